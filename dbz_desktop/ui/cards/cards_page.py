"""The Cards page: the whole pool to search and look at."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent, QShowEvent

from dbz_desktop.cards.search import Vocabulary
from dbz_desktop.ui.cards.browser import CardBrowser
from dbz_desktop.ui.cards.pool_model import CardsModel
from dbz_desktop.ui.cards.pool_view import PoolView
from dbz_desktop.ui.cards.set_tiles import SetShelves
from dbz_desktop.ui.faces.face_shelf import FaceShelf
from dbz_desktop.ui.files.seen_cards import SeenCards
from dbz_desktop.ui.kit.layouts import add
from dbz_desktop.ui.kit.measure import at_new_look, em
from dbz_desktop.ui.kit.page import Page
from dbz_desktop.ui.kit.widgets import button

_LOW = 32
"""Lines of text that a page must be high for the sets to be named."""


class CardsPage(Page):
    """The browser in a page of its own; `cardWanted` carries a card whose page is wanted."""

    cardWanted = Signal(object)
    packsWanted = Signal()

    def __init__(self, view: PoolView, shelf: FaceShelf, looked_at: SeenCards) -> None:
        """`looked_at` keeps which cards their user knows."""
        tip = "Your own packs of cards: look through them, pass them on, remove them"
        self.packs = button("Card packs", "quiet", tip=tip)
        super().__init__("Cards", self.packs, about=view.rules.name)
        self.looked_at = looked_at
        self.pool_view = view
        self.packs.clicked.connect(self.packsWanted)
        body = self.add_body()
        self.shelves = add(body, SetShelves(looked_at.is_new))
        self.model = CardsModel(view.entries, self, view.orders)
        self.browser = CardBrowser(self.model, shelf, vocabulary=self._words(view))
        self.shelves.set_entries(view.entries)
        self.shelves.toggled.connect(self.browser.search.toggle)
        self.shelves.allLookedAt.connect(self._know_all)
        self.browser.search.asked.connect(self.shelves.show_asked)
        self.browser.gallery.adds_on_activation = False
        self.browser.opened.connect(self.cardWanted)
        body.addWidget(self.browser, 1)
        at_new_look(self._share_room)

    def set_pool_view(self, view: PoolView) -> None:
        """Show the cards in another edition, or with other packs."""
        self.pool_view = view
        self.model.set_entries(view.entries, view.orders)
        self.browser.search.set_vocabulary(self._words(view))
        self.shelves.set_entries(view.entries)

    def _words(self, view: PoolView) -> Vocabulary:
        return replace(view.vocabulary, is_new=self.looked_at.is_new)

    def _know_all(self) -> None:
        self.looked_at.add(entry.card.id for entry in self.pool_view.entries)
        self.shelves.count()
        self.browser.search.ask_again()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the room for the cards where the page is low."""
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        self.shelves.set_short(self.height() < em(self, _LOW))

    def showEvent(self, event: QShowEvent) -> None:
        """Count anew: what was looked at meanwhile is new no more."""
        super().showEvent(event)
        self.shelves.count()

    def focus_start(self) -> None:
        """Put the keyboard into the search."""
        self.browser.search.field.setFocus()
