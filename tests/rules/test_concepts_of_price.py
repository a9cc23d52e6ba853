"""What is done for a price, in the place of what is waited for, and of whom attacks are."""

from __future__ import annotations

import pytest

from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

HOLDS = [
    ("Your attacks deal +1 life card of damage against Heroes.",
     "While your opponent's MP is a Hero, your attacks deal +1 life card of damage."),
    ("Your Saiyans' attacks deal +1 stage of damage.",
     "Attacks performed by your Saiyans deal +1 stage of damage."),
    ("Only you can play Setups.", "Your opponent cannot play Setups."),
    ("Your Allies can make actions while your MP is at 5 or less stages above 0.",
     "While your MP's power stage is 5 or less, your Allies may make actions regardless of your MP's "
     "power stage."),
]  # fmt: skip


@pytest.mark.parametrize(("said", "meant"), HOLDS)
def test_what_holds_is_read_as(said: str, meant: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {meant}"


@pytest.mark.parametrize(
    ("said", "life"),
    [
        ("prevent 3 life cards of damage from this attack", 28),
        ("reduce this damage by 3 life cards", 28),
    ],
)
@pytest.mark.parametrize("pays", [True, False])
def test_an_attack_deals_less_for_a_price(said: str, life: int, pays: bool) -> None:
    deed = card("Deed", ENERGY, "[attack] Energy attack. DAMAGE: 5 life cards. Your opponent may "
                f"discard 2 cards from his hand to {said}.")  # fmt: skip
    steps = f"""
        play Deed
        opponent: {"yes" if pays else "no"}
        no defense
        expect opponent.life_deck = {life if pays else 25}
        expect opponent.hand = {0 if pays else 2}
    """
    tell(deed, you={"hand": ["Deed"]}, opponent={"hand": ["Filler", "Filler"]}, steps=steps)


def test_something_is_done_to_prevent_what_is_waited_for() -> None:
    deed = card("Deed", ALLY, "[instant] POWER: Use when your MP would be lowered a level. Banish "
                "this Ally to prevent it.")  # fmt: skip
    low = card("Low", EVENT, "POWER: Lower your opponent's MP 1 level.")
    steps = """
        opponent: play Low
        you: yes
        expect you.level = 2
        expect you.banished = 1
    """
    tell(deed, low, you={"play": ["Deed"], "level": 2, "stages": 1}, opponent={"hand": ["Low"]},
         start={"turn": "opponent", "action": "opponent"}, steps=steps)  # fmt: skip


def test_what_is_waited_for_is_prevented_and_more_is_done() -> None:
    deed = card("Deed", EVENT, "[instant] POWER: Use when one of your Drills would be destroyed. "
                "Prevent it and draw a card.")  # fmt: skip
    smash = card("Smash", EVENT, "POWER: Destroy an opponent's Drill.")
    steps = """
        opponent: play Smash
        you: yes
        expect you.play = 1
        expect you.hand = 1
    """
    tell(deed, smash, you={"play": ["Idle Drill"], "hand": ["Deed"]}, opponent={"hand": ["Smash"]},
         start={"turn": "opponent", "action": "opponent"}, steps=steps)  # fmt: skip


def test_an_attack_that_ignores_endurance() -> None:
    deed = card("Deed", ENERGY, "[attack] Energy attack. DAMAGE: 4 life cards. This attack ignores "
                "Endurance.")  # fmt: skip
    tell(deed, you={"hand": ["Deed"]}, opponent={"life_deck": ["Lasting Block"]},
         steps="play Deed\nno defense\nexpect opponent.banished = 0\nexpect opponent.discard = 4")  # fmt: skip


def test_of_whom_the_mp_is_against_whom_one_attacks() -> None:
    deed = card("Deed", DRILL, f"[constant] {HOLDS[0][0]}")
    beam = card("Beam", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 life card.")
    tell(deed, beam, you={"play": ["Deed"], "hand": ["Beam"]},
         steps="play Beam\nno defense\nexpect opponent.life_deck = 28")  # fmt: skip


def test_allies_act_while_the_mp_is_weak() -> None:
    deed = card("Deed", DRILL, f"[constant] {HOLDS[3][0]}")
    tell(
        deed,
        you={"play": ["Deed", "Old Friend"], "stages": 5},
        steps="expect option use Old Friend",
    )
    tell(deed, you={"play": ["Deed", "Old Friend"], "stages": 6},
         steps="expect no option use Old Friend")  # fmt: skip


@pytest.mark.parametrize(("third", "able"), [("Filler", "no option"), ("Idea", "option")])
def test_two_cards_do_not_pay_for_each_other(third: str, able: str) -> None:
    """EFF-5: each would be played for the other's price, and so on without end."""
    text = "POWER: Play an Event from your hand to draw a card."
    tell(
        card("One", EVENT, text),
        card("Other", EVENT, text),
        card("Idea", EVENT, "POWER: Raise your anger 1."),
        you={"hand": ["One", "Other", third]},
        steps=f"expect {able} Play One",
    )
