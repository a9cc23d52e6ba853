"""What a [constant] text says of what was named as its card entered play (EFF-10)."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Style
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, SETUP, card
from tests.rules.staged import tell

CALM = "POWER: Draw a card."
SHELVES = (
    card("Black Shelf", SETUP, CALM, style=Style.BLACK),
    card("Red Shelf", SETUP, CALM, style=Style.RED),
    card("Mate", ALLY, CALM, level=1),
)
BEAMS = (
    card("Black Beam", ENERGY, "[attack] Energy attack. DAMAGE: 2 life cards.", style=Style.BLACK),
    card("Red Beam", ENERGY, "[attack] Energy attack. DAMAGE: 2 life cards.", style=Style.RED),
)
ENTERS = "[constant] When this Drill enters play, "


def planned(text: str, steps: str, named: str, *hand: str, anger: int = 0) -> None:
    """Play the Drill "Ear" with that text in the Planning Step, name something, and go on."""
    tell(card("Ear", DRILL, ENTERS + text), *SHELVES, *BEAMS,
         card("Rage", EVENT, "POWER: Raise your anger 1."),
         steps=f"play Ear\n{named}\n{steps}", you={"hand": ["Ear", *hand], "anger": anger},
         start={"phase": "planning"})  # fmt: skip


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("name a Style. Setups of that Style cannot be played.", "Black"),
        ("name a Style. Players cannot play Setups of that Style.", "Black"),
        ("name a Style. You cannot play cards of the named Style.", "Black"),
        ("name a card. That card cannot be played.", "name Black Shelf"),
        ("name a card. Players cannot play that card.", "name Black Shelf"),
        ("name a card. Cards with that name cannot be played.", "name Black Shelf"),
        ("name a Style. While your anger is 0, Setups of that Style cannot be played.", "Black"),
        ("name a card. While your anger is 0, cards with that name cannot be played.",
         "name Black Shelf"),
    ],
)  # fmt: skip
def test_what_was_named_is_not_played(text: str, named: str) -> None:
    """EFF-4, EFF-10: the other one is."""
    planned(text, "expect no option Black Shelf\nplay Red Shelf\nexpect your play has Red Shelf",
            named, "Black Shelf", "Red Shelf")  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "name a Style. Setups of that Style cannot be played.",
        "name a Style. While your anger is 1, Setups of that Style cannot be played.",
    ],
)
def test_the_other_one_is_played(text: str) -> None:
    """EFF-10; a condition is asked anew each time (EFF-4)."""
    named = "Black" if "1" in text else "Red"
    planned(text, "play Black Shelf\nexpect your play has Black Shelf", named,
            "Black Shelf", "Red Shelf")  # fmt: skip


def test_a_card_without_a_style_is_of_no_named_one() -> None:
    """EFF-10."""
    planned("name a Style. Cards of that Style cannot be played.",
            "play Mate\nexpect your play has Mate", "Black", "Mate")  # fmt: skip


def test_a_type_is_kept_too() -> None:
    """EFF-10."""
    planned("name a card type. Players cannot play cards of that type.",
            "expect no option Mate\nplay Red Shelf\nexpect your play has Red Shelf",
            "Ally", "Mate", "Red Shelf")  # fmt: skip


@pytest.mark.parametrize(("named", "lost"), [("Black", 4), ("Red", 2)])
def test_attacks_of_the_named_style_deal_more(named: str, lost: int) -> None:
    """EFF-10, ATK-5: three cards were drawn on entering combat (COM-1)."""
    planned("name a Style. Your attacks of that Style deal +2 life cards of damage.",
            f"yes\nplay Black Beam\nopponent: no\nexpect opponent discard = {lost}",
            named, "Black Beam", "Red Beam")  # fmt: skip


def test_a_number_is_kept_too() -> None:
    """EFF-10."""
    planned("name a number. Your attacks deal +that number life cards of damage.",
            "yes\nplay Black Beam\nopponent: no\nexpect opponent discard = 5",
            "3", "Black Beam")  # fmt: skip


def test_it_is_over_when_the_card_has_left() -> None:
    """EFF-4."""
    away = card("Away", EVENT, "POWER: Destroy a Drill.")
    tell(card("Ear", DRILL, ENTERS + "name a Style. Your attacks of that Style deal +2 life cards "
              "of damage."), *BEAMS, away,
         steps="play Ear\nBlack\nyes\nplay Away\nopponent: pass\nplay Black Beam\n"
               "opponent: no\nexpect opponent discard = 2",
         you={"hand": ["Ear", "Away", "Black Beam"]}, start={"phase": "planning"})  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "[constant] Setups of that Style cannot be played.",
        "(When this Drill enters play, name a Style.) [constant] Setups of that Style cannot be "
        "played.",
        ENTERS + "name a Style. Whenever your opponent plays a card of that Style, draw a card.",
        ENTERS + "name a number. Your attacks deal +X stages of damage. X = the named number.",
    ],
)
def test_what_would_not_know_what_was_named_is_not_read(text: str) -> None:
    """EFF-10: it would do nothing."""
    assert compile_text(card("Ear", DRILL, ""), text).failures
