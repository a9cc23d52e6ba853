"""Faces for the gallery: drawn on a thread of their own, kept up to a number of bytes.

A face takes some milliseconds to draw; scrolling past hundreds must not wait for it. Whoever
paints gets the face if it is at hand, else nothing yet, and `ready` when it came.
"""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QImage, QPixmap

from dbz_desktop.cards.model import Card
from dbz_desktop.ui.faces.render import CardFace
from dbz_desktop.ui.kit.theme import theme
from dbz_desktop.ui.system.threads import give_way, start_beside

Key = tuple[str, int, int, int, int, str, str]

LIMIT_BYTES = 96_000_000
"""Memory for drawn faces: some hundred of the size that a gallery shows."""

QUIET_SECONDS = 0.006
"""The thread begins to draw when the windows were quiet for so long: a frame comes first."""

END_SECONDS = 10.0
"""How long the end of the shelf waits for a face that is just being drawn."""

Paint = Callable[[Card, str, QSize, float], QImage]
Wish = tuple[Card, str, QSize, float]


def draw_face(card: Card, text: str, size: QSize, dpr: float) -> QImage:
    """The program's own face of a card; may run on any thread."""
    return CardFace(card, text).image(size, dpr)


def stands(_card: Card) -> bool:
    """No face of the program lies on its side."""
    return False


@dataclass(frozen=True, slots=True)
class Scans:
    """The user's own scans, for print: whether there is one of a card, and the scan itself, which
    may be read on any thread."""

    has: Callable[[Card], bool] = stands
    read: Callable[[Card], QImage | None] = lambda _card: None


class FaceShelf(QObject):
    """Faces by card and size. `ready` carries the id of a card whose face is at hand now.

    The id is "" when every face is to be asked for again.
    """

    ready = Signal(str)
    _drawn = Signal(object, object)

    def __init__(
        self,
        wording: Callable[[Card], str],
        paint: Paint = draw_face,
        limit: int = LIMIT_BYTES,
        parent: QObject | None = None,
        lies: Callable[[Card], bool] = stands,
        scans: Scans | None = None,
    ) -> None:
        """`lies` tells of cards whose face to read lies on its side, as their pictures do."""
        super().__init__(parent)
        self.lies = lies
        self.scans = scans or Scans()
        self._wording = wording
        self._paint = paint
        self._limit = limit
        self._kept: OrderedDict[Key, QPixmap] = OrderedDict()
        self._bytes = 0
        self._age = 0
        """Faces that were begun before the last `clear` are not kept."""
        self._wanted: OrderedDict[Key, Wish] = OrderedDict()
        self._lock = threading.Condition()
        self._thread: threading.Thread | None = None
        self._drawing = 0
        self._ends = threading.Event()
        self._asked = 0.0
        self._drawn.connect(self._take, Qt.ConnectionType.QueuedConnection)
        # Not a method of this object: it is no more when it tells that it is destroyed.
        self.destroyed.connect(partial(end_thread, self._lock, self._wanted, self._ends))

    def _key(self, card: Card, size: QSize, dpr: float) -> Key:
        text = self._wording(card)
        ratio = round(dpr * 100)
        return card.id, size.width(), size.height(), ratio, self._age, theme().name, text

    def at_hand(self, card: Card, size: QSize, dpr: float = 1.0) -> QPixmap | None:
        """The face if it is drawn already; nothing is asked for."""
        found = self._kept.get(self._key(card, size, dpr))
        return found

    def face(self, card: Card, size: QSize, dpr: float = 1.0) -> QPixmap | None:
        """The face, or None for now: `ready` tells when it was drawn."""
        key = self._key(card, size, dpr)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        with self._lock:
            # What was asked for last is what the eye is on.
            self._wanted[key] = (card, key[-1], size, dpr)
            self._wanted.move_to_end(key)
            self._asked = time.monotonic()
            self._lock.notify()
        self._start()
        return None

    def forget_wishes(self) -> None:
        """What was scrolled out of sight need not be drawn any more."""
        with self._lock:
            self._wanted.clear()

    def hold(self) -> None:
        """Something is being done that shall be seen at once: no face is begun before that."""
        self._asked = time.monotonic()

    def clear(self) -> None:
        """Forget every face, for example because pictures or the theme changed."""
        self.forget_wishes()
        self._age += 1
        self._kept.clear()
        self._bytes = 0

    def renew(self) -> None:
        """Forget every face and have those in sight asked for again."""
        self.clear()
        self.ready.emit("")

    @property
    def is_idle(self) -> bool:
        """True when every face that was asked for is at hand."""
        with self._lock:
            return not self._wanted and not self._drawing

    @property
    def bytes(self) -> int:
        """Memory that the kept faces take."""
        return self._bytes

    def close(self) -> None:
        """End the thread."""
        end_thread(self._lock, self._wanted, self._ends)
        if self._thread is not None:
            # A face takes a fraction of a second; on a busy machine more. It is never left drawing
            # while the application around it goes away.
            self._thread.join(END_SECONDS)
            self._thread = None

    def _start(self) -> None:
        if self._thread is None and not self._ends.is_set():
            give_way()
            self._thread = start_beside(self._run, "card faces")

    def _hurry(self) -> bool:
        """Whether the windows are in the middle of a frame: they were busy only just now."""
        return time.monotonic() - self._asked < QUIET_SECONDS

    def _run(self) -> None:
        while True:
            with self._lock:
                while not self._wanted and not self._ends.is_set():
                    self._lock.wait()
                while self._wanted and not self._ends.is_set() and self._hurry():
                    self._lock.wait(QUIET_SECONDS)
                if self._ends.is_set():
                    return
                if not self._wanted:
                    # It was scrolled out of sight meanwhile.
                    continue
                key, (card, text, size, dpr) = self._wanted.popitem(last=True)
                self._drawing += 1
            image = self._paint(card, text, size, dpr)
            # Under the lock: who ends the shelf waits for it, so nothing is told to what is gone.
            with self._lock:
                if self._ends.is_set():
                    return
                try:
                    self._drawn.emit(key, image)
                except RuntimeError:
                    # The windows went away while the face was drawn.
                    return

    def _take(self, key: Key, image: QImage) -> None:
        with self._lock:
            self._drawing -= 1
        if key in self._kept or key[4] != self._age:
            return
        pixmap = QPixmap.fromImage(image)
        self._kept[key] = pixmap
        self._bytes += image.sizeInBytes()
        while self._bytes > self._limit and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._bytes -= old.width() * old.height() * 4
        self.ready.emit(key[0])


def end_thread(
    lock: threading.Condition, wanted: OrderedDict[Key, Wish], ends: threading.Event, *_: object
) -> None:
    """Have a shelf's thread end, and tell the windows nothing more from now on."""
    with lock:
        ends.set()
        wanted.clear()
        lock.notify()
