"""The three victories, each in its own light (WIN-1 to WIN-3).

Survival: the Life Deck is empty and the scouter goes dark. Most Powerful Personality: an aura
grows over the whole table. Dragon Ball: seven stars gather and a ribbon of light rises.
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
    QPolygonF,
    QRadialGradient,
)

from dbz_desktop.ui.kit.painting import fainter, paint_with, write_with
from dbz_desktop.ui.kit.theme import theme
from dbz_desktop.ui.table.painted_effect import (
    Show,
    along,
    box,
    canvas,
    ease,
    flames,
    glow,
    lay,
    part,
    pen_on,
    swell,
)


class Dark(Show):
    """Survival: the loser's scouter shuts like an old screen, its Life Deck is an empty frame.

    In it stands how many cards are `left` there, that damage can't discard (ATK-11).
    """

    KEY = 0.45

    def __init__(self, lens: QRectF, deck: QRectF, left: int, dpr: float = 1.0) -> None:
        frame = deck.adjusted(-10, -10, 10, 10)
        super().__init__(lens.united(frame), dpr)
        self._lens, self._deck = QRectF(lens), QRectF(frame)
        look = theme()
        d = lens.width()
        self._night = canvas(d, d, dpr)
        with pen_on(self._night) as painter:
            shade = QRadialGradient(QPointF(d / 2, d / 2), d / 2)
            shade.setColorAt(0, look.colour("card-shade"))
            shade.setColorAt(0.9, look.colour("card-shade"))
            shade.setColorAt(1, look.colour("card-frame"))
            paint_with(painter, QPen(look.colour("line"), max(1.5, d * 0.02)), shade)
            painter.drawEllipse(QRectF(d * 0.01, d * 0.01, d * 0.98, d * 0.98))
        light = look.colour("card-lit")
        self._beam = canvas(d * 0.9, d * 0.14, dpr)
        with pen_on(self._beam) as painter:
            line = QLinearGradient(0, 0, d * 0.9, 0)
            for place, alpha in ((0, 0.0), (0.2, 0.9), (0.5, 1.0), (0.8, 0.9), (1, 0.0)):
                line.setColorAt(place, fainter(light, alpha))
            for i in range(5, 0, -1):
                painter.setOpacity(0.2)
                high = d * 0.022 * i
                painter.fillRect(QRectF(0, d * 0.07 - high / 2, d * 0.9, high), line)
        self._spot = glow(d * 0.2, light, dpr, core=0.2)
        self._frame = canvas(frame.width(), frame.height(), dpr)
        with pen_on(self._frame) as painter:
            rect = QRectF(10, 10, deck.width(), deck.height())
            painter.setBrush(look.colour("ground", 0.9))
            for i in range(4, 0, -1):
                painter.setPen(QPen(look.colour("danger", 0.16), 3.0 * i))
                painter.drawRoundedRect(rect, 7, 7)
            painter.setPen(QPen(look.colour("danger"), 2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(rect, 7, 7)
            pixels = deck.width() * 0.5
            write_with(painter, look.font(pixels, bold=True, display=True), look.colour("danger"))
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, f"{left}")

    def draw(self, painter: QPainter, share: float) -> None:
        """The frame shows, the glass darkens, its light draws together and goes out."""
        stay = 1 - ease(part(share, 0.9, 1.0))
        lay(painter, self._frame, self._deck.center(), ease(part(share, 0.02, 0.2)) * stay)
        middle = self._lens.center()
        lay(painter, self._night, middle, ease(part(share, 0.12, 0.4)) * stay)
        line = ease(part(share, 0.18, 0.34)) * (1 - ease(part(share, 0.44, 0.66)))
        if line > 0.004:
            dpr = self._beam.devicePixelRatio()
            wide = self._beam.width() / dpr * (1 - 0.94 * ease(part(share, 0.36, 0.64)))
            high = self._beam.height() / dpr
            goal = QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
            before = painter.opacity()
            painter.setOpacity(before * line)
            painter.drawPixmap(goal, self._beam, QRectF(self._beam.rect()))
            painter.setOpacity(before)
        spot = ease(part(share, 0.46, 0.62)) * (1 - ease(part(share, 0.68, 0.88)))
        lay(painter, self._spot, middle, spot * 0.9)


class AuraOverAll(Show):
    """Most Powerful Personality: the MP's aura grows until it lies over the whole table.

    Three lights, each larger than the last, swell one after the other; nothing large is scaled.
    """

    KEY = 0.62
    REACH = (0.2, 0.5, 1.15)

    def __init__(self, table: QRectF, card: QRectF, colour: QColor, dpr: float = 1.0) -> None:
        super().__init__(table, dpr)
        self._card, self._colour = QRectF(card), colour
        self._lights: dict[int, QPixmap] = {}
        self._flames: dict[int, QPixmap] = {}
        wide, tall = card.width(), card.height()
        self._near = card.adjusted(-wide * 0.6, -tall * 1.0, wide * 0.6, tall * 0.12)
        chance = random.Random(9)
        self._sparks = [
            (chance.random(), chance.random(), chance.uniform(0.0, 0.5), chance.uniform(0.7, 1.0))
            for _ in range(26)
        ]
        self._spark = glow(max(12.0, table.height() * 0.024), colour, dpr, core=0.25)

    def _light(self, which: int) -> QPixmap:
        if which not in self._lights:
            reach = self.area.width() * self.REACH[which]
            # A soft light needs no sharpness: a quarter of the pixels, but never scaled in motion.
            place = box(self._card.center(), reach * 2).intersected(self.area)
            pixmap = canvas(place.width(), place.height(), 1.0)
            with QPainter(pixmap) as painter:
                light = QRadialGradient(self._card.center() - place.topLeft(), reach)
                alpha = (0.42, 0.34, 0.3)[which]
                for at, strength in ((0, 1.0), (0.5, 0.62), (0.82, 0.3), (0.9, 0.16), (1, 0.0)):
                    light.setColorAt(at, fainter(self._colour, alpha * strength))
                painter.fillRect(QRectF(QPointF(0, 0), place.size()), light)
                painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
                painter.fillRect(self._card.translated(-place.topLeft()), Qt.GlobalColor.black)
            self._lights[which] = pixmap
        return self._lights[which]

    def _flame(self, which: int) -> QPixmap:
        if which not in self._flames:
            height = (0.4, 0.7, 0.95)[which]
            self._flames[which] = flames(
                self._card, self._near, self._colour, height, 21 + which, self.dpr
            )
        return self._flames[which]

    def draw(self, painter: QPainter, share: float) -> None:
        """Lights from near to far, flames from low to high, sparks that rise everywhere."""
        going = 1 - ease(part(share, 0.8, 1.0))
        before = painter.opacity()
        for which, (start, full) in enumerate(((0.0, 0.2), (0.12, 0.4), (0.3, 0.62))):
            strength = ease(part(share, start, full)) * going
            if strength > 0.01:
                reach = self.area.width() * self.REACH[which]
                place = box(self._card.center(), reach * 2).intersected(self.area)
                painter.setOpacity(before * strength)
                painter.drawPixmap(place.topLeft(), self._light(which))
        for which, (start, end) in enumerate(((0.04, 0.34), (0.2, 0.6), (0.42, 1.0))):
            strength = swell(part(share, start, end), 0.4, 0.6) * going
            if strength > 0.01:
                painter.setOpacity(before * strength)
                painter.drawPixmap(self._near.topLeft(), self._flame(which))
        painter.setOpacity(before)
        for x, y, start, high in self._sparks:
            own = part(share, start, start + 0.48)
            if 0 < own < 1:
                at = QPointF(
                    self.area.left() + self.area.width() * x,
                    self.area.bottom() - self.area.height() * (y * 0.5 + high * 0.5 * own),
                )
                lay(painter, self._spark, at, math.sin(own * math.pi) * 0.9)


class Dragon(Show):
    """Dragon Ball: seven stars gather over the middle, and a ribbon of light rises from them."""

    KEY = 0.74
    GATHERED, RISEN = 0.4, 0.72

    def __init__(self, table: QRectF, starts: list[QPointF], dpr: float = 1.0) -> None:
        high = table.height()
        self._middle = QPointF(table.center().x(), table.top() + high * 0.7)
        self._radius = high * 0.13
        super().__init__(table, dpr)
        edge = [
            QPointF(table.left() + table.width() * (i + 1) / 8, table.bottom()) for i in range(7)
        ]
        self._starts = [*starts[:7], *edge[len(starts) :]]
        size = high * 0.075
        self._size = size
        self._balls = [_ball(size, i + 1, dpr) for i in range(7)]
        gold = theme().colour("gold")
        self._light = glow(self._radius * 3.4, fainter(gold, 0.6), dpr, core=0.05)
        self._halo = glow(size * 2.2, fainter(gold, 0.55), dpr, core=0.1)
        top = table.top() + high * 0.06
        self._spine = _spine(self._middle, top, high * 0.21)
        reach = high * 0.34
        self._body_at = QRectF(
            self._middle.x() - reach,
            top - high * 0.04,
            reach * 2,
            self._middle.y() - top + high * 0.04,
        )
        self._body: QPixmap | None = None
        self._head = _head(high * 0.12, dpr)
        self._last = QRectF()

    def _ball_at(self, i: int, share: float) -> QPointF:
        own = ease(part(share, 0.02 + 0.02 * i, self.GATHERED - 0.02 * (6 - i)))
        turn = math.tau * i / 7 - math.pi / 2 + 1.6 * share
        goal = self._middle + QPointF(
            math.cos(turn) * self._radius, math.sin(turn) * self._radius * 0.5
        )
        way = along(self._starts[i], goal, own)
        # Each swings in from its side instead of coming straight.
        aside = math.sin(own * math.pi) * self.area.height() * 0.09 * (1 if i % 2 else -1)
        return way + QPointF(aside, -abs(aside) * 0.6)

    def touched(self) -> QRectF:
        """The stars; and the ribbon, from when it rises."""
        found = QRectF()
        for i in range(7):
            found = found.united(box(self._ball_at(i, self.share), self._size * 2.4))
        if self.share > self.GATHERED - 0.12:
            found = found.united(box(self._middle, self._radius * 3.6))
        if self.share > self.GATHERED:
            found = found.united(self._body_at.adjusted(-20, -20, 20, 20))
        return found

    def draw(self, painter: QPainter, share: float) -> None:
        """Gather, turn, rise, fade."""
        going = 1 - ease(part(share, 0.88, 1.0))
        lit = ease(part(share, self.GATHERED - 0.1, self.GATHERED + 0.12)) * going
        lay(painter, self._light, self._middle, lit)
        rise = part(share, self.GATHERED, self.RISEN)
        if rise > 0:
            if self._body is None:
                self._body = _ribbon(self._spine, self._body_at, self.area.height(), self.dpr)
            # By eye the ribbon grows at its head: slowly away from the stars, slowly at the top.
            grown = ease(rise)
            index = min(len(self._spine) - 1, int(grown * (len(self._spine) - 1)))
            front, angle = self._spine[index]
            cut = max(0.0, front.y() - self._body_at.top())
            before = painter.opacity()
            painter.setOpacity(before * going)
            source = QRectF(
                0, cut * self.dpr, self._body.width(), self._body.height() - cut * self.dpr
            )
            goal = QRectF(
                self._body_at.left(),
                front.y(),
                self._body_at.width(),
                self._body_at.bottom() - front.y(),
            )
            painter.drawPixmap(goal, self._body, source)
            with QPainterStateGuard(painter):
                painter.translate(front)
                painter.rotate(math.degrees(angle))
                lay(painter, self._head, QPointF(0, 0))
            painter.setOpacity(before)
        # Those at the back of the circle lie behind those at the front.
        places = sorted((self._ball_at(i, share).y(), i) for i in range(7))
        shown = ease(part(share, 0.0, 0.08)) * going
        for _, i in places:
            at = self._ball_at(i, share)
            lay(painter, self._halo, at, shown * 0.8)
            lay(painter, self._balls[i], at, shown)


def _ball(diameter: float, stars: int, dpr: float) -> QPixmap:
    """A glass ball with its stars."""
    look = theme()
    gold = look.colour("gold")
    pixmap = canvas(diameter, diameter, dpr)
    painter = pen_on(pixmap)
    shade = QRadialGradient(QPointF(diameter * 0.38, diameter * 0.32), diameter * 0.68)
    shade.setColorAt(0, gold.lighter(150))
    shade.setColorAt(0.5, gold)
    shade.setColorAt(1, gold.darker(190))
    paint_with(painter, QPen(look.colour("card-shade", 0.6), diameter * 0.03), shade)
    painter.drawEllipse(QRectF(0, 0, diameter, diameter).adjusted(2, 2, -2, -2))
    paint_with(painter, None, look.colour("card-stop"))
    middle = QPointF(diameter / 2, diameter / 2)
    ring = 0.0 if stars == 1 else diameter * (0.15 if stars < 4 else 0.24)
    in_ring = stars if stars < 6 else stars - 1
    spots = [
        middle
        + QPointF(math.sin(math.tau * i / in_ring) * ring, -math.cos(math.tau * i / in_ring) * ring)
        for i in range(in_ring)
    ]
    if stars >= 6:
        spots.append(middle)
    for spot in spots:
        painter.drawPolygon(_star(spot, diameter * (0.16 if stars == 1 else 0.105)))
    painter.end()
    return pixmap


def _star(centre: QPointF, radius: float) -> QPolygonF:
    points = []
    for i in range(10):
        angle = math.tau * i / 10
        reach = radius if i % 2 == 0 else radius * 0.42
        points.append(centre + QPointF(math.sin(angle) * reach, -math.cos(angle) * reach))
    return QPolygonF(points)


def _spine(foot: QPointF, top: float, swing: float) -> list[tuple[QPointF, float]]:
    """Points and directions of the ribbon from its foot up, winding from side to side."""
    found: list[tuple[QPointF, float]] = []
    steps = 160
    height = foot.y() - top

    def at(share: float) -> QPointF:
        wide = swing * math.sin(share * math.pi) ** 0.7 * (0.65 + 0.35 * share)
        return QPointF(foot.x() + math.sin(share * math.pi * 3.6) * wide, foot.y() - height * share)

    for i in range(steps + 1):
        share = i / steps
        way = at(min(1.0, share + 0.004)) - at(max(0.0, share - 0.004))
        found.append((at(share), math.atan2(way.y(), way.x())))
    return found


def _ribbon(spine: list[tuple[QPointF, float]], place: QRectF, high: float, dpr: float) -> QPixmap:
    """The body along the spine: a glow, a band that tapers to the tail, scales of light."""
    look = theme()
    colour, pale = look.colour("card-lit"), look.colour("gold")
    pixmap = canvas(place.width(), place.height(), dpr)
    painter = pen_on(pixmap)
    painter.translate(-place.topLeft())
    last = len(spine) - 1

    def wide(i: int) -> float:
        share = i / last
        return high * 0.034 * (0.16 + 0.84 * math.sin(min(1.0, share * 1.1 + 0.04) * math.pi / 2))

    def band(factor: float) -> QPainterPath:
        left, right = [], []
        for i, (point, angle) in enumerate(spine):
            aside = QPointF(-math.sin(angle), math.cos(angle)) * wide(i) * factor
            left.append(point + aside)
            right.append(point - aside)
        path = QPainterPath()
        path.addPolygon(QPolygonF([*left, *reversed(right)]))
        path.closeSubpath()
        return path

    painter.setPen(Qt.PenStyle.NoPen)
    for factor, alpha in ((2.6, 0.07), (2.0, 0.1), (1.5, 0.16)):
        painter.setBrush(fainter(colour, alpha))
        painter.drawPath(band(factor))
    shade = QLinearGradient(0, place.bottom(), 0, place.top())
    shade.setColorAt(0, fainter(colour, 0.5))
    shade.setColorAt(0.35, fainter(colour, 0.95))
    shade.setColorAt(1, colour)
    paint_with(painter, QPen(look.colour("card-shade", 0.5), max(1.0, high * 0.002)), shade)
    painter.drawPath(band(1.0))
    paint_with(painter, None, fainter(pale, 0.6))
    painter.drawPath(band(0.32))
    for i in range(6, last - 3, 5):
        point, angle = spine[i]
        size = wide(i)
        with QPainterStateGuard(painter):
            painter.translate(point)
            painter.rotate(math.degrees(angle))
            # Scales across the band, and fins on its back.
            paint_with(painter, QPen(look.colour("card-shade", 0.28), max(1.0, size * 0.09)), None)
            painter.drawArc(
                QRectF(-size * 0.6, -size * 0.85, size * 1.2, size * 1.7), -70 * 16, 140 * 16
            )
            paint_with(painter, None, fainter(pale, 0.85))
            painter.drawPolygon(
                QPolygonF(
                    [
                        QPointF(-size * 0.45, -size * 0.92),
                        QPointF(-size * 0.75, -size * 1.55),
                        QPointF(size * 0.35, -size * 0.92),
                    ]
                )
            )
    painter.end()
    return pixmap


def _head(size: float, dpr: float) -> QPixmap:
    """A head of light that looks along the ribbon (to the right): snout, horns, whiskers."""
    look = theme()
    colour, pale = look.colour("card-lit"), look.colour("gold")
    pixmap = canvas(size * 2, size * 1.6, dpr)
    with pen_on(pixmap) as painter:
        painter.translate(size * 0.9, size * 0.8)
        light = QRadialGradient(QPointF(0, 0), size * 0.8)
        light.setColorAt(0, fainter(colour, 0.5))
        light.setColorAt(1, fainter(colour, 0))
        painter.fillRect(QRectF(-size * 0.9, -size * 0.8, size * 2, size * 1.6), light)
        ink = look.colour("card-shade", 0.65)
        for way in (-1, 1):
            horn = QPainterPath(QPointF(-size * 0.05, way * size * 0.16))
            horn.quadTo(-size * 0.4, way * size * 0.34, -size * 0.72, way * size * 0.5)
            horn.quadTo(-size * 0.34, way * size * 0.22, -size * 0.24, way * size * 0.1)
            paint_with(painter, QPen(ink, size * 0.02), pale)
            painter.drawPath(horn)
            whisker = QPainterPath(QPointF(size * 0.42, way * size * 0.1))
            whisker.cubicTo(
                QPointF(size * 0.62, way * size * 0.46),
                QPointF(size * 0.1, way * size * 0.5),
                QPointF(-size * 0.3, way * size * 0.72),
            )
            paint_with(painter, QPen(pale, size * 0.035, c=Qt.PenCapStyle.RoundCap), None)
            painter.drawPath(whisker)
        s = size
        skull = QPainterPath(QPointF(s * 0.66, 0))
        skull.cubicTo(s * 0.62, s * 0.16, s * 0.3, s * 0.14, s * 0.12, s * 0.27)
        skull.cubicTo(-s * 0.12, s * 0.36, -s * 0.34, s * 0.27, -s * 0.42, s * 0.2)
        skull.lineTo(QPointF(-s * 0.42, -s * 0.2))
        skull.cubicTo(-s * 0.34, -s * 0.27, -s * 0.12, -s * 0.36, s * 0.12, -s * 0.27)
        skull.cubicTo(s * 0.3, -s * 0.14, s * 0.62, -s * 0.16, s * 0.66, 0)
        paint_with(painter, QPen(ink, size * 0.025), colour)
        painter.drawPath(skull)
        for way in (-1, 1):
            paint_with(painter, None, look.colour("card-stop"))
            painter.drawEllipse(QPointF(size * 0.14, way * size * 0.15), size * 0.055, size * 0.035)
            painter.setBrush(ink)
            painter.drawEllipse(QPointF(size * 0.54, way * size * 0.05), size * 0.022, size * 0.016)
        painter.setPen(QPen(pale, size * 0.03, c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(-size * 0.3, 0), QPointF(size * 0.3, 0))
    return pixmap
