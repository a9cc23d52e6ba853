"""Rows as a Qt model: what Qt asks of them, and how they come, move and go, a signal for each."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt

from dbz_desktop.match.telling.table_rows import Part, Row, Token, number, with_guests
from dbz_desktop.ui.kit.models import Index
from dbz_desktop.ui.kit.tree_model import TreeModel


class RowTree(TreeModel):
    """A tree of rows. Rows of cards are known by their tokens, see `Row`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(Row(Part.TABLE), parent)
        self._quiet = False
        """While it is True nobody is told of anything: all is made anew."""
        self._rows: dict[Token, Row] = {}

    def _begin(self, root: Row) -> None:
        super()._begin(root)
        self._rows = {}

    def _new(self, token: Token, parent: Row) -> Row:
        """A row for a card that has none, with all that it knows; `parent` is what it goes below.

        The owner of the tree says what that is.
        """
        raise NotImplementedError

    def flags(self, index: Index) -> Qt.ItemFlag:
        """What can be reached can be selected."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        row = self.node(index)
        there = Qt.ItemFlag.ItemIsEnabled
        return there | Qt.ItemFlag.ItemIsSelectable if row.reachable else there

    # --- how rows come, move and go -----------------------------------------------------------

    def _adopt(self, parent: Row, place: int, row: Row) -> None:
        row.parent = parent
        self._enrol(row)
        parent.children.insert(place, row)
        number(parent)

    def _arrange(
        self,
        wanted: list[tuple[Row, list[Token]]],
        guests: dict[Token, list[Token]],
        touched: list[Row],
    ) -> None:
        """Insert and move rows to where they are wanted, then remove what is wanted nowhere."""
        filled: list[tuple[Row, list[Token]]] = []

        def fill(parent: Row, tokens: list[Token]) -> None:
            filled.append((parent, tokens))
            order = {token: number for number, token in enumerate(tokens)}
            for token in tokens:
                row = self._rows.get(token)
                if row is not None and row.parent is parent:
                    continue
                later = (
                    child.place
                    for child in parent.children
                    if order.get(child.token, -1) > order[token]
                )
                place = next(later, len(parent.children))
                if row is None:
                    row = self._insert(parent, place, token)
                else:
                    self._move(row, parent, place)
                touched.append(row)
            for token in tokens:
                row = self._rows[token]
                if token in guests or row.children:
                    fill(row, guests.get(token, []))

        for parent, tokens in wanted:
            fill(parent, tokens)
        for parent, tokens in filled:
            keep = set(tokens)
            for child in parent.children[::-1]:
                if child.token not in keep:
                    self._remove(child)
        for parent, tokens in filled:
            for place, token in enumerate(tokens):
                row = self._rows[token]
                if row.place != place:
                    self._move(row, parent, place)

    def _insert(self, parent: Row, place: int, token: Token) -> Row:
        row = self._new(token, parent)
        if not self._quiet:
            self.beginInsertRows(self.index_of(parent), place, place)
        self._adopt(parent, place, row)
        self._rows[token] = row
        if not self._quiet:
            self.endInsertRows()
        return row

    def _move(self, row: Row, parent: Row, place: int) -> None:
        source = row.parent
        assert source is not None
        if not self._quiet:
            ends = self.index_of(source), row.place, row.place
            self.beginMoveRows(*ends, self.index_of(parent), place)
        del source.children[row.place]
        parent.children.insert(place, row)
        row.parent = parent
        number(source)
        number(parent)
        if not self._quiet:
            self.endMoveRows()

    def _remove(self, row: Row) -> None:
        parent = row.parent
        assert parent is not None
        if not self._quiet:
            self.beginRemoveRows(self.index_of(parent), row.place, row.place)
        del parent.children[row.place]
        number(parent)
        for gone in with_guests([row]):
            del self._rows[gone.token], self._by_ident[gone.ident]
            gone.parent = None
        if not self._quiet:
            self.endRemoveRows()

    def _set(self, row: Row, **facts: object) -> None:
        """Note facts of a row; who shows it is told if any of them is new."""
        new = [(name, value) for name, value in facts.items() if getattr(row, name) != value]
        for name, value in new:
            setattr(row, name, value)
        if new and not self._quiet:
            index = self.index_of(row)
            self.dataChanged.emit(index, index)
