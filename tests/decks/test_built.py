"""The shipped decks that are no starters: legal, of each Style, and proven to win by their plan."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from dbz_desktop.decks import check_deck, load_deck_rules, read_deck
from dbz_desktop.decks.rules import edition_ids
from dbz_desktop.match.content.editions import editions_folder, load_edition
from dbz_desktop.match.content.library import built_decks, load_pool
from dbz_desktop.match.replays.replay import Replay
from tests.decks.proving import PLANS, PROOFS, fulfilled

POOL = load_pool()
DECKS = {path.stem: read_deck(path, POOL) for path in built_decks()}


def test_there_are_two_of_each_style_for_all_three_victories() -> None:
    assert Counter(
        deck.mastery and deck.mastery.style.value for deck in DECKS.values()
    ) == dict.fromkeys(("Black", "Blue", "Namekian", "Orange", "Red", "Saiyan"), 2)
    assert set(PLANS) == set(DECKS)
    assert {plan.kind for plan in PLANS.values()} == {"survival", "mppv", "dragon balls"}
    assert {deck.edition for deck in DECKS.values()} == set(edition_ids(editions_folder()))


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_is_legal_in_a_tournament_of_its_edition(name: str) -> None:
    deck = DECKS[name]
    assert deck.size == 60 and deck.is_whole
    rules = load_deck_rules(deck.edition, editions_folder())
    found = check_deck(deck, rules, POOL, official=True, thawing=False)
    assert [p for p in found if not p.remark or p.rule != "DCK-11"] == []


@pytest.mark.parametrize("name", DECKS)
def test_two_sentences_tell_how_it_plays(name: str) -> None:
    notes = DECKS[name].notes
    assert notes.endswith(".") and len(notes.split(". ")) == 2


@pytest.mark.parametrize("name", DECKS)
def test_a_card_that_asks_for_a_word_in_a_title_finds_one(name: str) -> None:
    deck = DECKS[name]
    edition = load_edition(deck.edition)
    for card, _ in deck.counts:
        for word in re.findall(r'"([^"]+)" in the title', edition.wording(card)):
            there = sum(n for each, n in deck.counts if word in each.title)
            # While it asks, it is itself not there to be found.
            assert there - (word in card.title) > 0, f"{card.title}: no other card with {word}"


@pytest.mark.parametrize("name", DECKS)
def test_a_game_is_kept_in_which_it_wins_by_its_plan(name: str) -> None:
    replay = Replay(PROOFS / f"{name}.jsonl", POOL)
    assert replay.match.setup.decks[0].counts == DECKS[name].counts
    replay.seek(replay.total)
    assert fulfilled(PLANS[name], replay.match.game, replay.match.outcome)
