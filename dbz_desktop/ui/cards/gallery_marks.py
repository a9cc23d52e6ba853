"""What is painted over the faces of the gallery: copies in the deck, and rings."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from dbz_desktop.ui.kit.painted_text import CENTRE, draw_line
from dbz_desktop.ui.kit.painting import paint_with
from dbz_desktop.ui.kit.theme import ink_on, theme


def paint_copies(painter: QPainter, rect: QRect, copies: int) -> None:
    """How many copies of a card the open deck holds, on its corner."""
    look = theme()
    side = max(22.0, rect.width() * 0.2)
    badge = QRectF(rect.right() - side * 0.86, rect.top() - side * 0.14, side, side)
    accent = look.colour("accent")
    paint_with(painter, QPen(look.colour("ground"), 2), accent)
    painter.drawEllipse(badge)
    draw_line(painter, f"{copies}", badge, ink_on(accent), side * 0.62, align=CENTRE)


def paint_ring(painter: QPainter, rect: QRect, chosen: bool, current: bool) -> None:
    """The ring of a card that is chosen, in focus, or pointed at."""
    look = theme()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    frame = QRectF(rect).adjusted(-2, -2, 2, 2)
    if chosen:
        painter.setPen(QPen(look.colour("accent"), 4))
        painter.drawRoundedRect(frame, 10, 10)
    if current:
        painter.setPen(
            QPen(
                look.colour("focus"),
                2,
                Qt.PenStyle.DashLine if chosen else Qt.PenStyle.SolidLine,
            )
        )
        painter.drawRoundedRect(frame.adjusted(-2, -2, 2, 2), 11, 11)
    elif not chosen:
        painter.setPen(QPen(look.colour("line-strong"), 2))
        painter.drawRoundedRect(frame, 10, 10)
