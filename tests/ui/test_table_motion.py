"""The animations: every event in its order, and the table true at the end at every speed."""

from __future__ import annotations

from itertools import pairwise

import pytest
import scripts
from clock import Clock
from fake_match import FakeMatch, ask
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from dbz_desktop.rules.kernel import attack_events as atk
from dbz_desktop.rules.kernel import events as ev
from dbz_desktop.ui.session.session import GameSession
from dbz_desktop.ui.table.director import DAMAGE, FRAME, SPEEDS, time_of
from dbz_desktop.ui.table.widget import TableWidget

ALL = [*scripts.opening(), *scripts.attack_hits(), *scripts.attack_stopped(), *scripts.planning()]


def make(qtbot, events=ALL, speed="off", size=(1280, 720)) -> TableWidget:
    widget = TableWidget(GameSession(FakeMatch([(events, ask(cards=(20,)))], first=ask())))
    widget.setSpeed(speed)
    qtbot.addWidget(widget)
    widget.resize(*size)
    widget.show()
    qtbot.waitExposed(widget)
    return widget


def at_rest(widget: TableWidget) -> None:
    table = widget.table
    assert table.model.view == widget.session.view()
    assert set(table.cards) == set(table.layout.spots)
    for item in table.cards.values():
        assert item.pos() == item.home()
        assert item.scale() == 1.0
        assert item.rotation() == item.spot.angle
    for seat in (0, 1):
        assert table.lens[seat].shown == table.model.view.sides[seat].stages
    assert not table.flourish.passing


@pytest.mark.parametrize("speed", ["off", "fast"])
def test_the_table_ends_where_the_seat_is(qtbot, speed):
    widget = make(qtbot, speed=speed)
    shown: list = []
    widget.session.eventShown.connect(shown.append)
    clock = Clock(widget)
    widget.session.answer(0)
    clock.until(lambda: not widget.busy)
    at_rest(widget)
    assert len(shown) == len(ALL)
    assert [type(e) for e in shown] == [type(e) for e in ALL]
    assert widget.table.item_of(20).options == [0]


def test_options_wait_until_the_table_is_at_rest(qtbot):
    widget = make(qtbot, events=scripts.planning(), speed="normal")
    busy: list[bool] = []
    widget.busyChanged.connect(busy.append)
    widget.session.answer(0)
    assert widget.busy
    assert not widget.table.model.options
    QTest.keyClick(widget, Qt.Key.Key_Space)
    assert busy == [True, False]
    assert widget.table.model.options == {20: [0]}
    at_rest(widget)


def test_a_click_skips_to_the_end_and_chooses_nothing(qtbot):
    widget = make(qtbot, speed="slow")
    got: list[int] = []
    widget.optionActivated.connect(got.append)
    clock = Clock(widget)
    widget.session.answer(0)
    clock.run(120)
    QTest.mouseClick(widget.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(640, 640))
    assert not widget.busy
    at_rest(widget)
    assert got == []


def test_skipping_at_any_moment_leaves_the_table_true(qtbot):
    for wait in (0, 40, 350, 900, 2500):
        widget = make(qtbot, speed="fast")
        clock = Clock(widget)
        widget.session.answer(0)
        clock.run(wait)
        assert widget.busy
        widget.skipAnimations()
        at_rest(widget)
        widget.hide()


def test_life_cards_of_damage_come_one_by_one(qtbot):
    events = [*scripts.opening(), *scripts.attack_hits()]
    widget = make(qtbot, events=events, speed="normal")
    clock = Clock(widget)
    times: list[float] = []
    pile: list[int] = []

    def note(event) -> None:
        if isinstance(event, ev.CardMoved) and event.why is ev.Why.DAMAGE:
            times.append(clock.now)
            pile.append(len(widget.table.model.view.sides[1].discard))

    widget.session.eventShown.connect(note)
    widget.session.answer(0)
    clock.until(lambda: len(times) == 5)
    gaps = [b - a for a, b in pairwise(times)]
    assert gaps == [pytest.approx(DAMAGE, abs=FRAME)] * 4
    assert pile == [7, 8, 9, 10, 11]


def test_the_scouter_runs_through_the_stages(qtbot):
    events = [ev.StagesChanged(0, 0, 5, 1, ev.Why.LOSE)]
    widget = make(qtbot, events=events, speed="normal")
    lens = widget.table.lens[0]
    seen: set[float] = set()
    original = lens.set_shown
    lens.set_shown = lambda shown: (seen.add(round(shown, 2)), original(shown))
    clock = Clock(widget)
    widget.session.answer(0)
    clock.until(lambda: not widget.busy)
    assert lens.shown == 1
    assert len([value for value in seen if 1 < value < 5]) >= 4
    assert lens.power() == 250
    assert "bracket A" in lens.state.words


def test_an_attack_from_a_power_shows_its_card_in_the_middle(qtbot):
    events = scripts.attack_stopped()[:6]
    widget = make(qtbot, events=events)
    widget.session.answer(0)
    ghost = next(i for r, i in widget.table.cards.items() if r.ghost and r.card == 40)
    assert ghost.spot.rect == widget.table.frame.slot[1]
    assert not ghost.options
    assert widget.table.middle.attack.kind == "physical"


def test_the_middle_says_how_the_damage_came_about(qtbot):
    events = [*scripts.opening(), *scripts.attack_hits()[:18]]
    widget = make(qtbot, events=events)
    widget.session.answer(0)
    attack = widget.table.middle.attack
    lines = widget.table.middle._damage_lines(attack)
    assert lines == ["AT 2 = 2 stages", "4 + 1 = 5 life cards"]


def test_going_back_draws_everything_afresh(qtbot):
    widget = make(qtbot, speed="normal")
    match = widget.session._match
    widget.session.answer(0)
    match.decision = ask()
    for feed in match.feeds:
        feed.go_back(0)
        feed.ask(match.decision)
    widget.session.refresh()
    assert not widget.busy
    at_rest(widget)
    assert widget.table.item_of(5).options == [0]


def test_resizing_while_cards_move(qtbot):
    widget = make(qtbot, speed="fast")
    clock = Clock(widget)
    widget.session.answer(0)
    clock.run(200)
    widget.resize(1600, 900)
    clock.run(50)
    widget.resize(1000, 640)
    clock.until(lambda: not widget.busy)
    at_rest(widget)


def told_at(qtbot, frames) -> list[float]:
    """When each of five turns was told, by the clock of frames that take these times in ms."""
    events = [ev.TurnBegan(number % 2, number) for number in range(1, 6)]
    widget = make(qtbot, events=events, speed="normal")
    director = widget.table.director
    now = 1000.0
    director.clock = lambda: now
    times: list[float] = []
    widget.session.eventShown.connect(lambda event: times.append(now))
    widget.session.answer(0)
    # Only these frames count, not those of the machine that tests.
    director._timer.timeout.disconnect(director.tick)
    for frame in frames:
        now += frame
        director.tick()
        if not widget.busy:
            break
    assert not widget.busy
    assert len(times) == len(events)
    return times


def test_frames_that_come_late_do_not_add_up(qtbot):
    wait = time_of(ev.TurnBegan(0, 1))[0]
    for frame in (FRAME, 1.9 * FRAME):
        times = told_at(qtbot, [frame] * 1000)
        # However many events there were, the last one is no more than a frame behind its time.
        assert times[-1] - times[0] == pytest.approx(4 * wait, abs=frame)


def test_after_a_frame_that_took_long_events_keep_their_time(qtbot):
    wait = time_of(ev.TurnBegan(0, 1))[0]
    times = told_at(qtbot, [FRAME, 4 * wait, *[FRAME] * 1000])
    # What waited is told one after the other, not all at once to catch up.
    assert all(later - earlier >= wait - FRAME for earlier, later in pairwise(times))


def test_speeds_have_names(qtbot):
    assert set(SPEEDS) == {"slow", "normal", "fast", "off"}
    widget = make(qtbot, speed="normal")
    widget.session.answer(0)
    widget.setSpeed("off")
    at_rest(widget)


def test_revealed_cards_are_held_up_for_a_while(qtbot):
    events = [ev.CardsRevealed(1, (60, 61, 62), 3)]
    widget = make(qtbot, events=events, speed="normal")
    clock = Clock(widget)
    widget.session.answer(0)
    assert len(widget.table.flourish.passing) == 1
    clock.run(300)
    assert widget.table.flourish.passing
    clock.until(lambda: not widget.busy)
    at_rest(widget)


def test_cards_revealed_to_the_other_seat_alone_stay_hidden(qtbot):
    events = [ev.CardsRevealed(1, (60, 61), 2)]
    widget = make(qtbot, events=events, speed="normal")
    widget.session.answer(0)
    assert not widget.table.flourish.passing
    widget.skipAnimations()


def test_the_middle_names_an_ally_that_attacks(qtbot):
    events = [atk.AttackBegan(1, 0, 7, atk.AttackKind.ENERGY, 33, 2)]
    widget = make(qtbot, events=events)
    widget.session.answer(0)
    middle = widget.table.middle
    assert middle.state.ally == "Friend 33"
    assert "Orange Wide Blast" in middle.state.words
