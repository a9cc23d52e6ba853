"""FaceButton: a card's face that can be chosen, and the way from one to the next by arrows."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from dbz_desktop.ui.faces.card_marks import paint_chosen
from dbz_desktop.ui.faces.face_size import FACE_RATIO
from dbz_desktop.ui.kit.painting import smooth
from dbz_desktop.ui.kit.reasons import set_reason
from dbz_desktop.ui.kit.theme import draw_focus, theme
from dbz_desktop.ui.kit.widgets import plain_tip

_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class FaceButton(QAbstractButton):
    """A card's face that can be chosen; dimmed, with a reason, when it can't."""

    pointedAt = Signal()
    walked = Signal(Qt.Key)

    def __init__(self, text: str, option: int) -> None:
        super().__init__()
        self.option = option
        self.instance = -1
        self.lit = False
        """Whether it is pointed out, as by a hint."""
        self._sign = ""
        self._pixmap = QPixmap()
        self._size = QSize()
        self.setAccessibleName(text)
        self.setText(text)
        self.setToolTip(plain_tip(text))
        if option < 0:
            set_reason(self, f"{text}: only shown, it can't be chosen here.")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(
            Qt.CursorShape.PointingHandCursor if option >= 0 else Qt.CursorShape.ArrowCursor
        )
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_face(self, pixmap: QPixmap, width: int) -> None:
        """Show a face of a width; its height follows."""
        self._pixmap = pixmap
        self._size = QSize(width, round(width * FACE_RATIO))
        self.updateGeometry()
        self.update()

    def set_sign(self, sign: str, words: str) -> None:
        """Show the sign of its mark, and say it in words."""
        self._sign = sign
        self.setAccessibleName(f"{self.text()}, {words}" if words else self.text())
        self.update()

    def set_lit(self, lit: bool) -> None:
        """Point it out, or no longer."""
        self.lit = lit
        self.update()

    def sizeHint(self) -> QSize:
        """The face and a rim for focus."""
        return self._size + QSize(10, 10)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The face, with a ring when pointed at or focused."""
        painter = smooth(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if not self.isEnabled():
            painter.setOpacity(0.35)
        area = self.rect().adjusted(5, 5, -5, -5)
        painter.drawPixmap(area, self._pixmap)
        if self._sign:
            paint_chosen(painter, QRectF(area).adjusted(0, 4, 0, 0), self._sign)
        if self.isEnabled() and self.hasFocus():
            draw_focus(painter, QRectF(area))
        elif self.isEnabled() and (self.lit or self.underMouse()):
            painter.setPen(QPen(theme().colour("accent"), 3))
            painter.drawRoundedRect(self.rect().adjusted(2, 2, -2, -2), 8, 8)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Pointing at it shows it large."""
        self.pointedAt.emit()
        self.update()
        super().enterEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """So does the keyboard."""
        self.pointedAt.emit()
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter chooses; arrows are the grid's."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.click()
        elif event.key() in _ARROWS:
            # The scroll area around it would take the arrows for scrolling.
            self.walked.emit(Qt.Key(event.key()))
        else:
            event.ignore()


def neighbour(faces: list[FaceButton], focused: FaceButton, key: Qt.Key) -> FaceButton:
    """The face that an arrow leads to from another; at an edge, that one."""
    place = faces.index(focused)
    if key == Qt.Key.Key_Left:
        return faces[max(0, place - 1)]
    if key == Qt.Key.Key_Right:
        return faces[min(len(faces) - 1, place + 1)]
    here = focused.geometry().center()
    rows = [
        f for f in faces if (f.y() < focused.y() if key == Qt.Key.Key_Up else f.y() > focused.y())
    ]
    if not rows:
        return focused
    nearest = (max if key == Qt.Key.Key_Up else min)(f.y() for f in rows)
    return min(
        (f for f in rows if f.y() == nearest),
        key=lambda f: abs(f.geometry().center().x() - here.x()),
    )
