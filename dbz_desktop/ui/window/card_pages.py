"""The way to the page of a card: from which list it is opened, and where its queries are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget

from dbz_desktop.cards.model import Card
from dbz_desktop.ui.cards.card_page import CardContext, CardPage

if TYPE_CHECKING:
    from dbz_desktop.ui.cards.browser import CardBrowser
    from dbz_desktop.ui.cards.pool_view import PoolView
    from dbz_desktop.ui.window.workshop import Workshop


class CardPages(QObject):
    """Opens pages of cards upon the trail, and leads from them back into the card search."""

    def __init__(self, shop: Workshop) -> None:
        super().__init__(shop)
        self._shop = shop
        self._context: CardContext | None = None
        self._view: PoolView | None = None

    def open(self, card: Card, view: PoolView) -> None:
        """Open the page of a card, with the list that it stands in now to go through."""
        context = self._context_of(view)
        entry = context.by_id.get(card.id)
        if entry is None:
            return
        page = CardPage(entry, context, self._list_of(card), self._deck())
        page.left.connect(self._shop.window.go_back)
        page.cardWanted.connect(self._shop.show_card)
        page.queryWanted.connect(self.ask)
        looked_at = self._shop.looked_at
        looked_at.add([card.id])
        page.cardShown.connect(lambda shown: looked_at.add([shown.id]))
        self._shop.open_page(page)
        page.focus_start()

    def _context_of(self, view: PoolView) -> CardContext:
        shelf = self._shop.shelf
        if self._context is None or self._view is not view or self._context.shelf is not shelf:
            self._view = view
            self._context = CardContext(view.entries, shelf, view.rules.edition)
        return self._context

    def _deck(self):
        editor = self._shop.editor
        return editor.active.session if editor is not None and editor.active is not None else None

    def _browser(self) -> tuple[QWidget, CardBrowser] | None:
        """The search that is open, with its page: the editor's before that of the Cards page."""
        for page in (self._shop.editor, self._shop.cards):
            if page is not None:
                return page, page.browser
        return None

    def _list_of(self, card: Card) -> list[Card]:
        """The cards among which a card was opened: the deck in focus, else what was found."""
        top, editor = self._shop.window.pages.top, self._shop.editor
        if isinstance(top, CardPage):
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
            self._shop.show_cards()
            found = self._browser()
        if found is None:
            return
        page, browser = found
        self._shop.window.pages.pop_to(page)
        browser.ask(query)
