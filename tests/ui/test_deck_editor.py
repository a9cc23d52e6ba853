"""The deck editor: cards dragged, clicked and typed in and out; undoing; what is wrong; testing."""

from __future__ import annotations

import deck_editor_setup
import pytest
from deck_editor_setup import CTRL, LEFT, NONE, SHIFT, drag_in, face, first, row_of, search
from deck_hands import drag
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QDrag
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolButton

from dbz_desktop.ui.kit.theme import apply_theme

editor = deck_editor_setup.editor
starter = deck_editor_setup.starter


# --- in and out by the mouse ---


@pytest.mark.parametrize(("modifiers", "copies"), [(NONE, 1), (CTRL, 2), (SHIFT, 3)])
def test_a_card_is_dragged_from_the_gallery_into_the_deck(
    window, editor, monkeypatch, modifiers, copies
):
    card = first(editor, "t:physical limit:3")
    action = drag_in(window, editor, monkeypatch, modifiers=modifiers)
    assert action is Qt.DropAction.CopyAction
    session = editor.active.session
    assert session.copies(card) == copies and session.deck.size == copies
    assert session.undo_stack.count() == 1
    session.undo_stack.undo()
    assert session.deck.size == 0


def test_shift_adds_no_more_than_the_card_allows(window, editor, monkeypatch):
    card = first(editor, "limit:1 t:physical")
    drag_in(window, editor, monkeypatch, modifiers=SHIFT)
    assert editor.active.session.copies(card) == 1


def test_several_selected_cards_are_dragged_together(window, editor, monkeypatch):
    search(editor, "t:physical limit:3")
    gallery = editor.browser.gallery.viewport()
    QTest.mouseClick(gallery, LEFT, NONE, face(editor, 0))
    QTest.mouseClick(gallery, LEFT, CTRL, face(editor, 2))
    assert len(editor.browser.chosen()) == 2
    drag_in(window, editor, monkeypatch, row=2)
    assert editor.active.session.deck.size == 2
    assert editor.active.session.undo_stack.count() == 1


def test_a_card_is_dragged_back_out_onto_the_pool(window, starter, monkeypatch):
    session = starter.active.session
    card, count = session.deck.counts[0]
    assert count == 3
    view = starter.active.view.viewport()
    pool = starter.browser.gallery.viewport()
    drag(window, view, row_of(starter, card), pool, pool.rect().center(), monkeypatch)
    assert session.copies(card) == 2
    drag(window, view, row_of(starter, card), pool, pool.rect().center(), monkeypatch, SHIFT)
    assert session.copies(card) == 0
    session.undo_stack.undo()
    assert session.copies(card) == 2


def test_a_drag_that_is_given_up_or_let_go_elsewhere_changes_nothing(window, starter, monkeypatch):
    session = starter.active.session
    before = session.deck
    view = starter.active.view.viewport()
    start = row_of(starter, session.deck.counts[0][0])
    # Over the card in focus, where nothing is taken; then within the deck itself.
    for target in (starter.preview, view):
        drag(window, view, start, target, target.rect().center(), monkeypatch)
        assert session.deck == before
    monkeypatch.setattr(QDrag, "exec", lambda *_: Qt.DropAction.IgnoreAction)
    QTest.mousePress(view, LEFT, NONE, start)
    QTest.mouseMove(view, start + QPoint(40, 30))
    QTest.mouseMove(view, start + QPoint(60, 30))
    QTest.mouseRelease(view, LEFT, NONE, start + QPoint(60, 30))
    assert session.deck == before


def test_cards_are_dragged_between_two_open_decks(window, starter, monkeypatch):
    one = starter.active
    entry = next(e for e in window.library.decks("panini-2014") if e.id == "orange")
    window.deck_pages.open_decks([entry])
    two = starter.active
    assert two is not one and len(starter.panes) == 2
    QApplication.processEvents()
    card = one.session.deck.counts[0][0]
    source, target = one.view.viewport(), two.view.viewport()
    before = one.session.deck
    drag(window, source, row_of(starter, card, one), target, target.rect().center(), monkeypatch)
    assert two.session.copies(card) == 1 and one.session.deck == before
    drag(
        window,
        source,
        row_of(starter, card, one),
        target,
        target.rect().center(),
        monkeypatch,
        SHIFT,
    )
    assert two.session.copies(card) == 3
    assert starter.active is two


def test_a_level_dropped_anywhere_takes_the_place_of_its_level(window, starter, monkeypatch):
    session = starter.active.session
    before = session.deck.mp
    card = first(starter, 't:mp level:3 -named:"krillin"')
    drag_in(window, starter, monkeypatch)
    assert session.deck.mp[2] == card and len(session.deck.mp) == 4
    assert (session.deck.mp[0], session.deck.mp[3]) == (before[0], before[3])
    # Four levels of two names: SET-1 says so, and the editor marks it.
    assert any(p.rule == "SET-1" for p in session.problems)
    assert "problem" in starter.active.verdict.text()


def test_double_clicks_add_and_take_out(editor):
    card = first(editor, "t:physical limit:3")
    gallery = editor.browser.gallery.viewport()
    QTest.mouseDClick(gallery, LEFT, NONE, face(editor))
    assert editor.active.session.copies(card) == 1
    QTest.mouseDClick(editor.active.view.viewport(), LEFT, NONE, row_of(editor, card))
    assert editor.active.session.copies(card) == 0


@pytest.mark.parametrize(("modifiers", "copies"), [(CTRL, 2), (SHIFT, 3)])
def test_a_double_click_takes_the_same_modifiers_as_a_drag(editor, modifiers, copies):
    card = first(editor, "t:physical limit:3")
    QTest.mouseDClick(editor.browser.gallery.viewport(), LEFT, modifiers, face(editor))
    assert editor.active.session.copies(card) == copies


def test_an_empty_place_finds_its_cards(editor):
    view = editor.active.view
    places = view.deck_model.index(0, 0)
    QTest.mouseClick(
        view.viewport(), LEFT, NONE, view.visualRect(view.deck_model.index(1, 0, places)).center()
    )
    assert editor.browser.search.text == "t:mp level:2"
    card = first(editor)
    QTest.mouseDClick(editor.browser.gallery.viewport(), LEFT, NONE, face(editor))
    assert editor.active.session.deck.mp == (card,)
    listed = editor.active.problems
    QTest.mouseClick(listed.viewport(), LEFT, NONE, listed.visualItemRect(listed.item(0)).center())
    assert "level:1" in editor.browser.search.text
    found = editor.browser.found
    cards = [found.entry(row).card for row in range(found.rowCount())]
    assert cards and all((c.title, c.level) == (card.title, 1) for c in cards)


# --- keys ---


def test_keys_set_and_change_the_copies(editor):
    card = first(editor, "t:physical limit:3")
    QTest.keyClick(editor.browser.search.field, Qt.Key.Key_Return)
    gallery = editor.browser.gallery
    assert gallery.hasFocus()
    session = editor.active.session
    for key, copies in (
        (Qt.Key.Key_3, 3),
        (Qt.Key.Key_Minus, 2),
        (Qt.Key.Key_Plus, 3),
        (Qt.Key.Key_0, 0),
        (Qt.Key.Key_Return, 1),
    ):
        QTest.keyClick(gallery, key)
        assert session.copies(card) == copies
    QTest.keyClick(gallery, Qt.Key.Key_D, CTRL)
    view = editor.active.view
    assert view.hasFocus()
    view.setCurrentIndex(view.deck_model.index_of_card(card))
    QTest.keyClick(view, Qt.Key.Key_2)
    assert session.copies(card) == 2
    QTest.keyClick(view, Qt.Key.Key_Delete)
    assert session.copies(card) == 0


def test_every_edit_is_undone_and_done_again(window, starter, monkeypatch):
    session = starter.active.session
    decks = [session.deck]
    card = session.deck.counts[2][0]
    view = starter.active.view
    view.setFocus()
    view.setCurrentIndex(view.deck_model.index_of_card(card))
    QTest.keyClick(view, Qt.Key.Key_1)
    decks.append(session.deck)
    search(starter, "t:drill")
    drag_in(window, starter, monkeypatch)
    decks.append(session.deck)
    starter.active.name.setFocus()
    starter.active.name.selectAll()
    QTest.keyClicks(starter.active.name, "Another")
    QTest.keyClick(starter.active.name, Qt.Key.Key_Return)
    decks.append(session.deck)
    assert len(set(map(repr, decks))) == 4 and decks[-1].name == "Another"
    view.setFocus()
    for deck in reversed(decks[:-1]):
        QTest.keyClick(view, Qt.Key.Key_Z, CTRL)
        assert session.deck == deck
    assert (
        not starter.header.undo.isEnabled() and "nothing to undo" in starter.header.undo.toolTip()
    )
    for deck in decks[1:]:
        QTest.keyClick(view, Qt.Key.Key_Z, CTRL | SHIFT)
        assert session.deck == deck
    assert starter.active.name.text() == "Another"


def test_a_menu_offers_what_the_mouse_and_the_keys_do(starter, qtbot):
    card = starter.active.session.deck.counts[0][0]
    view = starter.active.view
    view.menuWanted.emit([card], view.mapToGlobal(QPoint(5, 5)))
    menu = next(m for m in starter.findChildren(QMenu) if m.accessibleName() == "Cards")
    action = next(a for a in menu.actions() if a.text().startswith("Take all"))
    action.trigger()
    assert starter.active.session.copies(card) == 0
    menu.close()


# --- what is wrong ---


def test_an_illegal_card_is_marked_with_its_rule(starter):
    session = starter.active.session
    card = session.deck.counts[0][0]
    session.set_copies([card], 4)
    (problem,) = session.problems_of(card)
    assert problem.rule == "DCK-4"
    model = starter.active.model
    tip = model.data(model.index_of_card(card), Qt.ItemDataRole.ToolTipRole)
    assert problem.reason in tip and "DCK-4" in tip
    texts = [starter.active.problems.item(n).text() for n in range(starter.active.problems.count())]
    row = next(n for n, text in enumerate(texts) if text.startswith("DCK-4"))
    listed = starter.active.problems
    QTest.mouseClick(
        listed.viewport(), LEFT, NONE, listed.visualItemRect(listed.item(row)).center()
    )
    assert starter.preview.card == card and "DCK-4" in starter.preview.wrong.text()
    assert starter.active.view.chosen() == [card]


def test_editions_and_casual_play_judge_differently(window, qtbot):
    window.deck_pages.show_decks()
    entry = next(e for e in window.library.decks("panini-2014") if e.id == "red")
    window.deck_pages.open_decks([entry])
    qtbot.waitUntil(lambda: window.deck_pages.editor is not None)
    editor = window.deck_pages.editor
    session = editor.active.session
    assert session.rules.edition == "fanz"
    assert any(p.rule == "DCK-10" and not p.remark for p in session.problems)
    editor.header.tournament.click()
    assert session.legal and "Legal" in editor.active.verdict.text()
    editor.header.tournament.click()
    assert not session.legal
    # In the first edition nothing is frozen.
    editor.header.edition.setCurrentIndex(editor.header.edition.findData("panini-2014"))
    editor.header.edition.activated.emit(editor.header.edition.currentIndex())
    qtbot.waitUntil(lambda: session.rules.edition == "panini-2014")
    assert session.legal and session.deck.edition == "panini-2014"


# --- testing ---


def test_a_deck_is_tested_and_back_leads_to_the_editor(window, starter, qtbot):
    session = starter.active.session
    session.change([session.deck.counts[0][0]], -1)
    QTest.mouseClick(starter.header.test, LEFT)
    sheet = window.deck_pages.trial
    assert sheet.isVisible()
    orange = next(tile for tile in sheet.tiles if tile.entry.id == "orange")
    QTest.mouseClick(orange, LEFT)
    QTest.mouseClick(sheet.starters.button(3), LEFT)
    QTest.mouseClick(sheet.start, LEFT)
    setup = window.match.setup
    assert setup.decks[0] == session.deck and setup.decks[1] == orange.entry.deck
    assert setup.first == 1 and setup.edition == session.rules.edition
    assert setup.casual and window.pages.top is window.game
    window.go_back()
    assert window.pages.top is starter and window.match is None and window.game is None
    # The next game is an ordinary one again.
    window.game_pages.show_start()
    window.start.start.click()
    window.go_back()
    assert window.pages.top is window.home


def test_a_deck_without_levels_cannot_be_tested(editor):
    assert not editor.header.test.isEnabled() and "four levels" in editor.header.test.toolTip()


def test_editing_shows_on_the_page_of_a_new_game(window, starter):
    session = starter.active.session
    session.rename("My new idea")
    window.game_pages.show_start()
    names = [tile.text() for tile in window.start.sides[0].tiles]
    assert "My new idea" in names


def test_every_tab_and_the_tool_beside_them_are_in_sight_in_a_small_window(qapp, window, starter):
    apply_theme(qapp, "dark", 1.0)
    editor = starter
    editor.share_room()
    qapp.processEvents()
    assert window.width() == 1280
    assert editor.tabs.larger.isVisible()
    bar = editor.tabs.tabBar()
    names = [bar.tabRect(place) for place in range(bar.count())]
    assert len(names) == 5 and all(bar.rect().contains(name) for name in names)
    assert not [tool for tool in bar.findChildren(QToolButton) if tool.isVisible()]
