"""The ways to the Cards page and to the page of a card, and back into the search from there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QWidget

from dbz_desktop.ui.window.page_group import PageGroup
from dbz_desktop.ui.window.pool_views import PoolViews

if TYPE_CHECKING:
    # The first window must not wait for what is only needed once cards are shown.
    from dbz_desktop.cards.model import Card
    from dbz_desktop.ui.cards.browser import CardBrowser
    from dbz_desktop.ui.cards.card_page import CardContext
    from dbz_desktop.ui.cards.cards_page import CardsPage
    from dbz_desktop.ui.cards.pool_view import PoolView
    from dbz_desktop.ui.decks.deck_session import DeckSession
    from dbz_desktop.ui.decks.editor import DeckEditor


class CardPages(PageGroup):
    """Opens the Cards page and pages of single cards. `cards` is that page while it is open."""

    packsWanted = Signal()
    """The page of the user's own packs is wanted."""
    copyWanted = Signal(object, str)
    """A copy of a card, in this wording, is to be edited."""

    def __init__(self, views: PoolViews, editor: Callable[[], DeckEditor | None]) -> None:
        """`editor` gives the deck editor while it is open: cards are looked up from there, too."""
        super().__init__(views.window)
        self._views, self._editor = views, editor
        self.cards: CardsPage | None = None
        self._context: CardContext | None = None
        self._context_view: PoolView | None = None

    def show_cards(self, query: str = "") -> None:
        """Show every card of the pool, or those that a query asks for."""
        self._window.show_home()

        def show(view: PoolView) -> None:
            self.cards = page = self._make_cards(view)
            self._views.open_page(page, page.set_pool_view)
            if query:
                page.browser.ask(query)

        self._views.with_view(self._window.settings.edition, self._window.top, show)

    def _make_cards(self, view: PoolView) -> CardsPage:
        from dbz_desktop.ui.cards.cards_page import CardsPage

        page = CardsPage(view, self._views.shelf, self._views.looked_at)
        page.browser.remember(self._window.settings)
        page.cardWanted.connect(self.show_card)
        page.packsWanted.connect(self.packsWanted)
        return page

    # --- the page of a card ---

    def show_card(self, card: Card) -> None:
        """Show the page of one card, with the list that it stands in now to go through."""
        views = self._views
        views.with_view(views.edition, self._window.top, lambda view: self._open(card, view))

    def _open(self, card: Card, view: PoolView) -> None:
        from dbz_desktop.ui.cards.card_page import CardPage

        context = self._context_of(view)
        entry = context.by_id.get(card.id)
        if entry is None:
            return
        page = CardPage(entry, context, self._list_of(card), self._deck())
        page.cardWanted.connect(self.show_card)
        page.queryWanted.connect(self.ask)
        page.copyWanted.connect(self.copyWanted)
        looked_at = self._views.looked_at
        looked_at.add([card.id])
        page.cardShown.connect(lambda shown: looked_at.add([shown.id]))
        self._views.open_page(page)

    def _context_of(self, view: PoolView) -> CardContext:
        from dbz_desktop.ui.cards.card_page import CardContext

        shelf, context = self._views.shelf, self._context
        if context is None or self._context_view is not view or context.shelf is not shelf:
            self._context_view = view
            self._context = context = CardContext(view.entries, shelf, view.rules.edition)
        return context

    def _deck(self) -> DeckSession | None:
        editor = self._editor()
        return editor.active.session if editor is not None and editor.active is not None else None

    def _browser(self) -> tuple[QWidget, CardBrowser] | None:
        """The search that is open, with its page: the editor's before that of the Cards page."""
        for page in (self._editor(), self.cards):
            if page is not None:
                return page, page.browser
        return None

    def _list_of(self, card: Card) -> list[Card]:
        """The cards among which a card was opened: the deck in focus, else what was found."""
        from dbz_desktop.ui.cards.card_page import CardPage

        editor = self._editor()
        if isinstance(self._window.top, CardPage):
            # From one card to another that works with it: that is no list to go through.
            return []
        if editor is not None and editor.active is not None:
            focus = QApplication.focusWidget()
            pane = editor.active
            if focus is not None and pane.isAncestorOf(focus):
                deck = pane.session.deck
                mastery = (deck.mastery,) if deck.mastery is not None else ()
                cards = [*deck.mp, *mastery, *(one for one, _ in deck.counts)]
                if card in cards:
                    return cards
        found = self._browser()
        return found[1].found.cards_found() if found is not None else []

    def ask(self, query: str) -> None:
        """Go back to the card search and ask something there; without one, open the Cards page."""
        found = self._browser()
        if found is None:
            self.show_cards()
            found = self._browser()
        if found is None:
            return
        page, browser = found
        self._window.pages.pop_to(page)
        browser.ask(query)
