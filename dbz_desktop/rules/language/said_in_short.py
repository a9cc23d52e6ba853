"""What is said in short of what was spoken of before: "there", "another", "their places"."""

from __future__ import annotations

import re

_ZONE = re.compile(
    r"\b(?:your|his|your opponent's) (?:Life Deck|discard pile|Banished Zone|hand)\b", re.IGNORECASE
)
_THERE = re.compile(r"\b(?:every|each|all) cop(?:y|ies) of (it|that card) there\b", re.IGNORECASE)
_ANOTHER = re.compile(r"\b(use another)(?=\.?$)", re.IGNORECASE)
_CRITICAL = re.compile(r"\buse a critical damage effect\b[^.]*\.?$", re.IGNORECASE)
_ENDS = re.compile(
    r"\btop and (?:the )?bottom cards? of (?P<deck>(?:your|his|your opponent's) Life Deck)\b",
    re.IGNORECASE,
)
_SWITCH = re.compile(
    r"\b(?P<does>switch|exchange|swap) (?:their places|the places of those cards|them|those cards)"
    r"(?=\.?$)",
    re.IGNORECASE,
)


def in_full(words: str, earlier: str) -> str:
    """A sentence with what it leaves out, as the sentences before it say that."""
    if (there := _THERE.search(words)) is not None:
        zones = _ZONE.findall(f"{earlier}. {words[: there.start()]}")
        if zones:
            words = _THERE.sub(rf"all copies of \1 in {zones[-1]}", words)
    if _CRITICAL.search(earlier):
        words = _ANOTHER.sub(r"\1 critical damage effect", words)
    ends = [*_ENDS.finditer(earlier)]
    if ends:
        words = _SWITCH.sub(rf"\g<does> the top and bottom cards of {ends[-1]['deck']}", words)
    return words
