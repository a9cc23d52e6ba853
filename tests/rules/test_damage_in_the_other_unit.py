"""Damage that is dealt in the other unit instead: each is added up by itself first (ATK-7, ATK-8).

The sum that the log tells is the one that was reckoned, term by term, so that it always adds up.
"""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import tell

SHELTER = card(
    "Shelter",
    DRILL,
    "[constant] Your opponent's attacks deal -2 life cards and -2 stages of damage.",
)
CHEER = card("Cheer", EVENT, "POWER: Your next attack this combat deals +1 life card of damage.")
AS_LIFE = "This attack deals its damage as life cards instead of stages."
AS_STAGES = "This attack deals its damage as stages instead of life cards."


@pytest.mark.parametrize(
    ("text", "stages", "cards", "told"),
    [
        (
            f"{AS_LIFE} DAMAGE: AT +3 stages.",
            0,
            2,
            "AT 1 (B against B) + 3 (Strike) - 2 (Shelter) - 2 (dealt as life cards) = 0 stages; "
            "- 2 (Shelter) + 1 (Cheer) + 1 (never below zero) + 2 (instead of stages) = 2 life "
            "cards.",
        ),
        (
            f"{AS_LIFE} DAMAGE: 3 stages and 2 life cards.",
            0,
            2,
            "3 + 2 - 2 (Shelter) - 2 (Shelter) + 1 (Cheer) = 2 life cards.",
        ),
        (
            f"{AS_STAGES} DAMAGE: 5 life cards.",
            4,
            0,
            "- 2 (Shelter) + 2 (never below zero) + 4 (instead of life cards) = 4 stages; "
            "5 - 2 (Shelter) + 1 (Cheer) - 4 (dealt as stages) = 0 life cards.",
        ),
        (
            "DAMAGE: 1 stage and 1 life card.",
            0,
            0,
            "1 - 2 (Shelter) + 1 (never below zero) = 0 stages; "
            "1 - 2 (Shelter) + 1 (Cheer) = 0 life cards.",
        ),
        (
            "DAMAGE: AT +3 stages.",
            2,
            0,
            "AT 1 (B against B) + 3 (Strike) - 2 (Shelter) = 2 stages; "
            "- 2 (Shelter) + 1 (Cheer) + 1 (never below zero) = 0 life cards.",
        ),
    ],
)
def test_each_unit_by_itself(text: str, stages: int, cards: int, told: str) -> None:
    tell(
        SHELTER,
        CHEER,
        card("Strike", PHYSICAL, f"[attack] Physical attack. {text}"),
        steps=f"""
            play Cheer
            opponent: pass
            play Strike
            expect opponent stages = {5 - stages}
            expect opponent discard = {cards}
            expect log contains Damage: {told}
        """,
        you={"hand": ["Cheer", "Strike"]},
        opponent={"play": ["Shelter"]},
    )


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (f"{AS_LIFE} DAMAGE: AT +3 stages.", "AT 1 (B against B) + 3 (Strike) = 4 life cards."),
        (f"{AS_STAGES} DAMAGE: 3 life cards.", "3 = 3 stages."),
        ("DAMAGE: 2 stages.", "2 = 2 stages."),
    ],
)
def test_of_one_unit_alone(text: str, told: str) -> None:
    """Where there is no other the damage is told in the unit that it is dealt in."""
    tell(
        card("Strike", PHYSICAL, f"[attack] Physical attack. {text}"),
        steps=f"""
            play Strike
            expect log contains Damage: {told}
        """,
        you={"hand": ["Strike"]},
    )


def test_at_least_so_much_of_what_is_below_zero() -> None:
    """The least that an attack deals is dealt however far it was brought down (ATK-8)."""
    tell(
        SHELTER,
        card(
            "Strike",
            PHYSICAL,
            "[attack] Physical attack. This attack deals at least 2 stages of damage. "
            "DAMAGE: 1 stage.",
        ),
        steps="""
            play Strike
            expect opponent stages = 3
            expect log contains Damage: 1 - 2 (Shelter) - 2 (Shelter) + 5 (Strike) = 2 stages.
        """,
        you={"hand": ["Strike"]},
        opponent={"play": ["Shelter", "Shelter"]},
    )
