"""The ways in: double click, drop, the system's wish, several files, another process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from opening_setup import deck_file, opened, pack_file, press
from pages_setup import new_match, play
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QFileOpenEvent
from PySide6.QtWidgets import QApplication, QFileDialog

from dbz_desktop.paths import user_data_folder
from dbz_desktop.ui.files.file_kinds import Kind, file_filter, in_order, kind_of
from dbz_desktop.ui.files.library import Library
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.system.one_window import Inbox, OneWindow, come_forward, this_computer
from dbz_desktop.ui.window.file_opening import FileOpenings
from dbz_desktop.ui.window.main_window import MainWindow


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(tmp_path / "home"))


@pytest.fixture
def window(qtbot):
    library = Library()
    window = MainWindow(Settings(), library)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    library.load_now()
    return window


def drop(target, *paths) -> bool:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    arguments = (
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    enter = QDragEnterEvent(QPoint(50, 50), *arguments)
    # Qt gives a drag to the widget under the pointer, then to those around it.
    while target is not None:
        QApplication.sendEvent(target, enter)
        if enter.isAccepted():
            QApplication.sendEvent(target, QDropEvent(QPoint(50, 50), *arguments))
            return True
        target = target.parentWidget()
    return False


def test_kinds_are_told_by_the_ending_in_any_case():
    assert kind_of(Path("A.DBZDECK")) is Kind.DECK
    assert kind_of(Path("a.b.DbzPack")) is Kind.PACK
    assert kind_of(Path("a.dbzreplay")) is Kind.GAME
    assert kind_of(Path("dbzdeck")) is None and kind_of(Path("a.toml")) is None
    names = ["c.dbzreplay", "b.dbzdeck", "a.dbzpack", "b.dbzdeck"]
    assert [path.name for path in in_order(map(Path, names))] == names[2::-1]
    assert "*.dbzpack *.dbzdeck *.dbzscene *.dbzreplay" in file_filter()


def test_files_are_dropped_on_the_pages(window, qtbot, tmp_path):
    for show in (
        window.show_home,
        window.deck_pages.show_decks,
        window.replay_pages.show_games,
    ):
        show()
        page = window.pages.top
        assert drop(page, deck_file(tmp_path))
        assert opened(window, qtbot).path.name == "friend.dbzdeck"
        window.go_back()
        assert window.pages.top is page
        assert drop(page, pack_file(tmp_path))
        press(opened(window, qtbot), "Cancel")
    other = tmp_path / "notes.odt"
    other.write_text("x")
    window.show_home()
    assert not drop(window.home, other)


def test_several_files_are_opened_one_after_another(window, qtbot, tmp_path):
    game = tmp_path / "game.dbzreplay"
    play(new_match(game), 10).close()
    window.opening.open_files([game, deck_file(tmp_path), pack_file(tmp_path)])
    press(opened(window, qtbot), "Cancel")
    press(opened(window, qtbot), "Cancel")
    qtbot.waitUntil(lambda: window.replay is not None)
    window.go_back()
    assert window.pages.top is window.home


def test_what_does_not_open_here_is_told(window, tmp_path):
    window.opening.open_files([tmp_path / "song.mp3"])
    assert "song.mp3" in window.home.message.title.text()
    assert ".dbzdeck" in window.home.message.text.text()


def test_the_buttons_and_the_key_ask_for_a_file(window, qtbot, tmp_path, monkeypatch):
    asked = []

    def choose(_parent, _title, _folder, filters):
        asked.append(filters)
        return [str(deck_file(tmp_path))], ""

    monkeypatch.setattr(QFileDialog, "getOpenFileNames", choose)
    window.home.open_file.click()
    press(opened(window, qtbot), "Cancel")
    window.deck_pages.show_decks()
    window.deck_pages.decks.open_file.click()
    press(opened(window, qtbot), "Cancel")
    window.replay_pages.show_games()
    window.replays.open_file.click()
    press(opened(window, qtbot), "Cancel")
    assert "*.dbzpack" in asked[0] and asked[1].startswith("Decks (*.dbzdeck)")
    assert asked[2].startswith("Games (*.dbzreplay)")


def test_what_the_system_asks_for_before_the_window_is_up_is_opened(qapp, window, qtbot, tmp_path):
    asked = FileOpenings(qapp)
    try:
        for path in (deck_file(tmp_path), pack_file(tmp_path)):
            QApplication.sendEvent(qapp, QFileOpenEvent(str(path)))
        assert window.pages.top is window.home
        asked.give_to(window.opening)
        press(opened(window, qtbot), "Cancel")
        press(opened(window, qtbot), "Cancel")
        url = QUrl.fromLocalFile(str(deck_file(tmp_path, name="later.dbzdeck")))
        QApplication.sendEvent(qapp, QFileOpenEvent(url))
        assert opened(window, qtbot).path.name == "later.dbzdeck"
    finally:
        qapp.removeEventFilter(asked)
        asked.deleteLater()


# --- one window ---


def second(*words, timeout=60):
    """Start the program once more, as a double click does."""
    return subprocess.Popen(
        [sys.executable, "-m", "dbz_desktop", *map(str, words)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stderr=subprocess.PIPE,
    )


@pytest.fixture
def first(window):
    """The process of the test is the one with the window."""
    one = OneWindow()
    assert one.claim()
    inbox = Inbox(one.inbox, window)
    inbox.asked.connect(window.opening.open_files)
    inbox.asked.connect(come_forward(window))
    yield one
    one.release()


def test_a_second_process_hands_its_files_to_the_window_there_is(
    first, window, qtbot, tmp_path, monkeypatch
):
    path = deck_file(tmp_path)
    monkeypatch.chdir(tmp_path)
    window.showMinimized()
    child = second("friend.dbzdeck")
    qtbot.waitUntil(lambda: window.pages.top is not window.home)
    assert opened(window, qtbot).path == path and not window.isMinimized()
    assert child.wait(30) == 0
    assert list(first.inbox.iterdir()) == []


def test_a_second_start_without_a_file_shows_the_window_there_is(first, window, qtbot):
    window.showMinimized()
    child = second()
    qtbot.waitUntil(lambda: not window.isMinimized())
    assert child.wait(30) == 0 and window.pages.top is window.home


def test_a_window_that_does_not_answer_is_not_waited_for(first, tmp_path):
    # Nobody runs the event loop of this process meanwhile.
    again = OneWindow()
    assert not again.claim()
    assert not again.hand_over([tmp_path / "a.dbzdeck"], patience=0.2)
    assert list(first.inbox.iterdir()) == []


def test_the_lock_of_a_process_that_was_killed_is_no_lock(tmp_path):
    child = subprocess.Popen(
        [
            sys.executable,
            "-c",
            "from dbz_desktop.ui.system.one_window import OneWindow\n"
            "one = OneWindow()\nprint(one.claim(), flush=True)\ninput()",
        ],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdout.readline() == "True\n"
    assert not OneWindow().claim()
    child.kill()
    child.communicate()
    one = OneWindow()
    assert one.claim()
    one.release()


def test_notes_that_nobody_waits_for_and_other_files_open_nothing(first, window, tmp_path):
    inbox = Inbox(first.inbox, window)
    asked = []
    inbox.asked.connect(asked.append)
    path = str(deck_file(tmp_path))
    notes = {
        "old": json.dumps({"at": time.time() - 900, "files": [path]}),
        "junk": "{",
        "list": "[]",
        "odd": json.dumps({"at": "now", "files": 7}),
        "deep": "[" * 100_000,
        "large": json.dumps({"at": time.time(), "files": ["x" * 300_000]}),
        "relative": json.dumps({"at": time.time(), "files": ["a.dbzdeck", 5]}),
    }
    for name, text in notes.items():
        (first.inbox / f"{name}.note").write_text(text)
    (first.inbox / "other.txt").write_text("x")
    inbox.look()
    assert asked == [[]]
    assert [file.name for file in first.inbox.iterdir()] == ["other.txt"]


def test_without_a_folder_to_write_in_each_has_a_window(tmp_path, monkeypatch):
    blocked = tmp_path / "blocked"
    blocked.write_text("no folder")
    one = OneWindow(blocked)
    assert one.claim() and OneWindow(blocked).claim()
    assert user_data_folder() != blocked


def test_the_lock_tells_this_computer_by_the_name_that_it_is_compared_with(first, monkeypatch):
    assert first._owner()[1].casefold() == this_computer().casefold()
    monkeypatch.setenv("COMPUTERNAME", "OLD-NAME")
    assert this_computer("win32") == "OLD-NAME"
    assert this_computer("linux") != "OLD-NAME"
