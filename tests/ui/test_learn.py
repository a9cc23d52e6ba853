"""Lessons on the table: by right and wrong clicks, by mouse and by keys, left and gone on with."""

from __future__ import annotations

import pytest
from learn_setup import click_card, do_right, lesson_of, option_of, press, rest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest

from dbz_desktop.match.aids.marking import Marking
from dbz_desktop.match.lessons.library import own_folder, shipped_lessons
from dbz_desktop.match.lessons.pointing import pointed_card
from dbz_desktop.paths import matches_folder
from dbz_desktop.players.making import load_levels
from dbz_desktop.ui.files.library import Library
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.learn.coach import best_place
from dbz_desktop.ui.learn.lesson_page import LessonPage
from dbz_desktop.ui.learn.pointing import place_of
from dbz_desktop.ui.rulebook.rule_sheet import RuleSheet
from dbz_desktop.ui.window.main_window import MainWindow


@pytest.fixture(scope="module")
def library(qapp):
    library = Library()
    library.load_now()
    return library


@pytest.fixture
def window(home, qtbot, library):
    settings = Settings()
    settings.speed = "off"
    window = MainWindow(settings, library)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    return window


def do_wrong(page) -> int:
    """Give every answer that isn't right; returns how many were refused in words."""
    refused = 0
    if page.marks.marking is not None:
        marking = Marking(page.asked)
        for card in marking.offered:
            marking.marked = [card]
            if not page.run.right_marks(marking):
                page.session.answer_marked(marking)
                refused += page.coach.told.isVisible()
        return refused
    assert not any("every time" in each.title.text() for each in page.prompt.option_buttons())
    for index in option_of(page, False):
        asked, answers = page.asked, len(page.match.answers)
        page.passing.choose(index)
        assert page.asked is asked and len(page.match.answers) == answers
        assert page.coach.told.isVisible() and page.coach.told.text()
        assert not page.confirm.isVisible()
        refused += 1
    return refused


@pytest.mark.parametrize("path", shipped_lessons(), ids=lambda path: path.stem)
def test_every_lesson_is_gone_through_on_the_table(open_lesson, qtbot, path):
    page = open_lesson(path.stem)
    done, places = [], []
    page.done.connect(lambda: done.append(True))
    page.placed.connect(places.append)
    lesson, wrong = page.run.lesson, 0
    while page.run.step is not None:
        step = page.run.step
        assert page.coach.words.text() == step.say
        assert all(place_of(page, point) is not None for point in step.point), step.say
        if step.do:
            wrong += do_wrong(page)
        do_right(page)
        rest(qtbot, page)
    assert done == [True] and wrong > 0
    assert page.coach.words.text() == lesson.done
    assert places == [*lesson.shown[1:], len(lesson.steps)]
    assert not matches_folder().exists()


def test_a_lesson_by_the_mouse(open_lesson, qtbot):
    page = open_lesson("03")
    for _ in range(2):
        press(page.coach.on_button)
        rest(qtbot, page)
    assert page.asked is not None and page.hints.button.isHidden()
    press(page.prompt.option_buttons()[-1])
    assert page.coach.told.isVisible() and not page.match.answers
    click_card(page, "Orange Truck Lift")
    rest(qtbot, page)
    press(page.coach.on_button)
    rest(qtbot, page)
    click_card(page, "Orange Truck Lift")
    rest(qtbot, page)
    press(page.coach.on_button)
    rest(qtbot, page)
    assert page.run.done and page.coach.words.text() == page.run.lesson.done


def test_a_lesson_by_the_keyboard(open_lesson, qtbot):
    page = open_lesson("02")

    def key(*keys) -> None:
        for each in keys:
            QTest.keyClick(page.window().focusWidget() or page, each)
        rest(qtbot, page)

    page.activateWindow()
    qtbot.waitUntil(lambda: page.coach.on_button.hasFocus())
    key(Qt.Key.Key_Return)
    key(Qt.Key.Key_G)
    assert page.run.place == 2 and page.table.hasFocus()
    key(Qt.Key.Key_Space)
    assert "pass" in page.coach.told.text() and page.run.place == 2
    key(Qt.Key.Key_2)
    key(Qt.Key.Key_Space)
    key(Qt.Key.Key_N)
    key(Qt.Key.Key_G)
    key(Qt.Key.Key_Space)
    assert page.run.done


def test_a_victory_is_seen_before_the_lesson_is_over(open_lesson, qtbot):
    page = open_lesson("09", 4)
    click_card(page, "Orange Palm Blasts")
    rest(qtbot, page)
    assert page.run.done and page.match.outcome is not None
    assert page.coach.words.text() == page.run.lesson.done


def test_a_card_that_moved_away_from_a_still_mouse_is_pointed_at_no_more(open_lesson, qtbot):
    page = open_lesson("07", 2)
    page.table.setSpeed("fast")
    yamcha = pointed_card(page.match, page.run.step.point[0])
    click_card(page, "PRE-U70")
    assert page.table.pointed == yamcha
    rest(qtbot, page)
    assert page.run.place == 3 and page.table.pointed != yamcha


def test_nothing_else_comes_under_the_pointer_that_goes_on(open_lesson, qtbot):
    page = open_lesson("01")
    while page.run.step.tells:
        page.coach.on_button.click()
        rest(qtbot, page)
        shown = [page.coach.back_button.geometry(), page.coach.on_button.geometry()]
        assert page.coach.on_button.isVisible() is page.run.step.tells
        assert shown[0].right() < shown[1].left() and shown[1].right() < page.coach.width()


def test_the_bubble_keeps_its_buttons_in_place_unless_it_would_cover_more():
    room, size = QRect(0, 0, 1000, 600), QSize(300, 100)
    aim = QRect(100, 100, 10, 10)
    free = best_place(size, room, [], aim)
    before = QPoint(free.x() + 60, free.y() + 30)
    assert best_place(size, room, [], aim, before) == before
    card = QRect(before, QSize(80, 100))
    assert best_place(size, room, [(card, 6.0)], aim, before) != before


def test_what_is_said_and_objected_is_announced(open_lesson, qtbot, monkeypatch):
    page = open_lesson("06")
    said = []
    monkeypatch.setattr(page.table, "announce", said.append)
    page.coach.on_button.click()
    qtbot.waitUntil(lambda: any("Orange Rage says" in text for text in said))
    page.answer(option_of(page, False)[0])
    qtbot.waitUntil(lambda: any(page.coach.told.text() in text for text in said))
    assert page.coach.accessibleDescription() == page.run.step.say


# --- in the window ---


def lesson_page(qtbot, window, number: int = 1) -> LessonPage:
    window.learn_pages.show_learn()
    learn = window.learn_pages.learn
    before = window.learn_pages.lesson
    learn.tiles[learn.lessons[number - 1].key].click()
    qtbot.waitUntil(lambda: window.learn_pages.lesson not in (None, before))
    rest(qtbot, window.learn_pages.lesson)
    return window.learn_pages.lesson


def test_a_lesson_is_left_and_gone_on_with(window, qtbot):
    page = lesson_page(qtbot, window)
    page.coach.on_button.click()
    rest(qtbot, page)
    page.coach.on_button.click()
    rest(qtbot, page)
    page.coach.leave_button.click()
    assert window.top is window.learn_pages.learn and window.learn_pages.lesson is None
    tile = window.learn_pages.learn.tiles["01-table"]
    assert tile.about.startswith("Begun")
    tile.click()
    qtbot.waitUntil(lambda: window.learn_pages.lesson is not None)
    rest(qtbot, window.learn_pages.lesson)
    assert window.learn_pages.lesson.run.place == 2


def test_a_step_back_and_the_beginning_put_the_table_back(window, qtbot):
    window.settings.set_lesson("03-physical", 2)
    page = lesson_page(qtbot, window, 3)
    do_right(page)
    rest(qtbot, page)
    assert page.run.match.answers and page.run.place == 3
    page.coach.back_button.click()
    earlier = window.learn_pages.lesson
    rest(qtbot, earlier)
    assert earlier is not page and earlier.run.place == 2
    hand = earlier.run.match.game.state.players[0].hand
    assert len(hand) == 3 and earlier.run.match.game.state.players[1].stages == 8
    earlier.coach.again_button.click()
    rest(qtbot, window.learn_pages.lesson)
    assert window.learn_pages.lesson.run.place == 0
    assert not window.learn_pages.lesson.coach.back_button.isEnabled()
    # Undo, as everywhere, is a step back.
    assert window.pages.trail.index(window.learn_pages.lesson) == 2


def test_a_lesson_that_is_done_leads_to_the_next_and_stays_done(window, qtbot):
    key = "05-life"
    last = lesson_of("05").shown[-1]
    window.settings.set_lesson(key, last)
    page = lesson_page(qtbot, window, 5)
    page.coach.on_button.click()
    rest(qtbot, page)
    assert window.settings.lesson(key) == -1
    assert page.coach.on_button.text() == "Next lesson"
    page.coach.on_button.click()
    qtbot.waitUntil(lambda: window.learn_pages.lesson not in (None, page))
    assert window.learn_pages.lesson.run.lesson.key == "06-anger"
    window.go_back()
    assert window.learn_pages.learn.tiles[key].about.startswith("Done")
    lesson_page(qtbot, window, 5)
    assert window.settings.lesson(key) == -1
    assert not any(matches_folder().glob("*"))


def test_the_last_lesson_leads_to_a_game_against_the_weakest_computer(window, qtbot):
    last = lesson_of("10")
    window.settings.set_lesson("10-sample-turn", last.shown[-1])
    page = lesson_page(qtbot, window, 10)
    do_right(page)
    rest(qtbot, page)
    assert page.coach.on_button.text() == "Play a game"
    page.coach.on_button.click()
    assert window.top is window.start
    assert [side.opponent for side in window.start.sides] == ["", load_levels().levels[0].name]


def test_home_leads_a_newcomer_to_the_lessons_until_he_has_begun(window, qtbot):
    assert "Begin here" in window.home.learn.about
    window.home.learn.click()
    assert window.top is window.learn_pages.learn
    lesson_page(qtbot, window).coach.on_button.click()
    rest(qtbot, window.learn_pages.lesson)
    window.show_home()
    assert "Begin here" not in window.home.learn.about


def test_an_own_lesson_is_listed_and_a_bad_one_is_refused_in_words(window, qtbot):
    own_folder().mkdir(parents=True)
    text = shipped_lessons()[4].read_text(encoding="utf-8")
    (own_folder() / "mine.toml").write_text(text.replace("Life and", "My"), encoding="utf-8")
    (own_folder() / "bad.toml").write_text(text.replace("Goku", "Nobody"), encoding="utf-8")
    window.learn_pages.show_learn()
    learn = window.learn_pages.learn
    learn.tiles["own/bad"].click()
    qtbot.waitUntil(learn.message.isVisible)
    assert "bad.toml:6: you mp: " in learn.message.text.text()
    learn.tiles["own/mine"].click()
    qtbot.waitUntil(lambda: window.learn_pages.lesson is not None)
    assert window.learn_pages.lesson.run.lesson.title == "My Endurance"


def test_the_rulebook_opens_from_the_learn_page(window, qtbot):
    window.learn_pages.show_learn()
    QTest.keyClick(window.learn_pages.learn, Qt.Key.Key_B)
    sheet = window.learn_pages.learn.findChild(RuleSheet)
    assert sheet.isVisible()
    sheet.list.setFocus()
    QTest.keyClick(sheet.list, Qt.Key.Key_R)
    assert window.top is window.learn_pages.learn, "keys of the page wait until the book is closed"
    QTest.keyClick(sheet.list, Qt.Key.Key_Escape)
    QTest.keyClick(window.learn_pages.learn, Qt.Key.Key_R)
    assert window.top is window.ruling_pages.listing
