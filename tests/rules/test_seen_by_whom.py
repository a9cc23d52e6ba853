"""What a card counts as for the card effects of one player alone (EFF-11)."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, EVENT, SETUP, card
from tests.rules.staged import canonical, tell

MINE = "(This card is considered to be a Drill for your card effects.) POWER: Draw a card."
HIS = (
    "(This card is considered to be a Drill for your opponent's card effects.) POWER: Draw a card."
)
TAKES = card("Taker", EVENT, "POWER: Destroy all Drills in play.")
LOOKS = card("Looker", EVENT, 'POWER: Destroy all Setups with "Blade" in the title.')


@pytest.mark.parametrize(("text", "mine", "gone"), [
    (MINE, True, True), (MINE, False, False), (HIS, True, False), (HIS, False, True),
])  # fmt: skip
def test_a_type_for_the_effects_of_one_player(text: str, mine: bool, gone: bool) -> None:
    """`mine`: whether it is the card's own player whose effect asks."""
    steps = f"play Taker\nexpect {'your' if mine else 'opponent'} discard has Both"
    steps = steps if gone else steps.replace("discard", "play")
    side = {"play": ["Both"]}
    sides = {"you": {"hand": ["Taker"], **(side if mine else {})}}
    tell(TAKES, card("Both", SETUP, text), steps=steps, opponent={} if mine else side, **sides)


@pytest.mark.parametrize("whose", ["your", "your opponent's"])
def test_a_title_for_the_effects_of_one_player(whose: str) -> None:
    note = f'(This card is considered to have "Blade" in its title for {whose} card effects.)'
    both = card("Both", SETUP, f"{note} POWER: Draw a card.")
    gone = whose == "your"
    steps = f"play Looker\nexpect your {'discard' if gone else 'play'} has Both"
    tell(LOOKS, both, steps=steps, you={"hand": ["Looker"], "play": ["Both"]})


@pytest.mark.parametrize("whose", ["your", "your opponent's"])
def test_others_for_the_effects_of_one_player(whose: str) -> None:
    text = f"[constant] Your Setups are considered to be Drills for {whose} card effects."
    plain = card("Both", SETUP, "POWER: Draw a card.")
    gone = whose == "your"
    steps = f"play Taker\nexpect your {'discard' if gone else 'play'} has Both"
    you = {"hand": ["Taker"], "play": ["Both", "Tried"]}
    tell(TAKES, plain, card("Tried", DRILL, text), steps=steps, you=you)


def test_it_is_said_so() -> None:
    said = 'Your Setups are considered to have "Blade" in the title for your card effects.'
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {said}"
    short = "(This card counts as a Drill for your effects.) POWER: Draw a card."
    assert canonical(short, SETUP) == MINE
