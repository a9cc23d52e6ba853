"""Events that don't say how they are used: what they say is their Power (TYP-6)."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.kernel import changes, telling
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import EVENT, card
from tests.rules.staged import canonical, staged

CLASH = card("Clash", EVENT, "(You cannot win by MPPV if you use this card.) Raise your opponent's "
             "anger 2 levels. Raise your anger 3 levels. Banish the top card of your Life Deck. "
             "(Banish after use.)")  # fmt: skip
MIGHT = card("Might", EVENT, "If your MP's power level is higher than your opponent's MP's power "
             "level, destroy up to 2 Setups and/or Drills.")  # fmt: skip


def test_a_plain_event_is_played_as_an_action_for_all_that_it_says() -> None:
    staged(
        """
        play Clash
        expect you anger = 3
        expect opponent anger = 2
        expect you banished has Clash
        expect you banished = 2
        opponent: pass
        """,
        CLASH,
        mine={"hand": ["Clash"]},
    )


@pytest.mark.parametrize(("stages", "left"), [(6, 0), (5, 2), (4, 2)])
def test_a_plain_condition_is_asked_as_it_is_played(stages: int, left: int) -> None:
    destroyed = "" if left else "choose Idle Drill\nchoose Other Drill"
    staged(
        f"""
        play Might
        {destroyed}
        expect opponent play = {left}
        """,
        MIGHT,
        mine={"hand": ["Might"], "stages": stages},
        theirs={"play": ["Idle Drill", "Other Drill"], "stages": 5},
        auto="pass",
    )


def test_it_is_printed_as_a_power() -> None:
    assert canonical("Draw a card.") == "POWER: Draw a card."
    attack = compile_text(CLASH, "Physical attack. DAMAGE: 2 stages.")
    assert attack.failures == () and not attack.sections[0].power, "an attack says how it is used"


def test_what_does_more_than_to_tell_changes_the_state_or_its_history() -> None:
    assert changes.CHANGES.keys() >= telling._DO_MORE
