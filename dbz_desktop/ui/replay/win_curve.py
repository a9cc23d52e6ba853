"""The part of a replay that tells who would have won when: worked out on demand, then kept."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QProgressBar, QWidget

from dbz_desktop.match.journal.saving import chances_file
from dbz_desktop.match.replays.curve import Curve, TurningPoint
from dbz_desktop.match.replays.curve_words import in_short, turning_words
from dbz_desktop.match.replays.kept_curve import (
    CurveFailed,
    keep_curve,
    read_curve,
    work_out_beside,
)
from dbz_desktop.ui.kit.announcing import say
from dbz_desktop.ui.kit.layouts import add, fill, hbox, vbox
from dbz_desktop.ui.kit.reasons import set_reason
from dbz_desktop.ui.kit.widgets import button, label, plain_tip, tool_button
from dbz_desktop.ui.replay.win_chart import WinChart
from dbz_desktop.ui.system.work import Work
from dbz_desktop.ui.tableside.walk_page import Keys, WalkPage

NOT_OVER = "The chances to win are told once the game is over: they follow from both hands."
_HINT = "A number marks an answer that cost much. N goes to the next one, Shift+N back."
_NONE = "No answer cost much: nobody could have known a clearly better one."


class WinCurve(QWidget):
    """The chart with what it says of the place where the replay stands, or how far it is worked
    out; at a turning point the better answer is pointed at on the table. `switch` shows it."""

    def __init__(self, page: WalkPage) -> None:
        super().__init__()
        self._page, self._recording = page, page.recording
        self._work: Work | None = None
        self._pointing = False
        self.switch = tool_button(
            "Chances", "Chances to win", "Each side's chance to win, and what turned the game (W)"
        )
        self.switch.setCheckable(True)
        set_reason(self.switch, "" if self._recording.finished else NOT_OVER)
        self.chart = WinChart(self._recording)
        fill(vbox(self, 0.2, 0), self._make_waiting(), self._make_shown())
        self.hide()
        self.switch.toggled.connect(self._switched)
        self.chart.placeWanted.connect(page.go_to)
        page.table.busyChanged.connect(lambda busy: self._point_out())
        if self._recording.finished:
            self._begin(Work(lambda work: self._read(), self))

    def _make_waiting(self) -> QWidget:
        self.waiting = QWidget()
        row = hbox(self.waiting, 0.6, 0)
        self.state = label("", "muted", wrap=True)
        self.progress = QProgressBar()
        self.progress.setAccessibleName("How far the chances are worked out")
        self.progress.setRange(0, 100)
        self.stop = button("Cancel", "secondary", "Cancel working out the chances")
        self.again = button("Try again", "secondary", "Work the chances out again")
        for part, stretch in ((self.state, 1), (self.progress, 1), (self.stop, 0), (self.again, 0)):
            row.addWidget(part, stretch)
        self.stop.clicked.connect(lambda: self.switch.setChecked(False))
        self.again.clicked.connect(self.work_out)
        return self.waiting

    def _make_shown(self) -> QWidget:
        self.shown = QWidget()
        column = fill(vbox(self.shown, 0.2, 0), self.chart)
        row = add(column, hbox(gap=0.4))
        self.words = label("", "body", wrap=True)
        self.back = tool_button("‹", "Turning point before", "To the one before (Shift+N)")
        self.on = tool_button("Turning point ›", "Next turning point", "To the next one (N)")
        row.addWidget(self.words, 1)
        for part in (self.back, self.on):
            row.addWidget(part, 0, Qt.AlignmentFlag.AlignTop)
        self.back.clicked.connect(lambda: self.go(-1))
        self.on.clicked.connect(lambda: self.go(1))
        self.shown.hide()
        return self.shown

    def keys(self) -> tuple[Keys, ...]:
        """The keys of the page that belong to it."""
        return (
            ("W", self.switch.click),
            ("N", lambda: self.go(1)),
            ("Shift+N", lambda: self.go(-1)),
        )

    @property
    def curve(self) -> Curve | None:
        """What is shown, once it is known."""
        return self.chart.curve if self.chart.count() else None

    def open(self) -> None:
        """Show it; work it out first where that wasn't done yet."""
        if self.switch.isEnabled():
            self.switch.setChecked(True)

    def _switched(self, shown: bool) -> None:
        self.setVisible(shown)
        if shown:
            self.work_out()
        else:
            self.cancel()
        self._page.refresh()

    # --- working it out ---

    def work_out(self) -> None:
        """Work the curve out beside the window, unless it is known."""
        recording = self._recording
        if self.curve is not None or recording.pool is None:
            return
        pool = recording.pool

        def work(work: Work) -> Curve | None:
            found = self._read()
            if found is None:
                file = chances_file(recording.path)
                found = work_out_beside(recording.path, pool, work.progress, lambda: work.cancelled)
                if found is not None and file is not None:
                    keep_curve(found, file)
            return found

        self._tell("Working out each side's chance to win …", True)
        self._begin(Work(work, self, (CurveFailed,)))

    def _read(self) -> Curve | None:
        file = chances_file(self._recording.path)
        return None if file is None else read_curve(self._recording, file)

    def cancel(self) -> None:
        """Work it out no more."""
        if self._work is not None:
            self._work.cancel()
            self._work = None

    def _begin(self, work: Work) -> None:
        self.cancel()
        self._work = work
        work.done.connect(self._take)
        work.failed.connect(lambda error: self._tell(f"That could not be done: {error}.", False))
        work.progressed.connect(lambda part: self.progress.setValue(round(100 * part)))
        work.start()

    def _tell(self, words: str, working: bool) -> None:
        self.state.setText(words)
        self.progress.setValue(0)
        for part in (self.progress, self.stop):
            part.setVisible(working)
        self.again.setVisible(not working)
        say(self, words)

    def _take(self, curve: Curve | None) -> None:
        self._work = None
        if curve is None:
            return
        self.chart.show_curve(curve)
        self.waiting.hide()
        self.shown.show()
        self.open()
        self._page.refresh()

    # --- the place ---

    def show_place(self) -> None:
        """Tell of the place where the replay stands."""
        session = self._page.session
        self.chart.show_place(session.position, session.viewer)
        self._point_out()
        if self.curve is None:
            return
        point = self.point_here()
        nothing = _HINT if self.curve.turning else _NONE
        told = nothing if point is None else turning_words(point, self._recording)
        self.words.setText(nothing if point is None else in_short(point, self._recording))
        self.words.setToolTip(plain_tip(told))
        self.words.setAccessibleName(told)
        for part, direction in ((self.back, -1), (self.on, 1)):
            set_reason(part, "" if self._beside(direction) else "There is none on that side.")

    def point_here(self) -> TurningPoint | None:
        """The turning point at which the replay stands, while the curve is shown."""
        if self.curve is None or self.isHidden():
            return None
        here = self._page.session.position
        return next((point for point in self.curve.turning if point.position == here), None)

    def go(self, direction: int) -> None:
        """To the next turning point (1), or the one before (-1), as its player saw it."""
        point = self._beside(direction)
        if point is not None and not self.isHidden():
            self._page.see_as(point.seat)
            self._page.go_to(point.position)
            say(self, self.words.accessibleName())

    def _beside(self, direction: int) -> TurningPoint | None:
        if self.curve is None:
            return None
        here, turning = self._page.session.position, self.curve.turning
        if direction > 0:
            return next((p for p in turning if p.position > here), None)
        return next((p for p in reversed(turning) if p.position < here), None)

    def _point_out(self) -> None:
        """Point at the card of the answer that would have been better here."""
        point = self.point_here()
        decision = self._recording.decisions[self._page.session.position]
        card = -1 if point is None or decision is None else decision.options[point.better].card
        if card >= 0 or self._pointing:
            self._page.table.light(card)
        self._pointing = card >= 0
