"""A group of pages and the ways to them: one controller beside the main window for each group."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from dbz_desktop.ui.window.paged_window import PagedWindow, forget


class PageGroup(QObject):
    """Opens the pages of a group. What holds a page as an attribute is None once it was left."""

    def __init__(self, window: PagedWindow) -> None:
        super().__init__(window)
        self._window = window
        window.pages.dropped.connect(self.dropped)

    def dropped(self, page: QWidget) -> None:
        """A page of the window was left, one of the group or another."""
        forget(self, page)
