"""What a card's note forbids to be done to the card itself, wherever that lies (EFF-4, EFF-12)."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import EVENT, KICK, PHYSICAL, card
from tests.rules.staged import tell


def kept(note: str) -> object:
    return card("Kept", PHYSICAL, f"({note}) {KICK}")


def does(text: str) -> object:
    return card("Deed", EVENT, f"POWER: {text}")


@pytest.mark.parametrize(
    ("note", "text", "expected"),
    [
        (
            "This card cannot be Rejuvenated.",
            "Choose a card in your discard pile and Rejuvenate it.",
            "your discard has Kept",
        ),
        (
            "This card cannot be banished.",
            "Banish the top card of your discard pile.",
            "your discard has Kept",
        ),
        (
            "This card cannot be banished from your discard pile.",
            "Banish the top card of your discard pile.",
            "your discard has Kept",
        ),
        (
            "This card cannot be placed into your hand from your discard pile.",
            "Choose a card in your discard pile and place it into your hand.",
            "your discard has Kept",
        ),
        (
            "This card cannot be shuffled into your Life Deck.",
            "Shuffle all cards in your discard pile into your Life Deck.",
            "your discard has Kept",
        ),
        (
            "This card cannot be banished by your opponent's card effects.",
            "Banish the top card of your discard pile.",
            "your banished has Kept",
        ),
    ],
)
def test_it_is_not_done_to_the_card(note: str, text: str, expected: str) -> None:
    tell(
        kept(note),
        does(text),
        steps=f"""
            play Deed
            expect {expected}
        """,
        you={"hand": ["Deed"], "discard": ["Kept"]},
    )


@pytest.mark.parametrize(
    "note",
    [
        "This card cannot be discarded from your hand by your opponent's card effects.",
        "This card cannot be discarded by your opponent's card effects.",
    ],
)
def test_his_effects_leave_it_in_the_hand(note: str) -> None:
    tell(
        kept(note),
        does("Your opponent discards all cards in his hand."),
        steps="""
            opponent: play Deed
            expect your hand has Kept
            expect your discard has Filler
        """,
        you={"hand": ["Kept", "Filler"]},
        opponent={"hand": ["Deed"]},
        start={"turn": "opponent"},
    )


def test_other_cards_are_not_meant() -> None:
    tell(
        kept("This card cannot be banished."),
        does("Banish all cards in your discard pile."),
        steps="""
            play Deed
            expect your discard has Kept
            expect your banished has Filler
        """,
        you={"hand": ["Deed"], "discard": ["Filler", "Kept"]},
    )


@pytest.mark.parametrize(
    "note", ["This card cannot be destroyed.", "This card cannot be discarded."]
)
def test_what_the_rules_do_to_it_is_not_forbidden(note: str) -> None:
    text = f"({note}) {KICK}"
    (failure,) = compile_text(card("Kept", PHYSICAL, text), text).failures
    assert "never in play" in failure.message
