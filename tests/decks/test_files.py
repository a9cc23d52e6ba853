"""Deck files: what is written is read again, and what is wrong is told with place and remedy."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from dbz_desktop.cards.packs import Pack
from dbz_desktop.decks import Deck, DeckError, read_deck, write_deck
from dbz_desktop.decks.files import MAX_NOTES, deck_text

HEAD = 'mp = ["T-Goku1", "T-Goku2", "T-Goku3", "T-Goku4"]\nmastery = "T-100"\n'


def deck_file(folder: Path, text: str, name: str = "deck.toml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_written_decks_are_read_again(legal: Deck, pool: Pack, tmp_path: Path) -> None:
    path = tmp_path / "own deck.toml"
    write_deck(legal, path)
    again = read_deck(path, pool)
    assert sorted(again.counts, key=lambda c: c[0].id) == sorted(
        legal.counts, key=lambda c: c[0].id
    )
    assert (again.name, again.mp, again.mastery) == (legal.name, legal.mp, legal.mastery)
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("length", [201, MAX_NOTES])
def test_a_deck_with_long_notes_is_read_again(
    legal: Deck, pool: Pack, tmp_path: Path, length: int
) -> None:
    path = tmp_path / "noted.toml"
    noted = replace(legal, notes="Hold on.\n" * length)
    write_deck(replace(noted, notes=noted.notes[:length]), path)
    assert read_deck(path, pool).notes == noted.notes[:length]
    # A hand may write more; the deck is not lost for it.
    write_deck(noted, path)
    assert read_deck(path, pool).notes == noted.notes[:MAX_NOTES]


def test_names_with_quotes_and_umlauts_survive(legal: Deck, pool: Pack, tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    odd = replace(legal, name='Größe "10" \\ \t end')
    write_deck(odd, path)
    assert read_deck(path, pool).name == odd.name
    assert deck_text(odd).isprintable() is False  # it has lines, and nothing else unprintable


def test_lists_tables_and_titles_mean_the_same(pool: Pack, tmp_path: Path) -> None:
    table = deck_file(tmp_path, HEAD + '[cards]\n"T-1" = 3\n"T-30" = 1\n', "a.toml")
    lines = deck_file(tmp_path, HEAD + 'cards = ["3 T-1", "1x plain kick"]\n', "b.toml")
    as_json = deck_file(
        tmp_path,
        json.dumps(
            {
                "mp": ["T-Goku4", "T-Goku3", "T-Goku2", "T-Goku1"],
                "mastery": "t-100",
                "cards": ["T-1", "T-1", "T-1", "Plain Kick"],
            }
        ),
        "c.json",
    )
    decks = [read_deck(path, pool) for path in (table, lines, as_json)]
    assert len({(deck.mp, deck.mastery, deck.counts) for deck in decks}) == 1
    assert decks[0].size == 4


@pytest.mark.parametrize(
    ("text", "place", "remedy"),
    [
        (HEAD + 'cards = ["3 T-1', "", "quote"),
        (HEAD + 'cards = ["3 T-999x"]', "cards 1", "no card"),
        (HEAD + 'cards = ["3 plain kik"]', "cards 1", "did you mean T-30 (Plain Kick)"),
        (HEAD + 'cards = ["3 Bulma"]', "cards 1", "more than one card"),
        (HEAD + 'cards = ["0 T-1"]', "cards 1", "from 1"),
        (HEAD + "cards = [3]", "cards 1", '"3 PRE-S36"'),
        (HEAD + '[cards]\n"T-1" = "three"', "cards T-1", "whole number"),
        (HEAD + '[cards]\n"T-1" = true', "cards T-1", "whole number"),
        (HEAD + "cards = 5", "cards", "must be a list"),
        (HEAD + 'cards = ["T-100"]', "cards 1", 'name it under "mastery"'),
        ('mp = ["T-1"]', "mp", "no Main Personality"),
        ('mp = "Goku"', "mp", "list of four ids"),
        ('mp = []\nmastery = "T-1"', "mastery", "no Mastery"),
        (HEAD + "colour = 1", "colour", "known are"),
        (HEAD + "name = 5", "name", "text in quotes"),
    ],
)
def test_what_is_wrong_is_named(
    pool: Pack, tmp_path: Path, text: str, place: str, remedy: str
) -> None:
    path = deck_file(tmp_path, text)
    with pytest.raises(DeckError) as caught:
        read_deck(path, pool)
    assert str(path) in str(caught.value)
    assert caught.value.place == place
    assert remedy in str(caught.value)


def test_files_that_are_no_text(pool: Pack, tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(DeckError, match="UTF-8"):
        read_deck(path, pool)
    with pytest.raises(DeckError, match="not there any more"):
        read_deck(tmp_path / "none.toml", pool)
    path.write_bytes(b"#" * 2_000_000)
    with pytest.raises(DeckError, match="1 MB"):
        read_deck(path, pool)
    deep = tmp_path / "deck.json"
    deep.write_text("[" * 100_000)
    with pytest.raises(DeckError):
        read_deck(deep, pool)


def test_a_short_deck_is_read(pool: Pack, tmp_path: Path) -> None:
    deck = read_deck(deck_file(tmp_path, HEAD), pool)
    assert deck.size == 0 and not deck.is_whole
    assert read_deck(deck_file(tmp_path, HEAD + 'cards = ["T-1"]'), pool).is_whole
