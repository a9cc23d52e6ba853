"""Another window size, text size or theme under the user's hands: every page stays what it is.

Each page is walked through sizes, text sizes and themes with a dialog open or words half typed;
its widgets, the keyboard, cursor, selection, dialog and scroll places must be the same after.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from look_setup import (
    LARGE,
    MIDDLE,
    PAGES,
    SMALL,
    WALK,
    begin,
    open_cards,
    open_editor,
    put_on,
    settle,
    ways,
)
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QSpinBox,
    QTreeView,
    QWidget,
)
from shiboken6 import getCppPointer, isValid

from dbz_desktop.ui.files.library import Library
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.kit import scroll_places as places
from dbz_desktop.ui.kit.overlay import Overlay
from dbz_desktop.ui.kit.scroll_places import keep_place
from dbz_desktop.ui.kit.theme import theme
from dbz_desktop.ui.table.widget import TableWidget
from dbz_desktop.ui.window.main_window import MainWindow

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def home(tmp_path, monkeypatch) -> Path:
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def window(qtbot, home):
    settings = Settings()
    settings.speed = "off"
    settings.motion = "off"
    library = Library()
    window = MainWindow(settings, library)
    qtbot.addWidget(window)
    window.resize(SMALL)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    library.load_now()
    window.dress_again()
    window.text_fit.fit()
    return window


@dataclass
class Place:
    """What a page must not lose."""

    window: MainWindow
    widgets: list[QWidget] = field(default_factory=list)

    def __post_init__(self) -> None:
        page = self.window.pages.top
        assert page is not None
        self.page = page
        self.trail = self.window.pages.trail
        self.widgets = parts_of(page)
        self.known = {getCppPointer(part)[0]: part.objectName() for part in self.widgets}
        self.focus = QApplication.focusWidget()
        self.facts = self.tell()

    def tell(self) -> dict[str, Any]:
        """Words, cursors, selections, choices and open sheets, by widget."""
        facts: dict[str, Any] = {}
        for number, part in enumerate(self.widgets):
            told = facts_of(part)
            if told is not None:
                facts[f"{number} {type(part).__name__}"] = told
        return facts

    def stays(self) -> None:
        """Nothing of it was lost."""
        gone = [f"{type(part).__name__}" for part in self.widgets if not isValid(part)]
        assert not gone, f"deleted: {gone}"
        assert self.window.pages.trail == self.trail
        fresh = [part for part in parts_of(self.page) if getCppPointer(part)[0] not in self.known]
        names = [f"{type(part).__name__} {part.accessibleName()}" for part in fresh]
        assert not names, f"made: {names}"
        focus = QApplication.focusWidget()
        assert focus is self.focus, f"the keyboard is at {focus}, no more at {self.focus}"
        told = self.tell()
        assert {key: told[key] for key in self.facts if told[key] != self.facts[key]} == {}


def parts_of(page: QWidget) -> list[QWidget]:
    """A page and all its widgets, without those that stand for the table's cards to a screen
    reader: they follow what is drawn."""
    tables = page.findChildren(TableWidget)
    return [
        page,
        *(
            part
            for part in page.findChildren(QWidget)
            if not any(part.parent() is not table and table.isAncestorOf(part) for table in tables)
        ),
    ]


def facts_of(part: QWidget) -> Any:
    """What a widget holds that the user has put there."""
    if isinstance(part, QLineEdit):
        return part.text(), part.cursorPosition(), part.selectedText()
    if isinstance(part, QPlainTextEdit):
        cursor = part.textCursor()
        return part.toPlainText(), cursor.position(), cursor.anchor()
    if isinstance(part, QComboBox):
        return part.currentIndex()
    if isinstance(part, QSpinBox):
        return part.value()
    if isinstance(part, QAbstractItemView):
        chosen = part.selectionModel().selectedIndexes() if part.selectionModel() else []
        return [index.row() for index in chosen], part.currentIndex().row()
    if isinstance(part, Overlay):
        return part.isVisible()
    checked = getattr(part, "isChecked", None)
    return checked() if checked is not None else None


def scrolled(page: QWidget) -> dict[QAbstractScrollArea, tuple[int, int]]:
    """Where the parts of a page that are in sight are scrolled to, and how far they could be."""
    return {
        area: (area.verticalScrollBar().value(), area.verticalScrollBar().maximum())
        for area in page.findChildren(QAbstractScrollArea)
        if area.isVisible() and area.verticalScrollBar().maximum() > 0
    }


@pytest.mark.parametrize("name", list(PAGES))
def test_a_page_stays_what_it_is_through_sizes_text_sizes_and_themes(window, qtbot, home, name):
    PAGES[name](window, qtbot, home)
    settle()
    assert window.pages.top is not window.home or name == "rulebook"
    place = Place(window)
    assert place.focus is not None and place.page.isAncestorOf(place.focus)
    before = theme().px("body")
    for size, scale, look in ways(list(PAGES).index(name)):
        put_on(window, size, scale, look)
        assert theme().name.lower().replace(" ", "-") == look
        place.stays()
    assert theme().px("body") == before


# --- what players met ---


def test_a_deck_is_saved_though_the_window_is_resized_while_its_file_is_chosen(window, qtbot, home):
    editor = open_editor(window, qtbot)
    editor.transfers.export_deck()
    sheet = editor.transfers.exports
    sheet.kinds["text"].click()
    target = home / "of my own.txt"
    seen: list[int] = []

    def choose() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QFileDialog):
            QTimer.singleShot(20, choose)
        elif window.size() != LARGE:
            window.resize(LARGE)
            # The text follows a moment after the window.
            QTimer.singleShot(400, choose)
        else:
            seen.append(theme().px("body"))
            field = dialog.findChild(QLineEdit)
            field.setText(str(target))
            QTest.keyClick(field, Qt.Key.Key_Return)

    small = theme().px("body")
    QTimer.singleShot(0, choose)
    sheet.save.click()
    assert seen and seen[0] > small, "the look changed while the dialog was open"
    qtbot.waitUntil(target.exists)
    assert editor.active.session.deck.mp[0].title in target.read_text(encoding="utf-8")
    assert sheet.isVisible() and window.deck_pages.editor is editor


def test_an_import_goes_on_after_the_window_has_crossed_a_step(window, qtbot, home):
    editor = open_editor(window, qtbot)
    before = editor.active.session.deck.size
    editor.transfers.import_deck()
    sheet = editor.transfers.imports
    QTest.keyClicks(sheet.field, "2 Blue Arm ")
    small = theme().px("body")
    window.resize(LARGE)
    qtbot.waitUntil(lambda: theme().px("body") > small)
    QTest.keyClicks(QApplication.focusWidget(), "Blast")
    window.resize(SMALL)
    qtbot.waitUntil(lambda: theme().px("body") == small)
    assert sheet.isVisible() and sheet.field.toPlainText() == "2 Blue Arm Blast"
    sheet.read.click()
    qtbot.waitUntil(sheet.add.isVisible)
    sheet.add.click()
    assert editor.active.session.deck.size == before + 2


def test_typing_goes_on_in_the_query_while_the_window_crosses_steps(window, qtbot, home):
    browser = open_cards(window, qtbot)
    QTest.keyClicks(QApplication.focusWidget(), "goku ")
    for size, letters in ((LARGE, "en"), (MIDDLE, " n"), (SMALL, "ew")):
        body = theme().px("body")
        window.resize(size)
        qtbot.waitUntil(lambda body=body: theme().px("body") != body)
        # Space would press Back, and N begin a new game, were the keyboard somewhere else.
        QTest.keyClicks(QApplication.focusWidget(), letters)
    assert browser.search.text == "goku en new"
    assert window.pages.top is window.card_pages.cards
    # Backspace belongs to the field as well, with the cursor where it was.
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Left, CTRL)
    window.resize(LARGE)
    qtbot.waitUntil(lambda: theme().px("body") > 14)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Backspace)
    assert browser.search.text == "goku ennew"


def test_pages_below_the_settings_are_the_same_ones_after_another_text_size(window, qtbot, home):
    editor = open_editor(window, qtbot)
    session = editor.active.session
    session.change([session.deck.counts[0][0]], -1)
    window.show_settings()
    chosen = next(
        part
        for part in window.preferences.findChildren(QPushButton)
        if part.accessibleName() == "Text size: 150 %"
    )
    QTest.mouseClick(chosen, Qt.MouseButton.LeftButton)
    assert chosen.hasFocus() and window.settings.text_scale == 1.5
    window.go_back()
    assert window.pages.top is editor is window.deck_pages.editor
    QTest.keyClick(editor.active.view, Qt.Key.Key_Z, CTRL)
    assert session.copies(session.deck.counts[0][0]) == 3


def test_tools_opened_by_agreement_and_a_lifted_curtain_stay_so(window, qtbot, home):
    game = begin(window, 60)
    game.session.free_hands()
    window.show_settings()
    window.settings.text_scale, window.settings.theme = 1.25, "light"
    window.dress_again()
    window.go_back()
    assert window.game is game and game.by_hand.is_open and not game.curtain.isVisible()


# --- what is in sight ---


@pytest.fixture
def quick_places(monkeypatch):
    """Views are taken to be laid out after as many turns of the loop as ever, but shorter ones."""
    monkeypatch.setattr(places, "TURN_MS", 1)


def laid_out(view: QAbstractScrollArea) -> bool:
    """Whether a view's place waits for no further layout."""
    return not any(timer.isActive() for timer in view.verticalScrollBar().findChildren(QTimer))


def top_of(view: QAbstractItemView) -> int:
    """The row at the top of a view."""
    at = view.viewport().rect().center()
    # There may be a gap between two rows right at the top.
    found = [view.indexAt(QPoint(x, y)) for y in (12, 40) for x in range(8, 2 * at.x(), 20)]
    index = next(index for index in found if index.isValid())
    if not isinstance(view, QTreeView):
        return index.row()
    above = 0
    while (index := view.indexAbove(index)).isValid():
        above += 1
    return above


def gallery(window: MainWindow, qtbot) -> QAbstractItemView:
    return open_cards(window, qtbot).gallery


def decks_of_the_shelf(window: MainWindow, qtbot) -> QAbstractItemView:
    window.home.decks.click()
    page = window.deck_pages.decks
    page.view.setCurrentIndex(page.filter.decks()[0])
    for _ in range(30):
        page.copy.click()
    return page.view


def deck_rows(window: MainWindow, qtbot) -> QAbstractItemView:
    return open_editor(window, qtbot).active.view


def rules(window: MainWindow, qtbot) -> QAbstractItemView:
    window.home.rulebook.click()
    return window.ruling_pages.book.list


@pytest.mark.parametrize("make", [gallery, decks_of_the_shelf, deck_rows, rules])
def test_what_is_at_the_top_of_a_list_stays_there(quick_places, window, qtbot, home, make):
    view = make(window, qtbot)
    settle()
    bar = view.verticalScrollBar()
    bar.setValue(bar.maximum() * 2 // 3)
    settle()
    first, value, whole = top_of(view), bar.value(), view.model().rowCount()
    for size, scale, look in WALK:
        put_on(window, size, scale, look)
        qtbot.waitUntil(lambda: laid_out(view))
        if bar.maximum() > 0 and bar.value() < bar.maximum():
            row = max(
                1,
                view.viewport().width()
                # Not the first: that may be a heading.
                // max(1, view.visualRect(view.model().index(whole - 1, 0)).width()),
            )
            assert abs(top_of(view) - first) <= row, (size, scale, top_of(view), first, whole)
    assert abs(bar.value() - value) <= 2


def test_what_is_at_the_top_of_a_text_stays_there(quick_places, window, qtbot, home):
    window.home.settings.click()
    window.preferences.show_section("Files")
    put_on(window, SMALL, 2.0, "dark")
    scroll = window.preferences.stack.currentWidget()
    bar = scroll.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    qtbot.waitUntil(lambda: laid_out(scroll))
    value, part = bar.value(), scroll.widget().childAt(QPoint(60, bar.value() + 8))
    put_on(window, MIDDLE, 2.0, "light")
    put_on(window, SMALL, 2.0, "dark")
    qtbot.waitUntil(lambda: laid_out(scroll))
    assert bar.value() == value and value > 0
    assert scroll.widget().childAt(QPoint(60, value + 8)) is part


def test_more_lines_move_nothing(quick_places, qtbot):
    view = QListWidget()
    qtbot.addWidget(view)
    view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    keep_place(view)
    view.addItems([f"Line {number}" for number in range(100)])
    view.resize(300, 200)
    view.show()
    settle()
    qtbot.waitUntil(lambda: laid_out(view))
    bar = view.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    before = bar.value()
    view.addItems([f"More {number}" for number in range(300)])
    settle()
    assert bar.value() == before
