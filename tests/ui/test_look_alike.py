"""A page that was resized and dressed again looks like one that was opened so."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from look_setup import (
    LARGE,
    MIDDLE,
    PAGES,
    SMALL,
    put_on,
    settle,
)
from PySide6.QtCore import QAbstractAnimation, QPoint, QSize
from PySide6.QtGui import QCursor, QImage

from dbz_desktop.ui.files.library import Library
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.window.main_window import MainWindow


@pytest.fixture
def home(tmp_path, monkeypatch) -> Path:
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(tmp_path))
    return tmp_path


def picture(window: MainWindow, qtbot) -> QImage:
    """The window once everything that is drawn beside it is there, without what blinks."""
    shelf = window.pool_views._shelf
    if shelf is not None:
        window.grab()
        qtbot.waitUntil(lambda: shelf.is_idle)
    # The button that clears a field fades in.
    qtbot.waitUntil(lambda: not any(map(moving, window.findChildren(QAbstractAnimation))))
    return window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def moving(animation: QAbstractAnimation) -> bool:
    return animation.state() is QAbstractAnimation.State.Running


def unlike(one: QImage, other: QImage) -> int:
    """How many pixels of two pictures of one size are different."""
    assert one.size() == other.size()
    if one == other:
        return 0
    wide = one.bytesPerLine()
    first, second = bytes(one.constBits()), bytes(other.constBits())
    lines = (
        n
        for n in range(one.height())
        if first[n * wide : (n + 1) * wide] != second[n * wide : (n + 1) * wide]
    )
    return sum(
        first[place : place + 4] != second[place : place + 4]
        for n in lines
        for place in range(n * wide, (n + 1) * wide, 4)
    )


def opened(make: Callable[[], MainWindow], qtbot, home: Path, name: str, after: tuple) -> QImage:
    """A page in the look of the last step, opened before the steps in `after`."""
    window = make()
    PAGES[name](window, qtbot, home)
    settle()
    for size, scale, look in after:
        put_on(window, size, scale, look)
    found = picture(window, qtbot)
    window.close()
    return found


@pytest.fixture
def make_window(qtbot, home):
    def make(size: QSize = SMALL, scale: float = 1.0, look: str = "dark") -> MainWindow:
        settings = Settings()
        settings.speed = settings.motion = "off"
        settings.text_scale, settings.theme, settings.growth = scale, look, 1.0
        library = Library()
        window = MainWindow(settings, library)
        qtbot.addWidget(window)
        window.resize(size)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        # Where an earlier test has left the pointer, a row would light up.
        QCursor.setPos(window.mapToGlobal(QPoint(1, 1)))
        library.load_now()
        window.dress_again()
        window.text_fit.fit()
        return window

    return make


ALIKE = (
    "rulebook",
    "new game",
    "settings: Players",
    "settings: Defaults",
    "about",
    "replay",
    "decks",
    "deck import",
    "deck name",
    "cards: query",
    "cards: help",
    "packs",
    "pack file",
    "deck file",
    "game: curtain",
    "game over",
)
"""Pages in which nothing was scrolled or shared out before the look changed: that stays as it
was."""


@pytest.mark.parametrize("name", ALIKE)
def test_a_page_that_was_resized_looks_like_one_opened_so(
    make_window, qtbot, tmp_path, name, qapp, monkeypatch
):
    qapp.setCursorFlashTime(0)
    goal = (MIDDLE, 1.0, "light")
    found = []
    for which, begin, after in (
        ("resized", (SMALL, 1.0, "dark"), ((LARGE, 2.0, "dark"), goal)),
        ("opened", goal, ()),
    ):
        home = tmp_path / which[0]
        home.mkdir()
        monkeypatch.setenv("DBZ_DESKTOP_HOME", str(home))
        found.append(opened(partial(make_window, *begin), qtbot, home, name, after))
    resized, fresh = found
    assert unlike(resized, fresh) <= 20
