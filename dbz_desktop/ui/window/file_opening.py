"""Opening files: the one way in, whether by double click, drop, button or another process."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QFileDialog, QWidget
from shiboken6 import isValid

from dbz_desktop.paths import matches_folder
from dbz_desktop.ui.files.file_kinds import Kind, file_filter, in_order, kind_of
from dbz_desktop.ui.window.card_pages import CardPages
from dbz_desktop.ui.window.deck_pages import DeckPages
from dbz_desktop.ui.window.page_group import PageGroup
from dbz_desktop.ui.window.pool_views import PoolViews

if TYPE_CHECKING:
    # The first window must not wait for what is only needed once a file is opened.
    from dbz_desktop.decks import Deck
    from dbz_desktop.ui.opening.pack_page import PackPage
    from dbz_desktop.ui.opening.packs_page import PacksPage

TOML = ".toml"
GAME_OPEN = "A game is open; leave it first."


class FileOpenings(QObject):
    """Takes what the system asks the application to open (macOS), from before its window is up."""

    def __init__(self, app: QObject) -> None:
        super().__init__(app)
        self._opening: Opening | None = None
        self._waiting: list[Path] = []
        app.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Take a file, and leave everything else alone."""
        if event.type() != QEvent.Type.FileOpen or not isinstance(event, QFileOpenEvent):
            return False
        name = event.file() or (event.url().toLocalFile() if event.url().isLocalFile() else "")
        if name:
            self._waiting.append(Path(name))
            self._give()
        return True

    def give_to(self, opening: Opening) -> None:
        """Where the files go from now on, those that came already among them."""
        self._opening = opening
        self._give()

    def _give(self) -> None:
        if self._opening is not None and self._waiting:
            waiting, self._waiting = self._waiting, []
            self._opening.open_files(waiting)


class Opening(PageGroup):
    """Opens files upon the trail of the main window, one after another, packs before decks.

    A page lies upon whatever is open, a game or the editor among it, and leads back there; neither
    changes under its players' hands. `packs` is the page of all packs while it is open.
    """

    replayWanted = Signal(object)
    """The file of a game is to be shown."""
    editWanted = Signal(object)
    """The cards of one of the user's packs are to be changed."""
    sceneWanted = Signal(object)
    """The file of a position is to be set up."""

    def __init__(self, views: PoolViews, cards: CardPages, decks: DeckPages) -> None:
        super().__init__(views.window)
        window = views.window
        self._views, self._cards, self._decks = views, cards, decks
        self._waiting: list[Path] = []
        self._page: QWidget | None = None
        self.packs: PacksPage | None = None
        window.library.ready.connect(self._pool_read)
        self._pool = window.library.pool

    def open_files(self, paths: Iterable[Path]) -> None:
        """Open files of any kinds; each next one once the page of the last one was left."""
        wanted = list(dict.fromkeys(paths))
        for path in (path for path in wanted if kind_of(path) is None):
            kinds = ", ".join(kind.value for kind in Kind)
            self._window.tell(
                f"“{path.name}” is no file that opens here.", f"DBZ Desktop opens {kinds}."
            )
        known = [path for path in wanted if kind_of(path) is not None]
        self._waiting = in_order([*self._waiting, *known])
        self._next()

    def choose(self, *kinds: Kind) -> None:
        """Ask for a file of these kinds and open it."""
        folder = matches_folder() if kinds == (Kind.GAME,) else Path.home()
        names, _ = QFileDialog.getOpenFileNames(
            self._window, "Open a file", str(folder), file_filter(*kinds)
        )
        paths = [Path(name) for name in names]
        own = [path for path in paths if kinds == (Kind.PACK,) and path.suffix.lower() == TOML]
        self.open_files(path for path in paths if path not in own)
        for path in own:
            # A pack that the player is writing; only here is it clear what it is.
            self._open_pack(path)

    def _next(self) -> None:
        if self._page is not None or not self._waiting:
            return
        path = self._waiting.pop(0)
        kind = kind_of(path)
        if kind is Kind.PACK:
            self._open_pack(path)
        elif kind is Kind.DECK:
            self._open_deck(path)
        elif kind is Kind.SCENE:
            self.sceneWanted.emit(path)
            self._next()
        else:
            others, self._waiting = self._waiting, []
            self.replayWanted.emit(path)
            if others:
                self._window.tell(
                    "One game is shown at a time.",
                    f"Open the other {len(others)} from the page of replays.",
                )

    def dropped(self, page: QWidget) -> None:
        """A page was left."""
        stop = getattr(page, "stop_reading", None)
        if stop is not None:
            stop()
        is_opened = page is self._page
        super().dropped(page)
        if is_opened:
            # Once the page below has arrived, which forgets whatever was being opened.
            QTimer.singleShot(0, self, self._next)

    def _busy(self) -> str:
        return GAME_OPEN if self._window.match is not None else ""

    # --- decks ---

    def _open_deck(self, path: Path) -> None:
        from dbz_desktop.ui.opening.deck_page import DeckPage

        window = self._window
        window.library.refresh_decks()

        page = DeckPage(
            path, window.library, window.faces, window.settings.edition, self._take_in, self._busy()
        )
        page.kept.connect(lambda _path: window.library.refresh_decks())
        page.editWanted.connect(self._edit)
        self._page = page
        self._views.open_page(page)

    def _take_in(self, path: Path, deck: Deck, note: str) -> bool:
        editor = self._decks.editor
        for pane in editor.panes if editor is not None else []:
            if pane.session.path == path:
                pane.session.keep_version(note)
                pane.session.apply(deck, f"Replace by {deck.name}")
                return pane.session.save()
        return False

    def _edit(self, deck: Deck, path: Path) -> None:
        window = self._window
        editor = self._decks.editor
        if editor is not None:
            window.pages.pop_to(editor)
        else:
            window.pages.pop()
        self._decks.edit([(deck, path)])

    # --- packs ---

    def _open_pack(self, path: Path) -> None:
        from dbz_desktop.ui.opening.pack_page import PackPage

        page = PackPage(path, self._window.library.wait_for_pool, matches_folder())
        page.added.connect(lambda _path: self._added(page))
        page.cardsWanted.connect(self._cards.show_cards)
        self._page = page
        self._views.open_page(page)

    def _added(self, page: PackPage) -> None:
        """A pack was added: the page says so once its cards are in the pool."""

        def ready() -> None:
            self._window.library.ready.disconnect(ready)
            if isValid(page) and page.report is not None:
                page.show_added(page.report.sets, self._busy())

        self._window.library.ready.connect(ready)
        self.pool_changed()

    def _pool_read(self) -> None:
        """Faces go by a card's id, and another card may have it now."""
        pool = self._window.library.pool
        if pool is not self._pool:
            self._pool = pool
            self._window.faces.clear()
            self._views.pool_read()

    def pool_changed(self) -> None:
        """Packs were added or removed: read them all again, off this thread."""
        self._window.library.reload()

    def show_packs(self) -> None:
        """Show the user's own packs."""
        from dbz_desktop.ui.opening.packs_page import PacksPage

        page = PacksPage(self._window.library)
        page.fileWanted.connect(lambda: self.choose(Kind.PACK))
        page.lookWanted.connect(self._open_pack)
        page.changed.connect(self.pool_changed)
        page.editWanted.connect(self.editWanted)
        self.packs = page
        self._views.open_page(page)
