"""Auto-pass: which questions are answered for a player, and the stops at which he is asked.

A question that has one answer only is no question. It is answered for the player, unless he wants
to be asked there all the same. Passing ahead goes further, once: it passes what could be answered
otherwise, up to a moment that the player names. Whatever is answered here is an ordinary answer,
written down like every other.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision
from dbz_desktop.rules.kernel.events import CombatEnded, Event, TurnBegan


class Stop(StrEnum):
    """Where a player wants to be asked all the same. The value is what settings keep."""

    PLANNING = "planning"
    DECLARE = "declare"
    ACTION = "action"
    ATTACKED = "attacked"
    ATTACKED_HOLDING = "attacked-holding"
    FORCED = "forced"


class Ahead(StrEnum):
    """Up to when a player passes ahead."""

    ATTACKED = "until something attacks me"
    COMBAT = "to the end of combat"
    TURN = "until my next turn"


_STEPS = {
    Ask.PLANNING: Stop.PLANNING,
    Ask.DECLARE: Stop.DECLARE,
    Ask.ACTION: Stop.ACTION,
    Ask.DEFEND: Stop.ATTACKED,
}

_PASSING = (Act.PASS, Act.DONE, Act.NO)

_PASSED_AHEAD = {
    Ahead.ATTACKED: (Ask.ACTION, Ask.DEFEND),
    Ahead.COMBAT: (Ask.ACTION, Ask.DEFEND),
    Ahead.TURN: (Ask.PLANNING, Ask.DECLARE, Ask.ACTION, Ask.DEFEND),
}


@dataclass(frozen=True, slots=True)
class Stops:
    """What one player wants: whether he is passed for at all, and where he is asked anyway."""

    on: bool = True
    at: frozenset[Stop] = frozenset()

    def stops(self, decision: Decision, hand: int) -> bool:
        """Whether a question is asked whatever its answers are; `hand` cards are held."""
        step = step_of(decision)
        if step is Stop.ATTACKED and Stop.ATTACKED_HOLDING in self.at and hand > 0:
            return True
        return step in self.at

    def with_stop(self, stop: Stop, wanted: bool) -> Stops:
        """The same with one stop turned on or off."""
        return replace(self, at=self.at | {stop} if wanted else self.at - {stop})

    @property
    def text(self) -> str:
        """As words for the settings; `read_stops` reads them."""
        return " ".join(["on" if self.on else "off", *sorted(self.at)])


def read_stops(text: str) -> Stops:
    """The stops that settings hold. What isn't understood is left out."""
    kept = text.split()
    known = {stop.value: stop for stop in Stop}
    return Stops("off" not in kept, frozenset(known[word] for word in kept if word in known))


@dataclass(frozen=True, slots=True)
class Passing:
    """An answer given for a player: its index, and whether he had chosen to pass ahead."""

    player: int
    index: int
    ask: Ask
    ahead: bool = False


def step_of(decision: Decision) -> Stop:
    """The stop that a question belongs to."""
    return _STEPS.get(decision.ask, Stop.FORCED)


def only_passing(decision: Decision) -> int | None:
    """The index of the only answer, or None where the player must see the question.

    A sentence that is carried out by hand waits for the player, and so does one that shows cards:
    there the looking is the point, not the answer.
    """
    if decision.ask is Ask.BY_HAND or decision.looked_at or len(decision.options) != 1:
        return None
    return 0


def passing_index(decision: Decision) -> int | None:
    """The index of the answer that passes, or None where there is none."""
    for index, option in enumerate(decision.options):
        if option.act in _PASSING:
            return index
    return None


class AutoPass:
    """What is answered for the two players of a table.

    `stops` are the two players' stops, `ahead` up to when each passes ahead (None: he doesn't).
    """

    def __init__(self, first: Stops | None = None, second: Stops | None = None) -> None:
        self.stops = [first or Stops(), second or Stops()]
        self.ahead: list[Ahead | None] = [None, None]
        self._held: Decision | None = None

    def hold(self, decision: Decision | None) -> None:
        """Ask this question whatever its answers are: the players went back to it."""
        self._held = decision

    def pass_ahead(self, player: int, until: Ahead | None) -> None:
        """Begin to pass ahead, or stop it with None."""
        self.ahead[player] = until
        self._held = None

    def stop_all(self) -> None:
        """Nobody passes ahead any more."""
        self.ahead = [None, None]

    def told(self, events: Iterable[Event]) -> None:
        """Learn what has happened: passing ahead ends where it was to end."""
        for event in events:
            if isinstance(event, CombatEnded):
                self.ahead = [mode if mode is Ahead.TURN else None for mode in self.ahead]
            elif isinstance(event, TurnBegan):
                self.ahead[event.player] = None

    def answer_to(self, decision: Decision, hand: int) -> Passing | None:
        """The answer that is given for the player, or None where he is asked.

        `hand` is how many cards he holds. A stop ends passing ahead.
        """
        player = decision.player
        if decision is self._held:
            return None
        stopped = self.stops[player].stops(decision, hand)
        only = only_passing(decision)
        ahead = self.ahead[player]
        if ahead is not None and decision.ask in _PASSED_AHEAD[ahead]:
            attacked = ahead is Ahead.ATTACKED and decision.ask is Ask.DEFEND and only is None
            if stopped or attacked:
                self.ahead[player] = None
                return None
            index = passing_index(decision)
            if index is not None:
                return Passing(player, index, decision.ask, True)
        if only is None or stopped or not self.stops[player].on:
            return None
        return Passing(player, only, decision.ask)


def words(passing: Passing, name: str, own: bool) -> str:
    """What was answered for a player, in a sentence; `own` where he is the one who reads it.

    The other player isn't told whether nothing could be played or passing ahead was on.
    """
    if not own:
        if passing.ask is Ask.DEFEND:
            return f"{name} let the attack through (automatic)."
        if passing.ask in (Ask.ACTION, Ask.PLANNING, Ask.DECLARE):
            return f"{name} passed (automatic)."
        return f"{name} had one answer only (automatic)."
    if passing.ahead:
        return "Passed for you: you pass ahead."
    if passing.ask is Ask.DEFEND:
        return "Passed for you: nothing could answer the attack."
    if passing.ask is Ask.ACTION:
        return "Passed for you: nothing could be played."
    return "Answered for you: there was one answer only."
