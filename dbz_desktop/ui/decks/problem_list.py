"""What is wrong with a deck, as a list: each line leads to its card or to its empty place."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from dbz_desktop.decks import DeckProblem
from dbz_desktop.match.content.rule_texts import rule_note
from dbz_desktop.ui.kit.theme import theme

MOST_LINES = 4
"""So many lines are in sight at once; the list scrolls."""

SHARE = 0.2
"""The share of the deck's height that the list may take; one line it always has."""

_LEVEL = re.compile(r"\blevel (\d)", re.IGNORECASE)


class ProblemList(QListWidget):
    """The problems of a deck. `cardWanted` carries the card that a clicked line is about,
    `placeWanted` a level that is missing, or 0 for the Mastery."""

    cardWanted = Signal(object)
    placeWanted = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._shown: Sequence[DeckProblem] = ()
        self.setAccessibleName("What is wrong with the deck")
        self.setProperty("role", "problems")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrap(True)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.itemClicked.connect(self._go)
        self.hide()

    def show_problems(self, problems: Sequence[DeckProblem]) -> None:
        """Show other problems; nothing is done where they are the same."""
        if list(problems) == list(self._shown):
            return
        self._shown = list(problems)
        self.clear()
        for problem in problems:
            about = f"{problem.card.name}: " if problem.card is not None else ""
            told = problem.reason if about else problem.reason[:1].upper() + problem.reason[1:]
            words = f"{problem.rule}  {about}{told}"
            item = QListWidgetItem(words)
            item.setToolTip(f"{about}{problem.reason}\n\n{rule_note(problem.rule)}")
            item.setData(Qt.ItemDataRole.UserRole, problem)
            self.addItem(item)
        self.setVisible(bool(problems))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Other lines break now."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """As high as the lines need, up to some."""
        line = round(QFontMetrics(self.font()).lineSpacing() + theme().unit * 2)
        wanted = sum(self.sizeHintForRow(row) for row in range(min(self.count(), MOST_LINES)))
        around = self.parentWidget()
        share = round(around.height() * SHARE) if around is not None else wanted
        most = max(line, min(line * MOST_LINES, share))
        height = min(wanted, most) + theme().unit * 2
        if height != self.height():
            self.setFixedHeight(height)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space do what a click does."""
        keys = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if event.key() in keys and self.currentItem() is not None:
            self._go(self.currentItem())
            return
        super().keyPressEvent(event)

    def _go(self, item: QListWidgetItem) -> None:
        problem = item.data(Qt.ItemDataRole.UserRole)
        if problem.card is not None:
            self.cardWanted.emit(problem.card)
        elif problem.rule == "SET-1":
            level = _LEVEL.search(problem.reason)
            if level or "astery" in problem.reason:
                self.placeWanted.emit(int(level[1]) if level else 0)
