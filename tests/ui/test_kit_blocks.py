"""What pages are built from: a searched list, a drawing that answers, keys, layouts in one line."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF, QStringListModel, Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListView, QWidget

from dbz_desktop.ui.kit.drawn_places import DrawnPlaces
from dbz_desktop.ui.kit.key_list import lines_of
from dbz_desktop.ui.kit.layouts import hbox, vbox
from dbz_desktop.ui.kit.measure import em
from dbz_desktop.ui.kit.page import SearchPage
from dbz_desktop.ui.kit.theme import apply_theme
from dbz_desktop.ui.kit.tile import Tile

Key = Qt.Key


class Fruit(SearchPage):
    """A list of three fruits."""

    ALL = ("apple", "pear", "plum")

    def __init__(self) -> None:
        super().__init__("Fruit", "fruits", "Search: a name")
        self.names = QStringListModel(self.ALL)
        view = QListView()
        view.setModel(self.names)
        self.body.addWidget(self.search)
        self.add_list(view)
        self.ask()

    def ask(self) -> None:
        """Those whose names have the letters."""
        found = [name for name in self.ALL if self.search.text() in name]
        self.names.setStringList(found)
        self.keep_current()
        self.show_list(bool(found), "No fruit fits", "Type less.")


@pytest.fixture
def fruit(qtbot):
    page = Fruit()
    qtbot.addWidget(page)
    page.resize(600, 400)
    page.show()
    qtbot.waitExposed(page)
    page.activateWindow()
    page.focus_start()
    return page


def test_a_list_is_searched_by_keyboard_alone(fruit):
    assert fruit.view.hasFocus() and fruit.view.currentIndex().row() == 0
    QTest.keyClick(fruit.view, Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert fruit.search.hasFocus()
    QTest.keyClicks(fruit.search, "pl")
    assert fruit.names.stringList() == ["apple", "plum"]
    QTest.keyClick(fruit.search, Key.Key_Down)
    assert fruit.view.hasFocus() and fruit.view.currentIndex().data() == "apple"
    QTest.keyClick(fruit, Key.Key_Escape)
    assert not fruit.search.text() and len(fruit.names.stringList()) == 3


def test_where_nothing_fits_a_note_says_so(fruit):
    QTest.keyClicks(fruit.search, "kiwi")
    assert fruit.none.isVisible() and not fruit.view.isVisible()
    assert fruit.none_title.text() == "No fruit fits"
    fruit.search.clear()
    assert fruit.view.isVisible() and not fruit.none.isVisible()


def test_the_list_of_keys_knows_what_a_page_adds(fruit):
    assert ("Ctrl+F", "Search the fruits") in {
        (line.keys, line.meaning) for line in lines_of(fruit)
    }


class Row(DrawnPlaces):
    """Three squares side by side."""

    picked = Signal(int, bool)

    def count(self) -> int:
        return 3

    def box(self, place: int) -> QRectF:
        return QRectF(place * 40, 0, 30, 30)

    def chosen(self, place: int, ctrl: bool = False) -> None:
        self.picked.emit(place, ctrl)


def test_a_drawing_answers_to_pointer_and_keys(qtbot):
    row = Row()
    qtbot.addWidget(row)
    row.resize(120, 30)
    row.show()
    picked = []
    row.picked.connect(lambda place, ctrl: picked.append((place, ctrl)))
    QTest.mouseMove(row, QPoint(50, 10))
    assert row.hovered == 1
    QTest.mouseMove(row, QPoint(35, 10))
    assert row.hovered == -1
    QTest.mouseClick(row, Qt.MouseButton.LeftButton, pos=QPoint(90, 10))
    QTest.mouseClick(row, Qt.MouseButton.LeftButton, pos=QPoint(35, 10))
    assert picked == [(2, False)]
    for key, at in ((Key.Key_End, 2), (Key.Key_Right, 2), (Key.Key_Left, 1), (Key.Key_Home, 0)):
        QTest.keyClick(row, key)
        assert row.place == at
    QTest.keyClick(row, Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert picked == [(2, False), (0, True)]


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
def test_a_tile_as_low_as_it_may_be_still_has_its_sign(qtbot, qapp, scale):
    apply_theme(qapp, "dark", scale)
    pictures = []
    for sign in ("star", "check"):
        tile = Tile(sign, "Win this turn", "Goku against Vegeta, turn 8")
        qtbot.addWidget(tile)
        tile.resize(round(390 * scale), 100)
        tile.resize(tile.width(), tile.minimumSizeHint().height())
        pictures.append(tile.grab().toImage())
    apply_theme(qapp, "dark", 1.0)
    assert pictures[0] != pictures[1]


def test_layouts_follow_the_text(qtbot):
    host = QWidget()
    qtbot.addWidget(host)
    line = em(host)
    column = vbox(host, 0.5, (1, 0, 2, 0))
    assert abs(column.spacing() - line * 0.5) <= 1
    margins = column.contentsMargins()
    assert margins.top() == 0 and abs(margins.right() - 2 * margins.left()) <= 1
    plain = hbox(gap=0, around=0)
    assert plain.spacing() == 0 and plain.contentsMargins().isNull()
