"""CardFace and FaceCache: cards as pixmaps of any size, drawn once and kept.

Small sizes get the simplified face, larger ones the whole face; the border between them is where
the rules text becomes readable.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Protocol

from PySide6.QtCore import QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QPainterStateGuard, QPixmap

from dbz_desktop.cards.model import Card
from dbz_desktop.ui.faces.face_size import LARGE_FROM, fitted
from dbz_desktop.ui.kit.theme import theme

FRAME_TIME, DRAW_TIME = 0.016, 0.006
"""Seconds of a frame, and how many of them `FaceCache.quick` may spend on drawing."""


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
        with QPainterStateGuard(painter):
            painter.translate(rect.topLeft())
            factor = rect.width() / width
            painter.scale(factor, factor)
            draw(painter, self.card, self.text)

    def image(self, size: QSize, dpr: float = 1.0, large: bool | None = None) -> QImage:
        """The face as an image, transparent outside its round corners."""
        image = QImage(size * dpr, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        image.setDevicePixelRatio(dpr)
        with QPainter(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            self.draw(painter, QRectF(0, 0, size.width(), size.height()), large)
        return image


class PictureSource(Protocol):
    """Where pictures of cards come from that take the place of the faces drawn here."""

    @property
    def on_table(self) -> bool:
        """Whether small cards of a game are pictures, too."""

    def has(self, card: Card) -> bool:
        """True when a picture of the card is to be shown."""

    def lies(self, card: Card) -> bool:
        """True when there is a picture at hand and it lies on its side."""

    def image(self, card: Card, size: QSize, dpr: float) -> QImage | None:
        """The picture at a size, without waiting; None while there is none."""


class FaceNews(QObject):
    """Tells which cards look different from now on."""

    changed = Signal(str)
    """The id of a card, or "" when it may be any."""


@dataclass(slots=True)
class _Drawn:
    """What the faces of several editions have in common: where they come from, and what is kept."""

    limit: int
    at_once: bool = False
    pictures: PictureSource | None = None
    news: FaceNews = field(default_factory=FaceNews)
    kept: OrderedDict[tuple, QPixmap] = field(default_factory=OrderedDict)
    last: dict[str, tuple] = field(default_factory=dict)
    """The key under which each card was drawn last."""


class FaceCache:
    """Pixmaps of faces and backs, by card, wording, size and pixel ratio; the oldest go first.

    Where `pictures` has a picture of a card, that is its face. `news.changed` tells when faces
    that were handed out have been replaced. A page whose edition is its own affair takes its
    faces from a cache `beside` that of the others: what one has drawn the other has at hand.
    """

    def __init__(self, limit: int = 900) -> None:
        self._drawn = _Drawn(limit)
        self._chain: tuple[str, ...] = ()
        self._frame = 0.0
        self._spent = 0.0

    def beside(self) -> FaceCache:
        """The same faces, for whoever shows an edition of his own."""
        other = FaceCache()
        other._drawn, other._chain = self._drawn, self._chain
        return other

    @property
    def pictures(self) -> PictureSource | None:
        """Where pictures come from, or None."""
        return self._drawn.pictures

    @pictures.setter
    def pictures(self, source: PictureSource | None) -> None:
        self._drawn.pictures = source

    @property
    def news(self) -> FaceNews:
        """Tells when faces that were handed out have been replaced."""
        return self._drawn.news

    def set_edition(self, chain: tuple[str, ...]) -> None:
        """Show the wordings that count in an edition, given as its chain (DCK-12), from now on."""
        self._chain = chain

    def wording(self, card: Card) -> str:
        """The text that the face of a card shows."""
        return card.wording(self._chain)

    def clear(self) -> None:
        """Forget everything, for example when the theme changes."""
        self._drawn.kept.clear()
        self._drawn.last.clear()

    def forget(self, card_id: str = "") -> None:
        """Forget the faces of one card, or all of them, and tell so in `news`."""
        if card_id:
            for key in [key for key in self._drawn.kept if key[0] == card_id]:
                del self._drawn.kept[key]
            self._drawn.last.pop(card_id, None)
        else:
            self.clear()
        self.news.changed.emit(card_id)

    def is_picture(self, card: Card, size: QSize, table: bool = False) -> bool:
        """True when the face of a card at this size is a picture, not drawn by the program."""
        source = self.pictures
        if source is None or (table and size.width() < LARGE_FROM and not source.on_table):
            return False
        return source.has(card)

    def has(self, card: Card | None, size: QSize, dpr: float = 1.0, table: bool = False) -> bool:
        """True when a pixmap is at hand without drawing."""
        return self._key(card, size, dpr, table) in self._drawn.kept

    def pixmap(
        self, card: Card | None, size: QSize, dpr: float = 1.0, table: bool = False
    ) -> QPixmap:
        """The face of a card (the back for None), sharp at this size.

        `table` is True for cards of a game, which the user may want simple where they are small.
        """
        key = self._key(card, size, dpr, table)
        found = self._drawn.kept.get(key)
        if found is not None:
            self._drawn.kept.move_to_end(key)
            return found
        if card is None:
            from dbz_desktop.ui.faces.back import back_image

            image = back_image(size, dpr)
        else:
            picture = None
            if self.pictures is not None and self.is_picture(card, size, table):
                picture = self.pictures.image(card, size, dpr)
            image = picture or CardFace(card, self.wording(card)).image(size, dpr)
        pixmap = QPixmap.fromImage(image)
        self._drawn.kept[key] = pixmap
        self._drawn.last[key[0]] = key
        while len(self._drawn.kept) > self._drawn.limit:
            self._drawn.kept.popitem(last=False)
        return pixmap

    @contextmanager
    def all_at_once(self) -> Iterator[None]:
        """Draw every face that is asked for meanwhile, however long it takes: for a picture."""
        self._drawn.at_once = True
        try:
            yield
        finally:
            self._drawn.at_once = False

    def large(self, card: Card, room: QSize, dpr: float = 1.0) -> QPixmap:
        """The face to read, in a room: a picture that lies on its side is shown so."""
        lies = self.pictures is not None and self.pictures.lies(card)
        return self.pixmap(card, fitted(room, lies), dpr)

    def quick(
        self, card: Card | None, size: QSize, dpr: float = 1.0, table: bool = False
    ) -> QPixmap | None:
        """The face if it is at hand or there is still time to draw it in this frame, else None.

        For many cards at once, such as an open pile: they appear over a few frames instead of
        all together after a pause.
        """
        now = time.perf_counter()
        if now - self._frame > FRAME_TIME:
            self._frame, self._spent = now, 0.0
        if self.has(card, size, dpr, table):
            return self.pixmap(card, size, dpr, table)
        if self._spent > DRAW_TIME and not self._drawn.at_once:
            return None
        found = self.pixmap(card, size, dpr, table)
        self._spent += time.perf_counter() - now
        return found

    def other(self, card: Card) -> QPixmap | None:
        """The face of a card at another size, if one is at hand: to stand in for a moment."""
        key = self._drawn.last.get(card.id, ())
        found = self._drawn.kept.get(key)
        return found if found is not None and key[-1] == theme().name else None

    def _key(self, card: Card | None, size: QSize, dpr: float, table: bool) -> tuple:
        ident = card.id if card is not None else ""
        picture = card is not None and self.is_picture(card, size, table)
        text = self.wording(card) if card is not None else ""
        return (ident, size.width(), size.height(), round(dpr * 100), picture, text, theme().name)
