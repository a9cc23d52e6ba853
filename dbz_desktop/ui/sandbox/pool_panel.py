"""The cards of the pool beside a table that is set up, and where they may go, as a menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, Signal
from PySide6.QtWidgets import QFrame, QMenu, QWidget

from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.rules.flow.moving import ALLY_STAGES
from dbz_desktop.rules.judge_moves import JudgeMove
from dbz_desktop.rules.kernel.events import NOBODY, Zone
from dbz_desktop.ui.cards.browser import CardBrowser
from dbz_desktop.ui.cards.pool_model import CardsModel
from dbz_desktop.ui.cards.pool_view import PoolView
from dbz_desktop.ui.faces.face_shelf import FaceShelf
from dbz_desktop.ui.kit.layouts import vbox
from dbz_desktop.ui.kit.measure import em
from dbz_desktop.ui.kit.widgets import label
from dbz_desktop.ui.table.table_facts import TableFacts

PLACES: tuple[tuple[str, Zone, bool], ...] = (
    ("Into the hand", Zone.HAND, False),
    ("Into play", Zone.IN_PLAY, False),
    ("On top of the Life Deck", Zone.LIFE_DECK, False),
    ("Under the Life Deck", Zone.LIFE_DECK, True),
    ("Onto the discard pile", Zone.DISCARD, False),
    ("Into the Banished Zone", Zone.BANISHED, False),
    ("Set aside", Zone.ASIDE, False),
)


class PoolPanel(QFrame):
    """Every card, to be searched and dragged. Enter or the menu say where one goes."""

    cardHovered = Signal(object)
    """The card under the pointer or in focus, or None."""
    putWanted = Signal(object, object)
    """A card, and the judge's move that brings it in; of a card that stays on the table all game
    only its player counts."""

    def __init__(
        self,
        names: Callable[[], tuple[str, str]],
        personality: Callable[[int], int],
        parent: QWidget | None = None,
    ) -> None:
        """`personality` is a seat's Main Personality, as it lies on the table."""
        super().__init__(parent)
        self.setProperty("role", "side")
        self.setAccessibleName("Card pool")
        self._names, self._personality = names, personality
        self.menu: QMenu | None = None
        self.model: CardsModel | None = None
        self.browser: CardBrowser | None = None
        """None until every card has been read."""
        self._column = vbox(self, 0.4, 0.4)
        self.waiting = label("Every card is being read …", "muted", wrap=True)
        self._column.addWidget(self.waiting)
        self._column.addStretch(1)

    def show_pool(self, view: PoolView, shelf: FaceShelf) -> None:
        """Show the cards of the pool, or of another one."""
        if self.browser is not None and self.model is not None:
            self.model.set_entries(view.entries, view.orders)
            self.browser.search.set_vocabulary(view.vocabulary)
            return
        self.model = CardsModel(view.entries, self, view.orders)
        self.browser = browser = CardBrowser(self.model, shelf, vocabulary=view.vocabulary)
        browser.gallery.adds_on_activation = False
        browser.gallery.setAccessibleName("Cards of the pool")
        browser.menuWanted.connect(self.ask_where)
        browser.cardHovered.connect(self.cardHovered)
        browser.opened.connect(lambda card: self.ask_where([card], self._middle()))
        self.waiting.hide()
        self._column.takeAt(1)
        self._column.addWidget(browser, 1)
        browser.gallery.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whole cards in sight, in two columns at least: half a card looks like a fault."""
        if event.type() is QEvent.Type.Resize and self.browser is not None:
            gallery = self.browser.gallery
            columns = max(2, gallery.width() // em(self, 7))
            self.browser.card_width.setValue(gallery.fitting_width(columns))
        return super().eventFilter(watched, event)

    def _middle(self) -> QPoint:
        assert self.browser is not None
        view = self.browser.view
        return view.viewport().mapToGlobal(view.visualRect(view.currentIndex()).center())

    def ask_where(self, cards: Sequence[Card], at: QPoint) -> None:
        """A menu of the places where a card may go."""
        if not cards:
            return
        card = cards[0]
        if self.menu is not None:
            self.menu.deleteLater()
        self.menu = menu = QMenu(self)
        menu.setAccessibleName(f"Where to put {card.name}")
        for seat, name in enumerate(self._names()):
            if card.type.in_life_deck:
                part = menu.addMenu(name)
                for words, zone, bottom in PLACES:
                    move = _move(card, seat, zone, bottom)
                    part.addAction(words, partial(self.putWanted.emit, card, move))
                attached = _move(card, seat, Zone.IN_PLAY, host=self._personality(seat))
                words = "Attached to the Main Personality"
                part.addAction(words, partial(self.putWanted.emit, card, attached))
            else:
                what = "Mastery" if card.type is CardType.MASTERY else "Main Personality"
                move = JudgeMove("move", seat, player=seat)
                menu.addAction(f"As {name}'s {what}", partial(self.putWanted.emit, card, move))
        menu.popup(at)
        menu.setActiveAction(menu.actions()[0])


class FromPool:
    """The facts of a card that lies nowhere yet, whatever number is asked for."""

    def __init__(self, facts: TableFacts, card: Card) -> None:
        self._facts, self._card = facts, card

    def __getattr__(self, name: str) -> Any:
        return getattr(self._facts, name)

    def card(self, _instance: int) -> Card:
        """The card."""
        return self._card

    def facts_of(self, _instance: int) -> list[str]:
        """Nothing is particular to it."""
        return []

    def why_not(self, _instance: int) -> None:
        """Nobody asks it to be used."""


def _move(card: Card, seat: int, zone: Zone, bottom: bool = False, host: int = NOBODY) -> JudgeMove:
    stages = ALLY_STAGES if card.type is CardType.ALLY and zone is Zone.IN_PLAY else 0
    return JudgeMove("move", seat, player=seat, zone=zone, bottom=bottom, host=host, amount=stages)
