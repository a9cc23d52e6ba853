"""The scrubber of a replay: a slider over the whole game, with marks for what happened when."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QSlider, QToolTip, QWidget

from dbz_desktop.match.replays.recording import ATTACK, CAPTURE, LEVEL, TURN, WON, Mark
from dbz_desktop.ui.kit.measure import em
from dbz_desktop.ui.kit.painting import draw_box, paint_with, smooth, write_with
from dbz_desktop.ui.kit.theme import theme
from dbz_desktop.ui.kit.widgets import plain_tip


def margin(widget: QWidget) -> float:
    """What is left free at either end of what is as wide as a game is long."""
    return em(widget, 0.5)


def place_x(widget: QWidget, position: int, total: int) -> float:
    """Where a place of so many answers lies on a widget."""
    return margin(widget) + (widget.width() - 2 * margin(widget)) * position / max(1, total)


def nearest_place(widget: QWidget, x: float, total: int) -> int:
    """The place that lies at an x, or next to it."""
    room = max(1.0, widget.width() - 2 * margin(widget))
    return max(0, min(total, round((x - margin(widget)) / room * total)))


class Scrubber(QSlider):
    """Turns are bands of their player's colour with their numbers; below them lie attacks as
    ticks, above them level-ups as arrows, captures as rings, the end as a star. `pointed` tells
    in words what is under the pointer, "" for nothing."""

    pointed = Signal(str)

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._marks: Sequence[Mark] = ()
        self.viewer = 0
        self._hover: float | None = None
        self.setAccessibleName("Place in the game")
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_marks(self, marks: Sequence[Mark], total: int) -> None:
        """Show a game of so many answers."""
        self._marks = tuple(marks)
        self.setRange(0, total)
        self.setPageStep(max(1, total // 12))
        self.update()

    def sizeHint(self) -> QSize:
        """Three rows: what rises above the track, the track, the attacks."""
        return QSize(em(self, 20), em(self, 2.7))

    def minimumSizeHint(self) -> QSize:
        """As high as it wants to be."""
        return QSize(em(self, 8), em(self, 2.7))

    # --- places ---

    def x_of(self, position: int) -> float:
        """Where a place lies."""
        return place_x(self, position, self.maximum())

    def position_at(self, x: float) -> int:
        """The place that lies at an x; a mark close by is meant rather than the point beside it."""
        mark = self.mark_at(x)
        return mark.position if mark is not None else self.nearest(x)

    def nearest(self, x: float) -> int:
        """The place that lies at an x, or nearest to it."""
        return nearest_place(self, x, self.maximum())

    def mark_at(self, x: float) -> Mark | None:
        """The mark close to an x, if any; rare ones before common ones."""
        near = max(4.0, em(self, 0.25))
        order = (WON, LEVEL, CAPTURE, ATTACK, TURN)
        found = [mark for mark in self._marks if abs(self.x_of(mark.position) - x) <= near]
        if not found:
            return None
        return min(
            found, key=lambda m: (abs(self.x_of(m.position) - x) > 2, order.index(m.kind), abs(x))
        )

    def words_at(self, x: float) -> str:
        """What lies at an x, for a reader."""
        position = self.position_at(x)
        here = [mark for mark in self._marks if mark.position == position]
        turns = [mark for mark in self._marks if mark.kind == TURN and mark.position <= position]
        words = [turns[-1].text] if turns else []
        words += [mark.text for mark in here if mark.kind != TURN]
        return "\n".join([*words, f"Answer {position} of {self.maximum()}"])

    # --- the mouse ---

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Jump to where one clicks."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.setSliderDown(True)
            self.setValue(self.position_at(event.position().x()))
            event.accept()
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Scrub while the button is held; point otherwise."""
        self._hover = event.position().x()
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.setValue(self.position_at(self._hover))
        self.pointed.emit(self.words_at(self._hover))
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The place is chosen."""
        self.setSliderDown(False)
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is pointed at."""
        self._hover = None
        self.pointed.emit("")
        self.update()
        super().leaveEvent(event)

    def event(self, event: QEvent) -> bool:
        """Say what a mark is."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            words = plain_tip(self.words_at(event.pos().x()))
            QToolTip.showText(event.globalPos(), words, self)
            return True
        return super().event(event)

    # --- painting ---

    def _colour(self, seat: int, alpha: float = 1.0):
        return theme().colour("accent" if seat == self.viewer else "amber", alpha)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the game."""
        look = theme()
        painter = smooth(self)
        track = QRectF(
            margin(self), self.height() * 0.34, self.width() - 2 * margin(self),
            self.height() * 0.3,
        )  # fmt: skip
        draw_box(painter, track, 3, "panel-raised")
        self._paint_turns(painter, track)
        done = QRectF(track)
        done.setRight(self.x_of(self.value()))
        done.setTop(track.bottom() - 2)
        painter.fillRect(done, look.colour("text"))
        for mark in self._marks:
            self._paint_mark(painter, track, mark)
        if self._hover is not None:
            x = self.x_of(self.position_at(self._hover))
            painter.setPen(QPen(look.colour("text-muted"), 1))
            painter.drawLine(QPointF(x, 2), QPointF(x, self.height() - 2))
        self._paint_handle(painter, track)

    def _paint_turns(self, painter: QPainter, track: QRectF) -> None:
        look = theme()
        turns = [mark for mark in self._marks if mark.kind == TURN]
        font = look.font(min(look.px("caption"), track.height() - 2), bold=True, display=True)
        metrics = QFontMetricsF(font)
        for place, mark in enumerate(turns):
            end = turns[place + 1].position if place + 1 < len(turns) else self.maximum()
            left, right = self.x_of(mark.position), self.x_of(end)
            band = QRectF(left + 0.5, track.top(), max(1.0, right - left - 1), track.height())
            painter.fillRect(band, self._colour(mark.seat, 0.22))
            painter.fillRect(
                QRectF(left, track.top(), 1.5, track.height()), self._colour(mark.seat)
            )
            if metrics.horizontalAdvance(str(mark.number)) + 4 < band.width():
                write_with(painter, font, look.colour("text"))
                painter.drawText(
                    band.adjusted(4, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, str(mark.number)
                )

    def _paint_mark(self, painter: QPainter, track: QRectF, mark: Mark) -> None:
        x = self.x_of(mark.position)
        size = track.height() * 0.36
        above, below = track.top() - size - 1, track.bottom() + 2
        paint_with(painter, None, self._colour(mark.seat))
        if mark.kind == ATTACK:
            painter.drawRect(QRectF(x - 1, below, 2, self.height() - below - 2))
        elif mark.kind == LEVEL:
            tip = QPointF(x, above - size)
            painter.drawPolygon(
                QPolygonF([tip, QPointF(x + size, above + size), QPointF(x - size, above + size)])
            )
        elif mark.kind == CAPTURE:
            paint_with(painter, QPen(self._colour(mark.seat), 2), None)
            painter.drawEllipse(QPointF(x, above), size, size)
        elif mark.kind == WON:
            star = [QPointF(x, above - size * 1.3), QPointF(x + size, above)]
            star += [QPointF(x, above + size * 1.3), QPointF(x - size, above)]
            painter.drawPolygon(QPolygonF(star))

    def _paint_handle(self, painter: QPainter, track: QRectF) -> None:
        look = theme()
        x = self.x_of(self.value())
        radius = track.height() * 0.55
        focus = self.hasFocus()
        painter.setBrush(look.colour("accent"))
        painter.setPen(QPen(look.colour("focus" if focus else "ground"), 3 if focus else 2))
        painter.drawEllipse(QPointF(x, track.center().y()), radius, radius)
