"""How many cards are meant: "a", "up to 3", "any number of", "2 random"."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, ClassVar

from dbz_desktop.rules.kernel.base import Amount
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.values import values
from dbz_desktop.wording import Phrase, Spec, phrase, words

NO_LIMIT = 1000

A_SINGLE_ONE = values.Number(1)


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

    @property
    def is_part(self) -> bool:
        """Whether it is told by how many there are, so that these must be known."""
        return False

    def of_all(self, there: int, game: Game, source: Source) -> tuple[int, int]:
        """At least and at most how many of all that are `there`."""
        low, high = self.bounds(game, source)
        return low, there if high == NO_LIMIT else high


@words
class QuantityWord(Enum):
    """How many, in one word."""

    ONE = "a"
    ANOTHER = "another|a different"
    ANY_NUMBER = "any number of|any amount of"
    ANY = "any"
    ALL = "all|all [of] the"
    EVERY = "every|each"
    HALF = "half of the|half the|half of|half"


_ONE, _ANY = QuantityWord.ONE, QuantityWord.ANY
_ALL, _EVERY = QuantityWord.ALL, QuantityWord.EVERY


@phrase("{word}")
@dataclass(frozen=True, slots=True)
class Plain(Quantity):
    """Just one; one that isn't the text's own card; as many as one likes; all there are."""

    word: QuantityWord

    @property
    def every(self) -> bool:  # type: ignore[override]
        """Whether all there are is meant, so that nobody chooses."""
        word = self.word
        return word is _ALL or word is _EVERY or word is _ANY

    @property
    def is_part(self) -> bool:
        return self.word is QuantityWord.HALF

    def of_all(self, there: int, game: Game, source: Source) -> tuple[int, int]:
        if self.is_part:
            # Halves are rounded up.
            half = (there + 1) // 2
            return half, half
        return Quantity.of_all(self, there, game, source)

    def bounds(self, game: Game, source: Source) -> tuple[int, int]:
        word = self.word
        if word is _ONE:
            return 1, 1
        if self.every:
            return NO_LIMIT, NO_LIMIT
        if word is QuantityWord.HALF:
            return 0, NO_LIMIT
        return (0, NO_LIMIT) if word is QuantityWord.ANY_NUMBER else (1, 1)


ONE, ANOTHER = Plain(QuantityWord.ONE), Plain(QuantityWord.ANOTHER)

HALF = Plain(QuantityWord.HALF)

ALL, EVERY = Plain(QuantityWord.ALL), Plain(QuantityWord.EVERY)

ANY_NUMBER, ANY_THERE = Plain(QuantityWord.ANY_NUMBER), Plain(QuantityWord.ANY)


def at_random(quantity: Quantity) -> Quantity:
    """As many that chance takes. Raises ValueError where that isn't said of so many."""
    if quantity == ONE:
        return Number(A_SINGLE_ONE, manner=Manner.RANDOM)
    if not isinstance(quantity, Number) or quantity.manner is not None:
        raise ValueError("so many that chance takes are a number of them")
    return replace(quantity, manner=Manner.RANDOM)


@words
class Manner(Enum):
    """Which ones of several."""

    RANDOM = "random"
    DIFFERENT = "different|differently (titled|named)"


@words
class Choice(Enum):
    """Who chooses which ones, where it isn't who does something to them."""

    YOU = "of your choice|[that] you choose|chosen by you"
    OPPONENT = (
        "of your opponent's choice|of his choice|[that] (he|your opponent) chooses"
        "|chosen by (your opponent|him)"
    )
    RIVAL = "of his opponent's choice|[that] his opponent chooses|chosen by his opponent"

    def seat(self, source: Source) -> int:
        """The seat that chooses."""
        return source.opponent if self is Choice.OPPONENT else source.player


_SO_MANY: dict[str, Any] = {"up_to": False, "manner": None}
_AT_MOST: dict[str, Any] = {"up_to": True, "manner": None}


@phrase(
    ("{amount:@many}", _SO_MANY),
    ("{amount:@brief}", _SO_MANY),
    ("~{amount}", _SO_MANY),
    ("~exactly {amount}", _SO_MANY),
    ("~a total of {amount}", _SO_MANY),
    ("up to {amount:@many}", _AT_MOST),
    ("up to {amount}", _AT_MOST),
    ("~a total of up to {amount}", _AT_MOST),
    ("all but {amount}", {**_SO_MANY, "but": True}),
    ("{amount} or more", {**_SO_MANY, "more": True}),
    ("~(at least|no fewer than) {amount}", {**_SO_MANY, "more": True}),
    ("{amount} or {most}", _SO_MANY),
    ("~between {amount} and {most}", _SO_MANY),
    ("a random", {"amount": A_SINGLE_ONE, "manner": Manner.RANDOM, "up_to": False}),
    ("{amount:@as}", _SO_MANY, "as"),
    ("{amount:@as}", _AT_MOST, "most"),
    ("{amount:@told} {manner}", {"up_to": False}),
    ("up to {amount:@told} {manner}", {"up_to": True}),
    ("{amount} {manner}", {"up_to": False}),
    ("up to {amount} {manner}", {"up_to": True}),
)
@dataclass(frozen=True, slots=True)
class Number(Quantity):
    """So many, or as many as there are; at most or at least so many; or all `but` so many.

    Or one of two numbers that follow each other, as one likes: "1 or 2". They may be taken by
    chance, or each with another title.
    """

    amount: Amount
    up_to: bool = False
    but: bool = False
    more: bool = False
    most: int | None = None
    manner: Manner | None = None

    def __post_init__(self) -> None:
        if not (self.but or self.more or self.manner or self.most):
            object.__setattr__(self, "amount", self.amount.of_cards)
        if self.most is not None and self.amount != values.Number(self.most - 1):
            raise ValueError("one of two numbers that follow each other")
        if getattr(self.amount, "of_this", False):
            raise ValueError("the damage of this attack is no number of attacks")

    @property
    def at_random(self) -> bool:  # type: ignore[override]
        """Whether chance takes them."""
        return self.manner is Manner.RANDOM

    @property
    def distinct(self) -> bool:  # type: ignore[override]
        """Whether no two are of one title."""
        return self.manner is Manner.DIFFERENT

    def bounds(self, game: Game, source: Source) -> tuple[int, int]:
        n = self.amount.value(game, source)
        if self.but or self.more:
            return n if self.more else 0, NO_LIMIT
        return 0 if self.up_to else n, self.most or n

    @property
    def is_part(self) -> bool:
        return self.but

    def of_all(self, there: int, game: Game, source: Source) -> tuple[int, int]:
        if self.but:
            left = max(0, there - self.amount.value(game, source))
            return left, left
        return Quantity.of_all(self, there, game, source)


ONE_OF = Number(A_SINGLE_ONE)
"""One of several: "1 of those cards"."""


def as_one_likes() -> Iterator[Spec]:
    """Any number of cards, as a noun says that one takes as many as one likes."""
    freely: dict[str, Any] = {"quantity": ANY_NUMBER, "besides": None}
    like = "as (you|he|they) (wish|wishes|want|wants|like|likes|choose|chooses)"
    yield f"~as many {{cards:pl}} {like}", {**freely, "where": None}
    yield f"~as many {{cards:pl}} {like} {{where}}", freely
    yield f"~as many {{cards:pl}} {{where}} {like}", freely


def of_one_title() -> Iterator[Spec]:
    """That all of them are of one title, before or behind where they are; or all copies of one."""
    titled: dict[str, Any] = {"besides": None, "alike": True}
    copies: dict[str, Any] = {**titled, "quantity": EVERY}
    for said in (
        "all copies of a {cards}",
        "~(all [of] [the]|each|every) (copies|copy) of (a|any|one) {cards}",
    ):
        yield f"{said} {{where}}", copies
        yield said, {**copies, "where": None}
    yield "{quantity} {cards:pl} with the same title {where}", titled
    yield "{quantity} {cards:pl} with the same title", {**titled, "where": None}
    for said in (
        "(of|with) the same (name|title)",
        "that share (a|the same) (name|title)",
        "that have the same (name|title)",
    ):
        yield f"~{{quantity}} {{cards:pl}} {said} {{where}}", titled
        yield f"~{{quantity}} {{cards:pl}} {{where}} {said}", titled
        yield f"~{{quantity}} {{cards:pl}} {said}", {**titled, "where": None}
