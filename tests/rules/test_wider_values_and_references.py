"""Sums in comparisons, what a last attack dealt, and what is asked of a card spoken of."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

DRAWS = card("Drawing", EVENT, "POWER: Draw 2 cards.")


@pytest.mark.parametrize(
    ("asked", "drawn"),
    [
        ("the difference between your anger and your opponent's anger is 3 or more", 1),
        ("the difference between your anger and your opponent's anger is 4 or more", 0),
        ("your anger plus 4 is greater than your opponent's anger", 1),
        ("your anger plus 3 is greater than your opponent's anger", 0),
        ("your anger +your opponent's anger is 5", 1),
        ("the combined anger of both players is 6 or more", 0),
        ("your opponent's anger is higher than your anger + 2", 1),
        ("your opponent's anger is higher than your anger + 3", 0),
        ("the number of cards in your hand plus your anger is 2", 1),
        ("the greater of your anger or your opponent's anger is 4", 1),
    ],
)
def test_sums_are_compared(asked: str, drawn: int) -> None:
    tell(
        card("Ask", EVENT, f"POWER: If {asked}, draw a card."),
        steps=f"""
            play Ask
            expect you hand = {1 + drawn}
        """,
        you={"hand": ["Ask", "Block"], "anger": 1},
        opponent={"anger": 4},
    )


@pytest.mark.parametrize(
    ("x", "gained"),
    [
        ("the number of life cards of damage dealt by your last attack", 3),
        ("the number of stages of damage dealt by your last attack", 0),
        ("the damage dealt by your last attack", 3),
        ("the number of life cards of damage dealt by your opponent's last attack", 0),
        ("the highest level among MPs in play", 2),
        ("the number of critical damage effects you used this turn", 0),
    ],
)
def test_values_of_a_last_attack_and_of_mps(x: str, gained: int) -> None:
    tell(
        card("Count", EVENT, f"POWER: Gain X stages. X = {x}."),
        card("Zap", PHYSICAL, "[attack] Physical attack. DAMAGE: 3 life cards."),
        steps=f"""
            play Zap
            opponent: no defense
            opponent: pass
            play Count
            expect you stages = {5 + gained}
        """,
        you={"hand": ["Count", "Zap"], "stages": 5},
        opponent={"level": 2},
    )


def test_critical_damage_effects_are_counted() -> None:
    tell(
        card("Count", EVENT, "POWER: Gain X stages. X = the number of critical damage effects you "
             "used this turn."),
        card("Big Zap", PHYSICAL, "[attack] Physical attack. DAMAGE: 5 life cards."),
        steps="""
            play Big Zap
            opponent: no defense
            Lower your opponent's anger 1
            opponent: pass
            play Count
            expect you stages = 6
        """,
        you={"hand": ["Count", "Big Zap"], "stages": 5},
        opponent={"anger": 2},
    )  # fmt: skip


def test_as_many_cards_as_x_are_discarded_from_the_top() -> None:
    tell(
        card("Mill", EVENT, "POWER: Your opponent discards cards equal to X from the top of his "
             "Life Deck. X = your anger."),
        steps="""
            play Mill
            expect opponent discard = 2
        """,
        you={"hand": ["Mill"], "anger": 2},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("asked", "kind", "drawn"),
    [
        ("it costs 2 or more stages", "Dear Zap", 1),
        ("it costs 3 or more stages", "Dear Zap", 0),
        ("that card has a Power", "Drawing", 1),
        ("that card has a Power", "Dear Zap", 0),
        ("that card has no Power", "Dear Zap", 1),
        ("that card is Named after your MP", "Hero's Zap", 1),
        ("it is not named after your MP", "Hero's Zap", 0),
        ("it is named after your MP", "Dear Zap", 0),
        ("your opponent controls a card with the same title", "Idle Drill", 1),
        ("your opponent controls a card with the same title", "Other Drill", 0),
    ],
)
def test_what_is_asked_of_a_card_that_was_revealed(asked: str, kind: str, drawn: int) -> None:
    tell(
        card("Show", EVENT, f"POWER: Reveal a card from your hand. If {asked}, draw a card."),
        card("Dear Zap", ENERGY, "[attack] Energy attack costing 2 stages. DAMAGE: 1 life card."),
        card("Hero's Zap", ENERGY, "[attack] Energy attack. DAMAGE: 1 life card."),
        DRAWS,
        steps=f"""
            play Show
            expect you hand = {1 + drawn}
        """,
        you={"hand": ["Show", kind]},
        opponent={"play": ["Idle Drill"]},
    )


def test_the_power_of_a_revealed_card_is_used() -> None:
    tell(
        card("Show", EVENT, "POWER: Reveal a card from your hand. If it has a POWER, you may use "
             "that POWER."),
        DRAWS,
        steps="""
            play Show
            yes
            expect you hand = 3
        """,
        you={"hand": ["Show", "Drawing"]},
    )  # fmt: skip


def test_it_is_what_the_condition_counts() -> None:
    tell(
        card("Hunt", EVENT, "POWER: Destroy a Setup or Drill. If your opponent controls a card "
             "with the same title, destroy it."),
        steps="""
            play Hunt
            Idle Drill
            expect opponent play = 1
            expect opponent play has Other Drill
        """,
        you={"hand": ["Hunt"], "play": ["Idle Drill"]},
        opponent={"play": ["Idle Drill", "Other Drill"]},
    )  # fmt: skip


def test_cards_with_that_cards_title_are_barred() -> None:
    tell(
        card("Bar", EVENT, "POWER: Reveal a card from your hand. Your opponent cannot play cards "
             "with that card's title this turn."),
        steps="""
            play Bar
            expect no option play Spare Kick
            expect option play Filler
        """,
        you={"hand": ["Bar", "Spare Kick"]},
        opponent={"hand": ["Spare Kick", "Filler"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("drawn", "meant"),
    [
        ("\u221e Your attacks deal +1 stage of damage.",
         "[constant] Your attacks deal +1 stage of damage."),
        ("\u26a1 POWER: Use when entering combat. Draw a card.",
         "[instant] POWER: Use when entering combat. Draw a card."),
        ("\u201cshield icon\u201d Stops a physical attack.", "[defense] Stops a physical attack."),
        ("[sword icon] Physical attack. DAMAGE: 1 stage.",
         "[attack] Physical attack. DAMAGE: 1 stage."),
        ("POWER: Draw a card. [Saiyan]: Gain 3 stages.",
         "POWER: Draw a card. Saiyan: Gain 3 stages."),
        ("POWER: Draw a card. Saiyan Heritage: Gain 3 stages.",
         "POWER: Draw a card. Saiyan: Gain 3 stages."),
        ("POWER: Your opponent's next attack deals -X life cards of damage, X = your anger.",
         "POWER: Your opponent's next attack deals -X life cards of damage. X = your anger."),
    ],
)  # fmt: skip
def test_icons_and_traits_as_others_write_them(drawn: str, meant: str) -> None:
    assert canonical(drawn, DRILL if "constant" in meant else EVENT) == meant
