"""Summaries: what a list of games tells of a journal, out of its first line and its end alone.

A folder may hold thousands of games. Nothing is played through for a list, so damage in the middle
of a file shows only when it is opened; damage at either end shows here.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from dbz_desktop.match.journal.reading import (
    MAX_FILE_BYTES,
    MAX_LINE_BYTES,
    SUFFIX,
    Header,
    JournalError,
    header_from_table,
    parse_line,
)

_TAIL_BYTES = 8_192
"""Lines after the header are far shorter than this."""


@dataclass(frozen=True, slots=True)
class Summary:
    """One journal of a list. `header` is None where nothing can be told of it but `problem`.

    `ended` is the kind of victory ("survival", "concession", …) or "" while the game goes on,
    `winner` the seat that won or -1. `turn` is the turn reached, 0 where the file doesn't say.
    `changed` is the file's time in seconds since 1970. `problem` tells what is wrong.
    """

    path: Path
    header: Header | None
    changed: float = 0.0
    size: int = 0
    ended: str = ""
    winner: int = -1
    turn: int = 0
    answers: bool = True
    problem: str = ""

    @property
    def finished(self) -> bool:
        """True when the match came to its end."""
        return bool(self.ended)

    @property
    def readable(self) -> bool:
        """True when it can be opened as a replay, whole or in part."""
        return self.header is not None

    @property
    def players(self) -> str:
        """Who plays against whom, computer players with their levels; or the file's name."""
        if self.header is None:
            return self.path.name
        sides = zip(self.header.names, self.header.players, strict=True)
        return " against ".join(f"{name} ({level})" if level else name for name, level in sides)

    @property
    def decks(self) -> str:
        """Both decks' names."""
        if self.header is None:
            return ""
        return f"{self.header.decks[0].name} against {self.header.decks[1].name}"

    @property
    def when(self) -> datetime:
        """When the file was last written, in local time."""
        return datetime.fromtimestamp(self.changed)


def journals(folder: Path) -> list[Path]:
    """The journals of a folder, newest first. A folder that isn't there has none."""
    found: list[tuple[float, str]] = []
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                if not entry.name.endswith(SUFFIX):
                    continue
                try:
                    if entry.is_file():
                        found.append((-entry.stat().st_mtime, entry.name))
                except OSError:
                    found.append((0.0, entry.name))
    except OSError:
        return []
    return [folder / name for _, name in sorted(found)]


def summaries(folder: Path) -> Iterator[Summary]:
    """The summaries of a folder's journals, newest first, one after another."""
    for path in journals(folder):
        yield summarise(path)


def summarise(path: Path) -> Summary:
    """Tell of one journal. Never raises: what is wrong is told in `problem`."""
    changed, size = 0.0, 0
    try:
        facts = path.stat()
        changed, size = facts.st_mtime, facts.st_size
        if size > MAX_FILE_BYTES:
            most = f"larger than {MAX_FILE_BYTES // 1_000_000} MB, which no game is"
            return Summary(path, None, changed, size, problem=most)
        with path.open("rb") as file:
            first = file.readline(MAX_LINE_BYTES)
            begun = file.tell()
            file.seek(max(begun, size - _TAIL_BYTES))
            tail = file.read()
    except OSError as error:
        return Summary(path, None, changed, size, problem=f"can't be opened: {error.strerror}")
    if not first.strip():
        return Summary(path, None, changed, size, problem="the file is empty")
    table = parse_line(first)
    if not isinstance(table, dict) or "dbzreplay" not in table:
        problem = "not a game of DBZ Desktop, or its first line is damaged"
        return Summary(path, None, changed, size, problem=problem)
    try:
        header = header_from_table(table, path)
    except JournalError as error:
        return Summary(path, None, changed, size, problem=error.message)
    return _with_end(Summary(path, header, changed, size), tail)


def _with_end(summary: Summary, tail: bytes) -> Summary:
    lines = [line for line in tail.split(b"\n") if line.strip(b"\0 \r\t")]
    problem, ended, winner, turn = "", "", -1, 0
    if lines:
        last = parse_line(lines[-1])
        if not isinstance(last, dict):
            problem = "the last line was cut off while it was written; the game stands before it"
            lines.pop()
        elif "over" in last and last.get("winner") in (0, 1):
            ended, winner = str(last["over"]), last["winner"]
    # The first piece of the tail may be half a line; it is only asked for the turn.
    for line in reversed(lines):
        table = parse_line(line)
        if isinstance(table, dict) and isinstance(table.get("t"), int):
            turn = table["t"]
            break
    return Summary(
        summary.path,
        summary.header,
        summary.changed,
        summary.size,
        ended,
        winner,
        turn,
        bool(lines),
        problem,
    )
