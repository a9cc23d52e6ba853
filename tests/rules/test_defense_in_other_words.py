"""[defense] texts as plainly as they may be printed: of which attack and which card they speak."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

BLAST = card("Blast", ENERGY, "[attack] Energy attack. DAMAGE: 3 life cards. HIT: Draw a card.")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Prevents 4 life cards of damage.", "Prevent 4 life cards of damage from that attack."),
        ("Prevents all damage.", "Prevent all damage from that attack."),
        ("Prevent all damage dealt by an energy attack.",
         "Prevent all damage from an energy attack."),
        ("An attack deals -4 stages of damage.", "That attack deals -4 stages of damage."),
        ("A Styled attack cannot deal critical damage.",
         "If that attack was a Styled attack, that attack cannot deal critical damage."),
        ("Stops an attack of any type.", "Stops an attack."),
        ("Stops an attack played from your opponent's hand.",
         "Stops an attack performed from the hand."),
        ("Stops an attack from a personality Power.",
         "Stops an attack from a personality's POWER."),
        ("Stops an attack. The stopped card is banished after use.",
         "Stops an attack. That attack is banished after use."),
        ("Stops an attack. The attack card is banished instead of being discarded.",
         "Stops an attack. Banish that attack card."),
        ("Draw a card. If it is Styled, stop the attack.",
         "Draw a card. If that card is Styled, stop that attack."),
        ("Stops an attack. If it was Styled, draw a card.",
         "Stops an attack. If that attack was Styled, draw a card."),
    ],
)  # fmt: skip
def test_it_is_said_in_other_words(said: str, meant: str) -> None:
    assert canonical(f"[defense] {said}", PHYSICAL) == f"[defense] {meant}"


@pytest.mark.parametrize(
    "said",
    [
        "HIT effects of the attack do not occur",
        "Ignore the HIT effects of that attack",
        "Ignore the attack's HIT effects",
        "Your opponent cannot use that attack's HIT effects",
        "An attack loses its HIT effects",
    ],
)
def test_an_attack_hits_for_nothing(said: str) -> None:
    tell(
        BLAST,
        card("Calm", PHYSICAL, f"[defense] {said}."),
        steps="""
            opponent: attack with Blast
            play Calm
            expect opponent hand = 0
            expect your discard = 4
        """,
        you={"hand": ["Calm"]},
        opponent={"hand": ["Blast"]},
        start={"action": "opponent"},
    )


@pytest.mark.parametrize(("top", "taken"), [("Law", 0), ("Filler", 3)])
def test_the_revealed_card_is_asked_and_not_the_attack(top: str, taken: int) -> None:
    text = "[defense] Reveal the top card of your Life Deck. If it is a Drill, stop the attack."
    tell(
        BLAST,
        card("Law", DRILL, "POWER: Draw a card."),
        card("Look", PHYSICAL, text),
        steps=f"""
            opponent: attack with Blast
            play Look
            expect your discard = {taken + 1}
        """,
        you={"hand": ["Look"], "life_deck": [top]},
        opponent={"hand": ["Blast"]},
        start={"action": "opponent"},
    )


def test_a_power_that_is_used_is_that_of_its_player() -> None:
    law = card("Law", DRILL, "[constant] Whenever your MP's Power is used, raise your anger 1.")
    tell(
        law,
        steps="""
            use Hero
            expect your anger = 1
            opponent: use Hero
            expect your anger = 1
        """,
        you={"play": ["Law"]},
    )


@pytest.mark.parametrize(
    "said",
    [
        "Whenever you prevent damage with Endurance, gain 1 stage",
        "Whenever you use a card's Endurance, gain 1 stage",
    ],
)
def test_endurance_is_used(said: str) -> None:
    text = canonical(f"[constant] {said}.", DRILL)
    assert text == "[constant] Whenever you use Endurance, gain 1 stage."


def test_what_is_looked_at_goes_back_in_part() -> None:
    looks = "POWER: Look at the top 2 cards of your Life Deck. Place one on the bottom and the "
    assert canonical(f"{looks}other back on top.", EVENT) == (
        "POWER: Look at the top 2 cards of your Life Deck. Place 1 at the bottom of your Life Deck "
        "and place the other on top of your Life Deck."
    )
