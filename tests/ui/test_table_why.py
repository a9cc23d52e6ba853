"""Why not, beside the card: by pointer, by click, by key; and answers that light their cards."""

from __future__ import annotations

import pytest
from pages_setup import new_match, play_until
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QEnterEvent, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from dbz_desktop.rules.kernel.decisions import Ask
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.game.game_page import GamePage


@pytest.fixture
def page(qtbot, tmp_path, monkeypatch):
    """A question for an action, with a card in hand that can't be played and one that can."""
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(tmp_path))
    match = new_match()

    def mixed(decision) -> bool:
        if decision.ask is not Ask.ACTION:
            return False
        hand = match.seat(decision.player).view().sides[decision.player].hand
        offered = {option.card for option in decision.options}
        return any(c in offered for c in hand) and any(c not in offered for c in hand)

    assert play_until(match, mixed)
    settings = Settings()
    settings.speed = "off"
    page = GamePage(match, FaceCache(), settings)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.begin()
    return page


def cards(page) -> tuple[int, int]:
    """A card of the hand that can't be played, and one that can."""
    offered = {option.card for option in page.asked.options}
    hand = page.session.view().mine.hand
    return next(c for c in hand if c not in offered), next(c for c in hand if c in offered)


def press(page, qtbot, key) -> None:
    """Press a key on the table; shortcuts reach only the window that is in use."""
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    QTest.keyClick(page.table, key)


def point(page, card) -> None:
    view = page.table.viewport()
    at = page.table.cardPosition(card)
    QTest.mouseMove(view, at)
    tip = QHelpEvent(QEvent.Type.ToolTip, at, view.mapToGlobal(at))
    QApplication.sendEvent(view, tip)


def test_pointing_at_a_card_for_a_while_says_why_beside_it(page):
    barred, free = cards(page)
    chip = page.table.explainer.chip
    point(page, barred)
    why = page.facts.why_not(barred)
    assert chip.isVisible() and chip.instance == barred
    assert chip.reason.text() in why.reason.replace("[", "").replace("]", "")
    assert why.rule in chip.rule.text()
    assert why.rule in chip.accessibleDescription()
    assert page.table.viewport().rect().contains(chip.geometry())
    point(page, free)
    assert not chip.isVisible()


def test_a_click_says_why_and_the_chip_lets_clicks_through(page):
    barred, _ = cards(page)
    view = page.table.viewport()
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=page.table.cardPosition(barred))
    chip = page.table.explainer.chip
    assert chip.isVisible()
    assert chip.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    page.answer(len(page.asked.options) - 1)
    assert not chip.isVisible()


def test_the_key_says_why_of_the_card_in_focus(page, qtbot):
    barred, _ = cards(page)
    chip = page.table.explainer.chip
    press(page, qtbot, Qt.Key.Key_H)
    hand = page.session.view().mine.hand
    place = hand.index(page.table.focusTarget.instance)
    way = Qt.Key.Key_Right if hand.index(barred) > place else Qt.Key.Key_Left
    for _ in range(abs(hand.index(barred) - place)):
        QTest.keyClick(page.table, way)
    assert page.table.focusTarget.instance == barred
    # Walking there says it already; the key says it again once it was put away.
    assert chip.isVisible()
    chip.forget()
    press(page, qtbot, Qt.Key.Key_E)
    assert chip.isVisible() and chip.instance == barred


def test_what_was_said_of_a_card_in_focus_goes_with_the_focus(page, qtbot):
    barred, _ = cards(page)
    chip = page.table.explainer.chip
    press(page, qtbot, Qt.Key.Key_H)
    hand = page.session.view().mine.hand
    place = hand.index(page.table.focusTarget.instance)
    way = Qt.Key.Key_Right if hand.index(barred) > place else Qt.Key.Key_Left
    for _ in range(abs(hand.index(barred) - place)):
        QTest.keyClick(page.table, way)
    assert chip.isVisible()
    page.prompt.option_buttons()[0].setFocus()
    qtbot.waitUntil(lambda: not page.table.hasFocus())
    assert not chip.isVisible()


def test_pointing_at_the_opponents_cards_explains_nothing_until_asked(page, qtbot):
    theirs = page.session.view().sides[1 - page.session.viewer].mp_card
    chip = page.table.explainer.chip
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    point(page, theirs)
    assert not chip.isVisible()
    QTest.keyClick(page.table, Qt.Key.Key_E)
    assert chip.isVisible() and "ZON-1" in chip.rule.text()


def test_an_answer_lights_its_card_and_a_card_its_answers(page):
    _, free = cards(page)
    button = next(b for b in page.prompt.option_buttons() if b.property("card") == free)
    item = page.table.table.item_of(free)
    QApplication.sendEvent(button, QEnterEvent(QPointF(3, 3), QPointF(3, 3), QPointF(3, 3)))
    assert item.marked and page.zoom.instance == free
    QApplication.sendEvent(button, QEvent(QEvent.Type.Leave))
    assert not item.marked
    QTest.mouseMove(page.table.viewport(), page.table.cardPosition(free))
    lit = [b for b in page.prompt.option_buttons() if b.property("lit")]
    assert lit == [b for b in page.prompt.option_buttons() if b.property("card") == free]
    QTest.mouseMove(page.table.viewport(), QPoint(2, 2))
    assert not any(b.property("lit") for b in page.prompt.option_buttons())
