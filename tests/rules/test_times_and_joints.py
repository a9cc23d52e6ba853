"""Times, moments and ways of use in other words, and how sentences are joined (EFF-2, EFF-5)."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import canonical_text, compile_text
from tests.rules.happening import DRILL, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, tell

NOTHING_ADDED = [
    ("Your opponent discards a card, if able.", "Your opponent discards a card."),
    ("If able, your opponent discards a card.", "Your opponent discards a card."),
    ("Immediately end combat.", "End combat."),
    ("Your opponent also discards a card.", "Your opponent discards a card."),
    ("He then draws a card.", "Your opponent draws a card."),
    ("Draw a card afterwards.", "Draw a card."),
    ("If you control a Drill then draw a card.", "If you control a Drill, draw a card."),
    (
        "Your opponent first discards a card, then draws a card.",
        "Your opponent discards a card and draws a card.",
    ),
    ("Draw a card and then discard a card.", "Draw a card and discard a card."),
    ("Draw a card, then you may discard a card.", "Draw a card and you may discard a card."),
]


@pytest.mark.parametrize(("said", "meant"), NOTHING_ADDED)
def test_words_that_add_nothing(said: str, meant: str) -> None:
    assert canonical(said) == f"POWER: {meant}"


MOMENTS = [
    ("At the end of combat draw a card.", "At the end of combat, draw a card."),
    (
        "At the start of your turn you may lower your anger 1 level.",
        "At the beginning of your turn, you may lower your anger 1.",
    ),
    (
        "At the beginning of each of your opponent's turns, he discards a card.",
        "At the beginning of your opponent's turn, your opponent discards a card.",
    ),
    (
        "At the start of each of your Combat Steps, gain 1 stage.",
        "At the beginning of your Combat Step, gain 1 stage.",
    ),
    (
        "Whenever you draw a card while you control an Ally, gain 1 stage.",
        "Whenever you draw a card and you control an Ally, gain 1 stage.",
    ),
]


@pytest.mark.parametrize(("said", "meant"), MOMENTS)
def test_moments_in_other_words(said: str, meant: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {meant}"


USES = [
    ("Use this card when your opponent plays a Setup.", "Use when your opponent plays a Setup."),
    ("Use this Power only after you stop an attack.", "Use when you stop an attack."),
    ("You may use this Power when entering combat.", "Use when entering combat."),
    ("Use as your opponent draws a card.", "Use when your opponent draws a card."),
    (
        "Use this Power when you draw a card if you control an Ally.",
        "Use when you draw a card and you control an Ally.",
    ),
    ("Use this card when you would discard a card.", "Use when you would discard a card."),
]


@pytest.mark.parametrize(("said", "meant"), USES)
def test_when_this_very_card_is_used(said: str, meant: str) -> None:
    assert canonical(f"[instant] POWER: {said} Draw a card.") == (
        f"[instant] POWER: {meant} Draw a card."
    )


@pytest.mark.parametrize(
    "text",
    [
        "(Use this card when your opponent plays an Event.) Draw a card.",
        "[instant] POWER: Use this card after your opponent plays an Event. Draw a card.",
    ],
)
def test_a_note_tells_the_moment_too(text: str) -> None:
    tell(
        card("Deed", EVENT, text),
        card("Theirs", EVENT, "POWER: Raise your anger 1."),
        steps="""
            play Theirs
            yes
            expect your hand = 1
        """,
        you={"hand": ["Deed"]},
        opponent={"hand": ["Theirs"]},
        start={"action": "opponent"},
    )


def test_a_note_tells_no_moment_of_an_attack() -> None:
    text = (
        "(Use this card when your opponent plays a Setup.) [attack] Physical attack. Draw a card."
    )
    assert compile_text(card("Deed", PHYSICAL, text), text).failures


def test_what_must_be_so_is_no_moment() -> None:
    text = "(Use this card only when your opponent has 2 or more anger.) POWER: Draw a card."
    assert canonical_text(compile_text(card("Deed", SETUP, text), text)) == (
        "(Use only if your opponent has 2 or more anger.) POWER: Draw a card."
    )
