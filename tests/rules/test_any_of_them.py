"""What is said of any of somebody's cards, of who attacks, and of attacks of either of two kinds."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Alignment, Style
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, KICK, PHYSICAL, card
from tests.rules.staged import canonical, tell

MATE = card("Mate", ALLY, "POWER: [attack] Physical attack. DAMAGE: 2 stages.",
            alignment=Alignment.VILLAIN)  # fmt: skip
RED = card("Red Kick", PHYSICAL, KICK, style=Style.RED)
BEAM = card("Beam", ENERGY, "[attack] Energy attack. DAMAGE: 2 stages.")
BLUE_BEAM = card("Blue Beam", ENERGY, "[attack] Energy attack. DAMAGE: 2 stages.", style=Style.BLUE)


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        ("POWER: If one of your Allies is Krillin, draw a card.",
         "POWER: If any of your Allies is Krillin, draw a card."),
        ("POWER: If at least one of your opponent's Allies is a Saiyan, draw a card.",
         "POWER: If any of your opponent's Allies is a Saiyan, draw a card."),
        ("POWER: If 2 or more of your Drills are Styled, draw a card.", ""),
        ("POWER: If the power level of one of your opponent's Allies is 0, draw a card.",
         "POWER: If one of your opponent's Allies' power level is 0, draw a card."),
        ("[defense] Stops a Red physical or Styled energy attack.",
         "[defense] Stops a Red physical attack or a Styled energy attack."),
        ("[defense] Stops an energy attack or a physical attack.",
         "[defense] Stops an energy or physical attack."),
        ("[defense] Stop that attack. If an Ally performed that attack, destroy that Ally.",
         "[defense] Stop that attack. If that attack is performed by an Ally, destroy that Ally."),
    ],
)  # fmt: skip
def test_it_is_read(said: str, printed: str) -> None:
    assert canonical(said) == (printed or said)


def test_that_one_of_them_is_captured_is_still_waited_for() -> None:
    said = "[constant] Whenever one of your Dragon Balls is captured, draw a card."
    assert canonical(said, DRILL) == said


@pytest.mark.parametrize(
    ("said", "allies", "drawn"),
    [
        ("one of your Allies is Mate", ["Mate", "Old Friend"], 1),
        ("one of your Allies is Mate", ["Old Friend"], 0),
        ("one of your Allies is not a Villain", ["Mate"], 0),
        ("one of your Allies is not a Villain", ["Mate", "Old Friend"], 1),
        ("none of your Allies are Villains", ["Old Friend"], 1),
        ("none of your Allies are Villains", ["Mate", "Old Friend"], 0),
        ("2 or more of your Allies are Villains", ["Mate", "Mate", "Old Friend"], 1),
        ("2 or more of your Allies are Villains", ["Mate", "Old Friend"], 0),
    ],
)
def test_any_of_your_allies(said: str, allies: list[str], drawn: int) -> None:
    tell(
        card("Deed", EVENT, f"POWER: If {said}, draw a card."),
        MATE,
        steps=f"""
            play Deed
            expect you hand = {drawn}
        """,
        you={"hand": ["Deed"], "play": allies},
    )


def test_it_is_the_one_of_which_that_was_said() -> None:
    tell(
        card("Deed", EVENT, "POWER: If one of your opponent's Allies is a Villain, destroy it."),
        MATE,
        steps="""
            play Deed
            expect opponent play = 1
            expect opponent discard = 1
        """,
        you={"hand": ["Deed"]},
        opponent={"play": ["Old Friend", "Mate"]},
    )


@pytest.mark.parametrize(("attack", "left"), [("use Mate", 0), ("attack with Red Kick", 1)])
def test_the_attacking_ally_is_nobody_when_an_mp_attacks(attack: str, left: int) -> None:
    tell(
        card("Guard", PHYSICAL, "[defense] Stop that attack. Destroy the attacking Ally."),
        MATE,
        RED,
        steps=f"""
            {attack}
            opponent: defend with Guard
            expect you play = {left}
        """,
        you={"hand": ["Red Kick"], "play": ["Mate"], "stages": 0},
        opponent={"hand": ["Guard"]},
    )


@pytest.mark.parametrize(
    ("attack", "can"), [("Red Kick", ""), ("Filler", "no "), ("Blue Beam", ""), ("Beam", "no ")]
)
def test_attacks_of_either_of_two_kinds_are_stopped(attack: str, can: str) -> None:
    tell(
        card("Guard", PHYSICAL, "[defense] Stops a Red physical or Styled energy attack."),
        RED,
        BEAM,
        BLUE_BEAM,
        steps=f"""
            attack with {attack}
            expect {can}option defend with Guard
        """,
        you={"hand": [attack], "stages": 5},
        opponent={"hand": ["Guard"]},
    )


@pytest.mark.parametrize(("style", "left"), [("Red", 5), ("Freestyle", 7), ("non-Styled", 7)])
def test_an_attack_that_a_text_makes_is_of_its_style(style: str, left: int) -> None:
    tell(
        card(
            "Deed", EVENT, f"POWER: Perform a {style} physical attack dealing 3 stages of damage."
        ),
        card("Watch", DRILL, "[constant] Your Red attacks deal +2 stages of damage."),
        steps=f"""
            play Deed
            expect opponent stages = {left}
        """,
        you={"hand": ["Deed"], "play": ["Watch"], "stages": 5},
        opponent={"stages": 10},
    )


@pytest.mark.parametrize(("dealt", "left"), [(2, 7), (3, 7)])
def test_attacks_that_deal_so_much_or_less(dealt: int, left: int) -> None:
    tell(
        card("Kick", PHYSICAL, f"[attack] Physical attack. DAMAGE: {dealt} stages."),
        card("Watch", DRILL, "[constant] Your attacks that deal 2 or less stages of damage deal +1 "
             "stage of damage."),
        steps=f"""
            attack with Kick
            opponent: no defense
            expect opponent stages = {left}
        """,
        you={"hand": ["Kick"], "play": ["Watch"], "stages": 5},
        opponent={"stages": 10},
    )  # fmt: skip
