"""What is asked, in a sentence of its own, of what set the text off (EFF-2); Endurance by number."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import staged

GUARD = [
    card(f"Guard {n}", PHYSICAL, "[defense] Stops a physical attack.", endurance=n) for n in (2, 3)
]
SWAP = card("Swap", EVENT, "POWER: Discard a card from your hand.")


@pytest.mark.parametrize(
    ("text", "discards", "stages"),
    [
        ("Whenever you discard a card, your MP gains 1 stage. If you discarded a Drill, your MP "
         "gains 2 stages.", "Idle Drill", 8),
        ("Whenever you discard a card, your MP gains 1 stage. If you discarded a Drill, your MP "
         "gains 2 stages.", "Filler", 6),
        ("Whenever you discard a card, your MP gains 1 stage. If you did not discard a Drill, your "
         "MP gains 2 stages.", "Filler", 8),
        ("Whenever you discard a card, your MP gains 1 stage. If you did not discard a Drill, your "
         "MP gains 2 stages.", "Idle Drill", 6),
        ("Whenever you discard a card, your MP gains 1 stage. If your opponent discarded a Drill, "
         "your MP gains 2 stages.", "Idle Drill", 6),
    ],
)  # fmt: skip
def test_it_is_asked_of_what_set_the_text_off(text: str, discards: str, stages: int) -> None:
    staged(
        f"""
        play Swap
        expect you stages = {stages}
        """,
        card("Echo", DRILL, f"[constant] {text}"),
        SWAP,
        mine={"play": ["Echo"], "hand": ["Swap", discards], "stages": 5},
    )


@pytest.mark.parametrize(("endurance", "his"), [(3, 3), (2, 5)])
def test_so_much_endurance_was_used(endurance: int, his: int) -> None:
    """ATK-12: the card is banished for it."""
    staged(
        f"""
        pass
        opponent: play Beat
        no defense
        yes
        expect you stages = 6
        expect opponent stages = {his}
        """,
        card("Gravity", DRILL, "[constant] Whenever you use Endurance, your MP gains 1 stage. If "
             "you used Endurance of 3 or higher, your opponent's MP loses 2 stages."),
        card("Beat", PHYSICAL, "[attack] Physical attack. DAMAGE: 3 life cards."),
        *GUARD,
        mine={"play": ["Gravity"], "life_deck": [f"Guard {endurance}"], "stages": 5},
        theirs={"hand": ["Beat"], "stages": 5},
    )  # fmt: skip


@pytest.mark.parametrize(("endurance", "asked"), [(3, False), (2, True)])
def test_so_much_endurance_cannot_be_used(endurance: int, asked: bool) -> None:
    staged(
        f"""
        pass
        opponent: play Beat
        no defense
        {"yes" if asked else ""}
        expect your banished = {1 if asked else 0}
        """,
        card("Weight", DRILL, "[constant] Your opponent cannot use Endurance of 3 or more."),
        card("Beat", PHYSICAL, "[attack] Physical attack. DAMAGE: 3 life cards."),
        *GUARD,
        mine={"life_deck": [f"Guard {endurance}"]},
        theirs={"hand": ["Beat"], "play": ["Weight"]},
    )  # fmt: skip
