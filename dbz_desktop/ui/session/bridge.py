"""EngineBridge: the one thing between a match and the windows, all of it Qt signals.

Widgets never see the match. They get what one seat may see: redacted events, that seat's
decisions, and cards that it has been shown. At one computer both players look through the same
bridge, one after the other: `viewer` is who is looking.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal, Slot

from dbz_desktop.cards.model import Card
from dbz_desktop.match.seat import Seat
from dbz_desktop.match.table import TableView
from dbz_desktop.rules.insight.forecast import Forecast
from dbz_desktop.rules.kernel.decisions import Decision, IllegalAnswer, Option, WhyNot
from dbz_desktop.rules.kernel.events import Event


class MatchLike(Protocol):
    """What the bridge needs of a match."""

    @property
    def outcome(self) -> Any: ...

    @property
    def decision(self) -> Decision | None: ...

    def seat(self, index: int) -> Seat: ...

    def answer(self, index: int, auto: bool = False) -> Any: ...


class EngineBridge(QObject):
    """A match as signals and a few questions.

    `hot_seat` are the seats that sit at this computer. When the next decision is another one's of
    them than the viewer's, `handoverNeeded` tells the page to draw its curtain (once the table is
    no longer busy) and to call `setViewer`.
    """

    eventsArrived = Signal(list)
    """The viewer's new redacted events, in order."""
    eventShown = Signal(object)
    """An event as it appears before the eye: the table paces these while it animates."""
    decisionChanged = Signal(object)
    """The viewer's decision, or None while the other seat answers or the game is over."""
    viewerChanged = Signal(int)
    """Another seat is looking, or the match went back: everything is to be drawn afresh."""
    handoverNeeded = Signal(int)
    gameOver = Signal(object)
    thinking = Signal(bool)
    """True while an answer is worked out off the GUI thread."""
    failed = Signal(object)
    """An answer raised; the exception."""

    def __init__(
        self,
        match: MatchLike,
        viewer: int = 0,
        hot_seat: tuple[int, ...] = (0, 1),
        background: bool = False,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._match = match
        self._hot_seat = hot_seat
        self._background = background
        self._seat = match.seat(viewer)
        self._cursor = self._end()
        self._busy = False
        self._over = False
        self._pacers = 0
        self.shown: Callable[[Decision], Decision] = lambda asked: asked
        """How the viewer is asked a question of the engine; the page may draw several together."""

    @property
    def match(self) -> MatchLike:
        """The match, for the page that owns it (undo, journal); not for drawing."""
        return self._match

    @property
    def viewer(self) -> int:
        """The seat that is looking."""
        return self._seat.viewer

    @property
    def seat(self) -> Seat:
        """The viewer's seat."""
        return self._seat

    @property
    def names(self) -> tuple[str, str]:
        """The players' names, seat 0 first."""
        return self.seat.names

    @property
    def decision(self) -> Decision | None:
        """What the viewer is asked, as he is asked it, or None."""
        asked = self.seat.decision
        return None if asked is None else self.shown(asked)

    @property
    def waiting_for(self) -> int | None:
        """The seat that must answer now, or None when the game is over."""
        decision = self._match.decision
        return decision.player if decision is not None else None

    @property
    def outcome(self) -> Any:
        """How the match ended, or None."""
        return self._match.outcome

    def view(self) -> TableView:
        """The table as the viewer sees it after everything that has happened so far."""
        return self.seat.view()

    def history(self) -> tuple[Event, ...]:
        """Everything that the viewer has seen happen, without what was taken back."""
        return tuple(self.seat.history())

    def card(self, instance: int) -> Card | None:
        """A card that the viewer has been shown, or None."""
        if instance < 0 or not self.seat.knows(instance):
            return None
        return self.seat.card(instance)

    def why_not(self, instance: int) -> WhyNot | None:
        """Why the viewer can't use a card now, or None."""
        if instance < 0 or not self.seat.knows(instance):
            return None
        return self.seat.why_not(instance)

    def forecast(self, what: Option | int | None = None) -> Forecast | None:
        """What an attack would do now: an option, a card of the viewer's, or the incoming one.

        None for anything else, and while an answer is worked out.
        """
        if self._busy:
            return None
        if what is None:
            return self.seat.incoming()
        if not self.seat.knows(what if isinstance(what, int) else what.card):
            return None
        return self.seat.forecast(what)

    def pace(self, on: bool) -> None:
        """A table takes (or gives back) the pacing: it emits `eventShown` when it shows one."""
        self._pacers += 1 if on else -1

    @Slot(int)
    def answer(self, index: int) -> None:
        """Answer the engine's question to the viewer with the index of one of its options."""
        decision = self.seat.decision
        if decision is None:
            raise IllegalAnswer("nothing is asked of this seat now")
        if not 0 <= index < len(decision.options):
            raise IllegalAnswer(
                f"answer {index} is not among the {len(decision.options)} options of "
                f"“{decision.prompt}”"
            )
        if self._busy:
            return
        if self._background:
            self._busy = True
            self.thinking.emit(True)
            QThreadPool.globalInstance().start(_Task(self, index))
            return
        self._match.answer(index)
        self.refresh()

    def answer_for(self, index: int, auto: bool = True) -> None:
        """Answer for whichever seat of this computer must, whose hand need not be shown for it.

        `auto` where nobody was asked; else a player passed behind the curtain.
        """
        if self.waiting_for not in self._hot_seat:
            raise IllegalAnswer("nobody at this computer is asked now")
        self._match.answer(index, auto)
        self.refresh()

    @Slot(object)
    def _answered(self, error: object) -> None:
        self._busy = False
        self.thinking.emit(False)
        if error is not None:
            self.failed.emit(error)
        self.refresh()

    def refresh(self) -> None:
        """Pass on what happened since the last time: after an answer, an undo, a network line."""
        try:
            events, cursor = self.seat.events_since(self._cursor)
        except ValueError:
            events, cursor = (), self._end()
            self.viewerChanged.emit(self.viewer)
        self._cursor = cursor
        if any(type(event).__name__ == "Rewound" for event in events):
            self._over = self._match.outcome is not None
            self.viewerChanged.emit(self.viewer)
        elif events:
            self.eventsArrived.emit(list(events))
            if self._pacers <= 0:
                for event in events:
                    self.eventShown.emit(event)
        self.announce()

    def announce(self) -> None:
        """Say again what is asked, and of whom."""
        self.decisionChanged.emit(self.decision)
        if self._match.outcome is not None:
            if not self._over:
                self._over = True
                self.gameOver.emit(self._match.outcome)
            return
        seat = self.waiting_for
        if seat is not None and seat != self.viewer and seat in self._hot_seat:
            self.handoverNeeded.emit(seat)

    def setViewer(self, seat: int) -> None:
        """Let another seat look."""
        self.look_through(self._match.seat(seat))

    def look_through(self, seat: Seat) -> None:
        """Show what a seat sees: a player's, or an open one with both hands face down."""
        if (seat.viewer, seat.open) == (self._seat.viewer, self._seat.open):
            return
        self._seat = seat
        self._cursor = self._end()
        self.viewerChanged.emit(seat.viewer)
        self.decisionChanged.emit(self.decision)

    def _end(self) -> int:
        return self._seat.events_since(0)[1]


class _Relay(QObject):
    done = Signal(object)


class _Task(QRunnable):
    """One answer worked out off the GUI thread; its end comes back as a queued signal."""

    def __init__(self, bridge: EngineBridge, index: int) -> None:
        super().__init__()
        self._match = bridge.match
        self._index = index
        self._relay = _Relay()
        self._relay.done.connect(bridge._answered)

    def run(self) -> None:
        """Answer; whatever is raised travels back."""
        error: Exception | None = None
        try:
            self._match.answer(self._index)
        except Exception as exception:
            error = exception
        self._relay.done.emit(error)
