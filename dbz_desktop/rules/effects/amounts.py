"""Amounts: numbers, X, and what can be counted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from dbz_desktop.rules.effects.base import Amount, CardFilter, Source
from dbz_desktop.rules.effects.terms import Pile, Unit, Whose
from dbz_desktop.rules.events import AngerChanged, DamageDealt
from dbz_desktop.rules.language.kinds import means_personalities
from dbz_desktop.wording import phrase

if TYPE_CHECKING:
    from dbz_desktop.rules.game import Game
    from dbz_desktop.rules.state import PlayerState


class Count(Amount):
    """An amount that can begin a sum."""


@phrase("{n}")
@dataclass(frozen=True, slots=True)
class Number(Count):
    """A plain number."""

    n: int

    def value(self, game: Game, source: Source) -> int:
        return self.n


@phrase("X")
@dataclass(frozen=True, slots=True)
class TheX(Count):
    """X, as the card defines it (the sentence "X = …")."""

    def value(self, game: Game, source: Source) -> int:
        # Where the sentence that defines it wasn't read, the players have carried that out by hand.
        meant = source.definitions.get("X")
        return meant.value(game, source) if meant is not None else 0


@phrase("{left} +{right}")
@dataclass(frozen=True, slots=True)
class Sum(Amount):
    """Two amounts together."""

    left: Count
    right: Count

    def value(self, game: Game, source: Source) -> int:
        return self.left.value(game, source) + self.right.value(game, source)


@phrase("{factor} times {amount}", ("~twice {amount}", {"factor": 2}))
@dataclass(frozen=True, slots=True)
class Times(Amount):
    """A multiple."""

    factor: int
    amount: Count

    def value(self, game: Game, source: Source) -> int:
        return self.factor * self.amount.value(game, source)


@phrase(
    "{whose} anger",
)
@dataclass(frozen=True, slots=True)
class AngerOf(Count):
    """A player's anger."""

    whose: Whose

    def value(self, game: Game, source: Source) -> int:
        return game.state.players[self.whose.seat(source)].anger


@phrase("{amount} when you perform that attack")
@dataclass(frozen=True, slots=True)
class WhenPerformed(Amount):
    """A number as it was when the attack began, before its own effects."""

    amount: Count

    def value(self, game: Game, source: Source) -> int:
        attack = source.attack
        if attack is not None and (source.card, self) in attack.counted:
            return attack.counted[source.card, self]
        return self.amount.value(game, source)


@phrase("{whose} MP's level")
@dataclass(frozen=True, slots=True)
class LevelOf(Count):
    """The level of a player's MP."""

    whose: Whose

    def value(self, game: Game, source: Source) -> int:
        return game.state.players[self.whose.seat(source)].level


@phrase(
    "the number of {cards:pl} in {whose} {piles:and}", "~number of {cards} in {whose} {piles:and}"
)
@dataclass(frozen=True, slots=True)
class CardsIn(Count):
    """How many cards of a kind a zone holds."""

    cards: CardFilter
    whose: Whose
    piles: tuple[Pile, ...]

    def value(self, game: Game, source: Source) -> int:
        side = game.state.players[self.whose.seat(source)]
        zones = {pile.zone for pile in self.piles}
        return sum(self.cards.fits(game, card, source) for z in zones for card in side.zone(z))


@phrase("the number of {cards:pl} in play")
@dataclass(frozen=True, slots=True)
class CardsInPlay(Count):
    """How many cards of a kind both players have in play."""

    cards: CardFilter

    def value(self, game: Game, source: Source) -> int:
        return sum(
            self.cards.fits(game, card, source)
            for side in game.state.players
            for card in _in_play(game, side, self.cards)
        )


def _in_play(game: Game, side: PlayerState, cards: CardFilter) -> list[int]:
    """The cards in play on a side; the MP is one where personalities are meant (TYP-8)."""
    return [side.mp_card, *side.play] if means_personalities(cards) else side.play


@phrase(
    "the number of {cards:pl} you control",
    "~the number of {cards:pl} you have in play",
    "~the number of your {cards} in play",
)
@dataclass(frozen=True, slots=True)
class CardsControlled(Count):
    """How many cards of a kind you have in play."""

    cards: CardFilter

    def value(self, game: Game, source: Source) -> int:
        return sum(
            self.cards.fits(game, card, source) for card in game.state.players[source.player].play
        )


@phrase(
    "the number of cards destroyed",
    "~the number of cards (banished|discarded|rejuvenated)",
    "~the number of cards destroyed this way",
)
@dataclass(frozen=True, slots=True)
class CardsMoved(Count):
    """How many cards the sentence before really moved."""

    def value(self, game: Game, source: Source) -> int:
        return len(source.memory.moved)


@phrase("the amount lowered", "~the amount of anger lowered")
@dataclass(frozen=True, slots=True)
class AmountLowered(Count):
    """By how much the sentence before lowered something."""

    def value(self, game: Game, source: Source) -> int:
        event = source.event
        if isinstance(event, AngerChanged) and not source.memory.amount:
            return max(0, event.before - event.after)
        return source.memory.amount


@phrase(
    "the number of life cards that attack dealt",
    "~the amount of life card damage that attack dealt",
    "~the amount of life cards that attack dealt",
)
@dataclass(frozen=True, slots=True)
class LifeCardsOfEvent(Count):
    """The life cards of damage of the attack that set this off."""

    rules: ClassVar[str] = "ATK-9"

    def value(self, game: Game, source: Source) -> int:
        event = source.event
        return event.life_cards if isinstance(event, DamageDealt) else 0


@phrase(
    "the number of {unit:pl} of damage dealt by this attack",
)
@dataclass(frozen=True, slots=True)
class DamageOfThisAttack(Count):
    """The damage that this attack dealt."""

    unit: Unit

    def value(self, game: Game, source: Source) -> int:
        attack = source.attack
        if attack is None:
            return 0
        return attack.dealt_stages if self.unit is Unit.STAGE else attack.dealt_life


@phrase("AT", "~the AT")
@dataclass(frozen=True, slots=True)
class TableValue(Count):
    """The Attack Table's value for this attack (ATK-5)."""

    rules: ClassVar[str] = "ATK-5"

    def value(self, game: Game, source: Source) -> int:
        from dbz_desktop.rules.damage import table_value

        return table_value(game, source.attack) if source.attack is not None else 0
