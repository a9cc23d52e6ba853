"""The sheet that begins a position from two decks."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from dbz_desktop.decks.model import Deck
from dbz_desktop.ui.kit.choice_box import Choice
from dbz_desktop.ui.kit.layouts import vbox
from dbz_desktop.ui.kit.measure import em
from dbz_desktop.ui.kit.overlay import Overlay
from dbz_desktop.ui.kit.widgets import button, label


class DeckSheet(Overlay):
    """Asks for the decks of both sides; `chosen` carries them."""

    chosen = Signal(object, object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName("Begin anew from two decks")
        column = vbox(self.panel, 0.5, 1.2)
        column.addWidget(label("Begin anew from two decks", "overlay-title", wrap=True))
        words = "Both decks are shuffled, and each side has three cards in hand."
        column.addWidget(label(words, "muted", wrap=True))
        self.decks = [Choice("First deck"), Choice("Second deck")]
        for choice in self.decks:
            caption = label(choice.accessibleName(), "caption")
            caption.setBuddy(choice)
            column.addWidget(caption)
            column.addWidget(choice)
        row = QHBoxLayout()
        row.addStretch(1)
        self.no_button = button("Cancel", "secondary")
        self.no_button.clicked.connect(self.close_overlay)
        self.yes_button = button("Begin anew", "primary")
        self.yes_button.clicked.connect(self._begin)
        row.addWidget(self.no_button)
        row.addWidget(self.yes_button)
        column.addLayout(row)

    def ask(self, decks: Sequence[Deck]) -> None:
        """Offer decks, each of them whole."""
        for place, choice in enumerate(self.decks):
            fresh = not choice.count()
            choice.fill((deck.name, deck) for deck in decks)
            if fresh:
                choice.setCurrentIndex(min(place, len(decks) - 1))
        self.open(self.decks[0])

    def fit(self) -> None:
        """Wide enough for names."""
        self.panel.setMinimumWidth(min(em(self, 30), max(200, self.host.width() - 60)))

    def _begin(self) -> None:
        one, other = (choice.currentData() for choice in self.decks)
        self.close_overlay()
        if one is not None and other is not None:
            self.chosen.emit(one, other)
