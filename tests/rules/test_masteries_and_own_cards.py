"""Of which Style a Mastery is, and a player's own cards among those that something was done to."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType, Style
from tests.rules.happening import DRILL, EVENT, card
from tests.rules.staged import canonical, tell

RED = card("Bold Mastery", CardType.MASTERY, "POWER: Draw a card.", style=Style.RED)


@pytest.mark.parametrize(
    ("asked", "drawn"),
    [
        ("your Mastery is Red", 1),
        ("your Mastery is a Red Mastery", 1),
        ("your Mastery's Style is Red", 1),
        ("your Mastery is Blue, Black, or Red", 1),
        ("your Mastery is Blue or Black", 0),
        ("your Mastery is not Red", 0),
        ("your opponent's Mastery is Styled", 0),
        ("your opponent's Mastery is not Styled", 1),
    ],
)
def test_of_which_style_a_mastery_is(asked: str, drawn: int) -> None:
    # DCK-5: without a Style it is Freestyle.
    tell(
        RED,
        card("Ask", EVENT, f"POWER: If {asked}, draw a card."),
        steps=f"""
            play Ask
            expect you hand = {drawn}
        """,
        you={"mastery": "Bold Mastery", "hand": ["Ask"]},
    )


def test_what_holds_while_a_mastery_is_of_a_style() -> None:
    text = "[constant] While your Mastery is Black, your attacks deal +1 stage of damage."
    assert canonical(text, DRILL) == text


def test_one_of_the_cards_that_were_ones_own() -> None:
    # ZON-2: nobody controls what was banished; it lies in its owner's zone.
    tell(
        card("Purge", EVENT, "POWER: Banish the top 2 cards of each player's Life Deck. You may "
             "place one of your cards banished this way into your hand."),
        steps="""
            play Purge
            yes
            Block
            expect you hand has Block
            expect you banished has Spare Kick
            expect opponent banished = 2
        """,
        you={"hand": ["Purge"], "life_deck": ["Block", "Spare Kick"]},
        opponent={"life_deck": ["Block", "Spare Kick"]},
    )  # fmt: skip


def test_who_cannot_does_something_else() -> None:
    tell(
        card("Clear", EVENT, "POWER: Each player destroys a Drill he controls. If a player cannot, "
             "he discards a card from his hand."),
        steps="""
            play Clear
            expect you play = 0
            expect you hand = 1
            expect opponent hand = 0
        """,
        you={"hand": ["Clear", "Block"], "play": ["Idle Drill"]},
        opponent={"hand": ["Block"]},
    )  # fmt: skip
