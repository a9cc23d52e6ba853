"""Tables: what TOML files say, kept between two starts so that none is parsed twice.

Parsing nine hundred cards takes far longer than all else that is done with them before they are
shown. What is kept is found by a sum of a file's bytes, so a file that was changed is parsed; and
it is never believed as it stands: the file that keeps must be whole and of this program, and some
tables are parsed anew each time. Kept are tables, not cards: whoever reads them checks all of
them as if they came from the file itself.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from dbz_desktop import intake, kept, paths

MAX_BYTES = 32_000_000
"""Far more than all cards and decks of the game have."""
PROBES = 2
"""So many of the tables are parsed anew before the others are believed."""

Table = dict[str, Any]
T = TypeVar("T")


class Tables:
    """The tables of files by their bytes: those of a file where they can be believed."""

    def __init__(self, file: Path | None = None) -> None:
        """`file` is where they are kept; without one, all are parsed. It need not exist."""
        self.file = file
        self._kept = _kept(file) if file else {}
        self._asked: dict[str, Table] = {}
        """What is worth keeping: what was asked for this time."""
        self._probes = set(random.sample(sorted(self._kept), min(PROBES, len(self._kept))))
        self._lied = False

    def of(self, data: bytes, parse: Callable[[bytes], Table]) -> Table:
        """What a file of these bytes says. Raises what `parse` raises, and then keeps nothing."""
        key = kept.sum_of(data)
        found = self._asked.get(key) or self._kept.get(key)
        if found is None or key in self._probes:
            parsed = parse(data)
            self._lied |= found is not None and found != parsed
            self._probes.discard(key)
            if not _is_json(parsed):
                return parsed
            found = parsed
        self._asked[key] = found
        return found

    def read(self, read: Callable[[Tables], T]) -> T:
        """What `read` makes of these tables; where one of them turns out to be a lie, what it
        makes without them. Then they are kept, if there are others than before."""
        found = read(self)
        if self._lied:
            self._kept, self._asked, self._lied = {}, {}, False
            found = read(self)
        if self.file is not None and self._asked.keys() != self._kept.keys():
            self._kept = dict(self._asked)
            kept.write_kept(self.file, _state(), self._kept)
        return found


def kept_tables() -> Tables:
    """The tables of this installation's user."""
    return Tables(paths.user_cache_folder() / "tables.json")


def _state() -> str:
    return kept.state_of([Path(__file__), Path(intake.__file__), Path(kept.__file__)])


def _kept(file: Path) -> dict[str, Table]:
    rows = kept.read_kept(file, _state(), MAX_BYTES)
    if isinstance(rows, dict) and all(isinstance(table, dict) for table in rows.values()):
        return rows
    return {}


def _is_json(table: Table) -> bool:
    """Whether JSON says the same as the table: it knows no dates."""
    try:
        return isinstance(table, dict) and bool(
            json.loads(json.dumps(table, allow_nan=False)) == table
        )
    except (ValueError, TypeError):
        return False
