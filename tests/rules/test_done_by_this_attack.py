"""The cards to which an attack did something, as a noun: "a card discarded by this attack"."""

from __future__ import annotations

import pytest

from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import tell

RING = card("Ring", DRILL, "POWER: Draw a card.")
PAL = card("Pal", ALLY, "POWER: Draw a card.")


@pytest.mark.parametrize(
    ("hit", "expected"),
    [
        ("Banish a Drill discarded by this attack.", "opponent banished has 1 Ring"),
        ("Choose a Drill discarded by this attack. Banish it.", "opponent banished has 1 Ring"),
        ("Banish all cards discarded by this attack.", "opponent banished = 2"),
        ("Choose a Drill discarded by this attack and place it into play under your control.",
         "you play has 1 Ring"),
        ("Draw a card for each Drill discarded by this attack.", "you hand = 1"),
        ("If a Drill was discarded as damage from this attack, draw a card.", "you hand = 1"),
        ("If a Drill is discarded by this attack, draw a card.", "you hand = 1"),
        ("If the damage from this attack discarded a Drill, draw a card.", "you hand = 1"),
        ("If a Setup is discarded by this attack, draw a card.", "you hand = 0"),
        ("If a Drill is discarded by this attack, place it into play under your control.",
         "you play has 1 Ring"),
        ("Your opponent Rejuvenates a Drill discarded by this attack.",
         "opponent discard has no Ring"),
    ],
)  # fmt: skip
def test_what_the_damage_took_is_meant_and_nothing_else(hit: str, expected: str) -> None:
    """ATK-9: another Drill lies in the pile before."""
    tell(
        RING,
        PAL,
        card("Band", DRILL, "POWER: Draw a card."),
        card("Beam", ENERGY, f"[attack] Energy attack costing 0 stages. DAMAGE: 2 life cards. HIT: {hit}"),
        steps=f"play Beam\nexpect {expected}\nexpect opponent discard has 1 Band",
        you={"hand": ["Beam"]},
        opponent={"life_deck": ["Ring", "Pal"], "discard": ["Band"]},
    )  # fmt: skip


def test_what_its_effect_destroyed_is_meant() -> None:
    tell(
        RING,
        PAL,
        card("Beam", ENERGY, "[attack] Energy attack costing 0 stages. Destroy one of your opponent's "
             "Drills. DAMAGE: 2 life cards. HIT: Banish a card destroyed by this attack."),
        steps="play Beam\nexpect opponent banished has 1 Ring\nexpect opponent discard has 1 Pal",
        you={"hand": ["Beam"]},
        opponent={"life_deck": ["Pal"], "play": ["Ring"]},
    )  # fmt: skip


def test_where_it_took_nothing_there_is_nothing() -> None:
    tell(
        RING,
        card("Peace", EVENT, "POWER: Prevent the next 2 life cards of damage you would take this combat."),
        card("Beam", ENERGY, "[attack] Energy attack costing 0 stages. DAMAGE: 2 life cards. HIT: Banish "
             "a Drill discarded by this attack."),
        steps="""
            play Peace
            opponent: play Beam
            expect you banished = 0
            expect you discard has 1 Ring
        """,
        you={"hand": ["Peace"], "discard": ["Ring"]},
        opponent={"hand": ["Beam"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("damage", "before", "drawn"),
    [
        ("3 stages", 3, 1),
        ("3 stages", 4, 0),
        ("3 stages", 0, 0),
        ("1 life card", 0, 0),
        ("4 stages", 3, 1),
    ],
)
@pytest.mark.parametrize("form", ["DAMAGE: {}. HIT: {}", "{1} DAMAGE: {0}."])
def test_it_has_itself_reduced_the_mp(form: str, damage: str, before: int, drawn: int) -> None:
    asked = "If this attack reduce{} his MP to 0 stages, draw a card."
    text = form.format(damage, asked.format("d" if "HIT" in form else "s"))
    tell(
        card("Hit", PHYSICAL, f"[attack] Physical attack. {text}"),
        steps=f"play Hit\nopponent: no defense\nexpect your hand = {drawn}",
        you={"hand": ["Hit"]},
        opponent={"hand": ["Block"], "stages": before},
    )
