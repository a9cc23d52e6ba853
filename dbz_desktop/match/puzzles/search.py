"""The search that proves a puzzle: every answer of one side against every answer of the other.

Both hands are open in a puzzle. The search knows the order of both Life Decks as well; that an
answer doesn't hang on it is tried in other orders (see `file.problem_of`). What chance would
decide (a shuffle, a card chosen at random) nobody can reckon with, so no line through it counts as
a way to the goal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.decisions import Act, Decision, Option
from dbz_desktop.rules.kernel.events import NOBODY
from dbz_desktop.rules.kernel.state import State


class Goal(StrEnum):
    """What the solver has to reach before the turn ends."""

    WIN = "win"
    SURVIVE = "survive"
    ADVANCE = "advance"


class TooLarge(Exception):
    """The search met more positions than it was allowed to."""


class Stopped(Exception):
    """Who asked for the search doesn't want its result any more."""


@dataclass(frozen=True, slots=True)
class Task:
    """A goal, whose it is, and where the turn stood at the start."""

    goal: Goal
    solver: int
    turn: int
    level: int
    chance: int

    @classmethod
    def of(cls, game: Game, goal: Goal, solver: int) -> Task:
        """The task of reaching a goal from where a game stands."""
        level = game.state.players[solver].level
        return cls(goal, solver, game.state.turn, level, game.chance.state)

    def result(self, game: Game) -> bool | None:
        """Whether the goal is reached (True), or can't be any more (False); None while open."""
        outcome = game.outcome
        if outcome is not None:
            return outcome.player == self.solver
        if self.goal is Goal.ADVANCE and game.state.players[self.solver].level > self.level:
            return True
        if game.state.turn != self.turn:
            return self.goal is Goal.SURVIVE
        if game.chance.state != self.chance:
            return False
        return None


class Search:
    """Finds out whether a side reaches its goal against every defense, with a limit of positions.

    `limit` counts the positions of one search; `stopped` is asked now and then. What was found of
    a position is kept, so that later searches of the same puzzle are quick.
    """

    def __init__(
        self, task: Task, limit: int = 50_000, stopped: Callable[[], bool] | None = None
    ) -> None:
        self.task, self.limit, self.stopped = task, limit, stopped
        self.seen = 0
        self._known: dict[object, bool] = {}
        self._lines: dict[object, tuple[int, ...]] = {}

    def reaches(self, game: Game) -> bool:
        """Whether the solver reaches the goal from here. Raises TooLarge, or Stopped."""
        self.seen = 0
        return self._reaches(game)

    def good_answers(self, game: Game) -> list[int]:
        """The answers after which the goal is reached; of answers that are the same, the first.

        Raises TooLarge, or Stopped.
        """
        decision = game.decision
        assert decision is not None
        self.seen = 0
        return [index for index in distinct(game, decision) if self._after(game, index)]

    def line(self, game: Game) -> list[int]:
        """A way from here to the goal, both sides' answers: the defense that holds out longest.

        It is for a position that `reaches` the goal. Raises TooLarge, or Stopped.
        """
        self.seen = 0
        return list(self._line(game))

    def defense(self, game: Game) -> int:
        """The answer of the other side, who is asked: one that keeps the goal away, or delays it.

        Raises TooLarge, or Stopped.
        """
        decision = game.decision
        assert decision is not None
        self.seen = 0
        longest, best = -1, 0
        for index in promising(game, decision):
            fork = game.fork()
            fork.answer(index)
            if not self._reaches(fork):
                return index
            length = len(self._line(fork))
            if length > longest:
                longest, best = length, index
        return best

    def _line(self, game: Game) -> tuple[int, ...]:
        if self.task.result(game) is not None:
            return ()
        key = _key(game)
        known = self._lines.get(key)
        if known is not None:
            return known
        decision = game.decision
        assert decision is not None
        mine = decision.player == self.task.solver
        found: tuple[int, ...] = ()
        for index in promising(game, decision):
            fork = game.fork()
            fork.answer(index)
            if mine and not self._reaches(fork):
                continue
            line = (index, *self._line(fork))
            if len(line) > len(found):
                found = line
            if mine:
                break
        self._lines[key] = found
        return found

    def _after(self, game: Game, index: int) -> bool:
        fork = game.fork()
        fork.answer(index)
        return self._reaches(fork)

    def _reaches(self, game: Game) -> bool:
        result = self.task.result(game)
        if result is not None:
            return result
        key = _key(game)
        known = self._known.get(key)
        if known is not None:
            return known
        self.seen += 1
        if self.seen > self.limit:
            raise TooLarge
        if self.stopped is not None and self.seen % 16 == 0 and self.stopped():
            raise Stopped
        decision = game.decision
        assert decision is not None
        mine = decision.player == self.task.solver
        tries = (self._after(game, index) for index in promising(game, decision))
        found = any(tries) if mine else all(tries)
        self._known[key] = found
        return found


def distinct(game: Game, decision: Decision) -> Iterator[int]:
    """The answers to a question, each of several that come to the same once."""
    met = set()
    for index, option in enumerate(decision.options):
        same = _face(game, option)
        if same not in met:
            met.add(same)
            yield index


def same_answer(game: Game, one: int, other: int) -> bool:
    """Whether two answers to the present question come to the same."""
    decision = game.decision
    assert decision is not None
    return _face(game, decision.options[one]) == _face(game, decision.options[other])


def promising(game: Game, decision: Decision) -> list[int]:
    """The distinct answers, those that do something first."""
    options = decision.options
    return sorted(distinct(game, decision), key=lambda index: _LAST.get(options[index].act, 0))


_LAST = {Act.ATTACK: -1, Act.DEFEND: -1, Act.NO: 1, Act.PASS: 1, Act.DONE: 1}


def _face(game: Game, option: Option) -> object:
    """What an answer is, without the number of its card where that card lies in no special place.

    Two copies of a card in hand are the same; two in play may have other stages or uses.
    """
    card = option.card
    what: object = card
    state = game.state
    if card != NOBODY and any(card in player.hand for player in state.players):
        what = (state.where[card], game.cards[card].id)
    return option.act, what, option.section, option.performer, option.value, option.label


def _key(game: Game) -> object:
    """What two positions that are the same agree in."""
    snapshot = game.snapshot()
    return _of_state(snapshot.state), snapshot.answers


def _of_state(state: State) -> object:
    players = tuple(
        (
            *map(tuple, player.zones()),
            player.level,
            player.stages,
            player.anger,
        )
        for player in state.players
    )
    combat = state.combat
    fight: Any = None
    if combat is not None:
        fight = repr(
            [getattr(combat, name) for name in combat.__slots__ if name not in ("queued",)]
        )
    return (
        players,
        state.phase,
        state.turn,
        fight,
        repr(state.permanents),
        repr(state.used),
        repr(state.remaining),
        tuple((floating.text, floating.until) for floating in state.floating),
        state.declared,
    )
