"""The ways to the Decks page and the deck editor, and to a game that tests a deck and back."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from dbz_desktop.match.content.rule_texts import editions
from dbz_desktop.paths import user_data_folder
from dbz_desktop.ui.files.file_kinds import Kind
from dbz_desktop.ui.window.card_pages import CardPages
from dbz_desktop.ui.window.page_group import PageGroup
from dbz_desktop.ui.window.pool_views import PoolViews

if TYPE_CHECKING:
    # The first window must not wait for what is only needed once decks are shown.
    from dbz_desktop.decks import Deck
    from dbz_desktop.match.content.deck_entries import DeckEntry
    from dbz_desktop.ui.cards.pool_view import PoolView
    from dbz_desktop.ui.decks.deck_session import DeckSession
    from dbz_desktop.ui.decks.decks_page import DecksPage
    from dbz_desktop.ui.decks.editor import DeckEditor
    from dbz_desktop.ui.game.game_over import GameOverPage
    from dbz_desktop.ui.new_game.new_game_page import NewGame
    from dbz_desktop.ui.new_game.trial_sheet import TrialSheet


def decks_folder() -> Path:
    """Where the user's own decks lie; it need not exist."""
    return user_data_folder() / "decks"


class DeckPages(PageGroup):
    """Opens the Decks page and the editor: `decks` and `editor` while they are open, else None."""

    gameWanted = Signal(object)
    """A `NewGame` to play, upon the editor."""
    filesWanted = Signal(object)
    """Files of a kind are to be opened."""

    def __init__(self, views: PoolViews, cards: CardPages) -> None:
        super().__init__(views.window)
        self._views, self._cards = views, cards
        self.decks: DecksPage | None = None
        self._editor: DeckEditor | None = None
        self._warned = False
        self._wishes: list[str] = []
        self.ground: QWidget | None = None
        """The editor while a deck of it is tested: the game lies upon it and leads back there."""
        self.trial: TrialSheet | None = None
        views.allMade.connect(self._next_wish)

    @property
    def editor(self) -> DeckEditor | None:
        """The deck editor, with all its parts, while it is open."""
        if self._editor is not None:
            self._editor.slices.finish()
        return self._editor

    def dropped(self, page: QWidget) -> None:
        """A page was left: its decks are written."""
        if page is self._editor and self.editor is not None:
            self.editor.close_all()
            self._editor = self.ground = self.trial = None
            self.refresh()
        super().dropped(page)

    def may_leave(self, page: QWidget | None) -> bool:
        """False while a deck of the page can't be written, which the page tells."""
        return page is not self._editor or self.editor is None or self.editor.save()

    def may_close(self) -> bool:
        """False, once, where a deck can't be written: the editor tells why. The next time it
        is the user's wish to lose what can't be kept."""
        if self.editor is None or self.editor.save() or self._warned:
            return True
        self._warned = True
        self._window.pages.pop_to(self.editor)
        return False

    def keep(self) -> None:
        """Write what is open, each deck with a version of it as it is now."""
        if self.editor is not None and self.editor.save():
            for pane in self.editor.panes:
                pane.session.keep_at_close()

    def refresh(self) -> None:
        """Read the decks that were changed, and show them."""
        self._window.library.refresh_decks()

    # --- the Decks page ---

    def show_decks(self) -> None:
        """Show all decks."""
        self._window.show_home()
        self.refresh()
        self.decks = self._make_decks()
        self._prepare_all()
        self._views.open_page(self.decks)

    def _prepare_all(self) -> None:
        """Have at hand what the decks of the page will be opened in, one edition after another."""
        own = {entry.deck.edition for entry in self._window.library.own_decks if entry.deck}
        known = {edition.id for edition in editions()}
        self._wishes = [self._decks_edition(), *sorted(own & known)]
        self._next_wish()

    def _next_wish(self) -> None:
        while self._wishes and not self._views.is_making:
            self._views.prepare(self._wishes.pop(0))

    def _make_decks(self) -> DecksPage:
        from dbz_desktop.ui.decks.decks_page import DecksPage

        page = DecksPage(self._window.library, self._views.shelf, self._window.settings.edition)
        page.newWanted.connect(self.new_deck)
        page.opened.connect(self.open_decks)
        page.changed.connect(self.refresh)
        page.editionChanged.connect(self._views.prepare)
        page.fileWanted.connect(lambda: self.filesWanted.emit(Kind.DECK))
        page.transfers.deckMade.connect(self.import_deck)
        return page

    # --- the editor ---

    def new_deck(self) -> None:
        """Open an empty deck in the editor."""
        from dbz_desktop.decks import Deck
        from dbz_desktop.decks.storage import free_name

        name = free_name(self._window.library.deck_names, "New deck")
        self.edit([(Deck(name, (), None, ()), None)])

    def import_deck(self, deck: Deck) -> None:
        """Keep a deck that came from outside, and open it."""
        from dbz_desktop.decks import write_deck
        from dbz_desktop.decks.storage import free_name

        deck = replace(deck, name=free_name(self._window.library.deck_names, deck.name))
        path = self._new_path(deck.name)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_deck(deck, path)
        except OSError as error:
            top = self._window.top
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
        from dbz_desktop.decks.storage import free_name

        names = self._window.library.deck_names
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
        known = {edition.id for edition in editions()}
        edition = next((d.edition for d, _ in decks if d.edition in known), "")
        edition = edition or self._decks_edition()

        def show(view: PoolView) -> None:
            editor = self._editor
            if editor is None:
                self._editor = editor = self._make_editor(view)
                self._views.open_page(editor, self._renew)
            for deck, path in decks:
                editor.slices.add(partial(self._open_deck, editor, deck, path))
            editor.focus_start()

        self._views.with_view(edition, self._window.top, show)

    def _open_deck(self, editor: DeckEditor, deck: Deck, path: Path | None) -> None:
        editor.open_deck(deck, path or self._new_path(deck.name))

    def _decks_edition(self) -> str:
        """The edition in which a deck opens that was built for none."""
        if self.decks is not None:
            return self.decks.edition.currentData()
        return self._window.settings.edition

    def _new_path(self, name: str) -> Path:
        from dbz_desktop.decks.storage import free_path

        return free_path(decks_folder(), name)

    def _make_editor(self, view: PoolView) -> DeckEditor:
        from dbz_desktop.ui.decks.editor import DeckEditor

        names = [(edition.id, edition.name) for edition in editions()]
        editor = DeckEditor(view, self._views.shelf, names, gradual=True)
        editor.slices.add(lambda: editor.browser.remember(self._window.settings))
        editor.cardWanted.connect(self._cards.show_card)
        editor.editionChanged.connect(self._change_edition)
        editor.testWanted.connect(self._ask_for_test)
        editor.transfers.deckMade.connect(self.import_deck)
        editor.slices.start()
        return editor

    def _renew(self, view: PoolView) -> None:
        if self.editor is not None:
            self.editor.set_pool_view(view)

    def _change_edition(self, edition: str) -> None:
        def show(view: PoolView) -> None:
            if self.editor is not None:
                self._views.shelf.clear()
                self.editor.set_pool_view(view)

        self._views.with_view(edition, self.editor, show)

    def _ask_for_test(self, session: DeckSession) -> None:
        """Set up a game with a deck of the editor."""
        from dbz_desktop.ui.new_game.trial_sheet import TrialSheet

        if self.editor is None:
            return
        self.refresh()
        if self.trial is None:
            self.trial = TrialSheet(self.editor, self._views.shelf)
            self.trial.started.connect(self._test)
            self.trial.destroyed.connect(self._forget_trial)
        entries = self._window.library.decks(session.rules.edition)
        self.trial.ask(session, entries, self._window.settings.names)

    def _forget_trial(self) -> None:
        self.trial = None

    def _test(self, game: NewGame) -> None:
        """Play a game upon the editor, so that it leads back there."""
        self.ground = self.editor
        self.gameWanted.emit(game)
        if self._window.match is None:
            self.ground = None

    def name_way_back(self, page: GameOverPage) -> None:
        """Say on the page after a test that it leads back to the deck."""
        if self.ground is not None:
            page.home.setText("Back to the deck")
            page.home.setAccessibleName("Back to the deck")
            page.home.setToolTip("Back to the deck editor (Esc)")
