"""A page that walks through what was recorded, on the table: played, stepped, from either side."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QButtonGroup, QToolButton, QWidget

from dbz_desktop.match.replays.recording import RecordedMatch, Recording
from dbz_desktop.rules.kernel.events import Event
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.kit.reasons import set_reason
from dbz_desktop.ui.kit.theme import set_icon
from dbz_desktop.ui.kit.widgets import named, tool_button
from dbz_desktop.ui.session.conductor import PAUSES
from dbz_desktop.ui.system.timers import single_shot
from dbz_desktop.ui.tableside.table_page import TablePage

Keys = tuple[str, Callable[[], object]]

_NAME = 14
"""So many letters of a player's name stand on a button."""


class WalkPage(TablePage):
    """Play, pause and step; seen by either seat, or with both hands open.

    A page puts `back`, `play`, `forward`, the buttons of `views` and `both` where it wants them,
    binds its keys with `bind`, and shows its place in `refresh`.
    """

    left = Signal()

    def __init__(
        self,
        recording: Recording,
        faces: FaceCache,
        settings: Settings,
        open_hands: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        match = RecordedMatch(recording, 0, open_hands)
        super().__init__(match, 0, faces, settings, parent)
        self.recording = recording
        self.pauses = PAUSES
        """Between two answers, once the table is at rest, in ms by the speed of the table."""
        self._playing = False
        self._busy = False
        self._timer = single_shot(self, 0, self._next)
        # Telling a whole game again takes longer than drawing the table; it waits its turn.
        self._retell = single_shot(self, 0, self.tell_anew)
        # What belongs to a game that is played has no place here.
        for part in (self.side.undo, self.side.menu, self.side.keys, self.side.stops):
            part.hide()
        self.back = self.sign("step-back", "Step back", "One answer back (Left)")
        self.play = self.sign("play", "Play", "Play or pause (Space)")
        self.forward = self.sign("step-forward", "Step", "One answer on (Right)")
        self.views = QButtonGroup(self, exclusive=True)
        for seat in (0, 1):
            self.views.addButton(tool_button("", "", checkable=True), seat)
        self._name_views()
        self.both = tool_button("Both hands", "Both hands open", "Show both hands open (B)")
        self.both.setCheckable(True)
        self.both.setChecked(open_hands)
        self.back.clicked.connect(self.step_back)
        self.forward.clicked.connect(self.step)
        self.play.clicked.connect(self.toggle)
        self.views.idClicked.connect(self.see_as)
        self.both.toggled.connect(self._show_hands)
        self.table.busyChanged.connect(self._set_busy)
        self.session.viewerChanged.connect(lambda _seat: self._retell.start())

    @property
    def last(self) -> int:
        """The last place there is: the number of answers that were recorded."""
        return self.recording.total

    def show_recording(self, recording: Recording, open_hands: bool = False) -> None:
        """Walk through another recording than the page was made with, from its beginning."""
        self._playing = False
        self._timer.stop()
        self.recording = recording
        self.show_match(RecordedMatch(recording, 0, open_hands), 0)
        self._name_views()
        with QSignalBlocker(self.both):
            self.both.setChecked(open_hands)

    def _name_views(self) -> None:
        """Whose side it can be seen from; it is seen from that of the first."""
        for seat, name in enumerate(self.recording.names):
            part, whole = self.views.button(seat), f"See it as {name}"
            part.setText(name if len(name) <= _NAME else name[: _NAME - 1] + "…")
            named(part, whole, f"{whole} (O)", f"{whole} (O)")
        self.views.button(0).setChecked(True)

    def sign(self, sign: str, name: str, tip: str) -> QToolButton:
        """A button with a sign."""
        part = tool_button("", name, tip)
        set_icon(part, sign, "accent" if sign == "play" else "text", 1.3)
        part.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        return part

    def bind(self, *keys: Keys, held: Callable[[], bool] = lambda: False) -> None:
        """Bind the keys of the way through, and the page's own; none does anything while `held`."""
        for sequence, slot in (
            ("Space", self.toggle),
            ("Right", self.step),
            ("Left", self.step_back),
            ("Home", lambda: self.go_to(0)),
            ("End", lambda: self.go_to(self.last)),
            ("O", lambda: self.see_as(1 - self.session.viewer)),
            ("B", self.both.toggle),
            ("X", self.reading.tell_damage),
            *keys,
            *self.side.shortcuts(),
        ):
            key = QShortcut(QKeySequence(sequence), self)
            key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            key.activated.connect(lambda s=slot: held() or s())

    # --- moving through it ---

    @property
    def playing(self) -> bool:
        """True while it plays by itself."""
        return self._playing

    def toggle(self) -> None:
        """Play or pause; at the end, play from the start."""
        playing = not self._playing
        if playing and self.session.position >= self.last:
            self.go_to(0)
        self._playing = playing
        self.refresh()
        if self._playing:
            self._next()
        else:
            self._timer.stop()

    def step(self) -> None:
        """One answer on, as it was played."""
        if self._busy:
            self.table.skipAnimations()
        if self.session.position < self.last:
            self.session.go(self.session.position + 1)
        self._playing = self._playing and self.session.position < self.last
        self.refresh()

    def step_back(self) -> None:
        """One answer back."""
        self.go_to(self.session.position - 1)

    def go_to(self, position: int) -> None:
        """Jump to after so many answers."""
        self._playing = False
        self._timer.stop()
        self.table.skipAnimations()
        position = max(0, min(position, self.last))
        if position != self.session.position:
            self.session.go(position)
            self.table.skipAnimations()
        self.refresh()

    def _next(self) -> None:
        if self._playing and not self._busy:
            self.step()
            if self._playing and not self._busy:
                self._wait()

    def _wait(self) -> None:
        self._timer.start(self.pauses.get(self._settings.speed, self.pauses["normal"]))

    def _set_busy(self, busy: bool) -> None:
        self._busy = busy
        if not busy and self._playing:
            self._wait()

    # --- who sees it ---

    def see_as(self, seat: int) -> None:
        """See the table as a seat saw it."""
        self.views.button(seat).setChecked(True)
        if seat == self.session.viewer:
            return
        self.table.skipAnimations()
        self.session.look_as(seat)
        self.refresh()

    def _show_hands(self, open_hands: bool) -> None:
        self.table.skipAnimations()
        self.session.show_hands(open_hands)
        self.refresh()

    # --- what is shown ---

    def tell(self, event: Event) -> None:
        """Add what was just shown to the log."""
        # What is about to be told again as a whole needs no line of its own.
        if not self._retell.isActive():
            super().tell(event)

    def refresh(self) -> None:
        """Show the place that was come to."""
        here = self.session.position
        self.reading.show_lately(self.zoom)
        name, sign = ("Pause", "pause") if self._playing else ("Play", "play")
        set_icon(self.play, sign, "accent", 1.3)
        self.play.setAccessibleName(name)
        set_reason(self.back, "This is the beginning." if here <= 0 else "")
        set_reason(self.forward, "This is the end." if here >= self.last else "")
