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

from dbz_desktop.rules.language.text.spellings import MEANT, SAID
from dbz_desktop.rules.language.text.spellings.row import Right


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


@dataclass(frozen=True, slots=True)
class Pattern:
    """What is looked for, and what it means.

    `needed` stands in small letters in whatever fits it: few texts hold what most patterns need,
    and only for those that do it is compiled.
    """

    wrong: str
    right: Right
    needed: str

    @property
    def compiled(self) -> re.Pattern[str]:
        """What finds it in a text."""
        return _compiled(self.wrong)


@cache
def _compiled(wrong: str) -> re.Pattern[str]:
    return re.compile(wrong, re.IGNORECASE)


@cache
def patterns(always: bool = False) -> tuple[Pattern, ...]:
    """All patterns, in the order in which what fits them is put right."""
    rows = MEANT if always else (*MEANT, *SAID)
    return tuple(Pattern(wrong, right, needed(wrong)) for wrong, right in rows)


_PLAIN = re.compile(r"[A-Za-z ,']")
_MAY_LACK = ("?", "*", "{")
_ONE_OF = re.compile(r"\[\^?\]?(?:\\.|[^\]\\])*\]")


def needed(wrong: str) -> str:
    """The longest plain words, in small letters, that stand in all that fits a pattern; "" if
    none are easily told."""
    runs, run, depth, at = [], "", 0, 0
    while at < len(wrong):
        each = wrong[at]
        at += 1
        if each == "|" and not depth:
            return ""
        if not depth and _PLAIN.match(each) and not wrong.startswith(_MAY_LACK, at):
            run += each
            continue
        runs.append(run)
        run = ""
        if each == "\\":
            at += 1
        elif found := _ONE_OF.match(wrong, at - 1):
            at = found.end()
        depth += (each == "(") - (each == ")")
    return max((*runs, run), key=len).lower()


@lru_cache(maxsize=20_000)
def correct(text: str, always: bool = False) -> Corrected:
    """Put a sentence right, as far as it has anything that this file knows. Never fails.

    What it does `always` is for texts that would be read without it too, but as something else.
    """
    columns = list(range(len(text)))
    # Beyond plain letters other ones may stand for a small one, too.
    small = text.lower() if text.isascii() else None
    for each in patterns(always):
        if small is not None and each.needed not in small:
            continue
        pattern, right = each.compiled, each.right
        if pattern.search(text) is None:
            continue
        parts: list[str] = []
        found: list[int] = []
        done = 0
        for match in pattern.finditer(text):
            start, stop = match.span()
            if text.count('"', 0, start) % 2:
                continue
            meant = match.expand(right) if isinstance(right, str) else right(match)
            new = _like(match.group(), meant)
            parts += [text[done:start], new]
            found += columns[done:start]
            found += [columns[min(start + i, stop - 1)] for i in range(len(new) - 1)]
            found += [columns[stop - 1]] if new else []
            done = stop
        text = "".join([*parts, text[done:]])
        columns = [*found, *columns[done:]]
        small = text.lower() if small is not None else None
    return Corrected(text, tuple(columns))


def _like(old: str, new: str) -> str:
    """A correction with the capital letter of what it stands for."""
    if old[:1].isupper() and new[:1].islower():
        return new[:1].upper() + new[1:]
    return new
