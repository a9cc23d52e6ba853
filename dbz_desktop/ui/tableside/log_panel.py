"""The game log: every event in words, with the rule behind it, as the viewer may know it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QActionGroup, QKeyEvent, QKeySequence, QMouseEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QLineEdit,
    QListView,
    QMenu,
    QToolButton,
    QWidget,
)

from dbz_desktop.match.seats.log_lines import DETAIL, LINE, STEP, TURN, LogLine, Teller
from dbz_desktop.ui.kit.layouts import add, fill, hbox, vbox
from dbz_desktop.ui.kit.widgets import label, tool_button
from dbz_desktop.ui.system.macos import shown_keys
from dbz_desktop.ui.system.timers import single_shot
from dbz_desktop.ui.tableside.log_lines import FILTERS, LogModel
from dbz_desktop.ui.tableside.log_rows import LogDelegate, LogLines

__all__ = ["DETAIL", "LINE", "STEP", "TURN", "LogLine", "LogModel", "LogPanel", "Teller"]


class LogPanel(QFrame):
    """The log, line by line, with a search, a filter, and a way to save it."""

    cardPointed = Signal(int)
    """The card that the line under the pointer is about, or -1."""
    cardClicked = Signal(int)
    ruleWanted = Signal(str)
    accountWanted = Signal(int, QRect, bool)
    """The number of an attack whose damage is to be explained, beside what, and at once."""
    accountLeft = Signal()
    saveWanted = Signal()
    leaveWanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName("Game log")
        self._waiting: list[LogLine] = []
        self._found: list[int] = []
        self._at = -1
        self._pressed_card = -1
        column = vbox(self, 0, 0)
        self._timer = single_shot(self, 60, self.flush)
        self.model = LogModel(self)
        self.view = LogLines()
        self.view.setProperty("role", "log")
        self.view.setAccessibleName("Game log")
        self.view.setModel(self.model)
        self.delegate = LogDelegate(self.view)
        self.view.setItemDelegate(self.delegate)
        self.view.setResizeMode(QListView.ResizeMode.Adjust)
        self.view.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.view.setMouseTracking(True)
        self.view.viewport().installEventFilter(self)
        self._follows = True
        """Whether the end is to stay in sight: until the reader goes further up."""
        bar = self.view.verticalScrollBar()
        bar.rangeChanged.connect(self._stay)
        bar.actionTriggered.connect(lambda _action: self._weigh())
        self.view.clicked.connect(self._clicked)
        self.view.keyed.connect(self._keyed)
        self.view.selectionModel().currentChanged.connect(self._walked)
        self.view.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        fill(column, self._tools(), self._search(), (self.view, 1))
        for sequence, slot in (
            (QKeySequence(QKeySequence.StandardKey.Find), self.open_search),
            (QKeySequence(QKeySequence.StandardKey.FindNext), lambda: self.go_on(1)),
            (QKeySequence(QKeySequence.StandardKey.FindPrevious), lambda: self.go_on(-1)),
        ):
            key = QShortcut(sequence, self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
            key.activated.connect(slot)

    # --- the tools -----------------------------------------------------------------------------

    def _tools(self) -> QWidget:
        self.tools = tools = QWidget()
        row = hbox(tools, 0.2, (0.4, 0.2, 0.2, 0))
        self.filter = tool_button("", "Which lines are shown")
        self.filter.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self.filter)
        group = QActionGroup(menu)
        for name in FILTERS:
            action = menu.addAction(name)
            action.setCheckable(True)
            group.addAction(action)
            action.triggered.connect(lambda _=False, n=name: self.set_filter(n))
        menu.actions()[0].setChecked(True)
        self.filter.setMenu(menu)
        self._name_filter(FILTERS[0])
        fill(row, self.filter, 1)
        self.find_button = tool_button("Find", "Find in the log", "Find words in the log (Ctrl+F)")
        self.find_button.clicked.connect(self.open_search)
        row.addWidget(self.find_button)
        self.save_button = tool_button("Save", "Save the log", "Save the log as a text file")
        self.save_button.clicked.connect(self.saveWanted)
        row.addWidget(self.save_button)
        return tools

    def _search(self) -> QWidget:
        self.searching = QWidget()
        row = hbox(self.searching, 0.2, (0.4, 0.2, 0.2, 0))
        self.words = add(row, QLineEdit(placeholderText="Find in the log"), 1)
        self.words.setAccessibleName("Find in the log")
        self.words.setToolTip(
            shown_keys("Enter: the next place, Shift+Enter: the one before, Esc: close")
        )
        self.words.textChanged.connect(self._seek)
        self.words.installEventFilter(self)
        self.places = add(row, label("", "muted"))
        self.back = tool_button("↑", "The find before", "The place before (Shift+Enter)")
        self.back.clicked.connect(lambda: self.go_on(-1))
        self.on = tool_button("↓", "The next find", "The next place (Enter)")
        self.on.clicked.connect(lambda: self.go_on(1))
        self.end = tool_button("×", "Close the search", "Close the search (Esc)")
        self.end.clicked.connect(self.close_search)
        fill(row, self.back, self.on, self.end)
        self.searching.hide()
        return self.searching

    def _name_filter(self, name: str) -> None:
        self.filter.setText(f"{name} ▾")
        self.filter.setAccessibleName(f"Which lines are shown: {name}")
        self.filter.setToolTip(f"Which lines are shown: {name}")

    def set_filter(self, name: str) -> None:
        """Show all lines, only those of this turn, or only what was chosen."""
        self.flush()
        self._name_filter(name)
        self.model.set_filter(name)
        self._follows = True
        self.view.scrollToBottom()
        self._seek()

    # --- searching -----------------------------------------------------------------------------

    def open_search(self) -> None:
        """Open the search."""
        self.tools.hide()
        self.searching.show()
        self.words.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.words.selectAll()
        self._seek()

    def close_search(self) -> None:
        """Close the search; the keyboard goes to the lines."""
        self.searching.hide()
        self.tools.show()
        self.delegate.wanted, self.delegate.found = "", -1
        self._found, self._at = [], -1
        self.view.viewport().update()
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _seek(self) -> None:
        """Look for the words from the end: what was last is asked for most."""
        if self.searching.isHidden():
            return
        self.flush()
        words = self.words.text().strip()
        self.delegate.wanted = words.casefold()
        self._found = self.model.find(words)
        self._at = len(self._found) - 1
        self._show_find()

    def go_on(self, way: int) -> None:
        """Go to the next place (1) or to the one before (-1), round and round."""
        if self._found:
            self._at = (self._at + way) % len(self._found)
        self._show_find()

    def _show_find(self) -> None:
        some = bool(self._found)
        self.back.setEnabled(some)
        self.on.setEnabled(some)
        wanted = bool(self.words.text().strip())
        self.places.setText(
            f"{self._at + 1} of {len(self._found)}" if some else "not found" if wanted else ""
        )
        self.delegate.found = -1
        if some:
            row = self.model.row_of(self._found[self._at])
            self.delegate.found = row
            index = self.model.index(row)
            self.view.setCurrentIndex(index)
            self.view.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)
        self.view.viewport().update()

    # --- the lines -----------------------------------------------------------------------------

    def set_lines(self, lines: Sequence[LogLine], viewer: int) -> None:
        """Show a whole log."""
        self.delegate.viewer = viewer
        self._waiting.clear()
        self.model.reset(lines)
        self._follows = True
        self.view.scrollToBottom()
        self._seek()

    def append(self, lines: Sequence[LogLine]) -> None:
        """Add lines; stay at the end if the end was in sight.

        Lines that come in quick succession are shown together.
        """
        self._waiting.extend(lines)
        if self._waiting and not self._timer.isActive():
            self._timer.start()

    def flush(self) -> None:
        """Show the lines that wait."""
        if not self._waiting:
            return
        self.model.append(self._waiting)
        self._waiting.clear()
        if self._follows and self.searching.isHidden():
            self.model.trim()
            self.view.scrollToBottom()

    def _weigh(self) -> None:
        """The reader has moved the lines: does he still follow them?"""
        bar = self.view.verticalScrollBar()
        self._follows = bar.sliderPosition() >= bar.maximum() - 4

    def _stay(self, _least: int, most: int) -> None:
        """There are more lines, they wrap otherwise, or they have less room: stay at the end."""
        if self._follows and self.searching.isHidden():
            self.view.verticalScrollBar().setValue(most)

    # --- pointing and choosing -----------------------------------------------------------------

    def _card_at(self, at: QPoint) -> int:
        index = self.view.indexAt(at)
        if not index.isValid():
            return -1
        return self.delegate.card_at(index, self.view.visualRect(index), at)

    def _moved(self, at: QPoint) -> None:
        index = self.view.indexAt(at)
        entry = index.data(LogModel.LineRole)
        card = self._card_at(at)
        hand = card >= 0 or (entry is not None and (entry.attack or self.model.leaves_out(index)))
        self.view.viewport().setCursor(
            Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.ArrowCursor
        )
        if card < 0 and entry is not None:
            card = entry.card
        self.cardPointed.emit(card)
        if entry is not None and entry.attack:
            self._explain(index, entry.attack, False)
        else:
            self.accountLeft.emit()

    def _explain(self, index: QModelIndex, attack: int, now: bool) -> None:
        rect = self.view.visualRect(index)
        corner = self.view.viewport().mapToGlobal(rect.topLeft())
        self.accountWanted.emit(attack, QRect(corner, rect.size()), now)

    def _clicked(self, index: QModelIndex) -> None:
        if self.model.leaves_out(index):
            self.model.show_all()
            return
        if self._pressed_card >= 0:
            self.cardClicked.emit(self._pressed_card)

    def _keyed(self, key: int) -> None:
        if key == Qt.Key.Key_Escape:
            self.leaveWanted.emit()
            return
        index = self.view.currentIndex()
        if self.model.leaves_out(index):
            self.model.show_all()
            return
        entry = index.data(LogModel.LineRole)
        if entry is None:
            return
        if entry.attack:
            self._explain(index, entry.attack, True)
        elif entry.rule:
            self.ruleWanted.emit(entry.rule)
        elif entry.card >= 0:
            self.cardClicked.emit(entry.card)

    def _walked(self, index: QModelIndex, before: QModelIndex) -> None:
        """The keyboard is on another line: the card that it is about is shown."""
        entry = index.data(LogModel.LineRole)
        QTimer.singleShot(0, self, self._weigh)
        if entry is not None and self.view.hasFocus():
            card = next((card for _, card in entry.names if card >= 0), entry.card)
            self.cardPointed.emit(card)
            self.accountLeft.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The pointer over the lines; Enter and Escape in the search."""
        kind = event.type()
        if watched is self.view.viewport():
            if kind == QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
                self._moved(event.position().toPoint())
            elif kind == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
                self._pressed_card = self._card_at(event.position().toPoint())
            elif kind == QEvent.Type.Leave:
                self.cardPointed.emit(-1)
                self.accountLeft.emit()
        elif kind == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Escape:
                # Here it closes the search; elsewhere it goes back to the table.
                event.accept()
                return True
        elif kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Escape:
                self.close_search()
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
                self.go_on(-1 if back else 1)
                return True
        return False
