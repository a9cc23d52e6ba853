"""What the installers of all systems say of the app: its names, its file types, its licences.

Also what their builders share: folders, sizes, the one place of the version, how they fail.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NAME = "dbz-desktop"
TITLE = "DBZ Desktop"
APP_ID = "io.github.dbz_desktop.app"
PUBLISHER = "DBZ Desktop contributors"
SUMMARY = "Play the Dragon Ball Z trading card game by its rules"

DESCRIPTION = (
    "Two players at one computer, passing it to and fro. The app enforces the rules, names the"
    " rule behind every step, and reads the text of each card instead of being told about it."
    " It ships no artwork and uses no network."
)


@dataclass(frozen=True, slots=True)
class FileType:
    """A kind of file that the app opens: its ending without the dot, its name for people."""

    ending: str
    name: str
    mime: str


FILE_TYPES = (
    FileType("dbzdeck", "Deck of DBZ Desktop", "application/x-dbz-desktop-deck"),
    FileType("dbzpack", "Card pack of DBZ Desktop", "application/x-dbz-desktop-pack"),
    FileType("dbzscene", "Scene of DBZ Desktop", "application/x-dbz-desktop-scene"),
    FileType("dbzreplay", "Game of DBZ Desktop", "application/x-dbz-desktop-replay"),
)
"""Only what the app opens is claimed from the system."""

LICENCES_NOTE = """\
DBZ Desktop is under the MIT licence. What it brings along is under licences of its own; the app
shows all of them on its page "About".

Qt, PySide6 and shiboken6 are used unchanged under the GNU Lesser General Public License 3. They
are linked dynamically and lie in `_internal/PySide6` and `_internal/shiboken6` as files of their
own: you may replace them with your own builds of the same version. The text of the licence, and
of the GPL 3 that it rests on, and those of the parts of Qt that come from others:
`_internal/dbz_desktop/_data/resources/licences`.
The source of Qt: https://download.qt.io/official_releases/qt/
The source of PySide6: https://code.qt.io/cgit/pyside/pyside-setup.git

The program is started by PyInstaller's start program, under the GNU General Public License 2 or
later with an exception for what it starts: `_internal/pyinstaller-*.dist-info`.

The licences of the Python packages are in the folders `_internal/*.dist-info`, Python's own in
`_internal`, those of the fonts in `_internal/dbz_desktop/_data/resources/fonts`. On Linux, the
files beside this one are the licences of the system's libraries that travel along, one a package.
"""


class Failed(Exception):
    """The build can't go on; the message says why and what to do."""


def version() -> str:
    """The version, from its one place."""
    text = (ROOT / "dbz_desktop" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"', text, re.M)
    if found is None:
        raise Failed("dbz_desktop/__init__.py names no __version__.")
    return found[1]


def releases_page() -> str:
    """Where newer versions of what is built now will be found; "" if nobody says.

    DBZ_DESKTOP_RELEASES names it; a build in GitHub Actions is found where its releases go.
    """
    server, repository = (os.environ.get(f"GITHUB_{x}", "") for x in ("SERVER_URL", "REPOSITORY"))
    found = f"{server}/{repository}/releases" if server and repository else ""
    return os.environ.get("DBZ_DESKTOP_RELEASES", found)


def size_of(path: Path) -> int:
    """Bytes of a file, or of all files of a folder; what is linked counts once."""
    files = path.rglob("*") if path.is_dir() else [path]
    return sum(file.lstat().st_size for file in files if file.is_file() or file.is_symlink())


def fresh(folder: Path) -> Path:
    """An empty folder, whatever was there."""
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    return folder


def read(command: list[str], whole: bool = True) -> str:
    """What a command prints. With `whole`, raises Failed if it fails."""
    env = {**os.environ, "LC_ALL": "C.UTF-8"}
    result = subprocess.run(command, check=False, capture_output=True, text=True, env=env)
    if whole and result.returncode != 0:
        raise Failed(f"{' '.join(command)}: {result.stderr.strip()}")
    return result.stdout


def put_licences_note(app: Path) -> Path:
    """Say in the app's folder under which licences its parts are; returns the folder it is in."""
    folder = app / "licences"
    folder.mkdir(exist_ok=True)
    (folder / "README.txt").write_text(LICENCES_NOTE, encoding="utf-8", newline="\n")
    return folder
