"""A card with which advancing forfeits the MPPV doesn't win by it on level 4 either (ANG-4)."""

from __future__ import annotations

import pytest

from tests.rules.happening import EVENT, PHYSICAL, card
from tests.rules.staged import tell

_NOTE = "(You cannot win by MPPV if you advance a personality level with this card.)"
_FINAL = card("Final", PHYSICAL,
              f"{_NOTE} [attack] Physical attack. Raise your anger 3. DAMAGE: 1 stage.")  # fmt: skip
_RAGE = card("Rage", EVENT, "POWER: Raise your anger 5.")


@pytest.mark.parametrize("anger", [2, 3])
def test_who_would_advance_with_it_on_level_4_is_set_back(anger: int) -> None:
    """And can't win so for the rest of the game (WIN-2)."""
    tell(
        _FINAL, _RAGE,
        you={"level": 4, "anger": anger, "hand": ["Final", "Rage"]}, opponent={"stages": 9},
        steps="""play Final
            expect no winner
            expect you.level = 4
            expect you.anger = 0
            expect you.stages = 10
            no defense
            opponent: pass
            play Rage
            expect no winner
            expect you.anger = 0""",
    )  # fmt: skip


def test_where_it_does_not_advance_nothing_is_lost() -> None:
    tell(
        _FINAL, _RAGE,
        you={"level": 4, "anger": 1, "hand": ["Final", "Rage"]}, opponent={"stages": 9},
        steps="""play Final
            expect you.anger = 4
            no defense
            opponent: pass
            play Rage
            expect winner = you by mppv""",
    )  # fmt: skip


def test_an_opponents_card_takes_nothing_away() -> None:
    gift = card("Gift", EVENT, f"{_NOTE} POWER: Raise your opponent's anger 5.")
    tell(
        gift, you={"level": 4}, opponent={"hand": ["Gift"]},
        start={"action": "opponent", "turn": "opponent"},
        steps="""opponent: play Gift
            expect winner = you by mppv""",
    )  # fmt: skip


def test_on_a_lower_level_it_advances_and_forfeits() -> None:
    tell(
        _FINAL, _RAGE,
        you={"level": 3, "anger": 2, "hand": ["Final", "Rage"]}, opponent={"stages": 9},
        steps="""play Final
            expect you.level = 4
            no defense
            opponent: pass
            play Rage
            expect no winner""",
    )  # fmt: skip
