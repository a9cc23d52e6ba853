"""The pool as a table: the same cards, keys and drags as in the gallery, in rows."""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from dbz_desktop.ui.cards.gallery import Gallery
from dbz_desktop.ui.cards.model import Column, FoundCards, Role
from dbz_desktop.ui.pages.widgets import em
from dbz_desktop.ui.theme import theme

_WIDTHS = {
    Column.COPIES: 4.0,
    Column.TITLE: 15.0,
    Column.TYPE: 8.5,
    Column.STYLE: 6.0,
    Column.COST: 3.4,
    Column.DAMAGE: 8.0,
    Column.ANGER: 4.2,
    Column.ENDURANCE: 3.4,
    Column.NUMBER: 6.0,
}
"""Widths of the columns in line heights; the text takes the rest."""


class FocusedRow(QStyledItemDelegate):
    """Cells as ever, with a line above and below the row in focus, selected or not."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """The cell, and its part of the ring."""
        super().paint(painter, option, index)
        view = self.parent()
        assert isinstance(view, QTableView)
        if view.hasFocus() and view.currentIndex().row() == index.row():
            look = theme()
            rect = option.rect  # type: ignore[attr-defined]
            colour = look.colour("focus")
            painter.fillRect(rect.left(), rect.top(), rect.width(), look.ring, colour)
            below = rect.bottom() + 1 - look.ring
            painter.fillRect(rect.left(), below, rect.width(), look.ring, colour)


class CardsTable(QTableView):
    """The table. It shares the selection of a gallery, and asks for things by its signals."""

    def __init__(self, gallery: Gallery, found: FoundCards, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.gallery = gallery
        self.setObjectName("cards-table")
        self.setAccessibleName("Cards as a table")
        self.setModel(found)
        self.setSelectionModel(gallery.selectionModel())
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setAlternatingRowColors(True)
        self.setSortingEnabled(True)
        self.sortByColumn(int(Column.TITLE), Qt.SortOrder.AscendingOrder)
        self.setDragEnabled(True)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(em(self, 1.7))
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setHighlightSections(False)
        header.moveSection(header.visualIndex(int(Column.COPIES)), 0)
        header.setStretchLastSection(True)
        for column, width in _WIDTHS.items():
            self.setColumnWidth(int(column), em(self, width))
        self.setItemDelegate(FocusedRow(self))
        self.selectionModel().currentRowChanged.connect(lambda _n, _b: self.viewport().update())
        self.entered.connect(self._point)

    def show_copies(self, shown: bool) -> None:
        """Show or hide the column with the copies in the open deck."""
        self.setColumnHidden(int(Column.COPIES), not shown)

    def _point(self, index: QModelIndex) -> None:
        self.gallery.cardHovered.emit(index.data(Role.CARD))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of the gallery; left and right scroll."""
        if self.gallery.press_card_key(event):
            return
        if event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End) and not event.modifiers():
            # The first and the last card, not the first and last column.
            rows = self.model().rowCount()
            if rows:
                row = 0 if event.key() == Qt.Key.Key_Home else rows - 1
                self.setCurrentIndex(self.model().index(row, int(Column.TITLE)))
            return
        super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Letters belong to the search field, not to a search of the view's own."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """One copy more, or the card's page."""
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and event.button() == Qt.MouseButton.LeftButton:
            self.gallery.activate([index.data(Role.CARD)])

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """A menu for the cards that are selected, or for the one that is pointed at."""
        at = event.pos()
        index = self.indexAt(at)
        if event.reason() is QContextMenuEvent.Reason.Keyboard and self.currentIndex().isValid():
            index = self.currentIndex()
            at = self.visualRect(index).center()
        if not index.isValid():
            return
        if not self.selectionModel().isRowSelected(index.row(), QModelIndex()):
            flags = QItemSelectionModel.SelectionFlag
            self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
        self.gallery.menuWanted.emit(self.gallery.chosen(), self.viewport().mapToGlobal(at))

    def startDrag(self, supported: Qt.DropAction) -> None:
        """Drag the selected cards, as from the gallery."""
        self.gallery.startDrag(supported)
