"""Cards that nobody has thought of: drawn by chance over the grammar, read, printed and played.

A language whose sentences by chance are read in one way, and play without a fault, is one that
composes. `DBZ_LONG=84` plays five thousand games.
"""

from __future__ import annotations

import pytest

from dbz_desktop.decks import Deck, read_deck
from dbz_desktop.match.content.editions import load_edition
from dbz_desktop.match.content.library import load_pool, starter_decks
from dbz_desktop.match.proving.selfplay import play_game
from dbz_desktop.rules.language.compiler import canonical_text, compile_text
from tests.long import LONG
from tests.rules.random_cards import CardMaker

GAMES = 60


def _trees(program):
    """What a program means, wherever its notes and the definition of X stand."""
    sections = [
        (s.icon, s.power, s.header, s.sentences, s.damage, s.hits, s.when, s.definitions)
        for s in program.sections
    ]
    return sorted(map(repr, program.notes)), sections


ENDLESS = "the game has not ended"
"""Cards by chance may go on forever: that is no fault of who plays them."""


@pytest.fixture(scope="module")
def starters() -> list[Deck]:
    pool = load_pool()
    return [read_deck(path, pool) for path in starter_decks()]


@pytest.fixture(scope="module")
def edition():
    return load_edition("fanz")


@pytest.mark.parametrize("seed", range(3 * LONG))
def test_whole_cards_by_chance_are_printed_as_they_are_read_in_one_way(seed, starters):
    maker = CardMaker(seed)
    for deck in starters:
        for card in maker.deck(deck, "by chance").cards():
            drawn = compile_text(card, maker.drawn[card.text])
            program = compile_text(card, card.text)
            assert program.failures == ()
            assert canonical_text(program) == card.text
            assert _trees(program) == _trees(drawn)
    # Drawn cards are refused for what they say, never because it isn't read, or in two ways.
    assert maker.unread == []
    assert maker.refused.total() < len(maker.drawn)


@pytest.mark.parametrize("seed", range(GAMES * LONG))
def test_games_with_cards_by_chance_are_played_without_a_fault(seed, starters, edition):
    maker = CardMaker(10_000 + seed)
    mine, other = starters[seed % len(starters)], starters[(5 * seed + 1) % len(starters)]
    report = play_game((maker.deck(mine, "one"), maker.deck(other, "other")), edition, seed)
    faults = [v for v in report.violations if not v.message.startswith(ENDLESS)]
    assert not faults, "\n".join(f"{v.message}\n{v.trace}" for v in faults)
    # A card by chance may decide the game at once; any other game goes on for a while.
    assert report.kind or report.decisions > 10
