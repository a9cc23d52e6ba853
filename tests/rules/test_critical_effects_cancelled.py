"""A critical damage effect that was used is cancelled: nothing of it is done (ATK-13)."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, ENERGY, EVENT, card
from tests.rules.staged import canonical, tell

BLAST = card("Blast", ENERGY, "[attack] Energy attack. DAMAGE: 6 life cards.")
TURNING = card("Deed", EVENT, "[instant] POWER: Use when your opponent uses a critical damage effect. "
               "Cancel that effect. You may use a critical damage effect.")  # fmt: skip
CALM = "choose Lower your opponent's anger 1\n"
MINE = {"hand": ["Blast", "Blast"], "anger": 2}


def test_from_the_hand_and_another_is_used() -> None:
    tell(TURNING, BLAST, you=MINE, opponent={"hand": ["Deed"], "anger": 3},
         steps=f"play Blast\nopponent: no defense\n{CALM}opponent: yes\nopponent: yes\n"
         f"opponent: {CALM}expect your anger = 1\nexpect opponent.anger = 3")  # fmt: skip


def test_who_does_not_use_it_suffers_it() -> None:
    tell(TURNING, BLAST, you=MINE, opponent={"hand": ["Deed"], "anger": 3},
         steps=f"play Blast\nopponent: no defense\n{CALM}opponent: no\n"
         "expect opponent.anger = 2\nexpect your anger = 2")  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "Whenever your opponent uses a critical damage effect, cancel that effect.",
        "The first time your opponent uses a critical damage effect each combat, cancel that "
        "critical damage effect.",
    ],
)
def test_all_the_time(text: str) -> None:
    first = "Whenever" not in text
    deed = card("Deed", DRILL, f"[constant] {text}")
    tell(deed, BLAST, you=MINE, opponent={"play": ["Deed"], "anger": 3},
         steps=f"play Blast\nopponent: no defense\n{CALM}expect opponent.anger = 3\nopponent: pass\n"
         f"play Blast\nopponent: no defense\n{CALM}expect opponent.anger = {2 if first else 3}")  # fmt: skip


def test_an_ally_and_a_dragon_ball_stay() -> None:
    deed = card("Deed", DRILL, "[constant] Whenever your opponent uses a critical damage effect, you "
                "may destroy this card. If you do, cancel that effect.")  # fmt: skip
    for choice in ("Discard an Ally of your opponent", "Capture a Dragon Ball"):
        tell(deed, BLAST, you=MINE, opponent={"play": ["Deed", "Ball", "Old Friend"]},
             steps=f"play Blast\nopponent: no defense\nchoose {choice}\nopponent: yes\n"
             "expect opponent.play has Ball\nexpect opponent.play has Old Friend")  # fmt: skip


def test_ones_own_is_not() -> None:
    deed = card("Deed", DRILL, "[constant] Whenever your opponent uses a critical damage effect, "
                "cancel that effect.")  # fmt: skip
    tell(deed, BLAST, you={**MINE, "play": ["Deed"]}, opponent={"anger": 3},
         steps=f"play Blast\nopponent: no defense\n{CALM}expect opponent.anger = 2")  # fmt: skip


def test_a_card_is_cancelled_in_other_words() -> None:
    said = "[instant] POWER: Use when your opponent uses a critical damage effect. Cancel it."
    assert compile_text(card("Sword", EVENT, said), said).failures
    said = "[instant] POWER: Use when your opponent plays an Event. Cancel that effect."
    assert compile_text(card("Sword", EVENT, said), said).failures
    said = "[instant] POWER: Use when your opponent uses a HIT effect. Cancel its effects."
    assert compile_text(card("Sword", EVENT, said), said).failures


def test_print() -> None:
    said = "[instant] POWER: Use when your opponent uses a critical damage effect. That critical "
    meant = "[instant] POWER: Use when your opponent uses a critical damage effect. Cancel that "
    assert canonical(f"{said}damage effect is cancelled.") == f"{meant}effect."
