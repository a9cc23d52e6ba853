"""The face of the card that is made."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from dbz_desktop.ui.faces.face_size import RATIO, fitted
from dbz_desktop.ui.kit.measure import em


class FaceOf(QWidget):
    """The face of the card that is made, as large as there is room for."""

    def __init__(self, least_ems: float = 11) -> None:
        super().__init__()
        self._least = least_ems
        self._image: QImage | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName("Face of the card")

    def show_face(self, image: QImage | None, name: str) -> None:
        """Show another face, or none."""
        self._image = image
        self.setAccessibleName(f"Face of {name}")
        self.update()

    @property
    def wanted(self) -> QSize:
        """The size that a face should have."""
        return fitted(self.size())

    def sizeHint(self) -> QSize:
        """A face that can be read."""
        return QSize(em(self, 17), round(em(self, 17) / RATIO))

    def minimumSizeHint(self) -> QSize:
        """One that can be told from others."""
        return QSize(em(self, self._least), round(em(self, self._least) / RATIO))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The face, in the middle."""
        if self._image is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            size = self._image.deviceIndependentSize().toSize()
            size = (
                size.scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
                if size != self.wanted
                else size
            )
            place = QPoint((self.width() - size.width()) // 2, 0)
            painter.drawImage(QRect(place, size), self._image)
