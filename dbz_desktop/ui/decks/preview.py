"""The card in focus beside the deck: its face, and what is wrong with it in this deck."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from dbz_desktop.cards.model import Card
from dbz_desktop.decks import DeckProblem
from dbz_desktop.ui.cards.faces import FaceShelf
from dbz_desktop.ui.faces.render import RATIO
from dbz_desktop.ui.pages.widgets import em, label
from dbz_desktop.ui.theme import theme


class _Face(QWidget):
    """A card as large as there is room for; its face comes when it is drawn."""

    def __init__(self, shelf: FaceShelf) -> None:
        super().__init__()
        self.shelf = shelf
        self.card: Card | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        shelf.ready.connect(self._came)

    def show_card(self, card: Card | None) -> None:
        if card is not self.card:
            self.card = card
            self.update()

    def _came(self, ident: str) -> None:
        if self.card is not None and self.card.id == ident:
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(em(self, 15), round(em(self, 15) / RATIO))

    def minimumSizeHint(self) -> QSize:
        return QSize(80, 112)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = min(self.width(), round(self.height() * RATIO))
        size = QSize(width, round(width / RATIO))
        left = (self.width() - width) // 2
        if self.card is None:
            painter.setPen(theme().colour("line"))
            painter.setBrush(theme().colour("panel-raised", 0.4))
            painter.drawRoundedRect(QRectF(left + 1, 1, width - 2, size.height() - 2), 10, 10)
            return
        face = self.shelf.face(self.card, size, self.devicePixelRatioF())
        if face is not None:
            painter.drawPixmap(left, 0, face)
        painter.end()


class Preview(QFrame):
    """The card that is pointed at, large."""

    def __init__(self, shelf: FaceShelf, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName("Card in focus")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(em(self, 0.4))
        self.face = _Face(shelf)
        column.addWidget(self.face, 1)
        self.title = label("Point at a card to read it", "muted", wrap=True)
        column.addWidget(self.title)
        self.wrong = label("", "note", wrap=True)
        self.wrong.hide()
        column.addWidget(self.wrong)

    def show_card(self, card: Card | None, problems: list[DeckProblem]) -> None:
        """Show a card; None leaves the last one, so that the eye has something to rest on."""
        if card is None:
            return
        self.face.show_card(card)
        self.title.setText(f"{card.name}  ·  {', '.join(card.printings or (card.id,))}")
        self.face.setAccessibleName(card.name)
        self.wrong.setText("\n".join(f"{p.reason} ({p.rule})" for p in problems))
        self.wrong.setVisible(bool(problems))
