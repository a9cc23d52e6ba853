"""How many power stages are gained, lost or paid (EFF-7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from dbz_desktop.rules.kernel.base import Amount
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.happenings.amounts_done import AmountDone
from dbz_desktop.rules.language.happenings.sums import Times
from dbz_desktop.rules.language.values.values import Number
from dbz_desktop.wording import Phrase, phrase

_HALF_DOWN: dict[str, Any] = {"amount": None, "half": True, "down": True}


@phrase(
    ("that amount of stages", {"amount": AmountDone()}),
    ("~that many stages", {"amount": AmountDone()}),
    "{amount:@brief} stage(s)",
    "stages equal to {amount}",
    "~{amount} stage(s)",
    ("~a stage", {"amount": Number(1)}),
    "~a number of stages equal to {amount}",
    "~as many stages as {amount:@as}",
    ("any amount of stages", {"amount": None}),
    ("~any number of stages", {"amount": None}),
    ("all stages", {"amount": None, "every": True}),
    ("all but {amount:@brief} stage(s)", {"every": True}),
    *(
        (f"~all {stages}", {"every": True, **pinned})
        for n, pinned in (("{amount:@brief}", {}), ("one", {"amount": Number(1)}))
        for stages in (
            f"but {n} of (its|his|their|your) [power] stages",
            f"[of] (its|his|their|your) [power] stages (but|except) {n}",
            f"[of] (its|his|their|your) [power] stages except for {n}",
        )
    ),
    ("~all [of] (its|his|their|your) stages", {"amount": None, "every": True}),
    ("up to {amount} stage(s)", {"up_to": True}),
    ("~(the same|an equal|that) (number|amount) of stages", {"amount": AmountDone()}),
    ("~as many stages", {"amount": AmountDone()}),
    ("~half as many [stages]", {"amount": Times(0, AmountDone())}),
    ("~twice as many [stages]", {"amount": Times(2, AmountDone())}),
    ("~(the same amount|that amount|that much|as much|those stages)", {"amount": AmountDone()}),
    ("~stages equal to (the number|the same number)", {"amount": AmountDone()}),
    ("half of its stages", {"amount": None, "half": True}),
    ("~half [of] (its|his|their|your) stages", {"amount": None, "half": True}),
    ("half of its stages, rounded down", _HALF_DOWN),
    ("~half [of] (its|his|their|your) stages, rounded down", _HALF_DOWN),
    ("~{amount} [stage(s)]", {}, "by"),
    ("{amount:@brief} more stage(s)", {}, "more"),
    ("~{amount:@brief} (additional|more|extra) (stage|stages)", {}, "more"),
    ("~an (additional|extra) {amount:@brief} (stage|stages)", {}, "more"),
    ("~an (additional|extra) stage", {"amount": Number(1)}, "more"),
    ("up to {amount:@brief} more stage(s)", {"up_to": True}, "more"),
    ("~up to {amount:@brief} (additional|more|extra) (stage|stages)", {"up_to": True}, "more"),
    ("any number of more stages", {"amount": None}, "more"),
    ("~any (number|amount) of (additional|more|extra) stages", {"amount": None}, "more"),
)
@dataclass(frozen=True, slots=True)
class Stages(Phrase):
    """So many stages, or as many as one likes, perhaps `up_to` a number; or `every` one, or every
    one but so many.

    Or `half` of those that there are, rounded up, or `down`.
    """

    amount: Amount | None
    every: bool = False
    up_to: bool = False
    half: bool = False
    down: bool = False
    rated: bool = False
    """Whether each gains as many as its own Power Up Rating (TRN-2)."""

    def number(self, game: Game, source: Source) -> int | None:
        """How many; None lets somebody choose, or is all there are."""
        chosen = self.amount is None or self.up_to or self.every
        return None if chosen or self.amount is None else self.amount.value(game, source)
