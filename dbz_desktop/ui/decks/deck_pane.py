"""One open deck: its name, its size and legality, its cards, what is wrong with it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QWidget

from dbz_desktop.cards.model import Card
from dbz_desktop.decks.legality import whole_words
from dbz_desktop.ui.decks.deck_model import DeckModel
from dbz_desktop.ui.decks.deck_session import DeckSession
from dbz_desktop.ui.decks.deck_view import AS_MANY, DeckView
from dbz_desktop.ui.decks.problem_list import ProblemList
from dbz_desktop.ui.kit.flow_layout import FlowLayout
from dbz_desktop.ui.kit.layouts import add, fill, hbox, vbox
from dbz_desktop.ui.kit.widgets import label, named, set_role, tool_button


class NameField(QLineEdit):
    """The deck's name; it is taken when the focus goes or Enter is pressed."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """All of it is selected, to be typed over."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.ShortcutFocusReason):
            self.selectAll()


class DeckPane(QFrame):
    """A deck in the editor. What is wanted of its cards goes straight to its session."""

    activated = Signal()
    """The deck was clicked into or got the focus: additions go here."""
    closed = Signal()
    cardHovered = Signal(object)
    placeWanted = Signal(int)
    opened = Signal(object)
    menuWanted = Signal(object, QPoint)

    def __init__(self, session: DeckSession) -> None:
        super().__init__()
        self.session = session
        self.setProperty("role", "panel")
        self.setAccessibleName("Deck")
        self.model = DeckModel(session, self)
        self.view = DeckView(self.model)
        column = vbox(self, 0.35, 0.5)
        row = add(column, hbox(gap=0.5))
        self.name = add(row, named(NameField(), "Name of the deck"), 1)
        self.name.setMaxLength(80)
        self.name.editingFinished.connect(lambda: session.rename(self.name.text()))
        self.close_button = tool_button("×", "Close this deck", "Close this deck; it is saved")
        self.close_button.clicked.connect(self.closed)
        self.close_button.hide()
        row.addWidget(self.close_button)
        self.size_note = label("", "section")
        self.verdict = label("", "note")
        self.saved = label("", "muted")
        # In a narrow deck they stand below each other.
        facts = QWidget()
        flow = FlowLayout(facts, 0.5)
        for part in (self.size_note, self.verdict, self.saved):
            flow.addWidget(part)
        fill(column, facts, (self.view, 1))
        self.problems = add(column, ProblemList())
        view = self.view
        view.copiesChanged.connect(session.change)
        view.copiesWanted.connect(session.set_copies)
        view.placeWanted.connect(self.placeWanted)
        self.problems.placeWanted.connect(self.placeWanted)
        self.problems.cardWanted.connect(self.go_to)
        view.cardsDropped.connect(self._dropped)
        view.cardHovered.connect(self.cardHovered)
        view.opened.connect(self.opened)
        view.menuWanted.connect(self.menuWanted)
        view.pressed.connect(lambda _index: self.activated.emit())
        session.changed.connect(self.refresh)
        session.saved.connect(self._show_saved)
        self.refresh()

    def _dropped(self, ids: list[str], count: int) -> None:
        self.activated.emit()
        self.add([self.session.pool.cards[ident] for ident in ids], count)

    def add(self, cards: list[Card], by: int) -> None:
        """So many copies more or less, or `AS_MANY`, and show where the first card is."""
        if by == AS_MANY:
            self.session.fill(cards)
        else:
            self.session.change(cards, by)
        if by and cards:
            self._reveal(cards[0])

    def take_out(self, cards: list[Card], count: int) -> None:
        """So many copies less of each card, or all of them for `AS_MANY`."""
        if count == AS_MANY:
            self.session.set_copies(cards, 0)
        else:
            self.session.change(cards, -count)

    def _reveal(self, card: Card) -> None:
        index = self.model.index_of_card(card)
        if index.isValid():
            self.view.scrollTo(index)

    def go_to(self, card: Card) -> None:
        """Choose a card of the deck and show it."""
        index = self.model.index_of_card(card)
        if index.isValid():
            self.view.setCurrentIndex(index)
            self.view.scrollTo(index)
            self.cardHovered.emit(card)

    def refresh(self) -> None:
        """Follow the deck."""
        session = self.session
        deck = session.deck
        if self.name.text() != deck.name and not self.name.hasFocus():
            self.name.setText(deck.name)
        self.view.setAccessibleName(f"Deck {deck.name}")
        self.size_note.setText(whole_words(deck.size))
        problems = [p for p in session.problems if not p.remark]
        count = len(problems)
        found = "1 problem" if count == 1 else f"{count} problems"
        self.verdict.setText(f"⚠ {found}" if problems else "✓ Legal")
        play = "tournament" if session.official else "casual"
        self.verdict.setToolTip(f"{session.rules.name}, {play} play")
        set_role(self.verdict, "note" if problems else "legal")
        self.problems.show_problems(problems)
        self._show_saved()

    def _show_saved(self) -> None:
        session = self.session
        if not session.is_saved:
            text, tip = "…", "The deck is written in a moment"
        elif not session.path.exists():
            text, tip = "", "The deck is written with its first edit"
        else:
            text, tip = "Saved", str(session.path)
        self.saved.setText(text)
        self.saved.setToolTip(tip)
