"""The side column of the game page: tools, the card in focus, the log."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import (
    QFrame,
    QMenu,
    QSizePolicy,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from dbz_desktop.ui.pages.flow import FlowLayout
from dbz_desktop.ui.pages.judge import JudgePanel
from dbz_desktop.ui.pages.log import LogPanel
from dbz_desktop.ui.pages.widgets import em, tool_button
from dbz_desktop.ui.pages.zoom import ZoomPanel
from dbz_desktop.ui.settings import SPEEDS


class SideColumn(QFrame):
    """Tools on top, below them the card that is pointed at, below that the log."""

    undoWanted = Signal()
    undoListWanted = Signal()
    judgeWanted = Signal()
    keysWanted = Signal()
    concedeWanted = Signal()
    leaveWanted = Signal()
    speedChosen = Signal(str)
    logFolded = Signal(bool)

    def __init__(self, speed: str, log_open: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "side")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._tools(speed))
        self.split = QSplitter(Qt.Orientation.Vertical)
        self.split.setChildrenCollapsible(False)
        self.split.setHandleWidth(1)
        self.zoom = ZoomPanel()
        self.log = LogPanel()
        self.log.setMinimumHeight(em(self, 6))
        self.split.addWidget(self.zoom)
        self.split.addWidget(self.log)
        self.judge = JudgePanel()
        self.split.addWidget(self.judge)
        self.split.setStretchFactor(0, 3)
        self.split.setStretchFactor(1, 2)
        column.addWidget(self.split, 1)
        self.log.foldWanted.connect(self.toggle_log)
        self.log.setVisible(log_open)
        self.log_button.setChecked(log_open)

    def _tools(self, speed: str) -> QWidget:
        tools = QWidget()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        tools.setSizePolicy(policy)
        pad = em(self, 0.3)
        row = FlowLayout(tools, pad)
        row.setContentsMargins(pad, pad, pad, pad)
        self.undo = tool_button("Undo", "Undo the last answer", "Take the last answer back (U)")
        self.undo.clicked.connect(self.undoWanted)
        self.speed = tool_button("", "Speed of the table", "How fast cards move")
        self.speed.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self.speed)
        group = QActionGroup(menu)
        for name in SPEEDS:
            action = menu.addAction(name.capitalize())
            action.setCheckable(True)
            action.setData(name)
            group.addAction(action)
            action.triggered.connect(lambda _=False, n=name: self.speedChosen.emit(n))
        self.speed.setMenu(menu)
        self.show_speed(speed)
        self.log_button = tool_button("Log", "Game log", "Fold or unfold the log (L)")
        self.log_button.setCheckable(True)
        self.log_button.clicked.connect(self.toggle_log)
        self.keys = tool_button("?", "Keys", "Show the keys (?)")
        self.keys.clicked.connect(self.keysWanted)
        self.menu = tool_button("Game", "Game menu", "Go back, play by hand, leave or give up")
        self.menu.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        game = QMenu(self.menu)
        self.back = game.addAction("Go back to an earlier decision …")
        self.back.triggered.connect(self.undoListWanted)
        self.by_hand = game.addAction("Do something by hand …")
        self.by_hand.triggered.connect(self.judgeWanted)
        game.addSeparator()
        self.leave = game.addAction("Leave, and go on later")
        self.leave.triggered.connect(self.leaveWanted)
        game.addSeparator()
        self.concede = game.addAction("Concede …")
        self.concede.triggered.connect(self.concedeWanted)
        self.menu.setMenu(game)
        row.addWidget(self.undo)
        row.addWidget(self.speed)
        row.addWidget(self.log_button)
        row.addWidget(self.keys)
        row.addWidget(self.menu)
        return tools

    def show_speed(self, speed: str) -> None:
        """Tick the present speed."""
        self.speed.setText("Speed")
        self.speed.setAccessibleName(f"Speed of the table: {speed}")
        self.speed.setToolTip(f"How fast cards move: {speed}")
        for action in self.speed.menu().actions():
            action.setChecked(action.data() == speed)

    def show_judge(self, shown: bool) -> None:
        """Put the judge panel in the log's place, and in the card's where there is no room."""
        if shown == self.judge.isVisibleTo(self):
            return
        self.judge.setVisible(shown)
        self.log.setVisible(not shown and self.log_button.isChecked())
        self.zoom.setVisible(not shown or self.height() >= em(self, 52))

    def toggle_log(self) -> None:
        """Fold the log or unfold it."""
        shown = self.log.isHidden()
        self.log.setVisible(shown)
        self.log_button.setChecked(shown)
        if shown:
            self.log.view.scrollToBottom()
        self.logFolded.emit(not shown)
