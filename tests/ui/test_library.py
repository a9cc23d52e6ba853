"""The library: what is read at a start, and what is known of it from the last one."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pages_setup import deck

from dbz_desktop import intake
from dbz_desktop.cards import tables
from dbz_desktop.decks import write_deck
from dbz_desktop.match.content.deck_entries import DeckGroup
from dbz_desktop.paths import user_cache_folder, user_data_folder
from dbz_desktop.ui.files.library import Library

pytestmark = pytest.mark.usefixtures("home")

KEPT = "tables.json"


@pytest.fixture
def parsed(monkeypatch) -> list[str]:
    """What kind of files are parsed, as they are."""
    told: list[str] = []
    parse = intake.toml_table

    def watched(text, what="file", remedy=""):
        told.append(what)
        return parse(text, what, remedy)

    monkeypatch.setattr(intake, "toml_table", watched)
    return told


def own(name: str):
    path = user_data_folder() / "decks" / f"{name}.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    write_deck(replace(deck("blue"), name=name), path)
    return path


def started(qtbot) -> Library:
    """A library that was read as at a start, beside the window."""
    library = Library()
    with qtbot.waitSignal(library.ready, timeout=20_000):
        library.load()
    return library


def told(library: Library) -> tuple[object, ...]:
    editions = ("fanz", "panini-2014", "panini-2017")
    return library.pool, [library.decks(edition) for edition in editions], library.errors


def test_the_second_start_parses_next_to_nothing(qtbot, parsed):
    own("Mine")
    first = told(started(qtbot))
    assert len(parsed) > 60 and {"card pack", "deck"} <= set(parsed)
    parsed.clear()
    assert told(started(qtbot)) == first
    assert len(parsed) <= tables.PROBES


def test_what_changed_between_two_starts_is_read(qtbot, parsed):
    path = own("Mine")
    started(qtbot)
    parsed.clear()
    write_deck(replace(deck("blue"), name="Yours"), path)
    (entry,) = started(qtbot).own_decks
    assert entry.deck is not None and entry.deck.name == "Yours"
    assert "deck" in parsed and len(parsed) <= tables.PROBES + 1


@pytest.mark.parametrize("spoil", [lambda data: data[:-9], lambda data: b"", lambda data: b"\xff"])
def test_a_damaged_cache_costs_time_and_nothing_else(qtbot, parsed, spoil):
    first = told(started(qtbot))
    kept = user_cache_folder() / KEPT
    kept.write_bytes(spoil(kept.read_bytes()))
    parsed.clear()
    assert told(started(qtbot)) == first
    assert len(parsed) > 60
    parsed.clear()
    started(qtbot)
    assert len(parsed) <= tables.PROBES, "it was made anew"


def test_a_file_that_cannot_be_read_is_told_at_each_start(qtbot):
    own("Mine").write_text('name = "Cut\n', encoding="utf-8")
    for _ in range(2):
        (error,) = started(qtbot).errors
        assert "Mine.toml" in error and "TOML" in error


def test_each_deck_belongs_to_a_group(qtbot):
    own("Mine")
    library = started(qtbot)
    found = [entry.group for entry in library.decks("fanz")]
    assert found.count(DeckGroup.OWN) == 1 and found.count(DeckGroup.STARTERS) == 6
    assert found.count(DeckGroup.BUILT) == len(found) - 7 > 5
