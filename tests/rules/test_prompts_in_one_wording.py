"""A question is asked in one wording, without the others that the grammar reads."""

from __future__ import annotations

import pytest

from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.scenarios.file import scenario_from_table
from dbz_desktop.match.scenarios.run import scenario_match
from dbz_desktop.match.scenarios.steps import find_option
from tests.rules.happening import EVENT, PLAIN, card
from tests.rules.staged import SIDE

NAMED = [
    ("Name a card type.", "Name a card type."),
    ("Name a type of card.", "Name a card type."),
    ("Name a Style.", "Name a Style."),
    ("Name a Trait.", "Name a Trait."),
    ("Name a number.", "Name a number."),
    ("Choose physical or energy.", "Physical or energy?"),
    ("Name an attack type.", "Physical or energy?"),
    ("Choose Physical Combat or Energy Combat.", "Physical Combat or Energy Combat?"),
    ("Your opponent names a card type.", "Name a card type."),
    ("Look at your opponent's hand and choose a Drill.", "Choose a card of that hand."),
    (
        "Search your Life Deck for a card and place it into your hand.",
        "Search: choose a card to place into your hand.",
    ),
    ("Choose a card in your discard pile and Rejuvenate it.", "Choose a card to Rejuvenate."),
    (
        "Choose a card in your discard pile and place it at the bottom of your Life Deck.",
        "Choose a card to place at the bottom of your Life Deck.",
    ),
]


@pytest.mark.parametrize(("text", "asked"), NAMED)
def test_what_is_asked(text: str, asked: str) -> None:
    deed = card("Deed", EVENT, f"POWER: {text} Draw a card.")
    table = {
        "you": {**SIDE, "hand": ["Deed"], "discard": ["Ball", "Block", "Filler"]},
        "opponent": {**SIDE, "hand": ["Idle Drill", "Other Drill"]},
        "start": {"phase": "combat"},
    }
    pool = Pack({each.id: each for each in (*PLAIN, deed)})
    match = scenario_match(scenario_from_table(table, pool))
    index = find_option(match, "play Deed")
    assert index is not None
    match.course.answer(index)
    assert match.decision is not None
    assert match.decision.prompt == asked
