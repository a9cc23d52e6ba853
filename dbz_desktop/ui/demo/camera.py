"""The demo's camera: takes pictures of one window, each in every size, in one look."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QPoint
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QWidget

from dbz_desktop.paths import HOME_VARIABLE
from dbz_desktop.ui.app import make_application
from dbz_desktop.ui.faces.face_shelf import FaceShelf
from dbz_desktop.ui.kit.theme import apply_theme
from dbz_desktop.ui.window.main_window import MainWindow

PAUSE = 0.004
"""Seconds between two looks at whether something has come."""

QUICKLY = 80
"""Qt's quality of a PNG packed the fastest way: a tenth larger, in two thirds of the time."""


def do_without_display() -> None:
    """Let Qt draw into memory where there is no display."""
    if sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@contextmanager
def home_of_its_own() -> Iterator[Path]:
    """The demo's games and settings must not appear among the user's own."""
    # A window that went wrong may still write into it: what is left isn't worth hiding why.
    with tempfile.TemporaryDirectory(prefix="dbz-demo-", ignore_cleanup_errors=True) as home:
        before = os.environ.get(HOME_VARIABLE)
        os.environ[HOME_VARIABLE] = home
        try:
            yield Path(home)
        finally:
            if before is None:
                del os.environ[HOME_VARIABLE]
            else:
                os.environ[HOME_VARIABLE] = before


class Camera:
    """Takes pictures of one window, each in every size, in one theme and text size."""

    def __init__(
        self, out: Path, home: Path, sizes: tuple[tuple[int, int], ...], theme: str, scale: float
    ) -> None:
        self.app: QApplication = make_application()
        self.sizes = sizes
        self.theme = theme
        self.scale = scale
        self.files: list[Path] = []
        self.home = home
        """The folder of the demo's own games and settings."""
        self._out = out
        self._taken: set[str] = set()
        apply_theme(self.app, theme, scale)

    def take(
        self,
        window: MainWindow,
        name: str,
        before: Callable[[], object] | None = None,
        over: Callable[[], tuple[QWidget, QPoint]] | None = None,
    ) -> None:
        """Take a picture of a window in every size.

        `before` sets the scene in each size; `over` gives a menu or dialog that lies on top, and
        where, in the window.
        """
        # From the size that the window has: a resize is what a picture costs most.
        here = (window.width(), window.height())
        for width, height in sorted(self.sizes, key=lambda size: size != here):
            self._resize(window, width, height)
            if before is not None:
                before()
                self.settle()
            self._save(window, over, f"{name}-{width}x{height}")

    def _resize(self, window: MainWindow, width: int, height: int) -> None:
        window.resize(width, height)
        self.settle()
        window.text_fit.fit()
        self.settle()

    def once(
        self, window: MainWindow, name: str, before: Callable[[], object] | None = None
    ) -> bool:
        """Take a picture if there is none of that name yet; True if it was taken."""
        if name in self._taken:
            return False
        self._taken.add(name)
        self.take(window, name, before)
        return True

    def _save(
        self,
        window: MainWindow,
        over: Callable[[], tuple[QWidget, QPoint]] | None,
        stem: str,
    ) -> None:
        shelves = window.findChildren(FaceShelf)
        self.wait(lambda: all(shelf.is_idle for shelf in shelves))
        with window.faces.all_at_once():
            picture = window.grab()
        if over is not None:
            # A window of its own; the desktop, if there is one, puts it where it likes.
            part, place = over()
            self.settle()
            with QPainter(picture) as painter:
                painter.drawPixmap(place, part.grab())
            part.close()
        path = self._out / f"{stem}-{self.theme}-{round(self.scale * 100)}.png"
        picture.save(str(path), "PNG", QUICKLY)
        self.files.append(path)

    def wait(self, condition: Callable[[], bool], seconds: float = 10) -> None:
        """Wait for what is worked out off the GUI thread."""
        until = time.monotonic() + seconds
        self.settle()
        while not condition() and time.monotonic() < until:
            # Whoever works it out needs the processor more than this loop does.
            time.sleep(PAUSE)
            self.settle()

    def settle(self) -> None:
        """Let everything that waits happen, deferred deletions too."""
        for _ in range(8):
            self.app.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self.app.processEvents()
