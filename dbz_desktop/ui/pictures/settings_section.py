"""The settings' section about pictures of one's own: the folder, what it holds, where it shows."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QFileDialog,
    QRadioButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.kit.flow_layout import FlowLayout
from dbz_desktop.ui.kit.layouts import add, fill, hbox, vbox
from dbz_desktop.ui.kit.measure import add_gap, em
from dbz_desktop.ui.kit.painting import draw_box, smooth
from dbz_desktop.ui.kit.theme import theme
from dbz_desktop.ui.kit.widgets import button, label, line, named, show_text
from dbz_desktop.ui.pictures.collection import Pictures
from dbz_desktop.ui.pictures.files_panel import FilesPanel, printable
from dbz_desktop.ui.pictures.set_question import SetQuestion

_ABOUT = (
    "Choose a folder with scans of your own cards, and they take the place of the faces that the "
    "program draws. They are matched by set, number and title from the names of files and folders: "
    "“PRE C50.png”, “Premiere Set/C050-Title.jpg”, “Title (foil).webp”. Most numbers are there in "
    "every set: of “C50.png” the folder must tell the set, or you. Margins around a card are cut "
    "off where it is shown; the files stay as they are."
)
_TABLE = (
    (
        "The program's simple faces",
        "What counts in play stays readable at the size of the table. The card in focus, galleries "
        "and the editor show pictures all the same.",
        False,
    ),
    (
        "Pictures",
        "The table looks as with your own cards; point at one to read it.",
        True,
    ),
)


class Progress(QWidget):
    """How far the reading is, as a bar; `share` is 0 to 1, or -1 while that isn't known."""

    def __init__(self) -> None:
        super().__init__()
        self.share = -1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """As high as half a line."""
        return QSize(em(self, 8), em(self, 0.5))

    def show_share(self, share: float, words: str) -> None:
        """Show how far it is."""
        self.share = share
        self.setAccessibleName(words)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A trough, and the part of it that is done."""
        look = theme()
        painter = smooth(self)
        area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        round_ = area.height() / 2
        draw_box(painter, area, round_, "panel-raised", look.colour("line-strong"))
        if self.share > 0:
            area.setWidth(max(area.height(), area.width() * min(1.0, self.share)))
            draw_box(painter, area, round_, "accent")


class PicturesSection(QWidget):
    """Everything about pictures; what is chosen takes effect at once."""

    def __init__(self, settings: Settings, pictures: Pictures) -> None:
        super().__init__()
        self._settings = settings
        self._pictures = pictures
        column = vbox(self, 0.45, 0)
        column.addWidget(label("Pictures of your own", "overlay-title"))
        column.addWidget(label(_ABOUT, "muted", wrap=True))
        self.path = add(column, label("", "lead", wrap=True))
        self.path.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        box = QWidget()
        flow = FlowLayout(box, 0.35)
        self.choose = button("Choose a folder …", "primary", clicked=self._choose)
        self.again = button(
            "Read the folder again", "secondary", tip="Files that have changed are read anew"
        )
        self.again.clicked.connect(pictures.read_again)
        self.forget = button(
            "Use no folder",
            "secondary",
            tip="The program's faces come back; your files and what you matched stay",
        )
        self.forget.clicked.connect(lambda: pictures.choose(None))
        for part in (self.choose, self.again, self.forget):
            flow.addWidget(part)
        column.addWidget(box)
        self.trouble = add(column, label("", "note", wrap=True))
        self.status = add(column, label("", "body", wrap=True))
        self.running = QWidget()
        row = hbox(self.running, 0.6, 0)
        self.reading = add(row, label("", "muted"))
        self.bar = add(row, Progress(), 1)
        self.cancel = add(
            row, button("Cancel", "secondary", "Cancel the reading", "What was read so far stays")
        )
        self.cancel.clicked.connect(self._cancel)
        column.addWidget(self.running)
        self.rest = QWidget()
        self._make_rest(self.rest)
        self.sets = add(column, SetQuestion())
        self.sets.answered.connect(pictures.choose_set)
        column.addWidget(self.rest)
        pictures.reported.connect(self._show)
        pictures.progressed.connect(self._go_on)
        settings.changed.connect(self._setting_changed)
        self._show()

    def _make_rest(self, rest: QWidget) -> None:
        column = vbox(rest, 0.4, 0)
        self.drawn = add(column, QCheckBox("Use the program's faces"))
        self.drawn.setAccessibleName("Use the program's faces")
        self.drawn.setToolTip("Pictures rest until you want them back; nothing is forgotten")
        self.drawn.toggled.connect(self._set_drawn)
        self._title(column, "Small cards on the table")
        self.table = QButtonGroup(self)
        for number, (text, meaning, on) in enumerate(_TABLE):
            part = named(QRadioButton(text), f"Small cards on the table: {text}", about=meaning)
            self.table.addButton(part, number)
            part.toggled.connect(lambda down, on=on: self._set_on_table(on) if down else None)
            column.addWidget(part)
            row = fill(hbox(around=(2.25, 0, 0, 0.3)), label(meaning, "muted", wrap=True))
            column.addLayout(row)
        self._title(column, "Files of the folder")
        fill(
            column,
            label(
                "A file that was not matched, or wrongly: choose it and type the card that it "
                "shows. A choice of yours counts before every name.",
                "muted",
                wrap=True,
            ),
        )
        self.files = add(column, FilesPanel(self._pictures))
        self.files.chosen.connect(self._pictures.choose_card)

    def _title(self, column: QVBoxLayout, title: str) -> None:
        add_gap(column, 0.3)
        column.addWidget(line())
        add_gap(column, 0.3)
        column.addWidget(label(title, "overlay-title"))

    # --- what is shown ---

    def _show(self) -> None:
        pictures, report = self._pictures, self._pictures.report
        folder = pictures.folder
        self.path.setText(printable(str(folder)) if folder else "No folder is chosen.")
        self.again.setVisible(folder is not None)
        self.again.setEnabled(not pictures.reading)
        self.forget.setVisible(folder is not None)
        known = folder is not None and report is not None and not report.problem
        self.rest.setVisible(known)
        self.sets.setVisible(known and bool(self.sets.rows))
        self._show_switches()
        trouble = pictures.trouble
        words = ""
        if report is not None and report.problem:
            trouble = f"The folder can't be read. {report.problem} {trouble}".strip()
        elif report is not None:
            words = f"{len(report.matched):,} of {report.cards:,} cards have a picture"
            for count, what in (
                (len(report.unmatched), "unmatched"),
                (len(report.skipped), "skipped"),
            ):
                words += f" · {count:,} {'file' if count == 1 else 'files'} {what}"
            if not report.files:
                words = "No pictures lie in this folder or in the folders in it."
            elif report.cut_short:
                words += " · The reading was cancelled: what is missing is read when it is shown."
            self.files.show_report(report)
            self.sets.show_report(report)
        show_text(self.trouble, trouble)
        show_text(self.status, words)
        self._go_on(*pictures.progress)

    def _show_switches(self) -> None:
        on = self._settings.pictures_on
        self.drawn.setChecked(not on)
        number = 1 if self._settings.pictures_on_table else 0
        self.table.button(number).setChecked(True)
        for part in self.table.buttons():
            part.setEnabled(on)
            part.setToolTip("" if on else "The program's faces are used everywhere.")

    def _go_on(self, done: int, total: int) -> None:
        reading = self._pictures.reading
        self.running.setVisible(reading)
        self.again.setEnabled(not reading)
        if not reading:
            return
        self.cancel.setEnabled(True)
        words = f"Reading {done:,} of {total:,} files" if total else "Looking through the folder"
        self.bar.show_share(done / total if total else -1.0, words)
        self.reading.setText(words)

    def _setting_changed(self, key: str) -> None:
        if key.startswith("pictures/"):
            self._show_switches()

    # --- what is chosen ---

    def _choose(self) -> None:
        start = self._pictures.folder or Path.home()
        name = QFileDialog.getExistingDirectory(self, "Folder of card scans", str(start))
        if name:
            self._pictures.choose(Path(name))
            self._show()

    def _cancel(self) -> None:
        self.cancel.setEnabled(False)
        self._pictures.cancel()

    def _set_drawn(self, drawn: bool) -> None:
        self._settings.pictures_on = not drawn

    def _set_on_table(self, on: bool) -> None:
        self._settings.pictures_on_table = on
