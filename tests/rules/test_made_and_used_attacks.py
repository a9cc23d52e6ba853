"""Attacks that a text makes with a cost, and HIT effects of other cards that are used."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType
from tests.rules.happening import DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

GAINS = card(
    "Claw", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage. HIT: Raise your anger 2."
)
ENDLESS = card("Echo", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage. HIT: Use the HIT effect of "
               "an attack in your discard pile.")  # fmt: skip


@pytest.mark.parametrize(
    "said",
    [
        "costing 2 stages dealing 3 life cards of damage",
        "that costs 2 stages and deals 3 life cards of damage",
        "dealing 3 life cards of damage that costs 2 stages",
    ],
)
def test_a_made_attack_has_a_cost(said: str) -> None:
    tell(
        card("Burst", EVENT, f"POWER: Perform a Styled energy attack {said}."),
        steps="""
            play Burst
            opponent: no defense
            expect you stages = 3
            expect opponent discard = 3
        """,
        you={"hand": ["Burst"], "stages": 5},
    )


def test_a_made_attack_that_cannot_be_paid_is_not_performed() -> None:
    tell(
        card("Burst", EVENT, "POWER: Perform an energy attack costing 4 stages dealing 3 life cards of "
             "damage."),
        steps="""
            play Burst
            expect you stages = 3
            expect opponent discard = 0
        """,
        you={"hand": ["Burst"], "stages": 3},
    )  # fmt: skip


def test_the_hit_effects_of_another_card_are_used() -> None:
    tell(
        ENDLESS,
        GAINS,
        steps="""
            play Echo
            opponent: no defense
            expect you anger = 2
        """,
        # Of those that only use others in their turn none is offered.
        you={"hand": ["Echo"], "discard": ["Claw", "Echo", "Spare Kick"]},
    )


def test_nothing_is_used_of_attacks_without_hit_effects() -> None:
    tell(
        ENDLESS,
        steps="""
            play Echo
            opponent: no defense
            expect you anger = 0
        """,
        you={"hand": ["Echo"], "discard": ["Echo", "Spare Kick"]},
    )


def test_they_are_not_used_where_hit_effects_cannot_be() -> None:
    tell(
        card("Tale", EVENT, "POWER: Choose an attack in your discard pile. Use its HIT effect."),
        GAINS,
        card("Law", DRILL, "[constant] Your opponent cannot use HIT effects."),
        steps="""
            play Tale
            expect you anger = 0
        """,
        you={"hand": ["Tale"], "discard": ["Claw"]},
        opponent={"play": ["Law"]},
    )


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("[defense] POWER: Stops a physical attack. Use the HIT effect of that attack.", "opponent"),
        ("[defense] POWER: Stops a physical attack. Your opponent uses the HIT effects of that attack.",
         "you"),
    ],
)  # fmt: skip
def test_the_hit_effects_of_the_stopped_attack(text: str, who: str) -> None:
    other = "you" if who == "opponent" else "opponent"
    tell(
        GAINS,
        card("Turn", EVENT, text),
        steps=f"""
            play Claw
            opponent: use Turn
            expect {who} anger = 2
            expect {other} anger = 0
            expect opponent stages = 5
        """,
        you={"hand": ["Claw"]},
        opponent={"hand": ["Turn"]},
    )


def test_damage_is_said_to_be_equal_to_a_number() -> None:
    for said in ("stages of damage equal to half of your anger", "stages equal to half your anger"):
        text = f"[attack] Physical attack. DAMAGE: {said}."
        assert canonical(text, CardType.PHYSICAL_COMBAT) == (
            "[attack] Physical attack. DAMAGE: Stages equal to half your anger."
        )
    tell(
        card("Jab", ENERGY, "[attack] Energy attack. DAMAGE: life cards of damage equal to twice your "
             "anger."),
        steps="""
            play Jab
            opponent: no defense
            expect opponent discard = 4
        """,
        you={"hand": ["Jab"], "anger": 2},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "pal", "theirs"),
    [
        ("Redirect the damage from an attack to one of your Allies.", 3, 5),
        ("Redirect the stage damage from a physical attack to one of your Allies.", 3, 5),
        ("You may redirect that attack to one of your Allies.", 3, 5),
        ("Redirect the damage of an attack to the attacking personality.", 5, 3),
        ("The attacker takes all damage from that attack instead.", 5, 3),
    ],
)
def test_where_the_damage_of_an_attack_is_redirected_to(text: str, pal: int, theirs: int) -> None:
    tell(
        card("Turn", EVENT, f"[defense] POWER: {text}"),
        steps=f"""
            play Spare Kick
            opponent: use Turn
            {"yes" if text.startswith("You may") else ""}
            expect opponent stages = 5
            expect stages of Old Friend = {pal}
            expect you stages = {theirs}
        """,
        you={"hand": ["Spare Kick"]},
        opponent={"hand": ["Turn"], "play": [{"card": "Old Friend", "stages": 5}]},
    )


MADE = "POWER: Perform a non-Styled physical attack dealing 2 stages of damage."


@pytest.mark.parametrize(
    ("said", "gained"),
    [
        ("If it is successful, draw a card.", "If this attack is successful, draw a card."),
        ("If that attack was stopped, draw a card.", "If this attack is stopped, draw a card."),
        ("If it deals critical damage, draw a card.",
         "If this attack deals critical damage, draw a card."),
        ("HIT: Draw a card. Raise your anger 1.", "HIT: Draw a card. Raise your anger 1."),
    ],
)  # fmt: skip
def test_what_comes_of_a_made_attack_it_gains(said: str, gained: str) -> None:
    """It is performed once the text is read, so that nothing is known of it before (ATK-1)."""
    assert canonical(f"{MADE} {said}") == f'{MADE} That attack gains "{gained}"'


@pytest.mark.parametrize(
    ("said", "answer", "drawn"),
    [
        ("If it is successful, draw a card.", "no defense", 1),
        ("If it is successful, draw a card.", "play Block", 0),
        ("If it is stopped, draw a card.", "play Block", 1),
        ("HIT: Draw a card.", "no defense", 1),
        ("HIT: Draw a card.", "play Block", 0),
    ],
)
def test_what_comes_of_a_made_attack_comes_after_it(said: str, answer: str, drawn: int) -> None:
    """ATK-1."""
    tell(
        card("Burst", EVENT, f"{MADE} {said}"),
        steps=f"""
            play Burst
            opponent: {answer}
            expect your hand = {drawn}
        """,
        you={"hand": ["Burst"]},
        opponent={"hand": ["Block"]},
    )
