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
