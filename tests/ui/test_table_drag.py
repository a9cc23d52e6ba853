"""Cards dragged with the button held: where they may be dropped, and what that chooses."""

from __future__ import annotations

from dataclasses import replace

import pytest
from fake_match import FakeMatch, ask, start
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from dbz_desktop.match.telling.table import CardInPlay
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision, Option
from dbz_desktop.ui.session.session import GameSession
from dbz_desktop.ui.table.widget import TableWidget


@pytest.fixture
def table(qtbot):
    def make(match: FakeMatch, size=(1280, 720)) -> TableWidget:
        widget = TableWidget(GameSession(match, 0))
        widget.setSpeed("off")
        qtbot.addWidget(widget)
        widget.resize(*size)
        with qtbot.waitActive(widget):
            widget.show()
            widget.activateWindow()
        return widget

    return make


def chosen(widget: TableWidget) -> list[int]:
    got: list[int] = []
    widget.optionActivated.connect(got.append)
    return got


def move(widget: TableWidget, at: QPoint) -> None:
    """A move with the button held, which QTest can't send."""
    view = widget.viewport()
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(at),
        view.mapToGlobal(QPointF(at)),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(view, event)


def carry(widget: TableWidget, instance: int, to: QPoint) -> None:
    """Take a card and carry it somewhere, without letting go."""
    at = widget.cardPosition(instance)
    QTest.mousePress(widget.viewport(), Qt.MouseButton.LeftButton, pos=at)
    for share in (0.2, 0.6, 1.0):
        move(widget, at + (to - at) * share)


def drop(widget: TableWidget, to: QPoint) -> None:
    QTest.mouseRelease(widget.viewport(), Qt.MouseButton.LeftButton, pos=to)


def middle(widget: TableWidget) -> QPoint:
    return widget.table.frame.middle.center().toPoint()


def words(widget: TableWidget) -> list[str]:
    return [place.words for place in widget.dragging.zones.drops]


def question(*options: Option, kind=Ask.ACTION, prompt="Your action") -> Decision:
    return Decision(0, kind, prompt, "COM-2", (*options, Option(Act.PASS, "Pass")))


def test_a_drag_begins_only_beyond_the_threshold(table):
    widget = table(FakeMatch(first=ask(cards=(7,))))
    got = chosen(widget)
    at = widget.cardPosition(7)
    QTest.mousePress(widget.viewport(), Qt.MouseButton.LeftButton, pos=at)
    move(widget, at + QPoint(QApplication.startDragDistance() - 1, 0))
    assert not widget.dragging.active
    drop(widget, at)
    assert got == [0], "that was a click"


def test_an_attack_is_dropped_in_the_middle_and_the_zone_says_so(table):
    widget = table(FakeMatch(first=ask(cards=(5, 7))))
    got = chosen(widget)
    carry(widget, 7, middle(widget))
    assert widget.dragging.zones.over.words == "Attack"
    assert "Attack Frostbite - On Level 1" in words(widget)
    drop(widget, middle(widget))
    assert got == [1]
    assert not widget.dragging.active
    assert not [item for item in widget.table.items() if "Drop" in type(item).__name__]


def test_what_is_played_belongs_among_the_cards_in_play(table):
    widget = table(
        FakeMatch(first=question(Option(Act.PLAY, "Play it", card=9), kind=Ask.PLANNING))
    )
    got = chosen(widget)
    # Beside the cards that lie there already.
    place = widget.table.frame.play[0]
    goal = QPoint(int(place.left()) + 12, int(place.center().y()))
    carry(widget, 9, goal)
    assert widget.dragging.zones.over.words == "Place in play"
    drop(widget, goal)
    assert got == [0]


def test_a_card_to_discard_goes_to_the_discard_pile_and_nowhere_else(table):
    options = (Option(Act.PICK, "Discard 7", card=7), Option(Act.PICK, "Discard 8", card=8))
    widget = table(FakeMatch(first=question(*options, kind=Ask.DISCARD, prompt="Discard Step")))
    got = chosen(widget)
    carry(widget, 8, middle(widget))
    assert widget.dragging.zones.over is None
    drop(widget, middle(widget))
    assert got == []
    goal = widget.table.frame.discard[0].center().toPoint()
    carry(widget, 8, goal)
    assert widget.dragging.zones.over.words == "Discard"
    drop(widget, goal)
    assert got == [1]


def test_a_drop_elsewhere_brings_the_card_home(table):
    widget = table(FakeMatch(first=ask(cards=(7,))))
    got = chosen(widget)
    goal = widget.table.frame.life[0].center().toPoint()
    carry(widget, 7, goal)
    item = widget.table.item_of(7)
    assert item.pos() == QPointF(goal)
    drop(widget, goal)
    assert got == []
    assert item.pos() == item.home()
    assert item.opacity() == 1.0


def test_the_personality_dropped_on_decides_who_performs(table):
    performers = (
        Option(Act.ATTACK, "Attack with Kakarrin", card=7, performer=0),
        Option(Act.ATTACK, "Attack with Friend 33", card=7, performer=33),
    )
    widget = table(FakeMatch(first=question(*performers)))
    got = chosen(widget)
    goal = widget.cardPosition(33)
    carry(widget, 7, goal)
    assert widget.dragging.zones.over.words.startswith("Attack with Friend 33")
    drop(widget, goal)
    assert got == [1]


def test_a_place_that_stands_for_several_options_asks_which(table, qtbot):
    performers = (
        Option(Act.ATTACK, "Attack with Kakarrin", card=7, performer=0),
        Option(Act.ATTACK, "Attack with Friend 33", card=7, performer=33),
    )
    widget = table(FakeMatch(first=question(*performers)))
    got = chosen(widget)
    carry(widget, 7, middle(widget))
    drop(widget, middle(widget))
    menu = widget.chooser.menu
    assert menu.isVisible()
    assert got == []
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: got == [1])


def test_an_attack_dropped_on_an_enemy_also_answers_whom_it_hits(table, qtbot):
    tables = tuple(
        replace(
            view,
            sides=(view.sides[0], replace(view.sides[1], play=(CardInPlay(73, stages=3),))),
        )
        for view in (start(0), start(1))
    )
    whom = Decision(
        0,
        Ask.PERSONALITY,
        "Who is attacked?",
        "ATK-2",
        (Option(Act.PICK, "Frostbite", card=40), Option(Act.PICK, "Friend 33", card=73)),
    )
    match = FakeMatch([((), whom), ((), None)], first=ask(cards=(7,)), tables=tables)
    widget = table(match)
    widget.optionActivated.connect(widget.session.answer)
    goal = widget.cardPosition(73)
    carry(widget, 7, goal)
    assert widget.dragging.zones.over.words == "Attack Friend 33 - Loyal"
    drop(widget, goal)
    qtbot.waitUntil(lambda: match.answers == [0, 1])


def test_escape_lets_go_of_the_card_and_the_button_then_means_nothing(table):
    widget = table(FakeMatch(first=ask(cards=(7,))))
    got = chosen(widget)
    carry(widget, 7, middle(widget))
    QTest.keyClick(widget, Qt.Key.Key_Escape)
    assert not widget.dragging.active
    item = widget.table.item_of(7)
    assert item.pos() == item.home()
    drop(widget, middle(widget))
    assert got == []


def test_a_card_without_an_option_and_the_cards_of_the_other_side_stay_put(table):
    widget = table(FakeMatch(first=ask(cards=(7,))))
    for instance in (8, 51, 40):
        home = widget.table.item_of(instance).pos()
        carry(widget, instance, middle(widget))
        assert not widget.dragging.active
        assert widget.table.item_of(instance).pos() == home
        drop(widget, middle(widget))


def test_a_new_question_takes_the_card_out_of_the_hand_that_carries_it(table):
    widget = table(FakeMatch(first=ask(cards=(7,))))
    carry(widget, 7, middle(widget))
    widget.session.decisionChanged.emit(None)
    assert not widget.dragging.active
