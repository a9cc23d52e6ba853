"""The next attack, the first, this one: what it gains, costs, and by what it can be stopped."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from dbz_desktop.rules import floating
from dbz_desktop.rules.effects.attacks import _bind
from dbz_desktop.rules.effects.base import AttackFilter, CardFilter, Continuous, Note, Source
from dbz_desktop.rules.effects.filters import (
    AttacksOf,
    AttackWords,
    NextAttack,
    PlainAttackWords,
    ThisAttack,
)
from dbz_desktop.rules.effects.gained import GainedText
from dbz_desktop.rules.effects.lasting import (
    AttackGains,
    AttackModifier,
    CannotBeStopped,
    CannotPreventDamage,
    CostModifier,
    Delta,
    Unmodifiable,
)
from dbz_desktop.rules.effects.standing import ConsideredCritical
from dbz_desktop.rules.effects.terms import CombatWord, Whose
from dbz_desktop.rules.events import Zone
from dbz_desktop.rules.language.joining import Clause
from dbz_desktop.wording import Phrase, phrase

if TYPE_CHECKING:
    from dbz_desktop.rules.attack import Attack
    from dbz_desktop.rules.game import Game

_FREE = -100
"""A cost modifier that takes every cost away."""


def _text(effect: Clause) -> str:
    from dbz_desktop.rules.compiler import sentence_text

    return sentence_text(effect)


# ---------------------------------------------------------------------------- predicates


class Says(Phrase):
    """What is said of attacks, without them: "cannot have their damage prevented"."""

    def of(self, attacks: AttackFilter) -> tuple[Continuous, ...]:
        """The same, said of these attacks."""
        raise TypeError(type(self).__name__)


@phrase("cannot be stopped")
@dataclass(frozen=True, slots=True)
class SaysUnstoppable(Says):
    """They can't be stopped (ATK-15)."""

    rules: ClassVar[str] = "ATK-15"

    def of(self, attacks: AttackFilter) -> tuple[Continuous, ...]:
        return (CannotBeStopped(attacks),)


class AlsoSays(Says):
    """What is said of attacks beside that they can't be stopped."""


@phrase("cannot have (its|their) damage prevented")
@dataclass(frozen=True, slots=True)
class SaysUnpreventable(AlsoSays):
    """Their damage can't be prevented (ATK-15)."""

    rules: ClassVar[str] = "ATK-15"

    def of(self, attacks: AttackFilter) -> tuple[Continuous, ...]:
        return (CannotPreventDamage(attacks),)


@phrase(
    "cannot have (its|their) damage modified or prevented",
    "~cannot have (its|their) damage modified nor prevented",
)
@dataclass(frozen=True, slots=True)
class SaysUntouched(AlsoSays):
    """Their damage is neither modified nor prevented (ATK-8, ATK-15)."""

    rules: ClassVar[str] = "ATK-8 ATK-15"

    def of(self, attacks: AttackFilter) -> tuple[Continuous, ...]:
        return (Unmodifiable(attacks), CannotPreventDamage(attacks))


@phrase("cannot have (its|their) damage modified")
@dataclass(frozen=True, slots=True)
class SaysUnmodifiable(AlsoSays):
    """They lose every "+" and "-" (ATK-8)."""

    rules: ClassVar[str] = "ATK-8"

    def of(self, attacks: AttackFilter) -> tuple[Continuous, ...]:
        return (Unmodifiable(attacks),)


@phrase("can only be stopped by {cards:pl}", "~can only be stopped by a {cards}")
@dataclass(frozen=True, slots=True)
class SaysOnlyStoppedBy(AlsoSays):
    """Nothing but cards of a kind stops them."""

    rules: ClassVar[str] = "ATK-3"

    cards: CardFilter

    def of(self, attacks: AttackFilter) -> tuple[Continuous, ...]:
        return (OnlyStoppedBy(attacks, self.cards),)


@phrase('(gains|gain) "{text}"', '~(gains|gain), "{text}"')
@dataclass(frozen=True, slots=True)
class SaysGain(AlsoSays):
    """They have more text."""

    text: GainedText

    def of(self, attacks: AttackFilter) -> tuple[Continuous, ...]:
        return (AttackGains(attacks, self.text),)


@phrase(
    "(is|are) considered to deal critical damage",
)
@dataclass(frozen=True, slots=True)
class SaysCritical(AlsoSays):
    """They count as dealing critical damage (ATK-13)."""

    rules: ClassVar[str] = "ATK-13"

    def of(self, attacks: AttackFilter) -> tuple[Continuous, ...]:
        return (ConsideredCritical(attacks),)


@phrase("(costs|cost) +{n} stage(s) to perform")
@dataclass(frozen=True, slots=True)
class SaysDearer(AlsoSays):
    """They cost more (ATK-2)."""

    rules: ClassVar[str] = "ATK-2"

    n: int

    def of(self, attacks: AttackFilter) -> tuple[Continuous, ...]:
        return (CostModifier(attacks, self.n),)


@phrase("(costs|cost) no stages to perform", "~you do not have to pay stage costs for it")
@dataclass(frozen=True, slots=True)
class SaysFree(AlsoSays):
    """They cost nothing (ATK-2)."""

    rules: ClassVar[str] = "ATK-2"

    def of(self, attacks: AttackFilter) -> tuple[Continuous, ...]:
        return (CostModifier(attacks, _FREE),)


@phrase("{attacks} can only be stopped by {cards:pl}")
@dataclass(frozen=True, slots=True)
class OnlyStoppedBy(Continuous):
    """Nothing but cards of a kind stops the attacks."""

    rules: ClassVar[str] = "ATK-3"

    attacks: AttackFilter
    cards: CardFilter


@phrase(
    "{attacks} stay in play to be used a second time",
    "~{attacks} stays in play to be used a second time that combat",
)
@dataclass(frozen=True, slots=True)
class Remains(Continuous):
    """The attacks' cards stay on the table for another use (ATK-15)."""

    rules: ClassVar[str] = "ATK-15"

    attacks: AttackFilter


@phrase("attacks performed by {cards:pl}")
@dataclass(frozen=True, slots=True)
class PerformedBy(AttackFilter):
    """Attacks of personalities of a kind, on either side."""

    rules: ClassVar[str] = "COM-6"

    cards: CardFilter

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        return self.cards.fits(game, attack.performer, source)


@phrase("{first} and {says}")
@dataclass(frozen=True)
class DealsAnd(Continuous):
    """Attacks deal more, and something else is so of them."""

    rules: ClassVar[str] = "ATK-8"

    first: AttackModifier
    says: Says

    @property
    def parts(self) -> tuple[Continuous, ...]:
        """The statements that this one joins."""
        return (self.first, *self.says.of(self.first.attacks))


# ---------------------------------------------------------------------------- the next attack


@phrase("{combat} attack(s)")
@dataclass(frozen=True, slots=True)
class CombatCardAttack(PlainAttackWords):
    """Attacks with a combat card of one type."""

    combat: CombatWord

    def fits(self, game: Game, attack: Attack) -> bool:
        return attack.facts.type is self.combat.type


@phrase("non-Styled {rest:s}")
@dataclass(frozen=True, slots=True)
class NotStyledAttack(AttackWords):
    """Attacks without a Style."""

    rules: ClassVar[str] = "DCK-5"

    rest: PlainAttackWords

    def fits(self, game: Game, attack: Attack) -> bool:
        return not attack.is_styled and self.rest.fits(game, attack)


@phrase("copied attack(s)")
@dataclass(frozen=True, slots=True)
class CopiedAttack(PlainAttackWords):
    """Copies of attacks (ATK-16)."""

    rules: ClassVar[str] = "ATK-16"

    def fits(self, game: Game, attack: Attack) -> bool:
        return attack.copy


@phrase(
    ("{whose} next {what} this combat {says:and}", {"successful": False}),
    ("{whose} next successful {what} this combat {says:and}", {"successful": True}),
    (
        "~the next {what} you perform this combat {says:and}",
        {"successful": False, "whose": Whose.YOUR},
    ),
    (
        "~the next {what} your opponent performs this combat {says:and}",
        {"successful": False, "whose": Whose.OPPONENT},
    ),
    (
        "~damage from {whose} next {what} this combat cannot be prevented",
        {"successful": False, "says": (SaysUnpreventable(),)},
    ),
    (
        "~you do not have to pay stage costs for {whose} next {what} this combat",
        {"successful": False, "says": (SaysFree(),)},
    ),
)
@dataclass(frozen=True, slots=True)
class NextAttackSays(Clause):
    """Something is so of the next attack of a kind, once."""

    rules: ClassVar[str] = "EFF-4"

    whose: Whose
    what: AttackWords
    says: tuple[Says, ...]
    successful: bool = False

    def do(self, game: Game, source: Source) -> None:
        attacks = NextAttack(self.whose, self.what, self.successful)
        until = floating.Until("combat")
        for each in self.says:
            for effect in each.of(attacks):
                floating.begin(game, effect, source, until, _text(self), once=True)


@phrase(
    "this attack {says:and}",
)
@dataclass(frozen=True, slots=True)
class ThisAttackSays(Clause):
    """Something is so of this attack."""

    alters_attack: ClassVar[bool] = True

    says: tuple[AlsoSays, ...]

    def do(self, game: Game, source: Source) -> None:
        for each in self.says:
            for effect in each.of(ThisAttack()):
                _bind(source, effect)


@phrase("this attack {says:and}")
@dataclass(frozen=True, slots=True)
class ThisAttackNote(Note):
    """Something is so of this attack, whatever else is said (EFF-12)."""

    rules: ClassVar[str] = "EFF-12"

    says: tuple[AlsoSays, ...]

    def bind(self, attack: Attack) -> None:
        """Let it hold for the attack."""
        for each in self.says:
            for effect in each.of(ThisAttack()):
                attack.bound.append((effect, attack.source))


@phrase(
    "this attack deals {deltas:and} of damage and {says:and}",
    "~this attack deals {deltas:and} and {says:and}",
)
@dataclass(frozen=True, slots=True)
class ThisDealsAnd(Clause):
    """This attack deals more, and something else is so of it."""

    rules: ClassVar[str] = "ATK-8"

    alters_attack: ClassVar[bool] = True

    deltas: tuple[Delta, ...]
    says: tuple[Says, ...]

    def do(self, game: Game, source: Source) -> None:
        _bind(source, AttackModifier(ThisAttack(), self.deltas))
        for each in self.says:
            for effect in each.of(ThisAttack()):
                _bind(source, effect)


@phrase(
    "choose for that attack to deal its life card damage as stages of damage instead",
)
@dataclass(frozen=True, slots=True)
class LifeAsStages(Clause):
    """The attack's life cards of damage are stages instead."""

    rules: ClassVar[str] = "ATK-6"

    alters_attack: ClassVar[bool] = True

    def do(self, game: Game, source: Source) -> None:
        if source.attack is not None:
            source.attack.life_as_stages = True


@phrase(
    "your AT damage is considered to be {n} for your {what:pl}",
)
@dataclass(frozen=True, slots=True)
class TableIs(Continuous):
    """The Attack Table gives a fixed value for attacks of a kind (ATK-5)."""

    rules: ClassVar[str] = "ATK-5"

    n: int
    what: AttackWords

    @property
    def attacks(self) -> AttackFilter:
        """The attacks that it speaks of."""
        return AttacksOf(Whose.YOUR, self.what)


@phrase(
    "{attacks} that deal {n} or more life cards of damage are considered to deal critical damage"
)
@dataclass(frozen=True, slots=True)
class CriticalFrom(Continuous):
    """Attacks count as dealing critical damage from a number of life cards on (ATK-13)."""

    rules: ClassVar[str] = "ATK-13"

    attacks: AttackFilter
    n: int


@phrase("damage from {attacks} cannot be redirected")
@dataclass(frozen=True, slots=True)
class CannotBeRedirected(Continuous):
    """No Ally loses stages of damage for the MP (COM-7)."""

    rules: ClassVar[str] = "COM-7"

    attacks: AttackFilter


@phrase("damage from this attack cannot be redirected or prevented")
@dataclass(frozen=True, slots=True)
class ThisIsForTheMp(Clause):
    """This attack's damage is neither lost by an Ally nor prevented (COM-7, ATK-15)."""

    rules: ClassVar[str] = "COM-7 ATK-15"

    alters_attack: ClassVar[bool] = True

    def do(self, game: Game, source: Source) -> None:
        _bind(source, CannotBeRedirected(ThisAttack()))
        _bind(source, CannotPreventDamage(ThisAttack()))


@phrase("{whose} successful {what:pl}")
@dataclass(frozen=True, slots=True)
class SuccessfulOf(AttackFilter):
    """A player's attacks of a kind that aren't stopped (ATK-4)."""

    rules: ClassVar[str] = "ATK-4"

    whose: Whose
    what: AttackWords

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        mine = attack.player == self.whose.seat(source) and not attack.stopped
        return mine and self.what.fits(game, attack)


__all__ = ["CriticalFrom", "LifeAsStages", "OnlyStoppedBy", "TableIs"]


def only_others_stop(game: Game, attack: Attack, source: Source) -> bool:
    """Whether the attack can only be stopped by other cards than the one that would."""
    from dbz_desktop.rules.attack import in_force
    from dbz_desktop.rules.effects.bans import OnlyHandStops

    card = source.card
    if any(
        card < 0 or not clause.cards.fits(game, card, own)
        for clause, own in in_force(game, attack, OnlyStoppedBy)
    ):
        return True
    if not game.holding(OnlyHandStops):
        return False
    return card < 0 or game.state.where[card] is not Zone.IN_USE
