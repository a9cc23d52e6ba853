"""HIT effects that are used: each time, and once per attack (ATK-1)."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import staged

STUDY = card("Study", DRILL, "[constant] Once per attack after you use a HIT effect, you may raise "
             "or lower a player's anger 1 level.")  # fmt: skip
JAB = card("Jab", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage. HIT: Gain 1 stage.")
GIFT = card("Gift", DRILL, '[constant] Your attacks gain "HIT: Gain 1 stage."')


@pytest.mark.parametrize("play", [["Study"], ["Study", "Gift"]])
def test_once_per_attack_is_once_however_many_hits_there_are(play: list[str]) -> None:
    staged(
        """
        play Jab
        no defense
        yes
        choose you
        choose raise it 1
        expect you anger = 1
        opponent: pass
        play Jab
        no defense
        yes
        choose your opponent
        choose raise it 1
        expect opponent anger = 1
        opponent: pass
        """,
        STUDY,
        JAB,
        GIFT,
        mine={"hand": ["Jab", "Jab"], "play": play},
    )


def test_an_attack_without_a_hit_effect_is_none() -> None:
    staged(
        """
        play Filler
        no defense
        opponent: pass
        expect you anger = 0
        """,
        STUDY,
        mine={"hand": ["Filler"], "play": ["Study"]},
    )


# ---------------------------------------------------------------------- what cards do at once

MUTE = card(
    "Mute", EVENT, "POWER: Cancel the immediate effects of all [defense] cards this combat."
)


@pytest.mark.parametrize(("mutes", "anger"), [(True, 3), (False, 2)])
def test_cancelled_defenses_stop_attacks_and_do_nothing_else(mutes: bool, anger: int) -> None:
    first = "play Mute\nopponent: pass" if mutes else ""
    staged(
        f"""
        {first}
        play Filler
        play Cold Block
        expect log contains The attack is stopped by Cold Block
        expect you anger = {anger}
        """,
        MUTE,
        mine={"hand": ["Mute", "Filler"], "anger": 3},
        theirs={"hand": ["Cold Block"]},
    )
