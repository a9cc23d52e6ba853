"""New game shows what is in a deck: every card as a face, one of them large, no raw text."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from dbz_desktop.cards.model import CardType
from dbz_desktop.match.content.editions import load_edition
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.library import Library
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.kit.theme import apply_theme
from dbz_desktop.ui.new_game.new_game_page import StartPage

pytestmark = pytest.mark.usefixtures("home")

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def make_page(qtbot, qapp):
    def make(size=(1280, 720), scale=1.0) -> StartPage:
        apply_theme(qapp, "dark", scale)
        library = Library()
        page = StartPage(library, Settings(), FaceCache())
        page.library = library
        qtbot.addWidget(page)
        page.resize(*size)
        page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        library.load_now()
        return page

    yield make
    apply_theme(qapp, "dark", 1.0)


def choose(page, seat: int, name: str) -> None:
    next(tile for tile in page.sides[seat].tiles if tile.entry.id == name).click()


def open_list(page, seat: int = 0):
    page.scroller.ensureWidgetVisible(page.sides[seat].all)
    QTest.mouseClick(page.sides[seat].all, LEFT)
    assert page.list.isVisible()
    return page.list


def test_every_card_of_the_deck_is_there_with_its_copies(make_page):
    page = make_page()
    choose(page, 1, "namekian")
    shown = open_list(page, 1)
    deck = page.sides[1].entry().deck
    assert deck.name in shown.title.text() and "60 cards" in shown.title.text()
    cards = shown._facts.cards
    assert set(cards) == {*deck.mp, deck.mastery, *(card for card, _ in deck.counts)}
    copies = dict(deck.counts)
    for face, card in zip(shown.buttons, cards, strict=True):
        assert face.copies == copies.get(card, 1)
        assert card.name in face.accessibleName()
        assert "[" not in face.accessibleName() + face.toolTip()
    # Type by type, as a deck is laid out to be looked at.
    kinds = [card.type for card in cards if card.type in {c.type for c, _ in deck.counts}]
    assert kinds == sorted(kinds, key=list(CardType).index)


def test_what_is_pointed_at_or_walked_to_is_shown_large(make_page):
    page = make_page()
    shown = open_list(page)
    assert shown.zoom.instance == 0 and shown.buttons[0].hasFocus()
    QTest.keyClick(shown.buttons[0], Qt.Key.Key_Right)
    assert shown.buttons[1].hasFocus() and shown.zoom.instance == 1
    QTest.keyClick(shown.buttons[1], Qt.Key.Key_Down)
    below = shown.zoom.instance
    assert below > 4
    last = shown.buttons[-1]
    shown.scroller.ensureWidgetVisible(last)
    last.pointedAt.emit()
    assert shown.zoom.instance == len(shown.buttons) - 1
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    assert not shown.isVisible() and page.sides[0].all.hasFocus()


def test_the_wording_is_that_of_the_edition(make_page):
    page = make_page()
    for edition in ("panini-2014", "fanz"):
        page.edition.setCurrentIndex(page.edition.findData(edition))
        choose(page, 0, "namekian")
        shown = open_list(page)
        chain = load_edition(edition).chain
        for place, card in enumerate(shown._facts.cards):
            shown.buttons[place].pointedAt.emit()
            assert shown.zoom.rules.rules == card.wording(chain)
        assert page._faces.wording(card) == card.wording(chain)
        shown.close_overlay()


def test_a_click_on_a_face_of_the_row_opens_the_list_there(make_page):
    page = make_page()
    row = page.sides[0].row
    place = row._places()[3]
    QTest.mouseClick(row, LEFT, pos=place.center())
    assert page.list.isVisible() and page.list.zoom.instance == 3


def test_the_tool_tip_of_a_face_is_the_face_itself(make_page):
    page = make_page()
    row = page.sides[0].row
    at = row._places()[4].center()
    event = QHelpEvent(QEvent.Type.ToolTip, at, row.mapToGlobal(at))
    QApplication.sendEvent(row, event)
    assert QToolTip.text().startswith("<img src=")
    assert "[constant]" not in QToolTip.text()
    QToolTip.hideText()


@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 720), 1.0), ((2560, 1440), 1.3), ((1280, 720), 2.0)]
)
def test_nothing_of_the_list_lies_outside_the_window(make_page, size, scale):
    page = make_page(size, scale)
    shown = open_list(page)
    QApplication.processEvents()
    assert page.rect().contains(shown.panel.geometry())
    view = shown.scroller.viewport()
    assert shown.scroller.widget().width() <= view.width()
    for face in shown.buttons:
        assert face.isVisible() and face.x() + face.width() <= face.parentWidget().width() + 1
        shown.scroller.ensureWidgetVisible(face)
        top = face.mapTo(view, QPoint(0, 0)).y()
        assert top >= -1 and top + face.height() <= view.height() + 1
