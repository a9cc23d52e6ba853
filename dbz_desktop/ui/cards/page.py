"""The Cards page: the whole pool to search and look at."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from dbz_desktop.ui.cards.browser import CardBrowser
from dbz_desktop.ui.cards.faces import FaceShelf
from dbz_desktop.ui.cards.model import CardsModel
from dbz_desktop.ui.decks.poolview import PoolView
from dbz_desktop.ui.measure import in_ems
from dbz_desktop.ui.pages.header import PageHeader
from dbz_desktop.ui.pages.widgets import Message, button


class CardsPage(QWidget):
    """The browser in a page of its own; `cardWanted` carries a card whose page is wanted."""

    left = Signal()
    cardWanted = Signal(object)
    packsWanted = Signal()

    def __init__(self, view: PoolView, shelf: FaceShelf, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setAccessibleName("Cards")
        self.setWindowTitle("Cards")
        self.pool_view = view
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        tip = "Your own packs of cards: look through them, pass them on, remove them"
        self.packs = button("Card packs", "quiet", tip=tip)
        self.packs.clicked.connect(self.packsWanted)
        self.header = PageHeader("Cards", view.rules.name, self.packs)
        self.header.left.connect(self.left)
        column.addWidget(self.header)
        body = QVBoxLayout()
        in_ems(body.setContentsMargins, 1.6, 0.8, 1.6, 0.8)
        in_ems(body.setSpacing, 0.8)
        self.message = Message()
        body.addWidget(self.message)
        self.model = CardsModel(view.entries, self, view.orders)
        self.browser = CardBrowser(self.model, shelf, vocabulary=view.vocabulary)
        self.browser.gallery.adds_on_activation = False
        self.browser.opened.connect(self.cardWanted)
        body.addWidget(self.browser, 1)
        column.addLayout(body, 1)

    def set_pool_view(self, view: PoolView) -> None:
        """Show the cards in another edition, or with other packs."""
        self.pool_view = view
        self.model.set_entries(view.entries, view.orders)
        self.browser.search.set_vocabulary(view.vocabulary)

    def focus_start(self) -> None:
        """Put the keyboard into the search."""
        self.browser.search.field.setFocus()
