"""What texts say is kept between two starts, and believed only as far as it is right."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import lru_cache
from itertools import islice
from pathlib import Path

import pytest

from dbz_desktop import kept
from dbz_desktop.cards import Card
from dbz_desktop.decks import readings
from dbz_desktop.decks.readings import Readings, read_card
from dbz_desktop.match.content.editions import load_edition
from dbz_desktop.match.content.library import load_pool

FANZ = load_edition("fanz")


@lru_cache(maxsize=1)
def cards() -> tuple[Card, ...]:
    return tuple(islice(load_pool().cards.values(), 0, 300, 12))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file in which the readings of some cards were kept."""
    path = tmp_path / "cache" / "readings.json"
    made = Readings(path)
    for card in cards():
        made.of(card, FANZ)
    made.keep()
    return path


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The cards that are read, as they are read."""
    told: list[str] = []

    def reading(card, edition):
        told.append(card.id)
        return read_card(card, edition)

    monkeypatch.setattr(readings, "read_card", reading)
    return told


def all_of(path: Path) -> list[object]:
    known = Readings(path)
    return [known.of(card, FANZ) for card in cards()]


def test_nothing_is_read_twice(file, read):
    assert all_of(file) == [read_card(card, FANZ) for card in cards()]
    assert read == []


def test_another_text_or_edition_is_read(file, read):
    known = Readings(file)
    card = replace(cards()[0], text="POWER: Draw a card.", wordings=(), _hash="")
    assert known.of(card, FANZ).does == {"draw"}
    assert read == [card.id]
    old = load_edition("panini-2014")
    unknown = [card for card in load_pool().cards.values() if card not in cards()]
    other = next(card for card in unknown if FANZ.wording(card) != old.wording(card))
    known.of(other, FANZ)
    known.of(other, old)
    assert read[1:].count(other.id) == 2


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: text[: len(text) // 2],
        lambda text: text.replace("draw", "drew", 1),
        lambda text: text.replace('"state": "', '"state": "0', 1),
        lambda text: text.replace("\n", "\n ", 1),
        lambda text: "[]",
        lambda text: "",
        lambda text: "[" * 100_000,
        lambda text: '{"state": "1"}',
    ],
)
def test_a_file_that_is_not_as_it_was_written_is_not_used(file, read, spoil):
    file.write_text(spoil(file.read_text("utf-8")), encoding="utf-8")
    assert all_of(file) == [read_card(card, FANZ) for card in cards()]
    assert read == [card.id for card in cards()]


def forged(file: Path, change) -> None:
    """The file with other rows, and with the sum that belongs to them."""
    rows = json.loads(file.read_text("utf-8").partition("\n")[2])
    changed = {key: change(row) for key, row in rows.items()}
    kept.write_kept(file, readings.language(), changed)


def test_what_lies_is_found_out_and_all_forgotten(file, read):
    forged(file, lambda row: [row[0], ["control"], *row[2:]])
    known = Readings(file)
    assert not known.verify(cards(), FANZ)
    assert [known.of(card, FANZ) for card in cards()] == [read_card(card, FANZ) for card in cards()]


def test_what_is_right_is_believed(file, read):
    known = Readings(file)
    assert known.verify(cards(), FANZ)
    assert len(read) == readings.PROBES


@pytest.mark.parametrize(
    "change", [lambda row: row[:3], lambda row: [1, *row[1:]], lambda row: [*row[:3], {"a": ["b"]}]]
)
def test_rows_of_another_kind_are_not_used(file, read, change):
    forged(file, change)
    all_of(file)
    assert len(read) == len(cards())


def test_a_folder_that_cannot_be_written_harms_nothing(tmp_path):
    (tmp_path / "cache").write_text("a file where the folder should be")
    known = Readings(tmp_path / "cache" / "readings.json")
    known.of(cards()[0], FANZ)
    known.keep()
    assert (tmp_path / "cache").is_file()


def test_another_language_reads_anew(file, read, monkeypatch):
    monkeypatch.setattr(readings, "language", lambda: "another")
    all_of(file)
    assert len(read) == len(cards())
