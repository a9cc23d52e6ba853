"""The page of a lesson: the page of a game, with a coach on it who says what to do."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut

from dbz_desktop.match.lessons.lesson import Step
from dbz_desktop.match.lessons.pointing import pointed_card
from dbz_desktop.match.lessons.run import OTHER, LessonRun
from dbz_desktop.rules.kernel.decisions import Decision
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.game.game_page import GamePage
from dbz_desktop.ui.kit.key_list import name_of, shortcuts_of
from dbz_desktop.ui.kit.measure import at_new_look, em, holds_keyboard
from dbz_desktop.ui.learn.coach import Coach
from dbz_desktop.ui.learn.guided_session import GuidedSession
from dbz_desktop.ui.learn.pointing import Rings, on_page, place_of
from dbz_desktop.ui.system.timers import single_shot

_NOT_HERE = {"I", "J", "P", "Shift+U", "S", "K", "Shift+Y", "Shift+N"}
"""Keys of a game that a lesson has no use for."""


class LessonPage(GamePage):
    """A lesson on the table. `again` asks for it to be opened at a step, `done` tells that it was
    gone through, `placed` at which step it stands."""

    session_type = GuidedSession
    session: GuidedSession

    again = Signal(int)
    placed = Signal(int)
    done = Signal()
    nextWanted = Signal()

    def __init__(
        self, run: LessonRun, faces: FaceCache, settings: Settings, following: bool = False
    ) -> None:
        """`following` says whether another lesson comes next."""
        super().__init__(run.match, faces, settings)
        self.run, self._following = run, following
        self.setAccessibleName("Lesson")
        self.setWindowTitle(run.lesson.title)
        self._told = -1
        self._finished = False
        self._placing = single_shot(self, 0, self._place)
        self.rings = Rings(self)
        self.coach = Coach(self)
        self.reach.add_part(self.coach)
        self.session.guide(run)
        self._tidy()
        self.session.objected.connect(self._object)
        self.session.broken.connect(self._broken)
        self.session.rested.connect(self._show_step)
        self.session.moves.connect(self._hide_rings)
        self.session.waits.connect(self._wait)
        self.table.busyChanged.connect(self._busy)
        self.coach.on.connect(self.go_on)
        self.coach.back.connect(self.step_back)
        self.coach.left.connect(self.left)
        self.coach.again.connect(lambda: self.again.emit(0))
        for part in (self.side, self.room.column):
            part.installEventFilter(self)
        for keys, slot, meaning in (
            ("G", self.go_on, "Go on in the lesson"),
            ("Backspace", self.step_back, "One step of the lesson back"),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setWhatsThis(meaning)
            shortcut.activated.connect(slot)
        at_new_look(self._place_later)

    def _tidy(self) -> None:
        """Put away what a lesson has no use for."""
        side = self.side
        side.stops.hide()
        for action in (side.back, side.by_hand, side.concede):
            action.setVisible(False)
        side.undo.setToolTip("One step of the lesson back (Backspace)")
        for shortcut in shortcuts_of(self):
            if name_of(shortcut) in _NOT_HERE:
                shortcut.setEnabled(False)

    def focus_start(self) -> None:
        """Begin: the keyboard goes where the first step needs it."""
        self.begin()

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

    def undo(self) -> None:
        """A lesson is taken back step by step."""
        self.step_back()

    def choose_undo(self) -> None:
        """A lesson is taken back step by step."""
        self.step_back()

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
            on = "Next lesson" if self._following else "To the lessons"
            kicker = f"{run.lesson.title} · done"
        else:
            words, on = step.say, "Go on" if step.tells else ""
            kicker = f"{run.lesson.title} · {shown.index(run.place) + 1} of {len(shown)}"
        if not on and holds_keyboard(self.coach):
            # Before its button goes, and the keyboard with it to wherever Qt likes.
            self.reach.home()
        self.coach.tell(kicker, words, on, run.place == shown[0], step is None)
        self.coach.show()
        # Not with what else is said of a question: who is asked nothing yet must hear it, too.
        self.reach.say(f"{kicker}. {words}")
        if on:
            self.coach.on_button.setFocus()
        if step is not None:
            self._show_large(step)
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

    def _ask(self, decision: Decision) -> None:
        super()._ask(decision)
        # What to do is the lesson's to say.
        self.hints.drop()
        step = self.run.step
        if step is None or step.tells:
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

    def _busy(self, busy: bool) -> None:
        if busy:
            self._hide_rings()
        else:
            self._place_later()

    def _hide_rings(self) -> None:
        self.rings.hide()

    def _place_later(self) -> None:
        """Once the page has its layout, for what is pointed at moves with it."""
        self._placing.start()

    def _place(self) -> None:
        step = self.run.step
        if not self.coach.isVisible() or (step is not None and step.opponent):
            return
        found = [place_of(self, point) for point in step.point] if step is not None else []
        places = [place for place in found if place is not None]
        gap = em(self, 0.5)
        room = self.rect().adjusted(gap, gap, -gap, -gap)
        taken = [(place, 40.0) for place in places]
        taken.append((QRect(self.prompt.mapTo(self, QPoint(0, 0)), self.prompt.size()), 12.0))
        for item in self.table.table.cards.values():
            taken.append((on_page(self, item.area()), 6.0 if item.options else 1.5))
        for gauge in self.table.table.gauges():
            taken.append((on_page(self, gauge.area()), 1.5))
        target = places[0] if places else None
        self.coach.fit(room, taken, target)
        self.rings.show_around(places, self.coach.geometry())
        self.rings.show()
        self.rings.raise_()
        self.coach.raise_()
        for part in self._overlays():
            if part.isVisible():
                part.raise_()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another size: all lies elsewhere."""
        super().resizeEvent(event)
        self._place_later()

    def eventFilter(self, watched, event) -> bool:
        """The column or the timeline was folded, which moves the table."""
        if event.type() in (event.Type.Resize, event.Type.Show, event.Type.Hide):
            self._place_later()
        return False

    def _space(self) -> None:
        """Space goes on where something is read, else it answers as in a game."""
        step = self.run.step
        if step is None or step.tells:
            if self.asked is not None or not self.table.busy:
                self.go_on()
                return
        super()._space()
