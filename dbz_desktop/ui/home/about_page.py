"""The about page: what this is, which version, and under which licences everything in it stands."""

from __future__ import annotations

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import (
    QLabel,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from dbz_desktop import __version__
from dbz_desktop.bundle import releases_page
from dbz_desktop.licences import Part, parts
from dbz_desktop.ui.kit.flow_layout import FitScroll, FlowLayout
from dbz_desktop.ui.kit.layouts import add, fill, hbox, vbox
from dbz_desktop.ui.kit.measure import in_ems
from dbz_desktop.ui.kit.page import Page
from dbz_desktop.ui.kit.scroll_places import keep_place
from dbz_desktop.ui.kit.widgets import button, label, line, panel
from dbz_desktop.ui.system.versions import version_details
from dbz_desktop.ui.system.work import Work

WHAT = (
    "DBZ Desktop plays the Dragon Ball Z trading card game of 2014 to 2017, and what its players "
    "have made of it since, on one desk. It knows the rules, carries them out, and tells the rule "
    "behind every step."
)
LEGAL = (
    "This is a project of fans, made for nothing and sold to nobody. It belongs to none of the "
    "companies that made the game or its story, and none of them has approved it. Names of the "
    "game, its cards and its characters belong to their owners. No artwork of theirs is in it: "
    "every card face is drawn by the program."
)
NEWER = (
    "The program never asks the network for anything, so it can't tell whether there is a newer "
    "one. Compare the version above with the newest on the page that you got it from. To update, "
    "install the newer one over this one: your decks, packs, games and settings stay."
)


class AboutPage(Page):
    """Version, legal note, and the licence of each part, whole."""

    def __init__(self) -> None:
        super().__init__("About")
        self.list, self.stack = self.add_sections("Parts of the program", 13)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.stack.addWidget(self._about())
        self.stack.addWidget(self._licence())
        self.parts: list[Part] = []
        self.list.addItem("DBZ Desktop")
        self.list.currentRowChanged.connect(self._show)
        self.list.setCurrentRow(0)
        # Licence files of all that is installed are read beside the window.
        self._work = Work(lambda _work: parts(), self)
        self._work.done.connect(self._take)
        self._work.start()

    def focus_start(self) -> None:
        """Put the keyboard into the list."""
        self.list.setFocus()

    def _about(self) -> QWidget:
        scroll = FitScroll()
        body = QWidget()
        around = hbox(body, around=(0, 0, 0.4, 0))
        frame = add(around, panel("panel", "About DBZ Desktop"), 100, Qt.AlignmentFlag.AlignTop)
        in_ems(frame.setMaximumWidth, 60)
        around.addStretch(1)
        column = vbox(frame, 0.5, 1.2)
        column.addWidget(label("DBZ Desktop", "hero"))
        column.addWidget(label(f"Version {__version__}", "lead"))
        column.addWidget(label(WHAT, "body", wrap=True))
        self._chapter(column, "Is there a newer one?", NEWER)
        self.releases = releases_page()
        if self.releases:
            self._add_releases(column)
        self._chapter(column, "Whose names these are", LEGAL)
        fill(column, line(), label("Version details", "overlay-title"))
        self.details: QLabel = label(version_details(), "muted", wrap=True)
        self.details.setAccessibleName("Version details")
        self.details.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column.addWidget(self.details)
        self.copy = button("Copy version details", "secondary", tip="For a report of a fault")
        self.copy.clicked.connect(lambda: copy_with(self.copy, self.details.text()))
        column.addWidget(self._row(self.copy))
        scroll.setWidget(body)
        return scroll

    def _chapter(self, column: QVBoxLayout, title: str, text: str) -> None:
        fill(column, line(), label(title, "overlay-title"), label(text, "body", wrap=True))

    def _add_releases(self, column: QVBoxLayout) -> None:
        """The page that this build came from: to be opened by the player's browser, or copied."""
        self.page = label(self.releases, "muted", wrap=True, accessibleName="Page of the releases")
        self.page.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column.addWidget(self.page)
        self.visit = button(
            "Open in the browser",
            "secondary",
            tip="It asks the network; this program doesn't",
        )
        self.visit.clicked.connect(self._visit)
        self.copy_page = button("Copy the address")
        self.copy_page.clicked.connect(lambda: copy_with(self.copy_page, self.releases))
        column.addWidget(self._row(self.visit, self.copy_page))

    def _row(self, *buttons: QWidget) -> QWidget:
        box = QWidget()
        row = FlowLayout(box, 0.4)
        for each in buttons:
            row.addWidget(each)
        return box

    def _visit(self) -> None:
        if not QDesktopServices.openUrl(QUrl(self.releases)):
            self.visit.setText("No browser was found: copy the address")
            self.visit.setEnabled(False)

    def _licence(self) -> QWidget:
        frame = panel("panel", "Licence")
        column = vbox(frame, 0.4, 1)
        self.name = label("", "overlay-title", wrap=True)
        self.what = label("", "body", wrap=True)
        self.text = QPlainTextEdit(readOnly=True, tabChangesFocus=True)
        keep_place(self.text)
        self.text.setAccessibleName("Text of the licence")
        fill(column, self.name, self.what, (self.text, 1))
        return frame

    def _take(self, found: list[Part]) -> None:
        if self.parts:
            return
        self.parts = found
        for part in found:
            item = QListWidgetItem(part.name)
            item.setToolTip(f"{part.name}: {part.licence}")
            self.list.addItem(item)

    def _show(self, row: int) -> None:
        if row <= 0:
            self.stack.setCurrentIndex(0)
            return
        part = self.parts[row - 1]
        self.name.setText(f"{part.name} {part.version}".strip())
        self.what.setText(f"{part.what} Licence: {part.licence}.")
        self.text.setPlainText(part.text)
        self.stack.setCurrentIndex(1)


def copy_with(pressed: QPushButton, text: str) -> None:
    """Copy a text, and let the button say so."""
    QGuiApplication.clipboard().setText(text)
    pressed.setText("Copied")
    pressed.setAccessibleName("Copied")
