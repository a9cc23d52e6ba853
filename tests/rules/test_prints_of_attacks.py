"""Attacks and defenses as a set to come would print them: each is played, and does what it says."""

from __future__ import annotations

from typing import Any

import pytest

from dbz_desktop.cards import Card, CardType, Style
from dbz_desktop.rules.language.compiler import compile_text
from tests.edges.stand_ins import STAND_INS
from tests.rules.happening import DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import tell

Row = tuple[str, CardType, str, dict[str, Any], dict[str, Any], dict[str, Any], str]
SLOW = card("Slow", EVENT, "POWER: An Ally loses 2 stages.")
KEPT = card("Kept Drill", DRILL, "POWER: Draw a card.", endurance=2)
COSTLY = card("Costly", ENERGY, "[attack] Energy attack costing 3 stages. DAMAGE: 2 life cards.")
THEIRS = {"action": "opponent"}

PLAYED: list[Row] = [
    (
        "its card is not banished from a hand, but out of the pile",
        PHYSICAL,
        "(You may play this card from your discard pile if the top card of your discard pile is a "
        "Styled attack.) [defense] Stops a physical attack. Raise your anger 1 level. Banish after "
        "use if played from your discard pile.",
        {"discard": ["Red Stand-in Jab", "Sword"]},
        {"hand": ["Jab"]},
        THEIRS,
        """opponent: play Jab
        play Sword
        expect your banished has Sword
        expect your anger = 1""",
    ),
    (
        "it is banished itself, and not the attack that it stops",
        PHYSICAL,
        "(You may play this card from your discard pile. If this card is played from your discard "
        "pile, banish it after use.) [defense] Stops a physical attack.",
        {"discard": ["Sword"]},
        {"hand": ["Jab"]},
        THEIRS,
        """opponent: play Jab
        play Sword
        expect your banished has Sword
        expect opponent discard has Jab""",
    ),
    (
        "what may be performed in the next action is banished after its use",
        ENERGY,
        "[defense] Stops an energy attack. As your next action this combat, you may perform an "
        "attack in your discard pile. Banish that attack after use.",
        {"hand": ["Sword"], "discard": ["Jab", "Beam"]},
        {"hand": ["Beam"]},
        THEIRS,
        """opponent: play Beam
        play Sword
        choose Jab
        expect your discard has Jab
        play Jab
        opponent: no defense
        expect your banished has Jab""",
    ),
    (
        "what isn't performed in the next action stays where it is",
        ENERGY,
        "[defense] Stops an energy attack. As your next action this combat, you may perform an "
        "attack in your discard pile. Banish that attack after use.",
        {"hand": ["Sword"], "discard": ["Jab", "Beam"]},
        {"hand": ["Beam", "Draw"]},
        THEIRS,
        """opponent: play Beam
        play Sword
        choose Jab
        pass
        opponent: play Draw
        expect no option play Jab
        expect your discard has Jab""",
    ),
    (
        "attacks with the title of the stopped one aren't performed any more",
        ENERGY,
        "[defense] Stops an energy attack. Your opponent cannot perform attacks that share a title "
        "with the stopped attack for the remainder of combat. HIT effects cannot be used this "
        "turn.",
        {"hand": ["Sword"]},
        {"hand": ["Beam", "Beam", "HIT Jab"]},
        THEIRS,
        """opponent: play Beam
        play Sword
        pass
        expect no option opponent: play Beam
        opponent: play HIT Jab
        no defense
        expect opponent.anger = 0""",
    ),
    (
        "copies of the stopped attack aren't played any more",
        ENERGY,
        "[defense] Stops an energy attack. Your opponent cannot play copies of that attack this "
        "combat.",
        {"hand": ["Sword"]},
        {"hand": ["Beam", "Beam", "Big Beam"]},
        THEIRS,
        """opponent: play Beam
        play Sword
        pass
        expect no option opponent: play Beam
        expect option opponent: play Big Beam""",
    ),
    (
        "a copy of the stopped attack is found",
        ENERGY,
        "[defense] Stops an energy attack. Search your discard pile for a copy of that attack and "
        "place it into your hand.",
        {"hand": ["Sword"], "discard": ["Jab", "Beam"]},
        {"hand": ["Beam"]},
        THEIRS,
        """opponent: play Beam
        play Sword
        expect your hand has Beam""",
    ),
    (
        "a named card stops nothing, and costs a hand if it is turned over",
        ENERGY,
        "[attack] Energy attack costing 2 stages. Name a card. This attack cannot be stopped by "
        "the named card. DAMAGE: 5 life cards. HIT: If the card you named is destroyed by this "
        "attack's damage, your opponent discards his hand.",
        {"hand": ["Sword"]},
        {"hand": ["Wall", "Rage"], "life_deck": ["Beam", "Wall"]},
        {},
        """play Sword
        name Wall
        opponent: play Wall
        expect event DamageDealt life_cards=5
        expect opponent hand = 0""",
    ),
    (
        "so much for each, no more than the maximum",
        ENERGY,
        "[attack] Energy attack costing 3 stages. For each Styled card in your opponent's discard "
        "pile, this attack deals +1 life card of damage (to a maximum of 5). DAMAGE: 2 life cards.",
        {"hand": ["Sword"]},
        {"discard": ["Black Stand-in Jab"] * 7},
        {},
        """play Sword
        opponent: no defense
        expect event DamageDealt life_cards=7""",
    ),
    (
        "one loss is prevented, the next is not",
        PHYSICAL,
        "[defense] Stops a physical attack. The next time an Ally you control would lose stages "
        "this combat, prevent that loss. Draw a card.",
        {"hand": ["Sword"], "play": [{"card": "Old Friend", "stages": 3}]},
        {"hand": ["Jab", "Slow", "Slow"]},
        THEIRS,
        """opponent: play Jab
        play Sword
        pass
        opponent: play Slow
        expect stages of Old Friend = 3
        pass
        opponent: play Slow
        expect stages of Old Friend = 1""",
    ),
    (
        "a discard pile goes under the Life Deck",
        PHYSICAL,
        "[attack] Physical attack costing 2 stages. DAMAGE: 2 stages. HIT: Shuffle your opponent's "
        "discard pile and place it at the bottom of his Life Deck.",
        {"hand": ["Sword"]},
        {"discard": ["Rage"]},
        {},
        """play Sword
        opponent: no defense
        expect opponent life_deck bottom = Rage
        expect opponent discard has no Rage""",
    ),
    (
        "it comes out of the pile as a level is advanced",
        ENERGY,
        "(If this card is in your discard pile when you advance a level, you may place it into "
        "your hand.) [attack] Energy attack costing 1 stage. DAMAGE: X life cards. X = twice your "
        "anger.",
        {"hand": ["Up"], "anger": 2, "discard": ["Sword"]},
        {},
        {},
        """play Up
        yes
        expect your hand has Sword
        opponent: pass
        play Sword
        opponent: no defense
        expect event DamageDealt life_cards=4""",
    ),
    (
        "as many stages as the Attack Table says",
        PHYSICAL,
        "[attack] Physical attack. Your MP loses 2 stages. DAMAGE: 1 stage. HIT: Your MP gains "
        "stages equal to its AT.",
        {"hand": ["Sword"], "level": 2, "stages": 5},
        {},
        {},
        """play Sword
        opponent: no defense
        expect your stages > 2""",
    ),
    (
        "one card for the one time that a level was advanced",
        PHYSICAL,
        "[attack] Physical attack. DAMAGE: 1 stage. HIT: Your opponent discards a card from his "
        "hand for each level your MP gained this combat.",
        {"hand": ["Sword", "Up"]},
        {"hand": ["Jab", "Rage"]},
        {},
        """play Up
        opponent: pass
        play Sword
        opponent: no defense
        opponent: discard Jab
        expect opponent hand = 1""",
    ),
    (
        "what is printed on a Drill as its Endurance",
        ENERGY,
        "[attack] Energy attack costing 2 stages. DAMAGE: 3 life cards. HIT: Destroy all Drills "
        "your opponent controls with a printed Endurance.",
        {"hand": ["Sword"]},
        {"play": ["Idle Drill", "Kept Drill"]},
        {},
        """play Sword
        opponent: no defense
        expect opponent play has no Kept Drill
        expect opponent play has Idle Drill""",
    ),
    (
        "a card for the last stage that he has",
        PHYSICAL,
        "[defense] Stops a physical attack. Your opponent's MP loses stages equal to your anger. "
        "If this reduces your opponent's MP to 0 stages, draw a card.",
        {"hand": ["Sword"], "anger": 3},
        {"hand": ["Jab"], "stages": 2},
        THEIRS,
        """opponent: play Jab
        play Sword
        expect opponent.stages = 0
        expect your hand = 1""",
    ),
    (
        "only what is of the type of the top card stops it",
        ENERGY,
        "[attack] Energy attack. This attack can only be stopped by a card with the same type as "
        "the top card of your discard pile. DAMAGE: 2 life cards.",
        {"hand": ["Sword"], "discard": ["Rage", "Beam"]},
        {"hand": ["Wall"]},
        {},
        """play Sword
        opponent: play Wall
        expect event DamageDealt life_cards=2""",
    ),
    (
        "an Event is of the type of the top card",
        ENERGY,
        "[attack] Energy attack. This attack can only be stopped by a card with the same type as "
        "the top card of your discard pile. DAMAGE: 2 life cards.",
        {"hand": ["Sword"], "discard": ["Rage", "Beam"]},
        {"hand": ["Event Wall"]},
        {},
        """play Sword
        opponent: play Event Wall
        expect no event DamageDealt""",
    ),
    (
        "no attack in the next action, and one in that after it",
        ENERGY,
        "[defense] Stops an attack. Your opponent's next 2 attacks this combat deal half damage, "
        "rounded up. You cannot perform attacks on your next action this combat.",
        {"hand": ["Sword", "Spare Kick"]},
        {"hand": ["Jab", "HIT Jab"]},
        THEIRS,
        """opponent: play Jab
        play Sword
        expect no option play Spare Kick
        pass
        opponent: play HIT Jab
        no defense
        expect event DamageDealt stages=2
        expect option play Spare Kick""",
    ),
    (
        "what is chosen is of the hand that was revealed last",
        PHYSICAL,
        "[attack] Physical attack. Reveal the top 2 cards of your opponent's Life Deck. If both of "
        "those cards are Styled, destroy them and this attack deals +2 stages of damage. DAMAGE: 3 "
        "stages. HIT: Your opponent reveals his hand. Choose a Styled card revealed this way and "
        "banish it.",
        {"hand": ["Sword"]},
        {"hand": ["Black Stand-in Jab", "Rage"], "life_deck": ["Red Stand-in Jab", "Jab"]},
        {},
        """play Sword
        opponent: no defense
        expect opponent banished has Black Stand-in Jab
        expect opponent banished = 1""",
    ),
    (
        "the top card is asked what it is",
        ENERGY,
        "[attack] Energy attack costing 1 stage. Banish up to 3 attacks from your discard pile. "
        "DAMAGE: X life cards. X = the number of cards banished this way +2. HIT: Play the top card "
        "of your discard pile if it is a Styled attack.",
        {"hand": ["Sword"], "discard": ["Red Stand-in Jab", "Jab", "Beam"]},
        {"stages": 9},
        {},
        """play Sword
        choose Jab
        choose Beam
        done
        opponent: no defense
        expect event DamageDealt life_cards=4
        opponent: no defense
        expect event DamageDealt stages=3""",
    ),
    (
        "the same number is the one that was defined",
        PHYSICAL,
        "[attack] Physical attack. Banish an Ally you control. This attack deals +X stages of "
        "damage. X = the power stage of the banished Ally. DAMAGE: 3 stages. HIT: Your MP gains "
        "the same number of stages.",
        {"hand": ["Sword"], "stages": 5, "play": [{"card": "Pal", "stages": 4}]},
        {"stages": 9},
        {},
        """play Sword
        opponent: no defense
        expect event DamageDealt stages=7
        expect your stages = 9""",
    ),
    (
        "as much as the stopped attack cost is lost",
        ENERGY,
        "[defense] Stops an energy attack. The attacker loses stages equal to the cost of that "
        "attack. Your next physical attack this combat deals +2 stages of damage.",
        {"hand": ["Sword", "Jab"]},
        {"hand": ["Costly"], "stages": 10},
        THEIRS,
        """opponent: play Costly
        play Sword
        expect opponent.stages = 4
        play Jab
        opponent: no defense
        expect event DamageDealt stages=4 life_cards=1""",
    ),
]


@pytest.mark.parametrize("row", PLAYED, ids=lambda row: row[0])
def test_it_does_what_it_says(row: Row) -> None:
    _, kind, text, mine, theirs, start, steps = row
    told: dict[str, Any] = {"you": mine, "opponent": theirs, "start": start}
    sword = card("Sword", kind, text, style=Style.FREESTYLE)
    others: list[Card] = [*STAND_INS, SLOW, KEPT, COSTLY]
    tell(sword, *others, steps=steps, **told)


def test_so_often_a_turn_a_power_is_used_anyway() -> None:
    told = card("Sword", DRILL, "POWER: Draw a card. You may only do this once per turn.")
    tell(
        told,
        steps="use Sword\nexpect your hand = 1\nopponent: pass\nexpect no option use Sword",
        you={"play": ["Sword"]},
    )


def test_a_used_card_is_put_away_at_once() -> None:
    text = (
        "[defense] Stops a physical attack. At the end of combat, place this card on top of your "
    )
    failed = compile_text(card("Sword", PHYSICAL, ""), f"{text}Life Deck after use.").failures
    assert failed
