"""Hands for the tests of the deck pages: a window with its editor, and real drags.

Qt's offscreen platform begins a drag with real mouse events and then has no screen to carry it
over. `drag` presses and moves the mouse for real until the view starts its `QDrag`, and then
brings the drag's own data to the other widget with the events that a platform sends.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QDrag, QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

NONE = Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton


def widget_taking(window: QWidget, at: QPoint) -> QWidget | None:
    """The widget that gets a drag at a place of the window: the inmost one that takes drops."""
    widget = window.childAt(at)
    while widget is not None and not widget.acceptDrops():
        widget = widget.parentWidget()
    return widget


def drag(
    window: QWidget,
    source: QWidget,
    start: QPoint,
    target: QWidget,
    end: QPoint,
    monkeypatch,
    modifiers: Qt.KeyboardModifier = NONE,
) -> Qt.DropAction | None:
    """Drag from a place of one widget to a place of another; returns what came of it.

    None where no drag was started.
    """
    done: list[Qt.DropAction] = []

    def carry(drag: QDrag, actions, default=Qt.DropAction.IgnoreAction) -> Qt.DropAction:
        class Sourced:
            def source(self):
                return drag.source()

        class Enter(Sourced, QDragEnterEvent):
            pass

        class Move(Sourced, QDragMoveEvent):
            pass

        class Drop(Sourced, QDropEvent):
            pass

        at = target.mapTo(window, end)
        taker = widget_taking(window, at)
        action = Qt.DropAction.IgnoreAction
        while taker is not None:
            place = taker.mapFrom(window, at)
            enter = Enter(place, actions, drag.mimeData(), LEFT, modifiers)
            QApplication.sendEvent(taker, enter)
            if enter.isAccepted():
                break
            taker = taker.parentWidget()
            while taker is not None and not taker.acceptDrops():
                taker = taker.parentWidget()
        if taker is not None:
            place = taker.mapFrom(window, at)
            move = Move(place, actions, drag.mimeData(), LEFT, modifiers)
            QApplication.sendEvent(taker, move)
            if move.isAccepted():
                drop = Drop(QPointF(place), actions, drag.mimeData(), LEFT, modifiers)
                QApplication.sendEvent(taker, drop)
                if drop.isAccepted():
                    action = drop.dropAction()
        done.append(action)
        return action

    monkeypatch.setattr(QDrag, "exec", carry)
    QTest.mousePress(source, LEFT, NONE, start)
    for step in range(1, 6):
        QTest.mouseMove(source, start + QPoint(6 * step, 4 * step))
    QTest.mouseRelease(source, LEFT, NONE, start + QPoint(30, 20))
    return done[0] if done else None
