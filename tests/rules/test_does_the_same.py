"""What the other player does likewise: the sentence before, with the players changed (EFF-1)."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import EVENT, card
from tests.rules.staged import canonical, tell


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Draw a card. Your opponent does the same.", "Your opponent draws a card."),
        ("You may draw a card. He does the same.", "Your opponent may draw a card."),
        (
            "Discard a card from your hand to draw 2 cards. Your opponent may do the same.",
            "Your opponent may discard a card from his hand to draw 2 cards.",
        ),
        ("Raise your anger 1. Then he must do the same.", "Your opponent raises his anger 1."),
        ("Your MP gains 2 stages. Your opponent does the same.", "Your opponent's MP gains 2 stages."),
        (
            "Shuffle your discard pile into your Life Deck. Your opponent does the same.",
            "Your opponent shuffles his discard pile into his Life Deck.",
        ),
        ("Destroy a Drill you control. Your opponent does the same.", "Your opponent destroys one of his Drills."),
    ],
)  # fmt: skip
def test_it_is_said_of_the_sentence_before(text: str, meant: str) -> None:
    assert canonical(f"POWER: {text}").endswith(f". {meant}")


@pytest.mark.parametrize(
    "text",
    [
        "Your opponent does the same.",
        "Your opponent draws a card. Your opponent does the same.",
        "[constant] Your opponent does the same.",
    ],
)
def test_without_a_sentence_that_he_could_do_it_is_not_read(text: str) -> None:
    failures = compile_text(card("Plan", EVENT, ""), f"POWER: {text}").failures
    assert [each.message for each in failures]


def test_each_does_it_with_his_own() -> None:
    text = "POWER: Discard a card from your hand to draw 2 cards. Your opponent may do the same."
    for answer, theirs in (("yes", 3), ("no", 2)):
        tell(
            card("Plan", EVENT, text),
            you={"hand": ["Plan", "Filler"]},
            opponent={"hand": ["Idle Drill", "Block"]},
            steps=f"""
            play Plan
            expect your hand = 2
            opponent: {answer}
            opponent: discard Block
            expect opponent hand = {theirs}
        """
            if answer == "yes"
            else f"""
            play Plan
            opponent: {answer}
            expect opponent hand = {theirs}
        """,
        )


def test_he_destroys_what_is_his() -> None:
    tell(
        card("Plan", EVENT, "POWER: Destroy a Drill you control. Your opponent does the same."),
        you={"hand": ["Plan"], "play": ["Idle Drill", "Other Drill"]},
        opponent={"play": ["Idle Drill", "Falling Drill"]},
        steps="""
        play Plan
        you: choose Other Drill
        opponent: choose Falling Drill
        expect your play has Idle Drill
        expect your play = 1
        expect opponent play has Idle Drill
        expect opponent play = 1
    """,
    )
