"""Replay: stepping through a journal, forwards and backwards, and proving that it repeats."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path

from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.course.following import follow
from dbz_desktop.match.course.setup import setup_of
from dbz_desktop.match.journal.reading import JournalError, JournalFile, read_journal, standing
from dbz_desktop.match.journal.rescue import read_good_part
from dbz_desktop.match.match import Match
from dbz_desktop.match.seats.seat import Seat
from dbz_desktop.rules.kernel.events import Event


@dataclass(frozen=True, slots=True)
class Verified:
    """What verifying a journal found out. `digest` is a hash of all events, byte for byte."""

    answers: int
    events: int
    digest: str
    finished: bool
    winner: str
    kind: str
    cut: str


class Replay:
    """A journal and the place in it: `position` answers of `total` have been given.

    Answers that were taken back are left out; the file still holds them.
    """

    def __init__(self, path: Path, pool: Pack, journal: JournalFile | None = None) -> None:
        self.journal: JournalFile = journal or read_journal(path)
        self.broken = ""
        self.entries = standing(self.journal.entries)
        self.match = Match(setup_of(self.journal.header, pool, path))
        self.position = 0

    @classmethod
    def of_good_part(cls, path: Path, pool: Pack) -> Replay:
        """A journal up to its first line that can't be read; `broken` tells of that line.

        Raises JournalError where nothing of it can be shown.
        """
        try:
            return cls(path, pool)
        except JournalError as error:
            replay = cls(path, pool, read_good_part(path))
            replay.broken = str(error)
            return replay

    @property
    def total(self) -> int:
        """How many answers the journal holds, a concession counted as one."""
        return len(self.entries)

    def seat(self, viewer: int) -> Seat:
        """The table as a seat saw it; its stream moves along with the replay."""
        return self.match.seat(viewer)

    def step(self) -> tuple[Event, ...]:
        """Give the next answer; the unredacted events that followed, () at the end.

        Raises JournalError when the answer can't have been given.
        """
        if self.position >= self.total:
            return ()
        before = len(self.match.game.events)
        follow(self.match.course, self.entries[self.position], self.journal.path, self.position)
        self.position += 1
        return tuple(self.match.game.events[before:])

    def seek(self, position: int) -> None:
        """Go to a place, forwards or backwards, kept within the journal. Raises JournalError."""
        position = max(0, min(position, self.total))
        if position < self.position:
            self.match.course.rewind(position)
            self.position = position
        while self.position < position:
            self.step()


def verify(path: Path, pool: Pack) -> Verified:
    """Play a journal through and compare everything that it says. Raises JournalError."""
    replay = Replay(path, pool)
    replay.seek(replay.total)
    game = replay.match.game
    outcome = game.outcome
    return Verified(
        replay.total,
        len(game.events),
        digest(game.events),
        outcome is not None,
        replay.match.winner_name or "",
        outcome.kind if outcome else "",
        replay.journal.cut,
    )


def digest(events: list[Event]) -> str:
    """A hash of a stream of events: equal on every system for the same game."""
    hasher = hashlib.sha256()
    for event in events:
        hasher.update(repr(event).encode())
        hasher.update(b"\n")
    return hasher.hexdigest()[:16]
