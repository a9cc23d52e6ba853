"""The way through the pages: a pile of them, the topmost in sight, with a way back."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget
from shiboken6 import isValid


class Trail(QStackedWidget):
    """Pages that lie upon each other; a page that is left is deleted.

    `arrived` tells of the page that is in sight now, `dropped` of each that is deleted.
    A page gets the keyboard back where it was when one comes back to it.
    """

    arrived = Signal(QWidget)
    dropped = Signal(QWidget)

    def __init__(self) -> None:
        super().__init__()
        self._pages: list[QWidget] = []
        self._shown: QWidget | None = None
        self._focus: dict[QWidget, QWidget] = {}

    @property
    def trail(self) -> tuple[QWidget, ...]:
        """The pages, the first one first."""
        return tuple(self._pages)

    @property
    def top(self) -> QWidget | None:
        """The page in sight."""
        return self._pages[-1] if self._pages else None

    def push(self, page: QWidget) -> None:
        """Put a page on top."""
        focus = QApplication.focusWidget()
        if self.top is not None and focus is not None and self.top.isAncestorOf(focus):
            self._focus[self.top] = focus
            # Else Qt takes the keyboard to the next part that has a place for it, as Tab would,
            # and a card would be pointed at that nobody went to.
            focus.clearFocus()
        self._pages.append(page)
        self.addWidget(page)
        self._show()

    def replace(self, page: QWidget) -> None:
        """Put a page in the place of the one on top; the one below is not come to meanwhile."""
        old = self._pages.pop()
        self._pages.append(page)
        self.addWidget(page)
        self._show()
        self._drop(old)

    def pop(self) -> None:
        """Go back to the page below; the lowest one stays."""
        if len(self._pages) > 1:
            self._drop(self._pages.pop())
            self._show()

    def pop_to(self, page: QWidget) -> None:
        """Go back to a page of the trail."""
        while self._pages[-1] is not page and len(self._pages) > 1:
            self._drop(self._pages.pop())
        self._show()

    def _show(self) -> None:
        page = self._pages[-1]
        # Not `currentWidget`: Qt has chosen another one itself when a page was taken away.
        if self._shown is page:
            return
        self._shown = page
        self.setCurrentWidget(page)
        focus = self._focus.pop(page, None)
        if focus is not None and isValid(focus):
            focus.setFocus()
        self.arrived.emit(page)

    def _drop(self, page: QWidget) -> None:
        self._focus.pop(page, None)
        self.dropped.emit(page)
        self.removeWidget(page)
        page.hide()
        page.deleteLater()
