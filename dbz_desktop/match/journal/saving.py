"""Files of games: a name for a new one, copies, where their chances to win are kept.

Files are written whole or not at all.
"""

from __future__ import annotations

import json
import re
from datetime import datetime
from pathlib import Path

from dbz_desktop import intake
from dbz_desktop.kept import sum_of
from dbz_desktop.match.journal.reading import MAX_FILE_BYTES, SUFFIX
from dbz_desktop.paths import matches_folder
from dbz_desktop.writing import why_not_written, write_whole


def save_copy(source: Path, target: Path) -> str:
    """Copy a game's file, with its ending put on; "" or what went wrong, in words."""
    if target.suffix != SUFFIX:
        target = target.with_name(target.name + SUFFIX)
    try:
        if target.exists() and target.samefile(source):
            return f"{target} is the game itself; choose another name or folder."
        write_whole(target, source.read_bytes())
    except OSError as error:
        return why_not_written(target, error)
    return ""


def chances_file(journal: Path) -> Path | None:
    """Where the chances to win are kept that were worked out of a game, by what its file holds,
    whenever it was played; None where that can't be read."""
    try:
        held = intake.read_bytes(journal, MAX_FILE_BYTES)
    except intake.Unreadable:
        return None
    return chances_folder() / f"{sum_of(_timeless(held))}.chances"


def chances_folder() -> Path:
    """Where the chances to win of all games are kept."""
    return matches_folder() / "chances"


def _timeless(held: bytes) -> bytes:
    """What a game's file holds, but for when the game was begun: nothing follows from that."""
    head, line, rest = held.partition(b"\n")
    try:
        table = json.loads(head)
    except (ValueError, RecursionError):
        return held
    if isinstance(table, dict):
        table.pop("created", None)
    return json.dumps(table, sort_keys=True).encode() + line + rest


def journal_path(names: tuple[str, str]) -> Path:
    """A new name in the folder of matches: the time and who plays."""
    players = "-".join(re.sub(r"[^\w]+", "", name, flags=re.UNICODE)[:16] for name in names)
    stem = f"{datetime.now():%Y%m%d-%H%M%S}-{players}"
    path = matches_folder() / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = matches_folder() / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path
