"""What damage does to the eye: the crack of critical damage, the count of lost life cards."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QRadialGradient

from dbz_desktop.ui.kit.painting import fainter, paint_with
from dbz_desktop.ui.kit.theme import theme
from dbz_desktop.ui.table.painted_effect import Show, canvas, ease, lay, part, pen_on


class Crack(Show):
    """A crack runs across the scouter's glass of whom critical damage hit (ATK-13)."""

    KEY = 0.6

    def __init__(self, lens: QRectF, seed: int, dpr: float = 1.0) -> None:
        super().__init__(lens, dpr)
        d = lens.width()
        self._hit = QPointF(d * 0.34, d * 0.3)
        self._picture = self._make(d, random.Random(seed * 31 + 7))
        self._shade = canvas(d, d, dpr)
        with pen_on(self._shade) as painter:
            dark = QRadialGradient(self._hit, d * 0.75)
            danger = theme().colour("danger")
            dark.setColorAt(0, fainter(danger, 0.5))
            dark.setColorAt(0.5, fainter(danger, 0.22))
            dark.setColorAt(1, fainter(danger, 0.06))
            paint_with(painter, None, dark)
            painter.drawEllipse(QRectF(d * 0.02, d * 0.02, d * 0.96, d * 0.96))

    def _make(self, d: float, chance: random.Random) -> QPixmap:
        pixmap = canvas(d, d, self.dpr)
        painter = pen_on(pixmap)
        glass = QPainterPath()
        glass.addEllipse(QRectF(d * 0.02, d * 0.02, d * 0.96, d * 0.96))
        painter.setClipPath(glass)
        rays: list[list[QPointF]] = []
        count = 9
        for i in range(count):
            angle = math.tau * (i + chance.uniform(-0.28, 0.28)) / count
            points = [QPointF(self._hit)]
            reach = 0.0
            while reach < d:
                reach += d * chance.uniform(0.06, 0.13)
                bent = angle + chance.uniform(-0.2, 0.2)
                points.append(self._hit + QPointF(math.cos(bent) * reach, math.sin(bent) * reach))
            rays.append(points)
        look = theme()
        # Splinters between two rays catch the light.
        painter.setPen(Qt.PenStyle.NoPen)
        for i in range(0, count, 2):
            one, two = rays[i], rays[(i + 1) % count]
            painter.setBrush(fainter(look.colour("text"), chance.uniform(0.05, 0.13)))
            painter.drawPolygon(QPolygonF([*one[:4], *reversed(two[:4])]))
        path = QPainterPath()
        for i, points in enumerate(rays):
            path.addPolygon(QPolygonF(points))
            for step in (2, 4):
                if step < len(points):
                    side = chance.choice((-1, 1)) * chance.uniform(0.4, 0.9)
                    way = points[step] - points[step - 1]
                    turned = QPointF(
                        way.x() * math.cos(side) - way.y() * math.sin(side),
                        way.x() * math.sin(side) + way.y() * math.cos(side),
                    )
                    path.moveTo(points[step])
                    path.lineTo(points[step] + turned * chance.uniform(0.9, 1.7))
            other = rays[(i + 1) % count]
            for ring in (1, 3):
                if chance.random() < 0.72 and ring < min(len(points), len(other)):
                    path.moveTo(points[ring])
                    path.lineTo(other[ring])
        paint_with(painter, QPen(look.colour("outline", 0.75), max(2.5, d * 0.022)), None)
        painter.drawPath(path.translated(d * 0.006, d * 0.008))
        painter.setPen(QPen(look.colour("focus"), max(1.2, d * 0.0095)))
        painter.drawPath(path)
        painter.end()
        return pixmap

    def draw(self, painter: QPainter, share: float) -> None:
        """The crack grows from where it was hit, stays a while, and heals."""
        strength = 1 - ease(part(share, 0.72, 1.0))
        before = painter.opacity()
        painter.setOpacity(before * strength * ease(part(share, 0.0, 0.3)))
        painter.drawPixmap(self.area.topLeft(), self._shade)
        painter.setOpacity(before * strength)
        grown = 1 - (1 - part(share, 0.0, 0.42)) ** 2
        if grown < 1:
            clip = QPainterPath()
            radius = self.area.width() * 1.05 * grown
            clip.addEllipse(self.area.topLeft() + self._hit, radius, radius)
            painter.setClipPath(clip)
        painter.drawPixmap(self.area.topLeft(), self._picture)
        painter.setOpacity(before)


class LossCount(Show):
    """Counts the cards that damage takes from a Life Deck, beside the deck, while they fall."""

    KEY = 0.5

    def __init__(self, deck: QRectF, text: float, dpr: float = 1.0) -> None:
        self._size = max(20.0, min(deck.width() * 0.5, text * 3.4))
        wide = self._size * 2.6
        area = QRectF(
            deck.center().x() - wide / 2, deck.top() - self._size * 0.9, wide, self._size * 1.5
        )
        if area.top() < 2:
            area.moveTop(2)
        super().__init__(area, dpr)
        self.count = 0
        self._picture: QPixmap | None = None

    def add(self) -> None:
        """One card more."""
        self.count += 1
        self._picture = None
        self.update()

    def draw(self, painter: QPainter, share: float) -> None:
        """The number; each new one begins a little larger."""
        if self._picture is None:
            self._picture = self._make()
        pop = 0.0 if self.still else 0.22 * (1 - ease(share / 0.18))
        fade = 1 - ease(part(share, 0.7, 1.0))
        lay(painter, self._picture, self.area.center(), fade, 1.0 + pop if pop > 0.01 else 1.0)

    def _make(self) -> QPixmap:
        from dbz_desktop.ui.table.effects import word

        return word(
            f"−{self.count}", self._size * 0.8, theme().colour("danger"), "damage", self.dpr
        )
