"""Which program the windows belong to, as the taskbar of Windows sees it."""

from __future__ import annotations

import sys
from typing import Any

from dbz_desktop.bundle import is_bundled

IDENTITY = "DBZDesktop.App"
"""The name under which the taskbar gathers the windows of a checkout."""


def claim_taskbar(shell: Any = None, platform: str = sys.platform) -> None:
    """Let the taskbar show the app's own icon, not Python's; to be called before any window.

    The built app needs no name: its windows, its entry in the start menu and what a player has
    pinned are one to Windows because they start the same program. A name would part them.
    """
    if platform != "win32" or is_bundled():
        return
    try:
        if shell is None:
            import ctypes

            shell = ctypes.WinDLL("shell32")  # type: ignore[attr-defined,unused-ignore]
        shell.SetCurrentProcessExplicitAppUserModelID(IDENTITY)
    except (OSError, AttributeError):
        # No window is worth less for a wrong icon.
        return
