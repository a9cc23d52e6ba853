"""Work of the GUI thread in slices: a row of short steps, with the window's turn after each.

A page of many parts takes longer to make than the window may be kept waiting. Its parts are made
one by one; what is there is painted, and clicks are taken, before the next one is begun.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QTimer

Step = Callable[[], object]


class Slices(QObject):
    """Steps that are done in their order, one in a turn of the event loop.

    Whoever needs all of them done calls `finish`.
    """

    def __init__(self, steps: Iterable[Step] = (), parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: deque[Step] = deque(steps)
        self._rested = False
        self._running = False
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._turn)

    @property
    def waiting(self) -> bool:
        """True while steps are left to do, or one is being done."""
        return bool(self._steps) or self._running

    def add(self, step: Step) -> None:
        """One step more, after the others; at once where none is left."""
        if self.waiting:
            self._steps.append(step)
        else:
            step()

    def start(self) -> None:
        """Do the steps one by one, beginning in a later turn of the event loop."""
        if self._steps:
            self._timer.start()

    def finish(self) -> None:
        """Do all that is left now."""
        while self._steps and not self._running:
            self._step()

    def _turn(self) -> None:
        # What the last step made is laid out and painted in a turn without a step of its own.
        self._rested = not self._rested
        if not self._rested:
            self._step()

    def _step(self) -> None:
        self._running = True
        try:
            self._steps.popleft()()
        finally:
            self._running = False
        if not self._steps:
            self._timer.stop()
