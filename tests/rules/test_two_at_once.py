"""Two of the same in force at once: each of them does what it says."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Alignment, Card, CardType
from tests.rules.happening import EVENT, LADDER, PHYSICAL, card
from tests.rules.staged import staged

BLOW = card("Blow", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage.")


def sages(text: str) -> list[Card]:
    """The four levels of a Main Personality with that text."""
    more = {"pur": 1, "stages": LADDER, "alignment": Alignment.HERO}
    kind = CardType.MAIN_PERSONALITY
    levels = range(1, 5)
    return [card("Sage", kind, text, level=n, subtitle=f"Level {n}", **more) for n in levels]


@pytest.mark.parametrize(
    "doubled",
    [
        "The damage modifiers on your MP's [constant] powers are doubled this combat.",
        "Your damage modifiers on your attacks this combat are doubled.",
    ],
)
@pytest.mark.parametrize(("uses", "stages"), [(0, 8), (1, 7), (2, 5)])
def test_what_is_doubled_is_doubled_again(doubled: str, uses: int, stages: int) -> None:
    """Of two doublings the second one doubles what the first has made of a change (ATK-8)."""
    once = "play Might\nopponent: pass\n"
    staged(
        f"{once * uses}play Blow\nopponent: no defense\nexpect opponent.stages = {stages}",
        card("Might", EVENT, f"POWER: {doubled}"),
        BLOW,
        *sages("[constant] Your attacks deal +1 stage of damage."),
        mine={"mp": "Sage", "hand": ["Might", "Might", "Blow"]},
        theirs={"stages": 10},
        auto="pass",
    )
