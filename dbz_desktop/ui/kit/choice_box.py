"""A box to choose from that can be searched by typing, and one for a number."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QComboBox, QCompleter, QSizePolicy, QSpinBox

from dbz_desktop.ui.kit.widgets import NumberField, named


class Choice(QComboBox):
    """A list that stays as narrow as the panel, and can be searched by typing if it is long."""

    def __init__(self, name: str, searched: bool = False) -> None:
        super().__init__()
        named(self, name)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        if searched:
            self.setEditable(True)
            self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
            completer = QCompleter(self.model(), self)
            completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            completer.setFilterMode(Qt.MatchFlag.MatchContains)
            popup = completer.popup()
            assert popup is not None
            popup.setProperty("role", "popup")
            self.setCompleter(completer)

    def fill(self, items: Iterable[tuple[str, object]]) -> None:
        """Offer these, and keep what was chosen where it is still there."""
        before = self.currentData()
        with QSignalBlocker(self):
            self.clear()
            for text, data in items:
                self.addItem(text, data)
            self.choose(before)

    def choose(self, data: object) -> bool:
        """Choose by what stands behind a text; the first if it isn't there."""
        for index in range(self.count()):
            if self.itemData(index) == data:
                self.setCurrentIndex(index)
                self._from_the_start()
                return True
        self.setCurrentIndex(0 if self.count() else -1)
        self._from_the_start()
        return False

    def _from_the_start(self) -> None:
        """Show a long text from its beginning, not its end."""
        field = self.lineEdit()
        if field is not None and not field.hasFocus():
            field.setCursorPosition(0)

    def wheelEvent(self, event) -> None:
        """The wheel scrolls the panel, and changes nothing by accident."""
        event.ignore()


def number(name: str, low: int, high: int) -> QSpinBox:
    """A number field."""
    spin = NumberField()
    spin.setRange(low, high)
    spin.setAccessibleName(name)
    spin.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return spin
