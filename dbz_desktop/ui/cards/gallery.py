"""The gallery: cards as faces in rows, as many as fit.

A list view with a geometry of its own: every card has the same size, so places are worked out and
never stored, and thousands of cards cost no more than the few in sight.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractItemModel,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QDrag,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QRegion,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from dbz_desktop.cards.model import Card
from dbz_desktop.ui.cards.gallery_marks import paint_copies, paint_ring
from dbz_desktop.ui.cards.pool_model import FoundCards, Role, cards_mime
from dbz_desktop.ui.faces.face_shelf import FaceShelf
from dbz_desktop.ui.faces.face_size import RATIO
from dbz_desktop.ui.kit.scroll_places import keep_place
from dbz_desktop.ui.kit.theme import theme

Index = QModelIndex | QPersistentModelIndex

TITLE_SECONDS = 0.003
"""The part of a frame for the titles of cards whose faces are still to come; the rest of them
are painted in the next one."""

SMALLEST, LARGEST = 84, 320
"""Widths of a card in the gallery, in pixels."""

_SHIFTS = {
    QAbstractItemView.CursorAction.MoveLeft: -1,
    QAbstractItemView.CursorAction.MovePrevious: -1,
    QAbstractItemView.CursorAction.MoveRight: 1,
    QAbstractItemView.CursorAction.MoveNext: 1,
}


class Gallery(QListView):
    """Cards as faces. What is wanted of them is said by signals; the deck is the page's part."""

    cardHovered = Signal(object)
    """The card under the pointer or in focus, or None."""
    copiesWanted = Signal(object, int)
    """Cards, and how many of each there should be in the deck (a digit was pressed)."""
    copiesChanged = Signal(object, int)
    """Cards, and how many more or less of each there should be."""
    opened = Signal(object)
    """A card whose page is wanted."""
    menuWanted = Signal(object, QPoint)
    """Cards and the global place for a menu."""
    zoomed = Signal(int)
    """The width of a card, in pixels, after Ctrl and the wheel."""

    def __init__(self, shelf: FaceShelf, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shelf = shelf
        self._width = 150
        self._gap = 10
        self._hovered = -1
        self._blanks: dict[tuple[str, int, str], QPixmap] = {}
        self.adds_on_activation = True
        """Enter and a double click ask for one copy more; else for the card's page."""
        self.setObjectName("gallery")
        self.setAccessibleName("Cards")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        keep_place(self)
        self.setDragEnabled(True)
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_Hover)
        # Painted whole, so that scrolling moves what is painted already.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setViewportMargins(1, 1, 1, 1)  # the focus ring is wider than the border
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(16)
        self._later.timeout.connect(self._show_faces)
        self._arrived: set[str] = set()
        """Ids of cards to paint anew, since their faces have come; "" for all."""
        self._titles_until = 0.0
        shelf.ready.connect(self._came)
        self.verticalScrollBar().valueChanged.connect(lambda _value: shelf.forget_wishes())

    # --- geometry ---

    @property
    def card_width(self) -> int:
        """The width of a card, in pixels."""
        return self._width

    def set_card_width(self, width: int) -> None:
        """Show the cards larger or smaller; what was in the middle stays in sight."""
        width = max(SMALLEST, min(LARGEST, width))
        if width == self._width:
            return
        middle = self.indexAt(self.viewport().rect().center())
        self._width = width
        self.shelf.forget_wishes()
        self.updateGeometries()
        if middle.isValid():
            self.scrollTo(middle, QAbstractItemView.ScrollHint.PositionAtCenter)
        self.viewport().update()

    def card_size(self) -> QSize:
        """The size of a card, in pixels."""
        return QSize(self._width, round(self._width / RATIO))

    def _columns(self) -> int:
        return max(1, (self.viewport().width() - self._gap) // (self._width + self._gap))

    def _count(self) -> int:
        model = self.model()
        return model.rowCount() if model is not None else 0

    def _left(self) -> int:
        columns = self._columns()
        used = columns * self._width + (columns - 1) * self._gap
        return max(self._gap // 2, (self.viewport().width() - used) // 2)

    def _row_height(self) -> int:
        return self.card_size().height() + self._gap

    def place(self, row: int) -> QRect:
        """Where the card of a model row lies in the viewport."""
        line, column = divmod(row, self._columns())
        left = self._left() + column * (self._width + self._gap)
        top = self._gap + line * self._row_height() - self.verticalScrollBar().value()
        return QRect(QPoint(left, top), self.card_size())

    def visualRect(self, index: Index) -> QRect:
        """Where a card lies in the viewport."""
        return self.place(index.row()) if index.isValid() else QRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        """The card at a point of the viewport."""
        model = self.model()
        if model is None:
            return QModelIndex()
        columns = self._columns()
        x = point.x() - self._left()
        y = point.y() - self._gap + self.verticalScrollBar().value()
        column, line = x // (self._width + self._gap), y // self._row_height()
        row = line * columns + column
        if x < 0 or y < 0 or column >= columns or not 0 <= row < self._count():
            return QModelIndex()
        return model.index(row, 0) if self.place(row).contains(point) else QModelIndex()

    def horizontalOffset(self) -> int:
        """Nothing scrolls sideways."""
        return 0

    def verticalOffset(self) -> int:
        """Pixels that were scrolled."""
        return self.verticalScrollBar().value()

    def isIndexHidden(self, index: Index) -> bool:
        """Every card of the model is shown."""
        return False

    def doItemsLayout(self) -> None:
        """Nothing is stored: only the scroll bar needs to know."""
        self.updateGeometries()
        self.viewport().update()

    def updateGeometries(self) -> None:
        """Fit the scroll bar to the number of cards."""
        lines = -(-self._count() // self._columns())
        height = self._gap * 2 + lines * self._row_height() - (self._gap if lines else 0)
        bar = self.verticalScrollBar()
        bar.setPageStep(self.viewport().height())
        bar.setSingleStep(max(20, self._row_height() // 5))
        bar.setRange(0, max(0, height - self.viewport().height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit as many cards into a row as there is room for."""
        QAbstractItemView.resizeEvent(self, event)
        self.updateGeometries()

    def scrollTo(
        self,
        index: Index,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Bring a card into sight."""
        if not index.isValid():
            return
        rect, room = self.place(index.row()), self.viewport().height()
        bar = self.verticalScrollBar()
        if hint is QAbstractItemView.ScrollHint.PositionAtCenter:
            bar.setValue(bar.value() + rect.center().y() - room // 2)
        elif rect.top() < 0 or hint is QAbstractItemView.ScrollHint.PositionAtTop:
            bar.setValue(bar.value() + rect.top() - self._gap)
        elif rect.bottom() > room:
            bar.setValue(bar.value() + rect.bottom() - room + self._gap)

    def dataChanged(self, first: Index, last: Index, roles: Sequence[int] = ()) -> None:
        """Paint only the card that is new."""
        if first.row() == last.row():
            self.viewport().update(self.place(first.row()).adjusted(-10, -10, 10, 10))
        else:
            self.viewport().update()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Move what is painted; only what came into sight is painted anew."""
        self.viewport().scroll(0, dy)

    # --- choosing ---

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Walk by arrows, page keys, Home and End."""
        count = self._count()
        model = self.model()
        if model is None or not count:
            return QModelIndex()
        now = self.currentIndex()
        if not now.isValid():
            return model.index(0, 0)
        columns = self._columns()
        page = max(1, self.viewport().height() // self._row_height()) * columns
        moves = QAbstractItemView.CursorAction
        step = _SHIFTS.get(action)
        if step is None:
            step = {
                moves.MoveUp: -columns,
                moves.MoveDown: columns,
                moves.MovePageUp: -page,
                moves.MovePageDown: page,
                moves.MoveHome: -count,
                moves.MoveEnd: count,
            }[action]
        row = now.row() + step
        if action in (moves.MoveUp, moves.MoveDown) and not 0 <= row < count:
            # From the last whole row down into one that is not full.
            last_line = (count - 1) // columns
            row = count - 1 if row >= count and now.row() // columns < last_line else now.row()
        return model.index(max(0, min(count - 1, row)), 0)

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        """Select the cards that a rectangle of the viewport touches."""
        selection = QItemSelection()
        model = self.model()
        area = rect.normalized()
        if model is not None and self.selectionModel() is not None:
            for row in self._rows_in(area):
                if self.place(row).intersects(area):
                    index = model.index(row, 0)
                    selection.select(index, index)
            self.selectionModel().select(selection, command)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        """Where selected cards lie."""
        region = QRegion()
        for index in selection.indexes():
            rect = self.place(index.row())
            if rect.intersects(self.viewport().rect()):
                region += rect.adjusted(-6, -6, 6, 6)
        return region

    def _rows_in(self, area: QRect) -> range:
        top = area.top() + self.verticalScrollBar().value() - self._gap
        bottom = area.bottom() + self.verticalScrollBar().value() - self._gap
        columns, height = self._columns(), self._row_height()
        first = max(0, top // height) * columns
        return range(
            min(first, self._count()), min(self._count(), (bottom // height + 1) * columns)
        )

    def chosen(self) -> list[Card]:
        """The selected cards, or the one in focus."""
        selection = self.selectionModel()
        rows = sorted({i.row() for i in selection.selectedIndexes()}) if selection else []
        model = self.model()
        if not rows and self.currentIndex().isValid():
            rows = [self.currentIndex().row()]
        return [model.index(row, 0).data(Role.CARD) for row in rows]

    # --- painting ---

    def paintEvent(self, event: QPaintEvent) -> None:
        """The cards in sight."""
        model = self.model()
        self.shelf.hold()
        self._titles_until = time.perf_counter() + TITLE_SECONDS
        painter = QPainter(self.viewport())
        painter.fillRect(event.rect(), theme().colour("panel"))
        if model is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        dpr = self.devicePixelRatioF()
        size = self.card_size()
        current = self.currentIndex().row() if self.hasFocus() else -1
        chosen = {index.row() for index in self.selectedIndexes()}
        # Rings and badges reach beyond a card.
        area = event.rect().adjusted(-14, -14, 14, 14)
        for row in self._rows_in(area):
            rect = self.place(row)
            if not rect.intersects(area):
                continue
            card, copies = self._facts(model, row)
            face = self.shelf.face(card, size, dpr)
            if face is not None:
                painter.drawPixmap(rect.topLeft(), face)
            else:
                self._paint_waiting(painter, rect, card)
            if copies:
                paint_copies(painter, rect, copies)
            if row in chosen or row == current or row == self._hovered:
                paint_ring(painter, rect, row in chosen, row == current)
        painter.end()

    def _paint_waiting(self, painter: QPainter, rect: QRect, card: Card) -> None:
        """A card whose face is still being drawn: its Style and its title."""
        look = theme()
        key = (card.style.value, rect.width(), look.name)
        blank = self._blanks.get(key)
        if blank is None:
            if len(self._blanks) > 60:
                self._blanks.clear()
            blank = self._blanks[key] = self._blank(card, rect.size())
        painter.drawPixmap(rect.topLeft(), blank)
        if time.perf_counter() > self._titles_until:
            # Forty titles to break into lines are more than a frame has time for.
            self._came(card.id)
            return
        painter.setPen(look.colour("text"))
        painter.setFont(look.font(self._width * 0.1, bold=True, display=True))
        title = rect.adjusted(10, 10, -10, -rect.height() // 2)
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        painter.drawText(title, int(flags | Qt.TextFlag.TextWordWrap), card.title)

    @staticmethod
    def _facts(model: QAbstractItemModel, row: int) -> tuple[Card, int]:
        if isinstance(model, FoundCards):
            # The short way: a frame asks this of every card in sight.
            card = model.entry(row).card
            return card, model.cards.copies(card)
        index = model.index(row, 0)
        return index.data(Role.CARD), index.data(Role.COPIES) or 0

    def _blank(self, card: Card, size: QSize) -> QPixmap:
        look = theme()
        dpr = self.devicePixelRatioF()
        pixmap = QPixmap(size * dpr)
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        pen = QPainter(pixmap)
        pen.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen.setPen(QPen(look.style(card.style.value), 3))
        pen.setBrush(look.colour("panel-raised"))
        pen.drawRoundedRect(QRectF(1.5, 1.5, size.width() - 3, size.height() - 3), 8, 8)
        pen.end()
        return pixmap

    def _came(self, card_id: str) -> None:
        self._arrived.add(card_id)
        if not self._later.isActive():
            self._later.start()

    def _show_faces(self) -> None:
        """Paint the cards whose faces have come, if they are in sight."""
        arrived, self._arrived = self._arrived, set()
        model, port = self.model(), self.viewport()
        if "" in arrived or not isinstance(model, FoundCards):
            port.update()
            return
        for row in self._rows_in(port.rect()):
            if model.entry(row).card.id in arrived:
                port.update(self.place(row))

    # --- mouse and keys ---

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell which card is pointed at."""
        super().mouseMoveEvent(event)
        index = self.indexAt(event.position().toPoint())
        self._hover(index.row() if index.isValid() else -1)

    def leaveEvent(self, event) -> None:
        """No card is pointed at any more."""
        self._hover(-1)
        super().leaveEvent(event)

    def _hover(self, row: int) -> None:
        if row == self._hovered:
            return
        for each in (self._hovered, row):
            if 0 <= each < self._count():
                self.viewport().update(self.place(each).adjusted(-8, -8, 8, 8))
        self._hovered = row
        model = self.model()
        card = model.index(row, 0).data(Role.CARD) if 0 <= row < self._count() else None
        self.cardHovered.emit(card)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """The card in focus is shown large, as if it were pointed at."""
        super().currentChanged(current, previous)
        self.viewport().update()
        if current.isValid():
            self.cardHovered.emit(current.data(Role.CARD))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """One copy more, or the card's page."""
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and event.button() == Qt.MouseButton.LeftButton:
            self.activate([index.data(Role.CARD)])

    def activate(self, cards: list[Card]) -> None:
        """One copy more of each, or the page of the first: what Enter and a double click mean."""
        if self.adds_on_activation:
            self.copiesChanged.emit(cards, 1)
        elif cards:
            self.opened.emit(cards[0])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits set the number of copies, plus and minus change it, Enter adds, Space opens."""
        if not self.press_card_key(event):
            super().keyPressEvent(event)

    def press_card_key(self, event: QKeyEvent) -> bool:
        """Do what a key means for the chosen cards; False where it means nothing for them."""
        key = Qt.Key(event.key())
        cards = self.chosen()
        plain = not event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        )
        if cards and plain:
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.activate(cards)
                return True
            if key == Qt.Key.Key_Space:
                self.opened.emit(cards[0])
                return True
            if self.adds_on_activation:
                if Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
                    self.copiesWanted.emit(cards, int(key) - int(Qt.Key.Key_0))
                    return True
                if key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
                    self.copiesChanged.emit(cards, 1)
                    return True
                if key in (Qt.Key.Key_Minus, Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
                    self.copiesChanged.emit(cards, -1)
                    return True
        if key == Qt.Key.Key_Escape and self.selectionModel().hasSelection():
            self.clearSelection()
            return True
        return False

    def keyboardSearch(self, search: str) -> None:
        """Letters belong to the search field, not to a search of the view's own."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ctrl and the wheel change the size."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            step = 12 if event.angleDelta().y() > 0 else -12
            self.set_card_width(self._width + step)
            self.zoomed.emit(self._width)
            event.accept()
            return
        super().wheelEvent(event)

    def contextMenuEvent(self, event) -> None:
        """A menu for the cards that are selected, or for the one that is pointed at."""
        at = event.pos()
        index = self.indexAt(at)
        if event.reason() == event.Reason.Keyboard and self.currentIndex().isValid():
            index = self.currentIndex()
            at = self.visualRect(index).center()
        if not index.isValid():
            return
        if index not in self.selectedIndexes():
            self.selectionModel().setCurrentIndex(
                index, QItemSelectionModel.SelectionFlag.ClearAndSelect
            )
        self.menuWanted.emit(self.chosen(), self.viewport().mapToGlobal(at))

    def startDrag(self, supported: Qt.DropAction) -> None:
        """Drag the selected cards, with the first one's face at the pointer."""
        cards = self.chosen()
        if not cards:
            return
        drag = QDrag(self)
        drag.setMimeData(cards_mime(cards))
        picture = self._drag_picture(cards)
        if picture is not None:
            drag.setPixmap(picture)
            drag.setHotSpot(QPoint(picture.width() // 2, picture.height() // 2))
        drag.exec(Qt.DropAction.CopyAction, Qt.DropAction.CopyAction)

    def _drag_picture(self, cards: list[Card]) -> QPixmap | None:
        face = self.shelf.at_hand(cards[0], self.card_size(), self.devicePixelRatioF())
        if face is None:
            return None
        return face.scaledToWidth(
            min(face.width(), 110), Qt.TransformationMode.SmoothTransformation
        )
