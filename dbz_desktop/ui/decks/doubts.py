"""The lines of an imported list that want a look: guessed, or left out, and what else they may be.

A row's last column is a choice: press Enter, F2 or click to open it.
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
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from dbz_desktop.cards.model import Card
from dbz_desktop.decks.reading import Reading
from dbz_desktop.ui.pages.widgets import em
from dbz_desktop.ui.theme import icon, theme

LEAVE_OUT = "Leave it out"
_HEADINGS = ("Line", "What is written", "Taken for")
LINE, WRITTEN, TAKEN = range(3)

Index = QModelIndex | QPersistentModelIndex


def card_words(card: Card) -> str:
    """A card so that it can't be taken for another: name, what it is, id."""
    what = f"level {card.level}" if card.level else card.type.value
    return f"{card.name}  ·  {what}  ·  {card.id}"


class DoubtsModel(QAbstractTableModel):
    """A reading's guesses and the lines it left out. `chosen` tells that the player chose."""

    chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._first: Reading | None = None
        self.reading: Reading | None = None
        self._places: list[int] = []
        self._reasons: dict[int, str] = {}
        self.choices: dict[int, Card | None] = {}

    def show(self, reading: Reading) -> None:
        """Show a reading as it was first read."""
        self.beginResetModel()
        self._first = reading
        self.choices = {}
        doubts = {guess.place for guess in reading.guesses}
        self._places = sorted(doubts | {line.place for line in reading.unread})
        self._settle()
        self.endResetModel()

    def _settle(self) -> None:
        assert self._first is not None
        self.reading = self._first.choose(self.choices) if self.choices else self._first
        self._reasons = {line.place: line.reason for line in self.reading.unread}

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """One for each line in doubt."""
        return 0 if parent.isValid() else len(self._places)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """The line's number, what is written, what it was taken for."""
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
        """The last column can be changed where there is a choice."""
        flags = super().flags(index)
        if index.isValid() and index.column() == TAKEN and self.options(index):
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
                return f"{line.count} × {line.written}"[:300]
            return self._sign(place) + " " + self._taken(place)
        if role == Qt.ItemDataRole.EditRole:
            return self._card(place)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            if index.column() == TAKEN:
                kind = "Left out: " if place in self._reasons else "Guessed: "
                kind = "" if place in self.choices and place not in self._reasons else kind
                return kind + self._taken(place)
            return self.data(index)
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

    def _sign(self, place: int) -> str:
        return "✕" if place in self._reasons else "✓" if place in self.choices else "≈"

    def _taken(self, place: int) -> str:
        card = self._card(place)
        if card is not None:
            return card_words(card)
        reason = self._reasons.get(place, "")
        return reason[:1].upper() + reason[1:]

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """The player's choice: a card, or None to leave the line out."""
        if role != Qt.ItemDataRole.EditRole or not index.isValid():
            return False
        place = self._places[index.row()]
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
        box = QComboBox(parent)
        box.setAccessibleName("What the line means")
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


class DoubtsView(QTableView):
    """The table. Enter opens the choice of a row."""

    def __init__(self, model: DoubtsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setAccessibleName("Lines to look at")
        self.setItemDelegateForColumn(TAKEN, _Choice(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        # A click opens the choice when it is over: see `_clicked`.
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(em(self, 1.9))
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        head.setSectionResizeMode(LINE, QHeaderView.ResizeMode.ResizeToContents)
        head.setSectionResizeMode(WRITTEN, QHeaderView.ResizeMode.Interactive)
        head.setStretchLastSection(True)
        self.setColumnWidth(WRITTEN, em(self, 16))
        self.clicked.connect(self._clicked)

    def _clicked(self, index: QModelIndex) -> None:
        if index.column() == TAKEN and index.flags() & Qt.ItemFlag.ItemIsEditable:
            wanted = QPersistentModelIndex(index)
            QTimer.singleShot(0, self, lambda: self._edit(wanted))

    def _edit(self, index: QPersistentModelIndex) -> None:
        if index.isValid():
            self.edit(self.model().index(index.row(), index.column()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space open the choice."""
        keys = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_F2)
        current = self.currentIndex()
        if event.key() in keys and current.isValid():
            index = current.siblingAtColumn(TAKEN)
            if index.flags() & Qt.ItemFlag.ItemIsEditable:
                self.edit(index)
            event.accept()
            return
        if event.key() == Qt.Key.Key_Escape:
            event.ignore()
            return
        super().keyPressEvent(event)
