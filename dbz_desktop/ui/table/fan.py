"""The fan: an open pile laid over the table, in its order, the top card first."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from dbz_desktop.cards.model import Card
from dbz_desktop.rules.events import Zone
from dbz_desktop.ui.faces.render import RATIO, FaceCache
from dbz_desktop.ui.faces.text import draw_line
from dbz_desktop.ui.table.cards import CardItem
from dbz_desktop.ui.table.layout import Spot
from dbz_desktop.ui.theme import draw_icon, theme


class FanItem(QGraphicsItem):
    """A dimmed table with the cards of one pile in rows; a click beside them closes it."""

    def __init__(
        self,
        title: str,
        cards: Sequence[int],
        rect: QRectF,
        card_of: Callable[[int], Card | None],
        faces: FaceCache,
        text: float,
    ) -> None:
        super().__init__()
        self.title = title
        self.rect = QRectF(rect)
        self.text = text
        self.items: list[CardItem] = []
        self.setZValue(2000)
        self._fill(list(reversed(cards)), card_of, faces)

    def _fill(
        self, cards: list[int], card_of: Callable[[int], Card | None], faces: FaceCache
    ) -> None:
        pad = self.text * 2
        room = self.rect.adjusted(pad, pad * 3, -pad, -pad)
        count = max(1, len(cards))
        height, columns = _best(count, room)
        width = height * RATIO
        for i, instance in enumerate(cards):
            row, column = divmod(i, columns)
            in_row = min(columns, count - row * columns)
            step = width + 6
            if in_row > 1:
                step = min(step, (room.width() - width) / (in_row - 1))
            used = step * (in_row - 1) + width
            left = room.center().x() - used / 2 + column * step
            top = room.top() + row * (height + 8)
            spot = Spot(QRectF(left, top, width, height), 1.0 + i, instance, Zone.DISCARD, 0)
            item = CardItem(("fan", instance, i), spot, card_of(instance), faces)  # type: ignore[arg-type]
            item.patient = True
            item.setParentItem(self)
            item.place()
            self.items.append(item)

    def set_options(self, options: dict[int, list[int]]) -> None:
        """Light what the present decision offers."""
        for item in self.items:
            item.set_options(options.get(item.instance, []))

    def boundingRect(self) -> QRectF:
        """The whole table."""
        return self.rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """The dimmed ground and the headline."""
        look = theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect, look.colour("ground", 0.93))
        size = self.text * 1.9
        line = QRectF(
            self.rect.left() + self.text * 2,
            self.rect.top() + self.text,
            self.rect.width() * 0.8,
            size * 1.5,
        )
        draw_line(painter, self.title, line, look.colour("text"), size)
        hint = "top card first  ·  Esc closes" if self.items else "no cards  ·  Esc closes"
        below = line.translated(0, size * 1.3)
        draw_line(
            painter,
            hint,
            below,
            look.colour("text-muted"),
            self.text * 1.1,
            bold=False,
            display=False,
        )
        side = size * 1.2
        cross = QRectF(self.rect.right() - self.text * 2 - side, line.top() + 2, side, side)
        painter.setPen(QPen(look.colour("line-strong"), 1.5))
        painter.drawRoundedRect(cross.adjusted(-6, -6, 6, 6), 6, 6)
        draw_icon(painter, "close", cross, look.colour("text"))


def _best(count: int, room: QRectF) -> tuple[float, int]:
    """The card height and the number of columns that show the most of every card."""
    best, columns = 0.0, count
    for rows in range(1, 7):
        per_row = -(-count // rows)
        height = min((room.height() - 8 * (rows - 1)) / rows, room.height() * 0.62)
        width = height * RATIO
        if per_row > 1:
            step = min(width + 6, (room.width() - width) / (per_row - 1))
        else:
            step = width
        # Cards that hide each other are worth much less than smaller ones that do not.
        worth = height * min(1.0, step / width) ** 3
        if step > 0 and worth > best:
            best, columns, found = worth, per_row, height
    return (found if best else room.height() * 0.3), columns


def pile_of(zone: Zone) -> str:
    """The name of a pile's list in a side's view."""
    return {Zone.DISCARD: "discard", Zone.BANISHED: "banished", Zone.ASIDE: "aside"}[zone]


CLOSE_KEYS = (Qt.Key.Key_Escape, Qt.Key.Key_Backspace)
