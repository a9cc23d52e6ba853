"""What the editor tells about the deck in hand: tabs with figures, odds, a sample hand, versions.

The panes know a deck's session and nothing of the editor; this ties them to its parts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer

from dbz_desktop.cards.model import Card
from dbz_desktop.cards.search import Vocabulary
from dbz_desktop.decks.versions import Version
from dbz_desktop.ui.decks.compare_sheet import CompareSheet, Source
from dbz_desktop.ui.decks.deck_session import DeckSession
from dbz_desktop.ui.decks.figures_tab import FiguresPane, select_in_deck
from dbz_desktop.ui.decks.hand_tab import HandPane
from dbz_desktop.ui.decks.notes_tab import NotesPane
from dbz_desktop.ui.decks.odds_tab import OddsPane
from dbz_desktop.ui.decks.versions_tab import VersionsPane, version_words
from dbz_desktop.ui.kit.theme import set_icon
from dbz_desktop.ui.kit.widgets import set_role, tool_button

if TYPE_CHECKING:
    from dbz_desktop.ui.decks.deck_pane import DeckPane
    from dbz_desktop.ui.decks.editor import DeckEditor


class DeckTabs(QObject):
    """The tabs of a deck editor."""

    def __init__(self, editor: DeckEditor) -> None:
        super().__init__(editor)
        self._editor = editor
        self._followed: list[DeckPane] = []
        self.figures = FiguresPane()
        self.figures.cardsChosen.connect(self.select)
        self.figures.queryWanted.connect(self.search)
        self.odds = OddsPane()
        editor.add_tab(self.figures, "Figures")
        self.hand = HandPane(editor.shelf)
        self.hand.cardHovered.connect(editor.point_at)
        editor.add_tab(self.odds, "Odds")
        editor.add_tab(self.hand, "Hand")
        self.versions = VersionsPane()
        self.versions.compareWanted.connect(self.compare)
        editor.add_tab(self.versions, "Versions")
        self.notes = NotesPane()
        editor.add_tab(self.notes, "Notes")
        self.sheet: CompareSheet | None = None
        tip = "Give the figures the room of the card pool, and back"
        self.larger = tool_button("", "Larger figures", tip)
        set_icon(self.larger, "full-screen")
        self.larger.setCheckable(True)
        self.larger.toggled.connect(self._enlarge)
        editor.tabs.tabBar().setDrawBase(False)
        set_role(editor.tabs.tabBar(), "narrow")
        editor.tabs.setCornerWidget(self.larger, Qt.Corner.TopRightCorner)
        editor.deckActivated.connect(self._follow)
        self.set_vocabulary(editor.pool_view.vocabulary)

    def set_vocabulary(self, vocabulary: Vocabulary) -> None:
        """Take the words of the search in another edition."""
        self.figures.deeds = vocabulary.does
        self.odds.set_vocabulary(vocabulary)

    def _follow(self, session: DeckSession | None) -> None:
        for tab in (self.figures, self.odds, self.hand, self.versions, self.notes):
            tab.set_session(session)
        pane = self._editor.active
        if pane is not None and pane not in self._followed:
            self._followed = [each for each in self._followed if each in self._editor.panes]
            self._followed.append(pane)
            selection = pane.view.selectionModel()
            selection.selectionChanged.connect(lambda *_: self._selected(pane))
            selection.currentChanged.connect(lambda *_: self._selected(pane))
        if pane is not None:
            self._selected(pane)

    def _selected(self, pane: DeckPane) -> None:
        if pane is self._editor.active:
            self.odds.set_cards(pane.view.chosen())

    def select(self, cards: Sequence[Card]) -> None:
        """Select cards in the deck in hand."""
        if self._editor.active is not None:
            select_in_deck(self._editor.active.view, cards)

    def search(self, query: str) -> None:
        """Write a query into the search of the pool."""
        self.larger.setChecked(False)
        self._editor.browser.search.field.setText(query)

    def compare(self, version: Version | None = None) -> None:
        """Compare a version with the deck in hand, or the deck with any other one."""
        editor = self._editor
        if editor.active is None:
            return
        session = editor.active.session
        sources = [Source(f"{session.deck.name} (now)", session.deck)]
        sources += [
            Source(f"{pane.session.deck.name} (open)", pane.session.deck)
            for pane in editor.panes
            if pane is not editor.active
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
            self.sheet = CompareSheet(editor, editor.pool_view)
        self.sheet.pool_view = editor.pool_view
        but = {pane.session.path for pane in editor.panes}
        self.sheet.ask(sources, first, 0, session.path.parent, but)

    def _enlarge(self, large: bool) -> None:
        self._editor.browser.setVisible(not large)
        self._editor.preview.setVisible(not large)
        # The parts that went or came are laid out first.
        self._editor.share_room()
        QTimer.singleShot(0, self._editor, self._editor.share_room)
