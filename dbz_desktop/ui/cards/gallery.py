"""The gallery: cards as faces in rows, what is painted over them, and what is wanted of them."""

from __future__ import annotations

import time

from PySide6.QtCore import (
    QAbstractItemModel,
    QItemSelectionModel,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
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
    QWheelEvent,
)

from dbz_desktop.cards.model import Card
from dbz_desktop.ui.cards.card_grid import CardGrid
from dbz_desktop.ui.cards.gallery_marks import paint_copies, paint_ring
from dbz_desktop.ui.cards.pool_model import FoundCards, Role, cards_mime
from dbz_desktop.ui.faces.face_shelf import FaceShelf
from dbz_desktop.ui.kit.menu_place import menu_place
from dbz_desktop.ui.kit.models import Index
from dbz_desktop.ui.kit.painting import paint_with, smooth
from dbz_desktop.ui.kit.theme import theme
from dbz_desktop.ui.system.timers import single_shot

TITLE_SECONDS = 0.003
"""The part of a frame for the titles of cards whose faces are still to come; the rest of them
are painted in the next one."""


class Gallery(CardGrid):
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

    def __init__(self, shelf: FaceShelf) -> None:
        super().__init__()
        self.shelf = shelf
        self._hovered = -1
        self._blanks: dict[tuple[str, int, str], QPixmap] = {}
        self.adds_on_activation = True
        """Enter and a double click ask for one copy more; else for the card's page."""
        self.setObjectName("gallery")
        self.setAccessibleName("Cards")
        self.setDragEnabled(True)
        self.setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_Hover)
        # Painted whole, so that scrolling moves what is painted already.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setViewportMargins(1, 1, 1, 1)  # the focus ring is wider than the border
        self._later = single_shot(self, 16, self._show_faces)
        self._arrived: set[str] = set()
        """Ids of cards to paint anew, since their faces have come; "" for all."""
        self._titles_until = 0.0
        shelf.ready.connect(self._came)
        self.verticalScrollBar().valueChanged.connect(lambda _value: shelf.forget_wishes())

    def width_changed(self) -> None:
        """Faces of the old size are waited for no more."""
        self.shelf.forget_wishes()

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
        with QPainter(self.viewport()) as painter:
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
        with smooth(pixmap) as pen:
            paint_with(pen, QPen(look.style(card.style.value), 3), look.colour("panel-raised"))
            pen.drawRoundedRect(QRectF(1.5, 1.5, size.width() - 3, size.height() - 3), 8, 8)
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
        index, at = menu_place(self, event)
        if not index.isValid():
            return
        if index not in self.selectedIndexes():
            self.selectionModel().setCurrentIndex(
                index, QItemSelectionModel.SelectionFlag.ClearAndSelect
            )
        self.menuWanted.emit(self.chosen(), at)

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
