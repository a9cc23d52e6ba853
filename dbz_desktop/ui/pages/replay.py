"""The replay page: a journal on the same table, played, stepped through, scrubbed."""

from __future__ import annotations

from bisect import bisect_right

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QSlider, QVBoxLayout, QWidget

from dbz_desktop.match.journal import JournalError
from dbz_desktop.match.replay import Replay
from dbz_desktop.rules import events as ev
from dbz_desktop.ui.bridge import EngineBridge
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.pages.flow import FlowLayout
from dbz_desktop.ui.pages.log import Teller
from dbz_desktop.ui.pages.overlay import RuleSheet
from dbz_desktop.ui.pages.room import Room
from dbz_desktop.ui.pages.seatfacts import SeatFacts
from dbz_desktop.ui.pages.side import SideColumn
from dbz_desktop.ui.pages.widgets import Message, button, em, label, panel
from dbz_desktop.ui.settings import Settings
from dbz_desktop.ui.sounds import Sounds
from dbz_desktop.ui.table import TableWidget, TimelineWidget
from dbz_desktop.ui.table.following import follow

_PAUSE_MS = 350
"""Between two answers, once the table is at rest."""


class ReplayPage(QWidget):
    """Play, pause, step and scrub. Either seat's view can be taken."""

    left = Signal()

    def __init__(
        self, replay: Replay, faces: FaceCache, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setAccessibleName("Replay")
        self.replay = replay
        self._settings = settings
        self._playing = False
        self._busy = False
        self._seeking = False
        match = replay.match
        self.facts = SeatFacts(match, faces, 0)
        self.bridge = EngineBridge(match, 0, hot_seat=())
        self._teller = Teller(match.seat(0))
        self._turns = self._turn_starts()
        self._build()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_PAUSE_MS)
        self._timer.timeout.connect(self._next)
        self._connect()
        follow(self.table, settings)
        Sounds(self.bridge, settings, self)
        self._refresh()

    def _turn_starts(self) -> list[tuple[int, int, int]]:
        """(answers given, turn, player) where turns begin, found by playing the journal once."""
        starts = []
        match = self.replay.match
        told = 0
        try:
            while True:
                history = match.seat(0).history()
                for event in history[told:]:
                    if isinstance(event, ev.TurnBegan):
                        starts.append((self.replay.position, event.number, event.player))
                told = len(history)
                if self.replay.position >= self.replay.total:
                    break
                self.replay.step()
        except JournalError as error:
            self._broken = str(error)
        else:
            self._broken = ""
        self.last = self.replay.position
        self.replay.seek(0)
        return starts

    def _build(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        main = QWidget()
        column = QVBoxLayout(main)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.message = Message()
        column.addWidget(self.message)
        self.table = TableWidget(self.bridge, faces=self.facts.faces)
        self.table.setTextScale(self._settings.text_scale)
        self.timeline = TimelineWidget(self.bridge)
        self.timeline.cardHovered.connect(self.point_at)
        self.timeline.cardClicked.connect(self.point_at)
        middle = QHBoxLayout()
        middle.setSpacing(0)
        self.side = SideColumn(self._settings)
        self.room = Room(self, self.timeline, self.side, self._settings)
        middle.addWidget(self.room.column)
        middle.addWidget(self.table, 1)
        column.addLayout(middle, 1)
        column.addWidget(self._controls())
        row.addWidget(main, 1)
        self.side.undo.hide()
        self.side.menu.hide()
        self.side.keys.hide()
        row.addWidget(self.side)
        self.rules = RuleSheet(self)
        if self._broken:
            self.message.tell("The replay stops before its end.", self._broken)

    def _controls(self) -> QWidget:
        bar = panel("prompt", "Replay")
        column = QVBoxLayout(bar)
        pad = em(self, 0.6)
        column.setContentsMargins(pad * 2, pad, pad * 2, pad)
        column.setSpacing(em(self, 0.4))
        names = self.replay.match.setup.names
        head = QHBoxLayout()
        head.addWidget(label("Replay", "you"))
        head.addWidget(label(f"{names[0]} against {names[1]}", "question", wrap=True), 1)
        self.place: QLabel = label("", "muted")
        head.addWidget(self.place)
        column.addLayout(head)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName("Place in the game")
        self.slider.setRange(0, self.last)
        self.slider.valueChanged.connect(self._scrubbed)
        column.addWidget(self.slider)
        buttons = QWidget()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        buttons.setSizePolicy(policy)
        row = FlowLayout(buttons, em(self, 0.4))
        self.turn_back = button("Turn back", "secondary", tip="To the start of the turn before")
        self.back = button("Step back", "secondary", tip="One answer back (Left)")
        self.play = button("Play", "primary", tip="Play or pause (Space)")
        self.forward = button("Step", "secondary", tip="One answer on (Right)")
        self.turn_on = button("Next turn", "secondary", tip="To the start of the next turn")
        self.swap = button("", "quiet", tip="See the table from the other side")
        self.leave = button("Leave the replay", "quiet")
        for part in (self.turn_back, self.back, self.play, self.forward, self.turn_on):
            row.addWidget(part)
        row.addWidget(self.swap)
        row.addWidget(self.leave)
        column.addWidget(buttons)
        return bar

    def _connect(self) -> None:
        self.turn_back.clicked.connect(lambda: self._jump_turn(-1))
        self.turn_on.clicked.connect(lambda: self._jump_turn(1))
        self.back.clicked.connect(lambda: self.go_to(self.replay.position - 1))
        self.forward.clicked.connect(self.step)
        self.play.clicked.connect(self.toggle)
        self.swap.clicked.connect(self._swap)
        self.leave.clicked.connect(self.left)
        self.table.busyChanged.connect(self._set_busy)
        self.table.cardHovered.connect(self.point_at)
        self.bridge.eventShown.connect(lambda e: self.side.log.append(self._teller.lines([e])))
        self.bridge.viewerChanged.connect(lambda _seat: self._rebuild_log())
        self.timeline.ruleWanted.connect(self.rules.show_rule)
        self.timeline.leaveWanted.connect(self.table.setFocus)
        self.side.log.cardPointed.connect(self.point_at)
        self.side.log.ruleWanted.connect(self.rules.show_rule)
        self.side.speedChosen.connect(self._set_speed)
        for sequence, slot in (
            ("Space", self.toggle),
            ("Right", self.step),
            ("Left", lambda: self.go_to(self.replay.position - 1)),
            ("T", self.room.toggle_timeline),
            *self.side.shortcuts(),
        ):
            key = QShortcut(QKeySequence(sequence), self)
            key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            key.activated.connect(slot)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room as the game page does."""
        self.room.share()
        super().resizeEvent(event)

    def point_at(self, instance: int) -> None:
        """Show a card large."""
        self.side.zoom.show_card(instance, self.facts)

    # --- moving through the game ---

    def toggle(self) -> None:
        """Play or pause."""
        self._playing = not self._playing
        if self._playing and self.replay.position >= self.last:
            self.go_to(0)
            self._playing = True
        self._refresh()
        if self._playing:
            self._next()
        else:
            self._timer.stop()

    def step(self) -> None:
        """One answer on, as it was played."""
        if self._busy:
            self.table.skipAnimations()
        if self.replay.position < self.last:
            self.replay.step()
            self.bridge.refresh()
        else:
            self._playing = False
        self._refresh()

    def go_to(self, position: int) -> None:
        """Jump to after so many answers."""
        self._playing = False
        self._timer.stop()
        self.table.skipAnimations()
        position = max(0, min(position, self.last))
        if position != self.replay.position:
            self.replay.seek(position)
            self.bridge.refresh()
            self.table.skipAnimations()
        self._refresh()

    def _next(self) -> None:
        if self._playing and not self._busy:
            self.step()
            if self._playing and not self._busy:
                self._timer.start()

    def _set_busy(self, busy: bool) -> None:
        self._busy = busy
        if not busy and self._playing:
            self._timer.start()

    def _scrubbed(self, value: int) -> None:
        if not self._seeking:
            self.go_to(value)

    def _jump_turn(self, direction: int) -> None:
        places = [place for place, _, _ in self._turns]
        here = self.replay.position
        index = bisect_right(places, here) - 1
        if direction < 0 and places and here > places[max(index, 0)]:
            target = places[max(index, 0)]
        else:
            wanted = index + direction
            target = (
                places[wanted] if 0 <= wanted < len(places) else (0 if direction < 0 else self.last)
            )
        self.go_to(target)

    def _swap(self) -> None:
        self.table.skipAnimations()
        self.facts.viewer = 1 - self.bridge.viewer
        self.bridge.setViewer(self.facts.viewer)
        self.side.zoom.clear()
        self._refresh()

    def _set_speed(self, speed: str) -> None:
        self._settings.speed = speed
        self.side.show_speed(speed)

    def _rebuild_log(self) -> None:
        seat = self.bridge.seat
        self._teller = Teller(seat)
        self.side.log.set_lines(self._teller.lines(seat.history()), seat.viewer)

    def _refresh(self) -> None:
        here = self.replay.position
        self._seeking = True
        self.slider.setValue(here)
        self._seeking = False
        index = bisect_right([place for place, _, _ in self._turns], here) - 1
        names = self.replay.match.setup.names
        turn = ""
        if 0 <= index < len(self._turns):
            _, number, player = self._turns[index]
            turn = f"Turn {number}, {names[player]} · "
        self.place.setText(f"{turn}answer {here} of {self.last}")
        self.play.setText("Pause" if self._playing else "Play")
        self.play.setAccessibleName(self.play.text())
        self.back.setEnabled(here > 0)
        self.forward.setEnabled(here < self.last)
        self.swap.setText(f"See it as {names[1 - self.bridge.viewer]}")
        self.swap.setAccessibleName(self.swap.text())
