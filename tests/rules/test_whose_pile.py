"""From "a player's" pile something has to be taken: where it lies in one alone, it is that (EFF-1)."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Card
from tests.rules.happening import EVENT, card
from tests.rules.staged import tell


def _deed(text: str) -> Card:
    return card("Deed", EVENT, f"POWER: {text}")


@pytest.mark.parametrize("text", [
    "Banish an Ally in a discard pile. If you do, draw a card.",
    "Banish an Ally from a player's discard pile to draw a card.",
    "Choose an Ally in a player's discard pile. Banish that card. Draw a card.",
    "Return an Ally from a player's discard pile to its owner's hand. Draw a card.",
])  # fmt: skip
def test_it_is_not_evaded_by_a_pile_without_one(text: str) -> None:
    tell(
        _deed(text), you={"hand": ["Deed"], "discard": ["Filler"]},
        opponent={"discard": ["Old Friend"]},
        steps="""play Deed
            expect opponent.discard = 0
            expect you.hand = 1
            expect asked opponent""",
    )  # fmt: skip


def test_where_both_have_one_it_is_asked() -> None:
    tell(
        _deed("Banish an Ally in a discard pile."),
        you={"hand": ["Deed"], "discard": ["Old Friend"]}, opponent={"discard": ["Old Friend"]},
        steps="""play Deed
            choose Your opponent
            expect opponent.banished = 1
            expect you.banished = 0""",
    )  # fmt: skip


@pytest.mark.parametrize("text", [
    "Banish up to 2 Allies from a player's discard pile.",
    "Banish all Allies in a player's discard pile.",
])  # fmt: skip
def test_what_may_be_none_leaves_the_choice(text: str) -> None:
    tell(
        _deed(text), you={"hand": ["Deed"]}, opponent={"discard": ["Old Friend"]},
        steps="""play Deed
            choose You
            expect opponent.banished = 0""",
    )  # fmt: skip


def test_where_nobody_has_one_nothing_comes_of_it() -> None:
    tell(
        _deed("Banish an Ally in a discard pile. If you do, draw a card."),
        you={"hand": ["Deed"], "discard": ["Filler"]}, opponent={"discard": ["Filler"]},
        steps="""play Deed
            choose You
            expect you.hand = 0
            expect you.banished = 0""",
    )  # fmt: skip
