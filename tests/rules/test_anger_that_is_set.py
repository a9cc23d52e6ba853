"""Anger that is set to a number: told, forbidden and replaced as being set, not as being raised."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import tell

SET = card("Still", EVENT, "POWER: Set your anger to 0.")
LOWER = card("Calm", EVENT, "POWER: Lower your anger 2.")
HIS = card("Quell", EVENT, "POWER: Set your opponent's anger to 0.")


@pytest.mark.parametrize(
    ("said", "by", "drawn"),
    [
        ("your anger was set to 0 this turn", "Still", 1),
        ("your anger was set this turn", "Still", 1),
        ("your anger was set to 1 this turn", "Still", 0),
        ("your anger was set to 0 this turn", "Calm", 0),
        ("your anger was lowered this turn", "Still", 0),
        ("your anger was lowered or set this turn", "Still", 1),
        ("your opponent's anger was set this turn", "Still", 0),
    ],
)
def test_what_was_done(said: str, by: str, drawn: int) -> None:
    tell(
        SET,
        LOWER,
        card("Asked", EVENT, f"POWER: If {said}, draw a card."),
        steps=f"play {by}\nopponent: pass\nplay Asked\nexpect you hand = {drawn}",
        you={"hand": [by, "Asked"], "anger": 2},
    )


@pytest.mark.parametrize(("anger", "left"), [(2, 1), (0, 0)])
def test_with_this_card(anger: int, left: int) -> None:
    """Where it stood there already, it was not set."""
    text = (
        "[attack] Physical attack. Set your anger to 0. DAMAGE: 1 stage. HIT: If your anger was set "
        "to 0 with this card, raise your anger 1."
    )
    tell(
        card("Blow", PHYSICAL, text),
        steps=f"play Blow\nopponent: no defense\nexpect your anger = {left}",
        you={"hand": ["Blow"], "anger": anger},
    )


@pytest.mark.parametrize(
    ("rule", "by", "anger"),
    [
        ("Your anger cannot be set.", "Quell", 2),
        ("Your anger cannot be set by your opponent's card effects.", "Quell", 2),
        ("Your anger cannot be set to 0.", "Quell", 2),
        ("Your opponent cannot set your anger.", "Quell", 2),
        ("Your opponent cannot set his anger.", "Quell", 0),
        ("Your anger cannot be set to 1.", "Quell", 0),
        ("Your anger cannot be lowered.", "Quell", 0),
        ("Whenever your anger would be set to 0, raise your anger 1 instead.", "Quell", 3),
        ("Whenever your anger would be set to 1, raise your anger 1 instead.", "Quell", 0),
        ("Whenever your anger is set, raise your anger 1.", "Quell", 1),
    ],
)
def test_forbidden_replaced_and_heard(rule: str, by: str, anger: int) -> None:
    tell(
        HIS,
        card("Rule", DRILL, f"[constant] {rule}"),
        steps=f"opponent: play {by}\nexpect your anger = {anger}",
        you={"play": ["Rule"], "anger": 2},
        opponent={"hand": [by]},
        start={"turn": "opponent", "action": "opponent"},
    )
