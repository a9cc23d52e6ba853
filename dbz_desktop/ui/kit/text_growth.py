"""Text that fits the window: on a large window words grow a little, so that its room is used."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtWidgets import QWidget

from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.system.timers import single_shot

BASE = QSize(1280, 720)
"""The window for which text of 100 % is made, in device-independent pixels."""

_POWER = 0.45
"""Twice the window makes text a third larger: most of its room is for the table."""


def growth(size: QSize) -> float:
    """How much larger text is on a window of a size, in steps of a tenth; 1.0 at least."""
    share = min(size.width() / BASE.width(), size.height() / BASE.height())
    return max(1.0, int(max(share, 0.0) ** _POWER * 10 + 1e-6) / 10)


class TextFit(QObject):
    """Watches a window and has it dressed again when its size asks for another text size.

    While it is being resized nothing happens; `fit` does it at once.
    """

    def __init__(self, window: QWidget, settings: Settings, dress: Callable[[], object]) -> None:
        super().__init__(window)
        self._window, self._settings, self._dress = window, settings, dress
        self._timer = single_shot(self, 150, self.fit)
        window.installEventFilter(self)

    def fit(self) -> None:
        """Take the text size for the window's present size."""
        self._timer.stop()
        wanted = growth(self._window.size())
        if wanted != self._settings.growth:
            self._settings.growth = wanted
            self._dress()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The window has another size."""
        if watched is self._window and event.type() == QEvent.Type.Resize:
            self._timer.start()
        return False
