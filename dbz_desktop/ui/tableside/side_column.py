"""The side column of the game page: tools, the card in focus, the log."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QActionGroup, QResizeEvent
from PySide6.QtWidgets import QFrame, QMenu, QSizePolicy, QSplitter, QToolButton, QWidget

from dbz_desktop.ui.faces.zoom_panel import ZoomPanel
from dbz_desktop.ui.files.settings import SPEEDS, Settings
from dbz_desktop.ui.kit.flow_layout import FlowLayout
from dbz_desktop.ui.kit.fold_section import Section
from dbz_desktop.ui.kit.late import made
from dbz_desktop.ui.kit.layouts import add, fill, vbox
from dbz_desktop.ui.kit.measure import em, in_ems, lay_out_again
from dbz_desktop.ui.kit.theme import set_icon
from dbz_desktop.ui.kit.widgets import tool_button
from dbz_desktop.ui.tableside.judge_panel import JudgePanel
from dbz_desktop.ui.tableside.log_panel import LogPanel

_CARDS_SHARE = 0.84
"""Of the room of card and log, what the card takes at the most: some lines of the log stay."""


class _Split(QSplitter):
    """Tells when its sections have taken their shares of another size."""

    resized = Signal()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()


class SideColumn(QFrame):
    """Tools on top, below them sections that fold: the card that is pointed at, the log, more.

    Others put sections of their own in with `add_section`. The whole column folds to a rail that
    keeps only the tools, so that the table gets its room.
    """

    undoWanted = Signal()
    undoListWanted = Signal()
    judgeWanted = Signal()
    stopsWanted = Signal()
    keysWanted = Signal()
    concedeWanted = Signal()
    leaveWanted = Signal()
    settingsWanted = Signal()
    speedChosen = Signal(str)
    foldChanged = Signal(bool)
    """The whole column was folded to its rail (True) or unfolded, by the user."""
    shareWanted = Signal()
    """It needs more room for a while, or no more."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "side")
        self._settings = settings
        self.sections: dict[str, Section] = {}
        self._rail = False
        self.held = False
        """Whether it stays unfolded for what is done in it, whatever the user wishes otherwise."""
        lay_out_again(self)
        column = fill(vbox(self, 0, 0), self._tools(settings.speed))
        self.split = _Split(Qt.Orientation.Vertical, self, childrenCollapsible=False, handleWidth=1)
        self._parted = False
        """Whether the user has moved a border between sections, which then stays where it is."""
        self.split.splitterMoved.connect(self._set_parted)
        self.split.resized.connect(self._share)
        column.addWidget(self.split, 1)
        self._filler = add(self.split, QWidget())
        self.zoom = ZoomPanel()
        self.log = LogPanel()
        in_ems(self.log.setMinimumHeight, 4)
        self.add_section("Card", self.zoom, "V", "card", stretch=3)
        self.add_section("Log", self.log, "L", "log", stretch=2)
        self.sections["log"].folded.connect(self._log_folded)

    # --- sections ---

    def add_section(
        self,
        title: str,
        widget: QWidget,
        key: str = "",
        settings_name: str = "",
        stretch: int = 1,
        is_open: bool = True,
    ) -> Section:
        """Put a widget into the column, below the sections that are there, under a header.

        A click on the header or `key` folds it. Whether it is folded is remembered in the settings
        under `settings_name` (also its name in `sections`); `is_open` counts until then.
        `stretch` is its share of the height. The key works once the page asks `shortcuts` for it.
        """
        name = settings_name or title.casefold()
        section = Section(title, widget, key, name, self.split)
        section.set_open(self._settings.part_open(name, is_open))
        section.folded.connect(lambda folded: self._settings.set_part_open(name, not folded))
        section.folded.connect(lambda _folded: self._fill())
        before = list(self.sections.values())
        place = self.split.indexOf(before[-1]) + 1 if before else 0
        self.split.insertWidget(place, section)
        self.split.setStretchFactor(place, stretch)
        self.sections[name] = section
        self._fill()
        return section

    def drop_section(self, name: str) -> None:
        """Take a section out that a page has no use for."""
        self.sections.pop(name).hide()
        self._fill()

    def shortcuts(self) -> list[tuple[str, Callable[[], None]]]:
        """The keys of the column and what each does: one to fold it, and those of the sections."""
        own: list[tuple[str, Callable[[], None]]] = [("C", self.toggle_rail)]
        return own + [
            (section.key, partial(self.toggle_section, name))
            for name, section in self.sections.items()
            if section.key
        ]

    def toggle_section(self, name: str) -> None:
        """Fold a section or unfold it; in the rail, unfold the column with it."""
        section = self.sections[name]
        if self._rail:
            section.set_open(True)
            self.toggle_rail()
        else:
            section.toggle()

    def _fill(self) -> None:
        """Headers of folded sections stay on top; the rest of the column is left empty."""
        some = any(s.is_open and not s.isHidden() for s in self.sections.values())
        self._filler.setVisible(not some)
        self._share()

    def _set_parted(self) -> None:
        self._parted = True

    def _share(self) -> None:
        """Give the card what it needs, and what that leaves to the log."""
        parts = [self.sections.get(name) for name in ("card", "log")]
        if self._parted or any(p is None or p.isHidden() or not p.is_open for p in parts):
            return
        card, log = (self.split.indexOf(part) for part in parts if part is not None)
        sizes = self.split.sizes()
        room = sizes[card] + sizes[log]
        head = self.sections["card"].header.sizeHint().height()
        wanted = head + self.zoom.wanted_height(self.split.width())
        sizes[card] = min(wanted, round(room * _CARDS_SHARE))
        sizes[log] = room - sizes[card]
        self.split.setSizes(sizes)

    def _log_folded(self, folded: bool) -> None:
        if not folded:
            self.log.view.scrollToBottom()

    # --- the column as a whole ---

    @property
    def is_rail(self) -> bool:
        """True while the column is folded to its rail."""
        return self._rail

    def toggle_rail(self) -> None:
        """Fold the whole column or unfold it, as the user wants it."""
        self.held = False
        self.set_rail(not self._rail)
        self.foldChanged.emit(self._rail)

    def set_rail(self, rail: bool) -> None:
        """Fold the column to its rail, or unfold it."""
        self._rail = rail
        self.split.setVisible(not rail)
        what = "Unfold" if rail else "Fold"
        self.fold.setText("«" if rail else "»")
        self.fold.setAccessibleName(f"{what} the side column")
        self.fold.setToolTip(f"{what} the column with card and log (C)")
        self._show_tools()
        layout = self.layout()
        assert layout is not None
        layout.setAlignment(self.tools, Qt.AlignmentFlag.AlignTop if rail else Qt.AlignmentFlag(0))

    def _show_tools(self) -> None:
        """Words where they fit into one row; else signs, with names and tool tips."""
        style = Qt.ToolButtonStyle
        row = self.tools.layout()
        assert row is not None
        tools = (self.undo, self.stops, self.speed, self.keys, self.menu)
        for tool in tools:
            tool.setToolButtonStyle(style.ToolButtonTextOnly)
        shown = [tool for tool in (*tools, self.fold) if not tool.isHidden()]
        gaps = row.spacing() * (len(shown) + 1)
        if self._rail or sum(t.sizeHint().width() for t in shown) + gaps > self.width():
            for tool in tools:
                tool.setToolButtonStyle(style.ToolButtonIconOnly)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width: words or signs."""
        super().resizeEvent(event)
        self._show_tools()

    def rail_width(self) -> int:
        """What the rail needs for its tools."""
        buttons = self.tools.findChildren(QToolButton)
        widest = max((b.sizeHint().width() for b in buttons if not b.isHidden()), default=40)
        return widest + 2 * em(self, 0.3) + 2

    def _tools(self, speed: str) -> QWidget:
        self.tools = tools = QWidget(self)
        tools.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        row = FlowLayout(tools, 0.3)
        in_ems(row.setContentsMargins, 0.3, 0.3, 0.3, 0.3)
        self.undo = tool_button("Undo", "Undo the last answer", "Take the last answer back (U)")
        self.undo.clicked.connect(self.undoWanted)
        self.stops = tool_button(
            "Stops", "Passing and stops", "What is passed for you, and where you are asked (P)"
        )
        self.stops.clicked.connect(self.stopsWanted)
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
        self.keys = tool_button("?", "Keys", "Show the keys (?)")
        self.keys.clicked.connect(self.keysWanted)
        self.menu = tool_button("Game", "Game menu", "Go back, play by hand, leave or give up")
        self.menu.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        game = QMenu(self.menu, toolTipsVisible=True)
        self.back = game.addAction("Go back to an earlier decision …")
        self.back.triggered.connect(self.undoListWanted)
        self.by_hand = game.addAction("Do something by hand …")
        self.by_hand.triggered.connect(self.judgeWanted)
        self.what_if = game.addAction("What if: try it in the sandbox")
        self.what_if.setVisible(False)
        game.addSeparator()
        self.settings = game.addAction("Settings …")
        self.settings.triggered.connect(self.settingsWanted)
        self.leave = game.addAction("Leave, and go on later")
        self.leave.triggered.connect(self.leaveWanted)
        game.addSeparator()
        self.concede = game.addAction("Concede …")
        self.concede.triggered.connect(self.concedeWanted)
        self.menu.setMenu(game)
        row.addWidget(self.undo)
        row.addWidget(self.stops)
        row.addWidget(self.speed)
        row.addWidget(self.keys)
        row.addWidget(self.menu)
        self.fold = add(
            row, tool_button("»", "Fold the side column", "Fold the column with card and log (C)")
        )
        self.fold.clicked.connect(self.toggle_rail)
        for tool, sign in (
            (self.undo, "undo"),
            (self.stops, "auto-pass"),
            (self.speed, "fast-forward"),
            (self.keys, "keyboard"),
            (self.menu, "more"),
        ):
            set_icon(tool, sign, "text", 1.3)
        return tools

    def show_speed(self, speed: str) -> None:
        """Tick the present speed."""
        self.speed.setText("Speed")
        self.speed.setAccessibleName(f"Speed of the table: {speed}")
        self.speed.setToolTip(f"How fast cards move: {speed}")
        for action in self.speed.menu().actions():
            action.setChecked(action.data() == speed)

    @cached_property
    def judge(self) -> JudgePanel:
        """The panel in which things are set right by hand, which `show_judge` shows."""
        judge = JudgePanel(self.split)
        self.split.insertWidget(self.split.count() - 1, judge)
        return judge

    def show_judge(self, shown: bool) -> None:
        """Put the judge panel in the place of the sections, save the card where there is room."""
        judge = made(self, "judge")
        if shown == (judge is not None and judge.isVisibleTo(self.split)):
            return
        self.judge.setVisible(shown)
        for name, section in self.sections.items():
            stays = name == "card" and self.height() >= em(self, 52)
            section.setVisible(not shown or stays)
        self._fill()
        self.held = shown
        if shown:
            self._filler.hide()
        self.shareWanted.emit()
