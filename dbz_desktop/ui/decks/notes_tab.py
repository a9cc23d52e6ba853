"""The notes on a deck: written beside it, kept in its file, undone as any edit of it."""

from __future__ import annotations

from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from dbz_desktop.decks.files import MAX_NOTES
from dbz_desktop.ui.decks.deck_session import DeckSession
from dbz_desktop.ui.kit.layouts import add, vbox
from dbz_desktop.ui.kit.widgets import label, named, show_text
from dbz_desktop.ui.system.timers import single_shot

TAKE_AFTER_MS = 700
"""What is typed becomes an edit of the deck after this long a pause."""

_HINT = "What the deck is for, how to open, what to change next …"


class _Field(QPlainTextEdit):
    """The text. When the keyboard goes elsewhere, what was typed is taken at once."""

    def __init__(self, pane: NotesPane) -> None:
        super().__init__()
        self._pane = pane

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take what was typed."""
        super().focusOutEvent(event)
        self._pane.take()


class NotesPane(QWidget):
    """Shows and changes the notes of the deck in hand."""

    def __init__(self) -> None:
        super().__init__(accessibleName="Notes on the deck")
        self.session: DeckSession | None = None
        column = vbox(self, 0.3, (0, 0.4, 0, 0))
        self.field = add(column, named(_Field(self), "Notes"), 1)
        self.field.setPlaceholderText(_HINT)
        self.field.setTabChangesFocus(True)
        self.room = add(column, label("", "muted", wrap=True))
        self._pause = single_shot(self, TAKE_AFTER_MS, self.take)
        self.field.textChanged.connect(self._typed)
        self.set_session(None)

    def set_session(self, session: DeckSession | None) -> None:
        """Follow another deck; what was typed for the one before is its own."""
        if session is self.session and session is not None:
            return
        self.take()
        if self.session is not None:
            self.session.changed.disconnect(self._show)
        self.session = session
        if session is not None:
            session.changed.connect(self._show)
        self.field.setEnabled(session is not None)
        self._show()

    def _show(self) -> None:
        notes = self.session.deck.notes if self.session is not None else ""
        if self._pause.isActive() or self.field.toPlainText()[:MAX_NOTES] == notes:
            # What is too long is told, and not cut off under the player's hands.
            return
        self.field.blockSignals(True)
        self.field.setPlainText(notes)
        self.field.blockSignals(False)
        self._tell()

    def _typed(self) -> None:
        self._pause.start()
        self._tell()

    def _tell(self) -> None:
        over = len(self.field.toPlainText()) - MAX_NOTES
        words = f"{over:,} letters more than are kept; shorten it." if over > 0 else ""
        show_text(self.room, words)
        self.field.setAccessibleDescription(words)

    def take(self) -> None:
        """Make what was typed an edit of the deck."""
        self._pause.stop()
        if self.session is not None:
            self.session.write_notes(self.field.toPlainText()[:MAX_NOTES])
