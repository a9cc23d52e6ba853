"""Steps that are skipped as long as something is in force, and passes that are not allowed."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.kernel.events import StepSkipped, TurnBegan
from tests.rules.happening import DRILL, EVENT, Row, card, go_on, play, position
from tests.rules.staged import canonical, tell

OFTEN = [
    ("Your opponent skips his Rejuvenation Step.", [(4, "rejuvenation"), (6, "rejuvenation")]),
    ("Your opponent does not have a Draw Step.", [(4, "draw"), (6, "draw")]),
    ("Skip your Planning Step.", [(5, "planning")]),
    ("Each player skips his Draw Step.", [(4, "draw"), (5, "draw"), (6, "draw")]),
    ("While you control a Setup, your opponent skips his Draw Step.", []),
    ("If you control no Setups, your opponent skips his Draw Step.", [(4, "draw"), (6, "draw")]),
    ("Players skip their Discard Steps.", [(n, "discard") for n in (3, 3, 4, 4, 5, 5)]),
]


def skipped(watcher: str, deed: str = "Draw a card.") -> list[tuple[int, str]]:
    """The steps that are left out from turn 3 until turn 6 is over, each with its turn."""
    row = Row("", f"POWER: {deed}")
    match = position(row, card("Watcher", DRILL, watcher), "play")
    play(row, match)
    go_on(match, lambda: match.game.state.turn == 7)
    turn, found = 0, []
    for event in match.game.events:
        turn = event.number if isinstance(event, TurnBegan) else turn
        if isinstance(event, StepSkipped):
            found.append((turn, event.step))
    return [each for each in found if each[0] < 6 or each in ((6, "draw"), (6, "rejuvenation"))]


@pytest.mark.parametrize(("said", "steps"), OFTEN)
def test_as_long_as_it_is_in_force_each_is_skipped(said: str, steps: list[tuple[int, str]]) -> None:
    assert skipped(f"[constant] {said}") == steps


FOR_A_TIME = [
    ("Your opponent skips his Draw Step until the start of your next turn.", [(4, "draw")]),
    (
        "Until the end of your next turn, each player skips his Draw Step.",
        [(4, "draw"), (5, "draw")],
    ),
    ("Your opponent skips his Draw Step.", [(4, "draw")]),
]


@pytest.mark.parametrize(("said", "steps"), FOR_A_TIME)
def test_for_a_time(said: str, steps: list[tuple[int, str]]) -> None:
    assert skipped("[constant] Your attacks deal +1 stage of damage.", said) == steps


def test_what_is_waited_for_skips_the_next_one_alone() -> None:
    said = "[constant] Whenever you stop an attack, your opponent skips his next Draw Step."
    assert canonical(said, DRILL) == said


@pytest.mark.parametrize(
    "said",
    [
        "Your opponent cannot pass in his next action.",
        "Your opponent may not pass this combat.",
        "During his next action, your opponent cannot pass.",
    ],
)
def test_who_may_not_pass_does_what_he_can(said: str) -> None:
    tell(
        card("Deed", EVENT, f"POWER: {said}"),
        steps="""
            play Deed
            expect no option pass
            expect option play Filler
        """,
        you={"hand": ["Deed"]},
        opponent={"hand": ["Filler"]},
    )


def test_with_nothing_to_do_he_passes_all_the_same() -> None:
    tell(
        card("Deed", EVENT, "POWER: Your opponent cannot pass in his next action."),
        steps="""
            play Deed
            expect option pass
        """,
        you={"hand": ["Deed"]},
        opponent={"used": ["mp", "Calm Mastery"]},
    )


def test_it_is_over_with_that_action() -> None:
    tell(
        card("Deed", EVENT, "POWER: Your opponent cannot pass in his next action."),
        steps="""
            play Deed
            play Filler
            pass
            expect option pass
        """,
        you={"hand": ["Deed"]},
        opponent={"hand": ["Filler", "Filler"]},
    )


@pytest.mark.parametrize("each", ["with", "in", "during"])
def test_with_each_of_his_actions(each: str) -> None:
    watch = f"[constant] Your opponent must perform an attack {each} each of his actions, if able."
    tell(
        card("Watch", DRILL, watch),
        card("Deed", EVENT, "POWER: Draw a card."),
        steps="""
            pass
            expect no option play Deed
            expect no option pass
            expect option play Filler
        """,
        you={"play": ["Watch"]},
        opponent={"hand": ["Filler", "Deed"]},
    )
