"""What a deck looks like as a picture or on paper, drawn beside the window to be looked at."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from dbz_desktop.cards.model import Card
from dbz_desktop.decks import Deck
from dbz_desktop.ui.kit.painting import smooth
from dbz_desktop.ui.kit.theme import PRINT_PAPER, theme

Tell = Callable[[int, int], None]
"""Told how many cards are drawn, and of how many."""

_LOOK_WIDTH = 900
"""The width in pixels at which a look is drawn."""


class Picture(QWidget):
    """A look at a picture, as large as there is room."""

    def __init__(self) -> None:
        super().__init__()
        self._image: QImage | None = None
        self.setMinimumSize(120, 120)

    def show_image(self, image: QImage | None) -> None:
        """Show another picture, or nothing."""
        self._image = image
        self.update()

    @property
    def image(self) -> QImage | None:
        """What is shown."""
        return self._image

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it in the middle, with a thin edge."""
        if self._image is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        size = self._image.size().scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
        size = size.boundedTo(self._image.size())
        left, top = (self.width() - size.width()) / 2, (self.height() - size.height()) / 2
        box = QRectF(left, top, size.width(), size.height())
        painter.drawImage(box, self._image)
        painter.setPen(theme().colour("line-strong"))
        painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))


def deck_look(deck: Deck, wording: Callable[[Card], str], shape: str, tell: Tell) -> QImage:
    """The picture of a deck, small enough to be drawn at once."""
    from dbz_desktop.ui.decks.deck_picture import deck_picture, picture_width

    picture = deck_picture(deck, wording, shape, tell, _LOOK_WIDTH / picture_width(shape))
    data = picture.tobytes()
    row = picture.width * 3
    image = QImage(data, picture.width, picture.height, row, QImage.Format.Format_RGB888)
    return image.copy()


def page_look(
    deck: Deck,
    wording: Callable[[Card], str],
    wish,
    tell: Tell,
    scan: Callable[[Card], QImage | None],
) -> QImage:
    """The first page of the cards to print."""
    from dbz_desktop.ui.decks import printing

    size, _ = printing.PAPERS[wish.paper]
    dots = _LOOK_WIDTH / size.width()
    image = QImage(_LOOK_WIDTH, round(size.height() * dots), QImage.Format.Format_RGB32)
    image.fill(PRINT_PAPER)
    pages = printing.pages_of(printing.cards_of(deck, wish), wish)
    painter = smooth(image)
    painter.scale(dots, dots)
    try:
        page = pages[0] if pages else []
        foot = printing.foot_of(deck, 1, max(1, len(pages)))
        drawn = iter(range(1, len(page) + 1))
        printing.draw_page(
            painter, page, wording, wish, foot, lambda: tell(next(drawn), len(page)), scan
        )
    finally:
        painter.end()
    return image
