"""A card's text as a label: its icons are drawn, spoken and copied, in every theme."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from dbz_desktop.cards.changes import spoken
from dbz_desktop.cards.model import Card
from dbz_desktop.match.content.library import load_pool
from dbz_desktop.match.content.rulings import wordings
from dbz_desktop.ui.faces.card_wordings import WordingSheet, marked
from dbz_desktop.ui.kit.rules_label import RulesText
from dbz_desktop.ui.kit.theme import apply_theme, theme

TEXT = "POWER: [attack] 3: Energy attack <now>. HIT: Use [defense] once."


@pytest.fixture
def shown(qtbot, qapp):
    apply_theme(qapp, "dark", 1.0)
    text = RulesText(TEXT)
    qtbot.addWidget(text)
    text.resize(420, 60)
    with qtbot.waitActive(text):
        text.show()
        text.activateWindow()
    yield text
    apply_theme(qapp, "dark", 1.0)


def ink(text: RulesText, colour: str) -> int:
    """How many pixels at the first icon's place have a colour."""
    image = text.grab().toImage()
    wanted = theme().colour(colour)
    left = text.fontMetrics().horizontalAdvance("POWER: ")
    return sum(
        abs(image.pixelColor(x, y).lightness() - wanted.lightness()) < 40
        for x in range(left, left + 16)
        for y in range(image.height())
    )


def test_icons_are_drawn_and_keywords_stand_out(shown):
    assert "[attack]" not in shown.text() and shown.text().count("<img") == 2
    assert "<b>POWER</b>" in shown.text() and "&lt;now&gt;" in shown.text()
    assert ink(shown, "text") > 12


def test_a_screen_reader_gets_words(shown):
    assert shown.accessibleName() == (
        "POWER: attack 3: Energy attack <now>. HIT: Use defense once."
    )


def test_what_is_copied_names_its_icons(shown):
    shown.setFocus()
    for start, length, wanted in (
        (0, 9, "POWER: [attack] "),
        (7, 2, "[attack] "),
        (9, 40, TEXT[16:]),
    ):
        shown.setSelection(start, length)
        QTest.keyClick(shown, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
        assert QGuiApplication.clipboard().text() == wanted


def test_the_icons_follow_the_theme_and_the_text_size(shown, qapp):
    dark = shown.text()
    apply_theme(qapp, "light", 1.0)
    assert shown.text() != dark and ink(shown, "text") > 12
    light = shown.text()
    apply_theme(qapp, "light", 2.0)
    assert shown.text() != light


def test_changes_keep_icons_whole():
    before, after = "[attack] Physical attack.", "[attack] Energy attack."
    rich = marked(before, after)
    assert rich.startswith("[attack] ") and "[" not in rich[8:]
    assert spoken(before, after) == "attack [taken out: Physical] [new: Energy] attack."
    gone = marked("[constant] Yes.", "Yes.")
    assert "[constant]" not in gone and "constant" in gone, "what went is a word struck out"


def test_the_sheet_of_wordings_is_as_high_as_it_needs(qtbot, qapp):
    apply_theme(qapp, "dark", 1.0)
    from PySide6.QtWidgets import QWidget

    host = QWidget()
    qtbot.addWidget(host)
    host.resize(1280, 720)
    host.show()
    sheet = WordingSheet(host)
    cards = list(load_pool().cards.values())

    def extent(card: Card) -> int:
        return sum(len(wording.text) for wording in wordings(card))

    heights = []
    for card in (min(cards, key=extent), max(cards, key=extent)):
        sheet.show_card(card)
        qtbot.wait(50)
        heights.append(sheet.panel.height())
    assert heights[0] < heights[1] <= 720 - 48
    sheet.show_card(min(cards, key=extent))
    qtbot.wait(50)
    assert sheet.scroller.verticalScrollBar().maximum() == 0
