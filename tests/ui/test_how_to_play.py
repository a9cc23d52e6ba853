"""How to play: the page is reached from wherever one is, and its pictures tell what is so."""

from __future__ import annotations

import pytest
from pages_setup import new_match, pool
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from dbz_desktop.cards.model import Style
from dbz_desktop.match.lessons.file import read_lesson
from dbz_desktop.match.lessons.library import shipped_lessons
from dbz_desktop.match.lessons.run import LessonRun
from dbz_desktop.paths import resources_folder
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.library import Library
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.kit.key_list import ShortcutList
from dbz_desktop.ui.learn import how_to_play
from dbz_desktop.ui.learn.drawings import AttackTableDrawing, TableDrawing
from dbz_desktop.ui.learn.how_to_play import HowToPlayPage
from dbz_desktop.ui.rulebook.rule_sheet import RuleSheet
from dbz_desktop.ui.window.main_window import MainWindow


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(tmp_path))


@pytest.fixture(scope="module")
def library(qapp):
    library = Library()
    library.load_now()
    return library


@pytest.fixture
def window(qtbot, library):
    window = MainWindow(Settings(), library)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    return window


@pytest.fixture
def page(qtbot):
    match = LessonRun(read_lesson(shipped_lessons()[0], pool())).match
    page = HowToPlayPage(pool(), match, FaceCache())
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    return page


def shown(qtbot, window) -> None:
    qtbot.waitUntil(lambda: window.learn_pages.how_to_play is not None)
    assert window.top is window.learn_pages.how_to_play


def press_help(sheet) -> None:
    buttons = sheet.findChildren(QPushButton)
    next(each for each in buttons if each.text() == "How to play").click()


def test_it_opens_from_the_learn_page_and_leads_back(window, qtbot):
    window.learn_pages.show_learn()
    QTest.keyClick(window.learn_pages.learn, Qt.Key.Key_H)
    shown(qtbot, window)
    window.go_back()
    assert window.top is window.learn_pages.learn


def test_it_opens_from_the_keys_and_from_the_rulebook(window, qtbot):
    QTest.keyClick(window.home, Qt.Key.Key_F1)
    keys = window.home.findChild(ShortcutList)
    assert any(line.keys == "Shift+F1" for line in keys.lines)
    press_help(keys)
    shown(qtbot, window)
    assert not keys.isVisible()
    window.go_back()
    window.ruling_pages.show_rulebook()
    press_help(window.home.findChild(RuleSheet))
    shown(qtbot, window)


def test_over_a_game_it_leads_back_to_the_same_game(window, qtbot):
    match = new_match()
    window.game_pages.play_match(match)
    game = window.game
    QTest.keyClick(game, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    shown(qtbot, window)
    # Asked for again, there is still one page to leave.
    window.learn_pages.show_how_to_play()
    window.go_back()
    assert window.top is game and window.match is match


def test_every_picture_is_drawn_and_told(page):
    for drawing in page.drawings:
        image = drawing.grab().toImage()
        colours = {image.pixel(x, image.height() // 2) for x in range(0, image.width(), 3)}
        assert len(colours) > 3, drawing.accessibleName()
        assert drawing.accessibleName()


def test_each_number_on_the_table_has_its_words(page):
    table = next(each for each in page.drawings if isinstance(each, TableDrawing))
    table.grab()
    assert len(table._marks) == len(how_to_play.ON_TABLE)
    told = [part.accessibleName() for part in page.findChildren(QLabel)]
    assert any("Styled" in part.text() for part in page.findChildren(QLabel))
    assert f"10: {how_to_play.ON_TABLE[9]}" in told


def test_the_attack_table_is_that_of_the_rules():
    told = AttackTableDrawing().accessibleName()
    assert "C attacks: A 3, B 2, C 1, D 0, E 0, F 0" in told


def test_every_sign_has_its_picture_and_every_style_its_colour():
    icons = resources_folder() / "icons"
    signs = [sign for sign, _words in (*how_to_play.SIGNS, *how_to_play.VICTORIES)]
    signs += [sign for sign, _word in (*how_to_play.TURN, *how_to_play.ATTACK)]
    assert all((icons / f"{sign}.svg").is_file() for sign in signs)
    assert set(how_to_play.STYLES) == {style.value for style in Style}


def test_every_sign_stands_beside_the_middle_of_its_words(page, qtbot):
    """Also where the words next to them take two lines."""
    page.resize(640, 720)
    page.show()
    qtbot.waitExposed(page)
    signs = page.findChildren(how_to_play.Swatch)
    assert signs
    for sign in signs:
        row = sign.parentWidget().findChildren(QLabel)
        near = [part for part in row if part.x() > sign.geometry().right()]
        middle = sign.geometry().center().y()
        words = min(near, key=lambda part: (abs(part.geometry().center().y() - middle), part.x()))
        assert abs(words.geometry().center().y() - middle) <= 1, words.text()


@pytest.mark.parametrize("width", [640, 1280, 2560])
def test_pictures_stand_beside_their_words_or_above_them(page, width):
    page.resize(width, 720)
    body = page.scroller.widget()
    assert body.width() <= page.scroller.viewport().width()
    for drawing in page.drawings:
        assert drawing.x() >= 0 and drawing.geometry().right() <= body.width()


def test_the_keyboard_turns_the_page(page, qtbot):
    bar = page.scroller.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    page.focus_start()
    QTest.keyClick(page.scroller, Qt.Key.Key_Space)
    assert 0 < bar.value() < bar.maximum()
    QTest.keyClick(page.scroller, Qt.Key.Key_End)
    assert bar.value() == bar.maximum()
    QTest.keyClick(page.scroller, Qt.Key.Key_Home)
    assert bar.value() == 0
