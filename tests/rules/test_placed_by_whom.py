"""Whose deed it is where each player, or one of them, places or destroys a card (EFF-1)."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, EVENT, card
from tests.rules.staged import tell

EACH = (
    "Each player chooses a Drill he controls and places it at the bottom of its owner's Life Deck.",
    "Each player places a Drill he controls at the bottom of its owner's Life Deck.",
    "Each player destroys one of his Drills.",
    "Each player places one of his Drills into his hand.",
)


@pytest.mark.parametrize("each", EACH)
@pytest.mark.parametrize("mine", [True, False])
@pytest.mark.parametrize("his", [True, False])
def test_of_each_it_is_asked_whether_he_did_it(each: str, mine: bool, his: bool) -> None:
    verb = "destroy" if "destroys" in each else "place"
    asked = (
        f"If you {verb.removesuffix('e')}ed a Drill this way, raise your anger 1. If your opponent "
        f"did not {verb} a Drill this way, lower his anger 2."
    )
    steps = f"""
        play Tried
        expect your anger = {int(mine)}
        expect opponent anger = {3 if his else 1}
        """
    tell(card("Tried", EVENT, f"POWER: {each} {asked}"), steps=steps,
         you={"hand": ["Tried"], "play": ["Idle Drill"] if mine else []},
         opponent={"anger": 3, "play": ["Other Drill"] if his else []})  # fmt: skip


@pytest.mark.parametrize(("who", "heard"), [("your opponent places", 1), ("you place", 0)])
def test_what_your_opponent_places_is_his_deed(who: str, heard: int) -> None:
    waits = card("Waits", DRILL, f"[constant] Whenever {who} a card from his hand on top of his Life "
                 "Deck, raise your anger 1.".replace("his", "his" if heard else "your"))  # fmt: skip
    text = "POWER: Your opponent places a card from his hand on top of his Life Deck."
    steps = f"play Tried\nexpect your anger = {heard}"
    tell(card("Tried", EVENT, text), waits, steps=steps,
         you={"hand": ["Tried"], "play": ["Waits"]}, opponent={"hand": ["Block"]})  # fmt: skip
