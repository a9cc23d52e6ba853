"""Attacks by whom they deal their damage to, and cards by what was just shown."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Physical attacks deal -2 stages of damage to you.",
            "Your opponent's physical attacks deal -2 stages of damage.",
        ),
        (
            "Energy attacks deal +1 life card of damage to your opponent's MP.",
            "Your energy attacks deal +1 life card of damage.",
        ),
        (
            "Attacks cannot deal more than 2 stages of damage to your MP.",
            "Your opponent's attacks cannot deal more than 2 stages of damage.",
        ),
        (
            "If you would lose stages, lose 1 less.",
            "Whenever you lose stages, reduce that amount by 1.",
        ),
    ],
)
def test_what_is_dealt_to_somebody(said: str, meant: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {meant}"


def test_less_is_dealt_to_you() -> None:
    tell(
        card("Wall", DRILL, "[constant] Attacks cannot deal more than 2 stages of damage to you."),
        card("Hit", PHYSICAL, "[attack] Physical attack. DAMAGE: 5 stages."),
        you={"play": ["Wall"], "stages": 9},
        opponent={"hand": ["Hit"]},
        start={"turn": "opponent", "action": "opponent"},
        steps="opponent: play Hit\nyou: no defense\nexpect you.stages = 7",
    )


@pytest.mark.parametrize(
    "said",
    [
        "Choose a card revealed this way. He discards that card.",
        "Choose a revealed card. Your opponent discards it.",
        "Choose 1 of the cards revealed this way. He discards that card.",
    ],
)
def test_a_card_that_was_shown(said: str) -> None:
    tell(
        card("Plan", EVENT, f"POWER: Your opponent reveals his hand. {said}"),
        you={"hand": ["Plan"]},
        opponent={"hand": ["Filler", "Block"]},
        steps="""
        play Plan
        choose Block
        expect opponent discard = 1
        expect opponent discard has Block
    """,
    )
