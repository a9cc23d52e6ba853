"""Where things lie: what the program ships, and what its user keeps.

The packs in `cards/` and the files in `resources/` stand at the top of a checkout and inside the
package (`_data/`) once it is installed. Callers ask here and never need to know which it is.
"""

import os
from pathlib import Path

import platformdirs

APP_NAME = "DBZ Desktop"

HOME_VARIABLE = "DBZ_DESKTOP_HOME"
"""Environment variable naming one folder for all user data and cache, for tests and USB sticks."""

_PACKAGE = Path(__file__).resolve().parent


def cards_folder() -> Path:
    """The shipped card packs."""
    return _shipped("cards")


def resources_folder() -> Path:
    """The shipped fonts, icons, themes, sounds, rule texts and edition files."""
    return _shipped("resources")


def shipped_file(name: str) -> Path:
    """A file that a builder of the app adds beside `cards` and `resources`; it may be missing."""
    return _PACKAGE / "_data" / name


def user_data_folder() -> Path:
    """The user's decks, packs, matches and settings. Who writes there makes the folder first."""
    home = _home()
    return home / "data" if home else platformdirs.user_data_path(APP_NAME, appauthor=False)


def user_cache_folder() -> Path:
    """What can be made again, such as compiled cards. Who writes there makes the folder first."""
    home = _home()
    return home / "cache" if home else platformdirs.user_cache_path(APP_NAME, appauthor=False)


def matches_folder() -> Path:
    """Where the journals of games are kept, finished and unfinished."""
    return user_data_folder() / "matches"


def reports_folder() -> Path:
    """Where crash reports are written."""
    return user_data_folder() / "reports"


def _shipped(name: str) -> Path:
    installed = _PACKAGE / "_data" / name
    return installed if installed.is_dir() else _PACKAGE.parent / name


def _home() -> Path | None:
    home = os.environ.get(HOME_VARIABLE)
    return Path(home).expanduser().absolute() if home else None
