"""One window for one user: who starts the app again, or opens a file, gets the window there is.

Two windows upon the same decks, packs and games are never what a player wants: it is by accident
that a second one comes, by a double click on a file. So the second process leaves a note for the
first one in a folder among the user's data and ends; the first sees the note, opens what it names
and comes to the front. A folder needs no network and no service of the system, works alike on all
of them, and what is in it can be looked at.

Who is first is told by a lock file, which Qt takes for stale when its process is gone. Where the
first window doesn't take the note in time, because it hangs, or where it is on another computer
that shares the folder, the second process opens a window of its own. That is safe: a game is
written by one window only (`match.lock`), and a deck that was changed elsewhere is kept
(`decks.guard`).
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, QSysInfo, QTimer, Signal

from dbz_desktop.paths import user_data_folder
from dbz_desktop.writing import write_whole

PATIENCE_S = 6.0
"""So long a note waits to be taken; the first window may just be starting."""

POLL_MS = 1000
"""Where the system can't tell of new files, the folder is looked at so often."""

STALE_MS = 14 * 24 * 3600 * 1000
MAX_NOTE_BYTES = 200_000
MAX_FILES = 50
ENDING = ".note"


class OneWindow:
    """The lock that makes this process the one with the window, and the way to that one."""

    def __init__(self, folder: Path | None = None) -> None:
        """`folder` is that of the user's data."""
        data = folder or user_data_folder()
        self.inbox = data / "inbox"
        self._lock = QLockFile(str(data / "window.lock"))
        # A dead process makes it stale at once; the time is for a computer that was renamed since.
        self._lock.setStaleLockTime(STALE_MS)

    def claim(self) -> bool:
        """True where this process is to open the window."""
        with suppress(OSError):
            self.inbox.mkdir(parents=True, exist_ok=True)
        if self._lock.tryLock(0):
            return True
        # Without a lock, as in a folder that can't be written, each has a window of its own.
        return self._lock.error() != QLockFile.LockError.LockFailedError

    def release(self) -> None:
        """Let another process open the window."""
        self._lock.unlock()

    def hand_over(self, files: list[Path], patience: float = PATIENCE_S) -> bool:
        """Ask the window that is open to open files, and to come to the front.

        False where it doesn't in so many seconds; then nothing is left of the wish.
        """
        pid, host = self._owner()
        if host and host.casefold() != this_computer().casefold():
            return False
        _let_come_forward(pid)
        note = self.inbox / f"{time.time_ns()}-{os.getpid()}{ENDING}"
        wish = {
            "at": time.time(),
            "files": [str(file) for file in files],
            "token": os.environ.get("XDG_ACTIVATION_TOKEN", ""),
        }
        try:
            write_whole(note, json.dumps(wish), lasting=False)
        except OSError:
            return False
        until = time.monotonic() + patience
        while note.exists():
            if time.monotonic() > until:
                # Whoever takes the file away has it: this one now, or the window after all.
                return not _taken(note)
            time.sleep(0.03)
        return True

    def _owner(self) -> tuple[int, str]:
        found: Any = self._lock.getLockInfo()
        pid, host = found[0], found[1]
        return int(pid), str(host)


class Inbox(QObject):
    """Watches for what other processes want opened; `asked` carries a list of paths."""

    asked = Signal(list)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self.look)
        if not (folder.is_dir() and self._watcher.addPath(str(folder))):
            timer = QTimer(self, interval=POLL_MS)
            timer.timeout.connect(self.look)
            timer.start()

    def look(self, _folder: str = "") -> None:
        """Take what is there."""
        for note in sorted(self._folder.glob(f"*{ENDING}")):
            wish = _read(note)
            if not _taken(note) or wish is None:
                continue
            at = wish.get("at")
            if not isinstance(at, int | float) or abs(time.time() - at) > PATIENCE_S * 2:
                # Whoever wrote it waits no more: it was killed, or the computer was.
                continue
            files = wish.get("files")
            named = files if isinstance(files, list) else []
            token = wish.get("token")
            if isinstance(token, str) and token:
                # With it a desktop lets the window come to the front.
                os.environ["XDG_ACTIVATION_TOKEN"] = token
            paths = [Path(name) for name in named[:MAX_FILES] if isinstance(name, str)]
            self.asked.emit([path for path in paths if path.is_absolute()])


def _read(note: Path) -> dict[str, Any] | None:
    try:
        if note.stat().st_size > MAX_NOTE_BYTES:
            return None
        wish = json.loads(note.read_bytes())
    except (OSError, ValueError, RecursionError):
        return None
    return wish if isinstance(wish, dict) else None


def _taken(note: Path) -> bool:
    """Take a note away; True for the one process of several that did."""
    for _ in range(20):
        try:
            note.unlink()
            return True
        except FileNotFoundError:
            return False
        except PermissionError:
            # Windows: the other one is just reading it.
            time.sleep(0.01)
        except OSError:
            return False
    return False


def this_computer(platform: str = sys.platform) -> str:
    """The name of this computer as `QLockFile` writes it down.

    On Windows that is the short old one, which seldom is the one that `QSysInfo` tells.
    """
    named = os.environ.get("COMPUTERNAME", "") if platform == "win32" else ""
    return named or QSysInfo.machineHostName()


def share_window(files: list[Path]) -> tuple[OneWindow, bool]:
    """Be the one with the window, or hand files to it; True where there is nothing left to do."""
    one = OneWindow()
    done = not one.claim() and one.hand_over(files)
    return one, done


def come_forward(window: Any) -> Callable[[], None]:
    """What brings a window in front of all others, however it was put away."""

    def forward() -> None:
        if window.isMinimized():
            window.showNormal()
        window.show()
        window.raise_()
        window.activateWindow()

    return forward


def _let_come_forward(pid: int) -> None:
    """Windows lets only the program that was just started hand the front to another one."""
    if sys.platform == "win32":
        import ctypes

        with suppress(OSError, AttributeError):
            ctypes.windll.user32.AllowSetForegroundWindow(pid)
