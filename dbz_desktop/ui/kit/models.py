"""What every model of Qt needs: the kinds of index, and a change of all that it holds."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()


@contextmanager
def resetting(model: QAbstractItemModel) -> Iterator[None]:
    """Whatever the model holds is put in anew meanwhile."""
    model.beginResetModel()
    yield
    model.endResetModel()
