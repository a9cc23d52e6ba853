"""What is so of players and cards, in the ways that designers say it: played."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType
from tests.rules.happening import DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import tell

BOTH = card("Bolt", ENERGY, "[attack] Energy attack costing 2 stages. DAMAGE: 3 stages and 2 life "
            "cards.")  # fmt: skip


def test_stages_that_are_gained_instead_of_lost_have_no_minimum() -> None:
    tell(
        card("Swing", EVENT, "POWER: Your MP loses or gains 2 stages, to a minimum of 4."),
        you={"hand": ["Swing"], "stages": 5},
        steps="""
            play Swing
            choose Gain
            expect you stages = 7
        """,
    )


@pytest.mark.parametrize(
    ("law", "stages"),
    [
        ("Your PUR is doubled.", 7),
        ("Double your MP's PUR.", 7),
        ("Your MP gains +2 PUR.", 8),
        ("Your MP's power up rating becomes 3.", 8),
        ("Reduce each player's PUR by 1.", 5),
        ("All players' MPs' PUR is 0.", 5),
    ],
)
def test_how_much_an_mp_powers_up(law: str, stages: int) -> None:
    tell(
        card("Law", DRILL, f"[constant] {law}"),
        you={"play": ["Law"], "stages": 5},
        start={"phase": "planning"},
        steps=f"""
            expect you stages = {stages}
        """,
    )


@pytest.mark.parametrize(
    ("law", "critical"),
    [
        ("Your attacks need to deal 2 fewer life cards of damage to deal critical damage.", True),
        ("Your attacks deal critical damage if they deal 3 or more life cards of damage.", True),
        ("All attacks need to deal -2 life cards to use a critical damage effect.", True),
        ("Your opponent needs to deal 3 or more life cards to deal critical damage.", False),
        ("Your attacks must deal 7 or more life cards of damage to deal critical damage.", False),
    ],
)
def test_how_much_damage_is_critical(law: str, critical: bool) -> None:
    tell(
        card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 3 life cards."),
        card("Law", DRILL, f"[constant] {law}"),
        you={"hand": ["Kick"], "play": ["Law"]},
        opponent={"anger": 2},
        steps=f"""
            play Kick
            opponent: no defense
            {"choose Lower your opponent's anger 1" if critical else ""}
            expect opponent anger = {1 if critical else 2}
        """,
    )


@pytest.mark.parametrize(
    ("law", "down"),
    [
        ("", 2),
        ("Reduce the Endurance of your opponent's cards by 1.", 3),
        ("The Endurance of your opponent's cards is reduced by 2.", 4),
        ("Your opponent's cards have +1 Endurance.", 1),
    ],
)
def test_how_much_endurance_prevents(law: str, down: int) -> None:
    tell(
        card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 4 life cards."),
        card("Law", DRILL, f"[constant] {law or 'Your attacks deal +0 stages of damage.'}"),
        you={"hand": ["Kick"], "play": ["Law"]},
        opponent={"life_deck": ["Lasting Block", *["Filler"] * 9], "fill": 0},
        steps=f"""
            play Kick
            {"opponent: yes" if down < 4 else ""}
            expect opponent discard = {down - (down < 4)}
        """,
    )


@pytest.mark.parametrize(
    ("law", "lost"),
    [
        ("Your MP's power level is doubled.", 3),
        ("Your MP's power level is increased by 100,000.", 5),
        ("Increase your MP's power level by 100,000.", 5),
        ("Your MP has +100,000 power level.", 5),
        ("Your MP's power level is reduced by 100,000.", 3),
    ],
)
def test_power_levels(law: str, lost: int) -> None:
    tell(
        card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: AT +3 stages."),
        card("Law", DRILL, f"[constant] {law}"),
        you={"hand": ["Kick"], "play": ["Law"]},
        opponent={"stages": 10},
        steps=f"""
            play Kick
            expect opponent stages = {10 - lost}
        """,
    )


def test_what_is_so_while_attached_may_be_said_last() -> None:
    tell(
        BOTH,
        card("Charm", EVENT, "POWER: Attach this card to your MP. Your attacks deal +1 stage of "
             "damage while this card is attached."),
        you={"hand": ["Bolt", "Charm"], "stages": 9},
        opponent={"stages": 10},
        steps="""
            play Charm
            opponent: pass
            play Bolt
            expect opponent stages = 6
        """,
    )  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "[attack] Physical attack. Discard 2 cards from your hand to play this card. DAMAGE: 5 "
        "stages.",
        "[attack] Physical attack. Banish a Drill you control to perform this attack. DAMAGE: 5 "
        "stages.",
        "(To play this card, you must lower your anger 2 levels.) [attack] Physical attack. "
        "DAMAGE: 5 stages.",
    ],
)
def test_what_is_done_to_play_a_card_is_its_price(text: str) -> None:
    tell(
        card("Kick", PHYSICAL, text),
        you={"hand": ["Kick", "Filler"]},
        steps="""
            expect no option Play Kick
            expect option Play Filler
        """,
    )


@pytest.mark.parametrize(
    ("law", "stages"),
    [
        ("Your MP cannot have more than 6 stages.", 6),
        ("Your MP cannot go above 6 stages.", 6),
        ("Your opponent's MP cannot be more than 6 stages above 0.", 9),
    ],
)
def test_how_high_an_mp_stands(law: str, stages: int) -> None:
    tell(
        card("Law", DRILL, f"[constant] {law}"),
        card("Boost", EVENT, "POWER: Gain 4 stages."),
        you={"hand": ["Boost"], "play": ["Law"], "stages": 5},
        steps=f"""
            play Boost
            expect you stages = {stages}
        """,
    )


def test_two_critical_damage_effects_may_be_used_whenever_it_is_dealt() -> None:
    tell(
        card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 5 life cards."),
        card("Law", DRILL, "[constant] Whenever you deal critical damage, you may use two critical "
             "damage effects instead of one."),
        you={"hand": ["Kick"], "play": ["Law"]},
        opponent={"anger": 3},
        steps="""
            play Kick
            opponent: no defense
            choose Lower your opponent's anger 1
            choose Lower your opponent's anger 1
            expect opponent anger = 1
        """,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("law", "able"),
    [
        ("Powers on your opponent's MP cannot be used.", False),
        ("Your opponent cannot use his MP's Powers.", False),
        ("Your opponent's MP cannot use his Powers.", False),
        ("Your opponent cannot use Powers on Allies.", True),
        ("You cannot use MP Powers.", True),
        ("Your opponent cannot use any Powers.", False),
        ("Players cannot use Powers.", False),
    ],
)
def test_powers_of_an_mp(law: str, able: bool) -> None:
    tell(
        card("Law", DRILL, f"[constant] {law}"),
        opponent={"play": ["Law"]},
        steps=f"""
            expect {"" if able else "no "}option Use Hero
        """,
    )


@pytest.mark.parametrize(
    ("law", "event", "setup"),
    [
        ("Your opponent cannot play Events or use Setups.", False, False),
        ("Your opponent cannot use any Setups.", True, False),
        ("Setups cannot be used by your opponent.", True, False),
        ("Your opponent may only play Styled cards.", False, True),
        ("Events cannot be played by your opponent.", False, True),
    ],
)
def test_what_may_not_be_played_or_used(law: str, event: bool, setup: bool) -> None:
    tell(
        card("Law", DRILL, f"[constant] {law}"),
        card("Word", EVENT, "POWER: Draw a card."),
        card("Trap", CardType.SETUP, "POWER: Draw a card."),
        you={"hand": ["Word"], "play": ["Trap"]},
        opponent={"play": ["Law"]},
        steps=f"""
            expect {"" if event else "no "}option Play Word
            expect {"" if setup else "no "}option Use Trap
        """,
    )


@pytest.mark.parametrize(
    ("law", "able"),
    [
        ("The effects of your opponent's Drills are cancelled.", False),
        ("Cancel all effects of your opponent's Drills.", False),
        ("All of your opponent's Drills lose all effects.", False),
        ("The effects of your Drills are cancelled.", True),
    ],
)
def test_effects_are_lost(law: str, able: bool) -> None:
    tell(
        card("Law", CardType.ALLY, f"[constant] {law}"),
        you={"play": ["Idle Drill"]},
        opponent={"play": ["Law"]},
        steps=f"""
            expect {"" if able else "no "}option Use Idle Drill
        """,
    )


@pytest.mark.parametrize(
    ("law", "said", "holds"),
    [
        ("Your MP is considered to be a Saiyan.", "your MP is a Saiyan", True),
        ("Your MP gains the Saiyan Trait.", "your MP is a Saiyan", True),
        ("Your MP counts as a Namekian.", "your MP is a Saiyan", False),
        ("Your opponent's MP is considered a Saiyan.", "your MP is a Saiyan", False),
        ("Your MP is treated as a Villain.", "your MP is a Villain", True),
        ("Your MP is treated as a Villain.", "your MP is a Hero", True),
        ("Your MP is both a Hero and a Villain.", "your MP is a Villain", True),
        ("Your Allies are considered Villains.", "you control a Villain Ally", True),
        ("Your opponent's Allies are considered Villains.", "you control a Villain Ally", False),
    ],
)
def test_what_personalities_are_considered_to_be(law: str, said: str, holds: bool) -> None:
    tell(
        card("Law", DRILL, f"[constant] {law}"),
        card("Word", EVENT, f"POWER: If {said}, raise your anger 2."),
        you={"hand": ["Word"], "play": ["Law", "Old Friend"]},
        steps=f"""
            play Word
            expect you anger = {2 if holds else 0}
        """,
    )


@pytest.mark.parametrize(
    ("law", "left"),
    [
        ("You may Rejuvenate 2 during your Rejuvenation Step instead of 1.", 1),
        ("Your opponent may Rejuvenate 2 instead of 1 during his Rejuvenation Step.", 2),
    ],
)
def test_how_many_are_rejuvenated_in_that_step(law: str, left: int) -> None:
    tell(
        card("Law", DRILL, f"[constant] {law}"),
        you={"play": ["Law"], "discard": ["Filler", "Spare Kick", "Block"]},
        start={"phase": "declare"},
        steps=f"""
            No combat
            Rejuvenate
            expect you discard = {left}
        """,
    )


@pytest.mark.parametrize(
    ("text", "times"),
    [
        ('[constant] Your MP gains "POWER: Raise your anger 1."', 1),
        ('[constant] Your MP has "[constant] Your attacks deal +1 stage of damage."', 0),
    ],
)
def test_a_power_that_is_given_to_an_mp_is_used_once_a_turn(text: str, times: int) -> None:
    tell(
        BOTH,
        card("Law", DRILL, text),
        you={"play": ["Law"], "hand": ["Bolt"], "stages": 9},
        opponent={"stages": 10},
        steps=f"""
            {"use Hero #2" if times else ""}
            {"opponent: pass" if times else ""}
            expect no option Use Hero - Level 1: Raise your anger 1
            expect you anger = {times}
            play Bolt
            expect opponent stages = {7 if times else 6}
        """,
    )


@pytest.mark.parametrize(
    ("law", "paid"),
    [
        ("Your opponent's Setups cost 2 stages to use.", 2),
        ("Setups cost your opponent 1 stage to use.", 1),
        ("Your opponent's Drills cost 2 stages to play.", 0),
    ],
)
def test_what_his_cards_cost_him(law: str, paid: int) -> None:
    tell(
        card("Law", DRILL, f"[constant] {law}"),
        card("Trap", CardType.SETUP, "POWER: Draw a card."),
        you={"play": ["Trap"], "stages": 5},
        opponent={"play": ["Law"]},
        steps=f"""
            use Trap
            expect you stages = {5 - paid}
        """,
    )
