"""The deck as an item model: sections with their cards, counts against limits, what is wrong."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QMimeData, QModelIndex, QObject, Qt, Signal

from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.decks import DeckProblem
from dbz_desktop.decks.model import LEVELS, LIFE_DECK_SIZE
from dbz_desktop.ui.cards.pool_model import MIME, cards_mime, ids_of
from dbz_desktop.ui.decks.deck_session import DeckSession
from dbz_desktop.ui.kit.models import Index, resetting

_HEADING = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsDropEnabled
_EMPTY = _HEADING | Qt.ItemFlag.ItemIsSelectable
_CARD = _EMPTY | Qt.ItemFlag.ItemIsDragEnabled
"""Made once: views ask for the flags of every row at every edit, and joining them is slow."""


class DeckRole(IntEnum):
    """What a row of a deck can be asked."""

    CARD = Qt.ItemDataRole.UserRole + 1
    COPIES = Qt.ItemDataRole.UserRole + 2
    PROBLEMS = Qt.ItemDataRole.UserRole + 3
    SECTION = Qt.ItemDataRole.UserRole + 4
    COUNT = Qt.ItemDataRole.UserRole + 5
    LIMIT = Qt.ItemDataRole.UserRole + 6
    LEVEL = Qt.ItemDataRole.UserRole + 7


@dataclass(slots=True, eq=False)
class Section:
    """One heading of a deck. `limit` is how many cards belong there, 0 where none is set."""

    title: str
    kind: CardType
    limit: int = 0
    rows: list[Row] = field(default_factory=list)
    place: int = 0

    @property
    def count(self) -> int:
        """Cards in the section, copies counted."""
        return sum(row.copies for row in self.rows)


@dataclass(slots=True, eq=False)
class Row:
    """A card of a section; without a card the empty place of a level or of the Mastery."""

    section: Section
    card: Card | None
    copies: int
    level: int = 0
    wrong: list[DeckProblem] = field(default_factory=list)
    """What is wrong with the card, as it was told last."""


class DeckModel(QAbstractItemModel):
    """The sections of a deck and their cards.

    `dropped` tells of cards that were dragged here, with the ids and whether they came from this
    deck; what that means is the page's to say.
    """

    dropped = Signal(list)

    def __init__(self, session: DeckSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.sections: list[Section] = []
        self._gone: Row | None = None
        self._build()
        self._rules = session.rules
        self._counts = [section.count for section in self.sections]
        """Cards of each section, as they were told last."""
        session.changed.connect(self.refresh)

    def _build(self) -> None:
        deck = self.session.deck
        personality = Section("Main Personality", CardType.MAIN_PERSONALITY, LEVELS)
        by_level = {card.level: card for card in deck.mp}
        for level in range(1, LEVELS + 1):
            card = by_level.pop(level, None)
            personality.rows.append(Row(personality, card, int(card is not None), level))
        for card in by_level.values():
            personality.rows.append(Row(personality, card, 1, card.level or 0))
        mastery = Section("Mastery", CardType.MASTERY, 1)
        mastery.rows.append(Row(mastery, deck.mastery, int(deck.mastery is not None)))
        sections = [personality, mastery]
        for kind in CardType:
            rows = [(card, count) for card, count in deck.counts if card.type is kind]
            if rows:
                section = Section(kind.value, kind)
                rows.sort(key=lambda row: (row[0].style.value, row[0].name))
                section.rows = [Row(section, card, count) for card, count in rows]
                sections.append(section)
        for place, section in enumerate(sections):
            section.place = place
            for entry in section.rows:
                if entry.card is not None:
                    entry.wrong = self.session.problems_of(entry.card)
        self.sections = sections

    def refresh(self) -> None:
        """Follow the deck after an edit; what stays in its place stays selected."""
        old = self.sections
        self._build()
        fresh, self.sections = self.sections, old
        if not self._follow(fresh):
            with resetting(self):
                self.sections = fresh
                self._rules = self.session.rules
                self._counts = [section.count for section in fresh]
            return
        # Another edition may mark and word any card differently.
        every = self._rules is not self.session.rules
        self._rules = self.session.rules
        counts, self._counts = self._counts, [section.count for section in fresh]
        for mine, new, before in zip(self.sections, fresh, counts, strict=True):
            # The rows that indexes point at live on; only numbers and marks are new.
            head = self.index(mine.place, 0)
            if every or before != new.count:
                self.dataChanged.emit(head, head)
            for number, (row, other) in enumerate(zip(mine.rows, new.rows, strict=True)):
                if every or (row.card, row.copies, row.wrong) != (
                    other.card,
                    other.copies,
                    other.wrong,
                ):
                    row.card, row.copies, row.wrong = other.card, other.copies, other.wrong
                    index = self.index(number, 0, head)
                    self.dataChanged.emit(index, index)

    def _follow(self, fresh: list[Section]) -> bool:
        """Bring the rows of a few cards more or less; False where more than that is new."""
        if [section.title for section in self.sections] != [section.title for section in fresh]:
            return False
        changes: list[tuple[Section, int, Row | None]] = []
        for mine, new in zip(self.sections, fresh, strict=True):
            before, after = _keys(mine), _keys(new)
            if before == after:
                continue
            place = next(
                (
                    n
                    for n, pair in enumerate(zip(before, after, strict=False))
                    if pair[0] != pair[1]
                ),
                min(len(before), len(after)),
            )
            if before[place:] == after[place + 1 :]:
                changes.append((mine, place, new.rows[place]))
            elif before[place + 1 :] == after[place:]:
                changes.append((mine, place, None))
            else:
                return False
        for section, place, row in changes:
            head = self.index(section.place, 0)
            if row is None:
                self.beginRemoveRows(head, place, place)
                # Kept until the view has let go of it.
                self._gone = section.rows.pop(place)
                self.endRemoveRows()
            else:
                self.beginInsertRows(head, place, place)
                row.section = section
                section.rows.insert(place, row)
                self.endInsertRows()
        return True

    def index_of(self, card: Card) -> QModelIndex:
        """The row of a card, or an invalid index."""
        for section in self.sections:
            for number, row in enumerate(section.rows):
                if row.card is not None and row.card.id == card.id:
                    return self.index(number, 0, self.index(section.place, 0))
        return QModelIndex()

    # --- Qt's questions ---

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008
        """A section, or a card of one."""
        if column != 0 or row < 0:
            return QModelIndex()
        if not parent.isValid():
            if row >= len(self.sections):
                return QModelIndex()
            return self.createIndex(row, 0, self.sections[row])
        section = parent.internalPointer()
        if not isinstance(section, Section) or row >= len(section.rows):
            return QModelIndex()
        return self.createIndex(row, 0, section.rows[row])

    def parent(self, child: Index = QModelIndex()) -> Any:  # type: ignore[override]  # noqa: B008
        """The section of a card."""
        node = child.internalPointer() if child.isValid() else None
        if isinstance(node, Row):
            return self.createIndex(node.section.place, 0, node.section)
        return QModelIndex()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Sections, or the cards of one."""
        if not parent.isValid():
            return len(self.sections)
        node = parent.internalPointer()
        return len(node.rows) if isinstance(node, Section) else 0

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """One: the delegate draws the whole row."""
        return 1

    def node(self, index: Index) -> Section | Row | None:
        """What a row of the view is."""
        found = index.internalPointer() if index.isValid() else None
        return found if isinstance(found, Section | Row) else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A section's or a card's facts, see `DeckRole`."""
        node = self.node(index)
        if isinstance(node, Section):
            return self._section_data(node, role)
        if isinstance(node, Row):
            return self._row_data(node, role)
        return None

    def _section_data(self, section: Section, role: int) -> Any:
        limit = f" of {section.limit}" if section.limit else ""
        if role == Qt.ItemDataRole.DisplayRole:
            return section.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{section.title}, {section.count}{limit} cards"
        if role == DeckRole.SECTION:
            return section.title
        if role == DeckRole.COUNT:
            return section.count
        if role == DeckRole.LIMIT:
            return section.limit
        return None

    def _row_data(self, row: Row, role: int) -> Any:
        card = row.card
        if card is None:
            words = f"Level {row.level} is missing" if row.level else "The Mastery is missing"
            spoken = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
            if role in spoken:
                return words
            return row.level if role == DeckRole.LEVEL else None
        if role == Qt.ItemDataRole.DisplayRole:
            return card.name
        if role == DeckRole.CARD:
            return card
        if role == DeckRole.COPIES:
            return row.copies
        if role == DeckRole.LEVEL:
            return row.level
        if role == DeckRole.PROBLEMS:
            return self.session.problems_of(card)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._words(card)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{row.copies} {card.name}, {card.type.value}"
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return self._words(card)
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


def _keys(section: Section) -> list[tuple[str, int]]:
    """What tells the rows of a section apart."""
    return [(row.card.id if row.card is not None else "", row.level) for row in section.rows]


def whole_words(size: int) -> str:
    """ "58 of 60" with what to do about it (DCK-1)."""
    if size == LIFE_DECK_SIZE:
        return f"{size} of {LIFE_DECK_SIZE}"
    off = LIFE_DECK_SIZE - size
    return f"{size} of {LIFE_DECK_SIZE}, {off} to go" if off > 0 else f"{size}, {-off} too many"
