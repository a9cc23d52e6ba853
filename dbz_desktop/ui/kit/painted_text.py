"""Rules text with its icons inline, broken into lines and fitted into a box.

A small layouter of our own: `QTextDocument` is ten times slower and can't fit a size.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from dbz_desktop.ui.kit.painting import write_with
from dbz_desktop.ui.kit.theme import draw_icon, theme

LEFT, CENTRE, RIGHT = (
    Qt.AlignmentFlag.AlignLeft,
    Qt.AlignmentFlag.AlignHCenter,
    Qt.AlignmentFlag.AlignRight,
)
ICONS = ("attack", "defense", "constant", "instant")
_TOKEN = re.compile(r"(\[(?:attack|defense|constant|instant)\]|\n|\s+)")
_BOLD = re.compile(r"^(?:\W*)(?:POWER|DAMAGE|HIT|AT)\b")


@dataclass(slots=True)
class _Piece:
    text: str
    icon: str = ""
    bold: bool = False
    italic: bool = False
    space: bool = False
    """A space stands before it."""


@dataclass(slots=True)
class FittedText:
    """Text broken into lines at the size that fits; `draw` puts it on a painter."""

    pixels: float
    line_height: float
    height: float
    lines: list[list[tuple[float, _Piece]]] = field(default_factory=list)

    def draw(self, painter: QPainter, box: QRectF, colour: QColor, centred: bool = True) -> None:
        """Draw into the box, centred in its height unless told otherwise."""
        top = box.top() + (max(0.0, (box.height() - self.height) / 2) if centred else 0)
        painter.setPen(colour)
        fonts = _fonts(self.pixels)
        ascent = QFontMetricsF(fonts[0]).ascent()
        lead = (self.line_height - QFontMetricsF(fonts[0]).height()) / 2
        for i, line in enumerate(self.lines):
            baseline = top + i * self.line_height + lead + ascent
            for x, piece in line:
                if piece.icon:
                    side = self.pixels * 1.12
                    rect = QRectF(box.left() + x, baseline - side * 0.85, side, side)
                    draw_icon(painter, piece.icon, rect, colour)
                else:
                    painter.setFont(_font(fonts, piece))
                    painter.drawText(QPointF(box.left() + x, baseline), piece.text)


def _fonts(pixels: float) -> tuple[QFont, QFont, QFont]:
    look = theme()
    fonts = []
    for bold, italic in ((False, False), (True, False), (False, True)):
        # A copy with a fractional size: the steps of the fit are finer than a pixel.
        font = QFont(look.font(pixels, bold=bold, italic=italic))
        font.setPointSizeF(pixels * 72 / 96)
        font.setPixelSize(max(1, round(pixels)))
        fonts.append(font)
    return fonts[0], fonts[1], fonts[2]


def _font(fonts: tuple[QFont, QFont, QFont], piece: _Piece) -> QFont:
    return fonts[1] if piece.bold else fonts[2] if piece.italic else fonts[0]


def pieces_of(text: str) -> list[_Piece]:
    """The words and icons of a rules text."""
    found: list[_Piece] = []
    space = False
    depth = 0
    for token in _TOKEN.split(text):
        if not token:
            continue
        if token == "\n":
            found.append(_Piece("\n"))
            space = False
        elif token.isspace():
            space = True
        elif token[1:-1] in ICONS:
            found.append(_Piece(token, icon=token[1:-1], space=space))
            space = False
        else:
            depth += token.count("(")
            bold = bool(_BOLD.match(token))
            found.append(_Piece(token, bold=bold, italic=depth > 0 and not bold, space=space))
            depth = max(0, depth - token.count(")"))
            space = False
    return found


def break_lines(text: str, width: float, pixels: float) -> FittedText:
    """Break text into lines of a width at a size."""
    fonts = _fonts(pixels)
    metrics = [QFontMetricsF(font) for font in fonts]
    gap = metrics[0].horizontalAdvance(" ")
    height = metrics[0].height() * 1.06
    lines: list[list[tuple[float, _Piece]]] = [[]]
    x = widest = 0.0
    for piece in pieces_of(text):
        if piece.text == "\n":
            lines.append([])
            x = 0.0
            continue
        if piece.icon:
            wide = pixels * 1.2
        else:
            wide = metrics[1 if piece.bold else 2 if piece.italic else 0].horizontalAdvance(
                piece.text
            )
        start = x + (gap if piece.space and lines[-1] else 0)
        if start + wide > width and lines[-1]:
            lines.append([])
            start = 0.0
        lines[-1].append((start, piece))
        x = start + wide
        widest = max(widest, x)
    return FittedText(
        pixels, height, float("inf") if widest > width else height * len(lines), lines
    )


def fit(text: str, width: float, height: float, most: float) -> FittedText:
    """The largest size up to `most` at which the text fits into the box: it is never clipped."""
    pixels = round(most)
    fitted = break_lines(text, width, pixels)
    while fitted.height > height and pixels > 2:
        pixels -= 1
        fitted = break_lines(text, width, pixels)
    return fitted


def draw_line(
    painter: QPainter,
    text: str,
    rect: QRectF,
    colour: QColor | str,
    most: float,
    *,
    bold: bool = True,
    display: bool = True,
    italic: bool = False,
    align: Qt.AlignmentFlag = LEFT,
) -> None:
    """Draw one line, shrunk until it fits the width: names are never cut short. The colour may be
    the name of one in the theme."""
    look = theme()
    pixels = most
    font = look.font(pixels, bold=bold, display=display, italic=italic)
    width = QFontMetricsF(font).horizontalAdvance(text)
    if width > rect.width() > 0:
        pixels = max(3, int(pixels * rect.width() / width))
        font = look.font(pixels, bold=bold, display=display, italic=italic)
        while pixels > 3 and QFontMetricsF(font).horizontalAdvance(text) > rect.width():
            pixels -= 1
            font = look.font(pixels, bold=bold, display=display, italic=italic)
    write_with(painter, font, look.colour(colour) if isinstance(colour, str) else colour)
    painter.drawText(rect, align | Qt.AlignmentFlag.AlignVCenter, text)


def draw_plain(
    painter: QPainter,
    text: str,
    rect: QRectF,
    colour: QColor | str,
    most: float,
    align: Qt.AlignmentFlag = LEFT,
) -> None:
    """`draw_line` in the face of texts, as plain words are written."""
    draw_line(painter, text, rect, colour, most, bold=False, display=False, align=align)


def draw_name(
    painter: QPainter,
    names: Sequence[str],
    rect: QRectF,
    colour: QColor | str,
    most: float,
    *,
    least: float = 0.8,
    bold: bool = True,
    display: bool = True,
    italic: bool = False,
    align: Qt.AlignmentFlag = LEFT,
) -> None:
    """Draw a name on one line without making it small: the first spelling of `names` that fits.

    Each is tried in the asked face and in the condensed one, down to `least` of the size. Where
    none fits, the last is cut in its middle, so that beginning and end can still be told.
    """
    for name in names:
        for condensed in dict.fromkeys((display, True)):
            font = theme().font(most * least, bold=bold, display=condensed, italic=italic)
            if QFontMetricsF(font).horizontalAdvance(name) <= rect.width():
                draw_line(
                    painter,
                    name,
                    rect,
                    colour,
                    most,
                    bold=bold,
                    display=condensed,
                    italic=italic,
                    align=align,
                )
                return
    font = theme().font(most * least, bold=bold, display=True, italic=italic)
    room = rect.width()
    words = QFontMetricsF(font).elidedText(names[-1], Qt.TextElideMode.ElideMiddle, room)
    draw_line(painter, words, rect, colour, most * least, bold=bold, italic=italic, align=align)


def wrap_title(text: str, width: float, lines: int, most: float) -> tuple[list[str], int]:
    """A title over up to `lines` lines at the largest size that fits the width."""
    words = text.split()
    pixels = round(most)
    while pixels > 3:
        metrics = QFontMetricsF(theme().font(pixels, bold=True, display=True))
        broken: list[str] = []
        for word in words:
            longer = f"{broken[-1]} {word}" if broken else word
            if broken and metrics.horizontalAdvance(longer) <= width:
                broken[-1] = longer
            else:
                broken.append(word)
        if len(broken) <= lines and all(metrics.horizontalAdvance(b) <= width for b in broken):
            return broken, pixels
        pixels -= 1
    return [text], 4
