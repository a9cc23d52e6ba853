"""The deck editor: the pool at the left, one or two decks, the card in focus and the figures."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QMenu,
    QSplitter,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from dbz_desktop.cards.model import Card
from dbz_desktop.decks import Deck
from dbz_desktop.ui.cards.browser import CardBrowser
from dbz_desktop.ui.cards.faces import FaceShelf
from dbz_desktop.ui.cards.model import CardsModel
from dbz_desktop.ui.decks.insight import Insight
from dbz_desktop.ui.decks.pane import DeckPane
from dbz_desktop.ui.decks.poolview import PoolView
from dbz_desktop.ui.decks.preview import Preview
from dbz_desktop.ui.decks.session import DeckSession
from dbz_desktop.ui.pages.reasons import set_reason
from dbz_desktop.ui.pages.widgets import Message, button, em, label, panel, tool_button

MOST_DECKS = 2


class DeckEditor(QWidget):
    """The page. `left` asks to go back; `testWanted` carries a deck to play with."""

    left = Signal()
    testWanted = Signal(object)
    cardWanted = Signal(object)
    """A card whose page is wanted."""
    editionChanged = Signal(str)
    deckActivated = Signal(object)
    """The session of the deck in hand, or None when no deck is open."""

    def __init__(
        self,
        view: PoolView,
        shelf: FaceShelf,
        editions: list[tuple[str, str]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setAccessibleName("Deck editor")
        self.setWindowTitle("Deck editor")
        self.pool_view = view
        self.shelf = shelf
        self.panes: list[DeckPane] = []
        self.active: DeckPane | None = None
        self._editions = editions
        self._shown: dict[str, int] = {}
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self._bar())
        self.message = Message()
        outer.addWidget(self.message)
        self.model = CardsModel(view.entries, self)
        self.model.copies = self._copies
        self.browser = CardBrowser(self.model, shelf)
        self.browser.search.set_vocabulary(view.vocabulary)
        self.parts = QSplitter(Qt.Orientation.Horizontal)
        self.parts.setChildrenCollapsible(False)
        outer.addWidget(self._padded(self.parts), 1)
        self.parts.addWidget(self.browser)
        self.decks = QSplitter(Qt.Orientation.Horizontal)
        self.decks.setChildrenCollapsible(False)
        self.parts.addWidget(self.decks)
        self.parts.addWidget(self._right())
        for place, stretch in enumerate((5, 4, 3)):
            self.parts.setStretchFactor(place, stretch)
        browser = self.browser
        browser.copiesChanged.connect(self._change)
        browser.copiesWanted.connect(self._set)
        browser.cardHovered.connect(self._point_at)
        browser.opened.connect(self.cardWanted)
        browser.menuWanted.connect(self._menu)
        self._shortcuts()
        self.insight = Insight(self)

    # --- building ---

    def _padded(self, widget: QWidget) -> QWidget:
        frame = QWidget()
        row = QHBoxLayout(frame)
        pad = em(self, 0.6)
        row.setContentsMargins(pad, pad, pad, pad)
        row.addWidget(widget)
        return frame

    def _bar(self) -> QWidget:
        bar = panel("bar")
        self.bar = QHBoxLayout(bar)
        pad = em(self, 0.5)
        self.bar.setContentsMargins(pad * 3, pad, pad * 2, pad)
        self.bar.setSpacing(pad)
        self.bar.addWidget(label("Deck editor", "title"))
        self.undo = tool_button("Undo", "Undo", "Take the last edit back (Ctrl+Z)")
        self.redo = tool_button("Redo", "Redo", "Do it again (Ctrl+Shift+Z)")
        self.undo.clicked.connect(lambda: self._stack() and self._stack().undo())
        self.redo.clicked.connect(lambda: self._stack() and self._stack().redo())
        self.bar.addWidget(self.undo)
        self.bar.addWidget(self.redo)
        self.bar.addStretch(1)
        self.edition = QComboBox()
        self.edition.setAccessibleName("Edition of the rules")
        for ident, name in self._editions:
            self.edition.addItem(name, ident)
        self.edition.setCurrentIndex(self.edition.findData(self.pool_view.rules.edition))
        self.edition.activated.connect(
            lambda _index: self.editionChanged.emit(self.edition.currentData())
        )
        self.bar.addWidget(self.edition)
        self.tournament = tool_button(
            "Tournament", "Tournament play", "The Frozen List counts (DCK-10); off for casual play"
        )
        self.tournament.setCheckable(True)
        self.tournament.setChecked(True)
        self.tournament.toggled.connect(self._official)
        self.bar.addWidget(self.tournament)
        tip = "Play a game with this deck"
        self.test = button("Test it", "primary", "Test the deck in a game", tip)
        self.test.clicked.connect(self._test)
        self.bar.addWidget(self.test)
        self.back = button("Back", "secondary", "Back to the decks")
        self.back.clicked.connect(self.leave)
        self.bar.addWidget(self.back)
        return bar

    def _right(self) -> QWidget:
        side = QSplitter(Qt.Orientation.Vertical)
        side.setChildrenCollapsible(False)
        self.preview = Preview(self.shelf)
        side.addWidget(self.preview)
        self.tabs = QTabWidget()
        self.tabs.setAccessibleName("Figures of the deck")
        self.tabs.setDocumentMode(True)
        side.addWidget(self.tabs)
        side.setStretchFactor(0, 3)
        side.setStretchFactor(1, 2)
        self.tabs.hide()
        return side

    def add_tab(self, widget: QWidget, title: str) -> None:
        """A pane about the deck in hand; it follows `deckActivated` by itself."""
        self.tabs.addTab(widget, title)
        self.tabs.show()

    def _shortcuts(self) -> None:
        def key(sequence: str | QKeySequence.StandardKey, slot) -> None:
            shortcut = QShortcut(QKeySequence(sequence), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slot)

        key(QKeySequence.StandardKey.Undo, self.undo.click)
        key("Ctrl+Shift+Z", self.redo.click)
        key("Ctrl+Y", self.redo.click)
        key(QKeySequence.StandardKey.Find, self._search)
        key("Ctrl+D", self._to_deck)

    def _search(self) -> None:
        self.browser.search.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.browser.search.field.selectAll()

    def _to_deck(self) -> None:
        if self.active is not None:
            self.active.view.setFocus(Qt.FocusReason.ShortcutFocusReason)

    # --- decks ---

    def open_deck(self, deck: Deck, path: Path, is_new: bool = False) -> DeckPane:
        """Open a deck; a third one takes the place of the active one.

        A new deck is written to `path` with its first edit.
        """
        for pane in self.panes:
            if pane.session.path == path:
                self._activate(pane)
                return pane
        if len(self.panes) >= MOST_DECKS and self.active is not None:
            self.close_deck(self.active)
        view = self.pool_view
        session = DeckSession(deck, path, view.pool, view.rules, view.by_id)
        session.set_official(self.tournament.isChecked())
        return self._add_pane(session)

    def _add_pane(self, session: DeckSession) -> DeckPane:
        session.setParent(self)
        pane = DeckPane(session)
        pane.activated.connect(lambda: self._activate(pane))
        pane.closed.connect(lambda: self.close_deck(pane))
        pane.cardHovered.connect(self._point_at)
        pane.opened.connect(self.cardWanted)
        pane.menuWanted.connect(self._menu)
        session.changed.connect(self._edited)
        session.failed.connect(self._not_saved)
        session.undo_stack.indexChanged.connect(self._show_undo)
        self.panes.append(pane)
        self.decks.addWidget(pane)
        self._show_close()
        self._activate(pane)
        return pane

    def _not_saved(self, text: str) -> None:
        self.message.tell("The deck is not saved.", text)

    def _let_go(self, pane: DeckPane) -> DeckSession:
        """Take a pane away; its session lives on."""
        session = pane.session
        session.undo_stack.indexChanged.disconnect(self._show_undo)
        session.changed.disconnect(self._edited)
        session.failed.disconnect(self._not_saved)
        self.panes.remove(pane)
        pane.hide()
        pane.deleteLater()
        return session

    def take_over(self, other: DeckEditor) -> None:
        """Go on with the decks of another page like this one, their undoing included."""
        self.tournament.setChecked(other.tournament.isChecked())
        active = other.active.session if other.active is not None else None
        for pane in list(other.panes):
            self._add_pane(other._let_go(pane))
        other.active = None
        for pane in self.panes:
            if pane.session is active:
                self._activate(pane)
        self.browser.search.field.setText(other.browser.search.text)
        self.browser.card_width.setValue(other.browser.card_width.value())
        self.browser.show_view(other.browser.views.currentIndex())

    def focus_start(self) -> None:
        """Put the keyboard into the search."""
        self.browser.search.field.setFocus()

    def close_all(self) -> None:
        """Close every deck, written."""
        for pane in list(self.panes):
            session = self._let_go(pane)
            session.close()
            session.deleteLater()
        self.active = None

    def close_deck(self, pane: DeckPane) -> None:
        """Close a deck once it is saved; a deck that can't be saved stays open."""
        if not pane.session.save():
            return
        session = self._let_go(pane)
        session.close()
        session.deleteLater()
        self._show_close()
        self.active = None
        if self.panes:
            self._activate(self.panes[-1])
        else:
            self.deckActivated.emit(None)

    def _show_close(self) -> None:
        for pane in self.panes:
            pane.close_button.setVisible(len(self.panes) > 1)

    def _activate(self, pane: DeckPane) -> None:
        self.active = pane
        for each in self.panes:
            each.setProperty(
                "role", "panel-active" if each is pane and len(self.panes) > 1 else "panel"
            )
            each.style().unpolish(each)
            each.style().polish(each)
        self._edited()
        self._show_undo()
        self.deckActivated.emit(pane.session)

    def _edited(self) -> None:
        counts = self._counts()
        before, self._shown = self._shown, counts
        self.model.copies_changed(
            ident
            for ident in before.keys() | counts.keys()
            if before.get(ident) != counts.get(ident)
        )
        active = self.active
        whole = active is not None and active.session.deck.is_whole
        why = "A game needs four levels, a Mastery and a Life Deck."
        set_reason(self.test, "" if whole else why)

    def _stack(self):
        return self.active.session.undo_stack if self.active is not None else None

    def _show_undo(self, _index: int = 0) -> None:
        stack = self._stack()
        for tool, can, text, word in (
            (self.undo, stack and stack.canUndo(), stack and stack.undoText(), "Undo"),
            (self.redo, stack and stack.canRedo(), stack and stack.redoText(), "Redo"),
        ):
            set_reason(tool, "" if can else f"There is nothing to {word.lower()}.")
            if can:
                tool.setToolTip(f"{word}: {text}")
                tool.setAccessibleDescription(tool.toolTip())

    def _counts(self) -> dict[str, int]:
        """The copies of every card of the active deck, by id."""
        if self.active is None:
            return {}
        deck = self.active.session.deck
        counts = {card.id: 1 for card in deck.mp}
        if deck.mastery is not None:
            counts[deck.mastery.id] = 1
        return counts | {card.id: count for card, count in deck.counts}

    def _copies(self, card: Card) -> int:
        return self._shown.get(card.id, 0)

    def _change(self, cards: list[Card], by: int) -> None:
        if self.active is not None:
            self.active.add(cards, by)

    def _set(self, cards: list[Card], count: int) -> None:
        if self.active is not None:
            self.active.session.set_copies(cards, count)

    def _point_at(self, card: Card | None) -> None:
        if card is not None:
            active = self.active
            self.preview.show_card(card, active.session.problems_of(card) if active else [])

    def _menu(self, cards: list[Card], at: QPoint) -> None:
        """What can be done with some cards."""
        if not cards or self.active is None:
            return
        menu = QMenu(self)
        menu.setAccessibleName("Cards")
        session = self.active.session
        single = cards[0].name if len(cards) == 1 else f"{len(cards)} cards"
        menu.addAction(f"Add one of {single}\tEnter", lambda: self._change(cards, 1))
        if any(session.copies(card) for card in cards):
            menu.addAction(f"Take one of {single} out\t−", lambda: self._change(cards, -1))
            menu.addAction(f"Take all of {single} out\tDel", lambda: self._set(cards, 0))
        if any(card.type.in_life_deck for card in cards):
            for count in (1, 2, 3):
                menu.addAction(f"Exactly {count}\t{count}", partial(self._set, cards, count))
        others = [pane for pane in self.panes if pane is not self.active]
        for pane in others:
            name = pane.session.deck.name
            menu.addAction(f"Add to “{name}”", partial(pane.add, cards, 1))
        menu.addSeparator()
        menu.addAction("Show the card's page\tSpace", lambda: self.cardWanted.emit(cards[0]))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(at)

    def _official(self, official: bool) -> None:
        for pane in self.panes:
            pane.session.set_official(official)

    def set_pool_view(self, view: PoolView) -> None:
        """Show the pool in another edition."""
        self.pool_view = view
        self.model.set_entries(view.entries)
        self.browser.search.set_vocabulary(view.vocabulary)
        self.insight.set_vocabulary(view.vocabulary)
        for pane in self.panes:
            pane.session.set_rules(view.rules, view.by_id)

    def _test(self) -> None:
        if self.active is not None and self.save():
            self.testWanted.emit(self.active.session)

    def save(self) -> bool:
        """Write every open deck; False where one could not be written."""
        return all([pane.session.save() for pane in self.panes])

    def leave(self) -> None:
        """Save and go back; a deck that can't be saved keeps the page open."""
        if self.save():
            self.left.emit()
