"""The export sheet: a deck as a list, a file, a picture or pages to print, with a look at it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QLocale, QStandardPaths, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication, QImage
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QProgressBar,
    QRadioButton,
    QStackedWidget,
    QWidget,
)

from dbz_desktop.cards.model import Card
from dbz_desktop.decks import Deck
from dbz_desktop.decks.deckfile import deck_file_text
from dbz_desktop.decks.export_kinds import (
    FILE,
    KINDS,
    OTHER,
    PICTURE,
    PRINT,
    PROGRAMS,
    TEXT,
    Kind,
)
from dbz_desktop.decks.lists import list_text
from dbz_desktop.decks.outgoing import Form
from dbz_desktop.ui.decks.export_looks import Picture, Tell, deck_look, page_look
from dbz_desktop.ui.faces.face_shelf import Scans
from dbz_desktop.ui.kit.flow_layout import FitScroll
from dbz_desktop.ui.kit.layouts import add, fill, hbox, vbox
from dbz_desktop.ui.kit.measure import add_gap, em, in_ems
from dbz_desktop.ui.kit.own_files import where_to_save
from dbz_desktop.ui.kit.reasons import set_reason
from dbz_desktop.ui.kit.sheet import Sheet
from dbz_desktop.ui.kit.widgets import button, label, named, show_text
from dbz_desktop.ui.system.work import Stopped, Work
from dbz_desktop.writing import save_bytes, with_ending

MOST_PRINTED = 900
"""Cards that are printed at most: a hundred pages. A deck has 65."""

BLEEDS = (2.0, 3.0)
"""Widths of a bleed in millimetres, as print shops ask for them."""


class ExportSheet(Sheet):
    """Shows a deck in every form it can leave in, and saves or copies it."""

    WIDTH = 60

    def __init__(self, parent: QWidget, scans: Scans | None = None) -> None:
        super().__init__(parent, "Export the deck")
        self._scans = scans or Scans()
        self._no_scans = ""
        self.deck: Deck | None = None
        self._wording: Callable[[Card], str] = lambda card: card.text
        self._work: Work | None = None
        self._look: Work | None = None
        self._saved: Path | None = None
        self._why = ""
        row = fill(hbox(gap=1), (self._make_choice(), 2), (self._make_preview(), 3))
        self.body.addLayout(row, 1)
        self._make_end()
        self._choose()
        self._set_working(False)

    # --- building ---

    def _make_choice(self) -> QWidget:
        inner = QWidget()
        column = vbox(inner, 0.2, (0, 0, 0.4, 0))
        self.group = QButtonGroup(self)
        self.abouts: list[QLabel] = []
        self.kinds: dict[str, QRadioButton] = {}
        for kind in KINDS:
            radio = QRadioButton(kind.name)
            radio.setToolTip(kind.about)
            radio.setAccessibleDescription(kind.about)
            radio.setCursor(Qt.CursorShape.PointingHandCursor)
            self.group.addButton(radio)
            self.kinds[kind.ident] = radio
            column.addWidget(radio, 0, Qt.AlignmentFlag.AlignLeft)
            about = add(column, label(kind.about, "muted", wrap=True))
            in_ems(about.setIndent, 1.5)
            self.abouts.append(about)
        self.kinds[TEXT].setChecked(True)
        add_gap(column, 0.5)
        self.numbers = QCheckBox("With set numbers")
        self.numbers.setChecked(True)
        self.numbers.setToolTip("They tell two cards of one title apart")
        self.shape = self._combo("Shape of the picture", ("Wide, for a screen", "wide"))
        self.shape.addItem("Tall, for a phone", "tall")
        self.program = self._combo("Program", *((each.name, each) for each in PROGRAMS))
        self.paper = self._combo("Paper", ("A4", "A4"), ("Letter", "Letter"))
        imperial = QLocale.MeasurementSystem.ImperialUSSystem
        if QLocale().measurementSystem() is imperial:
            self.paper.setCurrentIndex(1)
        self.copies = QCheckBox("Every copy")
        self.copies.setChecked(True)
        self.copies.setToolTip("Off: one of each card")
        self.front = QCheckBox("Levels and Mastery too")
        self.front.setChecked(True)
        self.bleed = self._combo("Bleed", ("No bleed", 0.0))
        for wide in BLEEDS:
            self.bleed.addItem(f"Bleed of {wide:g} mm", wide)
        self.bleed.setToolTip("Picture beyond the cut, so that no white edge shows; also cut marks")
        self.scans = QCheckBox("Own scans")
        self.scans.setToolTip("Your pictures in place of the program's faces, where there are any")
        self.options = {
            TEXT: (self.numbers,),
            PICTURE: (self.shape,),
            OTHER: (self.program,),
            PRINT: (self.paper, self.bleed, self.copies, self.front, self.scans),
        }
        for part in (part for parts in self.options.values() for part in parts):
            column.addWidget(part, 0, Qt.AlignmentFlag.AlignLeft)
        self.amount = add(column, label("", "muted", wrap=True))
        column.addStretch(1)
        self.group.buttonClicked.connect(lambda _part: self._choose())
        for combo in (self.shape, self.paper, self.program, self.bleed):
            combo.currentIndexChanged.connect(lambda _row: self._choose())
        for box in (self.numbers, self.copies, self.front, self.scans):
            box.toggled.connect(lambda _on: self._choose())
        scroll = FitScroll()
        scroll.setWidget(inner)
        return scroll

    def fit(self) -> None:
        """Keep the panel inside the page."""
        super().fit()
        # On a low page, what can be chosen goes before what is said of it; tool tips say it too.
        low = self.host.height() < em(self, 30)
        for about in self.abouts:
            about.setHidden(low)

    @property
    def _form(self) -> Kind | Form:
        """What has the name, the ending and the filter of the file."""
        return self.program.currentData() if self.kind.ident == OTHER else self.kind

    def _combo(self, name: str, *entries: tuple[str, object]) -> QComboBox:
        box = named(QComboBox(), name, name)
        for words, data in entries:
            box.addItem(words, data)
        return box

    def _make_preview(self) -> QWidget:
        self.preview = QStackedWidget()
        self.text = named(QPlainTextEdit(readOnly=True), "What is saved")
        self.text.setTabChangesFocus(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.picture = named(Picture(), "How it looks")
        self.preview.addWidget(self.text)
        self.preview.addWidget(self.picture)
        return self.preview

    def _make_end(self) -> None:
        row = add(self.body, QHBoxLayout())
        self.progress = named(QProgressBar(), "How far it is drawn")
        self.done = label("", "body", wrap=True)
        self.done.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        fill(row, (self.progress, 1), (self.done, 1))
        self.folder = button("Open the folder", "quiet", tip="See where it was saved")
        self.copy = button("Copy", "secondary", "Copy to the clipboard", "Copy to the clipboard")
        self.save = button("Save as …", "primary", tip="Choose a file for it", clicked=self._save)
        self.cancel = button("Cancel", "secondary", "Stop drawing", clicked=self._stop)
        for part in (self.folder, self.copy, self.save, self.cancel):
            self.foot.addWidget(part)
        self.folder.clicked.connect(self._open_folder)
        self.copy.clicked.connect(self._copy)

    # --- what is chosen ---

    def ask(self, deck: Deck, wording: Callable[[Card], str]) -> None:
        """Open the sheet for a deck; `wording` tells the text of a card that counts (DCK-12)."""
        self.deck = deck
        self._wording = wording
        self.title.setText(f"Export {deck.name}" if deck.name else "Export the deck")
        self.setAccessibleName(self.title.text())
        self.open(self.kind_button)
        self._choose()

    @property
    def kind(self) -> Kind:
        """What is chosen."""
        return next(kind for kind in KINDS if self.kinds[kind.ident].isChecked())

    @property
    def kind_button(self) -> QRadioButton:
        """The chosen form's button."""
        return self.kinds[self.kind.ident]

    def _choose(self) -> None:
        kind = self.kind.ident
        for ident, parts in self.options.items():
            for part in parts:
                part.setVisible(ident == kind)
        self._tell_done("")
        self.message.hide()
        drawn = kind in (PICTURE, PRINT)
        self.preview.setCurrentWidget(self.picture if drawn else self.text)
        deck = self.deck
        if deck is None:
            return
        self.amount.setText(self._amount(deck))
        self._set_working(False)
        if drawn:
            self._draw_look(deck)
        else:
            self.text.setPlainText(self._text(deck))

    def _text(self, deck: Deck) -> str:
        kind = self.kind.ident
        if kind == OTHER:
            return self.program.currentData().write(deck)
        return deck_file_text(deck) if kind == FILE else list_text(deck, self.numbers.isChecked())

    def _wish(self):
        from dbz_desktop.ui.decks.printing import PrintWish

        return PrintWish(
            self.paper.currentData(),
            self.copies.isChecked(),
            self.front.isChecked(),
            self.bleed.currentData(),
            self.scans.isChecked() and not self._no_scans,
        )

    def _amount(self, deck: Deck) -> str:
        kind = self.kind.ident
        why = ""
        words = ""
        if kind == PRINT:
            from dbz_desktop.ui.decks.printing import cards_of, pages_of

            cards = cards_of(deck, self._wish())
            pages = len(pages_of(cards, self._wish()))
            words = f"{len(cards)} cards on {pages} {'page' if pages == 1 else 'pages'}."
            words += " Print at 100 %, not fitted to the page."
            own = sum(self._scans.has(card) for card in cards)
            self._no_scans = "" if own else "There is no picture of your own of these cards."
            if self._wish().scans and own < len(cards):
                words += f" {len(cards) - own} cards have no scan: their faces are drawn."
            if len(cards) > MOST_PRINTED:
                why = f"{MOST_PRINTED} cards are printed at most; choose one of each."
            elif not cards:
                why = "There is no card to print."
        elif kind == PICTURE and not deck.cards():
            why = "There is no card to show."
        self._why = why
        return words

    # --- a look at it ---

    def _draw_look(self, deck: Deck) -> None:
        if self._look is not None:
            self._look.cancel()
        self.picture.show_image(None)
        wording, wish, shape = self._wording, self._wish(), self.shape.currentData()
        printed, scans = self.kind.ident == PRINT, self._scans

        def work(work: Work) -> QImage:
            return (
                page_look(deck, wording, wish, work.tell, scans.read)
                if printed
                else deck_look(deck, wording, shape, work.tell)
            )

        self._look = Work(work, self, (Stopped,))
        self._look.done.connect(self.picture.show_image)
        self._look.start()

    # --- saving ---

    def _set_working(self, working: bool) -> None:
        self.progress.setVisible(working)
        self.progress.setRange(0, 0)
        self.cancel.setVisible(working)
        for each in (self.copy, self.save):
            each.setVisible(not working)
        options = [part for parts in self.options.values() for part in parts]
        for part in (*self.kinds.values(), *options):
            part.setEnabled(not working)
        if working:
            return
        set_reason(self.scans, self._no_scans)
        why = self._why
        set_reason(self.save, why)
        paper = "Pages can only be saved; a list or a picture can be copied."
        set_reason(self.copy, paper if self.kind.ident == PRINT else why)

    def _tell_done(self, words: str, path: Path | None = None) -> None:
        show_text(self.done, words)
        self._saved = path
        self.folder.setVisible(path is not None)

    def _bytes(self) -> Callable[[Tell], bytes]:
        """What makes the chosen form's bytes; it may run on any thread."""
        deck, wording = self.deck, self._wording
        assert deck is not None
        if self.kind.ident == PICTURE:
            shape = self.shape.currentData()

            def picture(tell: Tell) -> bytes:
                from dbz_desktop.ui.decks.deck_picture import deck_picture, picture_bytes

                return picture_bytes(deck_picture(deck, wording, shape, tell), deck)

            return picture
        if self.kind.ident == PRINT:
            wish, scans = self._wish(), self._scans

            def pages(tell: Tell) -> bytes:
                from dbz_desktop.ui.decks.printing import deck_pdf

                return deck_pdf(deck, wording, wish, tell, scans.read)

            return pages
        text = self._text(deck)
        return lambda tell: text.encode()

    def _save(self) -> None:
        assert self.deck is not None
        kind = self._form
        stem = re.sub(r'[\\/:*?"<>|\x00-\x1f]+', " ", self.deck.name).strip(" .") or "Deck"
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        proposed, kinds = Path(folder) / f"{stem}{kind.ending}", f"{kind.filter};;All files (*)"
        named = where_to_save(self.window(), f"Save: {kind.name}", proposed, kinds)
        if named is None:
            return
        target = with_ending(named, kind.ending)
        make = self._bytes()

        def work(work: Work) -> str:
            data = make(work.tell)
            return "" if work.cancelled else save_bytes(data, target, kind.ending)

        self._start(work, lambda problem: self._saved_to(target, problem))

    def _saved_to(self, target: Path, problem: str) -> None:
        if problem:
            self.message.tell("It could not be saved.", problem)
            self.save.setFocus()
            return
        self._tell_done(f"✓ Saved as {target}", target)
        self.folder.setFocus()

    def _copy(self) -> None:
        if self.kind.ident != PICTURE:
            assert self.deck is not None
            QGuiApplication.clipboard().setText(self._text(self.deck))
            self._tell_done("✓ Copied. It can be pasted into a message now.")
            return
        make = self._bytes()

        def work(work: Work) -> QImage:
            return QImage.fromData(make(work.tell))

        self._start(work, self._copied)

    def _copied(self, image: QImage) -> None:
        QGuiApplication.clipboard().setImage(image)
        self._tell_done("✓ The picture was copied.")

    def _start(self, work: Callable[[Work], object], then: Callable) -> None:
        self._tell_done("")
        self.message.hide()
        self._set_working(True)
        self.cancel.setFocus()

        def end(result: object) -> None:
            self._work = None
            self._set_working(False)
            then(result)

        self._work = Work(work, self, (Stopped, MemoryError))
        self._work.progressed.connect(self._go_on)
        self._work.done.connect(end)
        self._work.failed.connect(self._failed)
        self._work.start()

    def _go_on(self, at: tuple[int, int]) -> None:
        done, of = at
        self.progress.setRange(0, of)
        self.progress.setValue(done)
        self.progress.setFormat(f"Card {done} of {of}")

    def _failed(self, error: Exception) -> None:
        self._work = None
        self._set_working(False)
        self.message.tell("It could not be drawn.", "There is too little memory for it.")

    def _stop(self) -> None:
        if self._work is not None:
            self._work.cancel()
            self._work = None
        self._set_working(False)
        self._tell_done("Cancelled; nothing was saved.")
        self.save.setFocus()

    def _open_folder(self) -> None:
        if self._saved is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._saved.parent)))

    def close_overlay(self) -> None:
        """Close; what is being drawn is given up."""
        for work in (self._work, self._look):
            if work is not None:
                work.cancel()
        self._work = self._look = None
        super().close_overlay()
