"""Allies that cannot make actions: what they may still do, which is none (COM-1, COM-2, COM-5).

Actions are what is done in turn during combat: attacks, Powers, Setups (RB3). Entering combat is
not during it, an [instant] Power is used at its moment, and a shield answers an attack.
"""

from __future__ import annotations

import pytest

from tests.rules.happening import ALLY, DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import staged

HALT = card("Halt", DRILL, "[constant] Allies cannot make actions.")
SCOUT = card("Scout", ALLY, "[instant] POWER: Use when entering combat. Raise your anger 1.")
HEALER = card("Healer", ALLY, "[instant] POWER: Use when your MP loses stages. Raise your anger 1.")
GUARD = card("Guard", ALLY, "[defense] POWER: Stops a physical attack. Raise your anger 1.")
FIGHTER = card("Fighter", ALLY, "POWER: Raise your anger 1.")
AVENGER = card(
    "Avenger",
    ALLY,
    "[instant] POWER: Use when your MP loses stages. Physical attack. DAMAGE: 1 stage.",
)
LOSS = card("Loss", EVENT, "POWER: Your opponent's MP loses 1 stage.")
KICK = card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage.")


def test_when_entering_combat() -> None:
    """Those effects are not during combat, whoever declares it (COM-1)."""
    staged(
        """
            declare combat
            yes
            expect your anger = 1
            expect log contains uses Scout - Friend
        """,
        HALT,
        SCOUT,
        mine={"stages": 0, "play": ["Halt", "Scout"]},
        phase="declare",
    )


@pytest.mark.parametrize(("stages", "anger"), [(2, 1), (5, 0)])
def test_at_its_moment(stages: int, anger: int) -> None:
    """As with all Allies the MP must be weak for it (COM-6)."""
    staged(
        f"""
            opponent: play Loss
            you: pass
            expect your anger = {anger}
        """,
        HALT,
        HEALER,
        LOSS,
        mine={"stages": stages, "play": ["Halt", "Healer"]},
        theirs={"hand": ["Loss"]},
        auto="yes",
        turn="opponent",
        action="opponent",
    )


def test_against_an_attack() -> None:
    """Using a shield to respond to an attack is not an action (COM-5)."""
    staged(
        """
            opponent: play Kick
            use Guard
            expect your anger = 1
            expect your stages = 1
        """,
        HALT,
        KICK,
        GUARD,
        mine={"stages": 1, "play": ["Halt", "Guard"]},
        theirs={"hand": ["Kick"]},
        turn="opponent",
        action="opponent",
    )


def test_it_makes_no_action() -> None:
    staged(
        """
            expect no option use Fighter
            expect why not Fighter: EFF-4
            expect no option play Kick with Fighter
            expect option play Kick
        """,
        HALT,
        FIGHTER,
        KICK,
        mine={"stages": 0, "play": ["Halt", "Fighter"], "hand": ["Kick"]},
    )


def test_it_performs_no_attack_at_its_moment() -> None:
    """To perform an attack is an action, whenever it is (RB3)."""
    for halted, lost in ((["Halt"], 0), ([], 1)):
        staged(
            f"""
                opponent: play Loss
                you: pass
                expect opponent stages = {5 - lost}
            """,
            HALT,
            AVENGER,
            LOSS,
            mine={"stages": 1, "play": ["Avenger", *halted]},
            theirs={"hand": ["Loss"]},
            auto="yes",
            turn="opponent",
            action="opponent",
        )


def test_one_that_is_not_meant_waits_for_the_mp() -> None:
    """Who isn't kept from it by a card is told the rule (COM-6)."""
    staged(
        """
            expect no option use Fighter
            expect why not Fighter: COM-6
        """,
        FIGHTER,
        card("Order", DRILL, "[constant] Your opponent's Allies cannot make actions."),
        mine={"stages": 5, "play": ["Order", "Fighter"]},
    )
