"""Kept: what was worked out and can be worked out again, in a file between two starts.

Such a file is the program's own, yet it may be damaged, of another version, or changed by hand.
It is believed only where it is whole and of the very state it was made for, and it holds text in
JSON alone, so that reading it runs nothing.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from dbz_desktop import __version__, intake
from dbz_desktop.writing import write_whole


def sum_of(data: bytes | str) -> str:
    """A short sum of some contents: other contents have another."""
    held = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
    return hashlib.sha256(held).hexdigest()[:32]


def state_of(sources: Iterable[Path], *more: object) -> str:
    """The state of the program: another version, Python or source file makes another.

    `sources` are the files that have a say in what is kept, `more` is what else has.
    """
    # An installed program has no sources beside it; then it is one with its own file.
    files = [file for file in sources if file.is_file()] or [Path(sys.executable)]
    told: list[object] = [__version__, sys.version_info[:3], *more]
    for file in files:
        about = file.stat()
        told.append((file.name, about.st_size, about.st_mtime_ns))
    return sum_of(repr(told))


def read_kept(file: Path, state: str, most: int) -> Any:
    """What a file keeps, up to `most` bytes of it; None where anything isn't as it was written,
    or was written in another state."""
    try:
        head, _, said = intake.read_bytes(file, most).partition(b"\n")
        if json.loads(head) != {"state": state, "sum": sum_of(said)}:
            return None
        return json.loads(said)
    except (OSError, ValueError, RecursionError):
        return None


def write_kept(file: Path, state: str, rows: Any) -> None:
    """Keep what JSON can say. That it can't be written harms nobody."""
    said = json.dumps(rows, ensure_ascii=False, separators=(",", ":")).encode()
    head = json.dumps({"state": state, "sum": sum_of(said)}).encode()
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, head + b"\n" + said)
