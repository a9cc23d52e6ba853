"""What everything that is painted by hand begins with: a smooth painter, pen and brush, shades."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QGradient,
    QPaintDevice,
    QPainter,
    QPen,
    QPolygonF,
)

from dbz_desktop.ui.kit.theme import theme

G = TypeVar("G", bound=QGradient)
Ink = QBrush | QGradient | QColor | str
"""What something is painted in; a text is the name of a colour in the theme."""


def smooth(device: QPaintDevice) -> QPainter:
    """A painter with smooth edges."""
    painter = QPainter(device)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter


def paint_with(
    painter: QPainter,
    pen: QPen | QColor | Qt.PenStyle | None,
    brush: QBrush | QColor | QGradient | None,
) -> None:
    """Draw edges with a pen and fill with a brush from now on; None draws or fills nothing."""
    painter.setPen(Qt.PenStyle.NoPen if pen is None else pen)
    painter.setBrush(Qt.BrushStyle.NoBrush if brush is None else brush)


def draw_box(
    painter: QPainter,
    box: QRectF,
    radius: float,
    fill: Ink | None,
    edge: Ink | QPen | None = None,
    width: float = 1,
) -> None:
    """Draw a box with round corners, filled and with an edge so many pixels wide; None fills or
    draws nothing. What is drawn next has the same pen and brush."""
    if isinstance(fill, str):
        fill = theme().colour(fill)
    if isinstance(edge, str):
        edge = theme().colour(edge)
    pen = edge if edge is None or isinstance(edge, QPen) else QPen(edge, width)
    paint_with(painter, pen, fill)
    painter.drawRoundedRect(box, radius, radius)


def write_with(painter: QPainter, font: QFont, colour: QColor) -> None:
    """Write with a font in a colour from now on."""
    painter.setFont(font)
    painter.setPen(colour)


def fainter(colour: QColor, alpha: float) -> QColor:
    """A colour at a strength of 0 to 1."""
    shade = QColor(colour)
    shade.setAlphaF(min(1.0, max(0.0, alpha)))
    return shade


def shaded(gradient: G, *stops: tuple[float, QColor]) -> G:
    """The gradient with a colour at each of these places along it, 0 to 1."""
    for place, colour in stops:
        gradient.setColorAt(place, colour)
    return gradient


def arrow(
    box: QRectF, head: float, notch: float, inset: float = 0.0, back: bool = False
) -> QPolygonF:
    """An arrow to the right that fills a box, or `back` to the left: how long its head is, how
    deep its tail is cut, how much lower its shaft is than its head at each side."""
    neck, middle = box.right() - head, box.center().y()
    top, bottom = box.top() + inset, box.bottom() - inset
    points = [QPointF(box.left(), top), QPointF(neck, top), QPointF(neck, box.top())]
    points += [QPointF(box.right(), middle), QPointF(neck, box.bottom()), QPointF(neck, bottom)]
    points += [QPointF(box.left(), bottom), QPointF(box.left() + notch, middle)]
    if not inset:
        del points[5], points[2]
    if back:
        points = [QPointF(box.left() + box.right() - p.x(), p.y()) for p in points]
    return QPolygonF(points)


def twist(centre: QPointF, size: float, opened: bool) -> QPolygonF:
    """The triangle before what can be opened: it points down once that is open."""
    down, aside = [(-1.0, -0.6), (1.0, -0.6), (0.0, 0.8)], [(-0.6, -1.0), (-0.6, 1.0), (0.8, 0.0)]
    return QPolygonF([centre + QPointF(x, y) * size for x, y in (down if opened else aside)])
