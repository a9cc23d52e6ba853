"""Random decks are legal and repeat."""

from __future__ import annotations

from pathlib import Path

import pytest

from dbz_desktop.cards.model import CardType
from dbz_desktop.cards.packs import Pack
from dbz_desktop.decks import check_deck, is_legal, load_deck_rules
from dbz_desktop.decks.chance import NoDeck, random_deck
from dbz_desktop.match.content.editions import editions_folder
from dbz_desktop.match.content.library import load_pool


@pytest.mark.parametrize("edition", ["fanz", "panini-2014", "panini-2017"])
def test_random_decks_are_legal_and_repeat(edition: str) -> None:
    pool = load_pool()
    rules = load_deck_rules(edition, editions_folder())
    decks = [random_deck(pool, rules, seed) for seed in range(12)]
    for deck in decks:
        assert is_legal(check_deck(deck, rules, pool, official=False))
        assert deck.is_whole and deck.size == 60
    assert len({deck.counts for deck in decks}) == 12
    assert decks == [random_deck(pool, rules, seed) for seed in range(12)]


def test_a_pool_that_is_too_small(tmp_path: Path) -> None:
    rules = load_deck_rules("fanz", editions_folder())
    with pytest.raises(NoDeck):
        random_deck(Pack(), rules, 1)


def test_random_decks_hold_what_their_mp_lends() -> None:
    """DCK-6: some of the decks of Android 16, a Villain, have "Heroes only" cards in them."""
    pool = load_pool()
    rules = load_deck_rules("fanz", editions_folder())
    small = Pack()
    for card in pool.cards.values():
        if card.type is not CardType.MAIN_PERSONALITY or card.title == "Android 16":
            small.add(card, Path("here"))
    decks = [random_deck(small, rules, seed) for seed in range(6)]
    held = [card for deck in decks for card in deck.life if "(Heroes only" in card.text]
    assert held and not any(card.type is CardType.ALLY for card in held)
