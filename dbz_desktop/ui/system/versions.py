"""What runs here: the versions of the program and of all that it stands on, as text."""

from __future__ import annotations

import platform

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication

from dbz_desktop import __version__


def version_details() -> str:
    """A few lines for a report: versions, the system, the screen."""
    lines = [
        f"DBZ Desktop {__version__}",
        f"Python {platform.python_version()}, Qt {qVersion()}, PySide6 {pyside_version}",
        f"{platform.platform()}, {platform.machine()}",
        f"Platform plugin: {QGuiApplication.platformName()}",
    ]
    screen = QGuiApplication.primaryScreen() if QGuiApplication.instance() else None
    if screen is not None:
        size, ratio = screen.size(), screen.devicePixelRatio()
        lines.append(f"Screen: {size.width()}x{size.height()} at {ratio:g}")
    return "\n".join(lines)
