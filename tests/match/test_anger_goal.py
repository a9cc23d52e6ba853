"""How much anger a player needs is seen on the table, with the effects in force (ANG-1, ANG-5)."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Card, CardType
from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.match import Match
from dbz_desktop.match.proving.invariants import Watch, check
from dbz_desktop.match.scenarios.position import scenario_match
from dbz_desktop.match.scenarios.scenes import scene_of_text
from dbz_desktop.match.telling.table import TableView
from dbz_desktop.match.telling.table_rows import Part, Row, facts_in_play
from dbz_desktop.match.telling.table_states import player_of
from dbz_desktop.rules.kernel.decisions import Act
from dbz_desktop.rules.kernel.events import AngerGoalChanged

FOUR = "Saiyan Rampaging Mastery"
FIVE = "Orange Adaptive Mastery"
SIX = "Blue Protective Mastery"
LESS = "Saiyan Analysis Drill"

SCENE = """
rule = "ANG-5"
title = "The anger that is needed"
source = "-"
edition = "fanz"

[you]
mp = "Raditz"
mastery = "{mine}"
level = {level}
hand = [{hand}]
fill = 20

[opponent]
mp = "Goku"
mastery = "{theirs}"
fill = 20

[start]
phase = "planning"
"""


def table(
    pool: Pack, mine: str = FIVE, theirs: str = FIVE, level: int = 1, hand: str = ""
) -> Match:
    hand = f'"{hand}"' if hand else ""
    text = SCENE.format(mine=mine, theirs=theirs, level=level, hand=hand)
    return scenario_match(scene_of_text(text, pool), pool=pool)


@pytest.mark.parametrize(
    ("mine", "theirs", "level", "needed"),
    [(FIVE, FIVE, 1, 5), (FOUR, FIVE, 1, 4), (FIVE, SIX, 3, 6), (FOUR, FIVE, 4, 5)],
)
def test_both_see_the_anger_that_is_needed(
    pool: Pack, mine: str, theirs: str, level: int, needed: int
) -> None:
    match = table(pool, mine, theirs, level)
    for viewer in (0, 1):
        seat = match.seat(viewer)
        view = seat.view()
        # On the last level five win, whatever an advance needs (ANG-5).
        assert view.sides[0].anger_goal == needed and view.sides[1].anger_goal == 5
        assert f"anger 0 of {needed}, " in player_of(view, 0, seat.card).words
        side = view.sides[0]
        row = Row(Part.CARD, anger=side.anger, anger_goal=side.anger_goal)
        assert facts_in_play(row, seat.card(side.mp_card), None) == [f"Anger 0 of {needed}"]


def test_what_enters_play_changes_it_and_going_back_changes_it_back(pool: Pack) -> None:
    match = table(pool, hand=LESS)
    watch = Watch.of(match.game)
    seat = match.seat(0)
    assert seat.view().mine.anger_goal == 5
    assert seat.decision is not None
    played = next(i for i, o in enumerate(seat.decision.options) if o.act is Act.PLAY)
    assert seat.answer(played) is None
    told = [e for e in seat.history() if isinstance(e, AngerGoalChanged)]
    assert [(e.player, e.before, e.after) for e in told] == [(0, 5, 4)]
    assert seat.view().mine.anger_goal == match.seat(1).view().theirs.anger_goal == 4
    assert TableView.of(match.game, 0).mine.anger_goal == 4
    assert check(match.game, watch, thorough=True) == []
    assert match.game.fork().state.players[0].anger_goal == 4
    assert seat.undo() is None
    assert seat.view().mine.anger_goal == 5


def test_it_is_told_before_the_first_question_of_a_game_and_where_it_is_five_not_at_all(
    pool: Pack,
) -> None:
    assert any(isinstance(e, AngerGoalChanged) for e in table(pool, FOUR).game.events)
    assert not any(isinstance(e, AngerGoalChanged) for e in table(pool).game.events)


WHILE = "[constant] While you have no cards in your hand, you need 1 less anger to advance a level."


@pytest.mark.parametrize(("theirs", "usual"), [(FIVE, 5), (SIX, 6)])
def test_it_is_told_as_soon_as_what_it_hangs_on_is_so(pool: Pack, theirs: str, usual: int) -> None:
    drill = Card("T-0", "Empty Hand Drill", CardType.DRILL, WHILE)
    silent = Card("T-1", "Silent Drill", CardType.DRILL, "POWER: Raise your anger 1 level.")
    with_drill = Pack(dict(pool.cards) | {each.id: each for each in (drill, silent)})
    text = SCENE.format(mine=FIVE, theirs=theirs, level=1, hand='"Silent Drill"')
    text = text.replace("fill = 20", f'fill = 20\nplay = ["{drill.title}"]', 1)
    match = scenario_match(scene_of_text(text, with_drill), pool=with_drill)
    seat = match.seat(0)
    assert seat.view().mine.anger_goal == usual and seat.decision is not None
    # What enters play changes nothing in force, but the hand is empty then.
    played = next(i for i, o in enumerate(seat.decision.options) if o.act is Act.PLAY)
    assert seat.answer(played) is None
    assert seat.view().mine.anger_goal == usual - 1
