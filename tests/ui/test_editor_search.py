"""The search of the editor: what is in the deck, what fits it, and searches of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest
from editor_setup import open_editor
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu

from dbz_desktop.cards.model import Card
from dbz_desktop.ui.cards.pool_model import Role
from dbz_desktop.ui.files.settings import MOST_SEARCHES, Settings

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def editor(qtbot, tmp_path):
    return open_editor(qtbot, tmp_path, "blue", "red")


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.ini")


def shown(editor) -> list[Card]:
    found = editor.browser.found
    return [found.index(row, 0).data(Role.CARD) for row in range(found.rowCount())]


def choose(menu: QMenu, words: str) -> None:
    next(action for action in menu.actions() if words in action.text()).trigger()


def test_in_the_deck_and_not_in_it(qtbot, editor) -> None:
    blue = editor.panes[0]
    editor._activate(blue)
    choose(editor.browser.search.chips["Deck"].menu(), "In the deck")
    assert editor.browser.search.text == "deck:in"
    assert {card.id for card in shown(editor)} == {c.id for c in blue.session.deck.cards()}
    choose(editor.browser.search.chips["Deck"].menu(), "Not in the deck")
    assert editor.browser.search.text == "deck:out"
    assert not {card.id for card in shown(editor)} & {c.id for c in blue.session.deck.cards()}
    assert editor.browser.search.chips["Deck"].text() == "Deck · 1"


def test_it_follows_the_deck_in_hand_and_its_edits(qtbot, editor) -> None:
    blue, red = editor.panes
    editor.browser.search.field.setText("deck:in")
    for pane in (red, blue):
        editor._activate(pane)
        assert {c.id for c in shown(editor)} == {c.id for c in pane.session.deck.cards()}
    card = blue.session.deck.counts[0][0]
    blue.session.set_copies([card], 0)
    assert card not in shown(editor)
    qtbot.mouseClick(editor.header.undo, LEFT)
    assert card in shown(editor)


def test_what_is_added_in_the_pool_stays_in_sight(qtbot, editor) -> None:
    editor.browser.search.field.setText("deck:out t:event s:freestyle")
    gallery = editor.browser.gallery
    before = shown(editor)
    gallery.setCurrentIndex(editor.browser.found.index(0, 0))
    qtbot.keyClick(gallery, Qt.Key.Key_Return)
    qtbot.keyClick(gallery, Qt.Key.Key_Return)
    assert editor.active.session.copies(before[0]) == 2
    assert shown(editor) == before
    # Asked anew, it is gone.
    editor.browser.search.field.setText("deck:out t:event s:freestyle ")
    assert before[0] not in shown(editor)


def test_what_fits_the_mp_and_the_mastery(qtbot, editor) -> None:
    blue, red = editor.panes
    editor._activate(blue)
    choose(editor.browser.search.chips["Deck"].menu(), "Fits its MP and Mastery")
    styles = {card.style.value for card in shown(editor) if card.is_styled}
    assert styles == {"Blue"}
    assert "fits the deck's MP and Mastery" in editor.browser.search.note.text()
    editor._activate(red)
    assert {card.style.value for card in shown(editor) if card.is_styled} == {"Red"}
    # Another Mastery is another answer, wherever it comes from.
    editor.change([blue.session.deck.mastery], 1)
    assert {card.style.value for card in shown(editor) if card.is_styled} == {"Blue"}


def test_the_help_tells_of_the_deck(qtbot, editor) -> None:
    sheet = editor.browser.search.show_help()
    assert any(chip.text() == "deck:fits" for chip in sheet.examples)


def test_a_search_is_saved_found_again_and_forgotten(qtbot, editor, settings) -> None:
    search = editor.browser.search
    editor.browser.remember(settings)
    saved = search.saved
    saved.fill()
    keep = next(action for action in saved.saved.actions() if "Save this" in action.text())
    assert not keep.isEnabled() and keep.toolTip() == "Search for something first."
    search.field.setText("cost>=")
    saved.fill()
    assert not next(a for a in saved.saved.actions() if "Save this" in a.text()).isEnabled()
    search.field.setText("is:block does:draw")
    saved.fill()
    choose(saved.saved, "Save this")
    field = saved._asking.field
    assert field.hasFocus() and field.text() == "is:block does:draw"
    field.selectAll()
    qtbot.keyClicks(field, "Blocks & draws")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert settings.searches == (("Blocks & draws", "is:block does:draw"),)
    search.field.clear()
    # Another start of the program knows it.
    editor.browser.remember(Settings(settings.path))
    settings.sync()
    editor.browser.remember(Settings(settings.path))
    saved.fill()
    choose(saved.saved, "Blocks && draws")
    assert search.text == "is:block does:draw"
    saved.fill()
    assert not next(a for a in saved.saved.actions() if "Save this" in a.text()).isEnabled()
    forget = next(a for a in saved.saved.actions() if a.menu() is not None)
    choose(forget.menu(), "Blocks && draws")
    assert Settings(settings.path).searches == ()


def test_damaged_searches_stop_nothing(settings) -> None:
    for text in ("", "{", "5", '[["a"]]', '[["a", 5], ["b", "t:drill"], 7]'):
        settings._set("cards/searches", text)
        assert settings.searches in ((), (("b", "t:drill"),))
    settings.searches = tuple((str(n), "x") for n in range(99))
    assert len(settings.searches) == MOST_SEARCHES
    settings.restore_defaults()
    assert len(settings.searches) == MOST_SEARCHES
    assert not any("searches" in line for line in settings.lines())


# --- notes ---


def test_notes_are_kept_with_the_deck(qtbot, editor, tmp_path) -> None:
    blue, red = editor.panes
    editor._activate(blue)
    notes = editor.tabs.notes
    editor.tabs.setCurrentWidget(notes)
    notes.field.setFocus()
    qtbot.keyClicks(notes.field, "Hold the drills.")
    # The other deck has its own; what was typed is not lost on the way.
    editor._activate(red)
    assert notes.field.toPlainText() == ""
    assert blue.session.deck.notes == "Hold the drills."
    editor._activate(blue)
    assert notes.field.toPlainText() == "Hold the drills."
    assert blue.session.save()
    assert 'notes = "Hold the drills."' in blue.session.path.read_text(encoding="utf-8")
    qtbot.mouseClick(editor.header.undo, LEFT)
    assert blue.session.deck.notes == ""
    assert notes.field.toPlainText() == ""


def test_writing_on_is_one_edit(qtbot, editor) -> None:
    notes, session = editor.tabs.notes, editor.active.session
    editor.tabs.setCurrentWidget(notes)
    notes.field.setFocus()
    for words in ("First. ", "Second. "):
        qtbot.keyClicks(notes.field, words)
        notes.take()
    assert session.deck.notes == "First. Second. "
    assert session.undo_stack.count() == 1
    session.undo_stack.undo()
    assert session.deck.notes == ""


def test_notes_are_taken_after_a_pause(qtbot, editor) -> None:
    notes, session = editor.tabs.notes, editor.active.session
    editor.tabs.setCurrentWidget(notes)
    qtbot.keyClicks(notes.field, "Wait")
    qtbot.waitUntil(lambda: session.deck.notes == "Wait")


def test_too_many_notes_are_told(qtbot, editor) -> None:
    notes = editor.tabs.notes
    editor.tabs.setCurrentWidget(notes)
    notes.field.setPlainText("x" * 4010)
    assert "10 letters more" in notes.room.text()
    notes.take()
    assert len(editor.active.session.deck.notes) == 4000
    assert len(notes.field.toPlainText()) == 4010
    assert notes.room.isVisible()
