"""The replay page: a recorded game on the same table, played, stepped through, scrubbed.

It shows both hands. Of a game that isn't over it shows nothing until both players agree.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMenu,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from dbz_desktop.match.journal.saving import save_copy
from dbz_desktop.match.replays.recording import ATTACK, TURN, Recording
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.kit.consent import Consent, only_if_agreed, persons
from dbz_desktop.ui.kit.flow_layout import FlowLayout
from dbz_desktop.ui.kit.layouts import add, fill
from dbz_desktop.ui.kit.measure import em, in_ems
from dbz_desktop.ui.kit.own_files import GAMES, where_to_save
from dbz_desktop.ui.kit.reasons import set_reason
from dbz_desktop.ui.kit.widgets import label, panel, tool_button
from dbz_desktop.ui.replay.scrubber import Scrubber
from dbz_desktop.ui.replay.win_curve import WinCurve
from dbz_desktop.ui.system.timers import single_shot
from dbz_desktop.ui.tableside.walk_page import WalkPage
from dbz_desktop.writing import save_text


class ReplayPage(WalkPage):
    """Scrub through a game, jump by turn and attack, keep it as a file."""

    fileWanted = Signal()
    whatIfWanted = Signal(object, int)
    """The file of the game, and the number of answers after which it is to go on otherwise."""

    def __init__(
        self,
        recording: Recording,
        faces: FaceCache,
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(recording, faces, settings, parent=parent)
        self.setAccessibleName("Replay")
        self.setWindowTitle(f"Replay: {recording.names[0]} against {recording.names[1]}")
        # Where no person plays, nobody's hand is secret.
        self._agreed = recording.open or all(recording.setup.players)
        self._seeking = False
        self._wanted: int | None = None
        # A mouse that drags asks for more places than can be drawn: only the last one counts.
        self._scrub = single_shot(self, 0, self._scrub_now)
        self._build()
        self._connect()
        self.refresh()
        self._show_parts()

    # --- building ---

    def _build(self) -> None:
        self.lay_below(self._controls())
        self.consent = Consent(self)
        self.consent.closed.connect(self._asked_both)
        if self.recording.broken:
            why = self.recording.broken
            if self.recording.ended:
                why += (
                    ". The match itself was played to its end: with another version of the program "
                    "or of its cards, or the file was changed since."
                )
            self.message.tell("The replay stops before its end.", why)

    def _controls(self) -> QWidget:
        bar = panel("prompt", "Replay")
        column = QVBoxLayout(bar)
        in_ems(column.setContentsMargins, 1, 0.5, 1, 0.5)
        in_ems(column.setSpacing, 0.3)
        head = add(column, QHBoxLayout())
        in_ems(head.setSpacing, 0.6)
        self.sort = add(head, label("Replay", "you"))
        names = self.recording.names
        self.title = add(head, label(f"{names[0]} against {names[1]}", "question"), 1)
        in_ems(self.title.setMinimumWidth, 4)
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.place: QLabel = label("", "muted")
        fill(head, self.place, 0)
        self.slider = Scrubber()
        self.slider.set_marks(self.recording.marks, self.last)
        self.slider.valueChanged.connect(self._scrubbed)
        self.curve = add(column, WinCurve(self))
        fill(column, self.slider, self._buttons())
        return bar

    def _buttons(self) -> QWidget:
        """One row where it fits: the way through the game, who sees it, what can be kept."""
        box = QWidget()
        box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        row = FlowLayout(box, 0.3)
        self.turn_back = self.sign("rewind", "Turn back", "To the start of the turn (Ctrl+Left)")
        self.attack_back = self.sign("attack", "Attack back", "To the attack before (Shift+Left)")
        self.attack_on = self.sign("attack", "Next attack", "To the next attack (Shift+Right)")
        self.turn_on = self.sign("fast-forward", "Next turn", "To the next turn (Ctrl+Right)")
        # The same sign serves both ways; the arrow tells which.
        for part, words in ((self.attack_back, "‹"), (self.attack_on, "›")):
            part.setText(words)
            part.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.attack_on.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        for part in (
            self.turn_back, self.attack_back, self.back, self.play,
            self.forward, self.attack_on, self.turn_on,
        ):  # fmt: skip
            row.addWidget(part)
        for seen_by in (*self.views.buttons(), self.both, self.curve.switch):
            row.addWidget(seen_by)
        tip = "Go on from here in the sandbox; the game stays as it was (Shift+W)"
        self.what_if = tool_button("What if", "What if: go on from here", tip)
        row.addWidget(self.what_if)
        self.keep = tool_button("File", "Replay file", "Save the replay or its log, open another")
        self.keep.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self.keep)
        self.save = menu.addAction("Save the replay as …")
        self.save_log = menu.addAction("Save the log as text …")
        menu.addSeparator()
        self.open_file = menu.addAction("Open a replay …")
        self.keep.setMenu(menu)
        row.addWidget(self.keep)
        self.leave = add(row, tool_button("Leave", "Leave the replay", "Leave the replay (Esc)"))
        return box

    def _connect(self) -> None:
        def beside(direction: int, kind: str):
            return lambda: self.go_to(self.recording.beside(self.session.position, direction, kind))

        self.turn_back.clicked.connect(beside(-1, TURN))
        self.turn_on.clicked.connect(beside(1, TURN))
        self.attack_back.clicked.connect(beside(-1, ATTACK))
        self.attack_on.clicked.connect(beside(1, ATTACK))
        self.save.triggered.connect(self._save)
        self.save_log.triggered.connect(self._save_log)
        self.log.saveWanted.connect(self._save_log)
        self.open_file.triggered.connect(self.fileWanted)
        self.leave.clicked.connect(self.left)
        self.what_if.clicked.connect(self._try_out)
        self.bind(
            ("Shift+W", self.what_if.click),
            ("Shift+Right", beside(1, ATTACK)),
            ("Shift+Left", beside(-1, ATTACK)),
            ("Ctrl+Right", beside(1, TURN)),
            ("Ctrl+Left", beside(-1, TURN)),
            *self.curve.keys(),
            ("T", self.room.toggle_timeline),
            held=self.consent.isVisible,
        )

    # --- before a game is over ---

    def showEvent(self, event: QShowEvent) -> None:
        """Ask both players first where the game goes on."""
        super().showEvent(event)
        if not self._agreed and not self.consent.isVisible():
            self._ask_both(
                "Watch a game that isn't over?",
                "A replay shows both hands, and what lay in the Life Decks.",
                "watch it",
                self._agree,
            )

    def _ask_both(self, title: str, text: str, yes: str, then: Callable[[], None]) -> None:
        asked = persons(self.recording.names, self.recording.setup.players)
        text = f"{text} {only_if_agreed(asked)}".strip()
        yes = f"Both agree: {yes}" if len(asked) > 1 else f"{yes[:1].upper()}{yes[1:]}"
        self.consent.ask(title, text, asked, yes, then, no="Not before it is over")

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
        self._share_bar()
        super().resizeEvent(event)

    def _share_bar(self) -> None:
        """Where the page is low for the text, the chances stand in the place of the scrubber."""
        instead = self.curve.curve is not None and not self.curve.isHidden()
        low = instead and self.height() < em(self, 26)
        self.curve.chart.set_low(low)
        for part in (self.sort, self.place, self.slider):
            part.setVisible(not low)
        # Where it is narrow for the text, the place is worth more than the names.
        self.title.setVisible(not low and self.width() >= em(self, 56))

    # --- moving through the game ---

    def _scrubbed(self, value: int) -> None:
        if not self._seeking:
            self._wanted = value
            self._scrub.start(0)

    def _scrub_now(self) -> None:
        if self._wanted is not None:
            wanted, self._wanted = self._wanted, None
            self.go_to(wanted)

    def _try_out(self) -> None:
        self.whatIfWanted.emit(self.recording.path, self.session.position)

    # --- keeping it ---

    def _save(self) -> None:
        if self.recording.open:
            self._save_replay()
            return
        self._ask_both(
            "Save a game that isn't over?",
            "Its file holds both decks, and what chance has in store.",
            "save it",
            self._save_replay,
        )

    def _save_replay(self) -> None:
        proposed = Path.home() / self.recording.path.name
        target = where_to_save(self, "Save the replay", proposed, GAMES)
        if target is not None:
            self._saved(save_copy(self.recording.path, target), "The replay")

    def _save_log(self) -> None:
        proposed = Path.home() / f"{self.recording.path.stem}.txt"
        target = where_to_save(self, "Save the log", proposed, "Text (*.txt)")
        if target is not None:
            text = self.recording.log(self.session.viewer, self.session.open_hands)
            self._saved(save_text(text, target), "The log")

    def _saved(self, problem: str, what: str) -> None:
        if problem:
            self.message.tell(f"{what} could not be saved.", problem)

    # --- what is shown ---

    def refresh(self) -> None:
        """Show the place that was come to, on the bar and in words."""
        super().refresh()
        here = self.session.position
        self.slider.viewer = self.session.viewer
        self._seeking = True
        self.slider.setValue(here)
        self._seeking = False
        names = self.recording.names
        mark = self.recording.mark_at(here, TURN)
        turn = f"Turn {mark.number}, {names[mark.seat]} · " if mark is not None else ""
        self.curve.show_place()
        self._share_bar()
        self.place.setText(f"{turn}answer {here} of {self.last}")
        for part in (self.turn_back, self.attack_back):
            set_reason(part, "This is the beginning." if here <= 0 else "")
        over = self.recording.decisions[here] is None
        set_reason(self.what_if, "The game is over here; go to an earlier place." if over else "")
        for part in (self.attack_on, self.turn_on):
            set_reason(part, "This is the end." if here >= self.last else "")
