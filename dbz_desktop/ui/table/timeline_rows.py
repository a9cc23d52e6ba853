"""How the rows of the timeline look: turns as bars, their steps as a rail, attacks as plates."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPainterStateGuard, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTreeView

from dbz_desktop.match.telling.timeline import Node, damage_words
from dbz_desktop.ui.kit.line_text import LineText, line_text, spans_of
from dbz_desktop.ui.kit.models import Index
from dbz_desktop.ui.kit.painted_text import CENTRE, draw_line, draw_name
from dbz_desktop.ui.kit.painting import draw_box, paint_with, twist
from dbz_desktop.ui.kit.theme import draw_icon, theme
from dbz_desktop.ui.table.timeline_model import TimelineModel

RESULTS = {"STOPPED": "stopped", "CRITICAL": "danger", "HIT": "accent", "NO DAMAGE": "line-strong"}
_RESULT_ICONS = {"STOPPED": "defense", "CRITICAL": "star", "HIT": "damage", "NO DAMAGE": "close"}


class TimelineDelegate(QStyledItemDelegate):
    """Draws turns, steps, attacks, and what happened in each as lines."""

    def __init__(self, view: QTreeView) -> None:
        super().__init__(view)
        self._view = view
        self.viewer = 0
        self.actor = -1
        """The seat that may act now, or -1."""

    def node(self, index: Index) -> Node:
        """The node of a row."""
        model = index.model()
        assert isinstance(model, TimelineModel)
        return model.node(index)

    # --- geometry ------------------------------------------------------------------------------

    def _width(self) -> int:
        return self._view.viewport().width()

    def _left(self, node: Node) -> int:
        """Where the words of a line begin."""
        parent = node.parent.kind if node.parent is not None else ""
        return round(
            {"step": 3.1, "action": 1.7, "attack": 1.7}.get(parent, 2.1) * theme().px("body")
        )

    def _line(self, node: Node) -> LineText:
        look = theme()
        room = self._width() - self._left(node) - round(look.px("body") * 0.6)
        font = look.font(look.px("caption") + 1)
        return line_text(node.text, font.toString(), room)

    def _rule_width(self, rule: str) -> int:
        look = theme()
        font = look.font(look.px("caption"), bold=True, display=True)
        return QFontMetrics(font).horizontalAdvance(rule)

    def _step_room(self, node: Node) -> tuple[int, int]:
        """Left edge and width of the name of a step, beside its mark."""
        em = theme().px("body")
        left = round(em * (2.6 if node.kind == "step" else 2.1))
        return left, self._width() - left - round(em * 0.6)

    def _rule_below(self, node: Node) -> bool:
        """Whether a step's rule has no room beside its name."""
        look = theme()
        _, room = self._step_room(node)
        words = QFontMetrics(look.font(look.px("body"), bold=True)).horizontalAdvance(node.text)
        return words + self._rule_width(node.rule) + look.px("body") * 0.7 > room

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Rows are as high as their words need."""
        look = theme()
        em = look.px("body")
        node = self.node(index)
        if node.kind == "turn":
            height = em * 2.2
        elif node.kind == "attack":
            height = look.px("lead") * 1.6 + look.px("caption") * 2.2
        elif node.kind == "action":
            height = look.px("lead") * 2.1
        elif node.kind in ("phase", "step"):
            height = em * 1.85 + (look.px("caption") * 1.2 if self._rule_below(node) else 0)
        else:
            height = self._line(node).height + em * 0.35
        return QSize(self._width(), round(height))

    def result_rect(self, rect: QRectF) -> QRectF:
        """Where an attack's row shows what it did."""
        return rect.adjusted(0, rect.height() * 0.5, 0, 0)

    def card_at(self, index: Index, rect: QRectF, at: QPointF) -> int:
        """The card whose name is under a point, or -1."""
        node = self.node(index)
        if node.kind in ("attack", "action"):
            return node.card if at.y() < rect.center().y() and at.x() > rect.left() + 40 else -1
        if node.kind != "line":
            return -1
        inner = at - QPointF(self._left(node), rect.top() + 2)
        return self._line(node).card_at(inner, spans_of(node.text, node.names))

    # --- painting ------------------------------------------------------------------------------

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """One row, over the whole width of the view."""
        node = self.node(index)
        rect = QRectF(option.rect)
        rect.setLeft(0)
        rect.setRight(self._width())
        with QPainterStateGuard(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            state = option.state
            hovered = bool(state & QStyle.StateFlag.State_MouseOver)
            if node.kind == "turn":
                self._turn(painter, rect, node, index, hovered)
            elif node.kind in ("attack", "action"):
                self._headline(painter, rect, node, index, hovered)
            elif node.kind in ("phase", "step"):
                self._step(painter, rect, node, index, hovered)
            else:
                self._words(painter, rect, node, hovered)
            if state & QStyle.StateFlag.State_HasFocus:
                draw_box(painter, rect.adjusted(2, 1, -2, -1), 5, None, "focus", 2)

    def _seat(self, seat: int) -> QColor:
        """The colour of a player."""
        if seat < 0:
            return theme().colour("line-strong")
        return theme().colour("accent" if seat == self.viewer else "amber")

    def _opens(self, node: Node) -> bool:
        return bool(node.children or node.pending)

    def _twist(self, painter: QPainter, centre: QPointF, size: float, index: Index) -> None:
        paint_with(painter, None, theme().colour("text-muted"))
        painter.drawPolygon(twist(centre, size, self._view.isExpanded(index)))  # type: ignore[arg-type]

    def _turn(
        self, painter: QPainter, rect: QRectF, node: Node, index: Index, hovered: bool
    ) -> None:
        look = theme()
        em = look.px("body")
        body = rect.adjusted(0, 2, 0, -1)
        painter.fillRect(body, look.colour("panel-hover" if hovered else "panel-raised"))
        painter.fillRect(QRectF(0, body.top(), 4, body.height()), self._seat(node.seat))
        if self._opens(node):
            self._twist(painter, QPointF(em * 0.95, body.center().y()), em * 0.3, index)
        left, right = em * 1.6, rect.right() - em * 0.5
        if node.number:
            count = str(node.number)
            wide = QFontMetrics(look.font(em, bold=True, display=True)).horizontalAdvance(count)
            place = QRectF(right - wide, body.top(), wide + 2, body.height())
            draw_line(painter, count, place, "text-muted", em)
            spot = QRectF(
                place.left() - em * 1.05, body.center().y() - em * 0.4, em * 0.8, em * 0.8
            )
            draw_icon(painter, "attack", spot, "text-muted")
            right = spot.left() - em * 0.3
        draw_line(
            painter,
            node.text,
            QRectF(left, body.top(), right - left, body.height()),
            "text" if node.now else "text-muted",
            look.px("lead") if node.now else em,
        )

    def _headline(
        self, painter: QPainter, rect: QRectF, node: Node, index: Index, hovered: bool
    ) -> None:
        look = theme()
        em = look.px("body")
        colour = self._seat(node.seat)
        body = rect.adjusted(em * 0.7, 2, -3, -2)
        painter.setPen(QPen(colour if node.now else look.colour("line"), 1.2))
        painter.setBrush(look.colour("panel-hover" if hovered else "panel-raised"))
        painter.drawRoundedRect(body, 6, 6)
        draw_box(painter, QRectF(body.left() + 1, body.top() + 5, 4, body.height() - 10), 2, colour)
        attack = node.kind == "attack"
        top = body.height() * (0.54 if attack else 1.0)
        first = QRectF(body.left(), body.top(), body.width(), top)
        side = look.px("lead") * 1.05
        left = body.left() + 10
        if self._opens(node):
            self._twist(
                painter, QPointF(left + side * 0.26, first.center().y()), side * 0.26, index
            )
            left += side * 0.75
        name = node.icon or ("skip" if not attack else "attack")
        spot = QRectF(left, first.center().y() - side / 2, side, side)
        draw_icon(painter, name, spot, "text")
        left = spot.right() + 6
        draw_name(
            painter,
            (node.text,),
            QRectF(left, first.top(), body.right() - 6 - left, first.height()),
            "text" if attack or node.card >= 0 else "text-muted",
            look.px("lead") if attack else em,
        )
        if attack:
            second = QRectF(spot.left(), first.bottom(), body.right() - spot.left() - 6, 0)
            second.setBottom(body.bottom() - 2)
            self._result(painter, second, node)

    def _result(self, painter: QPainter, rect: QRectF, node: Node) -> None:
        """The lower half of an attack's plate: what it has done so far."""
        look = theme()
        size = look.px("caption")
        attack = node.attack
        assert attack is not None
        words = damage_words(node)
        result = attack.result
        if attack.stopped_by is not None or result == "NO DAMAGE":
            words = ""
        if not result and not words:
            defender = self._model().names[1 - attack.player]
            words = f"against {defender}"
        left = rect.left()
        if result:
            metrics = QFontMetrics(look.font(size, bold=True, display=True))
            wide = metrics.horizontalAdvance(result) + size * 2.1
            badge = QRectF(left, rect.center().y() - size * 0.78, wide, size * 1.56)
            draw_box(painter, badge, 4, "panel", RESULTS.get(result, "line-strong"), 1.3)
            side = size * 1.05
            icon = QRectF(badge.left() + 4, badge.center().y() - side / 2, side, side)
            draw_icon(painter, _RESULT_ICONS.get(result, "close"), icon, "text")
            inner = QRectF(
                icon.right() + 3, badge.top(), badge.right() - icon.right(), badge.height()
            )
            draw_line(painter, result, inner, "text", size)
            left = badge.right() + 6
        if words:
            draw_name(
                painter,
                (words, words.replace(" life cards", " life")),
                QRectF(left, rect.top(), rect.right() - left, rect.height()),
                "text",
                size + 1,
                bold=False,
                display=False,
            )
            if node.tells_damage:
                self._dotted(painter, words, left, rect, size + 1)

    def _dotted(
        self, painter: QPainter, words: str, left: float, rect: QRectF, size: float
    ) -> None:
        """A dotted line below a number that tells more when one points at it."""
        look = theme()
        wide = QFontMetrics(look.font(size)).horizontalAdvance(words)
        y = rect.center().y() + size * 0.72
        painter.setPen(QPen(look.colour("text-faint"), 1, Qt.PenStyle.DotLine))
        painter.drawLine(QPointF(left, y), QPointF(min(left + wide, rect.right()), y))

    def _model(self) -> TimelineModel:
        model = self._view.model()
        assert isinstance(model, TimelineModel)
        return model

    def _step(
        self, painter: QPainter, rect: QRectF, node: Node, index: Index, hovered: bool
    ) -> None:
        look = theme()
        em = look.px("body")
        current = node.now and self._model().course.current is node
        indent = em * (0.55 if node.kind == "step" else 0.0)
        if current:
            paint_with(painter, QPen(look.colour("accent"), 1), look.colour("accent-dim", 0.55))
            painter.drawRoundedRect(rect.adjusted(indent + 3, 1, -3, -1), 5, 5)
        elif hovered and self._opens(node):
            draw_box(painter, rect.adjusted(indent + 3, 1, -3, -1), 5, "panel-hover")
        lit = node.now or node.reached
        ink = look.colour("text" if lit else "text-faint")
        first = QRectF(rect.left(), rect.top(), rect.width(), em * 1.85)
        if node.kind == "step":
            disc = em * 1.3
            spot = QRectF(indent + em * 0.45, first.center().y() - disc / 2, disc, disc)
            painter.setPen(QPen(look.colour("accent" if lit else "line-strong"), 1.3))
            painter.setBrush(look.colour("accent" if current else "panel-raised"))
            painter.drawEllipse(spot)
            number = look.colour("accent-ink") if current else ink
            draw_line(painter, str(node.number), spot, number, em * 0.85, align=CENTRE)
        else:
            self._phase_mark(painter, QPointF(em * 1.05, first.center().y()), node, index, current)
        if current and self.actor >= 0:
            self._pointer(painter, rect, indent)
        left, room = self._step_room(node)
        below = self._rule_below(node)
        wide = self._rule_width(node.rule)
        draw_line(
            painter,
            node.text,
            QRectF(left, first.top(), room if below else room - wide - em * 0.5, first.height()),
            ink,
            em,
            bold=current or (node.now and node.kind == "phase"),
            display=False,
        )
        size = look.px("caption")
        place = QRectF(left + room - wide, first.top(), wide + 2, first.height())
        if below:
            place = QRectF(left, first.bottom() - size * 0.55, wide + 2, size * 1.4)
        shade = look.colour("amber" if current else "text-muted" if lit else "text-faint")
        draw_line(painter, node.rule, place, shade, size)

    def _phase_mark(
        self, painter: QPainter, at: QPointF, node: Node, index: Index, current: bool
    ) -> None:
        """Before a step of the turn: a twist where it can be opened, else how it stands."""
        look = theme()
        em = look.px("body")
        if node.children:
            self._twist(painter, at, em * 0.3, index)
            return
        lit = node.now or node.reached
        painter.setPen(QPen(look.colour("accent" if lit else "line-strong"), 1.5))
        if node.skipped:
            painter.drawLine(at - QPointF(em * 0.3, 0), at + QPointF(em * 0.3, 0))
            return
        painter.setBrush(look.colour("accent") if lit else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(at, em * 0.24, em * 0.24)

    def _pointer(self, painter: QPainter, rect: QRectF, indent: float) -> None:
        """At the left edge of the current row, in the colour of who may act."""
        paint_with(painter, None, self._seat(self.actor))
        painter.drawRoundedRect(QRectF(indent, rect.top() + 2, 4, rect.height() - 4), 2, 2)

    def _words(self, painter: QPainter, rect: QRectF, node: Node, hovered: bool) -> None:
        look = theme()
        em = look.px("body")
        left = self._left(node)
        rail = em * (1.65 if node.parent is not None and node.parent.kind == "step" else 1.05)
        painter.setPen(QPen(look.colour("line-strong"), 1.4))
        painter.drawLine(QPointF(rail, rect.top()), QPointF(rail, rect.bottom()))
        if node.seat >= 0:
            paint_with(painter, None, self._seat(node.seat))
            painter.drawEllipse(QPointF(rail, rect.top() + em * 0.7), 2.6, 2.6)
        spans = spans_of(node.text, node.names)
        marks = [(span, look.colour("text")) for span in spans]
        ink = look.colour("text" if hovered and node.tells_damage else "text-muted")
        text = self._line(node)
        at = QPointF(left, rect.top() + 2)
        text.draw(painter, at, ink, marks)
        if node.tells_damage:
            painter.setPen(QPen(look.colour("text-faint"), 1, Qt.PenStyle.DotLine))
            y = rect.top() + 2 + text.height
            painter.drawLine(QPointF(left, y), QPointF(rect.right() - em * 0.6, y))
