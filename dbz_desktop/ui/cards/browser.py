"""The browser of the card pool: search, filters, gallery and table, one selection."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPoint, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QSlider,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from dbz_desktop.cards.model import Card
from dbz_desktop.cards.search import Query
from dbz_desktop.ui.cards.faces import FaceShelf
from dbz_desktop.ui.cards.gallery import LARGEST, SMALLEST, Gallery
from dbz_desktop.ui.cards.model import CardsModel, Column, FoundCards, Role
from dbz_desktop.ui.cards.searchbar import SearchBar
from dbz_desktop.ui.pages.widgets import em, label, tool_button

_SORTED = (
    ("Title", Column.TITLE),
    ("Type", Column.TYPE),
    ("Style", Column.STYLE),
    ("Cost", Column.COST),
    ("Damage", Column.DAMAGE),
    ("Anger", Column.ANGER),
    ("Endurance", Column.ENDURANCE),
    ("Number", Column.NUMBER),
)
_WIDTHS = {
    Column.TITLE: 15.0,
    Column.TYPE: 8.5,
    Column.STYLE: 6.0,
    Column.COST: 3.4,
    Column.DAMAGE: 8.0,
    Column.ANGER: 4.2,
    Column.ENDURANCE: 3.4,
    Column.NUMBER: 6.0,
}
"""Widths of the table's columns in line heights; the text takes the rest."""


class CardBrowser(QWidget):
    """Every card of the pool, searched and sorted, as faces or as rows."""

    cardHovered = Signal(object)
    copiesWanted = Signal(object, int)
    copiesChanged = Signal(object, int)
    opened = Signal(object)
    menuWanted = Signal(object, QPoint)

    def __init__(self, model: CardsModel, shelf: FaceShelf, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = model
        self.found = FoundCards(model, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(em(self, 0.4))
        self.search = SearchBar()
        column.addWidget(self.search)
        column.addLayout(self._tools())
        self.views = QStackedWidget()
        self.gallery = Gallery(shelf)
        self.gallery.setModel(self.found)
        self.table = self._table()
        self.views.addWidget(self.gallery)
        self.views.addWidget(self.table)
        column.addWidget(self.views, 1)
        self.search.queryChanged.connect(self._ask)
        self.search.leftDown.connect(self._into_cards)
        self.found.modelReset.connect(self._tell)
        gallery = self.gallery
        gallery.cardHovered.connect(self.cardHovered)
        gallery.copiesWanted.connect(self.copiesWanted)
        gallery.copiesChanged.connect(self.copiesChanged)
        gallery.opened.connect(self.opened)
        gallery.menuWanted.connect(self.menuWanted)
        gallery.zoomed.connect(self.card_width.setValue)
        self.setTabOrder(self.search.field, self.views)
        self._tell()

    def _tools(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(em(self, 0.5))
        row.addWidget(label("Sorted by", "muted"))
        self.order = QComboBox()
        self.order.setAccessibleName("Sorted by")
        for name, column in _SORTED:
            self.order.addItem(name, int(column))
        self.order.currentIndexChanged.connect(self._sort)
        row.addWidget(self.order)
        self.backwards = tool_button("Z–A", "Sort backwards", "Sort the other way round")
        self.backwards.setCheckable(True)
        self.backwards.toggled.connect(self._sort)
        row.addWidget(self.backwards)
        row.addStretch(1)
        self.card_width = QSlider(Qt.Orientation.Horizontal)
        self.card_width.setAccessibleName("Size of the cards")
        self.card_width.setToolTip("Size of the cards (Ctrl and the wheel)")
        self.card_width.setRange(SMALLEST, LARGEST)
        self.card_width.setValue(150)
        self.card_width.setFixedWidth(em(self, 8))
        self.card_width.valueChanged.connect(lambda width: self.gallery.set_card_width(width))
        row.addWidget(self.card_width)
        self.as_faces = tool_button("Faces", "Show the cards as faces")
        self.as_rows = tool_button("Table", "Show the cards as a table")
        for tool, view in ((self.as_faces, 0), (self.as_rows, 1)):
            tool.setCheckable(True)
            tool.clicked.connect(lambda _=False, v=view: self.show_view(v))
            row.addWidget(tool)
        self.as_faces.setChecked(True)
        return row

    def _table(self) -> QTableView:
        table = QTableView()
        table.setAccessibleName("Cards as a table")
        table.setModel(self.found)
        table.setSelectionModel(self.gallery.selectionModel())
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setSortingEnabled(True)
        table.sortByColumn(int(Column.TITLE), Qt.SortOrder.AscendingOrder)
        table.setDragEnabled(True)
        table.setMouseTracking(True)
        table.setTabKeyNavigation(False)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(em(self, 1.7))
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setStretchLastSection(True)
        for column, width in _WIDTHS.items():
            table.setColumnWidth(int(column), em(self, width))
        table.entered.connect(lambda index: self.cardHovered.emit(index.data(Role.CARD)))
        table.doubleClicked.connect(self._activated)
        table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        table.customContextMenuRequested.connect(self._table_menu)
        header.sortIndicatorChanged.connect(self._header_sorted)
        return table

    # --- what is asked and shown ---

    def ask(self, query: str) -> None:
        """Ask a query and put the keyboard into what it finds."""
        self.search.field.setText(query)
        self._into_cards()

    def _ask(self, query: Query) -> None:
        kept = self.gallery.currentIndex().data(Role.CARD)
        self.found.set_query(query)
        self.gallery.shelf.forget_wishes()
        row = self.found.row_of(kept) if kept is not None else -1
        if row >= 0:
            self.gallery.setCurrentIndex(self.found.index(row, 0))
        else:
            self.gallery.verticalScrollBar().setValue(0)

    def _tell(self) -> None:
        self.search.say_found(self.found.rowCount(), self.found.query)

    def _sort(self) -> None:
        column = int(self.order.currentData())
        down = self.backwards.isChecked()
        order = Qt.SortOrder.DescendingOrder if down else Qt.SortOrder.AscendingOrder
        if self.found.sorted_by != (column, order):
            self.found.sort(column, order)
        self.table.horizontalHeader().blockSignals(True)
        self.table.horizontalHeader().setSortIndicator(column, order)
        self.table.horizontalHeader().blockSignals(False)

    def _header_sorted(self, column: int, order: Qt.SortOrder) -> None:
        place = self.order.findData(column)
        for widget, value in ((self.order, place), (self.backwards, None)):
            widget.blockSignals(True)
            if value is None:
                self.backwards.setChecked(order is Qt.SortOrder.DescendingOrder)
            elif value >= 0:
                self.order.setCurrentIndex(value)
            widget.blockSignals(False)

    def show_view(self, view: int) -> None:
        """0 shows faces, 1 the table."""
        self.views.setCurrentIndex(view)
        self.as_faces.setChecked(view == 0)
        self.as_rows.setChecked(view == 1)
        self.card_width.setVisible(view == 0)

    @property
    def view(self) -> QAbstractItemView:
        """The view that is shown."""
        return self.gallery if self.views.currentIndex() == 0 else self.table

    def _into_cards(self) -> None:
        view = self.view
        view.setFocus(Qt.FocusReason.TabFocusReason)
        if not view.currentIndex().isValid() and self.found.rowCount():
            view.setCurrentIndex(self.found.index(0, 0))

    def chosen(self) -> list[Card]:
        """The selected cards, or the one in focus."""
        return self.gallery.chosen()

    def _activated(self, index: QModelIndex) -> None:
        card = index.data(Role.CARD)
        if self.gallery.adds_on_activation:
            self.copiesChanged.emit([card], 1)
        else:
            self.opened.emit(card)

    def _table_menu(self, at: QPoint) -> None:
        if self.table.indexAt(at).isValid():
            self.menuWanted.emit(self.chosen(), self.table.viewport().mapToGlobal(at))
