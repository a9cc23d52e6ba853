"""The card in focus beside the deck: its face, and what is wrong with it in this deck.

Where the face has no room for its rules text in a readable size, it is shown small, and the text
stands below it.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from dbz_desktop.cards.icon_words import in_words
from dbz_desktop.cards.model import Card
from dbz_desktop.decks import DeckProblem
from dbz_desktop.ui.cards.card_widgets import FaceView
from dbz_desktop.ui.faces.face_shelf import FaceShelf
from dbz_desktop.ui.faces.face_size import LARGE_FROM, RATIO
from dbz_desktop.ui.kit.flow_layout import FitScroll
from dbz_desktop.ui.kit.layouts import add, fill, hbox, vbox
from dbz_desktop.ui.kit.measure import at_new_look, em, in_ems
from dbz_desktop.ui.kit.theme import theme
from dbz_desktop.ui.kit.widgets import label

LARGEST = 16777215
"""Qt's own limit of sizes: no limit."""

TIGHT = 17
"""Lines below which even a small face would take the room of the text."""

SMALL_SHARE = 0.36
"""The share of the width that the face takes where its text stands below it."""


class CardInFocus(QFrame):
    """The card that is pointed at. `wording` gives the text that counts in the edition."""

    def __init__(self, shelf: FaceShelf, wording: Callable[[Card], str]) -> None:
        super().__init__()
        self.setAccessibleName("Card in focus")
        self._wording = wording
        column = vbox(self, 0.4, 0)
        self.wrong = add(column, label("", "note", wrap=True))
        self.wrong.hide()
        self.title = add(column, label("Point at a card to read it", "section", wrap=True))
        self._top = add(column, hbox(gap=0.5))
        self.face = FaceView(shelf, least=QSize(60, 84))
        self.about = label("", "muted", wrap=True)
        fill(self._top, self.face, self.about)
        self.text = label("", "body", wrap=True, accessibleName="Text of the card")
        self.scroller = FitScroll()
        self.scroller.fill = False
        page = QWidget()
        fill(vbox(page, around=0), self.text)
        self.scroller.setWidget(page)
        column.addWidget(self.scroller, 2)
        in_ems(self.setMinimumWidth, 8)
        self._whole: bool | None = None
        self._arrange()
        at_new_look(self._arrange)

    @property
    def card(self) -> Card | None:
        """The card that is shown."""
        return self.face.card

    def show_card(self, card: Card | None, problems: list[DeckProblem]) -> None:
        """Show a card; None leaves the last one, so that the eye has something to rest on."""
        if card is None:
            return
        self.face.show_card(card)
        self.face.setAccessibleName(card.name)
        self.title.setText(card.name)
        style = f"{card.style.value} " if card.is_styled else ""
        numbers = ", ".join(card.printings or (card.id,))
        self.about.setText(f"{style}{card.type.value}\n{numbers}")
        self.judge(problems)
        self.scroller.verticalScrollBar().setValue(0)

    def judge(self, problems: list[DeckProblem]) -> None:
        """Say what is wrong with the card as the deck is now; nothing where nothing is."""
        self.wrong.setText("\n".join(f"⚠ {p.reason} ({p.rule})" for p in problems))
        self._arrange()
        self.scroller.fit()

    def _arrange(self) -> None:
        """The whole face where its text can be read, else a small one with the text below."""
        room = self.height()
        wrong = self.wrong.text()
        if wrong:
            room -= self.wrong.heightForWidth(self.width()) + em(self, 0.4)
        width = min(self.width(), int(room * RATIO))
        whole = width >= LARGE_FROM * theme().scale
        tight = not whole and room < em(self, TIGHT)
        # Where room is scarce, what is wrong scrolls with the text.
        self.wrong.setVisible(bool(wrong) and not tight)
        words = in_words(self._wording(self.face.card)) if self.face.card is not None else ""
        self.text.setText(f"{wrong}\n\n{words}" if wrong and tight else words)
        self.face.setVisible(whole or (self.face.card is not None and not tight))
        self.about.setVisible(not whole and not tight)
        if whole:
            self.face.setMaximumSize(LARGEST, LARGEST)
            self.face.setMinimumSize(60, 84)
        else:
            small = max(60, round(self.width() * SMALL_SHARE))
            self.face.setFixedSize(small, round(small / RATIO))
        self.title.setVisible(not whole or self.face.card is None)
        if whole != self._whole:
            self._whole = whole
            self._top.setStretch(0, int(whole))
            self._top.setStretch(1, int(not whole))
            column = self.layout()
            assert isinstance(column, QVBoxLayout)
            column.setStretchFactor(self._top, int(whole))
            self.scroller.setVisible(not whole)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """More room may show the whole face."""
        super().resizeEvent(event)
        self._arrange()
