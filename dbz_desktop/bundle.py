"""What is different where the program runs as the app that an installer brought.

`packaging/build.py` puts Python, Qt and the program into one folder with PyInstaller, whose start
program runs before the first line here.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from dbz_desktop import paths

_SEARCH_PATHS = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "LIBPATH")

RELEASES_FILE = "releases-page.txt"
"""In the shipped data of a built app: the address of the page that its releases are on."""


def is_bundled() -> bool:
    """Is this the built app, and not a checkout or an installed package?"""
    return bool(getattr(sys, "frozen", False))


def settle() -> None:
    """Make the built app start other programs as any program does; elsewhere nothing happens.

    A worker of `selfplay --jobs` is the app itself, started anew: here it goes to its work. The
    folder of the app's libraries is taken out of the environment: this process has read it, and the
    player's browser or file manager, opened from the app, must not load our libraries.
    """
    if not is_bundled():
        return
    # Not above: every start would read a dozen modules for it that it has no other use for.
    import multiprocessing

    multiprocessing.freeze_support()
    for name in _SEARCH_PATHS:
        before = os.environ.pop(f"{name}_ORIG", None)
        if before is not None:
            os.environ[name] = before
        elif _points_into_app(os.environ.get(name, "")):
            del os.environ[name]


def system_licences() -> list[Path]:
    """The licences of the system's libraries that travel with the app, one file a package."""
    if not is_bundled():
        return []
    folder = Path(sys.executable).resolve().parent / "licences"
    return sorted(path for path in folder.glob("*.txt") if path.name != "README.txt")


def releases_page() -> str:
    """The address where newer versions of this app are offered, or "" if its builder named none."""
    try:
        return paths.shipped_file(RELEASES_FILE).read_text(encoding="utf-8").strip()
    except OSError:
        return ""


def _points_into_app(value: str) -> bool:
    return bool(value) and Path(value).resolve().is_relative_to(
        Path(sys.executable).resolve().parent
    )
