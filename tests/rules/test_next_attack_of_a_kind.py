"""Of what kind the next attack must be, and actions that must be attacks (COM-2, EFF-4)."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, ENERGY, EVENT, card
from tests.rules.staged import canonical, tell

ZAP = card("Zap", ENERGY, "[attack] Energy attack. DAMAGE: 1 stage.")
PLAN = card("Plan", EVENT, "POWER: Raise your anger 1.")
_UNTIL = " this combat until your opponent performs an attack."


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Your opponent's next attack must be an energy attack.",
         f"Your opponent can only perform energy attacks{_UNTIL}"),
        ("The next attack your opponent performs this combat must be a Styled attack.",
         f"Your opponent can only perform Styled attacks{_UNTIL}"),
        ("Your next attack this combat can only be a physical attack.",
         "You can only perform physical attacks this combat until you perform an attack."),
        ("Your opponent's attacks this combat must be energy attacks.",
         "Your opponent can only perform energy attacks this combat."),
        ("Your opponent must perform an attack or pass in his next action.",
         "Your opponent can only attack or pass in his next action."),
        ("During your opponent's next action, he must perform an attack or pass.",
         "Your opponent can only attack or pass in his next action."),
        ("Your opponent's next action must be an attack or a pass.",
         "Your opponent can only attack or pass in his next action."),
        ("Your opponent must pass or attack this combat.",
         "Your opponent can only attack or pass this combat."),
        ("Both players must attack or pass in their actions this combat.",
         "Players can only attack or pass in their actions this combat."),
    ],
)  # fmt: skip
def test_in_other_words(said: str, meant: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {meant}"


@pytest.mark.parametrize("combat", ["", " this combat"])
def test_only_the_next_attack_is_of_that_kind(combat: str) -> None:
    tell(
        ZAP,
        PLAN,
        card(
            "Deed", EVENT, f"POWER: Your opponent's next attack{combat} must be an energy attack."
        ),
        you={"hand": ["Deed", "Spare Kick"]},
        opponent={"hand": ["Zap", "Spare Kick", "Plan"]},
        steps="""
            play Deed
            expect no option play Spare Kick
            expect option pass
            opponent: play Plan
            play Spare Kick
            expect no option play Spare Kick
            opponent: play Zap
            you: use Calm Mastery
            expect option play Spare Kick
            opponent: play Spare Kick
        """,
    )


def test_it_is_over_with_the_combat() -> None:
    tell(
        card("Deed", EVENT, "POWER: Your opponent's next attack must be an energy attack."),
        you={"hand": ["Deed"]},
        opponent={"hand": ["Spare Kick"]},
        steps="""
            play Deed
            opponent: pass
            you: pass
            opponent: yes
            expect option play Spare Kick
            opponent: pass
        """,
    )


@pytest.mark.parametrize(
    ("said", "later"),
    [("in his next action", True), ("this combat", False)],
)
def test_who_must_attack_or_pass_does_nothing_else(said: str, later: bool) -> None:
    tell(
        ZAP,
        PLAN,
        card("Deed", EVENT, f"POWER: Your opponent must perform an attack or pass {said}."),
        you={"hand": ["Deed", "Plan"], "play": ["Idle Drill"]},
        opponent={"hand": ["Zap", "Plan"], "play": ["Idle Drill"]},
        steps=f"""
            play Deed
            expect no option play Plan
            expect no option use Idle Drill
            expect option pass
            opponent: play Zap
            you: play Plan
            expect you anger = 1
            expect {"option" if later else "no option"} use Idle Drill
            opponent: pass
        """,
    )


def test_as_long_as_a_drill_says_so_he_may_pass() -> None:
    tell(
        PLAN,
        card("Deed", DRILL, "[constant] Your opponent must perform an attack or pass."),
        you={"play": ["Deed", "Idle Drill"], "hand": ["Spare Kick"]},
        opponent={"hand": ["Plan"]},
        steps="""
            expect option use Idle Drill
            play Spare Kick
            expect no option play Plan
            opponent: pass
        """,
    )
