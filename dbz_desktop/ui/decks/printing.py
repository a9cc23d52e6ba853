"""A deck on paper: card faces, or the user's own scans, at 63 x 88 mm, to be cut out.

The program's faces are drawn as vectors; everything here is in millimetres.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QFontMetricsF,
    QImage,
    QPageLayout,
    QPageSize,
    QPainter,
    QPainterStateGuard,
    QPdfWriter,
    QPen,
    QTransform,
)

from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.decks import Deck
from dbz_desktop.ui.faces.render import CardFace
from dbz_desktop.ui.kit.theme import PRINT_INK, PRINT_PAPER, theme

CARD = QSizeF(63, 88)
ACROSS, DOWN = 3, 3
DOTS_PER_INCH = 600
NOTE = "Fan-made play copy"

_MARK = 3.5
"""How long a cut mark is."""
_MARK_GAP = 0.8
"""Between a cut mark and the cards."""
_TYPE = 2.3
"""The height of the note at the page's foot."""
_MARGIN = QSizeF(1.5, 5)
"""Left free on each side of the cards: below them stands the note, beside them printers that
don't reach the edge only lose some bleed."""
_TICK_GAP = 0.4
"""Between the corner of a card and the cut marks in its bleed."""
_OVERLAP = 0.3
"""How far the bleed of a scan goes on below it."""
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
    bleed: float = 0.0
    """So many millimetres of picture go on beyond each edge of a card."""
    scans: bool = False
    """The user's own pictures where there are any."""


def cards_of(deck: Deck, wish: PrintWish) -> list[Card]:
    """The cards to print in order: levels, Mastery, the Life Deck by type and title."""
    front = [*deck.mp, *((deck.mastery,) if deck.mastery else ())] if wish.front else []
    rows = sorted(deck.counts, key=lambda row: (_TYPES.index(row[0].type), row[0].name, row[0].id))
    return front + [card for card, count in rows for _ in range(count if wish.every_copy else 1)]


def pages_of(cards: Sequence[Card], wish: PrintWish) -> list[Sequence[Card]]:
    """Nine cards to a page, or as many as its paper has room for with their bleed."""
    count = len(places(wish.paper, wish.bleed))
    return [cards[at : at + count] for at in range(0, len(cards), count)]


def places(paper: str, bleed: float = 0.0) -> list[QRectF]:
    """Where the cards of a page lie, from its top left corner; row by row, bleed aside."""
    size, _ = PAPERS[paper]
    cell = QSizeF(CARD.width() + 2 * bleed, CARD.height() + 2 * bleed)
    across = min(ACROSS, int((size.width() - 2 * _MARGIN.width() + 1e-6) / cell.width()))
    down = min(DOWN, int((size.height() - 2 * _MARGIN.height() + 1e-6) / cell.height()))
    left = (size.width() - across * cell.width()) / 2 + bleed
    top = (size.height() - down * cell.height()) / 2 + bleed
    return [
        QRectF(QPointF(left + x * cell.width(), top + y * cell.height()), CARD)
        for y in range(down)
        for x in range(across)
    ]


Scan = Callable[[Card], QImage | None]
"""The user's own picture of a card, square cornered, or None."""


def no_scan(_card: Card) -> QImage | None:
    """Nobody's pictures."""
    return None


def draw_page(
    painter: QPainter,
    cards: Sequence[Card],
    wording: Callable[[Card], str],
    wish: PrintWish,
    foot: tuple[str, str, str],
    drawn: Callable[[], None] = lambda: None,
    scan: Scan = no_scan,
) -> None:
    """Draw a page on a painter that counts in millimetres. `foot` are its notes.

    `drawn` is called after every card; `scan` gives its picture where the wish is for scans.
    """
    where = places(wish.paper, wish.bleed)
    _marks(painter, where, wish)
    _foot(painter, where, foot, wish.bleed)
    for card, place in zip(cards, where, strict=False):
        picture = scan(card) if wish.scans else None
        wide = place.adjusted(-wish.bleed, -wish.bleed, wish.bleed, wish.bleed)
        # Square corners and a frame that goes on forgive a slip of the knife.
        painter.fillRect(wide, theme().colour("card-frame"))
        if picture is not None and not picture.isNull():
            _draw_scan(painter, picture, place, wish.bleed)
        else:
            _draw_face(painter, CardFace(card, wording(card)), place)
        if wish.bleed:
            _ticks(painter, place, wish.bleed)
        drawn()


def _draw_face(painter: QPainter, face: CardFace, place: QRectF) -> None:
    # The face is 5 to 7, the card a hair broader.
    with QPainterStateGuard(painter):
        painter.translate(place.topLeft())
        painter.scale(1, CARD.height() / (CARD.width() * 7 / 5))
        face.draw(painter, QRectF(0, 0, CARD.width(), CARD.width() * 7 / 5), large=True)


def _draw_scan(painter: QPainter, picture: QImage, place: QRectF, bleed: float) -> None:
    """A scan on its place, and its edges drawn out over the bleed."""
    if picture.width() > picture.height():
        # Cards that lie are printed upright like the others.
        picture = picture.transformed(QTransform().rotate(90))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    wide, high = float(picture.width()), float(picture.height())
    if bleed:
        # The strips reach below the picture: else a seam would show between them.
        inner = place.adjusted(_OVERLAP, _OVERLAP, -_OVERLAP, -_OVERLAP)
        xs = (place.left() - bleed, inner.left(), inner.right(), place.right() + bleed)
        ys = (place.top() - bleed, inner.top(), inner.bottom(), place.bottom() + bleed)
        for column, (x, w) in enumerate(((0.0, 1.0), (0.0, wide), (wide - 1, 1.0))):
            for row, (y, h) in enumerate(((0.0, 1.0), (0.0, high), (high - 1, 1.0))):
                target = QRectF(QPointF(xs[column], ys[row]), QPointF(xs[column + 1], ys[row + 1]))
                if (column, row) != (1, 1):
                    painter.drawImage(target, picture, QRectF(x, y, w, h))
    painter.drawImage(place, picture, QRectF(0, 0, wide, high))
    painter.restore()


def _ticks(painter: QPainter, place: QRectF, bleed: float) -> None:
    """Cut marks in the bleed at the corners of a card, dark on light, to be seen on any picture."""
    for ink, width in ((PRINT_PAPER, 0.45), (_INK, 0.15)):
        painter.setPen(QPen(ink, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        for x, outward in ((place.left(), -1), (place.right(), 1)):
            for y, away in ((place.top(), -1), (place.bottom(), 1)):
                near, far = _TICK_GAP, bleed
                painter.drawLine(QPointF(x + outward * near, y), QPointF(x + outward * far, y))
                painter.drawLine(QPointF(x, y + away * near), QPointF(x, y + away * far))


def _marks(painter: QPainter, where: list[QRectF], wish: PrintWish) -> None:
    """Cut marks around all cards, as long as the paper has room for them."""
    size, _ = PAPERS[wish.paper]
    left, top = where[0].left() - wish.bleed, where[0].top() - wish.bleed
    right, bottom = size.width() - left, size.height() - top
    painter.setPen(QPen(_INK, 0.15, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    beside = min(_MARK + _MARK_GAP, left)
    above = min(_MARK + _MARK_GAP, top)
    for x in sorted({edge for place in where for edge in (place.left(), place.right())}):
        painter.drawLine(QPointF(x, top - above), QPointF(x, top - _MARK_GAP))
        painter.drawLine(QPointF(x, bottom + _MARK_GAP), QPointF(x, bottom + above))
    for y in sorted({edge for place in where for edge in (place.top(), place.bottom())}):
        painter.drawLine(QPointF(left - beside, y), QPointF(left - _MARK_GAP, y))
        painter.drawLine(QPointF(right + _MARK_GAP, y), QPointF(right + beside, y))


def _foot(painter: QPainter, where: list[QRectF], foot: tuple[str, str, str], bleed: float) -> None:
    painter.setPen(_INK)
    # Fonts have whole sizes: the note is set ten times as large, on a painter ten times as small.
    with QPainterStateGuard(painter):
        painter.scale(0.1, 0.1)
        font = theme().font(_TYPE * 10)
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        top, height = where[-1].bottom() + bleed + _MARK_GAP + 0.4, _TYPE * 1.5
        align = Qt.AlignmentFlag
        sides = (align.AlignLeft, align.AlignHCenter, align.AlignRight)
        last = [place for place in where if place.top() == where[-1].top()]
        for words, cell, side in zip(foot, last, sides, strict=False):
            # Between two cut marks.
            box = QRectF(cell.left() + 1.5, top, cell.width() - 3, height)
            box = QRectF(box.topLeft() * 10, box.size() * 10)
            short = metrics.elidedText(words, Qt.TextElideMode.ElideRight, box.width())
            painter.drawText(box, side | align.AlignVCenter, short)


def foot_of(deck: Deck, page: int, pages: int) -> tuple[str, str, str]:
    """The notes at the foot of a page, which counts from 1."""
    return (f"{NOTE} · {deck.name}", "63 × 88 mm: print at 100 %", f"Page {page} of {pages}")


def deck_pdf(
    deck: Deck,
    wording: Callable[[Card], str],
    wish: PrintWish,
    tell: Callable[[int, int], None] = lambda done, of: None,
    scan: Scan = no_scan,
) -> bytes:
    """The deck as a PDF. May run on any thread.

    `tell` is called with the cards drawn and the cards there are; what it raises ends the work.
    """
    cards = cards_of(deck, wish)
    pages = pages_of(cards, wish)
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
    once = lru_cache(maxsize=None)(scan)
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
            foot = foot_of(deck, number, len(pages))
            # Copies of a card share one picture: it goes into the file once.
            draw_page(painter, page, wording, wish, foot, drawn, once)
    finally:
        painter.end()
        buffer.close()
    return bytes(data.data())
