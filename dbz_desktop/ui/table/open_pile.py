"""An open pile laid over the table as a fan, in its order, the top card first."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from dbz_desktop.match.telling.table_rows import Row
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.ui.faces.card_search import fits
from dbz_desktop.ui.faces.face_size import RATIO
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.kit.painted_text import CENTRE, draw_line, draw_plain
from dbz_desktop.ui.kit.theme import theme
from dbz_desktop.ui.table.cards import CardItem
from dbz_desktop.ui.table.layout import Spot


class FanCard(CardItem):
    """A card of an open pile; where the order counts, with its place from the top."""

    def __init__(
        self,
        numbered: bool,
        spot: Spot,
        faces: FaceCache,
        text: float,
    ) -> None:
        super().__init__(spot, faces)
        self.numbered = numbered
        self.text = text
        self.patient = True

    def boundingRect(self) -> QRectF:
        """The card with its glow and its number below."""
        return super().boundingRect().adjusted(0, 0, 0, self.text * 1.4)

    def number(self) -> QRectF:
        """Where its place from the top is written."""
        body = self.body()
        return QRectF(body.left(), body.bottom() + 5, body.width(), self.text * 1.4)

    def foot(self) -> float:
        """Where on the table it ends, with its number."""
        return self.mapRectToScene(self.number()).bottom() if self.numbered else super().foot()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """The card, and below it its place from the top."""
        super().paint(painter, option, widget)
        if self.numbered:
            draw_line(
                painter,
                str(self.row.place + 1),
                self.number(),
                "text-muted",
                self.text * 1.1,
                align=CENTRE,
            )


class FanItem(QGraphicsItem):
    """A dimmed table with the cards of one pile in rows; a click beside them closes it.

    `top` is the height that the bar with the headline and the search takes.
    """

    def __init__(
        self,
        title: str,
        pile: Row,
        rect: QRectF,
        search: Callable[[Row], str],
        faces: FaceCache,
        text: float,
        top: float = 0.0,
    ) -> None:
        super().__init__()
        self.title = title
        self.pile = pile
        self.rect = QRectF(rect)
        self.text = text
        self.top = top
        self.query = ""
        self._search = search
        self.setZValue(2000)
        self.numbered = pile.zone is Zone.DISCARD
        self.items: list[FanCard] = []
        for row in pile.children:
            spot = Spot(QRectF(0, 0, 1, 1), 1.0 + row.place, row)
            item = FanCard(self.numbered, spot, faces, text)
            item.setParentItem(self)
            self.items.append(item)
        self._lay()

    def of(self, row: Row) -> FanCard | None:
        """The card that shows a row of the pile."""
        return next((item for item in self.items if item.row is row), None)

    def shown(self) -> list[FanCard]:
        """The cards that the search has left, the top one first."""
        return [item for item in self.items if item.isVisible()]

    def filter(self, query: str) -> int:
        """Show only the cards that have every word; returns how many there are."""
        self.query = query
        for item in self.items:
            item.setVisible(fits(query, self._search(item.row)))
        self._lay()
        self.update()
        return len(self.shown())

    def resize(self, rect: QRectF, top: float, text: float) -> None:
        """Lie over a table of another size."""
        self.prepareGeometryChange()
        self.rect, self.top, self.text = QRectF(rect), top, text
        self._lay()

    def _lay(self) -> None:
        pad = max(14.0, self.text)
        room = self.rect.adjusted(pad, self.top + pad, -pad, -pad)
        shown = self.shown()
        count = len(shown)
        if not count:
            return
        between = 8.0
        if self.numbered:
            between += self.text * 1.5
            room.adjust(0, 0, 0, -self.text * 1.5)
        height, columns = _best(count, room, between)
        width = height * RATIO
        rows = -(-count // columns)
        used_h = rows * height + (rows - 1) * between
        start = room.top() + max(0.0, min((room.height() - used_h) / 2, room.height() * 0.12))
        for i, item in enumerate(shown):
            row, column = divmod(i, columns)
            in_row = min(columns, count - row * columns)
            step = width + 8
            if columns > 1:
                # Every row as wide as a full one, so that the columns stand in line.
                step = min(step, (room.width() - width) / (columns - 1))
            used = step * ((columns if rows > 1 else in_row) - 1) + width
            left = room.center().x() - used / 2 + column * step
            top = start + row * (height + between)
            item.text = self.text
            item.take(Spot(QRectF(left, top, width, height), 1.0 + i, item.row))
            item.place()

    def boundingRect(self) -> QRectF:
        """The whole table."""
        return self.rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """The dimmed ground, and a word where there is no card."""
        look = theme()
        painter.fillRect(self.rect, look.colour("ground", 0.94))
        words = "" if self.shown() else "No card lies here."
        if self.items and words:
            words = "No card matches. Clear the field to see all of them."
        if words:
            size = self.text * 1.3
            at = QPointF(self.rect.left(), (self.top + self.rect.height() - size) / 2)
            draw_plain(
                painter,
                words,
                QRectF(at.x(), at.y(), self.rect.width(), size * 1.5),
                "text-muted",
                size,
                CENTRE,
            )


def _best(count: int, room: QRectF, between: float) -> tuple[float, int]:
    """The card height and the number of columns that show the most of every card."""
    best, columns, found = 0.0, count, room.height() * 0.3
    for rows in range(1, 9):
        per_row = -(-count // rows)
        height = min((room.height() - between * (rows - 1)) / rows, room.height() * 0.62)
        width = height * RATIO
        if per_row > 1:
            step = min(width + 8, (room.width() - width) / (per_row - 1))
        else:
            step = width
        # Cards that hide each other are worth much less than smaller ones that do not.
        worth = height * min(1.0, step / width) ** 3 if width > 0 else 0.0
        if step > 0 and worth > best:
            best, columns, found = worth, per_row, height
    return found, columns
