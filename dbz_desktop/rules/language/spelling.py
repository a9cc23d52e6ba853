"""Misprints and old spellings of the printed cards, put right before the grammar reads them.

What a card means by a slip of its printer, or by a word that later sets no longer use, is said
once in :mod:`.spellings`; the grammar knows one spelling. Nothing of it is ever printed. What
stands in quotes is left alone: a title is what it is, and a text that is gained is put right when
it is read itself.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache

from dbz_desktop.rules.language.spellings import MEANT, SAID


@dataclass(frozen=True, slots=True)
class Corrected:
    """A text put right, and where each of its characters stands in the text that was given."""

    text: str
    columns: tuple[int, ...]

    def column(self, at: int) -> int:
        """The column of the given text for a column of the corrected one."""
        if at < len(self.columns):
            return self.columns[at]
        return self.end(len(self.columns)) + at - len(self.columns)

    def end(self, at: int) -> int:
        """The column after the character before `at`, in the given text."""
        return self.columns[at - 1] + 1 if 0 < at <= len(self.columns) else at


@cache
def patterns(always: bool = False) -> tuple[tuple[re.Pattern[str], str], ...]:
    """What is looked for, and what it means, in the order in which it is put right.

    A text in the game's own words never needs most of them: they wait for the first that does.
    """
    rows = MEANT if always else (*MEANT, *SAID)
    return tuple((re.compile(wrong, re.IGNORECASE), right) for wrong, right in rows)


@lru_cache(maxsize=20_000)
def correct(text: str, always: bool = False) -> Corrected:
    """Put a sentence right, as far as it has anything that this file knows. Never fails.

    What it does `always` is for texts that would be read without it too, but as something else.
    """
    columns = list(range(len(text)))
    for pattern, right in patterns(always):
        if pattern.search(text) is None:
            continue
        parts: list[str] = []
        found: list[int] = []
        done = 0
        for match in pattern.finditer(text):
            start, stop = match.span()
            if text.count('"', 0, start) % 2:
                continue
            new = _like(match.group(), match.expand(right))
            parts += [text[done:start], new]
            found += columns[done:start]
            found += [columns[min(start + i, stop - 1)] for i in range(len(new) - 1)]
            found += [columns[stop - 1]] if new else []
            done = stop
        text = "".join([*parts, text[done:]])
        columns = [*found, *columns[done:]]
    return Corrected(text, tuple(columns))


def _like(old: str, new: str) -> str:
    """A correction with the capital letter of what it stands for."""
    if old[:1].isupper() and new[:1].islower():
        return new[:1].upper() + new[1:]
    return new
