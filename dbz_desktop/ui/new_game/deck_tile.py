"""A deck as something to pick: its Main Personality's face, its name, its Style."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from dbz_desktop.match.content.deck_entries import DeckEntry
from dbz_desktop.ui.faces.face_size import FACE_RATIO
from dbz_desktop.ui.kit.painting import draw_box, paint_with, smooth, write_with
from dbz_desktop.ui.kit.reasons import set_reason
from dbz_desktop.ui.kit.theme import ink_on, theme
from dbz_desktop.ui.kit.widgets import plain_tip

SURPRISE = "Surprise me"
DRAWN = "A legal deck, drawn by chance. You see which one when the game begins."


class Tile(QAbstractButton):
    """Something to choose in a row of decks: its name, what stands below it, and a Style or ""."""

    def __init__(self, name: str, below: str, style: str = "") -> None:
        super().__init__(checkable=True)
        self._below, self._style = below, style
        self._pixmap: QPixmap | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setText(name)
        self.setAccessibleName(name)

    @property
    def _face_width(self) -> int:
        return round(theme().px("body") * 4.2)

    def face_size(self) -> int:
        """The width of the face that it wants."""
        return self._face_width

    def set_face(self, pixmap: QPixmap) -> None:
        """Show the Main Personality."""
        self._pixmap = pixmap
        self.update()

    def sizeHint(self) -> QSize:
        """Wide enough for a name in two lines."""
        look = theme()
        height = round(self._face_width * FACE_RATIO) + look.unit * 4
        return QSize(round(self._face_width + look.px("body") * 8.6), height)

    def minimumSizeHint(self) -> QSize:
        """As wide as it wants to be; rows break instead."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the tile."""
        look = theme()
        painter = smooth(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        chosen, pointed = self.isChecked(), self.underMouse() and self.isEnabled()
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setBrush(look.colour("panel-hover" if pointed else "panel-raised"))
        edge = "focus" if self.hasFocus() else "accent" if chosen else "line-strong"
        width = look.ring + 0.5 if chosen or self.hasFocus() else look.border
        painter.setPen(QPen(look.colour(edge), width))
        painter.drawRoundedRect(box, look.radius, look.radius)
        pad = look.unit * 2
        face = QRectF(pad, pad, self._face_width, self._face_width * FACE_RATIO)
        if self._pixmap is not None:
            painter.drawPixmap(face, self._pixmap, QRectF(self._pixmap.rect()))
        else:
            draw_box(painter, face, 4, "panel", "line")
            self._paint_unknown(painter, face)
        self._paint_words(
            painter,
            QRect(
                round(face.right()) + pad,
                pad,
                round(self.width() - face.right() - 2 * pad),
                self.height() - 2 * pad,
            ),
        )
        if chosen:
            self._paint_check(painter)

    def _paint_words(self, painter: QPainter, area: QRect) -> None:
        look = theme()
        title = look.font(look.px("lead"), bold=True, display=True)
        write_with(painter, title, look.colour("text" if self.isEnabled() else "text-faint"))
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        metrics = QFontMetrics(title)
        high = 2 * metrics.lineSpacing()
        words = metrics.elidedText(
            self.text(), Qt.TextElideMode.ElideRight, round(area.width() * 1.7)
        )
        used = painter.drawText(QRect(area.x(), area.y(), area.width(), high), flags, words)
        small = look.font(look.px("body"))
        write_with(painter, small, look.colour("text-muted"))
        line = QFontMetrics(small)
        top = area.y() + used.height() + look.unit // 2
        painter.drawText(
            QRect(area.x(), top, area.width(), line.lineSpacing()),
            Qt.AlignmentFlag.AlignLeft,
            line.elidedText(self._below, Qt.TextElideMode.ElideRight, area.width()),
        )
        if not self._style:
            return
        colour = look.style(self._style)
        chip = look.font(look.px("caption"), bold=True, display=True)
        width = QFontMetrics(chip).horizontalAdvance(self._style) + look.unit * 3
        height = QFontMetrics(chip).height() + look.unit
        box = QRectF(area.x(), area.bottom() - height + 1, min(width, area.width()), height)
        draw_box(painter, box, 4, colour, "line-strong")
        write_with(painter, chip, ink_on(colour))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._style)

    def _paint_unknown(self, painter: QPainter, face: QRectF) -> None:
        """What stands where no face is known."""

    def _paint_check(self, painter: QPainter) -> None:
        """A tick in the corner: the chosen deck is told by more than its colour."""
        look = theme()
        size = look.px("lead")
        circle = QRectF(
            self.width() - size - look.unit * 2, self.height() - size - look.unit * 2, size, size
        )
        paint_with(painter, None, look.colour("accent"))
        painter.drawEllipse(circle)
        pen = QPen(look.colour("accent-ink"), max(2.0, size / 8))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        x, y = circle.x(), circle.y()
        painter.drawLine(
            round(x + size * 0.28),
            round(y + size * 0.52),
            round(x + size * 0.44),
            round(y + size * 0.68),
        )
        painter.drawLine(
            round(x + size * 0.44),
            round(y + size * 0.68),
            round(x + size * 0.72),
            round(y + size * 0.34),
        )


class DeckTile(Tile):
    """One deck of a row of decks, one of which is chosen."""

    def __init__(self, entry: DeckEntry) -> None:
        deck = entry.deck
        if deck is None:
            super().__init__(entry.path.name, "can't be read")
            set_reason(self, f"This deck can't be read: {entry.error}")
        else:
            super().__init__(deck.name, deck.personality, entry.style)
            self.setAccessibleDescription(f"{entry.who()}. {entry.about()}")
            self.setToolTip(plain_tip("\n".join(entry.tip())))
        self.entry = entry


class SurpriseTile(Tile):
    """Any deck that is legal, as chance will have it."""

    def __init__(self) -> None:
        super().__init__(SURPRISE, "by chance")
        self.setAccessibleDescription(DRAWN)
        self.setToolTip(DRAWN)

    def _paint_unknown(self, painter: QPainter, face: QRectF) -> None:
        look = theme()
        painter.setFont(look.font(face.height() * 0.5, bold=True, display=True))
        painter.setPen(look.colour("accent"))
        painter.drawText(face, Qt.AlignmentFlag.AlignCenter, "?")
