"""Tiles: large buttons with a sign, a few words and a key, as the home page shows them."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPainterStateGuard,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from dbz_desktop.ui.kit.announcing import in_sentences
from dbz_desktop.ui.kit.painting import draw_box, paint_with, smooth, write_with
from dbz_desktop.ui.kit.theme import draw_icon, theme
from dbz_desktop.ui.kit.widgets import plain_tip

CARD_RATIO = 5 / 7
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


def draw_wrapped(
    painter: QPainter, area: QRectF, text: str, font: QFont, colour, lines: int = 2
) -> float:
    """Draw words into an area, at most so many lines, the last one cut short; the height used."""
    metrics = QFontMetricsF(font)
    fitting = min(lines, int((area.height() + 0.5) // metrics.lineSpacing()))
    if fitting < 1 or not text:
        return 0.0
    write_with(painter, font, colour)
    layout = _begun(text, font)
    used = 0
    top = area.top()
    while used < fitting:
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(area.width())
        used += 1
        words = text[line.textStart() : line.textStart() + line.textLength()]
        if used == fitting and line.textStart() + line.textLength() < len(text):
            rest = text[line.textStart() :]
            words = metrics.elidedText(rest, Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(QPointF(area.left(), top + metrics.ascent()), words.rstrip())
        top += metrics.lineSpacing()
    layout.endLayout()
    return top - area.top()


def _begun(text: str, font: QFont) -> QTextLayout:
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    return layout


def wrapped_height(text: str, font: QFont, width: float) -> float:
    """How high words are that `draw_wrapped` breaks into lines of a width, in pixels."""
    if not text:
        return 0.0
    layout = _begun(text, font)
    lines = 0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        lines += 1
    layout.endLayout()
    return lines * QFontMetricsF(font).lineSpacing()


_WIDE = 14
"""From so many sizes of the text on a tile has its sign beside its words, not above."""

_HERO_PAD, _NARROW_PAD = 1.4, 0.7
"""Between the edge of a tile and its words, in sizes of the text."""


class Tile(QAbstractButton):
    """One way to go on: a sign, a title, what is behind it, and the key that presses it.

    `moved` carries an arrow key: the page knows which tile lies there. A `hero` is the largest
    tile of a page and shows faces of cards.
    """

    moved = Signal(int)

    def __init__(
        self, sign: str, title: str, about: str, key: str = "", hero: bool = False
    ) -> None:
        super().__init__()
        self.sign = sign
        self.about = about
        self.key = key
        self.hero = hero
        self.kicker = ""
        self.warning = ""
        self.faces: Sequence[QPixmap] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.tell(title, about)

    def tell(self, title: str, about: str, kicker: str = "", warning: str = "") -> None:
        """Change the words. `kicker` is a small line above the title, `warning` one below."""
        self.setText(title)
        self.about, self.kicker, self.warning = about, kicker, warning
        self.setAccessibleName(f"{kicker}: {title}" if kicker else title)
        key = f"Key {self.key}" if self.key else ""
        self.setAccessibleDescription(in_sentences((about, warning, key)))
        self.setToolTip(plain_tip("\n".join(p for p in (title, about, warning) if p)))
        self.update()

    def sizeHint(self) -> QSize:
        """Room for a sign and three lines."""
        body = theme().px("body")
        return QSize(body * (24 if self.hero else 15), body * (16 if self.hero else 8))

    def minimumSizeHint(self) -> QSize:
        """All of its words at its present width."""
        body = theme().px("body")
        width = max(body * 11, self.width())
        return QSize(body * 11, max(body * 4, self._needed(width)))

    def _needed(self, width: int) -> int:
        """How high the tile is at least for nothing of its words to be cut."""
        look, body = theme(), theme().px("body")
        pad = body * (_HERO_PAD if self.hero else _NARROW_PAD)
        room = width - 2 * pad - 4
        if self.hero:
            lead = look.font(look.px("lead"))
            words = wrapped_height(self.text(), look.font(body * 2.1, True, True), room)
            words += sum(wrapped_height(text, lead, room) for text in (self.about, self.warning))
            return round(words + 2 * pad + body * (0.5 + 1.6 * bool(self.kicker)))
        if width - 4 >= body * _WIDE:
            # Beside the sign a second line has room from six sizes of the text on.
            lines = wrapped_height(self.about, look.font(body), room - body * 4.5) / body
            if lines < 3:
                return math.ceil(body * (4.4 if lines < 2 else 6.2)) + 4
        words = wrapped_height(self.text(), look.font(body * 1.5, True, True), room)
        words += wrapped_height(self.about, look.font(look.px("caption")), room)
        return round(words + pad + 4)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width breaks the words into other lines."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses; arrows go to the neighbours."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() in ARROWS:
            self.moved.emit(int(event.key()))
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        look = theme()
        painter = smooth(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        lit = self.underMouse() or self.isDown()
        focus = self.hasFocus()
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.setBrush(look.colour("panel-hover" if lit else "panel-raised"))
        edge = "focus" if focus else "accent" if lit or self.hero else "line-strong"
        painter.setPen(QPen(look.colour(edge), 3 if focus else 1.5 if self.hero else 1))
        painter.drawRoundedRect(box, look.radius * 1.5, look.radius * 1.5)
        if self.hero:
            self._paint_hero(painter, box)
        else:
            self._paint_small(painter, box)
        self._paint_key(painter, box)

    def _paint_small(self, painter: QPainter, box: QRectF) -> None:
        look = theme()
        body = look.px("body")
        pad = body * 1.1
        high = box.height()
        sign = min(body * 6, high * 0.5, box.width() * 0.24)
        if box.width() < body * _WIDE:
            self._paint_narrow(painter, box)
            return
        left = box.left() + pad + sign + pad
        roomy = high > body * 12 and box.width() > body * 22
        title = look.font(body * (2 if roomy else 1.55), bold=True, display=True)
        small = look.font(look.px("lead") if roomy else body)
        width = box.right() - pad * 0.8 - left
        about_lines = 2 if high > body * 6 else 1 if high > body * 4.2 else 0
        line = QFontMetricsF(small).lineSpacing()
        about_high = wrapped_height(self.about, small, width)
        if about_high > about_lines * line + 0.5:
            # There is no room beside the sign for all of the words; below it there may be.
            self._paint_narrow(painter, box)
            return
        self._paint_sign(painter, QRectF(box.left() + pad, box.center().y() - sign / 2, sign, sign))
        total = QFontMetricsF(title).lineSpacing() + about_high
        top = box.center().y() - total / 2
        area = QRectF(left, top, width - body * 1.6, QFontMetricsF(title).lineSpacing())
        top += draw_wrapped(painter, area, self.text(), title, look.colour("text"), 1)
        if about_lines:
            area = QRectF(left, top, width, about_high)
            draw_wrapped(painter, area, self.about, small, look.colour("text-muted"), about_lines)

    def _paint_narrow(self, painter: QPainter, box: QRectF) -> None:
        """The sign above the words, where there is no room for it beside them."""
        look = theme()
        body = look.px("body")
        pad = body * _NARROW_PAD
        title = look.font(body * 1.5, bold=True, display=True)
        small = look.font(body)
        line = QFontMetricsF(title).lineSpacing()
        width = box.width() - pad * 2
        words = wrapped_height(self.about, small, width)
        if box.height() - line - words - pad * 2.3 < body * 1.4:
            # All of the words come before a large sign, and before large letters.
            small = look.font(look.px("caption"))
            words = wrapped_height(self.about, small, width)
        sign = min(body * 2.6, box.height() - line - words - pad * 2.3)
        if sign < body:
            top = box.top() + max(pad * 0.5, (box.height() - line - words) / 2)
        else:
            top = box.top() + pad
        if sign >= body:
            self._paint_sign(painter, QRectF(box.left() + pad, top, sign, sign))
            top += sign + pad * 0.3
        area = QRectF(box.left() + pad, top, width, line)
        top += draw_wrapped(painter, area, self.text(), title, look.colour("text"), 1)
        area = QRectF(box.left() + pad, top, width, box.bottom() - pad * 0.4 - top)
        draw_wrapped(painter, area, self.about, small, look.colour("text-muted"), 4)

    def _paint_hero(self, painter: QPainter, box: QRectF) -> None:
        look = theme()
        body = look.px("body")
        pad = body * _HERO_PAD
        inner = box.adjusted(pad, pad, -pad, -pad)
        title = look.font(body * 2.1, bold=True, display=True)
        lead = look.font(look.px("lead"))
        words = wrapped_height(self.text(), title, inner.width())
        words += sum(
            wrapped_height(text, lead, inner.width()) for text in (self.about, self.warning)
        )
        words += body * (0.8 + 1.6 * bool(self.kicker))
        picture = QRectF(inner)
        picture.setHeight(inner.height() - words - pad)
        if picture.height() >= body * 4:
            self._paint_faces(painter, picture)
            top = picture.bottom() + pad
        else:
            top = inner.top()
        if self.kicker:
            font = look.font(body, bold=True, display=True)
            area = QRectF(inner.left(), top, inner.width(), body * 1.6)
            draw_wrapped(painter, area, self.kicker.upper(), font, look.colour("accent"), 1)
            top += body * 1.5
        area = QRectF(inner.left(), top, inner.width(), inner.bottom() - top)
        top += draw_wrapped(painter, area, self.text(), title, look.colour("text"), 3)
        top += body * 0.3
        for words_, colour in ((self.about, "text-muted"), (self.warning, "amber")):
            area = QRectF(inner.left(), top, inner.width(), inner.bottom() - top)
            top += draw_wrapped(painter, area, words_, lead, look.colour(colour), 8)

    def _paint_faces(self, painter: QPainter, area: QRectF) -> None:
        self._paint_lens(painter, area)
        ratio = CARD_RATIO
        # Leaning, and a little apart, two cards need so much more than their sizes.
        high = min(area.height() * 0.92, area.width() * 0.9 / (2.05 * ratio + 0.1))
        wide = high * ratio
        for number in (0, 1):
            with QPainterStateGuard(painter):
                lean = -1 if number == 0 else 1
                painter.translate(area.center().x() + lean * wide * 0.52, area.center().y())
                painter.rotate(lean * 5)
                place = QRectF(-wide / 2, -high / 2, wide, high)
                if number < len(self.faces):
                    face = self.faces[number]
                    painter.drawPixmap(place, face, QRectF(face.rect()))
                else:
                    # Before the cards have been read: where they will lie.
                    draw_box(painter, place, wide / 20, "panel", "accent-dim", 2)
                    side = wide * 0.3
                    sign = QRectF(-side / 2, -side / 2, side, side)
                    draw_icon(painter, self.sign, sign, "accent-dim")

    def _paint_lens(self, painter: QPainter, area: QRectF) -> None:
        """Rings of a scouter behind the cards."""
        look = theme()
        with QPainterStateGuard(painter):
            painter.setClipRect(area)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for number in range(1, 7):
                painter.setPen(QPen(look.colour("accent", 0.32 - number * 0.04), 1.5))
                radius = area.height() * number / 8
                painter.drawEllipse(area.center(), radius, radius)

    def _paint_sign(self, painter: QPainter, place: QRectF) -> None:
        look = theme()
        paint_with(painter, QPen(look.colour("accent-dim"), 1.5), look.colour("panel"))
        painter.drawEllipse(place)
        margin = place.width() * 0.24
        inner = place.adjusted(margin, margin, -margin, -margin)
        draw_icon(painter, self.sign, inner, "accent")

    def _paint_key(self, painter: QPainter, box: QRectF) -> None:
        if not self.key:
            return
        look = theme()
        font = look.font(look.px("caption"), bold=True, display=True)
        metrics = QFontMetricsF(font)
        high = metrics.height() + look.unit
        wide = max(high, metrics.horizontalAdvance(self.key) + look.unit * 2.5)
        place = QRectF(box.right() - wide - look.unit * 2, box.top() + look.unit * 2, wide, high)
        draw_box(painter, place, 4, None, "line-strong")
        write_with(painter, font, look.colour("text-muted"))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, self.key)


def neighbour(tiles: Sequence[QWidget], start: QWidget, key: int) -> QWidget | None:
    """The tile that lies next to one in the direction of an arrow key."""
    here = start.geometry().center()
    best: tuple[float, QWidget] | None = None
    for tile in tiles:
        if tile is start or not tile.isVisible():
            continue
        there = tile.geometry()
        dx, dy = there.center().x() - here.x(), there.center().y() - here.y()
        along, across = {
            int(Qt.Key.Key_Left): (-dx, dy),
            int(Qt.Key.Key_Right): (dx, dy),
            int(Qt.Key.Key_Up): (-dy, dx),
            int(Qt.Key.Key_Down): (dy, dx),
        }[key]
        if along <= 0 or abs(across) > along * 3:
            continue
        distance = math.hypot(along, across * 2)
        if best is None or distance < best[0]:
            best = (distance, tile)
    return best[1] if best else None
