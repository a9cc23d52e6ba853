"""Work off the GUI thread: a function on a thread of its own, its end as a signal."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from PySide6.QtCore import QObject, Signal


class Work(QObject):
    """Runs `work(self)` on a thread; all its signals arrive on the thread that made it.

    `done` carries what the function returned, `failed` an exception of one of the kinds
    `expected`. Anything else is a fault of the program and goes the way of all uncaught exceptions.
    The function may call `progress` and ask `cancelled`; nothing is told any more after `cancel`.
    """

    done = Signal(object)
    failed = Signal(object)
    progressed = Signal(object)
    _ended = Signal(object, object)
    _went_on = Signal(object)

    def __init__(
        self,
        work: Callable[[Work], Any],
        parent: QObject | None = None,
        expected: tuple[type[Exception], ...] = (),
    ) -> None:
        super().__init__(parent)
        self._work = work
        self._expected = expected
        self._cancel = threading.Event()
        self._ended.connect(self._end)
        self._went_on.connect(self._go_on)

    def start(self) -> Work:
        """Begin."""
        threading.Thread(target=self._run, name="work", daemon=True).start()
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
        self._emit(self._went_on, value)

    def _emit(self, signal: Any, *values: object) -> None:
        # The page that waited may be gone, and this object with it.
        with suppress(RuntimeError):
            signal.emit(*values)

    def _run(self) -> None:
        try:
            result = self._work(self)
        except self._expected as error:
            self._emit(self._ended, None, error)
        else:
            self._emit(self._ended, result, None)

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
