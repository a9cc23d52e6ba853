"""All decks as an item model, and the filter of the search."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QSortFilterProxyModel, Qt

from dbz_desktop.cards.search import fold
from dbz_desktop.decks import DeckProblem
from dbz_desktop.match.content.deck_entries import (
    DeckEntry,
    DeckGroup,
    by_name,
    entry_name,
    problem_line,
    words_of,
)
from dbz_desktop.ui.kit.models import Index, resetting
from dbz_desktop.ui.kit.widgets import plain_tip


class DecksRole(IntEnum):
    """What a deck of the list can be asked."""

    ENTRY = Qt.ItemDataRole.UserRole + 1
    PROBLEMS = Qt.ItemDataRole.UserRole + 2
    WORDS = Qt.ItemDataRole.UserRole + 3


class DecksModel(QAbstractListModel):
    """Every deck, one's own first, each group below a row that is its heading.

    `judge` tells what an edition has against a deck.
    """

    def __init__(self, judge: Callable[[DeckEntry], list[DeckProblem]]) -> None:
        super().__init__()
        self._judge = judge
        self.rows: list[DeckEntry | DeckGroup] = []
        self._problems: dict[str, list[DeckProblem]] = {}

    def set_entries(self, entries: Sequence[DeckEntry]) -> None:
        """Show other decks."""
        with resetting(self):
            self.rows = []
            for group in DeckGroup:
                decks = [entry for entry in entries if entry.group is group]
                if decks:
                    self.rows += [group, *sorted(decks, key=by_name)]
            self._problems.clear()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """One row a deck, and one a heading."""
        return 0 if parent.isValid() else len(self.rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """A heading can't be chosen."""
        if index.isValid() and isinstance(self.rows[index.row()], DeckGroup):
            return Qt.ItemFlag.NoItemFlags
        return super().flags(index)

    def problems(self, entry: DeckEntry) -> list[DeckProblem]:
        """What the edition has against a deck; asked once for each."""
        found = self._problems.get(entry.id)
        if found is None:
            found = self._problems[entry.id] = self._judge(entry)
        return found

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A deck's facts, see `DecksRole`; of a heading its words alone."""
        if not index.isValid():
            return None
        entry = self.rows[index.row()]
        if isinstance(entry, DeckGroup):
            words = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
            return entry.value if role in words else None
        if role == DecksRole.ENTRY:
            return entry
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return entry_name(entry)
        if role == DecksRole.PROBLEMS:
            return self.problems(entry)
        if role == DecksRole.WORDS:
            return words_of(entry)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
            tip = self._tip(entry)
            return plain_tip(tip) if role == Qt.ItemDataRole.ToolTipRole else tip
        return None

    def _tip(self, entry: DeckEntry) -> str:
        lines = entry.tip()
        if entry.deck is None:
            return lines[0]
        lines.append(entry.group.about)
        wrong = self.problems(entry)
        lines += [f"⚠ {problem_line(problem)}" for problem in wrong[:4]]
        if len(wrong) > 4:
            lines.append(f"… and {len(wrong) - 4} more")
        return "\n".join(line for line in lines if line)


class DecksFilter(QSortFilterProxyModel):
    """The decks that have every word of a search."""

    def __init__(self) -> None:
        super().__init__()
        self._words: list[str] = []

    def ask(self, text: str) -> None:
        """Show the decks that fit."""
        self._words = fold(text).split()
        self.invalidate()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        """True where every word is found; of a heading, where one of its decks is shown."""
        if not self._words:
            return True
        model = self.sourceModel()
        words = model.data(model.index(row, 0, parent), DecksRole.WORDS)
        if words is not None:
            return all(word in words for word in self._words)
        below = row + 1
        while model.data(model.index(below, 0, parent), DecksRole.WORDS) is not None:
            if self.filterAcceptsRow(below, parent):
                return True
            below += 1
        return False

    def decks(self) -> list[QModelIndex]:
        """The decks that are shown, without the headings."""
        indexes = (self.index(row, 0) for row in range(self.rowCount()))
        return [index for index in indexes if index.data(DecksRole.ENTRY) is not None]
