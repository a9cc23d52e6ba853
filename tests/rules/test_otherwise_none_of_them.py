"""What comes "otherwise" behind several conditions of the same thing (EFF-2)."""

from __future__ import annotations

import pytest

from tests.rules.happening import EVENT, card
from tests.rules.staged import canonical, tell

ANGER = (
    "POWER: If your anger is 3, gain 3 stages. If your anger is 2, gain 2 stages. Otherwise, "
    "gain 1 stage."
)


@pytest.mark.parametrize(("anger", "stages"), [(3, 4), (2, 3), (1, 2), (0, 2)])
def test_only_where_none_is_met(anger: int, stages: int) -> None:
    assert canonical(ANGER) == ANGER
    tell(
        card("Deed", EVENT, ANGER),
        you={"hand": ["Deed"], "anger": anger, "stages": 1},
        steps=f"play Deed\nexpect you stages = {stages}",
    )


@pytest.mark.parametrize(("anger", "then"), [(3, 2), (2, 3), (1, 4)])
def test_what_the_first_has_changed_is_asked_as_it_stood(anger: int, then: int) -> None:
    text = (
        "POWER: If your anger is 3, lower your anger 1. If your anger is 1, raise your anger 3. "
        "Otherwise, raise your anger 1."
    )
    tell(
        card("Deed", EVENT, text),
        you={"hand": ["Deed"], "anger": anger},
        steps=f"play Deed\nexpect you anger = {then}",
    )


@pytest.mark.parametrize(
    ("play", "drawn"),
    [(["Idle Drill"], 1), (["Old Friend"], 2), (["Idle Drill", "Old Friend"], 3), ([], 4)],
)
def test_of_cards_that_one_controls(play: list[str], drawn: int) -> None:
    text = (
        "POWER: If you control a Drill, draw a card. If you control an Ally, draw 2 cards. "
        "Otherwise, draw 4 cards."
    )
    tell(
        card("Deed", EVENT, text),
        you={"hand": ["Deed"], "play": play},
        steps=f"play Deed\nexpect you hand = {drawn}",
    )


@pytest.mark.parametrize(("anger", "drawn"), [(3, 3), (0, 2)])
def test_of_conditions_of_different_things_the_last_one_is_meant(anger: int, drawn: int) -> None:
    text = (
        "POWER: If your anger is 3, draw a card. If you control a Drill, draw 4 cards. Otherwise, "
        "draw 2 cards."
    )
    tell(
        card("Deed", EVENT, text),
        you={"hand": ["Deed"], "anger": anger},
        steps=f"play Deed\nexpect you hand = {drawn}",
    )
