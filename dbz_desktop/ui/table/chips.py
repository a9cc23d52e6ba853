"""Floating effects in force, as chips beside the side whose effects they are (EFF-4)."""

from __future__ import annotations

import html
from collections import Counter

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from dbz_desktop.ui.kit.painted_text import CENTRE, draw_line
from dbz_desktop.ui.kit.painting import paint_with
from dbz_desktop.ui.kit.theme import draw_icon, theme
from dbz_desktop.ui.table.gauges import Gauge


class ChipsItem(Gauge):
    """A row of chips; what there is no room for is counted at its end."""

    def refresh(self) -> None:
        """Other effects are in force; without any there is nothing to see."""
        super().refresh()
        self.setVisible(bool(self.state.effects))

    def tip(self) -> str:
        """Every effect on a line of its own, with its rule."""
        lines = "".join(f"<li>{html.escape(e.words)}</li>" for e in self.state.effects)
        head = html.escape(f"In force for {self.state.player} (EFF-4)")
        return f"<b>{head}</b><ul style='margin-left:-22px'>{lines}</ul>"

    def labels(self, room: float) -> tuple[list[str], int]:
        """What the chips say in `room` pixels, and how many effects there is no room for.

        The card and how long it holds; where that is too long for all of them, the card alone;
        then only how long.
        """
        metrics = QFontMetricsF(theme().font(self._size, bold=True, display=True))
        counts = Counter((effect.title, effect.short) for effect in self.state.effects)

        def width(words: list[str]) -> float:
            return sum(metrics.horizontalAdvance(word) + self._around for word in words)

        for spelling in ("{title}  {short}", "{title}"):
            words = [
                spelling.format(title=title or "Effect", short=short)
                + (f"  ×{count}" if count > 1 else "")
                for (title, short), count in counts.items()
            ]
            if width(words) <= room:
                return words, 0
        words = [effect.short for effect in self.state.effects]
        fitting = len(words)
        more = metrics.horizontalAdvance("+99") + self._pad * 2
        while fitting and width(words[:fitting]) + (more if fitting < len(words) else 0) > room:
            fitting -= 1
        return words[:fitting], len(words) - fitting

    @property
    def _size(self) -> float:
        return self.text * 0.86

    @property
    def _high(self) -> float:
        return min(self.rect.height(), self.text * 1.55)

    @property
    def _pad(self) -> float:
        return self._high * 0.28

    @property
    def _around(self) -> float:
        """What a chip needs beside its words, with the gap to the next."""
        return self._high * 0.62 + self._pad * 3.4

    def draw(self, painter: QPainter) -> None:
        """A chip with a clock for every effect or several alike."""
        look = theme()
        rect = self.rect
        size, high, pad = self._size, self._high, self._pad
        metrics = QFontMetricsF(look.font(size, bold=True, display=True))
        side = high * 0.62
        colour = look.colour("accent" if self.own else "amber")
        x = rect.left()
        words, left = self.labels(rect.width() + pad * 0.8 + 0.5)
        for word in words:
            wide = metrics.horizontalAdvance(word) + side + pad * 2.6
            box = QRectF(x, rect.center().y() - high / 2, wide, high)
            paint_with(painter, QPen(colour, 1.2), look.colour("panel", 0.92))
            painter.drawRoundedRect(box.adjusted(0.6, 0.6, -0.6, -0.6), high / 2, high / 2)
            icon = QRectF(x + pad, box.center().y() - side / 2, side, side)
            draw_icon(painter, "timer", icon, colour)
            inner = QRectF(icon.right() + pad * 0.6, box.top(), wide, high)
            inner.setRight(box.right() - pad * 0.6)
            draw_line(painter, word, inner, "text", size)
            x = box.right() + pad * 0.8
        if left:
            box = QRectF(x, rect.center().y() - high / 2, rect.right() - x, high)
            align = Qt.AlignmentFlag.AlignLeft if words else CENTRE
            draw_line(painter, f"+{left}", box, "text", size, align=align)
