"""The deck as a list in sections: counts, names, what is wrong; cards are dragged in and out."""

from __future__ import annotations

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QDrag,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QTreeView

from dbz_desktop.cards.model import Card
from dbz_desktop.decks.sections import Row
from dbz_desktop.ui.cards.pool_model import MIME, cards_mime, ids_of
from dbz_desktop.ui.decks.deck_model import DeckModel, DeckRole
from dbz_desktop.ui.decks.deck_rows import DeckDelegate
from dbz_desktop.ui.kit.menu_place import menu_place
from dbz_desktop.ui.kit.models import Index
from dbz_desktop.ui.kit.painting import paint_with, smooth, write_with
from dbz_desktop.ui.kit.scroll_places import keep_place
from dbz_desktop.ui.kit.theme import theme

AS_MANY = 1000
"""Copies of a card: as many as the rules allow (DCK-4)."""


HINT = (
    "Drag cards here, double-click them, or press Enter on one. Shift adds as many copies as are "
    "allowed, a digit sets their number. Click an empty place to find cards for it."
)


def copies_by(modifiers: Qt.KeyboardModifier) -> int:
    """How many copies a drag or a double click adds: one, with Ctrl two, with Shift `AS_MANY`."""
    if modifiers & Qt.KeyboardModifier.ShiftModifier:
        return AS_MANY
    return 2 if modifiers & Qt.KeyboardModifier.ControlModifier else 1


class DeckView(QTreeView):
    """A deck. Edits are asked for by signals; the session makes them."""

    cardHovered = Signal(object)
    copiesWanted = Signal(object, int)
    copiesChanged = Signal(object, int)
    opened = Signal(object)
    menuWanted = Signal(object, QPoint)
    cardsDropped = Signal(list, int)
    """Ids of cards that were dropped, and how many of each are wanted; `AS_MANY` for all that
    the rules allow."""
    placeWanted = Signal(int)
    """Cards for an empty place are wanted: for a level, or for the Mastery (0)."""

    def __init__(self, model: DeckModel) -> None:
        super().__init__()
        self.deck_model = model
        self._dropping = False
        self.setObjectName("deck")
        self.setAccessibleName("Deck")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHeaderHidden(True)
        self.setIndentation(0)
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setExpandsOnDoubleClick(False)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        keep_place(self)
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDropIndicatorShown(False)
        self.delegate = DeckDelegate(self, model)
        self.setItemDelegate(self.delegate)
        self.setModel(model)
        self.expandAll()
        model.modelAboutToBeReset.connect(self._remember)
        model.modelReset.connect(self._renewed)
        self._kept: list[str] = []
        self._current = ""

    # --- staying where one was ---

    def _remember(self) -> None:
        self._kept = [card.id for card in self.chosen()]
        card = self.currentIndex().data(DeckRole.CARD)
        self._current = card.id if card is not None else ""
        self._at = self.verticalScrollBar().value()
        self._row = self.currentIndex().row(), self.currentIndex().parent().row()

    def _renewed(self) -> None:
        self.delegate.hovered = QPersistentModelIndex()
        self.expandAll()
        pool = self.deck_model.session.pool.cards
        selection = self.selectionModel()
        for ident in self._kept:
            index = self.deck_model.index_of_card(pool[ident]) if ident in pool else QModelIndex()
            if index.isValid():
                selection.select(index, selection.SelectionFlag.Select)
        index = QModelIndex()
        if self._current in pool:
            index = self.deck_model.index_of_card(pool[self._current])
        if not index.isValid() and self._current:
            # The card went: the next one of its section takes the focus.
            row, section = self._row
            head = self.deck_model.index(section, 0)
            count = self.deck_model.rowCount(head) if head.isValid() else 0
            if count:
                index = self.deck_model.index(min(row, count - 1), 0, head)
        if index.isValid():
            selection.setCurrentIndex(index, selection.SelectionFlag.NoUpdate)
        self.verticalScrollBar().setValue(self._at)

    def chosen(self) -> list[Card]:
        """The selected cards, or the one in focus."""
        indexes = self.selectedIndexes() or [self.currentIndex()]
        cards = [index.data(DeckRole.CARD) for index in indexes]
        return [card for card in cards if card is not None]

    # --- mouse ---

    def _hover(self, index: QModelIndex) -> None:
        kept = QPersistentModelIndex(index)
        if kept != self.delegate.hovered:
            self.delegate.hovered = kept
            self.viewport().update()
            self.cardHovered.emit(index.data(DeckRole.CARD) if index.isValid() else None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell which card is pointed at."""
        super().mouseMoveEvent(event)
        self._hover(self.indexAt(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        """No card is pointed at any more."""
        self._hover(QModelIndex())
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """− and + of a row, or choose it."""
        if event.button() == Qt.MouseButton.LeftButton:
            by = self._button_at(event.position().toPoint())
            if by:
                index = self.indexAt(event.position().toPoint())
                card = index.data(DeckRole.CARD)
                self.setCurrentIndex(index)
                self.copiesChanged.emit([card], by)
                event.accept()
                return
            elif self._ask_for_place(self.indexAt(event.position().toPoint())):
                event.accept()
                return
        super().mousePressEvent(event)

    def _button_at(self, at: QPoint) -> int:
        index = self.indexAt(at)
        node = self.deck_model.node(index)
        if not isinstance(node, Row) or node.card is None or node.level:
            return 0
        if not node.card.type.in_life_deck:
            return 0
        less, more = self.delegate.buttons(self.visualRect(index))
        return -1 if less.contains(at) else 1 if more.contains(at) else 0

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take one copy out."""
        at = event.position().toPoint()
        by = self._button_at(at)
        card = self.indexAt(at).data(DeckRole.CARD)
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if card is not None:
            self.copiesChanged.emit([card], by or -1)
        else:
            self._ask_for_place(self.indexAt(at))

    def _ask_for_place(self, index: QModelIndex) -> bool:
        """Want cards for an empty place; False where the row is none."""
        node = self.deck_model.node(index)
        if not isinstance(node, Row) or node.card is not None:
            return False
        self.placeWanted.emit(node.level)
        return True

    def contextMenuEvent(self, event) -> None:
        """A menu for the selected cards, or for the one that is pointed at."""
        index, at = menu_place(self, event)
        if index.data(DeckRole.CARD) is None:
            return
        if index not in self.selectedIndexes():
            self.setCurrentIndex(index)
        self.menuWanted.emit(self.chosen(), at)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """The card in focus is shown large."""
        super().currentChanged(current, previous)
        self.cardHovered.emit(current.data(DeckRole.CARD) if current.isValid() else None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits set the copies, + and − change them, Delete takes all out, Space opens."""
        key = Qt.Key(event.key())
        cards = self.chosen()
        plain = not event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        )
        if cards and plain:
            if Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
                self.copiesWanted.emit(cards, int(key) - int(Qt.Key.Key_0))
                return
            if key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.copiesChanged.emit(cards, 1)
                return
            if key in (Qt.Key.Key_Minus, Qt.Key.Key_Backspace):
                self.copiesChanged.emit(cards, -1)
                return
            if key == Qt.Key.Key_Delete:
                self.copiesWanted.emit(cards, 0)
                return
            if key == Qt.Key.Key_Space:
                self.opened.emit(cards[0])
                return
        entered = key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if entered and self._ask_for_place(self.currentIndex()):
            return
        super().keyPressEvent(event)

    # --- dragging ---

    def startDrag(self, supported: Qt.DropAction) -> None:
        """Drag cards out: into another deck they are copied, back to the pool they are taken out.

        Let go anywhere else, or given up with Esc, nothing happens.
        """
        cards = self.chosen()
        if not cards:
            return
        drag = QDrag(self)
        drag.setMimeData(cards_mime(cards))
        drag.setPixmap(self._drag_picture(cards))
        drag.setHotSpot(QPoint(12, 12))
        drag.exec(Qt.DropAction.CopyAction | Qt.DropAction.MoveAction, Qt.DropAction.CopyAction)

    def _drag_picture(self, cards: list[Card]) -> QPixmap:
        """The name of what is dragged, on a plate."""
        look = theme()
        more = f" and {len(cards) - 1} more" if len(cards) > 1 else ""
        words = cards[0].name + more
        font = look.font(look.px("body"), bold=True)
        wide = QFontMetrics(font).horizontalAdvance(words) + 28
        size = QSize(wide, round(look.px("body") * 2.2))
        ratio = self.devicePixelRatioF()
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        with smooth(picture) as painter:
            paint_with(painter, QPen(look.colour("accent"), 1.5), look.colour("panel-raised"))
            painter.drawRoundedRect(QRectF(1, 1, wide - 2, size.height() - 2), 6, 6)
            write_with(painter, font, look.colour("text"))
            painter.drawText(QRectF(0, 0, wide, size.height()), Qt.AlignmentFlag.AlignCenter, words)
        return picture

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Only cards are taken."""
        if event.mimeData().hasFormat(MIME):
            self._set_dropping(event.source() is not self)
            event.acceptProposedAction()
        else:
            event.ignore()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Anywhere in the deck is right: each card finds its own section."""
        if event.mimeData().hasFormat(MIME):
            event.acceptProposedAction()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """The drag went elsewhere."""
        self._set_dropping(False)

    def dropEvent(self, event: QDropEvent) -> None:
        """Take the cards in; a drag that ends where it began changes nothing."""
        self._set_dropping(False)
        if event.source() is self:
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            return
        pool = self.deck_model.session.pool.cards
        ids = [ident for ident in ids_of(event.mimeData()) if ident in pool]
        if ids:
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self.cardsDropped.emit(ids, copies_by(event.modifiers()))

    def _set_dropping(self, dropping: bool) -> None:
        if dropping != self._dropping:
            self._dropping = dropping
            self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The rows, and a frame while cards are held over the deck."""
        super().paintEvent(event)
        if not self.deck_model.session.deck.cards():
            self._paint_hint()
        if self._dropping:
            with smooth(self.viewport()) as painter:
                painter.setPen(QPen(theme().colour("accent"), 3, Qt.PenStyle.DashLine))
                painter.setBrush(theme().colour("accent", 0.08))
                painter.drawRoundedRect(QRectF(self.viewport().rect()).adjusted(3, 3, -3, -3), 8, 8)

    def _paint_hint(self) -> None:
        """What to do with an empty deck, below its empty places."""
        last = QModelIndex()
        for row in range(self.deck_model.rowCount()):
            head = self.deck_model.index(row, 0)
            last = self.deck_model.index(self.deck_model.rowCount(head) - 1, 0, head)
        look = theme()
        room = QRectF(self.viewport().rect()).adjusted(16, 0, -16, -8)
        room.setTop(self.visualRect(last).bottom() + look.px("body"))
        with QPainter(self.viewport()) as painter:
            write_with(painter, look.font(look.px("body")), look.colour("text-muted"))
            flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
            painter.drawText(room, int(flags | Qt.TextFlag.TextWordWrap), HINT)
