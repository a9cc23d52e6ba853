"""The figures and the odds of a deck: clicked, typed, kept up to date."""

from __future__ import annotations

import pytest
from editor_setup import open_editor
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip

from dbz_desktop.decks.statistics import odds

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def editor(qtbot, tmp_path):
    return open_editor(qtbot, tmp_path, "orange")


def chart(editor, key):
    return next(view for view in editor.tabs.figures.board.views if view.chart.key == key)


def spot(view, name):
    place = next(i for i, pair in enumerate(view.pairs) if pair.name == name)
    return view.box(place).center().toPoint()


def bring(editor, view):
    editor.tabs.figures.board.ensureWidgetVisible(view)


def count(view, name):
    return next(pair.bar.count for pair in view.pairs if pair.name == name)


def test_a_click_on_a_bar_selects_its_cards_in_the_deck(qtbot, editor) -> None:
    view = chart(editor, "types")
    bring(editor, view)
    qtbot.mouseClick(view, LEFT, pos=spot(view, "Drill"))
    chosen = editor.active.view.chosen()
    assert len(chosen) == 6
    assert {card.type.value for card in chosen} == {"Drill"}


def test_a_click_with_ctrl_searches_the_pool(qtbot, editor) -> None:
    view = chart(editor, "cost")
    bring(editor, view)
    qtbot.mouseClick(view, LEFT, Qt.KeyboardModifier.ControlModifier, spot(view, "2"))
    assert editor.browser.search.field.text() == "cost=2"
    assert 0 < editor.browser.found.rowCount() < len(editor.pool_view.entries)


def test_bars_are_used_by_keys(qtbot, editor) -> None:
    view = chart(editor, "types")
    view.setFocus()
    assert "Energy Combat" in view.accessibleDescription()
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert view.accessibleDescription().startswith("18 cards: they are Drill.")
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert {card.type.value for card in editor.active.view.chosen()} == {"Drill"}
    qtbot.keyClick(view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert editor.browser.search.field.text() == "t:drill"


def test_a_tool_tip_lists_the_cards_behind_a_bar(qtbot, editor) -> None:
    view = chart(editor, "endurance")
    bring(editor, view)
    at = spot(view, "3")
    event = QHelpEvent(QEvent.Type.ToolTip, at, view.mapToGlobal(at))
    view.event(event)
    words = QToolTip.text()
    names = {card.name for card, _ in view.pairs[2].bar.cards}
    assert names and all(f"3 × {name}" in words for name in names)
    QToolTip.hideText()


def test_figures_follow_every_edit(qtbot, editor) -> None:
    view = chart(editor, "types")
    assert count(view, "Drill") == 18
    qtbot.mouseClick(view, LEFT, pos=spot(view, "Drill"))
    editor.active.view.setFocus()
    qtbot.keyClick(editor.active.view, Qt.Key.Key_1)
    assert count(view, "Drill") == 6
    qtbot.mouseClick(editor.header.undo, LEFT)
    assert count(view, "Drill") == 18


def test_figures_out_of_sight_wait(qtbot, editor) -> None:
    view = chart(editor, "types")
    editor.tabs.setCurrentWidget(editor.tabs.odds)
    session = editor.active.session
    drill = next(card for card, _ in session.deck.counts if card.type.value == "Drill")
    session.set_copies([drill], 0)
    assert count(view, "Drill") == 18
    editor.tabs.setCurrentWidget(editor.tabs.figures)
    assert count(view, "Drill") == 15


def test_figures_follow_the_deck_in_hand(qtbot, tmp_path) -> None:
    editor = open_editor(qtbot, tmp_path, "orange", "red")
    view = chart(editor, "styles")
    assert view.pairs[0].name == "Red"
    qtbot.mouseClick(editor.panes[0].view.viewport(), LEFT)
    assert view.pairs[0].name == "Orange"
    editor.close_deck(editor.panes[0])
    assert view.pairs[0].name == "Red"


def test_larger_figures_take_the_room_of_the_pool(qtbot, editor) -> None:
    board = editor.tabs.figures.board
    narrow = board.width()
    qtbot.mouseClick(editor.tabs.larger, LEFT)
    qtbot.waitUntil(lambda: board.width() > narrow * 1.4)
    assert not editor.browser.isVisible()
    view = chart(editor, "types")
    qtbot.mouseClick(view, LEFT, Qt.KeyboardModifier.ControlModifier, spot(view, "Drill"))
    assert editor.browser.isVisible()
    assert not editor.tabs.larger.isChecked()


# --- odds ---


def odds_pane(editor):
    editor.tabs.setCurrentWidget(editor.tabs.odds)
    return editor.tabs.odds


def test_odds_of_a_query(qtbot, editor) -> None:
    pane = odds_pane(editor)
    qtbot.mouseClick(pane.field, LEFT)
    qtbot.keyClicks(pane.field, "t:drill")
    assert pane.subject.text().startswith("18 of 60 cards")
    assert pane.chart.odds.alone[0] == pytest.approx(odds(18, 3))
    assert pane.chart.odds.attacked[1] == pytest.approx(odds(18, 9))
    assert pane.sentence.text() == "Turn 1: 66 % among 3 cards."
    pane.chart.setFocus()
    qtbot.keyClick(pane.chart, Qt.Key.Key_Right)
    words = pane.sentence.text()
    assert words.startswith("Turn 2: 90 % among 6 cards; 97 % among 9 if the opponent attacked")
    qtbot.mouseClick(pane.least.button(3), LEFT)
    assert pane.chart.odds.alone[1] == pytest.approx(odds(18, 6, 60, 3))


def test_a_wrong_query_says_what_is_wrong(qtbot, editor) -> None:
    pane = odds_pane(editor)
    qtbot.keyClicks(pane.field, "t:dril1")
    assert "dril1" in pane.subject.text()
    assert pane.chart.odds is None
    assert pane.subject.property("role") == "note"


def test_odds_of_who_goes_second(qtbot, editor) -> None:
    pane = odds_pane(editor)
    pane.field.setText("t:drill")
    qtbot.mouseClick(pane.order.button(2), LEFT)
    shown = pane.chart.odds
    # He may be attacked before his first turn, which draws three cards more (COM-1).
    assert shown.alone[0] == pytest.approx(odds(18, 3))
    assert shown.attacked[0] == pytest.approx(odds(18, 6))
    assert "among 6 if the opponent attacked in his turn before" in pane.sentence.text()
    qtbot.mouseClick(pane.order.button(1), LEFT)
    assert pane.chart.odds.attacked[0] == pytest.approx(odds(18, 3))
    assert "attacked" not in pane.sentence.text()


def test_odds_follow_the_selection_and_the_edits(qtbot, editor) -> None:
    pane = odds_pane(editor)
    deck = editor.active
    card = deck.session.deck.counts[0][0]
    index = deck.model.index_of_card(card)
    qtbot.mouseClick(deck.view.viewport(), LEFT, pos=deck.view.visualRect(index).center())
    assert pane.subject.text() == f"3 of 60: {card.name}"
    deck.view.setFocus()
    qtbot.keyClick(deck.view, Qt.Key.Key_2)
    assert pane.subject.text() == f"2 of 59: {card.name}"
    first = deck.model.index(0, 0, deck.model.index(0, 0))
    qtbot.mouseClick(deck.view.viewport(), LEFT, pos=deck.view.visualRect(first).center())
    assert "SET-2" in pane.subject.text()


def test_the_turn_under_the_pointer_is_told(qtbot, editor) -> None:
    pane = odds_pane(editor)
    qtbot.keyClicks(pane.field, "is:block")
    qtbot.mouseMove(pane.chart, pane.chart.point(5, 0.5).toPoint())
    assert pane.chart.turn == 5
    assert pane.sentence.text().startswith("Turn 5:")
