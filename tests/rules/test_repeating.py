"""What a text does again, so often or as long as something is so (EFF-1)."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Style
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

STYLED = card("Red Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage.", style=Style.RED)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Do this twice.", "Do this 2 times."),
        ("Repeat this process.", "Repeat this effect."),
        ("Repeat this one more time.", "Repeat this effect once."),
        ("Do this again.", "Repeat this effect once."),
        ("You may repeat this effect once.", "You may repeat this effect once."),
    ],
)
def test_again_in_other_words(said: str, meant: str) -> None:
    assert canonical(f"POWER: Raise your anger 1. {said}") == f"POWER: Raise your anger 1. {meant}"


@pytest.mark.parametrize(
    "text",
    [
        "POWER: Repeat this effect.",
        "POWER: Whenever you perform an attack this combat, raise your anger 1. Do this 2 times.",
        "POWER: Raise your anger 1. Do this 1 times.",
        "[constant] Whenever you perform an attack, raise your anger 1. Repeat this effect.",
        "[constant] Whenever you perform an attack, repeat this effect.",
        "(Repeat this effect.) POWER: Draw a card.",
    ],
)
def test_what_has_nothing_to_repeat(text: str) -> None:
    assert compile_text(card("Again", DRILL, ""), text).failures


@pytest.mark.parametrize(
    ("again", "anger"),
    [
        ("Do this 3 times.", 3),
        ("Repeat this effect 3 times.", 4),
        ("Repeat this effect.", 2),
        ("Repeat this effect once.", 2),
    ],
)
def test_it_is_done_so_often(again: str, anger: int) -> None:
    deed = card("Deed", EVENT, f"POWER: Raise your anger 1. {again}")
    tell(deed, you={"hand": ["Deed"]}, steps=f"play Deed\nexpect your anger = {anger}")


def test_all_that_stands_before_is_done_again_in_its_order() -> None:
    deed = card(
        "Deed", EVENT, "POWER: Draw a card. Discard a card from your hand. Do this 2 times."
    )
    steps = """
        play Deed
        expect log in order: Draw a card; Discard a card; Do this; Draw a card; Discard a card
        expect your discard = 3
        expect your life deck = 28
    """
    tell(deed, you={"hand": ["Deed"]}, steps=steps)


@pytest.mark.parametrize(("styled", "left"), [(0, 9), (1, 8), (3, 6)])
def test_it_goes_on_as_long_as_it_is_so(styled: int, left: int) -> None:
    deed = card("Deed", EVENT, "POWER: Destroy the top card of your opponent's Life Deck. If you "
                "destroyed a Styled card, repeat this effect.")  # fmt: skip
    theirs = {"life_deck": ["Red Kick"] * styled + ["Filler"] * (10 - styled), "fill": 0}
    steps = f"play Deed\nexpect opponent life deck = {left}"
    tell(deed, STYLED, you={"hand": ["Deed"]}, opponent=theirs, steps=steps)


def test_it_goes_on_as_often_as_it_is_paid() -> None:
    deed = card("Deed", EVENT, "POWER: Raise your anger 1. You may pay 2 stages to repeat this "
                "effect.")  # fmt: skip
    steps = "play Deed\nyes\nyes\nexpect your anger = 3\nexpect your stages = 1"
    tell(deed, you={"hand": ["Deed"], "stages": 5}, steps=steps)
    steps = "play Deed\nyes\nno\nexpect your anger = 2\nexpect your stages = 3"
    tell(deed, you={"hand": ["Deed"], "stages": 5}, steps=steps)


def test_what_would_never_end_is_over_at_some_time() -> None:
    deed = card("Deed", EVENT, "POWER: Your MP gains 1 stage. If you control a Drill, repeat this "
                "effect.")  # fmt: skip
    steps = "play Deed\nexpect event LoopEnded once\nexpect asked opponent"
    tell(deed, you={"hand": ["Deed"], "play": ["Idle Drill"]}, steps=steps)


def test_a_hit_repeats_what_the_hit_does() -> None:
    deed = card("Deed", PHYSICAL, "[attack] Physical attack. Draw a card. DAMAGE: 1 stage. HIT: "
                "Raise your anger 1. Repeat this effect once.")  # fmt: skip
    steps = "play Deed\nno defense\nexpect your anger = 2\nexpect your hand = 1"
    tell(deed, you={"hand": ["Deed"]}, steps=steps)
