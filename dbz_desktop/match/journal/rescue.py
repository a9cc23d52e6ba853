"""Saving what is good of a damaged journal; the damaged file itself is always kept."""

from __future__ import annotations

from pathlib import Path

from dbz_desktop.match.journal import reading as journals
from dbz_desktop.match.journal.reading import JournalError, JournalFile
from dbz_desktop.writing import write_whole


def read_good_part(path: Path) -> JournalFile:
    """A journal up to its first damaged line. Raises JournalError when nothing is good."""
    try:
        return journals.read_journal(path)
    except JournalError as error:
        if error.good is None or error.line < 2:
            raise
        head = b"\n".join(path.read_bytes().split(b"\n")[: error.line - 1]) + b"\n"
    return journals.parse_journal(path, head)


def set_aside(path: Path, good: bytes) -> Path:
    """Put `good` in the place of a damaged journal; returns the name that one is kept under.

    Raises OSError, on a full disk too: then the damaged file is where it was.
    """
    fresh = path.with_name(f"{path.name}.good")
    write_whole(fresh, good)
    number = 1
    while (saved := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    path.replace(saved)
    fresh.replace(path)
    return saved
