"""A section of the side column: a header that folds and unfolds what is below it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QFrame, QSizePolicy, QWidget

from dbz_desktop.ui.kit.layouts import fill, vbox
from dbz_desktop.ui.kit.measure import at_new_look
from dbz_desktop.ui.kit.painted_text import CENTRE, draw_line
from dbz_desktop.ui.kit.painting import draw_box, paint_with, smooth, twist
from dbz_desktop.ui.kit.theme import theme


class FoldHeader(QAbstractButton):
    """The header of a section: which way it is folded, its title, its key."""

    def __init__(self, title: str, key: str = "") -> None:
        super().__init__()
        self.key = key
        self.folded = False
        self.setText(title)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_folded(False)

    def set_folded(self, folded: bool) -> None:
        """Show which way the section is folded."""
        self.folded = folded
        what = "Unfold" if folded else "Fold"
        key = f" ({self.key})" if self.key else ""
        self.setAccessibleName(f"{self.text()}, {'folded' if folded else 'unfolded'}")
        self.setAccessibleDescription(f"{what} this section{key}")
        self.setToolTip(f"{what} “{self.text()}”{key}")
        self.update()

    def sizeHint(self) -> QSize:
        """As high as its title needs."""
        metrics = QFontMetrics(theme().font(theme().px("body"), bold=True, display=True))
        return QSize(metrics.horizontalAdvance(self.text()) * 2, round(metrics.height() * 1.6))

    def minimumSizeHint(self) -> QSize:
        """It can be narrow; the title is then elided by `draw_line`."""
        return QSize(60, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """A triangle, the title, the key at the right end."""
        look = theme()
        painter = smooth(self)
        rect = QRectF(self.rect())
        painter.fillRect(rect, look.colour("panel-hover" if self.underMouse() else "panel-raised"))
        painter.setPen(QPen(look.colour("line"), 1))
        painter.drawLine(rect.topLeft(), rect.topRight())
        em = look.px("body")
        ink = look.colour("text" if self.underMouse() or not self.folded else "text-muted")
        narrow = rect.width() < em * 5
        left = rect.center().x() if narrow else rect.left() + em * 0.95
        size, at = em * 0.32, QPointF(left, rect.center().y())
        paint_with(painter, None, ink)
        painter.drawPolygon(twist(at, size, not self.folded))
        right = rect.right() - em * 0.7
        if self.key and not narrow:
            small = look.px("caption")
            metrics = QFontMetrics(look.font(small, bold=True, display=True))
            wide = metrics.horizontalAdvance(self.key) + em * 0.7
            box = QRectF(right - wide, rect.center().y() - small * 0.85, wide, small * 1.7)
            draw_box(painter, box, 4, None, "line-strong")
            draw_line(painter, self.key, box, "text-muted", small, align=CENTRE)
            right = box.left() - em * 0.5
        left = rect.left() + em * 1.7
        place = QRectF(left, rect.top(), max(1.0, right - left), rect.height())
        if not narrow:
            draw_line(painter, self.text(), place, ink, em * 1.05)
        if self.hasFocus():
            paint_with(painter, QPen(look.colour("focus"), 2), None)
            painter.drawRoundedRect(QRectF(QRect(self.rect()).adjusted(1, 1, -2, -2)), 4, 4)
        painter.end()


class Section(QFrame):
    """A titled part of the side column. `folded` tells that it was folded (True) or unfolded."""

    folded = Signal(bool)

    def __init__(
        self,
        title: str,
        widget: QWidget,
        key: str = "",
        name: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.title, self.key, self.name = title, key, name
        self.widget = widget
        self.header = FoldHeader(title, key)
        self.header.clicked.connect(self.toggle)
        fill(vbox(self, 0, 0), self.header, (widget, 1))
        self._follow()
        at_new_look(self._follow)

    @property
    def is_open(self) -> bool:
        """True while its content shows."""
        return not self.header.folded

    def toggle(self) -> None:
        """Fold it, or unfold it, as a click on the header does."""
        self.set_open(not self.is_open)

    def set_open(self, is_open: bool) -> None:
        """Fold or unfold it."""
        if is_open == self.is_open:
            return
        self.header.set_folded(not is_open)
        self._follow()
        self.folded.emit(not is_open)

    def _follow(self) -> None:
        self.widget.setVisible(self.is_open)
        most = 16_777_215 if self.is_open else self.header.sizeHint().height()
        self.setMaximumHeight(most)
        self.setMinimumHeight(0)
