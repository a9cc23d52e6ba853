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


def test_what_goes_by_the_question_before() -> None:
    for text, meant in (
        (
            "If your opponent has more anger than you, draw a card. If he has less, gain 1 stage.",
            "If your opponent has less anger than you, gain 1 stage.",
        ),
        (
            "If you control a Drill, draw a card. Gain 1 stage otherwise.",
            "Otherwise, gain 1 stage.",
        ),
        (
            "Rejuvenate X. X = your PUR. Your opponent may lose 3 stages to prevent this.",
            "Rejuvenate X unless your opponent loses 3 stages. X = your PUR.",
        ),
        ("If you lowered his anger this turn, draw a card.", "lowered your opponent's anger"),
        (
            "If your MP's power level is higher than the attacker's, pass.",
            "attacking personality's",
        ),
    ):
        assert meant in canonical(f"POWER: {text}".replace(", pass.", ", draw a card."))


@pytest.mark.parametrize(("anger", "stages"), [(3, 6), (0, 5)])
def test_what_attacks_deal_otherwise(anger: int, stages: int) -> None:
    text = (
        "[constant] If your anger is 3 or more, your attacks deal +1 stage of damage. "
        "Otherwise, they deal +2 stages of damage."
    )
    tell(
        card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 3 stages."),
        card("Watcher", DRILL, text),
        steps=f"play Kick\nopponent: no\nexpect opponent stages = {stages}",
        you={"hand": ["Kick"], "anger": anger, "play": ["Watcher"]},
        opponent={"stages": 10},
    )


@pytest.mark.parametrize(
    ("seen", "text", "mine", "theirs"),
    [
        ("Your anger is considered to be 5 for your card effects.", "your anger is 5", 1, 0),
        (
            "Your opponent's anger is considered to be 0 for your card effects.",
            "his anger is 0",
            1,
            0,
        ),
        (
            "Your opponent's anger is considered to be 0 for his card effects.",
            "your anger is 0",
            0,
            1,
        ),
        (
            "Your anger is considered to be 5 for your opponent's card effects.",
            "his anger is 5",
            0,
            1,
        ),
        (
            "While your anger is 2 or more, your anger is considered to be 5 for your card effects.",
            "your anger is 5",
            1,
            0,
        ),
    ],
)
def test_anger_as_effects_see_it(seen: str, text: str, mine: int, theirs: int) -> None:
    for player, drawn in (("mine", mine), ("theirs", theirs)):
        first = "" if player == "mine" else "pass\nopponent: "
        who = "you" if player == "mine" else "opponent"
        hand = {"hand": ["Tried"], "anger": 3}
        watches = {"anger": 3, "play": ["Watcher"]}
        tell(
            card("Tried", EVENT, f"POWER: If {text}, draw a card."),
            card("Watcher", DRILL, f"[constant] {seen}"),
            steps=f"{first}play Tried\nexpect {who} hand = {drawn}\nexpect you anger = 3",
            you={**watches, **(hand if player == "mine" else {})},
            opponent=hand if player == "theirs" else {"anger": 3},
        )


def test_as_much_as_was_lost() -> None:
    tell(
        card("Tried", EVENT, "POWER: Your MP loses 3 stages."),
        card(
            "Watcher",
            DRILL,
            "[constant] Whenever your MP loses stages, your opponent's MP loses the same amount.",
        ),
        steps="play Tried\nexpect opponent stages = 5",
        you={"hand": ["Tried"], "stages": 8, "play": ["Watcher"]},
        opponent={"stages": 8},
    )


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("Your MP gains 3 stages. Draw a card for each stage gained this way.", 2),
        ("Gain 3 stages. Draw a card for each stage gained this way.", 2),
        ("Your opponent's MP loses 3 stages. Draw a card for each stage lost this way.", 3),
        ("Your opponent loses 3 stages. Draw a card for each stage lost this way.", 3),
        ("Raise your anger 2. Draw a card for each level raised this way.", 2),
        ("Set your anger to 0. Draw a card for each level lowered this way.", 1),
        ("Lower your anger 1. Gain 1 stage. Draw cards equal to the amount lowered.", 1),
    ],
)
def test_by_how_much_it_was_done_this_way(text: str, drawn: int) -> None:
    you = {"stages": 8, "anger": 1}
    played(text, f"expect you hand = {drawn}", you, {"stages": 7})


def test_half_and_twice_as_many() -> None:
    text = "Gain 3 stages. Your opponent's MP gains half as many."
    played(text, "expect opponent stages = 3", {"stages": 0}, {"stages": 1})
    text = "Lower your anger any amount. Your MP gains twice as many stages."
    played(text, "2\nexpect you stages = 4", {"stages": 0, "anger": 3})


def test_anger_is_it_behind_a_price() -> None:
    text = "Whenever your opponent raises his anger, you may pay 1 stage to lower it 1 level."
    assert canonical(f"[constant] {text}", DRILL).endswith("to lower his anger 1.")
