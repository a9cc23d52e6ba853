"""Saving what is good of a damaged journal; the damaged file itself is always kept."""

from __future__ import annotations

from pathlib import Path

from dbz_desktop.match import journal as journals
from dbz_desktop.match.journal import JournalError, JournalFile


def read_good_part(path: Path) -> JournalFile:
    """A journal up to its first damaged line. Raises JournalError when nothing is good."""
    try:
        return journals.read_journal(path)
    except JournalError as error:
        if error.good is None or error.line < 2:
            raise
        head = b"\n".join(path.read_bytes().split(b"\n")[: error.line - 1]) + b"\n"
    return journals.parse_journal(path, head)


def set_aside(path: Path) -> Path:
    """Rename a damaged journal; returns the name it is kept under."""
    number = 1
    while (saved := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    path.replace(saved)
    return saved
