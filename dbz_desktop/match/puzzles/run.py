"""A puzzle that is being solved: how it stands, what is right, how the other side answers."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from dbz_desktop.match.puzzles.file import SOLVER, Puzzle
from dbz_desktop.match.puzzles.search import Search, Task
from dbz_desktop.rules.game import Game

LIMIT = 20_000
"""Positions that the search may meet after any one answer, right or wrong."""

Asks = Callable[[], bool]
"""Asked now and then by a search: whether its result isn't wanted any more."""


class PuzzleRun:
    """One try at a puzzle, in a match of its own. Raises ScenarioError where it can't be begun."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.match = puzzle.begin()
        self.task = Task.of(self.match.game, puzzle.goal, SOLVER)
        self._search = Search(self.task, LIMIT)

    @property
    def result(self) -> bool | None:
        """Whether the goal is reached (True), or can't be any more (False); None while open."""
        return self.task.result(self.match.game)

    def right_answers(self) -> Callable[[Asks], list[int]]:
        """Finds out, on any thread, which answers to the present question lead to the goal; none
        where an earlier one was wrong. One search at a time. It raises TooLarge, or Stopped."""
        return partial(self._right_answers, self.match.game.fork())

    def _right_answers(self, game: Game, stopped: Asks) -> list[int]:
        self._search.stopped = stopped
        return self._search.good_answers(game)

    def defense(self) -> Callable[[Asks], int]:
        """Finds out, on any thread, how the other side answers the present question; see
        `right_answers`."""
        return partial(self._defense, self.match.game.fork())

    def _defense(self, game: Game, stopped: Asks) -> int:
        self._search.stopped = stopped
        return self._search.defense(game)

    def answer_other(self, index: int) -> None:
        """Give the other side's answer."""
        self.match.seat(1 - SOLVER).answer(index)
