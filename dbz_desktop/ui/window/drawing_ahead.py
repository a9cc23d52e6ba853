"""Drawing ahead: while a list is looked at, the faces of what can be opened from it are drawn.

A face takes about a millisecond, and a table shows up to twenty of them at once. Each is drawn in a
turn of its own while nothing moves.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject

from dbz_desktop.ui.system.timers import single_shot
from dbz_desktop.ui.window.spare_pages import REST_MS, SparePages


class DrawingAhead(QObject):
    """Draws what was read for a list, as the spare page of a kind would show it. It ends with the
    list."""

    def __init__(self, spares: SparePages, kind: str, page: QObject) -> None:
        super().__init__(page)
        self._spares, self._kind = spares, kind
        self._read: deque[Any] = deque()
        self._faces: deque[Callable[[], object]] = deque()
        self._turn = single_shot(self, 0, self._draw)
        spares.made.connect(self._made)

    @property
    def resting(self) -> bool:
        """Whether nothing is left to be drawn of what was read."""
        return not (self._read or self._faces)

    def add(self, read: object) -> None:
        """Draw what there is to be seen of something; a page of the kind `draws_ahead`."""
        self._read.append(read)
        self._turn.start(0)

    def _made(self, kind: str) -> None:
        if kind == self._kind and self._read:
            self._turn.start(0)

    def _draw(self) -> None:
        """Draw one face, or look which ones are wanted next."""
        if self._spares.moves:
            self._turn.start(REST_MS)
            return
        if self._faces:
            self._faces.popleft()()
        elif self._read:
            page = self._spares.ready(self._kind)
            if page is None:
                # Its table tells how large they are; it is told once there is one again.
                return
            self._faces.extend(page.draws_ahead(self._read.popleft()))
        if self._faces or self._read:
            self._turn.start(0)
