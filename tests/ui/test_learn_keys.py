"""Lessons by the keyboard and by ear: what is said when, where the focus is, what is in sight."""

from __future__ import annotations

import pytest
from learn_setup import do_right, lesson_of, rest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from dbz_desktop.match.lessons.lesson import Place
from dbz_desktop.ui.kit.theme import apply_theme, theme
from dbz_desktop.ui.kit.tile import Tile
from dbz_desktop.ui.learn.pointing import place_of
from dbz_desktop.ui.tableside import page_access


@pytest.fixture
def heard(monkeypatch):
    """Listens to a page from now on: all that a screen reader is given to say."""

    def listen(page) -> list[str]:
        said: list[str] = []
        monkeypatch.setattr(page.table, "announce", said.append)
        monkeypatch.setattr(page_access, "GATHER", 0)
        return said

    return listen


@pytest.fixture
def large_text(qapp):
    """The text at 200 %, until the test ends."""
    apply_theme(qapp, scale=2.0)
    yield
    apply_theme(qapp)


def press(page, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(page.window().focusWidget() or page, key)


def test_a_step_that_is_read_says_its_words_and_the_question_comes_with_what_is_to_be_done(
    open_lesson, qtbot, heard
):
    page = open_lesson("02")
    said = heard(page)
    question = page.asked.prompt
    for _ in range(2):
        do_right(page)
        rest(qtbot, page)
        qtbot.waitUntil(lambda: any(page.run.step.say in text for text in said))
    read, to_do = said
    assert question not in read
    assert to_do.index(page.run.step.say) < to_do.index(question)


def test_the_focus_stays_on_go_on_while_there_is_only_to_read(open_lesson, qtbot):
    page = open_lesson("01")
    qtbot.waitUntil(page.coach.on_button.hasFocus)
    moved: list[object] = []
    heard = QApplication.instance().focusChanged.connect(lambda _old, new: moved.append(new))
    press(page, Qt.Key.Key_G, Qt.Key.Key_Return, Qt.Key.Key_G)
    rest(qtbot, page)
    assert page.run.place == 3 and moved == []
    while page.run.step.tells:
        press(page, Qt.Key.Key_G)
        rest(qtbot, page)
    assert moved == [page.table]
    # What it heard of, this test holds, and with it the pages of all tests after it.
    QApplication.instance().disconnect(heard)


def test_what_an_attack_did_is_said(open_lesson, qtbot, heard):
    page = open_lesson("02", 2)
    said = heard(page)
    do_right(page)
    rest(qtbot, page)
    qtbot.waitUntil(lambda: "Rival takes 4 life cards of damage." in " ".join(said))
    told = " ".join(said)
    assert "plays no defense" in told
    assert "Step 4" not in told and "from Rival's Life Deck as damage" not in told


def test_a_stopped_attack_is_said_and_by_what(open_lesson, qtbot, heard):
    page = open_lesson("04", 4)
    said = heard(page)
    do_right(page)
    rest(qtbot, page)
    qtbot.waitUntil(lambda: "is stopped by Orange Quick Dodge" in " ".join(said))
    assert "gains 5 stages" in " ".join(said)


def test_the_ring_of_the_lesson_leaves_that_of_the_focus_in_sight(open_lesson, qtbot):
    page = open_lesson("01", 6)
    press(page, Qt.Key.Key_H)
    item = page.table.focusTarget
    ring = place_of(page, page.run.step.point[0])
    qtbot.waitUntil(lambda: page.rings.isVisible() and page.rings.places == [ring])
    assert item.focused
    picture = page.grab().toImage()
    row = ring.center().y()
    colours = {picture.pixelColor(ring.left() - n, row).name() for n in range(1, 6)}
    assert theme().colour("focus").name() in colours
    ringed = {picture.pixelColor(ring.left() + n, row).name() for n in range(6)}
    assert theme().colour("gold").name() in ringed


def test_the_keyboard_that_is_put_back_on_the_table_lays_nothing_over_it(open_lesson, qtbot):
    page = open_lesson("02", 3)
    page.table.walker.ring = True
    do_right(page)
    rest(qtbot, page)
    assert page.table.hasFocus() and not page.table.explainer.chip.isVisible()
    press(page, Qt.Key.Key_B)
    target = page.table.focusTarget
    assert target is not None and not target.options
    assert page.table.explainer.chip.isVisible(), "who goes there by key is told why not"


def test_a_gauge_that_is_walked_to_takes_the_larger_card_away(open_lesson, qtbot, large_text):
    page = open_lesson("02", 2)
    press(page, Qt.Key.Key_B)
    assert page.table.loupe.card is not None
    press(page, Qt.Key.Key_Right)
    assert page.table.loupe.card is None and page.table.pointed == -1


def test_the_large_card_is_unfolded_where_the_lesson_speaks_of_it(open_lesson, qtbot, large_text):
    page = open_lesson("02")
    step = next(n for n, s in enumerate(lesson_of("02").steps) if _points(s, Place.LARGE_CARD))
    assert page.side.is_rail and not page.zoom.isVisible()
    while page.run.place < step:
        do_right(page)
        rest(qtbot, page)
    qtbot.waitUntil(page.zoom.isVisible)
    assert len(page.places()) == len(page.run.step.point)
    qtbot.waitUntil(lambda: not _on_page(page, page.zoom).intersects(page.coach.geometry()))
    do_right(page)
    rest(qtbot, page)
    assert page.side.is_rail, "it folds again with the next step"
    assert not page.room.settings.part_open("column_narrow", False)


def test_who_folds_what_a_lesson_holds_open_is_obeyed(open_lesson, qtbot, large_text):
    page = open_lesson("02", 1)
    qtbot.waitUntil(page.zoom.isVisible)
    press(page, Qt.Key.Key_C)
    assert page.side.is_rail
    press(page, Qt.Key.Key_T, Qt.Key.Key_T)
    assert page.side.is_rail


def _points(step, place: Place) -> bool:
    return any(point.place is place for point in step.point)


def _on_page(page, part) -> QRect:
    return QRect(part.mapTo(page, QPoint(0, 0)), part.size())


def test_what_is_read_to_the_ear_ends_its_sentences_once_and_counts_rightly(open_lesson, qtbot):
    page = open_lesson("02")
    tile = Tile("star", "Learn", "Where it begins.", "L")
    qtbot.addWidget(tile)
    assert tile.accessibleDescription() == "Where it begins. Key L"
    plate = page.table.table.plates[0]
    assert page.table.table.model.name(plate.row).endswith(", 1 card in hand, has the turn")


def test_what_is_said_of_the_card_in_focus_follows_the_game(open_lesson, qtbot):
    page = open_lesson("01", 6)
    press(page, Qt.Key.Key_H)
    assert page.table.accessibleDescription().endswith("can be chosen")
    press(page, Qt.Key.Key_Return)
    rest(qtbot, page)
    told = page.table.accessibleDescription()
    assert "in play" in told and "can be chosen" not in told
