"""Which cards their user has looked at: the others are new to him."""

from __future__ import annotations

import json
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from dbz_desktop import intake
from dbz_desktop.paths import user_data_folder
from dbz_desktop.writing import write_whole

_MAX_BYTES = 4_000_000


class SeenCards:
    """The ids of the cards whose pages were opened, in a file of the user's own.

    A file that can't be read counts as none, and one that can't be written harms nobody: then
    cards are new once more at the next start.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or user_data_folder() / "looked-at.json"
        self._ids: set[str] = set()
        with suppress(intake.Unreadable, TypeError):
            told = intake.json_value(intake.read_bytes(self.path, _MAX_BYTES))
            self._ids = {ident for ident in told if isinstance(ident, str)}

    def is_new(self, ident: str) -> bool:
        """Whether a card was not looked at yet, by its id."""
        return ident not in self._ids

    def add(self, idents: Iterable[str]) -> None:
        """Cards that are looked at."""
        more = set(idents) - self._ids
        if not more:
            return
        self._ids |= more
        with suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.path, json.dumps(sorted(self._ids)))
