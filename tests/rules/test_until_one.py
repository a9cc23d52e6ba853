"""Cards from an end of a zone until one of a kind comes, and what becomes of them all."""

from __future__ import annotations

from typing import Any

import pytest

from dbz_desktop.cards import Style
from tests.rules.happening import EVENT, PHYSICAL, card
from tests.rules.staged import canonical, staged

BOLT = card("Bolt", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage.", style=Style.RED)
TAIL = (
    "Place that attack into your hand and all other revealed cards at the bottom of your Life Deck "
    "in any order. Your next attack this combat deals +X stages of damage. X = the number of cards "
    "revealed this way, to a maximum of {}."
)
CHARGE = card("Charge", EVENT, "POWER: Reveal cards from the top of your Life Deck until you reveal "
              f"a Styled attack. {TAIL.format(10)}")  # fmt: skip


def deck(*titles: str, fill: int = 4) -> dict[str, Any]:
    return {"hand": ["Charge"], "life_deck": [*titles], "fill": fill}


def test_what_was_looked_for_goes_its_way_and_the_others_theirs() -> None:
    staged(
        """
        play Charge
        choose Spare Kick
        choose Block
        expect you hand has Bolt
        expect you hand = 1
        expect log contains Player 1 reveals Block, Spare Kick, Bolt
        expect you life_deck = 6
        opponent: pass
        play Bolt
        no defense
        expect event DamageCalculated stages=4
        opponent: pass
        use Hero
        expect you hand has Filler
        """,
        CHARGE,
        BOLT,
        mine=deck("Block", "Spare Kick", "Bolt"),
    )


def test_the_first_card_may_be_the_one() -> None:
    staged(
        """
        play Charge
        expect you hand has Bolt
        expect you life_deck = 5
        """,
        CHARGE,
        BOLT,
        mine=deck("Bolt", "Block"),
    )


def test_where_there_is_none_all_are_shuffled_in() -> None:
    staged(
        """
        play Charge
        expect you hand = 0
        expect you life_deck = 4
        expect log contains Player 1 shuffles the Life Deck (4 cards)
        opponent: pass
        """,
        CHARGE,
        mine=deck(),
    )


def test_no_more_is_counted_than_the_maximum() -> None:
    short = card("Charge", EVENT, CHARGE.text.replace("maximum of 10", "maximum of 2"))
    staged(
        """
        play Charge
        expect you hand has Bolt
        opponent: pass
        play Bolt
        no defense
        expect event DamageCalculated stages=3
        """,
        short,
        BOLT,
        mine=deck("Block", "Spare Kick", "Block", "Bolt"),
        auto="first",
    )


def test_so_many_of_a_kind_and_no_further() -> None:
    staged(
        """
        play Dig
        expect opponent discard = 4
        expect opponent life_deck = 3
        """,
        card("Dig", EVENT, "POWER: Discard cards from the top of your opponent's Life Deck until you "
             "reveal 2 Drills."),
        mine={"hand": ["Dig"]},
        theirs={"life_deck": ["Filler", "Idle Drill", "Filler", "Other Drill", "Idle Drill"],
                "fill": 2},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Place 1 into your hand and the other at the bottom of your Life Deck",
            "Place 1 into your hand and place the other at the bottom of your Life Deck",
        ),
        (
            "Place one of those cards into play and the others into your hand",
            "Place 1 of those cards into play and place the others into your hand",
        ),
    ],
)
def test_a_verb_said_once_of_two_places_is_meant_of_both(said: str, meant: str) -> None:
    look = "POWER: Look at the top 3 cards of your Life Deck."
    assert canonical(f"{look} {said}.") == f"{look} {meant}."
