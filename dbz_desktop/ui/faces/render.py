"""CardFace and FaceCache: cards as pixmaps of any size, drawn once and kept.

Small sizes get the simplified face, larger ones the whole face; the border between them is where
the rules text becomes readable.
"""

from __future__ import annotations

import time
from collections import OrderedDict

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from dbz_desktop.cards.model import Card
from dbz_desktop.ui.theme import theme

RATIO = 5 / 7
"""Width to height of every card."""

FRAME_TIME, DRAW_TIME = 0.016, 0.006
"""Seconds of a frame, and how many of them `FaceCache.quick` may spend on drawing."""

LARGE_FROM = 256
"""The width in pixels from which the whole face is drawn."""


def card_size(height: float) -> QSize:
    """The size of a card of a height."""
    return QSize(max(1, round(height * RATIO)), max(1, round(height)))


class CardFace:
    """One card's face. `text` is the wording of the edition that is played, if not the card's."""

    def __init__(self, card: Card, text: str | None = None) -> None:
        self.card = card
        self.text = card.text if text is None else text

    def draw(self, painter: QPainter, rect: QRectF, large: bool | None = None) -> None:
        """Draw the face into a rectangle, whole or simplified by its size unless told."""
        whole = rect.width() >= LARGE_FROM if large is None else large
        # Imported here: the faces must not slow the start of the app.
        if whole:
            from dbz_desktop.ui.faces import large as module

            draw, width = module.draw_large, module.WIDTH
        else:
            from dbz_desktop.ui.faces import small as module  # type: ignore[no-redef]

            draw, width = module.draw_small, module.WIDTH  # type: ignore[attr-defined]
        painter.save()
        painter.translate(rect.topLeft())
        factor = rect.width() / width
        painter.scale(factor, factor)
        draw(painter, self.card, self.text)
        painter.restore()

    def image(self, size: QSize, dpr: float = 1.0, large: bool | None = None) -> QImage:
        """The face as an image, transparent outside its round corners."""
        image = QImage(size * dpr, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        image.setDevicePixelRatio(dpr)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.draw(painter, QRectF(0, 0, size.width(), size.height()), large)
        painter.end()
        return image


class FaceCache:
    """Pixmaps of faces and backs, by card, size and pixel ratio; the oldest go first."""

    def __init__(self, limit: int = 900) -> None:
        self._kept: OrderedDict[tuple, QPixmap] = OrderedDict()
        self._last: dict[str, tuple] = {}
        """The key under which each card was drawn last."""
        self._limit = limit
        self._chain: tuple[str, ...] = ()
        self._frame = 0.0
        self._spent = 0.0

    def set_edition(self, chain: tuple[str, ...]) -> None:
        """Show the wordings that count in an edition, given as its chain (DCK-12)."""
        if chain != self._chain:
            self._chain = chain
            self.clear()

    def wording(self, card: Card) -> str:
        """The text that the face of a card shows."""
        return card.wording(self._chain)

    def clear(self) -> None:
        """Forget everything, for example when the theme changes."""
        self._kept.clear()
        self._last.clear()

    def has(self, card: Card | None, size: QSize, dpr: float = 1.0) -> bool:
        """True when a pixmap is at hand without drawing."""
        return self._key(card, size, dpr) in self._kept

    def pixmap(self, card: Card | None, size: QSize, dpr: float = 1.0) -> QPixmap:
        """The face of a card (the back for None), sharp at this size."""
        key = self._key(card, size, dpr)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        if card is None:
            from dbz_desktop.ui.faces.back import back_image

            image = back_image(size, dpr)
        else:
            image = CardFace(card, self.wording(card)).image(size, dpr)
        pixmap = QPixmap.fromImage(image)
        self._kept[key] = pixmap
        self._last[key[0]] = key
        while len(self._kept) > self._limit:
            self._kept.popitem(last=False)
        return pixmap

    def quick(self, card: Card | None, size: QSize, dpr: float = 1.0) -> QPixmap | None:
        """The face if it is at hand or there is still time to draw it in this frame, else None.

        For many cards at once, such as an open pile: they appear over a few frames instead of
        all together after a pause.
        """
        now = time.perf_counter()
        if now - self._frame > FRAME_TIME:
            self._frame, self._spent = now, 0.0
        if self.has(card, size, dpr):
            return self.pixmap(card, size, dpr)
        if self._spent > DRAW_TIME:
            return None
        found = self.pixmap(card, size, dpr)
        self._spent += time.perf_counter() - now
        return found

    def other(self, card: Card) -> QPixmap | None:
        """The face of a card at another size, if one is at hand: to stand in for a moment."""
        found = self._kept.get(self._last.get(card.id, ()))
        return found if found is not None and self._last[card.id][-1] == theme().name else None

    def _key(self, card: Card | None, size: QSize, dpr: float) -> tuple:
        ident = card.id if card is not None else ""
        return (ident, size.width(), size.height(), round(dpr * 100), theme().name)
