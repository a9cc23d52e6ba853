"""A search that the other player does in the searcher's place: he chooses the card (EFF-9)."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, EVENT, card
from tests.rules.staged import canonical, staged

WALL = card("Wall", DRILL, "[constant] The first time each turn when your opponent uses an effect to "
            "search a Life Deck or discard pile for 1 card, you may search and choose that card "
            "instead of your opponent.")  # fmt: skip
FIND = card("Find", EVENT, "POWER: Search your Life Deck for a card and place it into your hand.")
DIG = card("Dig", EVENT, "POWER: Search your discard pile for a card and place it into your hand.")
PAIR = card(
    "Pair", EVENT, "POWER: Search your Life Deck for 2 cards and place them into your hand."
)
THEIRS = {"life_deck": ["Block", "Spare Kick"], "discard": ["Block", "Spare Kick"], "fill": 0}
THEIR_ACTION = {"turn": "opponent", "action": "opponent"}


@pytest.mark.parametrize("searches", ["Find", "Dig"])
def test_you_choose_and_he_gets_the_card(searches: str) -> None:
    staged(
        f"""
        play {searches}
        you: yes
        you: choose Block
        expect opponent hand has Block
        expect you hand = 0
        you: pass
        """,
        WALL,
        FIND,
        DIG,
        mine={"play": ["Wall"]},
        theirs={**THEIRS, "hand": [searches]},
        **THEIR_ACTION,
    )


def test_it_is_the_first_time_each_turn_and_as_you_like() -> None:
    staged(
        """
        play Find
        you: no
        opponent: choose Spare Kick
        you: pass
        play Dig
        opponent: choose Spare Kick
        expect opponent hand = 2
        """,
        WALL,
        FIND,
        DIG,
        mine={"play": ["Wall"]},
        theirs={**THEIRS, "hand": ["Find", "Dig"]},
        **THEIR_ACTION,
    )


def test_a_search_for_more_and_your_own_are_left_alone() -> None:
    staged(
        """
        play Pair
        choose Block
        choose Spare Kick
        expect opponent hand has Block
        expect opponent hand has Spare Kick
        you: play Find
        you: choose Block
        expect you hand has Block
        """,
        WALL,
        FIND,
        PAIR,
        mine={"play": ["Wall"], "hand": ["Find"], "life_deck": ["Block", "Spare Kick"]},
        theirs={**THEIRS, "life_deck": ["Block", "Spare Kick", "Block"], "hand": ["Pair"]},
        **THEIR_ACTION,
    )


def test_it_is_printed_for_any_search() -> None:
    said = canonical(WALL.text, DRILL)
    assert said == (
        "[constant] The first time each turn your opponent would search a Life Deck or discard pile "
        "for 1 card, you may do so instead."
    )
    assert canonical(said, DRILL) == said
