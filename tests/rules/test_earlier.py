""" "Earlier this combat" is before the text that asks: what it does itself isn't (EFF-1)."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType
from tests.rules.happening import DRILL, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, tell

_HIS_ACTION = {"action": "opponent", "turn": "opponent"}
_RAGE = card("Rage", EVENT, "POWER: Raise your anger 1.")
_GUARD = (
    "[defense] Stops a physical attack. If you stopped an attack earlier this combat, draw a card."
)


@pytest.mark.parametrize("before", [False, True])
def test_a_defense_does_not_count_itself(before: bool) -> None:
    first = "opponent: play Filler\nplay Block\npass\n" if before else ""
    tell(
        card("Guard", PHYSICAL, _GUARD), you={"hand": ["Guard", "Block"]},
        opponent={"hand": ["Filler", "Filler"]}, start=_HIS_ACTION,
        steps=f"""{first}opponent: play Filler
            play Guard
            expect you.hand = 1
            expect you hand {"has no" if before else "has"} Block
            expect you hand {"has" if before else "has no"} Filler""",
    )  # fmt: skip


@pytest.mark.parametrize("before", [False, True])
@pytest.mark.parametrize("text", [
    "[attack] Physical attack. Raise your anger 1. If you raised your anger earlier this combat, "
    "draw a card. DAMAGE: 1 stage.",
    "[attack] Physical attack. Raise your anger 1. DAMAGE: 1 stage. HIT: If you raised your anger "
    "earlier this turn, draw a card.",
    "[attack] Physical attack. Raise your anger 1. If your anger was raised earlier this combat, "
    "draw a card. DAMAGE: 1 stage.",
])  # fmt: skip
def test_an_attack_does_not_count_what_it_does(text: str, before: bool) -> None:
    first = "play Rage\nopponent: pass\n" if before else ""
    tell(
        card("Kick", PHYSICAL, text), _RAGE, you={"hand": ["Kick", "Rage"]},
        opponent={"stages": 8},
        steps=f"""{first}play Kick
            no defense
            opponent: pass
            expect you.anger = {2 if before else 1}
            expect you hand {"has" if before else "has no"} Filler""",
    )  # fmt: skip


def test_this_combat_alone_counts_it() -> None:
    text = _GUARD.replace(" earlier", "")
    tell(
        card("Guard", PHYSICAL, text), you={"hand": ["Guard"]},
        opponent={"hand": ["Filler"]}, start=_HIS_ACTION,
        steps="""opponent: play Filler
            play Guard
            expect you.hand = 1""",
    )  # fmt: skip
    assert canonical(text, PHYSICAL) != canonical(_GUARD, PHYSICAL)


@pytest.mark.parametrize(("kind", "text", "answer"), [
    (DRILL, "[constant] Whenever you raise your anger, if you raised your anger earlier this "
            "combat, draw a card.", ""),
    (SETUP, "[instant] POWER: Use when you raise your anger. If you raised your anger earlier "
            "this combat, draw a card.", "yes"),
])  # fmt: skip
def test_what_sets_a_text_off_is_not_earlier(kind: CardType, text: str, answer: str) -> None:
    tell(
        card("Watcher", kind, text), _RAGE,
        you={"hand": ["Rage", "Rage"], "play": ["Watcher"]},
        steps=f"""play Rage
            {"no" if answer else "opponent: pass"}
            expect you.hand = 1
            play Rage
            {answer}
            expect you.hand = 1""",
    )  # fmt: skip


def test_an_attack_may_be_used_after_an_earlier_one() -> None:
    text = "(Use only if you performed an attack earlier this combat.) [attack] Physical attack. "
    tell(
        card("Kick", PHYSICAL, text + "DAMAGE: 1 stage."), you={"hand": ["Kick", "Filler"]},
        steps="""expect no option play Kick
            play Filler
            no defense
            opponent: pass
            play Kick
            no defense
            expect opponent.stages = 2""",
    )  # fmt: skip
