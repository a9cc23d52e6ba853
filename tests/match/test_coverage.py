"""What of a pool came about in games: told honestly, so that what never resolves is found."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dbz_desktop.decks import load_deck_rules
from dbz_desktop.decks.chance import random_deck
from dbz_desktop.match.content.editions import editions_folder, load_edition
from dbz_desktop.match.content.library import load_pool
from dbz_desktop.match.proving.coverage import of_cards
from dbz_desktop.match.proving.selfplay import play_game

FANZ = load_edition("fanz")
NEVER = (
    "[attack] Physical attack. DAMAGE: 1 stage. [instant] POWER: Use when you capture a Dragon Ball. "
    "Draw a card."
)


def played(decks):
    return play_game(decks, FANZ, 3, checks="none", with_coverage=True).coverage


@pytest.fixture(scope="module")
def decks():
    rules, pool = load_deck_rules("fanz", editions_folder()), load_pool()
    return random_deck(pool, rules, 6), random_deck(pool, rules, 7)


def test_only_what_is_in_the_decks_comes_about_and_not_all_of_it(decks):
    did = played(decks)
    cards = {card.id: card for deck in decks for card in deck.cards()}
    can = of_cards(cards.values(), FANZ)
    assert did.cards and did.cards < can.cards
    assert did.sentences and did.sentences < can.sentences


def test_what_a_card_does_counts_once_it_has_done_it(decks):
    did = played(decks)
    done = {card for card, _ in did.sentences}
    assert done & did.cards
    assert (can := of_cards(load_pool().cards.values(), FANZ)).cards >= did.cards
    assert can.sentences >= did.sentences


def test_a_sentence_that_never_resolves_is_told(decks):
    one, other = decks
    dud = replace(one.counts[0][0], id="TST-1", title="Dud", text=NEVER, wordings=(), _hash="")
    full = replace(one, counts=((dud, 60),))
    did = played((full, other))
    assert "TST-1" in did.cards
    missing = of_cards([dud], FANZ) - did
    assert missing.cards == frozenset()
    assert missing.sentences == {("TST-1", "Draw a card.")}


def test_what_is_no_effect_is_not_waited_for():
    pool = load_pool()
    told = of_cards(pool.cards.values(), FANZ).sentences
    assert not [text for _, text in told if text.startswith(("X = ", "Use when "))]
