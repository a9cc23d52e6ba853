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
from dbz_desktop.ui.kit.measure import at_new_look, em, in_ems
from dbz_desktop.ui.kit.models import Index, resetting
from dbz_desktop.ui.kit.theme import icon, theme
from dbz_desktop.ui.kit.widgets import named

LEAVE_OUT = "Leave it out"
_HEADINGS = ("Line", "What is written", "Copies", "Taken for")
LINE, WRITTEN, COPIES, TAKEN = range(4)


def card_words(card: Card) -> str:
    """A card so that it can't be taken for another: name, what it is, id."""
    what = f"level {card.level}" if card.level else card.type.value
    return f"{card.name}  ·  {what}  ·  {card.id}"


class DoubtsModel(QAbstractTableModel):
    """A reading's lines, the doubtful ones first. `chosen` tells that the player chose."""

    chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._first: Reading | None = None
        self.reading: Reading | None = None
        self._places: list[int] = []
        self._doubts: set[int] = set()
        self._reasons: dict[int, str] = {}
        self.choices: dict[int, Card | None] = {}
        self.counts: dict[int, int] = {}
        self.doubtful = 0
        """Rows that want a look; they stand before the others."""

    def show(self, reading: Reading) -> None:
        """Show a reading as it was first read."""
        with resetting(self):
            self._first = reading
            self.choices, self.counts = {}, {}
            doubts = {guess.place for guess in reading.guesses}
            doubts |= {line.place for line in reading.unread}
            self.doubtful = len(doubts)
            rest = [place for place in range(len(reading.lines)) if place not in doubts]
            self._places = [*sorted(doubts), *rest]
            self._settle()

    def _settle(self) -> None:
        assert self._first is not None
        self.reading = self._first.choose(self.choices, self.counts)
        self._doubts = {guess.place for guess in self.reading.guesses}
        self._reasons = {line.place: line.reason for line in self.reading.unread}

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """One for each line."""
        return 0 if parent.isValid() else len(self._places)

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
        assert self.reading is not None
        return self.reading.lines[self._places[index.row()]].options

    def flags(self, index: Index) -> Qt.ItemFlag:
        """The card can be changed where there is a choice, the copies where there can be more."""
        flags = super().flags(index)
        if not index.isValid():
            return flags
        card = self._card(self._places[index.row()])
        free = card is not None and card.type.in_life_deck
        if self.options(index) if index.column() == TAKEN else index.column() == COPIES and free:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Words, the choice to edit, and their looks."""
        if not index.isValid() or self.reading is None:
            return None
        place = self._places[index.row()]
        line = self.reading.lines[place]
        if role == Qt.ItemDataRole.DisplayRole:
            if index.column() == LINE:
                return str(line.number) if line.number else ""
            if index.column() == WRITTEN:
                return line.written[:300]
            if index.column() == COPIES:
                return "" if self._card(place) is None else str(self.copies(place))
            return self._sign(place) + " " + self._taken(place)
        if role == Qt.ItemDataRole.EditRole:
            return self.copies(place) if index.column() == COPIES else self._card(place)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            if index.column() == TAKEN:
                left = "Left out: " if place in self._reasons else ""
                return left + ("Guessed: " if place in self._doubts else "") + self._taken(place)
            return self.data(index)
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() == COPIES:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.ForegroundRole and place in self._reasons:
            return theme().colour("amber") if index.column() == TAKEN else None
        if role == Qt.ItemDataRole.DecorationRole and index.column() == TAKEN and line.options:
            return icon("arrow-down", "text-muted")
        return None

    def _card(self, place: int) -> Card | None:
        assert self.reading is not None
        if place in self._reasons:
            return None
        return self.choices.get(place, self.reading.lines[place].card)

    def copies(self, place: int) -> int:
        """The copies of a line, by its place; 1 for a level and a Mastery."""
        assert self.reading is not None
        card = self._card(place)
        if card is not None and not card.type.in_life_deck:
            return 1
        return self.counts.get(place, self.reading.lines[place].count)

    def _sign(self, place: int) -> str:
        if place in self._reasons:
            return "✕"
        # Two blanks are as wide as a sign: what is taken for granted stands below the rest.
        return "✓" if place in self.choices else "≈" if place in self._doubts else "   "

    def _taken(self, place: int) -> str:
        card = self._card(place)
        if card is not None:
            return card_words(card)
        reason = self._reasons.get(place, "")
        return reason[:1].upper() + reason[1:]

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """The player's choice: copies, a card, or None to leave the line out."""
        if role != Qt.ItemDataRole.EditRole or not index.isValid():
            return False
        place = self._places[index.row()]
        if index.column() == COPIES:
            self.counts[place] = max(0, min(MOST_COPIES, int(value)))
        else:
            self.choices[place] = value
        self._settle()
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
