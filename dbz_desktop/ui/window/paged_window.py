"""A window of pages: one lies upon another, and the parts of the program find their way by it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMainWindow, QWidget

from dbz_desktop.match.journal.reading import JournalError
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.library import Library
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.pictures.album import Album
from dbz_desktop.ui.system.work import Work
from dbz_desktop.ui.window.page_trail import Trail
from dbz_desktop.ui.window.spare_pages import SparePages

if TYPE_CHECKING:
    # They bring the engine along, and the first window must not wait for it.
    from dbz_desktop.match.match import Match
    from dbz_desktop.ui.game.game_over import GameOverPage
    from dbz_desktop.ui.game.game_page import GamePage
    from dbz_desktop.ui.home.about_page import AboutPage
    from dbz_desktop.ui.home.home_page import HomePage
    from dbz_desktop.ui.new_game.new_game_page import StartPage
    from dbz_desktop.ui.replay.games_page import ReplaysPage
    from dbz_desktop.ui.replay.replay_page import ReplayPage
    from dbz_desktop.ui.settings.settings_page import SettingsPage

P = TypeVar("P", bound=QWidget)


def forget(holder: QObject, page: QWidget) -> None:
    """Whatever attribute of the holder was this page is None from now on."""
    for name, held in vars(holder).items():
        if held is page:
            setattr(holder, name, None)


class PagedWindow(QMainWindow):
    """What every way through the pages asks of the window that they lie in.

    `start`, `game`, `game_over`, `replay`, `replays`, `preferences` and `about` are those pages
    while they are open, else None.
    """

    def __init__(self, settings: Settings, library: Library) -> None:
        super().__init__()
        self.settings = settings
        self.library = library
        self.faces = FaceCache()
        self.album = Album(settings, library, self.faces, self)
        self.match: Match | None = None
        """The match that is open, whatever lies upon its page."""
        self.home: HomePage
        self.start: StartPage | None = None
        self.game: GamePage | None = None
        self.game_over: GameOverPage | None = None
        self.replay: ReplayPage | None = None
        self.replays: ReplaysPage | None = None
        self.preferences: SettingsPage | None = None
        self.about: AboutPage | None = None
        self._awaited: Work | None = None
        self.pages = Trail()
        self.pages.dropped.connect(partial(forget, self))
        self.spares = SparePages(self.pages, library, settings, self)
        self.setCentralWidget(self.pages)

    @property
    def top(self) -> QWidget | None:
        """The page in sight."""
        return self.pages.top

    def open_page(self, page: P, instead_of: QWidget | None = None) -> P:
        """Put a page upon the trail, with the keyboard where it begins; its wish to be left leads
        back. `instead_of` is a page of the trail whose place it takes."""
        page.left.connect(self.go_back)  # type: ignore[attr-defined]
        if instead_of is None:
            self.pages.push(page)
        else:
            self.pages.pop_to(instead_of)
            self.pages.replace(page)
        page.focus_start()  # type: ignore[attr-defined]
        return page

    def go_back(self) -> None:
        """Leave the page in sight for the one below it."""
        self.pages.pop()

    def show_home(self) -> None:
        """Leave whatever is open and show the page below all."""
        self.pages.pop_to(self.pages.trail[0])

    def tell(self, title: str, text: str) -> None:
        """Show a message on the page that is open, or on the one below all."""
        if getattr(self.top, "message", None) is None:
            self.show_home()
        message = getattr(self.top, "message", None)
        assert message is not None, "the lowest page has no place for messages"
        message.tell(title, text)

    # --- the match ---

    @property
    def journal(self) -> Path | None:
        """The file in which the match that is open is kept, or None."""
        return None if self.match is None else self.match.path

    def close_match(self) -> None:
        """Let go of the match that is open."""
        if self.match is not None:
            self.match.close()
            self.match = None

    # --- what is waited for ---

    def work(
        self,
        work: Callable[[Work], Any],
        then: Callable[[Any], None],
        wrong: str,
        expected: type[Exception] = JournalError,
    ) -> None:
        """Do something off this thread and go on with what it gives; `wrong` is told of where a
        file can't be read, which is an error of the `expected` kind.

        One thing at a time, and none any more once another page was opened meanwhile.
        """
        self.stop_waiting()
        awaited = Work(work, self, (expected,))

        def ended(go_on: Callable[[Any], None], result: Any) -> None:
            self.stop_waiting()
            go_on(result)

        awaited.done.connect(partial(ended, then))
        awaited.failed.connect(partial(ended, lambda error: self.tell(wrong, str(error))))
        self._awaited = awaited.start()
        self.setCursor(Qt.CursorShape.BusyCursor)

    def stop_waiting(self) -> None:
        """What is being done off this thread is wanted no more."""
        awaited, self._awaited = self._awaited, None
        if awaited is not None:
            awaited.cancel()
            awaited.deleteLater()
            self.unsetCursor()
