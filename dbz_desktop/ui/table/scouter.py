"""The scouter of a side: eleven stages on a rim around a glass, and what they amount to.

The segment of the present stage stands out in form, not in colour alone: it is thicker, carries a
pointer, and its number stands on it. Both change while the power level runs up or down.
"""

from __future__ import annotations

import html
import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap, QPolygonF, QRadialGradient

from dbz_desktop.cards.model import Card
from dbz_desktop.match.telling.table_rows import Row
from dbz_desktop.match.telling.table_states import LOW
from dbz_desktop.rules.flow.stages import TOP, bracket
from dbz_desktop.ui.kit.painted_text import CENTRE, draw_line
from dbz_desktop.ui.kit.painting import paint_with, smooth
from dbz_desktop.ui.kit.theme import draw_icon, theme
from dbz_desktop.ui.table.gauges import Gauge

_START, _SWEEP = 225.0, 270.0
"""The gauge runs clockwise over three quarters of the rim; degrees as Qt counts them."""

_STEP = _SWEEP / (TOP + 1)
_RIM = 0.43
"""Where the segments lie, as a share of the diameter from the middle."""

_THICK = 0.085
FAINT = 0.25
"""How much of the ground lies over the stages below the present one."""


def stage_arc(rect: QRectF, stage: int) -> tuple[QRectF, int, int]:
    """Where a stage, 0 to 10, lies on the rim of a scouter in `rect`: circle, start and span.

    Angles in sixteenths of a degree, as `QPainter.drawArc` takes them.
    """
    return _arc_of(rect, stage, 0.84)


def _arc_of(rect: QRectF, stage: int, wide: float) -> tuple[QRectF, int, int]:
    """`stage_arc` for a segment that takes a share of its step."""
    across = 2 * _RIM * rect.width()
    rim = QRectF(0, 0, across, across)
    rim.moveCenter(rect.center())
    start = _START - (stage + 0.5 - wide / 2) * _STEP
    return rim, round(start * 16), round(-wide * _STEP * 16)


class LensItem(Gauge):
    """The scouter: power stages, power level, bracket, and AT against the other side."""

    def __init__(self, row: Row, own: bool) -> None:
        super().__init__(row, own)
        self.shown = float(self.state.stage)
        self._from: Card | None = None
        self._share = 1.0

    def set_shown(self, shown: float) -> None:
        """Where the needle stands, between stages while it moves."""
        if shown != self.shown:
            self.shown = shown
            self.refresh()

    def leave_level(self, card: Card | None) -> None:
        """The power level will run from another level's to the present one; see `set_share`."""
        self._from, self._share = card, 0.0

    def set_share(self, share: float) -> None:
        """How far the power level has run from the level that was left, 0.0 to 1.0."""
        if share != self._share:
            self._share = share
            self.refresh()

    def power(self) -> int:
        """The power level under the needle; runs between two stages and between two levels."""
        now = _between(self.state.card, self.shown)
        if self._share < 1.0:
            now = _between(self._from, self.shown) * (1 - self._share) + now * self._share
        return round(now)

    @property
    def low(self) -> bool:
        """True while the needle stands at the lowest stages."""
        return self.shown < LOW + 0.5

    def tip(self) -> str:
        """All power levels of the present level, the highest above, the present one marked."""
        card = self.state.card
        if card is None or not card.stages:
            return super().tip()
        look = theme()
        rows = []
        for stage in range(len(card.stages) - 1, -1, -1):
            value = card.stages[stage]
            here = stage == self.state.stage
            mark, weight = ("&#9654;", "b") if here else ("", "span")
            style = f' style="background:{look.colour("accent-dim").name()}"' if here else ""
            cells = (mark, str(stage), f"{value:,}", bracket(value))
            row = "".join(
                f'<td align="right">&nbsp;<{weight}>{cell}</{weight}>&nbsp;</td>' for cell in cells
            )
            rows.append(f"<tr{style}>{row}</tr>")
        told = ""
        if self.state.at is not None:
            rival = html.escape(self.state.rival)
            told = (
                f"<p>AT {self.state.at} against {rival}: what its attacks that say “AT” deal now "
                "(ATK-5).</p>"
            )
        names = "".join(
            f"<td>&nbsp;{name}&nbsp;</td>" for name in ("Stage", "Power level", "Bracket")
        )
        head = f"<tr><td></td>{names}</tr>"
        title = html.escape(f"{card.name}, level {card.level or 1}")
        return f"<b>{title}</b><table cellspacing=0>{head}{''.join(rows)}</table>{told}"

    # --- drawing ---------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        """The glass from its pixmap; rim and numbers fresh."""
        device = painter.device()
        dpr = device.devicePixelRatio() if device is not None else 1.0
        glass = _glass(self.rect.width(), self.own, dpr, theme().name)
        painter.drawPixmap(self.rect.topLeft(), glass)
        self._rim(painter)
        self._numbers(painter)

    def _point(self, stage: float, radius: float) -> QPointF:
        """A place on the rim: the middle of a stage's segment, at a share of the diameter."""
        angle = math.radians(_START - (stage + 0.5) * _STEP)
        d = self.rect.width()
        return self.rect.center() + QPointF(math.cos(angle), -math.sin(angle)) * d * radius

    def _arc(
        self, painter: QPainter, stage: int, thick: float, colour: QColor, wide: float
    ) -> None:
        painter.setPen(QPen(colour, self.rect.width() * thick, c=Qt.PenCapStyle.FlatCap))
        painter.drawArc(*_arc_of(self.rect, stage, wide))

    def _rim(self, painter: QPainter) -> None:
        look = theme()
        d = self.rect.width()
        lit = look.colour("amber" if self.low else "lens")
        dim = look.colour("lens-dim")
        now = round(self.shown)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        size = d * 0.066
        for stage in range(TOP + 1):
            here = stage == now
            if here:
                self._arc(painter, stage, _THICK + 0.05, look.colour("ground"), 1.0)
                self._arc(painter, stage, _THICK + 0.035, lit, 0.9)
            elif stage < now:
                self._arc(painter, stage, _THICK * 0.8, lit, 0.84)
                # The stages below the present one are a little fainter, where the ground is dark:
                # on a light one their numbers would no longer read.
                if look.scheme == "dark":
                    self._arc(painter, stage, _THICK * 0.8, look.colour("ground", FAINT), 0.84)
            else:
                self._arc(painter, stage, _THICK * 0.8, dim, 0.84)
            if size >= 7.5 or here:
                ink = look.colour("accent-ink" if stage <= now else "text")
                grown = max(size * 1.25, 8.0) if here else size
                box = QRectF(0, 0, grown * 2.4, grown * 1.4)
                box.moveCenter(self._point(stage, _RIM))
                draw_line(painter, str(stage), box, ink, grown, align=CENTRE)
        inner, outer = _RIM - _THICK * 0.9, _RIM - _THICK * 0.5
        tip = self._point(self.shown, inner - 0.035)
        sides = [self._point(self.shown + way, outer - 0.012) for way in (-0.22, 0.22)]
        paint_with(painter, None, look.colour("text"))
        painter.drawPolygon(QPolygonF([tip, *sides]))

    def _numbers(self, painter: QPainter) -> None:
        look = theme()
        rect, d = self.rect, self.rect.width()
        lit = look.colour("amber" if self.low else "lens")
        muted = look.colour("text-muted")
        small = max(d * 0.085, min(self.text * 0.85, d * 0.13))
        top = QRectF(rect.left() + d * 0.24, rect.top() + d * 0.2, d * 0.52, d * 0.14)
        words = f"STAGE {round(self.shown)}"
        if self.low:
            # The warning stands before the words, both in the middle together.
            side = small * 1.05
            metrics = QFontMetricsF(look.font(small, bold=True, display=True))
            wide = min(metrics.horizontalAdvance(words), top.width() - side * 1.2)
            left = top.center().x() - (wide + side * 1.2) / 2
            spot = QRectF(left, top.center().y() - side / 2, side, side)
            draw_icon(painter, "warning", spot, lit)
            top = QRectF(left + side * 1.2, top.top(), wide + 1, top.height())
        draw_line(painter, words, top, lit if self.low else muted, small, align=CENTRE)
        power = self.power()
        line = QRectF(rect.left() + d * 0.175, rect.top() + d * 0.345, d * 0.65, d * 0.25)
        ink = lit if self.low else look.colour("text")
        draw_line(painter, f"{power:,}", line, ink, d * 0.235, align=CENTRE)
        self._against(painter, small * 1.12)
        self._badge(painter, bracket(power), lit)

    def _against(self, painter: QPainter, size: float) -> None:
        """AT with an arrow to whom it would hit: the viewer's own points up, the other's down."""
        if self.state.at is None:
            return
        look = theme()
        rect, d = self.rect, self.rect.width()
        words = f"AT {self.state.at}"
        wide = size * 0.52 * len(words)
        side = size * 0.62
        middle = rect.top() + d * 0.655
        left = rect.center().x() - (wide + side * 1.5) / 2
        box = QRectF(left, middle - size * 0.7, wide, size * 1.4)
        ink = look.colour("text" if self.state.at > 0 else "text-muted")
        draw_line(painter, words, box, ink, size, align=CENTRE)
        way = -1 if self.own else 1
        x = box.right() + side
        points = [
            QPointF(x, middle + way * side * 0.62),
            QPointF(x - side * 0.6, middle - way * side * 0.2),
            QPointF(x - side * 0.22, middle - way * side * 0.2),
            QPointF(x - side * 0.22, middle - way * side * 0.62),
            QPointF(x + side * 0.22, middle - way * side * 0.62),
            QPointF(x + side * 0.22, middle - way * side * 0.2),
            QPointF(x + side * 0.6, middle - way * side * 0.2),
        ]
        paint_with(painter, None, ink)
        painter.drawPolygon(QPolygonF(points))

    def _badge(self, painter: QPainter, letter: str, lit: QColor) -> None:
        """The bracket's letter on a hexagon, in the gap of the rim."""
        look = theme()
        d = self.rect.width()
        centre = QPointF(self.rect.center().x(), self.rect.bottom() - d * 0.135)
        radius = d * 0.13
        corners = [
            centre + QPointF(math.cos(math.radians(a)), math.sin(math.radians(a))) * radius
            for a in range(0, 360, 60)
        ]
        painter.setBrush(look.colour("panel"))
        painter.setPen(QPen(lit, max(1.5, d * 0.015), j=Qt.PenJoinStyle.RoundJoin))
        painter.drawPolygon(QPolygonF(corners))
        box = QRectF(0, 0, radius * 2, radius * 2)
        box.moveCenter(centre)
        draw_line(painter, letter, box, "text", radius * 1.35, align=CENTRE)


def _between(card: Card | None, shown: float) -> float:
    """The power level of a card at a stage with a fraction."""
    stages = card.stages if card else ()
    if not stages:
        return 0.0
    low = max(0, min(len(stages) - 1, math.floor(shown)))
    high = min(len(stages) - 1, low + 1)
    return stages[low] + (stages[high] - stages[low]) * (shown - low)


@lru_cache(maxsize=8)
def _glass(diameter: float, own: bool, dpr: float, _look: str) -> QPixmap:
    """The glass, drawn once for each size, side and theme: the next page has the same."""
    pixels = max(1, round(diameter * dpr))
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    pixmap.setDevicePixelRatio(dpr)
    with smooth(pixmap) as pen:
        _paint_glass(pen, diameter, own)
    return pixmap


def _paint_glass(pen: QPainter, d: float, own: bool) -> None:
    """The housing, the glass with its lines, a reticle, and a glint of light."""
    look = theme()
    centre = QPointF(d / 2, d / 2)
    side = "lens" if own else "amber"
    housing = QRadialGradient(QPointF(d * 0.4, d * 0.3), d * 0.8)
    housing.setColorAt(0, look.colour("panel-hover"))
    housing.setColorAt(0.7, look.colour("panel"))
    housing.setColorAt(1, look.colour("ground"))
    paint_with(pen, QPen(look.colour("line-strong"), max(1.0, d * 0.01)), housing)
    pen.drawEllipse(centre, d * 0.49, d * 0.49)
    kind = "glass-own" if own else "glass-rival"
    glass = QRadialGradient(QPointF(d * 0.44, d * 0.36), d * 0.5)
    glass.setColorAt(0, look.colour(kind))
    glass.setColorAt(0.85, look.colour(f"{kind}-edge"))
    glass.setColorAt(1, look.colour("ground"))
    radius = d * 0.365
    paint_with(pen, QPen(look.colour(side, 0.55), max(1.0, d * 0.008)), glass)
    pen.drawEllipse(centre, radius, radius)
    pen.setBrush(Qt.BrushStyle.NoBrush)
    # The lines of the display: as wide as the glass is at their height.
    pen.setPen(QPen(look.colour(side, 0.09), 1))
    gap = max(3.0, d * 0.024)
    y = centre.y() - radius + gap
    while y < centre.y() + radius:
        half = math.sqrt(max(0.0, radius**2 - (y - centre.y()) ** 2)) * 0.98
        pen.drawLine(QPointF(centre.x() - half, y), QPointF(centre.x() + half, y))
        y += gap
    pen.setPen(QPen(look.colour(side, 0.3), max(1.0, d * 0.006)))
    pen.drawEllipse(centre, d * 0.317, d * 0.317)
    for turn in range(0, 360, 15):
        way = QPointF(math.cos(math.radians(turn)), math.sin(math.radians(turn)))
        long = 0.045 if turn % 90 == 0 else 0.02 if turn % 45 == 0 else 0.011
        pen.drawLine(centre + way * d * 0.317, centre + way * d * (0.317 + long))
    for x in (-1, 1):
        for up in (-1, 1):
            corner = centre + QPointF(x * d * 0.235, up * d * 0.14)
            pen.drawLine(corner, corner - QPointF(x * d * 0.045, 0))
            pen.drawLine(corner, corner - QPointF(0, up * d * 0.035))
    pen.setPen(QPen(look.colour("text", 0.16), d * 0.018, c=Qt.PenCapStyle.RoundCap))
    glint = QRectF(0, 0, d * 0.66, d * 0.66)
    glint.moveCenter(centre)
    pen.drawArc(glint, 112 * 16, 42 * 16)
    pen.drawArc(glint, 100 * 16, 6 * 16)
