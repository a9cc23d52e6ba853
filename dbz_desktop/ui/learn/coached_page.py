"""A game page with a coach on it, who speaks beside what he speaks of."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QWidget

from dbz_desktop.match.match import Match
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.game.game_page import GamePage
from dbz_desktop.ui.kit.key_list import name_of, shortcuts_of
from dbz_desktop.ui.kit.measure import at_new_look, em
from dbz_desktop.ui.learn.coach import Coach
from dbz_desktop.ui.learn.pointing import Rings, on_page
from dbz_desktop.ui.system.timers import single_shot

_NOT_HERE = {"I", "J", "P", "Shift+U", "S", "K", "Shift+Y", "Shift+N"}
"""Keys of a game that is kept, which what is coached has no use for."""


class CoachedPage(GamePage):
    """`again` asks to begin anew at a step, `done` tells that all of it was done, `nextWanted`
    asks for what comes next. `kind` is what is coached, in a word."""

    again = Signal(int)
    done = Signal()
    nextWanted = Signal()
    kind = ""

    def __init__(
        self,
        match: Match,
        faces: FaceCache,
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(match, faces, settings, parent)
        self.setAccessibleName(self.kind.capitalize())
        self._placing = single_shot(self, 0, self._place)
        self.rings = Rings(self)
        self.coach = Coach(self, self.kind)
        self.reach.add_part(self.coach)
        self._tidy()
        self.session.moves.connect(self._hide)
        self.table.busyChanged.connect(self._busy)
        self._fresh = False
        self.table.forecasts.pointed.connect(self._make_way)
        self.coach.spoke.connect(self._spoke)
        self.coach.on.connect(self.go_on)
        self.coach.back.connect(self.step_back)
        self.coach.left.connect(self.left)
        self.coach.again.connect(lambda: self.again.emit(0))
        for part in (self.side, self.room.column):
            part.installEventFilter(self)
        for keys, slot, meaning in (
            ("G", self.go_on, f"Go on in the {self.kind}"),
            ("Backspace", self.step_back, f"One step of the {self.kind} back"),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setWhatsThis(meaning)
            shortcut.activated.connect(slot)
        at_new_look(self._place_later)

    def _tidy(self) -> None:
        """Put away what is of no use here."""
        side = self.side
        side.stops.hide()
        # The coach has hints of its own, and tells what the other side does.
        self.hints.offered = self.so_far.offered = False
        for action in (side.back, side.by_hand, side.concede):
            action.setVisible(False)
        side.undo.setToolTip(f"One step of the {self.kind} back (Backspace)")
        for shortcut in shortcuts_of(self):
            if name_of(shortcut) in _NOT_HERE:
                shortcut.setEnabled(False)

    def focus_start(self) -> None:
        """Begin: the keyboard goes where the first step needs it."""
        self.begin()

    def go_on(self) -> None:
        """What the coach's foremost button does."""
        raise NotImplementedError

    def step_back(self) -> None:
        """Go back to before the last thing that was done."""
        raise NotImplementedError

    def undo(self) -> None:
        """Take back in steps, as the coach does."""
        self.step_back()

    def choose_undo(self) -> None:
        """Take back in steps, as the coach does."""
        self.step_back()

    # --- where the coach stands ---

    def places(self) -> Sequence[QRect]:
        """What is ringed now, in the page's coordinates; the coach stands near the first."""
        return ()

    @property
    def coaches(self) -> bool:
        """Whether the coach has anything to say now."""
        return True

    def _busy(self, busy: bool) -> None:
        if busy:
            self._hide()
        else:
            self._place_later()

    def _hide(self) -> None:
        """The table moves: what is ringed moves with it."""
        self.rings.hide()

    def _place_later(self) -> None:
        """Once the page has its layout, for what is pointed at moves with it."""
        self._placing.start()

    def _spoke(self) -> None:
        # Whatever is pointed at since before: what is said now is to be read first.
        self._fresh = True

    def _make_way(self) -> None:
        """What is pointed at is told in the middle of the table: that is to be seen now."""
        told = self.table.forecasts.asked_for
        folded = told is not None and on_page(self, told).intersects(self.coach.whole)
        if folded != self.coach.folded and not self._fresh:
            self.coach.fold(folded)
            self._place_later()

    def _place(self) -> None:
        if not self.coach.isVisible() or not self.coaches:
            return
        places = list(self.places())
        gap = em(self, 0.5)
        room = self.rect().adjusted(gap, gap, -gap, -gap)
        taken = [(place, 40.0) for place in places]
        taken.append((QRect(self.prompt.mapTo(self, QPoint(0, 0)), self.prompt.size()), 12.0))
        for beside, matters in ((self.zoom, 20.0), (self.timeline, 3.0), (self.log, 3.0)):
            if beside.isVisible():
                taken.append((QRect(beside.mapTo(self, QPoint(0, 0)), beside.size()), matters))
        for item in self.table.table.cards.values():
            # The back of a card tells nothing.
            matters = 6.0 if item.options else 1.5 if item.card is not None else 0.2
            taken.append((on_page(self, item.area()), matters))
        for gauge in self.table.table.gauges():
            taken.append((on_page(self, gauge.area()), 1.5))
        told = self.table.forecasts.asked_for
        if self.coach.folded and told is not None:
            taken.append((on_page(self, told), 20.0))
        self.coach.fit(room, taken, places[0] if places else None)
        self._fresh = False
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

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The column or the timeline was folded, which moves the table."""
        if event.type() in (event.Type.Resize, event.Type.Show, event.Type.Hide):
            self._place_later()
        return False
