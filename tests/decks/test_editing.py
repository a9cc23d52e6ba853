"""Editing a deck."""

from __future__ import annotations

from dbz_desktop.decks import make_deck, read_deck
from dbz_desktop.decks.editing import MOST_COPIES, add, copies, remove, rename, set_copies
from dbz_desktop.match.content.library import load_pool, starter_decks

EMPTY = make_deck("New", [], None, [])


def test_a_deck_is_built_card_by_card_and_taken_apart_again() -> None:
    pool = load_pool()
    goal = read_deck(starter_decks()[0], pool)
    deck = EMPTY
    for card in goal.cards():
        deck = add(deck, card, copies(goal, card))
    assert (deck.mp, deck.mastery, deck.counts) == (goal.mp, goal.mastery, goal.counts)
    for card in goal.cards():
        deck = remove(deck, card, copies(goal, card))
    assert deck == EMPTY


def test_a_level_takes_the_place_of_the_one_before() -> None:
    pool = load_pool()
    first, second = pool.cards["PRE-S5"], pool.cards["PRE-P2"]
    deck = add(add(EMPTY, first), second)
    assert deck.mp == (second,)
    assert remove(deck, first).mp == (second,)
    assert remove(deck, second).mp == ()


def test_a_mastery_takes_the_place_of_the_one_before() -> None:
    pool = load_pool()
    first, second = pool.cards["PRE-S27"], pool.cards["PRE-S25"]
    deck = add(add(EMPTY, first), second)
    assert deck.mastery == second
    assert remove(deck, first).mastery == second
    assert remove(deck, second).mastery is None


def test_copies_stay_within_bounds_and_places_stay() -> None:
    pool = load_pool()
    one, two = pool.cards["PRE-C50"], pool.cards["PRE-S139"]
    deck = add(add(EMPTY, one, 3), two, 2)
    assert set_copies(deck, one, 500).counts == ((one, MOST_COPIES), (two, 2))
    assert set_copies(deck, one, -4).counts == ((two, 2),)
    assert remove(deck, one).counts == ((one, 2), (two, 2))
    assert set_copies(EMPTY, one, 0) == EMPTY
    assert rename(deck, "  A\nB  ").name == "A B"
