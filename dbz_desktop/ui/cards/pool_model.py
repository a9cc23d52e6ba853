"""The card pool as item models: all cards, and those that a query finds, in some order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractProxyModel,
    QAbstractTableModel,
    QMimeData,
    QModelIndex,
    QObject,
    Qt,
)

from dbz_desktop.cards.model import Card
from dbz_desktop.cards.orders import Column, Orders, damage_words, figure, order_of, spoken
from dbz_desktop.cards.search import Entry, Query, read_query
from dbz_desktop.ui.kit.models import Index, resetting
from dbz_desktop.ui.kit.widgets import plain_tip

MIME = "application/x-dbz-cards"
"""What a drag of cards carries: ids, one a line."""

LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


class Role(IntEnum):
    """What a card of the pool can be asked, beside its columns."""

    CARD = Qt.ItemDataRole.UserRole + 1
    ENTRY = Qt.ItemDataRole.UserRole + 2
    COPIES = Qt.ItemDataRole.UserRole + 3
    SORT = Qt.ItemDataRole.UserRole + 4


HEADERS = ("Title", "Type", "Style", "Cost", "Damage", "Anger", "End.", "Number", "Text", "Deck")
NUMERIC = (Column.COST, Column.ANGER, Column.ENDURANCE, Column.COPIES)

_FLAGS = (
    Qt.ItemFlag.ItemIsEnabled
    | Qt.ItemFlag.ItemIsSelectable
    | Qt.ItemFlag.ItemIsDragEnabled
    | Qt.ItemFlag.ItemNeverHasChildren
)


class CardsModel(QAbstractTableModel):
    """Every card of the pool. `copies` tells how many of a card the open deck holds."""

    def __init__(
        self,
        entries: Sequence[Entry] = (),
        parent: QObject | None = None,
        orders: Orders | None = None,
    ) -> None:
        """`orders` are orders of just these entries that were worked out before, see `order_of`."""
        super().__init__(parent)
        self.entries: list[Entry] = list(entries)
        self._orders: Orders = orders if orders is not None else {}
        self.copies: Callable[[Card], int] = lambda card: 0
        self._row_of = {entry.card.id: row for row, entry in enumerate(self.entries)}

    def set_entries(self, entries: Sequence[Entry], orders: Orders | None = None) -> None:
        """Show other cards, or the same in another edition's wording."""
        with resetting(self):
            self.entries = list(entries)
            self._orders = orders if orders is not None else {}
            self._row_of = {entry.card.id: row for row, entry in enumerate(self.entries)}

    def row_of(self, ident: str) -> int:
        """The row of a card by its id, or -1."""
        return self._row_of.get(ident, -1)

    def order(self, column: Column, order: Qt.SortOrder) -> list[int]:
        """The rows in the order of a column."""
        down = order is Qt.SortOrder.DescendingOrder
        if column is Column.COPIES:
            # Every edit of the deck changes it.
            copies = self.copies
            return sorted(
                range(len(self.entries)),
                key=lambda row: (copies(self.entries[row].card), self.entries[row].name),
                reverse=down,
            )
        found = self._orders.get((column, down))
        if found is None:
            found = self._orders[column, down] = order_of(self.entries, column, down)
        return found

    def copies_changed(self, cards: Iterable[str] | None = None) -> None:
        """The deck beside the pool was edited; `cards` are the ids whose number is new, or all."""
        if not self.entries:
            return
        if cards is None:
            last = self.index(len(self.entries) - 1, len(HEADERS) - 1)
            self.dataChanged.emit(self.index(0, 0), last, [])
            return
        for ident in cards:
            row = self._row_of.get(ident)
            if row is not None:
                last = self.index(row, len(HEADERS) - 1)
                self.dataChanged.emit(self.index(row, 0), last, [])

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """One row a card."""
        return 0 if parent.isValid() else len(self.entries)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """See `Column`."""
        return 0 if parent.isValid() else len(HEADERS)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The names of the columns."""
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return HEADERS[section]
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.TextAlignmentRole:
            return RIGHT if section in NUMERIC else LEFT
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A card's facts, by column or by `Role`."""
        if not index.isValid():
            return None
        entry = self.entries[index.row()]
        if role == Role.ENTRY:
            return entry
        if role == Role.CARD:
            return entry.card
        if role == Role.COPIES:
            return self.copies(entry.card)
        if role == Qt.ItemDataRole.DisplayRole:
            return self.words(entry, index.column())
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return RIGHT if index.column() in NUMERIC else LEFT
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(entry.text) if index.column() == Column.TEXT else None
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return spoken(entry, self.copies(entry.card))
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return entry.text
        return None

    def words(self, entry: Entry, column: int) -> str:
        """What stands in a column of a card's row."""
        card = entry.card
        if column == Column.COPIES:
            count = self.copies(card)
            return f"{count}×" if count else ""
        if column == Column.TITLE:
            return card.name
        if column == Column.TYPE:
            return card.type.value
        if column == Column.STYLE:
            return card.style.value if card.is_styled else ""
        if column == Column.COST:
            return figure(entry, "cost")
        if column == Column.DAMAGE:
            return damage_words(entry)
        if column == Column.ANGER:
            return figure(entry, "anger")
        if column == Column.ENDURANCE:
            return figure(entry, "endurance")
        if column == Column.NUMBER:
            return card.id
        return entry.text

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Cards can be chosen and dragged."""
        return _FLAGS if index.isValid() else Qt.ItemFlag.NoItemFlags

    def mimeTypes(self) -> list[str]:
        """Cards, or their names as text for other programs."""
        return [MIME, "text/plain"]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """The cards of some rows, each once."""
        rows = dict.fromkeys(index.row() for index in indexes)
        return cards_mime([self.entries[row].card for row in rows])


def cards_mime(cards: Sequence[Card]) -> QMimeData:
    """What a drag of cards carries."""
    data = QMimeData()
    data.setData(MIME, "\n".join(card.id for card in cards).encode())
    data.setText("\n".join(card.name for card in cards))
    return data


def ids_of(data: QMimeData) -> list[str]:
    """The ids of the cards in a drag; none for anything else."""
    if not data.hasFormat(MIME):
        return []
    return bytes(data.data(MIME).data()).decode("utf-8", "replace").split("\n")


class FoundCards(QAbstractProxyModel):
    """The cards that a query finds, sorted by a column.

    A proxy of its own rather than a QSortFilterProxyModel: one pass over plain Python objects
    takes a fraction of a call from C++ for every row.
    """

    def __init__(self, source: CardsModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._query: Query = read_query("")
        self._column = Column.TITLE
        self._order = Qt.SortOrder.AscendingOrder
        self._sorted: list[int] = []
        self._rows: list[int] = []
        self._places: dict[int, int] = {}
        self.setSourceModel(source)

    @property
    def cards(self) -> CardsModel:
        """All cards."""
        model = self.sourceModel()
        assert isinstance(model, CardsModel)
        return model

    @property
    def query(self) -> Query:
        """What is asked for now."""
        return self._query

    def setSourceModel(self, source: QAbstractItemModel) -> None:
        """Show the cards of another model."""
        before = self.sourceModel()
        if before is not None:
            before.disconnect(self)
        with resetting(self):
            super().setSourceModel(source)
            source.modelAboutToBeReset.connect(self.beginResetModel)
            source.modelReset.connect(self._source_reset)
            source.dataChanged.connect(self._source_changed)
            self._resort()

    def _source_reset(self) -> None:
        self._resort()
        self.endResetModel()

    def _source_changed(
        self, first: QModelIndex, last: QModelIndex, roles: Sequence[int] = ()
    ) -> None:
        if first.row() == last.row():
            place = self._places.get(first.row())
            if place is not None:
                begin = self.index(place, first.column())
                self.dataChanged.emit(begin, self.index(place, last.column()), list(roles))
        elif self._rows:
            end = self.index(len(self._rows) - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), end, list(roles))

    def set_query(self, query: Query) -> None:
        """Show what another query finds."""
        with resetting(self):
            self._query = query
            self._filter()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column."""
        if not 0 <= column < len(HEADERS):
            return
        if (Column(column), order) == self.sorted_by and column != Column.COPIES:
            return
        with resetting(self):
            self._column, self._order = Column(column), order
            self._resort()

    @property
    def sorted_by(self) -> tuple[Column, Qt.SortOrder]:
        """The column that the cards are sorted by, and which way."""
        return self._column, self._order

    def _resort(self) -> None:
        self._sorted = self.cards.order(self._column, self._order)
        self._filter()

    def _filter(self) -> None:
        if self._query.is_empty:
            self._rows = list(self._sorted)
        else:
            entries, matches = self.cards.entries, self._query.matches
            self._rows = [row for row in self._sorted if matches(entries[row])]
        self._places = {row: place for place, row in enumerate(self._rows)}

    def entry(self, row: int) -> Entry:
        """The card of a row."""
        return self.cards.entries[self._rows[row]]

    def cards_found(self) -> list[Card]:
        """Every card that was found, in the order shown."""
        entries = self.cards.entries
        return [entries[row].card for row in self._rows]

    def row_of(self, card: Card) -> int:
        """The row of a card, or -1 where the query doesn't find it."""
        return self._places.get(self.cards.row_of(card.id), -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """One row a card that was found."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """See `Column`."""
        return 0 if parent.isValid() else len(HEADERS)

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008
        """The place of a card that was found."""
        if parent.isValid() or not (0 <= row < len(self._rows) and 0 <= column < len(HEADERS)):
            return QModelIndex()
        return self.createIndex(row, column)

    def parent(self, child: Index = QModelIndex()) -> Any:  # type: ignore[override]  # noqa: B008
        """Nothing has a parent here."""
        return QModelIndex()

    def mapToSource(self, index: Index) -> QModelIndex:
        """From what was found to all cards."""
        if not index.isValid():
            return QModelIndex()
        return self.cards.index(self._rows[index.row()], index.column())

    def mapFromSource(self, index: Index) -> QModelIndex:
        """From all cards to what was found."""
        place = self._places.get(index.row(), -1) if index.isValid() else -1
        return self.index(place, index.column()) if place >= 0 else QModelIndex()

    def flags(self, index: Index) -> Qt.ItemFlag:
        """As `CardsModel.flags`; views ask it of every cell."""
        return _FLAGS if index.isValid() else Qt.ItemFlag.NoItemFlags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """As `CardsModel.data`."""
        return self.cards.data(self.mapToSource(index), role)

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """The cards of some rows, each once, in their order here."""
        rows = sorted({index.row() for index in indexes})
        return cards_mime([self.entry(row).card for row in rows])

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The names of the columns."""
        return self.cards.headerData(section, orientation, role)
