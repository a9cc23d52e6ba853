"""Feed: what a match tells one seat, and the record of what the seat has been told.

Unredacted events go in, messages with no more than the seat may see come out, to whoever reads
here. A reader that comes later is told everything from the start.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from dbz_desktop.cards.model import Card
from dbz_desktop.match.seats.messages import (
    Asked,
    HandsFree,
    Happened,
    Noted,
    Proposed,
    Seated,
    Shown,
    Told,
    WentBack,
)
from dbz_desktop.match.telling.mentions import asked_of, mentioned, on_table
from dbz_desktop.match.telling.notes import Given, given_to
from dbz_desktop.match.telling.table import TableView
from dbz_desktop.rules.kernel.decisions import Decision
from dbz_desktop.rules.kernel.events import Event
from dbz_desktop.rules.kernel.redaction import openly, redact

Hear = Callable[[Told], None]


class Feed:
    """What one seat is told. `printed` gives the card that has an instance number now.

    An `open` feed tells nothing but what both players may know, whoever looks: both hands lie face
    down, and the only questions are those that are open. `opening` is the table as this seat sees
    it, after the first `opened` events of the game. A `bare` feed shows both hands.
    """

    def __init__(
        self,
        viewer: int,
        names: tuple[str, str],
        edition: str,
        opening: TableView,
        opened: int,
        printed: Callable[[int], Card],
        open: bool = False,
        bare: bool = False,
    ) -> None:
        self.viewer = viewer
        self.open = open
        self._redact = openly if bare else redact
        self.question = 0
        self.decision: Decision | None = None
        self.waiting = False
        self.proposed: Proposed | None = None
        self.hands = False
        self._seated = Seated(viewer, open, names, edition, opening, opened)
        self._printed = printed
        self._at_first = on_table(opening)
        self._known: dict[int, None] = {}
        self._events: list[Event] = []
        self._given: dict[int, Given] = {}
        self._readers: list[Hear] = []
        self.show(self._at_first)

    def knows(self, instance: int) -> bool:
        """Whether the seat has been shown that card."""
        return instance in self._known

    @property
    def known(self) -> Collection[int]:
        """The instances of the cards that the seat has been shown."""
        return self._known.keys()

    def printed(self, instance: int) -> Card:
        """The card of an instance number; ask `knows` before it is told to anybody."""
        return self._printed(instance)

    @property
    def events(self) -> Sequence[Event]:
        """What the seat has been told that happened, and still holds."""
        return tuple(self._events)

    @property
    def happened(self) -> int:
        """How many events the seat has been told that still hold."""
        return len(self._events)

    @property
    def given(self) -> Mapping[int, Given]:
        """The answers that have no event, as far as the seat is told of them."""
        return self._given

    def attach(self, hear: Hear) -> None:
        """Tell a reader everything that holds by now, and from now on what comes."""
        hear(self._seated)
        if self._known:
            hear(self._shown(self._known))
        for place, given in self._given.items():
            hear(Noted(place, given))
        if self._events:
            hear(Happened(tuple(self._events)))
        if self.hands:
            hear(HandsFree(True))
        if self.proposed is not None:
            hear(self.proposed)
        if self.question:
            hear(Asked(self.question, self.decision, self.waiting))
        self._readers.append(hear)

    def detach(self, hear: Hear) -> None:
        """Tell a reader nothing more."""
        self._readers.remove(hear)

    def tell(self, message: Told) -> None:
        """Tell a message to whoever reads."""
        for hear in tuple(self._readers):
            hear(message)

    # ------------------------------------------------------------------ how the match goes on

    def push(self, events: Iterable[Event]) -> None:
        """Tell new events of the game, given unredacted, as far as this seat may see them."""
        viewer = self.viewer
        if self.open:
            mine = [redact(redact(event, viewer), 1 - viewer) for event in events]
        else:
            mine = [self._redact(event, viewer) for event in events]
        if not mine:
            return
        named: list[int] = []
        for event in mine:
            named += mentioned(event)
        self.show(named)
        self._events += mine
        if self._readers:
            self.tell(Happened(tuple(mine)))

    def note(self, place: int, given: Given | None) -> None:
        """Tell of an answer that has no event, what this seat may know of it."""
        mine = None if given is None else given_to(given, None if self.open else self.viewer)
        if mine is not None:
            self._given[place] = mine
        elif self._given.pop(place, None) is None:
            return
        self.tell(Noted(place, mine))

    def notes(self, given: Mapping[int, Given]) -> None:
        """Tell of several; see `note`."""
        for place, each in given.items():
            self.note(place, each)

    def go_back(self, kept: int) -> None:
        """Tell that the match went back: the first `kept` events of the game still hold."""
        del self._events[kept:]
        # A number that was dealt since may stand for another card when it is dealt again.
        named = (card for event in self._events for card in mentioned(event))
        self._known = dict.fromkeys((*self._at_first, *named))
        for place in [place for place in self._given if place >= kept]:
            del self._given[place]
        self.decision = None
        self.waiting = False
        self.tell(WentBack(kept))

    def ask(self, decision: Decision | None, anew: bool = False) -> None:
        """Tell what is asked now; a question to the other seat only makes this one wait.

        That it goes on waiting isn't told: how often the other one is asked is not for its eyes.
        With `anew` it is told whatever was told before.
        """
        asked = decision is not None and (
            decision.open if self.open else decision.player == self.viewer
        )
        mine = decision if asked else None
        waiting = decision is not None and mine is None
        if not anew and self.question and mine is self.decision and waiting == self.waiting:
            return
        self.decision, self.waiting = mine, waiting
        self.question += 1
        if mine is not None:
            self.show(asked_of(mine))
        self.tell(Asked(self.question, mine, waiting))

    def show(self, instances: Iterable[int]) -> None:
        """Note that the seat knows these cards from now on, and tell it which they are."""
        known = self._known
        new = dict.fromkeys(card for card in instances if card not in known and card >= 0)
        if new:
            known.update(new)
            if self._readers:
                self.tell(self._shown(new))

    def _shown(self, instances: Iterable[int]) -> Shown:
        return Shown(tuple((card, self._printed(card)) for card in instances))
