"""TreeModel: nodes of a tree as a Qt model. Who fills it tells of what comes, goes and changes."""

from __future__ import annotations

from itertools import count
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject

from dbz_desktop.ui.kit.models import NOWHERE, Index


class TreeModel(QAbstractItemModel):
    """A tree of nodes that have a `parent`, their `place` below it, `children` and an `ident`."""

    def __init__(self, root: Any, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._idents = count(1)
        self._begin(root)

    def _begin(self, root: Any) -> None:
        """Forget every node but a new root."""
        self._root = root
        # Indexes carry a number, not the node: Qt may keep one longer than the node lives.
        self._by_ident: dict[int, Any] = {}

    def _enrol(self, node: Any) -> None:
        """Give a node, and what hangs below it, the numbers that its indexes carry."""
        node.ident = next(self._idents)
        self._by_ident[node.ident] = node
        for child in node.children:
            self._enrol(child)

    def index_of(self, node: Any) -> QModelIndex:
        """The index of a node."""
        return NOWHERE if node.parent is None else self.createIndex(node.place, 0, node.ident)

    def node(self, index: Index) -> Any:
        """The node of an index, the root for none and for one that is gone."""
        return self._by_ident.get(index.internalId(), self._root) if index.isValid() else self._root

    def index(self, row: int, column: int, parent: Index = NOWHERE) -> QModelIndex:
        """The index of a child."""
        children = self.node(parent).children
        inside = not column and 0 <= row < len(children)
        return self.index_of(children[row]) if inside else QModelIndex()

    def parent(self, index: Index | None = None) -> Any:
        """The index of the node that another hangs below."""
        if index is None:
            return super().parent()
        above = self.node(index).parent
        return QModelIndex() if above is None else self.index_of(above)

    def rowCount(self, parent: Index = NOWHERE) -> int:
        """How many nodes hang below another."""
        return len(self.node(parent).children)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        """One."""
        return 1
