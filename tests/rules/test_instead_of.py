""" "If …, … instead" takes the place of the sentence before, or nothing happens by it (EFF-2)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.happening import DRILL, EVENT, card
from tests.rules.staged import tell
from tests.rules.unseen_forms import STYLED

LOWER = "Lower your opponent's anger 2. If your opponent's anger is 0, draw a card instead."
DISCARD = (
    "Discard a card to gain 3 stages. If the discarded card was Styled, gain 5 stages instead."
)


@pytest.mark.parametrize(("anger", "hand"), [(0, 1), (1, 0), (2, 0), (3, 0)])
def test_it_is_asked_before_that_sentence(anger: int, hand: int) -> None:
    tell(
        card("Deed", EVENT, f"POWER: {LOWER}"),
        steps=f"""
            play Deed
            expect opponent anger = {max(0, anger - 2)}
            expect your hand = {hand}
        """,
        you={"hand": ["Deed"]},
        opponent={"anger": anger},
    )


def test_the_next_pair_of_sentences_is_another_matter() -> None:
    tell(
        card(
            "Deed",
            EVENT,
            "POWER: Draw a card. If your anger is 1 or more, draw 2 cards instead. Raise your "
            "anger 1. If your anger is 1 or more, lower your opponent's anger 1 instead.",
        ),
        steps="""
            play Deed
            expect your hand = 1
            expect you anger = 1
            expect opponent anger = 2
        """,
        you={"hand": ["Deed"]},
        opponent={"anger": 2},
    )


@pytest.mark.parametrize("may", ["", "You may "])
@pytest.mark.parametrize(("price", "stages"), [("Filler", 3), ("Red Stroke", 5)])
def test_of_a_price_it_is_asked_once_that_is_paid(price: str, stages: int, may: str) -> None:
    text = may + DISCARD[0].lower() + DISCARD[1:] if may else DISCARD
    tell(
        card("Deed", EVENT, f"POWER: {text}"),
        STYLED,
        steps=f"""
            play Deed
            {"yes" if may else ""}
            expect your discard has {price}
            expect you stages = {stages}
        """,
        you={"hand": ["Deed", price], "stages": 0},
    )


def test_who_leaves_the_price_gets_nothing_instead() -> None:
    tell(
        card("Deed", EVENT, f"POWER: You may {DISCARD[0].lower()}{DISCARD[1:]}"),
        STYLED,
        steps="""
            play Deed
            no
            expect you stages = 0
        """,
        you={"hand": ["Deed", "Red Stroke"], "stages": 0},
    )


@pytest.mark.parametrize(("anger", "hand"), [(0, 1), (1, 2)])
def test_it_takes_the_place_of_what_a_happening_sets_off(anger: int, hand: int) -> None:
    tell(
        card(
            "Watch",
            DRILL,
            "[constant] Whenever you destroy a Drill, draw a card. If your anger is 1 or more, "
            "draw 2 cards instead.",
        ),
        card("Deed", EVENT, "POWER: Destroy a Drill your opponent controls."),
        steps=f"""
            play Deed
            expect your hand = {hand}
        """,
        you={"hand": ["Deed"], "play": ["Watch"], "anger": anger},
        opponent={"play": ["Idle Drill"]},
    )


PLACED: list[tuple[str, dict[str, Any], str]] = [
    ("Idle Drill", {"life_deck": ["Idle Drill"]}, "your hand has Idle Drill"),
    ("Red Stroke", {"life_deck": ["Red Stroke"]}, "your banished has Red Stroke"),
]


@pytest.mark.parametrize(("found", "mine", "met"), PLACED)
def test_what_was_found_goes_elsewhere_instead(found: str, mine: dict[str, Any], met: str) -> None:
    tell(
        card(
            "Deed",
            EVENT,
            "POWER: Reveal the top card of your Life Deck. Place that card into your hand. If it "
            "is Styled, banish it instead.",
        ),
        STYLED,
        steps=f"""
            play Deed
            expect {met}
        """,
        you={"hand": ["Deed"], **mine},
    )
