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
        gc.disable()
        self._timer = QTimer(self)
        self._timer.setInterval(INTERVAL)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    def look(self) -> None:
        """Collect what Python would have collected by now, no more generations than needed."""
        limits = gc.get_threshold()
        counts = gc.get_count()
        if counts[0] <= limits[0]:
            return
        generation = 0
        while generation < 2 and counts[generation + 1] > limits[generation + 1]:
            generation += 1
        gc.collect(generation)

    def stop(self) -> None:
        """Leave the collecting to Python again."""
        self._timer.stop()
        gc.enable()
