"""Item models of the table: its zones as lists, fed by redacted events.

`Projection` is the view of the table at the moment that is being shown: the table advances it
event by event while it animates. The models follow it, so what they hold is what can be seen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.match.table import CardInPlay, SideView, TableView
from dbz_desktop.rules.events import HIDDEN, Event
from dbz_desktop.ui.bridge import EngineBridge

Index = QModelIndex | QPersistentModelIndex


class Role(IntEnum):
    """What a card in a model can be asked, beside its name."""

    CARD = Qt.ItemDataRole.UserRole + 1
    INSTANCE = Qt.ItemDataRole.UserRole + 2
    STAGES = Qt.ItemDataRole.UserRole + 3
    ATTACHED_TO = Qt.ItemDataRole.UserRole + 4
    CAPTURED = Qt.ItemDataRole.UserRole + 5
    OPTIONS = Qt.ItemDataRole.UserRole + 6
    WHY_NOT = Qt.ItemDataRole.UserRole + 7


class Projection(QObject):
    """The table as it is being shown: `seat.view()`, moved on event by event.

    `changed` carries the event that was just shown, or None when everything is new.
    """

    changed = Signal(object)
    optionsChanged = Signal()

    def __init__(self, bridge: EngineBridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.bridge = bridge
        self.view: TableView = bridge.view()
        self.options: dict[int, list[int]] = {}

    def reset(self) -> None:
        """Take a fresh view, without a way in between."""
        self.view = self.bridge.view()
        self.changed.emit(None)

    def advance(self, event: Event) -> None:
        """Show one more event."""
        self.view.apply(event)
        self.changed.emit(event)

    def set_options(self, options: dict[int, list[int]]) -> None:
        """The options of the present decision by the card that they point at."""
        self.options = options
        self.optionsChanged.emit()

    def card(self, instance: int) -> Card | None:
        """A card that the viewer has been shown, or None."""
        return self.bridge.card(instance)


def options_by_card(decision: Any) -> dict[int, list[int]]:
    """The indexes of a decision's options by the card they point at (or are performed by)."""
    found: dict[int, list[int]] = {}
    if decision is None:
        return found
    for index, option in enumerate(decision.options):
        card = option.card if option.card >= 0 else option.performer
        if card >= 0:
            found.setdefault(card, []).append(index)
    return found


def hand_of(side: SideView) -> Sequence[CardInPlay]:
    """The cards of a hand; HIDDEN where the viewer doesn't know them."""
    return [CardInPlay(card) for card in side.hand]


def pile(name: str) -> Callable[[SideView], Sequence[CardInPlay]]:
    """A pile of a side by its name ("discard", "banished", "in_use", "aside"), top card last."""
    return lambda side: [CardInPlay(card) for card in getattr(side, name)]


class ZoneModel(QAbstractListModel):
    """One zone of one side, in its order.

    `pick` takes the cards from the side; `kinds` keeps only cards of those types.
    """

    def __init__(
        self,
        projection: Projection,
        side: int,
        pick: Callable[[SideView], Sequence[CardInPlay]],
        kinds: tuple[CardType, ...] = (),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._projection = projection
        self._side = side
        self._pick = pick
        self._kinds = kinds
        self._rows: list[CardInPlay] = self._read()
        projection.changed.connect(self._follow)
        projection.optionsChanged.connect(self._options_changed)

    def _read(self) -> list[CardInPlay]:
        rows = list(self._pick(self._projection.view.sides[self._side]))
        if self._kinds:
            card_of = self._projection.card
            rows = [row for row in rows if (card := card_of(row.card)) and card.type in self._kinds]
        return rows

    def _follow(self, event: Event | None) -> None:
        rows = self._read()
        if rows == self._rows:
            return
        if event is None or not self._step(rows):
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()

    def _step(self, rows: list[CardInPlay]) -> bool:
        """Change the rows by the one insertion, removal or change that leads there, if it does."""
        old = self._rows
        start = 0
        while start < min(len(old), len(rows)) and old[start] == rows[start]:
            start += 1
        grown = len(rows) - len(old)
        if grown == 1 and old[start:] == rows[start + 1 :]:
            self.beginInsertRows(QModelIndex(), start, start)
            self._rows = rows
            self.endInsertRows()
        elif grown == -1 and old[start + 1 :] == rows[start:]:
            self.beginRemoveRows(QModelIndex(), start, start)
            self._rows = rows
            self.endRemoveRows()
        elif grown == 0 and old[start + 1 :] == rows[start + 1 :]:
            self._rows = rows
            index = self.index(start)
            self.dataChanged.emit(index, index)
        else:
            return False
        return True

    def _options_changed(self) -> None:
        if self._rows:
            self.dataChanged.emit(
                self.index(0), self.index(len(self._rows) - 1), [Role.OPTIONS, Role.WHY_NOT]
            )

    def rowCount(self, parent: Index | None = None) -> int:
        """How many cards the zone holds."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def instance(self, row: int) -> int:
        """The instance number in a row, or HIDDEN."""
        return self._rows[row].card

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A card's name, its facts, or what can be done with it."""
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row = self._rows[index.row()]
        card = self._projection.card(row.card)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return card.name if card else "A card face down"
        if role == Role.CARD:
            return card
        if role == Role.INSTANCE:
            return row.card
        if role == Role.STAGES:
            return row.stages
        if role == Role.ATTACHED_TO:
            return row.attached_to
        if role == Role.CAPTURED:
            return row.captured
        if role == Role.OPTIONS:
            return self._projection.options.get(row.card, [])
        if role in (Role.WHY_NOT, Qt.ItemDataRole.ToolTipRole) and row.card != HIDDEN:
            if row.card in self._projection.options:
                return None
            why = self._projection.bridge.why_not(row.card)
            if role == Role.WHY_NOT or why is None:
                return why
            return f"{why.reason} ({why.rule})"
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Cards can be chosen; those of the hand can be dragged."""
        flags = super().flags(index)
        if index.isValid() and self._rows[index.row()].card in self._projection.options:
            flags |= Qt.ItemFlag.ItemIsDragEnabled
        return flags


ROWS: dict[str, tuple[CardType, ...]] = {
    "allies": (CardType.ALLY,),
    "drills": (CardType.DRILL,),
    "setups": (CardType.SETUP,),
    "dragon balls": (CardType.DRAGON_BALL,),
}
"""The rows of a side's cards in play, by type; what fits none of them is attached to something."""


class SideModels:
    """The models of one side of the table."""

    def __init__(self, projection: Projection, side: int) -> None:
        self.hand = ZoneModel(projection, side, hand_of)
        self.play = ZoneModel(projection, side, lambda view: view.play)
        self.rows = {
            name: ZoneModel(projection, side, lambda view: view.play, kinds)
            for name, kinds in ROWS.items()
        }
        self.in_use = ZoneModel(projection, side, pile("in_use"))
        self.discard = ZoneModel(projection, side, pile("discard"))
        self.banished = ZoneModel(projection, side, pile("banished"))
        self.aside = ZoneModel(projection, side, pile("aside"))
