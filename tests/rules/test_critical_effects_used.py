"""How many critical damage effects are used where one is: more instead of it, or besides (ATK-13)."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, ENERGY, EVENT, card
from tests.rules.staged import canonical, tell

BLAST = card("Blast", ENERGY, "[attack] Energy attack. DAMAGE: 6 life cards.")
TWO = "If this attack deals critical damage, you may use 2 critical damage effects instead of one."
TWICE = "If this attack deals critical damage, you may use the same critical damage effect twice."
MINE = {"play": ["Deed"], "hand": ["Blast", "Blast"]}
THEIRS = {"anger": 3, "play": ["Ball", "Old Friend"]}
CALM = "choose Lower your opponent's anger 1\n"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Whenever your attacks deal critical damage, you may use two critical damage effects.",
         f'Your attacks gain "{TWO}"'),
        ("Whenever one of your Styled attacks deals critical damage, you may use 2 critical damage "
         "effects.", f'Your Styled attacks gain "{TWO}"'),
        ("Whenever you deal critical damage with an energy attack, you may use two critical damage "
         "effects instead of one.", f'Your energy attacks gain "{TWO}"'),
        ("Whenever your attack deals critical damage, you may choose an additional critical damage "
         "effect.", "Whenever one of your attacks deals critical damage, you may use a critical "
         "damage effect."),
    ],
)  # fmt: skip
def test_in_other_words(said: str, meant: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {meant}"


def test_of_the_next_attack() -> None:
    said = "POWER: If your next energy attack deals critical damage, you may use two different "
    said += "critical damage effects."
    meant = TWO.replace("2 ", "2 different ")
    assert canonical(said) == f'POWER: Your next energy attack gains "{meant}"'


def _of_this(said: str) -> str:
    text = f"[attack] Energy attack. DAMAGE: 6 life cards. {said}"
    return canonical(text, ENERGY).removeprefix("[attack] Energy attack. ").split(" DAMAGE:")[0]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("If this attack deals critical damage, you may use two critical damage effects.", TWO),
        ("If this attack deals critical damage, use two critical damage effects instead of one.",
         TWO),
        ("If this attack deals critical damage, you may choose the same critical damage effect "
         "twice.", TWICE),
        ("If this attack deals critical damage, use all critical damage effects.",
         TWO.replace("2 ", "3 different ")),
    ],
)  # fmt: skip
def test_of_this_attack(said: str, meant: str) -> None:
    assert _of_this(said) == meant


def test_two_instead_of_one() -> None:
    deed = card("Deed", DRILL, "[constant] Whenever your attacks deal critical damage, you may use "
                "two critical damage effects.")  # fmt: skip
    tell(deed, BLAST, you=MINE, opponent=THEIRS,
         steps=f"play Blast\nopponent: no defense\n{CALM}{CALM}expect opponent.anger = 1\n"
         "expect event CriticalEffect twice\nopponent: pass\nexpect option play Blast")  # fmt: skip


def test_an_additional_one() -> None:
    deed = card("Deed", DRILL, "[constant] Whenever your attack deals critical damage, you may "
                "choose an additional critical damage effect.")  # fmt: skip
    tell(deed, BLAST, you=MINE, opponent=THEIRS,
         steps=f"play Blast\nopponent: no defense\nyes\n{CALM}{CALM}expect opponent.anger = 1")  # fmt: skip


def test_the_same_twice_and_no_other() -> None:
    deed = card("Deed", EVENT, "POWER: If your next attack deals critical damage, you may use the "
                "same critical damage effect twice.")  # fmt: skip
    first = "play Deed\nopponent: pass\nplay Blast\nopponent: no defense\n"
    tell(deed, BLAST, you={"hand": ["Deed", "Blast"]}, opponent=THEIRS,
         steps=f"{first}expect option choose Capture a Dragon Ball\n{CALM}"
         "expect no option choose Capture a Dragon Ball\n"
         f"{CALM}expect opponent.anger = 1")  # fmt: skip


def test_only_the_next_energy_attack() -> None:
    deed = card("Deed", EVENT, "POWER: If your next energy attack deals critical damage, you may use "
                "two different critical damage effects.")  # fmt: skip
    tell(deed, BLAST, you={"hand": ["Deed", "Blast", "Blast"]}, opponent=THEIRS,
         steps=f"play Deed\nopponent: pass\nplay Blast\nopponent: no defense\n{CALM}"
         "expect no option choose Lower your opponent's anger 1\nchoose Discard an Ally of your opponent\n"
         "opponent: pass\nplay Blast\nopponent: no defense\n"
         f"{CALM}expect opponent.anger = 1\nexpect no option choose Capture a Dragon Ball")  # fmt: skip


def test_one_is_paid_for() -> None:
    said = "[constant] If your MP is Hero, your opponent must pay 2 stages to use a critical damage effect."  # fmt: skip
    meant = said.replace("If", "While")
    assert canonical(said, DRILL) == meant
    toll = card("Toll", DRILL, said)
    hit = f"play Blast\nopponent: no defense\n{CALM}"
    theirs = {**THEIRS, "play": ["Toll"]}
    mine = {"hand": ["Blast"], "stages": 5}
    # Who uses one pays for it, and who can't pay uses none; who uses none pays nothing.
    tell(toll, BLAST, you=mine, opponent=theirs,
         steps=f"{hit}expect opponent.anger = 2\nexpect your stages = 3")  # fmt: skip
    tell(toll, BLAST, you={**mine, "stages": 1}, opponent=theirs,
         steps="play Blast\nopponent: no defense\nexpect opponent.anger = 3")  # fmt: skip
    tell(toll, BLAST, you=mine, opponent=theirs,
         steps="play Blast\nopponent: no defense\nno\nexpect your stages = 5\n"
         "expect opponent.anger = 3")  # fmt: skip
    # It is asked of the opponent alone, and while the MP is that one.
    tell(toll, BLAST, you={**mine, "play": ["Toll"]}, opponent=THEIRS,
         steps=f"{hit}expect opponent.anger = 2\nexpect your stages = 5")  # fmt: skip
    other = card("Toll", DRILL, said.replace("Hero", "Goku"))
    tell(other, BLAST, you=mine, opponent=theirs,
         steps=f"{hit}expect opponent.anger = 2\nexpect your stages = 5")  # fmt: skip
