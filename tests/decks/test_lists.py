"""Plain text lists: every spelling players use, guesses that are told, and nonsense refused."""

from __future__ import annotations

import time
from dataclasses import replace
from functools import lru_cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dbz_desktop.cards.packs import Pack
from dbz_desktop.decks import Deck, read_deck
from dbz_desktop.decks.lists import MAX_LINES, ListError, list_text, read_list
from dbz_desktop.match.content.library import load_pool, starter_decks
from tests.long import LONG


@lru_cache(maxsize=1)
def pool() -> Pack:
    return load_pool()


def counts(deck: Deck) -> dict[str, int]:
    return {card.name: count for card, count in deck.counts}


@pytest.mark.parametrize("path", starter_decks(), ids=lambda path: path.stem)
@pytest.mark.parametrize("numbers", [True, False])
def test_a_list_reads_back(path: object, numbers: bool) -> None:
    deck = read_deck(path, pool())  # type: ignore[arg-type]
    reading = read_list(list_text(deck, numbers), pool())
    assert reading.deck.mp == deck.mp
    assert reading.deck.mastery == deck.mastery
    assert counts(reading.deck) == counts(deck)
    assert reading.deck.name == deck.name
    assert reading.unread == ()
    # Without numbers, a level that was printed twice is a guess, and is told.
    assert all(numbers is False and guess.others for guess in reading.guesses)


@pytest.mark.parametrize(
    "line",
    [
        "3 Red Shoulder Grab",
        "3x Red Shoulder Grab",
        "3 x Red Shoulder Grab",
        "Red Shoulder Grab x3",
        "Red Shoulder Grab (3)",
        "- 3 Red Shoulder Grab",
        "3 PRE-C50",
        "3 PRE-C50 Red Shoulder Grab",
        "3 C50 Red Shoulder Grab",
        "3 Red Shoulder Grab (C50)",
        "3 Red Shoulder Grab [PRE C50]",
        "3\tred shoulder grab   // the best there is",
        "3 RED SHOULDER-GRAB # mine",
    ],
)
def test_spellings(line: str) -> None:
    reading = read_list(line, pool())
    assert counts(reading.deck) == {"Red Shoulder Grab": 3}
    assert reading.guesses == ()
    assert reading.unread == ()


def test_a_misspelt_card_is_guessed_and_told() -> None:
    reading = read_list("2 Red Sholder Grabb\n1 Zzyzx Qwfp", pool())
    assert counts(reading.deck) == {"Red Shoulder Grab": 2}
    (guess,) = reading.guesses
    assert (guess.line, guess.written, guess.count) == (1, "Red Sholder Grabb", 2)
    (unread,) = reading.unread
    assert (unread.line, unread.written) == (2, "Zzyzx Qwfp")


def test_a_number_that_belongs_to_another_title_is_not_believed() -> None:
    reading = read_list("3 C51 Red Shoulder Grab", pool())
    assert counts(reading.deck) == {"Red Shoulder Grab": 3}


def test_the_personality_by_its_name_alone() -> None:
    reading = read_list("MP: Goku\nMastery: Orange Adaptive Mastery", pool())
    assert [card.level for card in reading.deck.mp] == [1, 2, 3, 4]
    assert reading.deck.mastery is not None
    # A later set has another Goku, so that each level is told to be a guess.
    assert [guess.card.level for guess in reading.guesses] == [1, 2, 3, 4]
    assert {card.set_code for card in reading.deck.mp} == {"PRE"}


def test_a_level_beside_the_name() -> None:
    reading = read_list("1 Goku, Level 2\n1 Goku Lv. 3", pool())
    assert [card.level for card in reading.deck.mp] == [2, 3]


def test_two_cards_of_one_level_are_told() -> None:
    reading = read_list("1 PRE-S5\n1 PRE-P2", pool())
    assert [card.id for card in reading.deck.mp] == ["PRE-S5"]
    assert "level 1 is" in reading.unread[0].reason


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("\0\1\2PNG", "no text"),
        ("".join(chr(n % 32) for n in range(4000)), "no text"),
        ("3 Red Shoulder Grab\n" * (MAX_LINES + 1), "lines"),
        ("x" * 300_000, "characters"),
    ],
)
def test_what_is_no_list(text: str, said: str) -> None:
    with pytest.raises(ListError, match=said):
        read_list(text, pool())


RUNS = [
    " ",
    "\t",
    "(",
    "-",
    ",",
    "1 ",
    "x",
    "( ",
    "#",
    ".",
    "…",
    "=",
    "_",
    "|",
    "[",
    "[a",
    "<a",
    "/",
]
RUNS += [
    "a / ",
    "3 a, ",
    "1|",
    "\t1",
    "*",
    "&amp;",
    '"',
    "level 1 ",
    "1-4 ",
    "S1-",
    "S13-S16 ",
    ";",
]


@pytest.mark.parametrize("run", RUNS)
def test_the_time_for_a_line_grows_with_its_length_alone(run: str) -> None:
    began = time.process_time()
    long = run * 2_000
    lines = [f"2 Rising Kick{long}z", f"{long}3 Rising Kick{long}", f"Rising Kick{long}z{long}z"]
    try:
        reading = read_list("\n".join(lines), pool())
    except ListError:
        # Thousands of entries in a line are refused.
        assert run == "3 a, "
    else:
        assert len(reading.lines) <= 3 or run == "a / "
    assert time.process_time() - began < 3


def test_blanks_between_words_count_once_and_a_line_has_an_end() -> None:
    name = pool().cards["PRE-C50"].name
    blanks = " " * 2_000
    reading = read_list(f"2{blanks}{name.replace(' ', blanks)}{blanks}\n3 {'z' * 400}", pool())
    assert counts(reading.deck) == {name: 2}
    assert [unread.line for unread in reading.unread] == [2]
    assert "longer than 300 characters" in reading.unread[0].reason


def test_a_thousand_riddles_are_refused_line_by_line() -> None:
    reading = read_list("\n".join(f"Qwfpq Zxcvb {n}" for n in range(600)), pool())
    assert reading.deck.size == 0
    assert len(reading.unread) == 600
    assert "too many" in reading.unread[-1].reason


@settings(max_examples=60 * LONG)
@given(st.text(max_size=200))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        reading = read_list(text, pool())
    except ListError:
        return
    assert reading.deck.size >= 0


def test_a_title_without_a_letter_hinders_no_list() -> None:
    riddle = replace(pool().cards["PRE-C50"], id="X-1", title="???")
    odd = Pack({**pool().cards, "X-1": riddle})
    name = pool().cards["PRE-C51"].name
    assert counts(read_list(f"2 {name}\n1 No Such Kick At All", odd).deck) == {name: 2}
