"""A window of pages: one lies upon another, and the parts of the program find their way by it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMainWindow, QWidget

from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.library import Library
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.pictures.album import Album
from dbz_desktop.ui.window.page_trail import Trail

if TYPE_CHECKING:
    # It brings the engine along, and the first window must not wait for it.
    from dbz_desktop.match.match import Match


class PagedWindow(QMainWindow):
    """What every way through the pages asks of the window that they lie in."""

    def __init__(self, settings: Settings, library: Library) -> None:
        super().__init__()
        self.settings = settings
        self.library = library
        self.faces = FaceCache()
        self.album = Album(settings, library, self.faces, self)
        self.match: Match | None = None
        """The match that is open, whatever lies upon its page."""
        self.pages = Trail()
        self.setCentralWidget(self.pages)

    @property
    def top(self) -> QWidget | None:
        """The page in sight."""
        return self.pages.top

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
