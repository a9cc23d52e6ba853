"""The icons in a text of a card, and the text with words in their places."""

from __future__ import annotations

import re

ICON = re.compile(r"\[(attack|defense|constant|instant)\]")
"""An icon in a text of a card."""


def in_words(text: str) -> str:
    """A text with its icons as words, for places that show no icons."""
    return ICON.sub(r"\1", text)
