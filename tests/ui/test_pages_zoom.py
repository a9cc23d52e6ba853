"""The large card beside the table: its rules text can be read at every size of text."""

from __future__ import annotations

import pytest
from pages_setup import new_match, play
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from dbz_desktop.ui.faces.face_size import RULES_SHARE, fitted
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.game.game_page import GamePage
from dbz_desktop.ui.kit.fold_section import FoldHeader
from dbz_desktop.ui.kit.text_growth import growth
from dbz_desktop.ui.kit.theme import apply_theme

pytestmark = pytest.mark.usefixtures("home")


@pytest.fixture
def open_page(qtbot, qapp):
    def open_page(size, scale) -> GamePage:
        settings = Settings()
        settings.speed = "off"
        settings.text_scale = scale
        page = GamePage(play(new_match(), 14), FaceCache(), settings)
        page.curtain.GUARD_MS = 0
        qtbot.addWidget(page)
        page.resize(*size)
        settings.growth = growth(page.size())
        apply_theme(qapp, "dark", settings.shown_scale)
        page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        page.begin()
        if page.curtain.isVisible():
            page.curtain.ready.click()
        if not page.zoom.isVisible():
            QTest.keyClick(page.table, Qt.Key.Key_V)
        QApplication.processEvents()
        assert page.zoom.isVisible()
        return page

    yield open_page
    apply_theme(qapp, "dark", 1.0)


def letters(label: QLabel) -> int:
    label.ensurePolished()
    return label.font().pixelSize()


def point_at_all(page):
    """Every card of the player's hand and side in turn, shown large."""
    view = page.session.view()
    side = view.mine
    for instance in (*side.hand, side.mp_card, side.mastery):
        page.zoom.show_card(instance, page.facts)
        QApplication.processEvents()
        yield page.session.seat.card(instance)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_at_twice_the_size_the_rules_text_is_the_largest(open_page, size):
    page = open_page(size, 2.0)
    zoom = page.zoom
    for card in point_at_all(page):
        assert zoom.in_words and zoom.rules.isVisible()
        assert zoom.rules.rules == page.facts.wording(card)
        assert card.name in zoom.name.text()
        # Headings of the column's parts are no text to read.
        others = [
            label
            for label in page.findChildren(QLabel)
            if label.isVisible() and label is not zoom.rules and label.text()
            and not isinstance(label.parent(), FoldHeader)
        ]  # fmt: skip
        assert others
        for label in others:
            assert letters(label) < letters(zoom.rules), label.text()
        assert page.table.table.frame.text < letters(zoom.rules)
        # All of it can be reached: nothing is wider than the column, and what is higher scrolls.
        bar = zoom.scroller.verticalScrollBar()
        told = zoom.scroller.widget()
        assert told.width() <= zoom.scroller.viewport().width()
        assert bar.maximum() >= told.height() - zoom.scroller.viewport().height()
        assert zoom.rect().contains(zoom.scroller.geometry())
        assert zoom.scroller.height() >= letters(zoom.rules) * 3


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440)])
def test_at_the_usual_size_the_face_itself_is_read(open_page, size):
    page = open_page(size, 1.0)
    zoom = page.zoom
    for _card in point_at_all(page):
        assert not zoom.in_words and zoom.face.isVisible()
        drawn = RULES_SHARE * fitted(zoom.face.size()).width()
        assert drawn >= 0.85 * letters(zoom.why)


def test_the_panel_follows_a_new_size_of_text(open_page, qapp):
    page = open_page((1280, 720), 1.0)
    zoom = page.zoom
    next(iter(point_at_all(page)))
    for scale, in_words in ((2.0, True), (1.0, False)):
        apply_theme(qapp, "dark", scale)
        QApplication.processEvents()
        if not zoom.isVisible():
            QTest.keyClick(page.table, Qt.Key.Key_V)
            QApplication.processEvents()
        assert zoom.in_words is in_words


def test_what_was_read_is_gone_when_the_computer_is_passed_on(open_page):
    page = open_page((1280, 720), 2.0)
    next(iter(point_at_all(page)))
    assert page.zoom.rules.rules
    page.zoom.clear()
    assert not page.zoom.rules.rules and not page.zoom.name.text()
    assert not page.zoom.in_words
