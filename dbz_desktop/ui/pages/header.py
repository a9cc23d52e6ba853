"""The bar on top of a page: the way back, its title, and what else belongs there."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from dbz_desktop.ui.pages.widgets import button, em, label
from dbz_desktop.ui.theme import set_icon, theme


class PageHeader(QFrame):
    """`left` asks to go back."""

    left = Signal()

    def __init__(self, title: str, about: str = "", *extras: QWidget) -> None:
        super().__init__()
        self.setProperty("role", "bar")
        row = QHBoxLayout(self)
        pad = em(self, 0.5)
        row.setContentsMargins(pad, pad, pad * 2, pad)
        row.setSpacing(pad)
        self.back = button("Back", "quiet", "Back", "Back (Esc)")
        size = round(theme().px("body") * 1.2)
        set_icon(self.back, "back", "text-muted", size)
        self.back.setIconSize(QSize(size, size))
        self.back.clicked.connect(self.left)
        row.addWidget(self.back)
        self.title = label(title, "title")
        row.addWidget(self.title)
        self.about = label(about, "muted")
        row.addWidget(self.about)
        row.addStretch(1)
        for extra in extras:
            row.addWidget(extra)
