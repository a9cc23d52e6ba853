"""The application: starting it, its look, and what happens when something goes wrong."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from dbz_desktop import __version__
from dbz_desktop.ui.files.library import Library
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.kit.text_growth import growth
from dbz_desktop.ui.kit.theme import SYSTEM, apply_theme, watch_system
from dbz_desktop.ui.system import macos
from dbz_desktop.ui.system.app_icon import app_icon
from dbz_desktop.ui.system.cycle_collector import CycleCollector
from dbz_desktop.ui.system.one_window import Inbox, come_forward, share_window
from dbz_desktop.ui.system.taskbar import claim_taskbar
from dbz_desktop.ui.window.crash import CrashGuard
from dbz_desktop.ui.window.file_opening import FileOpenings
from dbz_desktop.ui.window.main_window import MainWindow
from dbz_desktop.ui.window.reading_ahead import ReadingAhead

START_VARIABLE = "DBZ_START_REPORT"
"""Environment variable naming a file for the times of the start; the app then ends at once."""


def main(argv: list[str] | None = None) -> int:
    """Open the app, or the window that is open already; `argv` names files. Returns the exit code.

    What the system asks it to open later, and what other processes do, the window opens, too.
    """
    arguments = list(sys.argv[1:] if argv is None else argv)
    files = [Path(name).absolute() for name in arguments if not name.startswith("-")]
    one, done = share_window(files)
    if done:
        return 0
    app = make_application()
    asked = FileOpenings(app)
    window = open_window(app, Settings())
    if os.environ.get(START_VARIABLE):
        from dbz_desktop.ui.window.start_report import StartReport

        StartReport(window, Path(os.environ[START_VARIABLE]))
    inbox = Inbox(one.inbox, window)
    inbox.asked.connect(window.opening.open_files)
    inbox.asked.connect(come_forward(window))

    def begin() -> None:
        asked.give_to(window.opening)
        window.opening.open_files(files)
        inbox.look()

    QTimer.singleShot(0, begin)
    code = app.exec()
    one.release()
    return code


def make_application() -> QApplication:
    """The one QApplication, named so that the desktop knows it."""
    app = QApplication.instance()
    if isinstance(app, QApplication):
        return app
    claim_taskbar()
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(
        Qt.HighDpiScaleFactorRoundingPolicy.PassThrough
    )
    app = QApplication([sys.argv[0] or "dbz-desktop"])
    app.setApplicationName("DBZ Desktop")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("dbz-desktop")
    app.setWindowIcon(app_icon())
    CycleCollector(app)
    if macos.is_native():
        macos.let_tab_reach_everything(app)
    return app


def open_window(app: QApplication, settings: Settings) -> MainWindow:
    """Dress the application, open its window, and begin to read the cards."""
    settings.growth = growth(_first_size(app))
    apply_theme(app, settings.theme, settings.shown_scale)
    library = Library(app)
    collector = app.findChild(CycleCollector)
    if collector is not None:
        library.ready.connect(collector.settle, Qt.ConnectionType.SingleShotConnection)
    window = MainWindow(settings, library)
    reading = ReadingAhead(window)
    reading.done.connect(window.spares.begin)
    if collector is not None:
        reading.done.connect(collector.settle)
    if macos.is_native():
        macos.add_menu(window, window.show_settings)
    guard = CrashGuard(window)
    guard.install()
    if not window.restoreGeometry(settings.geometry):
        window.resize(_first_size(app))
    window.text_fit.fit()
    window.show()
    watch_system(lambda: _follow_system(window, settings))
    # After the first paint, so that reading never competes with opening.
    QTimer.singleShot(0, library.load)
    return window


def _follow_system(window: MainWindow, settings: Settings) -> None:
    """The desktop turned light or dark, or wants more contrast."""
    if isValid(window) and settings.theme == SYSTEM:
        window.dress_again()


def _first_size(app: QApplication):
    room = app.primaryScreen().availableSize()
    return room * 0.9 if room.width() > 1500 else room
