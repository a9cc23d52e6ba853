"""Continuous effects: what [constant] powers say, and what floating effects hold (EFF-4).

These phrases do nothing by themselves. The engine asks for the ones in force where they matter.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from dbz_desktop.cards import CardType
from dbz_desktop.rules.deed import CardVerb, Deed, Verb
from dbz_desktop.rules.effects.base import Amount, AttackFilter, Continuous, Source
from dbz_desktop.rules.effects.gained import GainedText
from dbz_desktop.rules.effects.terms import CombatWord, Unit, Who, Whose
from dbz_desktop.wording import Phrase, phrase

if TYPE_CHECKING:
    from dbz_desktop.rules.game import Game


class Delta(Phrase):
    """A signed change of damage: "+3 stages"."""

    def signed(self, game: Game, source: Source) -> int:
        """By how much, with its sign."""
        raise TypeError(type(self).__name__)


@phrase("+{amount} {unit:s}", "~an additional +{amount} {unit}", "~additional +{amount} {unit}")
@dataclass(frozen=True, slots=True)
class Plus(Delta):
    """More damage."""

    amount: Amount
    unit: Unit

    def signed(self, game: Game, source: Source) -> int:
        return self.amount.value(game, source)


@phrase("-{amount} {unit:s}")
@dataclass(frozen=True, slots=True)
class Minus(Delta):
    """Less damage."""

    amount: Amount
    unit: Unit

    def signed(self, game: Game, source: Source) -> int:
        return -self.amount.value(game, source)


@phrase("{amount} {unit:s}")
@dataclass(frozen=True, slots=True)
class Portion(Phrase):
    """An amount of damage that is prevented."""

    amount: Amount
    unit: Unit


# ---------------------------------------------------------------------------- attacks


@phrase("{attacks} deal {deltas:and} of damage", "~{attacks} deal {deltas:and}")
@dataclass(frozen=True, slots=True)
class AttackModifier(Continuous):
    """Attacks deal more or less damage; every such change is a modifier (ATK-8)."""

    rules: ClassVar[str] = "ATK-8"

    attacks: AttackFilter
    deltas: tuple[Delta, ...]


@phrase('{attacks} gain "{text}"', '~{attacks} gains "{text}"')
@dataclass(frozen=True, slots=True)
class AttackGains(Continuous):
    """Attacks have more text."""

    attacks: AttackFilter
    text: GainedText


@phrase("{attacks} cannot be stopped")
@dataclass(frozen=True, slots=True)
class CannotBeStopped(Continuous):
    """Attacks can't be stopped."""

    rules: ClassVar[str] = "ATK-15"

    attacks: AttackFilter


@phrase(
    "{attacks} cannot be stopped or have its damage prevented by {stopper} cards",
)
@dataclass(frozen=True, slots=True)
class CannotBeStoppedBy(Continuous):
    """Cards of a type neither stop the attack nor prevent its damage."""

    rules: ClassVar[str] = "ATK-15"

    attacks: AttackFilter
    stopper: CombatWord

    def covers(self, kind: CardType | None) -> bool:
        """Whether a card of this type is kept from it."""
        return kind is self.stopper.type


@phrase(
    "{attacks} cannot have (its|their) damage prevented",
    "~damage from {attacks} cannot be prevented",
)
@dataclass(frozen=True, slots=True)
class CannotPreventDamage(Continuous):
    """The damage of attacks can't be prevented."""

    rules: ClassVar[str] = "ATK-15"

    attacks: AttackFilter


@phrase(
    "{attacks} cannot be modified",
    "~{attacks} cannot have (its|their) damage modified",
)
@dataclass(frozen=True, slots=True)
class Unmodifiable(Continuous):
    """Attacks lose every "+" and "-", their own too (ATK-8)."""

    rules: ClassVar[str] = "ATK-8"

    attacks: AttackFilter


@phrase("life card damage from {attacks} is banished", "~damage from {attacks} is banished")
@dataclass(frozen=True, slots=True)
class DamageIsBanished(Continuous):
    """Life cards of damage are banished after they were discarded (ATK-9)."""

    rules: ClassVar[str] = "ATK-9"

    attacks: AttackFilter


@phrase(
    "prevent {amounts:and} of damage from {attacks}",
    "~prevent {amounts:and} of damage from all [of] {attacks}",
)
@dataclass(frozen=True, slots=True)
class Prevents(Continuous):
    """Part of the damage of attacks is prevented."""

    rules: ClassVar[str] = "ATK-7"

    amounts: tuple[Portion, ...]
    attacks: AttackFilter


@phrase("stop {attacks}", "~stops {attacks}")
@dataclass(frozen=True, slots=True)
class StopsAttacks(Continuous):
    """Attacks are stopped of themselves."""

    rules: ClassVar[str] = "ATK-4"

    attacks: AttackFilter


@phrase(
    "{attacks} cost +{shift} stage(s) to perform",
    "~{attacks} (cost|costs) +{shift} [stage|stages] to perform",
)
@dataclass(frozen=True, slots=True)
class CostModifier(Continuous):
    """Attacks cost more stages."""

    rules: ClassVar[str] = "ATK-2"

    attacks: AttackFilter
    shift: int
    least: int = 0


# ---------------------------------------------------------------------------- anger and levels


@phrase(
    (
        "{who} needs {total} anger to advance a level",
        {"shift": 0},
    ),
    ("~{who} (needs|need) {total} anger to advance a level", {"shift": 0}),
    ("you need 1 less anger to advance a level", {"who": Who.YOU, "total": 0, "shift": -1}),
    ("you need 2 less anger to advance a level", {"who": Who.YOU, "total": 0, "shift": -2}),
)
@dataclass(frozen=True, slots=True)
class AngerNeeded(Continuous):
    """Advancing takes more or less anger; an MPPV doesn't (ANG-5)."""

    rules: ClassVar[str] = "ANG-1 ANG-5"

    who: Who
    total: int = 0
    shift: int = 0


@phrase(
    "{whose} Drills are not discarded when you advance or lower a level",
    "~{whose} Drills are not discarded when changing levels",
)
@dataclass(frozen=True, slots=True)
class DrillsStay(Continuous):
    """Drills survive level changes (TYP-5)."""

    rules: ClassVar[str] = "TYP-5"

    whose: Whose


@phrase(
    ("you may also use your Level {level} powers", {"constant_too": True, "powers_too": True}),
    (
        "you may also use your Level {level} \\[constant\\] powers",
        {"constant_too": True, "powers_too": False},
    ),
)
@dataclass(frozen=True, slots=True)
class AlsoUsesLevel(Continuous):
    """The MP has the Powers of another of its levels as well."""

    rules: ClassVar[str] = "COM-3"

    level: int
    constant_too: bool = True
    powers_too: bool = True


# ---------------------------------------------------------------------------- the rest


@phrase(
    (
        "{who} needs to deal {total} or more life cards to use a critical damage effect",
        {"more": 0},
    ),
    ("~{who} needs to deal {total} or more life cards to activate critical damage", {"more": 0}),
    (
        "{whose_attacks} attacks need to deal +{more} life card(s) to use a critical damage effect",
        {"total": 0},
    ),
)
@dataclass(frozen=True, slots=True)
class CriticalNeeds(Continuous):
    """Critical damage takes more life cards (ATK-13)."""

    rules: ClassVar[str] = "ATK-13"

    who: Who = Who.OPPONENT
    whose_attacks: Whose = Whose.OPPONENT
    total: int = 0
    more: int = 0

    @property
    def whose(self) -> Whose:
        """Whose critical damage is meant."""
        if self.total:
            return Whose.YOUR if self.who is Who.YOU else Whose.OPPONENT
        return self.whose_attacks


@phrase(
    (
        "while you control {at_most} or less Dragon Balls, {whose} Dragon Balls cannot be captured",
        {"exactly": 0},
    ),
    (
        "while you control {exactly} Dragon Ball(s), it cannot be captured by a critical damage "
        "effect",
        {"whose": Whose.YOUR, "at_most": 0},
    ),
)
@dataclass(frozen=True, slots=True)
class CannotBeCaptured(Continuous):
    """Dragon Balls are safe from capture as long as there are so many (ATK-14)."""

    rules: ClassVar[str] = "ATK-14"

    whose: Whose
    at_most: int = 0
    exactly: int = 0

    @property
    def answers(self) -> tuple[Verb, ...]:
        return (CardVerb.CAPTURE,)

    def forbids(self, game: Game, deed: Deed, source: Source) -> bool:
        if deed.whose != self.whose.seat(source):
            return False
        balls = sum(
            game.cards[card].type is CardType.DRAGON_BALL
            for card in game.state.players[deed.whose].play
        )
        return balls <= self.at_most if self.at_most else deed.critical and balls == self.exactly


@phrase(
    ("you play with your hand revealed", {"who": Who.YOU}),
    ("your opponent plays with his hand revealed", {"who": Who.OPPONENT}),
    ("~your opponent plays with (his|their) hand revealed", {"who": Who.OPPONENT}),
    ("~play with your hand revealed", {"who": Who.YOU}),
)
@dataclass(frozen=True, slots=True)
class PlaysRevealed(Continuous):
    """A player's hand is open to both."""

    who: Who


@phrase("{whose} maximum hand size is +{plus} during the Discard Step")
@dataclass(frozen=True, slots=True)
class MaxHandSize(Continuous):
    """More cards may be kept in the Discard Step (TRN-4)."""

    rules: ClassVar[str] = "TRN-4"

    whose: Whose
    plus: Amount


@phrase(
    "whenever your opponent discards a card from his hand from one of your effects, the cards "
    "are chosen at random",
)
@dataclass(frozen=True, slots=True)
class RandomDiscards(Continuous):
    """Your effects make your opponent discard at random, unless they target a card."""
