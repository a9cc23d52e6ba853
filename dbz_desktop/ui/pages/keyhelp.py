"""The keys that open the list of keys, on pages that have no such list of their own."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

KEYS = ("?", "F1")


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
