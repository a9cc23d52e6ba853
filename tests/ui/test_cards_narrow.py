"""Where there is little room for the text, filters gather behind one button and words give way."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLayout, QSplitter, QWidget

from dbz_desktop.cards.model import Card, CardType, Style
from dbz_desktop.cards.search import Entry
from dbz_desktop.ui.cards.browser import CardBrowser
from dbz_desktop.ui.cards.pool_model import CardsModel
from dbz_desktop.ui.faces.face_shelf import FaceShelf
from dbz_desktop.ui.kit.measure import em

CARDS = [
    Entry.of(Card(f"T-{style.value}", f"{style.value} Blow", CardType.EVENT, "", style=style), "")
    for style in Style
]


def test_filters_gather_behind_one_button(qtbot):
    shelf = FaceShelf(lambda card: card.text)
    browser = CardBrowser(CardsModel(CARDS), shelf)
    qtbot.addWidget(browser)
    # As in the editor, where a splitter gives it less than all of its tools would like.
    browser.layout().setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
    browser.resize(em(browser, 40), 500)
    browser.show()
    search = browser.search
    chips = search.chips
    assert chips["Type"].isVisible() and not search.gathered.isVisible()
    assert browser.card_width.isVisible()
    browser.resize(em(browser, 18), 500)
    qtbot.waitUntil(search.gathered.isVisible)
    assert not chips["Type"].isVisible() and chips["Red"].isVisible()
    assert not browser.card_width.isVisible()
    assert browser.as_rows.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly
    # The menus are the same ones, and what is chosen there is counted on the button.
    types = next(a.menu() for a in search.gathered.menu().actions() if a.text() == "Type")
    event = next(a for a in types.actions() if a.text().endswith("t:event"))
    event.trigger()
    assert search.text == "t:event"
    assert search.gathered.text() == "Filters · 1"
    QTest.mouseClick(browser.as_rows, Qt.MouseButton.LeftButton)
    assert browser.view is browser.table
    browser.resize(em(browser, 40), 500)
    qtbot.waitUntil(chips["Type"].isVisible)
    assert chips["Type"].text() == "Type · 1"
    shelf.close()


def test_what_is_shown_where_it_is_wide_does_not_keep_it_wide(qtbot):
    shelf = FaceShelf(lambda card: card.text)
    browser = CardBrowser(CardsModel(CARDS), shelf)
    splitter = QSplitter()
    qtbot.addWidget(splitter)
    splitter.setChildrenCollapsible(False)
    splitter.addWidget(browser)
    splitter.addWidget(QWidget())
    splitter.resize(em(browser, 60), 500)
    splitter.show()
    splitter.setSizes([em(browser, 40), em(browser, 20)])
    qtbot.waitUntil(lambda: browser.search.chips["Type"].isVisible())
    splitter.setSizes([em(browser, 15), em(browser, 45)])
    qtbot.waitUntil(browser.search.gathered.isVisible)
    assert browser.width() <= em(browser, 16)
    row = (browser.order, browser.as_faces, browser.as_rows)
    assert all(part.geometry().right() <= browser.width() for part in row)
    shelf.close()
