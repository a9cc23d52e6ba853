"""Halves and roundings, the higher of two, twice X, limits of anger, and what comes otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell


def played(text: str, steps: str, you: Any = None, theirs: Any = None) -> None:
    tell(
        card("Tried", EVENT, f"POWER: {text}"),
        steps=f"play Tried\n{steps}",
        you={"hand": ["Tried"], **(you or {})},
        opponent=theirs or {},
    )


@pytest.mark.parametrize(
    ("text", "stages"),
    [
        ("Gain X stages. X = half your anger (rounded down).", 1),
        ("Gain X stages. X = half your anger (rounded up).", 2),
        ("Gain X stages. X = twice your anger (maximum of 4).", 4),
        ("Gain 2X stages. X = your anger.", 6),
        ("Gain stages equal to the higher of both players' anger.", 4),
        ("Gain stages equal to the lowest of the two players' anger.", 3),
        ("Gain X stages. X = the lower level of the two MPs.", 2),
        ("Power up your MP.", 1),
        ("Your MP powers up.", 1),
    ],
)
def test_amounts(text: str, stages: int) -> None:
    you = {"anger": 3, "stages": 0, "level": 2}
    played(text, f"expect you stages = {stages}", you, {"anger": 4, "level": 3})


def test_cards_twice_x() -> None:
    text = "Destroy the top 2X cards of your opponent's Life Deck. X = your anger."
    played(text, "expect opponent discard = 6", {"anger": 3})
    assert "3 times X cards" in canonical("POWER: Draw 3X cards. X = your anger.")


def test_anger_of_both_is_set_to_the_higher() -> None:
    text = "Both players set their anger to the higher of the two."
    played(text, "expect you anger = 3\nexpect opponent anger = 3", {"anger": 1}, {"anger": 3})


@pytest.mark.parametrize(("mine", "theirs", "drawn"), [(0, 2, 1), (2, 0, 1), (2, 2, 0), (0, 0, 1)])
def test_either_players_anger(mine: int, theirs: int, drawn: int) -> None:
    text = "If either player's anger is 0, draw a card."
    played(text, f"expect you hand = {drawn}", {"anger": mine}, {"anger": theirs})


@pytest.mark.parametrize(("mine", "theirs", "drawn"), [(0, 2, 0), (0, 0, 1)])
def test_both_players_anger(mine: int, theirs: int, drawn: int) -> None:
    text = "If both players' anger is 0, draw a card."
    played(text, f"expect you hand = {drawn}", {"anger": mine}, {"anger": theirs})


@pytest.mark.parametrize(
    ("watches", "stages"),
    [
        ("Whenever your opponent gains stages, he gains half that amount instead.", 3),
        (
            "Whenever your opponent gains stages, he gains half that amount (rounded down) instead.",
            2,
        ),
        ("Whenever your opponent gains stages, reduce that amount by half.", 2),
        ("Whenever your opponent gains stages, reduce that amount by half (rounded down).", 3),
    ],
)
def test_half_of_what_is_gained(watches: str, stages: int) -> None:
    tell(
        card("Tried", EVENT, "POWER: Your MP gains 5 stages."),
        card("Watcher", DRILL, f"[constant] {watches}"),
        steps=f"play Tried\nexpect you stages = {stages}",
        you={"hand": ["Tried"], "stages": 0},
        opponent={"play": ["Watcher"]},
    )


@pytest.mark.parametrize(
    "limit",
    [
        "Your opponent can have at most 3 anger.",
        "Your opponent's anger cannot be higher than 3.",
        "Your opponent's anger cannot go above 3.",
        "Your opponent cannot have more than 3 anger.",
    ],
)
def test_at_most_so_much_anger(limit: str) -> None:
    tell(
        card("Tried", EVENT, "POWER: Raise your anger 3."),
        card("Watcher", DRILL, f"[constant] {limit}"),
        steps="play Tried\nexpect you anger = 3",
        you={"hand": ["Tried"], "anger": 1},
        opponent={"play": ["Watcher"]},
    )


@pytest.mark.parametrize(("cost", "stages"), [(1, 9), (2, 9), (3, 8)])
def test_a_cost_that_comes_to_a_minimum(cost: int, stages: int) -> None:
    text = "[constant] Your energy attacks cost 1 less stage (minimum of 1)."
    tell(
        card("Beam", ENERGY, f"[attack] Energy attack costing {cost} stages. DAMAGE: 1 life card."),
        card("Watcher", DRILL, text),
        steps=f"play Beam\nexpect you stages = {stages}",
        you={"hand": ["Beam"], "stages": 10, "play": ["Watcher"]},
    )


def test_all_but_so_much_is_prevented() -> None:
    tell(
        card("Tried", PHYSICAL, "[defense] Prevent all but 1 stage of damage from an attack."),
        card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 4 stages."),
        steps="play Kick\nopponent: defend with Tried\nexpect opponent stages = 9",
        you={"hand": ["Kick"]},
        opponent={"hand": ["Tried"], "stages": 10},
    )


@pytest.mark.parametrize(("anger", "stages"), [(4, 10), (3, 8)])
def test_it_is_stopped_instead(anger: int, stages: int) -> None:
    text = (
        "[defense] Prevent 2 stages of damage from an attack. If your anger is 4, stop it instead."
    )
    tell(
        card("Tried", PHYSICAL, text),
        card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 4 stages."),
        steps=f"play Kick\nopponent: defend with Tried\nexpect opponent stages = {stages}",
        you={"hand": ["Kick"]},
        opponent={"hand": ["Tried"], "stages": 10, "anger": anger},
    )


def test_what_comes_otherwise_in_short() -> None:
    for text, meant in (
        (
            "If you have passed this combat, draw a card. If you have not, gain 1 stage.",
            "Otherwise",
        ),
        ("If he has not passed this combat, draw a card. If he has, gain 1 stage.", "Otherwise"),
        ("Your opponent may pay 1 stage. If he does not, draw a card.", "If he does not, draw"),
        ("You may pay 1 stage. If you do not, draw a card.", "If you do not, draw"),
    ):
        assert meant in canonical(f"POWER: {text}")
    text = "If you have raised your anger this turn, draw a card. If you have not, gain 1 stage."
    played(text, "expect you stages = 1\nexpect you hand = 0", {"stages": 0})
    # What was just said once more isn't the other way.
    again = "POWER: If you have passed this combat, draw a card. If you have, gain 1 stage."
    assert compile_text(card("Sword", EVENT, ""), again).failures


def test_x_of_a_note_is_told_there() -> None:
    text = (
        "(When this card enters play, your MP gains X stages. X = your anger.) "
        "[constant] Your attacks deal +1 stage of damage."
    )
    tell(
        card("Watcher", DRILL, text),
        steps="play Watcher\nexpect you stages = 4",
        you={"hand": ["Watcher"], "stages": 0, "anger": 3},
        start={"phase": "planning"},
    )


def test_a_level_while_attached() -> None:
    text = (
        "POWER: Attach to your MP. While attached, if your opponent advances a level, draw a card."
    )
    tell(
        card("Tried", EVENT, text),
        card("Rise", EVENT, "POWER: Advance your MP 1 level."),
        steps="play Tried\nopponent: play Rise\nexpect you hand = 1",
        you={"hand": ["Tried"]},
        opponent={"hand": ["Rise"]},
    )
