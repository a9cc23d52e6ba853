"""Reader: what a seat knows, built from what it was told and from nothing else.

The stream of events that it keeps is append-only. When the match goes back, a `Rewound` is
appended instead of taking anything away, so a window's cursor is a plain number and stays good.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dbz_desktop.cards.model import Card
from dbz_desktop.match.seats import messages as told
from dbz_desktop.match.seats.messages import Proposed, Seated, Told
from dbz_desktop.match.telling.mentions import mentioned, on_table
from dbz_desktop.match.telling.notes import Given, Rewound
from dbz_desktop.match.telling.table import TableView
from dbz_desktop.rules.kernel.decisions import Decision
from dbz_desktop.rules.kernel.events import Event


class HiddenCard(KeyError):
    """A seat asked for a card that it hasn't been shown."""

    def __init__(self, instance: int) -> None:
        self.instance = instance
        super().__init__(f"card {instance} has not been shown to this seat")

    def __str__(self) -> str:
        return str(self.args[0])


class Reader:
    """What a seat knows by the messages that it has taken in; the first of them is `Seated`.

    `stream` are all events, `history` those that still hold, `table` the table after them.
    """

    def __init__(self, seated: Seated) -> None:
        self.viewer = seated.viewer
        self.open = seated.open
        self.names = seated.names
        self.edition = seated.edition
        self.opening = seated.opening
        self.opened = seated.opened
        self.stream: list[Event] = []
        self.history: list[Event] = []
        self.given: dict[int, Given] = {}
        self.table = seated.opening.copy()
        self.cards: dict[int, Card] = {}
        self.question = 0
        self.decision: Decision | None = None
        self.waiting = False
        self.proposed: Proposed | None = None
        self.hands = False

    def take(self, message: Told) -> None:
        """Take a message in. One that is only a reply changes nothing here."""
        take = _TAKES.get(type(message))
        if take is not None:
            take(self, message)

    def jump(self, table: TableView, history: Sequence[Event]) -> None:
        """Stand at another place of the match, as replays do: this table, after these events."""
        self.table = table
        self.history = list(history)
        self.stream.append(Rewound(len(history)))

    def go_on(self, events: Sequence[Event]) -> None:
        """These events happened."""
        began = len(self.history)
        self.stream += events
        self.history += events
        self.table.follow(events[max(0, self.opened - began) :])

    def _happened(self, message: told.Happened) -> None:
        self.go_on(message.events)

    def _went_back(self, message: told.WentBack) -> None:
        kept = message.kept
        # In place: whoever tells the log keeps hold of it.
        for place in [place for place in self.given if place >= kept]:
            del self.given[place]
        # Told again from the start, because what was known of the other hand then is known
        # only from the events.
        table = self.opening.copy()
        table.follow(self.history[self.opened : kept])
        self.jump(table, self.history[:kept])
        self.decision = None
        # Numbers that were dealt since may stand for other cards when they are dealt again.
        known = {*on_table(self.opening)}
        for event in self.history:
            known.update(mentioned(event))
        for card in [card for card in self.cards if card not in known]:
            del self.cards[card]

    def _noted(self, message: told.Noted) -> None:
        if message.given is None:
            self.given.pop(message.place, None)
        else:
            self.given[message.place] = message.given

    def _shown(self, message: told.Shown) -> None:
        self.cards.update(message.cards)

    def _asked(self, message: told.Asked) -> None:
        self.question = message.question
        self.decision = message.decision
        self.waiting = message.waiting

    def _proposed(self, message: Proposed) -> None:
        self.proposed = message

    def _settled(self, message: told.Settled) -> None:
        self.proposed = None

    def _hands_free(self, message: told.HandsFree) -> None:
        self.hands = message.free


_TAKES: dict[type[Told], Any] = {
    told.Happened: Reader._happened,
    told.WentBack: Reader._went_back,
    told.Noted: Reader._noted,
    told.Shown: Reader._shown,
    told.Asked: Reader._asked,
    told.Proposed: Reader._proposed,
    told.Settled: Reader._settled,
    told.HandsFree: Reader._hands_free,
}
