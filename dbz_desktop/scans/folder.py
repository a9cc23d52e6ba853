"""What lies in a folder of scans: its files, and those that can't be read, with the reason."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path, PurePath

from dbz_desktop.cards.scans import PICTURES

MOST_FILES = 20_000
DEEPEST = 12
"""Limits that no collection of scans reaches, but a whole disk chosen by mistake does."""


@dataclass(frozen=True, slots=True)
class PictureFile:
    """A file that may be a picture. `name` is its path from the folder of scans, with slashes."""

    name: str
    path: Path
    changed: int
    size: int


@dataclass(slots=True)
class Listing:
    """The files of a folder, in the order of their names, and what had to be left out."""

    folder: Path
    files: list[PictureFile] = field(default_factory=list)
    skipped: list[tuple[str, str]] = field(default_factory=list)

    def by_name(self) -> dict[str, PictureFile]:
        """The files by their names."""
        return {file.name: file for file in self.files}


def list_pictures(folder: Path, cancelled: Callable[[], bool] = lambda: False) -> Listing:
    """List the files of a folder and the folders in it, down to `DEEPEST` levels.

    No file is opened. Hidden files are left out; links are followed unless they lead in a circle.
    Raises `OSError` if the folder itself can't be listed.
    """
    listing = Listing(folder)
    try:
        seen = {_identity(os.stat(folder))}
    except ValueError as error:
        # A name that no system can have, out of damaged settings.
        raise OSError(errno.EINVAL, str(error)) from error
    waiting = [(folder, PurePath(), 0)]
    while waiting and not cancelled():
        path, inside, depth = waiting.pop()
        try:
            entries = sorted(os.scandir(path), key=lambda entry: entry.name.casefold())
        except OSError as error:
            if not depth:
                raise
            listing.skipped.append((f"{inside.as_posix()}/", _words(error)))
            continue
        deeper = []
        for entry in entries:
            if entry.name.startswith((".", "__MACOSX")):
                continue
            name = (inside / entry.name).as_posix()
            picture = entry.name.casefold().endswith(PICTURES)
            try:
                info = entry.stat()
                is_folder = stat.S_ISDIR(info.st_mode)
                if is_folder and os.name == "nt":
                    # What a scan of a folder tells on Windows holds no identity.
                    info = os.stat(entry.path)
            except OSError as error:
                if picture or entry.is_symlink():
                    listing.skipped.append((name, _words(error)))
                continue
            if is_folder:
                if _identity(info) in seen:
                    listing.skipped.append((f"{name}/", "leads back to a folder read already"))
                elif depth >= DEEPEST:
                    listing.skipped.append((f"{name}/", f"lies more than {DEEPEST} folders deep"))
                else:
                    seen.add(_identity(info))
                    deeper.append((Path(entry.path), inside / entry.name, depth + 1))
            elif picture:
                if len(listing.files) >= MOST_FILES:
                    listing.skipped.append(
                        (name, f"more than {MOST_FILES:,} pictures; the rest was not read")
                    )
                    return listing
                listing.files.append(
                    PictureFile(name, Path(entry.path), info.st_mtime_ns, info.st_size)
                )
        waiting += reversed(deeper)
    return listing


def _identity(info: os.stat_result) -> tuple[int, int]:
    return info.st_dev, info.st_ino


def _words(error: OSError) -> str:
    if isinstance(error, PermissionError):
        return "there is no permission to read it"
    if isinstance(error, FileNotFoundError):
        return "is a link to nothing"
    words = str(error.strerror or error)
    if "symbolic link" in words:
        return "is a link that leads in a circle"
    return words[:1].lower() + words[1:]
