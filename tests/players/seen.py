"""Games as a computer player sees them, for the tests of the players."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from dbz_desktop.decks import read_deck
from dbz_desktop.match.content.editions import load_edition
from dbz_desktop.match.content.library import load_pool, starter_decks
from dbz_desktop.match.course.setup import deck_cards
from dbz_desktop.match.seats.feed import Feed
from dbz_desktop.match.seats.sight import Sight
from dbz_desktop.match.telling.table import TableView
from dbz_desktop.players import RandomPlayer
from dbz_desktop.players.stock import stock_against
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.decisions import Decision


class Seen:
    """A random game between two starters, and what each of its seats knows."""

    def __init__(self, seed: int, one: int = 0, other: int = 3) -> None:
        edition = load_edition()
        pool = load_pool()
        decks = [read_deck(path, pool) for path in starter_decks(edition.id)]
        pair = (decks[one], decks[other])
        self.game = Game((deck_cards(pair[0]), deck_cards(pair[1])), edition, seed)
        self._players = (RandomPlayer(2 * seed), RandomPlayer(2 * seed + 1))
        self._told = len(self.game.events)
        self.feeds = []
        self.stocks = []
        for viewer in (0, 1):
            opening = TableView.of(self.game, viewer)
            names = ("A", "B")
            self.feeds.append(
                Feed(viewer, names, edition.id, opening, self._told, self.game.printed)
            )
            mastery = pair[1 - viewer].mastery
            assert mastery is not None
            self.stocks.append(stock_against(mastery, pool.cards.values(), edition.chain, seed))

    def decisions(self) -> Iterator[Decision]:
        """Every decision, before it is answered at random."""
        while (decision := self.game.decision) is not None:
            fresh = self.game.events[self._told :]
            self._told += len(fresh)
            for feed in self.feeds:
                feed.push(fresh)
                feed.ask(decision)
            yield decision
            self.game.answer(self._players[decision.player].choose(decision))

    def sight(self, viewer: int, game: Game | None = None) -> Sight:
        """What a seat knows, of this game or of one that looks the same to it."""
        seen = game or self.game
        return Sight(self.feeds[viewer], lambda: seen, self.stocks[viewer])


def in_one_world(decision: Decision) -> Callable[[int], bool]:
    """For `Searching`: as many lines as there are options, so that each is followed in one world;
    where not all of them are worth following, the rest goes into a second one."""
    return lambda lines: lines < len(decision.options)
