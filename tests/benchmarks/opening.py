"""How long it takes from the wish for a lesson, a ruling or a puzzle until it stands on the table.

Run as `python opening.py lessons|rulings|puzzles`, it opens one after the other in the real
window and prints, in ms as JSON: `wall` from the wish until the page with all its cards and words
is painted, `cpu` the processor time of the whole program in it, `turn` the longest turn of the
event loop (the GUI thread's own time) until nothing more comes. The first of each list is the very
first one after the start, two seconds after the home page stood there.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QAbstractEventDispatcher, QEvent, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from dbz_desktop.ui.app import make_application, open_window
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.window.main_window import MainWindow

SEEN = 0.5
"""Seconds for which the home page is looked at before the first wish, and the Learn page; then
until the program rests, which on a quiet machine it does within two seconds."""
RESTING = 0.1
"""A program at rest takes no larger a part of the processor's time."""
QUIET = 0.25
"""An opening is over when nothing has happened for so many seconds."""
PATIENCE = 20.0
"""Seconds after which a measurement that doesn't come to its end is given up."""
RULINGS = 60
"""So many rulings are opened, spread over all of them."""


class Watch(QObject):
    """Watches the turns of the event loop, and when what was wished for is painted."""

    def __init__(self) -> None:
        super().__init__()
        self.turns: list[float] = []
        self._begun = time.thread_time()
        self._last = time.monotonic()
        self._loop = QEventLoop()
        self._stands: Callable[[], bool] = lambda: False
        self._over = 0.0, 0.0
        # Held, for its wrapper would take the connection with it.
        self._dispatcher = QAbstractEventDispatcher.instance()
        self._dispatcher.awake.connect(self._turn)

    def _turn(self) -> None:
        """The loop begins anew: timers and what is posted run between two of these."""
        now = time.thread_time()
        spent = (now - self._begun) * 1000
        if spent > 0.5:
            self.turns.append(spent)
            self._last = time.monotonic()
        self._begun = now

    def idle(self, seconds: float) -> None:
        """Let everything that waits happen for so long."""
        loop = QEventLoop()
        QTimer.singleShot(round(seconds * 1000), loop.quit)
        loop.exec()

    def look_on(self) -> None:
        """Look at a page for a while, and until the program rests."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            begun, used = time.monotonic(), time.process_time()
            self.idle(SEEN)
            if time.process_time() - used < RESTING * (time.monotonic() - begun):
                return

    def quiet(self) -> None:
        """Wait until nothing has happened for a while."""
        end = time.monotonic() + PATIENCE
        self._last = time.monotonic()
        while time.monotonic() - self._last < QUIET and time.monotonic() < end:
            self.idle(QUIET / 4)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Something was painted: once all of the window is, look whether it is what was wished."""
        if event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, self, self._look)
        return False

    def _look(self) -> None:
        if self._stands() and not self._over[0]:
            self._over = time.perf_counter(), time.process_time()
            self._loop.quit()

    def take(
        self, deed: Callable[[], object], stands: Callable[[], bool]
    ) -> tuple[float, float, float]:
        """Do something, and wait until it is painted and nothing more happens: the time until it
        was painted, the processor's, and the longest turn."""
        self.turns.clear()
        self._stands, self._over = stands, (0.0, 0.0)
        begun: list[float] = []

        def wish() -> None:
            begun.extend((time.perf_counter(), time.process_time()))
            deed()

        QTimer.singleShot(0, self, wish)
        guard = QTimer(self, singleShot=True)
        guard.timeout.connect(self._loop.quit)
        guard.start(round(PATIENCE * 1000))
        self._loop.exec()
        guard.stop()
        assert self._over[0], "it was never painted"
        self.quiet()
        over, over_cpu = self._over
        return (over - begun[0]) * 1000, (over_cpu - begun[1]) * 1000, max(self.turns)


class Stage:
    """The real window, as the app opens it."""

    def __init__(self) -> None:
        self.app = make_application()
        settings = Settings()
        settings.motion = "off"
        self.window: MainWindow = open_window(self.app, settings)
        self.window.resize(1920, 1080)
        self.watch = Watch()
        self.told: dict[str, Any] = {"wall": [], "cpu": [], "turn": [], "names": []}
        loop = QEventLoop()
        if self.window.library.pool is None:
            self.window.library.ready.connect(loop.quit)
            loop.exec()
        self.watch.look_on()

    def open(self, name: str, deed: Callable[[], object], page: Callable[[], Any]) -> None:
        """Open something, and take its figures down."""
        before = page()

        def arrived(there: QWidget) -> None:
            if there is not before and hasattr(there, "table"):
                there.table.viewport().installEventFilter(self.watch)

        def stands() -> bool:
            """Whether the page is there with its cards, each with its face."""
            there = page()
            if there is None or there is before:
                return False
            items = there.table.table.cards.values()
            return bool(items) and all(item._face is not None for item in items)

        self.window.pages.arrived.connect(arrived)
        wall, cpu, turn = self.watch.take(deed, stands)
        self.window.pages.arrived.disconnect(arrived)
        for key, value in (("wall", wall), ("cpu", cpu), ("turn", turn), ("names", name)):
            self.told[key].append(value)


def rulings(stage: Stage) -> None:
    """From a rule or a card's page, by "Show me"; each in place of the one before."""
    from dbz_desktop.match.scenarios.shelf import shelf

    ways = stage.window.ruling_pages
    every = shelf().listed
    for listed in every[:: max(1, len(every) // RULINGS)]:
        stage.open(listed.path.name, lambda e=listed: ways.open(e, [e]), lambda: ways.show)


def lessons(stage: Stage) -> None:
    """From the Learn page, to which one comes back after each."""
    ways = stage.window.learn_pages
    ways.show_learn()
    stage.watch.look_on()
    for entry in [each for each in ways._lessons if not each.own]:
        stage.open(entry.path.name, lambda e=entry: ways.open_lesson(e), lambda: ways.lesson)
        stage.window.go_back()
        stage.watch.quiet()


def puzzles(stage: Stage) -> None:
    """From the list of puzzles, to which one comes back after each."""
    ways = stage.window.puzzle_pages
    ways.show_puzzles()
    stage.watch.look_on()
    assert ways.puzzles is not None
    for entry in [each for each in ways.puzzles.puzzles if each.head]:
        stage.open(entry.path.name, lambda e=entry: ways.open_puzzle(e), lambda: ways.puzzle)
        stage.window.go_back()
        stage.watch.quiet()


def main() -> None:
    """Open them, and print the figures."""
    stage = Stage()
    {"rulings": rulings, "lessons": lessons, "puzzles": puzzles}[sys.argv[1]](stage)
    print(json.dumps(stage.told))
    stage.window.close()
    QApplication.quit()


if __name__ == "__main__":
    main()
