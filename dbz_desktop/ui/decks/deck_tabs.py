"""What the editor tells about the deck in hand: tabs with figures, odds, a sample hand, versions.

The panes know a deck's session; this shows them the deck in hand, and what is chosen in it.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QTabWidget, QWidget

from dbz_desktop.cards.model import Card
from dbz_desktop.decks.versions import Version, version_words
from dbz_desktop.ui.cards.pool_view import PoolView
from dbz_desktop.ui.decks.compare_sheet import CompareSheet, Source
from dbz_desktop.ui.decks.deck_pane import DeckPane
from dbz_desktop.ui.decks.figures_tab import FiguresPane, select_in_deck
from dbz_desktop.ui.decks.hand_tab import HandPane
from dbz_desktop.ui.decks.notes_tab import NotesPane
from dbz_desktop.ui.decks.odds_tab import OddsPane
from dbz_desktop.ui.decks.versions_tab import VersionsPane
from dbz_desktop.ui.faces.face_shelf import FaceShelf
from dbz_desktop.ui.kit.theme import set_icon
from dbz_desktop.ui.kit.widgets import set_role, tool_button


class DeckTabs(QTabWidget):
    """The tabs of a deck editor. They follow the decks that `follow` tells of."""

    cardHovered = Signal(object)
    """A card of a pane that is pointed at."""
    queryWanted = Signal(str)
    """A query for the search of the pool."""
    enlarged = Signal(bool)
    """Whether the figures have the room of the pool."""

    def __init__(self, page: QWidget, shelf: FaceShelf, view: PoolView) -> None:
        """`page` is what the comparison of two decks lies over."""
        super().__init__(documentMode=True)
        self._page, self._pool_view = page, view
        self._panes: Sequence[DeckPane] = ()
        self._active: DeckPane | None = None
        self._followed: list[DeckPane] = []
        self.setAccessibleName("Figures of the deck")
        self.figures = FiguresPane()
        self.figures.cardsChosen.connect(self.select)
        self.figures.queryWanted.connect(self._search)
        self.odds = OddsPane()
        self.hand = HandPane(shelf)
        self.hand.cardHovered.connect(self.cardHovered)
        self.versions = VersionsPane()
        self.versions.compareWanted.connect(self.compare)
        self.notes = NotesPane()
        for pane, title in (
            (self.figures, "Figures"),
            (self.odds, "Odds"),
            (self.hand, "Hand"),
            (self.versions, "Versions"),
            (self.notes, "Notes"),
        ):
            self.addTab(pane, title)
        self.sheet: CompareSheet | None = None
        tip = "Give the figures the room of the card pool, and back"
        self.larger = tool_button("", "Larger figures", tip)
        set_icon(self.larger, "full-screen")
        self.larger.setCheckable(True)
        self.larger.toggled.connect(self.enlarged)
        self.tabBar().setDrawBase(False)
        set_role(self.tabBar(), "narrow")
        self.setCornerWidget(self.larger, Qt.Corner.TopRightCorner)
        self.set_pool_view(view)

    def set_pool_view(self, view: PoolView) -> None:
        """Take the cards and the words of the search in another edition."""
        self._pool_view = view
        self.figures.deeds = view.vocabulary.does
        self.odds.set_vocabulary(view.vocabulary)

    def follow(self, panes: Sequence[DeckPane], active: DeckPane | None) -> None:
        """Tell about another deck: `active` of those that are open, or none."""
        self._panes, self._active = panes, active
        session = active.session if active is not None else None
        for tab in (self.figures, self.odds, self.hand, self.versions, self.notes):
            tab.set_session(session)
        if active is None:
            return
        if active not in self._followed:
            self._followed = [each for each in self._followed if each in panes]
            self._followed.append(active)
            selection = active.view.selectionModel()
            selection.selectionChanged.connect(lambda *_: self._selected(active))
            selection.currentChanged.connect(lambda *_: self._selected(active))
        self._selected(active)

    def _selected(self, pane: DeckPane) -> None:
        if pane is self._active:
            self.odds.set_cards(pane.view.chosen())

    def select(self, cards: Sequence[Card]) -> None:
        """Select cards in the deck in hand."""
        if self._active is not None:
            select_in_deck(self._active.view, cards)

    def _search(self, query: str) -> None:
        self.larger.setChecked(False)
        self.queryWanted.emit(query)

    def compare(self, version: Version | None = None) -> None:
        """Compare a version with the deck in hand, or the deck with any other one."""
        if self._active is None:
            return
        session = self._active.session
        sources = [Source(f"{session.deck.name} (now)", session.deck)]
        sources += [
            Source(f"{pane.session.deck.name} (open)", pane.session.deck)
            for pane in self._panes
            if pane is not self._active
        ]
        first = len(sources) - 1
        for each in reversed(self.versions.versions):
            if each.deck is not None:
                if each is version:
                    first = len(sources)
                sources.append(Source(f"Version of {version_words(each)}", each.deck))
        if version is None and first == 0:
            first = min(1, len(sources) - 1)
        if self.sheet is None:
            self.sheet = CompareSheet(self._page, self._pool_view)
        self.sheet.pool_view = self._pool_view
        but = {pane.session.path for pane in self._panes}
        self.sheet.ask(sources, first, 0, session.path.parent, but)
