"""Places where a carried card may be dropped: what they mean, and how they light up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from dbz_desktop.ui.kit.painting import paint_with, write_with
from dbz_desktop.ui.kit.theme import draw_icon, ink_on, theme


@dataclass(slots=True)
class Drop:
    """A place where the card may be dropped, what that means, and the options that it stands for.

    `card` is the card that is aimed at, or -1; `aim` says that an enemy is attacked, or that it
    can't be. A `quiet` one shows only under the pointer, the words of a `terse` one only there.
    `act` is done instead of an option.
    """

    rect: QRectF
    words: str
    icon: str
    options: list[int] = field(default_factory=list)
    card: int = -1
    aim: bool = False
    quiet: bool = False
    terse: bool = False
    act: Callable[[], object] | None = None
    also: QRectF | None = None
    """A place that counts too, but isn't drawn."""

    def takes(self, at: QPointF) -> bool:
        """True when a card that is let go there is dropped here."""
        return self.rect.contains(at) or (self.also is not None and self.also.contains(at))


class DropZones(QGraphicsItem):
    """The lit places, the one under the pointer brighter and with a firm frame."""

    def __init__(self, drops: list[Drop], rect: QRectF) -> None:
        super().__init__()
        self.drops = drops
        self.over: Drop | None = None
        self._rect = rect
        self.setZValue(750)

    def boundingRect(self) -> QRectF:
        """The whole table."""
        return self._rect

    def shape(self) -> QPainterPath:
        """Nothing that could be pointed at."""
        return QPainterPath()

    def light(self, at: QPointF) -> Drop | None:
        """The pointer is there now."""
        over = next((drop for drop in self.drops if drop.takes(at)), None)
        if over is not self.over:
            self.over = over
            self.update()
        return over

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Every place with its frame."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = theme()
        for drop in reversed(self.drops):
            over = drop is self.over
            if drop.quiet and not over:
                continue
            name = "danger" if drop.aim else "accent"
            style = Qt.PenStyle.SolidLine if over else Qt.PenStyle.DashLine
            painter.setPen(QPen(look.colour(name), 3.5 if over else 2, style))
            painter.setBrush(look.colour(name, 0.28 if over else 0.1))
            painter.drawRoundedRect(drop.rect.adjusted(2, 2, -2, -2), 9, 9)


class DropWords(QGraphicsItem):
    """What the places mean, above the card that is carried, which would hide it."""

    def __init__(self, zones: DropZones, text: float) -> None:
        super().__init__()
        self._zones = zones
        self._text = text
        self.setZValue(900)

    def boundingRect(self) -> QRectF:
        """The whole table."""
        return self._zones.boundingRect()

    def shape(self) -> QPainterPath:
        """Nothing that could be pointed at."""
        return QPainterPath()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """A plate with icon and words for every place, the one pointed at last."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        over = self._zones.over
        drops = self._zones.drops
        shown = [drop for drop in drops if drop is over or not (drop.quiet or drop.terse)]
        for drop in sorted(shown, key=lambda drop: drop is over):
            self._draw(painter, drop, drop is over)

    def _draw(self, painter: QPainter, drop: Drop, over: bool) -> None:
        look = theme()
        colour = look.colour("danger" if drop.aim else "accent")
        size = self._text * (1.25 if over else 1.1)
        font = look.font(size, bold=True, display=True)
        width = QFontMetricsF(font).horizontalAdvance(drop.words) + size * 3
        plate = QRectF(0, 0, width, size * 1.9)
        # On a card the words lie low, so that the face can still be told; on an area at its top.
        at = QPointF(drop.rect.center().x(), drop.rect.top() + plate.height() * 0.7)
        if drop.card >= 0:
            at.setY(drop.rect.bottom() - plate.height() * 0.8)
        plate.moveCenter(at)
        whole = self.boundingRect()
        plate.moveLeft(min(max(plate.left(), whole.left() + 4), whole.right() - width - 4))
        paint_with(painter, QPen(colour, 1.5), colour if over else look.colour("panel", 0.96))
        painter.drawRoundedRect(plate, plate.height() / 2, plate.height() / 2)
        ink = ink_on(colour) if over else look.colour("text")
        side = size * 1.1
        box = QRectF(plate.left() + size * 0.7, plate.center().y() - side / 2, side, side)
        draw_icon(painter, drop.icon, box, ink)
        write_with(painter, font, ink)
        words = plate.adjusted(size * 2.1, 0, 0, 0)
        painter.drawText(
            words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, drop.words
        )
