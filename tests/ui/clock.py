"""The time of a table, which passes as fast as the table can be moved in it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QApplication

from dbz_desktop.ui.table.director import FRAME
from dbz_desktop.ui.table.widget import TableWidget

LONGEST = 120_000.0
"""So long it is waited for something, in milliseconds of this time."""


class Clock:
    """Takes the place of the clock of a table: its motions take their time, the test doesn't."""

    def __init__(self, table: TableWidget) -> None:
        self.now = 1000.0
        self._director = table.table.director
        self._director.clock = lambda: self.now

    def run(self, milliseconds: float) -> None:
        """Let so much time pass, frame by frame."""
        end = self.now + milliseconds
        while self.now < end:
            self._frame(min(FRAME, end - self.now))

    def until(self, condition: Callable[[], object]) -> None:
        """Let time pass, frame by frame, until something is the case."""
        end = self.now + LONGEST
        while not condition():
            assert self.now < end, "it did not come"
            self._frame(FRAME)

    def _frame(self, milliseconds: float) -> None:
        self.now += milliseconds
        self._director.tick()
        QApplication.processEvents()
