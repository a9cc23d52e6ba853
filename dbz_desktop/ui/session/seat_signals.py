"""What one seat of a match sees, as Qt signals and a few questions about it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from dbz_desktop.cards.model import Card
from dbz_desktop.match.seats.seat import Seat
from dbz_desktop.match.telling.notes import Rewound
from dbz_desktop.match.telling.table import TableView
from dbz_desktop.rules.insight.forecast import Forecast
from dbz_desktop.rules.kernel.decisions import Decision, Option, WhyNot
from dbz_desktop.rules.kernel.events import Event, GameWon


class SeatSignals(QObject):
    """The match as who looks may see it: the side of a session that a table needs."""

    eventsArrived = Signal(list)
    """The looker's new redacted events, in order."""
    eventShown = Signal(object)
    """An event as it appears before the eye: the table paces these while it animates."""
    decisionChanged = Signal(object)
    """The looker's question, or None while the other player answers or the game is over."""
    viewerChanged = Signal(int)
    """Another seat is looking, or the match went back: everything is to be drawn afresh."""

    def __init__(self, match: Any, viewer: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._players: tuple[Seat, Seat] = (match.seat(0), match.seat(1))
        self._seat = self._players[viewer]
        self._cursor = self._seat.cursor
        self._pacers = 0

    @property
    def viewer(self) -> int:
        """The seat that is looking: its side of the table is below."""
        return self._seat.viewer

    @property
    def seat(self) -> Seat:
        """The looker's seat; while both look, one that sees what both may see."""
        return self._seat

    @property
    def edition(self) -> str:
        """The id of the edition that is played."""
        return self._seat.edition

    @property
    def names(self) -> tuple[str, str]:
        """The players' names, seat 0 first."""
        return self._seat.names

    @property
    def question(self) -> Decision | None:
        """What is asked now, of whichever player; None when the game is over."""
        return self._players[0].decision or self._players[1].decision

    def as_asked(self, question: Decision) -> Decision:
        """A question as its player is asked it: some with those that follow at once."""
        joined = self._players[question.player].joined()
        return question if joined is None else joined.decision

    @property
    def decision(self) -> Decision | None:
        """What the looker is asked, as he is asked it, or None."""
        question = self._seat.decision
        return None if question is None else self.as_asked(question)

    @property
    def waiting_for(self) -> int | None:
        """The seat that must answer now, or None when the game is over."""
        question = self.question
        return None if question is None else question.player

    @property
    def outcome(self) -> GameWon | None:
        """How the match ended, or None."""
        return self._seat.outcome

    def view(self) -> TableView:
        """The table as the looker sees it after everything that has happened so far."""
        return self._seat.view()

    def history(self) -> tuple[Event, ...]:
        """Everything that the looker has seen happen, without what was taken back."""
        return tuple(self._seat.history())

    def card(self, instance: int) -> Card | None:
        """A card that the looker has been shown, or None."""
        return self._seat.card(instance) if instance >= 0 and self._seat.knows(instance) else None

    def why_not(self, instance: int) -> WhyNot | None:
        """Why the looker can't use a card now, or None."""
        known = instance >= 0 and self._seat.knows(instance)
        return self._seat.why_not(instance) if known else None

    def forecast(self, what: Option | int | None = None) -> Forecast | None:
        """What an attack would do now: an option, a card of the looker's, or the incoming one;
        None for anything else."""
        if what is None:
            return self._seat.incoming()
        if not self._seat.knows(what if isinstance(what, int) else what.card):
            return None
        return self._seat.forecast(what)

    def pace(self, on: bool) -> None:
        """A table takes (or gives back) the pacing: it emits `eventShown` when it shows one."""
        self._pacers += 1 if on else -1

    def refresh(self) -> None:
        """Pass on what happened since the last time, and what is asked now."""
        events, self._cursor = self._seat.events_since(self._cursor)
        if any(isinstance(event, Rewound) for event in events):
            self.viewerChanged.emit(self.viewer)
        elif events:
            self.eventsArrived.emit(list(events))
            if self._pacers <= 0:
                for event in events:
                    self.eventShown.emit(event)
        self.decisionChanged.emit(self.decision)

    def look_through(self, seat: Seat) -> None:
        """Show what a seat sees: a player's, or an open one with both hands face down."""
        if (seat.viewer, seat.open) != (self._seat.viewer, self._seat.open):
            self._seat, self._cursor = seat, seat.cursor
            self.viewerChanged.emit(seat.viewer)
            self.decisionChanged.emit(self.decision)

    def show_match(self, match: Any, viewer: int) -> None:
        """Show another match from now on, from the side of one of its seats."""
        self._match = match
        self._players = (match.seat(0), match.seat(1))
        self._seat = self._players[viewer]
        self._cursor = self._seat.cursor
        self.viewerChanged.emit(viewer)
        self.decisionChanged.emit(self.decision)

    # --- a recorded game -------------------------------------------------------------------------

    @property
    def position(self) -> int:
        """How many answers of a recorded game have been given."""
        return self._match.position

    def go(self, position: int) -> None:
        """Show a recorded game after so many answers."""
        self._match.go(position)
        self.refresh()

    @property
    def open_hands(self) -> bool:
        """Whether both hands are shown, as a recorded game may and a position to try out does."""
        return bool(self._match.open_hands)

    def show_hands(self, open_hands: bool) -> None:
        """Show both hands of a recorded game, or one seat's only."""
        self._match.show_hands(open_hands)
        self.refresh()
