"""What is measured, counted one by one: levels of anger, stages above 0, levels of an MP."""

from __future__ import annotations

import pytest

from tests.rules.happening import EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell


@pytest.mark.parametrize(
    ("said", "printed", "drawn"),
    [
        ("for each anger you have", "for each level of your anger", 3),
        ("for each level of anger you have", "for each level of your anger", 3),
        ("for each anger your opponent has", "for each level of your opponent's anger", 1),
        ("for every 2 levels of your anger", "for every 2 levels of your anger", 1),
        ("for each stage your MP has above 0", "for each stage your MP is above 0", 2),
        (
            "for each stage your opponent's MP has",
            "for each stage your opponent's MP is above 0",
            4,
        ),
        ("for each level your MP has", "for each level of your MP", 2),
        ("for each level your MP is at", "for each level of your MP", 2),
        ("for each of your anger levels", "for each level of your anger", 3),
        ("for each anger level you are at", "for each level of your anger", 3),
        (
            "for each level of your anger, to a maximum of 2",
            "for each level of your anger, to a maximum of 2",
            2,
        ),
    ],
)
def test_cards_are_drawn_for_each(said: str, printed: str, drawn: int) -> None:
    text = f"POWER: Draw a card {said}."
    assert canonical(text) == f"POWER: Draw a card {printed}."
    tell(
        card("Plan", EVENT, text),
        you={"hand": ["Plan"], "anger": 3, "stages": 2, "level": 2},
        opponent={"anger": 1, "stages": 4},
        steps=f"""
        play Plan
        expect your hand = {drawn}
    """,
    )


def test_it_stands_before_or_after_and_of_an_ally_that_has_gone() -> None:
    for text in (
        "For each stage your MP is above 0, draw a card.",
        "Destroy an Ally you control. Draw a card for each stage that Ally had.",
        "Draw X cards. X = the number of stages your MP is above 0.",
    ):
        tell(
            card("Plan", EVENT, f"POWER: {text}"),
            you={"hand": ["Plan"], "stages": 2, "play": [{"card": "Old Friend", "stages": 2}]},
            steps="""
            play Plan
            expect your hand = 2
        """,
        )


def test_at_nothing_above_0_nothing_is_done() -> None:
    tell(
        card("Plan", EVENT, "POWER: Draw a card for each level of your anger."),
        you={"hand": ["Plan"]},
        steps="""
        play Plan
        expect your hand = 0
    """,
    )


def test_damage_is_counted_as_it_is_calculated() -> None:
    text = (
        "[attack] Physical attack. Raise your anger 1. This attack deals +1 stage of damage for "
        "each anger you have. DAMAGE: 2 stages."
    )
    tell(
        card("Rage", PHYSICAL, text),
        you={"hand": ["Rage"], "anger": 2},
        opponent={"stages": 9},
        steps="""
        play Rage
        opponent: pass
        expect opponent.stages = 4
    """,
    )
