"""Sums, multiples and bounds of values: "your anger + 2", "half that amount", "the higher of"."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum

from dbz_desktop.rules.kernel.base import Amount
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.happenings.amounts_done import THAT_MANY, THAT_NUMBER, AmountDone
from dbz_desktop.rules.language.nouns.places import Owner
from dbz_desktop.rules.language.nouns.terms import Whose
from dbz_desktop.rules.language.values.measured import OF_MPS, MeasureOf
from dbz_desktop.rules.language.values.personalities import MpOf
from dbz_desktop.rules.language.values.values import (
    TABLE,
    THE_X,
    Number,
    OfPlayer,
    PlayerMeasure,
    Value,
)
from dbz_desktop.wording import Spec, first_spelling, phrase, words


def _of_both() -> Iterator[Spec]:
    """The higher or lower of what both players have, said in one breath."""
    sides = ((True, "(higher|highest|greater|greatest)"), (False, "(lower|lowest|lesser|smaller)"))
    for most, degree in sides:
        for what in PlayerMeasure:
            mine, his = OfPlayer(Whose.YOUR, what), OfPlayer(Whose.OPPONENT, what)
            fixed = {"left": mine, "right": his, "most": most}
            yield f"~the {degree} of (the 2|both) players' {what.value}", fixed
            yield f"~the {degree} {what.value} of (the 2|both|either) players", fixed
            yield f"~the {degree} {what.value} among [the 2|both] players", fixed
        for measure in OF_MPS:
            said = first_spelling(measure)
            my, their = (MeasureOf(MpOf(who), measure) for who in (Owner.YOUR, Owner.OPPONENT))
            fixed = {"left": my, "right": their, "most": most}
            yield f"~the {degree} of (the 2|both) MPs' ({said}|{said}s)", fixed
            yield f"~the {degree} {said} of (the 2|both) MPs", fixed


def _told_apart() -> Iterator[Spec]:
    """How far what both players have is apart, said in one breath; and so many less than that."""
    for what in PlayerMeasure:
        mine, his = OfPlayer(Whose.YOUR, what), OfPlayer(Whose.OPPONENT, what)
        fixed = {"left": mine, "right": his, "apart": True}
        noun = "anger [(level|levels)]" if what is PlayerMeasure.ANGER else what.value
        yield f"~the difference (in|between) {_BOTH_PLAYERS} {noun}", fixed
        yield f"~the difference (in|between) [the] {noun} of {_BOTH}", fixed
    for measure in OF_MPS:
        my, their = (MeasureOf(MpOf(who), measure) for who in (Owner.YOUR, Owner.OPPONENT))
        fixed = {"left": my, "right": their, "apart": True}
        several = str(measure.value).replace("(s)", "s")
        noun = f"({str(measure.value).replace('(s)', '')}|{several})"
        yield f"~the difference (in|between) (both|the 2|the|the two) MPs' {noun}", fixed
        yield f"~the difference (in|between) [the] {noun} of (both|the 2|the) MPs", fixed


_BOTH = "(both|the 2|the|either) (players|MPs)"
_BOTH_PLAYERS = "(both players'|the 2 players'|the players'|players'|both MPs')"


def _combined() -> Iterator[Spec]:
    """What both players have together, said in one breath."""
    both = "(both|the 2) "
    for what in PlayerMeasure:
        mine, his = OfPlayer(Whose.YOUR, what), OfPlayer(Whose.OPPONENT, what)
        yield f"~the (combined|total) {what.value} of {both}players", {"left": mine, "right": his}
    for measure in OF_MPS:
        said = first_spelling(measure)
        my, their = (MeasureOf(MpOf(who), measure) for who in (Owner.YOUR, Owner.OPPONENT))
        pinned = {"left": my, "right": their}
        yield f"~the (combined|total) ({said}|{said}s) of {both}MPs", pinned


@phrase(
    "{left} +{right}",
    ("{left} -{right}", {"less": True}),
    "~{left}[,] plus {right}",
    *_told_apart(),
    *_combined(),
    ("~{left}[,] minus {right}", {"less": True}),
    ("the difference between {left} and {right}", {"apart": True}),
    ("the higher of {left} and {right}", {"most": True}),
    ("~the (higher|greater) of {left} or {right}", {"most": True}),
    ("~the greater of {left} and {right}", {"most": True}),
    ("the lower of {left} and {right}", {"most": False}),
    ("~the (lower|lesser|smaller) of {left} or {right}", {"most": False}),
    ("~the (lesser|smaller) of {left} and {right}", {"most": False}),
    *_of_both(),
    *(
        spec
        for form, left in (("brief", AmountDone()), ("many", THAT_MANY))
        for spec in (
            ("that many +{right}", {"left": left}, form),
            ("that many -{right}", {"left": left, "less": True}, form),
            ("~that many plus {right}", {"left": left}, form),
            ("~that many minus {right}", {"left": left, "less": True}, form),
        )
    ),
    *(
        (f"~{{right}} {more} than that number{of}", {"left": THAT_NUMBER, **less}, form)
        for more, less in (("more", {}), ("(less|fewer)", {"less": True}))
        for of, form in (("", ""), (" of", "many"))
    ),
    ("that number +{right}", {"left": THAT_NUMBER}, "many"),
    ("that number -{right}", {"left": THAT_NUMBER, "less": True}, "many"),
    ("~that many plus {right}", {"left": AmountDone()}),
    ("~that many minus {right}", {"left": AmountDone(), "less": True}),
    ("{left} +{right}", {}, "brief"),
    ("{left} -{right}", {"less": True}, "brief"),
)
@dataclass(frozen=True, slots=True)
class Sum(Value):
    """Two amounts together, or one less another, which doesn't go below zero.

    Or how far they are `apart`, whichever is more; or the one that is `most`, or least.
    """

    left: Value
    right: Value
    less: bool = False
    apart: bool = False
    most: bool | None = None

    def __post_init__(self) -> None:
        if self.is_added_up and self.right.is_added_up:
            raise ValueError("sums are added up from left to right")
        if self.most is not None and self.right.is_added_up:
            raise ValueError("what is added stands behind the higher, or the lower, of two")

    @property
    def is_added_up(self) -> bool:
        return not self.apart and self.most is None

    @property
    def of_this(self) -> bool:
        """Whether "attack" after it would be the same one's: "… + the damage of this attack"."""
        return bool(getattr(self.right, "of_this", False))

    @property
    def of_cards(self) -> Sum:
        plain = self.left == AmountDone() and self.most is None and not self.apart
        return replace(self, left=THAT_MANY) if plain else self

    def value(self, game: Game, source: Source) -> int:
        left, right = self.left.value(game, source), self.right.value(game, source)
        if self.most is not None:
            return max(left, right) if self.most else min(left, right)
        if self.apart:
            return abs(left - right)
        return max(0, left - right) if self.less else left + right


_HALF = {"factor": 0, "down": False, "by": 2}
_HALF_DOWN = {**_HALF, "down": True}
_WHOLE = {"down": False, "by": 2}
_PARTS = {"factor": 0, "down": False}


def _of_that_many() -> Iterator[Spec]:
    """Parts and multiples of what was told before, and of cards of before."""
    for form, amount in (("brief", AmountDone()), ("many", THAT_MANY)):
        yield "half that many", {**_HALF, "amount": amount}, form
        yield "(twice|double) that many", {"factor": 2, "amount": amount, **_WHOLE}, form
        yield "{factor} times that many", {"amount": amount, **_WHOLE}, form
        for factor, told in (("half", _HALF), ("(twice|double)", {"factor": 2, **_WHOLE})):
            said = f"~{factor} (as many|(that|the same) (number|amount) of)"
            yield said, {**told, "amount": amount}, form
    for factor, told in (("half", _HALF), ("(twice|double)", {"factor": 2, **_WHOLE})):
        yield f"~{factor} (that|as) many", {**told, "amount": AmountDone()}


@phrase(
    ("half {amount}", _HALF),
    ("half {amount}, rounded down", _HALF_DOWN),
    ("(twice|double) {amount}", {"factor": 2, **_WHOLE}),
    ("{factor} times {amount}", _WHOLE),
    ("{amount} divided by {by}", _PARTS),
    ("{amount} divided by {by}, rounded down", {**_PARTS, "down": True}),
    ("~{amount} divided by {by}[,] rounded up", _PARTS),
    ("~a third of {amount}", {**_PARTS, "by": 3}),
    ("~a third of {amount}, rounded down", {**_PARTS, "by": 3, "down": True}),
    ("~a quarter of {amount}", {**_PARTS, "by": 4}),
    ("~a quarter of {amount}, rounded down", {**_PARTS, "by": 4, "down": True}),
    ("~half of {amount}", _HALF),
    ("~half [of] {amount:@of_those}", _HALF),
    ("~half [of] {amount:@of_those}, rounded down", _HALF_DOWN),
    ("~half of {amount}, rounded down", _HALF_DOWN),
    ("~half {amount} rounded down", _HALF_DOWN),
    ("~half of {amount} rounded down", _HALF_DOWN),
    *((f"~{{amount}} times {n}", {"factor": n, **_WHOLE}) for n in (2, 3, 4)),
    *(
        (f"~{factor} X", {"factor": n, "amount": THE_X, **_WHOLE}, form)
        for n, factor in ((2, "(2|twice)"), (3, "3"), (4, "4"))
        for form in ("", "brief")
    ),
    *_of_that_many(),
    ("half X", {**_HALF, "amount": THE_X}, "brief"),
    ("(twice|double) X", {"factor": 2, "amount": THE_X, **_WHOLE}, "brief"),
    ("{factor} times X", {"amount": THE_X, **_WHOLE}, "brief"),
    ("half AT", {**_HALF, "amount": TABLE}, "brief"),
    ("(twice|double) AT", {"factor": 2, "amount": TABLE, **_WHOLE}, "brief"),
    ("{factor} times AT", {"amount": TABLE, **_WHOLE}, "brief"),
)
@dataclass(frozen=True, slots=True)
class Times(Value):
    """A multiple; a `factor` of 0 stands for a part: the half, or one of `by` equal ones.

    Parts are rounded up unless it is said otherwise.
    """

    factor: int
    amount: Value
    down: bool = False
    by: int = 2

    def __post_init__(self) -> None:
        if self.by < 2:
            raise ValueError("one part is the whole")
        if self.amount.is_added_up:
            raise ValueError("a multiple stands before what is added to it")
        if isinstance(self.amount, Sum) and not self.factor and self.by > 2:
            raise ValueError("what is divided behind two amounts is the second of them")
        if isinstance(self.amount, Times | Number):
            raise ValueError("a multiple of a number, or of a multiple, is one by another number")

    @property
    def of_cards(self) -> Times:
        plain = self.amount == AmountDone() and self.by == 2 and not self.down
        return replace(self, amount=THAT_MANY) if plain else self

    def value(self, game: Game, source: Source) -> int:
        amount = self.amount.value(game, source)
        if self.factor:
            return self.factor * amount
        return (amount if self.down else amount + self.by - 1) // self.by


_MOST = "([to a|up to a|with a|a] (maximum|max) [of]|up to|but no more than)"
_LEAST = "([to a|with a|a] (minimum|min) [of]|but no less than)"


@words
class Bound(Enum):
    """The end of what an amount may come to."""

    MOST = f"to a maximum of|{_MOST}"
    LEAST = f"to a minimum of|{_LEAST}"


@phrase(
    ("{amount}, {bound} {n}", {"other": None}),
    ("{amount}, to a minimum of {n} and a maximum of {other}", {"bound": Bound.LEAST}),
    (f"~{{amount}}, {_LEAST} {{n}}[,] [and] {_MOST} {{other}}", {"bound": Bound.LEAST}),
    (f"~{{amount}}, {_MOST} {{other}}[,] [and] {_LEAST} {{n}}", {"bound": Bound.LEAST}),
)
@dataclass(frozen=True, slots=True)
class Bounded(Amount):
    """An amount that doesn't go past a number; or not below one, nor above the `other`."""

    amount: Amount
    bound: Bound
    n: int
    other: int | None = None

    def __post_init__(self) -> None:
        if not isinstance(self.amount, Value):
            raise ValueError("of what has no value of its own it isn't said how far it goes")
        if self.other is not None and self.n >= self.other:
            raise ValueError("the most is more than the least")

    def value(self, game: Game, source: Source) -> int:
        amount = self.amount.value(game, source)
        if self.bound is Bound.MOST:
            return min(self.n, amount)
        most = amount if self.other is None else min(self.other, amount)
        return max(self.n, most)
