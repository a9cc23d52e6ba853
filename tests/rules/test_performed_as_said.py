"""Who may, must or cannot perform attacks, as it is said of the attacks or of whoever it is."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

HIGH = 9
FIRST = "play Deed\nopponent: pass\n"
LET = "Your next attack may be performed by one of your Allies this combat."
JAB = card("Jab", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages.")
BEAM = card("Beam", ENERGY, "[attack] Energy attack. DAMAGE: 2 life cards.")
MATE = card("Mate", ALLY, "[constant] Your attacks deal +0 stages of damage.")
FIGHTER = card("Fighter", ALLY, "[attack] Physical attack. DAMAGE: 1 stage.")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("An Ally you control may perform your next attack this combat.", LET),
        ("Your Ally may perform your next attack this combat.", LET),
        ("One of your Allies can perform your next attack this combat.", LET),
        ("Your MP must perform your next attack.", "Your next attack must be performed by your MP."),
        ("One of your Allies performs your next attack this combat.",
         "Your next attack must be performed by one of your Allies this combat."),
        ("Until the end of combat, only your MP may perform attacks.",
         "Your attacks can only be performed by your MP this combat."),
        ("Your opponent's MP cannot perform his next attack.",
         "Your opponent's next attack cannot be performed by his MP."),
        ("Choose an Ally you control. That Ally may perform your next attack.",
         "Choose an Ally you control. Your next attack may be performed by that Ally."),
        ("An Ally may perform energy attacks this combat.",
         "Your energy attacks may be performed by an Ally this combat."),
    ],
)  # fmt: skip
def test_it_is_said_of_the_attacks(said: str, meant: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {meant}"


def test_that_some_cannot_perform_more_of_them_is_forbidden_to_those() -> None:
    said = "[constant] Your attacks cannot be performed by your MP."
    assert canonical(said, DRILL) == "[constant] Your MP cannot perform your attacks."
    said = "POWER: Your next attack may be performed by your Drills."
    assert compile_text(card("Deed", EVENT, said), said).failures


def _played(text: str, steps: str, kind: str = "POWER: ", first: str = FIRST) -> None:
    """A text played, or lying there, with one's MP high and two Allies beside it."""
    deed = card("Deed", EVENT if kind else DRILL, f"{kind}{text}" if kind else f"[constant] {text}")
    hand = ["Jab", "Jab", "Beam"]
    you = {"hand": ["Deed", *hand] if kind else hand, "stages": HIGH,
           "play": ["Mate", "Fighter", *([] if kind else ["Deed"])]}  # fmt: skip
    tell(deed, JAB, BEAM, MATE, FIGHTER, you=you, steps=first * bool(kind) + steps)


def test_the_next_attack_alone_may_be_an_allys() -> None:
    _played(
        LET,
        "expect option play Jab with Mate\nexpect option play Beam with Mate\n"
        "expect option play Jab with Hero\nexpect option use Fighter\n"
        "play Jab with Mate\nopponent: no defense\nopponent: pass\n"
        "expect no option play Jab with Mate\nexpect no option use Fighter",
    )


def test_an_allys_own_attack_is_an_attack_too() -> None:
    _played(LET, "use Fighter\nopponent: no defense\nopponent: pass\nexpect no option use Fighter\n"
            "expect no option play Jab with Mate\nexpect option play Jab")  # fmt: skip


def test_of_its_kind_alone() -> None:
    _played(
        "Your next energy attack this combat may be performed by one of your Allies.",
        "expect no option play Jab with Mate\nexpect no option use Fighter\n"
        "play Beam with Mate\nopponent: no defense\nexpect you.discard = 2",
    )


def test_that_ally_and_no_other() -> None:
    _played(
        "Choose an Ally you control. That Ally may perform your next attack.",
        "expect option play Jab with Mate\nexpect no option play Jab with Fighter\n"
        "expect no option use Fighter",
        first="play Deed\nchoose Mate\nopponent: pass\n",
    )


@pytest.mark.parametrize(
    ("text", "mp", "ally"),
    [
        ("Your next attack must be performed by an Ally.", False, True),
        ("Your next attack can only be performed by one of your Allies.", False, True),
        ("Your next attack must be performed by your MP.", True, False),
        ("Your next attack cannot be performed by your MP.", False, True),
        ("Your next attack cannot be performed by an Ally.", True, False),
    ],
)
def test_whose_it_must_be(text: str, mp: bool, ally: bool) -> None:
    deed = card("Deed", EVENT, f"POWER: {text}")
    steps = ["play Deed", "opponent: pass"]
    for able, who in ((mp, "Hero"), (ally, "Mate")):
        steps.append(f"expect {'' if able else 'no '}option play Jab with {who}")
    if not (mp and ally):
        steps = [*steps[:2], "expect option play Jab", *[
            each for each in steps[2:] if each.startswith("expect no")
        ]]  # fmt: skip
    steps += ["play Jab", "opponent: no defense", "opponent: pass"]
    steps += ["expect option play Jab with Hero", "expect option play Jab with Mate"]
    tell(deed, JAB, MATE, you={"hand": ["Deed", "Jab", "Jab"], "play": ["Mate"], "stages": 1},
         steps="\n".join(steps))  # fmt: skip


def test_who_has_none_of_those_performs_it_himself_unless_only_they_can() -> None:
    for text, able in (("must be", True), ("can only be", False)):
        deed = card("Deed", EVENT, f"POWER: Your next attack {text} performed by an Ally.")
        said = "option play Jab" if able else "no option play Jab"
        tell(deed, JAB, you={"hand": ["Deed", "Jab"], "stages": 1},
             steps=f"play Deed\nopponent: pass\nexpect {said}")  # fmt: skip


def test_his_next_attack() -> None:
    deed = card("Deed", EVENT, "POWER: Your opponent's next attack must be performed by his MP.")
    tell(deed, JAB, MATE, you={"hand": ["Deed"]},
         opponent={"hand": ["Jab", "Jab"], "play": ["Mate"], "stages": 0},
         steps="play Deed\nexpect no option play Jab with Mate\nopponent: play Jab\n"
         "you: no defense\nyou: pass\nexpect option play Jab with Mate")  # fmt: skip


def test_as_long_as_it_lies_there() -> None:
    _played("Your energy attacks may be performed by your Allies.",
            "expect option play Beam with Mate\nexpect no option play Jab with Mate\n"
            "play Beam with Mate\nopponent: no defense\nexpect you.stages = 9", kind="")  # fmt: skip
    _played("Your first attack each combat may be performed by your Allies.",
            "play Jab with Mate\nopponent: no defense\nopponent: pass\n"
            "expect no option play Jab with Mate", kind="")  # fmt: skip
