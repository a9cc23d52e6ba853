"""Floating effects in force, as chips beside the side whose effects they are (EFF-4)."""

from __future__ import annotations

import html
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from dbz_desktop.ui.faces.text import draw_line
from dbz_desktop.ui.table.gauges import CENTRE, Gauge
from dbz_desktop.ui.theme import draw_icon, theme

_SHORT = {
    "until the end of combat": "COMBAT",
    "this turn": "TURN",
    "until the start of the next turn of its player": "NEXT TURN",
    "until the end of the next turn of its player": "NEXT TURN",
    "in that action": "ACTION",
    "while attached": "ATTACHED",
    "for the rest of the game": "GAME",
}
"""How long an effect holds, in a word for a chip; from the words of `FloatingBegan.until`."""


@dataclass(frozen=True, slots=True)
class Lasting:
    """One effect in force: the title of the card that made it, its words, how long it holds."""

    title: str
    text: str
    until: str

    @property
    def short(self) -> str:
        """How long it holds, in a word."""
        return _SHORT.get(self.until, "LASTS")

    @property
    def words(self) -> str:
        """The effect in words."""
        text = self.text.strip().rstrip(".")
        about = f"{self.title}: {text}" if self.title and text else self.title or text
        return f"{about or 'An effect'}, {self.until}"


class ChipsItem(Gauge):
    """A row of chips; what there is no room for is counted at its end."""

    def __init__(self, own: bool) -> None:
        super().__init__()
        self.own = own
        self.player = ""
        self.effects: tuple[Lasting, ...] = ()
        self.text = 11.0

    def show_state(self, player: str, effects: tuple[Lasting, ...], text: float) -> None:
        """The effects of a player that are in force."""
        if (player, effects, text) != (self.player, self.effects, self.text):
            self.player, self.effects, self.text = player, effects, text
            self.refresh()
        self.setVisible(bool(effects))

    def name(self) -> str:
        """All effects in words."""
        if not self.effects:
            return ""
        return f"In force for {self.player}: " + "; ".join(e.words for e in self.effects)

    def tip(self) -> str:
        """Every effect on a line of its own, with its rule."""
        lines = "".join(f"<li>{html.escape(e.words)}</li>" for e in self.effects)
        head = html.escape(f"In force for {self.player} (EFF-4)")
        return f"<b>{head}</b><ul style='margin-left:-22px'>{lines}</ul>"

    def draw(self, painter: QPainter) -> None:
        """A chip with a clock and its duration for every effect."""
        look = theme()
        rect = self.rect
        size = self.text * 0.86
        metrics = QFontMetricsF(look.font(size, bold=True, display=True))
        high = min(rect.height(), self.text * 1.55)
        side = high * 0.62
        pad = high * 0.28
        colour = look.colour("accent" if self.own else "amber")
        x = rect.left()
        left = len(self.effects)
        for effect in self.effects:
            wide = metrics.horizontalAdvance(effect.short) + side + pad * 2.6
            more = metrics.horizontalAdvance("+99") + pad * 2 if left > 1 else 0.0
            if x + wide + more > rect.right() + 0.5:
                break
            box = QRectF(x, rect.center().y() - high / 2, wide, high)
            painter.setPen(QPen(colour, 1.2))
            painter.setBrush(look.colour("panel", 0.92))
            painter.drawRoundedRect(box.adjusted(0.6, 0.6, -0.6, -0.6), high / 2, high / 2)
            icon = QRectF(x + pad, box.center().y() - side / 2, side, side)
            draw_icon(painter, "timer", icon, colour)
            words = QRectF(icon.right() + pad * 0.6, box.top(), wide, high)
            words.setRight(box.right() - pad * 0.6)
            draw_line(painter, effect.short, words, look.colour("text"), size)
            x = box.right() + pad * 0.8
            left -= 1
        if left:
            box = QRectF(x, rect.center().y() - high / 2, rect.right() - x, high)
            align = CENTRE if left == len(self.effects) else Qt.AlignmentFlag.AlignLeft
            draw_line(painter, f"+{left}", box, look.colour("text"), size, align=align)
