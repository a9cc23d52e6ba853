"""The timeline: steps in order, the present one lit, what happened below each."""

from __future__ import annotations

import pytest
import scripts
from fake_match import FakeMatch, ask
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from dbz_desktop.ui.bridge import EngineBridge
from dbz_desktop.ui.table import TimelineWidget
from dbz_desktop.ui.table.timeline_model import TimelineModel, TimelineRole


def timeline(qtbot, events) -> TimelineWidget:
    bridge = EngineBridge(FakeMatch([(events, ask())], first=ask()))
    widget = TimelineWidget(bridge)
    qtbot.addWidget(widget)
    widget.resize(260, 600)
    widget.show()
    qtbot.waitExposed(widget)
    bridge.answer(0)
    return widget


def texts(model: TimelineModel, parent) -> list[str]:
    return [model.index(row, 0, parent).data() for row in range(model.rowCount(parent))]


def test_an_attack_shows_all_its_steps_and_lights_the_present_one(qtbot, qtmodeltester):
    events = [*scripts.opening(), *scripts.attack_hits()[:12]]
    widget = timeline(qtbot, events)
    model = widget.model
    qtmodeltester.check(model)
    assert model.rowCount() == 1, "the action and its attack are one row"
    attack = model.index(0, 0)
    assert attack.data() == "Orange Wide Blast"
    steps = [model.index(row, 0, attack) for row in range(model.rowCount(attack))]
    assert len(steps) == 8
    assert [step.data(TimelineRole.NOW) for step in steps].index(True) == 2
    assert [step.data(TimelineRole.REACHED) for step in steps] == [True] * 3 + [False] * 5
    assert steps[2].data(TimelineRole.RULE) == "ATK-3"
    assert any("Red Wide Blast" in text for text in texts(model, steps[2]))


def test_damage_tells_its_terms_and_its_cards_in_one_line(qtbot):
    events = [*scripts.opening(), *scripts.attack_hits()]
    widget = timeline(qtbot, events)
    model = widget.model
    attack = model.index(0, 0)
    assert attack.data(TimelineRole.RESULT) == "CRITICAL"
    damage = model.index(3, 0, attack)
    lines = texts(model, damage)
    assert sum("discards" in line for line in lines) == 1
    assert any(line.startswith("Bert discards 5: ") for line in lines)
    tip = model.index(0, 0, damage).data(Qt.ItemDataRole.ToolTipRole)
    assert "Attack Table C against B: AT 2 (ATK-5)" in tip
    assert "modifier: +1 life cards (Orange Patient Mastery)" in tip


def test_earlier_attacks_fold_up_and_open_again(qtbot):
    events = [*scripts.opening(), *scripts.attack_hits(), *scripts.attack_stopped()]
    widget = timeline(qtbot, events)
    model, view = widget.model, widget.view
    first = model.index(0, 0)
    assert [model.index(r, 0).data(TimelineRole.RESULT) for r in range(2)] == [
        "CRITICAL",
        "STOPPED",
    ]
    assert not view.isExpanded(first)
    at = view.visualRect(first).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert view.isExpanded(first)
    view.setCurrentIndex(first)
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Left)
    assert not view.isExpanded(first)


def test_a_new_viewer_reads_the_combat_from_the_history(qtbot):
    events = [*scripts.opening(), *scripts.attack_hits()]
    widget = timeline(qtbot, events)
    widget.bridge.setViewer(1)
    assert widget.model.index(0, 0).data(TimelineRole.RESULT) == "CRITICAL"


def test_without_combat_it_says_what_will_be_here(qtbot):
    widget = timeline(qtbot, [])
    assert widget.empty.isVisible()


@pytest.mark.parametrize("width", [180, 260, 420])
def test_lines_wrap_within_the_width(qtbot, width):
    widget = timeline(qtbot, [*scripts.opening(), *scripts.attack_hits()])
    widget.resize(width, 500)
    QTest.qWait(20)
    assert widget.view.horizontalScrollBar().maximum() == 0
