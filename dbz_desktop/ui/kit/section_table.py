"""A table to read: rows below headings, a name in the first column and numbers in the others."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem

from dbz_desktop.ui.kit.measure import at_new_look
from dbz_desktop.ui.kit.theme import theme
from dbz_desktop.ui.kit.widgets import plain_tip


class SectionTable(QTableWidget):
    """Filled from the top: `add_heading`, `add_row`, and `dress` at the end."""

    def __init__(self, name: str, columns: Sequence[str]) -> None:
        super().__init__(0, len(columns))
        self.setAccessibleName(name)
        self.setHorizontalHeaderLabels(columns)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        head = QTableWidgetItem(columns[0])
        head.setTextAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.setHorizontalHeaderItem(0, head)
        header = self.horizontalHeader()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for place in range(1, len(columns)):
            header.setSectionResizeMode(place, QHeaderView.ResizeMode.ResizeToContents)
        at_new_look(self.dress)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Names wrap in another width."""
        super().resizeEvent(event)
        self.resizeRowsToContents()

    def empty(self) -> None:
        """Take all rows away."""
        self.clearSpans()
        self.setRowCount(0)

    def add_heading(self, title: str) -> None:
        """A row that names those below it."""
        row = self.rowCount()
        self.insertRow(row)
        head = QTableWidgetItem(title)
        head.setFlags(Qt.ItemFlag.ItemIsEnabled)
        self.setItem(row, 0, head)
        self.setSpan(row, 0, 1, self.columnCount())

    def add_row(self, texts: Sequence[str], spoken: str, tip: str = "") -> QTableWidgetItem:
        """A row; `spoken` is all of it as a sentence. Returns its last item."""
        row = self.rowCount()
        self.insertRow(row)
        for place, text in enumerate(texts):
            item = QTableWidgetItem(text)
            if place == 0:
                item.setToolTip(plain_tip(tip))
                item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
            else:
                item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
            self.setItem(row, place, item)
        return item

    def dress(self) -> None:
        """Headings in the font and colour of the look that is in force."""
        look = theme()
        for row in range(self.rowCount()):
            head = self.item(row, 0)
            if head is not None and self.columnSpan(row, 0) > 1:
                head.setForeground(QBrush(look.colour("text-muted")))
                head.setFont(look.font(look.px("lead"), bold=True, display=True))
        self.resizeRowsToContents()
