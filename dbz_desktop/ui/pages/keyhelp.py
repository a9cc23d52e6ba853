"""Keys that mean the same on every page: Enter on what has the focus, and the list of keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QWidget

KEYS = ("?", "F1")


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


def offer_keys(page: QWidget) -> None:
    """Let ? and F1 open the list of a page's keys. Calling it again changes nothing."""
    if getattr(page, "keys", None) is not None or page.property("offersKeys"):
        return
    page.setProperty("offersKeys", True)
    for keys in KEYS:
        shortcut = QShortcut(QKeySequence(keys), page)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(lambda: _open(page))


def _open(page: QWidget) -> None:
    # Only now: the list knows the table's keys, and the first window must not wait for those.
    from dbz_desktop.ui.pages.keylist import ShortcutList

    shown = page.findChild(ShortcutList)
    if shown is None:
        shown = ShortcutList(page)
    if not shown.isVisible():
        shown.open()
