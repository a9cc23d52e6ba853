"""What the passing effects are made of: pictures that are painted once and then only laid down.

`Show` is an effect that looks different at every share of its time; only what it changes is
painted anew. Nothing flashes: everything swells and fades once.
"""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPainterStateGuard,
    QPen,
    QPixmap,
    QRadialGradient,
)
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from dbz_desktop.ui.kit.painting import fainter, shaded, smooth

ABOVE = 900.0
"""The height of effects: above cards that fly."""


def ease(share: float) -> float:
    """Slow at both ends; what lies outside 0 to 1 is cut."""
    share = min(1.0, max(0.0, share))
    return share * share * (3 - 2 * share)


def part(share: float, start: float, end: float) -> float:
    """How far the stretch from `start` to `end` has gone, 0 to 1, at a share of the whole."""
    return min(1.0, max(0.0, (share - start) / (end - start)))


def swell(share: float, risen: float = 0.18, fading: float = 0.62) -> float:
    """Strength that rises once, stays, and fades once."""
    return ease(share / risen) if share < fading else 1 - ease((share - fading) / (1 - fading))


def along(start: QPointF, end: QPointF, share: float) -> QPointF:
    """A point on the way."""
    return start + (end - start) * share


def canvas(width: float, height: float, dpr: float = 1.0) -> QPixmap:
    """An empty picture of a size in device-independent pixels."""
    pixmap = QPixmap(max(1, math.ceil(width * dpr)), max(1, math.ceil(height * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def pen_on(pixmap: QPixmap) -> QPainter:
    """A painter with smooth edges."""
    painter = smooth(pixmap)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    return painter


def glow(diameter: float, colour: QColor, dpr: float = 1.0, core: float = 0.0) -> QPixmap:
    """A soft round light; `core` is the share of its radius that is at full strength."""
    pixmap = canvas(diameter, diameter, dpr)
    with pen_on(pixmap) as painter:
        half = diameter / 2
        light = shaded(QRadialGradient(QPointF(half, half), half), (0, colour))
        if core:
            light.setColorAt(core, colour)
        light.setColorAt(core + (1 - core) * 0.45, fainter(colour, colour.alphaF() * 0.32))
        light.setColorAt(1, fainter(colour, 0))
        painter.fillRect(QRectF(0, 0, diameter, diameter), light)
    return pixmap


def flames(
    around: QRectF, area: QRectF, colour: QColor, height: float, seed: int, dpr: float
) -> QPixmap:
    """Tongues of an aura that rise from the edges of `around`, drawn within `area`.

    `height` is how far the longest reaches, as a share of the height of `around`.
    """
    pixmap = canvas(area.width(), area.height(), dpr)
    with pen_on(pixmap) as painter:
        painter.translate(-area.topLeft())
        chance = random.Random(seed)
        wide, tall = around.width(), around.height()
        # A light close to the edge, so that the tongues grow out of something.
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for i in range(9, 0, -1):
            painter.setPen(QPen(fainter(colour, 0.1), i * wide * 0.03, j=Qt.PenJoinStyle.RoundJoin))
            painter.drawRoundedRect(around, 8, 8)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
        reach = tall * height
        roots: list[tuple[float, float, float]] = []
        for i in range(11):
            share = (i + 0.5 + chance.uniform(-0.3, 0.3)) / 11
            bulge = 1 - (2 * share - 1) ** 2 * 0.55
            roots.append((around.left() + wide * share, around.top() + tall * 0.06, bulge))
        for side in (0, 1):
            for i in range(7):
                share = (i + chance.uniform(0.2, 0.8)) / 7
                x = around.right() - wide * 0.02 if side else around.left() + wide * 0.02
                roots.append((x, around.top() + tall * share, 0.75 - share * 0.3))
        centre = around.center().x()
        for x, y, strength in roots:
            length = reach * strength * chance.uniform(0.65, 1.15)
            half = wide * chance.uniform(0.07, 0.12)
            lean = (x - centre) * 0.42 * chance.uniform(0.5, 1.3)
            sway = wide * chance.uniform(-0.1, 0.1)
            tip = QPointF(x + lean, y - length)
            path = QPainterPath(QPointF(x - half, y))
            path.cubicTo(
                QPointF(x - half * 1.5 + lean * 0.2, y - length * 0.4),
                QPointF(tip.x() + sway, y - length * 0.6),
                tip,
            )
            path.cubicTo(
                QPointF(tip.x() + sway + half * 0.5, y - length * 0.45),
                QPointF(x + half * 1.6 + lean * 0.2, y - length * 0.35),
                QPointF(x + half, y),
            )
            path.quadTo(QPointF(x, y + half), QPointF(x - half, y))
            shade = QLinearGradient(QPointF(x, y + half), tip)
            shade.setColorAt(0, fainter(colour, 0.05))
            shade.setColorAt(0.2, fainter(colour, 0.5))
            shade.setColorAt(0.6, fainter(colour, 0.26))
            shade.setColorAt(1, fainter(colour, 0))
            painter.setBrush(shade)
            painter.drawPath(path)
        # What the aura stands round stays free, so that its face can be read.
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.setBrush(Qt.GlobalColor.black)
        painter.drawRoundedRect(around.adjusted(1, 1, -1, -1), 7, 7)
    return pixmap


class Show(QGraphicsItem):
    """An effect over an area of the table; `at` shows it at a share of its time, 0 to 1.

    While `still` is set nothing in it moves: it shows its moment `KEY`, and only swells and fades.
    """

    KEY = 0.6

    def __init__(self, area: QRectF, dpr: float = 1.0, z: float = ABOVE) -> None:
        super().__init__()
        self.area = QRectF(area)
        self.dpr = dpr
        self.share = 0.0
        self.still = False
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def at(self, share: float) -> None:
        """Show this moment."""
        if self.still:
            self.setOpacity(swell(share, 0.2, 0.75))
            share = self.KEY
        before = self.touched()
        self.share = share
        after = self.touched()
        self.update(before)
        if after != before:
            self.update(after)

    def touched(self) -> QRectF:
        """What is painted at the present share."""
        return self.area

    def boundingRect(self) -> QRectF:
        """Everything that it may ever paint."""
        return self.area

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the present moment."""
        with QPainterStateGuard(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            self.draw(painter, self.share)

    def draw(self, painter: QPainter, share: float) -> None:
        """What it looks like at a share of its time."""


def lay(
    painter: QPainter, pixmap: QPixmap, centre: QPointF, opacity: float = 1.0, scale: float = 1.0
) -> None:
    """Lay a picture down around a point."""
    if opacity <= 0.004:
        return
    dpr = pixmap.devicePixelRatio()
    width, height = pixmap.width() / dpr * scale, pixmap.height() / dpr * scale
    before = painter.opacity()
    painter.setOpacity(before * min(1.0, opacity))
    if scale == 1.0:
        painter.drawPixmap(QPointF(centre.x() - width / 2, centre.y() - height / 2), pixmap)
    else:
        goal = QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)
        painter.drawPixmap(goal, pixmap, QRectF(pixmap.rect()))
    painter.setOpacity(before)


def box(centre: QPointF, diameter: float) -> QRectF:
    """A square around a point."""
    return QRectF(centre.x() - diameter / 2, centre.y() - diameter / 2, diameter, diameter)
