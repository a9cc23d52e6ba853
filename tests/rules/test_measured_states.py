"""States of numbers said with other verbs, as they were already, and stages up or down."""

from __future__ import annotations

from typing import Any

import pytest

from dbz_desktop.cards import Alignment, CardType
from tests.rules.happening import ALLY, DRILL, EVENT, LADDER, card
from tests.rules.staged import canonical, tell

DRAWS = ", draw a card."

SAME = [
    ("If your MP is at a higher level than your opponent's MP", "your MP's level is higher than"),
    ("If your opponent's MP is on a lower level than yours", "opponent's MP's level is lower than"),
    ("If your MP is at the same level as your opponent's MP", "your MP's level is equal to your"),
    ("If you have a higher anger than your opponent", "your anger is higher than your opponent's"),
    ("If your opponent has lower anger than you", "your opponent's anger is lower than yours"),
    ("If you have the higher PUR", "your PUR is higher than your opponent's"),
    ("If your MP has 3 stages or less", "your MP's power stage is 3 or less"),
    ("If your MP is at stage 3 or lower", "your MP's power stage is 3 or less"),
    ("If your MP is at 5 or more stages above 0", "your MP's power stage is 5 or more"),
    ("If this Ally is at 5 stages or more", "this Ally's power stage is 5 or more"),
    ("If your MP has no stages left", "your MP's power stage is 0"),
    ("When your MP drops to 0 stages", "your MP's power stage is 0"),
    ("When your opponent's MP reaches 0 stages", "your opponent's MP's power stage is 0"),
    ("If your opponent's anger is now 0", "your opponent's anger is 0"),
    ("If your MP's power stage is at 5", "your MP's power stage is 5"),
    ("When your anger is increased", "your anger is raised"),
    ("If you are at 3 or more anger", "you have 3 or more anger"),
    ("If his anger was already 0", "your opponent's anger was already 0"),
    ("If it was already at 0 stages", "its power stage was already 0"),
    ("If your opponent's anger was 0 before this effect", "your opponent's anger was already 0"),
]


@pytest.mark.parametrize(("said", "meant"), SAME)
def test_what_is_so_in_other_words(said: str, meant: str) -> None:
    text = f"[constant] {said}{DRAWS}" if said.startswith("When") else f"POWER: {said}{DRAWS}"
    assert meant in canonical(text, ALLY)


def test_deeds_in_other_words() -> None:
    assert canonical("POWER: Increase your anger by 1.") == "POWER: Raise your anger 1."
    assert canonical("POWER: Reduce a player's anger by 1.") == "POWER: Lower a player's anger 1."
    assert canonical("[constant] Your anger cannot be reduced.", DRILL) == (
        "[constant] Your anger cannot be lowered."
    )
    text = "POWER: You may pay up to 2 additional stages."
    assert canonical(text) == "POWER: You may pay up to 2 stages."
    text = "POWER: Draw a card for each level your opponent's MP is above yours."
    assert "your opponent's MP is higher than your MP" in canonical(text)
    text = "POWER: Draw a card for each level your MP is below your opponent's."
    assert "your opponent's MP is higher than your MP" in canonical(text)


def played(text: str, steps: str, you: Any = None, theirs: Any = None) -> None:
    tell(
        card("Tried", EVENT, f"POWER: {text}"),
        steps=f"play Tried\n{steps}",
        you={"hand": ["Tried"], **(you or {})},
        opponent=theirs or {},
    )


@pytest.mark.parametrize(("anger", "drawn"), [(0, 1), (1, 0), (3, 0)])
def test_anger_that_was_there_already(anger: int, drawn: int) -> None:
    text = "Lower your opponent's anger 1. If his anger was already 0, draw a card."
    played(text, f"expect you hand = {drawn}", theirs={"anger": anger})


@pytest.mark.parametrize(("anger", "drawn"), [(0, 0), (1, 1), (2, 0)])
def test_anger_that_was_not_there_already(anger: int, drawn: int) -> None:
    text = "Lower your opponent's anger 1. If his anger was already 1, draw a card."
    played(text, f"expect you hand = {drawn}", theirs={"anger": anger})


@pytest.mark.parametrize(("stages", "drawn"), [(0, 1), (1, 0), (5, 0)])
def test_stages_that_were_gone_already(stages: int, drawn: int) -> None:
    text = "Your opponent's MP loses 1 stage. If it was already at 0 stages, draw a card."
    played(text, f"expect you hand = {drawn}", theirs={"stages": stages})


@pytest.mark.parametrize(("level", "drawn"), [(1, 0), (2, 1)])
def test_a_level_that_was_reached_already(level: int, drawn: int) -> None:
    text = "Advance your MP 1 level. If your MP's level was already 2, draw a card."
    played(text, f"expect you level = {level + 1}\nexpect you hand = {drawn}", {"level": level})


def test_stages_are_gained_or_lost_as_one_likes() -> None:
    text = "A player's MP gains or loses 2 stages."
    played(text, "gain\nopponent\nexpect opponent stages = 7", theirs={"stages": 5})
    played(text, "lose\nopponent\nexpect opponent stages = 3", theirs={"stages": 5})
    text = "Your opponent's MP gains or loses up to 3 stages."
    played(text, "lose\n1\nexpect opponent stages = 4", theirs={"stages": 5})


@pytest.mark.parametrize(("mine", "theirs", "drawn"), [(1, 3, 2), (3, 1, 0), (2, 2, 0)])
def test_how_far_below_another(mine: int, theirs: int, drawn: int) -> None:
    text = "Draw a card for each level your MP is below your opponent's."
    played(text, f"expect you hand = {drawn}", {"level": mine}, {"level": theirs})


@pytest.mark.parametrize(("anger", "drawn"), [(1, 0), (2, 0), (3, 1)])
def test_when_anger_comes_to_a_number(anger: int, drawn: int) -> None:
    tell(
        card("Tried", EVENT, "POWER: Raise your anger 1."),
        card("Watcher", DRILL, "[constant] When you are at 4 anger, draw a card."),
        steps=f"play Tried\nexpect you hand = {drawn}",
        you={"hand": ["Tried"], "anger": anger, "play": ["Watcher"]},
    )


@pytest.mark.parametrize(("stages", "drawn"), [(9, 1), (1, 0)])
def test_an_allys_power_level_against_an_mps(stages: int, drawn: int) -> None:
    text = "POWER: If this Ally's power level is higher than your opponent's MP, draw a card."
    tell(
        card("Helper", ALLY, text, level=1),
        steps=f"use Helper\nexpect you hand = {drawn}",
        you={"stages": 0, "play": [{"card": "Helper", "stages": stages}]},
        opponent={"stages": 5},
    )


@pytest.mark.parametrize(
    ("change", "level"),
    [("Advance your MP 1 level.", 2), ("Lower your MP 1 level.", 4), ("Raise your anger 5.", 2)],
)
def test_between_two_levels_the_mp_is_at_no_stage(change: str, level: int) -> None:
    """ANG-1, ANG-3: a level is changed and its stages are set; nothing comes about in between."""
    drawn = "POWER: Draw a card."
    watch = "[constant] The first time your MP's power level is 0 each combat, draw a card."
    brutes = [
        card("Brute", CardType.MAIN_PERSONALITY, watch if n == 3 else drawn, level=n,
             subtitle=f"Level {n}", pur=1, stages=LADDER, alignment=Alignment.VILLAIN)
        for n in range(1, 5)
    ]  # fmt: skip
    tell(
        card("Tried", EVENT, f"POWER: {change}"),
        card("Weak", EVENT, "POWER: Your MP loses 10 stages."),
        *brutes,
        you={"mp": "Brute", "hand": ["Tried", "Weak"], "level": level, "stages": 0},
        steps="""
            play Tried
            expect your level = 3
            expect your hand = 1
            opponent: pass
            play Weak
            expect your stages = 0
            expect your hand = 1
        """,
    )
