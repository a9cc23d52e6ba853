"""What changed from one wording of a card to the next, word by word."""

from __future__ import annotations

import re
from difflib import SequenceMatcher

from dbz_desktop.cards.icon_words import ICON, in_words

_WORD = re.compile(rf"{ICON.pattern.replace('(', '(?:')}|\s+|\w+(?:['’]\w+)?|[^\w\s]")


def changes(before: str, after: str) -> list[tuple[str, str]]:
    """What changed from one text to the next, word by word.

    Runs of ("same" | "gone" | "new", text), in reading order.
    """
    old, new = _WORD.findall(before), _WORD.findall(after)
    runs: list[tuple[str, str]] = []
    for tag, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if tag == "equal":
            runs.append(("same", "".join(old[a:b])))
            continue
        if b > a:
            runs.append(("gone", "".join(old[a:b])))
        if d > c:
            runs.append(("new", "".join(new[c:d])))
    return runs


def spoken(before: str, after: str) -> str:
    """The changes for who can't see them."""
    words = {"gone": "[taken out: {}]", "new": "[new: {}]", "same": "{}"}
    runs = changes(before, after)
    told = [words[kind].format(text.strip()) for kind, text in runs if text.strip()]
    return in_words(" ".join(told))
