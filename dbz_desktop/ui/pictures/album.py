"""The album: how a window shows the pictures of its user wherever it shows cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QImage

from dbz_desktop.cards.model import Card
from dbz_desktop.ui.faces.render import CardFace, FaceCache
from dbz_desktop.ui.files.settings import Settings

if TYPE_CHECKING:
    from dbz_desktop.ui.files.library import Library
    from dbz_desktop.ui.pictures.collection import Pictures


class Album(QObject):
    """Gives the pictures to the faces of a window; `changed` tells when others are to be shown.

    Reading pictures brings a library along. Who has none must not wait for it: `pictures` are
    made when they are first asked for.
    """

    changed = Signal()

    def __init__(
        self, settings: Settings, library: Library, faces: FaceCache, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._library = library
        self._faces = faces
        self._made: Pictures | None = None
        self._pool = library.pool
        library.ready.connect(self._start)

    def _start(self) -> None:
        # Once the cards are there: pictures without cards can't be matched.
        if self._made is not None and self._library.pool is not self._pool:
            self._made.cards_changed()
        elif self._settings.pictures_folder and self._made is None:
            self.pictures.start()
        self._pool = self._library.pool

    @property
    def pictures(self) -> Pictures:
        """The pictures, also where no folder was chosen yet."""
        if self._made is None:
            from dbz_desktop.ui.pictures.collection import Pictures

            library = self._library
            made = Pictures(self._settings, lambda: library.wait_for_pool().cards.values(), self)
            made.changed.connect(self._changed)
            made.ready.connect(self._faces.forget)
            self._faces.pictures = made
            self._made = made
        return self._made

    def paint(self, card: Card, text: str, size: QSize, dpr: float) -> QImage:
        """The picture of a card, or the program's face with this text. For any thread."""
        made = self._made
        if made is None:
            return CardFace(card, text).image(size, dpr)
        return made.paint(card, text, size, dpr)

    def picture(self, card: Card, size: QSize, dpr: float) -> QImage | None:
        """The picture of a card at a size, None where there is none. For any thread."""
        made = self._made
        return made.paint(card, "", size, dpr) if made is not None and made.has(card) else None

    def lies(self, card: Card) -> bool:
        """True when the card's picture lies on its side."""
        return self._made is not None and self._made.lies(card)

    def has(self, card: Card) -> bool:
        """True when there is a picture of the card to show."""
        return self._made is not None and self._made.has(card)

    def scan(self, card: Card) -> QImage | None:
        """The card's picture as it was scanned, as large as pictures are read; for any thread."""
        return self._made.scan(card) if self._made is not None else None

    def close(self) -> None:
        """End the reading."""
        if self._made is not None:
            self._made.close()

    def _changed(self) -> None:
        self._faces.forget()
        self.changed.emit()
