"""A list of rules: headings, rules that open to their text and sources, the cards they concern.

The rule panel, the rulebook and what shows a ruling have the same rows.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPainterStateGuard,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from dbz_desktop.match.content.rule_texts import rule_text
from dbz_desktop.match.scenarios.rule_lines import (
    CARD,
    ENTRY,
    EVENT,
    HEADING,
    LINK,
    NOTE,
    RULE,
    SEEN,
    SHOW,
    SOURCE,
    STEP,
    TEXT,
    TITLE,
    Row,
    line_aloud,
)
from dbz_desktop.ui.kit.line_text import LineText, line_text
from dbz_desktop.ui.kit.models import Index
from dbz_desktop.ui.kit.painted_text import CENTRE, draw_line
from dbz_desktop.ui.kit.painting import draw_box, paint_with, twist
from dbz_desktop.ui.kit.scroll_places import keep_place
from dbz_desktop.ui.kit.theme import draw_icon, theme

_DO = (LINK, STEP, EVENT, ENTRY)


class RowModel(QAbstractListModel):
    """The rows as a list."""

    RowRole = Qt.ItemDataRole.UserRole + 1

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[Row] = []

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show these rows; only what differs is told, so that the view keeps its place."""
        old, new = self.rows, list(rows)
        head = 0
        while head < len(old) and head < len(new) and old[head] == new[head]:
            head += 1
        tail = 0
        most = min(len(old), len(new)) - head
        while tail < most and old[-1 - tail] == new[-1 - tail]:
            tail += 1
        if len(old) - tail > head:
            self.beginRemoveRows(QModelIndex(), head, len(old) - tail - 1)
            self.rows = old[:head] + old[len(old) - tail :]
            self.endRemoveRows()
        if len(new) - tail > head:
            self.beginInsertRows(QModelIndex(), head, len(new) - tail - 1)
            self.rows = new
            self.endInsertRows()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """How many rows there are."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """A row's words, as they are read aloud."""
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        row = self.rows[index.row()]
        if role == self.RowRole:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{row.rule} {row.words}" if row.kind == RULE else row.words
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return line_aloud(row)
        if role == Qt.ItemDataRole.ToolTipRole and row.kind == RULE and not row.opened:
            return rule_text(row.rule).text or None
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Headings can't be chosen."""
        flags = super().flags(index)
        if index.isValid() and self.rows[index.row()].kind == HEADING:
            flags &= ~(Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled)
        return flags


_LEFT = {HEADING: 0.7, RULE: 0.0, CARD: 2.0, LINK: 2.5, STEP: 2.5, EVENT: 2.5, SEEN: 4.0}
"""Where the words of rows begin, in line heights."""


class RowDelegate(QStyledItemDelegate):
    """Draws the rows: the rule's id as a chip, its title, its text below."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def _font(self, row: Row) -> QFont:
        look = theme()
        if row.kind in (TEXT, NOTE, LINK, SEEN):
            return look.font(look.px("body"))
        if row.kind in (TITLE, STEP):
            return look.font(look.px("lead" if row.kind == TITLE else "body"), bold=True)
        if row.kind == CARD:
            return look.font(look.px("body"), bold=False)
        return look.font(look.px("caption") + (1 if row.kind == RULE else 0))

    def _left(self, row: Row) -> int:
        em = theme().px("body")
        return round(em * _LEFT.get(row.kind, 1.0))

    def _id_width(self, row: Row) -> int:
        look = theme()
        font = look.font(look.px("caption"), bold=True, display=True)
        # In a list of many rulings their titles stand below each other.
        words = "ATK-16" if row.kind == ENTRY else row.rule
        return QFontMetrics(font).horizontalAdvance(words) + round(look.px("body") * 0.9)

    def _title(self, row: Row) -> LineText:
        look = theme()
        em = look.px("body")
        left = em * 1.4 + self._id_width(row) + em * 0.5
        room = self._view.viewport().width() - left - em * (2.2 if row.count else 0.6)
        return line_text(row.words, look.font(em, bold=row.opened).toString(), round(room))

    def _detail(self, row: Row) -> LineText:
        em = theme().px("body")
        room = self._view.viewport().width() - em * 2.5 - self._id_width(row)
        font = theme().font(theme().px("caption") + 1)
        return line_text(row.detail, font.toString(), round(room))

    def _text(self, row: Row) -> LineText:
        room = self._view.viewport().width() - self._left(row) - round(theme().px("body") * 0.8)
        words = row.words
        if row.kind == CARD and row.detail:
            words += f" · {row.detail}"
        elif row.kind == EVENT and row.rule:
            words += f" · {row.rule}"
        return line_text(words, self._font(row).toString(), room)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as the words need."""
        row: Row = index.data(RowModel.RowRole)
        em = theme().px("body")
        width = self._view.viewport().width()
        if row.kind == HEADING:
            return QSize(width, round(theme().px("lead") * 2.0))
        if row.kind == RULE:
            return QSize(width, round(max(em * 2.1, self._title(row).height + em * 0.7)))
        if row.kind == ENTRY:
            return QSize(width, self._title(row).height + self._detail(row).height + round(em))
        gap = 0.7 if row.kind in (STEP, TITLE) else 0.5 if row.kind in (CARD, LINK) else 0.4
        return QSize(width, self._text(row).height + round(em * gap))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """One row."""
        row: Row = index.data(RowModel.RowRole)
        look = theme()
        em = look.px("body")
        rect = QRectF(option.rect)
        with QPainterStateGuard(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
            if hovered and row.kind in (RULE, CARD, *_DO):
                painter.fillRect(rect, look.colour("panel-hover"))
            if row.kind == ENTRY and option.state & QStyle.StateFlag.State_Selected:
                painter.fillRect(rect, look.colour("accent-dim"))
            if row.kind == HEADING:
                box = rect.adjusted(em * 0.7, em * 0.5, -em * 0.4, 0)
                draw_line(painter, row.words, box, "text-muted", look.px("lead"))
            elif row.kind == RULE:
                self._rule(painter, rect, row)
            elif row.kind == ENTRY:
                chosen = bool(option.state & QStyle.StateFlag.State_Selected)
                self._entry(painter, rect, row, "text" if chosen else "text-muted")
            else:
                self._words(painter, rect, row, hovered)
            if option.state & QStyle.StateFlag.State_HasFocus:
                draw_box(painter, rect.adjusted(2, 1, -2, -1), 5, None, "focus", 2)

    def _rule(self, painter: QPainter, rect: QRectF, row: Row) -> None:
        look = theme()
        em = look.px("body")
        middle = rect.top() + em * 1.05
        size = em * 0.28
        at = QPointF(em * 0.8, middle)
        paint_with(painter, None, look.colour("text-muted"))
        painter.drawPolygon(twist(at, size, row.opened))
        chip = self._chip(painter, row, middle)
        title = self._title(row)
        top = rect.top() + max(em * 0.32, 0.0)
        title.draw(painter, QPointF(chip.right() + em * 0.5, top), look.colour("text"), ())
        if row.count:
            spot = QRectF(rect.right() - em * 1.9, middle - em * 0.45, em * 0.9, em * 0.9)
            draw_icon(painter, "zone-play", spot, "text-muted")
            number = QRectF(spot.right() + 2, middle - em * 0.7, em * 1.2, em * 1.4)
            draw_line(painter, str(row.count), number, "text-muted", look.px("caption"))

    def _chip(self, painter: QPainter, row: Row, middle: float) -> QRectF:
        """The id of the rule in its frame."""
        look = theme()
        em = look.px("body")
        chip = QRectF(em * 1.4, middle - em * 0.72, self._id_width(row), em * 1.44)
        draw_box(painter, chip, 4, None, "amber" if row.opened else "amber-dim", 1.2)
        draw_line(painter, row.rule, chip, "amber", look.px("caption"), align=CENTRE)
        return chip

    def _entry(self, painter: QPainter, rect: QRectF, row: Row, ink: str) -> None:
        look = theme()
        em = look.px("body")
        chip = self._chip(painter, row, rect.top() + em * 1.15)
        title, left = self._title(row), chip.right() + em * 0.5
        title.draw(painter, QPointF(left, rect.top() + em * 0.4), look.colour("text"), ())
        below = QPointF(left, rect.top() + em * 0.5 + title.height)
        self._detail(row).draw(painter, below, look.colour(ink), ())

    def _words(self, painter: QPainter, rect: QRectF, row: Row, hovered: bool) -> None:
        look = theme()
        em = look.px("body")
        left = self._left(row)
        ink = "text-muted" if row.kind == SOURCE else "amber" if row.kind == NOTE else "text"
        marks = []
        if row.kind == LINK:
            sign, ink = ("play", "accent") if row.target == SHOW else ("rule", "text-muted")
            spot = QRectF(em * 1.1, rect.top() + em * 0.25, em, em)
            draw_icon(painter, sign, spot, ink)
        elif row.kind == SEEN:
            spot = QRectF(em * 2.5, rect.top() + em * 0.25, em, em)
            draw_icon(painter, "check", spot, "accent")
        elif row.kind == EVENT:
            ink = "text-muted"
        elif row.kind == STEP:
            ink = self._step(painter, rect, row)
        elif row.kind == CARD:
            paint_with(painter, None, look.colour("accent" if hovered else "line-strong"))
            painter.drawRoundedRect(
                QRectF(em * 1.2, rect.top() + em * 0.35, em * 0.5, em * 0.7), 2, 2
            )
            ink = "text-muted"
            marks = [((0, len(row.words), row.card), look.colour("text"))]
        at = QPointF(left, rect.top() + em * (0.35 if row.kind in (STEP, TITLE) else 0.15))
        self._text(row).draw(painter, at, look.colour(ink), marks)

    def _step(self, painter: QPainter, rect: QRectF, row: Row) -> str:
        """The number of a step, filled where it stands on the table; the ink of its words."""
        look = theme()
        em = look.px("body")
        chip = QRectF(em * 0.5, rect.top() + em * 0.25, em * 1.6, em * 1.5)
        accent = look.colour("accent")
        draw_box(painter, chip, 4, accent if row.opened else None, accent, 1.2)
        number = look.colour("accent-ink" if row.opened else "accent")
        draw_line(painter, str(row.place), chip, number, look.px("caption"), align=CENTRE)
        return "text"


class RuleList(QListView):
    """The rows in a view. Choosing a rule opens or closes it, choosing a card points at it."""

    ruleChosen = Signal(str)
    rowChosen = Signal(object)
    """A `Row` that leads on: a link, a step, what happened in one."""
    cardChosen = Signal(int)
    cardPointed = Signal(int)
    leaveWanted = Signal()

    def __init__(self, name: str) -> None:
        super().__init__(resizeMode=QListView.ResizeMode.Adjust)
        self.setAccessibleName(name)
        self.setProperty("role", "log")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.rows = RowModel(self)
        self.setModel(self.rows)
        self.setItemDelegate(RowDelegate(self))
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        keep_place(self)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.clicked.connect(self._choose)
        self.entered.connect(self._point)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Words wrap anew at another width; Qt measures rows again only for another height."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show these rows."""
        self.rows.show_rows(rows)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter chooses, Escape leaves; the view does the rest."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._choose(self.currentIndex())
            event.accept()
        elif event.key() == Qt.Key.Key_Escape:
            self.leaveWanted.emit()
            event.ignore()
        else:
            super().keyPressEvent(event)
            index = self.currentIndex()
            if index.isValid():
                self._point(index)

    def keyboardSearch(self, search: str) -> None:
        """Letters are keys of the game."""

    def _choose(self, index: QModelIndex) -> None:
        row = index.data(RowModel.RowRole)
        if row is None:
            return
        if row.kind == CARD and row.card >= 0:
            self.cardChosen.emit(row.card)
        elif row.kind in _DO or row.place >= 0:
            self.rowChosen.emit(row)
        elif row.rule and row.kind != CARD:
            self.ruleChosen.emit(row.rule)

    def _point(self, index: QModelIndex) -> None:
        row = index.data(RowModel.RowRole)
        if row is not None and row.kind == CARD and row.card >= 0:
            self.cardPointed.emit(row.card)
