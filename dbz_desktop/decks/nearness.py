"""Which titles are spelt nearly like something: quick enough for a list full of riddles."""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from dbz_desktop.cards.search import fold

_TRIED = 10
"""Titles that share the most pairs of letters with what was written are compared in full."""


@lru_cache(maxsize=20_000)
def spelt(text: str) -> str:
    """A title for comparing: letters and digits only, one blank between words."""
    kept = "".join(mark if mark.isalnum() else " " for mark in fold(text).replace("'", ""))
    return " ".join(kept.split())


def likeness(one: str, other: str) -> float:
    """How alike two spellings are, 0 to 1."""
    return difflib.SequenceMatcher(None, one, other, autojunk=False).ratio()


class NearTitles:
    """Spellings by the pairs of letters in them."""

    def __init__(self, titles: Iterable[str]) -> None:
        """`titles` are spelt by `spelt` already."""
        self._titles = list(dict.fromkeys(titles))
        self._sizes = [len(_pairs(title)) for title in self._titles]
        self._places: dict[str, list[int]] = {}
        for place, title in enumerate(self._titles):
            for pair in _pairs(title):
                self._places.setdefault(pair, []).append(place)

    def near(self, written: str, most: int, least: float) -> list[tuple[str, float]]:
        """Up to `most` titles and how alike they are, the nearest first, none below `least`."""
        pairs = _pairs(written)
        shared: Counter[int] = Counter()
        for pair in pairs:
            shared.update(self._places.get(pair, ()))
        worth = {
            place: 2 * count / (len(pairs) + self._sizes[place]) for place, count in shared.items()
        }
        tried = sorted(worth, key=lambda place: -worth[place])[:_TRIED]
        found = [
            (title, likeness(written, title)) for title in map(self._titles.__getitem__, tried)
        ]
        found = [(title, alike) for title, alike in found if alike >= least]
        return sorted(found, key=lambda each: -each[1])[:most]


def _pairs(text: str) -> set[str]:
    padded = f" {text} "
    return {padded[place : place + 2] for place in range(len(padded) - 1)}
