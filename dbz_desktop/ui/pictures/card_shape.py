"""A picture as a card looks: upright or lying, with the card's round corners."""

from __future__ import annotations

from PIL import Image
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QTransform

from dbz_desktop.ui.kit.painting import smooth
from dbz_desktop.ui.kit.theme import PRINT_INK

CORNER = 0.05
"""The radius of a card's corners by its short side, as the program's own faces have them."""


def as_qimage(picture: Image.Image) -> QImage:
    """A picture of Pillow as one of Qt, with memory of its own."""
    full = picture if picture.mode == "RGBA" else picture.convert("RGBA")
    data = full.tobytes()
    image = QImage(data, full.width, full.height, full.width * 4, QImage.Format.Format_RGBA8888)
    return image.copy()


def shaped(source: QImage, size: QSize, dpr: float) -> QImage:
    """A picture at a size, with the round corners of a card; turned clockwise if it must be."""
    pixels = size * dpr
    if (source.width() > source.height()) != (pixels.width() > pixels.height()):
        source = source.transformed(QTransform().rotate(90))
    image = QImage(pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    if source.width() > pixels.width() * 1.5:
        # Painting alone would leave out pixels; this weighs all of them.
        source = source.scaled(
            pixels,
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
    with smooth(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        area = QRectF(0, 0, pixels.width(), pixels.height())
        corner = min(pixels.width(), pixels.height()) * CORNER
        path = QPainterPath()
        path.addRoundedRect(area, corner, corner)
        # A clip has hard edges; filled with the picture itself, the corners are smooth.
        painter.setClipRect(area)
        painter.fillPath(path, PRINT_INK)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.drawImage(area, source)
    image.setDevicePixelRatio(dpr)
    return image
