"""Which libraries the app needs once plugins were left out: used by `dbz-desktop.spec`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import PurePosixPath

Entry = tuple[str, str, str]
"""As PyInstaller has it: the place inside the app, the file it comes from, the kind."""

FRAMEWORK = ".framework/"


WINDOWS_FOLDERS = ("PySide6", "shiboken6")
"""Where Qt's libraries lie on Windows, with copies of the compiler's own."""


def name_of(place: str) -> str:
    """What others call a library: the last part of its path, "QtCore" or "libz.so.1"."""
    return PurePosixPath(place.replace("\\", "/")).name


def is_windows_library(entry: Entry) -> bool:
    """The same as `is_library` for Windows: only of Qt's folders is it known what loads what."""
    place = PurePosixPath(entry[0].replace("\\", "/"))
    return str(place.parent) in WINDOWS_FOLDERS and place.suffix.lower() == ".dll"


def is_library(entry: Entry, python: tuple[str, ...], mac: bool) -> bool:
    """Is it a file that is there only because others load it?

    Extension modules and plugins are loaded by name; Python's own library, whose name begins with
    one of `python`, by the start program.
    """
    place, name = entry[0].replace("\\", "/"), name_of(entry[0])
    if name.startswith(python) or entry[2] == "SYMLINK":
        return False
    if mac:
        return FRAMEWORK in place or (name.endswith(".dylib") and "/plugins/" not in place)
    return ".so." in name


def without_idle(
    binaries: list[Entry],
    datas: list[Entry],
    droppable: Callable[[Entry], bool],
    asked: Callable[[str], Iterable[str]],
) -> tuple[list[Entry], list[Entry]]:
    """Both lists without the libraries that nothing that stays loads, however far down.

    `asked` gives the names of the libraries that a file is linked with. What belongs to a library
    goes with it: links to it, and the small files of a framework of macOS.
    """
    # Windows knows no upper and lower case in names, and two folders may hold the same library.
    idle: dict[str, list[str]] = {}
    for entry in filter(droppable, binaries):
        idle.setdefault(name_of(entry[0]).casefold(), []).append(entry[1])
    waiting = [entry[1] for entry in binaries if not droppable(entry) and entry[2] != "SYMLINK"]
    while waiting:
        for name in map(name_of, asked(waiting.pop())):
            waiting += idle.pop(name.casefold(), [])

    def stays(entry: Entry) -> bool:
        place = entry[0].replace("\\", "/")
        if FRAMEWORK in place:
            return name_of(place.partition(FRAMEWORK)[0]).casefold() not in idle
        if entry[2] == "SYMLINK" and name_of(entry[1]).casefold() in idle:
            return False
        return name_of(place).casefold() not in idle

    return [entry for entry in binaries if stays(entry)], [entry for entry in datas if stays(entry)]
