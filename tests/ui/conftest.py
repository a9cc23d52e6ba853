"""Set-up of the windows' tests: offscreen, the shipped fonts and theme, cards by script.

A test leaves no window behind: Qt deletes later what is closed, once its loop turns again, which a
test that ended has none of. Each window that stayed would be dressed again with every later test.
"""

from __future__ import annotations

import os
import sys
from functools import partial
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parent))

PATIENCE_MS = 60_000
"""So long it is waited for what a test waits for, in milliseconds."""


@pytest.fixture(scope="session")
def collector(qapp):
    """As in the program: Python destroys widgets in the GUI thread, and never under Qt's hands."""
    from dbz_desktop.ui.system.cycle_collector import CycleCollector

    return CycleCollector()


@pytest.fixture(scope="session")
def dress_plainly(qapp):
    """Puts the dark theme in force where a test has put on another look."""
    from dbz_desktop.ui.kit.theme import apply_theme, theme

    worn: list[object] = []

    def dress() -> None:
        if [theme(), qapp.styleSheet()] != worn:
            worn[:] = apply_theme(qapp), qapp.styleSheet()

    return dress


@pytest.fixture(autouse=True)
def window_test(request):
    """Every test of a window sees the dark theme, and its windows end with it."""
    if not {"qapp", "qtbot"} & set(request.fixturenames):
        yield
        return
    request.getfixturevalue("dress_plainly")()
    collector = request.getfixturevalue("collector")
    yield
    from PySide6.QtCore import QCoreApplication, QEvent

    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    collector.look()


@pytest.fixture(scope="session")
def tables():
    """What the shipped cards and decks say, parsed by the first test that reads them: a start in a
    home of its own would parse them all anew."""
    from dbz_desktop.cards.tables import Tables

    return Tables()


@pytest.fixture(autouse=True)
def known_tables(request, monkeypatch):
    """What is kept between two starts is known to every test but those of that itself."""
    if request.module.__name__.endswith("test_library"):
        return
    from dbz_desktop.match.content import deck_entries

    tables = request.getfixturevalue("tables")
    monkeypatch.setattr(deck_entries, "kept_tables", lambda: tables)


@pytest.fixture
def qtbot(qtbot):
    """What is waited for comes, also where the machine is busy: only what never comes takes long."""
    for wait in ("waitUntil", "waitSignal", "waitSignals", "waitActive", "waitExposed"):
        setattr(qtbot, wait, partial(getattr(qtbot, wait), timeout=PATIENCE_MS))
    return qtbot


@pytest.fixture
def home(tmp_path, monkeypatch):
    """A folder of its own for what the user has, empty at first."""
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def open_window(home, qtbot):
    """Opens the window in front of all others, with the cards and decks read."""
    from dbz_desktop.ui.files.library import Library
    from dbz_desktop.ui.files.settings import Settings
    from dbz_desktop.ui.window.main_window import MainWindow

    def open_window() -> MainWindow:
        settings = Settings()
        settings.speed = "off"
        window = MainWindow(settings, Library())
        qtbot.addWidget(window)
        window.resize(1280, 720)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        window.library.load_now()
        return window

    return open_window


@pytest.fixture
def window(open_window):
    """The window, at its home page."""
    return open_window()


@pytest.fixture
def open_page(home, qtbot):
    """Opens the page of a game whose cards don't move, and begins.

    With `lifted` the curtain is up already; `stops` are where both players want to be asked.
    """
    from dbz_desktop.ui.faces.render import FaceCache
    from dbz_desktop.ui.files.settings import Settings
    from dbz_desktop.ui.game.game_page import GamePage

    def open_page(
        match, size=(1280, 720), *, stops=None, unclaimed=False, lifted=False
    ) -> GamePage:
        settings = Settings()
        settings.speed = "off"
        for seat in (0, 1) if stops is not None else ():
            settings.set_stops(seat, stops.text)
        page = GamePage(match, FaceCache(), settings)
        page.curtain.GUARD_MS = 0
        page.session.think_ms = 0
        qtbot.addWidget(page)
        page.resize(*size)
        page.show()
        # Shortcuts reach only the window that is in use.
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        page.begin(unclaimed)
        if lifted and page.curtain.isVisible():
            page.curtain.lift_now()
        return page

    return open_page


@pytest.fixture
def open_lesson(home, qtbot):
    """Opens the page of a shipped lesson by the beginning of its name, at a step."""
    from learn_setup import lesson_of, rest

    from dbz_desktop.match.lessons.run import LessonRun
    from dbz_desktop.ui.faces.render import FaceCache
    from dbz_desktop.ui.files.settings import Settings
    from dbz_desktop.ui.learn.lesson_page import LessonPage

    def open_lesson(start: str, place: int = 0) -> LessonPage:
        settings = Settings()
        settings.speed = "off"
        page = LessonPage(LessonRun(lesson_of(start), place), FaceCache(), settings)
        page.session.think_ms = 0
        qtbot.addWidget(page)
        page.resize(1280, 720)
        page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        page.focus_start()
        rest(qtbot, page)
        return page

    return open_lesson
