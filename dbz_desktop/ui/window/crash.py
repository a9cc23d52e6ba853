"""When something fails that nobody caught: a report, the game's file beside it, and a choice."""

from __future__ import annotations

import os
import shutil
import sys
import threading
import time
import traceback
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QThread, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QPlainTextEdit, QWidget

from dbz_desktop.paths import reports_folder
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.kit.flow_layout import FlowLayout
from dbz_desktop.ui.kit.layouts import add, fill, hbox, vbox
from dbz_desktop.ui.kit.measure import em, in_ems
from dbz_desktop.ui.kit.widgets import button, label
from dbz_desktop.ui.system.versions import version_details
from dbz_desktop.ui.window.main_window import MainWindow
from dbz_desktop.writing import write_whole

if TYPE_CHECKING:
    from dbz_desktop.match.match import Match

LOG_LINES = 50
MOST_REPORTS = 20
"""Reports in one run of the program. What fails at every frame must not fill the disk."""
QUIET_SECONDS = 60
"""An error that was shown is not shown again for so long; one must be able to get away from it."""


class CrashGuard(QObject):
    """Catches what nobody caught, on any thread: writes a report and shows one dialog."""

    _elsewhere = Signal(object, object, object)

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._reports = 0
        self._shown: dict[str, float] = {}
        self.dialog: CrashDialog | None = None
        self._elsewhere.connect(self.caught)

    def install(self) -> None:
        """Take over from the default handlers."""
        sys.excepthook = self.caught
        threading.excepthook = self._caught_in_thread

    def _caught_in_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self.caught(args.exc_type, args.exc_value, args.exc_traceback)

    def caught(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        """Report an exception. While a dialog is open, further ones are only written down."""
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        if QThread.currentThread() is not self.thread():
            # Windows live on one thread only; this comes back on it.
            self._elsewhere.emit(kind, error, trace)
            return
        traceback.print_exception(kind, error, trace)
        place = _place(kind, trace)
        now = time.monotonic()
        known = now - self._shown.get(place, -QUIET_SECONDS) < QUIET_SECONDS
        if known or self._reports >= MOST_REPORTS:
            if self.dialog is not None:
                self.dialog.count_another()
            return
        self._reports += 1
        self._shown[place] = now
        window = self._window
        report = write_report(kind, error, trace, window.journal, window.settings, window.match)
        if self.dialog is not None:
            self.dialog.count_another()
            return
        self.dialog = CrashDialog(report, window.match is not None, window)
        self.dialog.finished.connect(self._closed)
        # Not from within what failed: that may have been painting.
        QTimer.singleShot(0, self.dialog.open)

    def _closed(self, result: int) -> None:
        dialog, self.dialog = self.dialog, None
        if dialog is not None:
            dialog.deleteLater()
        if result == CrashDialog.LEAVE:
            self._window.show_home()


def _place(kind: type[BaseException], trace: TracebackType | None) -> str:
    """Where an exception comes from, to know it again."""
    frames = traceback.extract_tb(trace)
    last = frames[-1] if frames else None
    return f"{kind.__name__} {last.filename}:{last.lineno}" if last else kind.__name__


def write_report(
    kind: type[BaseException],
    error: BaseException,
    trace: TracebackType | None,
    journal: Path | None,
    settings: Settings | None = None,
    match: Match | None = None,
) -> Path | None:
    """Write a report file, and a copy of the game's journal beside it; None when that fails."""
    stem = f"crash-{datetime.now():%Y%m%d-%H%M%S-%f}-{os.getpid()}"
    folder = reports_folder()
    path = folder / f"{stem}.txt"
    parts = [
        version_details(),
        datetime.now().isoformat(timespec="seconds"),
        f"Game: {journal or 'none'}",
        "",
        "".join(traceback.format_exception(kind, error, trace)),
        "Settings:",
        *_settings_lines(settings),
        "",
        f"The last {LOG_LINES} lines of the log, without hidden cards:",
        *_log_lines(match),
        "",
    ]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_whole(path, "\n".join(parts))
    except OSError:
        return None
    if journal is not None:
        try:
            shutil.copyfile(journal, path.with_suffix(journal.suffix))
        except OSError as problem:
            print(f"{journal} could not be copied: {problem}", file=sys.stderr)
    return path


def _settings_lines(settings: Settings | None) -> list[str]:
    try:
        return settings.lines() if settings is not None else ["unknown"]
    except Exception as problem:
        # Whatever failed before may have broken these too; the report matters more.
        return [f"could not be read: {problem!r}"]


def _log_lines(match: Match | None) -> list[str]:
    if match is None:
        return ["no game was being played"]
    try:
        from dbz_desktop.match.telling.log import GameLog

        # What both players have seen: a report is sent to others.
        seat = match.seat(0, open=True)
        log = GameLog(seat.names, lambda card: seat.card(card).name, seat.given)
        return [str(line) for line in log.lines(seat.history())[-LOG_LINES:]]
    except Exception as problem:
        # As above: a report without its log is still a report.
        return [f"could not be told: {problem!r}"]


class CrashDialog(QDialog):
    """Says that something failed, that the game is safe, where the report lies, and what now."""

    LEAVE = 2
    """The result that means: to the home page."""

    def __init__(self, report: Path | None, playing: bool, parent: QWidget | None) -> None:
        super().__init__(parent, modal=True)
        self.report = report
        self._more = 0
        self.setWindowTitle("Something went wrong")
        column = fill(vbox(self, 0.6, 1.2), label("Something went wrong", "overlay-title"))
        safe = (
            "The game is safe: every answer is in its file already, and a copy lies with the "
            "report. If the table looks wrong, leave to the home page and continue the game there."
            if playing
            else "No game was being played, so nothing is lost."
        )
        column.addWidget(label(safe, "body", wrap=True))
        where = f"Report: {report}" if report else "No report could be written."
        self.path = add(column, label(where, "muted", wrap=True))
        self.path.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.further = add(column, label("", "warning", wrap=True))
        self.further.hide()
        self.text = QPlainTextEdit(self._read(), readOnly=True, tabChangesFocus=True)
        self.text.setAccessibleName("The report")
        in_ems(self.text.setMinimumHeight, 8)
        fill(column, (self.text, 1), self._tools())
        row = add(column, hbox(gap=0.5))
        row.addStretch(1)
        self.leave = button("Leave to the home page", "secondary")
        self.leave.clicked.connect(lambda: self.done(self.LEAVE))
        self.go_on = button("Go on", "primary", default=True, clicked=self.accept)
        row.addWidget(self.leave)
        row.addWidget(self.go_on)
        room = (parent.size() if parent is not None else self.sizeHint()) * 0.9
        self.resize(min(em(self, 46), room.width()), min(em(self, 30), room.height()))
        self.go_on.setFocus()

    def _tools(self) -> QWidget:
        box = QWidget()
        row = FlowLayout(box, 0.4)
        self.folder = button("Open the folder", "quiet", clicked=self._open_folder)
        self.copy = button("Copy the report", "quiet", clicked=self._copy)
        for part in (self.folder, self.copy):
            part.setEnabled(self.report is not None)
            row.addWidget(part)
        return box

    def _read(self) -> str:
        try:
            return self.report.read_text("utf-8") if self.report is not None else ""
        except OSError as error:
            return f"The report can't be read again: {error.strerror}"

    def _open_folder(self) -> None:
        if self.report is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.report.parent)))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self.copy.setText("Copied")
        self.copy.setAccessibleName("Copied")

    def count_another(self) -> None:
        """Something failed while this was open."""
        self._more += 1
        again = "Once more" if self._more == 1 else f"{self._more} times more"
        self.further.setText(f"{again} something failed since; it is in the reports' folder.")
        self.further.show()
