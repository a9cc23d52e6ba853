"""Saving under a name that the user chose: written beside it first, then moved into place."""

from __future__ import annotations

import shutil
from contextlib import suppress
from pathlib import Path

from dbz_desktop.match.journal import SUFFIX


def save_copy(source: Path, target: Path) -> str:
    """Copy a game's file, with its ending put on; "" or what went wrong, in words."""
    if target.suffix != SUFFIX:
        target = target.with_name(target.name + SUFFIX)
    temporary = target.with_name(target.name + ".part")
    try:
        if target.exists() and target.samefile(source):
            return f"{target} is the game itself; choose another name or folder."
        shutil.copyfile(source, temporary)
        temporary.replace(target)
    except OSError as error:
        return _problem(target, temporary, error)
    return ""


def save_text(text: str, target: Path) -> str:
    """Write a text file, with ".txt" put on where it has no ending; "" or what went wrong."""
    if not target.suffix:
        target = target.with_name(target.name + ".txt")
    temporary = target.with_name(target.name + ".part")
    try:
        temporary.write_text(text, encoding="utf-8")
        temporary.replace(target)
    except OSError as error:
        return _problem(target, temporary, error)
    return ""


def _problem(target: Path, temporary: Path, error: OSError) -> str:
    # What could not be written can't always be removed either.
    with suppress(OSError):
        temporary.unlink(missing_ok=True)
    return f"{target}: {error.strerror or error}. Choose another folder."
