"""Further amounts: differences, limits, kinds counted, stages of an MP."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dbz_desktop.rules.effects.amounts import Count
from dbz_desktop.rules.effects.base import Amount, CardFilter, Source
from dbz_desktop.rules.effects.terms import Pile, Whose
from dbz_desktop.wording import phrase

if TYPE_CHECKING:
    from dbz_desktop.rules.game import Game


@phrase("{left} -{right}")
@dataclass(frozen=True, slots=True)
class Difference(Amount):
    """One amount less another, not below zero."""

    left: Count
    right: Count

    def value(self, game: Game, source: Source) -> int:
        return max(0, self.left.value(game, source) - self.right.value(game, source))


@phrase("{amount}, to a maximum of {most}")
@dataclass(frozen=True, slots=True)
class AtMost(Amount):
    """An amount that doesn't go past a number."""

    amount: Count
    most: int

    def value(self, game: Game, source: Source) -> int:
        return min(self.most, self.amount.value(game, source))


@phrase("the number of different card types in {whose} {pile}")
@dataclass(frozen=True, slots=True)
class DifferentTypes(Count):
    """How many card types are among the cards of a zone."""

    whose: Whose
    pile: Pile

    def value(self, game: Game, source: Source) -> int:
        zone = game.state.players[self.whose.seat(source)].zone(self.pile.zone)
        return len({game.cards[card].type for card in zone})


@phrase(
    "the number of {cards:pl} you destroyed",
    "~the number of {cards:pl} you banished",
    "~the number of {cards:pl} banished this way",
)
@dataclass(frozen=True, slots=True)
class MovedOfKind(Count):
    """How many cards of a kind the sentence before really moved."""

    cards: CardFilter

    def value(self, game: Game, source: Source) -> int:
        return sum(self.cards.fits(game, card, source) for card in source.memory.moved)


@phrase(
    "the number of stages {whose} MP is above 0",
)
@dataclass(frozen=True, slots=True)
class StagesOf(Count):
    """The stage that an MP stands at."""

    whose: Whose

    def value(self, game: Game, source: Source) -> int:
        return game.state.players[self.whose.seat(source)].stages
