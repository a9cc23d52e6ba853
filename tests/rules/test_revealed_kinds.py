"""Cards of a kind of those that were revealed; what is so at the first time, or of one copy."""

from __future__ import annotations

import pytest

from tests.rules.happening import ALLY, DRILL, EVENT, SETUP, card
from tests.rules.staged import canonical, staged

WISH = card("Wish", SETUP, "POWER: Draw a card.")


@pytest.mark.parametrize(
    "which",
    ["the revealed Setups", "all revealed Setups", "each revealed Setup", "all Setups revealed"],
)
def test_of_the_revealed_cards_those_of_a_kind_are_meant(which: str) -> None:
    """EFF-1: what else was revealed stays where it is."""
    staged(
        """
        play Look
        expect opponent banished = 2
        expect opponent life deck = 31
        """,
        WISH,
        card(
            "Look",
            EVENT,
            f"POWER: Your opponent reveals the top 3 cards of his Life Deck. Banish {which}.",
        ),
        mine={"hand": ["Look"]},
        theirs={"life_deck": ["Wish", "Block", "Wish"]},
    )


def test_one_of_the_revealed_cards_is_taken() -> None:
    staged(
        """
        play Look
        expect no option Block
        choose Wish
        expect your hand has Wish
        expect your hand = 1
        """,
        WISH,
        card("Other Wish", SETUP, "POWER: Draw a card."),
        card(
            "Look",
            EVENT,
            "POWER: Reveal the top 3 cards of your Life Deck. Place a revealed Setup into your "
            "hand and the rest on the bottom of your Life Deck.",
        ),
        mine={"hand": ["Look"], "life_deck": ["Wish", "Block", "Other Wish"]},
        auto="first",
    )


def test_the_first_time_each_combat_something_else_must_be_done() -> None:
    """EFF-5: it is not asked for, and the second time is left alone."""
    staged(
        """
        play Tire
        expect your stages = 5
        expect your hand = 2
        opponent: pass
        play Tire
        expect your stages = 3
        expect your hand = 1
        """,
        card("Tire", EVENT, "POWER: Your MP loses 2 stages."),
        card(
            "Shield",
            DRILL,
            "[constant] The first time each combat your MP would lose stages, draw a card instead.",
        ),
        mine={"hand": ["Tire", "Tire"], "play": ["Shield"]},
    )


@pytest.mark.parametrize("word", ["card", "Drill"])
@pytest.mark.parametrize(("theirs", "able"), [(True, ""), (False, "no ")])
def test_only_one_copy_of_this_card(word: str, theirs: bool, able: str) -> None:
    """EFF-12: it is said of each player's own copies."""
    drill = card(
        "Lone Drill",
        DRILL,
        f"(You may only have one copy of this {word} in play.) POWER: Raise your anger 1.",
    )
    staged(
        f"""
        expect {able}option Lone Drill
        expect your anger = 0
        """,
        drill,
        mine={"hand": ["Lone Drill"], "play": [] if theirs else ["Lone Drill"]},
        theirs={"play": ["Lone Drill"] if theirs else []},
        phase="planning",
    )


def test_an_ally_comes_into_play_at_a_counted_stage() -> None:
    """TYP-1: where the text says otherwise than three."""
    staged(
        """
        play Call
        expect stages of Mate = 2
        """,
        card("Mate", ALLY, "POWER: Draw a card."),
        card(
            "Call",
            EVENT,
            "POWER: Choose an Ally in your discard pile and place it into play at X stages above "
            "0. X = the number of Drills you control.",
        ),
        mine={"hand": ["Call"], "discard": ["Mate"], "play": ["Idle Drill", "Other Drill"]},
    )


def test_a_thousand_is_not_one() -> None:
    text = (
        "(If your MP's power level is lower than 1,000, you may use this card from your discard "
        "pile as an action.) POWER: Draw a card."
    )
    assert "is under 1,000, you may play this card" in canonical(text, EVENT)


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        ("you reveal no Drills", "you did not reveal a Drill this way"),
        ("no Drills are revealed", "a Drill was not revealed this way"),
    ],
)
def test_that_none_is_revealed_is_asked_of_what_was_done(said: str, printed: str) -> None:
    text = "POWER: Reveal your hand. If {}, draw a card."
    assert canonical(text.format(said)) == text.format(printed)


@pytest.mark.parametrize(("held", "hand"), [("Filler", 2), ("Old Friend", 1)])
def test_no_card_of_a_type_that_was_named_is_revealed(held: str, hand: int) -> None:
    staged(
        f"play Look\nchoose Ally\nexpect your hand = {hand}",
        card("Look", EVENT, "POWER: Name a card type. Reveal your hand. If no cards of that type are "
             "revealed, draw a card."),
        mine={"hand": ["Look", held]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "among"),
    [
        ("destroys each card of that type", True),
        ("destroys each Event", True),
        ("destroys each Styled card", True),
        ("banishes each Setup", True),
        ("destroys each Drill", False),
        ("destroys an attached card", False),
        ("banishes an attached card", False),
    ],
)
def test_cards_that_hardly_lie_in_play_are_those_that_were_shown(said: str, among: bool) -> None:
    text = f"POWER: Name a card type. Your opponent reveals the top 2 cards of his Life Deck and {said}."
    assert ("from among those cards" in canonical(text, EVENT)) is among


@pytest.mark.parametrize(
    ("named", "gone", "drawn"), [("Setup", 1, 0), ("Drill", 0, 1), ("Physical Combat", 1, 0)]
)
def test_the_shown_cards_of_a_type_are_destroyed(named: str, gone: int, drawn: int) -> None:
    staged(
        f"""
        play Look
        name {named}
        expect opponent discard = {gone}
        expect opponent life deck = {32 - gone}
        expect opponent play has Idle Drill
        expect your play has Wish
        expect your hand = {drawn}
        """,
        WISH,
        card("Look", EVENT, "POWER: Name a card type. Your opponent reveals the top 2 cards of his "
             "Life Deck and destroys each card of that type. If no cards were destroyed this way, "
             "draw a card."),
        mine={"hand": ["Look"], "play": ["Wish"]},
        theirs={"life_deck": ["Wish", "Block"], "play": ["Idle Drill"]},
    )  # fmt: skip
