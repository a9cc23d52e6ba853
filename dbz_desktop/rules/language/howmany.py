"""How many cards are meant: "a", "up to 3", "any number of", "2 random"."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from dbz_desktop.rules.kernel.base import Amount
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.wording import Phrase, phrase, words

NO_LIMIT = 1000


class Quantity(Phrase):
    """How many cards are meant."""

    counts: ClassVar[bool] = True
    at_random: ClassVar[bool] = False
    every: ClassVar[bool] = False
    """Whether all there are is meant, so that nobody chooses."""
    distinct: ClassVar[bool] = False
    """Whether no two of them may have the same title."""

    def bounds(self, game: Game, source: Source) -> tuple[int, int]:
        """At least and at most how many."""
        raise TypeError(type(self).__name__)

    def leaves(self, game: Game, source: Source) -> int | None:
        """How many are left of all there are, where that is what is said."""
        return None


class Definite(Quantity):
    """A quantity that can stand before "of your Drills"."""


@words
class QuantityWord(Enum):
    """How many, in one word."""

    ONE = "a"
    ANOTHER = "another"
    ANY_NUMBER = "any number of|any amount of"
    ANY = "any"
    ALL = "all"
    EVERY = "every|each"
    SAME = "the same number of|that many"


_ALL_THERE = (QuantityWord.ANY, QuantityWord.ALL, QuantityWord.EVERY)


@phrase("{word}")
@dataclass(frozen=True, slots=True)
class Plain(Quantity):
    """Just one; one that isn't the text's own card; as many as one likes; all there are."""

    word: QuantityWord

    @property
    def every(self) -> bool:  # type: ignore[override]
        """Whether all there are is meant, so that nobody chooses."""
        return self.word in _ALL_THERE

    def bounds(self, game: Game, source: Source) -> tuple[int, int]:
        if self.every:
            return NO_LIMIT, NO_LIMIT
        word = self.word
        if word is _ONE:
            return 1, 1
        if word is QuantityWord.SAME:
            n = len(source.memory.moved)
            return n, n
        return (0, NO_LIMIT) if word is QuantityWord.ANY_NUMBER else (1, 1)


_ONE = QuantityWord.ONE

ONE, ANOTHER = Plain(QuantityWord.ONE), Plain(QuantityWord.ANOTHER)

ALL, EVERY = Plain(QuantityWord.ALL), Plain(QuantityWord.EVERY)

ANY_NUMBER, ANY_THERE = Plain(QuantityWord.ANY_NUMBER), Plain(QuantityWord.ANY)


@phrase(
    ("{amount}", {"up_to": False}),
    ("~a total of {amount}", {"up_to": False}),
    ("up to {amount}", {"up_to": True}),
    ("~a total of up to {amount}", {"up_to": True}),
    ("all but {amount}", {"up_to": False, "but": True}),
)
@dataclass(frozen=True, slots=True)
class Number(Definite):
    """So many, or as many as there are; or at most so many; or all `but` so many."""

    amount: Amount
    up_to: bool = False
    but: bool = False

    def leaves(self, game: Game, source: Source) -> int | None:
        return self.amount.value(game, source) if self.but else None

    def bounds(self, game: Game, source: Source) -> tuple[int, int]:
        n = self.amount.value(game, source)
        return 0 if self.up_to or self.but else n, NO_LIMIT if self.but else n


@words
class Manner(Enum):
    """Which ones of several."""

    RANDOM = "random"
    DIFFERENT = "different"


@phrase(
    ("a random", {"n": 1, "manner": Manner.RANDOM, "up_to": False}),
    ("{n} {manner}", {"up_to": False}),
    ("up to {n} {manner}", {"up_to": True}),
)
@dataclass(frozen=True, slots=True)
class Numbered(Quantity):
    """So many by chance, or each with another title."""

    n: int
    manner: Manner
    up_to: bool = False

    @property
    def at_random(self) -> bool:  # type: ignore[override]
        """Whether chance takes them."""
        return self.manner is Manner.RANDOM

    @property
    def distinct(self) -> bool:  # type: ignore[override]
        """Whether no two are of one title."""
        return self.manner is Manner.DIFFERENT

    def bounds(self, game: Game, source: Source) -> tuple[int, int]:
        return 0 if self.up_to else self.n, self.n
