"""The ground of the table, painted once for each size: a glow, the scouter's rings, the bands."""

from __future__ import annotations

from collections import OrderedDict

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPixmap, QRadialGradient

from dbz_desktop.ui.kit.painting import draw_box, paint_with, smooth
from dbz_desktop.ui.kit.theme import draw_icon, theme
from dbz_desktop.ui.table.layout import Frame

_GROUNDS = 2
"""So many grounds are kept, each as large as the table: those painted last, for the next page."""

_kept: OrderedDict[tuple, QPixmap] = OrderedDict()


def ground_of(frame: Frame, viewer: int, dpr: float) -> QPixmap:
    """The ground for a frame, at a pixel ratio; the same for every table that looks so."""
    places = tuple(place.getRect() for place in (frame.size, *frame.play))
    key = (places, viewer, dpr, theme().name)
    ground = _kept.pop(key, None)
    _kept[key] = ground = ground or _paint_ground(frame, viewer, dpr)
    while len(_kept) > _GROUNDS:
        _kept.popitem(last=False)
    return ground


def _paint_ground(frame: Frame, viewer: int, dpr: float) -> QPixmap:
    width, height = frame.size.width(), frame.size.height()
    pixmap = QPixmap(max(1, round(width * dpr)), max(1, round(height * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    look = theme()
    pixmap.fill(look.colour("ground"))
    with smooth(pixmap) as painter:
        centre = QPointF(width / 2, height / 2)
        glow = QRadialGradient(centre, width * 0.6)
        glow.setColorAt(0, look.colour("ground-glow"))
        glow.setColorAt(1, look.colour("ground"))
        painter.fillRect(QRectF(0, 0, width, height), glow)
        paint_with(painter, QPen(look.colour("grid", 0.7), 1), None)
        for share in (0.2, 0.42, 0.66):
            painter.drawEllipse(centre, width * share, width * share)
        for seat in (0, 1):
            _band(painter, frame.play[seat], seat == viewer)
    return pixmap


def _band(painter: QPainter, place: QRectF, own: bool) -> None:
    """A side's place for cards in play, tinted in the side's colour."""
    look = theme()
    colour = look.colour("accent" if own else "amber")
    rect = place.adjusted(-4, -3, 4, 3)
    fade = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    near, far = QColor(colour), QColor(colour)
    near.setAlphaF(0.07)
    far.setAlphaF(0.015)
    fade.setColorAt(0 if own else 1, near)
    fade.setColorAt(1 if own else 0, far)
    draw_box(painter, rect, 8, fade, look.colour("line", 0.8))
    side = min(40.0, rect.height() * 0.34)
    middle = rect.center()
    ghost = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
    draw_icon(painter, "zone-play", ghost, "grid")
