"""The history of a turn: what happened, by kind of event, for conditions on the past.

Each kind's events are a chain from the latest to the first, and nothing in a chain ever changes.
So a question walks the events that can answer it and no others, and a copy shares every chain.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import TypeVar

from dbz_desktop.rules.kernel.events import Event

E = TypeVar("E", bound=Event)


Stretch = tuple[int, int]
"""A stretch of the history: from the event of the one number to that before the other."""

Link = tuple[int, Event, "Link | None"]
"""An event in its kind's chain, after its number in the turn and before the link before it."""

NOT_YET: Stretch = (0, 0)


@dataclass(slots=True)
class History:
    """What happened this turn. `length` counts its events.

    `combat` is the number of the event that began combat; `actions` the stretch of each player's
    last action of this combat, with an open end while it goes on.
    """

    latest: dict[type[Event], Link] = field(default_factory=dict)
    length: int = 0
    combat: int = 0
    actions: tuple[Stretch, Stretch] = (NOT_YET, NOT_YET)

    def copy(self) -> History:
        """A copy that goes its own way; they share what happened."""
        return History(self.latest.copy(), self.length, self.combat, self.actions)

    def add(self, kind: type[Event], event: Event) -> None:
        """Remember an event of one of the kinds that conditions on the past ask for (`HEARD`)."""
        latest, number = self.latest, self.length
        latest[kind] = (number, event, latest.get(kind))
        self.length = number + 1

    def begin_combat(self) -> None:
        """The next event begins combat: no action of it has been made."""
        self.combat = self.length
        self.actions = (NOT_YET, NOT_YET)

    def begin_action(self, player: int) -> None:
        """The next event begins a player's action, and so ends the one before."""
        now = self.length
        (since, until), mine = self.actions[1 - player], (now, OPEN)
        other = (since, now if until > now else until)
        self.actions = (mine, other) if player == 0 else (other, mine)

    def since(self, number: int) -> Stretch:
        """From an event on until now."""
        return number, OPEN

    def of(self, kinds: Iterable[type[E]], stretch: Stretch) -> Iterator[E]:
        """The events of some kinds in a stretch, kind by kind, each kind's latest first."""
        since, until = stretch
        for kind in kinds:
            link = self.latest.get(kind)
            while link is not None and link[0] >= since:
                number, event, before = link
                if number < until:
                    yield event  # type: ignore[misc]
                link = before


OPEN = 1 << 60
"""The end of a stretch that goes on."""
