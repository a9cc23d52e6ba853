"""GuidedSession: the session of a lesson. It takes right answers only, and plays the other side."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal

from dbz_desktop.match.aids.autopass import Passing
from dbz_desktop.match.aids.marking import Marking
from dbz_desktop.match.lessons.lesson import LessonError
from dbz_desktop.match.lessons.run import LEARNER, OTHER, LessonRun
from dbz_desktop.rules.kernel.decisions import Decision, Option
from dbz_desktop.ui.session.session import GameSession


class Script:
    """Who sits at the other side of a lesson: he answers what the lesson says."""

    def __init__(self, run: LessonRun) -> None:
        self._run = run
        self.trouble = ""

    def think(self) -> bool:
        """He never has to think."""
        return True

    def answer(self) -> None:
        """Answer as the lesson says."""
        self._run.answer_other()


class GuidedSession(GameSession):
    """A session that goes the way of a lesson, once it has one to `guide` it."""

    objected = Signal(str)
    """An answer that isn't the right one was refused, and why; nothing has changed."""
    rested = Signal()
    """The table is at rest: the step where the lesson stands can be shown."""
    waits = Signal()
    """The other side waits until the learner has read on."""
    broken = Signal(str)
    """The lesson can't go on, and why: its file says too little."""

    guided = True
    run: LessonRun | None = None

    def guide(self, run: LessonRun) -> None:
        """Go the way of a lesson from now on."""
        self.run = run
        self.seat_computers({OTHER: Script(run)})
        self.look_as(LEARNER)

    # --- what is answered ----------------------------------------------------------------------

    def answer(self, index: int) -> None:
        """Answer the question if that is right; else it stays, and the reason is told."""
        asked, run = self.asked, self.run
        if asked is None or run is None:
            return
        if run.right(asked, index):
            run.went_on()
            super().answer(index)
        else:
            self.objected.emit(run.objection(asked, index))

    def answer_marked(self, marking: Marking) -> None:
        """Answer with the marked cards if they are the right ones."""
        run = self.run
        if run is None:
            return
        if run.right_marks(marking):
            run.went_on()
            super().answer_marked(marking)
        else:
            self.objected.emit(run.objection_to_marks(marking))

    def first_actions(self) -> tuple[Option, ...]:
        """Combat is declared by itself: a lesson speaks of one thing at a time."""
        return ()

    def read(self) -> None:
        """The step was read: go on, with what was waiting for it. What is asked stays asked."""
        if self.run is None:
            return
        self.run.read()
        if self.asked is None:
            self.refresh()
        else:
            self.rested.emit()

    # --- the course of the lesson --------------------------------------------------------------

    def _passing(self, decision: Decision) -> Passing | None:
        """What leaves no choice is answered, as the lesson's check has done it."""
        index = self.run.forced(decision) if self.run is not None else None
        return None if index is None else Passing(decision.player, index, decision.ask)

    def _let_answer(self, decision: Decision) -> None:
        """Let the other side answer, unless something is to be read first."""
        run = self.run
        try:
            ready = run is not None and run.other_answer() is not None
        except LessonError as error:
            self.broken.emit(error.message)
            return
        if ready:
            super()._let_answer(decision)
        else:
            self.asked = None
            self.waits.emit()

    def _settle(self) -> None:
        super()._settle()
        if not self._busy and self.run is not None and not self.run.goes_on:
            self.rested.emit()

    # --- what a lesson has no use for ------------------------------------------------------------

    def steps(self, most: int) -> list[Any]:
        """Nothing is taken back answer by answer: a lesson goes back step by step."""
        return []

    @property
    def undo_barred(self) -> str:
        """A step back is always possible; where it is the first one, nothing happens."""
        return ""
