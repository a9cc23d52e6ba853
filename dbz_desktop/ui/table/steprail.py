"""The timeline folded to a rail: the attack's steps as numbers, the present one lit."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QEvent, QModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from dbz_desktop.ui.kit.painted_text import CENTRE, draw_line
from dbz_desktop.ui.kit.painting import paint_with, smooth
from dbz_desktop.ui.kit.theme import draw_icon, theme
from dbz_desktop.ui.kit.widgets import plain_tip
from dbz_desktop.ui.table.timeline_model import TimelineModel, TimelineRole


class StepRail(QWidget):
    """Draws the steps of the attack that goes on (or was the last). A click asks to unfold."""

    unfoldWanted = Signal()

    def __init__(self, model: TimelineModel) -> None:
        super().__init__()
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.model = model
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        for signal in (model.rowsInserted, model.dataChanged, model.modelReset):
            signal.connect(self._changed)
        self._changed()

    def _changed(self, *_: object) -> None:
        self.setAccessibleName(self.words())
        self.update()

    def _parts(self) -> tuple[QModelIndex, list[QModelIndex]]:
        """The attack in question and its steps; both empty where there is none."""
        model = self.model
        root = model.last_attack()
        if not root.isValid():
            return root, []
        steps = [model.index(row, 0, root) for row in range(model.rowCount(root))]
        return root, [step for step in steps if step.data(TimelineRole.KIND) == "step"]

    def steps(self) -> list[tuple[int, str, bool]]:
        """The steps that are drawn: number, name, whether it is the present one."""
        return [
            (step.data(TimelineRole.NUMBER), str(step.data()), bool(step.data(TimelineRole.NOW)))
            for step in self._parts()[1]
        ]

    def words(self) -> str:
        """The rail in words."""
        root, _ = self._parts()
        now = [f", step {number}: {name}" for number, name, lit in self.steps() if lit]
        return (
            f"Timeline, folded: {root.data()}{now[0] if now else ''}"
            if root.isValid()
            else ("Timeline, folded: no attack yet")
        )

    def sizeHint(self) -> QSize:
        """Wide enough for a number in a disc."""
        return QSize(round(theme().px("body") * 2.2), 100)

    def minimumSizeHint(self) -> QSize:
        """The same width; the discs draw together where it is low."""
        return QSize(self.sizeHint().width(), 60)

    def _discs(self, count: int) -> list[QRectF]:
        em = theme().px("body")
        top = em * 2.4
        step = min(em * 2.4, (self.height() - top - em * 0.5) / max(1, count))
        disc = min(em * 1.7, step * 0.92)
        left = (self.width() - disc) / 2
        return [QRectF(left, top + i * step + (step - disc) / 2, disc, disc) for i in range(count)]

    def paintEvent(self, event: QPaintEvent) -> None:
        """The attack's icon, below it a disc for every step."""
        look = theme()
        with smooth(self) as painter:
            painter.fillRect(self.rect(), look.colour("panel"))
            root, steps = self._parts()
            em = look.px("body")
            side = em * 1.3
            icon = (root.data(TimelineRole.ICON) or "attack") if root.isValid() else "attack"
            spot = QRectF((self.width() - side) / 2, em * 0.6, side, side)
            draw_icon(painter, icon, spot, "text" if steps else "text-faint")
            discs = self._discs(len(steps))
            for above, below in pairwise(discs):
                painter.setPen(QPen(look.colour("line-strong"), 1.4))
                painter.drawLine(above.center(), below.center())
            for index, disc in zip(steps, discs, strict=True):
                now, reached = index.data(TimelineRole.NOW), index.data(TimelineRole.REACHED)
                lit = now or reached
                if now:
                    paint_with(painter, None, look.colour("accent-dim"))
                    painter.drawRoundedRect(
                        QRectF(2, disc.top() - 2, self.width() - 4, disc.height() + 4), 6, 6
                    )
                painter.setPen(QPen(look.colour("accent" if lit else "line-strong"), 1.4))
                painter.setBrush(look.colour("accent" if now else "panel-raised"))
                painter.drawEllipse(disc)
                ink = look.colour("accent-ink" if now else "text" if lit else "text-faint")
                number = str(index.data(TimelineRole.NUMBER))
                draw_line(painter, number, disc, ink, disc.height() * 0.66, align=CENTRE)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click unfolds the timeline."""
        if self.rect().contains(event.position().toPoint()):
            self.unfoldWanted.emit()

    def event(self, event: QEvent) -> bool:
        """The tool tip names the step that is pointed at."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            _, steps = self._parts()
            text = self.words()
            for index, disc in zip(steps, self._discs(len(steps)), strict=True):
                if disc.top() - 2 <= event.pos().y() <= disc.bottom() + 2:
                    rule = index.data(TimelineRole.RULE)
                    text = f"Step {index.data(TimelineRole.NUMBER)}: {index.data()} ({rule})"
            QToolTip.showText(event.globalPos(), plain_tip(text), self)
            return True
        return super().event(event)
