"""Python's collector of cycles, kept to the GUI thread.

Left to itself it runs in whatever thread has just made an object. A page that was left is a cycle
of widgets; if cards are being read at that moment, the thread that reads them would destroy the
widgets, which Qt allows the GUI thread alone: the program then ends at once.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

INTERVAL = 250
"""Milliseconds between two looks at whether there is enough to collect."""


class CycleCollector(QObject):
    """Collects cycles in the thread it is made in, and keeps all others from it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._old = 0
        gc.disable()
        self._timer = QTimer(self, interval=INTERVAL)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    def look(self) -> None:
        """Collect what Python would have collected by now, no more generations than needed."""
        limits = gc.get_threshold()
        counts = gc.get_count()
        if counts[0] <= limits[0]:
            return
        if counts[1] <= limits[1]:
            gc.collect(0)
        elif counts[2] <= limits[2] or not self._much_is_new():
            gc.collect(1)
        else:
            gc.collect(2)
            self._old = len(gc.get_objects(2))

    def settle(self) -> None:
        """Never look again at what lives now: the cards were read, and they stay.

        A whole look would take longer than a frame, for nothing.
        """
        gc.collect()
        gc.freeze()
        self._old = 0

    def _much_is_new(self) -> bool:
        """Python's own rule: a whole look only where a quarter was added since the last."""
        return len(gc.get_objects(2)) > self._old * 1.25

    def stop(self) -> None:
        """Leave the collecting to Python again."""
        self._timer.stop()
        gc.unfreeze()
        gc.enable()
