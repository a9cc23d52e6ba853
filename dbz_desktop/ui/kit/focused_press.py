"""Enter on what has the focus: it presses a button and opens a box, on every page and sheet."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QWidget


def press_focused(event: QKeyEvent, around: QWidget) -> bool:
    """Let Enter press the button or open the box that has the focus; False for any other key.

    Qt leaves that to Space, save in a dialog. For the `keyPressEvent` of `around`, whatever lies
    around the focus: a list in a sheet may have used the key already to open another sheet, and
    what has the focus there was not meant.
    """
    if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or event.isAutoRepeat():
        return False
    focus = QApplication.focusWidget()
    if focus is None or not around.isAncestorOf(focus) or not around.isVisible():
        return False
    if isinstance(focus, QAbstractButton) and focus.isEnabled():
        focus.click()
    elif isinstance(focus, QComboBox):
        focus.showPopup()
    else:
        return False
    return True
