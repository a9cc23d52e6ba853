"""FaceRow: cards side by side as small faces, each large in its tool tip."""

from __future__ import annotations

import base64
from collections.abc import Callable, Sequence

from PySide6.QtCore import QBuffer, QEvent, QIODevice, QRect, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from dbz_desktop.cards.model import Card
from dbz_desktop.ui.faces.face_size import FACE_RATIO
from dbz_desktop.ui.kit.measure import em, lay_out_again
from dbz_desktop.ui.kit.theme import theme

TIP_WIDTH = 24
"""How wide the face of a tool tip is, in sizes of the text."""


def face_tip(face: QPixmap) -> str:
    """A face as the text of a tool tip."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    face.save(buffer, "PNG")
    data = base64.b64encode(buffer.data().data()).decode("ascii")
    size = face.deviceIndependentSize().toSize()
    source = f"data:image/png;base64,{data}"
    return f'<img src="{source}" width="{size.width()}" height="{size.height()}">'


class FaceRow(QWidget):
    """A row of faces as large as there is room for: the four levels and the Mastery of a deck."""

    pressed = Signal(object)
    """The card that was clicked."""

    def __init__(self) -> None:
        super().__init__()
        self._cards: tuple[Card, ...] = ()
        self._face: Callable[[Card, int], QPixmap] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        lay_out_again(self)

    def show_cards(self, cards: Sequence[Card], face: Callable[[Card, int], QPixmap]) -> None:
        """Show these faces."""
        self._cards = tuple(cards)
        self._face = face
        self.setAccessibleName(", ".join(card.name for card in cards))
        self.update()

    def sizeHint(self) -> QSize:
        """A modest row."""
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        """As small as faces can still be told apart."""
        return QSize(em(self, 20), em(self, 7))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take no more height than five faces side by side can use."""
        super().resizeEvent(event)
        self.setMaximumHeight(max(em(self, 7), round(self.width() / 5 * FACE_RATIO)))

    def _places(self) -> list[QRect]:
        gap = em(self, 0.4)
        count = max(1, len(self._cards))
        width = min((self.width() - gap * (count - 1)) // count, int(self.height() / FACE_RATIO))
        height = round(width * FACE_RATIO)
        return [QRect(n * (width + gap), 0, width, height) for n in range(len(self._cards))]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the faces from the left."""
        if self._face is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for card, place in zip(self._cards, self._places(), strict=True):
            painter.drawPixmap(place, self._face(card, place.width()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click on a face opens the list of its deck there."""
        at = event.position().toPoint()
        for card, place in zip(self._cards, self._places(), strict=True):
            if place.contains(at) and event.button() == Qt.MouseButton.LeftButton:
                self.pressed.emit(card)

    def event(self, event: QEvent) -> bool:
        """Show the card under the pointer large enough to be read."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and self._face:
            for card, place in zip(self._cards, self._places(), strict=True):
                if place.contains(event.pos()):
                    width = round(theme().px("body") * TIP_WIDTH)
                    QToolTip.showText(event.globalPos(), face_tip(self._face(card, width)), self)
                    return True
        return super().event(event)
