"""How things stood at the start of the turn or combat that goes on."""

from __future__ import annotations

from typing import Any

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, EVENT, card
from tests.rules.staged import canonical, tell


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("If your MP was at 0 stages at the start of combat, draw a card.",
         "If your MP's power stage at the start of this combat is 0, draw a card."),
        ("If your MP was not at 0 stages at the beginning of this turn, draw a card.",
         "If your MP's power stage at the start of this turn is not 0, draw a card."),
        ("If your opponent's anger was 3 or more at the start of the turn, draw a card.",
         "If your opponent's anger at the start of this turn is 3 or more, draw a card."),
        ("If you had no anger at the start of this combat, draw a card.",
         "If your anger at the start of this combat is 0, draw a card."),
        ("If your MP started combat at full power, draw a card.",
         "If your MP's power stage at the start of this combat is 10, draw a card."),
        ("If your opponent had 3 or more anger at the start of combat, draw a card.",
         "If your opponent's anger at the start of this combat is 3 or more, draw a card."),
        ("If your anger began the turn at 3 or less, draw a card.",
         "If your anger at the start of this turn is 3 or less, draw a card."),
        ("If your MP's level is higher than it was at the start of combat, draw a card.",
         "If your MP's level is higher than it was at the start of this combat, draw a card."),
        ("Set your anger to what it was at the start of the turn.",
         "Set your anger to your anger at the start of this turn."),
        ("Gain X stages. X = your opponent's anger at the beginning of this turn.",
         "Gain X stages. X = your opponent's anger at the start of this turn."),
    ],
)  # fmt: skip
def test_how_it_stood_is_said_as_what_it_was_then(said: str, meant: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {meant}"


def test_what_is_so_as_combat_starts_is_asked_then() -> None:
    text = "[constant] If your MP is at 0 stages at the start of combat, draw a card."
    meant = "[constant] When entering combat, if your MP's power stage is 0, draw a card."
    assert canonical(text, DRILL) == meant


@pytest.mark.parametrize(
    "said",
    [
        "If your MP's power level was over 9,000 at the start of combat, draw a card.",
        "If one of your Allies was at 0 stages at the start of combat, draw a card.",
        "If your MP's power level is higher than it was at the start of combat, draw a card.",
        "If an Ally's power stage is higher than it was at the start of combat, draw a card.",
        "If you had fewer cards in hand than your opponent at the start of combat, draw a card.",
    ],
)
def test_what_no_record_is_kept_of_is_not_read(said: str) -> None:
    text = f"POWER: {said}"
    assert compile_text(card("Ask", EVENT, text), text).failures


@pytest.mark.parametrize(
    ("asked", "mine", "drawn"),
    [
        ("your MP was at 2 stages at the start of combat", {"stages": 2}, 1),
        ("your MP was at 5 stages at the start of combat", {"stages": 2}, 0),
        ("your anger was 0 at the start of this turn", {}, 1),
        ("your anger was 1 at the start of this turn", {}, 0),
        ("your anger is higher than it was at the start of combat", {}, 1),
        ("your MP's power stage is lower than it was at the start of combat", {}, 0),
        ("your opponent's MP's power stage is lower than it was at the start of combat", {}, 1),
        ("your MP's power stage is at least 3 higher than it was at the start of combat", {}, 1),
        ("your MP's power stage is at least 4 higher than it was at the start of combat", {}, 0),
        ("your MP's level is higher than it was at the start of combat", {}, 0),
        ("your MP's level is higher than it was at the start of combat", {"anger": 4}, 1),
        ("your MP's level was 1 at the start of combat", {"anger": 4}, 1),
        ("your MP was at 5 stages at the start of combat", {"anger": 4}, 1),
    ],
)  # fmt: skip
def test_how_it_stood_is_known_after_it_has_changed(
    asked: str, mine: dict[str, Any], drawn: int
) -> None:
    tell(
        card("Change", EVENT, "POWER: Raise your anger 1. Your MP gains 3 stages. Your opponent's "
             "MP loses 1 stage."),
        card("Ask", EVENT, f"POWER: If {asked}, draw a card."),
        steps=f"""
            play Change
            opponent: pass
            play Ask
            expect your hand = {drawn}
        """,
        you={"hand": ["Change", "Ask"], "stages": 5, **mine},
        opponent={"stages": 5},
    )  # fmt: skip


def test_anger_goes_back_to_what_it_was() -> None:
    tell(
        card("Change", EVENT, "POWER: Raise your anger 2."),
        card("Back", EVENT, "POWER: Set your anger to what it was at the start of combat."),
        steps="""
            play Change
            expect your anger = 3
            opponent: pass
            play Back
            expect your anger = 1
        """,
        you={"hand": ["Change", "Back"], "anger": 1},
    )


def test_what_one_of_several_stood_at_is_not_waited_for() -> None:
    text = (
        "[instant] POWER: Use when the power stage of one of your Allies is higher than it was at "
    )
    text += "the start of combat. Draw a card."
    assert compile_text(card("Ask", EVENT, text), text).failures
