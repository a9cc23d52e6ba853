"""The pool as pages of cards and decks show it: made once for each edition, off the GUI thread."""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from dbz_desktop.match.content.rule_texts import editions
from dbz_desktop.paths import resources_folder
from dbz_desktop.ui.system.timers import single_shot
from dbz_desktop.ui.system.work import Work
from dbz_desktop.ui.window.paged_window import PagedWindow

if TYPE_CHECKING:
    # The first window must not wait for what is only needed once decks or cards are shown.
    from dbz_desktop.cards.model import Card
    from dbz_desktop.cards.packs import Pack
    from dbz_desktop.ui.cards.pool_view import PoolView
    from dbz_desktop.ui.faces.face_shelf import FaceShelf
    from dbz_desktop.ui.files.seen_cards import SeenCards

PORTION = 6
"""Cards that are read in a row before the window gets its turn."""

NOTE_MS = 400
"""So long a page waits for the cards without a word."""

Then = Callable[["PoolView"], None]


class PoolViews(QObject):
    """The views of the pool by edition, and the pages that show them.

    The pages share their faces, which are forgotten when the last of them is left.
    """

    viewReady = Signal(object)
    """A `PoolView` that was being made."""
    allMade = Signal()
    """No view is being made any more."""

    def __init__(self, window: PagedWindow) -> None:
        super().__init__(window)
        self.window = window
        self.edition = window.settings.edition
        """The edition that the cards are shown in."""
        self._pages: dict[QWidget, Then | None] = {}
        self._views: dict[str, PoolView] = {}
        self._pool: Pack | None = None
        self._shelf: FaceShelf | None = None
        self._work: dict[str, Work] = {}
        self._noted: QWidget | None = None
        self._note_soon = single_shot(self, NOTE_MS, self._say_waiting)
        self._waiting: list[tuple[str, QWidget | None, Then]] = []
        self._hopes: list[tuple[str, Then]] = []

    # --- the pages ---

    def open_page(self, page: QWidget, renew: Then | None = None) -> None:
        """Put a page upon the trail. `renew` is called with the view of another pool, when other
        packs were read; the page has the view that it shows as `pool_view`."""
        self._pages[page] = renew
        self.window.open_page(page)

    def dropped(self, page: QWidget) -> None:
        """A page was left."""
        if page in self._pages:
            del self._pages[page]
            if not self._pages:
                self.close()

    def close(self) -> None:
        """End what runs beside the window."""
        shelf, self._shelf = self._shelf, None
        if shelf is not None:
            shelf.close()
            shelf.deleteLater()

    # --- what the pages share ---

    @property
    def shelf(self) -> FaceShelf:
        """The faces that all these pages share."""
        from dbz_desktop.ui.faces.face_shelf import FaceShelf, Scans

        if self._shelf is None:
            album = self.window.album
            scans = Scans(album.has, album.scan)
            self._shelf = FaceShelf(
                self.wording, album.paint, parent=self, lies=album.lies, scans=scans
            )
            album.changed.connect(self._shelf.renew)
        return self._shelf

    def forget_faces(self) -> None:
        """The look changes: every face is drawn again when it is next shown."""
        if self._shelf is not None:
            self._shelf.clear()

    @cached_property
    def looked_at(self) -> SeenCards:
        """Which cards their user has looked at."""
        from dbz_desktop.ui.files.seen_cards import SeenCards

        return SeenCards()

    def wording(self, card: Card) -> str:
        """The text of a card that counts in the edition that is shown (DCK-12)."""
        view = self._views.get(self.edition)
        return view.wording(card) if view is not None else card.text

    # --- the pool in an edition ---

    def with_view(self, edition: str, page: QWidget | None, then: Then) -> None:
        """Call `then` with the pool in an edition: at once where it is at hand, else once it was
        made, if the page is still in sight. The window says what is waited for."""
        self._forget_old()
        view = self._views.get(edition)
        if view is not None:
            self.edition = edition
            then(view)
            return
        self._waiting.append((edition, page, then))
        self.window.setCursor(Qt.CursorShape.BusyCursor)
        self._note_soon.start()
        self.prepare(edition)

    def when_made(self, edition: str, then: Then) -> None:
        """Call `then` with the pool in an edition once it is at hand; nobody waits for it."""
        self._forget_old()
        view = self._views.get(edition)
        if view is not None:
            then(view)
            return
        self._hopes.append((edition, then))
        self.prepare(edition)

    def _say_waiting(self) -> None:
        """It takes more than a moment: the page in sight says what is waited for."""
        message = getattr(self.window.top, "message", None)
        if self._waiting and message is not None:
            message.tell("One moment: every card is read in this edition's wording.", waiting=True)
            self._noted = message

    def _forget_old(self) -> None:
        """Other packs were read: what was made of the old ones is of no use."""
        pool = self.window.library.pool
        if pool is not self._pool:
            self._pool = pool
            self._views.clear()

    def pool_read(self) -> None:
        """Other packs were read: faces may be other cards' now, and the page in sight is stale."""
        if self._shelf is not None:
            self._shelf.renew()
        self.freshen(self.window.top)

    def freshen(self, page: QWidget | None) -> None:
        """Show the cards as they are now on a page that was made with others."""
        pool = self.window.library.pool
        renew = self._pages.get(page) if page is not None else None
        if pool is None or renew is None or page.pool_view.pool is pool:  # type: ignore[union-attr]
            return
        self.with_view(self.edition, page, renew)

    @property
    def is_making(self) -> bool:
        """Whether a view is being made."""
        return bool(self._work)

    def prepare(self, edition: str) -> None:
        """Begin to make the pool's view in an edition, so that it is at hand when it is needed."""
        self._forget_old()
        if edition in self._views or edition in self._work:
            return
        library, is_new = self.window.library, self.looked_at.is_new

        def work(work: Work) -> PoolView:
            # The editor's code is read here too, so that opening it waits for nothing.
            importlib.import_module("dbz_desktop.ui.decks.editor")
            view = make_view(library.wait_for_pool(), edition, lambda: time.sleep(0.001))
            view.vocabulary = replace(view.vocabulary, is_new=is_new)
            return view

        making = Work(work, self)
        making.done.connect(lambda view: self._made(edition, view))
        self._work[edition] = making.start()

    def _made(self, edition: str, view: PoolView) -> None:
        self._work.pop(edition).deleteLater()
        if view.pool is not (self.window.library.pool or view.pool):
            # Other packs were read while it was made.
            self.prepare(edition)
            return
        self._pool = view.pool
        self._views[edition] = view
        self.viewReady.emit(view)
        hopes, self._hopes = self._hopes, []
        for wished, then in hopes:
            if wished == edition:
                then(view)
            else:
                self._hopes.append((wished, then))
        waiting, self._waiting = self._waiting, []
        self.window.unsetCursor()
        self._note_soon.stop()
        noted, self._noted = self._noted, None
        if noted is not None and isValid(noted):
            noted.hide()
        for wanted, page, then in waiting:
            if wanted != edition:
                self._waiting.append((wanted, page, then))
            elif page is None or page is self.window.top:
                self.edition = edition
                then(view)
        if not self._work:
            self.allMade.emit()


def make_view(pool: Pack, edition: str, breathe: Callable[[], Any] = lambda: None) -> PoolView:
    """The pool in an edition: what every card does there. `breathe` is called after some cards."""
    from dbz_desktop.decks import load_deck_rules
    from dbz_desktop.decks.catalogue import Catalogue
    from dbz_desktop.decks.readings import kept_readings
    from dbz_desktop.match.content.editions import load_edition
    from dbz_desktop.ui.cards.pool_view import PoolView

    folder = resources_folder() / "editions"
    rules = load_deck_rules(edition, folder)
    others = [load_deck_rules(each.id, folder) for each in editions()]
    readings, record = kept_readings(), load_edition(edition)
    readings.verify(pool.cards.values(), record)
    catalogue = Catalogue(pool, record, rules, others, readings)
    entries = []
    for number, card in enumerate(pool.cards.values()):
        entries.append(catalogue.entry(card))
        if number % PORTION == 0:
            breathe()
    readings.keep()
    return PoolView(pool, rules, entries, catalogue.vocabulary())
