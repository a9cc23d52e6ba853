"""The deck editor: the pool at the left, one or two decks, the card in focus and the figures."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QUndoStack
from PySide6.QtWidgets import QApplication, QSplitter, QWidget

from dbz_desktop.cards.model import Card
from dbz_desktop.decks import Deck
from dbz_desktop.decks.editing import merge
from dbz_desktop.ui.cards.browser import CardBrowser
from dbz_desktop.ui.cards.pool_model import CardsModel
from dbz_desktop.ui.cards.pool_view import PoolView
from dbz_desktop.ui.decks.card_in_focus import CardInFocus
from dbz_desktop.ui.decks.card_menu import CardMenu
from dbz_desktop.ui.decks.deck_pane import DeckPane
from dbz_desktop.ui.decks.deck_session import DeckSession
from dbz_desktop.ui.decks.deck_tabs import DeckTabs
from dbz_desktop.ui.decks.deck_terms import DeckTerms
from dbz_desktop.ui.decks.deck_view import copies_by
from dbz_desktop.ui.decks.editor_header import EditorHeader
from dbz_desktop.ui.decks.taking_out import TakingOut
from dbz_desktop.ui.decks.transfers import Transfers
from dbz_desktop.ui.faces.face_shelf import FaceShelf
from dbz_desktop.ui.faces.face_size import LARGE_FROM, RATIO
from dbz_desktop.ui.kit.layouts import add, fill, hbox, vbox
from dbz_desktop.ui.kit.measure import em, holds_keyboard, lay_out_again
from dbz_desktop.ui.kit.page import add_key
from dbz_desktop.ui.kit.reasons import set_reason
from dbz_desktop.ui.kit.theme import theme
from dbz_desktop.ui.kit.widgets import Message
from dbz_desktop.ui.system.slices import Slices

MOST_DECKS = 2
NARROW = 64
"""A page of fewer letters' heights across is narrow: words are large, or the window is small."""


_NOT_SAVED = "The deck is not saved."


TABS_EMS = 20.6
"""The names of all tabs and the tool beside them, in line heights: the right column has room for
them, unless words are so large that the names had better scroll."""


class DeckEditor(QWidget):
    """The page. `left` asks to go back; `testWanted` carries a deck to play with."""

    left = Signal()
    testWanted = Signal(object)
    cardWanted = Signal(object)
    """A card whose page is wanted."""
    editionChanged = Signal(str)

    def __init__(
        self,
        view: PoolView,
        shelf: FaceShelf,
        editions: list[tuple[str, str]],
        gradual: bool = False,
    ) -> None:
        """With `gradual`, only the frame is there at first: `slices` make the parts once they are
        started or finished, and nothing else may be asked of the page before."""
        super().__init__(accessibleName="Deck editor", windowTitle="Deck editor")
        self.setObjectName("page")
        self.pool_view = view
        self.shelf = shelf
        self.panes: list[DeckPane] = []
        self.active: DeckPane | None = None
        self._shown: dict[str, int] = {}
        self._from_pool = False
        self.asked = DeckTerms(
            lambda: self.active.session if self.active is not None else None,
            lambda: self.pool_view.names,
        )
        self._shared_by_hand = False
        self._typed = ""
        lay_out_again(self)
        self.taking_out = TakingOut(self, lambda: self.panes, lambda: self.browser)
        outer = fill(vbox(self, 0, 0), self._make_header(editions))
        self.message = add(outer, Message())
        self.model = CardsModel(view.entries, self, view.orders)
        self.model.copies = self._copies
        self.parts = QSplitter(Qt.Orientation.Horizontal)
        outer.addWidget(self._padded(self.parts), 1)
        self.decks = QSplitter(Qt.Orientation.Horizontal)
        self.side = QSplitter(Qt.Orientation.Vertical)
        # The columns have their widths before anything is in them: nothing jumps when it comes.
        # A splitter without parts would have none.
        self._stand_ins = [QWidget() for _ in range(3)]
        self.side.addWidget(self._stand_ins[2])
        if gradual:
            self.decks.addWidget(self._stand_ins[1])
        for part in (self._stand_ins[0], self.decks, self.side):
            self.parts.addWidget(part)
        for splitter in (self.parts, self.decks, self.side):
            splitter.setChildrenCollapsible(False)
        for splitter in (self.parts, self.side):
            splitter.splitterMoved.connect(self._moved_by_hand)
        self.slices = Slices((self._make_browser, self._make_side, self._make_tabs), self)
        if not gradual:
            self.slices.finish()

    # --- building ---

    def _make_browser(self) -> None:
        self.browser = browser = CardBrowser(
            self.model, self.shelf, vocabulary=self.asked.words(self.pool_view.vocabulary)
        )
        self.parts.replaceWidget(0, browser)
        browser.copiesChanged.connect(self.change)
        browser.copiesWanted.connect(self.set_copies)
        browser.cardHovered.connect(self.point_at)
        browser.opened.connect(self.cardWanted)
        browser.menuWanted.connect(self._menu)
        browser.show()

    def _make_tabs(self) -> None:
        self.tabs = tabs = DeckTabs(self, self.shelf, self.pool_view)
        tabs.cardHovered.connect(self.point_at)
        tabs.queryWanted.connect(self.browser.search.field.setText)
        tabs.enlarged.connect(self._enlarge)
        self.side.addWidget(tabs)
        self.side.setStretchFactor(0, 1)
        self.side.setStretchFactor(1, 1)
        self.share_room()
        self._shortcuts()

    def _padded(self, widget: QWidget) -> QWidget:
        frame = QWidget()
        fill(hbox(frame, around=0.6), widget)
        return frame

    def _make_header(self, editions: list[tuple[str, str]]) -> QWidget:
        self.transfers = Transfers(
            self,
            lambda: self.pool_view.pool,
            lambda: self.active.session.deck if self.active is not None else None,
            lambda: self.pool_view.wording,
            can_add=True,
            scans=self.shelf.scans,
        )
        self.transfers.deckAdded.connect(self._add_deck)
        self.header = EditorHeader(editions, self.pool_view.rules.edition, self.transfers)
        self.header.left.connect(self.leave)
        self.header.undo.clicked.connect(lambda: self._step(QUndoStack.undo))
        self.header.redo.clicked.connect(lambda: self._step(QUndoStack.redo))
        self.header.editionChosen.connect(self.editionChanged)
        self.header.tournament.toggled.connect(self._official)
        self.header.test.clicked.connect(self._test)
        return self.header

    def _make_side(self) -> None:
        side = self.side
        self._stand_ins[2].setParent(None)
        self.preview = add(side, CardInFocus(self.shelf, lambda card: self.pool_view.wording(card)))

    # --- room ---

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room out, until the user has done so himself."""
        super().resizeEvent(event)
        self.header.fold(self.width())
        self.share_room()

    def share_room(self) -> None:
        """The right column as wide as a face that can be read, each deck a third, the pool the
        rest."""
        body = theme().px("body")
        narrow = self.width() < body * NARROW
        self.header.title.setVisible(not narrow)
        # Two decks need the room of the right column where words are large.
        room_for_side = not narrow or len(self.panes) < MOST_DECKS
        self.side.setVisible(room_for_side or holds_keyboard(self.side))
        if self._shared_by_hand:
            return
        width = self.width() - em(self, 1.2)
        pool = self.parts.widget(0)
        if pool is not None and pool.isHidden():
            # The figures have the pool's room.
            self.parts.setSizes([0, round(width * 0.45), round(width * 0.55)])
            self.decks.setSizes([width] * max(1, len(self.panes)))
            return
        right = max(min(LARGE_FROM + body, width // 4), round(width * 0.235))
        right = max(right, self.side.minimumSizeHint().width())
        right = max(right, min(em(self, TABS_EMS), round(width * 0.27)))
        count = max(1, len(self.panes))
        deck = round(min(width * 0.32, body * 42)) if count == 1 else round(width * 0.21)
        if self.side.isHidden():
            right, deck = 0, round(width * 0.33)
        left = max(width - right - deck * count, width // 4)
        self.parts.setSizes([left, deck * count, right])
        self.decks.setSizes([deck] * count)
        if self.side.count() > 1:
            whole = round(right / RATIO) + em(self, 0.5)
            room = self.height() - em(self, 4)
            self.side.setSizes([min(whole, round(room * 0.62)), max(1, room - whole)])

    def _moved_by_hand(self, _position: int, _index: int) -> None:
        self._shared_by_hand = True

    def _enlarge(self, large: bool) -> None:
        """Give the figures the room of the pool, or take it from them."""
        self.browser.setVisible(not large)
        self.preview.setVisible(not large)
        # The parts that went or came are laid out first.
        self.share_room()
        QTimer.singleShot(0, self, self.share_room)

    def _shortcuts(self) -> None:
        add_key(
            self, QKeySequence.StandardKey.Undo, self.header.undo.click, "Take the last edit back"
        )
        add_key(self, "Ctrl+Shift+Z", self.header.redo.click, "Do it again")
        add_key(self, "Ctrl+Y", self.header.redo.click, "Do it again")
        add_key(self, QKeySequence.StandardKey.Find, self._search, "Search the cards")
        add_key(self, "Ctrl+D", self._to_deck, "Go to the deck")

    def _search(self) -> None:
        self.browser.search.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.browser.search.field.selectAll()

    def _to_deck(self) -> None:
        if self.active is not None:
            self.active.view.setFocus(Qt.FocusReason.ShortcutFocusReason)

    # --- decks ---

    def open_deck(self, deck: Deck, path: Path) -> DeckPane:
        """Open a deck, written to `path` with every edit; a third one replaces the active one."""
        for pane in self.panes:
            if pane.session.path == path:
                self._activate(pane)
                return pane
        if len(self.panes) >= MOST_DECKS and self.active is not None:
            self.close_deck(self.active)
        view = self.pool_view
        session = DeckSession(deck, path, view.pool, view.rules, view.by_id, names=view.names)
        session.set_official(self.header.tournament.isChecked())
        return self._add_pane(session)

    def _add_pane(self, session: DeckSession) -> DeckPane:
        session.setParent(self)
        pane = DeckPane(session)
        pane.activated.connect(lambda: self._activate(pane))
        pane.closed.connect(lambda: self.close_deck(pane))
        pane.cardHovered.connect(self.point_at)
        pane.opened.connect(self.cardWanted)
        pane.menuWanted.connect(self._menu)
        session.changed.connect(self._edited)
        session.failed.connect(self._not_saved)
        session.saved.connect(self._saved)
        session.noticed.connect(self._changed_elsewhere)
        session.undo_stack.indexChanged.connect(self._show_undo)
        self.panes.append(pane)
        self._stand_ins[1].setParent(None)
        self.decks.addWidget(pane)
        pane.placeWanted.connect(self.find_for_place)
        self.share_room()
        # Once more when the splitters know what the new deck needs at least.
        QTimer.singleShot(0, self, self.share_room)
        self._show_close()
        self._activate(pane)
        return pane

    def _changed_elsewhere(self, text: str) -> None:
        self.message.tell("The deck was changed elsewhere, too.", text)

    def _not_saved(self, text: str) -> None:
        self.message.tell(_NOT_SAVED, text)

    def _saved(self) -> None:
        """The warning goes with its reason."""
        saved = all(pane.session.is_saved for pane in self.panes)
        if saved and self.message.title.text() == _NOT_SAVED:
            self.message.hide()

    def _let_go(self, pane: DeckPane) -> DeckSession:
        """Take a pane away; its session lives on."""
        session = pane.session
        session.undo_stack.indexChanged.disconnect(self._show_undo)
        session.changed.disconnect(self._edited)
        session.failed.disconnect(self._not_saved)
        session.saved.disconnect(self._saved)
        session.noticed.disconnect(self._changed_elsewhere)
        self.panes.remove(pane)
        pane.hide()
        pane.setParent(None)
        pane.deleteLater()
        self.share_room()
        return session

    def focus_start(self) -> None:
        """Put the keyboard into the search, once it is there. What is typed till then gets there
        too."""
        if self.slices.waiting:
            self.setFocus()
        self.slices.add(self._into_search)

    def _into_search(self) -> None:
        field = self.browser.search.field
        field.setFocus()
        typed, self._typed = self._typed, ""
        if typed:
            field.insert(typed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep what is typed before there is a search to type into."""
        if self.slices.waiting and event.text().isprintable():
            self._typed += event.text()
        else:
            super().keyPressEvent(event)

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
            self.tabs.follow(self.panes, None)

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
        self.tabs.follow(self.panes, pane)

    def _edited(self) -> None:
        self.shelf.hold()
        counts = self._counts()
        before, self._shown = self._shown, counts
        self.model.copies_changed(
            ident
            for ident in before.keys() | counts.keys()
            if before.get(ident) != counts.get(ident)
        )
        # Cards that are added in the pool stay in sight, to be added once more.
        if (before != counts and not self._from_pool) or self.asked.has_changed():
            self.browser.search.ask_again()
        active = self.active
        shown = self.preview.card
        if active is not None and shown is not None:
            self.preview.judge(active.session.problems_of(shown))
        whole = active is not None and active.session.deck.is_whole
        why = "A game needs four levels, a Mastery and a Life Deck."
        set_reason(self.header.test, "" if whole else why)

    def _stack(self) -> QUndoStack | None:
        return self.active.session.undo_stack if self.active is not None else None

    def _step(self, step: Callable[[QUndoStack], None]) -> None:
        stack = self._stack()
        if stack is not None:
            step(stack)

    def _show_undo(self, _index: int = 0) -> None:
        self.header.show_undo(self._stack())

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

    def change(self, cards: list[Card], by: int) -> None:
        """Add or take out; a double click takes the modifiers' number of copies."""
        if self.active is None:
            return
        if by > 0 and QApplication.mouseButtons() & Qt.MouseButton.LeftButton:
            by = copies_by(QApplication.keyboardModifiers())
        self._from_pool = True
        self.active.add(cards, by)
        self._from_pool = False

    def find_for_place(self, level: int) -> None:
        """Search the pool for cards of a missing level, or for a Mastery (0)."""
        query = f"t:mp level:{level}" if level else "t:mastery"
        name = self.active.session.deck.personality if self.active is not None else ""
        if level and name:
            query += f' named:"{name.casefold()}"'
        self.browser.search.field.setText(query)
        self.browser.search.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _add_deck(self, deck: Deck) -> None:
        """Put the cards of an imported list into the deck in hand."""
        if self.active is not None:
            session = self.active.session
            session.apply(merge(session.deck, deck), f"Import {deck.name}")

    def set_copies(self, cards: list[Card], count: int) -> None:
        if self.active is not None:
            self._from_pool = True
            self.active.session.set_copies(cards, count)
            self._from_pool = False

    def point_at(self, card: Card | None) -> None:
        """Show a card large; None leaves the last one."""
        if card is not None:
            active = self.active
            self.preview.show_card(card, active.session.problems_of(card) if active else [])

    def _menu(self, cards: list[Card], at: QPoint) -> None:
        if cards and self.active is not None:
            others = [pane for pane in self.panes if pane is not self.active]
            menu = CardMenu(cards, self.active, others, self)
            menu.changeWanted.connect(self.change)
            menu.copiesWanted.connect(self.set_copies)
            menu.pageWanted.connect(self.cardWanted)
            menu.popup(at)

    def _official(self, official: bool) -> None:
        for pane in self.panes:
            pane.session.set_official(official)

    def set_pool_view(self, view: PoolView) -> None:
        """Show the pool in another edition, or with other packs."""
        self.pool_view = view
        self.model.set_entries(view.entries, view.orders)
        self.browser.search.set_vocabulary(self.asked.words(view.vocabulary))
        self.tabs.set_pool_view(view)
        self.header.show_edition(view.rules.edition)
        for pane in self.panes:
            pane.session.set_pool(view.pool)
            pane.session.set_rules(view.rules, view.by_id, pane is self.active)

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
