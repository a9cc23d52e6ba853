"""The scouter and the plates of a side: power stages, level, anger, piles.

Each item keeps the numbers that it shows and repaints when one changes; the scouter's needle is
moved by the animations through `shown`, a stage with a fraction.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from dbz_desktop.cards.model import Card
from dbz_desktop.rules.stages import bracket
from dbz_desktop.ui.faces.text import draw_line
from dbz_desktop.ui.theme import draw_focus, draw_icon, theme

CENTRE = Qt.AlignmentFlag.AlignHCenter
_START, _SWEEP = 225.0, 270.0
"""The gauge runs clockwise over three quarters of the rim; degrees as Qt counts them."""


def stage_arc(rect: QRectF, stage: int) -> tuple[QRectF, int, int]:
    """Where a stage, 0 to 10, lies on the rim of a scouter in `rect`: circle, start and span.

    Angles in sixteenths of a degree, as `QPainter.drawArc` takes them.
    """
    d = rect.width()
    step = _SWEEP / 11
    angle = _START - stage * step
    rim = rect.adjusted(d * 0.05, d * 0.05, -d * 0.05, -d * 0.05)
    return rim, round((angle - step * 0.08) * 16), round(-step * 0.84 * 16)


class Gauge(QGraphicsItem):
    """An item with a rectangle and a cached painting that is redone only when told."""

    def __init__(self) -> None:
        super().__init__()
        self.rect = QRectF(0, 0, 1, 1)
        self.label = ""
        self.focused = False
        # Cards fly over the gauges; their text must not be laid out anew for every frame.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def set_rect(self, rect: QRectF) -> None:
        """Lie there."""
        if rect != self.rect:
            self.prepareGeometryChange()
            self.rect = QRectF(rect)
            self.refresh()

    def refresh(self) -> None:
        """Something that is shown has changed."""
        self.update()

    def name(self) -> str:
        """What a screen reader says."""
        return self.label

    def boundingRect(self) -> QRectF:
        """The rectangle with room for the focus frame."""
        return self.rect.adjusted(-6, -6, 6, 6)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw, then the focus frame where it is focused."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter)
        if self.focused:
            draw_focus(painter, self.rect)

    def draw(self, painter: QPainter) -> None:
        """What the gauge shows."""


class LensItem(Gauge):
    """The scouter: eleven power stages on a rim, the power level, the bracket, the stage."""

    def __init__(self, own: bool) -> None:
        super().__init__()
        self.own = own
        self.card: Card | None = None
        self.stage = 0
        self.shown = 0.0
        self.against = ""
        self._glass: QPixmap | None = None
        self._made_for = ("", 0.0)
        """The theme and the pixel ratio of the glass."""

    def show_state(self, card: Card | None, stage: int, against: str) -> None:
        """The MP's level card, its stage, and what its AT is against the other side."""
        if (card, stage, against) != (self.card, self.stage, self.against):
            self.card, self.stage, self.against = card, stage, against
            self.refresh()

    def set_shown(self, shown: float) -> None:
        """Where the needle stands, between stages while it moves."""
        if shown != self.shown:
            self.shown = shown
            self.refresh()

    def set_rect(self, rect: QRectF) -> None:
        """Lie there; the glass is painted anew."""
        if rect != self.rect:
            self._glass = None
        super().set_rect(rect)

    def power(self) -> int:
        """The power level under the needle; runs between two stages."""
        stages = self.card.stages if self.card else ()
        if not stages:
            return 0
        low = max(0, min(len(stages) - 1, math.floor(self.shown)))
        high = min(len(stages) - 1, low + 1)
        value = stages[low] + (stages[high] - stages[low]) * (self.shown - low)
        return round(value)

    def name(self) -> str:
        """Power level, stage and bracket in words."""
        power = self.power()
        return f"Scouter: power level {power:,}, stage {self.stage} of 10, bracket {bracket(power)}"

    def draw(self, painter: QPainter) -> None:
        """The glass from its pixmap; rim and numbers fresh."""
        look = theme()
        rect = self.rect
        painter.drawPixmap(rect.topLeft(), self._glass_pixmap(painter))
        d = rect.width()
        lit, dim = look.colour("lens"), look.colour("lens-dim")
        low = self.shown <= 1.0
        if low:
            lit = look.colour("amber")
        step = _SWEEP / 11
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for stage in range(11):
            on = stage <= self.shown + 0.5
            painter.setPen(QPen(lit if on else dim, d * 0.055, c=Qt.PenCapStyle.FlatCap))
            painter.drawArc(*stage_arc(rect, stage))
        centre = rect.center()
        needle = math.radians(_START - (self.shown + 0.5) * step)
        way = QPointF(math.cos(needle), -math.sin(needle))
        painter.setPen(QPen(look.colour("text"), max(1.5, d * 0.014)))
        painter.drawLine(centre + way * d * 0.36, centre + way * d * 0.49)
        power = self.power()
        draw_line(
            painter,
            f"STAGE {round(self.shown)}",
            QRectF(rect.left() + d * 0.2, rect.top() + d * 0.2, d * 0.6, d * 0.13),
            look.colour("text-muted"),
            d * 0.105,
            align=CENTRE,
        )
        draw_line(
            painter,
            f"{power:,}",
            QRectF(rect.left() + d * 0.12, rect.top() + d * 0.32, d * 0.76, d * 0.27),
            lit if low else look.colour("text"),
            d * 0.25,
            align=CENTRE,
        )
        draw_line(
            painter,
            self.against,
            QRectF(rect.left() + d * 0.2, rect.top() + d * 0.585, d * 0.6, d * 0.13),
            look.colour("text-muted"),
            d * 0.1,
            align=CENTRE,
        )
        badge = QRectF(centre.x() - d * 0.13, rect.bottom() - d * 0.27, d * 0.26, d * 0.26)
        painter.setBrush(look.colour("panel"))
        painter.setPen(QPen(lit, max(1.5, d * 0.016)))
        painter.drawEllipse(badge)
        draw_line(painter, bracket(power), badge, look.colour("text"), d * 0.19, align=CENTRE)

    def _glass_pixmap(self, painter: QPainter) -> QPixmap:
        device = painter.device()
        dpr = device.devicePixelRatio() if device is not None else 1.0
        look = theme()
        if self._glass is not None and self._made_for == (look.name, dpr):
            return self._glass
        d = self.rect.width()
        pixmap = QPixmap(max(1, round(d * dpr)), max(1, round(d * dpr)))
        pixmap.fill(Qt.GlobalColor.transparent)
        pixmap.setDevicePixelRatio(dpr)
        pen = QPainter(pixmap)
        pen.setRenderHint(QPainter.RenderHint.Antialiasing)
        glass = QRadialGradient(QPointF(d * 0.42, d * 0.36), d * 0.6)
        kind = "glass-own" if self.own else "glass-rival"
        glass.setColorAt(0, look.colour(kind))
        glass.setColorAt(0.8, look.colour(f"{kind}-edge"))
        glass.setColorAt(1, look.colour("ground"))
        pen.setBrush(glass)
        pen.setPen(QPen(look.colour("line-strong"), max(1.0, d * 0.012)))
        pen.drawEllipse(QRectF(d * 0.015, d * 0.015, d * 0.97, d * 0.97))
        line = look.colour("lens" if self.own else "amber", 0.18)
        pen.setPen(QPen(line, 1))
        pen.setBrush(Qt.BrushStyle.NoBrush)
        for share in (0.22, 0.38):
            pen.drawEllipse(QPointF(d / 2, d / 2), d * share, d * share)
        pen.drawLine(QPointF(d * 0.12, d / 2), QPointF(d * 0.88, d / 2))
        pen.drawLine(QPointF(d / 2, d * 0.12), QPointF(d / 2, d * 0.88))
        pen.end()
        self._glass, self._made_for = pixmap, (look.name, dpr)
        return pixmap


class PlateItem(Gauge):
    """Who plays here: name, MP and level, anger as pips, whose turn it is."""

    def __init__(self, own: bool) -> None:
        super().__init__()
        self.own = own
        self.player = ""
        self.mp = ""
        self.level = 1
        self.levels = 4
        self.anger = 0
        self.pur: int | None = None
        self.active = False
        self.hand = 0

    def show_state(self, **values: object) -> None:
        """Set what is shown."""
        changed = False
        for name, value in values.items():
            if getattr(self, name) != value:
                setattr(self, name, value)
                changed = True
        if changed:
            self.refresh()

    def name(self) -> str:
        """The plate in words."""
        turn = ", has the turn" if self.active else ""
        return (
            f"{self.player}: {self.mp}, level {self.level}, anger {self.anger} of 5, "
            f"{self.hand} cards in hand{turn}"
        )

    def draw(self, painter: QPainter) -> None:
        """Four lines: player, MP, level, anger."""
        look = theme()
        rect = self.rect
        side = look.colour("accent" if self.own else "amber")
        painter.setPen(QPen(side if self.active else look.colour("line"), 1.6))
        painter.setBrush(look.colour("panel", 0.86))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 8, 8)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(side)
        painter.drawRoundedRect(
            QRectF(rect.left() + 1, rect.top() + 10, 4, rect.height() - 20), 2, 2
        )
        inner = rect.adjusted(13, 5, -9, -6)
        row = inner.height() / 4
        name = QRectF(inner.left(), inner.top(), inner.width(), row)
        if self.active:
            tag = min(inner.width() * 0.34, row * 2.2)
            box = QRectF(name.right() - tag, name.top() + row * 0.14, tag, row * 0.72)
            painter.setBrush(side)
            painter.drawRoundedRect(box, 4, 4)
            draw_line(
                painter,
                "TURN",
                box.adjusted(3, 0, -3, 0),
                look.colour("accent-ink"),
                row * 0.55,
                align=CENTRE,
            )
            name.setRight(box.left() - 5)
        draw_line(painter, self.player, name, look.colour("text"), row * 0.72)
        mp = QRectF(inner.left(), inner.top() + row * 0.98, inner.width(), row * 0.9)
        draw_line(
            painter, self.mp, mp, look.colour("text-muted"), row * 0.56, bold=False, display=False
        )
        y = inner.top() + row * 1.95
        draw_line(
            painter,
            "LEVEL",
            QRectF(inner.left(), y, inner.width() * 0.38, row),
            look.colour("text-muted"),
            row * 0.54,
        )
        cell = min(row * 0.9, inner.width() * 0.6 / self.levels)
        left = inner.right() - cell * self.levels
        for level in range(1, self.levels + 1):
            box = QRectF(left + (level - 1) * cell, y + (row - cell) / 2, cell - 3, cell - 3)
            now = level == self.level
            painter.setPen(QPen(side if level <= self.level else look.colour("line-strong"), 1.4))
            painter.setBrush(side if now else look.colour("panel-raised"))
            painter.drawRoundedRect(box, 4, 4)
            ink = look.colour("accent-ink") if now else look.colour("text-muted")
            draw_line(painter, str(level), box, ink, cell * 0.66, align=CENTRE)
        y += row * 1.02
        draw_line(
            painter,
            f"ANGER {self.anger}",
            QRectF(inner.left(), y, inner.width() * 0.4, row),
            look.colour("text-muted"),
            row * 0.54,
        )
        for pip, box in enumerate(self.pips()):
            colour = look.colour("danger" if pip < self.anger else "lens-dim")
            draw_icon(painter, "anger", box, colour)

    def pips(self) -> list[QRectF]:
        """Where the five pips of anger are, in the table's coordinates."""
        inner = self.rect.adjusted(13, 5, -9, -6)
        row = inner.height() / 4
        y = inner.top() + row * 2.97
        cell = min(row, inner.width() * 0.58 / 5)
        left = inner.right() - cell * 5
        return [
            QRectF(left + pip * cell, y + (row - cell) / 2, cell - 2, cell - 2) for pip in range(5)
        ]


class PileItem(Gauge):
    """A pile: its outline when empty, its height, its count and its name."""

    def __init__(self, title: str, icon: str, own: bool, deck: bool = False) -> None:
        super().__init__()
        self.title = title
        self.icon = icon
        self.own = own
        self.deck = deck
        self.count = 0
        self.text = 11.0
        self.glow = False
        self.back: Callable[[float], QPixmap] | None = None
        """Gives the card back at a pixel ratio, for the Life Deck."""

    def set_glow(self, glow: bool) -> None:
        """Some card in the pile can be chosen."""
        if glow != self.glow:
            self.glow = glow
            self.refresh()

    def show_state(self, count: int, text: float) -> None:
        """How many cards lie there."""
        if (count, text) != (self.count, self.text):
            if text != self.text:
                self.prepareGeometryChange()
            self.count, self.text = count, text
            self.refresh()

    def name(self) -> str:
        """The pile in words."""
        cards = "1 card" if self.count == 1 else f"{self.count} cards"
        return f"{self.title}: {cards}"

    def boundingRect(self) -> QRectF:
        """The pile and its label below."""
        return self.rect.adjusted(-6, -6, 6, self.text * 1.7 + 4)

    def draw(self, painter: QPainter) -> None:
        """An outline, the stack of a Life Deck, and the label with the count."""
        look = theme()
        rect = self.rect
        if self.deck and self.count and self.back is not None:
            device = painter.device()
            pixmap = self.back(device.devicePixelRatio() if device is not None else 1.0)
            layers = -(-self.count // 10)
            lift = layers * 1.3
            painter.setPen(QPen(look.colour("shadow", 0.6), 1))
            for layer in range(layers, 0, -1):
                painter.setBrush(look.colour("panel-raised"))
                painter.drawRoundedRect(rect.translated(layer * 0.9, layer * 1.3 - lift), 5, 5)
            painter.drawPixmap(rect.topLeft() - QPointF(0, lift), pixmap)
        elif not self.count:
            painter.setPen(QPen(look.colour("line"), 1.2, Qt.PenStyle.DashLine))
            painter.setBrush(look.colour("panel", 0.35))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 6, 6)
            side = rect.width() * 0.36
            spot = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
            draw_icon(painter, self.icon, spot, look.colour("line-strong"))
        if self.glow:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(look.colour("accent"), 3))
            painter.drawRoundedRect(rect.adjusted(-3.5, -3.5, 3.5, 3.5), 8, 8)
        label = QRectF(rect.left() - 4, rect.bottom() + 2, rect.width() + 8, self.text * 1.5)
        ink = look.colour("text" if self.count else "text-muted")
        # One size for all piles of a table: none of their labels may shrink more than another.
        size = min(self.text, rect.width() / 6.2)
        draw_line(painter, f"{self.title}  {self.count}", label, ink, size, align=CENTRE)
        if self.deck and self.count:
            d = rect.width() * 0.5
            disc = QRectF(rect.center().x() - d / 2, rect.center().y() - d / 2, d, d)
            painter.setPen(QPen(look.colour("gold"), 2))
            painter.setBrush(look.colour("panel", 0.92))
            painter.drawEllipse(disc)
            low = self.count <= 10
            draw_line(
                painter,
                str(self.count),
                disc.adjusted(4, 0, -4, 0),
                look.colour("danger" if low else "text"),
                d * 0.52,
                align=CENTRE,
            )
