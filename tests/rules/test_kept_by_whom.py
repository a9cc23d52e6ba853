"""How many stages of damage a personality may lose from an attack, and to whom damage goes."""

from __future__ import annotations

import pytest

from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import staged

SMASH = card("Smash", PHYSICAL, "[attack] Physical attack. DAMAGE: 5 stages.")
BANG = card("Bang", ENERGY, "[attack] Energy attack. DAMAGE: 5 stages.")
FRIEND = {"card": "Old Friend", "stages": 8}


@pytest.mark.parametrize(
    ("text", "attack", "whom", "left"),
    [
        ("Your Allies cannot lose more than 3 stages from a single attack.", "Smash", "Old Friend", 5),
        ("Your Allies cannot lose more than 3 stages from a single attack.", "Smash", "Hero", 3),
        ("Your Allies cannot take more than 3 stages of damage from an attack.", "Bang", "Old Friend", 5),
        ("Your Allies cannot lose more than 3 stages from a physical attack.", "Bang", "Old Friend", 3),
        ("Your MP cannot lose more than 3 stages from a single attack.", "Smash", "Hero", 5),
        ("Your MP cannot lose more than 3 stages from a single attack.", "Smash", "Old Friend", 3),
        ("Your opponent's Allies cannot lose more than 3 stages from an attack.", "Smash", "Old Friend", 3),
        ("Your Allies cannot lose more than 3 stages each turn.", "Smash", "Old Friend", 3),
    ],
)  # fmt: skip
def test_so_many_stages_are_lost_from_an_attack(
    text: str, attack: str, whom: str, left: int
) -> None:
    """What of the damage they don't lose is lost by nobody, and no life cards go (COM-7)."""
    staged(
        f"""
        pass
        opponent: play {attack}
        no defense
        choose {whom}
        expect {"your stages" if whom == "Hero" else "stages of Old Friend"} = {left}
        expect your discard pile = 0
        """,
        card("Balance", DRILL, f"[constant] {text}"),
        SMASH, BANG,
        mine={"play": ["Balance", FRIEND], "stages": 8},
        theirs={"hand": [attack]},
    )  # fmt: skip


def test_an_effect_takes_more() -> None:
    staged(
        """
        play Drain
        expect stages of Old Friend = 3
        """,
        card("Balance", DRILL, "[constant] Your Allies cannot lose more than 3 stages from a "
             "single attack."),
        card("Drain", EVENT, "POWER: One of your Allies loses 5 stages."),
        mine={"play": ["Balance", FRIEND], "hand": ["Drain"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    "said", ["is performed against that Ally", "deals its damage to that Ally"]
)
def test_the_next_attack_meets_the_ally_that_was_chosen(said: str) -> None:
    staged(
        """
        play Bait
        choose Spare Friend
        opponent: play Smash
        no defense
        expect stages of Spare Friend = 3
        expect stages of Old Friend = 8
        """,
        card("Bait", EVENT, "POWER: Choose an Ally you control. Your opponent's next attack this "
             f"combat {said}."),
        card("Spare Friend", ALLY, "POWER: Draw a card."),
        SMASH,
        mine={"play": [FRIEND, {"card": "Spare Friend", "stages": 8}], "hand": ["Bait"]},
        theirs={"hand": ["Smash"]},
    )  # fmt: skip


@pytest.mark.parametrize("taken", [True, False])
def test_it_meets_the_ally_that_was_brought_to_a_stage(taken: bool) -> None:
    """Where nobody was, it meets whom it meets anyway (EFF-5)."""
    staged(
        f"""
        play Blast
        {"yes" if taken else "no"}
        opponent: no defense
        opponent: play Smash
        no defense
        {"" if taken else "choose Hero"}
        expect your stages = {8 if taken else 3}
        expect stages of Old Friend = {0 if taken else 8}
        """,
        card("Blast", ENERGY, "[attack] Energy attack. You may set the power level of an Ally you "
             "control to 0. If you do, this attack cannot have its damage prevented and your "
             "opponent's next attack this combat is performed against that Ally. "
             "DAMAGE: 1 life card."),
        SMASH,
        mine={"play": [FRIEND], "hand": ["Blast"], "stages": 8},
        theirs={"hand": ["Smash"]},
    )  # fmt: skip
