"""The simplified face of a card on the table: title, colour, signs and the number that counts.

Drawn in a space of 100 x 140 units. Text is not for reading here; pointing at the card shows the
large face. Every colour has a sign beside it, so that colour is never the only clue.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPainterStateGuard,
    QPen,
    QPolygonF,
)

from dbz_desktop.cards.keys import keys_of
from dbz_desktop.cards.model import Alignment, Card, CardType
from dbz_desktop.ui.faces.emblem import band, base_colour, draw_emblem, rim
from dbz_desktop.ui.faces.large import TYPE_ICONS
from dbz_desktop.ui.kit.painted_text import CENTRE, draw_line, draw_plain, wrap_title
from dbz_desktop.ui.kit.painting import draw_box, paint_with, write_with
from dbz_desktop.ui.kit.theme import draw_icon, ink_on, theme

WIDTH, HEIGHT = 100, 140
_USES = {"attack": "card-stop", "constant": "card-power", "instant": "card-power"}


def draw_small(painter: QPainter, card: Card, text: str) -> None:
    """Draw the simplified face into 0, 0, 100, 140 of the painter's space."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    look = theme()
    colour = base_colour(card)
    outer = QPainterPath()
    outer.addRoundedRect(QRectF(0, 0, WIDTH, HEIGHT), 7, 7)
    painter.fillPath(outer, look.colour("card-frame"))
    with QPainterStateGuard(painter):
        inner = QPainterPath()
        inner.addRoundedRect(QRectF(3, 3, WIDTH - 6, HEIGHT - 6), 5, 5)
        painter.setClipPath(inner)
        draw_emblem(painter, card, QRectF(3, 30, WIDTH - 6, HEIGHT - 33))
        _title(painter, card, colour)
        if card.type.is_personality:
            _personality(painter, card, colour)
        elif card.type is CardType.DRAGON_BALL:
            _strip(painter, "BALL", "dragon-ball", colour)
        else:
            _uses(painter, card, text, colour)
    draw_box(painter, QRectF(1.7, 1.7, WIDTH - 3.4, HEIGHT - 3.4), 6.5, None, rim(colour), 3.4)


def _title(painter: QPainter, card: Card, colour: QColor) -> None:
    """The title over up to three lines on the Style's colour, with the Style's sign."""
    place = QRectF(3, 3, WIDTH - 6, 42)
    ground = QLinearGradient(place.topLeft(), place.bottomLeft())
    # Gold reads on none of the Styles' colours: such a title gets a dark band.
    near, far = band(theme().colour("card-frame") if card.gold_title else colour)
    ground.setColorAt(0, near)
    ground.setColorAt(1, far)
    painter.fillRect(place, ground)
    ink = theme().colour("gold") if card.gold_title else ink_on(colour)
    if card.type.is_personality and card.subtitle:
        draw_line(painter, card.title, QRectF(6, 4, WIDTH - 12, 23), ink, 18, align=CENTRE)
        below = QRectF(6, 26, WIDTH - 12, 16)
        draw_plain(painter, card.subtitle, below, ink, 11, CENTRE)
        return
    lines, pixels = wrap_title(card.title, WIDTH - 12, 3, 16)
    if len(lines) == 3:
        pixels = min(pixels, 13)
    step = pixels * 1.02
    top = place.center().y() - step * len(lines) / 2
    write_with(painter, theme().font(pixels, bold=True, display=True), ink)
    for i, line in enumerate(lines):
        painter.drawText(
            QRectF(3, top + i * step, WIDTH - 6, step),
            CENTRE | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip,
            line,
        )


def _badge(
    painter: QPainter, centre: QPointF, radius: float, icon: str, fill: QColor, ink: QColor
) -> None:
    paint_with(painter, QPen(theme().colour("card-text", 0.78), 1.4), fill)
    painter.drawEllipse(centre, radius, radius)
    side = radius * 1.25
    draw_icon(painter, icon, QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side), ink)


def _number(
    painter: QPainter, centre: QPointF, radius: float, text: str, fill: QColor, ring: QColor
) -> None:
    paint_with(painter, QPen(ring, 1.8), fill)
    painter.drawEllipse(centre, radius, radius)
    draw_line(
        painter,
        text,
        QRectF(centre.x() - radius, centre.y() - radius, radius * 2, radius * 2),
        "card-text",
        radius * 1.45,
        align=CENTRE,
    )


def _endurance(painter: QPainter, centre: QPointF, number: int) -> None:
    """Endurance in a hexagon, the shape of its sign, so that it isn't taken for a cost."""
    radius = 13.0
    corners = [
        centre + QPointF(math.cos(angle), math.sin(angle)) * radius
        for angle in (math.pi / 2 + i * math.pi / 3 for i in range(6))
    ]
    paint_with(painter, QPen(theme().colour("gold"), 1.8), theme().colour("card-frame"))
    painter.drawPolygon(QPolygonF(corners))
    box = QRectF(centre.x() - radius, centre.y() - radius, radius * 2, radius * 2)
    draw_line(painter, str(number), box, "card-text", radius * 1.35, align=CENTRE)


def _uses(painter: QPainter, card: Card, text: str, colour: QColor) -> None:
    keys = keys_of(card, text)
    dark = theme().colour("card-shade", 0.88)
    _badge(
        painter, QPointF(16, 58), 11, f"style-{card.style.value.lower()}", colour, ink_on(colour)
    )
    if keys.use:
        fill = theme().colour(_USES.get(keys.use, "card-defense"))
        _badge(painter, QPointF(WIDTH - 17, 58), 12, keys.use, fill, theme().colour("card-text"))
    kind = TYPE_ICONS[card.type]
    if keys.key:
        strip = QRectF(3, HEIGHT - 38, WIDTH - 6, 35)
        painter.fillRect(strip, dark)
        draw_icon(painter, keys.kind or kind, QRectF(7, HEIGHT - 32, 22, 22), "card-text")
        draw_line(
            painter,
            keys.key,
            QRectF(31, HEIGHT - 38, WIDTH - 36, 35),
            "card-text",
            25,
            align=CENTRE,
        )
    else:
        _strip(
            painter,
            card.type.value.upper().removesuffix(" COMBAT"),
            kind,
            colour,
        )
    if keys.cost and keys.cost != "0":
        _number(
            painter,
            QPointF(15, HEIGHT - 50),
            11,
            f"{keys.cost}",
            theme().colour("card-cost"),
            theme().colour("gold"),
        )
    if card.endurance is not None:
        _endurance(painter, QPointF(WIDTH - 16, HEIGHT - (51 if keys.key else 43)), card.endurance)


def _strip(painter: QPainter, words: str, icon: str, colour: QColor) -> None:
    """What kind of card it is, in a word, along the foot."""
    painter.fillRect(QRectF(3, HEIGHT - 30, WIDTH - 6, 27), theme().colour("card-shade", 0.88))
    draw_icon(painter, icon, QRectF(7, HEIGHT - 26, 19, 19), "card-text")
    draw_line(
        painter, words, QRectF(29, HEIGHT - 30, WIDTH - 38, 27), "card-text", 17, align=CENTRE
    )


def _personality(painter: QPainter, card: Card, colour: QColor) -> None:
    side = "hero" if card.alignment is Alignment.HERO else "villain"
    strip = QRectF(3, HEIGHT - 30, WIDTH - 6, 27)
    painter.fillRect(strip, theme().colour("card-shade", 0.88))
    if card.alignment is not None:
        painter.fillRect(QRectF(3, HEIGHT - 32, WIDTH - 6, 3), theme().colour(side))
    kind = "ALLY" if card.type is CardType.ALLY else "MP"
    draw_icon(painter, TYPE_ICONS[card.type], QRectF(7, HEIGHT - 26, 19, 19), "card-text")
    draw_line(
        painter,
        f"{kind} {card.level or ''}".strip(),
        QRectF(30, HEIGHT - 30, 40, 27),
        "card-text",
        19,
    )
    if card.pur is not None:
        _number(
            painter,
            QPointF(WIDTH - 17, HEIGHT - 17),
            11.5,
            str(card.pur),
            theme().colour("card-frame"),
            theme().colour("gold"),
        )
