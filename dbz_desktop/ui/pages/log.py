"""The game log: every event in words, with the rule behind it, as the viewer may know it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from dbz_desktop.match import log as match_log
from dbz_desktop.match.log import GameLog
from dbz_desktop.match.seat import Seat
from dbz_desktop.rules.events import Event
from dbz_desktop.ui.pages.rulebook import rule_note
from dbz_desktop.ui.theme import theme

_Index = QModelIndex | QPersistentModelIndex
TURN, STEP, LINE, DETAIL = 0, 1, 2, 3

SHOWN = 150
"""Of a long log, so many of the last lines are shown at first."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line. `level` is TURN to DETAIL; `seat` whose doing it is, -1 for nobody's."""

    text: str
    level: int = LINE
    seat: int = -1
    rule: str = ""
    card: int = -1


class Teller:
    """Turns the events of a seat into lines, one stream after another."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._log = GameLog(seat.names, self._name)

    def _name(self, instance: int) -> str:
        return self._seat.card(instance).name if self._seat.knows(instance) else "a card"

    def lines(self, events: Sequence[Event]) -> list[LogLine]:
        """The lines of the next events."""
        return [self._line(line) for line in self._log.lines(events)]

    @staticmethod
    def _line(line: match_log.LogLine) -> LogLine:
        level = line.depth if line.depth < LINE else LINE if line.depth < 4 else DETAIL
        event = line.event
        seat = getattr(event, "player", -1)
        card = getattr(event, "card", -1)
        return LogLine(line.text, level, seat, line.rule, card)


class LogModel(QAbstractListModel):
    """The lines, oldest first. Of a long log only the end is shown until all of it is asked for:
    a list view measures every row again whenever one is added."""

    LineRole = Qt.ItemDataRole.UserRole + 1

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines: list[LogLine] = []
        self._first = 0
        self._whole = False

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        """How many rows are shown."""
        if parent.isValid():
            return 0
        return len(self.lines) - self._first + (self._first > 0)

    def line(self, row: int) -> LogLine:
        """The line of a row; where lines are left out, the first row says so."""
        if self._first:
            if row == 0:
                return LogLine(f"Show {self._first:,} earlier lines", STEP)
            row -= 1
        return self.lines[self._first + row]

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Text, rule and line of a row."""
        if not index.isValid() or index.row() >= self.rowCount():
            return None
        entry = self.line(index.row())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return entry.text
        if role == Qt.ItemDataRole.ToolTipRole and entry.rule:
            return rule_note(entry.rule)
        if role == self.LineRole:
            return entry
        return None

    def append(self, lines: Sequence[LogLine]) -> None:
        """Add lines at the end."""
        if not lines:
            return
        first = self.rowCount()
        self.beginInsertRows(QModelIndex(), first, first + len(lines) - 1)
        self.lines.extend(lines)
        self.endInsertRows()

    def trim(self) -> None:
        """Leave out the oldest rows once there are too many."""
        if not self._whole and len(self.lines) - self._first > 2 * SHOWN:
            self.beginResetModel()
            self._first = len(self.lines) - SHOWN
            self.endResetModel()

    def show_all(self) -> None:
        """Show every line from now on."""
        self.beginResetModel()
        self._first, self._whole = 0, True
        self.endResetModel()

    def leaves_out(self, index: _Index) -> bool:
        """True for the row that stands for earlier lines."""
        return self._first > 0 and index.row() == 0

    def reset(self, lines: Sequence[LogLine] = ()) -> None:
        """Start anew, for another viewer or after an undo."""
        self.beginResetModel()
        self.lines = list(lines)
        self._first = 0 if self._whole else max(0, len(lines) - SHOWN)
        self.endResetModel()


class LogDelegate(QStyledItemDelegate):
    """Paints a line: a bar in the colour of whose doing it is, the words, the rule's id."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.viewer = 0
        self._heights: dict[tuple[int, int, str], int] = {}

    def _fonts(self, level: int) -> QFont:
        look = theme()
        if level == TURN:
            return look.font(look.px("lead"), bold=True, display=True)
        return look.font(look.px("body"), bold=level == STEP)

    def _text_rect(self, width: int, level: int) -> tuple[int, int]:
        """Left edge and width of the words of a line."""
        unit = theme().px("body")
        left = round(unit * (0.5, 0.7, 1.2, 2.2)[level])
        return left, max(40, width - left - round(unit * 0.6))

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """As high as the wrapped words."""
        entry = index.data(LogModel.LineRole)
        view = self.parent()
        assert isinstance(view, QListView)
        _, width = self._text_rect(view.viewport().width(), entry.level)
        words = self._words(entry)
        # Measuring words is slow, and the same rows are measured again and again.
        key = (width, entry.level, words)
        height = self._heights.get(key)
        if height is None:
            metrics = QFontMetrics(self._fonts(entry.level))
            box = QRect(0, 0, width, 10_000)
            needed = metrics.boundingRect(box, Qt.TextFlag.TextWordWrap, words)
            pad = (0.9, 0.5, 0.3, 0.2)[entry.level]
            height = needed.height() + round(theme().px("body") * pad)
            self._heights[key] = height
        return QSize(width, height)

    @staticmethod
    def _words(entry: LogLine) -> str:
        return f"{entry.text}  {entry.rule}" if entry.rule and entry.level >= LINE else entry.text

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Draw one line."""
        entry = index.data(LogModel.LineRole)
        look = theme()
        painter.save()
        area = QRect(option.rect)
        if option.state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_HasFocus):
            painter.fillRect(area, look.colour("panel-hover"))
        left, width = self._text_rect(area.width(), entry.level)
        if entry.level == TURN:
            painter.setPen(QPen(look.colour("line-strong"), 1))
            painter.drawLine(area.left() + left, area.top() + 3, area.right(), area.top() + 3)
        if entry.level >= LINE and entry.seat >= 0:
            colour = look.colour("accent" if entry.seat == self.viewer else "amber")
            mark = QRectF(area.left() + look.px("body") * 0.5, area.top() + 3, 3, area.height() - 6)
            painter.fillRect(mark, colour)
        painter.setFont(self._fonts(entry.level))
        colour_name = ("text", "text-muted", "text", "text-muted")[entry.level]
        painter.setPen(look.colour(colour_name))
        top = area.top() + round(look.px("body") * (0.55, 0.3, 0.12, 0.08)[entry.level])
        box = QRect(area.left() + left, top, width, area.bottom() - top + 1)
        painter.drawText(box, Qt.TextFlag.TextWordWrap, self._words(entry))
        painter.restore()


class LogPanel(QFrame):
    """The log, line by line."""

    cardPointed = Signal(int)
    ruleWanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName("Game log")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._waiting: list[LogLine] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(60)
        self._timer.timeout.connect(self.flush)
        self.model = LogModel(self)
        self.view = QListView()
        self.view.setProperty("role", "log")
        self.view.setAccessibleName("Game log")
        self.view.setModel(self.model)
        self.delegate = LogDelegate(self.view)
        self.view.setItemDelegate(self.delegate)
        self.view.setWordWrap(True)
        self.view.setResizeMode(QListView.ResizeMode.Adjust)
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.view.setMouseTracking(True)
        self.view.entered.connect(self._pointed)
        self.view.clicked.connect(self._clicked)
        self.view.activated.connect(self._activated)
        self.view.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        column.addWidget(self.view, 1)

    def set_lines(self, lines: Sequence[LogLine], viewer: int) -> None:
        """Show a whole log."""
        self.delegate.viewer = viewer
        self._waiting.clear()
        self.model.reset(lines)
        self.view.scrollToBottom()

    def append(self, lines: Sequence[LogLine]) -> None:
        """Add lines; stay at the end if the end was in sight.

        Lines that come in quick succession are shown together.
        """
        self._waiting.extend(lines)
        if self._waiting and not self._timer.isActive():
            self._timer.start()

    def flush(self) -> None:
        """Show the lines that wait."""
        bar = self.view.verticalScrollBar()
        at_end = bar.value() >= bar.maximum() - 4
        self.model.append(self._waiting)
        self._waiting.clear()
        if at_end:
            self.model.trim()
            self.view.scrollToBottom()

    def _pointed(self, index: QModelIndex) -> None:
        entry = index.data(LogModel.LineRole)
        if entry is not None and entry.card >= 0:
            self.cardPointed.emit(entry.card)

    def _clicked(self, index: QModelIndex) -> None:
        if self.model.leaves_out(index):
            self.model.show_all()

    def _activated(self, index: QModelIndex) -> None:
        self._clicked(index)
        entry = index.data(LogModel.LineRole)
        if entry is not None and entry.rule:
            self.ruleWanted.emit(entry.rule)
