"""Versions of a deck survive a killed program and a damaged line."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path

from dbz_desktop.decks import make_deck, read_deck
from dbz_desktop.decks.versions import keep_version, read_versions, versions_file
from dbz_desktop.match.content.library import load_pool, starter_decks

NOON = datetime(2026, 5, 1, 12)


def test_versions_are_kept_in_order(tmp_path: Path) -> None:
    pool = load_pool()
    deck = read_deck(starter_decks()[0], pool)
    file = tmp_path / "mine.toml"
    assert read_versions(file, pool) == []
    keep_version(file, deck, "first", NOON)
    smaller = make_deck(deck.name, deck.mp, deck.mastery, deck.life[5:], deck.edition)
    keep_version(file, smaller, "lighter – ohne Ü", NOON + timedelta(hours=1))
    first, second = read_versions(file, pool)
    assert (first.note, first.when, first.deck) == ("first", NOON, deck)
    assert second.deck is not None
    assert second.deck.size == deck.size - 5
    assert second.note == "lighter – ohne Ü"


def test_a_line_that_was_cut_off_costs_only_itself(tmp_path: Path) -> None:
    pool = load_pool()
    deck = read_deck(starter_decks()[0], pool)
    file = tmp_path / "mine.toml"
    keep_version(file, deck, "first", NOON)
    keep_version(file, deck, "second", NOON)
    path = versions_file(file)
    whole = path.read_bytes()
    path.write_bytes(whole[:-40])
    assert [version.note for version in read_versions(file, pool)] == ["first"]
    keep_version(file, deck, "third", NOON)
    assert [version.note for version in read_versions(file, pool)] == ["first", "third"]


def test_a_version_with_a_card_that_is_gone_says_so(tmp_path: Path) -> None:
    pool = load_pool()
    deck = read_deck(starter_decks()[0], pool)
    file = tmp_path / "mine.toml"
    keep_version(file, deck, "first", NOON)
    path = versions_file(file)
    gone = deck.counts[0][0].id
    path.write_text(path.read_text(encoding="utf-8").replace(f'"{gone}"', '"XXX-9"'), "utf-8")
    (version,) = read_versions(file, pool)
    assert version.deck is None
    assert "XXX-9" in version.problem
