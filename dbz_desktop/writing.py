"""Writing files whole or not at all: to a temporary name beside them, then moved into place."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path


def write_whole(path: Path, data: bytes | str, lasting: bool = True) -> None:
    """Write a file, a text as UTF-8, in the place of the one that is there.

    What is not `lasting`, as it can be made again, isn't waited for until the disk has it. Raises
    OSError where it can't be written, on a full disk too: then what was there is there still, and
    nothing else is left.
    """
    # Half a sign, as a window may paste it, can't be written; no name is worth a lost deck.
    held = data if isinstance(data, bytes) else data.encode("utf-8", "replace")
    temporary = path.with_name(f"{path.name}.part")
    try:
        with temporary.open("wb") as file:
            file.write(held)
            if lasting:
                file.flush()
                os.fsync(file.fileno())
        temporary.replace(path)
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise


def save_text(text: str, target: Path) -> str:
    """Write a text file, with ".txt" put on where it has no ending; "" or what went wrong."""
    return save_bytes(text.encode(), target, ".txt")


def save_bytes(data: bytes, target: Path, ending: str) -> str:
    """Write a file, with an ending put on where it has none; "" or what went wrong, in words."""
    target = with_ending(target, ending)
    try:
        write_whole(target, data)
    except OSError as error:
        return why_not_written(target, error)
    return ""


def with_ending(target: Path, ending: str) -> Path:
    """A file's name with an ending, unless it has one."""
    return target if target.suffix else target.with_name(target.name + ending)


def why_not_written(target: Path, error: OSError) -> str:
    """What went wrong with a file, in words."""
    return f"{target}: {error.strerror or error}. Choose another folder."
