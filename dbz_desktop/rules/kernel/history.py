"""The history of a turn, and of the last ones: what happened, for conditions on the past.

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

OPEN = 1 << 60
"""The end of a stretch that goes on."""

NOT_YET: Stretch = (OPEN, OPEN)

TURNS = 3
"""How many turns before this one are known: the last one of each player, also after a second turn
of one of them in a row."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn that is over: whose it was, from which event on, and what happened in it."""

    player: int
    begun: int
    latest: dict[type[Event], Link]


@dataclass(slots=True)
class History:
    """What happened this turn. `length` counts the events of the game.

    `combat` is the number of the event that began combat, `fight` of the first one during it;
    `actions` the stretch of each player's last action of this combat, with an open end while it
    goes on, `former` that of the one before.
    `begun` is the number of the turn's first event, `earlier` are the turns before it, the latest
    first.
    """

    latest: dict[type[Event], Link] = field(default_factory=dict)
    length: int = 0
    combat: int = 0
    fight: int = 0
    actions: tuple[Stretch, Stretch] = (NOT_YET, NOT_YET)
    former: tuple[Stretch, Stretch] = (NOT_YET, NOT_YET)
    begun: int = 0
    earlier: tuple[Turn, ...] = ()

    def copy(self) -> History:
        """A copy that goes its own way; they share what happened."""
        return History(
            self.latest.copy(),
            self.length,
            self.combat,
            self.fight,
            self.actions,
            self.former,
            self.begun,
            self.earlier,
        )

    def add(self, event: Event) -> None:
        """Remember an event of one of the kinds that conditions on the past ask for (`HEARD`)."""
        kind, latest, number = type(event), self.latest, self.length
        latest[kind] = (number, event, latest.get(kind))
        self.length = number + 1

    def begin_turn(self, before: int) -> None:
        """The next event begins a turn, after one of the player `before`."""
        over = Turn(before, self.begun, self.latest)
        self.earlier = (over, *self.earlier)[:TURNS]
        self.latest = {}
        self.begun = self.combat = self.fight = self.length
        self.actions = self.former = (NOT_YET, NOT_YET)

    def begin_combat(self) -> None:
        """The next event begins combat: no action of it has been made."""
        self.combat = self.fight = self.length
        self.actions = self.former = (NOT_YET, NOT_YET)

    def begin_fight(self) -> None:
        """Combat has been entered: what comes next is during combat (COM-1)."""
        self.fight = self.length

    def begin_action(self, player: int) -> None:
        """The next event begins a player's action, and so ends the one before."""
        now = self.length
        (since, until), mine = self.actions[1 - player], (now, OPEN)
        last = self.actions[player]
        self.former = (last, self.former[1]) if player == 0 else (self.former[0], last)
        other = (since, now if until > now else until)
        self.actions = (mine, other) if player == 0 else (other, mine)

    def last_action(self, player: int) -> Stretch:
        """The last action of a player that is over, as he speaks of it in another one."""
        last = self.actions[player]
        return self.former[player] if last[1] == OPEN else last

    def since(self, number: int) -> Stretch:
        """From an event on until now; of this turn, where that one was before it."""
        return max(number, self.begun), OPEN

    def last_turn(self, player: int) -> Stretch:
        """The last turn of a player that is over."""
        end = self.begun
        for turn in self.earlier:
            if turn.player == player:
                return turn.begun, end
            end = turn.begun
        return NOT_YET

    def last_before(self, event: Event, kind: type[E]) -> E | None:
        """The last event of a kind that happened in the same turn before another one."""
        for latest in (self.latest, *(turn.latest for turn in self.earlier)):
            link = latest.get(type(event))
            while link is not None and link[1] is not event:
                link = link[2]
            if link is None:
                continue
            other = latest.get(kind)
            while other is not None and other[0] > link[0]:
                other = other[2]
            return None if other is None else other[1]  # type: ignore[return-value]
        return None

    def number_of(self, event: Event) -> int:
        """The number of an event of this turn; of another, of what is still to come."""
        link = self.latest.get(type(event))
        while link is not None and link[1] is not event:
            link = link[2]
        return OPEN if link is None else link[0]

    def of(self, kinds: Iterable[type[E]], stretch: Stretch) -> Iterator[E]:
        """The events of some kinds in a stretch, kind by kind, each kind's latest first."""
        since, until = stretch
        turns = [self.latest]
        if since < self.begun:
            turns += [turn.latest for turn in self.earlier]
        for kind in kinds:
            for latest in turns:
                link = latest.get(kind)
                while link is not None and link[0] >= since:
                    number, event, before = link
                    if number < until:
                        yield event  # type: ignore[misc]
                    link = before
