"""Emblems: the abstract picture of a card, grown from its style, its type and its id.

Every card has its own, always the same: the pattern is seeded with the card's id. Nothing here
depicts anyone; the shapes speak of what the card is (a burst for a physical attack, a sphere with
streaks for an energy attack, an aura for a personality, a mandala for a Mastery, ...).
"""

from __future__ import annotations

import math
import random
import re
import zlib
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QLinearGradient,
    QPaintEngine,
    QPainter,
    QPainterPath,
    QPainterStateGuard,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from dbz_desktop.cards.model import Alignment, Card, CardType
from dbz_desktop.ui.kit.painting import fainter, paint_with, shaded
from dbz_desktop.ui.kit.theme import contrast, ink_on, theme

_PRINTED = 2.5
"""Dots of a printed emblem for each unit of the large face: 360 dots to the inch on a card."""


def base_colour(card: Card) -> QColor:
    """The colour that a card is known by: its Style's, or its side's for personalities."""
    look = theme()
    if card.type is CardType.DRAGON_BALL:
        return look.colour("gold")
    if card.type is CardType.ALLY:
        return look.colour("ally")
    if card.type is CardType.MAIN_PERSONALITY:
        return look.colour("villain" if card.alignment is Alignment.VILLAIN else "hero")
    return look.style(card.style.value)


def rim(colour: QColor) -> QColor:
    """The rim of a card: its colour, a little lighter, so that it stands out from its frame."""
    look = theme()
    edge = colour.lighter(118)
    return edge if contrast(edge, look.colour("card-frame")) >= 2.5 else look.colour("card-edge")


def band(colour: QColor) -> tuple[QColor, QColor]:
    """The two ends of a band in a colour, made so that the ink on the colour reads on both."""
    if ink_on(colour).lightness() > 128:
        return colour, colour.darker(118)
    return colour.lighter(110), colour


def draw_emblem(painter: QPainter, card: Card, rect: QRectF) -> None:
    """Draw the emblem of a card into a rectangle."""
    engine = painter.paintEngine()
    if engine is not None and engine.type() is QPaintEngine.Type.Pdf:
        # Translucent gradients come out flat in a PDF; the emblem is the one part that has them.
        dots = round(_PRINTED * rect.width()), round(_PRINTED * rect.height())
        image = _printed_emblem(card, rect.width(), rect.height(), *dots, theme().name)
        with QPainterStateGuard(painter):
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(rect, image)
        return
    rng = random.Random(zlib.crc32(card.id.encode()))
    colour = base_colour(card)
    with QPainterStateGuard(painter):
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        ground = QLinearGradient(rect.topLeft(), rect.bottomRight())
        dark = theme().colour("card-shade")
        ground.setColorAt(0, _mix(colour, dark, 0.72))
        ground.setColorAt(0.6, _mix(colour, dark, 0.45))
        ground.setColorAt(1, _mix(colour, dark, 0.8))
        painter.fillRect(rect, ground)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _PATTERNS[card.type](painter, card, rect, colour, rng)


@lru_cache(maxsize=4)
def _printed_emblem(
    card: Card, width: float, height: float, across: int, down: int, look: str
) -> QImage:
    # Kept for the copies that follow: they share one image in the file.
    image = QImage(across, down, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        painter.scale(across / width, down / height)
        draw_emblem(painter, card, QRectF(0, 0, width, height))
    return image


def _mix(one: QColor, other: QColor, share: float) -> QColor:
    return QColor.fromRgbF(
        one.redF() * (1 - share) + other.redF() * share,
        one.greenF() * (1 - share) + other.greenF() * share,
        one.blueF() * (1 - share) + other.blueF() * share,
    )


def _glow(painter: QPainter, centre: QPointF, radius: float, colour: QColor, alpha: float) -> None:
    stops = (0, fainter(colour, alpha)), (1, fainter(colour, 0))
    paint_with(painter, None, shaded(QRadialGradient(centre, radius), *stops))
    painter.drawEllipse(centre, radius, radius)


def _polar(centre: QPointF, angle: float, radius: float) -> QPointF:
    return QPointF(centre.x() + math.cos(angle) * radius, centre.y() + math.sin(angle) * radius)


def _burst(painter: QPainter, card: Card, rect: QRectF, colour: QColor, rng: random.Random) -> None:
    """A blow landing: wedges of light from the point of impact, and its shock rings."""
    size = min(rect.width(), rect.height())
    centre = rect.center() + QPointF(
        rng.uniform(-0.18, 0.18) * rect.width(), rng.uniform(-0.12, 0.12) * rect.height()
    )
    light = _mix(colour, QColor("white"), 0.55)
    painter.setPen(Qt.PenStyle.NoPen)
    count = rng.randint(13, 21)
    turn = rng.random() * math.tau
    for i in range(count):
        angle = turn + (i + rng.uniform(-0.3, 0.3)) * math.tau / count
        half = math.tau / count * rng.uniform(0.12, 0.34)
        shade = fainter(light, rng.uniform(0.12, 0.5))
        painter.setBrush(shade)
        near = size * rng.uniform(0.08, 0.2)
        far = size * rng.uniform(0.7, 1.2)
        painter.drawPolygon(
            QPolygonF(
                [
                    _polar(centre, angle, near),
                    _polar(centre, angle - half, far),
                    _polar(centre, angle + half, far),
                ]
            )
        )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for i in range(3):
        ring = fainter(light, 0.5 - i * 0.13)
        painter.setPen(QPen(ring, size * 0.018))
        start = rng.randint(0, 5759)
        radius = size * (0.2 + i * 0.13)
        box = QRectF(centre.x() - radius, centre.y() - radius, radius * 2, radius * 2)
        painter.drawArc(box, start, rng.randint(2600, 5000))
    _glow(painter, centre, size * 0.32, QColor("white"), 0.85)


def _sphere(
    painter: QPainter, card: Card, rect: QRectF, colour: QColor, rng: random.Random
) -> None:
    """Energy: a sphere, and the streaks it drags behind it."""
    size = min(rect.width(), rect.height())
    angle = rng.choice((-1, 1)) * rng.uniform(0.25, 0.75) + rng.choice((0.0, math.pi))
    centre = rect.center() + QPointF(-math.cos(angle), -math.sin(angle)) * size * 0.14
    light = _mix(colour, QColor("white"), 0.6)
    normal = QPointF(-math.sin(angle), math.cos(angle))
    ahead = QPointF(math.cos(angle), math.sin(angle))
    radius = size * rng.uniform(0.2, 0.27)
    for _ in range(rng.randint(9, 14)):
        off = rng.uniform(-1.0, 1.0)
        start = centre + normal * off * radius
        length = rect.width() * rng.uniform(0.5, 1.1)
        end = start + ahead * length + normal * off * size * 0.18
        stops = (0, fainter(light, rng.uniform(0.25, 0.7))), (1, fainter(light, 0))
        streak = shaded(QLinearGradient(start, end), *stops)
        painter.setPen(QPen(streak, size * rng.uniform(0.008, 0.045), c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(start, end)
    _glow(painter, centre, radius * 2.4, light, 0.7)
    ball = QRadialGradient(centre - QPointF(radius, radius) * 0.3, radius * 1.4)
    ball.setColorAt(0, QColor("white"))
    ball.setColorAt(0.45, light)
    ball.setColorAt(1, _mix(colour, QColor("white"), 0.1))
    paint_with(painter, None, ball)
    painter.drawEllipse(centre, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for i in range(2):
        halo = fainter(QColor("white"), 0.5 - 0.2 * i)
        painter.setPen(QPen(halo, size * 0.008))
        grown = radius * (1.25 + 0.25 * i)
        painter.drawArc(
            QRectF(centre.x() - grown, centre.y() - grown, grown * 2, grown * 2),
            rng.randint(0, 5759),
            rng.randint(1600, 3600),
        )


def _constellation(
    painter: QPainter, card: Card, rect: QRectF, colour: QColor, rng: random.Random
) -> None:
    """An event: stars of four points, joined by thin lines."""
    size = min(rect.width(), rect.height())
    light = _mix(colour, QColor("white"), 0.65)
    points = [
        QPointF(
            rect.left() + rect.width() * rng.uniform(0.08, 0.92),
            rect.top() + rect.height() * rng.uniform(0.1, 0.9),
        )
        for _ in range(rng.randint(6, 9))
    ]
    points.sort(key=lambda p: p.x())
    line = fainter(light, 0.35)
    painter.setPen(QPen(line, size * 0.008))
    painter.drawPolyline(QPolygonF(points))
    main = max(points, key=lambda p: -abs(p.x() - rect.center().x()))
    for point in points:
        long = size * (0.34 if point is main else rng.uniform(0.06, 0.15))
        _glow(painter, point, long, light, 0.55)
        star = QPainterPath(_polar(point, -math.pi / 2, long))
        for i in range(1, 9):
            star.lineTo(
                _polar(point, -math.pi / 2 + i * math.pi / 4, long if i % 2 == 0 else long * 0.16)
            )
        paint_with(painter, None, QColor("white"))
        painter.drawPath(star)


def _rings(painter: QPainter, card: Card, rect: QRectF, colour: QColor, rng: random.Random) -> None:
    """A setup: rings that wait to be set off, broken where they will open."""
    size = min(rect.width(), rect.height())
    centre = rect.center()
    light = _mix(colour, QColor("white"), 0.5)
    _glow(painter, centre, size * 0.55, light, 0.4)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for i in range(6):
        radius = size * (0.1 + i * 0.075)
        shade = fainter(light, 0.9 - i * 0.11)
        painter.setPen(QPen(shade, size * rng.uniform(0.012, 0.04), c=Qt.PenCapStyle.FlatCap))
        box = QRectF(centre.x() - radius, centre.y() - radius, radius * 2, radius * 2)
        start = rng.randint(0, 5759)
        for _ in range(rng.randint(1, 3)):
            span = rng.randint(700, 1900)
            painter.drawArc(box, start, span)
            start += span + rng.randint(250, 600)
    paint_with(painter, None, QColor("white"))
    painter.drawEllipse(centre, size * 0.045, size * 0.045)


def _chevrons(
    painter: QPainter, card: Card, rect: QRectF, colour: QColor, rng: random.Random
) -> None:
    """A drill: the same movement over and over, a little stronger each time."""
    light = _mix(colour, QColor("white"), 0.5)
    count = rng.randint(5, 8)
    slope = rng.uniform(0.25, 0.6) * rect.height()
    step = rect.width() / (count + 1)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    middle = rect.center().y() + rng.uniform(-0.1, 0.1) * rect.height()
    for i in range(count + 2):
        shade = fainter(light, 0.1 + 0.7 * i / (count + 1))
        painter.setPen(QPen(shade, step * 0.34, j=Qt.PenJoinStyle.MiterJoin))
        x = rect.left() + step * (i - 0.2)
        painter.drawPolyline(
            QPolygonF(
                [
                    QPointF(x - slope * 0.6, middle - slope),
                    QPointF(x, middle),
                    QPointF(x - slope * 0.6, middle + slope),
                ]
            )
        )
    _glow(painter, QPointF(rect.right() - step, middle), rect.height() * 0.4, light, 0.5)


def _aura(painter: QPainter, card: Card, rect: QRectF, colour: QColor, rng: random.Random) -> None:
    """A personality: a figure's outline in the flames of its own power, brighter a level."""
    size = min(rect.width(), rect.height())
    foot = QPointF(rect.center().x(), rect.bottom())
    level = card.level or 1
    flame = _mix(colour, QColor("white"), 0.2 + 0.12 * level)
    for layer in range(3):
        path = QPainterPath(QPointF(foot.x() - size * (0.62 - layer * 0.1), rect.bottom() + 2))
        tongues = 5 + level
        width = size * (1.24 - layer * 0.2)
        left = foot.x() - width / 2
        for i in range(tongues):
            share = (i + 0.5) / tongues
            arch = math.sin(share * math.pi)
            top = rect.bottom() - rect.height() * (0.35 + 0.5 * arch) * rng.uniform(0.8, 1.1)
            top += layer * rect.height() * 0.1
            x = left + width * share
            end = left + width * (i + 1) / tongues
            dip = top + rect.height() * rng.uniform(0.12, 0.24)
            path.quadTo(QPointF(x - width / tongues * 0.4, dip), QPointF(x, top))
            path.quadTo(QPointF(x + width / tongues * 0.1, dip), QPointF(end, dip + 6))
        path.lineTo(QPointF(left + width, rect.bottom() + 2))
        path.closeSubpath()
        shade = fainter(_mix(flame, QColor("white"), 0.25 * layer), 0.3 + 0.12 * layer)
        paint_with(painter, None, shade)
        painter.drawPath(path)
    _glow(painter, foot - QPointF(0, size * 0.45), size * 0.5, QColor("white"), 0.35)
    head = foot - QPointF(0, size * 0.52)
    figure = QPainterPath()
    figure.addEllipse(head, size * 0.1, size * 0.125)
    body = QPainterPath(QPointF(foot.x() - size * 0.34, rect.bottom() + 2))
    body.cubicTo(
        QPointF(foot.x() - size * 0.33, rect.bottom() - size * 0.3),
        QPointF(foot.x() - size * 0.16, rect.bottom() - size * 0.4),
        QPointF(foot.x(), rect.bottom() - size * 0.4),
    )
    body.cubicTo(
        QPointF(foot.x() + size * 0.16, rect.bottom() - size * 0.4),
        QPointF(foot.x() + size * 0.33, rect.bottom() - size * 0.3),
        QPointF(foot.x() + size * 0.34, rect.bottom() + 2),
    )
    painter.setBrush(_mix(colour, QColor("#05090A"), 0.82))
    painter.drawPath(figure.united(body))


def _mandala(
    painter: QPainter, card: Card, rect: QRectF, colour: QColor, rng: random.Random
) -> None:
    """A Mastery: petals in rings around a still centre."""
    size = min(rect.width(), rect.height())
    centre = rect.center()
    light = _mix(colour, QColor("white"), 0.5)
    _glow(painter, centre, size * 0.7, light, 0.35)
    fold = rng.choice((6, 8, 10, 12))
    for ring in range(3):
        far = size * (0.5 - 0.13 * ring)
        near = far * 0.35
        turn = ring * math.pi / fold
        shade = fainter(light, 0.25 + 0.2 * ring)
        paint_with(painter, QPen(_mix(light, QColor("white"), 0.4), size * 0.006), shade)
        for i in range(fold):
            angle = turn + i * math.tau / fold
            half = math.tau / fold * 0.5
            petal = QPainterPath(_polar(centre, angle, near))
            petal.quadTo(_polar(centre, angle - half, far * 0.8), _polar(centre, angle, far))
            petal.quadTo(_polar(centre, angle + half, far * 0.8), _polar(centre, angle, near))
            painter.drawPath(petal)
    paint_with(painter, None, QColor("white"))
    painter.drawEllipse(centre, size * 0.05, size * 0.05)


def ball_stars(card: Card) -> int:
    """The number of stars of a Dragon Ball: the number that its title ends with."""
    found = re.search(r"(\d)\s*$", card.title)
    return int(found[1]) if found else 1


def _ball(painter: QPainter, card: Card, rect: QRectF, colour: QColor, rng: random.Random) -> None:
    """A Dragon Ball: an amber sphere with its stars."""
    size = min(rect.width(), rect.height())
    centre = rect.center()
    _glow(painter, centre, size * 0.75, colour, 0.6)
    radius = size * 0.4
    sphere = QRadialGradient(centre - QPointF(radius, radius) * 0.35, radius * 1.6)
    sphere.setColorAt(0, QColor("#FFF3C4"))
    sphere.setColorAt(0.35, QColor("#FFB52E"))
    sphere.setColorAt(1, QColor("#B25A08"))
    paint_with(painter, QPen(QColor("#6E3503"), size * 0.012), sphere)
    painter.drawEllipse(centre, radius, radius)
    stars = ball_stars(card)
    spots = [QPointF(0, 0)] if stars % 2 else []
    around = stars - len(spots)
    for i in range(around):
        spots.append(_polar(QPointF(0, 0), -math.pi / 2 + i * math.tau / around, radius * 0.55))
    paint_with(painter, None, QColor("#A51A14"))
    for spot in spots:
        star = QPolygonF(
            [
                _polar(
                    centre + spot,
                    -math.pi / 2 + i * math.pi / 5,
                    radius * (0.2 if i % 2 == 0 else 0.085),
                )
                for i in range(10)
            ]
        )
        painter.drawPolygon(star)
    painter.setBrush(QColor(255, 255, 255, 120))
    painter.drawEllipse(centre - QPointF(radius, radius * 1.1) * 0.42, radius * 0.22, radius * 0.13)


_PATTERNS = {
    CardType.PHYSICAL_COMBAT: _burst,
    CardType.ENERGY_COMBAT: _sphere,
    CardType.EVENT: _constellation,
    CardType.SETUP: _rings,
    CardType.DRILL: _chevrons,
    CardType.MAIN_PERSONALITY: _aura,
    CardType.ALLY: _aura,
    CardType.MASTERY: _mandala,
    CardType.DRAGON_BALL: _ball,
}
