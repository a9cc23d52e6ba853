"""Full disks, pulled sticks and deleted folders: what was refused is never found in a journal."""

from __future__ import annotations

import io
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.course.setup import MatchSetup
from dbz_desktop.match.journal import writing as journal_writing
from dbz_desktop.match.journal.reading import JournalError, read_journal, standing
from dbz_desktop.match.match import Match
from dbz_desktop.match.replays.replay import verify
from dbz_desktop.players import RandomPlayer
from dbz_desktop.rules.judge_moves import JudgeMove

unix = pytest.mark.skipif(sys.platform == "win32", reason="the system sets no limit to files")


@contextmanager
def full_at(size: int) -> Iterator[None]:
    """No file can grow beyond a size, as if the disk were full there."""
    import resource

    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.dbzreplay"


def choices(match: Match, seed: int = 5) -> Iterator[int]:
    players = (RandomPlayer(seed), RandomPlayer(seed + 1))
    while (decision := match.decision) is not None:
        yield players[decision.player].choose(decision)


@unix
def test_a_disk_that_is_full_at_every_write_of_a_game(
    setup: MatchSetup, pool: Pack, path: Path
) -> None:
    match = Match.new(setup, pool, path, durable=False)
    refused = 0

    def every(step: object, room: int) -> None:
        nonlocal refused
        before, answers, asked = path.read_bytes(), len(match.answers), match.decision
        with full_at(len(before) + room), pytest.raises(JournalError, match="free some space"):
            step()  # type: ignore[operator]
        refused += 1
        assert path.read_bytes() == before
        assert len(match.answers) == answers and match.decision is asked
        assert match.outcome is None and not match.owes
        step()  # type: ignore[operator]
        assert path.read_bytes().startswith(before) and len(path.read_bytes()) > len(before)

    for number, index in enumerate(choices(match)):
        if number == 60:
            break
        every(lambda index=index: match.course.answer(index), number % 20)
        if number % 10 == 9:
            every(lambda: match.course.undo(len(match.answers) - 2), number % 7)
        if number % 10 == 4:
            move = JudgeMove("anger", player=0, amount=1)
            every(lambda move=move: match.course.judge(move, True), number % 7)
    every(lambda: match.course.concede(0), 3)
    assert refused > 70 and match.outcome is not None
    match.close()
    journal = read_journal(path)
    assert journal.finished and journal.cut == ""
    assert len(standing(journal.entries)) == len(match.answers) + 1
    assert verify(path, pool).finished


@unix
def test_the_end_of_a_match_is_owed_until_it_can_be_written(
    setup: MatchSetup, pool: Pack, path: Path
) -> None:
    match = Match.new(setup, pool, path, durable=False)
    for number, index in enumerate(choices(match)):
        if number == 8:
            break
        match.course.answer(index)
    line = len(b'{"concede":0}\n')
    size = path.stat().st_size
    with full_at(size + line + 5):
        match.course.concede(0)
        assert match.outcome is not None and match.owes
        assert path.stat().st_size == size + line
        with pytest.raises(JournalError):
            match.settle()
    match.settle()
    assert not match.owes and read_journal(path).finished
    match.close()

    # Closed on a full disk, it is written when the match is opened again.
    other = path.with_name("other.dbzreplay")
    match = Match.new(setup, pool, other, durable=False)
    with full_at(other.stat().st_size + line + 5):
        match.course.concede(0)
        match.close()
    assert not read_journal(other).finished
    Match.resume(other, pool).close()
    assert read_journal(other).finished


@unix
def test_saved_elsewhere_the_game_goes_on_there(setup: MatchSetup, pool: Pack, path: Path) -> None:
    match = Match.new(setup, pool, path)
    for number, index in enumerate(choices(match)):
        if number == 12:
            break
        match.course.answer(index)
    match.course.undo(6)
    old = path.read_bytes()
    other = path.parent / "stick" / "other.dbzreplay"
    with full_at(len(old)), pytest.raises(JournalError):
        match.course.answer(0)
    match.save_to(other)
    assert match.path == other and path.read_bytes() == old == other.read_bytes()
    match.course.answer(0)
    assert other.read_bytes().startswith(old) and path.read_bytes() == old
    # The old file is free again, the new one is held.
    Match.resume(path, pool).close()
    with pytest.raises(JournalError, match="another window"):
        Match.resume(other, pool)
    match.close()
    again = Match.resume(other, pool)
    assert again.events() == match.events()


@unix
def test_where_it_can_not_be_saved_elsewhere_it_goes_on_where_it_was(
    setup: MatchSetup, pool: Pack, path: Path
) -> None:
    match = Match.new(setup, pool, path)
    with full_at(100), pytest.raises(JournalError, match="free some space"):
        match.save_to(path.parent / "other.dbzreplay")
    assert [file.name for file in path.parent.iterdir()] == [path.name]
    match.course.answer(0)
    assert match.path == path and read_journal(path).answers == 1


@unix
def test_a_file_or_folder_that_is_deleted_in_play_is_told_and_written_anew(
    setup: MatchSetup, pool: Pack, tmp_path: Path
) -> None:
    folder = tmp_path / "home" / "matches"
    path = folder / "game.dbzreplay"
    match = Match.new(setup, pool, path)
    match.course.answer(0)
    away = tmp_path / "away"
    for remove in (lambda: shutil.rmtree(folder.parent), path.unlink, lambda: path.rename(away)):
        held = path.read_bytes()
        remove()
        with pytest.raises(JournalError, match="deleted or moved away"):
            match.course.answer(0)
        assert not path.exists()
        match.course.answer(0)
        assert path.read_bytes().startswith(held)
        assert read_journal(path).answers == len(match.answers)
        # It is still the one that writes it.
        with pytest.raises(JournalError, match="another window"):
            Match.resume(path, pool)
    match.close()
    assert Match.resume(path, pool).events() == match.events()


class Failing(io.FileIO):
    """A file on a disk that fails: `broken` names what it can't do."""

    broken: set[str] = set()

    def write(self, data: object) -> int:
        whole = bytes(data)  # type: ignore[call-overload]
        if "write" in self.broken:
            super().write(whole[: len(whole) // 2])
            raise OSError(5, "Input/output error")
        return super().write(whole[:7])

    def truncate(self, size: int | None = None) -> int:
        if "truncate" in self.broken:
            raise OSError(5, "Input/output error")
        return super().truncate(size)


def test_a_disk_that_can_not_even_take_it_back(
    setup: MatchSetup, pool: Pack, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal_writing, "_opened", lambda path: Failing(path, "r+b"))
    match = Match.new(setup, pool, path)
    match.course.answer(0)
    good = path.read_bytes()
    monkeypatch.setattr(Failing, "broken", {"write", "truncate"})
    for _ in range(3):
        with pytest.raises(JournalError, match="Input/output error"):
            match.course.answer(0)
    assert len(path.read_bytes()) > len(good)
    # What is torn at the end is dropped by who resumes it now.
    assert read_journal(path).answers == 1
    monkeypatch.setattr(Failing, "broken", {"truncate"})
    with pytest.raises(JournalError, match="Input/output error"):
        match.course.answer(0)
    monkeypatch.setattr(Failing, "broken", set())
    match.course.answer(0)
    assert path.read_bytes().startswith(good) and read_journal(path).answers == 2


def test_a_line_that_never_reached_the_disk_is_taken_back(
    setup: MatchSetup, pool: Pack, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match.new(setup, pool, path)
    good = path.read_bytes()
    real, calls = os.fsync, []

    def fsync(handle: int) -> None:
        calls.append(handle)
        if len(calls) == 1:
            raise OSError(5, "Input/output error")
        real(handle)

    monkeypatch.setattr(os, "fsync", fsync)
    with pytest.raises(JournalError, match="Input/output error"):
        match.course.answer(0)
    assert path.read_bytes() == good
    match.course.answer(0)
    assert read_journal(path).answers == 1


@unix
def test_a_rescue_on_a_full_disk_loses_nothing(setup: MatchSetup, pool: Pack, path: Path) -> None:
    match = Match.new(setup, pool, path)
    for _ in range(6):
        match.course.answer(0)
    match.close()
    lines = path.read_bytes().split(b"\n")
    lines[4] = b"damage"
    path.write_bytes(b"\n".join(lines))
    damaged = path.read_bytes()
    with full_at(200), pytest.raises(JournalError, match="can't be written"):
        Match.resume(path, pool, answers=3)
    assert path.read_bytes() == damaged
    assert [file.name for file in path.parent.iterdir()] == [path.name]
    match = Match.resume(path, pool, answers=3)
    assert len(match.answers) == 3 and "damaged-1" in " ".join(match.notices)


def test_a_rescue_that_is_offered_works(setup: MatchSetup, pool: Pack, path: Path) -> None:
    match = Match.new(setup, pool, path)
    for _ in range(8):
        match.course.answer(0)
    match.close()
    lines = path.read_bytes().split(b"\n")
    lines[3] = lines[3].replace(b'"a":0', b'"a":77')
    lines[6] = b"damage"
    path.write_bytes(b"\n".join(lines))
    with pytest.raises(JournalError) as refused:
        Match.resume(path, pool)
    assert refused.value.good == 5
    match = Match.resume(path, pool, answers=refused.value.good)
    assert len(match.answers) == 2 and "the answer 77 is impossible" in " ".join(match.notices)
    match.course.answer(0)
    match.close()
    assert verify(path, pool).answers == 3
