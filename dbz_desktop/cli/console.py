"""Where the command line prints to when its program was given nothing to print to.

On Windows a program is either one with windows or one for a terminal, and Python has no
`sys.stdout` in the former: what prints there fails, and help and errors are seen by nobody.
"""

from __future__ import annotations

import os
import sys
from typing import Any, TextIO

_PARENT = 0xFFFFFFFF


def have_streams(attach: bool) -> None:
    """Make `sys.stdout` and `sys.stderr` writable where there are none; else nothing happens.

    With `attach` they lead to the terminal that the program was started from, if there is one.
    Only a sub-command should: a terminal that is closed takes along who is attached to it.
    """
    if sys.stdout is not None and sys.stderr is not None:
        return
    screen = _parent_terminal() if attach else None
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            # Opened for the rest of the program's life.
            setattr(sys, name, screen or open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115


def _kernel() -> Any:
    """The part of Windows that knows terminals; None on other systems."""
    import ctypes

    library = getattr(ctypes, "WinDLL", None)
    return library("kernel32") if library else None


def _parent_terminal(kernel: Any = None) -> TextIO | None:
    """The terminal that the program was started from; None without one, or on other systems."""
    kernel = kernel or _kernel()
    if kernel is None or not kernel.AttachConsole(_PARENT):
        return None
    try:
        screen = open("CONOUT$", "w", encoding="utf-8", errors="replace", buffering=1)  # noqa: SIM115
    except OSError:
        return None
    screen.write("\n")  # the terminal has shown its prompt already
    return screen
