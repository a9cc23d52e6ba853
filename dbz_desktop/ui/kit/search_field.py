"""A field to search a list with: it can be cleared, and Down and Enter lead into the list."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from dbz_desktop.ui.kit.theme import add_clear_button


class SearchField(QLineEdit):
    """A search that narrows a list with every letter."""

    listWanted = Signal()
    """Down or Enter: the keyboard belongs into what was found."""

    def __init__(self, name: str, hint: str) -> None:
        """`name` is what a screen reader calls it, `hint` what it says while it is empty."""
        super().__init__()
        self.setAccessibleName(name)
        self.setPlaceholderText(hint)
        add_clear_button(self)

    def take_keyboard(self) -> None:
        """Have the keyboard, with what is there selected so that typing replaces it."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Down and Enter lead into the list."""
        key = event.key()
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.listWanted.emit()
        else:
            super().keyPressEvent(event)
