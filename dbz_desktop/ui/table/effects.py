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
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from dbz_desktop.ui.theme import draw_icon, theme


def _word_pixmap(text: str, pixels: float, colour: QColor, icon: str = "") -> QPixmap:
    look = theme()
    font = look.font(pixels, bold=True, display=True, italic=True)
    metrics = QFontMetricsF(font)
    side = pixels if icon else 0
    width = metrics.horizontalAdvance(text) + side * 1.3 + pixels
    height = metrics.height() + pixels * 0.3
    pixmap = QPixmap(round(width), round(height))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
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
    painter.end()
    return pixmap


def _ring_pixmap(diameter: float, colour: QColor) -> QPixmap:
    pixmap = QPixmap(round(diameter), round(diameter))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for i in range(6):
        shade = QColor(colour)
        shade.setAlphaF(0.75 / (i + 1))
        inset = diameter * 0.03 * (i + 1)
        painter.setPen(QPen(shade, diameter * 0.025))
        painter.drawEllipse(QRectF(inset, inset, diameter - 2 * inset, diameter - 2 * inset))
    painter.end()
    return pixmap


class Passing(QGraphicsPixmapItem):
    """One effect: moves by `way`, grows from `small` to `large`, fades at the end."""

    def __init__(
        self, pixmap: QPixmap, centre: QPointF, way: QPointF, small: float, large: float
    ) -> None:
        super().__init__(pixmap)
        self.setOffset(-pixmap.width() / 2, -pixmap.height() / 2)
        self.setZValue(900)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._from, self._way = centre, way
        self._small, self._large = small, large
        self.at(0.0)

    def at(self, share: float) -> None:
        """Show the effect at a share of its time, 0 to 1."""
        eased = 1 - (1 - share) ** 3
        self.setPos(self._from + self._way * eased)
        self.setScale(self._small + (self._large - self._small) * eased)
        rise = min(1.0, share / 0.15)
        self.setOpacity(rise if share < 0.6 else max(0.0, (1 - share) / 0.4))


def rising_number(scene: QGraphicsScene, text: str, over: QRectF, good: bool) -> Passing:
    """ "+3" or "−2" that rises from a gauge."""
    look = theme()
    colour = look.colour("accent" if good else "danger")
    pixmap = _word_pixmap(text, max(18.0, over.height() * 0.26), colour)
    effect = Passing(pixmap, over.center(), QPointF(0, -over.height() * 0.34), 0.8, 1.1)
    scene.addItem(effect)
    return effect


def banner(
    scene: QGraphicsScene, text: str, within: QRectF, colour: str, icon: str = ""
) -> Passing:
    """A word across the middle of a rectangle."""
    pixels = max(20.0, within.height() * 0.3)
    word = _word_pixmap(text, pixels, theme().colour(colour), icon)
    # A dark band behind the word: what stands in the middle must not show through it.
    pixmap = QPixmap(round(max(within.width(), word.width())), round(word.height() * 1.5))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    fade = QLinearGradient(0, 0, pixmap.width(), 0)
    for place, alpha in ((0.0, 0.0), (0.25, 0.94), (0.75, 0.94), (1.0, 0.0)):
        fade.setColorAt(place, theme().colour("ground", alpha if alpha else 0.001))
    painter.fillRect(pixmap.rect(), fade)
    painter.drawPixmap(
        round((pixmap.width() - word.width()) / 2), round(word.height() * 0.25), word
    )
    painter.end()
    fit = min(1.0, within.width() / max(1, pixmap.width()))
    effect = Passing(pixmap, within.center(), QPointF(0, 0), 0.86 * fit, fit)
    scene.addItem(effect)
    return effect


def reveal(scene: QGraphicsScene, faces: list[QPixmap], within: QRectF) -> Passing:
    """Cards held up for both to see, side by side over the middle."""
    dpr = faces[0].devicePixelRatio()
    gap = 6 * dpr
    width = sum(face.width() for face in faces) + gap * (len(faces) - 1)
    row = QPixmap(round(width), faces[0].height())
    row.fill(Qt.GlobalColor.transparent)
    painter = QPainter(row)
    left = 0.0
    for face in faces:
        painter.drawPixmap(QRectF(left, 0, face.width(), face.height()), face, QRectF(face.rect()))
        left += face.width() + gap
    painter.end()
    fit = min(1.0, within.width() * 0.98 / row.width())
    effect = Passing(row, within.center(), QPointF(0, 0), 0.85 * fit, fit)
    scene.addItem(effect)
    return effect


def ring(scene: QGraphicsScene, around: QRectF, colour: str) -> Passing:
    """A ring that spreads from a card: a level gained, a capture."""
    pixmap = _ring_pixmap(max(around.width(), around.height()) * 1.3, theme().colour(colour))
    effect = Passing(pixmap, around.center(), QPointF(0, 0), 0.5, 1.25)
    scene.addItem(effect)
    return effect
