"""The bar on top of a page: the way back, its title, and what else belongs there."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QWidget

from dbz_desktop.ui.kit.layouts import add, hbox
from dbz_desktop.ui.kit.theme import set_icon
from dbz_desktop.ui.kit.widgets import button, label


class PageHeader(QFrame):
    """`left` asks to go back."""

    left = Signal()

    def __init__(self, title: str, about: str = "", *extras: QWidget) -> None:
        super().__init__()
        self.setProperty("role", "bar")
        row = hbox(self, 0.5, (0.5, 0.5, 1, 0.5))
        self.back = add(row, button("Back", "quiet", "Back", "Back (Esc)"))
        set_icon(self.back, "back", "text-muted", 1.2)
        self.back.clicked.connect(self.left)
        self.title = add(row, label(title, "title"))
        self.about = add(row, label(about, "muted"))
        row.addStretch(1)
        for extra in extras:
            row.addWidget(extra)
