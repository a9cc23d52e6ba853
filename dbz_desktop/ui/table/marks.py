"""Small signs on a card on the table."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from dbz_desktop.ui.theme import draw_icon, theme


def paint_used(painter: QPainter, body: QRectF) -> None:
    """The sign of a card that was used this turn: a tick in a circle, at its right edge."""
    look = theme()
    side = max(11.0, body.width() * 0.24)
    circle = QRectF(body.right() - side - 1, body.center().y() - side * 0.4, side, side)
    painter.setPen(QPen(look.colour("card-text"), 1.2))
    painter.setBrush(look.colour("card-shade", 0.9))
    painter.drawEllipse(circle)
    inset = side * 0.2
    inner = circle.adjusted(inset, inset, -inset, -inset)
    draw_icon(painter, "check", inner, look.colour("card-text"))
