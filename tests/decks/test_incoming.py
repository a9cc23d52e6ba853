"""Decks from outside: files and texts of every form, in every state of disrepair."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dbz_desktop.cards.packs import Pack
from dbz_desktop.decks import Deck, read_deck
from dbz_desktop.decks.editing import MOST_COPIES, merge
from dbz_desktop.decks.files import deck_text
from dbz_desktop.decks.incoming import deck_json, file_text, read_incoming, text_of
from dbz_desktop.decks.lists import ListError, list_text, read_list
from dbz_desktop.match.content.library import load_pool, starter_decks
from tests.long import LONG


@lru_cache(maxsize=1)
def pool() -> Pack:
    return load_pool()


def starter(name: str) -> Deck:
    return read_deck(next(path for path in starter_decks() if path.stem == name), pool())


def same(one: Deck, other: Deck) -> bool:
    return (one.name, one.mp, one.mastery, dict(one.counts)) == (
        other.name,
        other.mp,
        other.mastery,
        dict(other.counts),
    )


@pytest.mark.parametrize("write", [deck_text, deck_json, list_text])
def test_every_form_reads_back(write: object) -> None:
    deck = starter("red")
    reading = read_incoming(write(deck), pool())  # type: ignore[operator]
    assert same(reading.deck, deck)
    assert reading.guesses == reading.unread == ()


def test_json_has_the_keys_of_a_deck_file() -> None:
    deck = starter("red")
    table = json.loads(deck_json(deck))
    assert set(table) <= {"name", "edition", "mp", "mastery", "cards"}
    assert sum(table["cards"].values()) == 60


def test_one_slip_in_a_deck_file_costs_one_card() -> None:
    table = json.loads(deck_json(starter("red")))
    table["cards"]["Qwfpq Zxcvb"] = 2
    table["cards"]["Red Sholder Grabb"] = 1
    text = json.dumps(table, indent=2)
    reading = read_incoming(text, pool())
    assert reading.deck.name == table["name"]
    assert [guess.card.name for guess in reading.guesses] == ["Red Shoulder Grab"]
    (unread,) = reading.unread
    assert unread.written == "Qwfpq Zxcvb"
    assert "Qwfpq" in text.splitlines()[unread.line - 1]
    assert len(reading.deck.mp) == 4
    assert reading.deck.size == 61


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no card in it"),
        ("Name: Empty\n\nMastery\n", "no card in it"),
        ('{"cards": ', "comma"),
        ('mp = ["PRE-S1",\n', "comma"),
        ('{"version": 3, "dependencies": {}}', "no deck"),
        ("{" + '"a":{' * 20_000, "can't be read|too deep"),
    ],
)
def test_what_is_no_deck(text: str, said: str) -> None:
    with pytest.raises(ListError, match=said):
        read_incoming(text, pool())


@pytest.mark.parametrize(
    "text",
    [
        '{"mp": 3, "cards": {"PRE-C50": 3}}',
        '{"mp": [[], {}], "mastery": 5, "cards": {"PRE-C50": -3}}',
        '{"cards": ["3 PRE-C50", 7, null, {"a": 1}]}',
        '{"cards": "3 PRE-C50"}',
        '{"name": 5, "edition": [], "cards": ["3 PRE-C50", "1 nobody knows it"]}',
    ],
)
def test_wrong_values_cost_no_right_card(text: str) -> None:
    reading = read_incoming(text, pool())
    assert "PRE-C50" in {card.id for card, _ in reading.deck.counts}


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"\x89PNG\r\n\x1a\n....", "picture"),
        (b"%PDF-1.4", "PDF"),
        (b"PK\x03\x04...", "archive"),
        (b"\x7fELF\x00\x00", "no text"),
        (b"x" * 1_000_001, "MB"),
    ],
)
def test_files_that_are_no_text(tmp_path: Path, data: bytes, said: str) -> None:
    path = tmp_path / "deck.txt"
    path.write_bytes(data)
    with pytest.raises(ListError, match=said) as caught:
        file_text(path)
    assert "deck.txt" in str(caught.value)


def test_a_folder_and_nothing_at_all(tmp_path: Path) -> None:
    with pytest.raises(ListError, match="folder"):
        file_text(tmp_path)
    with pytest.raises(ListError, match="not there any more"):
        file_text(tmp_path / "gone.txt")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_encodings(encoding: str) -> None:
    text = "Name: Größer\n3 Red Shoulder Grab\n"
    reading = read_incoming(text_of(text.encode(encoding)), pool())
    assert reading.deck.name == "Größer"
    assert reading.deck.size == 3


# --- putting guesses right ---


def test_a_guess_is_put_right() -> None:
    reading = read_list("2 Red Sholder Grabb\n1 Zzyzx Qwfp", pool())
    (guess,) = reading.guesses
    other = next(card for card in guess.others if card.type.in_life_deck)
    right = reading.choose({guess.place: other})
    assert {card.id: count for card, count in right.deck.counts} == {other.id: 2}
    assert right.guesses == ()
    out = reading.choose({guess.place: None})
    assert out.deck.size == 0
    assert [line.line for line in out.unread] == [1, 2]


def test_what_was_chosen_goes_before_what_is_written() -> None:
    reading = read_list("1 PRE-S5\n1 PRE-P2", pool())
    (unread,) = reading.unread
    right = reading.choose({unread.place: pool().cards["PRE-P2"]})
    assert [card.id for card in right.deck.mp] == ["PRE-P2"]
    assert right.unread[0].line == 1


def test_more_copies_than_a_deck_can_hold() -> None:
    reading = read_list("90 Red Shoulder Grab\n90 Red Shoulder Grab\n1 PRE-C50", pool())
    assert reading.deck.size == MOST_COPIES
    assert [line.line for line in reading.unread] == [3]


def test_it_tells_how_far_it_is_and_can_be_stopped() -> None:
    class Stop(Exception):
        pass

    told: list[tuple[int, int]] = []

    def tell(done: int, of: int) -> None:
        told.append((done, of))
        if done >= 100:
            raise Stop

    with pytest.raises(Stop):
        read_incoming("3 Red Shoulder Grab\n" * 500, pool(), tell=tell)
    assert told[0] == (0, 500)
    assert told[-1][0] == 100


def test_merging_adds_copies_and_takes_places() -> None:
    red, blue = starter("red"), starter("blue")
    both = merge(red, blue)
    assert both.mp == blue.mp
    assert both.mastery == blue.mastery
    assert both.size == 120
    assert both.name == red.name


@settings(max_examples=80 * LONG)
@given(
    st.recursive(
        st.none() | st.integers() | st.text(max_size=8),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(
                st.sampled_from(["name", "mp", "mastery", "cards", "PRE-C50", "x"]),
                inner,
                max_size=4,
            )
        ),
        max_leaves=12,
    )
)
def test_any_json_is_read_or_refused(data: object) -> None:
    try:
        reading = read_incoming(json.dumps(data), pool())
    except ListError:
        return
    assert reading.deck.size >= 0
