"""The card back: a scouter's lens on a dark ground. Of our own design."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QRadialGradient

from dbz_desktop.ui.kit.painting import draw_box, paint_with
from dbz_desktop.ui.kit.theme import theme


def draw_back(painter: QPainter) -> None:
    """Draw the back into 0, 0, 100, 140 of the painter's space."""
    look = theme()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outer = QPainterPath()
    outer.addRoundedRect(QRectF(0, 0, 100, 140), 7, 7)
    ground = QRadialGradient(QPointF(50, 70), 90)
    ground.setColorAt(0, QColor("#1B4A45"))
    ground.setColorAt(1, QColor("#0B2123"))
    painter.fillPath(outer, ground)
    painter.setClipPath(outer)
    line = look.colour("lens", 0.22)
    painter.setPen(QPen(line, 0.8))
    for i in range(-10, 18):
        painter.drawLine(QPointF(i * 10, 0), QPointF(i * 10 + 70, 140))
        painter.drawLine(QPointF(i * 10 + 70, 0), QPointF(i * 10, 140))
    painter.setClipping(False)
    centre = QPointF(50, 70)
    glass = QRadialGradient(centre - QPointF(8, 10), 36)
    glass.setColorAt(0, QColor("#2FB27A"))
    glass.setColorAt(1, QColor("#0A3A2C"))
    paint_with(painter, QPen(look.colour("gold"), 2.2), glass)
    painter.drawEllipse(centre, 27, 27)
    paint_with(painter, QPen(QColor(220, 255, 236, 190), 1.2), None)
    painter.drawEllipse(centre, 18, 18)
    for i in range(4):
        angle = i * math.pi / 2
        way = QPointF(math.cos(angle), math.sin(angle))
        painter.drawLine(centre + way * 9, centre + way * 24)
    paint_with(painter, None, QColor("#E9FFF3"))
    painter.drawEllipse(centre, 3.2, 3.2)
    draw_box(painter, QRectF(4, 4, 92, 132), 5, None, look.colour("gold", 0.9), 2.4)
    painter.setPen(QPen(QColor("#061213"), 2))
    painter.drawRoundedRect(QRectF(1, 1, 98, 138), 6.5, 6.5)


def back_image(size: QSize, dpr: float = 1.0) -> QImage:
    """The back as an image of a size."""
    image = QImage(size * dpr, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    image.setDevicePixelRatio(dpr)
    with QPainter(image) as painter:
        painter.scale(size.width() / 100, size.height() / 140)
        draw_back(painter)
    return image
