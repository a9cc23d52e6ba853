"""One of the first few attacks, and at least the third: which one it is of several."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, PHYSICAL, card
from tests.rules.staged import canonical, tell

JAB = card("Jab", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages.")
AGAIN = "play Jab\nopponent: no defense\nopponent: pass\n"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Whenever you perform one of your first two attacks each combat, draw a card.",
         "Whenever you perform one of your first 2 attacks each combat, draw a card."),
        ("Whenever you stop one of the first two attacks your opponent performs each turn, draw a "
         "card.", "Whenever you stop one of your opponent's first 2 attacks each turn, draw a card."),
        ("The first two attacks your opponent performs against you each combat deal -1 stage of "
         "damage.", "Your opponent's first 2 attacks each combat deal -1 stage of damage."),
    ],
)  # fmt: skip
def test_in_other_words(said: str, meant: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {meant}"


def test_the_first_two_alone() -> None:
    deed = card("Deed", DRILL, "[constant] Whenever you perform one of your first two attacks each "
                "combat, raise your anger 1.")  # fmt: skip
    tell(deed, JAB, you={"play": ["Deed"], "hand": ["Jab", "Jab", "Jab"]},
         steps=f"{AGAIN}expect you.anger = 1\n{AGAIN}expect you.anger = 2\n{AGAIN}"
         "expect you.anger = 2")  # fmt: skip


def test_of_his_first_two_damage_is_less() -> None:
    deed = card("Deed", DRILL, "[constant] The first two attacks your opponent performs against you "
                "each combat deal -1 stage of damage.")  # fmt: skip
    again = "opponent: play Jab\nyou: no defense\nyou: pass\n"
    tell(deed, JAB, you={"play": ["Deed"], "stages": 10}, opponent={"hand": ["Jab", "Jab", "Jab"]},
         start={"action": "opponent"},
         steps=f"{again}expect event DamageDealt stages=1 once\n{again}"
         f"expect event DamageDealt stages=1 twice\n{again}"
         "expect event DamageDealt stages=2 once")  # fmt: skip


def test_at_least_the_third() -> None:
    deed = card("Deed", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage. If this is at least "
                "your third attack this combat, raise your anger 1.")  # fmt: skip
    for before, anger in ((1, 0), (2, 1), (3, 1)):
        tell(deed, JAB, you={"hand": ["Deed", *["Jab"] * before]},
             steps=f"{AGAIN * before}play Deed\nexpect you.anger = {anger}")  # fmt: skip
