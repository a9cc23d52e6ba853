"""What was left is freed: games, replays and rulings stay in memory no longer than their pages."""

from __future__ import annotations

import gc
import weakref

import pytest
from pages_setup import new_match, play
from PySide6.QtCore import QCoreApplication, QEvent

from dbz_desktop.match.replays.recording import record
from dbz_desktop.ui.files.library import Library
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.window.main_window import MainWindow


@pytest.fixture
def window(qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(tmp_path))
    settings = Settings()
    settings.speed = "off"
    library = Library()
    library.load_now()
    window = MainWindow(settings, library)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    return window


def left(window) -> None:
    """Leave what is open, and let Qt and Python take it away."""
    window.show_home()
    for _ in range(3):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()


def test_a_game_that_is_over_is_freed(window, tmp_path):
    held = []
    for number in range(3):
        match = new_match(tmp_path / f"{number}.dbzreplay")
        window.game_pages.play_match(match)
        play(match, 40)
        window.game.session.refresh()
        QCoreApplication.processEvents()
        match.course.concede(0)
        window.game.session.refresh()
        window.game_pages.show_game_over()
        held += [weakref.ref(thing) for thing in (match, match.game, window.game, window.game_over)]
        del match
        left(window)
    assert window.match is None and window.game is None
    assert [ref() for ref in held] == [None] * len(held)


def test_a_game_that_is_left_is_freed(window):
    match = new_match()
    window.game_pages.play_match(match)
    window.show_settings()
    held = [weakref.ref(thing) for thing in (match, match.game, window.game)]
    del match
    left(window)
    assert [ref() for ref in held] == [None] * 3


def test_a_replay_that_is_left_is_freed(window, tmp_path):
    path = tmp_path / "game.dbzreplay"
    match = new_match(path)
    play(match, 40)
    match.close()
    recording = record(path, window.library.pool)
    window.replay_pages.show_replay(recording)
    window.replay.go_to(20)
    held = [weakref.ref(thing) for thing in (recording, window.replay)]
    del recording, match
    left(window)
    assert [ref() for ref in held] == [None] * 2


def test_rulings_that_are_left_are_freed(window, qtbot):
    held = []
    for rule in ("ATK-12", "ANG-4"):
        ways, before = window.ruling_pages, window.ruling_pages.show
        ways.show_rule(rule)
        qtbot.waitUntil(lambda w=ways, b=before: w.show not in (None, b), timeout=20_000)
        ways.show.step()
        held += [weakref.ref(thing) for thing in (ways.show, ways.show.recording)]
    del before
    left(window)
    assert [ref() for ref in held] == [None] * 4


def test_a_sandbox_that_is_left_is_freed(window, qtbot):
    pages = window.sandbox_pages
    pages.show_sandbox()
    qtbot.waitUntil(lambda: pages.sandbox is not None, timeout=30_000)
    held = [weakref.ref(thing) for thing in (pages.sandbox, pages.sandbox.match)]
    pages.sandbox.play_on()
    pages.sandbox.answer(0)
    held.append(weakref.ref(pages.sandbox.match))
    left(window)
    assert [ref() for ref in held] == [None] * 3
