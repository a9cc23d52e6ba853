"""The browser of the card pool: search, filters, gallery and table, one selection."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QSlider,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from dbz_desktop.cards.model import Card
from dbz_desktop.cards.orders import Column
from dbz_desktop.cards.search import Query, Vocabulary
from dbz_desktop.ui.cards.card_grid import LARGEST, SMALLEST
from dbz_desktop.ui.cards.gallery import Gallery
from dbz_desktop.ui.cards.pool_model import CardsModel, FoundCards, Role
from dbz_desktop.ui.cards.pool_table import CardsTable
from dbz_desktop.ui.cards.search_bar import SearchBar
from dbz_desktop.ui.faces.face_shelf import FaceShelf
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.kit.icon_tools import show_signs
from dbz_desktop.ui.kit.layouts import add, fill, hbox, vbox
from dbz_desktop.ui.kit.measure import at_new_look, em, holds_keyboard, in_ems
from dbz_desktop.ui.kit.widgets import button, label, named, tool_button
from dbz_desktop.ui.system.macos import shown_keys

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


class CardBrowser(QWidget):
    """Every card of the pool, searched and sorted, as faces or as rows."""

    cardHovered = Signal(object)
    copiesWanted = Signal(object, int)
    copiesChanged = Signal(object, int)
    opened = Signal(object)
    menuWanted = Signal(object, QPoint)

    def __init__(
        self,
        model: CardsModel,
        shelf: FaceShelf,
        parent: QWidget | None = None,
        vocabulary: Vocabulary | None = None,
    ) -> None:
        """`vocabulary` are the words of the search, as `SearchBar.set_vocabulary` takes them."""
        super().__init__(parent)
        self.model = model
        self._table: CardsTable | None = None
        self._settings: Settings | None = None
        at_new_look(self._share_room)
        self.found = FoundCards(model, self)
        column = vbox(self, 0.4, 0)
        self.search = add(column, SearchBar(vocabulary=vocabulary))
        column.addWidget(self._tools())
        self.views = QStackedWidget()
        self.gallery = add(self.views, Gallery(shelf))
        self.gallery.setModel(self.found)
        self.empty = self._empty()
        self.empty.hide()
        fill(column, (self.views, 1), (self.empty, 1))
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
        self._tell()

    @property
    def table(self) -> CardsTable:
        """The cards as rows; made when they are first wanted so."""
        if self._table is None:
            self._table = table = CardsTable(self.gallery, self.found)
            self._mark_order()
            table.horizontalHeader().sortIndicatorChanged.connect(self._header_sorted)
            table.show_copies(self.gallery.adds_on_activation)
            self.views.addWidget(table)
        return self._table

    def _tools(self) -> QWidget:
        self.tools = QWidget()
        row = hbox(self.tools, 0.5, 0)
        self.sorted_by = add(row, label("Sorted by", "muted"))
        self.order = named(QComboBox(), "Sorted by")
        self.sorted_by.setBuddy(self.order)
        for name, column in _SORTED:
            self.order.addItem(name, int(column))
        self.order.currentIndexChanged.connect(self._sort)
        row.addWidget(self.order)
        self.backwards = add(row, tool_button("Z–A", "Sort backwards", "Sort the other way round"))
        self.backwards.setCheckable(True)
        self.backwards.toggled.connect(self._sort)
        row.addStretch(1)
        self.card_width = add(row, QSlider(Qt.Orientation.Horizontal))
        self.card_width.setAccessibleName("Size of the cards")
        self.card_width.setToolTip(shown_keys("Size of the cards (Ctrl and the wheel)"))
        self.card_width.setRange(SMALLEST, LARGEST)
        self.card_width.setValue(150)
        in_ems(self.card_width.setFixedWidth, 8)
        self.card_width.setSingleStep(12)
        self.card_width.setPageStep(36)
        self.card_width.valueChanged.connect(self._resize_cards)
        self.as_faces = tool_button("Faces", "Show the cards as faces")
        self.as_rows = tool_button("Table", "Show the cards as a table")
        for tool, view in ((self.as_faces, 0), (self.as_rows, 1)):
            tool.setCheckable(True)
            tool.clicked.connect(lambda _=False, v=view: self.show_view(v))
            row.addWidget(tool)
        self.as_faces.setChecked(True)
        return self.tools

    def minimumSizeHint(self) -> QSize:
        """What it needs where it is narrow: what it shows now must not keep it from getting so."""
        return QSize(em(self, 14), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what can be done without where the tools have little room."""
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        narrow = self.width() < em(self, 26)
        # Where it is low, the cards need the room more than their order and number do.
        low = narrow and self.height() < em(self, 18)
        self.tools.setVisible(not low or holds_keyboard(self.tools))
        self.empty_note.setVisible(not low)
        self.search.be_short(low)
        self.sorted_by.setVisible(not narrow)
        show_signs(((self.as_faces, "cards"), (self.as_rows, "log")), narrow)
        # Ctrl and the wheel change the size as well.
        faces = self.views.currentIndex() == 0
        self.card_width.setVisible(faces and (not narrow or holds_keyboard(self.card_width)))

    def _empty(self) -> QWidget:
        """What stands in the cards' place where there is none."""
        empty = QWidget()
        column = QVBoxLayout(empty)
        fill(column, 2, (label("No card fits", "title"), 0, Qt.AlignmentFlag.AlignHCenter))
        hint = 'Take a filter away, or look in the rules texts: text:"…"'
        self.empty_note = label(hint, "muted", wrap=True, alignment=Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.empty_note)
        self.all_cards = button("Show all cards", "secondary", tip="Clear the search (Esc in it)")
        self.all_cards.clicked.connect(self._clear)
        fill(column, (self.all_cards, 0, Qt.AlignmentFlag.AlignHCenter), 3)
        return empty

    def _clear(self) -> None:
        self.search.field.clear()
        self.search.field.setFocus()

    def remember(self, settings: Settings) -> None:
        """Take size, order and view as they were last, and keep what is chosen from now on."""
        self._settings = None
        self.card_width.setValue(settings.card_width)
        place = self.order.findData(settings.card_order)
        self.order.setCurrentIndex(max(0, place))
        self.show_view(0 if settings.part_open("cards-as-faces") else 1)
        self._settings = settings
        self.search.saved.remember(settings)

    def _keep(self) -> None:
        if self._settings is not None:
            self._settings.card_width = self.card_width.value()
            self._settings.card_order = int(self.order.currentData())
            self._settings.set_part_open("cards-as-faces", self.shown_view == 0)

    # --- what is asked and shown ---

    def ask(self, query: str) -> None:
        """Ask a query and put the keyboard into what it finds."""
        self.search.field.setText(query)
        self._into_cards()

    def _ask(self, query: Query) -> None:
        kept = self.gallery.currentIndex().data(Role.CARD)
        if self._table is not None:
            self._table.paint_in_turns()
        self.found.set_query(query)
        self.gallery.shelf.forget_wishes()
        row = self.found.row_of(kept) if kept is not None else -1
        if row >= 0:
            self.gallery.setCurrentIndex(self.found.index(row, 0))
        else:
            self.gallery.verticalScrollBar().setValue(0)

    def _tell(self) -> None:
        count = self.found.rowCount()
        self.search.say_found(count, self.found.query)
        empty = not count and not self.found.query.is_empty
        if empty is self.empty.isHidden():
            self.empty.setVisible(empty)
            self.views.setVisible(not empty)

    def _resize_cards(self, width: int) -> None:
        self.gallery.set_card_width(width)
        self._keep()

    def _sort(self) -> None:
        column = int(self.order.currentData())
        down = self.backwards.isChecked()
        order = Qt.SortOrder.DescendingOrder if down else Qt.SortOrder.AscendingOrder
        if self.found.sorted_by != (column, order):
            self.found.sort(column, order)
        self._mark_order()
        self._keep()

    def _mark_order(self) -> None:
        """Show in the table's heading what the cards are sorted by."""
        if self._table is not None:
            header = self._table.horizontalHeader()
            header.blockSignals(True)
            header.setSortIndicator(*self.found.sorted_by)
            header.blockSignals(False)

    def _header_sorted(self, column: int, order: Qt.SortOrder) -> None:
        place = self.order.findData(column)
        for widget, value in ((self.order, place), (self.backwards, None)):
            widget.blockSignals(True)
            if value is None:
                self.backwards.setChecked(order is Qt.SortOrder.DescendingOrder)
            elif value >= 0:
                self.order.setCurrentIndex(value)
            widget.blockSignals(False)
        self._keep()

    @property
    def shown_view(self) -> int:
        """0 where faces are shown, 1 for the table."""
        return self.views.currentIndex()

    def show_view(self, view: int) -> None:
        """0 shows faces, 1 the table."""
        self.views.setCurrentWidget(self.gallery if view == 0 else self.table)
        self.as_faces.setChecked(view == 0)
        self.as_rows.setChecked(view == 1)
        self._share_room()
        if self._table is not None:
            self._table.show_copies(self.gallery.adds_on_activation)
        current = self.gallery.currentIndex()
        if current.isValid():
            self.view.scrollTo(current)
        self._keep()

    @property
    def view(self) -> QAbstractItemView:
        """The view that is shown."""
        return self.gallery if self.views.currentIndex() == 0 else self.table

    def _into_cards(self) -> None:
        view = self.view
        view.setFocus(Qt.FocusReason.TabFocusReason)
        if not self.gallery.selectionModel().hasSelection() and self.found.rowCount():
            # Qt puts the focus on the first card without choosing it.
            row = max(0, view.currentIndex().row())
            view.setCurrentIndex(self.found.index(row, 0))

    def chosen(self) -> list[Card]:
        """The selected cards, or the one in focus."""
        return self.gallery.chosen()
