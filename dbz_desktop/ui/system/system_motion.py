"""Whether the system asks for less motion, asked where each system keeps it.

Qt tells it itself in later versions; until then the system is asked: Windows by its "Animation
effects", macOS by "Reduce motion", GNOME and its kin by "Animations", KDE by its animation speed.
The question runs off the GUI thread with a time limit. What can't be found out counts as "no".
"""

from __future__ import annotations

import configparser
import os
import subprocess
import sys
import time
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from dbz_desktop.ui.system.threads import start_beside

TIME_LIMIT = 2.0
"""Seconds that a system's tool may take to answer."""

PAUSE = 5.0
"""Seconds between two questions, however often the window is activated."""


def ask_qt() -> bool | None:
    """What Qt knows of it, or None where this Qt has no word on motion."""
    hints = QGuiApplication.styleHints()
    accessibility = getattr(hints, "accessibility", None)
    motion = getattr(accessibility(), "motionPreference", None) if accessibility else None
    if motion is None:
        return None
    return "reduce" in getattr(motion(), "name", "").lower()


def ask_system(platform: str = sys.platform) -> bool:
    """Ask the system; may take up to `TIME_LIMIT` a tool. Never fails."""
    try:
        if platform == "win32":
            return _ask_windows()
        if platform == "darwin":
            return _run("defaults", "read", "com.apple.universalaccess", "reduceMotion") == "1"
        wanted = _run("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")
        return wanted == "false" or _ask_kde()
    except Exception:
        # A wish that can't be read must not stop a game.
        return False


def _run(*command: str) -> str:
    try:
        done = subprocess.run(
            command,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=TIME_LIMIT,
            stdin=subprocess.DEVNULL,
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout.strip().lower() if done.returncode == 0 else ""


def _ask_windows() -> bool:
    import ctypes

    shown = ctypes.c_int(1)
    get_client_area_animation = 0x1042
    user32 = ctypes.WinDLL("user32")  # type: ignore[attr-defined,unused-ignore]
    asked = user32.SystemParametersInfoW(get_client_area_animation, 0, ctypes.byref(shown), 0)
    return bool(asked) and not shown.value


def _ask_kde() -> bool:
    """KDE's slider at "instant" writes a factor of 0."""
    folder = Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")
    told = configparser.RawConfigParser(strict=False)
    try:
        told.read(folder / "kdeglobals", encoding="utf-8")
        return told.getfloat("KDE", "AnimationDurationFactor", fallback=1.0) == 0
    except (OSError, ValueError, configparser.Error):
        return False


class SystemMotion(QObject):
    """The system's wish as last heard. `changed` tells a new one.

    It is asked again when the program comes to the front, for that is where one comes back from
    the system's settings.
    """

    changed = Signal(bool)
    _heard = Signal(bool)

    def __init__(self, ask=ask_system) -> None:
        super().__init__()
        self.reduced = False
        self._ask = ask
        self._asked = 0.0
        self._running = False
        self._heard.connect(self._take)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.applicationStateChanged.connect(self._state_changed)

    def refresh(self) -> None:
        """Ask again, off the GUI thread unless Qt knows."""
        known = ask_qt()
        if known is not None:
            self._take(known)
            return
        if self._running:
            return
        self._running = True
        self._asked = time.monotonic()
        start_beside(self._question, "system-motion")

    def _question(self) -> None:
        answer = self._ask()
        try:
            self._heard.emit(answer)
        except RuntimeError:
            # The program has ended in the meantime.
            return

    def _take(self, reduced: bool) -> None:
        self._running = False
        if reduced != self.reduced:
            self.reduced = reduced
            self.changed.emit(reduced)

    def _state_changed(self, state: Qt.ApplicationState) -> None:
        active = state == Qt.ApplicationState.ApplicationActive
        if active and time.monotonic() - self._asked > PAUSE:
            self.refresh()


_shared: SystemMotion | None = None


def system_motion() -> SystemMotion:
    """The one that the whole program asks. Without a screen nobody is asked."""
    global _shared
    if _shared is None:
        _shared = SystemMotion()
        if QGuiApplication.platformName() not in ("offscreen", "minimal", ""):
            _shared.refresh()
    return _shared
