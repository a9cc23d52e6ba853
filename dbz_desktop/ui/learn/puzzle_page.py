"""The page of a puzzle: the page of a game, with a coach on it who says what is to be reached."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from dbz_desktop.match.puzzles.file import HARDEST, SOLVER, WORDS
from dbz_desktop.match.puzzles.hinting import hints
from dbz_desktop.match.puzzles.run import PuzzleRun
from dbz_desktop.rules.kernel.decisions import Decision
from dbz_desktop.rules.kernel.events import NOBODY
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.learn.coached_page import CoachedPage
from dbz_desktop.ui.learn.pointing import on_page
from dbz_desktop.ui.learn.puzzle_session import EXPECTED, PuzzleSession
from dbz_desktop.ui.system.timers import single_shot
from dbz_desktop.ui.system.work import Work

_HINT, _MORE, _SHOW = "Hint", "Another hint", "Show me"
_OPEN = "Both hands are open; the order of the Life Decks makes no difference."
_MISSED = "The turn is over, and the goal wasn't reached. Begin again, or take an answer back."
_SPOILT = (
    "From here the goal can't be reached any more: your opponent has an answer to everything. "
    "Take your last answer back, or play on and see."
)
LOOK_MS = 60
"""So long after a question is shown it is searched for what is right, in ms: the table is painted
first, with the whole processor."""
SHOW_MS = 1200
"""While the solution is shown, so long each question is to be read, in ms."""


def stars(difficulty: int) -> str:
    """How hard a puzzle is, at a glance."""
    return "★" * difficulty + "☆" * (HARDEST - difficulty)


class PuzzlePage(CoachedPage):
    """A puzzle on the table. `done` tells that it was solved without having been shown."""

    session_type = PuzzleSession
    session: PuzzleSession
    kind = "puzzle"

    def __init__(
        self,
        run: PuzzleRun,
        faces: FaceCache,
        settings: Settings,
        following: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """`following` says whether another puzzle comes next."""
        super().__init__(run.match, faces, settings, parent)
        self._search: Work | None = None
        self._showing = single_shot(self, SHOW_MS, self._give)
        self._searching = single_shot(self, LOOK_MS, self._look)
        self._take(run, following)
        self.session.rested.connect(self._stand)

    def _take(self, run: PuzzleRun, following: bool) -> None:
        self.run, self._following = run, following
        self._right: list[int] | None = None
        self._told = 0
        self._given = -1
        self._shows = self._ended = False
        self.setWindowTitle(WORDS[run.puzzle.goal][0])
        self.session.pose(run)

    def show_puzzle(self, run: PuzzleRun, following: bool) -> None:
        """Show another puzzle than the page was made with; it begins with `focus_start`."""
        self._stop()
        self._showing.stop()
        self.show_match(run.match, SOLVER)
        self._take(run, following)

    def draws_ahead(self, run: PuzzleRun) -> list[Callable[[], object]]:
        """Steps that draw what is to be seen of another puzzle, see `faces_ahead`."""
        return self.faces_ahead(run.match.seat(SOLVER))

    # --- what the coach says ---

    @property
    def _kicker(self) -> str:
        return f"{self.windowTitle()} · {stars(self.run.puzzle.head.difficulty)}"

    def _tell(self, words: str, on: str) -> None:
        self.coach.tell(self._kicker, words, on, not self.session.steps(1), bool(self.run.result))
        self.coach.show()
        goal = f"{self.windowTitle()}, difficulty {self.run.puzzle.head.difficulty} of {HARDEST}"
        self.reach.say(f"{goal}. {words}")
        self._place_later()

    def _ask(self, decision: Decision) -> None:
        super()._ask(decision)
        self.hints.drop()
        self._told, self._given, self._right = 0, -1, None
        self._stop()
        self._searching.start()
        if self._ended:
            return
        goal = WORDS[self.run.puzzle.goal][1]
        if self._shows:
            self._tell("Watch: this is how it is done.", "")
        elif self.session.steps(1):
            self._tell(goal, _HINT)
        else:
            self._tell(
                f"{goal} Whatever your opponent answers, one answer leads there. {_OPEN}", _HINT
            )

    @property
    def knows(self) -> bool:
        """Whether it is known what is right now."""
        return self.asked is not None and self._right is not None

    @property
    def right(self) -> tuple[int, ...]:
        """The answers that lead to the goal, as far as it is known; none where there is none."""
        return tuple(self._right or ())

    def _look(self) -> None:
        """Find out, off this thread, what would be right now."""
        self._stop()
        find = self.run.right_answers()
        work = Work(lambda work: find(lambda: work.cancelled), self, EXPECTED)
        work.done.connect(self._found)
        self._search = work.start()

    def _stop(self) -> None:
        self._searching.stop()
        if self._search is not None:
            self._search.cancel()
        self._search = None

    def _found(self, right: list[int]) -> None:
        self._right, self._search = right, None
        if self._ended:
            return
        if not right:
            self._shows = False
            self.coach.object(_SPOILT)
            self.coach.on_button.hide()
            self.reach.say(_SPOILT)
            self._place_later()
        elif self._shows:
            self._point(right[0])
            self._showing.start()
        elif self._told:
            self._hint()

    def _stand(self) -> None:
        """Tell how the puzzle ended, once it has."""
        result = self.run.result
        if result is None:
            self._ended = False
            return
        if self._ended:
            return
        self._ended = True
        self._stop()
        if self.asked is None:
            self.prompt.clear("The puzzle is over.")
        if not result:
            self._tell(_MISSED, "")
        else:
            solved = "That is the solution." if self._shows else "Solved!"
            on = "Next puzzle" if self._following else "To the puzzles"
            self._tell(solved, on)
            self.coach.on_button.setFocus()
            if not self._shows:
                self.done.emit()

    # --- hints and the solution ---

    def go_on(self) -> None:
        """A hint, the next one, then the solution; once it is solved, what comes next."""
        if self._ended:
            if self.run.result:
                self.nextWanted.emit()
        elif not self._shows and self.asked is not None and self._right != []:
            self._told += 1
            self._hint()

    def _hint(self) -> None:
        decision, right = self.asked, self._right
        if decision is None or not right:
            # It is told once it is found.
            return
        if self._told > 2:
            self._shows = True
            self._tell("Watch: this is how it is done.", "")
            self._point(right[0])
            self._showing.start()
            return
        words = hints(self.run.match, decision, right[0])[self._told - 1]
        self._tell(words, _MORE if self._told == 1 else _SHOW)
        if self._told == 2:
            self._point(right[0])

    def _point(self, index: int) -> None:
        self._given = index
        self._place_later()

    def places(self) -> list[QRect]:
        """The card of the answer that was told."""
        decision = self.asked
        if decision is None or not 0 <= self._given < len(decision.options):
            return []
        card = decision.options[self._given].card
        item = self.table.card_item(card) if card != NOBODY else None
        return [] if item is None else [on_page(self, item.area())]

    def _give(self) -> None:
        """Give the answer that is shown."""
        if self._shows and self.asked is not None and self._given >= 0:
            index, self._given = self._given, -1
            self.session.answer(index)

    # --- back ---

    def step_back(self) -> None:
        """Take the solver's last answer back, with what the other side answered to it."""
        steps = self.session.steps(1)
        if steps:
            self._shows = self._ended = False
            self._showing.stop()
            self.session.undo(steps[0])
