"""The plates and piles beside a side's cards: name, level, anger, how many cards lie where.

Each item shows the state of its row of the table, and is painted anew when that changes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from dbz_desktop.match.telling.table_rows import Row
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.ui.kit.painted_text import CENTRE, draw_line, draw_name
from dbz_desktop.ui.kit.painting import draw_box, paint_with
from dbz_desktop.ui.kit.theme import draw_focus, draw_icon, theme
from dbz_desktop.ui.kit.widgets import plain_tip
from dbz_desktop.ui.table.layout import DEEP

NAME = 0.72
"""The size of a player's name, as a share of its line."""


MOST_PIPS = 12
"""So many pips of anger are drawn at most; the number beside them tells of more."""


class Gauge(QGraphicsItem):
    """An item with a rectangle and a cached painting that is redone only when told."""

    def __init__(self, row: Row, own: bool = True) -> None:
        super().__init__()
        self.row = row
        self.own = own
        self.rect = QRectF(0, 0, 1, 1)
        self.text = 11.0
        self.focused = False
        # Cards fly over the gauges; their text must not be laid out anew for every frame.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    @property
    def state(self) -> Any:
        """What it shows: the state of its row, see `table_states`."""
        return self.row.state

    def set_rect(self, rect: QRectF) -> None:
        """Lie there."""
        if rect != self.rect:
            self.prepareGeometryChange()
            self.rect = QRectF(rect)
            self.refresh()

    def fit(self, rect: QRectF, text: float) -> None:
        """Lie there, with small text of so many pixels."""
        if text != self.text:
            self.prepareGeometryChange()
            self.text = text
            self.refresh()
        self.set_rect(rect)

    def refresh(self) -> None:
        """The row says something else now."""
        self.update()

    def tip(self) -> str:
        """What its tool tip says; may be rich text."""
        return plain_tip(self.row.state.words) if self.row.state is not None else ""

    def area(self) -> QRectF:
        """Where it lies on the table."""
        return self.rect

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


class PlateItem(Gauge):
    """Who plays here: name, MP and level, anger as pips, whose turn it is."""

    _anger: int | None = None

    @property
    def anger(self) -> int:
        """How many pips are lit."""
        return self.state.anger if self._anger is None else self._anger

    def show_anger(self, anger: int) -> None:
        """Light so many pips, while they go on or out one by one."""
        self._anger = anger
        self.update()

    def refresh(self) -> None:
        """The row says something else now: it is shown as it is."""
        self._anger = None
        super().refresh()

    def _lines(self) -> list[QRectF]:
        """Four lines, or three where the text is large: the MP's name is on its card too."""
        inner = self.rect.adjusted(13, 5, -9, -6)
        count = 4 if inner.height() / 4 >= self.text * 1.22 else 3
        row = inner.height() / count
        return [
            QRectF(inner.left(), inner.top() + i * row, inner.width(), row) for i in range(count)
        ]

    def draw(self, painter: QPainter) -> None:
        """Player, MP, level, anger, each on a line of its own."""
        look = theme()
        rect = self.rect
        side = look.colour("accent" if self.own else "amber")
        painter.setPen(QPen(side if self.state.active else look.colour("line"), 1.6))
        painter.setBrush(look.colour("panel", 0.86))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 8, 8)
        draw_box(painter, QRectF(rect.left() + 1, rect.top() + 10, 4, rect.height() - 20), 2, side)
        lines = self._lines()
        row = lines[0].height()
        second = lines[1] if len(lines) == 4 else None
        if self.state.active:
            # The tag stands beside the player's name where that leaves it room.
            tag = min(lines[0].width() * 0.34, row * 2.0)
            font = look.font(row * NAME, bold=True, display=True)
            wide = QFontMetricsF(font).horizontalAdvance(self.state.player)
            beside = second is None or wide <= lines[0].width() - tag - 5
            line = lines[0] if beside or second is None else second
            self._tag(painter, QRectF(line.right() - tag, line.top(), tag, row), side)
            line.setRight(line.right() - tag - 5)
        draw_name(painter, (self.state.player,), lines[0], "text", row * NAME)
        if second is not None:
            names = tuple(name for name in (self.state.mp, self.state.title) if name) or ("",)
            muted = look.colour("text-muted")
            draw_name(
                painter, names, second, muted, row * 0.56, least=0.72, bold=False, display=False
            )
        self._level_line(painter, lines[-2], row, side)
        self._anger_line(painter, lines[-1], row)

    def _tag(self, painter: QPainter, place: QRectF, side: QColor) -> None:
        """Whose turn it is."""
        row = place.height()
        box = place.adjusted(0, row * 0.14, 0, -row * 0.14)
        draw_box(painter, box, 4, side)
        ink = theme().colour("accent-ink")
        draw_line(painter, "TURN", box.adjusted(3, 0, -3, 0), ink, row * 0.55, align=CENTRE)

    def _level_line(self, painter: QPainter, line: QRectF, row: float, side: QColor) -> None:
        look = theme()
        label = QRectF(line.left(), line.top(), line.width() * 0.34, row)
        draw_line(painter, "LEVEL", label, "text-muted", row * 0.54)
        cell = min(row * 0.92, line.width() * 0.62 / self.state.levels)
        left = line.right() - cell * self.state.levels
        for level in range(1, self.state.levels + 1):
            box = QRectF(
                left + (level - 1) * cell, line.top() + (row - cell) / 2, cell - 3, cell - 3
            )
            now = level == self.state.level
            frame = side if level <= self.state.level else look.colour("line-strong")
            draw_box(painter, box, 4, side if now else "panel-raised", frame, 1.4)
            ink = look.colour("accent-ink" if now else "text-muted")
            draw_line(painter, str(level), box, ink, cell * 0.68, align=CENTRE)

    def _anger_line(self, painter: QPainter, line: QRectF, row: float) -> None:
        look = theme()
        label = QRectF(line.left(), line.top(), line.width() * 0.42, row)
        words = f"ANGER {self.anger}/{self.state.goal}"
        draw_line(painter, words, label, "text-muted", row * 0.54)
        for pip, box in enumerate(self.pips()):
            colour = look.colour("danger" if pip < self.anger else "lens-dim")
            draw_icon(painter, "anger", box, colour)

    def pips(self) -> list[QRectF]:
        """Where the pips of anger are, in the table's coordinates: one for each that is needed."""
        line = self._lines()[-1]
        row = line.height()
        count = max(1, min(self.state.goal, MOST_PIPS))
        cell = min(row, line.width() * 0.56 / max(count, 5))
        left = line.right() - cell * count
        top = line.top() + (row - cell) / 2
        return [QRectF(left + pip * cell, top, cell - 2, cell - 2) for pip in range(count)]


_ICONS = {
    Zone.LIFE_DECK: "zone-life",
    Zone.DISCARD: "zone-discard",
    Zone.BANISHED: "zone-banished",
    Zone.ASIDE: "setup",
}


class PileItem(Gauge):
    """A pile: its outline when empty, its height, its count and its name."""

    def __init__(self, row: Row, own: bool) -> None:
        super().__init__(row, own)
        assert row.zone is not None
        self.icon = _ICONS[row.zone]
        self.lift = 6.0
        self.wide = 0.0
        self.back: Callable[[float], QPixmap] | None = None
        """Gives the card back at a pixel ratio, for the Life Deck."""

    @property
    def deck(self) -> bool:
        """True for a Life Deck, whose cards lie face down."""
        return self.row.zone is Zone.LIFE_DECK

    def set_height(self, lift: float, wide: float) -> None:
        """A pile of `DEEP` cards is `lift` pixels high; `wide` is what its label may take."""
        if (lift, wide) != (self.lift, self.wide):
            self.prepareGeometryChange()
            self.lift, self.wide = lift, wide
            self.refresh()

    def refresh(self) -> None:
        """The row says something else now; a place aside is there only while it holds a card."""
        super().refresh()
        self.setVisible(self.row.reachable)

    @property
    def height(self) -> float:
        """How high the pile is drawn, in pixels."""
        return self.lift * min(1.0, self.state.count / DEEP)

    def boundingRect(self) -> QRectF:
        """The pile at its height, and its label below."""
        aside = max(6.0, (self.wide - self.rect.width()) / 2 + 2)
        return self.rect.adjusted(-aside, -self.lift - 6, aside, self.text * 1.7 + 4)

    def draw(self, painter: QPainter) -> None:
        """An outline or the sides of the cards below the top one, and the label with the count."""
        look = theme()
        rect = self.rect
        if not self.state.count:
            painter.setPen(QPen(look.colour("line"), 1.2, Qt.PenStyle.DashLine))
            painter.setBrush(look.colour("panel", 0.35))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 6, 6)
            side = rect.width() * 0.36
            spot = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
            draw_icon(painter, self.icon, spot, "line-strong")
        else:
            self._sides(painter)
        if self.deck and self.state.count and self.back is not None:
            device = painter.device()
            pixmap = self.back(device.devicePixelRatio() if device is not None else 1.0)
            painter.drawPixmap(rect.topLeft() - QPointF(0, self.height), pixmap)
        if self.state.lit:
            paint_with(painter, QPen(look.colour("accent"), 3), None)
            around = rect.adjusted(-3.5, -3.5 - self.height, 3.5, 3.5)
            painter.drawRoundedRect(around, 8, 8)
        self._label(painter)
        if self.deck and self.state.count:
            self._disc(painter)

    def _sides(self, painter: QPainter) -> None:
        """The edges of the cards under the top one, a line for every few of them."""
        look = theme()
        rect = self.rect
        layers = max(1, round(self.height / 1.7))
        for layer in range(layers):
            up = self.height * layer / layers
            painter.setPen(QPen(look.colour("line-strong" if layer % 2 else "shadow"), 1))
            painter.setBrush(look.colour("panel-hover" if layer % 2 else "panel-raised"))
            painter.drawRoundedRect(rect.translated(0, -up).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)

    def _label(self, painter: QPainter) -> None:
        """Name and count; where the name doesn't fit at the size of the text, its icon instead."""
        look = theme()
        rect = self.rect
        ink = look.colour("text" if self.state.count else "text-muted")
        label = QRectF(
            rect.center().x() - self.wide / 2, rect.bottom() + 2, self.wide, self.text * 1.4
        )
        size = self.text * 0.94
        metrics = QFontMetricsF(look.font(size, bold=True, display=True))
        # The longest name decides for all, so that no pile is labelled otherwise than the rest.
        if metrics.horizontalAdvance("Life Deck  99") <= label.width():
            draw_line(
                painter, f"{self.state.title}  {self.state.count}", label, ink, size, align=CENTRE
            )
            return
        words = str(self.state.count)
        wide = metrics.horizontalAdvance(words)
        side = size * 1.15
        left = label.center().x() - (side * 1.3 + wide) / 2
        spot = QRectF(left, label.center().y() - side / 2, side, side)
        draw_icon(painter, self.icon, spot, "text-muted")
        label.setLeft(spot.right() + side * 0.3)
        draw_line(painter, words, label, ink, size)

    def _disc(self, painter: QPainter) -> None:
        """The count of a Life Deck large on its back; few cards are marked by a sign too, and in
        words where the next Draw Step takes all of them (HSE-2)."""
        look = theme()
        rect = self.rect.translated(0, -self.height)
        d = rect.width() * 0.56
        disc = QRectF(rect.center().x() - d / 2, rect.center().y() - d / 2, d, d)
        low = self.state.count <= 10
        painter.setPen(QPen(look.colour("danger" if low else "gold"), 3 if low else 2))
        painter.setBrush(look.colour("panel", 0.92))
        painter.drawEllipse(disc)
        ink = look.colour("danger" if low else "text")
        number = disc.adjusted(4, 0, -4, 0)
        if low:
            side = d * 0.28
            spot = QRectF(disc.center().x() - side / 2, disc.top() + d * 0.06, side, side)
            draw_icon(painter, "warning", spot, ink)
            number.translate(0, d * 0.1)
        draw_line(painter, str(self.state.count), number, ink, d * 0.5, align=CENTRE)
        if self.state.drawn:
            high = min(rect.height() * 0.2, self.text * 1.4)
            band = QRectF(rect.left(), rect.bottom() - high, rect.width(), high)
            draw_box(painter, band, 4, "danger")
            ink = look.colour("accent-ink")
            draw_line(
                painter, "LAST DRAW", band.adjusted(4, 0, -4, 0), ink, high * 0.8, align=CENTRE
            )
