"""Cards that tests of unseen forms are played with."""

from __future__ import annotations

from dbz_desktop.cards import Style
from tests.rules.happening import ALLY, DRILL, PHYSICAL, card

STYLED = card("Red Stroke", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage.", style=Style.RED)


TAP = card("Tap", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage.")


PAL = card("Pal", ALLY, "POWER: [attack] Physical attack. DAMAGE: 1 stage.")


def drill(text: str) -> object:
    return card("Watch", DRILL, f"[constant] {text}")
