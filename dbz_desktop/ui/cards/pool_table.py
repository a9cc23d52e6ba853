"""The pool as a table: the same cards, keys and drags as in the gallery, in rows."""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import (
    QContextMenuEvent,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QStaticText,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from dbz_desktop.cards.icon_words import ICON
from dbz_desktop.cards.orders import Column
from dbz_desktop.ui.cards.gallery import Gallery
from dbz_desktop.ui.cards.pool_model import NUMERIC, FoundCards, Role
from dbz_desktop.ui.kit.measure import at_new_look, em, in_ems
from dbz_desktop.ui.kit.menu_place import menu_place
from dbz_desktop.ui.kit.theme import draw_icon, theme
from dbz_desktop.ui.system.timers import single_shot

_WIDTHS = {
    Column.COPIES: 4.0,
    Column.TITLE: 15.0,
    Column.TYPE: 8.5,
    Column.STYLE: 6.0,
    Column.COST: 3.4,
    Column.DAMAGE: 8.0,
    Column.ANGER: 4.2,
    Column.ENDURANCE: 3.4,
    Column.NUMBER: 6.0,
}
"""Widths of the columns in line heights; the text takes the rest."""


_SPARE = 1.35
"""So many times the letters of average width that have room are looked at when a text is cut."""

_PAD = 8
"""Pixels between the words of a cell and its sides."""


class CardsTable(QTableView):
    """The table. It shares the selection of a gallery, and asks for things by its signals."""

    def __init__(self, gallery: Gallery, found: FoundCards) -> None:
        super().__init__(showGrid=False, wordWrap=False)
        self.found = found
        self._short: dict[tuple[str, int], QStaticText | str] = {}
        self._texts_later = False
        self._soon = single_shot(self, 0, self._paint_texts)
        self.gallery = gallery
        self.setObjectName("cards-table")
        self.setAccessibleName("Cards as a table")
        self.setModel(found)
        self.setSelectionModel(gallery.selectionModel())
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAlternatingRowColors(True)
        # Before sorting is allowed, so that Qt has nothing to sort anew.
        self.horizontalHeader().setSortIndicator(*found.sorted_by)
        self.setSortingEnabled(True)
        self.setDragEnabled(True)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        in_ems(self.verticalHeader().setDefaultSectionSize, 1.7)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setHighlightSections(False)
        header.moveSection(header.visualIndex(int(Column.COPIES)), 0)
        header.setStretchLastSection(True)
        for column, width in _WIDTHS.items():
            self.setColumnWidth(int(column), em(self, width))
        self._line = em(self)
        """The height of a line that the columns have their widths for."""
        at_new_look(self._new_look)
        # Painted whole, so that scrolling moves what is painted already.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.selectionModel().currentRowChanged.connect(lambda _n, _b: self.viewport().update())
        self.entered.connect(self._point)

    def paint_in_turns(self) -> None:
        """Other cards come into the rows: paint their rules texts in the turn after the rest.

        The texts take longer than all other columns together, and a key that is typed shall be
        seen within a frame. Till then, the texts from before stay.
        """
        self._texts_later = self.isVisible()

    def _paint_texts(self) -> None:
        self._texts_later = False
        left = self.columnViewportPosition(int(Column.TEXT))
        wide = self.columnWidth(int(Column.TEXT))
        self.viewport().update(left, 0, wide, self.viewport().height())

    def show_copies(self, shown: bool) -> None:
        """Show or hide the column with the copies in the open deck."""
        self.setColumnHidden(int(Column.COPIES), not shown)

    def _point(self, index: QModelIndex) -> None:
        self.gallery.cardHovered.emit(index.data(Role.CARD))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The rows in sight. Painted here and not by Qt, which asks the model a dozen questions
        for every cell."""
        look = theme()
        with QPainter(self.viewport()) as painter:
            area = event.rect()
            later = self._texts_later
            if later:
                left = self.columnViewportPosition(int(Column.TEXT))
                texts = QRect(left, 0, self.columnWidth(int(Column.TEXT)), self.viewport().height())
                painter.setClipRegion(QRegion(area) - QRegion(texts))
                self._soon.start()
            painter.fillRect(area, look.colour("panel"))
            columns = self._columns_in(area)
            height = self.verticalHeader().defaultSectionSize()
            count = self.found.rowCount()
            first = max(0, self.rowAt(max(0, area.top())))
            selection = self.selectionModel()
            chosen = {index.row() for index in selection.selectedRows()}
            current = self.currentIndex().row() if self.hasFocus() else -1
            width = self.viewport().width()
            painter.setFont(self.font())
            metrics = self.fontMetrics()
            above = (height - metrics.height()) // 2
            words, muted = look.colour("text"), look.colour("text-muted")
            for row in range(first, count):
                top = self.rowViewportPosition(row)
                if top > area.bottom():
                    break
                if row in chosen:
                    painter.fillRect(0, top, width, height, look.colour("accent-dim"))
                elif row % 2:
                    painter.fillRect(0, top, width, height, look.colour("panel-raised"))
                entry = self.found.entry(row)
                for column, left, wide in columns:
                    if later and column == Column.TEXT:
                        continue
                    text = self.found.cards.words(entry, column)
                    if not text:
                        continue
                    quiet = column == Column.TEXT and row not in chosen
                    painter.setPen(muted if quiet else words)
                    room = wide - 2 * _PAD
                    if column == Column.TEXT and (icon := ICON.match(text)) is not None:
                        # Most texts begin with what kind of card it is: its sign stands for it.
                        side = metrics.ascent()
                        spot = QRectF(left + _PAD, top + (height - side) / 2, side, side)
                        draw_icon(painter, icon[1], spot, muted if quiet else words)
                        left, room = left + side + _PAD // 2, room - side - _PAD // 2
                        text = text[icon.end() :].lstrip()
                    if column == Column.TEXT and "[" in text:
                        text = ICON.sub("", text[: room // 2])
                    line = self._fitting(text, room, metrics)
                    spare = room - metrics.horizontalAdvance(text) if column in NUMERIC else 0
                    x = left + _PAD + max(0, spare)
                    if isinstance(line, QStaticText):
                        painter.drawStaticText(x, top + above, line)
                    else:
                        painter.drawText(x, top + above + metrics.ascent(), line)
                if row == current:
                    colour = look.colour("focus")
                    painter.fillRect(0, top, width, look.ring, colour)
                    painter.fillRect(0, top + height - look.ring, width, look.ring, colour)

    def _columns_in(self, area: QRect) -> list[tuple[int, int, int]]:
        """The columns that an area touches: which, where, how wide."""
        found = []
        for column in range(self.found.columnCount()):
            left, wide = self.columnViewportPosition(column), self.columnWidth(column)
            if wide and left <= area.right() and left + wide >= area.left():
                found.append((column, left, wide))
        return found

    def _fitting(self, text: str, room: int, metrics: QFontMetrics) -> QStaticText | str:
        """A text cut to some pixels; what is painted again is laid out once for all paintings."""
        key = (text, room)
        found = self._short.get(key)
        if found is None:
            if len(self._short) > 12_000:
                self._short.clear()
            # A long text is cut before it is measured: each letter costs, and 500 are printed on
            # some cards. Narrow letters throughout would leave a little room at the end.
            most = max(8, round(room / metrics.averageCharWidth() * _SPARE))
            short = metrics.elidedText(text[:most], Qt.TextElideMode.ElideRight, room)
            if len(text) > most and short == text[:most]:
                short = f"{short[:-1]}…"
            # Laying it out for later takes as long as painting it twice: while one types, most
            # rows are in sight for a moment.
            self._short[key] = short
            return short
        if isinstance(found, str):
            found = self._short[key] = QStaticText(found)
            found.setTextFormat(Qt.TextFormat.PlainText)
        return found

    def _new_look(self) -> None:
        """Other layouts of the words, and columns that are as much wider as the text is."""
        self._short.clear()
        line, self._line = self._line, em(self)
        for column, width in _WIDTHS.items():
            now = self.columnWidth(int(column))
            kept = now == round(line * width)
            wide = em(self, width) if kept else round(now * self._line / line)
            self.setColumnWidth(int(column), wide)
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of the gallery; left and right scroll."""
        if self.gallery.press_card_key(event):
            return
        if event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End) and not event.modifiers():
            # The first and the last card, not the first and last column.
            rows = self.model().rowCount()
            if rows:
                row = 0 if event.key() == Qt.Key.Key_Home else rows - 1
                self.setCurrentIndex(self.model().index(row, int(Column.TITLE)))
            return
        super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Letters belong to the search field, not to a search of the view's own."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """One copy more, or the card's page."""
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and event.button() == Qt.MouseButton.LeftButton:
            self.gallery.activate([index.data(Role.CARD)])

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """A menu for the cards that are selected, or for the one that is pointed at."""
        index, at = menu_place(self, event)
        if not index.isValid():
            return
        if not self.selectionModel().isRowSelected(index.row(), QModelIndex()):
            flags = QItemSelectionModel.SelectionFlag
            self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
        self.gallery.menuWanted.emit(self.gallery.chosen(), at)

    def startDrag(self, supported: Qt.DropAction) -> None:
        """Drag the selected cards, as from the gallery."""
        self.gallery.startDrag(supported)
