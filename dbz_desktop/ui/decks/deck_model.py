"""The deck as an item model: sections with their cards, counts against limits, what is wrong."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QMimeData, QModelIndex, QObject, Qt, Signal

from dbz_desktop.cards.model import Card
from dbz_desktop.decks.sections import Row, Section, Sections, sections_of
from dbz_desktop.ui.cards.pool_model import MIME, cards_mime, ids_of
from dbz_desktop.ui.decks.deck_session import DeckSession
from dbz_desktop.ui.kit.models import Index, resetting
from dbz_desktop.ui.kit.tree_model import TreeModel
from dbz_desktop.ui.kit.widgets import plain_tip

_HEADING = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsDropEnabled
_EMPTY = _HEADING | Qt.ItemFlag.ItemIsSelectable
_CARD = _EMPTY | Qt.ItemFlag.ItemIsDragEnabled
"""Made once: views ask for the flags of every row at every edit, and joining them is slow."""


class DeckRole(IntEnum):
    """What a row of a deck can be asked."""

    CARD = Qt.ItemDataRole.UserRole + 1


class DeckModel(TreeModel):
    """The sections of a deck and their cards.

    `dropped` tells of cards that were dragged here, with the ids and whether they came from this
    deck; what that means is the page's to say.
    """

    dropped = Signal(list)

    def __init__(self, session: DeckSession, parent: QObject | None = None) -> None:
        super().__init__(Sections(), parent)
        self.session = session
        self._rules = session.rules
        self._show(self._read())
        session.changed.connect(self.refresh)

    @property
    def sections(self) -> list[Section]:
        """The sections that are shown."""
        return self._root.children

    def _read(self) -> Sections:
        whole = sections_of(self.session.deck)
        for section in whole.children:
            for row in section.children:
                if row.card is not None:
                    row.wrong = self.session.problems_of(row.card)
        return whole

    def _show(self, whole: Sections) -> None:
        self._begin(whole)
        for section in whole.children:
            self._enrol(section)
        self._rules = self.session.rules
        self._counts = [section.count for section in self.sections]
        """Cards of each section, as they were told last."""

    def refresh(self) -> None:
        """Follow the deck after an edit; what stays in its place stays selected."""
        fresh = self._read()
        if not self._follow(fresh.children):
            with resetting(self):
                self._show(fresh)
            return
        # Another edition may mark and word any card differently.
        every = self._rules is not self.session.rules
        self._rules = self.session.rules
        counts, self._counts = self._counts, [section.count for section in fresh.children]
        for mine, new, before in zip(self.sections, fresh.children, counts, strict=True):
            # The rows that indexes point at live on; only numbers and marks are new.
            if every or before != new.count:
                self._tell(mine)
            for row, other in zip(mine.children, new.children, strict=True):
                told = other.card, other.copies, other.wrong
                if every or (row.card, row.copies, row.wrong) != told:
                    row.card, row.copies, row.wrong = told
                    self._tell(row)

    def _tell(self, node: Section | Row) -> None:
        index = self.index_of(node)
        self.dataChanged.emit(index, index)

    def _follow(self, fresh: list[Section]) -> bool:
        """Bring the rows of a few cards more or less; False where more than that is new."""
        if [section.title for section in self.sections] != [section.title for section in fresh]:
            return False
        changes: list[tuple[Section, int, Row | None]] = []
        for mine, new in zip(self.sections, fresh, strict=True):
            before, after = ([row.key for row in each.children] for each in (mine, new))
            if before == after:
                continue
            pairs = enumerate(zip(before, after, strict=False))
            place = next((n for n, (old, now) in pairs if old != now), min(len(before), len(after)))
            if before[place:] == after[place + 1 :]:
                changes.append((mine, place, new.children[place]))
            elif before[place + 1 :] == after[place:]:
                changes.append((mine, place, None))
            else:
                return False
        for section, place, row in changes:
            head = self.index_of(section)
            if row is None:
                self.beginRemoveRows(head, place, place)
                del self._by_ident[section.children.pop(place).ident]
                section.number()
                self.endRemoveRows()
            else:
                self.beginInsertRows(head, place, place)
                row.parent = section
                section.children.insert(place, row)
                self._enrol(row)
                section.number()
                self.endInsertRows()
        return True

    def index_of_card(self, card: Card) -> QModelIndex:
        """The row of a card, or an invalid index."""
        rows = (row for section in self.sections for row in section.children)
        found = next((row for row in rows if row.card is not None and row.card.id == card.id), None)
        return self.index_of(found) if found is not None else QModelIndex()

    # --- Qt's questions ---

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A section's or a card's facts, see `DeckRole`."""
        if not index.isValid():
            return None
        node = self.node(index)
        if isinstance(node, Section):
            return self._section_data(node, role)
        return self._row_data(node, role) if isinstance(node, Row) else None

    def _section_data(self, section: Section, role: int) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return section.title
        spoken = role == Qt.ItemDataRole.AccessibleTextRole
        return f"{section.title}, {section.counted} cards" if spoken else None

    def _row_data(self, row: Row, role: int) -> Any:
        card = row.card
        if card is None:
            spoken = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
            return row.missing if role in spoken else None
        if role == Qt.ItemDataRole.DisplayRole:
            return card.name
        if role == DeckRole.CARD:
            return card
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{row.copies} {card.name}, {card.type.value}"
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
            words = self._words(card)
            return plain_tip(words) if role == Qt.ItemDataRole.ToolTipRole else words
        return None

    def _words(self, card: Card) -> str:
        entry = self.session.entry(card)
        wrong = [f"{p.reason} ({p.rule})" for p in self.session.problems_of(card)]
        return "\n".join([*wrong, entry.text if entry is not None else card.text])

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Cards can be chosen and dragged; everything takes a drop."""
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled
        node = self.node(index)
        if not isinstance(node, Row):
            return _HEADING
        return _EMPTY if node.card is None else _CARD

    def mimeTypes(self) -> list[str]:
        """Cards, or their names as text for other programs."""
        return [MIME, "text/plain"]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """The cards of some rows."""
        nodes = [self.node(index) for index in indexes]
        return cards_mime([n.card for n in nodes if isinstance(n, Row) and n.card is not None])

    def supportedDropActions(self) -> Qt.DropAction:
        """Cards are copied in; taking out is a drag of its own."""
        return Qt.DropAction.CopyAction

    def canDropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index
    ) -> bool:
        """Only cards."""
        return data.hasFormat(MIME)

    def dropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index
    ) -> bool:
        """Cards were dropped; each finds its own section."""
        ids = [ident for ident in ids_of(data) if ident in self.session.pool.cards]
        if not ids:
            return False
        self.dropped.emit(ids)
        return True
