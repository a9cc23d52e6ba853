"""Attacks that are not paid for, and numbers told before that something is compared with."""

from __future__ import annotations

import pytest

from tests.rules.happening import EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell


@pytest.mark.parametrize("said", [
    "If you control exactly 1 Ally, you do not have to pay power stage costs for this attack.",
    "You do not need to pay the cost of this attack if you control exactly 1 Ally.",
    "While you control exactly 1 Ally, you do not pay for this attack.",
    "You do not have to pay stages to perform this attack if you control exactly 1 Ally.",
])  # fmt: skip
def test_who_need_not_pay_pays_nothing(said: str) -> None:
    text = f"[attack] Physical attack costing 2 stages. {said} DAMAGE: 1 stage."
    tried = card("Tried", PHYSICAL, text)
    for allies, left in (([], 3), (["Old Friend"], 5), (["Old Friend", "Mate"], 3)):
        mate = card("Mate", card("x", EVENT, "").type.ALLY, "POWER: Draw a card.")
        you = {"hand": ["Tried"], "stages": 5, "play": allies}
        tell(tried, mate, steps=f"play Tried\nexpect your stages = {left}", you=you)


@pytest.mark.parametrize(("held", "left"), [(3, 1), (2, 2), (4, 4)])
@pytest.mark.parametrize("exactly", ["exactly that number of", "exactly the named number of",
                                     "the chosen number of"])  # fmt: skip
def test_just_as_many_as_were_named(exactly: str, held: int, left: int) -> None:
    then = "he discards 2 of those cards at random"
    text = f"POWER: Name a number. If your opponent has {exactly} cards in his hand, {then}."
    steps = f"play Tried\nchoose 3\nexpect opponent hand = {left}"
    tell(card("Tried", EVENT, text), steps=steps, you={"hand": ["Tried"]},
         opponent={"hand": ["Ball", "Block", "Idle Drill", "Filler"][:held]})  # fmt: skip


@pytest.mark.parametrize(("side", "drawn"), [("more than", 1), ("less than", 0)])
def test_more_or_less_than_that_many(side: str, drawn: int) -> None:
    banned = "POWER: Banish any number of cards from your hand."
    text = f"{banned} If your opponent controls {side} that many Drills, draw a card."
    steps = f"play Tried\nchoose Ball\nyou: done\nexpect your hand = {1 + drawn}"
    tell(card("Tried", EVENT, text), steps=steps, you={"hand": ["Tried", "Ball", "Block"]},
         opponent={"play": ["Idle Drill", "Other Drill"]})  # fmt: skip


def test_a_number_told_is_printed_so() -> None:
    text = "POWER: Name a number. If you have the named number of cards in your hand, draw a card."
    assert "exactly that number of cards" in canonical(text)
