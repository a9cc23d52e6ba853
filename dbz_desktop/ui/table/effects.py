"""Passing effects: rising numbers, rings and banners that come and go over the table.

Each is painted once into a pixmap and then only moved and faded. Nothing flashes: all of them
swell and fade slowly, once.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QGraphicsPixmapItem

from dbz_desktop.ui.kit.painting import smooth
from dbz_desktop.ui.kit.theme import draw_icon, theme
from dbz_desktop.ui.table.painted_effect import ABOVE, canvas, swell


def word(text: str, pixels: float, colour: QColor, icon: str = "", dpr: float = 1.0) -> QPixmap:
    """A word in the display face with a rim, after its icon if it has one."""
    look = theme()
    font = look.font(pixels, bold=True, display=True, italic=True)
    metrics = QFontMetricsF(font)
    side = pixels if icon else 0
    width = metrics.horizontalAdvance(text) + side * 1.3 + pixels
    height = metrics.height() + pixels * 0.3
    pixmap = canvas(round(width), round(height), dpr)
    with smooth(pixmap) as painter:
        left = pixels * 0.5
        if icon:
            draw_icon(painter, icon, QRectF(left, (height - side) / 2, side, side), colour)
            left += side * 1.3
        path = QPainterPath()
        path.addText(QPointF(left, pixels * 0.15 + metrics.ascent()), font, text)
        rim = look.colour("outline", 0.9)
        painter.setPen(QPen(rim, max(3.0, pixels * 0.16), j=Qt.PenJoinStyle.RoundJoin))
        painter.drawPath(path)
        painter.fillPath(path, colour)
    return pixmap


class Passing(QGraphicsPixmapItem):
    """One effect: moves by `way`, grows from `small` to `large`, fades at the end.

    While `still` is set it stands in its place at its full size, and only comes and goes.
    """

    def __init__(
        self, pixmap: QPixmap, centre: QPointF, way: QPointF, small: float, large: float
    ) -> None:
        super().__init__(pixmap)
        dpr = pixmap.devicePixelRatio()
        self.setOffset(-pixmap.width() / dpr / 2, -pixmap.height() / dpr / 2)
        self.setZValue(ABOVE)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.still = False
        self._from, self._way = centre, way
        self._small, self._large = small, large

    def at(self, share: float) -> None:
        """Show the effect at a share of its time, 0 to 1."""
        eased = 1.0 if self.still else 1 - (1 - share) ** 3
        self.setPos(self._from + self._way * eased)
        self.setScale(self._small + (self._large - self._small) * eased)
        self.setOpacity(swell(share, 0.15, 0.78))


def rising_number(text: str, over: QRectF, good: bool, dpr: float = 1.0) -> Passing:
    """ "+3" or "−2" that rises from a gauge."""
    colour = theme().colour("accent" if good else "danger")
    pixmap = word(text, max(18.0, over.height() * 0.26), colour, dpr=dpr)
    return Passing(pixmap, over.center(), QPointF(0, -over.height() * 0.34), 0.8, 1.0)


def band(within: QRectF, high: float, dpr: float = 1.0) -> Passing:
    """A strip of the ground across a rectangle, so that nothing shows through a word on it."""
    pixmap = canvas(within.width(), high, dpr)
    with QPainter(pixmap) as painter:
        fade = QLinearGradient(0, 0, within.width(), 0)
        for place, alpha in ((0.0, 0.001), (0.2, 0.95), (0.8, 0.95), (1.0, 0.001)):
            fade.setColorAt(place, theme().colour("ground", alpha))
        painter.fillRect(QRectF(0, 0, within.width(), high), fade)
    effect = Passing(pixmap, within.center(), QPointF(0, 0), 1.0, 1.0)
    effect.setZValue(ABOVE - 1)
    return effect


def banner(
    text: str, within: QRectF, colour: str, icon: str = "", dpr: float = 1.0
) -> tuple[Passing, Passing]:
    """A word across the middle of a rectangle, and the band below it."""
    made = word(text, max(20.0, within.height() * 0.3), theme().colour(colour), icon, dpr)
    fit = min(1.0, within.width() / max(1.0, made.width() / dpr))
    effect = Passing(made, within.center(), QPointF(0, 0), 0.9 * fit, fit)
    effect.setZValue(ABOVE + 1)
    return band(within, within.height() * 0.6, dpr), effect


def label(text: str, within: QRectF, colour: str, icon: str, x: float, dpr: float = 1.0) -> Passing:
    """A word in the upper part of a rectangle, around `x`, without a band of its own."""
    room = 2 * min(x - within.left(), within.right() - x)
    made = word(text, max(18.0, within.height() * 0.24), theme().colour(colour), icon, dpr)
    fit = min(1.0, room / max(1.0, made.width() / dpr))
    at = QPointF(x, within.top() + within.height() * 0.2)
    effect = Passing(made, at, QPointF(0, 0), 0.9 * fit, fit)
    effect.setZValue(ABOVE + 1)
    return effect


def reveal(faces: list[QPixmap], within: QRectF) -> Passing:
    """Cards held up for both to see, side by side over the middle."""
    dpr = faces[0].devicePixelRatio()
    gap = 6.0
    wide, high = faces[0].width() / dpr, faces[0].height() / dpr
    row = canvas(wide * len(faces) + gap * (len(faces) - 1), high, dpr)
    with QPainter(row) as painter:
        for i, face in enumerate(faces):
            painter.drawPixmap(QPointF(i * (wide + gap), 0), face)
    fit = min(1.0, within.width() * 0.98 / (row.width() / dpr))
    return Passing(row, within.center(), QPointF(0, 0), 0.85 * fit, fit)


def afterimage(face: QPixmap, centre: QPointF) -> Passing:
    """A card where it lay a moment ago, for a cross-fade."""
    return Passing(face, centre, QPointF(0, 0), 1.0, 1.0)
