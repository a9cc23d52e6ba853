"""Sentences of which nothing comes say so, and why, where that tells nothing of hidden cards."""

from __future__ import annotations

from typing import Any

import pytest

from dbz_desktop.cards import Card
from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.scenarios.file import scenario_from_table
from dbz_desktop.match.scenarios.run import play_scenario
from dbz_desktop.match.telling.fruitless_words import NOTHING_DONE
from dbz_desktop.rules.kernel.fruitless import SEEN
from tests.rules.happening import DRILL, EVENT, PLAIN, card
from tests.rules.staged import SIDE

UNMET = "Its condition isn't met."
GIVEN = {*NOTHING_DONE.values(), UNMET, "Nothing comes of it."}


def told(text: str, *steps: str, more: tuple[Card, ...] = (), **mine: Any) -> list[str]:
    """What is told of sentences of an Event of which nothing came, and the sentences."""
    cards = (card("Sword", EVENT, f"POWER: {text}"), *more)
    table = {
        "you": {**SIDE, "hand": ["Sword"], **mine},
        "opponent": SIDE,
        "start": {"phase": "combat"},
        "play": {"steps": ["play Sword", *steps], "auto": "pass"},
    }
    pool = Pack({each.id: each for each in (*PLAIN, *cards)})
    result = play_scenario(scenario_from_table(table, pool))
    assert result.failures == [], "\n".join([*map(str, result.failures), *result.log])
    log = [line.strip() for line in result.log]
    return [each.removeprefix("Sword: ") for each in log if each in GIVEN or "Sword: " in each]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Destroy a Drill.", "There is nothing to destroy."),
        ("Banish all Allies.", "There is nothing to banish."),
        ("Capture a Dragon Ball.", "There is no Dragon Ball to capture."),
        ("Rejuvenate 2.", "There is nothing to Rejuvenate."),
        ("Place a Drill from your discard pile into play.", "There is nothing to place into play."),
        (
            "Place a Drill from your discard pile on top of your Life Deck.",
            "There is nothing to place into the Life Deck.",
        ),
        (
            "Search your Life Deck for a Dragon Ball and place it into play.",
            "No such card is found.",
        ),
        (
            "Search the top 3 cards of your Life Deck for a Dragon Ball and place it into play.",
            "No such card is found.",
        ),
        ("If you have 3 or more anger, draw a card.", UNMET),
        ("Unless you have less than 3 anger, destroy a Drill.", UNMET),
    ],
)
def test_the_reason_stands_below_the_sentence(text: str, why: str) -> None:
    assert told(text) == [text, why]


def test_stages_that_cannot_be_gained_are_told() -> None:
    assert told("Your MP gains 3 stages.", stages=10)[1:] == ["No stages are gained."]
    assert told("Your MP gains 3 stages.", stages=9)[1:] == []


def test_what_happens_or_is_chosen_needs_no_word() -> None:
    pile = [card("Trinket", DRILL, "")]
    text = "You may destroy a Drill."
    asked = {"more": tuple(pile), "play": ["Trinket"]}
    assert told(text, "no", **asked) == [text]
    assert told("Destroy a Drill.", **asked) == ["Destroy a Drill."]
    assert told(text) == [text, "There is nothing to destroy."]


def test_so_does_what_a_card_says_of_itself_that_both_saw_go_into_a_life_deck() -> None:
    """EFF-8: a Rejuvenated card lies hidden, but nobody doubts which one it was."""
    shield = "(If this card is Rejuvenated, place a Drill from your discard pile into play.)"
    lines = told("Rejuvenate 1.", more=(card("Sword: Shield", EVENT, shield),),
                 discard=["Sword: Shield"])  # fmt: skip
    assert lines[-1] == "There is nothing to place into play."


@pytest.mark.parametrize(
    "text",
    [
        "You may discard a Dragon Ball from your hand.",
        "If you have a Drill in your hand, draw a card.",
        "Search your Life Deck for up to 2 Dragon Balls and place them into play.",
        "Place a Drill into play.",
        "Place a Drill from your hand at the bottom of your Life Deck.",
        "Look at the top card of your Life Deck. If that card is a Drill, raise your anger 1.",
        "Place this card at the bottom of your Life Deck after use.",
        "Destroy a Drill at the end of combat.",
    ],
)
def test_nothing_is_told_of_hidden_cards_or_of_what_is_still_to_come(text: str) -> None:
    assert not GIVEN.intersection(told(text))


def test_an_otherwise_that_is_passed_over_needs_no_word_either() -> None:
    text = "If you have 3 or more anger, raise your anger 1. Otherwise, lower your anger 1."
    first, other = (f"{each.strip()}." for each in text.split(".")[:2])
    assert told(text, anger=3) == [first]
    assert told(text, anger=1) == [first, UNMET, other]


def test_there_are_words_for_all_of_them() -> None:
    assert set(NOTHING_DONE) == SEEN | {"search"}, "a search itself tells of it"


def test_what_was_met_and_came_to_nothing_says_why() -> None:
    """The condition was met as it was asked, though what was to be done then wasn't."""
    text = "You may pay 2 stages. If you do, destroy an opponent's Drill."
    assert told(text, "yes") == [
        "You may pay 2 stages.",
        "If you do, destroy an opponent's Drill.",
        "There is nothing to destroy.",
    ]
