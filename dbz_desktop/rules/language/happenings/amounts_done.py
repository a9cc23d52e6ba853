"""How much was done: "the amount lowered", "stages lost", "the damage prevented" (EFF-7)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

from dbz_desktop.rules.kernel.attack_events import AttackBegan, DamageCalculated, DamagePrevented
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.attacks.attacks import TheAttack
from dbz_desktop.rules.language.nouns.terms import Unit
from dbz_desktop.rules.language.values.values import (
    CardsHandled,
    Counted,
    Measured,
    Value,
    amount_told,
)
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


_OF_STAGES, _UP = ("gain", "lose", "pay"), ("gain", "raise")


class Told(Enum):
    """An amount that was told before: of anything, of cards, or a number that was said."""

    AMOUNT = "that amount"
    MANY = "that many"
    NUMBER = "that number"


_COUNTED: dict[str, Any] = {"attack": None, "told": Told.AMOUNT}
_AMOUNT: dict[str, Any] = {**_COUNTED, "step": None}
_BEFORE: dict[str, Any] = {"step": None, "attack": None, "verb": None}
_KEPT_OFF: dict[str, Any] = {**_AMOUNT, "verb": AmountVerb.PREVENT}
_WHO = "(you|he|your opponent|a player|that player)"
_LOSER = "(you|he|your opponent|your MP|your opponent's MP|that personality|that Ally|it)"
_ANGER = "((your|his|your opponent's) anger|it)"
_PAID_FOR: dict[str, Any] = {"verb": AmountVerb.PAY, "step": Step.STAGE, "told": Told.AMOUNT}


@phrase(
    ("the amount {verb:@participle}", _AMOUNT),
    ("~the [total] amount {verb:@participle} [this way]", _AMOUNT),
    ("~the [(amount of|total)] damage prevented [this way]", _KEPT_OFF),
    ("that amount", {**_BEFORE, "told": Told.AMOUNT}),
    ("~the same (amount|number)", {**_BEFORE, "told": Told.AMOUNT}),
    ("~the amount (it|your anger) was (raised|lowered)", {**_BEFORE, "told": Told.AMOUNT}),
    ("that number", {**_BEFORE, "told": Told.NUMBER}),
    ("~the ((chosen|named) number|number (chosen|named))", {**_BEFORE, "told": Told.NUMBER}),
    ("~the number you (chose|named)", {**_BEFORE, "told": Told.NUMBER}),
    *(
        spec
        for form in ("many", "told")
        for spec in (
            ("that many", {**_BEFORE, "told": Told.MANY}, form),
            ("~(the same|an equal) number of", {**_BEFORE, "told": Told.MANY}, form),
        )
    ),
    ("that number of", {**_BEFORE, "told": Told.NUMBER}, "many"),
    ("~the (named|chosen) number of", {**_BEFORE, "told": Told.NUMBER}, "many"),
    ("{step:s} {verb:@participle}", _COUNTED, "units"),
    ("~{step} {verb:@participle} this way", _COUNTED, "units"),
    (f"~{{step}} {_LOSER} {{verb:@past}} [this way]", _COUNTED, "units"),
    (f"~{{step}} {_ANGER} was {{verb:@participle}} [this way]", _COUNTED, "units"),
    ("~{step:pl} {verb:@participle} [this way]", _COUNTED, "done"),
    (f"~{{step:pl}} {_LOSER} {{verb:@past}} [this way]", _COUNTED, "done"),
    (f"~{{step:pl}} {_ANGER} was {{verb:@participle}} [this way]", _COUNTED, "done"),
    ("stage(s) paid for {attack}", _PAID_FOR, "units"),
    ("~[power] stage(s) paid to perform {attack}", _PAID_FOR, "units"),
    (f"~[power] stage(s) {_WHO} paid (for|to perform) {{attack}}", _PAID_FOR, "units"),
    ("~[power] stage(s) of {attack:@of} cost", _PAID_FOR, "units"),
    ("~[power] stages paid (for|to perform) {attack}", _PAID_FOR, "done"),
    ("~[stage] (cost|amount) paid (for|to perform) {attack}", _PAID_FOR, "done"),
    (f"~[stage] (cost|amount) {_WHO} paid (for|to perform) {{attack}}", _PAID_FOR, "done"),
    (f"~[power] stages {_WHO} paid (for|to perform) {{attack}}", _PAID_FOR, "done"),
)
@dataclass(frozen=True, slots=True)
class AmountDone(Value):
    """By how much the sentence before, or what set this off, did it, or did something.

    Where that was done to cards, it is how many they were. `step` only words it, where each one
    counts: "stages paid", "levels lowered"; of damage that is prevented it is its unit. Or what was
    paid for an `attack`, with all that changed its cost (ATK-2). Without a verb it is what was
    `told` last, in the text or by what set this off.
    """

    verb: AmountVerb | None = None
    step: Step | None = None
    attack: TheAttack | None = None
    told: Told = Told.AMOUNT

    def __post_init__(self) -> None:
        if self.verb is not None and self.told is not Told.AMOUNT:
            raise ValueError("what is done by an amount has one")
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

    @property
    def is_told(self) -> bool:
        """Whether it is a number that was said before, and no comparison: "that number of"."""
        return self.verb is None and self.told is Told.NUMBER

    @property
    def is_spoken_of(self) -> bool:
        return self.attack is not None

    @property
    def of_cards(self) -> AmountDone:
        told_of = self.verb is None and self.told is Told.AMOUNT
        return THAT_MANY if told_of else self

    def value(self, game: Game, source: Source) -> int:
        if self.verb is None:
            return _told(self.told, source)
        attack = source.attack
        if self.attack is not None:
            return int(attack.cost) if attack is not None else 0
        if self.verb is AmountVerb.PAY and attack is not None and attack.section.header.open:
            # What somebody chose, or had, to pay for the attack.
            return int(attack.cost)
        if self.verb is AmountVerb.PREVENT:
            return prevented(game, source, _UNITS.get(self.step) if self.step else None)
        amounts = dict(source.memory.amounts)
        told = amounts.get(self.verb.value)
        if told is not None:
            return told
        own = attack is not None and attack.card == source.card
        if self.verb is AmountVerb.PAY and own and attack is not None:
            # Its text pays nothing itself: then it is what the attack cost.
            return int(attack.cost)
        kin = [much for done, much in amounts.items() if self._counts(done)]
        if amounts:
            # What its text did otherwise is none of it, where it didn't do this at all.
            return kin[0] if kin else amount_told(source.event, self.verb.value)
        return source.memory.amount or amount_told(source.event, self.verb.value)

    def _counts(self, done: str) -> bool:
        """Whether what was done is the same said otherwise: stages that are "lowered" are lost."""
        of = Step.STAGE if done in _OF_STAGES else Step.LEVEL
        assert self.verb is not None
        return self.step in (None, of) and (done in _UP) is (self.verb.value in _UP)


THAT_MANY = AmountDone(told=Told.MANY)
THAT_NUMBER = AmountDone(told=Told.NUMBER)


def _told(told: Told, source: Source) -> int:
    """What was told last: by how much something was done, or to how many cards (EFF-1).

    What set the text off told it before any of its sentences did. Where cards are counted, cards
    are meant that the text moved; else what was done by an amount, by whatever. A number that was
    said is that number whatever was done since.
    """
    memory, event = source.memory, amount_told(source.event)
    if isinstance(source.event, AttackBegan):
        # So much its performer paid for it (ATK-2).
        event = source.event.cost
    said = memory.feature if isinstance(memory.feature, int) else None
    if told is Told.NUMBER and said is not None:
        return said
    if told is Told.AMOUNT:
        return memory.amount or event or len(memory.moved)
    return memory.amount or len(memory.moved) or event or said or 0


def is_said(amount: AmountDone) -> bool:
    """Whether it is a number that was said: "the number you named"."""
    return amount.told is Told.NUMBER


def prevented(game: Game, source: Source, unit: Unit | None) -> int:
    """How much damage was prevented, of one unit or of both (ATK-7).

    By what a text waits for, as that is told; else of its own attack by anything, and of the
    attack that it answered by its own card. Where that is over, of the last one of which that
    card prevented any.
    """
    attack, event = source.attack, source.event
    if isinstance(event, DamageCalculated | DamagePrevented):
        return _kept_off(event, unit)
    history, found = game.state.history, 0
    if attack is None:
        calculated = (DamageCalculated, DamagePrevented)
        numbers: dict[int, int] = {}
        for told in history.of(calculated, history.since(history.combat)):
            if isinstance(told, DamageCalculated | DamagePrevented):
                much = _kept_off(told, unit, source.credit)
                numbers[told.number] = numbers.get(told.number, 0) + much
        return next((much for much in reversed(numbers.values()) if much), 0)
    by = None if attack.player == source.player else source.credit
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
