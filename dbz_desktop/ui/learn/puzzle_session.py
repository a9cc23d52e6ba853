"""PuzzleSession: the session of a puzzle. The other side answers as the search says."""

from __future__ import annotations

from PySide6.QtCore import Signal

from dbz_desktop.match.puzzles.file import SOLVER
from dbz_desktop.match.puzzles.run import PuzzleRun
from dbz_desktop.match.puzzles.search import Stopped, TooLarge
from dbz_desktop.ui.session.session import GameSession
from dbz_desktop.ui.system.work import Work


class Defender:
    """Who sits at the other side of a puzzle: he keeps the goal away, or delays it."""

    def __init__(self, run: PuzzleRun, session: PuzzleSession) -> None:
        self._run, self._session = run, session
        self.trouble = ""
        self._work: Work | None = None
        self._found: int | None = None

    def think(self) -> bool:
        """Begin to search, or look whether an answer was found; it never waits. Once the puzzle is
        over there is nothing to keep away."""
        if self._run.result is not None:
            return False
        if self._found is None and self._work is None:
            find = self._run.defense()
            work = Work(lambda work: find(lambda: work.cancelled), self._session, EXPECTED)
            work.done.connect(self._find)
            # What can't be searched through is answered with the first that is offered.
            work.failed.connect(lambda _error: self._find(0))
            self._work = work.start()
        return self._found is not None

    def _find(self, index: int) -> None:
        self._found, self._work = index, None

    def answer(self) -> None:
        """Answer as was found."""
        index, self._found = self._found, None
        self._run.answer_other(index or 0)

    def stop(self) -> None:
        """Search no more."""
        if self._work is not None:
            self._work.cancel()
        self._work, self._found = None, None


EXPECTED = (TooLarge, Stopped)
"""How a search may end without a result."""


class PuzzleSession(GameSession):
    """A session whose other side is played by a search, once it has a puzzle to `pose`."""

    rested = Signal()
    """The table is at rest."""

    guided = True
    defender: Defender | None = None

    def pose(self, run: PuzzleRun) -> None:
        """Let a puzzle be solved."""
        if self.defender is not None:
            self.defender.stop()
        self.defender = Defender(run, self)
        self.seat_computers({1 - SOLVER: self.defender})
        self.look_as(SOLVER)

    def refresh(self) -> None:
        """What was searched for another question is of no use any more."""
        if self.defender is not None:
            self.defender.stop()
        super().refresh()

    def _settle(self) -> None:
        super()._settle()
        if not self._busy:
            self.rested.emit()
