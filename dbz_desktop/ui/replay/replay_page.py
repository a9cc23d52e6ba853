"""The replay page: a recorded game on the same table, played, stepped through, scrubbed.

It shows both hands. Of a game that isn't over it shows nothing until both players agree.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QMenu,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from dbz_desktop.match.journal.reading import SUFFIX
from dbz_desktop.match.replays.recording import ATTACK, TURN, RecordedMatch, Recording
from dbz_desktop.rules.kernel.events import Event
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.saving import save_copy, save_text
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.kit.consent import Consent
from dbz_desktop.ui.kit.flow_layout import FlowLayout
from dbz_desktop.ui.kit.measure import em, in_ems
from dbz_desktop.ui.kit.reasons import set_reason
from dbz_desktop.ui.kit.theme import set_icon
from dbz_desktop.ui.kit.widgets import label, panel, tool_button
from dbz_desktop.ui.replay.scrubber import Scrubber
from dbz_desktop.ui.tableside.page_access import read_cards
from dbz_desktop.ui.tableside.table_page import TablePage

_PAUSE_MS = {"slow": 900, "normal": 400, "fast": 120, "off": 400}
"""Between two answers, once the table is at rest, by the speed of the table."""


class ReplayPage(TablePage):
    """Play, pause, step and scrub; seen by either seat, or with both hands open."""

    left = Signal()
    fileWanted = Signal()

    def __init__(
        self,
        recording: Recording,
        faces: FaceCache,
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(RecordedMatch(recording), 0, faces, settings, parent)
        self.setAccessibleName("Replay")
        self.setWindowTitle(f"Replay: {recording.names[0]} against {recording.names[1]}")
        self.recording = recording
        self.last = recording.total
        self._agreed = recording.finished
        self._playing = False
        self._busy = False
        self._seeking = False
        self._wanted: int | None = None
        self._timer = self._soon(self._next)
        # A mouse that drags asks for more places than can be drawn: only the last one counts.
        self._scrub = self._soon(self._scrub_now)
        # Telling a whole game again takes longer than drawing the table; it waits its turn.
        self._retell = self._soon(self.tell_anew)
        self._build()
        self._connect()
        self._refresh()
        self._show_parts()

    def _soon(self, do: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(do)
        return timer

    # --- building ---

    def _build(self) -> None:
        self.lay_below(self._controls())
        # What belongs to a game that is played has no place here.
        for part in (self.side.undo, self.side.menu, self.side.keys, self.side.stops):
            part.hide()
        read_cards(self, self.table, self.wordings, self.facts)
        self.consent = Consent(self)
        self.consent.closed.connect(self._asked_both)
        if self.recording.broken:
            self.message.tell("The replay stops before its end.", self.recording.broken)

    def _controls(self) -> QWidget:
        bar = panel("prompt", "Replay")
        column = QVBoxLayout(bar)
        in_ems(column.setContentsMargins, 1, 0.5, 1, 0.5)
        in_ems(column.setSpacing, 0.3)
        head = QHBoxLayout()
        in_ems(head.setSpacing, 0.6)
        head.addWidget(label("Replay", "you"))
        names = self.recording.names
        self.title = label(f"{names[0]} against {names[1]}", "question")
        in_ems(self.title.setMinimumWidth, 4)
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        head.addWidget(self.title, 1)
        self.place: QLabel = label("", "muted")
        head.addWidget(self.place)
        head.addStretch(0)
        column.addLayout(head)
        self.slider = Scrubber()
        self.slider.set_marks(self.recording.marks, self.last)
        self.slider.valueChanged.connect(self._scrubbed)
        column.addWidget(self.slider)
        column.addWidget(self._buttons())
        return bar

    def _buttons(self) -> QWidget:
        """One row where it fits: the way through the game, who sees it, what can be kept."""
        box = QWidget()
        box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        row = FlowLayout(box, 0.3)
        self.turn_back = self._sign("rewind", "Turn back", "To the start of the turn (Ctrl+Left)")
        self.attack_back = self._sign("attack", "Attack back", "To the attack before (Shift+Left)")
        self.back = self._sign("step-back", "Step back", "One answer back (Left)")
        self.play = self._sign("play", "Play", "Play or pause (Space)")
        self.forward = self._sign("step-forward", "Step", "One answer on (Right)")
        self.attack_on = self._sign("attack", "Next attack", "To the next attack (Shift+Right)")
        self.turn_on = self._sign("fast-forward", "Next turn", "To the next turn (Ctrl+Right)")
        # The same sign serves both ways; the arrow tells which.
        self.attack_back.setText("‹")
        self.attack_on.setText("›")
        self.attack_on.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        for part in (
            self.turn_back, self.attack_back, self.back, self.play,
            self.forward, self.attack_on, self.turn_on,
        ):  # fmt: skip
            row.addWidget(part)
        self.views = QButtonGroup(self)
        self.views.setExclusive(True)
        for seat, name in enumerate(self.recording.names):
            short = name if len(name) <= 10 else name[:9] + "…"
            part = tool_button(short, f"See it as {name}", f"See it as {name} (O)")
            part.setCheckable(True)
            self.views.addButton(part, seat)
            row.addWidget(part)
        self.views.button(0).setChecked(True)
        self.both = tool_button("Both hands", "Both hands open", "Show both hands open (B)")
        self.both.setCheckable(True)
        row.addWidget(self.both)
        self.keep = tool_button("File", "Replay file", "Save the replay or its log, open another")
        self.keep.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self.keep)
        self.save = menu.addAction("Save the replay as …")
        self.save_log = menu.addAction("Save the log as text …")
        menu.addSeparator()
        self.open_file = menu.addAction("Open a replay …")
        self.keep.setMenu(menu)
        row.addWidget(self.keep)
        self.leave = tool_button("Leave", "Leave the replay", "Leave the replay (Esc)")
        row.addWidget(self.leave)
        return box

    def _sign(self, sign: str, name: str, tip: str) -> QToolButton:
        part = tool_button("", name, tip)
        set_icon(part, sign, "accent" if sign == "play" else "text", 1.3)
        part.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        if sign != "attack":
            part.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        return part

    def _connect(self) -> None:
        def beside(direction: int, kind: str):
            return lambda: self.go_to(self.recording.beside(self.session.position, direction, kind))

        self.turn_back.clicked.connect(beside(-1, TURN))
        self.turn_on.clicked.connect(beside(1, TURN))
        self.attack_back.clicked.connect(beside(-1, ATTACK))
        self.attack_on.clicked.connect(beside(1, ATTACK))
        self.back.clicked.connect(self.step_back)
        self.forward.clicked.connect(self.step)
        self.play.clicked.connect(self.toggle)
        self.views.idClicked.connect(self.see_as)
        self.both.toggled.connect(self._show_hands)
        self.save.triggered.connect(self._save)
        self.save_log.triggered.connect(self._save_log)
        self.log.saveWanted.connect(self._save_log)
        self.open_file.triggered.connect(self.fileWanted)
        self.leave.clicked.connect(self.left)
        self.table.busyChanged.connect(self._set_busy)
        self.session.viewerChanged.connect(lambda _seat: self._retell.start(0))
        for sequence, slot in (
            ("Space", self.toggle),
            ("Right", self.step),
            ("Left", self.step_back),
            ("Shift+Right", beside(1, ATTACK)),
            ("Shift+Left", beside(-1, ATTACK)),
            ("Ctrl+Right", beside(1, TURN)),
            ("Ctrl+Left", beside(-1, TURN)),
            ("Home", lambda: self.go_to(0)),
            ("End", lambda: self.go_to(self.last)),
            ("O", lambda: self.see_as(1 - self.session.viewer)),
            ("B", self.both.toggle),
            ("T", self.room.toggle_timeline),
            ("X", self.reading.tell_damage),
            *self.side.shortcuts(),
        ):
            key = QShortcut(QKeySequence(sequence), self)
            key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            key.activated.connect(lambda s=slot: self.consent.isVisible() or s())

    # --- before a game is over ---

    def showEvent(self, event: QShowEvent) -> None:
        """Ask both players first where the game goes on."""
        super().showEvent(event)
        if not self._agreed and not self.consent.isVisible():
            self._ask_both(
                "Watch a game that isn't over?",
                "A replay shows both hands, and what lay in the Life Decks.",
                "Both agree: watch it",
                self._agree,
            )

    def _ask_both(self, title: str, text: str, yes: str, then: Callable[[], None]) -> None:
        one, other = self.recording.names
        text = f"{text} Go on only if {one} and {other} both agree."
        self.consent.ask(title, text, (one, other), yes, then, no="Not before it is over")

    def focus_start(self) -> None:
        """Put the keyboard where it is needed first."""
        (self.play if self._agreed else self.consent.no_button).setFocus()

    def _agree(self) -> None:
        self._agreed = True
        self._show_parts()
        self.focus_start()

    def _asked_both(self) -> None:
        # An answer is carried out once the question has closed.
        QTimer.singleShot(0, self, self._leave_unseen)

    def _leave_unseen(self) -> None:
        if not self._agreed:
            self.left.emit()

    def _show_parts(self) -> None:
        for part in (self.main, self.side):
            part.setVisible(self._agreed)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room as the game page does."""
        self.room.share()
        # Where the page is narrow for the text, the place is worth more than the names.
        self.title.setVisible(self.width() >= em(self, 56))
        super().resizeEvent(event)

    # --- moving through the game ---

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
        self._refresh()
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
        self._refresh()

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
        self._refresh()

    def _next(self) -> None:
        if self._playing and not self._busy:
            self.step()
            if self._playing and not self._busy:
                self._wait()

    def _wait(self) -> None:
        self._timer.start(_PAUSE_MS.get(self._settings.speed, 400))

    def _set_busy(self, busy: bool) -> None:
        self._busy = busy
        if not busy and self._playing:
            self._wait()

    def _scrubbed(self, value: int) -> None:
        if not self._seeking:
            self._wanted = value
            self._scrub.start(0)

    def _scrub_now(self) -> None:
        if self._wanted is not None:
            wanted, self._wanted = self._wanted, None
            self.go_to(wanted)

    # --- who sees it ---

    def see_as(self, seat: int) -> None:
        """See the table as a seat saw it."""
        self.views.button(seat).setChecked(True)
        if seat == self.session.viewer:
            return
        self.table.skipAnimations()
        self.session.look_as(seat)
        self.slider.viewer = seat
        self._refresh()

    def _show_hands(self, open_hands: bool) -> None:
        self.table.skipAnimations()
        self.session.show_hands(open_hands)
        self._refresh()

    # --- keeping it ---

    def _save(self) -> None:
        if self.recording.finished:
            self._save_replay()
            return
        self._ask_both(
            "Save a game that isn't over?",
            "Its file holds both decks, and what chance has in store.",
            "Both agree: save it",
            self._save_replay,
        )

    def _save_replay(self) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self,
            "Save the replay",
            str(Path.home() / self.recording.path.name),
            f"Games of DBZ Desktop (*{SUFFIX})",
        )
        self._saved(name and save_copy(self.recording.path, Path(name)), "The replay")

    def _save_log(self) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self,
            "Save the log",
            str(Path.home() / f"{self.recording.path.stem}.txt"),
            "Text (*.txt)",
        )
        if name:
            text = self.recording.log(self.session.viewer, self.session.open_hands)
            self._saved(save_text(text, Path(name)), "The log")

    def _saved(self, problem: str, what: str) -> None:
        if problem:
            self.message.tell(f"{what} could not be saved.", problem)

    # --- what is shown ---

    def tell(self, event: Event) -> None:
        """Add what was just shown to the log."""
        # What is about to be told again as a whole needs no line of its own.
        if not self._retell.isActive():
            super().tell(event)

    def _refresh(self) -> None:
        here = self.session.position
        self._seeking = True
        self.slider.setValue(here)
        self._seeking = False
        names = self.recording.names
        mark = self.recording.mark_at(here, TURN)
        turn = f"Turn {mark.number}, {names[mark.seat]} · " if mark is not None else ""
        self.reading.show_lately(self.zoom)
        self.place.setText(f"{turn}answer {here} of {self.last}")
        name, sign = ("Pause", "pause") if self._playing else ("Play", "play")
        set_icon(self.play, sign, "accent", 1.3)
        self.play.setAccessibleName(name)
        at_start, at_end = here <= 0, here >= self.last
        for part in (self.turn_back, self.attack_back, self.back):
            set_reason(part, "This is the beginning of the game." if at_start else "")
        for part in (self.forward, self.attack_on, self.turn_on):
            set_reason(part, "This is the end of the recording." if at_end else "")
