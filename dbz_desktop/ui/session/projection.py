"""What the table shows: the viewer's view, moved on event by event while it animates."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from dbz_desktop.cards.model import Card
from dbz_desktop.match.table import TableView
from dbz_desktop.rules.kernel.events import Event
from dbz_desktop.ui.session.session import GameSession


class Projection(QObject):
    """The table as it is being shown: `seat.view()`, moved on event by event.

    `changed` carries the event that was just shown, or None when everything is new.
    """

    changed = Signal(object)
    optionsChanged = Signal()

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.view: TableView = session.view()
        self.options: dict[int, list[int]] = {}

    def reset(self) -> None:
        """Take a fresh view, without a way in between."""
        self.view = self.session.view()
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
        return self.session.card(instance)


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
