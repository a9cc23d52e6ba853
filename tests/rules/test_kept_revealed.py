"""Hands and tops of Life Decks that are kept revealed, for as long as something says so."""

from __future__ import annotations

import pytest

from tests.rules.happening import ALLY, DRILL, EVENT, card
from tests.rules.staged import canonical, tell

TOPS = "[constant] Your opponent plays with the top card of his Life Deck revealed."
HANDS = "[constant] While you control an Ally, your opponent plays with his hand revealed."
PAL = card("Pal", ALLY, "POWER: Draw a card.")
CALL = card("Call", EVENT, "POWER: Place an Ally from your hand into play.")
CHEER = card("Cheer", EVENT, "POWER: Raise your anger 1.")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("[constant] The top card of your opponent's Life Deck is always revealed.", TOPS),
        ("[constant] Your opponent's hand is revealed.",
         "[constant] Your opponent plays with his hand revealed."),
        ("[constant] Play with the top card of your Life Deck face up.",
         "[constant] You play with the top card of your Life Deck revealed."),
        ("[constant] Each player plays with his hand revealed.",
         "[constant] Both players play with their hands revealed."),
        ("[constant] Each player plays with the top card of his Life Deck revealed.",
         "[constant] Both players play with the top cards of their Life Decks revealed."),
    ],
)  # fmt: skip
def test_in_other_words(said: str, meant: str) -> None:
    assert canonical(said, DRILL) == meant


def test_a_hand_is_shown_as_soon_as_it_is_so() -> None:
    tell(
        card("Lore", DRILL, HANDS), PAL, CALL,
        you={"hand": ["Call", "Pal"], "play": ["Lore"]},
        opponent={"hand": ["Block"]},
        steps="""
            expect no event CardsRevealed
            play Call
            expect event CardsRevealed player=1 once
        """,
    )  # fmt: skip


def test_and_once_only() -> None:
    tell(
        card("Lore", DRILL, HANDS), PAL, CHEER,
        you={"hand": ["Cheer", "Cheer"], "play": ["Lore", "Pal"]},
        opponent={"hand": ["Block", "Filler"]},
        steps="""
            play Cheer
            opponent: pass
            play Cheer
            expect event CardsRevealed once
        """,
    )  # fmt: skip


def test_the_hands_of_both() -> None:
    lore = card("Lore", DRILL, "[constant] Each player plays with his hand revealed.")
    tell(
        lore, CHEER,
        you={"hand": ["Cheer", "Block"], "play": ["Lore"]},
        opponent={"hand": ["Block"]},
        steps="""
            play Cheer
            expect event CardsRevealed player=0 once
            expect event CardsRevealed player=1 once
        """,
    )  # fmt: skip


def test_every_new_top_is_shown() -> None:
    taking = card("Taking", EVENT, "POWER: Your opponent draws a card.")
    tell(
        card("Lore", DRILL, TOPS), taking, CHEER,
        you={"hand": ["Taking", "Cheer"], "play": ["Lore"]},
        opponent={"life_deck": ["Block", "Old Friend"]},
        steps="""
            play Taking
            expect event CardsRevealed player=1 twice
            opponent: pass
            play Cheer
            expect event CardsRevealed twice
            expect opponent hand has Block
        """,
    )  # fmt: skip


@pytest.mark.parametrize("text", ["Your opponent shuffles his Life Deck.",
                                  "Your opponent shuffles his hand into his Life Deck."])  # fmt: skip
def test_also_after_a_shuffle(text: str) -> None:
    deed = card("Deed", EVENT, f"POWER: {text}")
    tell(
        card("Lore", DRILL, TOPS), deed,
        you={"hand": ["Deed"], "play": ["Lore"]},
        opponent={"hand": ["Block"]},
        steps="play Deed\nexpect event CardsRevealed twice",
    )  # fmt: skip


def test_for_a_time() -> None:
    deed = card("Deed", EVENT, "POWER: Your opponent plays with the top card of his Life Deck revealed "
                "this combat.")  # fmt: skip
    taking = card("Taking", EVENT, "POWER: Your opponent draws a card.")
    tell(
        deed, taking,
        you={"hand": ["Deed", "Taking"]},
        steps="""
            play Deed
            expect event CardsRevealed once
            opponent: pass
            play Taking
            expect event CardsRevealed twice
        """,
    )  # fmt: skip


def test_what_lies_there_counts() -> None:
    lore = card("Lore", DRILL, TOPS + " While the top card of your opponent's Life Deck is an Event, "
                "your attacks deal +3 stages of damage.")  # fmt: skip
    tell(
        lore, CHEER,
        you={"hand": ["Filler"], "play": ["Lore"]},
        opponent={"life_deck": ["Cheer"]},
        steps="play Filler\nno defense\nexpect event DamageCalculated stages=5",
    )  # fmt: skip
