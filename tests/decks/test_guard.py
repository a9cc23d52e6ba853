"""A deck's file that somebody else writes is never lost."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest

from dbz_desktop.decks import read_deck, write_deck
from dbz_desktop.decks.guard import Guard
from dbz_desktop.decks.versions import read_versions
from dbz_desktop.match.content.library import load_pool, starter_decks

POOL = load_pool()
DECK = read_deck(starter_decks()[0], POOL)
OTHER = replace(DECK, counts=DECK.counts[3:])
MINE = replace(DECK, counts=DECK.counts[:-3])


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "deck.toml"
    write_deck(DECK, path)
    return path


def test_what_was_written_elsewhere_is_kept_among_the_versions(path: Path) -> None:
    guard = Guard(DECK)
    assert guard.save_other(path, POOL, MINE) == ""
    write_deck(MINE, path)
    guard.written(path, MINE)
    write_deck(OTHER, path)
    os.utime(path, ns=(1, 1))
    assert "changed elsewhere" in guard.save_other(path, POOL, DECK)
    (version,) = read_versions(path, POOL)
    assert version.deck is not None and version.deck.size == OTHER.size
    write_deck(DECK, path)
    guard.written(path, DECK)
    assert guard.save_other(path, POOL, MINE) == ""
    assert len(read_versions(path, POOL)) == 1


def test_the_same_deck_written_by_hand_is_nothing_new(path: Path) -> None:
    guard = Guard(DECK)
    path.write_text("# mine\n" + path.read_text(encoding="utf-8"), encoding="utf-8")
    assert guard.save_other(path, POOL, MINE) == ""
    write_deck(MINE, path)
    assert guard.save_other(path, POOL, MINE) == ""
    assert read_versions(path, POOL) == []


def test_what_can_not_be_read_is_kept_beside_it(path: Path) -> None:
    path.write_text("somebody's notes", encoding="utf-8")
    told = Guard(DECK).save_other(path, POOL, MINE)
    kept = path.with_name("deck (elsewhere).toml")
    assert kept.name in told and kept.read_text(encoding="utf-8") == "somebody's notes"


def test_a_file_that_is_gone_is_written_anew(path: Path) -> None:
    path.unlink()
    assert Guard(DECK).save_other(path, POOL, MINE) == ""
