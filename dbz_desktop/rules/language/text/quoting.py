"""Titles in quotes: a comma or period within them is the sentence's, and stands behind them."""

from __future__ import annotations

import re

_COMMA = re.compile(r',"(?=\s|$)')
# A text that is gained keeps its period, and so does a name that ends with one.
_PERIOD = re.compile(
    r'(?<=")(?!Endurance \d)((?:[A-Z][\w\'-]*|\d+|of|the|and|in|to|for|vs\.)'
    r'(?:[ -](?:[A-Z\d][\w\'-]*|of|the|and|in|to|for))*)(?<!\bJr)(?<!\bSr)(?<!\bDr)\."(?=\s|$)'
)


def told_titles(text: str) -> str:
    """Return the text, of the same length, with such a comma or period behind the quotes."""
    if '"' not in text:
        return text
    return _PERIOD.sub(r'\1".', _COMMA.sub('",', text))
