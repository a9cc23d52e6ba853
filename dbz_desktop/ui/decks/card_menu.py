"""The menu of cards in the deck editor: what the mouse and the keys do, in words, with the keys."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from dbz_desktop.cards.model import Card
from dbz_desktop.ui.decks.deck_pane import DeckPane


class CardMenu(QMenu):
    """What can be done with some cards in a deck, or in the others that are open."""

    changeWanted = Signal(object, int)
    """The cards, and how many copies more of each."""
    copiesWanted = Signal(object, int)
    """The cards, and how many copies of each."""
    pageWanted = Signal(object)
    """A card whose page is wanted."""

    def __init__(
        self, cards: Sequence[Card], pane: DeckPane, others: Sequence[DeckPane], parent: QWidget
    ) -> None:
        """It goes when it is closed."""
        super().__init__(parent)
        self.setAccessibleName("Cards")
        chosen, session = list(cards), pane.session
        name = chosen[0].name if len(chosen) == 1 else f"{len(chosen)} cards"
        change, copies = partial(self.changeWanted.emit, chosen), self.copiesWanted.emit
        self.addAction(f"Add one of {name}\tEnter", partial(change, 1))
        if any(session.copies(card) for card in chosen):
            self.addAction(f"Take one of {name} out\t−", partial(change, -1))
            self.addAction(f"Take all of {name} out\tDel", partial(copies, chosen, 0))
        if any(card.type.in_life_deck for card in chosen):
            self.addSeparator()
            for count in (1, 2, 3):
                self.addAction(f"Exactly {count}\t{count}", partial(copies, chosen, count))
            self.addAction("As many as are allowed", partial(session.fill, chosen))
        if others:
            self.addSeparator()
        for other in others:
            words = f"Add to “{other.session.deck.name}”"
            self.addAction(words, partial(other.add, chosen, 1))
        self.addSeparator()
        show = partial(self.pageWanted.emit, chosen[0])
        self.addAction("Show the card's page\tSpace", show)
        self.aboutToHide.connect(self.deleteLater)
