"""How often a Power is used of a card that another player takes control of (COM-3)."""

from __future__ import annotations

import pytest

from tests.rules.happening import EVENT, card
from tests.rules.staged import tell


@pytest.mark.parametrize(("kind", "what"), [("Ally", "Old Friend"), ("Drill", "Idle Drill")])
@pytest.mark.parametrize("used", [True, False])
def test_a_power_that_was_used_is_not_used_again(kind: str, what: str, used: bool) -> None:
    """Once per turn is once, whoever controls the Ally then; of a Drill once per combat (COM-3)."""
    tell(
        card("Lure", EVENT, f"POWER: Gain control of an opponent's {kind} this combat."),
        steps=f"""
        opponent: {f"use {what}" if used else "pass"}
        play Lure
        opponent: pass
        expect {"no option" if used else "option"} use {what}
        """,
        you={"hand": ["Lure"], "stages": 1},
        opponent={"play": [what], "stages": 1},
        start={"turn": "opponent", "action": "opponent"},
    )


def test_who_gets_it_back_has_used_it() -> None:
    tell(
        card("Lure", EVENT, "POWER: Gain control of an opponent's Drill this combat."),
        card("Back", EVENT, "POWER: Gain control of an opponent's Drill this combat."),
        steps="""
        play Lure
        opponent: pass
        use Idle Drill
        opponent: play Back
        expect opponent play has Idle Drill
        pass
        expect no option use Idle Drill
        """,
        you={"hand": ["Lure"]},
        opponent={"play": ["Idle Drill"], "hand": ["Back"]},
    )
