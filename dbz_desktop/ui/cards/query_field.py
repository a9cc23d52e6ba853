"""The line that a query is typed into: it marks the part that can't be read."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QLineEdit

from dbz_desktop.ui.kit.painting import smooth
from dbz_desktop.ui.kit.theme import theme

MOST_TYPED = 20_000
"""Characters that the field takes; what is pasted beyond is cut off, and told as too long."""


class QueryField(QLineEdit):
    """The line that a query is typed into; the arrow down goes on to the cards."""

    leftDown = Signal()

    def __init__(self) -> None:
        super().__init__(maxLength=MOST_TYPED)
        self._wrong: tuple[int, int] | None = None

    @property
    def wrong(self) -> tuple[int, int] | None:
        """The characters that can't be read, from one up to another, or None."""
        return self._wrong

    def mark(self, start: int, end: int) -> None:
        """Mark some characters as what can't be read."""
        self._show((start, max(start + 1, end)))

    def unmark(self) -> None:
        """All of it can be read."""
        self._show(None)

    def _show(self, wrong: tuple[int, int] | None) -> None:
        if wrong != self._wrong:
            self._wrong = wrong
            if bool(self.property("wrong")) != bool(wrong):
                self.setProperty("wrong", bool(wrong))
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Down and Enter walk into what was found, Escape clears the query first."""
        key = event.key()
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.leftDown.emit()
            return
        if key == Qt.Key.Key_Escape and self.text():
            self.clear()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The line, and a wave below what can't be read."""
        super().paintEvent(event)
        if self._wrong is None or not self.text():
            return
        area = self.marked_rect()
        if area.width() < 1:
            return
        painter = smooth(self)
        painter.setPen(QPen(theme().colour("danger"), 1.6))
        step = max(2.5, self.fontMetrics().height() / 6)
        wave, up = QPolygonF(), False
        x = area.left()
        while x < area.right() + step:
            wave.append(QPointF(min(x, area.right()), area.bottom() - (step * 0.8 if up else 0)))
            x, up = x + step, not up
        painter.drawPolyline(wave)
        painter.end()

    def marked_rect(self) -> QRectF:
        """Where the part lies that can't be read, in the field; as far as it is in sight."""
        if self._wrong is None:
            return QRectF()
        metrics, text = self.fontMetrics(), self.text()
        cursor = self.cursorRect()
        origin = cursor.center().x() - metrics.horizontalAdvance(text[: self.cursorPosition()])
        start, end = (min(place, len(text)) for place in self._wrong)
        left = float(origin + metrics.horizontalAdvance(text[:start]))
        right = float(origin + metrics.horizontalAdvance(text[:end]))
        if end <= start:
            # What is missing at the end is marked just behind it.
            right = left + metrics.horizontalAdvance("n")
        margin = self.fontMetrics().height() * 0.4
        left, right = max(left, margin), min(right, self.width() - margin)
        bottom = self.height() / 2 + metrics.height() / 2 + 1
        return QRectF(left, bottom - metrics.height(), max(0.0, right - left), metrics.height())
