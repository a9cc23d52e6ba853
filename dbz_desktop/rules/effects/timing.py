"""Durations: continuous effects in [constant] Powers, and for a time (EFF-4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from dbz_desktop.rules import floating
from dbz_desktop.rules.cardtext import flat
from dbz_desktop.rules.effects.base import (
    Amount,
    Condition,
    Continuous,
    Line,
    Source,
)
from dbz_desktop.rules.effects.filters import (
    AllAttacks,
    AttacksOf,
    AttackWords,
    NextAttack,
    YourOthers,
)
from dbz_desktop.rules.effects.gained import GainedText
from dbz_desktop.rules.effects.lasting import (
    AttackGains,
    AttackModifier,
    CostModifier,
    Delta,
    Portion,
    Prevents,
    StopsAttacks,
)
from dbz_desktop.rules.effects.terms import Duration, Whose
from dbz_desktop.rules.language.joining import Clause
from dbz_desktop.rules.language.moments import Moment
from dbz_desktop.rules.language.when import Occasion
from dbz_desktop.wording import phrase

if TYPE_CHECKING:
    from dbz_desktop.rules.game import Game


def until_of(game: Game, duration: Duration, source: Source) -> floating.Until:
    """When a duration is over, counted from now."""
    if duration is Duration.COMBAT:
        return floating.Until("combat")
    if duration is Duration.TURN:
        return floating.Until("turn")
    if duration is Duration.NEXT_TURN:
        return floating.Until("start of turn", source.player)
    if duration is Duration.END_OF_NEXT_TURN:
        turn = game.state.turn + (2 if game.state.active == source.player else 1)
        return floating.Until("end of turn", source.player, turn)
    combat = game.state.combat
    number = combat.actions_of[source.opponent] + 1 if combat is not None else 1
    return floating.Until("action", source.opponent, number)


@phrase("{clauses:and}")
@dataclass(frozen=True, slots=True)
class Always(Line):
    """What a [constant] Power says, as long as it is in force."""

    clauses: tuple[Continuous, ...]


@phrase("if {condition}, {clauses:and} instead")
@dataclass(frozen=True, slots=True)
class AlwaysInstead(Line):
    """What a [constant] Power says in the place of the sentence before, if something is so."""

    condition: Condition
    clauses: tuple[Continuous, ...]


@phrase("{clauses:and} {duration}", "~{duration}, {clauses:and}", "~{duration} {clauses:and}")
@dataclass(frozen=True, slots=True)
class Lasting(Clause):
    """Continuous effects for a time."""

    rules: ClassVar[str] = "EFF-4"

    clauses: tuple[Continuous, ...]
    duration: Duration

    def do(self, game: Game, source: Source) -> None:
        until = until_of(game, self.duration, source)
        for clause in self.clauses:
            text = _text(Lasting((clause,), self.duration))
            for part in flat((clause,)):
                floating.begin(game, part, source, until, text)
        game.note_revealed_hands()


@phrase("while attached, {clauses:and}")
@dataclass(frozen=True, slots=True)
class WhileAttached(Clause):
    """Continuous effects as long as this card is attached (TYP-7)."""

    rules: ClassVar[str] = "TYP-7"

    clauses: tuple[Continuous, ...]

    def do(self, game: Game, source: Source) -> None:
        if source.memory.attached:
            until = floating.Until("attached", card=source.card)
            for clause in flat(self.clauses):
                floating.begin(game, clause, source, until, _text(self))


@phrase(
    "{whose} next {what} this combat deals {deltas:and} of damage",
    "~{whose} next {what} this combat deals {deltas:and}",
    "~{whose} next {what} deals {deltas:and} of damage this combat",
    (
        "~the next {what} you perform this combat deals {deltas:and} of damage",
        {"whose": Whose.YOUR},
    ),
)
@dataclass(frozen=True, slots=True)
class NextAttackDeals(Clause):
    """The next attack of a kind is modified, once."""

    rules: ClassVar[str] = "ATK-8 EFF-4"

    whose: Whose
    what: AttackWords
    deltas: tuple[Delta, ...]

    def do(self, game: Game, source: Source) -> None:
        effect = AttackModifier(NextAttack(self.whose, self.what), self.deltas)
        floating.begin(game, effect, source, floating.Until("combat"), _text(self), once=True)


@phrase("prevent {amounts:and} of damage from your opponent's next {what} this combat")
@dataclass(frozen=True, slots=True)
class PreventNext(Clause):
    """Part of the damage of the opponent's next attack is prevented, once."""

    rules: ClassVar[str] = "ATK-7 EFF-4"

    amounts: tuple[Portion, ...]
    what: AttackWords

    def do(self, game: Game, source: Source) -> None:
        fixed = tuple(_fixed(game, source, part) for part in self.amounts)
        effect = Prevents(fixed, NextAttack(Whose.OPPONENT, self.what))
        floating.begin(game, effect, source, floating.Until("combat"), _text(self), once=True)


def _fixed(game: Game, source: Source, part: Portion) -> Portion:
    """The amount as it is now: it speaks of an attack that will be over."""
    from dbz_desktop.rules.language.values import Number

    return Portion(Number(part.amount.value(game, source)), part.unit)


@phrase(
    "stop the next {what} performed against you this combat",
    "~stops the next {what} performed against you this combat",
    "~stop your opponent's next {what} this combat",
)
@dataclass(frozen=True, slots=True)
class StopNext(Clause):
    """The opponent's next attack of a kind is stopped, once."""

    rules: ClassVar[str] = "ATK-4 EFF-4"

    what: AttackWords

    def do(self, game: Game, source: Source) -> None:
        effect = StopsAttacks(NextAttack(Whose.OPPONENT, self.what))
        floating.begin(game, effect, source, floating.Until("combat"), _text(self), once=True)


@phrase(
    "stop a {what} in your opponent's next action",
    "~stops a {what} in your opponent's next action",
)
@dataclass(frozen=True, slots=True)
class StopInNextAction(Clause):
    """An attack of a kind in the opponent's next action is stopped."""

    rules: ClassVar[str] = "ATK-4 EFF-4"

    what: AttackWords

    def do(self, game: Game, source: Source) -> None:
        effect = StopsAttacks(AttacksOf(Whose.OPPONENT, self.what))
        until = until_of(game, Duration.NEXT_ACTION, source)
        floating.begin(game, effect, source, until, _text(self))


@phrase("all {what:pl} cost -{less} stage(s) to perform {duration}, to a minimum of {least}")
@dataclass(frozen=True, slots=True)
class CheaperAttacks(Clause):
    """Attacks of a kind cost less for a time, but not below a minimum."""

    rules: ClassVar[str] = "ATK-2 EFF-4"

    what: AttackWords
    less: int
    duration: Duration
    least: int

    def do(self, game: Game, source: Source) -> None:
        effect = CostModifier(AllAttacks(self.what), -self.less, self.least)
        floating.begin(game, effect, source, until_of(game, self.duration, source), _text(self))


@phrase(
    "your other {what:pl} this combat deal {deltas:and} of damage",
    "~your other {what:pl} this combat deal {deltas:and}",
    "~all {what} you perform for the remainder of combat deal {deltas:and} of damage",
)
@dataclass(frozen=True, slots=True)
class OthersDeal(Clause):
    """Your further attacks of this combat are modified."""

    rules: ClassVar[str] = "ATK-8 EFF-4"

    what: AttackWords
    deltas: tuple[Delta, ...]

    def do(self, game: Game, source: Source) -> None:
        effect = AttackModifier(YourOthers(self.what), self.deltas)
        floating.begin(game, effect, source, floating.Until("combat"), _text(self))


@phrase(
    'your other {what:pl} this combat gain "{text}"',
    '~all other {what} you perform this combat gain "{text}"',
)
@dataclass(frozen=True, slots=True)
class OthersGain(Clause):
    """Your further attacks of this combat have more text."""

    rules: ClassVar[str] = "EFF-4"

    what: AttackWords
    text: GainedText

    def do(self, game: Game, source: Source) -> None:
        effect = AttackGains(YourOthers(self.what), self.text)
        floating.begin(game, effect, source, floating.Until("combat"), _text(self))


@phrase("X = {amount}")
@dataclass(frozen=True, slots=True)
class Definition(Line):
    """What X means on this card."""

    amount: Amount


@phrase(("use {moment}", {"condition": None}), "use {moment} if {condition}")
@dataclass(frozen=True, slots=True)
class UseAt(Line):
    """When an [instant] Power may be used."""

    rules: ClassVar[str] = "EFF-2"

    moment: Moment
    condition: Condition | None = None


@phrase("use when {moment}", "~use after {moment}")
@dataclass(frozen=True, slots=True)
class UseWhen(Line):
    """Which happening an [instant] Power answers."""

    rules: ClassVar[str] = "EFF-2"

    moment: Occasion
    condition: Condition | None = None


def _text(effect: Clause) -> str:
    from dbz_desktop.rules.compiler import sentence_text

    return sentence_text(effect)
