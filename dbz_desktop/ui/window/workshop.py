"""The workshop: the pages about decks and cards, opened upon the trail of the main window."""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable
from dataclasses import replace
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from dbz_desktop.paths import resources_folder, user_data_folder
from dbz_desktop.ui.files.file_kinds import Kind
from dbz_desktop.ui.system.work import Work

if TYPE_CHECKING:
    from dbz_desktop.cards.model import Card
    from dbz_desktop.cards.packs import Pack
    from dbz_desktop.decks import Deck
    from dbz_desktop.ui.cards.cards_page import CardsPage
    from dbz_desktop.ui.cards.pool_view import PoolView
    from dbz_desktop.ui.decks.deck_session import DeckSession
    from dbz_desktop.ui.decks.decks_page import DecksPage
    from dbz_desktop.ui.decks.editor import DeckEditor
    from dbz_desktop.ui.faces.face_shelf import FaceShelf
    from dbz_desktop.ui.files.library import DeckEntry
    from dbz_desktop.ui.files.seen_cards import SeenCards
    from dbz_desktop.ui.game.game_over import GameOverPage
    from dbz_desktop.ui.new_game.new_game_page import NewGame
    from dbz_desktop.ui.new_game.trial_sheet import TrialSheet
    from dbz_desktop.ui.window.card_pages import CardPages
    from dbz_desktop.ui.window.main_window import MainWindow

PORTION = 6
"""Cards that are read in a row before the window gets its turn."""

NOTE_MS = 400
"""So long a page waits for the cards without a word."""

Then = Callable[["PoolView"], None]


def decks_folder() -> Path:
    """Where the user's own decks lie; it need not exist."""
    return user_data_folder() / "decks"


class Workshop(QObject):
    """Opens the Decks page, the editor and the Cards page.

    `decks`, `editor` and `cards` are those pages while they are open, else None. What the pages
    show of the pool is made once for each edition, off the GUI thread.
    """

    viewReady = Signal(object)
    """A `PoolView` that was being made."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.decks: DecksPage | None = None
        self._editor: DeckEditor | None = None
        self.cards: CardsPage | None = None
        self._own: set[QWidget] = set()
        self._views: dict[str, PoolView] = {}
        self._pool: Pack | None = None
        self._shelf: FaceShelf | None = None
        self._door: CardPages | None = None
        self._work: dict[str, Work] = {}
        self._warned = False
        self._wishes: list[str] = []
        self._noted: QWidget | None = None
        self._note_soon = QTimer(self)
        self._note_soon.setSingleShot(True)
        self._note_soon.setInterval(NOTE_MS)
        self._note_soon.timeout.connect(self._say_waiting)
        self._waiting: list[tuple[str, QWidget | None, Then]] = []
        self.edition = window.settings.edition
        """The edition that the cards are shown in."""
        self.ground: QWidget | None = None
        """The editor while a deck of it is tested: the game lies upon it and leads back there."""
        self.trial: TrialSheet | None = None

    @property
    def editor(self) -> DeckEditor | None:
        """The deck editor, with all its parts, while it is open."""
        if self._editor is not None:
            self._editor.slices.finish()
        return self._editor

    @editor.setter
    def editor(self, editor: DeckEditor | None) -> None:
        self._editor = editor

    # --- pages ---

    def open_page(self, page: QWidget) -> None:
        """Put a page of decks or cards upon the trail."""
        self._own.add(page)
        self.window.pages.push(page)

    def forget_faces(self) -> None:
        """The look changes: every face is drawn again when it is next shown."""
        if self._shelf is not None:
            self._shelf.clear()

    def dropped(self, page: QWidget) -> None:
        """A page was left: its decks are written, and faces are forgotten with the last one."""
        if page not in self._own:
            return
        self._own.discard(page)
        if page is self._editor and self.editor is not None:
            self.editor.close_all()
            self.editor = self.ground = self.trial = None
            self.refresh()
        elif page is self.decks:
            self.decks = None
        elif page is self.cards:
            self.cards = None
        if not self._own:
            self.close()

    def may_leave(self, page: QWidget | None) -> bool:
        """False while a deck of the page can't be written, which the page tells."""
        return page is not self._editor or self.editor is None or self.editor.save()

    def may_close(self) -> bool:
        """False, once, where a deck can't be written: the editor tells why. The next time it
        is the user's wish to lose what can't be kept."""
        if self.editor is None or self.editor.save() or self._warned:
            return True
        self._warned = True
        self.window.pages.pop_to(self.editor)
        return False

    def close(self) -> None:
        """Write what is open and end what runs beside the window."""
        if self.editor is not None and self.editor.save():
            for pane in self.editor.panes:
                pane.session.keep_at_close()
        shelf, self._shelf = self._shelf, None
        if shelf is not None:
            shelf.close()
            shelf.deleteLater()

    def refresh(self) -> None:
        """Read the decks that were changed, and show them."""
        self.window.library.refresh_decks()

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

    def _say_waiting(self) -> None:
        """It takes more than a moment: the page in sight says what is waited for."""
        message = getattr(self.window.pages.top, "message", None)
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
        self.freshen(self.window.pages.top)

    def freshen(self, page: QWidget | None) -> None:
        """Show the cards as they are now on a page that was made with others."""
        pool = self.window.library.pool
        stale = page is not None and page in (self.cards, self._editor)
        if pool is None or not stale or page.pool_view.pool is pool:  # type: ignore[union-attr]
            return

        def show(view: PoolView) -> None:
            if page is self._editor and self.editor is not None:
                self.editor.set_pool_view(view)
            elif page is self.cards and self.cards is not None:
                self.cards.set_pool_view(view)

        self.with_view(self.edition, page, show)

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
        waiting, self._waiting = self._waiting, []
        self.window.unsetCursor()
        self._note_soon.stop()
        noted, self._noted = self._noted, None
        if noted is not None and isValid(noted):
            noted.hide()
        for wanted, page, then in waiting:
            if wanted != edition:
                self._waiting.append((wanted, page, then))
            elif page is None or page is self.window.pages.top:
                self.edition = edition
                then(view)
        self._next_wish()

    # --- the Decks page ---

    def show_decks(self) -> None:
        """Show all decks."""
        self.window.show_home()
        self.refresh()
        self.decks = self._make_decks()
        self._prepare_all()
        self.open_page(self.decks)
        self.decks.focus_start()

    def _prepare_all(self) -> None:
        """Have at hand what the decks of the page will be opened in, one edition after another."""
        own = {entry.deck.edition for entry in self.window.library.own_decks if entry.deck}
        known = {ident for ident, _ in _edition_names()}
        self._wishes = [self._decks_edition(), *sorted(own & known)]
        self._next_wish()

    def _next_wish(self) -> None:
        while self._wishes and not self._work:
            self.prepare(self._wishes.pop(0))

    def _make_decks(self) -> DecksPage:
        from dbz_desktop.ui.decks.decks_page import DecksPage

        page = DecksPage(self.window.library, self.shelf, self.window.settings.edition)
        page.left.connect(self.window.go_back)
        page.newWanted.connect(self.new_deck)
        page.opened.connect(self.open_decks)
        page.changed.connect(self.refresh)
        page.editionChanged.connect(self.prepare)
        page.fileWanted.connect(lambda: self.window.opening.choose(Kind.DECK))
        page.transfers.deckMade.connect(self.import_deck)
        return page

    # --- the editor ---

    def new_deck(self) -> None:
        """Open an empty deck in the editor."""
        from dbz_desktop.decks import Deck
        from dbz_desktop.decks.storage import free_name

        name = free_name(self.window.library.deck_names, "New deck")
        self.edit([(Deck(name, (), None, ()), None)])

    def import_deck(self, deck: Deck) -> None:
        """Keep a deck that came from outside, and open it."""
        from dataclasses import replace

        from dbz_desktop.decks import write_deck
        from dbz_desktop.decks.storage import free_name

        deck = replace(deck, name=free_name(self.window.library.deck_names, deck.name))
        path = self._new_path(deck.name)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_deck(deck, path)
        except OSError as error:
            top = self.window.pages.top
            page = self.editor if top is self._editor else self.decks
            if page is not None:
                page.message.tell(
                    "The imported deck could not be saved.",
                    f"{path}: {error.strerror or error}. Free some room or allow writing there, "
                    "then import it again: its list is still there.",
                )
            return
        self.edit([(deck, path)])

    def open_decks(self, entries: list[DeckEntry]) -> None:
        """Open one deck, or two beside each other; a shipped one as a copy of one's own."""
        from dataclasses import replace

        from dbz_desktop.decks.storage import free_name

        names = self.window.library.deck_names
        wanted: list[tuple[Deck, Path | None]] = []
        for entry in entries:
            if entry.deck is None:
                continue
            if entry.own:
                wanted.append((entry.deck, entry.path))
            else:
                name = free_name(names, f"My {entry.deck.name}")
                names.add(name)
                wanted.append((replace(entry.deck, name=name, edition=""), None))
        if wanted:
            self.edit(wanted)

    def edit(self, decks: list[tuple[Deck, Path | None]]) -> None:
        """Open decks in the editor; without a path, a deck gets its file with its first edit."""
        known = {edition for edition, _ in _edition_names()}
        edition = next((d.edition for d, _ in decks if d.edition in known), "")
        edition = edition or self._decks_edition()

        def show(view: PoolView) -> None:
            editor = self._editor
            if editor is None:
                editor = self._make_editor()
                self.editor = editor
                self.open_page(editor)
            for deck, path in decks:
                editor.slices.add(partial(self._open_deck, editor, deck, path))
            editor.focus_start()

        self.with_view(edition, self.window.pages.top, show)

    def _open_deck(self, editor: DeckEditor, deck: Deck, path: Path | None) -> None:
        editor.open_deck(deck, path or self._new_path(deck.name))

    def _decks_edition(self) -> str:
        """The edition in which a deck opens that was built for none."""
        if self.decks is not None:
            return self.decks.edition.currentData()
        return self.window.settings.edition

    def _new_path(self, name: str) -> Path:
        from dbz_desktop.decks.storage import free_path

        return free_path(decks_folder(), name)

    def _make_editor(self) -> DeckEditor:
        from dbz_desktop.ui.decks.editor import DeckEditor

        view, names = self._views[self.edition], _edition_names()
        editor = DeckEditor(view, self.shelf, names, gradual=True)
        editor.slices.add(lambda: editor.browser.remember(self.window.settings))
        editor.left.connect(self.window.go_back)
        editor.cardWanted.connect(self.show_card)
        editor.editionChanged.connect(self._change_edition)
        editor.testWanted.connect(self._ask_for_test)
        editor.transfers.deckMade.connect(self.import_deck)
        editor.slices.start()
        return editor

    def _change_edition(self, edition: str) -> None:
        def show(view: PoolView) -> None:
            if self.editor is not None:
                self.shelf.clear()
                self.editor.set_pool_view(view)

        self.with_view(edition, self.editor, show)

    def _ask_for_test(self, session: DeckSession) -> None:
        """Set up a game with a deck of the editor."""
        from dbz_desktop.ui.new_game.trial_sheet import TrialSheet

        if self.editor is None:
            return
        self.refresh()
        if self.trial is None:
            self.trial = TrialSheet(self.editor, self.shelf)
            self.trial.started.connect(self._test)
            self.trial.destroyed.connect(self._forget_trial)
        entries = self.window.library.decks(session.rules.edition)
        self.trial.ask(session, entries, self.window.settings.names)

    def _forget_trial(self) -> None:
        self.trial = None

    def _test(self, game: NewGame) -> None:
        """Play a game upon the editor, so that it leads back there."""
        self.ground = self.editor
        self.window.start_game(game)
        if self.window.game is None:
            self.ground = None

    def name_way_back(self, page: GameOverPage) -> None:
        """Say on the page after a test that it leads back to the deck."""
        if self.ground is not None:
            page.home.setText("Back to the deck")
            page.home.setAccessibleName("Back to the deck")
            page.home.setToolTip("Back to the deck editor (Esc)")

    # --- cards ---

    def show_cards(self, query: str = "") -> None:
        """Show every card of the pool, or those that a query asks for."""
        self.window.show_home()

        def show(view: PoolView) -> None:
            self.cards = self._make_cards()
            self.open_page(self.cards)
            self.cards.focus_start()
            if query:
                self.cards.browser.ask(query)

        self.with_view(self.window.settings.edition, self.window.pages.top, show)

    def _make_cards(self) -> CardsPage:
        from dbz_desktop.ui.cards.cards_page import CardsPage

        page = CardsPage(self._views[self.edition], self.shelf, self.looked_at)
        page.browser.remember(self.window.settings)
        page.left.connect(self.window.go_back)
        page.cardWanted.connect(self.show_card)
        page.packsWanted.connect(self.window.opening.show_packs)
        return page

    def show_card(self, card: Card) -> None:
        """Show the page of one card."""
        from dbz_desktop.ui.window.card_pages import CardPages

        if self._door is None:
            self._door = CardPages(self)
        door = self._door
        self.with_view(self.edition, self.window.pages.top, lambda view: door.open(card, view))


def make_view(pool: Pack, edition: str, breathe: Callable[[], Any] = lambda: None) -> PoolView:
    """The pool in an edition: what every card does there. `breathe` is called after some cards."""
    from dbz_desktop.decks import load_deck_rules
    from dbz_desktop.decks.catalogue import Catalogue
    from dbz_desktop.decks.readings import kept_readings
    from dbz_desktop.match.editions import load_edition
    from dbz_desktop.ui.cards.pool_view import PoolView

    folder = resources_folder() / "editions"
    rules = load_deck_rules(edition, folder)
    others = [load_deck_rules(ident, folder) for ident, _ in _edition_names()]
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


def _edition_names() -> list[tuple[str, str]]:
    from dbz_desktop.ui.kit.rule_texts import editions

    return [(entry.id, entry.name) for entry in editions()]
