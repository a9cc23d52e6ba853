"""A Life Deck is shuffled after a search of it, in a word (ZON-1); and what is [constant] unsaid."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, EVENT, SETUP, card
from tests.rules.staged import canonical, tell

MINE = "Search your Life Deck for an Ally"


@pytest.mark.parametrize(
    ("said", "read"),
    [
        (f"{MINE} and place it into play. Shuffle.",
         f"{MINE} and place it into play. Shuffle your Life Deck."),
        (f"{MINE} and place it into play, then shuffle.",
         f"{MINE} and place it into play. Shuffle your Life Deck."),
        (f"You may {MINE.lower().replace('life deck', 'Life Deck').replace('ally', 'Ally')}, "
         "shuffle, then place it into play.",
         "You may search your Life Deck for an Ally. If you do, shuffle your Life Deck and place "
         "it into play."),
        ("Search your Life Deck for a card, shuffle, then place it on top.",
         "Search your Life Deck for a card. Shuffle your Life Deck and place it on top of your "
         "Life Deck."),
        ("Search your Life Deck for a card. Shuffle your Life Deck and place that card on top of "
         "it.",
         "Search your Life Deck for a card. Shuffle your Life Deck and place that card on top of "
         "your Life Deck."),
        ("Search your opponent's Life Deck for a Drill and banish it. Shuffle.",
         "Search your opponent's Life Deck for a Drill and banish it. Your opponent shuffles his "
         "Life Deck."),
        ("Your opponent searches his Life Deck for a Drill and places it into his hand, then "
         "shuffles.",
         "Your opponent searches his Life Deck for a Drill and places it into his hand and "
         "shuffles his Life Deck."),
        # That is a card, and no Life Deck.
        ("Search your Life Deck for a card and shuffle it into your opponent's Life Deck.",
         "Search your Life Deck for a card and shuffle it into your opponent's Life Deck."),
    ],
)  # fmt: skip
def test_it_is_read_as(said: str, read: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {read}"


@pytest.mark.parametrize(
    "said",
    [
        f"{MINE}, shuffle, then place it on top.",
        f"{MINE}. Shuffle your Life Deck. Place that Ally on top of your Life Deck.",
        f"{MINE} and reveal it. Shuffle your Life Deck and place it on top of your Life Deck.",
        "You may search your Life Deck for an Ally, shuffle, then place it on top.",
        f"{MINE} and place it on top of your Life Deck.",
        f"{MINE}. Place that Ally on top of your Life Deck.",
        f"{MINE} and reveal it. Place it on top of your Life Deck.",
    ],
)
def test_what_was_found_lies_on_top_of_what_was_shuffled(said: str) -> None:
    """Also once the text is over, by another card (EFF-9)."""
    tell(
        card("Seek", EVENT, f"POWER: {said}"),
        card("Look", EVENT, "POWER: Draw a card."),
        steps=f"""play Seek
        {"yes" if said.startswith("You may") else ""}
        choose Old Friend
        opponent: pass
        play Look
        expect your hand has Old Friend""",
        you={"hand": ["Seek", "Look"], "life_deck": ["Filler", "Block", "Old Friend"]},
    )


def test_without_a_search_nothing_says_what_is_shuffled() -> None:
    program = compile_text(card("Sword", EVENT, ""), "POWER: Draw a card. Shuffle.")
    assert [failure.sentence for failure in program.failures] == ["Shuffle"]


@pytest.mark.parametrize("kind", [DRILL, ALLY, CardType.MASTERY, CardType.MAIN_PERSONALITY])
@pytest.mark.parametrize(
    "said",
    [
        "Your physical attacks deal +1 stage of damage.",
        "Draw a card when you advance a level.",
        "While you control an Ally, your opponent's attacks cost +1 stage to perform.",
    ],
)
def test_what_a_card_in_play_says_of_what_is_so_is_constant(kind: CardType, said: str) -> None:
    """It isn't used, so that no other icon can be meant (EFF-12)."""
    assert canonical(said, kind) == canonical(f"[constant] {said}", kind)


@pytest.mark.parametrize(
    ("kind", "said"), [(DRILL, "Draw a card."), (SETUP, "Your attacks deal +1 stage of damage.")]
)
def test_what_is_done_needs_a_way_of_use(kind: CardType, said: str) -> None:
    program = compile_text(card("Sword", kind, ""), said)
    assert "how it is used" in program.failures[0].message
