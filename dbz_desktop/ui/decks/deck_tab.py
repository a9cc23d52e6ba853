"""DeckTab: a part of the editor that follows the deck in hand while it is in sight."""

from __future__ import annotations

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from dbz_desktop.ui.decks.deck_session import DeckSession


class DeckTab(QWidget):
    """What is told of one deck. It is worked out anew with every edit, but only once it is seen."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, accessibleName=name)
        self.session: DeckSession | None = None
        self._stale = True

    def set_session(self, session: DeckSession | None) -> None:
        """Follow another deck, or none."""
        if session is self.session:
            return
        if self.session is not None:
            self.session.changed.disconnect(self.changed)
        self.session = session
        if session is not None:
            session.changed.connect(self.changed)
        self.other_deck()
        self.changed()

    def other_deck(self) -> None:
        """Another deck is followed: what was known of the last one is of no use."""

    def changed(self, *_what: object) -> None:
        """The deck is another now, or something else that is told follows from."""
        self._stale = True
        if self.isVisible():
            self._work_out()

    def showEvent(self, event: QShowEvent) -> None:
        """What changed while it was out of sight is worked out now."""
        super().showEvent(event)
        if self._stale:
            self._work_out()

    def _work_out(self) -> None:
        self._stale = False
        self.refresh()

    def refresh(self) -> None:
        """Tell of the deck as it is."""
        raise NotImplementedError
