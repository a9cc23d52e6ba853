"""Another amount in the place of the one before, and what becomes of what was chosen or found."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Style
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("The first time you Rejuvenate each combat, increase that amount by 1. While you control 3 "
         "or more Dragon Balls, increase that amount by 2 instead.",
         "The first time each combat you Rejuvenate cards, increase that amount by 1. If you control "
         "3 or more Dragon Balls, the first time each combat you Rejuvenate cards, increase that "
         "amount by 2 instead."),
        ("Whenever you raise your anger, increase that amount by 1. If you control a Drill, double "
         "that amount instead.",
         "Whenever you raise your anger, increase that amount by 1. If you control a Drill, whenever "
         "you raise your anger, double that amount instead."),
        # Of another deed "instead" is said of the amount itself.
        ("Whenever you raise your anger, increase that amount by 1. While you control a Drill, "
         "whenever you gain stages, increase that amount by 2 instead.",
         "Whenever you raise your anger, increase that amount by 1. While you control a Drill, "
         "whenever you gain stages, increase that amount by 2."),
        ("While you control a Drill, whenever you would gain stages, double that amount instead.",
         "While you control a Drill, whenever you gain stages, double that amount."),
        ("Whenever your opponent Rejuvenates, reduce that amount by 1.",
         "Whenever your opponent Rejuvenates cards, reduce that amount by 1."),
    ],
)  # fmt: skip
def test_amounts_in_other_words(said: str, meant: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {meant}"
    assert canonical(f"[constant] {meant}", DRILL) == f"[constant] {meant}"


def test_of_no_deed_no_amount_is_another() -> None:
    said = "[constant] While you control a Drill, increase that amount by 2 instead."
    assert compile_text(card("Sword", DRILL, said), said).failures


MORE = card("More", DRILL, "[constant] The first time you Rejuvenate each combat, increase that "
            "amount by 1. While you control an Ally, increase that amount by 2 instead.")  # fmt: skip
BACK = card("Back", EVENT, "POWER: Rejuvenate 1.")


@pytest.mark.parametrize(("allies", "left"), [([], 4), (["Old Friend"], 3)])
def test_one_more_or_two_instead(allies: list[str], left: int) -> None:
    pile = ["Filler"] * 6
    tell(MORE, BACK, you={"hand": ["Back", "Back"], "play": ["More", *allies], "discard": pile},
         # Back itself lies there after its use; what is Rejuvenated the second time is one card.
         steps=f"play Back\nexpect your discard = {left + 1}\nopponent: pass\n"
         f"play Back\nexpect your discard = {left + 1}")  # fmt: skip


@pytest.mark.parametrize(("allies", "anger"), [([], 2), (["Old Friend"], 3)])
def test_whenever_it_is_so(allies: list[str], anger: int) -> None:
    deed = card("Deed", DRILL, "[constant] Whenever you raise your anger, increase that amount by 1. "
                "While you control an Ally, increase that amount by 2 instead.")  # fmt: skip
    roar = card("Roar", EVENT, "POWER: Raise your anger 1.")
    tell(deed, roar, you={"hand": ["Roar"], "play": ["Deed", *allies]},
         steps=f"play Roar\nexpect your anger = {anger}")  # fmt: skip


# ---------------------------------------------------------------------------- what was chosen


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Draw a card and choose 2 cards in your discard pile. Rejuvenate those cards.",
         "Draw a card and choose 2 cards in your discard pile and Rejuvenate them."),
        ("You may lose 2 stages and choose a card in your discard pile. Place that card on top of "
         "your Life Deck.",
         "You may lose 2 stages and choose a card in your discard pile and place it on top of your "
         "Life Deck."),
        ("Look at your opponent's hand and choose a card. Banish that card.",
         "Look at your opponent's hand and choose a card. Banish that card."),
    ],
)  # fmt: skip
def test_chosen_after_something_else(said: str, meant: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {meant}"


def test_one_was_chosen_and_not_several() -> None:
    said = "POWER: Draw a card and choose 2 cards in your discard pile. Rejuvenate that card."
    assert compile_text(card("Sword", EVENT, said), said).failures


@pytest.mark.parametrize(("side", "anger"), [("Hero", 1), ("Villain", 0)])
def test_what_was_chosen_in_some_case_is_done_in_that_case(side: str, anger: int) -> None:
    guard = card("Guard", EVENT, "[defense] POWER: Stops a physical attack. If that attack was "
                 f"performed by a {side}, raise your anger 1 level and choose a Named card in your "
                 "discard pile. Rejuvenate that card.")  # fmt: skip
    own = card("Hero's Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages.")
    tell(guard, own, you={"hand": ["Filler"]},
         opponent={"hand": ["Guard"], "discard": ["Hero's Kick", "Filler"]},
         steps=f"play Filler\nopponent: play Guard\nexpect opponent anger = {anger}\n"
         f"expect opponent discard = {3 - anger}\n"
         "expect opponent discard has Filler")  # fmt: skip


# ---------------------------------------------------------------------------- placed into play


PAL = card("Pal", ALLY, "POWER: Draw a card.")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("place it into play under your control at 2 power stages above 0",
         "place it into play under your control at 2 stages above 0"),
        ("place it into play at 2 stages above 0 under your control",
         "place it into play under your control at 2 stages above 0"),
        ("place it into play at its highest power stage under your control",
         "place it into play under your control at its highest power stage"),
    ],
)  # fmt: skip
def test_on_whose_side_and_at_which_stage(said: str, meant: str) -> None:
    first = "Banish the top card of your opponent's discard pile. If that card is an Ally, "
    assert canonical(f"POWER: {first}{said}.") == f"POWER: {first}{meant}."


@pytest.mark.parametrize(("top", "joins"), [("Pal", True), ("Filler", False)])
def test_his_ally_joins_you_at_that_stage(top: str, joins: bool) -> None:
    deed = card("Deed", EVENT, "POWER: Banish the top card of your opponent's discard pile. If that "
                "card was an Ally, place it into play under your control at 2 power stages above 0. "
                "All of your Allies gain 1 stage.")  # fmt: skip
    then = "expect your play has Pal\nexpect log contains now at Stage 3" if joins else (
        "expect opponent banished has Filler"
    )  # fmt: skip
    tell(deed, PAL, you={"hand": ["Deed"]}, opponent={"discard": [top]},
         steps=f"play Deed\n{then}")  # fmt: skip


# ---------------------------------------------------------------------------- what attacks are


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Your first non-Styled attack each combat that is not Named cannot have its damage "
         "modified.",
         "Your first non-Named non-Styled attack each combat cannot have its damage modified."),
        ("Each player's first attack each turn that is Styled deals +1 stage of damage.",
         "The first Styled attack each player performs each turn deals +1 stage of damage."),
        ("Your attacks that are not physical deal +1 stage of damage.",
         "Your non-physical attacks deal +1 stage of damage."),
        ("Whenever you perform an attack that is not Styled, draw a card.",
         "Whenever you perform a non-Styled attack, draw a card."),
    ],
)  # fmt: skip
def test_what_is_said_behind_attacks(said: str, meant: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {meant}"


def test_the_first_that_is_neither() -> None:
    deed = card("Deed", DRILL, "[constant] Each player's first non-Styled attack each combat that is "
                "not Named cannot have its damage modified.")  # fmt: skip
    named = card("Hero's Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages.")
    red = card("Red Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages.", style=Style.RED)
    more = card("Rage", DRILL, "[constant] Your attacks deal +1 stage of damage.")
    tell(deed, named, red, more,
         you={"hand": ["Hero's Kick", "Red Kick", "Filler", "Filler"], "play": ["Deed", "Rage"]},
         opponent={"stages": 10, "hand": []},
         steps="".join(
             f"play {title}\nopponent: no defense\nexpect opponent stages = {left}\nopponent: pass\n"
             # The third has a modifier like the others, but it is the first that is neither.
             for title, left in (("Hero's Kick", 7), ("Red Kick", 4), ("Filler", 2))
         ))  # fmt: skip
