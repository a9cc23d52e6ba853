"""The question of which set a folder's files are, where their numbers are those of several sets."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from dbz_desktop.cards.sets import SETS
from dbz_desktop.scans.report import Report
from dbz_desktop.ui.kit.layouts import add
from dbz_desktop.ui.kit.measure import in_ems
from dbz_desktop.ui.kit.widgets import label, named
from dbz_desktop.ui.pictures.files_panel import printable

MOST = 6
"""So many folders are asked about at a time, those with the most files first."""


class SetQuestion(QWidget):
    """Asks for the set of each folder of which nothing tells it, and shows what was answered.

    `answered` carries the folder's name and the code of the set, or None to take that back.
    """

    answered = Signal(str, object)

    def __init__(self) -> None:
        super().__init__()
        self.rows: dict[str, FolderRow] = {}
        """What is asked, by the folders."""
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        in_ems(self._column.setSpacing, 0.3)
        self.hide()

    def show_report(self, report: Report) -> None:
        """Ask about the folders of a report. A question that stays is not made anew: the keyboard
        may be in it."""
        counts = {folder: len(files) for folder, files in report.unclear.items()}
        known = sorted({*counts, *report.sets}, key=lambda part: (-counts.get(part, 0), part))
        for folder in set(self.rows) - set(known[:MOST]):
            row = self.rows.pop(folder)
            row.hide()
            row.deleteLater()
        for folder in known[:MOST]:
            if folder not in self.rows:
                row = self.rows[folder] = FolderRow(folder, report.choice)
                row.answered.connect(self.answered)
                self._column.addWidget(row)
            code = report.sets.get(folder, "")
            self.rows[folder].tell(_words(folder, report.unclear.get(folder, [])), code)
        self.setVisible(bool(self.rows))


class FolderRow(QWidget):
    """The question about one folder, and the sets to answer with."""

    answered = Signal(str, object)

    def __init__(self, folder: str, codes: list[str]) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        in_ems(row.setSpacing, 0.6)
        self.words = add(row, label("", "body", wrap=True), 1)
        self.box = named(QComboBox(), f"Set of the files in {_name(folder)}")
        self.box.addItem("Which set?", "")
        for code in codes:
            self.box.addItem(SETS[code], code)
        self.box.activated.connect(
            lambda _index: self.answered.emit(folder, self.box.currentData() or None)
        )
        row.addWidget(self.box)

    def tell(self, words: str, code: str) -> None:
        """Say what is asked, and what was answered."""
        self.words.setText(words)
        self.box.setAccessibleDescription(words)
        self.box.setCurrentIndex(max(0, self.box.findData(code)))


def _name(folder: str) -> str:
    return "the folder itself" if folder == "." else f"“{printable(folder)}”"


def _words(folder: str, files: list[str]) -> str:
    """What is asked about a folder; about one that was answered for, what that means."""
    if not files:
        return f"Where names tell no set, the files in {_name(folder)} are of the set chosen here."
    first, more = printable(files[0].rpartition("/")[2]), len(files) - 1
    if not more:
        whose = f"“{first}” in {_name(folder)} has a number"
    else:
        others = "another file" if more == 1 else f"{more:,} more files"
        whose = f"“{first}” and {others} in {_name(folder)} have numbers"
    return f"{whose} that several sets have. Which set is it?"
