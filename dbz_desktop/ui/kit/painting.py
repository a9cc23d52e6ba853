"""What everything that is painted by hand begins with: a smooth painter, pen and brush, shades."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QGradient,
    QLinearGradient,
    QPaintDevice,
    QPainter,
    QPen,
    QRadialGradient,
)

G = TypeVar("G", QLinearGradient, QRadialGradient)


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


def shaded(gradient: G, *stops: tuple[float, QColor]) -> G:
    """The gradient with a colour at each of these places along it, 0 to 1."""
    for place, colour in stops:
        gradient.setColorAt(place, colour)
    return gradient
