"""Statistics and odds."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from dbz_desktop.cards.model import CardType
from dbz_desktop.cards.search import Entry
from dbz_desktop.decks import make_deck, read_deck
from dbz_desktop.decks.catalogue import Catalogue
from dbz_desktop.decks.rules import load_deck_rules
from dbz_desktop.decks.statistics import cards_seen, compare, odds, odds_by_turn, statistics
from dbz_desktop.match.content.editions import editions_folder, load_edition
from dbz_desktop.match.content.library import load_pool, starter_decks


@pytest.mark.parametrize(
    ("copies", "drawn", "size", "least"), [(2, 3, 8, 1), (3, 4, 9, 2), (1, 1, 6, 1), (4, 5, 7, 3)]
)
def test_odds_are_the_share_of_all_hands(copies: int, drawn: int, size: int, least: int) -> None:
    hands = list(combinations(range(size), drawn))
    good = sum(sum(card < copies for card in hand) >= least for hand in hands)
    assert odds(copies, drawn, size, least) == pytest.approx(good / len(hands))


def test_odds_at_the_edges() -> None:
    assert odds(0, 3) == 0.0
    assert odds(3, 0) == 0.0
    assert odds(3, 60) == 1.0
    assert odds(3, 99, 60) == 1.0
    assert odds(2, 10, 60, least=3) == 0.0
    assert odds(0, 0, 60, least=0) == 1.0


def test_cards_seen_by_a_turn() -> None:
    # No opening hand (SET-2), three in each Draw Step (TRN-1), three when attacked (COM-1).
    assert [cards_seen(turn, fights=False) for turn in (1, 2, 3)] == [3, 6, 9]
    assert [cards_seen(turn, fights=True) for turn in (1, 2, 3)] == [3, 9, 15]
    # Who goes second may be attacked once more before each turn, before the first one too.
    assert [cards_seen(turn, True, second=True) for turn in (1, 2, 3)] == [6, 12, 18]
    assert [cards_seen(turn, False, second=True) for turn in (1, 2, 3)] == [3, 6, 9]
    assert odds_by_turn(3, 60, 2, True, second=True)[0] == pytest.approx(odds(3, 6))
    rising = odds_by_turn(3, 60)
    assert list(rising) == sorted(rising)
    assert rising[0] == pytest.approx(odds(3, 3))


def test_statistics_of_a_starter_deck() -> None:
    pool = load_pool()
    folder = editions_folder()
    rules = load_deck_rules("fanz", folder)
    catalogue = Catalogue(pool, load_edition("fanz"), rules, [rules])
    entries: dict[str, Entry] = {entry.card.id: entry for entry in catalogue.entries()}
    orange = next(path for path in starter_decks() if path.stem == "orange")
    deck = read_deck(orange, pool)
    found = statistics(deck, entries)
    assert found.size == 60
    assert sum(found.types.values()) == 60
    assert found.types[CardType.DRILL] == 18
    assert found.attacks + found.blocks - found.both + found.others == 60
    assert sum(found.costs.values()) == found.attacks
    bare = statistics(deck, {})
    assert (bare.attacks, bare.blocks, bare.others) == (0, 0, 60)


def test_comparing_two_decks(tmp_path: Path) -> None:
    pool = load_pool()
    deck = read_deck(starter_decks()[0], pool)
    card, count = deck.counts[0]
    other = make_deck(deck.name, deck.mp[:3], deck.mastery, deck.life[1:])
    found = compare(deck, other)
    assert not found.same
    changed = {each.id: (before, after) for each, before, after in found.changed()}
    assert changed == {deck.mp[3].id: (1, 0), card.id: (count, count - 1)}
    assert compare(deck, deck).same
