"""A seat sees its own, and nothing that it may not."""

from __future__ import annotations

from pathlib import Path

import pytest

from dbz_desktop.cards.packs import read_pack
from dbz_desktop.match.course.setup import MatchSetup
from dbz_desktop.match.match import Match
from dbz_desktop.match.proving.invariants import Watch, check, projection_true
from dbz_desktop.match.scenarios.file import scenario_from_table
from dbz_desktop.match.scenarios.run import scenario_match
from dbz_desktop.match.seats.reader import HiddenCard
from dbz_desktop.match.telling.notes import Rewound
from dbz_desktop.match.telling.table import TableView
from dbz_desktop.rules.kernel.events import HIDDEN, CardMoved, GameStarted, Shuffled, Zone

from .conftest import Play


def test_the_hidden_stays_hidden_all_match_long(setup: MatchSetup) -> None:
    match = Match.new(setup)
    seats = (match.seat(0), match.seat(1))
    play = Play(5)
    while match.decision is not None:
        state = match.game.state
        for seat in seats:
            theirs = state.players[1 - seat.viewer]
            seen_in_play = [
                e.card for e in match.game.events if isinstance(e, CardMoved) and e.seen == 3
            ]
            for card in theirs.hand:
                if card not in seen_in_play:
                    with pytest.raises(HiddenCard):
                        seat.card(card)
                    with pytest.raises(KeyError):
                        seat.why_not(card)
            for card in state.players[seat.viewer].hand:
                assert seat.card(card) is match.game.cards[card]
                seat.why_not(card)
            decision = seat.decision
            assert (decision is not None) == (match.decision.player == seat.viewer)
            assert seat.waiting == (decision is None)
        play.on(match, 1)
    assert seats[0].decision is None and not seats[0].waiting


def test_the_stream_is_redacted_and_complete(setup: MatchSetup) -> None:
    for viewer in (0, 1):
        match = Match.new(setup)
        seat = match.seat(viewer)
        table = seat.opening()
        cursor = seat.opening_cursor
        play = Play(viewer)
        while match.decision is not None:
            events, cursor = seat.events_since(cursor)
            for event in events:
                if isinstance(event, CardMoved) and event.card == HIDDEN:
                    assert event.player != viewer or event.target is Zone.LIFE_DECK
                if isinstance(event, Shuffled):
                    assert event.order == ()
                table.apply(event)
            assert table == seat.view()
            assert projection_true(match.game, table) == []
            play.on(match, 3)
    first = match.seat(0).history()[0]
    assert isinstance(first, GameStarted) and first.seed == 0


def test_going_back_is_told_in_the_stream(setup: MatchSetup) -> None:
    match = Match.new(setup)
    seat = match.seat(0)
    Play().on(match, 30)
    _, cursor = seat.events_since(0)
    assert cursor == seat.cursor
    match.course.undo(12)
    events, cursor = seat.events_since(cursor)
    kinds = [type(event).__name__ for event in events]
    assert kinds == ["Rewound", "Judged", "ShuffledAnew", "ShuffledAnew"]
    assert isinstance(events[0], Rewound)
    assert events[0].kept == len(seat.history()) - 3
    table = seat.view()
    Play(8).on(match, 10)
    events, cursor = seat.events_since(cursor)
    for event in events:
        table.apply(event)
    assert table == seat.view()
    with pytest.raises(ValueError, match="cursor"):
        seat.events_since(cursor + 1)


def test_a_view_is_the_callers_own(setup: MatchSetup) -> None:
    match = Match.new(setup)
    seat = match.seat(0)
    view = seat.view()
    view.sides[0].hand = ()
    assert seat.view().sides[0].hand != () or seat.view().sides[1].life_count < 60


def test_the_table_can_be_drawn_afresh_at_any_time(setup: MatchSetup) -> None:
    match = Match.new(setup)
    play = Play(2)
    watch = Watch.of(match.game)
    while play.on(match, 7):
        for viewer in (0, 1):
            told = match.seat(viewer).view()
            known = [card for card in told.theirs.hand if card >= 0]
            fresh = TableView.of(match.game, viewer, match.setup.names, known)
            assert fresh == told
        assert check(match.game, watch) == []


@pytest.mark.parametrize("viewer", [0, 1])
def test_an_open_seat_shows_neither_hand_of_a_table_that_was_placed(viewer: int) -> None:
    """What both may know of a game that began with cards in hand, from either side."""
    side = {"mp": "Tester", "mastery": "Blank Mastery", "hand": ["Stage Kick"]}
    side |= {"fill_with": "Filler", "fill": 30}
    table = {"you": side, "opponent": side, "start": {"phase": "combat"}}
    pack = read_pack(Path(__file__).parent / "scenarios" / "stand-ins.toml")
    match = scenario_match(scenario_from_table(table, pack))
    assert HIDDEN not in match.seat(viewer).view().sides[viewer].hand
    hands = [side.hand for side in match.seat(viewer, True).view().sides]
    assert [set(hand) for hand in hands] == [{HIDDEN}, {HIDDEN}]
