"""Work off the GUI thread: a function on a thread of its own, its end as a signal."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal

from dbz_desktop.ui.system.threads import start_beside


class _Post(QObject):
    """What the thread tells with. The thread holds it, so it can't go away under the telling, as
    the work does when the page that it belongs to is closed."""

    ended = Signal(object, object)
    went_on = Signal(object)


class Stopped(Exception):
    """Nobody waits for the work any more."""


class Work(QObject):
    """Runs `work(self)` on a thread; all its signals arrive on the thread that made it.

    `done` carries what the function returned, `failed` an exception of one of the kinds
    `expected`. Anything else is a fault of the program and goes the way of all uncaught exceptions.
    The function may call `progress` and ask `cancelled`; nothing is told any more after `cancel`.
    """

    done = Signal(object)
    failed = Signal(object)
    progressed = Signal(object)

    def __init__(
        self,
        work: Callable[[Work], Any],
        parent: QObject | None = None,
        expected: tuple[type[Exception], ...] = (),
    ) -> None:
        super().__init__(parent)
        self._work = work
        self._expected = expected
        self._cancel = cancel = threading.Event()
        # The page that it belongs to was closed: nobody waits any more.
        self.destroyed.connect(lambda: cancel.set())
        self._post = _Post()
        self._post.ended.connect(self._end)
        self._post.went_on.connect(self._go_on)

    def start(self) -> Work:
        """Begin."""
        start_beside(partial(self._run, self._post), "work")
        return self

    @property
    def cancelled(self) -> bool:
        """True when nobody waits for it any more; the function should return soon."""
        return self._cancel.is_set()

    def cancel(self) -> None:
        """Forget it: no signal comes any more."""
        self._cancel.set()

    def progress(self, value: object) -> None:
        """Tell how far it is, from within the function."""
        self._post.went_on.emit(value)

    def tell(self, done: int, of: int, pause: float = 0.002) -> None:
        """Tell that so much of the whole is done, from within the function, and let the window
        have its turn: Python runs one thread at a time. Raises Stopped once nobody waits for it."""
        if self.cancelled:
            raise Stopped
        self.progress((done, of))
        time.sleep(pause)

    def _run(self, post: _Post) -> None:
        try:
            result = self._work(self)
        except self._expected as error:
            post.ended.emit(None, error)
        else:
            # Nobody may be there any more to hear of it.
            if not self.cancelled:
                post.ended.emit(result, None)

    def _go_on(self, value: object) -> None:
        if not self.cancelled:
            self.progressed.emit(value)

    def _end(self, result: object, error: object) -> None:
        if self.cancelled:
            return
        if error is not None:
            self.failed.emit(error)
        else:
            self.done.emit(result)
