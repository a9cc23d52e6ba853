"""Your opponent chooses between what he does and what he has you do (EFF-1)."""

from __future__ import annotations

import pytest

from tests.rules.happening import EVENT, card
from tests.rules.staged import canonical, tell

WAYS = (
    "Your opponent chooses to either have you raise your anger 2 or discard 2 cards from his hand.",
    "Your opponent must have you raise your anger 2, or discard 2 cards from his hand.",
    "Your opponent chooses to either discard 2 cards from his hand or let you raise your anger 2.",
    "Your opponent must discard 2 cards from his hand or allow you to raise your anger 2.",
)


@pytest.mark.parametrize("way", WAYS)
def test_he_chooses_what_you_do_or_what_he_does(way: str) -> None:
    tried = card("Tried", EVENT, f"POWER: {way}")
    you, his = {"hand": ["Tried"]}, {"hand": ["Ball", "Ball", "Block"]}
    anger = """
        play Tried
        opponent: Your opponent raises his anger 2.
        expect your anger = 2
        expect opponent hand = 3
        """
    tell(tried, steps=anger, you=you, opponent=his)
    hand = """
        play Tried
        opponent: Discard 2 cards from your hand.
        opponent: choose Ball
        opponent: choose Ball
        expect your anger = 0
        expect opponent hand = 1
        """
    tell(tried, steps=hand, you=you, opponent=his)


def test_he_has_a_personality_do_it() -> None:
    way = "Your opponent chooses to either discard a card or have your MP gain 3 stages."
    steps = "play Tried\nopponent: Your opponent's MP gains 3 stages.\nexpect your stages = 5"
    tell(card("Tried", EVENT, f"POWER: {way}"), steps=steps,
         you={"hand": ["Tried"], "stages": 2}, opponent={"hand": ["Ball"]})  # fmt: skip


def test_where_he_can_do_nothing_you_do_it() -> None:
    tried = card("Tried", EVENT, f"POWER: {WAYS[0]}")
    tell(tried, steps="play Tried\nexpect your anger = 2", you={"hand": ["Tried"]})


def test_it_is_printed_as_a_choice() -> None:
    said = canonical(f"POWER: {WAYS[0]}")
    assert said == (
        "POWER: Your opponent chooses: you raise your anger 2 or he discards 2 cards from his hand."
    )
