"""Sight: what a computer player is given of a match: its seat's knowledge, and possible worlds."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Sequence
from functools import partial

from dbz_desktop.cards.model import Card
from dbz_desktop.match.seats.feed import Feed
from dbz_desktop.match.seats.reader import HiddenCard
from dbz_desktop.players.thinking import Reading
from dbz_desktop.players.worlds import deal
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.events import Event


class Sight:
    """What the player of a seat knows; see `players.base.Sight`.

    The game itself stays out of reach: what it is asked for is dealt anew from what `feed` has
    told, and from `stock`, the cards that may lie hidden on the other side.
    """

    def __init__(self, feed: Feed, game: Callable[[], Game], stock: Sequence[Card]) -> None:
        self._feed, self._game, self._stock = feed, game, stock

    @property
    def told(self) -> tuple[int, Collection[int], Sequence[Card]]:
        """What a world is dealt from beside the game: the seat, what it was shown, the stock."""
        return self._feed.viewer, self._feed.known, self._stock

    def card(self, instance: int) -> Card:
        """A card that the seat was shown. Raises HiddenCard, a KeyError."""
        if not self._feed.knows(instance):
            raise HiddenCard(instance)
        return self._feed.printed(instance)

    def history(self) -> Sequence[Event]:
        """Every event that the seat was told and that still holds."""
        return self._feed.events

    def readings(self) -> list[Callable[[], object]]:
        """Short steps that read each card which may be dealt; once they are done, a world is
        dealt in no time."""
        unread = self.unread()
        return [partial(unread.rules.compile, card, unread.edition) for card in unread.cards]

    def unread(self) -> Reading:
        """What there is to read before a world is dealt: each card that may be, once."""
        game = self._game()
        once = {card.id: card for card in self._stock}
        return Reading(game.rules, game.edition, tuple(once.values()))

    def world(self, chance: random.Random) -> Game | None:
        """A game that may be the real one, or None; see `players.worlds.deal`."""
        return deal(self._game(), *self.told, chance)
