"""Words that wrap, with the names of cards set off so that they can be pointed at and clicked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFont, QPainter, QTextCharFormat, QTextLayout, QTextOption

Span = tuple[int, int, int]
"""First character, number of characters, card."""


def spans_of(text: str, names: Sequence[tuple[str, int]]) -> tuple[Span, ...]:
    """Where the names of cards stand in a text. `names` come in the order of the text."""
    found: list[Span] = []
    start = 0
    for title, card in names:
        if card < 0 or not title:
            continue
        place = text.find(title, start)
        if place < 0:
            place = text.find(title)
        if place >= 0 and all(place != before for before, _, _ in found):
            found.append((place, len(title), card))
            start = place + len(title)
    return tuple(found)


class LineText:
    """A text broken into lines at a width."""

    def __init__(self, text: str, font: QFont, width: int) -> None:
        self._layout = QTextLayout(text, font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self._layout.setTextOption(option)
        self._layout.setCacheEnabled(True)
        self._layout.beginLayout()
        y = 0.0
        while True:
            line = self._layout.createLine()
            if not line.isValid():
                break
            line.setLineWidth(max(20, width))
            line.setPosition(QPointF(0, y))
            y += line.height()
        self._layout.endLayout()
        self.height = round(y + 0.5)

    def draw(
        self, painter: QPainter, at: QPointF, ink: QColor, marks: Sequence[tuple[Span, QColor]]
    ) -> None:
        """Draw at a place; `marks` are stretches with a colour of their own."""
        painter.setPen(ink)
        formats = []
        for (start, length, _), colour in marks:
            own = QTextLayout.FormatRange()
            own.start, own.length = start, length
            shape = QTextCharFormat()
            shape.setForeground(colour)
            own.format = shape
            formats.append(own)
        self._layout.draw(painter, at, formats)

    def shade(self, painter: QPainter, at: QPointF, start: int, length: int, fill: QColor) -> None:
        """Draw a bar behind a stretch of the text."""
        for number in range(self._layout.lineCount()):
            line = self._layout.lineAt(number)
            first = max(start, line.textStart())
            last = min(start + length, line.textStart() + line.textLength())
            if first < last:
                # The stubs call the pair an object.
                left: float = line.cursorToX(first)[0]  # type: ignore[index]
                right: float = line.cursorToX(last)[0]  # type: ignore[index]
                top = at.y() + line.y()
                painter.fillRect(
                    round(at.x() + left),
                    round(top),
                    round(right - left),
                    round(line.height()),
                    fill,
                )

    def character(self, at: QPointF) -> int:
        """The character under a point, -1 beside the text."""
        for number in range(self._layout.lineCount()):
            line = self._layout.lineAt(number)
            box = line.naturalTextRect()
            if box.contains(at):
                return line.xToCursor(at.x())  # type: ignore[return-value]
        return -1

    def card_at(self, at: QPointF, spans: Sequence[Span]) -> int:
        """The card whose name is under a point, or -1."""
        place = self.character(at)
        for start, length, card in spans:
            if place >= 0 and start <= place <= start + length:
                return card
        return -1


@lru_cache(maxsize=2000)
def line_text(text: str, font_key: str, width: int) -> LineText:
    """A laid out text; rows are measured and painted again and again."""
    font = QFont()
    font.fromString(font_key)
    return LineText(text, font, width)
