"""CardItem: one card on the table, painted from cached pixmaps alone."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget
from shiboken6 import isValid

from dbz_desktop.cards.model import Card
from dbz_desktop.match.telling.table_rows import Row
from dbz_desktop.rules.kernel.events import NOBODY
from dbz_desktop.ui.faces.card_marks import paint_chosen, paint_used
from dbz_desktop.ui.faces.emblem import base_colour
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.kit.painted_text import CENTRE, draw_line
from dbz_desktop.ui.kit.painting import draw_box, fainter, paint_with, smooth
from dbz_desktop.ui.kit.theme import draw_focus, draw_icon, theme
from dbz_desktop.ui.table.layout import Spot

GLOW = 14
"""How far the glow of an option reaches beyond the card, in pixels."""


@lru_cache(maxsize=64)
def _glow(width: int, height: int, colour: str, strength: int) -> QPixmap:
    """A soft frame of light around a card, drawn once for each size."""
    pixmap = QPixmap(width + 2 * GLOW, height + 2 * GLOW)
    pixmap.fill(Qt.GlobalColor.transparent)
    with smooth(pixmap) as painter:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for ring in range(GLOW, 0, -1):
            shade = fainter(
                QColor(colour), min(1.0, strength / 100 * (1 - ring / (GLOW + 1)) ** 2 * 0.34)
            )
            painter.setPen(QPen(shade, ring * 2))
            painter.drawRoundedRect(QRectF(GLOW, GLOW, width, height), 7, 7)
        painter.setPen(QPen(QColor(colour), 2.6))
        painter.drawRoundedRect(QRectF(GLOW - 1, GLOW - 1, width + 2, height + 2), 7, 7)
    return pixmap


class CardItem(QGraphicsItem):
    """A card that can be moved, pointed at and chosen. Its origin is its centre."""

    def __init__(self, spot: Spot, faces: FaceCache) -> None:
        super().__init__()
        self.spot = spot
        self.focused = False
        self.hovered = False
        self.marked = False
        """Lit in amber: the cause of what is happening now."""
        self.presence = 1.0
        """Less than 1 while it fades in."""
        self.face_down = False
        """Its back shows for the moment, while it is turned over."""
        self.patient = False
        """Can wait for its face while many others are drawn, as in an open pile; not where another
        card takes its place."""
        self._faces = faces
        self._size = QSize(1, 1)
        self._body = self._bounds = QRectF(0, 0, 1, 1)
        self._face: QPixmap | None = None
        self._shown: tuple[QSize, Card | None, str] | None = None
        self.setAcceptHoverEvents(True)
        self.setCacheMode(QGraphicsItem.CacheMode.NoCache)
        self.take(spot)

    @property
    def row(self) -> Row:
        """The row of the table that it shows."""
        return self.spot.row

    @property
    def card(self) -> Card | None:
        """The card, or None for one that the viewer doesn't know."""
        return self.spot.row.face

    @property
    def instance(self) -> int:
        """The instance number, or HIDDEN."""
        return self.spot.row.card

    @property
    def options(self) -> Sequence[int]:
        """The options of the present question that point at this card."""
        return self.spot.row.options

    def take(self, spot: Spot) -> None:
        """Belong at a spot from now on. Doesn't move the item."""
        size = spot.pixels
        looks = size != self._size
        self._size = size
        self.spot = spot
        self._measure()
        self.setOpacity(self.strength())
        # Every event asks every card: painting all of them for one that moves costs a frame.
        if looks:
            self.update()

    def refresh(self) -> None:
        """The row says something else now."""
        self._measure()
        self.update()

    def _measure(self) -> None:
        """Take the room that the card needs; its light needs room only while it is lit."""
        width, height = self._size.width(), self._size.height()
        lit = self.options or self.marked or self.focused or self.row.mark
        reach = GLOW if lit else 1
        body = QRectF(-width / 2, -height / 2, width, height)
        bounds = body.adjusted(-reach, -reach, reach, reach)
        if bounds != self._bounds:
            self.prepareGeometryChange()
            self._body, self._bounds = body, bounds

    def place(self) -> None:
        """Lie at the spot, without a way there."""
        self.turn(1.0)
        self.setOpacity(self.strength())
        self.setPos(self.home())
        self.setScale(1.0)
        self.setRotation(self.spot.angle)
        self.setZValue(self.spot.z)

    def strength(self) -> float:
        """The opacity of the card at its spot."""
        return (0.62 if self.row.ghost else 1.0) * self.presence

    def appear(self, share: float) -> None:
        """Be there by a share of 0 to 1, while it fades in."""
        self.presence = share
        self.setOpacity(self.strength())

    def turn(self, share: float) -> None:
        """Turn the card over: its back at 0, its face at 1."""
        wide = math.cos(share * math.pi)
        down = wide > 0 and share < 1
        if down != self.face_down:
            self.face_down = down
            self.update()
        narrowed = share < 1
        if narrowed or not self.transform().isIdentity():
            self.setTransform(QTransform.fromScale(max(0.02, abs(wide)) if narrowed else 1.0, 1.0))

    def home(self) -> QPointF:
        """Where the centre belongs, on whole pixels so that faces stay sharp."""
        rect = self.spot.rect
        return QPointF(
            round(rect.left()) + self._size.width() / 2,
            round(rect.top()) + self._size.height() / 2,
        )

    def size(self) -> QSize:
        """The size of the card at its spot."""
        return self._size

    def body(self) -> QRectF:
        """The card itself, without its glow."""
        return self._body

    def boundingRect(self) -> QRectF:
        """The card, with its glow if it has one."""
        return self._bounds

    def area(self) -> QRectF:
        """The card itself on the table, wherever it is now."""
        return self.mapRectToScene(self._body)

    def foot(self) -> float:
        """Where on the table it ends, with what is written below it."""
        return self.area().bottom()

    def shape(self):
        """Only the card itself can be pointed at."""
        path = QPainterPath()
        path.addRect(self.body())
        return path

    def set_mark(self, **marks: bool) -> None:
        """Set `focused`, `hovered` or `marked`."""
        for name, value in marks.items():
            if getattr(self, name) != value:
                setattr(self, name, value)
                self.refresh()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the pixmap of the face, and around it what is to be said about it now."""
        body, row = self._body, self.spot.row
        if row.options:
            corner = QPointF(body.left() - GLOW, body.top() - GLOW)
            strength = 170 if self.hovered or self.marked else 110
            glow = theme().colour("glow").name()
            width, height = self._size.width(), self._size.height()
            painter.drawPixmap(corner, _glow(width, height, glow, strength))
        face = self._pixmap(painter)
        if face is not None:
            painter.drawPixmap(body.topLeft(), face)
        else:
            self._stand_in(painter, body)
        if row.stages >= 0 and row.anger < 0:
            self._stages(painter, body)
        if row.attached_to != NOBODY:
            self._chain(painter, body)
        if row.used:
            paint_used(painter, body)
        if row.mark:
            paint_chosen(painter, body, row.mark)
        if self.marked:
            self._pointer(painter, body)
        if self.focused:
            draw_focus(painter, body.adjusted(-1, -1, 1, 1))

    def _pointer(self, painter: QPainter, body: QRectF) -> None:
        """A frame and a pointer: the answer that is pointed at means this card."""
        colour = theme().colour("accent")
        draw_box(painter, body.adjusted(0, 0, 0, 0), 5, None, colour, 3)
        size = body.width() * 0.11
        at = QPointF(body.center().x(), body.top() + size * 0.4)
        paint_with(painter, QPen(theme().colour("accent-ink"), 1.5), colour)
        painter.drawPolygon(
            [at + QPointF(-size, -size), at + QPointF(size, -size), at + QPointF(0, size * 0.6)]
        )

    def _pixmap(self, painter: QPainter) -> QPixmap | None:
        device = painter.device()
        dpr = device.devicePixelRatio() if device is not None else 1.0
        card = None if self.face_down else self.spot.row.face
        wanted = (self._size, card, theme().name)
        if self._face is None or self._shown != wanted or self._face.devicePixelRatio() != dpr:
            same = self._shown is None or self._shown[1] is card
            draw = self._faces.quick if self.patient and same else self._faces.pixmap
            self._face = draw(card, self._size, dpr, table=True)
            self._shown = wanted if self._face is not None else None
        return self._face

    @property
    def painted(self) -> bool:
        """Whether its face has been seen."""
        return self._face is not None

    def shows(self, card_id: str) -> bool:
        """True when its card is the one of that id."""
        return self.card is not None and self.card.id == card_id

    def renew(self) -> None:
        """Ask for the face again: it looks different now."""
        self._face = None
        self.update()

    def _stand_in(self, painter: QPainter, body: QRectF) -> None:
        """The face at another size, or a plain card, until there is time to draw the face."""
        QTimer.singleShot(0, self._try_again)
        rough = self._faces.other(self.card) if self.card is not None else None
        if rough is not None:
            painter.drawPixmap(body, rough, QRectF(rough.rect()))
            return
        colour = base_colour(self.card) if self.card is not None else theme().colour("panel")
        draw_box(painter, body.adjusted(2, 2, -2, -2), 6, colour.darker(180), colour, 3)

    def _try_again(self) -> None:
        # The pile may have been closed in the meantime, and its items with it.
        if isValid(self):
            self.update()

    def _stages(self, painter: QPainter, body: QRectF) -> None:
        """An Ally's own power stages: a bar of ten segments and the stage as a number."""
        look = theme()
        height = max(11.0, body.height() * 0.2)
        bar = QRectF(body.left() + 2, body.bottom() - height - 2, body.width() - 4, height)
        painter.fillRect(bar, look.colour("card-shade", 0.92))
        stage = self.row.stages
        step = (bar.width() - height * 1.2) / 10
        for i in range(10):
            lit = i < stage
            colour = look.colour("card-lit" if lit else "card-unlit")
            painter.fillRect(
                QRectF(
                    bar.left() + 2 + i * step, bar.top() + height * 0.22, step - 1, height * 0.56
                ),
                colour,
            )
        number = QRectF(bar.right() - height * 1.15, bar.top(), height * 1.1, height)
        draw_line(painter, str(stage), number, "card-text", height * 0.9, align=CENTRE)

    def _chain(self, painter: QPainter, body: QRectF) -> None:
        """The sign of an attached card."""
        side = max(12.0, body.width() * 0.24)
        box = QRectF(body.right() - side - 2, body.top() + 2, side, side)
        paint_with(painter, None, theme().colour("amber"))
        painter.drawEllipse(box)
        inner = box.adjusted(side * 0.2, side * 0.2, -side * 0.2, -side * 0.2)
        draw_icon(painter, "attached", inner, "accent-ink")
