"""The plates and piles beside a side's cards: name, level, anger, how many cards lie where.

Each item keeps what it shows and repaints when that changes.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from dbz_desktop.ui.kit.painted_text import draw_line, draw_name
from dbz_desktop.ui.kit.theme import draw_focus, draw_icon, theme

CENTRE = Qt.AlignmentFlag.AlignHCenter
NAME = 0.72
"""The size of a player's name, as a share of its line."""


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

    def tip(self) -> str:
        """What its tool tip says; may be rich text."""
        return self.name()

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

    def __init__(self, own: bool) -> None:
        super().__init__()
        self.own = own
        self.player = ""
        self.mp = ""
        self.title = ""
        """The part of the MP's name that its level alone has."""
        self.level = 1
        self.levels = 4
        self.anger = 0
        self.pur: int | None = None
        self.active = False
        self.hand = 0
        self.text = 11.0

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
        painter.setPen(QPen(side if self.active else look.colour("line"), 1.6))
        painter.setBrush(look.colour("panel", 0.86))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 8, 8)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(side)
        painter.drawRoundedRect(
            QRectF(rect.left() + 1, rect.top() + 10, 4, rect.height() - 20), 2, 2
        )
        lines = self._lines()
        row = lines[0].height()
        second = lines[1] if len(lines) == 4 else None
        if self.active:
            # The tag stands beside the player's name where that leaves it room.
            tag = min(lines[0].width() * 0.34, row * 2.0)
            font = look.font(row * NAME, bold=True, display=True)
            wide = QFontMetricsF(font).horizontalAdvance(self.player)
            beside = second is None or wide <= lines[0].width() - tag - 5
            line = lines[0] if beside or second is None else second
            self._tag(painter, QRectF(line.right() - tag, line.top(), tag, row), side)
            line.setRight(line.right() - tag - 5)
        draw_name(painter, (self.player,), lines[0], look.colour("text"), row * NAME)
        if second is not None:
            names = tuple(name for name in (self.mp, self.title) if name) or ("",)
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
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(side)
        painter.drawRoundedRect(box, 4, 4)
        ink = theme().colour("accent-ink")
        draw_line(painter, "TURN", box.adjusted(3, 0, -3, 0), ink, row * 0.55, align=CENTRE)

    def _level_line(self, painter: QPainter, line: QRectF, row: float, side: QColor) -> None:
        look = theme()
        label = QRectF(line.left(), line.top(), line.width() * 0.34, row)
        draw_line(painter, "LEVEL", label, look.colour("text-muted"), row * 0.54)
        cell = min(row * 0.92, line.width() * 0.62 / self.levels)
        left = line.right() - cell * self.levels
        for level in range(1, self.levels + 1):
            box = QRectF(
                left + (level - 1) * cell, line.top() + (row - cell) / 2, cell - 3, cell - 3
            )
            now = level == self.level
            painter.setPen(QPen(side if level <= self.level else look.colour("line-strong"), 1.4))
            painter.setBrush(side if now else look.colour("panel-raised"))
            painter.drawRoundedRect(box, 4, 4)
            ink = look.colour("accent-ink" if now else "text-muted")
            draw_line(painter, str(level), box, ink, cell * 0.68, align=CENTRE)

    def _anger_line(self, painter: QPainter, line: QRectF, row: float) -> None:
        look = theme()
        label = QRectF(line.left(), line.top(), line.width() * 0.34, row)
        draw_line(painter, f"ANGER {self.anger}", label, look.colour("text-muted"), row * 0.54)
        for pip, box in enumerate(self.pips()):
            colour = look.colour("danger" if pip < self.anger else "lens-dim")
            draw_icon(painter, "anger", box, colour)

    def pips(self) -> list[QRectF]:
        """Where the five pips of anger are, in the table's coordinates."""
        line = self._lines()[-1]
        row = line.height()
        cell = min(row, line.width() * 0.64 / 5)
        left = line.right() - cell * 5
        top = line.top() + (row - cell) / 2
        return [QRectF(left + pip * cell, top, cell - 2, cell - 2) for pip in range(5)]


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
        self.lift = 6.0
        self.wide = 0.0
        self.total = 0
        self.deep = 60
        self.glow = False
        self.back: Callable[[float], QPixmap] | None = None
        """Gives the card back at a pixel ratio, for the Life Deck."""

    def set_glow(self, glow: bool) -> None:
        """Some card in the pile can be chosen."""
        if glow != self.glow:
            self.glow = glow
            self.refresh()

    def show_state(
        self,
        count: int,
        text: float,
        lift: float = 6.0,
        wide: float = 0.0,
        total: int = 0,
        deep: int = 60,
    ) -> None:
        """How many cards lie there, of how many in all.

        A pile of `deep` cards is `lift` pixels high; `wide` is what its label may take.
        """
        values = (count, text, lift, wide or self.rect.width(), total, deep)
        if values != (self.count, self.text, self.lift, self.wide, self.total, self.deep):
            self.prepareGeometryChange()
            self.count, self.text, self.lift, self.wide, self.total, self.deep = values
            self.refresh()

    @property
    def height(self) -> float:
        """How high the pile is drawn, in pixels."""
        return self.lift * min(1.0, self.count / self.deep)

    def name(self) -> str:
        """The pile in words."""
        cards = "1 card" if self.count == 1 else f"{self.count} cards"
        if not self.total:
            return f"{self.title}: {cards}"
        share = round(100 * self.count / self.total)
        return f"{self.title}: {cards}, {share} % of the {self.total} of this deck"

    def boundingRect(self) -> QRectF:
        """The pile at its height, and its label below."""
        aside = max(6.0, (self.wide - self.rect.width()) / 2 + 2)
        return self.rect.adjusted(-aside, -self.lift - 6, aside, self.text * 1.7 + 4)

    def draw(self, painter: QPainter) -> None:
        """An outline or the sides of the cards below the top one, and the label with the count."""
        look = theme()
        rect = self.rect
        if not self.count:
            painter.setPen(QPen(look.colour("line"), 1.2, Qt.PenStyle.DashLine))
            painter.setBrush(look.colour("panel", 0.35))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 6, 6)
            side = rect.width() * 0.36
            spot = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
            draw_icon(painter, self.icon, spot, look.colour("line-strong"))
        else:
            self._sides(painter)
        if self.deck and self.count and self.back is not None:
            device = painter.device()
            pixmap = self.back(device.devicePixelRatio() if device is not None else 1.0)
            painter.drawPixmap(rect.topLeft() - QPointF(0, self.height), pixmap)
        if self.glow:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(look.colour("accent"), 3))
            around = rect.adjusted(-3.5, -3.5 - self.height, 3.5, 3.5)
            painter.drawRoundedRect(around, 8, 8)
        self._label(painter)
        if self.deck and self.count:
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
        ink = look.colour("text" if self.count else "text-muted")
        label = QRectF(
            rect.center().x() - self.wide / 2, rect.bottom() + 2, self.wide, self.text * 1.4
        )
        size = self.text * 0.94
        metrics = QFontMetricsF(look.font(size, bold=True, display=True))
        # The longest name decides for all, so that no pile is labelled otherwise than the rest.
        if metrics.horizontalAdvance("Life Deck  99") <= label.width():
            draw_line(painter, f"{self.title}  {self.count}", label, ink, size, align=CENTRE)
            return
        words = str(self.count)
        wide = metrics.horizontalAdvance(words)
        side = size * 1.15
        left = label.center().x() - (side * 1.3 + wide) / 2
        spot = QRectF(left, label.center().y() - side / 2, side, side)
        draw_icon(painter, self.icon, spot, look.colour("text-muted"))
        label.setLeft(spot.right() + side * 0.3)
        draw_line(painter, words, label, ink, size)

    def _disc(self, painter: QPainter) -> None:
        """The count of a Life Deck large on its back; few cards are marked by a sign too."""
        look = theme()
        rect = self.rect.translated(0, -self.height)
        d = rect.width() * 0.56
        disc = QRectF(rect.center().x() - d / 2, rect.center().y() - d / 2, d, d)
        low = self.count <= 10
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
        draw_line(painter, str(self.count), number, ink, d * 0.5, align=CENTRE)
