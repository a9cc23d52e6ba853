"""The loupe: small and covered cards are shown larger beside themselves, and never in the way."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from dbz_desktop.match.content.library import load_pool
from dbz_desktop.match.scenarios.full_table import full_table
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.session.session import GameSession
from dbz_desktop.ui.table.widget import TableWidget


@pytest.fixture
def table(qtbot) -> TableWidget:
    """A table with all the cards that it must hold, in the smallest window."""
    match = full_table(load_pool(), ("Ann", "Ben"))
    widget = TableWidget(GameSession(match, match.decision.player), faces=FaceCache())
    widget.setSpeed("off")
    qtbot.addWidget(widget)
    widget.resize(800, 590)
    with qtbot.waitActive(widget):
        widget.show()
        widget.activateWindow()
    return widget


def sides(widget: TableWidget):
    view = widget.session.view()
    return view.sides[view.viewer], view.sides[1 - view.viewer]


def point(widget: TableWidget, at: QPoint) -> None:
    QTest.mouseMove(widget.viewport(), QPoint(2, 2))
    QTest.mouseMove(widget.viewport(), at)


def shown(qtbot, widget: TableWidget):
    qtbot.waitUntil(lambda: widget.loupe.card is not None)
    return widget.loupe.card


def test_a_small_card_is_shown_larger_on_the_table(qtbot, table):
    for side in sides(table):
        small = side.play[8].card
        item = table.table.item_of(small)
        at = table.cardPosition(small)
        point(table, at)
        assert table.loupe.card is None, "a passing pointer shows nothing"
        larger = shown(qtbot, table)
        assert larger.card is item.card
        assert larger.size().height() > 2 * item.size().height()
        assert table.table.sceneRect().contains(larger.spot.rect)
        assert not larger.spot.rect.contains(table.mapToScene(at))


def test_a_covered_card_of_the_hand_is_shown_whole(qtbot, table):
    hand = sides(table)[0].hand
    for card, covered in ((hand[5], True), (hand[-1], False)):
        item = table.table.item_of(card)
        edge = QPoint(item.size().width() // 2 - 3, 0)
        point(table, table.cardPosition(card) - edge)
        assert table.pointed == card
        if covered:
            assert shown(qtbot, table).card is item.card
        else:
            qtbot.wait(300)
            assert table.loupe.card is None


def test_a_card_that_can_be_read_is_left_as_it_is(qtbot, table):
    point(table, table.cardPosition(sides(table)[0].mp_card))
    qtbot.wait(300)
    assert table.loupe.card is None


def test_what_lies_below_the_larger_card_can_be_pointed_at_and_clicked(qtbot, table):
    play = [entry.card for entry in sides(table)[0].play]
    point(table, table.cardPosition(play[8]))
    larger = shown(qtbot, table)
    below = table.mapFromScene(larger.spot.rect.center())
    QTest.mouseMove(table.viewport(), below)
    assert table.pointed not in (play[8], -1)
    QTest.mouseMove(table.viewport(), QPoint(2, 2))
    assert table.loupe.card is None


def test_the_keyboard_shows_it_at_once_and_leaving_takes_it_away(qtbot, table):
    table.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(table, Qt.Key.Key_Right)
    play = {entry.card for entry in sides(table)[0].play}
    table.jump("own")
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right) * 4:
        for _ in range(12):
            if getattr(table.focusTarget, "instance", -1) in play:
                break
            QTest.keyClick(table, key)
    focused = table.focusTarget
    assert focused is not None and table.loupe.card is not None
    assert table.loupe.card.card is focused.card
    table.clearFocus()
    assert table.loupe.card is None


def test_the_reason_stands_clear_of_the_larger_card(qtbot, table):
    hand = sides(table)[0].hand
    idle = next(c for c in hand if not table.table.item_of(c).options)
    edge = QPoint(table.table.item_of(idle).size().width() // 2 - 3, 0)
    point(table, table.cardPosition(idle) - edge)
    larger = shown(qtbot, table)
    table.tell_why()
    chip = table.explainer.chip
    assert chip.isVisible()
    assert not chip.geometry().intersects(table.mapFromScene(larger.spot.rect).boundingRect())
