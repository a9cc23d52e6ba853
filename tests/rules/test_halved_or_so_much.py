"""Damage that is so much otherwise, or half; what the next attack is; who performed one: played."""

from __future__ import annotations

import pytest

from tests.rules.happening import ALLY, BALL, DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

RAGE = "if your anger is 3 or more"


@pytest.mark.parametrize(
    ("said", "plain", "raged"),
    [
        (f"AT +2 stages (+4 stages {RAGE})", 2, 4),
        (f"AT +2 stages, or +4 stages {RAGE}", 2, 4),
        (f"4 stages (6 {RAGE})", 4, 6),
        (f"4 stages (or 6 instead {RAGE})", 4, 6),
        (f"4 stages, or 6 {RAGE}", 4, 6),
        (f"4 stages (+2 stages {RAGE})", 4, 6),
        (f"AT +2 stages (8 stages {RAGE})", 2, 8),
    ],
)
def test_damage_is_so_much_otherwise(said: str, plain: int, raged: int) -> None:
    for anger, lost in ((2, plain), (3, raged)):
        tell(
            card("Kick", PHYSICAL, f"[attack] Physical attack. DAMAGE: {said}."),
            steps=f"play Kick\nexpect opponent stages = {9 - lost}",
            you={"hand": ["Kick"], "anger": anger, "stages": 0},
            opponent={"stages": 9},
        )


KICK = card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 5 stages.")
BEAM = card("Beam", ENERGY, "[attack] Energy attack. DAMAGE: 5 life cards.")
MATE = card("Mate", ALLY, "POWER: [attack] Physical attack. DAMAGE: 5 stages.")


@pytest.mark.parametrize(
    ("said", "dealt"),
    [
        ("Halve the damage of an energy attack", 2),
        ("Halve that attack's damage (rounded up)", 2),
        ("Prevent half of the damage, rounded up", 2),
        ("Halve the damage of that attack, rounded down", 3),
    ],
)
def test_a_defense_halves_damage_by_preventing_it(said: str, dealt: int) -> None:
    tell(
        card("Guard", PHYSICAL, f"[defense] {said}."), BEAM,
        steps=f"play Beam\nopponent: play Guard\nexpect opponent discard = {dealt + 1}",
        you={"hand": ["Beam"]},
        opponent={"hand": ["Guard"], "discard": []},
    )  # fmt: skip


def test_this_attack_deals_half() -> None:
    text = f"[attack] Physical attack. {RAGE.capitalize()}, halve the damage of this attack. DAMAGE: 8 stages."
    assert "this attack deals half damage" in canonical(text, PHYSICAL)
    for anger, lost in ((2, 8), (3, 4)):
        tell(
            card("Tried", PHYSICAL, text),
            steps=f"play Tried\nexpect opponent stages = {9 - lost}",
            you={"hand": ["Tried"], "anger": anger},
            opponent={"stages": 9},
        )


@pytest.mark.parametrize(
    ("said", "kick", "beam"),
    [
        (
            "Your next attack this combat deals +2 stages of damage if it is a physical attack.",
            7,
            0,
        ),
        ("If your next attack this combat is physical, it deals +2 stages of damage.", 7, 0),
        ("Your next attack this combat deals +2 stages of damage if it is an energy attack.", 5, 2),
        ("Your attacks this combat deal +2 stages of damage if they are energy attacks.", 5, 2),
    ],
)
def test_what_is_said_of_an_attack_if_it_is_of_a_kind(said: str, kick: int, beam: int) -> None:
    for played, lost in (("Kick", kick), ("Beam", beam)):
        tell(
            card("Aim", EVENT, f"POWER: {said}"), KICK, BEAM,
            steps=f"play Aim\nopponent: pass\nplay {played}\nexpect opponent stages = {9 - lost}",
            you={"hand": ["Aim", played]},
            opponent={"stages": 9},
        )  # fmt: skip


@pytest.mark.parametrize(
    "said",
    [
        "Destroy the Ally that performed it",
        "Destroy the Ally performing that attack",
        "The Ally that performed that attack is destroyed",
        "If the attack was performed by an Ally, destroy that Ally",
    ],
)
def test_only_an_ally_that_performed_it_is_destroyed(said: str) -> None:
    for steps, left in (("use Mate", "discard"), ("play Kick", "play")):
        tell(
            card("Guard", PHYSICAL, f"[defense] Stops a physical attack. {said}."), KICK, MATE,
            steps=f"{steps}\nopponent: play Guard\nexpect your {left} has Mate",
            you={"hand": ["Kick"], "play": [{"card": "Mate", "stages": 3}], "stages": 0},
            opponent={"hand": ["Guard"]},
        )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "can"),
    [
        ("Your opponent cannot use critical damage to capture Dragon Balls.", False),
        ("Dragon Balls cannot be captured with critical damage.", False),
        ("Your opponent cannot lower your anger with critical damage.", True),
    ],
)
def test_critical_damage_captures_none(said: str, can: bool) -> None:
    tell(
        card("Ward", DRILL, f"[constant] {said}"), BEAM, card("Orb", BALL, "Draw a card."),
        steps=f"play Beam\nopponent: no defense\nyou: Capture a Dragon Ball\nexpect {'your' if can else 'opponent'} play has Orb",
        you={"hand": ["Beam"]},
        opponent={"play": ["Ward", "Orb"], "anger": 2},
    )  # fmt: skip
