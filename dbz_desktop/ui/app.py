"""The application: starting it, its look, and what happens when something goes wrong."""

from __future__ import annotations

import os
import platform
import sys
import threading
import traceback
from datetime import datetime
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import Qt, QTimer, QUrl, qVersion
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QHBoxLayout, QVBoxLayout

from dbz_desktop import __version__
from dbz_desktop.ui.fit import growth
from dbz_desktop.ui.main_window import MainWindow
from dbz_desktop.ui.pages.library import Library
from dbz_desktop.ui.pages.style import dress
from dbz_desktop.ui.pages.widgets import button, em, label
from dbz_desktop.ui.settings import Settings, reports_folder
from dbz_desktop.ui.theme import SYSTEM, watch_system


def main(argv: list[str] | None = None) -> int:
    """Open the app; `argv` may name one replay file. Returns the exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    app = make_application()
    settings = Settings()
    window = open_window(app, settings)
    if arguments and not arguments[0].startswith("-"):
        path = Path(arguments[0])
        QTimer.singleShot(0, lambda: window.open_replay(path))
    return app.exec()


def make_application() -> QApplication:
    """The one QApplication, named so that the desktop knows it."""
    app = QApplication.instance()
    if isinstance(app, QApplication):
        return app
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(
        Qt.HighDpiScaleFactorRoundingPolicy.PassThrough
    )
    app = QApplication([sys.argv[0] or "dbz-desktop"])
    app.setApplicationName("DBZ Desktop")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("dbz-desktop")
    return app


def open_window(app: QApplication, settings: Settings) -> MainWindow:
    """Dress the application, open its window, and begin to read the cards."""
    settings.growth = growth(_first_size(app))
    dress(app, settings.theme, settings.shown_scale)
    library = Library(app)
    window = MainWindow(settings, library)
    guard = CrashGuard(window)
    guard.install()
    if not window.restoreGeometry(settings.geometry):
        window.resize(_first_size(app))
    window.text_fit.fit()
    window.show()
    watch_system(lambda: _follow_system(app, settings))
    # After the first paint, so that reading never competes with opening.
    QTimer.singleShot(0, library.load)
    return window


def _follow_system(app: QApplication, settings: Settings) -> None:
    """The desktop turned light or dark, or wants more contrast."""
    if settings.theme == SYSTEM:
        dress(app, SYSTEM, settings.shown_scale)


def _first_size(app: QApplication):
    room = app.primaryScreen().availableSize()
    return room * 0.9 if room.width() > 1500 else room


class CrashGuard:
    """Catches what nobody caught: writes a report, says where, and lets the game go on."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._open = False

    def install(self) -> None:
        """Take over from the default handlers."""
        sys.excepthook = self.caught
        threading.excepthook = self._caught_in_thread

    def _caught_in_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            write_report(args.exc_type, args.exc_value, args.exc_traceback, self._journal())

    def _journal(self) -> Path | None:
        return self._window.journal

    def caught(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        """Report an exception. A second one while the dialog is open is only written down."""
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        traceback.print_exception(kind, error, trace)
        report = write_report(kind, error, trace, self._journal())
        if self._open:
            return
        self._open = True
        try:
            CrashDialog(report, self._journal(), self._window).exec()
        finally:
            self._open = False


def write_report(
    kind: type[BaseException],
    error: BaseException,
    trace: TracebackType | None,
    journal: Path | None,
) -> Path | None:
    """Write a report file; None when even that fails."""
    text = "".join(
        [
            f"DBZ Desktop {__version__}\n",
            f"{datetime.now().isoformat(timespec='seconds')}\n",
            f"Python {platform.python_version()}, Qt {qVersion()}, {platform.platform()}\n",
            f"Platform plugin: {QGuiApplication.platformName()}\n",
            f"Game: {journal or 'none'}\n\n",
            *traceback.format_exception(kind, error, trace),
        ]
    )
    folder = reports_folder()
    path = folder / f"crash-{datetime.now():%Y%m%d-%H%M%S-%f}-{os.getpid()}.txt"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError:
        return None
    return path


class CrashDialog(QDialog):
    """Says that something failed, that the game is safe, and where the report lies."""

    def __init__(self, report: Path | None, journal: Path | None, parent: MainWindow) -> None:
        super().__init__(parent)
        self.setWindowTitle("Something went wrong")
        self.setMinimumWidth(em(self, 34))
        column = QVBoxLayout(self)
        pad = em(self, 1.2)
        column.setContentsMargins(pad, pad, pad, pad)
        column.setSpacing(em(self, 0.7))
        column.addWidget(label("Something went wrong", "title"))
        safe = (
            "The game is safe: every answer is in its file already. If the table looks wrong, "
            "leave the game and continue it from the start page."
            if journal
            else "Nothing was being played, so nothing is lost."
        )
        column.addWidget(label(safe, "body", wrap=True))
        where = f"A report was written to {report}" if report else "No report could be written."
        path = label(where, "muted", wrap=True)
        path.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column.addWidget(path)
        row = QHBoxLayout()
        if report is not None:
            show = button("Open the folder", "quiet")
            show.clicked.connect(
                lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(report.parent)))
            )
            row.addWidget(show)
        row.addStretch(1)
        go_on = button("Go on", "primary")
        go_on.clicked.connect(self.accept)
        row.addWidget(go_on)
        column.addLayout(row)
        go_on.setFocus()
