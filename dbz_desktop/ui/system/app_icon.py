"""The icon of the app, as the window and the desktop show it."""

from __future__ import annotations

from PySide6.QtGui import QIcon

from dbz_desktop.paths import resources_folder

SIZES = (16, 24, 32, 48, 64, 128, 256)
"""Widths in pixels: the system takes the one that fits best, unscaled."""


def app_icon() -> QIcon:
    """The icon in its sizes; files that are missing are left out, and none is no error."""
    icon = QIcon()
    for width in SIZES:
        # Read only when that size is asked for.
        path = resources_folder() / "app" / f"dbz-desktop-{width}.png"
        if path.is_file():
            icon.addFile(str(path))
    return icon
