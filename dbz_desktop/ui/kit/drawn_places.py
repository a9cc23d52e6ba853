"""Drawings that answer: several things in one widget, each pointed at, walked to and chosen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QFontMetrics, QHelpEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QToolTip, QWidget

from dbz_desktop.ui.kit.theme import theme
from dbz_desktop.ui.kit.widgets import plain_tip

_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
}
_ENDS = {Qt.Key.Key_Home: False, Qt.Key.Key_End: True}


class DrawnPlaces(QWidget):
    """A widget that draws its things itself: bars, turns, cards. Each has a number and a box.

    `place` has the keyboard, `hovered` the pointer (-1 for none). Arrow keys walk, and a click or
    one of `choosing` chooses; what that means, and what is said of a place, its drawing tells.
    """

    choosing: tuple[Qt.Key, ...] = (Qt.Key.Key_Return, Qt.Key.Key_Enter)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, mouseTracking=True, focusPolicy=Qt.FocusPolicy.StrongFocus)
        self.place = 0
        self.hovered = -1

    # --- what the drawing tells ---

    def count(self) -> int:
        """How many places there are."""
        raise NotImplementedError

    def box(self, place: int) -> QRectF:
        """Where a place lies."""
        raise NotImplementedError

    def tip(self, place: int) -> str:
        """What the tool tip of a place says; "" for none."""
        return ""

    def speak(self) -> None:
        """Tell a screen reader what is shown, and what has the keyboard."""

    def pointed(self, place: int) -> None:
        """Another place is pointed at, or none (-1)."""

    def walked(self) -> None:
        """The keyboard is on another place."""

    def chosen(self, place: int, ctrl: bool = False) -> None:
        """A place was clicked, or chosen by key; `ctrl` while that key was held."""

    # --- pointer and keys ---

    def line_height(self) -> float:
        """The height of a line of the text, in pixels."""
        return float(QFontMetrics(theme().font(theme().px("body"))).height())

    def place_at(self, at: QPointF) -> int:
        """The place under a point, or -1."""
        return next((n for n in range(self.count()) if self.box(n).contains(at)), -1)

    def keep_place(self) -> None:
        """Other things are shown: no place is pointed at that isn't there any more."""
        self.place = max(0, min(self.place, self.count() - 1))
        if self.hovered >= self.count():
            self.hovered = -1

    def go_to(self, place: int) -> None:
        """Give the keyboard's place to another one, as near as there is one."""
        self.place = max(0, min(place, self.count() - 1))
        self.speak()
        self.walked()
        self.update()

    def event(self, event: QEvent) -> bool:
        """Tell what is pointed at."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            place = self.place_at(QPointF(event.pos()))
            words = self.tip(place) if place >= 0 else ""
            if words:
                QToolTip.showText(
                    event.globalPos(), plain_tip(words), self, self.box(place).toRect()
                )
            else:
                QToolTip.hideText()
            return True
        return super().event(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show which place would be clicked."""
        self._hover(self.place_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        """No place is pointed at any more."""
        self._hover(-1)

    def _hover(self, place: int) -> None:
        if place != self.hovered:
            self.hovered = place
            self.pointed(place)
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose what is clicked."""
        place = self.place_at(event.position())
        if place >= 0 and event.button() == Qt.MouseButton.LeftButton:
            self.chosen(place, bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk and choose."""
        key = Qt.Key(event.key())
        if key in _STEPS:
            self.go_to(self.place + _STEPS[key])
        elif key in _ENDS:
            self.go_to(self.count() - 1 if _ENDS[key] else 0)
        elif key in self.choosing and self.count():
            ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
            self.chosen(self.place, ctrl)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """What has the keyboard is told."""
        super().focusInEvent(event)
        self.speak()
        self.update()
