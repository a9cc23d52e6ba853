"""Dragon Balls change sides by an effect: which, how many, whose, and used or not (ATK-14)."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Style
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import BALL, EVENT, card
from tests.rules.staged import canonical, staged, tell

EARTH = card("Earth Ball", BALL, "Draw a card.")
OTHER = card("Other Earth Ball", BALL, "Draw a card.")
NAMEK = card("Namek Ball", BALL, "Draw a card.", dragon_ball_set="Namek")
ALL_THREE = ["Earth Ball", "Other Earth Ball", "Namek Ball"]


@pytest.mark.parametrize(
    ("said", "steps", "mine", "theirs"),
    [
        ("Capture a Dragon Ball.", "choose Other Earth Ball\nno", 1, 2),
        ("Capture up to 2 Dragon Balls.", "choose Namek Ball\nchoose Earth Ball\nno\nno", 2, 1),
        ("Capture all of your opponent's Dragon Balls.", "no\nno\nno", 3, 0),
        ("Capture a Namek Dragon Ball.", "no", 1, 2),
        ("Capture an Earth Dragon Ball without using its immediate effects.",
         "choose Earth Ball", 1, 2),
        ("Capture 2 Earth Dragon Balls without using their immediate effects.", "", 2, 1),
        ("Your opponent captures a Dragon Ball.", "", 0, 3),
        ("If your anger is 1 or more, capture a Dragon Ball.", "", 0, 3),
        ("Capture a Namek Dragon Ball. If your anger is 0, banish it instead.", "", 0, 2),
        ("Capture a Namek Dragon Ball. If your anger is 1 or more, banish it instead.", "no", 1, 2),
    ],
)  # fmt: skip
def test_as_many_dragon_balls_of_such_a_kind_are_captured(
    said: str, steps: str, mine: int, theirs: int
) -> None:
    staged(
        f"""
        play Deed
        {steps}
        expect you play = {mine}
        expect opponent play = {theirs}
        """,
        card("Deed", EVENT, f"POWER: {said}"),
        EARTH,
        OTHER,
        NAMEK,
        mine={"hand": ["Deed"]},
        theirs={"play": ALL_THREE},
    )


def test_the_other_player_captures_yours_and_uses_them() -> None:
    staged(
        """
        play Deed
        opponent: choose Earth Ball
        opponent: yes
        expect opponent play has Earth Ball
        expect opponent hand = 1
        expect you play has Namek Ball
        """,
        card("Deed", EVENT, "POWER: Your opponent captures a Dragon Ball."),
        EARTH,
        NAMEK,
        mine={"hand": ["Deed"], "play": ["Earth Ball", "Namek Ball"]},
    )


@pytest.mark.parametrize(
    "said", ["Capture a Drill.", "Capture a card.", "Capture a Dragon Ball in your discard pile."]
)
def test_nothing_but_dragon_balls_in_play_is_captured(said: str) -> None:
    deed = card("Deed", EVENT, "", style=Style.FREESTYLE)
    assert compile_text(deed, f"POWER: {said}").failures


def test_what_is_captured_instead_of_something_else_is_the_other_players() -> None:
    said = "POWER: Capture a Dragon Ball. If your anger is 3 or more, banish it instead."
    assert "banish an opponent's Dragon Ball instead" in canonical(said)


@pytest.mark.parametrize(
    ("some", "read"),
    [
        ("each Dragon Ball", "all of your opponent's Dragon Balls"),
        ("any Dragon Ball", "an opponent's Dragon Ball"),
        ("up to 2 Dragon Balls", "up to 2 Dragon Balls your opponent controls"),
        ("half of the Dragon Balls", "half of your opponent's Dragon Balls"),
    ],
)
def test_as_many_are_taken_of_the_other_player_instead(some: str, read: str) -> None:
    said = f"POWER: Capture {some}. If your anger is 3 or more, banish them instead."
    assert not compile_text(card("Deed", EVENT, ""), said).failures
    assert f"banish {read} instead" in canonical(said)


def test_what_has_left_play_meanwhile_is_not_captured() -> None:
    """ATK-14: the first one is used at once, and sends the other one away (TYP-3)."""
    tell(
        card("First Ball", BALL, "Destroy one of your opponent's Dragon Balls."),
        card("Second Ball", BALL, "Draw a card."),
        card("Deed", EVENT, "POWER: Capture all of your opponent's Dragon Balls."),
        steps="""
            play Deed
            yes
            expect your play has First Ball
            expect your play = 1
            expect opponent play = 0
            expect your hand = 0
            expect opponent life_deck has Second Ball
        """,
        you={"hand": ["Deed"]},
        opponent={"play": ["First Ball", "Second Ball"]},
    )
