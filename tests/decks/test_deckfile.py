"""A deck as one file: the very same deck comes out, and what is missing is told."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from dbz_desktop.cards.packs import Pack
from dbz_desktop.decks import DeckError, read_deck, write_deck
from dbz_desktop.decks.deckfile import deck_file_text, read_deck_file, same_cards
from dbz_desktop.match.content.library import load_pool, starter_decks

POOL = load_pool()
DECKS = [read_deck(path, POOL) for path in starter_decks()]


def written(folder: Path, text: str) -> Path:
    path = folder / "friend.dbzdeck"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.name)
def test_the_very_same_deck_comes_out(tmp_path: Path, deck) -> None:
    shuffled = replace(
        deck, name='My "best" deck – 50 % Ä', edition="fanz", counts=tuple(reversed(deck.counts))
    )
    found = read_deck_file(written(tmp_path, deck_file_text(shuffled)), POOL)
    assert found.deck == shuffled and not found.missing
    assert [card.id for card, _ in found.deck.counts] == [card.id for card, _ in shuffled.counts]


def test_an_unfinished_deck_comes_out_as_it_is(tmp_path: Path) -> None:
    deck = replace(DECKS[0], mp=DECKS[0].mp[:2], mastery=None, counts=DECKS[0].counts[:1])
    assert read_deck_file(written(tmp_path, deck_file_text(deck)), POOL).deck == deck


def test_a_deck_as_the_program_keeps_it_opens_too(tmp_path: Path) -> None:
    path = tmp_path / "kept.dbzdeck"
    write_deck(DECKS[1], path)
    assert same_cards(read_deck_file(path, POOL).deck, DECKS[1])


def test_cards_that_are_not_here_are_told_by_their_names(tmp_path: Path) -> None:
    deck = DECKS[0]
    gone = {deck.mp[1].id, deck.mastery.id, deck.counts[0][0].id}
    poor = Pack({ident: card for ident, card in POOL.cards.items() if ident not in gone})
    found = read_deck_file(written(tmp_path, deck_file_text(deck)), poor)
    assert {card.written for card in found.missing} == gone
    assert {card.name.partition(", level")[0] for card in found.missing} == {
        deck.mp[1].name,
        deck.mastery.name,
        deck.counts[0][0].name,
    }
    by_id = {card.written: card for card in found.missing}
    assert by_id[deck.counts[0][0].id].count == deck.counts[0][1]
    assert found.deck.mastery is None and len(found.deck.mp) == 3
    assert found.deck.size == deck.size - deck.counts[0][1]


def test_decks_are_the_same_by_their_cards_alone() -> None:
    deck = DECKS[0]
    other = replace(deck, name="x", edition="y", counts=tuple(reversed(deck.counts)))
    assert same_cards(deck, other)
    assert not same_cards(deck, replace(deck, counts=deck.counts[1:]))
    assert not same_cards(deck, replace(deck, mastery=None))


def huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(80_000_000)


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda path: None, "not there any more"),
        (lambda path: path.write_bytes(b"\x89PNG\r\n\x1a\n\xff"), "not UTF-8 text"),
        (huge, "larger than 1 MB"),
        (lambda path: path.write_text("3 Some Card\n"), "can't be read"),
        (lambda path: path.write_text('name = "x"'), "this is no deck"),
        (lambda path: path.write_text("mp = " + "[" * 50_000), "nested far too deep"),
        (lambda path: path.write_text("cards = 7"), "must be a list"),
        (lambda path: path.write_text("cards = [7]"), "must be written like"),
        (lambda path: path.write_text("mp = [7]"), "must be a card id"),
        (lambda path: path.write_text('[cards]\n"PRE-S36" = 0'), "number of copies"),
        (lambda path: path.write_text('edition = 4\nmp = ["PRE-S1"]'), "must be a text"),
        (
            lambda path: path.write_text(
                "[cards]\n" + "".join(f'"X-{n}" = 1\n' for n in range(5000))
            ),
            "more than 2,000 cards",
        ),
        (lambda path: path.mkdir(), "is a folder"),
        (lambda path: os.mkfifo(path), "no file that can be read"),
    ],
)
def test_what_is_no_deck_is_refused_with_its_reason(tmp_path: Path, make, words: str) -> None:
    if sys.platform == "win32" and words.startswith("no file"):
        pytest.skip("not there")
    path = tmp_path / "bad.dbzdeck"
    make(path)
    with pytest.raises(DeckError, match=words) as caught:
        read_deck_file(path, POOL)
    assert "bad.dbzdeck" in str(caught.value)
