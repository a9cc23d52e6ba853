"""The rows of the game log: how a line is painted, and the list that they stand in."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QKeySequence, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from dbz_desktop.match.seats.log_lines import LINE, STEP, TURN, LogLine
from dbz_desktop.ui.kit.line_text import LineText, line_text, spans_of
from dbz_desktop.ui.kit.models import Index
from dbz_desktop.ui.kit.theme import theme
from dbz_desktop.ui.tableside.log_lines import LogModel


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

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
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

    def card_at(self, index: Index, rect: QRect, at: QPoint) -> int:
        """The card whose name is under a point, or -1."""
        entry = index.data(LogModel.LineRole)
        if entry is None or not entry.names:
            return -1
        left, _ = self._place(rect.width(), entry.level)
        inner = QPointF(at - rect.topLeft()) - QPointF(left, self._top(entry.level))
        return self._text(entry).card_at(inner, spans_of(self._words(entry), entry.names))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
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


class LogLines(QListView):
    """The list; what its keys mean is the panel's business."""

    keyed = Signal(int)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Words wrap anew at another width; Qt measures rows again only for another height."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy copies; Enter and Escape go to the panel."""
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
