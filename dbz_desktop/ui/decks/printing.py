"""A deck on paper: the program's own card faces at 63 x 88 mm, nine a page, to be cut out.

The faces are drawn as vectors; everything here is in millimetres.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen

from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.decks import Deck
from dbz_desktop.ui.faces.render import CardFace
from dbz_desktop.ui.theme import PRINT_INK, theme

CARD = QSizeF(63, 88)
ACROSS, DOWN = 3, 3
PER_PAGE = ACROSS * DOWN
DOTS_PER_INCH = 600
NOTE = "Fan-made play copy"

_MARK = 3.5
"""How long a cut mark is."""
_MARK_GAP = 0.8
"""Between a cut mark and the cards."""
_TYPE = 2.3
"""The height of the note at the page's foot."""
_INK = PRINT_INK
_TYPES = list(CardType)

PAPERS = {
    "A4": (QSizeF(210, 297), QPageSize.PageSizeId.A4),
    "Letter": (QSizeF(215.9, 279.4), QPageSize.PageSizeId.Letter),
}


@dataclass(frozen=True, slots=True)
class PrintWish:
    """What is to be printed: the paper, every copy or one of each, with the levels or without."""

    paper: str = "A4"
    every_copy: bool = True
    front: bool = True
    """The Main Personality's levels and the Mastery too."""


def cards_of(deck: Deck, wish: PrintWish) -> list[Card]:
    """The cards to print in order: levels, Mastery, the Life Deck by type and title."""
    front = [*deck.mp, *((deck.mastery,) if deck.mastery else ())] if wish.front else []
    rows = sorted(deck.counts, key=lambda row: (_TYPES.index(row[0].type), row[0].name, row[0].id))
    return front + [card for card, count in rows for _ in range(count if wish.every_copy else 1)]


def pages_of(cards: Sequence[Card]) -> list[Sequence[Card]]:
    """Nine cards to a page."""
    return [cards[at : at + PER_PAGE] for at in range(0, len(cards), PER_PAGE)]


def places(paper: str) -> list[QRectF]:
    """Where the nine cards of a page lie, from its top left corner."""
    size, _ = PAPERS[paper]
    left = (size.width() - ACROSS * CARD.width()) / 2
    top = (size.height() - DOWN * CARD.height()) / 2
    return [
        QRectF(QPointF(left + x * CARD.width(), top + y * CARD.height()), CARD)
        for y in range(DOWN)
        for x in range(ACROSS)
    ]


def draw_page(
    painter: QPainter,
    cards: Sequence[Card],
    wording: Callable[[Card], str],
    paper: str,
    foot: tuple[str, str, str],
    drawn: Callable[[], None] = lambda: None,
) -> None:
    """Draw a page on a painter that counts in millimetres. `foot` are its notes.

    `drawn` is called after every card.
    """
    where = places(paper)
    _marks(painter, where)
    _foot(painter, where, foot)
    for card, place in zip(cards, where, strict=False):
        # The face is 5 to 7, the card a hair broader. Square corners forgive a slip of the knife.
        painter.fillRect(place, theme().colour("card-frame"))
        painter.save()
        painter.translate(place.topLeft())
        painter.scale(1, CARD.height() / (CARD.width() * 7 / 5))
        face = QRectF(0, 0, CARD.width(), CARD.width() * 7 / 5)
        CardFace(card, wording(card)).draw(painter, face, large=True)
        painter.restore()
        drawn()


def _marks(painter: QPainter, where: list[QRectF]) -> None:
    left, top = where[0].left(), where[0].top()
    right, bottom = where[-1].right(), where[-1].bottom()
    painter.setPen(QPen(_INK, 0.15, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    long = _MARK + _MARK_GAP
    for column in range(ACROSS + 1):
        x = left + column * CARD.width()
        painter.drawLine(QPointF(x, top - long), QPointF(x, top - _MARK_GAP))
        painter.drawLine(QPointF(x, bottom + _MARK_GAP), QPointF(x, bottom + long))
    for row in range(DOWN + 1):
        y = top + row * CARD.height()
        painter.drawLine(QPointF(left - long, y), QPointF(left - _MARK_GAP, y))
        painter.drawLine(QPointF(right + _MARK_GAP, y), QPointF(right + long, y))


def _foot(painter: QPainter, where: list[QRectF], foot: tuple[str, str, str]) -> None:
    painter.setPen(_INK)
    # Fonts have whole sizes: the note is set ten times as large, on a painter ten times as small.
    painter.save()
    painter.scale(0.1, 0.1)
    font = theme().font(_TYPE * 10)
    painter.setFont(font)
    metrics = QFontMetricsF(font)
    top, height = where[-1].bottom() + _MARK_GAP + 0.4, _TYPE * 1.5
    align = Qt.AlignmentFlag
    sides = (align.AlignLeft, align.AlignHCenter, align.AlignRight)
    for words, cell, side in zip(foot, where[-ACROSS:], sides, strict=True):
        # Between two cut marks.
        box = QRectF(cell.left() + 1.5, top, cell.width() - 3, height)
        box = QRectF(box.topLeft() * 10, box.size() * 10)
        short = metrics.elidedText(words, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, side | align.AlignVCenter, short)
    painter.restore()


def foot_of(deck: Deck, page: int, pages: int) -> tuple[str, str, str]:
    """The notes at the foot of a page, which counts from 1."""
    return (f"{NOTE} · {deck.name}", "63 × 88 mm: print at 100 %", f"Page {page} of {pages}")


def deck_pdf(
    deck: Deck,
    wording: Callable[[Card], str],
    wish: PrintWish,
    tell: Callable[[int, int], None] = lambda done, of: None,
) -> bytes:
    """The deck as a PDF. May run on any thread.

    `tell` is called with the cards drawn and the cards there are; what it raises ends the work.
    """
    cards = cards_of(deck, wish)
    pages = pages_of(cards)
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(DOTS_PER_INCH)
    _, page_size = PAPERS[wish.paper]
    writer.setPageSize(QPageSize(page_size))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Millimeter)
    writer.setTitle(deck.name)
    writer.setCreator("DBZ Desktop")
    painter = QPainter(writer)
    done = 0

    def drawn() -> None:
        nonlocal done
        done += 1
        tell(done, len(cards))

    try:
        for number, page in enumerate(pages, 1):
            if number > 1:
                writer.newPage()
            painter.resetTransform()
            dots = DOTS_PER_INCH / 25.4
            painter.scale(dots, dots)
            draw_page(painter, page, wording, wish.paper, foot_of(deck, number, len(pages)), drawn)
    finally:
        painter.end()
        buffer.close()
    return bytes(data.data())
