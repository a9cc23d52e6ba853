"""Where on a page lies what a lesson points at, and the rings around it."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from dbz_desktop.match.lessons.lesson import Place, Point
from dbz_desktop.match.lessons.pointing import pointed_card
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.ui.game.game_page import GamePage
from dbz_desktop.ui.kit.theme import theme

_OF_FRAME = {
    Place.MP: "mp",
    Place.MASTERY: "mastery",
    Place.HAND: "hand",
    Place.CARDS: "play",
}
_PILES = {
    Place.LIFE_DECK: Zone.LIFE_DECK,
    Place.DISCARD: Zone.DISCARD,
    Place.BANISHED: Zone.BANISHED,
}


def place_of(page: GamePage, point: Point) -> QRect | None:
    """What is pointed at, in the coordinates of the page; None where it isn't to be seen."""
    part = (
        {
            Place.QUESTION: page.prompt,
            Place.TIMELINE: page.timeline,
            Place.LOG: page.log,
            Place.LARGE_CARD: page.zoom,
        }.get(point.place)
        if point.place is not None
        else None
    )
    if part is not None:
        shown = part.isVisible() and part.width() > 1
        return QRect(part.mapTo(page, QPoint(0, 0)), part.size()) if shown else None
    area = _on_table(page, point)
    if area is None:
        return None
    return on_page(page, area)


def on_page(page: GamePage, area: QRectF) -> QRect:
    """A place of the table in the coordinates of its page."""
    view = page.table
    box = view.mapFromScene(area).boundingRect()
    return QRect(view.viewport().mapTo(page, box.topLeft()), box.size())


def _on_table(page: GamePage, point: Point) -> QRectF | None:
    table = page.table.table
    if table.layout is None:
        return None
    if point.place is None:
        card = pointed_card(page.match, point)
        item = page.table.card_item(card) if card is not None else None
        return item.area() if item is not None else None
    if point.place is Place.ATTACK:
        return QRectF(table.frame.middle)
    seat = point.seat or 0
    if point.place is Place.SCOUTER:
        return table.lens[seat].area()
    if point.place is Place.NAME:
        return table.plates[seat].area()
    if point.place in _PILES:
        return table.piles[_PILES[point.place]][seat].area()
    found: QRectF = getattr(table.frame, _OF_FRAME[point.place])[seat]
    return QRectF(found)


class Rings(QWidget):
    """Rings around places of a page, over all that lies there; what is clicked lies below."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page, focusPolicy=Qt.FocusPolicy.NoFocus)
        self._page = page
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.places: list[QRect] = []
        self._bubble = QRect()

    def show_around(self, places: list[QRect], bubble: QRect) -> None:
        """Draw rings around these, and a line from the first one to the bubble that speaks."""
        self.places, self._bubble = list(places), bubble
        self.setGeometry(self._page.rect())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A ring with a dark rim, so that it shows on every ground."""
        look = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        wide = 3 * look.ring / 2 + 1
        under, over = look.colour("focus-under"), look.colour("gold")
        for number, place in enumerate(self.places):
            ring = QRectF(place).adjusted(-wide, -wide, wide, wide).intersected(QRectF(self.rect()))
            # The ring of the keyboard's focus lies outside of it.
            inset = wide + look.ring
            ring.adjust(inset, inset, -inset, -inset)
            for pen in (QPen(under, wide * 2), QPen(over, wide)):
                painter.setPen(pen)
                painter.drawRoundedRect(ring, 8, 8)
                if number == 0 and ring.width() < self._bubble.width():
                    start, end = _between(self._bubble, ring)
                    # What lies further off is found by its ring; a line would cross other things.
                    if QLineF(start, end).length() <= self._bubble.width() / 8:
                        painter.drawLine(start, end)


def _between(bubble: QRect, ring: QRectF) -> tuple[QPointF, QPointF]:
    """The ends of the shortest line from the edge of a bubble to that of a ring."""
    box = QRectF(bubble)
    x = _overlap(box.left(), box.right(), ring.left(), ring.right())
    y = _overlap(box.top(), box.bottom(), ring.top(), ring.bottom())
    return QPointF(x[0], y[0]), QPointF(x[1], y[1])


def _overlap(a: float, b: float, c: float, d: float) -> tuple[float, float]:
    """The nearest coordinates of two stretches: the middle of what they share, or their ends."""
    low, high = max(a, c), min(b, d)
    if low <= high:
        middle = (low + high) / 2
        return middle, middle
    return (b, c) if b < c else (a, d)
