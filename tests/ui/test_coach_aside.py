"""Where there is little room the coach steps aside for what is pointed at, and comes back."""

from __future__ import annotations

import pytest
from learn_setup import click_card, press, rest
from look_setup import SMALL, WALK, put_on
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from dbz_desktop.match.lessons.pointing import Point, pointed_card
from dbz_desktop.ui.files.library import Library
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.learn.pointing import on_page
from dbz_desktop.ui.window.main_window import MainWindow


@pytest.fixture
def page(home, qtbot):
    """A lesson at the step that says to point at a card, in a small window with large text."""
    library = Library()
    library.load_now()
    settings = Settings()
    settings.speed = "off"
    settings.set_lesson("03-physical", 2)
    window = MainWindow(settings, library)
    qtbot.addWidget(window)
    window.show()
    put_on(window, SMALL, 2.0, "dark")
    window.learn_pages.show_learn()
    tile = window.learn_pages.learn.tiles["03-physical"]
    press(tile)
    qtbot.waitUntil(lambda: window.learn_pages.lesson is not None)
    page = window.learn_pages.lesson
    rest(qtbot, page)
    return page


def point_at(page, title: str) -> None:
    view = page.table
    card = pointed_card(page.match, Point(None, None, title))
    at = view.mapFromScene(view.card_item(card).area().center())
    QTest.mouseMove(view.viewport(), at)


def hides(page) -> bool:
    """Whether the coach hides what is told of the card that is pointed at."""
    told = page.table.forecasts.asked_for
    assert told is not None
    return on_page(page, told).intersects(page.coach.geometry())


def test_the_coach_steps_aside_for_what_is_pointed_at(page, qtbot):
    whole, words = page.coach.geometry(), page.coach.words.text()
    assert page.coach.words.isVisible()
    point_at(page, "Orange Truck Lift")
    qtbot.waitUntil(lambda: page.coach.folded and not hides(page))
    assert page.coach.back_button.isVisible()
    assert not page.coach.words.isVisible()
    QTest.mouseMove(page.table.viewport(), QPoint(2, page.table.viewport().height() - 2))
    qtbot.waitUntil(lambda: page.coach.words.isVisible())
    qtbot.waitUntil(lambda: page.coach.height() == whole.height())
    assert page.coach.words.text() == words
    put_on(page.window(), *WALK[-1])


def test_what_the_coach_says_next_is_read_first(page, qtbot):
    """An answer by a click leaves the mouse where it was: what is said of it stays in sight."""
    point_at(page, "Orange Palm Blasts")
    qtbot.waitUntil(lambda: page.coach.folded)
    click_card(page, "Orange Palm Blasts")
    qtbot.waitUntil(page.coach.told.isVisible)
    QTest.qWait(30)
    assert page.coach.told.isVisible() and page.coach.words.isVisible()
    put_on(page.window(), *WALK[-1])
