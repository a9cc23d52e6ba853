"""Stages, anger and levels in the plain words of somebody who looks at the game: read and played."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.happening import ALLY, EVENT, card
from tests.rules.staged import canonical, tell

PAL = card("Pal", ALLY, "POWER: Draw a card.", pur=3)
PALS = {"play": [{"card": "Pal", "stages": 2}, {"card": "Old Friend", "stages": 4}], "stages": 5}


def _played(
    text: str, *expected: str, you: Any = None, opponent: Any = None, say: str = ""
) -> None:
    steps = ["play Deed", *filter(None, say.split(";")), *(f"expect {each}" for each in expected)]
    tell(
        card("Deed", EVENT, f"POWER: {text}"),
        PAL,
        steps="\n".join(steps),
        you={"hand": ["Deed"], **(you or {"stages": 5})},
        opponent=opponent or {"stages": 5},
    )


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Raise your MP to its highest stage.", "you stages = 10"),
        ("Lower your opponent's MP to its lowest stage.", "opponent stages = 0"),
        ("Power up your MP fully.", "you stages = 10"),
        ("Power up your MP.", "you stages = 6"),
        ("Your opponent's MP powers up.", "opponent stages = 6"),
        ("Your MP's power stage becomes your opponent's MP's power stage.", "you stages = 5"),
    ],
)
def test_an_mp_is_brought_to_an_end_of_its_stages(text: str, expected: str) -> None:
    _played(text, expected, you={"stages": 5 if "becomes" not in text else 2})


def test_each_personality_powers_up_by_its_own_rating() -> None:
    ends = ("stages of Pal = 5", "stages of Old Friend = 4", "you stages = 6")
    _played("Power up all of your personalities.", *ends, you=PALS)
    _played("Power up one of your Allies.", "stages of Pal = 5", you=PALS, say="choose Pal")
    _played(
        "Power up all of your personalities to full.",
        "stages of Pal = 10",
        "stages of Old Friend = 10",
        "you stages = 10",
        you=PALS,
    )


@pytest.mark.parametrize(
    ("text", "mine", "his"),
    [
        ("Your anger becomes equal to your opponent's anger.", 3, 3),
        ("Your opponent's anger becomes 0.", 1, 0),
        ("Each player's anger becomes 2.", 2, 2),
        ("Double your anger.", 2, 3),
        ("Your opponent's anger is halved.", 1, 1),
        ("Halve your opponent's anger, rounded down.", 1, 2),
    ],
)
def test_anger_becomes_what_is_said(text: str, mine: int, his: int) -> None:
    ends = (f"you anger = {mine}", f"opponent anger = {his}")
    _played(text, *ends, you={"anger": 1}, opponent={"anger": 3})


def test_a_level_becomes_what_is_said() -> None:
    _played("Your MP advances to the next level.", "you level = 2")
    _played("Your MP's level becomes 3.", "you level = 3")
    _played(
        "Your MP's level becomes the same as your opponent's MP's level.",
        "you level = 2",
        you={"level": 4},
        opponent={"level": 2},
    )


def test_what_one_may_have_a_personality_do_is_said_so() -> None:
    for text, said in (
        ("You may raise your MP 2 stages.", "You may have your MP gain 2 stages."),
        (
            "You may discard a card to power up.",
            "You may discard a card to have your MP gain stages equal to your PUR.",
        ),
        (
            "Discard a card to lower your opponent's MP 2 stages for each Drill you control.",
            "Discard a card to have your opponent's MP lose 2 stages for each Drill you control.",
        ),
    ):
        assert canonical(f"POWER: {text}") == f"POWER: {said}"
    _played("You may raise your MP 2 stages.", "you stages = 7", you={"stages": 5}, say="yes")
