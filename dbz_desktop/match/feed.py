"""Feed: what travels from a match to one seat, and all that the seat ever learns.

The match pushes redacted events and the seat's own decisions into a `Channel`; the seat, the
windows and the players read from it. Nothing in a channel refers to the engine's state, so a
hidden card can't leak through it, and a channel at the far end of a network cable is no different.

The stream is append-only. When the match goes back, a `Rewound` is appended instead of taking
anything away, so a reader's cursor is a plain number and always stays good.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields
from operator import attrgetter
from typing import Any

from dbz_desktop.cards.model import Card
from dbz_desktop.match.table import TableView
from dbz_desktop.rules.insight.forecast import Forecast
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision, Option, WhyNot
from dbz_desktop.rules.kernel.events import (
    CardsReturned,
    CardsRevealed,
    DamageCalculated,
    Event,
    redact,
)
from dbz_desktop.rules.kernel.record import record


@record
class Rewound(Event):
    """The match went back to before an earlier answer.

    `kept` is how many events of the game still hold; readers take a fresh view of the table.
    """

    kept: int
    answers: int


@record
class Given(Event):
    """An answer of which both players are told, though no event of the game says it.

    `auto` where it was given for the player. Why it was is for nobody's eyes: neither the hand
    nor the player's stops show through.
    """

    player: int
    ask: Ask
    auto: bool = False
    rule: str = "ATK-3"


def given_of(decision: Decision, index: int, auto: bool) -> Given | None:
    """What both players are told of an answer beyond its events: that a defense was forgone, or
    that a pass was automatic; None for every other answer."""
    passes = decision.options[index].act is Act.PASS
    if passes and (decision.ask is Ask.DEFEND or (auto and decision.ask is Ask.ACTION)):
        return Given(decision.player, decision.ask, auto)
    return None


class HiddenCard(KeyError):
    """A seat asked for a card that it hasn't been shown."""

    def __init__(self, instance: int) -> None:
        self.instance = instance
        super().__init__(f"card {instance} has not been shown to this seat")

    def __str__(self) -> str:
        return str(self.args[0])


class Channel:
    """One seat's end of the match. Made and filled by `Match`, read through `Seat`.

    An `open` channel tells nothing but what both players may know, whoever sits at it: both hands
    lie face down, and the only questions are those that are open.

    `opening` is the table after the first `opening_events` events of the game. `reveal` is called
    for the instances that the seat has just been shown and gives their cards. `ask_forecast`
    answers what an option, a card of the seat or (None) the attack at the Defense step would do.
    """

    def __init__(
        self,
        viewer: int,
        names: tuple[str, str],
        opening: TableView,
        opening_events: int,
        reveal: Callable[[Iterable[int]], dict[int, Card]],
        ask_why: Callable[[int], WhyNot | None],
        ask_forecast: Callable[[Option | int | None], Forecast | None] = lambda what: None,
        open: bool = False,
    ) -> None:
        self.viewer = viewer
        self.open = open
        self.names = names
        self.stream: list[Event] = []
        self.game_events: list[Event] = []
        self.given: dict[int, Given] = {}
        """What `given_of` tells, by the number of events that the answer came after."""
        self.opening = opening
        self.opening_events = opening_events
        self.table = opening.copy()
        self.cards: dict[int, Card] = {}
        self.decision: Decision | None = None
        self.waiting = False
        self._reveal = reveal
        self.ask_why = ask_why
        self.ask_forecast = ask_forecast
        self.show(on_table(opening))

    def push(self, events: Iterable[Event]) -> None:
        """Take new events of the game in, unredacted, and keep only what this seat may see."""
        for event in events:
            mine = redact(event, self.viewer)
            if self.open:
                mine = redact(mine, 1 - self.viewer)
            self.stream.append(mine)
            self.game_events.append(mine)
            if len(self.game_events) > self.opening_events:
                self.table.apply(mine)
            self.show(mentioned(mine))

    def rewind(self, kept: int, answers: int) -> None:
        """The match went back: the first `kept` events of the game still hold."""
        del self.game_events[kept:]
        # In place: whoever tells the log keeps hold of it.
        for place in [place for place in self.given if place >= kept]:
            del self.given[place]
        # Told again from the start, because what was known of the other hand then is known
        # only from the events.
        self.table = self.opening.copy()
        for event in self.game_events[self.opening_events :]:
            self.table.apply(event)
        self.decision = None
        self.stream.append(Rewound(kept, answers))

    def ask(self, decision: Decision | None) -> None:
        """Tell the seat what is asked now; decisions of the other seat only make it wait."""
        asked = decision is not None and (
            decision.open if self.open else decision.player == self.viewer
        )
        mine = decision if asked else None
        self.decision = mine
        self.waiting = decision is not None and mine is None
        if mine is not None:
            shown = [option.card for option in mine.options]
            shown += [option.performer for option in mine.options]
            self.show([*shown, *mine.looked_at, mine.card])

    def show(self, instances: Iterable[int]) -> None:
        """Note that the seat knows these cards from now on."""
        new = [card for card in instances if card >= 0 and card not in self.cards]
        if new:
            self.cards.update(self._reveal(new))


def on_table(table: TableView) -> list[int]:
    """Every card that a view of the table shows."""
    shown: list[int] = []
    for side in table.sides:
        shown += [*side.mp, side.mastery, *side.hand, *side.in_use]
        shown += [*side.discard, *side.banished, *side.aside]
        shown += [entry.card for entry in side.play]
    return [card for card in shown if card >= 0]


_CARD_FIELDS = {"card", "cause", "attached_to", "performer"}
_INSTANCE_BY = ("AttackStopped", "StopFailed")
Namer = Callable[[Any], tuple[int, ...]]


def mentioned(event: Event) -> list[int]:
    """The instance numbers of every card that a redacted event names."""
    named = NAMERS[type(event)]
    return [] if named is None else [card for card in named(event) if card >= 0]


class _Namers(dict[type[Event], Namer | None]):
    def __missing__(self, kind: type[Event]) -> Namer | None:
        found = self[kind] = _namer_of(kind)
        return found


NAMERS = _Namers()
"""What finds the cards that events of a kind name, or HIDDEN and NOBODY; None if they don't."""


def _namer_of(kind: type[Event]) -> Namer | None:
    wanted = _CARD_FIELDS | ({"by"} if kind.__name__ in _INSTANCE_BY else set())
    if kind.__name__ == "CombatEnded":
        wanted = wanted | {"by_effect"}
    names = [each.name for each in fields(kind) if each.name in wanted]
    if not names:
        single: Namer = _none
    else:
        single = attrgetter(*names) if len(names) > 1 else _in_tuple(names[0])
    if kind in (CardsRevealed, CardsReturned):
        return lambda event: (*single(event), *event.cards)
    if kind is DamageCalculated:
        return lambda event: (*single(event), *(term.card for term in event.terms))
    return single if names else None


def _none(event: Event) -> tuple[int, ...]:
    return ()


def _in_tuple(name: str) -> Callable[[Any], tuple[int, ...]]:
    """What one field of an event holds, in a tuple as `attrgetter` gives several."""
    value = attrgetter(name)
    return lambda event: (value(event),)
