"""Skipped actions as happenings, "that combat" of what is waited for, and what causes leaving."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, KICK, PHYSICAL, card
from tests.rules.staged import canonical, tell


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("The first time each combat your opponent passes or skips an action, draw a card.",
         "The first time your opponent passes or skips an action each combat, draw a card."),
        ("Whenever your opponent skips or passes an action, draw a card.",
         "Whenever your opponent skips an action or passes, draw a card."),
        ("Whenever you skip your action, draw a card.",
         "Whenever you skip an action, draw a card."),
        ("Whenever your opponent skips his Combat Step, draw a card.",
         "Whenever your opponent does not declare combat, draw a card."),
        ("Your opponent's card effects cannot cause your Drills to leave play.",
         "Your Drills cannot leave play by your opponent's card effects."),
        ("Your opponent cannot cause your Allies to be discarded.",
         "Your Allies cannot be discarded by your opponent."),
        ("Your Allies cannot have their power level lowered by your opponent's card effects.",
         "Your Allies cannot lose stages by your opponent's card effects."),
        ("Your MP cannot have its level lowered.", "Your MP's level cannot be lowered."),
        ("You cannot have your anger lowered by card effects.",
         "Your anger cannot be lowered by card effects."),
        ("Whenever your MP changes levels during combat, your attacks deal +2 life cards of damage "
         "for the remainder of that combat.",
         "Whenever your MP changes levels during combat, your attacks deal +2 life cards of damage "
         "this combat."),
        ("The first time you use a critical damage effect each combat, your next Styled attack that "
         "combat deals +3 stages of damage.",
         "The first time you use a critical damage effect each combat, your next Styled attack this "
         "combat deals +3 stages of damage."),
        ("While you control only 1 Drill, your attacks deal +1 stage of damage.",
         "While you control exactly 1 Drill, your attacks deal +1 stage of damage."),
    ],
)  # fmt: skip
def test_in_other_words(said: str, meant: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {meant}"


@pytest.mark.parametrize(
    "said",
    [
        "Your attacks deal +2 stages of damage that combat.",
        "Your opponent must declare combat on his next turn. Your attacks deal +2 stages of damage "
        "for that combat.",
        "Your opponent skips an action.",
        "If you control only Styled Drills, draw a card.",
    ],
)  # fmt: skip
def test_what_is_not_told(said: str) -> None:
    assert compile_text(card("Sword", EVENT, said), said).failures


HALT = card("Halt", PHYSICAL, f"{KICK} HIT: Your opponent skips his next action this combat.")
MAKE = card("Make", PHYSICAL, f"{KICK} HIT: Your opponent passes for his next action this combat.")
CROWN = (
    "[constant] The first time each combat your opponent passes or skips an action, draw a card."
)


def test_a_skipped_action_is_heard_and_the_first_alone() -> None:
    deed = card("Deed", DRILL, CROWN)
    tell(deed, HALT, you={"hand": ["Halt", "Halt"], "play": ["Deed"]}, opponent={"hand": []},
         steps="play Halt\nopponent: no defense\nexpect event ActionSkipped\nexpect your hand = 2\n"
         "play Halt\nopponent: no defense\nexpect your hand = 1")  # fmt: skip


def test_a_pass_is_the_same() -> None:
    deed = card("Deed", DRILL, CROWN)
    tell(deed, you={"hand": ["Filler"], "play": ["Deed"]},
         steps="play Filler\nopponent: no defense\nopponent: pass\nexpect your hand = 1")  # fmt: skip


@pytest.mark.parametrize(("card_used", "drawn"), [("Halt", 1), ("Make", 0)])
def test_a_pass_is_no_skipped_action(card_used: str, drawn: int) -> None:
    deed = card("Deed", DRILL, "[constant] Whenever your opponent skips an action, draw a card.")
    tell(deed, HALT, MAKE, you={"hand": [card_used], "play": ["Deed"]},
         steps=f"play {card_used}\nopponent: no defense\nexpect your hand = {drawn}")  # fmt: skip


def test_what_was_skipped_is_asked_afterwards() -> None:
    deed = card(
        "Deed", EVENT, "POWER: If your opponent skipped an action this combat, draw a card."
    )
    for first, drawn in (("Halt", 1), ("Filler", 0)):
        passes = "" if first == "Halt" else "opponent: pass\n"
        tell(deed, HALT, you={"hand": [first, "Deed"]},
             steps=f"play {first}\nopponent: no defense\n{passes}play Deed\n"
             f"expect your hand = {drawn}")  # fmt: skip


def test_that_combat_is_the_one_that_goes_on() -> None:
    deed = card("Deed", DRILL, "[constant] The first time you raise your anger each combat, your "
                "next attack that combat deals +2 stages of damage.")  # fmt: skip
    roar = card("Roar", EVENT, "POWER: Raise your anger 1.")
    tell(deed, roar, you={"hand": ["Roar", "Filler", "Filler"], "play": ["Deed"]},
         opponent={"stages": 9},
         steps="play Roar\nopponent: pass\nplay Filler\nopponent: no defense\n"
         "expect opponent stages = 5\nopponent: pass\nplay Filler\nopponent: no defense\n"
         "expect opponent stages = 3")  # fmt: skip


# ---------------------------------------------------------------------------- leaving play


SMASH = card("Smash", EVENT, "POWER: Destroy all Drills.")
SAFE = "Your opponent's card effects cannot cause your Drills to leave play"


def test_drills_stay_for_good_or_for_this_combat() -> None:
    deed = card("Deed", DRILL, f"[constant] {SAFE}.")
    tell(deed, SMASH, you={"hand": ["Smash"], "play": ["Other Drill"]}, opponent={"play": ["Deed"]},
         steps="play Smash\nexpect opponent play has Deed\n"
         "expect your discard has Other Drill")  # fmt: skip
    guard = card("Guard", PHYSICAL, f"[defense] Stops a physical attack. {SAFE} this combat.")
    tell(guard, SMASH, you={"hand": ["Filler", "Smash"]},
         opponent={"hand": ["Guard"], "play": ["Idle Drill"]},
         steps="play Filler\nopponent: play Guard\nopponent: pass\nplay Smash\n"
         "expect opponent play has Idle Drill")  # fmt: skip


def test_ones_own_effects_still_do() -> None:
    deed = card("Deed", DRILL, f"[constant] {SAFE}.")
    tell(deed, SMASH, you={"hand": ["Smash"], "play": ["Deed"]},
         steps="play Smash\nexpect your discard has Deed")  # fmt: skip


# ---------------------------------------------------------------------------- power levels


PAL = card("Pal", ALLY, "POWER: Draw a card.")


@pytest.mark.parametrize("protected", [True, False])
def test_the_power_level_of_allies_is_not_lowered_by_effects(protected: bool) -> None:
    deed = card("Deed", DRILL, "[constant] Your Allies cannot have their power level lowered by your "
                "opponent's card effects.")  # fmt: skip
    weaken = card("Weaken", EVENT, "POWER: All of your opponent's Allies lose 2 stages.")
    play = ["Pal", "Deed"] if protected else ["Pal"]
    tell(deed, weaken, PAL, you={"hand": ["Weaken"]}, opponent={"play": play},
         steps="play Weaken\nexpect log contains "
         + ("No stages are lost" if protected else "Pal - Friend loses 2 stages"))  # fmt: skip


# ---------------------------------------------------------------------------- only so many


@pytest.mark.parametrize(("allies", "drawn"), [(["Pal"], 1), (["Pal", "Old Friend"], 0), ([], 0)])
def test_only_one_is_no_more_than_one(allies: list[str], drawn: int) -> None:
    deed = card("Deed", EVENT, "POWER: If you control only 1 Ally, draw a card.")
    tell(deed, PAL, you={"hand": ["Deed"], "play": allies},
         steps=f"play Deed\nexpect your hand = {drawn}")  # fmt: skip


# ---------------------------------------------------------------------------- successful attacks


BLAST = card("Blast", ENERGY, "[attack] Energy attack. DAMAGE: 1 life card.")
SURE = (
    "POWER: Your next attack this combat is considered to deal critical damage if it is successful."
)


@pytest.mark.parametrize("stopped", [True, False])
def test_a_successful_attack_deals_critical_damage(stopped: bool) -> None:
    deed = card("Deed", EVENT, SURE)
    defense = "play Block" if stopped else "no defense"
    calm = "" if stopped else "choose Lower your opponent's anger 1\n"
    tell(deed, BLAST, you={"hand": ["Deed", "Blast"]}, opponent={"hand": ["Block"], "anger": 3},
         steps=f"play Deed\nopponent: pass\nplay Blast\nopponent: {defense}\n{calm}"
         f"expect opponent anger = {3 if stopped else 2}")  # fmt: skip


def test_what_is_stopped_is_not_successful() -> None:
    said = "POWER: Your next attack this combat deals +2 stages of damage if it is successful."
    assert canonical(said) == "POWER: Your next attack this combat deals +2 stages of damage."
    for said in ("costs -1 stage", 'gains "HIT: Draw a card."'):
        text = f"POWER: Your next attack this combat {said} if it is successful."
        assert compile_text(card("Sword", EVENT, text), text).failures
