"""Nouns crossed with frames: each sentence is read in one way, and read again as it is printed.

A frame says which nouns it takes by the words that it leaves open: X the noun, X's whose that is,
`HIS` what is his, and {a/b} a verb that agrees with one or several.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from zlib import crc32

from dbz_desktop.cards import Card, CardType
from dbz_desktop.rules.language.compiler import canonical_text, compile_text
from tests.long import LONG

EVENT, DRILL = CardType.EVENT, CardType.DRILL
ONE_IN = 8
"""Of so many cells one is tried where not all are."""


@dataclass(frozen=True)
class Noun:
    """A noun, whether its verb is in the plural, and whose what it has is."""

    said: str
    plural: bool = False
    his: str = "his"

    @property
    def whose(self) -> str:
        """The noun as an owner."""
        if self.said in ("you", "your opponent"):
            return {"you": "your", "your opponent": "your opponent's"}[self.said]
        return self.said + ("'" if self.said.endswith("s") else "'s")


@dataclass(frozen=True)
class Frame:
    """A sentence with a noun left out, the type of its card, and which nouns it takes."""

    said: str
    kind: CardType = DRILL
    takes: Callable[[Noun], bool] = lambda noun: True

    def of(self, noun: Noun) -> str:
        """The whole text with a noun in it."""
        chosen = 2 if noun.plural else 1
        text = re.sub(r"\{([^}/]*)/([^}]*)\}", lambda each: each[chosen], self.said)
        text = text.replace("HIS", noun.his).replace("X's", noun.whose).replace("X", noun.said)
        return re.sub(
            r"((?:^|POWER: |\] |\. ))([a-z])", lambda at: at[1] + at[2].upper(), text, count=1
        )


def cells(nouns: Iterable[Noun], frames: Iterable[Frame]) -> Iterator[tuple[CardType, str]]:
    """Every sensible pair as a card's text."""
    nouns = tuple(nouns)
    for frame in frames:
        for noun in nouns:
            if frame.takes(noun):
                yield frame.kind, frame.of(noun)


def wrong(kind: CardType, text: str) -> str:
    """Why a text isn't read once, or isn't read again as it is printed; "" where it is."""
    card = Card("X-1", "Tried", kind, text)
    program = compile_text(card, text)
    if program.failures:
        return f"{text} -- {program.failures[0].message}"
    printed = canonical_text(program)
    again = compile_text(card, printed)
    if again.failures or canonical_text(again) != printed:
        return f"{text} -- printed {printed}"
    return ""


def all_wrong(nouns: Iterable[Noun], frames: Iterable[Frame], every: bool = LONG > 1) -> list[str]:
    """What is wrong of the table, or of the part of it that is tried."""
    tried = cells(nouns, frames)
    part = (each for each in tried if every or not crc32(each[1].encode()) % ONE_IN)
    return [found for each in part if (found := wrong(*each))]
