"""More cards in the Rejuvenation Step, a price for which an attack deals nothing, and doubling."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, ENERGY, EVENT, card
from tests.rules.staged import staged, tell


@pytest.mark.parametrize(
    ("said", "balls", "left"),
    [
        ("You may Rejuvenate 2 more cards during your Rejuvenation Step.", 0, 2),
        ("You may Rejuvenate 1 additional card during your Rejuvenation Step for each Dragon Ball "
         "you control.", 1, 3),
        ("You may Rejuvenate 1 additional card during your Rejuvenation Step for each Dragon Ball "
         "you control.", 0, 4),
    ],
)  # fmt: skip
def test_more_cards_are_rejuvenated_in_that_step(said: str, balls: int, left: int) -> None:
    # TRN-5: without it 1, and only by a player who hasn't attacked from his hand.
    staged(
        f"""
        No combat
        Rejuvenate
        expect you discard = {left}
        """,
        card("Well", DRILL, f"[constant] {said}"),
        mine={"discard": ["Filler"] * 5, "play": ["Well", *["Ball"] * balls]},
        auto="pass",
        phase="declare",
    )


@pytest.mark.parametrize(("pays", "dealt"), [("yes", 0), ("no", 3)])
def test_a_price_for_which_an_attack_deals_nothing(pays: str, dealt: int) -> None:
    tell(
        card("Zap", ENERGY, "[attack] Energy attack. Your opponent may discard a card from his "
             "hand to reduce this attack's damage to 0. DAMAGE: 3 stages."),
        steps=f"""
            play Zap
            opponent: {pays}
            opponent: no defense
            expect opponent stages = {5 - dealt}
        """,
        you={"hand": ["Zap"]},
        opponent={"hand": ["Old Friend"], "stages": 5},
    )  # fmt: skip


def test_stages_are_doubled() -> None:
    tell(
        card("Swell", EVENT, "POWER: Double the number of stages your MP has."),
        steps="""
            play Swell
            expect you stages = 6
        """,
        you={"hand": ["Swell"], "stages": 3},
    )
