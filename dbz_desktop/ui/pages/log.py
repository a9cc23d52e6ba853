"""The game log: every event in words, with the rule behind it, as the viewer may know it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QActionGroup,
    QFont,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPen,
    QShortcut,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from dbz_desktop.ui.pages.loglines import (
    DETAIL,
    FILTERS,
    LINE,
    STEP,
    TURN,
    LogLine,
    LogModel,
    Teller,
)
from dbz_desktop.ui.pages.widgets import em, label, tool_button
from dbz_desktop.ui.table.linetext import LineText, line_text, spans_of
from dbz_desktop.ui.theme import theme

__all__ = ["DETAIL", "LINE", "STEP", "TURN", "LogLine", "LogModel", "LogPanel", "Teller"]

_Index = QModelIndex | QPersistentModelIndex


class LogDelegate(QStyledItemDelegate):
    """Paints a line: a bar in the colour of whose doing it is, the words, the rule's id."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.viewer = 0
        self.wanted = ""
        """The words that are searched for; they are shaded where they stand."""
        self.found = -1
        """The row of the find that was gone to last."""

    def _font(self, level: int) -> QFont:
        look = theme()
        if level == TURN:
            return look.font(look.px("lead"), bold=True, display=True)
        return look.font(look.px("body"), bold=level == STEP)

    def _place(self, width: int, level: int) -> tuple[int, int]:
        """Left edge and width of the words of a line."""
        unit = theme().px("body")
        left = round(unit * (0.5, 0.7, 1.2, 2.2)[level])
        return left, max(40, width - left - round(unit * 0.6))

    def _text(self, entry: LogLine) -> LineText:
        view = self.parent()
        assert isinstance(view, QListView)
        _, width = self._place(view.viewport().width(), entry.level)
        return line_text(self._words(entry), self._font(entry.level).toString(), width)

    def _top(self, level: int) -> int:
        return round(theme().px("body") * (0.55, 0.3, 0.14, 0.1)[level])

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """As high as the wrapped words."""
        entry = index.data(LogModel.LineRole)
        view = self.parent()
        assert isinstance(view, QListView)
        pad = (0.9, 0.5, 0.3, 0.2)[entry.level]
        height = self._text(entry).height + round(theme().px("body") * pad)
        return QSize(view.viewport().width(), height)

    @staticmethod
    def _words(entry: LogLine) -> str:
        return f"{entry.text}  {entry.rule}" if entry.rule and entry.level >= LINE else entry.text

    def card_at(self, index: _Index, rect: QRect, at: QPoint) -> int:
        """The card whose name is under a point, or -1."""
        entry = index.data(LogModel.LineRole)
        if entry is None or not entry.names:
            return -1
        left, _ = self._place(rect.width(), entry.level)
        inner = QPointF(at - rect.topLeft()) - QPointF(left, self._top(entry.level))
        return self._text(entry).card_at(inner, spans_of(self._words(entry), entry.names))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Draw one line."""
        entry = index.data(LogModel.LineRole)
        look = theme()
        painter.save()
        area = QRect(option.rect)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(area, look.colour("panel-hover"))
        left, _ = self._place(area.width(), entry.level)
        if entry.level == TURN:
            painter.setPen(QPen(look.colour("line-strong"), 1))
            painter.drawLine(area.left() + left, area.top() + 3, area.right(), area.top() + 3)
        if entry.level >= LINE and entry.seat >= 0:
            colour = look.colour("accent" if entry.seat == self.viewer else "amber")
            mark = QRectF(area.left() + look.px("body") * 0.5, area.top() + 3, 3, area.height() - 6)
            painter.fillRect(mark, colour)
        words = self._words(entry)
        text = self._text(entry)
        at = QPointF(area.left() + left, area.top() + self._top(entry.level))
        self._shade(painter, text, words, at, index.row() == self.found)
        marks = [(span, look.colour("text")) for span in spans_of(words, entry.names)]
        if len(words) > len(entry.text):
            start = len(entry.text)
            marks.append(((start, len(words) - start, -1), look.colour("text-faint")))
        heading = entry.level == TURN or (entry.level == LINE and not entry.names)
        text.draw(painter, at, look.colour("text" if heading else "text-muted"), marks)
        if entry.attack:
            painter.setPen(QPen(look.colour("text-faint"), 1, Qt.PenStyle.DotLine))
            y = round(at.y() + text.height)
            painter.drawLine(round(at.x()), y, area.right() - look.px("body"), y)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(look.colour("focus"), 2))
            painter.drawRoundedRect(QRectF(area).adjusted(2, 1, -2, -1), 4, 4)
        painter.restore()

    def _shade(
        self, painter: QPainter, text: LineText, words: str, at: QPointF, here: bool
    ) -> None:
        """Behind what was searched for."""
        if not self.wanted:
            return
        look = theme()
        fill = look.colour("amber-dim", 0.95 if here else 0.55)
        low, place = words.casefold(), 0
        while (place := low.find(self.wanted, place)) >= 0:
            text.shade(painter, at, place, len(self.wanted), fill)
            place += len(self.wanted)


class _Lines(QListView):
    """The list; what its keys mean is the panel's business."""

    keyed = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            QApplication.clipboard().setText(self.selected_text())
            event.accept()
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.keyed.emit(event.key())
            event.accept()
            return
        if event.key() == Qt.Key.Key_Escape:
            # The page takes the keyboard back to the table.
            self.keyed.emit(event.key())
            event.ignore()
            return
        super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Letters are keys of the game."""

    def selected_text(self) -> str:
        """The selected lines as text, from the top down."""
        rows = sorted(index.row() for index in self.selectedIndexes())
        model = self.model()
        return "\n".join(str(model.index(row, 0).data()) for row in rows)


class LogPanel(QFrame):
    """The log, line by line, with a search, a filter, and a way to save it."""

    cardPointed = Signal(int)
    cardClicked = Signal(int)
    ruleWanted = Signal(str)
    accountWanted = Signal(int, QRect, bool)
    """The number of an attack whose damage is to be explained, beside what, and at once."""
    accountLeft = Signal()
    saveWanted = Signal()
    leaveWanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName("Game log")
        self._waiting: list[LogLine] = []
        self._found: list[int] = []
        self._at = -1
        self._pressed_card = -1
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(60)
        self._timer.timeout.connect(self.flush)
        self.model = LogModel(self)
        self.view = _Lines()
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
        self.view.clicked.connect(self._clicked)
        self.view.keyed.connect(self._keyed)
        self.view.selectionModel().currentChanged.connect(self._walked)
        self.view.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        column.addWidget(self._tools())
        column.addWidget(self._search())
        column.addWidget(self.view, 1)
        for sequence, slot in (
            (QKeySequence(QKeySequence.StandardKey.Find), self.open_search),
            (QKeySequence(QKeySequence.StandardKey.FindNext), lambda: self.go_on(1)),
            (QKeySequence(QKeySequence.StandardKey.FindPrevious), lambda: self.go_on(-1)),
        ):
            key = QShortcut(sequence, self)
            key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            key.activated.connect(slot)

    # --- the tools -----------------------------------------------------------------------------

    def _tools(self) -> QWidget:
        self.tools = tools = QWidget()
        row = QHBoxLayout(tools)
        pad = em(self, 0.2)
        row.setContentsMargins(pad * 2, pad, pad, 0)
        row.setSpacing(pad)
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
        row.addWidget(self.filter)
        row.addStretch(1)
        self.find_button = tool_button("Find", "Find in the log", "Find words in the log (Ctrl+F)")
        self.find_button.clicked.connect(self.open_search)
        row.addWidget(self.find_button)
        self.save_button = tool_button("Save", "Save the log", "Save the log as a text file")
        self.save_button.clicked.connect(self.saveWanted)
        row.addWidget(self.save_button)
        return tools

    def _search(self) -> QWidget:
        self.searching = QWidget()
        row = QHBoxLayout(self.searching)
        pad = em(self, 0.2)
        row.setContentsMargins(pad * 2, pad, pad, 0)
        row.setSpacing(pad)
        self.words = QLineEdit()
        self.words.setPlaceholderText("Find in the log")
        self.words.setAccessibleName("Find in the log")
        self.words.setToolTip("Enter: the next place, Shift+Enter: the one before, Esc: close")
        self.words.textChanged.connect(self._seek)
        self.words.installEventFilter(self)
        row.addWidget(self.words, 1)
        self.places = label("", "muted")
        row.addWidget(self.places)
        self.back = tool_button("↑", "The find before", "The place before (Shift+Enter)")
        self.back.clicked.connect(lambda: self.go_on(-1))
        self.on = tool_button("↓", "The next find", "The next place (Enter)")
        self.on.clicked.connect(lambda: self.go_on(1))
        self.end = tool_button("×", "Close the search", "Close the search (Esc)")
        self.end.clicked.connect(self.close_search)
        for part in (self.back, self.on, self.end):
            row.addWidget(part)
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
        bar = self.view.verticalScrollBar()
        at_end = bar.value() >= bar.maximum() - 4
        self.model.append(self._waiting)
        self._waiting.clear()
        if at_end and self.searching.isHidden():
            self.model.trim()
            self.view.scrollToBottom()

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
        if card >= 0:
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
        if entry is not None and self.view.hasFocus():
            card = next((card for _, card in entry.names if card >= 0), entry.card)
            if card >= 0:
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
