"""The ways to the workshop, and what becomes of its changes on the way out."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QWidget

from dbz_desktop.ui.window.page_group import PageGroup
from dbz_desktop.ui.window.paged_window import PagedWindow

if TYPE_CHECKING:
    # The first window must not wait for what is only needed once cards are made.
    from dbz_desktop.cards.drafts import Draft
    from dbz_desktop.cards.model import Card
    from dbz_desktop.ui.workshop.bench import Bench
    from dbz_desktop.ui.workshop.workshop_page import WorkshopPage


class WorkshopPages(PageGroup):
    """Opens the workshop; `page` while it is open, else None."""

    poolChanged = Signal()
    """A pack was written: the cards are to be read again."""
    tried = Signal(object, str, bool)
    """A position is to be played on from at once, to try a card out; with what it is about."""

    def __init__(self, window: PagedWindow) -> None:
        super().__init__(window)
        self.page: WorkshopPage | None = None
        self._left: Bench | None = None
        """What was changed and not saved as another page took the place of the workshop."""
        window.library.ready.connect(self._pool_read)

    def show_workshop(self, path: Path | None = None) -> None:
        """Open the workshop, with one of the user's packs."""
        self._show(path)

    def show_copy(self, card: Card, text: str) -> None:
        """Open the workshop with a copy of a card, worded as `text`."""
        from dbz_desktop.cards.drafts import copy_of

        copy = copy_of(card, text)
        if self.page is None:
            self._show(None, copy)
            return
        # It lies below the page of the card.
        self._window.pages.pop_to(self.page)
        self.page.add_copy(copy)

    def _show(self, path: Path | None, copy: Draft | None = None) -> None:
        from dbz_desktop.ui.workshop.workshop_page import WorkshopPage

        window = self._window
        if self.page is not None:
            # There is one bench.
            window.pages.pop_to(self.page)
            if path is not None:
                self.page.keeping.open_path(path)
            return
        bench, self._left = self._left, None
        page = WorkshopPage(window.library.wait_for_pool, window.album, path, copy, bench)
        page.saved.connect(lambda _path: self.poolChanged.emit())
        page.tryWanted.connect(self._try)
        self.page = page
        window.open_page(page)

    def _try(self, card: Card) -> None:
        """Open the sandbox with a position that fits a card; it leads back here."""
        from dbz_desktop.match.scenarios.scenario import ScenarioError
        from dbz_desktop.match.scenarios.trial import trial_scene

        window = self._window
        pool, settings = window.library.pool, window.settings
        if pool is None:
            return
        try:
            scene = trial_scene(pool, card, settings.edition, settings.names)
        except ScenarioError as error:
            window.tell("The card can't be tried out.", str(error))
            return
        self.tried.emit(scene, f"{card.name}, tried out", True)

    def dropped(self, page: QWidget) -> None:
        """A page was left. What nobody wished to lose of the workshop lies there when it is opened
        again, and the window isn't closed before."""
        if page is self.page:
            self._left = self.page.clear_bench()
            if self._left is not None:
                QTimer.singleShot(0, self, self._tell_left)
        super().dropped(page)

    def _tell_left(self) -> None:
        message = getattr(self._window.top, "message", None)
        if self._left is not None and message is not None:
            words = "What you changed lies in the workshop as you left it."
            message.tell(f"“{self._left.head.name}” isn't saved yet.", words)

    def may_leave(self, page: QWidget | None) -> bool:
        """False while the workshop asks whether its changes shall be lost."""
        return (
            page is not self.page
            or self.page is None
            or self.page.keeping.may_leave(self._window.go_back)
        )

    def close(self) -> None:
        """The window goes: nothing is read any more."""
        if self.page is not None:
            self.page.clear_bench()

    def may_close(self) -> bool:
        """The same for closing the window; the workshop comes in sight to ask."""
        if self.page is None and self._left is not None:
            self._show(None)
            assert self.page is not None
            self.page.keeping.opened.connect(lambda _pack: self._window.close())
            return False
        page = self.page
        if page is None:
            return True

        def close() -> None:
            # Not before its question has gone.
            QTimer.singleShot(0, self._window, self._window.close)

        if page.keeping.may_leave(close):
            return True
        self._window.pages.pop_to(page)
        return False

    def _pool_read(self) -> None:
        pool = self._window.library.pool
        if self.page is not None and pool is not None:
            self.page.pool_read(pool)
