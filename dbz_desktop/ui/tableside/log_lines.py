"""The lines of the game log as a list model: all of them, or those that a filter lets through."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt
from PySide6.QtWidgets import QWidget

from dbz_desktop.match.content.rule_texts import rule_note
from dbz_desktop.match.seats.log_lines import STEP, TURN, LogLine
from dbz_desktop.ui.kit.models import Index, resetting

ALL, THIS_TURN, CHOICES = "All", "This turn", "What was chosen"
FILTERS = (ALL, THIS_TURN, CHOICES)

SHOWN = 150
"""Of a long log, so many of the last lines are shown at first."""


class LogModel(QAbstractListModel):
    """The lines, oldest first. Of a long log only the end is shown until all of it is asked for:
    a list view measures every row again whenever one is added."""

    LineRole = Qt.ItemDataRole.UserRole + 1

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines: list[LogLine] = []
        self._passing: list[LogLine] = []
        self._filter = ALL
        self._first = 0
        self._whole = False

    # --- reading -------------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """How many rows are shown."""
        if parent.isValid():
            return 0
        return len(self._passing) - self._first + (self._first > 0)

    def line(self, row: int) -> LogLine:
        """The line of a row; where lines are left out, the first row says so."""
        if self._first:
            if row == 0:
                return LogLine(f"Show {self._first:,} earlier lines", STEP)
            row -= 1
        return self._passing[self._first + row]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Text, rule and line of a row."""
        if not index.isValid() or index.row() >= self.rowCount():
            return None
        entry = self.line(index.row())
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{entry.text} Rule {entry.rule}" if entry.rule else entry.text
        if role == Qt.ItemDataRole.ToolTipRole and entry.rule and not entry.attack:
            return rule_note(entry.rule)
        if role == self.LineRole:
            return entry
        return None

    def leaves_out(self, index: Index) -> bool:
        """True for the row that stands for earlier lines."""
        return self._first > 0 and index.row() == 0

    # --- filling -------------------------------------------------------------------------------

    def append(self, lines: Sequence[LogLine]) -> None:
        """Add lines at the end."""
        if not lines:
            return
        self.lines.extend(lines)
        if self._filter == THIS_TURN and any(line.level == TURN for line in lines):
            self._renew()
            return
        passing = [line for line in lines if self._passes(line)]
        if passing:
            first = self.rowCount()
            self.beginInsertRows(QModelIndex(), first, first + len(passing) - 1)
            self._passing.extend(passing)
            self.endInsertRows()

    def reset(self, lines: Sequence[LogLine] = ()) -> None:
        """Start anew, for another viewer or after an undo."""
        self.lines = list(lines)
        self._renew()

    def trim(self) -> None:
        """Leave out the oldest rows once there are too many."""
        if not self._whole and len(self._passing) - self._first > 2 * SHOWN:
            with resetting(self):
                self._first = len(self._passing) - SHOWN

    def show_all(self) -> None:
        """Show every line from now on."""
        with resetting(self):
            self._first, self._whole = 0, True

    def set_filter(self, name: str) -> None:
        """Show all lines, only those of this turn, or only what was chosen; see FILTERS."""
        self._filter = name
        self._renew()

    def _renew(self) -> None:
        with resetting(self):
            lines: Sequence[LogLine] = self.lines
            if self._filter == THIS_TURN:
                starts = [place for place, line in enumerate(lines) if line.level == TURN]
                lines = lines[starts[-1] if starts else 0 :]
            self._passing = [line for line in lines if self._passes(line)]
            self._first = 0 if self._whole else max(0, len(self._passing) - SHOWN)

    def _passes(self, line: LogLine) -> bool:
        return self._filter != CHOICES or line.chosen or line.level == TURN

    # --- searching -----------------------------------------------------------------------------

    def find(self, words: str) -> list[int]:
        """The places of the lines that hold these words, among those that the filter passes."""
        wanted = words.casefold()
        if not wanted:
            return []
        return [
            place
            for place, line in enumerate(self._passing)
            if wanted in line.text.casefold() or wanted == line.rule.casefold()
        ]

    def row_of(self, place: int) -> int:
        """The row of a place that `find` gave; lines that are left out are shown from there on."""
        if place < self._first:
            with resetting(self):
                self._first = max(0, place - 20)
        return place - self._first + (self._first > 0)
