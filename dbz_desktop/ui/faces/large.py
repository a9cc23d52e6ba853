"""The whole face of a card, for reading: everything that is printed on it, laid out anew.

Drawn in a space of 360 x 504 units, whatever the size on the screen. What players look for stands
where their printed cards have it (see the facts about the layout of each type); the design is ours.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPainterStateGuard, QPen

from dbz_desktop.cards.model import Alignment, Card, CardType
from dbz_desktop.ui.faces.emblem import band, base_colour, draw_emblem, rim
from dbz_desktop.ui.faces.face_size import RULES_SHARE
from dbz_desktop.ui.kit.painted_text import (
    CENTRE,
    RIGHT,
    break_lines,
    draw_line,
    draw_plain,
    fit,
)
from dbz_desktop.ui.kit.painting import draw_box, paint_with, shaded
from dbz_desktop.ui.kit.theme import draw_icon, ink_on, theme

WIDTH, HEIGHT = 360, 504
RULES_SIZE = RULES_SHARE * WIDTH
TYPE_ICONS = {
    CardType.PHYSICAL_COMBAT: "physical",
    CardType.ENERGY_COMBAT: "energy",
    CardType.EVENT: "event",
    CardType.SETUP: "setup",
    CardType.DRILL: "drill",
    CardType.ALLY: "ally",
    CardType.MAIN_PERSONALITY: "personality",
    CardType.MASTERY: "mastery",
    CardType.DRAGON_BALL: "dragon-ball",
}


_BOXES = {
    CardType.MAIN_PERSONALITY: (14, 122, 196, 34),
    CardType.ALLY: (14, 122, 196, 34),
    CardType.MASTERY: (14, 130, 250, 70),
    CardType.DRILL: (54, 160, 270, 34),
    CardType.SETUP: (54, 160, 270, 34),
    CardType.DRAGON_BALL: (14, 140, 240, 34),
}
_OTHERS = (14, 150, 250, 34)
"""The text box of a type: its left edge, its least and its greatest height, what lies below."""


def draw_large(painter: QPainter, card: Card, text: str) -> None:
    """Draw the face into 0, 0, 360, 504 of the painter's space."""
    box = text_box(card, text)
    draw_blank(painter, card, box)
    draw_words(painter, box, text)


def text_box(card: Card, text: str) -> QRectF:
    """Where the text of a card stands: what it wants at 17 units, within bounds."""
    left, least, most, below = _BOXES.get(card.type, _OTHERS)
    width, height = WIDTH - 14 - left, float(least)
    if text.strip():
        height = max(height, min(most, break_lines(text, width - 24, 17).height + 18))
    return QRectF(left, HEIGHT - below - height, width, height)


def draw_blank(painter: QPainter, card: Card, box: QRectF) -> None:
    """Draw all of a face but the words in its text box."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    colour = base_colour(card)
    _frame(painter, card, colour)
    if card.type.is_personality:
        _personality(painter, card, box, colour)
    elif card.type is CardType.MASTERY:
        _mastery(painter, card, box)
    elif card.type in (CardType.DRILL, CardType.SETUP):
        _upright(painter, card, box, colour)
    elif card.type is CardType.DRAGON_BALL:
        _dragon_ball(painter, card, box)
    else:
        _combat(painter, card, box)
    _footer(painter, card, colour)


def draw_words(painter: QPainter, box: QRectF, text: str) -> None:
    """Draw the words into the text box of a face."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    inner = box.adjusted(12, 8, -12, -8)
    if text.strip():
        fitted = fit(text, inner.width(), inner.height(), RULES_SIZE)
        fitted.draw(painter, inner, theme().colour("card-ink"))


def _frame(painter: QPainter, card: Card, colour: QColor) -> None:
    outer = QPainterPath()
    outer.addRoundedRect(QRectF(0, 0, WIDTH, HEIGHT), 18, 18)
    painter.fillPath(outer, theme().colour("card-frame"))
    metal = QLinearGradient(0, 0, WIDTH, HEIGHT)
    light = rim(colour).lighter(114)
    metal.setColorAt(0, light)
    metal.setColorAt(0.35, colour)
    metal.setColorAt(0.7, colour.darker(125))
    metal.setColorAt(1, light)
    draw_box(painter, QRectF(6, 6, WIDTH - 12, HEIGHT - 12), 14, None, metal, 9)


def _panel(painter: QPainter, rect: QRectF, radius: float, colour: QColor) -> None:
    draw_box(painter, rect, radius, colour)


def _title_colour(card: Card) -> QColor:
    return theme().colour("gold") if card.gold_title else theme().colour("card-text")


def _title_bar(painter: QPainter, card: Card) -> None:
    """The title on a dark bar, and the Style's sign in its disc at the left."""
    colour = base_colour(card)
    bar = QRectF(14, 14, WIDTH - 28, 46)
    _panel(painter, bar, 9, theme().colour("card-shade", 0.92))
    disc = QRectF(19, 18, 38, 38)
    paint_with(painter, QPen(theme().colour("card-text", 0.67), 1.6), colour)
    painter.drawEllipse(disc)
    draw_icon(painter, _sign(card), disc.adjusted(8, 8, -8, -8), ink_on(colour))
    draw_line(
        painter, card.title, QRectF(66, 15, WIDTH - 86, 44), _title_colour(card), 28, italic=True
    )


def _sign(card: Card) -> str:
    if card.type is CardType.DRAGON_BALL:
        return "dragon-ball"
    return f"style-{card.style.value.lower()}"


def _type_bar(painter: QPainter, card: Card, rect: QRectF, words: str, indent: float = 0) -> None:
    """The type on the Style's colour; discs at its ends need room."""
    colour = base_colour(card)
    gradient = shaded(QLinearGradient(rect.topLeft(), rect.topRight()), *enumerate(band(colour)))
    paint_with(painter, QPen(QColor(0, 0, 0, 150), 2), gradient)
    painter.drawRect(rect)
    ink = ink_on(colour)
    side = rect.height() - 10
    draw_icon(
        painter,
        TYPE_ICONS[card.type],
        QRectF(rect.left() + indent + 10, rect.top() + 5, side, side),
        ink,
    )
    left = rect.left() + indent + side + 20
    room = rect.right() - left - (64 if card.endurance is not None else 12)
    draw_line(painter, words, QRectF(left, rect.top(), room, rect.height()), ink, 19)


def _disc(painter: QPainter, centre: QPointF, radius: float, number: str, icon: str) -> None:
    """A number in a ringed disc: Endurance or PUR, with its sign above the number."""
    look = theme()
    paint_with(painter, QPen(look.colour("gold"), 3), look.colour("card-frame"))
    painter.drawEllipse(centre, radius, radius)
    side = radius * 0.62
    box = QRectF(centre.x() - side / 2, centre.y() - radius * 0.9, side, side)
    if icon in ("PUR",):
        draw_line(
            painter,
            icon,
            QRectF(centre.x() - radius, box.top() + 3, radius * 2, side),
            "gold",
            radius * 0.48,
            align=CENTRE,
        )
    else:
        draw_icon(painter, icon, box, "gold")
    draw_line(
        painter,
        number,
        QRectF(centre.x() - radius, centre.y() - radius * 0.34, radius * 2, radius * 1.2),
        "card-text",
        radius * 1.05,
        align=CENTRE,
    )


def _paper(painter: QPainter, rect: QRectF) -> None:
    draw_box(painter, rect, 8, "card-paper", QColor(0, 0, 0, 120), 1.5)


def _combat(painter: QPainter, card: Card, box: QRectF) -> None:
    _title_bar(painter, card)
    top = box.top()
    picture = QRectF(14, 64, WIDTH - 28, top - 38 - 64)
    draw_emblem(painter, card, picture)
    bar = QRectF(11, top - 38, WIDTH - 22, 34)
    words = card.type.value
    if card.is_styled or not card.type.is_personality:
        words = f"{card.type.value} · {card.style.value}"
    _type_bar(painter, card, bar, words)
    _paper(painter, box)
    if card.endurance is not None:
        _disc(painter, QPointF(WIDTH - 40, top - 21), 28, str(card.endurance), "endurance")


def _upright(painter: QPainter, card: Card, box: QRectF, colour: QColor) -> None:
    """Drill and Setup: the type stands upright at the left edge."""
    _title_bar(painter, card)
    top = box.top()
    draw_emblem(painter, card, QRectF(54, 64, WIDTH - 68, top - 6 - 64))
    edge = QRectF(14, 64, 36, box.bottom() - 64)
    gradient = shaded(QLinearGradient(edge.topLeft(), edge.bottomLeft()), *enumerate(band(colour)))
    draw_box(painter, edge, 6, gradient, QColor(0, 0, 0, 150), 1.5)
    ink = ink_on(colour)
    draw_icon(painter, TYPE_ICONS[card.type], QRectF(20, 72, 24, 24), ink)
    with QPainterStateGuard(painter):
        painter.translate(edge.center().x(), edge.center().y() + 14)
        painter.rotate(-90)
        words = f"{card.type.value.upper()} · {card.style.value.upper()}"
        draw_line(painter, words, QRectF(-150, -18, 300, 36), ink, 20, align=CENTRE)
    _paper(painter, box)
    if card.endurance is not None:
        _disc(painter, QPointF(WIDTH - 40, top - 21), 28, str(card.endurance), "endurance")


def _mastery(painter: QPainter, card: Card, box: QRectF) -> None:
    bar = QRectF(11, HEIGHT - 66, WIDTH - 22, 34)
    top = box.top()
    draw_emblem(painter, card, QRectF(14, 14, WIDTH - 28, top - 54 - 14))
    _panel(painter, QRectF(11, top - 52, WIDTH - 22, 48), 0, theme().colour("card-shade", 0.94))
    draw_line(
        painter,
        card.title,
        QRectF(20, top - 52, WIDTH - 40, 48),
        _title_colour(card),
        30,
        italic=True,
        align=CENTRE,
    )
    _paper(painter, box)
    _type_bar(painter, card, bar, f"Mastery · {card.style.value}")
    side = 24
    draw_icon(
        painter,
        _sign(card),
        QRectF(bar.right() - side - 10, bar.top() + 5, side, side),
        ink_on(base_colour(card)),
    )


def _dragon_ball(painter: QPainter, card: Card, box: QRectF) -> None:
    _title_bar(painter, card)
    top = box.top()
    draw_emblem(painter, card, QRectF(14, 64, WIDTH - 28, top - 38 - 64))
    words = "Dragon Ball"
    if card.dragon_ball_set:
        words = f"{card.dragon_ball_set} Dragon Ball"
    _type_bar(painter, card, QRectF(11, top - 38, WIDTH - 22, 34), words)
    _paper(painter, box)


def _personality(painter: QPainter, card: Card, box: QRectF, colour: QColor) -> None:
    top = box.top()
    ladder = QRectF(WIDTH - 118, 70, 104, top - 40 - 70)
    draw_emblem(painter, card, QRectF(14, 70, ladder.left() - 30 - 14, top - 40 - 70))
    _panel(painter, QRectF(14, 14, WIDTH - 28, 52), 9, theme().colour("card-shade", 0.92))
    _panel(painter, QRectF(14, 14, 52, 52), 9, colour)
    ink = ink_on(colour)
    draw_line(painter, "LEVEL", QRectF(14, 16, 52, 14), ink, 12, align=CENTRE)
    draw_line(painter, str(card.level or "–"), QRectF(14, 24, 52, 42), ink, 36, align=CENTRE)
    has_subtitle = bool(card.subtitle)
    name_box = QRectF(76, 14, WIDTH - 96, 32 if has_subtitle else 52)
    draw_line(painter, card.title, name_box, _title_colour(card), 28, italic=True)
    if has_subtitle:
        subtitle = QRectF(76, 43, WIDTH - 96, 20)
        draw_plain(painter, card.subtitle or "", subtitle, "card-paper", 15)
    _ladder(painter, card, ladder)
    _alignment(painter, card, ladder, colour)
    bar = QRectF(11, top - 38, WIDTH - 22, 34)
    _type_bar(painter, card, bar, _kind_words(card), 58 if card.pur is not None else 0)
    _paper(painter, box)
    if card.pur is not None:
        _disc(painter, QPointF(42, top - 21), 28, str(card.pur), "PUR")


def _kind_words(card: Card) -> str:
    side = card.alignment.value if card.alignment else ""
    return f"{side} {card.type.value}".strip()


def _ladder(painter: QPainter, card: Card, rect: QRectF) -> None:
    """The eleven power stages in a column, the highest on top."""
    if not card.stages:
        return
    _panel(painter, rect, 6, theme().colour("card-shade", 0.9))
    row = rect.height() / 11
    size = min(18.0, row * 0.88)
    for index, stage in enumerate(range(10, -1, -1)):
        y = rect.top() + index * row
        if index % 2:
            painter.fillRect(
                QRectF(rect.left() + 2, y, rect.width() - 4, row), QColor(255, 255, 255, 16)
            )
        draw_line(painter, str(stage), QRectF(rect.left() + 6, y, 20, row), "gold", size * 0.72)
        draw_line(
            painter,
            f"{card.stages[stage]:,}",
            QRectF(rect.left() + 22, y, rect.width() - 29, row),
            "card-text",
            size,
            align=RIGHT,
        )


def _alignment(painter: QPainter, card: Card, ladder: QRectF, colour: QColor) -> None:
    if card.alignment is None:
        return
    word = "HERO" if card.alignment is Alignment.HERO else "VILLAIN"
    if card.type is CardType.ALLY:
        word += " ALLY"
    strip = QRectF(ladder.left() - 26, ladder.top(), 22, ladder.height())
    side = theme().colour("hero" if card.alignment is Alignment.HERO else "villain")
    _panel(painter, strip, 5, side)
    with QPainterStateGuard(painter):
        painter.translate(strip.center())
        painter.rotate(-90)
        draw_line(
            painter,
            word,
            QRectF(-strip.height() / 2, -11, strip.height(), 22),
            ink_on(side),
            16,
            align=CENTRE,
        )


def _footer(painter: QPainter, card: Card, colour: QColor) -> None:
    box = QRectF(20, HEIGHT - 31, WIDTH - 40, 18)
    muted = theme().colour("card-paper", 0.8)
    draw_line(painter, card.id, box, muted, 13, bold=True)
