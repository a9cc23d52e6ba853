"""How long a start took, told by the program that was started: for benchmarks and smoke tests.

The app writes when its home page had been painted and when the decks were there, and then ends.
See `app.START_VARIABLE` for how it is asked for.
"""

from __future__ import annotations

import json
import time
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer

from dbz_desktop import __version__
from dbz_desktop.ui.window.main_window import MainWindow
from dbz_desktop.writing import write_whole


class StartReport(QObject):
    """Watches a window until its first page is there, with all that it shows; then ends the app.

    Times are in seconds since 1970, so that whoever started the process can subtract.
    """

    def __init__(self, window: MainWindow, path: Path) -> None:
        super().__init__(window)
        self._window = window
        self._path = path
        self._told: dict[str, object] = {"version": __version__}
        window.home.installEventFilter(self)
        window.library.ready.connect(lambda: self._note("decks"))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note the first paint, once it is done."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, lambda: self._note("painted"))
        return False

    def _note(self, what: str) -> None:
        if what in self._told:
            return
        self._told[what] = time.time()
        self._told[f"{what}_cpu"] = time.process_time()
        if {"painted", "decks"} <= self._told.keys():
            library = self._window.library
            self._told["page"] = self._window.home.accessibleName()
            self._told["cards"] = len(library.pool.cards) if library.pool is not None else 0
            self._told["deck_count"] = len(library.decks(self._window.settings.edition))
            self._told["errors"] = library.errors
            write_whole(self._path, json.dumps(self._told))
            QTimer.singleShot(0, self._window, self._end)

    def _end(self) -> None:
        self._window.close()
        QCoreApplication.quit()
