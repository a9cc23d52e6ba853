"""Cards that count as Named or Styled because another card says so (EFF-11)."""

from __future__ import annotations

from typing import Any

import pytest

from dbz_desktop.cards import Card, CardType, Style
from tests.rules.happening import DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import staged

RED = card("Red Mastery", CardType.MASTERY, "POWER: Draw a card.", style=Style.RED)
SMASH = card("Smash", PHYSICAL, "[attack] Physical attack. Attach to your MP. While attached, your "
             "Named cards are considered Styled for your effects. DAMAGE: 1 stage.",
             style=Style.RED)  # fmt: skip
LORE = card("Lore", DRILL, "[constant] Your Named cards are considered to be Styled.")
FIST = card("Hero's Fist", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages.")
PLAN = card("Hero's Plan", DRILL, "POWER: Raise your anger 1.")
PICK = card(
    "Pick", EVENT, "POWER: Search your Life Deck for a {} card and place it into your hand."
)
MINE: dict[str, Any] = {"mastery": "Red Mastery", "fill_with": "Filler"}


def pick(word: str) -> Card:
    return card("Pick", EVENT, PICK.text.format(word))


@pytest.mark.parametrize(("word", "found"), [("Styled", True), ("Red", True), ("Black", False)])
@pytest.mark.parametrize("lore", [True, False])
def test_named_cards_are_found_as_styled_ones(word: str, found: bool, lore: bool) -> None:
    count = 1 if found and lore else 0
    staged(
        f"""
        play Pick
        expect you hand = {count}
        """,
        RED,
        LORE,
        FIST,
        pick(word),
        mine={**MINE, "hand": ["Pick"], "life_deck": ["Hero's Fist"],
              "play": ["Lore"] if lore else []},
        auto="pass",
    )  # fmt: skip


def test_they_count_so_as_long_as_it_is_attached() -> None:
    staged(
        """
        play Pick
        expect you hand = 2
        opponent: pass
        play Smash
        pass
        play Pick
        choose Hero's Plan
        expect you hand = 1
        """,
        RED,
        SMASH,
        PLAN,
        pick("Styled"),
        mine={**MINE, "hand": ["Pick", "Pick", "Smash"], "life_deck": ["Hero's Plan"] * 2},
        auto="pass",
    )


@pytest.mark.parametrize(("side", "count"), [("you", 1), ("opponent", 0)])
def test_for_your_effects_alone_and_of_your_cards_alone(side: str, count: int) -> None:
    hand = {"hand": ["Pick"], "life_deck": ["Hero's Fist"], **MINE}
    sides = {"you": {**MINE}, "opponent": {**MINE}}
    sides[side] = hand
    sides["you"] = {**sides["you"], "play": ["Lore"]}
    staged(
        f"""
        play Pick
        expect {side} hand = {count}
        """,
        RED,
        LORE,
        FIST,
        pick("Styled"),
        mine=sides["you"],
        theirs=sides["opponent"],
        auto="pass",
        turn=side,
        action=side,
    )


def test_an_attack_counts_too() -> None:
    staged(
        """
        play Hero's Fist
        no defense
        expect event DamageCalculated stages=5
        """,
        RED,
        LORE,
        FIST,
        card("Fire", DRILL, "[constant] Your Styled attacks deal +3 stages of damage."),
        mine={**MINE, "hand": ["Hero's Fist"], "play": ["Lore", "Fire"]},
    )


def test_what_counts_as_styled_is_not_asked_of_what_counts_as_named() -> None:
    staged(
        """
        play Pick
        expect you hand = 0
        """,
        RED,
        LORE,
        card("More Lore", DRILL, "[constant] Your Styled cards are considered Named. Styled Drills "
             "lose all effects."),
        pick("Styled Freestyle"),
        mine={**MINE, "hand": ["Pick"], "play": ["Lore", "More Lore"]},
        auto="pass",
    )  # fmt: skip
