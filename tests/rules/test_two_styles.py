"""A card that counts as of two Styles is one of each of them (EFF-11)."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Style
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

KICK = "[attack] Physical attack. DAMAGE: 2 stages."
BOTH = card("Both", PHYSICAL, f'{KICK} (This card counts as a "Red" and "Blue" card.)',
            style=Style.BLACK)  # fmt: skip
ONE = card("One", PHYSICAL, KICK, style=Style.BLUE)


@pytest.mark.parametrize(
    "said",
    [
        "This card counts as both a Red and a Blue card.",
        "This card is considered a Red card and a Blue card.",
        "This card is considered to be both Red and Blue.",
        'This card counts as a "Red" and "Blue" card.',
    ],
)
def test_in_other_words(said: str) -> None:
    meant = f"(This card is considered Red and Blue.) {KICK}"
    assert canonical(f"{KICK} ({said})", PHYSICAL) == meant


@pytest.mark.parametrize("said", ["Styled and Red", "Freestyle and Red", "Red and Red"])
def test_what_is_no_two_styles(said: str) -> None:
    text = f"{KICK} (This card is considered {said}.)"
    assert compile_text(card("Deed", PHYSICAL, text), text).failures


@pytest.mark.parametrize(
    ("style", "damage"), [("Red", 5), ("Blue", 5), ("Black", 2), ("Orange", 2), ("Styled", 5)]
)
def test_its_attack_is_of_each(style: str, damage: int) -> None:
    deed = card("Deed", DRILL, f"[constant] Your {style} attacks deal +3 stages of damage.")
    tell(deed, BOTH, you={"play": ["Deed"], "hand": ["Both"]}, opponent={"stages": 10},
         steps=f"play Both\nopponent: no defense\nexpect event DamageDealt stages={damage}")  # fmt: skip


@pytest.mark.parametrize(("style", "found"), [("Red", True), ("Blue", True), ("Black", False)])
def test_it_is_such_a_card_wherever_it_is(style: str, found: bool) -> None:
    seek = card(
        "Seek", EVENT, f"POWER: Place a {style} card from your discard pile into your hand."
    )
    steps = "play Seek\nexpect your hand has Both" if found else "play Seek\nexpect you.hand = 0"
    tell(seek, BOTH, you={"hand": ["Seek"], "discard": ["Both", "Filler"]}, steps=steps)


def test_what_is_said_of_an_attack_is_its_style_then() -> None:
    deed = card("Deed", DRILL, "[constant] Your Red attacks deal +3 stages of damage.")
    makes = card("Makes", EVENT, "POWER: Your next attack is considered Orange.")
    tell(deed, makes, BOTH, you={"play": ["Deed"], "hand": ["Makes", "Both"]},
         opponent={"stages": 10},
         steps="play Makes\nopponent: pass\nplay Both\nopponent: no defense\n"
         "expect event DamageDealt stages=2")  # fmt: skip
