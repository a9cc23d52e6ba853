"""Writing a journal: one line after another, each whole on the disk or not there at all.

Disks fill up, sticks are pulled out and folders are deleted while people play. A line that can't
be written leaves nothing behind: what was refused is never found in the file later. The lines are
also held here, so that the match can be written anew, at its place or elsewhere.
"""

from __future__ import annotations

import errno
import io
import json
import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dbz_desktop.match.journal.lock import claim, in_use
from dbz_desktop.match.journal.reading import (
    FIXED_NUMBERS,
    FORMAT,
    IN_USE,
    PERSONS,
    Entry,
    Header,
    JournalError,
    JournalFile,
)
from dbz_desktop.match.journal.seeds import seed_text
from dbz_desktop.writing import write_whole

if TYPE_CHECKING:
    from dbz_desktop.rules.judge_moves import JudgeMove


class JournalWriter:
    """Appends to a journal; every line is in the file before the call returns.

    With `durable`, it is also forced to the disk, so that it survives a power cut. One writer at a
    time, on the whole computer: two that went on with one match would each ruin it for the other.

    Every call that writes raises JournalError where it can't; then the file is as it was, and the
    call can be made again. `owes` tells that something is still to be written: the end of the
    match, or a step back that happened all the same.
    """

    def __init__(
        self, path: Path, file: io.FileIO, lines: list[bytes], durable: bool = True
    ) -> None:
        self.path = path
        self._file = file
        self._durable = durable
        self._lines = lines
        self._end = sum(map(len, lines))
        self._owed = b""
        self._torn = False
        self._missed = False

    @classmethod
    def create(cls, path: Path, header: Header, durable: bool = True) -> JournalWriter:
        """Start a journal. The header is moved into place whole: a journal never lacks it.

        Raises JournalError where the file can't be written, or stands there already.
        """
        if path.exists():
            raise JournalError("there is a journal of that name already; choose another", path)
        return cls._anew(path, [_line(header_table(header))], durable)

    @classmethod
    def _anew(cls, path: Path, lines: list[bytes], durable: bool) -> JournalWriter:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(path, b"".join(lines))
            file = _claimed(_opened(path), path)
        except OSError as error:
            raise _unwritten(path, error) from error
        return cls(path, file, lines, durable)

    @classmethod
    def append_to(cls, journal: JournalFile, durable: bool = True) -> JournalWriter:
        """Go on writing a journal that was read, after its last whole line.

        Raises JournalError where it can't be written, another window writes it, or one did so
        since it was read: its answers must not be cut off.
        """
        path = journal.path
        try:
            file = _claimed(_opened(path), path)
            if os.fstat(file.fileno()).st_size != journal.size:
                file.close()
                raise JournalError("was played on meanwhile; open it again", path)
            data = path.read_bytes()[: journal.good_bytes]
            file.truncate(len(data))
        except OSError as error:
            raise _unwritten(path, error) from error
        writer = cls(path, file, [data], durable)
        if data and not data.endswith(b"\n"):
            try:
                writer._append(b"\n")
            except JournalError:
                writer.close()
                raise
        return writer

    def answer(self, entry: Entry) -> None:
        """Write an answer down."""
        self._append(_line(_answer_table(entry)))

    def judge(self, move: JudgeMove, agreed: bool, events: int) -> None:
        """Write down what is done by hand."""
        self._append(_line(_judge_table(move, agreed, events)))

    def undo(self, kept: int, move: JudgeMove | None = None, done: bool = False) -> None:
        """Write down that only the first `kept` answers and moves by hand hold, and what
        followed at once.

        With `done` it has happened already, and is owed where it can't be written.
        """
        self._append(_line(_undo_table(kept, move)), done)

    def concede(self, player: int) -> None:
        """Write a concession down (HSE-3)."""
        self._append(_line({"concede": player}))

    def over(self, winner: int, kind: str, turn: int = 0) -> None:
        """Write the end of the match down, and the turn in which it came; it may be owed."""
        table: dict[str, Any] = {"over": kind, "winner": winner}
        self._append(_line(table | ({"t": turn} if turn else {})), owed=True)

    @property
    def owes(self) -> bool:
        """True when something that happened couldn't be written yet."""
        return bool(self._owed)

    def settle(self) -> None:
        """Write what is owed. Raises JournalError where it can't be written yet."""
        if self._owed:
            self._append(b"")

    def moved_to(self, path: Path) -> JournalWriter:
        """Write the whole journal to another file, what is owed too, and close this one.

        Returns the writer of the new file. Raises JournalError where that can't be written; then
        this one is as it was.
        """
        if in_use(path) and not _is_at(self._file, path):
            raise JournalError(IN_USE, path)
        lines = [*self._lines, self._owed] if self._owed else list(self._lines)
        writer = self._anew(path, lines, self._durable)
        self._owed = b""
        self.close()
        return writer

    def close(self) -> None:
        """Close the file; the journal can be resumed later."""
        with suppress(JournalError):
            self.settle()
        self._file.close()

    def _append(self, line: bytes, owed: bool = False) -> None:
        """Write a line, and what is owed before it, wholly or not at all."""
        data = self._owed + line
        try:
            self._find_file()
            if self._torn:
                self._cut_back()
            self._file.seek(self._end)
            rest = memoryview(data)
            while rest:
                written = self._file.write(rest)
                if not written:
                    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
                rest = rest[written:]
            if self._durable:
                os.fsync(self._file.fileno())
        except (OSError, ValueError) as error:
            self._torn = True
            with suppress(OSError, ValueError):
                self._cut_back()
            if owed:
                self._owed = data
            if isinstance(error, JournalError):
                raise
            raise _unwritten(self.path, error) from error
        self._lines.append(data)
        self._end += len(data)
        self._owed = b""

    def _cut_back(self) -> None:
        """Take out of the file what is in it of a line that couldn't be written."""
        self._file.truncate(self._end)
        os.fsync(self._file.fileno())
        self._torn = False

    def _find_file(self) -> None:
        """Notice that the file was deleted or moved away: told once, then it is written anew."""
        if _is_at(self._file, self.path):
            self._missed = False
            return
        if not self._missed:
            self._missed = True
            raise JournalError(
                "was deleted or moved away while it was played. Try again, and it is written anew "
                "there, or save the game elsewhere",
                self.path,
            )
        anew = self._anew(self.path, self._lines, self._durable)
        self._file.close()
        self._file, self._torn, self._missed = anew._file, False, False


def _opened(path: Path) -> io.FileIO:
    # Without a buffer: what a buffer holds when the disk is full is written after all, later on.
    return path.open("r+b", buffering=0)


def _is_at(file: io.FileIO, path: Path) -> bool:
    """Whether an open file is the one at a path."""
    try:
        there = path.stat()
        # Windows deletes no file that is open; a stick that was pulled out has no path any more.
        return sys.platform == "win32" or os.path.samestat(there, os.fstat(file.fileno()))
    except FileNotFoundError:
        return False


def _claimed(file: io.FileIO, path: Path) -> io.FileIO:
    if not claim(file):
        file.close()
        raise JournalError(IN_USE, path)
    return file


def _unwritten(path: Path, error: Exception) -> JournalError:
    reason = getattr(error, "strerror", None) or str(error)
    return JournalError(
        f"can't be written: {reason}; free some space or save it in another folder", path
    )


def header_table(header: Header) -> dict[str, Any]:
    """The header as the table that is written."""
    table: dict[str, Any] = {
        "dbzreplay": FORMAT if header.renumbers else FIXED_NUMBERS,
        "created": header.created,
        "edition": header.edition,
        "seed": header.seed,
        "first": header.first,
        "casual": header.casual,
        "names": list(header.names),
        "decks": [
            {"name": d.name, "mp": list(d.mp), "mastery": d.mastery, "cards": list(d.life)}
            for d in header.decks
        ],
        "hashes": header.hashes,
        "titles": [list(title) for title in header.titles],
        **({"players": list(header.players)} if header.players != PERSONS else {}),
    }
    if header.agreed is not None:
        both = zip(header.agreed.pledges, header.agreed.shares, strict=True)
        table["seed"] = seed_text(header.agreed)
        table["agreed"] = [
            {"pledged": pledge, "told": share.value.hex(), "nonce": share.nonce.hex()}
            for pledge, share in both
        ]
    return table


def _answer_table(entry: Entry) -> dict[str, Any]:
    table: dict[str, Any] = {
        "a": entry.value,
        "p": entry.player,
        "e": entry.events,
        "n": entry.options,
        "do": entry.meaning,
    }
    table |= {"t": entry.turn} if entry.turn else {}
    return table | ({"auto": True} if entry.auto else {})


def _undo_table(kept: int, move: JudgeMove | None) -> dict[str, Any]:
    return {"undo": kept} | ({} if move is None else {"j": move.table()})


def _judge_table(move: JudgeMove, agreed: bool, events: int) -> dict[str, Any]:
    return {"j": move.table(), "e": events, "ok": agreed}


def _line(table: dict[str, Any]) -> bytes:
    text = json.dumps(table, ensure_ascii=False, separators=(",", ":"))
    # Half a sign in a name, as a window may paste it, can't be written or read.
    return text.encode("utf-8", "replace") + b"\n"


def copy_head(journal: JournalFile, lines: Iterable[Entry]) -> bytes:
    """The bytes of a journal with the same header and only these lines."""
    parts = [_line(header_table(journal.header))]
    for entry in lines:
        if entry.kind == "answer":
            parts.append(_line(_answer_table(entry)))
        elif entry.kind == "undo":
            parts.append(_line(_undo_table(entry.value, entry.move)))
        elif entry.move is not None:
            parts.append(_line(_judge_table(entry.move, bool(entry.value), entry.events)))
        elif entry.kind == "concede":
            parts.append(_line({"concede": entry.value}))
    return b"".join(parts)
