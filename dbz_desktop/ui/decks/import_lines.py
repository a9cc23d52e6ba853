"""The lines of an imported list: first those that want a look, guessed or left out, then the rest.

The number of copies and what a line is taken for can be changed: press Enter, F2 or click. A digit
changes the number of copies.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QSpinBox,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from dbz_desktop.cards.model import Card
from dbz_desktop.decks.editing import MOST_COPIES
from dbz_desktop.decks.reading import Reading
from dbz_desktop.decks.review import Review, card_words
from dbz_desktop.ui.kit.measure import at_new_look, em, in_ems
from dbz_desktop.ui.kit.models import Index, resetting
from dbz_desktop.ui.kit.theme import icon, theme
from dbz_desktop.ui.kit.widgets import named, plain_tip

LEAVE_OUT = "Leave it out"
_HEADINGS = ("Line", "What is written", "Copies", "Taken for")
LINE, WRITTEN, COPIES, TAKEN = range(4)


class DoubtsModel(QAbstractTableModel):
    """A reading's lines, the doubtful ones first. `chosen` tells that the player chose."""

    chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.review: Review | None = None

    def show(self, reading: Reading) -> None:
        """Show a reading as it was first read."""
        with resetting(self):
            self.review = Review(reading)

    def _line(self, index: Index) -> tuple[Review, int]:
        """What is looked through, and the place of a row's line in it."""
        assert self.review is not None
        return self.review, self.review.places[index.row()]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """One for each line."""
        return 0 if parent.isValid() or self.review is None else len(self.review.places)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """The line's number, what is written, how often, what it was taken for."""
        return 0 if parent.isValid() else len(_HEADINGS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        """The headings."""
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return _HEADINGS[section]
        return None

    def options(self, index: Index) -> tuple[Card, ...]:
        """The cards that a row may be."""
        review, place = self._line(index)
        return review.reading.lines[place].options

    def flags(self, index: Index) -> Qt.ItemFlag:
        """The card can be changed where there is a choice, the copies where there can be more."""
        flags = super().flags(index)
        if not index.isValid():
            return flags
        review, place = self._line(index)
        card = review.card(place)
        free = card is not None and card.type.in_life_deck
        if self.options(index) if index.column() == TAKEN else index.column() == COPIES and free:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Words, the choice to edit, and their looks."""
        if not index.isValid() or self.review is None:
            return None
        review, place = self._line(index)
        line = review.reading.lines[place]
        if role == Qt.ItemDataRole.DisplayRole:
            if index.column() == LINE:
                return str(line.number) if line.number else ""
            if index.column() == WRITTEN:
                return line.written[:300]
            if index.column() == COPIES:
                return "" if review.card(place) is None else str(review.copies(place))
            return review.signed(place)
        if role == Qt.ItemDataRole.EditRole:
            return review.copies(place) if index.column() == COPIES else review.card(place)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            words = review.aloud(place) if index.column() == TAKEN else self.data(index)
            return plain_tip(str(words)) if role == Qt.ItemDataRole.ToolTipRole else words
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() == COPIES:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.ForegroundRole and review.left_out(place):
            return theme().colour("amber") if index.column() == TAKEN else None
        if role == Qt.ItemDataRole.DecorationRole and index.column() == TAKEN and line.options:
            return icon("arrow-down", "text-muted")
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """The player's choice: copies, a card, or None to leave the line out."""
        if role != Qt.ItemDataRole.EditRole or not index.isValid():
            return False
        review, place = self._line(index)
        if index.column() == COPIES:
            review.count(place, int(value))
        else:
            review.choose(place, value)
        # A choice may take the place of another line's card.
        last = self.index(self.rowCount() - 1, TAKEN)
        self.dataChanged.emit(self.index(0, 0), last)
        self.chosen.emit()
        return True


class _Choice(QStyledItemDelegate):
    """A list of the cards that a line may be."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """The arrow of the choice stands at the right end."""
        super().initStyleOption(option, index)
        option.decorationPosition = QStyleOptionViewItem.Position.Right
        option.displayAlignment = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        option.textElideMode = Qt.TextElideMode.ElideRight

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """The list, open at once."""
        box = named(QComboBox(parent), "What the line means")
        model = index.model()
        assert isinstance(model, DoubtsModel)
        for card in model.options(index):
            box.addItem(card_words(card), card)
        box.addItem(LEAVE_OUT, None)
        box.activated.connect(lambda _row: self._take(box))
        return box

    def _take(self, box: QComboBox) -> None:
        box.setProperty("taken", True)
        self.commitData.emit(box)
        self.closeEditor.emit(box)

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Begin at what is taken now."""
        assert isinstance(editor, QComboBox)
        now = index.data(Qt.ItemDataRole.EditRole)
        row = next((row for row in range(editor.count()) if editor.itemData(row) is now), 0)
        editor.setCurrentIndex(editor.count() - 1 if now is None else row)
        editor.showPopup()

    def setModelData(self, editor: QWidget, model: Any, index: Index) -> None:
        """Take what was chosen; the guess itself can be chosen too."""
        assert isinstance(editor, QComboBox)
        if editor.property("taken"):
            model.setData(index, editor.currentData())


class _Copies(QStyledItemDelegate):
    """How many copies a line stands for."""

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """A number; 0 leaves the line out."""
        box = named(QSpinBox(parent), "Copies of the line")
        box.setRange(0, MOST_COPIES)
        box.setFrame(False)
        return box

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Begin at what is taken now, all of it selected."""
        assert isinstance(editor, QSpinBox)
        editor.setValue(index.data(Qt.ItemDataRole.EditRole))
        editor.selectAll()

    def setModelData(self, editor: QWidget, model: Any, index: Index) -> None:
        """Take the number."""
        assert isinstance(editor, QSpinBox)
        editor.interpretText()
        if editor.value() != index.data(Qt.ItemDataRole.EditRole):
            model.setData(index, editor.value())


class DoubtsView(QTableView):
    """The table. Enter opens the choice of a row, a digit is its number of copies."""

    def __init__(self, model: DoubtsModel) -> None:
        super().__init__(showGrid=False, wordWrap=False)
        self.setModel(model)
        self.setAccessibleName("Lines of the list")
        self.setItemDelegateForColumn(TAKEN, _Choice(self))
        self.setItemDelegateForColumn(COPIES, _Copies(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        # A click opens the choice when it is over: see `_clicked`.
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        in_ems(self.verticalHeader().setDefaultSectionSize, 1.9)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        head.setSectionResizeMode(LINE, QHeaderView.ResizeMode.ResizeToContents)
        head.setSectionResizeMode(COPIES, QHeaderView.ResizeMode.Fixed)
        head.setSectionResizeMode(WRITTEN, QHeaderView.ResizeMode.Interactive)
        head.setStretchLastSection(True)
        self._share_columns()
        at_new_look(self._share_columns)
        self.clicked.connect(self._clicked)

    def _share_columns(self) -> None:
        self.setColumnWidth(COPIES, em(self, 4.8))
        # What it is taken for says more, and needs the most room.
        self.setColumnWidth(WRITTEN, min(em(self, 16), round(self.viewport().width() * 0.3)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room out anew where there is more or less of it."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._share_columns()

    def _clicked(self, index: QModelIndex) -> None:
        if index.flags() & Qt.ItemFlag.ItemIsEditable:
            wanted = QPersistentModelIndex(index)
            QTimer.singleShot(0, self, lambda: self._edit(wanted))

    def _edit(self, index: QPersistentModelIndex) -> None:
        if index.isValid():
            self.edit(self.model().index(index.row(), index.column()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space open the choice, in the copies' column their number; a digit sets it."""
        keys = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_F2)
        current = self.currentIndex()
        if event.key() in keys and current.isValid():
            index = current if current.column() == COPIES else current.siblingAtColumn(TAKEN)
            if index.flags() & Qt.ItemFlag.ItemIsEditable:
                self.edit(index)
            event.accept()
            return
        if current.isValid() and event.text().isdigit() and event.text().isascii():
            index = current.siblingAtColumn(COPIES)
            if index.flags() & Qt.ItemFlag.ItemIsEditable:
                self.model().setData(index, int(event.text()))
            event.accept()
            return
        if event.key() == Qt.Key.Key_Escape:
            event.ignore()
            return
        super().keyPressEvent(event)
