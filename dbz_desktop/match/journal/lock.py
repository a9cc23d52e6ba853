"""One program at a time writes a file: a lock that the system itself lets go of.

The lock lies on the open file, not in a second file beside it. So there is nothing that a crash or
a power cut could leave behind, and nothing to be taken for stale: when the program ends, however
it ends, the file is free. Reading is never hindered.
"""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import IO

FAR = 0x7FFF0000
"""Windows hinders reading what is locked; this byte is past the end of every journal."""

TRIES, PAUSE = 3, 0.02
"""A look by `in_use` lasts less than a moment, and must not be taken for a second program."""

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> bool:
        number = file.fileno()
        place = os.lseek(number, 0, os.SEEK_CUR)
        os.lseek(number, FAR, os.SEEK_SET)
        try:
            msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(number, place, os.SEEK_SET)
        return True

    def _look(file: IO[bytes]) -> bool:
        # Two that look meet here as two that write would; a look is over at once.
        return claim(file)

else:
    import fcntl

    def _lock(file: IO[bytes], kind: int = fcntl.LOCK_EX) -> bool:
        try:
            fcntl.flock(file.fileno(), kind | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            # Some network folders know no locks; a game there must be playable all the same.
            return True
        return True

    def _look(file: IO[bytes]) -> bool:
        # Shared: two threads that look at once are not each other's writer.
        return _lock(file, fcntl.LOCK_SH)


def claim(file: IO[bytes]) -> bool:
    """Be the one who writes a file that was opened for writing, until it is closed.

    False while another program, or another part of this one, does.
    """
    for again in range(TRIES):
        if again:
            time.sleep(PAUSE)
        if _lock(file):
            return True
    return False


def in_use(path: Path) -> bool:
    """Whether somebody writes the file just now. False for a file that can't be opened."""
    # What is wrong with such a file is told by whoever opens it.
    with suppress(OSError), path.open("r+b") as file:
        return not _look(file)
    return False
