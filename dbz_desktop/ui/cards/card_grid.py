"""A grid of cards of one size, as many a row as fit: where each lies, walking and selecting.

Places are worked out and never stored, so that thousands of cards cost no more than the few in
sight.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import QRegion, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from dbz_desktop.ui.faces.face_size import RATIO
from dbz_desktop.ui.kit.models import Index
from dbz_desktop.ui.kit.scroll_places import keep_place

SMALLEST, LARGEST = 84, 320
"""Widths of a card in the gallery, in pixels."""

_SHIFTS = {
    QAbstractItemView.CursorAction.MoveLeft: -1,
    QAbstractItemView.CursorAction.MovePrevious: -1,
    QAbstractItemView.CursorAction.MoveRight: 1,
    QAbstractItemView.CursorAction.MoveNext: 1,
}


class CardGrid(QListView):
    """A list view with a geometry of its own. What a card looks like is for who paints it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, uniformItemSizes=True)
        self._width = 150
        self._gap = 10
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        keep_place(self)

    # --- geometry ---

    @property
    def card_width(self) -> int:
        """The width of a card, in pixels."""
        return self._width

    def set_card_width(self, width: int) -> None:
        """Show the cards larger or smaller; what was in the middle stays in sight, but for a view
        that stands at its top, which stays there."""
        width = max(SMALLEST, min(LARGEST, width))
        if width == self._width:
            return
        middle = self.indexAt(self.viewport().rect().center())
        scrolled = self.verticalScrollBar().value() > 0
        self._width = width
        self.width_changed()
        self.updateGeometries()
        if middle.isValid() and scrolled:
            self.scrollTo(middle, QAbstractItemView.ScrollHint.PositionAtCenter)
        self.viewport().update()

    def fitting_width(self, columns: int) -> int:
        """The width of a card at which so many columns fill the view, with a whole row in sight."""
        bar = self.verticalScrollBar().sizeHint().width()
        across = (self.width() - bar - 4 - self._gap) // columns - self._gap
        return min(across, int((self.height() - 2 * self._gap) * RATIO))

    def width_changed(self) -> None:
        """Cards have another size now."""

    def card_size(self) -> QSize:
        """The size of a card, in pixels."""
        return QSize(self._width, round(self._width / RATIO))

    def _columns(self) -> int:
        return max(1, (self.viewport().width() - self._gap) // (self._width + self._gap))

    def _count(self) -> int:
        model = self.model()
        return model.rowCount() if model is not None else 0

    def _left(self) -> int:
        columns = self._columns()
        used = columns * self._width + (columns - 1) * self._gap
        return max(self._gap // 2, (self.viewport().width() - used) // 2)

    def _row_height(self) -> int:
        return self.card_size().height() + self._gap

    def place(self, row: int) -> QRect:
        """Where the card of a model row lies in the viewport."""
        line, column = divmod(row, self._columns())
        left = self._left() + column * (self._width + self._gap)
        top = self._gap + line * self._row_height() - self.verticalScrollBar().value()
        return QRect(QPoint(left, top), self.card_size())

    def visualRect(self, index: Index) -> QRect:
        """Where a card lies in the viewport."""
        return self.place(index.row()) if index.isValid() else QRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        """The card at a point of the viewport."""
        model = self.model()
        if model is None:
            return QModelIndex()
        columns = self._columns()
        x = point.x() - self._left()
        y = point.y() - self._gap + self.verticalScrollBar().value()
        column, line = x // (self._width + self._gap), y // self._row_height()
        row = line * columns + column
        if x < 0 or y < 0 or column >= columns or not 0 <= row < self._count():
            return QModelIndex()
        return model.index(row, 0) if self.place(row).contains(point) else QModelIndex()

    def horizontalOffset(self) -> int:
        """Nothing scrolls sideways."""
        return 0

    def verticalOffset(self) -> int:
        """Pixels that were scrolled."""
        return self.verticalScrollBar().value()

    def isIndexHidden(self, index: Index) -> bool:
        """Every card of the model is shown."""
        return False

    def doItemsLayout(self) -> None:
        """Nothing is stored: only the scroll bar needs to know."""
        self.updateGeometries()
        self.viewport().update()

    def updateGeometries(self) -> None:
        """Fit the scroll bar to the number of cards."""
        lines = -(-self._count() // self._columns())
        height = self._gap * 2 + lines * self._row_height() - (self._gap if lines else 0)
        bar = self.verticalScrollBar()
        bar.setPageStep(self.viewport().height())
        bar.setSingleStep(max(20, self._row_height() // 5))
        bar.setRange(0, max(0, height - self.viewport().height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit as many cards into a row as there is room for."""
        QAbstractItemView.resizeEvent(self, event)
        self.updateGeometries()

    def scrollTo(
        self,
        index: Index,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Bring a card into sight."""
        if not index.isValid():
            return
        rect, room = self.place(index.row()), self.viewport().height()
        bar = self.verticalScrollBar()
        if hint is QAbstractItemView.ScrollHint.PositionAtCenter:
            bar.setValue(bar.value() + rect.center().y() - room // 2)
        elif rect.top() < 0 or hint is QAbstractItemView.ScrollHint.PositionAtTop:
            bar.setValue(bar.value() + rect.top() - self._gap)
        elif rect.bottom() > room:
            bar.setValue(bar.value() + rect.bottom() - room + self._gap)

    def dataChanged(self, first: Index, last: Index, roles: Sequence[int] = ()) -> None:
        """Paint only the card that is new."""
        if first.row() == last.row():
            self.viewport().update(self.place(first.row()).adjusted(-10, -10, 10, 10))
        else:
            self.viewport().update()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Move what is painted; only what came into sight is painted anew."""
        self.viewport().scroll(0, dy)

    # --- choosing ---

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Walk by arrows, page keys, Home and End."""
        count = self._count()
        model = self.model()
        if model is None or not count:
            return QModelIndex()
        now = self.currentIndex()
        if not now.isValid():
            return model.index(0, 0)
        columns = self._columns()
        page = max(1, self.viewport().height() // self._row_height()) * columns
        moves = QAbstractItemView.CursorAction
        step = _SHIFTS.get(action)
        if step is None:
            step = {
                moves.MoveUp: -columns,
                moves.MoveDown: columns,
                moves.MovePageUp: -page,
                moves.MovePageDown: page,
                moves.MoveHome: -count,
                moves.MoveEnd: count,
            }[action]
        row = now.row() + step
        if action in (moves.MoveUp, moves.MoveDown) and not 0 <= row < count:
            # From the last whole row down into one that is not full.
            last_line = (count - 1) // columns
            row = count - 1 if row >= count and now.row() // columns < last_line else now.row()
        return model.index(max(0, min(count - 1, row)), 0)

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        """Select the cards that a rectangle of the viewport touches."""
        selection = QItemSelection()
        model = self.model()
        area = rect.normalized()
        if model is not None and self.selectionModel() is not None:
            for row in self._rows_in(area):
                if self.place(row).intersects(area):
                    index = model.index(row, 0)
                    selection.select(index, index)
            self.selectionModel().select(selection, command)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        """Where selected cards lie."""
        region = QRegion()
        for index in selection.indexes():
            rect = self.place(index.row())
            if rect.intersects(self.viewport().rect()):
                region += rect.adjusted(-6, -6, 6, 6)
        return region

    def _rows_in(self, area: QRect) -> range:
        top = area.top() + self.verticalScrollBar().value() - self._gap
        bottom = area.bottom() + self.verticalScrollBar().value() - self._gap
        columns, height = self._columns(), self._row_height()
        first = max(0, top // height) * columns
        return range(
            min(first, self._count()), min(self._count(), (bottom // height + 1) * columns)
        )
