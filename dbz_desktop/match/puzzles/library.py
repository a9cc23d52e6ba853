"""The puzzles that are shipped, as a list shows them before they are opened."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from dbz_desktop import intake
from dbz_desktop.match.puzzles.file import Head, read_head, shipped_puzzles
from dbz_desktop.match.scenarios.scenario import ScenarioError


@dataclass(frozen=True, slots=True)
class PuzzleEntry:
    """A puzzle in a list. `key` is by what it is remembered that it was solved; `problem` says why
    it can't be opened."""

    key: str
    path: Path
    head: Head | None
    problem: str = ""


def all_puzzles() -> list[PuzzleEntry]:
    """The puzzles, easiest first. Only their heads are read."""
    entries = [_entry(path) for path in shipped_puzzles()]
    return sorted(entries, key=lambda entry: entry.head.difficulty if entry.head else 0)


def _entry(path: Path) -> PuzzleEntry:
    key = f"puzzle/{path.stem}"
    try:
        return PuzzleEntry(key, path, read_head(path))
    except ScenarioError as error:
        return PuzzleEntry(key, path, None, intake.shown(str(error), 300))
