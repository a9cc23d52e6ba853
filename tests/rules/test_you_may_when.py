"""What one may do, and when: the moment before it, behind it, without a comma, or none at all."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, PHYSICAL, card
from tests.rules.staged import canonical, tell

HIS_ACTION = {"turn": "opponent", "action": "opponent"}


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "When your opponent performs a successful attack you may lower your anger 1.",
            "Whenever your opponent performs a successful attack, you may lower your anger 1.",
        ),
        (
            "You may lower your opponent's anger 1 whenever you draw a card.",
            "Whenever you draw a card, you may lower your opponent's anger 1.",
        ),
        (
            "While you control an Ally, when your opponent draws a card you may raise your anger 1.",
            "If you control an Ally, whenever your opponent draws a card, you may raise your anger "
            "1.",
        ),
        (
            "While you control an Ally, you may raise your anger 1 whenever your opponent draws a "
            "card.",
            "If you control an Ally, whenever your opponent draws a card, you may raise your anger "
            "1.",
        ),
        (
            "While you control an Ally, your opponent loses 2 stages whenever he draws a card.",
            "If you control an Ally, your opponent loses 2 stages when your opponent draws a card.",
        ),
    ],
)
def test_the_moment_stands_anywhere(said: str, meant: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {meant}"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "You may discard this card to stop a physical attack.",
            "(You may discard this card to stop a physical attack.)",
        ),
        (
            "While you control an Ally, you may banish this card to stop an attack.",
            "(If you control an Ally, you may banish this card to stop an attack.)",
        ),
    ],
)
def test_what_is_done_with_the_card_against_an_attack_is_a_note(said: str, meant: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == meant


def test_it_is_done_as_a_note_lets_it() -> None:
    tell(
        card(
            "Wall",
            DRILL,
            "[constant] While you control an Ally, you may discard this card to stop "
            "a physical attack.",
        ),
        card("Hit", PHYSICAL, "[attack] Physical attack. DAMAGE: 3 stages."),
        you={"play": ["Wall", "Old Friend"], "stages": 5},
        opponent={"hand": ["Hit"]},
        start=HIS_ACTION,
        steps="""
        opponent: play Hit
        you: use Wall
        expect you.stages = 5
        expect your discard has Wall
    """,
    )


def test_what_is_done_at_no_time_is_no_note() -> None:
    text = "[constant] You may discard this card to draw a card."
    assert compile_text(card("Tried", DRILL, text), text).failures
