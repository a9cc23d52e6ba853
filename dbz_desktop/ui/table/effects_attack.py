"""What an attack does to the eye: its way to the defender, and the shield."""

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
    QPolygonF,
    QRadialGradient,
)

from dbz_desktop.ui.kit.painting import arrow, fainter, paint_with
from dbz_desktop.ui.kit.theme import draw_icon, ink_on, theme
from dbz_desktop.ui.table.painted_effect import (
    Show,
    along,
    box,
    canvas,
    ease,
    glow,
    lay,
    part,
    pen_on,
    swell,
)


class Impact(Show):
    """An attack that nothing stopped travels from its card to the MP that it hits (ATK-1)."""

    KEY = 0.78
    HIT = 0.56
    """The share of the time at which it arrives."""

    def __init__(
        self, start: QPointF, goal: QPointF, size: float, colour: QColor, dpr: float = 1.0
    ) -> None:
        area = box(start, size).united(box(goal, size * 3.2))
        super().__init__(area, dpr)
        self._start, self._goal, self._size = QPointF(start), QPointF(goal), size
        self._colour = colour
        way = goal - start
        self._angle = math.degrees(math.atan2(way.y(), way.x()))
        self._burst: QPixmap | None = None

    def _place(self, share: float) -> QPointF:
        # It gathers speed: slow enough at first to be noticed, fast when it arrives.
        return along(self._start, self._goal, part(share, 0.0, self.HIT) ** 1.8)

    def touched(self) -> QRectF:
        """The traveller with its tail, or the burst."""
        if self.share < self.HIT and not self.still:
            tail = self._place(self.share - 0.16)
            return box(self._place(self.share), self._size * 1.3).united(box(tail, self._size))
        return box(self._goal, self._size * 3.2)

    def draw(self, painter: QPainter, share: float) -> None:
        """Under way, or arriving."""
        if share < self.HIT and not self.still:
            self.travel(painter, share)
            return
        if self._burst is None:
            self._burst = self.burst()
        own = part(share, self.HIT, 1.0)
        grown = 0.45 + 0.55 * ease(own * 1.7)
        lay(painter, self._burst, self._goal, swell(own, 0.18, 0.35), grown)

    def travel(self, painter: QPainter, share: float) -> None:
        """What is under way."""

    def burst(self) -> QPixmap:
        """What it looks like where it hits."""
        return canvas(1, 1)


class Blow(Impact):
    """A physical attack: a wedge of speed, a jagged burst."""

    def __init__(self, *given, **more) -> None:
        super().__init__(*given, **more)
        size = self._size
        self._wedge = canvas(size * 1.1, size, self.dpr)
        with pen_on(self._wedge) as painter:
            rim = theme().colour("card-shade", 0.7)
            for i in range(3):
                x = size * (0.04 + 0.27 * i)
                high = size * (0.3 + 0.09 * i)
                points = [
                    QPointF(x, size / 2 - high),
                    QPointF(x + size * 0.22, size / 2 - high),
                    QPointF(x + size * 0.48, size / 2),
                    QPointF(x + size * 0.22, size / 2 + high),
                    QPointF(x, size / 2 + high),
                    QPointF(x + size * 0.24, size / 2),
                ]
                painter.setPen(QPen(rim, size * 0.035, j=Qt.PenJoinStyle.RoundJoin))
                painter.setBrush(fainter(self._colour, 0.35 + 0.32 * i))
                painter.drawPolygon(QPolygonF(points))

    def travel(self, painter: QPainter, share: float) -> None:
        """The wedge flies point first."""
        painter.translate(self._place(share))
        painter.rotate(self._angle)
        painter.setOpacity(painter.opacity() * ease(part(share, 0, 0.12)))
        painter.setPen(QPen(fainter(self._colour, 0.5), max(1.5, self._size * 0.03)))
        for way in (-0.34, 0.0, 0.34):
            tail = self._size * (0.25 + 0.35 * part(share, 0, self.HIT))
            y = self._size * way
            painter.drawLine(QPointF(-self._size * 0.6 - tail, y), QPointF(-self._size * 0.55, y))
        lay(painter, self._wedge, QPointF(0, 0))

    def burst(self) -> QPixmap:
        """A star with many points, and lines that fly off."""
        wide = self._size * 3.1
        pixmap = canvas(wide, wide, self.dpr)
        painter = pen_on(pixmap)
        painter.translate(wide / 2, wide / 2)
        chance = random.Random(5)
        for outer, inner, alpha in ((0.44, 0.24, 0.55), (0.3, 0.17, 0.95)):
            points = []
            for i in range(26):
                angle = math.tau * i / 26 + chance.uniform(-0.05, 0.05)
                reach = wide * (outer * chance.uniform(0.72, 1.0) if i % 2 else inner)
                points.append(QPointF(math.cos(angle) * reach, math.sin(angle) * reach))
            painter.setPen(QPen(theme().colour("card-shade", 0.55), wide * 0.008))
            painter.setBrush(fainter(self._colour, alpha))
            painter.drawPolygon(QPolygonF(points))
        painter.setPen(QPen(fainter(self._colour, 0.7), wide * 0.012, c=Qt.PenCapStyle.RoundCap))
        for i in range(12):
            angle = math.tau * (i + 0.5) / 12
            way = QPointF(math.cos(angle), math.sin(angle))
            painter.drawLine(way * wide * 0.4, way * wide * chance.uniform(0.44, 0.49))
        side = wide * 0.2
        spot = QRectF(-side / 2, -side / 2, side, side)
        draw_icon(painter, "physical", spot, ink_on(self._colour))
        painter.end()
        return pixmap


class Blast(Impact):
    """An energy attack: a ball of light with a tail, and a sphere that spreads."""

    def __init__(self, *given, **more) -> None:
        super().__init__(*given, **more)
        size = self._size
        self._ball = glow(size * 1.15, self._colour, self.dpr, core=0.34)
        self._heart = glow(size * 0.5, theme().colour("card-text"), self.dpr, core=0.4)
        self._tail = glow(size * 0.8, fainter(self._colour, 0.5), self.dpr, core=0.1)

    def travel(self, painter: QPainter, share: float) -> None:
        """The ball grows while it flies."""
        strength = ease(part(share, 0, 0.16))
        for i in range(6, 0, -1):
            back = self._place(share - 0.026 * i)
            lay(painter, self._tail, back, strength * (0.7 - 0.1 * i), 1.0 - 0.11 * i)
        at = self._place(share)
        lay(painter, self._ball, at, strength)
        lay(painter, self._heart, at, strength * 0.9)

    def burst(self) -> QPixmap:
        """A sphere with two rings."""
        wide = self._size * 3.1
        pixmap = canvas(wide, wide, self.dpr)
        with pen_on(pixmap) as painter:
            middle = QPointF(wide / 2, wide / 2)
            ball = QRadialGradient(middle, wide / 2)
            for place, alpha in ((0, 0.95), (0.3, 0.7), (0.62, 0.28), (1, 0)):
                ball.setColorAt(place, fainter(self._colour, alpha))
            painter.fillRect(QRectF(0, 0, wide, wide), ball)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for radius, width in ((0.31, 0.022), (0.43, 0.012)):
                painter.setPen(QPen(fainter(self._colour, 0.85), wide * width))
                painter.drawEllipse(middle, wide * radius, wide * radius)
            side = wide * 0.2
            draw_icon(painter, "energy", box(middle, side), ink_on(self._colour))
        return pixmap


class Shield(Show):
    """A shield rises before the defender, and the attack's arrow breaks on it (ATK-4)."""

    KEY = 0.44
    HIT = 0.42

    def __init__(
        self, middle: QRectF, to_right: bool, colour: QColor, kind: str, dpr: float = 1.0
    ) -> None:
        super().__init__(middle, dpr)
        look = theme()
        way = 1 if to_right else -1
        high = middle.height()
        centre = middle.center()
        self._way = way
        # The word stands above the arrow, the shield before both.
        self._wall = QPointF(centre.x() + way * middle.width() * 0.32, centre.y())
        low = middle.top() + high * 0.66
        self._tail = QPointF(centre.x() - way * middle.width() * 0.42, low)
        self._length = high * 1.15
        self._ground = self._veil(look.colour("ground"))
        self._shield = self._make_shield(high * 0.82, look.colour("hero"))
        self._arrow = self._make_arrow(high * 0.34, colour, kind)
        self._shards = self._break(high * 0.34)
        self._ripple = canvas(high * 0.9, high * 0.9, dpr)
        with pen_on(self._ripple) as painter:
            for i in range(5):
                painter.setPen(QPen(fainter(look.colour("hero"), 0.5 / (i + 1)), high * 0.02))
                inset = high * (0.03 + 0.03 * i)
                painter.drawEllipse(
                    QRectF(0, 0, high * 0.9, high * 0.9).adjusted(inset, inset, -inset, -inset)
                )

    @property
    def word_x(self) -> float:
        """Where the word that goes with it has its middle."""
        return (self._tail.x() + self._wall.x() - self._way * self.area.height() * 0.4) / 2

    def _veil(self, ground: QColor) -> QPixmap:
        """What stands in the middle must not show through the scene that is played there."""
        pixmap = canvas(self.area.width(), self.area.height(), self.dpr)
        with pen_on(pixmap) as painter:
            fade = QLinearGradient(0, 0, self.area.width(), 0)
            for place, alpha in ((0.0, 0.0), (0.03, 0.97), (0.97, 0.97), (1.0, 0.0)):
                fade.setColorAt(place, fainter(ground, alpha))
            painter.fillRect(QRectF(0, 0, self.area.width(), self.area.height()), fade)
        return pixmap

    def _make_shield(self, high: float, colour: QColor) -> QPixmap:
        wide = high * 0.8
        pixmap = canvas(wide, high, self.dpr)
        with pen_on(pixmap) as painter:
            path = QPainterPath(QPointF(wide / 2, high * 0.03))
            path.cubicTo(
                wide * 0.7, high * 0.13, wide * 0.85, high * 0.14, wide * 0.96, high * 0.14
            )
            path.cubicTo(wide * 0.99, high * 0.62, wide * 0.76, high * 0.86, wide / 2, high * 0.97)
            path.cubicTo(
                wide * 0.24, high * 0.86, wide * 0.01, high * 0.62, wide * 0.04, high * 0.14
            )
            path.cubicTo(wide * 0.15, high * 0.14, wide * 0.3, high * 0.13, wide / 2, high * 0.03)
            shade = QLinearGradient(0, 0, wide, high)
            shade.setColorAt(0, colour.lighter(135))
            shade.setColorAt(0.55, colour)
            shade.setColorAt(1, colour.darker(150))
            painter.setBrush(shade)
            painter.setPen(QPen(theme().colour("text"), high * 0.03, j=Qt.PenJoinStyle.RoundJoin))
            painter.drawPath(path)
            side = wide * 0.5
            spot = QRectF((wide - side) / 2, high * 0.46 - side / 2, side, side)
            draw_icon(painter, "defense", spot, ink_on(colour))
        return pixmap

    def _make_arrow(self, high: float, colour: QColor, kind: str) -> QPixmap:
        length = self._length
        pixmap = canvas(length, high, self.dpr)
        painter = pen_on(pixmap)
        if self._way < 0:
            painter.translate(length, 0)
            painter.scale(-1, 1)
        neck = length - high * 0.85
        place = QRectF(1, 2, length - 3, high - 4)
        points = arrow(place, high * 0.85 - 2, high * 0.3 - 1, high * 0.2 - 2)
        fade = QLinearGradient(0, 0, length, 0)
        fade.setColorAt(0, fainter(colour.darker(160), 0.8))
        fade.setColorAt(0.7, colour)
        paint_with(painter, QPen(theme().colour("card-shade", 0.6), high * 0.04), fade)
        painter.drawPolygon(points)
        side = high * 0.5
        draw_icon(
            painter, kind, QRectF(neck - side * 0.9, (high - side) / 2, side, side), ink_on(colour)
        )
        painter.end()
        return pixmap

    def _break(self, high: float) -> list[tuple[QPixmap, QPointF, QPointF, float]]:
        """The arrow in pieces: picture, place from the tip, way, turn."""
        chance = random.Random(3)
        columns = 5
        shards = []
        for i in range(columns):
            for row in (0, 1):
                left = self._length * i / columns
                wide = self._length / columns
                jag = wide * 0.35
                top = high * 0.5 * row
                path = QPainterPath(QPointF(left - (jag if row else 0), top))
                path.lineTo(left + wide + (0 if row else jag), top)
                path.lineTo(left + wide - (jag if row else 0), top + high / 2)
                path.lineTo(left - (0 if row else jag), top + high / 2)
                path.closeSubpath()
                piece = canvas(self._length, high, self.dpr)
                with pen_on(piece) as painter:
                    painter.setClipPath(path)
                    painter.drawPixmap(QPointF(0, 0), self._arrow)
                bounds = path.boundingRect().intersected(QRectF(0, 0, self._length, high))
                cut = QRectF(bounds.topLeft() * self.dpr, bounds.size() * self.dpr).toAlignedRect()
                picture = piece.copy(cut)
                picture.setDevicePixelRatio(self.dpr)
                # Nearer the tip the pieces fly farther.
                near = (i + 1) / columns if self._way > 0 else 1 - i / columns
                away = QPointF(
                    -self._way * high * (0.5 + 1.5 * near * chance.random()),
                    high * (0.9 if row else -0.7) * (0.5 + near * chance.random()),
                )
                middle = bounds.center() - QPointF(self._length / 2, high / 2)
                shards.append((picture, middle, away, chance.uniform(-70, 70)))
        return shards

    def draw(self, painter: QPainter, share: float) -> None:
        """Rise, run, break, fade."""
        strength = swell(share, 0.14, 0.8)
        before = painter.opacity()
        painter.setOpacity(before * strength)
        painter.drawPixmap(self.area.topLeft(), self._ground)
        painter.setOpacity(before)
        high = self.area.height()
        reach = self._wall.x() - self._way * (high * 0.3 + self._length / 2)
        end = QPointF(reach, self._tail.y())
        start = self._tail + QPointF(self._way * self._length / 2, 0)
        if self._way * (end.x() - start.x()) < 0:
            start = end
        if share < self.HIT or self.still:
            run = 1.0 if self.still else part(share, 0.12, self.HIT) ** 1.6
            lay(painter, self._arrow, along(start, end, run), strength)
        else:
            own = part(share, self.HIT, 0.95)
            out = 1 - (1 - own) ** 2
            for picture, place, away, turn in self._shards:
                fall = QPointF(0, high * 0.35 * own * own)
                with QPainterStateGuard(painter):
                    painter.translate(end + place + away * out + fall)
                    painter.rotate(turn * out)
                    lay(painter, picture, QPointF(0, 0), 1 - ease(own * 1.15))
            lay(painter, self._ripple, self._wall, swell(own, 0.15, 0.25), 0.6 + 0.5 * out)
        rise = 1.0 if self.still else ease(part(share, 0.0, 0.3))
        shake = 0.0
        if not self.still and self.HIT <= share < self.HIT + 0.16:
            shake = math.sin(part(share, self.HIT, self.HIT + 0.16) * math.pi) * high * 0.05
        spot = self._wall + QPointF(self._way * shake, high * 0.4 * (1 - rise))
        lay(painter, self._shield, spot, strength * rise)
