"""The middle of the table: the attack that is going on, or where the turn stands.

Between the two slots (the viewer's card on the left, the other side's on the right) an arrow
points at the defender; on it the kind of attack, below it the damage with its terms.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QLinearGradient, QPainter, QPen

from dbz_desktop.match.telling.attack_summary import AttackSummary, shown_units, sum_line
from dbz_desktop.match.telling.table_rows import Row
from dbz_desktop.ui.kit.painted_text import CENTRE, draw_line, draw_plain
from dbz_desktop.ui.kit.painting import arrow, draw_box, paint_with, shaded
from dbz_desktop.ui.kit.theme import draw_icon, ink_on, theme
from dbz_desktop.ui.table.gauges import Gauge

_BELOW = 0.55
"""How large the line below the headline is, as a share of that."""


class MiddleItem(Gauge):
    """Paints the middle band."""

    def __init__(self, row: Row, viewer: int) -> None:
        super().__init__(row)
        self.viewer = viewer
        self.slots = (QRectF(), QRectF())
        """The viewer's slot, the other side's."""
        self.filled = (True, True)
        """Which of them hold a card now; the arrow takes the room of an empty one."""
        self.damage_box = QRectF()
        """Where the damage stands; empty while there is none."""

    @property
    def attack(self) -> AttackSummary | None:
        """The attack that is going on, or None."""
        return self.state.attack

    def set_slots(self, slots: tuple[QRectF, QRectF], filled: tuple[bool, bool]) -> None:
        """Where cards are used, and which of the two places hold one; the viewer's first."""
        if (slots, filled) != (self.slots, self.filled):
            self.slots, self.filled = slots, filled
            self.refresh()

    def draw(self, painter: QPainter) -> None:
        """An attack, or the state of the turn."""
        if self.attack is None:
            self.damage_box = QRectF()
            self._draw_idle(painter)
        else:
            self._draw_attack(painter, self.attack)

    def between(self, apart: float = 0.06) -> QRectF:
        """The room between the two slots, with those that are empty; so far apart from what lies
        there, as a share of the height."""
        gap = self.rect.height() * apart
        left, right = self.slots
        start = left.right() if self.filled[0] else self.rect.left()
        end = right.left() if self.filled[1] else self.rect.right()
        return QRectF(QPointF(start + gap, self.rect.top()), QPointF(end - gap, self.rect.bottom()))

    def _room_of(self, size: float) -> QRectF:
        """Where both lines stand, the first of a size in px: in the middle of all, or between the
        cards that would cover one of them there."""
        look, state = theme(), self.state
        above = QFontMetricsF(look.font(size, bold=True, display=True))
        below = QFontMetricsF(look.font(size * _BELOW))
        wide = max(above.horizontalAdvance(state.headline), below.horizontalAdvance(state.subline))
        free, centre = self.between(), self.rect.center().x()
        clear = min(centre - free.left(), free.right() - centre)
        return self.rect if wide / 2 <= clear else free

    def _draw_idle(self, painter: QPainter) -> None:
        look = theme()
        size = min(self.rect.height() * 0.22, self.text * 2.6)
        rect = self._room_of(size)
        middle = rect.center()
        painter.setPen(QPen(look.colour("line"), 1))
        half = rect.width() * 0.46
        for way in (-1, 1):
            y = middle.y() + way * rect.height() * 0.36
            painter.drawLine(QPointF(middle.x() - half, y), QPointF(middle.x() + half, y))
            for end in (-half, half):
                x = middle.x() + end
                painter.drawLine(QPointF(x, y), QPointF(x, y - way * rect.height() * 0.06))
        draw_line(
            painter,
            self.state.headline,
            QRectF(rect.left() + 12, middle.y() - size * 1.15, rect.width() - 24, size * 1.2),
            "text",
            size,
            align=CENTRE,
        )
        draw_plain(
            painter,
            self.state.subline,
            QRectF(rect.left() + 12, middle.y() + size * 0.2, rect.width() - 24, size * 0.9),
            "text-muted",
            size * _BELOW,
            CENTRE,
        )

    def _draw_attack(self, painter: QPainter, attack: AttackSummary) -> None:
        look = theme()
        mine = attack.player == self.viewer
        colour = look.colour("accent" if mine else "amber")
        box = self.between()
        height = box.height()
        text = self.text
        title, ally = self.state.title, self.state.ally
        draw_line(
            painter,
            f"{ally}: {title}" if ally else title,
            QRectF(box.left(), box.top(), box.width(), height * 0.2),
            "text",
            min(text * 1.7, height * 0.18),
            italic=True,
            align=CENTRE,
        )
        shaft = QRectF(box.left(), box.top() + height * 0.22, box.width(), height * 0.26)
        self._arrow(painter, shaft, colour, mine)
        ink = ink_on(colour)
        size = min(text * 1.35, shaft.height() * 0.46)
        head = shaft.height() * 0.7
        room = shaft.adjusted(head * (0.5 if mine else 1), 0, -head * (1 if mine else 0.5), 0)
        metrics = QFontMetricsF(look.font(size, bold=True, display=True))
        words, wide = "", 0.0
        for words in _arrow_words(attack):
            # The longest wording that can be read at its full size.
            wide = metrics.horizontalAdvance(words)
            if wide + size * 1.8 <= room.width():
                break
        side = size * 1.25
        left = max(room.left(), room.center().x() - (wide + side * 1.4) / 2)
        spot = QRectF(left, room.center().y() - side / 2, side, side)
        draw_icon(painter, attack.kind or "physical", spot, ink)
        label = QRectF(spot.right() + side * 0.4, shaft.top(), 0, shaft.height())
        label.setRight(room.right())
        draw_line(painter, words, label, ink, size)
        y = box.top() + height * 0.51
        row = height * 0.155
        self.damage_box = QRectF()
        for line in self._damage_lines(attack):
            draw_line(
                painter,
                line,
                QRectF(box.left(), y, box.width(), row),
                "text",
                min(text * 1.3, row * 0.86),
                align=CENTRE,
            )
            y += row
            self.damage_box = QRectF(box.left(), y - row, box.width(), row).united(self.damage_box)
        result = attack.result
        if result:
            shade = {"STOPPED": "stopped", "CRITICAL": "danger", "HIT": "accent"}.get(
                result, "text-muted"
            )
            wide = min(box.width(), row * 6.5)
            plate = QRectF(box.center().x() - wide / 2, box.bottom() - row * 1.15, wide, row * 1.12)
            draw_box(painter, plate, 5, look.colour("panel", 0.9), shade, 1.5)
            mark = {"STOPPED": "defense", "CRITICAL": "star", "HIT": "damage"}.get(result, "close")
            side = plate.height() * 0.66
            draw_icon(
                painter,
                mark,
                QRectF(plate.left() + 8, plate.center().y() - side / 2, side, side),
                "text",
            )
            draw_line(
                painter,
                result,
                plate.adjusted(side + 12, 0, -10, 0),
                "text",
                row * 0.8,
                align=CENTRE,
            )
        elif attack.step_name:
            draw_plain(
                painter,
                f"Step {attack.step}: {attack.step_name}",
                QRectF(box.left(), box.bottom() - row, box.width(), row),
                "text-muted",
                min(text, row * 0.7),
                CENTRE,
            )

    def _arrow(self, painter: QPainter, shaft: QRectF, colour, mine: bool) -> None:
        head = shaft.height() * 0.9
        points = arrow(shaft, head, head * 0.4, shaft.height() * 0.14, back=not mine)
        fade = shaded(
            QLinearGradient(points.at(0), points.at(3)), (0, colour.darker(150)), (0.5, colour)
        )
        paint_with(painter, None, fade)
        painter.drawPolygon(points)

    def _damage_lines(self, attack: AttackSummary) -> list[str]:
        done = attack.calculated
        if done is None:
            return []
        lines = [sum_line(done.terms, unit, total) for unit, total in shown_units(done)]
        return lines or ["No damage"]


def _arrow_words(attack: AttackSummary) -> list[str]:
    """What stands on the arrow, from the fullest wording to the shortest."""
    kind = attack.kind.capitalize()
    cost = f"  ·  cost {attack.cost}" if attack.cost else ""
    copy = "  ·  copy" if attack.copy else ""
    return [f"{kind} attack{cost}{copy}", f"{kind}{cost}", f"{kind} {attack.cost or ''}".strip()]
