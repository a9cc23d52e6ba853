"""One open deck: its name, its size and legality, its cards, what is wrong with it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from dbz_desktop.cards.model import Card
from dbz_desktop.decks.model import LIFE_DECK_SIZE
from dbz_desktop.ui.decks.model import DeckModel, whole_words
from dbz_desktop.ui.decks.session import DeckSession
from dbz_desktop.ui.decks.view import DeckView
from dbz_desktop.ui.pages.widgets import em, label, tool_button

MAX_SHOWN = 4
"""Problems of the whole deck that are listed; the rest is counted."""


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
    opened = Signal(object)
    menuWanted = Signal(object, QPoint)

    def __init__(self, session: DeckSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.setProperty("role", "panel")
        self.setAccessibleName("Deck")
        self.model = DeckModel(session, self)
        self.view = DeckView(self.model)
        column = QVBoxLayout(self)
        pad = em(self, 0.5)
        column.setContentsMargins(pad, pad, pad, pad)
        column.setSpacing(em(self, 0.35))
        row = QHBoxLayout()
        row.setSpacing(pad)
        self.name = NameField()
        self.name.setAccessibleName("Name of the deck")
        self.name.setMaxLength(80)
        self.name.editingFinished.connect(lambda: session.rename(self.name.text()))
        row.addWidget(self.name, 1)
        self.close_button = tool_button("×", "Close this deck", "Close this deck; it is saved")
        self.close_button.clicked.connect(self.closed)
        self.close_button.hide()
        row.addWidget(self.close_button)
        column.addLayout(row)
        row = QHBoxLayout()
        row.setSpacing(pad)
        self.size_note = label("", "section")
        self.verdict = label("", "note")
        self.saved = label("", "muted")
        row.addWidget(self.size_note)
        row.addWidget(self.verdict)
        row.addStretch(1)
        row.addWidget(self.saved)
        column.addLayout(row)
        column.addWidget(self.view, 1)
        self.problems = label("", "body", wrap=True)
        self.problems.setAccessibleName("What is wrong with the deck")
        self.problems.hide()
        column.addWidget(self.problems)
        view = self.view
        view.copiesChanged.connect(session.change)
        view.copiesWanted.connect(session.set_copies)
        view.takenOut.connect(lambda cards: session.change(cards, -1))
        view.cardsDropped.connect(self._dropped)
        view.cardHovered.connect(self.cardHovered)
        view.opened.connect(self.opened)
        view.menuWanted.connect(self.menuWanted)
        view.pressed.connect(lambda _index: self.activated.emit())
        session.changed.connect(self.refresh)
        session.saved.connect(self._show_saved)
        self.refresh()

    def _dropped(self, ids: list[str], from_deck: bool) -> None:
        self.activated.emit()
        cards = [self.session.pool.cards[ident] for ident in ids]
        self.session.change(cards, 1)
        self._reveal(cards[0])

    def add(self, cards: list[Card], by: int) -> None:
        """So many copies more or less, and show where the first card is."""
        self.session.change(cards, by)
        if by > 0 and cards:
            self._reveal(cards[0])

    def _reveal(self, card: Card) -> None:
        index = self.model.index_of(card)
        if index.isValid():
            self.view.scrollTo(index)

    def refresh(self) -> None:
        """Follow the deck."""
        session = self.session
        deck = session.deck
        if self.name.text() != deck.name and not self.name.hasFocus():
            self.name.setText(deck.name)
        self.size_note.setText(whole_words(deck.size))
        problems = [p for p in session.problems if not p.remark]
        whole = [p for p in problems if p.card is None]
        right = deck.size == LIFE_DECK_SIZE and not problems
        count = len(problems)
        found = "1 problem" if count == 1 else f"{count} problems"
        self.verdict.setText(f"✓ Legal in {session.rules.name}" if right else f"⚠ {found}")
        lines = [f"• {_capital(p.reason)} ({p.rule})" for p in whole[:MAX_SHOWN]]
        if len(whole) > MAX_SHOWN:
            lines.append(f"… and {len(whole) - MAX_SHOWN} more")
        self.problems.setText("\n".join(lines))
        self.problems.setVisible(bool(lines))
        self._show_saved()

    def _show_saved(self) -> None:
        self.saved.setText("Saved" if self.session.is_saved else "…")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
