"""The field for a card's text: what isn't understood is underlined, words are offered as one types.

Its page takes its edits back, so the field itself has no undo of its own.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, QStringListModel, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPainterStateGuard,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import (
    QCompleter,
    QListView,
    QPlainTextEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTextEdit,
    QToolTip,
    QWidget,
)

from dbz_desktop.rules.language.text.failing import Failure
from dbz_desktop.ui.kit.measure import at_new_look, em
from dbz_desktop.ui.kit.models import Index
from dbz_desktop.ui.kit.painting import write_with
from dbz_desktop.ui.kit.theme import theme
from dbz_desktop.ui.kit.widgets import plain_tip
from dbz_desktop.ui.workshop.reader import Offers

_CLOSING = ",.;:)"
"""Signs that stand right behind the word before them."""
LEAST_LINES, MOST_LINES = 3, 9
_SHOWN = 8
"""Offered words that are in sight at once."""


def undone_by_page(event: QEvent) -> bool:
    """Whether an event asks whether a key is the field's own that is its page's: undo and redo."""
    return (
        event.type() == QEvent.Type.ShortcutOverride
        and isinstance(event, QKeyEvent)
        and (
            event.matches(QKeySequence.StandardKey.Undo)
            or event.matches(QKeySequence.StandardKey.Redo)
        )
    )


class TextField(QPlainTextEdit):
    """A card's text. `moved` tells that its writer goes on at another place, or typed."""

    moved = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName("Text")
        self.setTabChangesFocus(True)
        self.setUndoRedoEnabled(False)
        self.setPlaceholderText("POWER: Draw a card.")
        self.faults: tuple[Failure, ...] = ()
        self.offers: Offers | None = None
        self._wanted = False
        self._model = QStringListModel(self)
        completer = QCompleter(self._model, self)
        completer.setWidget(self)
        completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        completer.setMaxVisibleItems(_SHOWN)
        completer.activated[str].connect(self._insert)  # type: ignore[index]
        self.popup = QListView()
        self.popup.setProperty("role", "popup")
        self.popup.setAccessibleName("What can stand here")
        completer.setPopup(self.popup)
        self.popup.setItemDelegate(_OfferRow(self))
        self.completer = completer
        self.cursorPositionChanged.connect(self.moved)
        self.textChanged.connect(self._fit)
        self._fit()
        at_new_look(self._underline)
        at_new_look(self._fit)

    # --- the text ---

    def show_text(self, text: str) -> None:
        """Have another text, with the cursor behind what is different."""
        old = self.toPlainText()
        if text == old:
            return
        same = next((n for n in range(min(len(old), len(text)))
                     if old[-1 - n] != text[-1 - n]), min(len(old), len(text)))  # fmt: skip
        self.blockSignals(True)
        self.setPlainText(text)
        cursor = self.textCursor()
        cursor.setPosition(max(0, len(text) - same))
        self.setTextCursor(cursor)
        self.blockSignals(False)

    @property
    def place(self) -> int:
        """Where its writer stands, in characters from the start; -1 while something is marked."""
        cursor = self.textCursor()
        return -1 if cursor.hasSelection() or not self.hasFocus() else cursor.position()

    def replace(self, start: int, end: int, words: str) -> None:
        """Put words in the place of some characters."""
        cursor = self.textCursor()
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        cursor.insertText(words)
        self.setTextCursor(cursor)

    def _fit(self) -> None:
        """As high as its text, within bounds."""
        lines = min(max(self.document().size().height(), LEAST_LINES), MOST_LINES)
        room = self.fontMetrics().lineSpacing() * lines + 2 * self.document().documentMargin()
        self.setFixedHeight(round(room + em(self, 1.1)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width breaks the lines elsewhere."""
        super().resizeEvent(event)
        self._fit()

    # --- faults ---

    def show_faults(self, faults: tuple[Failure, ...]) -> None:
        """Underline what isn't understood."""
        self.faults = faults
        self._underline()

    def _underline(self) -> None:
        form = QTextCharFormat()
        form.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
        form.setUnderlineColor(theme().colour("danger"))
        form.setForeground(theme().colour("danger"))
        length = len(self.toPlainText())
        marks = []
        for fault in self.faults:
            mark = QTextEdit.ExtraSelection()
            cursor = QTextCursor(self.document())
            cursor.setPosition(min(fault.column, length))
            cursor.setPosition(min(fault.end, length), QTextCursor.MoveMode.KeepAnchor)
            mark.cursor, mark.format = cursor, form  # type: ignore[attr-defined]
            marks.append(mark)
        self.setExtraSelections(marks)

    def fault_at(self, place: int) -> Failure | None:
        """The fault that a place of the text lies in."""
        return next((f for f in self.faults if f.column <= place <= f.end), None)

    def go_to_fault(self, by: int = 1) -> None:
        """Go to the next fault, or to the one before, and round."""
        if not self.faults:
            return
        place = self.textCursor().selectionStart()
        ordered = sorted(self.faults, key=lambda fault: fault.column)
        if by > 0:
            fault = next((f for f in ordered if f.column > place), ordered[0])
        else:
            fault = next((f for f in reversed(ordered) if f.column < place), ordered[-1])
        cursor = self.textCursor()
        cursor.setPosition(fault.column)
        cursor.setPosition(fault.end, QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(cursor)
        self.setFocus()

    # --- what can stand here ---

    def offer(self, offers: Offers) -> None:
        """Offer words: those that begin as what was typed, or all where they were asked for."""
        self.offers = offers
        exact = [o.word.casefold() for o in offers.words] == [offers.typed.casefold()]
        if not self.hasFocus() or not offers.words or exact or not (offers.typed or self._wanted):
            self.popup.hide()
            return
        bars = Qt.ScrollBarPolicy
        few = len(offers.words) <= _SHOWN
        self.popup.setVerticalScrollBarPolicy(
            bars.ScrollBarAlwaysOff if few else bars.ScrollBarAsNeeded
        )
        self._model.setStringList([offer.word for offer in offers.words])
        self.completer.setCompletionPrefix(offers.typed)
        cursor = self.textCursor()
        cursor.setPosition(offers.start)
        rect = self.cursorRect(cursor)
        rect.setWidth(min(em(self, 26), max(em(self, 12), self.viewport().width())))
        margin = self.viewport().pos()
        self.completer.complete(rect.translated(margin))
        self.popup.setCurrentIndex(self._model.index(0, 0))

    def ask_for_words(self) -> None:
        """Offer what can stand here, though nothing was typed yet."""
        self._wanted = True
        if self.offers is not None and self.offers.end == self.place:
            self.offer(self.offers)
        else:
            self.moved.emit()

    def _insert(self, word: str) -> None:
        offers = self.offers
        self._wanted = False
        if offers is None:
            return
        start, text = offers.start, self.toPlainText()
        if word[:1] in _CLOSING:
            start = len(text[:start].rstrip())
        behind = text[offers.end : offers.end + 1]
        self.replace(
            start, offers.end, word if behind in (" ", *_CLOSING) and behind else f"{word} "
        )

    # --- events ---

    def event(self, event: QEvent) -> bool:
        """Leave undoing to the page; tell of a fault below the pointer."""
        if undone_by_page(event):
            event.ignore()
            return True
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            place = self.cursorForPosition(self.viewport().mapFrom(self, event.pos())).position()
            fault = self.fault_at(place)
            QToolTip.showText(event.globalPos(), plain_tip(fault.message) if fault else "", self)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys of the offered words are theirs."""
        keys = Qt.Key
        taken = (keys.Key_Enter, keys.Key_Return, keys.Key_Escape, keys.Key_Tab, keys.Key_Backtab)
        if self.popup.isVisible() and event.key() in taken:
            event.ignore()
            return
        if (
            event.key() == keys.Key_Space
            and event.modifiers() == Qt.KeyboardModifier.ControlModifier
        ):
            self.ask_for_words()
            return
        if event.text():
            self._wanted = False
        super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Whoever writes here is offered words again."""
        super().focusInEvent(event)
        self.completer.setWidget(self)


class _OfferRow(QStyledItemDelegate):
    """A word, and beside it a sentence of a card that has it."""

    def __init__(self, field: TextField) -> None:
        super().__init__(field)
        self._field = field

    def _example(self, index: Index) -> str:
        offers = self._field.offers
        known = offers.words if offers is not None else ()
        return known[index.row()].example if index.row() < len(known) else ""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """The word in the text's own colour, the sentence fainter."""
        self.initStyleOption(option, index)
        word, option.text = option.text, ""  # type: ignore[attr-defined]
        widget = option.widget  # type: ignore[attr-defined]
        widget.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, widget)
        rect: QRect = option.rect.adjusted(6, 0, -6, 0)  # type: ignore[attr-defined]
        flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        with QPainterStateGuard(painter):
            font = painter.font()
            font.setBold(True)
            write_with(painter, font, theme().colour("text"))
            wide = painter.fontMetrics().horizontalAdvance(word) + em(self._field, 0.8)
            painter.drawText(rect, flags, word)
            font.setBold(False)
            write_with(painter, font, theme().colour("text-muted"))
            rest = rect.adjusted(wide, 0, 0, 0)
            elide = Qt.TextElideMode.ElideRight
            words = painter.fontMetrics().elidedText(self._example(index), elide, rest.width())
            painter.drawText(rest, flags, words)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """A line with some air."""
        return QSize(em(self._field, 10), em(self._field, 1.5))
