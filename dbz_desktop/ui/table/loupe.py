"""The loupe: a card that is drawn small or mostly covered, larger beside it while pointed at.

A full side at a small window has cards of 40 pixels, told apart by their colour alone. The large
card of the side column reads it out, but the eye is on the table.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath
from shiboken6 import isValid

from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.ui.faces.face_size import RATIO
from dbz_desktop.ui.system.timers import single_shot
from dbz_desktop.ui.table.cards import CardItem
from dbz_desktop.ui.table.layout import Spot
from dbz_desktop.ui.table.view import TableView

WAIT = 120
"""How long a card is pointed at before it is shown larger, in ms: a passing pointer shows none."""

SMALL = 7.0
"""Cards lower than so many lines of the table's small text are shown larger."""

COVERED = 0.3
"""Cards of which other cards cover more than this share are shown larger too."""

WORTH = 1.25
"""What is hardly larger than the card itself would only be in the way of what lies around it."""

GAP = 6.0
ABOVE_ALL = 2500.0


class LargerCard(CardItem):
    """A card's face that nothing can point at: clicks and the pointer go to what lies below."""

    def shape(self) -> QPainterPath:
        """Nothing of it can be pointed at."""
        return QPainterPath()


class Loupe:
    """Shows one card larger at a time. `card` is the one that is shown, or None."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._item: CardItem | None = None
        self.card: LargerCard | None = None
        self._timer = single_shot(view, WAIT, self._show)

    def point(self, item: CardItem | None, at_once: bool = False) -> None:
        """A card is pointed at, or none; `at_once` shows it without waiting."""
        if item is None or not self._wants(item):
            self.hide()
            return
        if item is self._item and (self.card is not None or self._timer.isActive()):
            return
        self.hide()
        self._item = item
        if at_once:
            self._show()
        else:
            self._timer.start()

    def hide(self) -> None:
        """Show nothing any more."""
        self._timer.stop()
        self._item = None
        card, self.card = self.card, None
        if card is not None and isValid(card) and card.scene() is not None:
            card.scene().removeItem(card)

    def around(self, item: CardItem) -> QRectF:
        """What a card takes on the table, together with its larger self."""
        rect = item.area()
        if self.card is not None and item is self._item:
            rect = rect.united(self.card.spot.rect)
        return rect

    # --- which cards, and where ---------------------------------------------------------------

    def _wants(self, item: CardItem) -> bool:
        table = self._view.table
        if item.card is None or self._view.busy or table.layout is None:
            return False
        body = item.area()
        small = body.height() < table.frame.text * SMALL
        if small and self._height(item) >= body.height() * WORTH:
            return True
        return self._covered(item, body) > COVERED

    def _covered(self, item: CardItem, body: QRectF) -> float:
        """How much of a card's width other cards cover."""
        if item.parentItem() is not None:
            return 0.0
        over = (
            body.intersected(other.area()).width()
            for other in self._view.table.cards.values()
            if other.zValue() > item.zValue() and other.row.zone is item.row.zone
        )
        return max(over, default=0.0) / max(1.0, body.width())

    def _show(self) -> None:
        item = self._item
        if item is None or not isValid(item) or not self._wants(item):
            self.hide()
            return
        table = self._view.table
        card = LargerCard(Spot(self._place(item), ABOVE_ALL, item.row), table.faces)
        card.hovered = True
        card.place()
        table.addItem(card)
        self.card = card

    def _room(self) -> QRectF:
        return self._view.table.sceneRect().adjusted(GAP, GAP, -GAP, -GAP)

    def _height(self, item: CardItem) -> float:
        """How high a card would be shown."""
        height = max(self._view.table.frame.slot[0].height(), item.size().height() * 1.2)
        return min(height, self._room().height() * 0.5)

    def _place(self, item: CardItem) -> QRectF:
        """Above a card of the hand, else below it and what is written there, so that its neighbours
        stay in sight."""
        table, body, room = self._view.table, item.area(), self._room()
        height = self._height(item)
        width = height * RATIO
        left = min(max(room.left(), body.center().x() - width / 2), room.right() - width)
        above, below = body.top() - GAP - height, item.foot() + GAP
        mine = item.row.zone is Zone.HAND and item.row.seat == table.viewer
        first, second = (above, below) if mine else (below, above)
        fits = room.top() <= first and first + height <= room.bottom()
        top = min(max(room.top(), first if fits else second), room.bottom() - height)
        return QRectF(left, top, width, height)
