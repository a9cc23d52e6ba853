"""Journals as files: nothing is lost to a cut, and damage is told with its place."""

from __future__ import annotations

import json
import time
from contextlib import suppress
from pathlib import Path

import pytest

from dbz_desktop.match.journal.reading import (
    DeckEntry,
    Entry,
    Header,
    JournalError,
    read_journal,
    standing,
    unfinished,
)
from dbz_desktop.match.journal.writing import JournalWriter

DECK = DeckEntry("Deck", ("M1", "M2", "M3", "M4"), "MA", ("C1", "C1", "C2"))
HEADER = Header(
    7, "fanz", ("Ann", "Bob"), (DECK, DECK), {"C1": "abc"}, 1, True, "2024-01-01T00:00:00"
)


def write(path: Path, answers: int = 3) -> Path:
    writer = JournalWriter.create(path, HEADER)
    for number in range(answers):
        writer.answer(Entry("answer", number, 0, number % 2, 10 * number, 5, f"play C{number}"))
    writer.close()
    return path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return write(tmp_path / "match.dbzreplay")


def test_what_is_written_is_read(path: Path) -> None:
    journal = read_journal(path)
    assert journal.header == HEADER
    assert [(e.kind, e.value, e.player, e.events) for e in journal.entries] == [
        ("answer", 0, 0, 0),
        ("answer", 1, 1, 10),
        ("answer", 2, 0, 20),
    ]
    assert [e.line for e in journal.entries] == [2, 3, 4]
    assert journal.cut == "" and not journal.finished
    assert journal.good_bytes == path.stat().st_size
    assert [p.name for p in path.parent.iterdir()] == [path.name]


def test_a_journal_is_never_overwritten(path: Path) -> None:
    with pytest.raises(JournalError, match="already"):
        JournalWriter.create(path, HEADER)
    assert len(read_journal(path).entries) == 3


def test_cut_anywhere_after_the_header_loses_at_most_the_last_line(path: Path) -> None:
    whole = path.read_bytes()
    lines = whole.splitlines(keepends=True)
    for length in range(len(lines[0]), len(whole)):
        path.write_bytes(whole[:length])
        journal = read_journal(path)
        full = whole[:length].count(b"\n") - 1
        # A line without its newline counts when it is whole all the same.
        assert len(journal.entries) - full in (0, 1), length
        assert journal.entries == read_whole(path, whole)[: len(journal.entries)]
        writer = JournalWriter.append_to(journal)
        writer.undo(0)
        writer.close()
        again = read_journal(path)
        assert again.entries[:-1] == journal.entries and again.cut == ""


def read_whole(path: Path, whole: bytes) -> list[object]:
    other = path.with_name("whole")
    other.write_bytes(whole)
    return list(read_journal(other).entries)


def test_zeros_at_the_end_are_a_cut(path: Path) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole + b"\0" * 512)
    journal = read_journal(path)
    assert len(journal.entries) == 3 and journal.good_bytes == len(whole)


def test_cut_in_the_header_can_not_be_resumed(path: Path) -> None:
    whole = path.read_bytes()
    for length in (0, 1, 30):
        path.write_bytes(whole[:length])
        with pytest.raises(JournalError) as caught:
            read_journal(path)
        assert caught.value.line == 1 and caught.value.good is None


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (b"garbage", "can't be read"),
        (b'{"a":1', "can't be read"),
        (b'{"a":"x","p":0,"e":1}', 'lacks the number "a"'),
        (b'{"a":true,"p":0,"e":1}', 'lacks the number "a"'),
        (b'{"undo":9}', "goes back to 9 answers"),
        (b'{"concede":2}', "seat 2"),
        (b'{"b":1}', "no known kind"),
        (b"[1]", "can't be read"),
        (b"", "is empty"),
    ],
)
def test_damage_inside_names_the_line_and_what_is_good(path: Path, line: bytes, words: str) -> None:
    lines = path.read_bytes().split(b"\n")
    lines[2] = line
    path.write_bytes(b"\n".join(lines))
    with pytest.raises(JournalError) as caught:
        read_journal(path)
    error = caught.value
    assert error.line == 3 and error.good == 1
    assert str(path) in str(error) and "line 3" in str(error) and words in str(error)
    assert "resumed with the 1 answers" in str(error)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"dbzreplay": 99}, "newer DBZ Desktop"),
        ({"dbzreplay": "x"}, "format number"),
        ({"decks": []}, "two decks"),
        ({"decks": [1, 2]}, "damaged"),
        ({"seed": "x"}, "seed"),
        ({"names": None}, "damaged"),
        ({"first": 5}, "first"),
        ({"hashes": []}, "damaged"),
        ({"first": 1.0}, "first"),
        ({"names": ["Ann", "B" * 300]}, "a name is longer"),
        ({"titles": [["Kick", "Drilk"]]}, "Drilk"),
        ({"titles": 5}, "damaged"),
    ],
)
def test_damaged_headers(path: Path, change: dict[str, object], words: str) -> None:
    lines = path.read_text().splitlines()
    lines[0] = json.dumps({**json.loads(lines[0]), **change})
    path.write_text("\n".join(lines))
    with pytest.raises(JournalError) as caught:
        read_journal(path)
    assert words in str(caught.value) and caught.value.line == 1


@pytest.mark.parametrize(
    "lines",
    [
        [b""] * 16_000 + [b'{"a":0,"p":0,"e":0}'],
        [b""] * 16_000,
        [b'{"a":0,"p":0,"e":0}', *[b'{"undo":1}'] * 32_000, b'{"undo":7}'],
        [*[b'{"a":0,"p":0,"e":0}'] * 16_000, *[b'{"undo":15000}'] * 16_000],
        [b'{"concede":0}'] * 32_000,
        [b"\0" * 50] * 16_000,
        [b"\n" * 1_000_000],
    ],
)
def test_the_time_for_a_journal_grows_with_its_lines_alone(path: Path, lines: list[bytes]) -> None:
    path.write_bytes(path.read_bytes() + b"\n".join(lines))
    began = time.process_time()
    with suppress(JournalError):
        journal = read_journal(path)
        assert len(standing(journal.entries)) <= journal.answers + 1
    assert time.process_time() - began < 2.5


def test_other_files(tmp_path: Path) -> None:
    other = tmp_path / "x.dbzreplay"
    with pytest.raises(JournalError, match="not there any more"):
        read_journal(other)
    other.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(range(256)))
    with pytest.raises(JournalError, match="not a journal"):
        read_journal(other)
    with pytest.raises(JournalError, match="folder"):
        read_journal(tmp_path)


def test_steps_back_and_concessions(tmp_path: Path) -> None:
    path = tmp_path / "x.dbzreplay"
    writer = JournalWriter.create(path, HEADER)
    for number in range(4):
        writer.answer(Entry("answer", number, 0, 0, number, 9))
    writer.undo(2)
    writer.answer(Entry("answer", 8, 0, 0, 2, 9))
    writer.concede(1)
    writer.over(0, "concession")
    journal = read_journal(path)
    assert journal.finished and journal.answers == 3
    assert [(e.kind, e.value) for e in standing(journal.entries)] == [
        ("answer", 0),
        ("answer", 1),
        ("answer", 8),
        ("concede", 1),
    ]
    writer.undo(3)
    journal = read_journal(path)
    assert not journal.finished
    assert [e.kind for e in standing(journal.entries)] == ["answer"] * 3


def test_unfinished_lists_what_can_be_resumed_and_what_can_not(tmp_path: Path) -> None:
    write(tmp_path / "going.dbzreplay")
    done = JournalWriter.create(tmp_path / "done.dbzreplay", HEADER)
    done.over(0, "survival")
    (tmp_path / "broken.dbzreplay").write_text("nonsense")
    (tmp_path / "other.txt").write_text("nonsense")
    (tmp_path / "started.dbzreplay.part").write_text("{")
    found = {path.name: journal for path, journal in unfinished(tmp_path)}
    assert set(found) == {"going.dbzreplay", "broken.dbzreplay"}
    assert isinstance(found["broken.dbzreplay"], JournalError)
