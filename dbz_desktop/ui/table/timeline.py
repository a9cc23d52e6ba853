"""TimelineWidget: the attack sequence as it runs, and the earlier attacks of this combat."""

from __future__ import annotations

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QPainter, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from dbz_desktop.ui.bridge import EngineBridge
from dbz_desktop.ui.faces.text import draw_line
from dbz_desktop.ui.table.timeline_model import Node, TimelineModel, TimelineRole
from dbz_desktop.ui.theme import draw_icon, theme

Index = QModelIndex | QPersistentModelIndex
_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
_RESULTS = {"STOPPED": "hero", "CRITICAL": "danger", "HIT": "accent", "NO DAMAGE": "text-muted"}


class TimelineDelegate(QStyledItemDelegate):
    """Draws attacks as headlines, steps as a numbered rail, and what happened as lines."""

    def __init__(self, view: QTreeView) -> None:
        super().__init__(view)
        self._view = view
        self.viewer = 0

    def _node(self, index: Index) -> Node:
        model = index.model()
        assert isinstance(model, TimelineModel)
        return model.node(index)

    def _left(self, kind: str) -> int:
        em = theme().px("body")
        return round({"line": 2.6, "damage": 2.6, "step": 0.5}.get(kind, 0.4) * em)

    def _room(self, node: Node) -> int:
        return self._view.viewport().width() - self._left(node.kind) - theme().px("body")

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Lines are as high as their words need."""
        look = theme()
        node = self._node(index)
        width = self._view.viewport().width()
        if node.kind in ("attack", "action"):
            return QSize(width, round(look.px("lead") * 2.5))
        if node.kind == "step":
            return QSize(width, round(look.px("body") * 1.9))
        metrics = QFontMetrics(look.font(look.px("caption") + 1))
        box = metrics.boundingRect(QRect(0, 0, max(40, self._room(node)), 4000), _WRAP, node.text)
        return QSize(width, box.height() + 5)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """One row, over the whole width of the view."""
        node = self._node(index)
        rect = QRectF(option.rect)
        rect.setLeft(0)
        rect.setRight(self._view.viewport().width())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if node.kind in ("attack", "action"):
            self._headline(painter, rect, node, index)
        elif node.kind == "step":
            self._step(painter, rect, node)
        else:
            self._line(painter, rect, node)
        state = option.state
        focus = QStyle.StateFlag.State_HasFocus
        if state & focus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme().colour("focus"), 2))
            painter.drawRoundedRect(rect.adjusted(2, 1, -2, -1), 5, 5)
        painter.restore()

    def _headline(self, painter: QPainter, rect: QRectF, node: Node, index: Index) -> None:
        look = theme()
        mine = node.seat == self.viewer
        colour = look.colour("accent" if mine else "amber")
        body = rect.adjusted(3, 3, -3, -2)
        painter.setPen(QPen(colour if node.now else look.colour("line"), 1.2))
        painter.setBrush(look.colour("panel-raised"))
        painter.drawRoundedRect(body, 6, 6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawRoundedRect(
            QRectF(body.left() + 1, body.top() + 5, 4, body.height() - 10), 2, 2
        )
        side = body.height() * 0.44
        left = body.left() + 11
        if node.children:
            self._twist(painter, QPointF(left + side * 0.3, body.center().y()), side * 0.3, index)
            left += side * 0.9
        name = node.icon or ("skip" if node.kind == "action" else "attack")
        spot = QRectF(left, body.center().y() - side / 2, side, side)
        draw_icon(painter, name, spot, look.colour("text"))
        left = spot.right() + 7
        right = body.right() - 8
        result = node.attack.result if node.attack is not None else ""
        if result:
            size = look.px("caption")
            metrics = QFontMetrics(look.font(size, bold=True, display=True))
            wide = metrics.horizontalAdvance(result) + 14
            badge = QRectF(right - wide, body.center().y() - size * 0.85, wide, size * 1.7)
            painter.setPen(QPen(look.colour(_RESULTS.get(result, "line-strong")), 1.3))
            painter.setBrush(look.colour("panel"))
            painter.drawRoundedRect(badge, 4, 4)
            draw_line(
                painter,
                result,
                badge,
                look.colour("text"),
                size,
                align=Qt.AlignmentFlag.AlignHCenter,
            )
            right = badge.left() - 6
        draw_line(
            painter,
            node.text,
            QRectF(left, body.top(), right - left, body.height()),
            look.colour("text"),
            look.px("lead"),
        )

    def _twist(self, painter: QPainter, centre: QPointF, size: float, index: Index) -> None:
        expanded = self._view.isExpanded(index)  # type: ignore[arg-type]
        if expanded:
            points = [(-1.0, -0.6), (1.0, -0.6), (0.0, 0.8)]
        else:
            points = [(-0.6, -1.0), (-0.6, 1.0), (0.8, 0.0)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().colour("text-muted"))
        painter.drawPolygon(
            QPolygonF([QPointF(centre.x() + x * size, centre.y() + y * size) for x, y in points])
        )

    def _step(self, painter: QPainter, rect: QRectF, node: Node) -> None:
        look = theme()
        em = look.px("body")
        if node.now:
            painter.setPen(QPen(look.colour("accent"), 1))
            painter.setBrush(look.colour("accent-dim", 0.55))
            painter.drawRoundedRect(rect.adjusted(3, 1, -3, -1), 5, 5)
        lit = node.now or node.reached
        disc = em * 1.35
        spot = QRectF(self._left("step") + 3, rect.center().y() - disc / 2, disc, disc)
        fill = "accent" if node.now else "panel-raised"
        painter.setPen(QPen(look.colour("accent" if lit else "line-strong"), 1.3))
        painter.setBrush(look.colour(fill))
        painter.drawEllipse(spot)
        ink = look.colour("accent-ink" if node.now else "text" if lit else "text-faint")
        draw_line(
            painter, str(node.number), spot, ink, em * 0.9, align=Qt.AlignmentFlag.AlignHCenter
        )
        text = node.text[:1].upper() + node.text[1:]
        size = look.px("caption")
        rule_width = QFontMetrics(look.font(size, bold=True, display=True)).horizontalAdvance(
            node.rule
        )
        right = rect.right() - 10 - rule_width
        left = spot.right() + 7
        words = QFontMetrics(look.font(em, bold=node.now)).horizontalAdvance(text)
        if left + words <= right - 7:
            place = QRectF(right, rect.top(), rule_width + 4, rect.height())
            draw_line(
                painter, node.rule, place, look.colour("amber" if node.now else "text-faint"), size
            )
        else:
            # The name needs the room; the rule is in the tool tip.
            right = rect.right() - 4
        box = QRectF(left, rect.top(), right - left - 6, rect.height())
        draw_line(
            painter,
            text,
            box,
            look.colour("text" if lit else "text-faint"),
            em,
            bold=node.now,
            display=False,
        )

    def _line(self, painter: QPainter, rect: QRectF, node: Node) -> None:
        look = theme()
        left = self._left("line")
        painter.setPen(QPen(look.colour("line-strong"), 1.4))
        rail = self._left("step") + 3 + look.px("body") * 0.68
        painter.drawLine(QPointF(rail, rect.top()), QPointF(rail, rect.bottom()))
        painter.setFont(look.font(look.px("caption") + 1))
        painter.setPen(look.colour("text-muted"))
        box = QRectF(left, rect.top() + 2, self._room(node), rect.height() - 2)
        painter.drawText(box, int(_WRAP), node.text)


class _Tree(QTreeView):
    """Follows its width: lines wrap anew."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def drawBranches(self, painter: QPainter, rect: QRect, index: Index) -> None:
        """The delegate draws its own."""


class TimelineWidget(QWidget):
    """The steps of the current attack, lit as they run, and the attacks before it."""

    cardHovered = Signal(int)
    """The card that the row under the pointer is about, or -1."""

    def __init__(self, bridge: EngineBridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("timeline")
        self.setAccessibleName("Timeline of the attack")
        self.bridge = bridge
        self.model = TimelineModel(bridge, self)
        self.view = _Tree(self)
        self.view.setAccessibleName("Attacks of this combat and their steps")
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.setHeaderHidden(True)
        self.view.setIndentation(0)
        self.view.setRootIsDecorated(False)
        self.view.setExpandsOnDoubleClick(False)
        self.view.setMouseTracking(True)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setVerticalScrollMode(QTreeView.ScrollMode.ScrollPerPixel)
        self.delegate = TimelineDelegate(self.view)
        self.delegate.viewer = bridge.viewer
        self.view.setItemDelegate(self.delegate)
        self.view.setModel(self.model)
        self.empty = QLabel("No combat yet.\nThe steps of every attack appear here.", self)
        self.empty.setProperty("role", "muted")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)
        self.setMinimumWidth(180)
        self.view.clicked.connect(self._clicked)
        self.view.activated.connect(self._clicked)
        self.view.entered.connect(
            lambda index: self.cardHovered.emit(max(-1, index.data(TimelineRole.CARD)))
        )
        self.model.rowsInserted.connect(self._grown)
        self.model.dataChanged.connect(self._changed)
        self.model.modelReset.connect(self._renewed)
        bridge.viewerChanged.connect(self._viewer_changed)
        self._renewed()

    def _viewer_changed(self, viewer: int) -> None:
        self.delegate.viewer = viewer
        self.view.viewport().update()

    def _clicked(self, index: QModelIndex) -> None:
        if self.model.rowCount(index):
            self.view.setExpanded(index, not self.view.isExpanded(index))

    def _renewed(self) -> None:
        self._show_empty()
        roots = self.model.rowCount()
        for row in range(roots):
            index = self.model.index(row, 0)
            if row == roots - 1:
                self.view.expandRecursively(index)
        self._follow()

    def _grown(self, parent: QModelIndex, first: int, last: int) -> None:
        if not parent.isValid():
            # A new action: what came before folds up, to look back at.
            for row in range(first):
                self.view.collapse(self.model.index(row, 0))
        elif not self.view.isExpanded(parent):
            top = parent
            while top.parent().isValid():
                top = top.parent()
            if top.row() == self.model.rowCount() - 1:
                self.view.expand(top)
                self.view.expand(parent)
        self._show_empty()
        self._follow()

    def _changed(self, first: QModelIndex, last: QModelIndex) -> None:
        if first.data(TimelineRole.NOW):
            self._follow()

    def _follow(self) -> None:
        """Keep what is going on in sight, with a little of what is to come."""
        current = self.model.current()
        if current.isValid():
            last = current
            while self.model.rowCount(last):
                last = self.model.index(self.model.rowCount(last) - 1, 0, last)
            self.view.scrollTo(last)
            self.view.scrollTo(current)

    def _show_empty(self) -> None:
        self.empty.setVisible(self.model.rowCount() == 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The note for an empty timeline stays in the middle."""
        super().resizeEvent(event)
        self.empty.setGeometry(self.rect().adjusted(12, 12, -12, -12))
