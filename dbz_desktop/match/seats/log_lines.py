"""The game log as one seat may read it: each line with its place, its cards and its damage."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from dbz_desktop.match.seats.seat import Seat
from dbz_desktop.match.telling import log as match_log
from dbz_desktop.match.telling.log import GameLog
from dbz_desktop.match.telling.notes import Given
from dbz_desktop.rules.kernel import attack_events as atk
from dbz_desktop.rules.kernel import events as ev
from dbz_desktop.rules.kernel.events import Event, Why

TURN, STEP, LINE, DETAIL = 0, 1, 2, 3
_CHOSEN = (
    ev.CardUsed,
    ev.Passed,
    ev.CombatBegan,
    atk.CriticalEffect,
    ev.CardNamed,
    ev.CoinFlipped,
    ev.Judged,
    Given,
)
_WORKING = (
    atk.AttackStep,
    ev.SentenceResolved,
    ev.CameToNothing,
    atk.DamageCalculated,
    atk.StagesTurned,
    ev.Shuffled,
)
"""How an attack comes to what it does, which is told once it is done."""
_BY_THE_WAY = (Why.COST, Why.DAMAGE, Why.AFTER_USE)
"""Why single cards and stages go in an attack that is told as a whole."""
_OF_DAMAGE = (atk.DamageCalculated, atk.StagesTurned, atk.DamagePrevented, atk.DamageDealt)


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line. `level` is TURN to DETAIL; `seat` whose doing it is, -1 for nobody's.

    `names` are the cards that it names. `attack` is the number of the attack whose damage it
    tells, or 0. `chosen` is true for what a player chose to do, `aloud` for what is said to who
    doesn't see it.
    """

    text: str
    level: int = LINE
    seat: int = -1
    rule: str = ""
    card: int = -1
    names: tuple[tuple[str, int], ...] = ()
    attack: int = 0
    chosen: bool = False
    aloud: bool = True


class Teller:
    """Turns the events of a seat into lines, one stream after another."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._log = GameLog(seat.names, self._name, seat.given)
        self._named: list[tuple[str, int]] = []
        self._attacks: list[int] = []

    def _name(self, instance: int) -> str:
        name = self._seat.card(instance).name if self._seat.knows(instance) else "a card"
        self._named.append((name, instance))
        return name

    def lines(self, events: Iterable[Event]) -> list[LogLine]:
        """The lines of the next events."""
        told: list[match_log.LogLine] = []
        made: dict[int, LogLine] = {}
        for event in events:
            self._named = []
            forgone = self._log.forgone()
            if forgone is not None:
                told.append(forgone)
                made[id(forgone)] = self._line(forgone)
            line = self._log.tell(event)
            if isinstance(event, atk.AttackBegan):
                self._attacks.append(event.number)
            if line is not None:
                told.append(line)
                made[id(line)] = self._line(line)
            if isinstance(event, atk.AttackEnded) and self._attacks:
                self._attacks.pop()
        return [made[id(line)] for line in match_log.without_empty_steps(told)]

    def _line(self, line: match_log.LogLine) -> LogLine:
        level = line.depth if line.depth < LINE else LINE if line.depth < 4 else DETAIL
        event = line.event
        number = 0
        if isinstance(event, _OF_DAMAGE):
            number = event.number
        elif isinstance(event, ev.CardMoved) and event.why is Why.DAMAGE and self._attacks:
            number = self._attacks[-1]
        return LogLine(
            line.text,
            level,
            getattr(event, "player", -1),
            line.rule,
            getattr(event, "card", -1),
            tuple(dict.fromkeys(self._named)),
            number,
            _is_chosen(event),
            level <= LINE or not _is_working(event),
        )


class Tellers:
    """The lines of both seats and of what both know, each told once: a handover costs only what
    is new."""

    def __init__(self) -> None:
        self._told: dict[tuple[int, bool], tuple[Teller, list[LogLine], list[Event]]] = {}

    def tell(self, seat: Seat, events: Sequence[Event]) -> list[LogLine]:
        """The lines of the seat's next events."""
        teller, lines, told = self._told.setdefault(
            (seat.viewer, seat.open), (Teller(seat), [], [])
        )
        new = teller.lines(events)
        lines += new
        told += events
        return new

    def lines_of(self, seat: Seat) -> list[LogLine]:
        """All lines of a seat; told anew where the seat's past isn't what it was."""
        history = seat.history()
        _, _, told = self._told.get((seat.viewer, seat.open), (None, [], []))
        if told != list(history[: len(told)]):
            del self._told[seat.viewer, seat.open]
            told = []
        self.tell(seat, history[len(told) :])
        return self._told[seat.viewer, seat.open][1]


def _is_working(event: Event) -> bool:
    return isinstance(event, _WORKING) or getattr(event, "why", None) in _BY_THE_WAY


def _is_chosen(event: Event) -> bool:
    if isinstance(event, ev.CardMoved):
        return event.why in (Why.PLAY, Why.HAND_SIZE, Why.ENDURANCE)
    return isinstance(event, _CHOSEN)
