"""So much of the damage of an attack: "2 stages", "all life cards", "half of the stages"."""

from __future__ import annotations

from dataclasses import dataclass

from dbz_desktop.rules.flow.damage import EVERYTHING
from dbz_desktop.rules.kernel.base import Amount
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.nouns.terms import Unit
from dbz_desktop.rules.language.values.values import Number
from dbz_desktop.wording import Phrase, phrase


@phrase(
    "{amount} {unit:s}",
    ("{amount:@brief} {unit:s}", {}, "brief"),
    ("{amount:@brief} {unit:s} of damage", {}, "told"),
    ("{unit:pl} of damage equal to {amount}", {}, "told"),
    "~up to {amount} {unit}",
    "~[up to] the first {amount} {unit}",
    ("~the first {unit}", {"amount": Number(1)}),
    "~[a number of|an amount of] {unit:pl} [of damage] equal to {amount}",
    "~as many {unit:pl} [of damage] as {amount:@as}",
    "~{amount} {unit} of damage",
    "~[up to] {amount} of (those|the|these) {unit:pl}",
    ("~half of the {unit} damage", {"amount": None, "half": True}, "told"),
    ("~all [of] [the] {unit} damage", {"amount": None}, "told"),
    ("~no {unit} damage", {"amount": None}, "none"),
    ("all {unit:pl}", {"amount": None}),
    ("half of the {unit:pl}", {"amount": None, "half": True}),
    ("half of the {unit:pl}", {"amount": None, "half": True, "down": True}, "down"),
    ("{amount:@brief} {unit:s}", {"but": True}, "left"),
    ("all but {amount} {unit:s}", {"but": True}),
    *(
        (f"{words}{of}", pinned, form)
        for form, of in (("brief", ""), ("told", " of damage"))
        for words, pinned in (
            ("all {unit:pl}", {"amount": None}),
            ("half of the {unit:pl}", {"amount": None, "half": True}),
            ("all but {amount} {unit:s}", {"but": True}),
        )
    ),
    ("~all except {amount} {unit:s}", {"but": True}),
)
@dataclass(frozen=True, slots=True)
class Portion(Phrase):
    """An amount of damage that is prevented, or less where there is less; or all of one unit.

    Or `half` of what the attack deals of it, rounded up or `down`, or all `but` so much.
    """

    amount: Amount | None
    unit: Unit
    half: bool = False
    but: bool = False
    down: bool = False

    def number(self, game: Game, source: Source) -> int:
        """How much that is, at most."""
        if self.half or self.but:
            attack = source.attack
            deals = 0 if attack is None else attack.stages
            if attack is not None and self.unit is Unit.LIFE_CARD:
                deals = attack.life_cards
            if self.amount is not None:
                return max(0, deals - self.amount.value(game, source))
            return (deals + (not self.down)) // 2
        return EVERYTHING if self.amount is None else self.amount.value(game, source)
