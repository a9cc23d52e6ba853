"""The import sheet: a list is pasted, opened or dropped, read, looked through, and made a deck."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QMimeData, QStandardPaths, Qt, Signal
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QLineEdit,
    QPlainTextEdit,
    QProgressBar,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from dbz_desktop.cards.packs import Pack
from dbz_desktop.decks import Deck
from dbz_desktop.decks.deckfile import SUFFIX
from dbz_desktop.decks.editing import rename
from dbz_desktop.decks.incoming import file_text, read_incoming
from dbz_desktop.decks.lists import MAX_CHARACTERS, ListError
from dbz_desktop.decks.reading import Reading
from dbz_desktop.ui.decks.import_lines import TAKEN, DoubtsModel, DoubtsView
from dbz_desktop.ui.kit.layouts import add, fill, hbox, vbox
from dbz_desktop.ui.kit.reasons import set_reason
from dbz_desktop.ui.kit.sheet import Sheet
from dbz_desktop.ui.kit.widgets import button, label, named
from dbz_desktop.ui.system.timers import single_shot
from dbz_desktop.ui.system.work import Stopped, Work

MOMENT_MS = 250
"""A reading that takes longer shows how far it is."""

NO_NAME = "Imported deck"

_EXAMPLE = """Write or paste a list here, one card a line:

MP: name of the personality
Mastery: its title
3 title of a card
2x PRE-C50
another title (3)"""


class _ListField(QPlainTextEdit):
    """The text of the list. A file that is dropped on it is the page's, not a text of its name."""

    tooLong = Signal(int)

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """Texts only."""
        return source.hasText() and not source.hasUrls()

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Take a text, unless it is far too long for a list: the field would stand still."""
        if len(source.text()) > MAX_CHARACTERS:
            self.tooLong.emit(len(source.text()))
        else:
            super().insertFromMimeData(source)


class ImportSheet(Sheet):
    """`deckMade` carries a new deck, `deckAdded` one to be added to the deck that is open."""

    deckMade = Signal(object)
    deckAdded = Signal(object)

    def __init__(self, parent: QWidget, pool: Pack) -> None:
        super().__init__(parent, "Import a deck")
        self.pool = pool
        self._work: Work | None = None
        self._open_deck = ""
        self._moment = single_shot(self, MOMENT_MS, self._wait)
        self.stack = add(self.body, QStackedWidget(), 1)
        self._writing = self._make_writing()
        self._waiting = self._make_waiting()
        self._review = self._make_review()
        for page in (self._writing, self._waiting, self._review):
            self.stack.addWidget(page)
        self._make_foot()
        self._show(self._writing)

    # --- building ---

    def _make_writing(self) -> QWidget:
        page, column = _page(self)
        words = (
            "Text lists, tables (.csv), deck files, decks of OCTGN, LackeyCCG and Cockatrice, and "
            "pictures of decks that this program saved. A file can be dropped on the window, too."
        )
        column.addWidget(label(words, "muted", wrap=True))
        self.field = add(column, named(_ListField(), "The list"), 1)
        self.field.setPlaceholderText(_EXAMPLE)
        self.field.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.field.setTabChangesFocus(True)
        self.field.textChanged.connect(self._check_text)
        self.field.tooLong.connect(self._too_long)
        return page

    def _make_waiting(self) -> QWidget:
        page, column = _page(self)
        column.addStretch(1)
        self.progress_words = add(column, label("Reading the list …", "question", wrap=True))
        self.progress_words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.progress = add(column, named(QProgressBar(), "How far the list is read"))
        self.progress.setRange(0, 0)
        column.addStretch(1)
        return page

    def _make_review(self) -> QWidget:
        page, column = _page(self)
        row = add(column, fill(hbox(gap=0.5), label("Name", "muted")))
        self.name = add(row, named(QLineEdit(), "Name of the deck"), 1)
        self.name.setMaxLength(80)
        self.understood = label("", "question", wrap=True)
        self.doubtful = label("", "body", wrap=True)
        fill(column, self.understood, self.doubtful)
        self.doubts = DoubtsModel(self)
        self.doubts.chosen.connect(self._show_reading)
        self.table = add(column, DoubtsView(self.doubts), 1)
        return page

    def _make_foot(self) -> None:
        self.open_file = button("Open a file …", "secondary", tip="Choose a file with a deck")
        tip = "Put the text of the clipboard here"
        self.paste = button("Paste", "secondary", "Paste from the clipboard", tip)
        self.read = button("Read the list", "primary", tip="See what it is understood as")
        self.cancel = button("Cancel", "secondary", "Stop reading", clicked=self._stop)
        tip = "Change the text; what you chose here is then asked again"
        self.again = button("Back to the text", "secondary", tip=tip, clicked=self._back)
        tip = "Put these cards into the deck that is open, as one edit that can be undone"
        self.add = button("Add to the open deck", "secondary", tip=tip)
        self.make = button("Make a deck of it", "primary", tip="A new deck, saved at once")
        self._feet = {
            self._writing: (self.open_file, self.paste, self.read),
            self._waiting: (self.cancel,),
            self._review: (self.again, self.add, self.make),
        }
        for part in (part for parts in self._feet.values() for part in parts):
            self.foot.addWidget(part)
        self.open_file.clicked.connect(self._choose_file)
        self.paste.clicked.connect(self._paste)
        self.read.clicked.connect(lambda: self._start(self.field.toPlainText()))
        self.add.clicked.connect(lambda: self._take(self.deckAdded))
        self.make.clicked.connect(lambda: self._take(self.deckMade))

    def _show(self, page: QWidget) -> None:
        self.stack.setCurrentWidget(page)
        for each, parts in self._feet.items():
            for part in parts:
                part.setVisible(each is page)
        if page is self._writing:
            self._check_text()

    def _wait(self) -> None:
        self._show(self._waiting)
        self.cancel.setFocus()

    def _check_text(self) -> None:
        empty = not self.field.document().characterCount() > 1
        set_reason(self.read, "Write or paste a list first." if empty else "")

    # --- coming in ---

    def ask(self, open_deck: str | None = None) -> None:
        """Open the sheet. `open_deck` is the name of the deck that cards could be added to, ""
        for none; it stays what it was where it isn't given."""
        if open_deck is not None:
            self._open_deck = open_deck
        review = self.stack.currentWidget() is self._review
        if review:
            self._show_reading()
        else:
            self._show(self._writing)
        self.open(self.make if review else self.field)
        self.field.selectAll()

    def take_file(self, path: Path, open_deck: str | None = None) -> None:
        """Open the sheet and read a file."""
        self.ask(open_deck)
        self._start(path)

    def take_text(self, text: str, open_deck: str | None = None) -> None:
        """Open the sheet and read a text."""
        self.ask(open_deck)
        self._start(text)

    def _choose_file(self) -> None:
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        name, _ = QFileDialog.getOpenFileName(
            self.window(),
            "Open a deck",
            folder,
            f"Decks (*{SUFFIX} *.txt *.csv *.tsv *.md *.toml *.json *.dec *.dek *.o8d *.cod "
            "*.png);;All files (*)",
        )
        if name:
            self._start(Path(name))

    def _paste(self) -> None:
        data = QApplication.clipboard().mimeData()
        urls = [url for url in data.urls() if url.isLocalFile()]
        if urls:
            self._start(Path(urls[0].toLocalFile()))
        elif data.hasText() and data.text().strip():
            if len(data.text()) > MAX_CHARACTERS:
                self._too_long(len(data.text()))
                return
            self.field.setPlainText(data.text())
            self._start(data.text())
        else:
            self.message.tell(
                "There is no text on the clipboard.", "Copy a list elsewhere, then paste it here."
            )

    def _too_long(self, characters: int) -> None:
        self._refuse(
            f"The text has {characters:,} characters; {MAX_CHARACTERS:,} are read at most, and a "
            "deck needs a few thousand."
        )

    def _refuse(self, reason: str) -> None:
        self.message.tell("This can't be read as a deck.", reason)

    # --- reading ---

    def _start(self, source: str | Path) -> None:
        self._end_work()
        self.message.hide()
        pool = self.pool
        name = NO_NAME
        if isinstance(source, Path):
            name = " ".join(source.stem.replace("_", " ").split())[:80] or NO_NAME

        def work(work: Work) -> tuple[str, Reading]:
            text = file_text(source) if isinstance(source, Path) else source
            return text, read_incoming(text, pool, name, partial(work.tell, pause=0.001))

        self._work = Work(work, self, (ListError, Stopped))
        self._work.progressed.connect(self._go_on)
        self._work.done.connect(self._read)
        self._work.failed.connect(self._failed)
        self.progress.setRange(0, 0)
        self.progress_words.setText("Reading the list …")
        self._moment.start()
        self._work.start()

    def _go_on(self, at: tuple[int, int]) -> None:
        done, of = at
        self.progress.setRange(0, of)
        self.progress.setValue(done)
        self.progress_words.setText(f"Reading line {done:,} of {of:,} …")

    def _end_work(self) -> None:
        self._moment.stop()
        if self._work is not None:
            self._work.cancel()
            self._work = None

    def _stop(self) -> None:
        self._end_work()
        self._show(self._writing)
        self.field.setFocus()

    def _failed(self, error: Exception) -> None:
        self._end_work()
        self._show(self._writing)
        text = str(error)
        self._refuse(text[:1].upper() + text[1:] + ".")
        self.field.setFocus()

    def _read(self, result: tuple[str, Reading]) -> None:
        self._end_work()
        text, reading = result
        if len(text) <= MAX_CHARACTERS and self.field.toPlainText() != text:
            self.field.setPlainText(text)
        self.doubts.show(reading)
        self.name.setText(reading.deck.name)
        self._show(self._review)
        self._show_reading()
        self.table.scrollToTop()
        self.table.setCurrentIndex(self.doubts.index(0, TAKEN))
        if self.doubts.review is not None and self.doubts.review.doubtful:
            self.table.setFocus()
        elif self.make.isEnabled():
            self.make.setFocus()
        else:
            self.again.setFocus()

    # --- looking through ---

    def _show_reading(self) -> None:
        review = self.doubts.review
        assert review is not None
        self.understood.setText(review.understood)
        self.doubtful.setText(f"{review.doubts} Click a card or a number of copies to change it.")
        empty = not review.reading.deck.cards()
        why = "No line was understood as a card." if empty else ""
        set_reason(self.make, why)
        set_reason(self.add, why or ("" if self._open_deck else "No deck is open."))
        if not why and self._open_deck:
            self.add.setToolTip(f"Add these cards to {self._open_deck}; it can be undone")
            self.add.setAccessibleDescription(self.add.toolTip())

    def _back(self) -> None:
        self._show(self._writing)
        self.field.setFocus()

    def _take(self, signal) -> None:
        review = self.doubts.review
        assert review is not None
        deck: Deck = rename(review.reading.deck, self.name.text())
        if not deck.name:
            deck = replace(deck, name=NO_NAME)
        self._show(self._writing)
        self.close_overlay()
        signal.emit(deck)

    def close_overlay(self) -> None:
        """Close; the text stays for the next time."""
        self._end_work()
        if self.stack.currentWidget() is self._waiting:
            self._show(self._writing)
        self.message.hide()
        super().close_overlay()


def _page(sheet: QWidget) -> tuple[QWidget, QVBoxLayout]:
    page = QWidget()
    column = vbox(page, 0.5, 0)
    return page, column
