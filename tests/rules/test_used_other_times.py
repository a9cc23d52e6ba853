"""How often a card was used before: "for each other time it has been used this combat"."""

from __future__ import annotations

import pytest

from tests.rules.happening import ENERGY, card
from tests.rules.staged import staged


@pytest.mark.parametrize(
    ("times", "lost"),
    [
        ("each other time it has been used this combat", 3 + 4),
        ("each previous time this card was used this combat", 3 + 4),
        ("each time it has been used this combat", 4 + 5),
    ],
)
def test_how_often_it_was_used_before_counts(times: str, lost: int) -> None:
    """The use that goes on is one of all times, and none of the others."""
    staged(
        f"""
        play Triple
        opponent: no defense
        yes
        opponent: pass
        use Triple
        opponent: no defense
        expect opponent discard pile = {lost}
        """,
        card("Triple", ENERGY, "[attack] Energy attack. This attack deals +1 life card of damage "
             f"for {times}. DAMAGE: 3 life cards. HIT: You may discard a Drill from your hand. If "
             "you do, this attack stays in play to be used another time this combat."),
        mine={"hand": ["Triple", "Idle Drill"]},
        theirs={"hand": ["Block"]},
    )  # fmt: skip
