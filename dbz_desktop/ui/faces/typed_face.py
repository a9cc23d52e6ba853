"""A face that is drawn again and again while its text is typed: only the words are drawn anew."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPainter

from dbz_desktop.cards.model import Card
from dbz_desktop.ui.faces.face_size import LARGE_FROM
from dbz_desktop.ui.faces.large import WIDTH, draw_blank, draw_words, text_box
from dbz_desktop.ui.faces.render import CardFace
from dbz_desktop.ui.kit.theme import theme


class TypedFace:
    """Draws the faces of one card after another, each at a time; on any one thread."""

    def __init__(self) -> None:
        self._blank = QImage()
        self._of: object = None

    def image(self, card: Card, text: str, size: QSize, dpr: float) -> QImage:
        """The same as that of a `CardFace`."""
        if size.width() < LARGE_FROM:
            return CardFace(card, text).image(size, dpr)
        box = text_box(card, text)
        facts = replace(card, text="", wordings=())
        of = facts, box, size, dpr, theme().name
        if of != self._of:
            self._blank = QImage(size * dpr, QImage.Format.Format_ARGB32_Premultiplied)
            self._blank.fill(Qt.GlobalColor.transparent)
            self._blank.setDevicePixelRatio(dpr)
            self._draw(self._blank, size, lambda painter: draw_blank(painter, card, box))
            self._of = of
        image = self._blank.copy()
        self._draw(image, size, lambda painter: draw_words(painter, box, text))
        return image

    @staticmethod
    def _draw(image: QImage, size: QSize, draw: Callable[[QPainter], None]) -> None:
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        factor = size.width() / WIDTH
        painter.scale(factor, factor)
        draw(painter)
        painter.end()
