"""How much was done: "the amount lowered", "stages lost", "the damage prevented" (EFF-7)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

from dbz_desktop.rules.kernel.attack_events import DamageCalculated, DamagePrevented
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.attacks import TheAttack
from dbz_desktop.rules.language.terms import Unit
from dbz_desktop.rules.language.values import CardsHandled, Counted, Measured, Value, amount_told
from dbz_desktop.wording import phrase, verbs, words


@verbs
class AmountVerb(Enum):
    """What is done by an amount."""

    LOWER = "lower"
    RAISE = "raise"
    PAY = "pay"
    LOSE = "lose"
    GAIN = "gain"
    PREVENT = "prevent"


@words
class Step(Enum):
    """What somebody goes up or down by, and what is prevented."""

    STAGE = "stage(s)"
    LEVEL = "level(s)|level(s) of anger|anger|anger level(s)"
    OF_DAMAGE = "stage(s) of damage|stage(s)"
    LIFE_CARD = "life card(s) of damage|life card(s)"


_UNITS = {Step.OF_DAMAGE: Unit.STAGE, Step.LIFE_CARD: Unit.LIFE_CARD}
"""The unit of damage that is meant."""


_AMOUNT: dict[str, Any] = {"step": None, "attack": None}
_COUNTED: dict[str, Any] = {"attack": None}
_THAT_AMOUNT = {**_AMOUNT, "verb": None}
_KEPT_OFF: dict[str, Any] = {**_AMOUNT, "verb": AmountVerb.PREVENT}
_WHO = "(you|he|your opponent|a player|that player)"
_PAID_FOR: dict[str, Any] = {"verb": AmountVerb.PAY, "step": Step.STAGE}


@phrase(
    ("the amount {verb:@participle}", _AMOUNT),
    ("~the amount {verb:@participle} this way", _AMOUNT),
    ("~the [(amount of|total)] damage prevented [this way]", _KEPT_OFF),
    ("that amount", _THAT_AMOUNT),
    ("~the same (amount|number)", _THAT_AMOUNT),
    ("~the amount (it|your anger) was (raised|lowered)", _THAT_AMOUNT),
    ("{step:s} {verb:@participle}", _COUNTED, "units"),
    ("~{step} {verb:@participle} this way", _COUNTED, "units"),
    ("~{step} you {verb:@past} [this way]", _COUNTED, "units"),
    ("~{step:pl} {verb:@participle} [this way]", _COUNTED, "done"),
    ("~{step:pl} you {verb:@past} [this way]", _COUNTED, "done"),
    ("stage(s) paid for {attack}", _PAID_FOR, "units"),
    ("~[power] stage(s) paid to perform {attack}", _PAID_FOR, "units"),
    (f"~[power] stage(s) {_WHO} paid (for|to perform) {{attack}}", _PAID_FOR, "units"),
    ("~[power] stage(s) of {attack:@of} cost", _PAID_FOR, "units"),
    ("~[power] stages paid (for|to perform) {attack}", _PAID_FOR, "done"),
    (f"~[power] stages {_WHO} paid (for|to perform) {{attack}}", _PAID_FOR, "done"),
)
@dataclass(frozen=True, slots=True)
class AmountDone(Value):
    """By how much the sentence before, or what set this off, did it, or did something.

    Where that was done to cards, it is how many they were. `step` only words it, where each one
    counts: "stages paid", "levels lowered"; of damage that is prevented it is its unit. Or what was
    paid for an `attack`, with all that changed its cost (ATK-2).
    """

    verb: AmountVerb | None = None
    step: Step | None = None
    attack: TheAttack | None = None

    def __post_init__(self) -> None:
        of_damage = self.step is None or self.step in _UNITS
        if of_damage is not (self.verb is AmountVerb.PREVENT) and self.step is not None:
            raise ValueError("damage is prevented, and nothing else is")

    @property
    def rules(self) -> str:
        """The rule of stages and levels that are counted, or of damage that is prevented."""
        if self.verb is AmountVerb.PREVENT:
            return "ATK-7"
        if self.attack is not None:
            return "ATK-2"
        return "" if self.step is None else "EFF-7"

    def value(self, game: Game, source: Source) -> int:
        attack = source.attack
        if self.attack is not None:
            return int(attack.cost) if attack is not None else 0
        if self.verb is AmountVerb.PAY and attack is not None and attack.section.header.open:
            # What somebody chose, or had, to pay for the attack.
            return int(attack.cost)
        if self.verb is AmountVerb.PREVENT:
            return prevented(game, source, _UNITS.get(self.step) if self.step else None)
        amounts = dict(source.memory.amounts)
        told = None if self.verb is None else amounts.get(self.verb.value)
        if told is not None:
            return told
        own = attack is not None and attack.card == source.card
        if self.verb is AmountVerb.PAY and own and attack is not None:
            # Its text pays nothing itself: then it is what the attack cost.
            return int(attack.cost)
        amount = source.memory.amount or amount_told(source.event, self.verb and self.verb.value)
        return amount or (len(source.memory.moved) if self.verb is None else 0)


def prevented(game: Game, source: Source, unit: Unit | None) -> int:
    """How much damage was prevented, of one unit or of both (ATK-7).

    By what a text waits for, as that is told; else of its own attack by anything, and of the
    attack that it answered by its own card.
    """
    attack, event = source.attack, source.event
    if isinstance(event, DamageCalculated | DamagePrevented):
        return _kept_off(event, unit)
    if attack is None:
        return 0
    history, by = game.state.history, None if attack.player == source.player else source.credit
    found = 0
    for told in history.of((DamageCalculated, DamagePrevented), history.since(attack.began)):
        if isinstance(told, DamageCalculated | DamagePrevented) and told.number == attack.number:
            found += _kept_off(told, unit, by)
    return found


def _kept_off(
    event: DamageCalculated | DamagePrevented, unit: Unit | None, by: int | None = None
) -> int:
    """How much damage an event tells to be prevented, by a card."""
    if isinstance(event, DamagePrevented):
        told = [(event.amount, event.unit, event.card)]
    else:
        terms = (term for term in event.terms if term.label == "prevented")
        told = [(-term.amount, term.unit, term.card) for term in terms]
    units = [each.label for each in Unit if unit in (None, each)]
    return sum(n for n, of, card in told if of in units and by in (None, card))


def just_done(things: Counted | None) -> bool:
    """Whether what is counted is what the sentence before did, once and for all."""
    amount = things.value if isinstance(things, Measured) else None
    return (isinstance(amount, AmountDone) and amount.attack is None) or isinstance(
        things, CardsHandled
    )
