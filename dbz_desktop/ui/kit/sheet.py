"""A large sheet over a page: a title, what it is about, and a row of buttons at its foot."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from dbz_desktop.ui.kit.flow_layout import FlowLayout
from dbz_desktop.ui.kit.layouts import add, vbox
from dbz_desktop.ui.kit.measure import em
from dbz_desktop.ui.kit.overlay import Overlay
from dbz_desktop.ui.kit.widgets import Message, label, tool_button


class Sheet(Overlay):
    """As large as the page allows, up to `WIDTH` by `HEIGHT` lines of text."""

    WIDTH, HEIGHT = 56, 36

    def __init__(self, parent: QWidget, title: str) -> None:
        super().__init__(parent)
        self.setAccessibleName(title)
        column = vbox(self.panel, 0.5, 0.9)
        row = add(column, QHBoxLayout())
        self.title = add(row, label(title, "overlay-title", wrap=True), 1)
        self.close_button = tool_button("×", "Close", "Close (Esc)", clicked=self.close_overlay)
        row.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self.message = add(column, Message())
        self.body = add(column, vbox(gap=0.5), 1)
        foot = QWidget()
        self.foot = FlowLayout(foot, 0.5)
        column.addWidget(foot)

    def fit(self) -> None:
        """Keep the panel inside the page."""
        room = self.host.size()
        wide = min(em(self, self.WIDTH), room.width() - 32)
        high = min(em(self, self.HEIGHT), room.height() - 32)
        self.panel.setFixedSize(max(200, wide), max(160, high))
