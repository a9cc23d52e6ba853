"""One window at a time goes on with a match, whatever happens to it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.course.setup import MatchSetup
from dbz_desktop.match.journal.lock import in_use
from dbz_desktop.match.journal.reading import JournalError, read_journal
from dbz_desktop.match.journal.writing import JournalWriter
from dbz_desktop.match.match import Match
from dbz_desktop.players import RandomPlayer

HOLDER = """
import sys
from pathlib import Path
from dbz_desktop.match.journal.reading import read_journal
from dbz_desktop.match.journal.writing import JournalWriter
writer = JournalWriter.append_to(read_journal(Path(sys.argv[1])))
print("held", flush=True)
sys.stdin.read()
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.dbzreplay"


def begun(setup: MatchSetup, pool: Pack, path: Path) -> Match:
    match = Match.new(setup, pool, path, durable=False)
    player = RandomPlayer(3)
    for _ in range(5):
        assert match.decision is not None
        match.course.answer(player.choose(match.decision))
    return match


def test_a_match_that_another_program_plays_can_be_looked_at_but_not_played_on(
    setup: MatchSetup, pool: Pack, path: Path
) -> None:
    begun(setup, pool, path).close()
    before = path.read_bytes()
    child = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert child.stdout is not None and child.stdout.readline() == "held\n"
        assert in_use(path)
        with pytest.raises(JournalError, match=r"match\.dbzreplay: is open in another window"):
            Match.resume(path, pool)
        assert len(Match.resume(path, pool, write=False).answers) == 5
        shutil.copyfile(path, path.with_name("copy"))
        assert path.with_name("copy").read_bytes() == before
    finally:
        # As at a crash: it has no chance to let go of anything.
        child.kill()
        child.communicate()
    assert not in_use(path)
    again = Match.resume(path, pool)
    assert len(again.answers) == 5
    again.close()


def test_a_match_is_taken_up_once_and_free_again_when_it_is_closed(
    setup: MatchSetup, pool: Pack, path: Path
) -> None:
    match = begun(setup, pool, path)
    assert in_use(path)
    with pytest.raises(JournalError, match="another window"):
        Match.resume(path, pool)
    match.close()
    first = Match.resume(path, pool, write=False)
    second = Match.resume(path, pool, write=False)
    first.write_on()
    with pytest.raises(JournalError, match="another window"):
        second.write_on()
    assert second.path is None
    first.close()


def test_what_was_played_between_reading_and_writing_is_not_cut_off(
    setup: MatchSetup, pool: Pack, path: Path
) -> None:
    begun(setup, pool, path).close()
    looked_at = Match.resume(path, pool, write=False)
    other = Match.resume(path, pool)
    assert other.decision is not None
    other.course.answer(0)
    other.close()
    longer = path.read_bytes()
    with pytest.raises(JournalError, match="played on meanwhile"):
        looked_at.write_on()
    assert path.read_bytes() == longer
    assert not in_use(path), "what was refused must not stay locked"


def test_only_who_goes_on_repairs_a_damaged_match(
    setup: MatchSetup, pool: Pack, path: Path
) -> None:
    begun(setup, pool, path).close()
    path.write_bytes(path.read_bytes() + b"damage\n{}\n")
    damaged = path.read_bytes()
    match = Match.resume(path, pool, answers=5, write=False)
    assert path.read_bytes() == damaged
    match.write_on()
    assert read_journal(path).answers == 5
    assert path.with_name(path.name + ".damaged-1").read_bytes() == damaged
    match.close()


def test_a_file_that_is_not_there_is_in_nobodys_use(tmp_path: Path) -> None:
    assert not in_use(tmp_path / "none.dbzreplay")
    assert not in_use(tmp_path)


def test_a_new_match_is_its_writers_at_once(setup: MatchSetup, pool: Pack, path: Path) -> None:
    match = Match.new(setup, pool, path, durable=False)
    with pytest.raises(JournalError, match="another window"):
        JournalWriter.append_to(read_journal(path))
    match.close()


def test_two_that_look_at_once_are_not_taken_for_one_who_writes(tmp_path: Path) -> None:
    path = tmp_path / "game.dbzreplay"
    path.write_bytes(b"{}\n")
    with ThreadPoolExecutor(4) as threads:
        looks = threads.map(lambda _: any(in_use(path) for _ in range(1500)), range(4))
    assert not any(looks)
