"""Where the menu of an item view belongs that was asked for by the mouse or by a key."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPoint
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QAbstractItemView


def menu_place(view: QAbstractItemView, event: QContextMenuEvent) -> tuple[QModelIndex, QPoint]:
    """The item that a menu is asked for, and where on the screen it opens: what is pointed at, or
    by the key of menus what has the focus."""
    index, at = view.indexAt(event.pos()), event.pos()
    if event.reason() is QContextMenuEvent.Reason.Keyboard and view.currentIndex().isValid():
        index = view.currentIndex()
        at = view.visualRect(index).center()
    return index, view.viewport().mapToGlobal(at)
