"""Stages that cannot be gained, lost or paid, and anger that cannot be raised (ATK-2, ANG-1)."""

from __future__ import annotations

import pytest

from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, card
from tests.rules.staged import canonical, tell

BEAM = card("Beam", ENERGY, "[attack] Energy attack costing 1 stage. DAMAGE: 1 stage.")
BLAST = card("Blast", ENERGY, "[attack] Energy attack costing 3 stages. DAMAGE: 1 stage.")
SPARK = card("Spark", ENERGY, "[attack] Energy attack. DAMAGE: 1 stage.")
FOE = "Your opponent"


def test_in_other_words() -> None:
    assert canonical(f"[constant] {FOE} cannot gain, lose, or pay stages.", DRILL) == (
        "[constant] Your opponent cannot gain stages, your opponent cannot lose stages, and your "
        "opponent cannot pay stages."
    )
    for said in ("Anger", "Anger levels", "Players' anger"):
        assert canonical(f"[constant] {said} cannot be raised or lowered.", DRILL) == (
            "[constant] A player's anger cannot be raised or lowered."
        )


@pytest.mark.parametrize(
    ("said", "beam", "blast"),
    [
        ("Your opponent cannot gain, lose, or pay stages.", False, False),
        ("Your opponent cannot pay stages.", False, False),
        ("Your opponent's MP cannot pay stages.", False, False),
        ("Players cannot pay stages.", False, False),
        ("Your opponent cannot pay more than 2 stages.", True, False),
        ("You cannot pay stages.", True, True),
        ("Your opponent cannot gain stages.", True, True),
    ],
)
def test_what_costs_stages_is_not_performed(said: str, beam: bool, blast: bool) -> None:
    tell(
        card("Deed", DRILL, f"[constant] {said}"),
        BEAM,
        BLAST,
        SPARK,
        you={"play": ["Deed"]},
        opponent={"hand": ["Beam", "Blast", "Spark"]},
        start={"action": "opponent"},
        steps=f"""
            expect {"option" if beam else "no option"} play Beam
            expect {"option" if blast else "no option"} play Blast
            expect option play Spark
            opponent: play Spark
        """,
    )


@pytest.mark.parametrize(("barred", "anger"), [(True, 0), (False, 1)])
def test_a_price_of_stages_is_not_paid(barred: bool, anger: int) -> None:
    tell(
        card("Deed", DRILL, f"[constant] {FOE} cannot {'pay' if barred else 'gain'} stages."),
        card("Rage", EVENT, "POWER: You may pay 2 stages to raise your anger 1."),
        you={"play": ["Deed"]},
        opponent={"hand": ["Rage"]},
        start={"action": "opponent"},
        steps=f"""
            opponent: play Rage
            {"" if barred else "opponent: yes"}
            expect opponent anger = {anger}
            expect opponent stages = {5 if barred else 3}
        """,
    )


@pytest.mark.parametrize("who", ["you", "opponent"])
def test_nobodys_anger_is_raised(who: str) -> None:
    tell(
        card("Deed", DRILL, "[constant] Anger cannot be raised."),
        card("Rage", EVENT, "POWER: Raise your anger 1."),
        card("Calm", EVENT, "POWER: Lower your anger 1."),
        you={"play": ["Deed"], "hand": ["Rage", "Calm"], "anger": 2},
        opponent={"hand": ["Rage", "Calm"], "anger": 2},
        start={"action": who},
        steps=f"""
            {who}: play Rage
            expect {who} anger = 2
            {"opponent" if who == "you" else "you"}: use Calm Mastery
            {who}: play Calm
            expect {who} anger = 1
        """,
    )


@pytest.mark.parametrize(
    ("mp", "ally", "used"), [(1, 2, True), (0, 3, True), (1, 1, False), (1, 0, False)]
)
def test_an_ally_pays_for_its_own_defense(mp: int, ally: int, used: bool) -> None:
    """COM-6: whose Power it is pays, not the MP."""
    guard = card("Guard", ALLY, "[defense] POWER: Pay 2 stages to stop an attack.", level=1)
    after = "use Guard\nexpect event AttackStopped" if used else "expect no option use Guard"
    tell(
        guard,
        SPARK,
        you={"stages": mp, "play": [{"card": "Guard", "stages": ally}]},
        opponent={"hand": ["Spark"]},
        start={"action": "opponent"},
        steps=f"opponent: play Spark\n{after}"
        + (f"\nexpect stages of Guard = {ally - 2}\nexpect your stages = {mp}" if used else ""),
    )
