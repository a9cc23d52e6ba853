"""Spare pages: those with a table are made while nobody waits, and are at hand when one is wanted.

Such a page has more than a hundred parts, and to make them, dress them and lay them out takes
longer than anybody should wait for a lesson. So one of each kind is kept ready, behind the page in
sight. It was made with an example, has never been seen, and gets what is to be shown when it is
taken; another one is made once the window rests again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, Signal
from PySide6.QtWidgets import QWidget

from dbz_desktop.ui.files.library import Library
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.system.slices import Slices
from dbz_desktop.ui.system.timers import single_shot
from dbz_desktop.ui.system.work import Work
from dbz_desktop.ui.window.page_trail import Trail

if TYPE_CHECKING:
    # It brings the cards along, and the first window must not wait for them.
    from dbz_desktop.cards.packs import Pack

REST_MS = 300
"""A page is made once the window has rested for so long, in ms."""


@dataclass(frozen=True, slots=True)
class Kind:
    """How a kind of page is made: what is shown on it meanwhile is read off the GUI thread, None
    where that can't be read."""

    example: Callable[[Pack], Any]
    make: Callable[[Any], QWidget]


class SparePages(QObject):
    """One page of each kind that was offered, once `begin` was called; `made` tells its kind."""

    made = Signal(str)

    def __init__(self, pages: Trail, library: Library, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._pages, self._library = pages, library
        self._kinds: dict[str, Kind] = {}
        self._ready: dict[str, QWidget] = {}
        self._failed: set[str] = set()
        self._begun = False
        self._making: Slices | None = None
        self._work: Work | None = None
        self._resting = single_shot(self, REST_MS, self._make_next)
        pages.arrived.connect(self._rest)
        settings.changed.connect(self._changed)

    @property
    def resting(self) -> bool:
        """Whether nothing is being made, or soon will be."""
        return not (self._resting.isActive() or self._work or self._making)

    def offer(self, name: str, kind: Kind) -> None:
        """Keep a page of a kind ready."""
        self._kinds[name] = kind

    def begin(self) -> None:
        """Make the pages from now on, one after another."""
        self._begun = True
        self._rest()

    def ready(self, name: str) -> Any:
        """The page of a kind that is ready, still to be kept; None where none is."""
        return self._ready.get(name)

    def take(self, name: str) -> Any:
        """The page of a kind, which is the taker's from now on; None where none is ready."""
        self._rest()
        return self._ready.pop(name, None)

    def drop(self) -> None:
        """What is ready isn't as it should be any more: it goes, and is made anew in a while."""
        pages, self._ready = self._ready, {}
        for page in pages.values():
            page.deleteLater()
            # At once: whatever is done to every widget now is not to be done to these.
            QCoreApplication.sendPostedEvents(page, QEvent.Type.DeferredDelete)
        self._stop()
        self._rest()

    def _changed(self, key: str) -> None:
        """Which parts of a page are folded, and how fast it is, it asks the settings when it is
        made."""
        if key.startswith("view/"):
            self.drop()

    def _rest(self) -> None:
        if self._begun:
            self._resting.start()

    # --- making ---

    def _make_next(self) -> None:
        missing = [
            name for name in self._kinds if name not in self._ready and name not in self._failed
        ]
        if not missing or self._work is not None or self._making is not None:
            return
        if self.moves:
            self._rest()
            return
        name, library = missing[0], self._library
        kind = self._kinds[name]
        self._work = work = Work(lambda _work: kind.example(library.wait_for_pool()), self)
        work.done.connect(partial(self._make, name))
        work.start()

    @property
    def moves(self) -> bool:
        """Whether something moves on the page in sight: it is to move smoothly."""
        # A page may have a table of another kind, such as that of the statistics.
        table = getattr(self._pages.top, "table", None)
        return bool(getattr(table, "busy", False))

    def _stop(self) -> None:
        """Make no page any more that was begun."""
        if self._work is not None:
            self._work.cancel()
            self._work.deleteLater()
        if self._making is not None:
            self._making.deleteLater()
        self._work = self._making = None

    def _make(self, name: str, example: Any) -> None:
        self._stop()
        if example is None:
            self._failed.add(name)
        if example is None or self.moves:
            self._rest()
            return
        self._making = Slices(
            [
                lambda: self._keep(name, self._kinds[name].make(example)),
                lambda: self._lay_out(name),
                partial(self._end, name),
            ],
            self,
        )
        self._making.start()

    def _keep(self, name: str, page: QWidget) -> None:
        page.hide()
        page.resize(self._pages.size())
        self._ready[name] = page

    def _lay_out(self, name: str) -> None:
        """Dress its parts and lay them out, as is done with whatever is drawn; also what is hidden
        on it as yet."""
        page = self._ready.get(name)
        if page is not None:
            page.grab(QRect(0, 0, 1, 1))
            for part in page.findChildren(QWidget):
                part.ensurePolished()

    def _end(self, name: str) -> None:
        self._stop()
        self._rest()
        if name in self._ready:
            self.made.emit(name)
