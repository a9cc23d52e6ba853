"""What a card says of itself for a time when it lies elsewhere than in play is a note (EFF-12)."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, EVENT, SETUP, card
from tests.rules.staged import canonical, tell


@pytest.mark.parametrize(
    ("kind", "said", "printed"),
    [
        (
            DRILL,
            "[constant] When this Drill is discarded from your hand, you may place it into play.",
            "(If this card is discarded from your hand, you may place it into play.)",
        ),
        (
            DRILL,
            "[constant] Your attacks deal +1 stage of damage. When this Drill is discarded from your "
            "Life Deck, draw a card.",
            "(If this card is discarded from your Life Deck, draw a card.) [constant] Your attacks "
            "deal +1 stage of damage.",
        ),
        (
            DRILL,
            "[constant] Whenever you play a Drill, you may banish this card from your discard pile. "
            "If you do, draw a card.",
            "(Whenever you play a Drill, you may banish this card from your discard pile to draw a "
            "card.)",
        ),
        (
            SETUP,
            "[instant] POWER: Use when you discard this card from your hand. Place it into play.",
            "(If you discard this card from your hand, place it into play.)",
        ),
        (
            DRILL,
            "[constant] When this Drill is discarded from play, draw a card.",
            "[constant] Whenever this card is discarded from play, draw a card.",
        ),
    ],
)
def test_it_is_a_note(kind: CardType, said: str, printed: str) -> None:
    assert canonical(said, kind) == printed


@pytest.mark.parametrize("pile", ["discard pile", "Banished Zone", "hand"])
def test_no_power_is_in_force_there(pile: str) -> None:
    text = f"[constant] While this card is in your {pile}, your attacks deal +1 stage of damage."
    assert compile_text(card("Tried", DRILL, ""), text).failures


def test_it_comes_into_play_as_it_is_discarded() -> None:
    tell(
        card(
            "Sudden Drill",
            DRILL,
            "[constant] When this Drill is discarded from your hand, you may place it into play.",
        ),
        card("Toss", EVENT, "POWER: Discard a card from your hand."),
        you={"hand": ["Toss", "Sudden Drill"]},
        steps="""
        play Toss
        yes
        expect your play has 1 Sudden Drill
        """,
    )


def test_it_comes_into_play_off_the_life_deck() -> None:
    tell(
        card(
            "Sudden Friend",
            ALLY,
            "[constant] When this Ally is discarded from your Life Deck, you may place it into play "
            "at 1 stage.",
        ),
        card("Mill", EVENT, "POWER: Discard the top card of your Life Deck."),
        you={"hand": ["Mill"], "life_deck": ["Sudden Friend"]},
        steps="""
        play Mill
        yes
        expect stages of Sudden Friend = 1
        """,
    )


@pytest.mark.parametrize(
    ("said", "lies"),
    [
        (
            "As an action, you may banish this card from your discard pile to draw a card.",
            "discard",
        ),
        ("You may discard this Drill from your hand as an action to draw a card.", "hand"),
    ],
)
def test_it_is_used_where_it_lies(said: str, lies: str) -> None:
    tell(
        card("Spare Drill", DRILL, f"[constant] {said}"),
        you={lies: ["Spare Drill"]},
        steps="""
        use Spare Drill
        expect your hand has 1 Filler
        expect your hand has no Spare Drill
        """,
    )


def test_it_waits_in_the_discard_pile() -> None:
    tell(
        card(
            "Late Drill",
            DRILL,
            "[constant] Whenever you play a Drill, you may banish this card from your discard pile. "
            "If you do, draw a card.",
        ),
        you={"hand": ["Idle Drill"], "discard": ["Late Drill"]},
        start={"phase": "planning"},
        steps="""
        play Idle Drill
        yes
        expect your banished has 1 Late Drill
        expect your hand = 1
        """,
    )
