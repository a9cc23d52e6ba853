"""Reading ahead: what the first table needs is read while the home page is looked at.

The engine, the language of the cards and the pages with a table take more than half a second to
read, and the first window must not wait for them; nor should who opens the first ruling, lesson or
puzzle.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from dbz_desktop.ui.system.timers import single_shot
from dbz_desktop.ui.system.work import Work
from dbz_desktop.ui.window.drawing_ahead import DrawingAhead
from dbz_desktop.ui.window.paged_window import PagedWindow

if TYPE_CHECKING:
    from dbz_desktop.cards.packs import Pack

AFTER_MS = 300
"""So long after the cards were read it begins: the page in sight shows them first."""

OFTEN = 0.0005
"""In seconds: so soon the window gets its turn meanwhile, in which it may have to draw."""

PAGES = (
    "ui.rulings.show_page",
    "ui.learn.lesson_page",
    "ui.learn.puzzle_page",
    "ui.sandbox.sandbox_page",
    "ui.faces.back",
    "ui.faces.large",
    "ui.faces.small",
    "match.lessons.library",
    "match.puzzles.library",
)


class ReadingAhead(QObject):
    """Reads ahead once the cards of a window have been read; `done` tells the end of it."""

    done = Signal()

    def __init__(self, window: PagedWindow) -> None:
        super().__init__(window)
        self._library = window.library
        self._soon = single_shot(self, AFTER_MS, self._begin)
        once = Qt.ConnectionType.SingleShotConnection
        window.library.ready.connect(self._soon.start, once)

    def _begin(self) -> None:
        pool = self._library.wait_for_pool

        def work(_work: Work) -> None:
            with _giving_way():
                _read(pool())

        reading = Work(work, self)
        reading.done.connect(lambda _nothing: self.done.emit())
        reading.start()


@contextmanager
def _giving_way() -> Iterator[None]:
    before = sys.getswitchinterval()
    sys.setswitchinterval(OFTEN)
    try:
        yield
    finally:
        sys.setswitchinterval(before)


def read_along(
    readings: Iterable[Callable[[], object]], page: QObject, drawing: DrawingAhead
) -> None:
    """While a list is looked at, read what can be opened from it, one after another off the GUI
    thread: the texts of its cards take the longest to read, and only the first time. What was read
    is drawn then. It ends with the list; `page` is the one that shows it."""

    def work(work: Work) -> None:
        with _giving_way():
            for reading in readings:
                if work.cancelled:
                    return
                # What is wrong with it is told to whoever opens it.
                with suppress(ValueError):
                    work.progress(reading())

    along = Work(work, page)
    along.progressed.connect(drawing.add)
    along.start()


def _read(pool: Pack) -> None:
    for name in PAGES:
        importlib.import_module(f"dbz_desktop.{name}")
    from dbz_desktop.match.content.rulings import rulings
    from dbz_desktop.match.scenarios.scenario import ScenarioError
    from dbz_desktop.match.scenarios.shelf import shelf
    from dbz_desktop.match.scenarios.showing import show_file

    for card in list(pool.cards.values())[:1]:
        rulings(card)
    for listed in shelf().listed[:1]:
        # What is wrong with it is told to whoever wants to see it.
        with suppress(ScenarioError):
            show_file(listed.path, pool)
