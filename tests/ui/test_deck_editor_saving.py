"""What is edited in the deck editor is kept: after a kill, a full disk, another name; warnings go."""

from __future__ import annotations

import signal
import subprocess
import sys

import deck_editor_setup
import pytest
from deck_editor_setup import first

from dbz_desktop.decks import read_deck
from dbz_desktop.paths import user_data_folder
from dbz_desktop.ui.decks.editor import DeckEditor

editor = deck_editor_setup.editor
starter = deck_editor_setup.starter


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
