"""Seat: the match as one player may know it. Windows and players get a seat, never the match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from dbz_desktop.cards.model import Card
from dbz_desktop.match.feed import Channel, Given, HiddenCard
from dbz_desktop.match.table import TableView
from dbz_desktop.rules.insight.forecast import Forecast
from dbz_desktop.rules.kernel.decisions import Decision, Option, WhyNot
from dbz_desktop.rules.kernel.events import Event

if TYPE_CHECKING:
    from dbz_desktop.match.match import Match
    from dbz_desktop.match.recording import RecordedMatch


class Seat:
    """What player `viewer` (0 or 1) of a match sees and is asked.

    Everything here comes out of the redacted events and the seat's own decisions; see `feed`.
    With another `channel` than the match's for that player it sees what that one tells.
    """

    def __init__(
        self, match: Match | RecordedMatch, viewer: int, channel: Channel | None = None
    ) -> None:
        self._channel: Channel = match.channel(viewer) if channel is None else channel

    @property
    def viewer(self) -> int:
        """The seat's number, 0 or 1."""
        return self._channel.viewer

    @property
    def open(self) -> bool:
        """True where the seat sees no more than both players may see."""
        return self._channel.open

    @property
    def names(self) -> tuple[str, str]:
        """The players' names, seat 0 first."""
        return self._channel.names

    @property
    def decision(self) -> Decision | None:
        """What this seat is asked now, or None when it is not its turn to answer."""
        return self._channel.decision

    @property
    def waiting(self) -> bool:
        """True while the other seat has to answer."""
        return self._channel.waiting

    def view(self) -> TableView:
        """The table as it stands after every event so far; the caller's own copy."""
        return self._channel.table.copy()

    def opening(self) -> TableView:
        """The table before the first card moved, for watching the match from its start:
        `apply` the events from the cursor `opening_cursor` on."""
        return self._channel.opening.copy()

    @property
    def opening_cursor(self) -> int:
        """The cursor that goes with `opening`."""
        return self._channel.opening_events

    @property
    def cursor(self) -> int:
        """The cursor that goes with `view`: nothing is new after it."""
        return len(self._channel.stream)

    def events_since(self, cursor: int = 0) -> tuple[tuple[Event, ...], int]:
        """The redacted events after a cursor, and the cursor for the next call.

        Start with 0. When the match went back, a `feed.Rewound` is among them: what was drawn
        before no longer holds, and a fresh `view` is to be taken.
        """
        stream = self._channel.stream
        if not 0 <= cursor <= len(stream):
            raise ValueError(
                f"cursor {cursor} is not from this seat; it goes from 0 to {len(stream)}"
            )
        return tuple(stream[cursor:]), len(stream)

    def history(self) -> Sequence[Event]:
        """The redacted events of the game as it stands, without what was taken back."""
        return tuple(self._channel.game_events)

    @property
    def given(self) -> Mapping[int, Given]:
        """Answers that both players are told of, by the number of events of `history` before."""
        return self._channel.given

    def card(self, instance: int) -> Card:
        """The card with that instance number.

        Raises HiddenCard, a KeyError, for every card that this seat hasn't been shown.
        """
        try:
            return self._channel.cards[instance]
        except KeyError:
            raise HiddenCard(instance) from None

    def knows(self, instance: int) -> bool:
        """True when `card` would answer."""
        return instance in self._channel.cards

    def why_not(self, instance: int) -> WhyNot | None:
        """Why this seat can't use a card now, with the rule; None when it can.

        Raises HiddenCard for a card that this seat hasn't been shown.
        """
        self.card(instance)
        return self._channel.ask_why(instance)

    def forecast(self, what: Option | int) -> Forecast | None:
        """What an attack would do now, by all that this seat knows; see `rules.insight.forecast`.

        `what` is an option of the seat's decision, an attack or a [defense] card, or a card of
        the seat's. None for anything that doesn't attack. Raises HiddenCard for a card that the
        seat hasn't been shown.
        """
        if isinstance(what, int):
            self.card(what)
        return self._channel.ask_forecast(what)

    def incoming(self) -> Forecast | None:
        """What the attack at the Defense step will do if nothing stops it; None at other times."""
        return self._channel.ask_forecast(None)
