"""What another player does instead, the first time in a turn or combat (EFF-5)."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, EVENT, SETUP, card
from tests.rules.staged import canonical, tell

DRAWS = [card(name, EVENT, "POWER: Draw a card.") for name in ("Draws", "Again")]


@pytest.mark.parametrize("said", [
    "The first time each turn your opponent would draw a card, he discards a card instead.",
    "The first time your opponent would draw a card each turn, he discards a card instead.",
])  # fmt: skip
def test_he_discards_instead_of_the_first_card(said: str) -> None:
    steps = """
        opponent: play Draws
        opponent: choose Ball
        expect opponent hand = 1
        you: pass
        opponent: play Again
        expect opponent hand = 1
        """
    tell(card("Tried", DRILL, f"[constant] {said}"), *DRAWS, steps=steps,
         you={"play": ["Tried"]}, opponent={"hand": ["Draws", "Again", "Ball"]},
         start={"action": "opponent"})  # fmt: skip


def test_your_own_card_is_drawn() -> None:
    said = "The first time each turn your opponent would draw a card, he discards a card instead."
    tell(card("Tried", DRILL, f"[constant] {said}"), *DRAWS, steps="play Draws\nexpect your hand = 1",
         you={"play": ["Tried"], "hand": ["Draws"]})  # fmt: skip


@pytest.mark.parametrize(("whose", "used"), [("his", True), ("your", False)])
def test_a_search_for_a_card(whose: str, used: bool) -> None:
    text = f"[instant] POWER: Use when your opponent searches {whose} Life Deck for a card. Draw a card."
    looks = card(
        "Looks", EVENT, "POWER: Search your Life Deck for a Drill and place it into your hand."
    )
    there = "you: yes\nexpect your hand = 1" if used else "expect no option use Tried"
    steps = f"opponent: play Looks\nopponent: choose Idle Drill\n{there}"
    if not used:
        steps = "opponent: play Looks\nopponent: choose Idle Drill\nexpect your hand = 0"
    tell(card("Tried", SETUP, text), looks, steps=steps, you={"play": ["Tried"], "hand": []},
         opponent={"hand": ["Looks"], "life_deck": ["Idle Drill"]}, start={"action": "opponent"})  # fmt: skip


def test_as_it_is_printed() -> None:
    said = "[constant] The first time each turn your opponent would draw a card, {} a card instead."
    assert canonical(said.format("he discards"), DRILL) == said.format("your opponent discards")
