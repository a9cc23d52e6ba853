"""The files of a folder of scans as a list, and the field that says which card one shows."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QRect,
    QRectF,
    QSize,
    QStringListModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QImage, QImageReader, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QButtonGroup,
    QCompleter,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from dbz_desktop.cards.scans import NO_CARD
from dbz_desktop.scans.report import Report
from dbz_desktop.ui.faces.face_size import RATIO
from dbz_desktop.ui.kit.flow_layout import FlowLayout
from dbz_desktop.ui.kit.layouts import add, fill, vbox
from dbz_desktop.ui.kit.measure import at_new_look, em, in_ems, lay_out_again
from dbz_desktop.ui.kit.models import Index, resetting
from dbz_desktop.ui.kit.painting import paint_with, smooth, write_with
from dbz_desktop.ui.kit.reasons import set_reason
from dbz_desktop.ui.kit.theme import add_clear_button, draw_focus, draw_icon, theme
from dbz_desktop.ui.kit.widgets import button, label, named, plain_tip
from dbz_desktop.ui.pictures.card_shape import shaped
from dbz_desktop.ui.pictures.collection import Pictures

KINDS = ("Unmatched", "Skipped", "By hand", "Matched")

_NO_INDEX = QModelIndex()
_THUMBS = 240
_WIDEST = (1 << 24) - 1
_NARROW = 38
"""The width in line heights below which the field lies under the list."""


class Row(NamedTuple):
    """A file of the list: its name in the folder, what is said of it, its card's id if it has one.

    `card` is `NO_CARD` for a file that shows none, None where no card was found.
    """

    file: str
    words: str
    card: str | None = None
    by_hand: bool = False


def rows_of(report: Report | None, kind: str, pictures: Pictures) -> list[Row]:
    """The rows of one of the `KINDS`, by the names of the files."""
    if report is None:
        return []

    def named(ident: str) -> str:
        card = pictures.card(ident)
        return f"{card.name} · {ident}" if card is not None else ident

    if kind == "Unmatched":
        return [Row(file, words) for file, words in report.unmatched]
    if kind == "Skipped":
        return [Row(file, words) for file, words in report.skipped]
    hands = report.by_hand
    if kind == "By hand":
        return [
            Row(file, named(card) if card != NO_CARD else "shows no card", card, True)
            for file, card in sorted(hands.items())
        ]
    rows = [Row(file, named(c), c, file in hands) for c, file in report.matched.items()]
    rows += [
        Row(file, f"{named(card)}, which another file shows", card, file in hands)
        for file, card in report.spare.items()
    ]
    return sorted(rows, key=lambda row: row.file.casefold())


def count_of(report: Report | None, kind: str) -> int:
    """How many rows there are of one of the `KINDS`."""
    if report is None:
        return 0
    counts = {
        "Unmatched": len(report.unmatched),
        "Skipped": len(report.skipped),
        "By hand": len(report.by_hand),
        "Matched": len(report.matched) + len(report.spare),
    }
    return counts[kind]


def printable(name: str) -> str:
    """A file's name that can be shown, also where it isn't written in the system's letters."""
    return name.encode("utf-8", "replace").decode()


class FilesModel(QAbstractListModel):
    """Rows of files; thumbnails are read when they come in sight."""

    RowRole = Qt.ItemDataRole.UserRole + 1

    def __init__(self, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self.rows: list[Row] = []
        self._thumbs: OrderedDict[tuple, QPixmap] = OrderedDict()

    def show_rows(self, rows: list[Row]) -> None:
        """Show other rows."""
        if rows != self.rows:
            with resetting(self):
                self.rows = rows

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        """How many files there are."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = 0) -> object:
        """The file's name, what is said of it, and the row itself."""
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return printable(row.file)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(f"{printable(row.file)}\n{row.words}")
        if role in (
            Qt.ItemDataRole.AccessibleTextRole,
            Qt.ItemDataRole.AccessibleDescriptionRole,
        ):
            return f"{printable(row.file)}: {row.words}"
        return row if role == self.RowRole else None

    def thumbnail(self, row: Row, size: QSize, dpr: float) -> QPixmap | None:
        """The picture of a file at a size, None while or if there is none."""
        key = (row.file, size.width(), round(dpr * 100))
        found = self._thumbs.get(key)
        if found is not None:
            self._thumbs.move_to_end(key)
            return found
        path = self._pictures.thumbnail_path(row.file)
        if path is None:
            return None
        reader = QImageReader(str(path))
        image: QImage = reader.read()
        if image.isNull():
            return None
        pixmap = QPixmap.fromImage(shaped(image, size, dpr))
        self._thumbs[key] = pixmap
        while len(self._thumbs) > _THUMBS:
            self._thumbs.popitem(last=False)
        return pixmap

    def forget(self) -> None:
        """Forget the thumbnails: files may have changed under their names."""
        self._thumbs.clear()


class _Drawn(QStyledItemDelegate):
    """A row: a thumbnail, the name of the file, what is said of it."""

    def __init__(self, model: FilesModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self._view = parent

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(200, em(self._view, 3.3))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look, view = theme(), self._view
        row: Row = index.data(FilesModel.RowRole)
        rect = QRect(option.rect)
        state = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, look.colour("panel-hover" if chosen else "panel-raised"))
        if chosen:
            # Not by its colour alone: a bar at the left marks the chosen row.
            painter.fillRect(
                QRect(rect.left(), rect.top(), 4, rect.height()), look.colour("accent")
            )
        pad = em(view, 0.3)
        height = rect.height() - 2 * pad
        size = QSize(round(height * RATIO), height)
        at = rect.topLeft()
        at.setX(at.x() + pad + 4)
        at.setY(at.y() + pad)
        thumb = self._model.thumbnail(row, size, view.devicePixelRatioF())
        if thumb is not None:
            painter.drawPixmap(at, thumb)
        else:
            box = QRectF(at.x(), at.y(), size.width(), size.height()).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.setPen(look.colour("line-strong"))
            painter.drawRoundedRect(box, 3, 3)
            side = size.width() * 0.5
            sign = QRectF(0, 0, side, side)
            sign.moveCenter(box.center())
            draw_icon(painter, "eye-off", sign, "text-faint")
        left = at.x() + size.width() + em(view, 0.6)
        room = QRect(left, rect.top() + pad, rect.right() - left - pad, height // 2)
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        for text, colour, font, elide in (
            (
                printable(row.file),
                "text",
                look.font(look.px("body"), bold=True),
                Qt.TextElideMode.ElideMiddle,
            ),
            (
                row.words[:1].upper() + row.words[1:],
                "text-muted",
                look.font(look.px("body")),
                Qt.TextElideMode.ElideRight,
            ),
        ):
            write_with(painter, font, look.colour(colour))
            words = painter.fontMetrics().elidedText(text, elide, room.width())
            painter.drawText(room, flags, words)
            room.translate(0, height // 2)
        if state & QStyle.StateFlag.State_HasFocus:
            draw_focus(painter, QRectF(rect).adjusted(1, 1, -2, -2))


class _Shown(QWidget):
    """The chosen file, larger."""

    def __init__(self, model: FilesModel) -> None:
        super().__init__()
        self._model = model
        self.row: Row | None = None
        self._fit()
        at_new_look(self._fit)

    def _fit(self) -> None:
        height = em(self, 11)
        self.setFixedSize(round(height * RATIO), height)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth(self)
        found = None
        if self.row is not None:
            found = self._model.thumbnail(self.row, self.size(), self.devicePixelRatioF())
        if found is not None:
            painter.drawPixmap(0, 0, found)
            return
        look = theme()
        paint_with(painter, look.colour("line"), look.colour("panel-raised", 0.4))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        words = "No picture" if self.row is not None else "Choose a file"
        painter.setPen(look.colour("text-muted"))
        painter.drawText(
            self.rect(), Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, words
        )


class FilesPanel(QWidget):
    """The files by what became of them; whoever knows better says which card one shows."""

    chosen = Signal(str, object)
    """A file, and the id of its card, `NO_CARD`, or None to take a choice back."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self._pictures = pictures
        self._report: Report | None = None
        lay_out_again(self)
        self._cards: dict[str, str] = {}
        column = vbox(self, 0.5, 0)
        box = QWidget()
        flow = FlowLayout(box, 0.35)
        self.kinds = QButtonGroup(self)
        for number, kind in enumerate(KINDS):
            part = button(kind, "secondary", f"Files: {kind}", checkable=True, checked=not number)
            self.kinds.addButton(part, number)
            flow.addWidget(part)
        self.kinds.idClicked.connect(lambda _number: self._refresh())
        column.addWidget(box)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        in_ems(self._row.setSpacing, 0.8)
        self.model = FilesModel(pictures, self)
        self.view = add(self._row, named(QListView(), "Files of the folder"), 1)
        self.view.setModel(self.model)
        self.view.setItemDelegate(_Drawn(self.model, self.view))
        self.view.setUniformItemSizes(True)
        self.view.setMouseTracking(True)
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.selectionModel().currentChanged.connect(lambda _now, _old: self._show_row())
        self._row.addWidget(self._make_side())
        column.addLayout(self._row)
        self._show_row()

    def _make_side(self) -> QWidget:
        self.side = QWidget()
        in_ems(self.side.setFixedWidth, 16)
        column = vbox(self.side, 0.4, 0)
        self.shown = add(column, _Shown(self.model), 0, Qt.AlignmentFlag.AlignHCenter)
        self.name = add(column, label("", "lead", wrap=True))
        self.field = named(QLineEdit(), "Card that the file shows")
        self.field.setPlaceholderText("Title or number of the card")
        add_clear_button(self.field)
        self._names = QStringListModel(self)
        completer = QCompleter(self._names, self, filterMode=Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setMaxVisibleItems(8)
        self.field.setCompleter(completer)
        self.field.returnPressed.connect(self._take)
        self.field.textChanged.connect(lambda _text: self._look())
        column.addWidget(self.field)
        self.note = add(column, label("", "muted", wrap=True))
        self.take = button("It shows this card", "primary", clicked=self._take)
        self.none = button("It shows no card", "secondary", clicked=lambda: self._say(NO_CARD))
        self.back = button(
            "Take the choice back", "secondary", tip="The name of the file decides again"
        )
        self.back.clicked.connect(lambda: self._say(None))
        fill(column, self.take, self.none, self.back, 1)
        return self.side

    # --- what is shown ---

    @property
    def kind(self) -> str:
        """Which files are listed: one of `KINDS`."""
        return KINDS[max(0, self.kinds.checkedId())]

    def show_report(self, report: Report | None) -> None:
        """Show what a folder holds."""
        self._report = report
        self.model.forget()
        if not self._cards:
            cards = sorted(self._pictures.cards(), key=lambda card: card.name)
            self._cards = {f"{card.name} · {card.id}": card.id for card in cards}
            self._names.setStringList(list(self._cards))
        for number, kind in enumerate(KINDS):
            count = count_of(report, kind)
            part = self.kinds.button(number)
            part.setText(f"{kind}  {count:,}")
            part.setAccessibleName(f"Files: {kind}, {count}")
        self._refresh()

    def row(self) -> Row | None:
        """The chosen file."""
        index = self.view.currentIndex()
        return self.model.rows[index.row()] if index.isValid() else None

    def _refresh(self) -> None:
        at = self.view.currentIndex().row()
        before = self.row()
        top = self.view.verticalScrollBar().value()
        self.model.show_rows(rows_of(self._report, self.kind, self._pictures))
        rows = self.model.rows
        # The same file if it is still there; else what has come into its place.
        places = [i for i, row in enumerate(rows) if before and row.file == before.file]
        if rows:
            place = places[0] if places else min(max(at, 0), len(rows) - 1)
            self.view.setCurrentIndex(self.model.index(place))
            self.view.verticalScrollBar().setValue(top)
            self.view.scrollTo(self.model.index(place))
        self._show_row()
        self.view.viewport().update()

    def _show_row(self) -> None:
        row = self.row()
        changed = row is None or self.shown.row is None or row.file != self.shown.row.file
        self.shown.row = row
        self.shown.update()
        self.name.setText(printable(row.file).rpartition("/")[2] if row else "")
        self.name.setVisible(row is not None)
        if changed:
            self.field.clear()
        self.back.setVisible(row is not None and row.by_hand)
        self._look()

    def _card_typed(self) -> str | None:
        """The id of the card that is typed: as it stands, or the only one that it can be."""
        typed = self.field.text().strip()
        if typed in self._cards:
            return self._cards[typed]
        folded = typed.casefold()
        if not folded:
            return None
        found = [ident for name, ident in self._cards.items() if folded in name.casefold()]
        exact = [ident for ident in found if ident.casefold() == folded]
        chosen = exact or found
        return chosen[0] if len(chosen) == 1 else None

    def _look(self) -> None:
        """What can be done with the chosen file, and why not."""
        row = self.row()
        typed = self.field.text().strip()
        ident = self._card_typed()
        why = ""
        if row is None:
            why = "No file is chosen."
        elif self.kind == "Skipped":
            why = "The file can't be shown, so it can show no card."
        self.field.setEnabled(not why)
        self.none.setEnabled(not why and row is not None and row.card != NO_CARD)
        if not why and not typed:
            self.note.setText("")
            why = "Type which card it shows."
        elif not why and ident is None:
            some = any(typed.casefold() in name.casefold() for name in self._cards)
            why = "That may be several cards." if some else "No card is called that."
            self.note.setText(why)
        elif not why and ident is not None and self._report is not None:
            other = self._report.matched.get(ident, "")
            taken = other and row is not None and other != row.file
            self.note.setText(f"It takes the place of {printable(other)}." if taken else "")
        else:
            self.note.setText(why if row is not None else "")
        self.note.setVisible(bool(self.note.text()))
        self.take.setEnabled(not why)
        set_reason(self.take, why)

    def _take(self) -> None:
        ident = self._card_typed()
        if ident is not None and self.take.isEnabled():
            self._say(ident)
            # The next file waits for its card: one types on.
            self.field.setFocus()

    def _say(self, card: str | None) -> None:
        row = self.row()
        if row is None:
            return
        self.shown.row = None
        self.chosen.emit(row.file, card)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a narrow page the field lies below the list."""
        super().resizeEvent(event)
        narrow = self.width() < em(self, _NARROW)
        side = QBoxLayout.Direction
        self._row.setDirection(side.TopToBottom if narrow else side.LeftToRight)
        self.side.setMinimumWidth(0 if narrow else em(self, 16))
        self.side.setMaximumWidth(_WIDEST if narrow else em(self, 16))
        # List and field stay within one screen of each other.
        self.view.setFixedHeight(em(self, 10 if narrow else 20))
