"""Small signs on a card on the table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from dbz_desktop.ui.kit.painting import draw_box, paint_with, write_with
from dbz_desktop.ui.kit.theme import draw_icon, theme


def paint_chosen(painter: QPainter, body: QRectF, sign: str) -> None:
    """The mark of a card that is chosen among several: a tick or its number, on a frame."""
    look = theme()
    draw_box(painter, body, 5, None, "accent", 3)
    side = max(18.0, body.width() * 0.36)
    # On the picture: title, icons and numbers stay to be read.
    circle = QRectF(0, 0, side, side)
    circle.moveCenter(QPointF(body.center().x(), body.top() + body.height() * 0.52))
    paint_with(painter, QPen(look.colour("accent-ink"), 1.5), look.colour("accent"))
    painter.drawEllipse(circle)
    ink = look.colour("accent-ink")
    if sign.isdigit():
        write_with(painter, look.font(side * 0.62, bold=True, display=True), ink)
        painter.drawText(circle, Qt.AlignmentFlag.AlignCenter, sign)
    else:
        inset = side * 0.2
        draw_icon(painter, "check", circle.adjusted(inset, inset, -inset, -inset), ink)


def paint_used(painter: QPainter, body: QRectF) -> None:
    """The sign of a card that was used this turn: a tick in a circle, at its right edge."""
    look = theme()
    side = max(11.0, body.width() * 0.24)
    circle = QRectF(body.right() - side - 1, body.center().y() - side * 0.4, side, side)
    paint_with(painter, QPen(look.colour("card-text"), 1.2), look.colour("card-shade", 0.9))
    painter.drawEllipse(circle)
    inset = side * 0.2
    inner = circle.adjusted(inset, inset, -inset, -inset)
    draw_icon(painter, "check", inner, "card-text")
