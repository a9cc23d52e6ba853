"""What happens to a personality: an aura at a new level, anger that ignites, a capture's chain."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterStateGuard, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem

from dbz_desktop.ui.kit.painting import fainter
from dbz_desktop.ui.kit.theme import icon_pixmap, theme
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


class Aura(Show):
    """Flares up round the MP when it gains a level, and sinks when it loses one (ANG-1, ANG-3)."""

    KEY = 0.5
    HEIGHTS = (0.22, 0.42, 0.62)

    def __init__(self, card: QRectF, up: bool, colour: QColor, dpr: float = 1.0) -> None:
        wide, tall = card.width(), card.height()
        area = card.adjusted(-wide * 0.5, -tall * 0.68, wide * 0.5, tall * 0.1)
        # Above cards at rest, below those that fly.
        super().__init__(area, dpr, z=400)
        self.card = QRectF(card)
        self.up = up
        self.colour = colour
        self._pictures: dict[int, QPixmap] = {}
        chance = random.Random(7)
        self._sparks = [
            (chance.random(), chance.uniform(0, 0.55), chance.uniform(0.7, 1.3)) for _ in range(12)
        ]
        self._spark = glow(max(6.0, wide * 0.06), self.colour, dpr, core=0.3)

    def _picture(self, which: int) -> QPixmap:
        # Made when it is first needed: three of them at once would hold a frame up.
        if which not in self._pictures:
            self._pictures[which] = flames(
                self.card, self.area, self.colour, self.HEIGHTS[which], 11 + which, self.dpr
            )
        return self._pictures[which]

    def draw(self, painter: QPainter, share: float) -> None:
        """Low tongues, higher ones, the highest, and back; or the other way round."""
        strength = swell(share, 0.22, 0.6)
        height = swell(share, 0.4, 0.55) if self.up else 1 - ease(share)
        place = height * (len(self.HEIGHTS) - 1)
        low = min(len(self.HEIGHTS) - 1, int(place))
        rest = place - low
        for which, weight in ((low, 1 - rest), (low + 1, rest)):
            if weight > 0.01:
                before = painter.opacity()
                painter.setOpacity(before * strength * weight**0.7)
                painter.drawPixmap(self.area.topLeft(), self._picture(which))
                painter.setOpacity(before)
        for x, start, speed in self._sparks:
            way = part(share, start, min(1.0, start + 0.5 / speed))
            if 0 < way < 1:
                rise = way if self.up else 1 - way
                at = QPointF(
                    self.card.left() + self.card.width() * (x * 1.3 - 0.15),
                    self.card.bottom() - self.card.height() * 1.45 * rise,
                )
                lay(painter, self._spark, at, math.sin(way * math.pi))


class AngerFlames(Show):
    """Anger ignites pip by pip, or goes out the same way."""

    KEY = 0.5

    def __init__(self, pips: list[QRectF], before: int, after: int, dpr: float = 1.0) -> None:
        changed = pips[before:after] if after > before else pips[after:before][::-1]
        side = pips[0].width() if pips else 1.0
        reach = side * 1.1
        area = QRectF()
        for pip in changed:
            area = area.united(pip.adjusted(-reach, -reach * 1.5, reach, reach))
        super().__init__(area, dpr)
        self.pips = changed
        self.up = after > before
        look = theme()
        colour = look.colour("danger" if self.up else "text-muted")
        self._light = glow(side * 2.6, colour, dpr, core=0.12)
        self._mark = icon_pixmap("anger", side * 1.7, colour, dpr)

    def draw(self, painter: QPainter, share: float) -> None:
        """Each pip has its time, overlapping with its neighbour's."""
        count = max(1, len(self.pips))
        each = 1 / (1 + 0.45 * (count - 1))
        for i, pip in enumerate(self.pips):
            own = share if self.still else part(share, i * each * 0.45, i * each * 0.45 + each)
            if not 0 < own < 1:
                continue
            strength = swell(own, 0.3, 0.45)
            at = pip.center()
            lay(painter, self._light, at, strength * 0.9, 0.55 + 0.45 * ease(own * 2))
            rise = pip.height() * (0.55 * ease(own) if not self.still else 0.2)
            lay(painter, self._mark, at - QPointF(0, rise), strength * 0.85, 0.6 + 0.4 * ease(own))


class Chain(Show):
    """A ring closes round a card and a chain pulls it to the other side (ATK-14).

    `card` is the item that is pulled; the chain follows it to `goal` wherever it is.
    """

    KEY = 0.3
    CLOSED, PULLED = 0.34, 0.86

    def __init__(self, card: QGraphicsItem, size: float, goal: QPointF, dpr: float = 1.0) -> None:
        self._card = card
        self._goal = QPointF(goal)
        self._size = size
        start = card.pos()
        area = box(start, size * 2.2).united(box(goal, size * 2.2))
        super().__init__(area, dpr, z=850)
        look = theme()
        colour = look.colour("gold")
        self._link = _link(size * 0.17, colour, True, dpr)
        self._edge = _link(size * 0.17, colour, False, dpr)
        self._ring = _ring(size * 1.36, colour, dpr)
        self._halo = glow(size * 2.0, fainter(colour, 0.5), dpr)

    def draw(self, painter: QPainter, share: float) -> None:
        """The chain runs out, the ring closes, both go with the card."""
        at = self._goal if self.still else self._card.pos()
        strength = swell(share, 0.12, 0.84)
        out = ease(part(share, 0.0, self.CLOSED * 0.75))
        way = at - self._goal
        distance = math.hypot(way.x(), way.y())
        radius = self._size * 0.62
        if distance > radius and not self.still:
            angle = math.degrees(math.atan2(way.y(), way.x()))
            step = self._size * 0.15
            reach = (distance - radius) * out
            before = painter.opacity()
            painter.setOpacity(before * strength)
            for i in range(int(reach / step) + 1):
                spot = along(self._goal, at, min(reach, i * step) / distance)
                with QPainterStateGuard(painter):
                    painter.translate(spot)
                    painter.rotate(angle)
                    picture = self._edge if i % 2 else self._link
                    lay(painter, picture, QPointF(0, 0))
            painter.setOpacity(before)
        closing = ease(part(share, self.CLOSED * 0.45, self.CLOSED))
        if closing > 0:
            lay(painter, self._halo, at, strength * closing * 0.8)
            lay(painter, self._ring, at, strength * closing, 1.45 - 0.45 * closing)


def _link(length: float, colour: QColor, flat: bool, dpr: float) -> QPixmap:
    """One link from its side, or on its edge."""
    pixmap = canvas(length * 1.5, length * 1.2, dpr)
    with pen_on(pixmap) as painter:
        middle = QPointF(length * 0.75, length * 0.6)
        high = length * (0.62 if flat else 0.2)
        shape = QRectF(middle.x() - length * 0.62, middle.y() - high / 2, length * 1.24, high)
        rim = theme().colour("card-shade", 0.75)
        for colour_of, width in ((rim, length * 0.3), (colour, length * 0.17)):
            painter.setPen(QPen(colour_of, width, j=Qt.PenJoinStyle.RoundJoin))
            painter.drawRoundedRect(shape, high / 2, high / 2)
    return pixmap


def _ring(diameter: float, colour: QColor, dpr: float) -> QPixmap:
    """A ring of links."""
    pixmap = canvas(diameter * 1.2, diameter * 1.2, dpr)
    with pen_on(pixmap) as painter:
        centre = QPointF(diameter * 0.6, diameter * 0.6)
        count = 18
        length = math.pi * diameter / count * 0.95
        pictures = (_link(length, colour, True, dpr), _link(length, colour, False, dpr))
        for i in range(count):
            with QPainterStateGuard(painter):
                painter.translate(centre)
                painter.rotate(360 * i / count)
                painter.translate(0, -diameter / 2)
                lay(painter, pictures[i % 2], QPointF(0, 0))
    return pixmap
