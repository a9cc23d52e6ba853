"""The page of a lesson: the page of a game, with a coach on it who says what to do."""

from __future__ import annotations

from collections.abc import Callable, Set

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QWidget

from dbz_desktop.match.lessons.lesson import Place, Step
from dbz_desktop.match.lessons.pointing import pointed_card
from dbz_desktop.match.lessons.run import LEARNER, OTHER, LessonRun
from dbz_desktop.rules.kernel.decisions import Decision
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.kit.measure import holds_keyboard
from dbz_desktop.ui.learn.coached_page import CoachedPage
from dbz_desktop.ui.learn.guided_session import GuidedSession
from dbz_desktop.ui.learn.pointing import place_of


class LessonPage(CoachedPage):
    """A lesson on the table. `again` asks for it to be opened at a step, `done` tells that it was
    gone through, `placed` at which step it stands."""

    session_type = GuidedSession
    session: GuidedSession
    kind = "lesson"

    placed = Signal(int)

    def __init__(
        self,
        run: LessonRun,
        faces: FaceCache,
        settings: Settings,
        following: str = "To the lessons",
        parent: QWidget | None = None,
    ) -> None:
        """`following` is what comes next, as the words of its button."""
        super().__init__(run.match, faces, settings, parent)
        self._take(run, following)
        self.session.objected.connect(self._object)
        self.session.broken.connect(self._broken)
        self.session.rested.connect(self._show_step)
        self.session.waits.connect(self._wait)

    def _take(self, run: LessonRun, following: str) -> None:
        self.run, self._following = run, following
        self._told = -1
        self._finished = False
        self.setWindowTitle(run.lesson.title)
        self.session.guide(run)

    def show_lesson(self, run: LessonRun, following: str) -> None:
        """Show another lesson than the page was made with; it begins with `focus_start`."""
        self.show_match(run.match, LEARNER)
        self._take(run, following)

    def draws_ahead(self, run: LessonRun) -> list[Callable[[], object]]:
        """Steps that draw what is to be seen of another lesson, see `faces_ahead`."""
        return self.faces_ahead(run.match.seat(LEARNER))

    # --- the steps ---

    def go_on(self) -> None:
        """Leave a step that was read; at the end, go on to what comes next."""
        step = self.run.step
        if step is None:
            self.nextWanted.emit()
        elif step.tells and self._told == self.run.place:
            self.session.read()

    def step_back(self) -> None:
        """Go back to the step before, with everything on the table as it was then."""
        before = [place for place in self.run.lesson.shown if place < self.run.place]
        if before:
            self.again.emit(before[-1])

    def _show_step(self) -> None:
        """Say what the lesson says at the step where it stands, once for each step."""
        if self._told != self.run.place:
            self._told = self.run.place
            self._tell()
        self.coach.show()
        self._place_later()

    def _tell(self) -> None:
        run, step = self.run, self.run.step
        shown = run.lesson.shown
        if step is None:
            words = run.lesson.done
            on = self._following
            kicker = f"{run.lesson.title} · done"
        else:
            words, on = step.say, "Go on" if step.tells else ""
            kicker = f"{run.lesson.title} · {shown.index(run.place) + 1} of {len(shown)}"
        if not on:
            self._leave_coach()
        self.coach.tell(kicker, words, on, run.place == shown[0], step is None)
        self.coach.show()
        # Not with what else is said of a question: who is asked nothing yet must hear it, too.
        self.reach.say(f"{kicker}. {words}")
        if on:
            self.coach.on_button.setFocus()
        elif self.asked is not None:
            self.reach.say_to_asked(self.prompt.accessibleDescription())
        if step is not None:
            self._show_large(step)
        self._unfold({point.place for point in step.point} if step is not None else set())
        self.placed.emit(run.place)
        if step is None and not self._finished:
            self._finished = True
            self.done.emit()

    def _show_large(self, step: Step) -> None:
        """Show the card large that the step speaks of first."""
        for point in step.point:
            card = pointed_card(self.match, point)
            if card is not None:
                self.zoom.show_card(card, self.facts)
                return

    def _unfold(self, places: Set[Place | None]) -> None:
        """Hold open what the step points at beside the table, where the page is narrow for it."""
        beside = {Place.TIMELINE: "timeline", Place.LOG: "column", Place.LARGE_CARD: "column"}
        self.room.hold({beside[place] for place in places if place in beside})

    def _ask(self, decision: Decision) -> None:
        super()._ask(decision)
        # What to do is the lesson's to say, and the question comes after it.
        self.hints.drop()
        if self._told != self.run.place or not self.run.does:
            self.reach.answered()
        if not self.run.does:
            self.coach.on_button.setFocus()

    def _object(self, words: str) -> None:
        self.coach.object(words)
        self.reach.say(words)
        self._place_later()

    def _wait(self) -> None:
        """The other side decides once the learner has read on."""
        self._set_asking(False)
        waits = f"{self.session.names[OTHER]} waits until you go on (G)."
        self.prompt.clear("The lesson is over." if self.run.done else waits)

    def _broken(self, why: str) -> None:
        self.message.tell("The lesson can't go on.", why)

    # --- where the coach stands ---

    @property
    def coaches(self) -> bool:
        """Not while the other side does its part."""
        return self.run.step is None or not self.run.step.opponent

    def places(self) -> list[QRect]:
        """What the step points at."""
        step = self.run.step
        found = [place_of(self, point) for point in step.point] if step is not None else []
        return [place for place in found if place is not None]

    def _hide(self) -> None:
        """The table moves, and is to be watched: the coach says no more meanwhile."""
        super()._hide()
        self._leave_coach()
        self.coach.hide()

    def _leave_coach(self) -> None:
        """Before what has the keyboard goes, and the keyboard with it to wherever Qt likes."""
        if holds_keyboard(self.coach):
            self.table.setFocus()

    def _space(self) -> None:
        """Space goes on where something is read, else it answers as in a game."""
        if not self.run.does:
            if self.asked is not None or not self.table.busy:
                self.go_on()
                return
        super()._space()
