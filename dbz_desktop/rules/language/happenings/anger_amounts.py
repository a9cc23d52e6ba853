"""By how much anger is raised or lowered, or to what number it is set (ANG-2)."""

from __future__ import annotations

from dataclasses import dataclass

from dbz_desktop.rules.kernel.base import Amount
from dbz_desktop.rules.language.happenings.amounts_done import AmountDone
from dbz_desktop.rules.language.happenings.sums import Bound, Bounded, Sum
from dbz_desktop.rules.language.nouns.terms import Whose
from dbz_desktop.rules.language.values.values import Number, OfPlayer, PlayerMeasure
from dbz_desktop.wording import Phrase, phrase

_HALF = {"amount": None, "least": None, "to": False, "half": True}
_HALF_DOWN = {**_HALF, "down": True}
_BESIDES = {"least": None, "to": False, "more": True}
_AS_MANY = {"amount": AmountDone(), "least": None, "to": False}
BOTH = (
    OfPlayer(Whose.YOUR, PlayerMeasure.ANGER),
    OfPlayer(Whose.OPPONENT, PlayerMeasure.ANGER),
)


@phrase(
    ("{amount:@brief}", {"least": None, "to": False}),
    ("by that amount", _AS_MANY),
    ("by an amount equal to {amount}", {"least": None, "to": False}),
    ("~{amount}", {"least": None, "to": False}),
    ("~{amount} (level|levels)", {"least": None, "to": False}),
    ("~by {amount}", {"least": None, "to": False}),
    # Where it isn't said of what is being done, it is done besides.
    ("{amount} additional level(s)", _BESIDES),
    ("~[by] {amount} (additional|more|extra) (level|levels)", _BESIDES),
    ("~[by] an (additional|extra) level", {**_BESIDES, "amount": Number(1)}),
    ("any amount", {"amount": None, "least": None, "to": False}),
    ("~by any (number|amount) [of levels]", {"amount": None, "least": None, "to": False}),
    ("~any number", {"amount": None, "least": None, "to": False}),
    ("~{amount}", {"least": None, "to": False}, "many"),
    ("~[by] (the same|that|an equal) number of levels", _AS_MANY),
    ("~[by] that many levels", _AS_MANY),
    ("~any (number|amount) of levels", {"amount": None, "least": None, "to": False}),
    ("up to {amount}", {"least": None, "to": False, "up_to": True}),
    ("~[by] up to {amount} (level|levels)", {"least": None, "to": False, "up_to": True}),
    ("~by up to {amount}", {"least": None, "to": False, "up_to": True}),
    ("{amount}, to a minimum of {least}", {"to": False}),
    ("to {amount}", {"least": None, "to": True}),
    ("~to {amount} level(s)", {"least": None, "to": True}),
    ("~until it is [at] {amount}", {"least": None, "to": True}),
    ("~an amount equal to {amount}", {"least": None, "to": False}),
    ("~equal to {amount}", {"least": None, "to": False}),
    ("~[by] a number of levels equal to {amount}", {"least": None, "to": False}),
    ("~[by] levels equal to {amount}", {"least": None, "to": False}),
    ("~[by] as many levels as {amount:@as}", {"least": None, "to": False}),
    *(
        (
            f"to the ({degree}) of the 2",
            {"amount": Sum(*BOTH, most=most), "least": None, "to": True},
            "both",
        )
        for most, degree in ((True, "higher|highest|greater"), (False, "lower|lowest|lesser"))
    ),
    ("by half", {**_HALF, "down": False}),
    ("~by half, rounded up", {**_HALF, "down": False}),
    ("by half, rounded down", _HALF_DOWN),
    ("~[to] [equal to|the same as] {amount}", {"least": None, "to": True}, "become"),
)
@dataclass(frozen=True, slots=True)
class By(Phrase):
    """By so much, or by as much as one likes, perhaps no lower than a number; or `to` a number.

    With `up_to` one chooses how much, and no more than that; `half` is that of what there is,
    rounded up, or `down`.
    """

    amount: Amount | None
    least: int | None = None
    to: bool = False
    up_to: bool = False
    half: bool = False
    down: bool = False
    # How it is said; "whenever" it is done, that is an increase of the amount.
    more: bool = False

    def __post_init__(self) -> None:
        if self.least is None and not self.to and isinstance(self.amount, Bounded):
            if self.amount.bound is Bound.LEAST:
                raise ValueError("a minimum is one of the anger, not of the amount")
