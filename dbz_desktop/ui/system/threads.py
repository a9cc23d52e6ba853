"""Threads beside the windows, which take nothing of the windows with them when they end.

A thread holds all that its function holds: the page that wanted something, its pictures, its
timers. Were the page left meanwhile, the thread would be the last to hold it, and would destroy
it; but Qt allows that to the GUI thread alone. So the function is held here as well, until the GUI
thread has heard that the thread is through with it.
"""

from __future__ import annotations

import itertools
import sys
import threading
from collections.abc import Callable
from contextlib import suppress

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from shiboken6 import isValid

SWITCH_SECONDS = 0.0005
"""How long a thread may keep the windows waiting, in seconds."""

_at_work: dict[int, tuple[threading.Thread, Callable[[], object]]] = {}
_numbers = itertools.count()


class _Gate(QObject):
    """Where threads tell the GUI thread that they are done."""

    done = Signal(int)

    def __init__(self, parent: QObject | None) -> None:
        super().__init__(parent)
        self.done.connect(self._let_go, Qt.ConnectionType.QueuedConnection)

    def _let_go(self, number: int) -> None:
        thread, work = _at_work.pop(number)
        # It told this as the last thing it did, so there is nothing to wait for.
        thread.join()
        del work


_gate: _Gate | None = None


def start_beside(work: Callable[[], object], name: str) -> threading.Thread:
    """Run a function on a thread of its own; to be called on the GUI thread, which outlives it.

    Whatever the function holds is let go of on the GUI thread. The program does not wait for the
    thread when it ends.
    """
    global _gate
    if _gate is None or not isValid(_gate):
        _gate = _Gate(QCoreApplication.instance())
    gate, number = _gate, next(_numbers)

    def run() -> None:
        try:
            _at_work[number][1]()
        finally:
            # Without a program there are no windows any more.
            with suppress(RuntimeError):
                gate.done.emit(number)

    thread = threading.Thread(target=run, name=name, daemon=True)
    _at_work[number] = thread, work
    thread.start()
    return thread


def give_way() -> None:
    """Have the windows wait less for threads that work without a pause, from now on.

    Such a thread holds the interpreter's lock: the windows must get it back within a fraction of a
    frame, not after the usual 5 ms each time they let go of it.
    """
    sys.setswitchinterval(min(sys.getswitchinterval(), SWITCH_SECONDS))


def at_work() -> list[threading.Thread]:
    """The threads that have not ended, or whose end the GUI thread has not heard of."""
    return [thread for thread, _work in _at_work.values()]
