"""A step of this turn that is left out, and not one of a later turn."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import EVENT, SETUP, card
from tests.rules.staged import tell


@pytest.mark.parametrize(
    ("said", "kept"),
    [("Skip your Discard Step this turn.", 3), ("Skip your next Discard Step.", 3)],
)
def test_the_step_of_this_turn_is_skipped(said: str, kept: int) -> None:
    tell(
        card("Hold", EVENT, f"POWER: {said}"),
        steps=f"""
            play Hold
            until turn ends
            expect you hand = {kept}
        """,
        you={"hand": ["Hold", "Block", "Block", "Block"]},
    )


def test_what_is_said_of_this_turn_is_over_with_it() -> None:
    tell(
        card("Halt", EVENT, "POWER: Your opponent skips his Combat Step this turn."),
        steps="""
            play Halt
            until turn ends
            opponent: declare combat
            expect combat
        """,
        you={"hand": ["Halt"]},
    )


def test_no_turn_is_skipped_that_has_begun() -> None:
    setup = card("Halt", SETUP, "")
    assert compile_text(setup, "POWER: Your opponent skips his turn this turn.").failures


@pytest.mark.parametrize(
    ("answer", "hand", "over"), [("opponent: yes", 0, "no combat"), ("opponent: no", 2, "combat")]
)
def test_the_other_player_may_end_combat(answer: str, hand: int, over: str) -> None:
    tell(
        card("Offer", EVENT, "POWER: Your opponent may end combat. If he does not, draw 2 cards."),
        steps=f"""
            play Offer
            {answer}
            expect you hand = {hand}
            expect {over}
        """,
        you={"hand": ["Offer"]},
    )
