"""Matches between starter decks, played by seeded random players."""

from __future__ import annotations

import pytest

from dbz_desktop.cards.packs import Pack
from dbz_desktop.decks import Deck, read_deck
from dbz_desktop.match.content.library import load_pool, starter_decks
from dbz_desktop.match.course.setup import MatchSetup
from dbz_desktop.match.match import Match
from dbz_desktop.players import RandomPlayer


@pytest.fixture(scope="session")
def pool() -> Pack:
    return load_pool()


@pytest.fixture(scope="session")
def decks(pool: Pack) -> tuple[Deck, Deck]:
    paths = {path.stem: path for path in starter_decks()}
    return read_deck(paths["saiyan"], pool), read_deck(paths["orange"], pool)


@pytest.fixture
def setup(decks: tuple[Deck, Deck]) -> MatchSetup:
    return MatchSetup(("Ann", "Bob"), decks, seed=11)


class Play:
    """Plays a match on with random players; `limit` answers at most."""

    def __init__(self, seed: int = 1) -> None:
        self.players = (RandomPlayer(seed), RandomPlayer(seed + 1000))

    def on(self, match: Match, limit: int = 5_000) -> int:
        count = 0
        while count < limit and (decision := match.decision) is not None:
            match.course.answer(self.players[decision.player].choose(decision))
            count += 1
        return count
