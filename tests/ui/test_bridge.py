"""The bridge: signals of a match, for one seat at a time."""

from __future__ import annotations

import pytest
import scripts
from fake_match import FakeMatch, ask

from dbz_desktop.rules.kernel import events as ev
from dbz_desktop.rules.kernel.decisions import IllegalAnswer
from dbz_desktop.rules.kernel.events import HIDDEN, Why, Zone
from dbz_desktop.ui.session.bridge import EngineBridge

DRAW = ev.CardMoved(60, Zone.LIFE_DECK, Zone.HAND, 1, 1, Why.DRAW, seen=2)


def test_answer_passes_on_events_and_the_next_question(qtbot):
    second = ask(cards=(8,))
    bridge = EngineBridge(FakeMatch([(scripts.opening(), second)], first=ask()))
    seen: list = []
    bridge.eventsArrived.connect(lambda events: seen.append(("events", len(events))))
    bridge.decisionChanged.connect(lambda decision: seen.append(("decision", decision)))
    bridge.answer(0)
    assert seen == [("events", 2), ("decision", second)]
    assert bridge.match.answers == [0]


def test_events_are_redacted_for_the_viewer(qtbot):
    bridge = EngineBridge(FakeMatch([([DRAW], ask())], first=ask()))
    with qtbot.waitSignal(bridge.eventsArrived) as got:
        bridge.answer(0)
    assert got.args[0][0].card == HIDDEN
    assert bridge.card(60) is None
    assert bridge.why_not(60) is None


def test_a_decision_of_the_other_seat_asks_for_a_handover(qtbot):
    bridge = EngineBridge(FakeMatch([(scripts.opening(), ask(1, (45,)))], first=ask()))
    with qtbot.waitSignal(bridge.handoverNeeded) as got:
        bridge.answer(0)
    assert got.args == [1]
    assert bridge.decision is None
    assert bridge.waiting_for == 1
    with qtbot.waitSignals([bridge.viewerChanged, bridge.decisionChanged]):
        bridge.setViewer(1)
    assert bridge.decision is not None
    assert bridge.view().mine.hand[0] == 45


def test_no_handover_to_a_seat_that_sits_elsewhere(qtbot):
    bridge = EngineBridge(FakeMatch([((), ask(1, (45,)))], first=ask()), hot_seat=(0,))
    with qtbot.assertNotEmitted(bridge.handoverNeeded):
        bridge.answer(0)


def test_answers_that_cannot_be_are_refused(qtbot):
    bridge = EngineBridge(FakeMatch(first=ask(cards=(5,))))
    with pytest.raises(IllegalAnswer, match="answer 7 is not among the 2 options"):
        bridge.answer(7)
    bridge.setViewer(1)
    with pytest.raises(IllegalAnswer, match="nothing is asked"):
        bridge.answer(0)


def test_game_over_is_told_once(qtbot):
    match = FakeMatch([([ev.GameWon(0, "survival", "WIN-1")], None)], first=ask())
    bridge = EngineBridge(match)
    match.outcome = "won"
    told: list = []
    bridge.gameOver.connect(told.append)
    bridge.answer(0)
    bridge.refresh()
    assert told == ["won"]


def test_events_are_shown_at_once_where_no_table_paces_them(qtbot):
    bridge = EngineBridge(FakeMatch([(scripts.opening(), ask())], first=ask()))
    shown: list = []
    bridge.eventShown.connect(shown.append)
    bridge.answer(0)
    assert len(shown) == 2


def test_work_in_the_background_comes_back_as_signals(qtbot):
    bridge = EngineBridge(FakeMatch([(scripts.opening(), ask())], first=ask()), background=True)
    with qtbot.waitSignal(bridge.eventsArrived):
        bridge.answer(0)
    assert bridge.match.answers == [0]
