"""How the rows of a deck are drawn: headings, cards with their marks, empty places."""

from __future__ import annotations

from PySide6.QtCore import QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTreeView

from dbz_desktop.cards.model import Card
from dbz_desktop.decks import DeckProblem
from dbz_desktop.decks.figures import in_short
from dbz_desktop.decks.sections import Row, Section
from dbz_desktop.ui.decks.deck_model import DeckModel
from dbz_desktop.ui.faces.emblem import base_colour
from dbz_desktop.ui.kit.models import Index
from dbz_desktop.ui.kit.painted_text import CENTRE, RIGHT, draw_line, draw_plain
from dbz_desktop.ui.kit.painting import draw_box, paint_with, smooth, write_with
from dbz_desktop.ui.kit.theme import draw_icon, theme

MOST_PICTURES = 240
"""Rows whose pictures are kept; each takes some 50 kB."""

# As a number: joining Qt's flags for every row of every picture is felt.
_LOOKS = (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_HasFocus).value


class DeckDelegate(QStyledItemDelegate):
    """Draws a section's heading, or a card: copies, Style, name, figures, marks, − and +."""

    def __init__(self, view: QTreeView, model: DeckModel) -> None:
        super().__init__(view)
        self._view, self._model = view, model
        self.hovered = QPersistentModelIndex()
        self._pictures: dict[tuple[object, ...], QPixmap] = {}
        """Rows as they were painted: an edit changes one, and the whole deck is shown anew."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Rows grow with the text."""
        look = theme()
        heading = not index.parent().isValid()
        return QSize(100, round(look.px("body") * (2.3 if heading else 2.1)))

    def buttons(self, rect: QRect) -> tuple[QRect, QRect]:
        """Where "one less" and "one more" of a row lie."""
        side = rect.height() - 6
        more = QRect(rect.right() - side - 4, rect.top() + 3, side, side)
        return more.translated(-side - 3, 0), more

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """One row, over the whole width."""
        node = self._model.node(index)
        rect = QRect(option.rect)
        rect.setLeft(0)
        rect.setRight(self._view.viewport().width() - 1)
        key = self._look_of(node, rect, option, index)
        picture = self._pictures.get(key)
        if picture is None:
            if len(self._pictures) >= MOST_PICTURES:
                self._pictures.clear()
            picture = self._pictures[key] = self._picture(rect, node, option, index)
        painter.drawPixmap(rect.topLeft(), picture)

    def _look_of(
        self, node: object, rect: QRect, option: QStyleOptionViewItem, index: Index
    ) -> tuple[object, ...]:
        """Everything that a row's picture follows from."""
        look = theme()
        dpr = self._view.devicePixelRatioF()
        common = rect.width(), rect.height(), dpr, look.name, look.scale
        if isinstance(node, Section):
            return *common, node.title, node.count, node.limit
        if not isinstance(node, Row):
            return common
        state = option.state.value
        words = card = problems = figure = None
        if node.card is None:
            words = node.missing
        else:
            session = self._model.session
            card = node.card.id
            problems = tuple((p.rule, p.remark) for p in session.problems_of(node.card))
            entry = session.entry(node.card)
            figure = in_short(entry) if entry is not None else ""
        return (
            *common,
            state & _LOOKS,
            QPersistentModelIndex(index) == self.hovered,
            node.copies,
            node.level,
            card,
            words,
            problems,
            figure,
        )

    def _picture(
        self, rect: QRect, node: object, option: QStyleOptionViewItem, index: Index
    ) -> QPixmap:
        dpr = self._view.devicePixelRatioF()
        picture = QPixmap(rect.size() * dpr)
        picture.setDevicePixelRatio(dpr)
        picture.fill(Qt.GlobalColor.transparent)
        with smooth(picture) as painter:
            here = QRect(0, 0, rect.width(), rect.height())
            if isinstance(node, Section):
                self._heading(painter, here, node)
            elif isinstance(node, Row):
                self._row(painter, here, node, option, index)
        return picture

    def _heading(self, painter: QPainter, rect: QRect, section: Section) -> None:
        look = theme()
        body = QRectF(rect).adjusted(8, 0, -8, 0)
        size = look.px("lead")
        full = not section.limit or section.count == section.limit
        count = section.counted
        metrics = QFontMetrics(look.font(size, display=True, bold=True))
        title = body.adjusted(0, 0, -metrics.horizontalAdvance(count) - 10, 0)
        draw_line(painter, section.title, title, "text-muted", size)
        draw_line(painter, count, body, "text" if full else "amber", size, align=RIGHT)
        painter.setPen(QPen(look.colour("line"), 1))
        painter.drawLine(rect.left() + 8, rect.bottom(), rect.right() - 8, rect.bottom())

    def _row(
        self,
        painter: QPainter,
        rect: QRect,
        row: Row,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> None:
        look = theme()
        state = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        hovered = QPersistentModelIndex(index) == self.hovered
        body = QRectF(rect).adjusted(4, 1, -4, -1)
        if chosen or hovered:
            draw_box(painter, body, 5, look.colour("accent-dim", 0.5) if chosen else "panel-hover")
        size = look.px("body")
        if row.card is None:
            paint_with(painter, QPen(look.colour("line-strong"), 1, Qt.PenStyle.DashLine), None)
            painter.drawRoundedRect(body.adjusted(2, 1, -2, -1), 5, 5)
            draw_plain(painter, row.missing, body.adjusted(14, 0, -8, 0), "text-muted", size)
        else:
            self._card(painter, rect, row, row.card, hovered or chosen)
        if state & QStyle.StateFlag.State_HasFocus:
            draw_box(painter, body, 5, None, "focus", 2)

    def _card(self, painter: QPainter, rect: QRect, row: Row, card: Card, active: bool) -> None:
        look = theme()
        size = look.px("body")
        side = float(rect.height())
        copies = QRectF(rect.left() + 8, rect.top(), side * 0.9, side)
        text = str(row.copies) if not row.level else f"L{row.level}"
        draw_line(painter, text, copies, "text", size * 1.15, align=CENTRE)
        paint_with(painter, None, base_colour(card))
        bar = QRectF(copies.right() + 4, rect.top() + 5, 5, side - 10)
        painter.drawRoundedRect(bar, 2, 2)
        right = float(rect.right() - 8)
        less, more = self.buttons(rect)
        if active and not row.level and card.type.in_life_deck:
            for spot, sign in ((less, "−"), (more, "+")):
                draw_box(painter, QRectF(spot), 4, "panel-raised", "line-strong", 1.2)
                draw_line(painter, sign, QRectF(spot), "text", size * 1.2, align=CENTRE)
            right = less.left() - 6.0
        problems = self._model.session.problems_of(card)
        if problems:
            right = self._mark(painter, rect, right, problems)
        entry = self._model.session.entry(card)
        figure = in_short(entry) if entry is not None else ""
        if figure and not active:
            metrics = QFontMetrics(look.font(look.px("caption"), display=True, bold=True))
            wide = metrics.horizontalAdvance(figure) + 4
            if right - wide > bar.right() + 90:
                end = QRectF(right - wide, rect.top(), wide, side)
                draw_line(painter, figure, end, "text-muted", look.px("caption"))
                right -= wide + 6
        name = QRectF(bar.right() + 8, rect.top(), right - bar.right() - 10, side)
        write_with(painter, look.font(size), look.colour("text"))
        metrics = QFontMetrics(look.font(size))
        words = metrics.elidedText(card.name, Qt.TextElideMode.ElideRight, int(name.width()))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(name, int(flags), words)

    def _mark(
        self, painter: QPainter, rect: QRect, right: float, problems: list[DeckProblem]
    ) -> float:
        """The rule that a card breaks, as a small plate; returns what room is left of it."""
        look = theme()
        worst = next((p for p in problems if not p.remark), problems[0])
        colour = look.colour("danger" if not worst.remark else "amber")
        size = look.px("caption")
        metrics = QFontMetrics(look.font(size, bold=True, display=True))
        icon_side = size * 1.2
        wide = metrics.horizontalAdvance(worst.rule) + icon_side + 16
        plate = QRectF(right - wide, rect.top() + 5, wide, rect.height() - 10)
        draw_box(painter, plate, 4, "panel", colour, 1.4)
        spot = QRectF(plate.left() + 5, plate.center().y() - icon_side / 2, icon_side, icon_side)
        draw_icon(painter, "stop" if not worst.remark else "why", spot, colour)
        draw_line(painter, worst.rule, plate.adjusted(icon_side + 9, 0, -3, 0), "text", size)
        return plate.left() - 6
