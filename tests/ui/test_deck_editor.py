"""The deck editor: cards dragged, clicked and typed in and out; undoing; what is wrong; testing."""

from __future__ import annotations

import signal
import subprocess
import sys

import pytest
from deck_hands import drag
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QDrag
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolButton

from dbz_desktop.decks import read_deck
from dbz_desktop.paths import user_data_folder
from dbz_desktop.ui.decks.editor import DeckEditor
from dbz_desktop.ui.files.library import Library
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.kit.page_style import dress
from dbz_desktop.ui.window.main_window import MainWindow

SHIFT = Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier
NONE = Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def window(qtbot):
    settings = Settings()
    settings.speed = "off"
    library = Library()
    window = MainWindow(settings, library)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    library.load_now()
    return window


@pytest.fixture
def editor(window, qtbot):
    """The editor with a new deck."""
    window.deck_pages.show_decks()
    window.deck_pages.decks.new.click()
    qtbot.waitUntil(lambda: window.deck_pages.editor is not None)
    return window.deck_pages.editor


@pytest.fixture
def starter(window, qtbot):
    """The editor with a copy of a shipped deck."""
    window.deck_pages.show_decks()
    entry = next(e for e in window.library.decks("panini-2014") if e.id == "blue")
    window.deck_pages.open_decks([entry])
    qtbot.waitUntil(lambda: window.deck_pages.editor is not None)
    return window.deck_pages.editor


def search(editor, text):
    field = editor.browser.search.field
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)


def first(editor, text=""):
    if text:
        search(editor, text)
    return editor.browser.found.entry(0).card


def face(editor, row=0) -> QPoint:
    return editor.browser.gallery.place(row).center()


def row_of(editor, card, pane=None) -> QPoint:
    view = (pane or editor.active).view
    index = view.deck_model.index_of(card)
    view.scrollTo(index)
    return view.visualRect(index).center()


def drag_in(window, editor, monkeypatch, row=0, modifiers=NONE, pane=None):
    gallery = editor.browser.gallery.viewport()
    deck = (pane or editor.active).view.viewport()
    return drag(
        window, gallery, face(editor, row), deck, deck.rect().center(), monkeypatch, modifiers
    )


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
    view.setCurrentIndex(view.deck_model.index_of(card))
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
    view.setCurrentIndex(view.deck_model.index_of(card))
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
    tip = model.data(model.index_of(card), Qt.ItemDataRole.ToolTipRole)
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


# --- nothing is lost ---


def test_a_shipped_deck_is_never_written(starter):
    session = starter.active.session
    shipped = [e.path for e in starter.window().library.decks("panini-2014") if not e.own]
    before = [path.read_bytes() for path in shipped]
    assert session.path.parent == user_data_folder() / "decks" and not session.path.exists()
    session.change([session.deck.counts[0][0]], -1)
    assert session.save() and session.path.exists()
    assert [path.read_bytes() for path in shipped] == before


def test_a_deck_that_was_only_looked_at_leaves_no_file(window, editor):
    window.go_back()
    assert window.pages.top is window.deck_pages.decks
    assert not list((user_data_folder() / "decks").glob("*"))


KILLED = """
import sys
from PySide6.QtCore import QTimer
from dbz_desktop.ui.app import make_application
from dbz_desktop.ui.window.main_window import MainWindow
from dbz_desktop.ui.files.library import Library
from dbz_desktop.ui.files.settings import Settings
app = make_application()
library = Library()
library.load_now()
window = MainWindow(Settings(), library)
window.show()
window.deck_pages.show_decks()
window.deck_pages.new_deck()
def edit():
    editor = window.deck_pages.editor
    if editor is None:
        return QTimer.singleShot(20, edit)
    cards = [e.card for e in editor.pool_view.entries if e.card.type.in_life_deck][:5]
    editor.active.session.set_copies(cards, 3)
    editor.active.session.saved.connect(lambda: print("saved", flush=True))
    print("edited", flush=True)
edit()
app.exec()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_what_was_edited_survives_a_kill(window, home):
    process = subprocess.Popen([sys.executable, "-c", KILLED], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout.readline().strip() == "edited"
        assert process.stdout.readline().strip() == "saved"
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()
    (path,) = (user_data_folder() / "decks").iterdir()
    deck = read_deck(path, window.library.pool)
    assert [count for _, count in deck.counts] == [3] * 5
    window.deck_pages.refresh()
    assert any(e.deck == deck for e in window.library.own_decks)


def test_a_deck_that_cannot_be_written_stays_open_and_says_so(window, starter, monkeypatch):
    session = starter.active.session
    card = session.deck.counts[0][0]
    (user_data_folder()).mkdir(parents=True, exist_ok=True)
    (user_data_folder() / "decks").write_text("a file where the folder should be")
    session.change([card], -1)
    window.go_back()
    assert window.pages.top is starter and starter.message.isVisible()
    assert str(session.path) in starter.message.text.text()
    # The window stays open once, so that nothing is lost without a word.
    assert not window.close() and window.isVisible()
    (user_data_folder() / "decks").unlink()
    window.go_back()
    assert window.pages.top is window.deck_pages.decks and session.path.exists()


def test_the_file_follows_the_name_when_the_editor_closes(window, editor):
    session = editor.active.session
    card = first(editor, "t:physical")
    session.change([card], 1)
    session.save()
    session.keep_version("first")
    session.rename("Fierce: a/b")
    window.go_back()
    names = sorted(path.name for path in (user_data_folder() / "decks").iterdir())
    assert names == ["Fierce a b.toml", "Fierce a b.versions.jsonl"]
    assert any(e.deck and e.deck.name == "Fierce: a/b" for e in window.library.own_decks)


def test_the_window_goes_on_while_the_editor_is_made(window, qtbot):
    window.deck_pages.show_decks()
    window.deck_pages.decks.new.click()
    qtbot.waitUntil(lambda: isinstance(window.pages.top, DeckEditor))
    page = window.pages.top
    assert page.slices.waiting and not page.panes, "its parts come in the turns after this"
    qtbot.waitUntil(lambda: not page.slices.waiting)
    assert page.active is not None and page.browser.search.field.hasFocus()
    assert window.deck_pages.editor is page


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


# --- a warning goes with its reason ---


def test_the_warning_of_an_unsaved_deck_goes_once_it_is_saved(window, starter, qtbot):
    session = starter.active.session
    session._retry.setInterval(200)
    card = session.deck.counts[0][0]
    user_data_folder().mkdir(parents=True, exist_ok=True)
    wall = user_data_folder() / "decks"
    wall.write_text("a file where the folder should be")
    session.change([card], -1)
    qtbot.waitUntil(starter.message.isVisible)
    # Put away, it doesn't come back for the same reason by itself.
    starter.message.close_button.click()
    qtbot.wait(500)
    assert not starter.message.isVisible()
    session.change([card], -1)
    qtbot.waitUntil(starter.message.isVisible)
    wall.unlink()
    # Nothing is edited: there is room again, and that is enough.
    qtbot.waitUntil(lambda: not starter.message.isVisible())
    assert session.is_saved and session.path.exists()


def test_the_warning_goes_when_the_edit_is_taken_back(window, starter, qtbot):
    session = starter.active.session
    session.change([session.deck.counts[0][0]], -1)
    assert session.save()
    card = session.deck.counts[1][0]
    folder = session.path.parent
    kept = folder.rename(folder.with_name("kept"))
    folder.write_text("a file where the folder should be")
    session.change([card], -1)
    qtbot.waitUntil(starter.message.isVisible)
    session.undo_stack.undo()
    qtbot.waitUntil(lambda: not starter.message.isVisible())
    folder.unlink()
    kept.rename(folder)


def test_another_message_stays_when_a_deck_is_saved(starter):
    starter.message.tell("The deck was changed elsewhere, too.", "It was kept.")
    session = starter.active.session
    session.change([session.deck.counts[0][0]], -1)
    assert session.save()
    assert starter.message.isVisible()


def test_what_is_wrong_with_a_card_goes_when_it_is_put_right(starter):
    session = starter.active.session
    card = session.deck.counts[0][0]
    session.set_copies([card], 4)
    starter.point_at(card)
    assert "DCK-4" in starter.preview.wrong.text() and starter.preview.wrong.isVisible()
    session.set_copies([card], 3)
    assert starter.preview.wrong.text() == "" and not starter.preview.wrong.isVisible()
    session.set_copies([card], 4)
    assert "DCK-4" in starter.preview.wrong.text()


def test_every_tab_and_the_tool_beside_them_are_in_sight_in_a_small_window(qapp, window, starter):
    dress(qapp, "dark", 1.0)
    editor = starter
    editor.share_room()
    qapp.processEvents()
    assert window.width() == 1280
    assert editor.tabs.larger.isVisible()
    bar = editor.tabs.tabBar()
    names = [bar.tabRect(place) for place in range(bar.count())]
    assert len(names) == 5 and all(bar.rect().contains(name) for name in names)
    assert not [tool for tool in bar.findChildren(QToolButton) if tool.isVisible()]
