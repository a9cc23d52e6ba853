"""A sample hand: a Life Deck shuffled and drawn from as in a game, without anything else of it."""

from __future__ import annotations

import random
from dataclasses import dataclass

from dbz_desktop.cards.model import Card
from dbz_desktop.decks.model import Deck
from dbz_desktop.decks.statistics import DRAW

MOST_SEED = 999_999


@dataclass(frozen=True, slots=True)
class Held:
    """A card in the sample hand: its place in the shuffled deck, from the top, and when it came."""

    place: int
    card: Card
    turn: int
    attacked: bool


class SampleHand:
    """A hand from one shuffle. The same deck and seed give the same cards.

    It begins with the first Draw Step (TRN-1): there is no opening hand (SET-2).
    """

    def __init__(self, deck: Deck, seed: int) -> None:
        """`seed` is what the shuffle follows from, 0 to MOST_SEED."""
        self.deck = deck
        self.seed = seed
        # The order in which the deck was built must not change what is drawn.
        order = sorted(deck.life, key=lambda card: card.id)
        random.Random(seed).shuffle(order)
        self._order = order
        self.drawn = 0
        self.turn = 0
        self.hand: list[Held] = []
        self.discarded: list[Held] = []
        self.next_turn()

    @property
    def left(self) -> int:
        """Cards left in the Life Deck."""
        return len(self._order) - self.drawn

    def next_turn(self) -> list[Held]:
        """The Draw Step of one's next turn (TRN-1); returns what was drawn."""
        self.turn += 1
        return self._draw(False)

    def attacked(self) -> list[Held]:
        """The opponent attacks: three cards are drawn when combat begins (COM-1)."""
        return self._draw(True)

    def _draw(self, attacked: bool) -> list[Held]:
        end = min(self.drawn + DRAW, len(self._order))
        came = [
            Held(place, self._order[place], self.turn, attacked) for place in range(self.drawn, end)
        ]
        self.drawn = end
        self.hand += came
        return came

    def discard(self, place: int) -> None:
        """Discard a card of the hand (TRN-4); a place that isn't in it changes nothing."""
        for held in self.hand:
            if held.place == place:
                self.hand.remove(held)
                self.discarded.append(held)
                return

    def take_back(self) -> None:
        """The last discard is undone: the card is where it was in the hand."""
        if self.discarded:
            self.hand.append(self.discarded.pop())
            self.hand.sort(key=lambda held: held.place)
