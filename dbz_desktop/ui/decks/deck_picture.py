"""A deck as one picture, to be shown and shared: every card's face, in its sections.

The faces are drawn by the program, put together and saved by Pillow. The picture carries the deck
as a list within it, so that it can be opened as a deck again.
"""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image
from PIL.PngImagePlugin import PngInfo
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter

from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.decks import Deck
from dbz_desktop.decks.incoming import DECK_KEYWORD
from dbz_desktop.decks.lists import list_text
from dbz_desktop.ui.faces.render import CardFace
from dbz_desktop.ui.kit.painting import draw_box, smooth, write_with
from dbz_desktop.ui.kit.theme import ink_on, theme

CARD_WIDTH, CARD_HEIGHT = 270, 378
_GAP, _EDGE, _HEADING = 18, 48, 56
_HANGS = 18
"""How far the number of copies hangs out below its card: it covers none of its text."""
_TITLE, _FACTS = 64, 30

_TALLEST = 20_000
"""Pixels: a picture of more cards than any deck has is made smaller."""

SHAPES = {"wide": 8, "tall": 5}
"""Cards side by side: for a screen, or for a phone."""

Tell = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class _Block:
    """A section in the picture: its heading above its cards, from a column and a height on."""

    heading: str
    cards: tuple[tuple[Card, int], ...]
    column: int
    top: int
    across: int


def _rows(deck: Deck) -> list[tuple[str, tuple[tuple[Card, int], ...]]]:
    front = tuple((card, 1) for card in deck.mp)
    mastery = ((deck.mastery, 1),) if deck.mastery else ()
    found = [("Main Personality", front), ("Mastery", mastery)]
    for kind in CardType:
        cards = sorted(
            (row for row in deck.counts if row[0].type is kind), key=lambda row: row[0].name
        )
        found.append((f"{kind.value} ({sum(count for _, count in cards)})", tuple(cards)))
    return [(heading, cards) for heading, cards in found if cards]


def _arrange(deck: Deck, across: int, top: int) -> tuple[list[_Block], int]:
    """The sections beside each other where they fit, and the height that they need."""
    blocks: list[_Block] = []
    column = lowest = 0
    for heading, cards in _rows(deck):
        wide = min(len(cards), across)
        if column + wide > across:
            top, column = lowest, 0
        blocks.append(_Block(heading, cards, column, top, wide))
        rows = -(-len(cards) // wide)
        lowest = max(lowest, top + _HEADING + rows * (CARD_HEIGHT + _HANGS + _GAP) + _GAP)
        column += wide
    return blocks, lowest


def picture_width(shape: str) -> int:
    """The width in pixels of a picture at its full size."""
    across = SHAPES[shape]
    return 2 * _EDGE + across * CARD_WIDTH + (across - 1) * _GAP


def deck_picture(
    deck: Deck,
    wording: Callable[[Card], str],
    shape: str = "wide",
    tell: Tell = lambda done, of: None,
    scale: float = 1.0,
) -> Image.Image:
    """The deck as a picture. May run on any thread.

    `scale` makes a smaller one. `tell` is called with the cards drawn and the cards there are;
    what it raises ends the work.
    """
    across, width = SHAPES[shape], picture_width(shape)
    head = _EDGE + round(_TITLE * 1.3) + round(_FACTS * 1.5) + _GAP
    blocks, bottom = _arrange(deck, across, head)
    height = max(bottom, head) + _EDGE - _GAP
    look = theme()
    scale = min(scale, _TALLEST / height)
    size = (round(width * scale), round(height * scale))
    picture = Image.new("RGB", size, look.colour("ground").name())

    def put(image: QImage, x: float, y: float) -> None:
        piece = _pillow(image)
        picture.paste(piece, (round(x * scale), round(y * scale)), piece)

    room = width - 2 * _EDGE
    put(_words(deck.name or "Deck", _TITLE, look.colour("text"), room, scale, True), _EDGE, _EDGE)
    facts = _words(_facts(deck), _FACTS, look.colour("text-muted"), room, scale)
    put(facts, _EDGE, _EDGE + _TITLE * 1.3)
    done, of = 0, len(deck.cards())
    for block in blocks:
        left = _EDGE + block.column * (CARD_WIDTH + _GAP)
        room = block.across * (CARD_WIDTH + _GAP) - _GAP
        heading = _words(block.heading, 32, look.colour("text-muted"), room, scale, True)
        put(heading, left, block.top)
        for place, (card, count) in enumerate(block.cards):
            row, column = divmod(place, block.across)
            x = left + column * (CARD_WIDTH + _GAP)
            y = block.top + _HEADING + row * (CARD_HEIGHT + _HANGS + _GAP)
            put(_face(card, wording(card), count, scale), x, y)
            done += 1
            tell(done, of)
    return picture


def picture_bytes(picture: Image.Image, deck: Deck) -> bytes:
    """The picture as a PNG file that carries its deck as a list."""
    notes = PngInfo()
    notes.add_itxt("Title", deck.name)
    notes.add_itxt("Software", "DBZ Desktop")
    notes.add_itxt(DECK_KEYWORD, list_text(deck))
    out = io.BytesIO()
    picture.save(out, "PNG", pnginfo=notes, compress_level=6)
    return out.getvalue()


def _facts(deck: Deck) -> str:
    parts = [
        deck.personality,
        deck.mastery.name if deck.mastery else "",
        f"{deck.size} {'card' if deck.size == 1 else 'cards'} in the Life Deck",
    ]
    return "  ·  ".join(part for part in parts if part)


def _pillow(image: QImage) -> Image.Image:
    plain = image.convertToFormat(QImage.Format.Format_RGBA8888)
    return Image.frombuffer(
        "RGBA",
        (plain.width(), plain.height()),
        bytes(plain.constBits()),
        "raw",
        "RGBA",
        plain.bytesPerLine(),
        1,
    )


def _blank(width: float, height: float, scale: float) -> QImage:
    size = QSize(max(1, round(width * scale)), max(1, round(height * scale)))
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _words(
    text: str, pixels: int, colour: QColor, room: float, scale: float, display: bool = False
) -> QImage:
    """A line of text, cut short with dots where there is no room. Qt finds the fonts for it."""
    image = _blank(room, pixels * 1.35, scale)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        painter.scale(scale, scale)
        font = theme().font(pixels, bold=display, display=display)
        write_with(painter, font, colour)
        short = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room)
        box = QRectF(0, 0, room, pixels * 1.3)
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, short)
    return image


def _face(card: Card, text: str, count: int, scale: float) -> QImage:
    """A face, and below its foot the number of copies where there are several."""
    image = _blank(CARD_WIDTH, CARD_HEIGHT + _HANGS, scale)
    with smooth(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(scale, scale)
        CardFace(card, text).draw(painter, QRectF(0, 0, CARD_WIDTH, CARD_HEIGHT), large=True)
        if count > 1:
            look = theme()
            badge = QRectF(CARD_WIDTH - 76, CARD_HEIGHT - 22, 64, 38)
            draw_box(painter, badge.adjusted(-3, -3, 3, 3), 22, "ground")
            painter.setBrush(look.colour("gold"))
            painter.drawRoundedRect(badge, 19, 19)
            write_with(painter, look.font(29, bold=True, display=True), ink_on(look.colour("gold")))
            painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, f"×{count}")
    return image
