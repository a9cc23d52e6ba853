"""Decks as tiles in rows that fill the width: the view, and how a deck is drawn."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFontMetrics,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPainterStateGuard,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from dbz_desktop.decks import DeckProblem
from dbz_desktop.match.content.deck_entries import DeckEntry, entry_name
from dbz_desktop.ui.decks.decks_model import DecksRole
from dbz_desktop.ui.faces.face_shelf import FaceShelf
from dbz_desktop.ui.faces.face_size import RATIO
from dbz_desktop.ui.kit.measure import at_new_look
from dbz_desktop.ui.kit.models import Index
from dbz_desktop.ui.kit.painting import draw_box, write_with
from dbz_desktop.ui.kit.scroll_places import keep_place
from dbz_desktop.ui.kit.theme import draw_icon, ink_on, theme
from dbz_desktop.ui.kit.tile import draw_wrapped


class TileDelegate(QStyledItemDelegate):
    """Draws a deck: its Main Personality's face, its name, Style, size, and whether it is legal."""

    def __init__(self, view: DecksView, shelf: FaceShelf) -> None:
        super().__init__(view)
        self._view = view
        self._shelf = shelf

    @staticmethod
    def face_size() -> QSize:
        """The size of the face."""
        width = round(theme().px("body") * 6)
        return QSize(width, round(width / RATIO))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """The view says how wide; the face says how high. A heading has a row of its own."""
        if index.data(DecksRole.ENTRY) is None:
            return self._view.heading_size()
        return self._view.tile_size()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """One tile."""
        look = theme()
        entry = index.data(DecksRole.ENTRY)
        if entry is None:
            self._heading(painter, option.rect, index.data())
            return
        gap = self._view.gap
        rect = QRectF(option.rect).adjusted(gap / 2, gap / 2, -gap / 2, -gap / 2)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        pointed = bool(option.state & QStyle.StateFlag.State_MouseOver)
        focus = bool(option.state & QStyle.StateFlag.State_HasFocus)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setBrush(look.colour("panel-hover" if pointed or chosen else "panel-raised"))
        edge = "focus" if focus else "accent" if chosen else "line-strong"
        painter.setPen(QPen(look.colour(edge), look.ring + 0.5 if focus or chosen else look.border))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), look.radius, look.radius)
        pad = look.unit * 2
        size = self.face_size()
        face = QRectF(rect.left() + pad, rect.top() + pad, size.width(), size.height())
        self._face(painter, face, entry)
        left = face.right() + pad * 1.5
        words = QRectF(left, rect.top() + pad, rect.right() - left - pad, size.height())
        self._words(painter, words, entry, index.data(DecksRole.PROBLEMS))
        painter.restore()

    def _heading(self, painter: QPainter, area: QRect, words: str) -> None:
        """The name of a group, at the foot of its row."""
        look = theme()
        with QPainterStateGuard(painter):
            painter.setFont(look.font(look.px("lead"), bold=True, display=True))
            painter.setPen(look.colour("text-muted"))
            half = self._view.gap // 2
            align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
            painter.drawText(area.adjusted(half, 0, -half, -half), align, words)

    def _face(self, painter: QPainter, place: QRectF, entry: DeckEntry) -> None:
        look = theme()
        deck = entry.deck
        card = deck.mp[0] if deck is not None and deck.mp else None
        if card is not None:
            face = self._shelf.face(card, self.face_size(), self._view.devicePixelRatioF())
            if face is not None:
                painter.drawPixmap(place.topLeft(), face)
                return
        draw_box(
            painter, place, 6, "panel", QPen(look.colour("line-strong"), 1.5, Qt.PenStyle.DashLine)
        )
        side = place.width() * 0.4
        sign = QRectF(place.center().x() - side / 2, place.center().y() - side / 2, side, side)
        broken = deck is None
        name, colour = ("warning", "danger") if broken else ("personality", "text-muted")
        draw_icon(painter, name, sign, colour)

    def _words(
        self, painter: QPainter, area: QRectF, entry: DeckEntry, problems: list[DeckProblem]
    ) -> None:
        look = theme()
        title = look.font(look.px("lead"), bold=True, display=True)
        body = look.font(look.px("body"))
        small = look.font(look.px("caption"))
        # Rounded down a line would have no room for itself.
        line = QFontMetricsF(body).lineSpacing()
        foot = QFontMetricsF(small).height() + look.unit
        top = area.top()
        rest = 2 * line + foot + look.unit
        room = QRectF(area.left(), top, area.width(), area.height() - rest)
        top += draw_wrapped(painter, room, entry_name(entry), title, look.colour("text"), 2)
        deck = entry.deck
        if deck is None:
            room = QRectF(area.left(), top, area.width(), area.bottom() - top)
            draw_wrapped(painter, room, "Can't be read", body, look.colour("danger"), 1)
            room.setTop(top + line)
            draw_wrapped(painter, room, entry.error, small, look.colour("text-muted"), 4)
            return
        room = QRectF(area.left(), top, area.width(), line)
        who = deck.personality or "No Main Personality yet"
        draw_wrapped(painter, room, who, body, look.colour("text-muted"), 1)
        top += line
        verdict_top = area.bottom() - foot - look.unit - line
        if not entry.own:
            # One's own decks one knows; what their Style does would say the same of many.
            lines = int((verdict_top - top) / QFontMetricsF(small).lineSpacing())
            room = QRectF(area.left(), top, area.width(), verdict_top - top)
            draw_wrapped(painter, room, entry.about(), small, look.colour("text"), lines)
        if problems:
            count = len(problems)
            verdict, colour = f"{count} problem{'s' if count > 1 else ''}", "amber"
        else:
            verdict, colour = "Legal", "text"
        side = look.px("body")
        top = verdict_top
        sign = QRectF(area.left(), top + (line - side) / 2, side, side)
        draw_icon(painter, "warning" if problems else "check", sign, colour)
        room = QRectF(area.left() + side * 1.4, top, area.width() - side * 1.4, line)
        verdict = f"{verdict} · {deck.size} cards" if deck.size != 60 or not problems else verdict
        draw_wrapped(painter, room, verdict, body, look.colour(colour), 1)
        self._chip(painter, QRectF(area.left(), area.bottom() - foot, area.width(), foot), entry)

    @staticmethod
    def _chip(painter: QPainter, area: QRectF, entry: DeckEntry) -> None:
        look = theme()
        colour = look.style(entry.style)
        font = look.font(look.px("caption"), bold=True, display=True)
        metrics = QFontMetrics(font)
        width = min(area.width(), metrics.horizontalAdvance(entry.style) + look.unit * 3)
        box = QRectF(area.left(), area.top(), width, area.height())
        draw_box(painter, box, 4, colour, "line-strong")
        write_with(painter, font, ink_on(colour))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, entry.style)


class DecksView(QListView):
    """Decks as tiles in rows that fill the width."""

    gap = 10

    def __init__(self, shelf: FaceShelf) -> None:
        super().__init__()
        self._tile, self._heading = QSize(320, 160), QSize(320, 30)
        self.setProperty("role", "games")
        self.setAccessibleName("Decks")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        keep_place(self)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setItemDelegate(TileDelegate(self, shelf))
        shelf.ready.connect(self._came)
        at_new_look(self._fit_tiles)

    def _came(self, _ident: str) -> None:
        self.viewport().update()

    def tile_size(self) -> QSize:
        """The size of a tile with its gap."""
        return self._tile

    def heading_size(self) -> QSize:
        """The size of a heading: all of the width, so that the tiles begin below it."""
        return self._heading

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many tiles a row as have room, as wide as that leaves them."""
        self._fit_tiles()
        super().resizeEvent(event)

    def _fit_tiles(self) -> None:
        face = TileDelegate.face_size()
        look = theme()
        least = face.width() + round(look.px("body") * 14)
        width = self.viewport().width() - 2
        wide = max(1, width // max(1, least + self.gap))
        self._tile = QSize(width // wide, face.height() + look.unit * 4 + self.gap)
        line = QFontMetrics(look.font(look.px("lead"), bold=True, display=True)).height()
        self._heading = QSize(width, line + look.unit + self.gap)
        self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens on every system."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.activated.emit(self.currentIndex())
            return
        super().keyPressEvent(event)
