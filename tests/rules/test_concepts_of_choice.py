"""Who chooses, what each player showed, what falls as damage, and what a hand counts."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, ENERGY, EVENT, card
from tests.rules.staged import canonical, tell


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Your opponent discards a card of your choice from his hand.",) * 2,
        ("Your opponent discards a card from his hand of your choice.",
         "Your opponent discards a card of your choice from his hand."),
        ("Your opponent discards a card you choose from his hand.",
         "Your opponent discards a card of your choice from his hand."),
        ("Your opponent discards a card of his choice from his hand.",
         "Your opponent discards a card from his hand."),
        ("Destroy a Drill of your choice.", "Destroy a Drill."),
        ("Destroy a Drill of your opponent's choice.",) * 2,
        ("Discard a card from your hand chosen by your opponent.",
         "Discard a card of your opponent's choice from your hand."),
        ("Rejuvenate a card of your choice.", "Rejuvenate a card from your discard pile."),
        ("Each player discards a card of his opponent's choice.",) * 2,
    ],
)  # fmt: skip
def test_who_chooses(said: str, meant: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {meant}"


def test_another_chooses_what_a_player_discards() -> None:
    deed = card("Deed", EVENT, "POWER: Your opponent discards a card of your choice from his hand.")
    steps = """
        play Deed
        you: choose Block
        expect opponent discard has Block
        expect opponent.hand = 1
    """
    tell(deed, you={"hand": ["Deed"]}, opponent={"hand": ["Block", "Filler"]}, steps=steps)


def test_each_player_chooses_for_the_other() -> None:
    deed = card("Deed", EVENT, "POWER: Each player discards a card of his opponent's choice.")
    steps = """
        play Deed
        opponent: choose Block
        you: choose Filler
        expect you discard has Block
        expect opponent discard has Filler
    """
    hands = {
        "opponent": {"hand": ["Block", "Filler"]},
        "you": {"hand": ["Deed", "Block", "Filler"]},
    }
    tell(deed, steps=steps, **hands)


@pytest.mark.parametrize(("top", "anger"), [("Block", 2), ("Idle Drill", 0)])
def test_what_each_player_reveals_is_spoken_of(top: str, anger: int) -> None:
    deed = card("Deed", EVENT, "POWER: Each player reveals the top card of his Life Deck. If both "
                "cards are of the same type, raise your anger 2.")  # fmt: skip
    mine = {"hand": ["Deed"], "life_deck": [top]}
    tell(deed, you=mine, steps=f"play Deed\nexpect you.anger = {anger}")


def test_each_player_discards_of_what_he_showed() -> None:
    deed = card("Deed", EVENT, "POWER: Both players reveal their hands. Each player discards all "
                "[defense] cards revealed.")  # fmt: skip
    hands = {
        "you": {"hand": ["Deed", "Block", "Filler"]},
        "opponent": {"hand": ["Block", "Filler"]},
    }
    tell(deed, steps="play Deed\nexpect you.hand = 1\nexpect opponent.hand = 1", **hands)


def test_the_opponent_discards_as_he_takes_damage() -> None:
    text = "[constant] Whenever your opponent discards an Ally as damage, raise your anger 1."
    beam = card("Beam", ENERGY, "[attack] Energy attack. DAMAGE: 2 life cards.")
    sides = {
        "you": {"hand": ["Beam"], "play": ["Watch"]},
        "opponent": {"life_deck": ["Old Friend"]},
    }
    tell(card("Watch", DRILL, text), beam, steps="play Beam\nno defense\nexpect you.anger = 1",
         **sides)  # fmt: skip


def test_an_attack_is_no_card_of_the_hand_that_it_is_played_from() -> None:
    deed = card("Deed", ENERGY, "[attack] Energy attack costing X stages. DAMAGE: X +2 life cards. "
                "X = the number of cards in your hand.")  # fmt: skip
    steps = """
        play Deed
        no defense
        expect you.stages = 0
        expect opponent discard has 4 Filler
    """
    tell(deed, you={"hand": ["Deed", "Filler", "Filler"], "stages": 2}, steps=steps)
