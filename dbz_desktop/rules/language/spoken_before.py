"""Words that go on about two things, or another one, of which the text before them spoke."""

from __future__ import annotations

import re

_ANOTHER = re.compile(r"(\buse )another(?=\.?$)", re.IGNORECASE)
_USED_CRITICAL = re.compile(r"\buse an? critical damage effect\b", re.IGNORECASE)


def of_another_effect(words: str, earlier: str) -> str:
    """Another one that is used, where the text before used a critical damage effect."""
    if _USED_CRITICAL.search(earlier) is None:
        return words
    return _ANOTHER.sub(r"\1another critical damage effect", words)


_BOTH_MPS = re.compile(r"\byour MP\b[^.]*\byour opponent's MP\b", re.IGNORECASE)
_THEIR_LEVELS = re.compile(
    r"\bthe difference (?:in|between|of) their levels(?: ?\+ ?(\d+)| plus (\d+))?(?=[,.]|$)",
    re.IGNORECASE,
)
_LEVEL_THEY_ARE = re.compile(
    r"\b(if|unless|while) they are (?:at |on )?(?:the same|(different)) levels?(?=,|\.?$)",
    re.IGNORECASE,
)


def of_both_levels(words: str, earlier: str) -> str:
    """How the levels of both MPs stand to each other that the text before spoke of."""
    if _BOTH_MPS.search(earlier) is None:
        return words

    def apart(found: re.Match[str]) -> str:
        more = found[1] or found[2]
        added = f"{more} + " if more else ""
        return f"{added}the difference between your MP's level and your opponent's MP's level"

    words = _THEIR_LEVELS.sub(apart, words)
    return _LEVEL_THEY_ARE.sub(
        lambda found: (
            f"{found[1]} your MP's level is {'not ' if found[2] else ''}equal to your opponent's"
        ),
        words,
    )
