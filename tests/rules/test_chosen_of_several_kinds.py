"""Cards of several kinds chosen of those that are seen; the revealed card from a hand (EFF-1)."""

from __future__ import annotations

import pytest

from tests.rules.happening import ALLY, EVENT, PHYSICAL, card
from tests.rules.staged import tell

LOOK = "POWER: Look at your opponent's hand and choose a Drill and a non-Drill card. "


def test_one_of_each_kind_and_what_becomes_of_them() -> None:
    text = (
        LOOK
        + "Your opponent places one of those cards on top of his Life Deck and discards the other."
    )
    steps = """
        play Tried
        expect no option choose Ball
        choose Idle Drill
        expect no option choose Other Drill
        choose Ball
        opponent: choose Ball
        expect opponent discard has Idle Drill
        expect opponent hand = 2
        """
    hand = ["Idle Drill", "Other Drill", "Ball", "Block"]
    tell(card("Tried", EVENT, text), steps=steps, you={"hand": ["Tried"]}, opponent={"hand": hand})


def test_of_a_kind_that_is_not_there_none_is_chosen() -> None:
    steps = "play Tried\nchoose Block\nexpect opponent discard has Block\nexpect opponent hand = 1"
    tell(card("Tried", EVENT, LOOK + "He discards those cards."), steps=steps + "\n",
         you={"hand": ["Tried"]}, opponent={"hand": ["Block", "Block"]})  # fmt: skip


@pytest.mark.parametrize("there", [True, False])
def test_the_revealed_card_as_long_as_it_is_in_the_hand(there: bool) -> None:
    gone = "" if there else "Discard a card from your hand. "
    text = (f"[attack] Physical attack. Reveal a card from your hand. {gone}DAMAGE: 1 stage. HIT: "
            "You may banish the revealed card from your hand to raise your anger 2.")  # fmt: skip
    hit = "you: yes\nexpect your banished = 1\nexpect your anger = 2"
    left = "expect your banished = 0\nexpect your discard has Block\nexpect your anger = 0"
    steps = f"play Tried\nopponent: pass\n{hit if there else left}"
    tell(card("Tried", PHYSICAL, text), steps=steps, you={"hand": ["Tried", "Block"]})


def test_any_number_of_this_ally() -> None:
    """Another copy enters play as the note says, and without it doesn't (TYP-4)."""
    for note, stands in (('(You may have any number of "Many" in play.) ', 2), ("", 1)):
        many = card("Many", ALLY, f"{note}POWER: Draw a card.", level=1)
        places = card("Places", EVENT, "POWER: You may place an Ally from your hand into play.")
        you = {"hand": ["Places", "Many"], "play": ["Many"]}
        steps = f"play Places\n{'you: yes' if note else ''}\nexpect your play = {stands}"
        tell(many, places, steps=steps, you=you)
