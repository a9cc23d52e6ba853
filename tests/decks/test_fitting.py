"""What fits a deck's Main Personality and Mastery is what the rules of deck building don't forbid."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dbz_desktop.cards.model import CardType, Style
from dbz_desktop.cards.search import Vocabulary, read_query
from dbz_desktop.decks import check_deck, is_legal, load_deck_rules, make_deck, read_deck
from dbz_desktop.decks.catalogue import Catalogue
from dbz_desktop.decks.fitting import Fitting, deck_terms
from dbz_desktop.decks.legality import Names
from dbz_desktop.match.content.editions import editions_folder, load_edition
from dbz_desktop.match.content.library import load_pool, starter_decks

POOL = load_pool()
NAMES = Names(POOL)
RULES = load_deck_rules("fanz", editions_folder())
DECKS = {path.stem: read_deck(path, POOL) for path in starter_decks()}


@pytest.mark.parametrize("name", DECKS)
def test_it_agrees_with_the_check_of_decks(name: str) -> None:
    """A Life Deck card fits where a deck with one copy in a card's place stays legal for it."""
    deck = DECKS[name]
    fits = Fitting(deck, RULES, NAMES)
    for card in POOL.cards.values():
        if not card.type.in_life_deck:
            continue
        tried = replace(deck, counts=((card, 1),))
        wrong = [p for p in check_deck(tried, RULES, POOL, names=NAMES) if p.card is card]
        assert fits(card) is is_legal(wrong), card.id


def test_levels_and_masteries() -> None:
    deck = DECKS["blue"]
    fits = Fitting(deck, RULES, NAMES)
    mains = [card for card in POOL.cards.values() if card.type is CardType.MAIN_PERSONALITY]
    assert {card.title for card in mains if fits(card)} == {deck.personality}
    # Another printing of a level is the same character.
    assert fits(POOL.cards["PRE-P4"])
    masteries = [card for card in POOL.cards.values() if card.type is CardType.MASTERY]
    assert [card for card in masteries if fits(card)] == [deck.mastery]


def test_without_an_mp_or_a_mastery_more_fits() -> None:
    empty = Fitting(make_deck("", (), None, ()), RULES, NAMES)
    frozen = [c for c in POOL.cards.values() if not empty(c)]
    casual = Fitting(make_deck("", (), None, ()), RULES, NAMES, official=False)
    assert all(map(casual, POOL.cards.values()))
    assert {card.id for card in frozen} == {
        card.id
        for card in POOL.cards.values()
        if any(
            problem.rule == "DCK-10" and not problem.remark
            for problem in check_deck(
                replace(DECKS["red"], mp=(), mastery=None, counts=((card, 1),)), RULES, POOL
            )
            if problem.card is card
        )
    }


def test_it_holds_until_the_mp_or_the_mastery_is_another() -> None:
    deck = DECKS["blue"]
    fits = Fitting(deck, RULES, NAMES)
    assert fits.is_of(replace(deck, counts=(), name="x", notes="y"), RULES, True)
    assert not fits.is_of(replace(deck, mastery=None), RULES, True)
    assert not fits.is_of(deck, RULES, False)
    assert not fits.is_of(deck, load_deck_rules("panini-2014", editions_folder()), True)


def test_the_words_of_the_search() -> None:
    deck = DECKS["blue"]
    catalogue = Catalogue(POOL, load_edition("fanz"), RULES, [RULES])
    entries = catalogue.entries()
    held = {card.id for card in deck.cards()}
    words = Vocabulary(deck=deck_terms(lambda card: card.id in held, Fitting(deck, RULES, NAMES)))

    def found(query: str) -> set[str]:
        return {entry.card.id for entry in read_query(query, words).find(entries)}

    assert found("deck:in") == held
    assert found("deck:out") == {card for card in POOL.cards if card not in held}
    assert found("-deck:in") == found("deck:out") == found("deck:not")
    assert found("deck:in deck:fits") == held
    assert held < found("deck:fits") < set(POOL.cards)
    assert "fits the deck's MP and Mastery" in read_query("deck:fits", words).meaning


@pytest.mark.parametrize("edition", ["panini-2014", "panini-2015", "panini-2017", "fanz"])
def test_what_an_mp_lends_fits(edition: str) -> None:
    """DCK-6: Android 16 lends "Heroes only" cards, but no personalities; Android 17 lends none."""
    rules = load_deck_rules(edition, editions_folder())

    def fitting(title: str) -> set[str]:
        mp = [card for card in POOL.cards.values() if card.title == title and card.level]
        fits = Fitting(make_deck("", mp, POOL.cards["EVO-S20"], ()), rules, NAMES)
        return {card.id for card in POOL.cards.values() if card.type.in_life_deck and fits(card)}

    def of_its_own(title: str) -> set[str]:
        return {card.id for card in POOL.cards.values() if title in (card.title, NAMES.of(card))}

    lent = fitting("Android 16") - of_its_own("Android 16") - fitting("Android 17")
    heroes_only = {
        card.id
        for card in POOL.cards.values()
        if "(Heroes only" in card.text
        and card.type is not CardType.ALLY
        and card.style in (Style.ORANGE, Style.FREESTYLE)
    }
    assert len(heroes_only) > 8
    assert lent - of_its_own("Android 17") == heroes_only
