"""From which end of a zone a card was taken, and to which it went, asked of deeds (ZON-1)."""

from __future__ import annotations

from typing import Any

import pytest

from dbz_desktop.cards import CardType
from tests.rules.happening import DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import tell

# How a card of your Life Deck, or of your discard pile, is handled at either end of it.
FROM: list[tuple[str, str]] = [
    ("you draw a card from the {} of your Life Deck", "Draw the {} card of your Life Deck."),
    ("a card is drawn from the {} of your Life Deck", "Draw the {} card of your Life Deck."),
    ("you destroy a card from the {} of your Life Deck",
     "Destroy the {} card of your Life Deck."),
    ("a card is destroyed from the {} of your Life Deck",
     "Destroy the {} card of your Life Deck."),
    ("a card is banished from the {} of your Life Deck",
     "Banish the {} card of your Life Deck."),
    ("you discard a card from the {} of your Life Deck",
     "Discard the {} card of your Life Deck."),
    ("you reveal a card from the {} of your Life Deck", "Reveal the {} card of your Life Deck."),
    ("a card is banished from the {} of your discard pile",
     "Banish the {} card of your discard pile."),
]  # fmt: skip
TO: list[tuple[str, str]] = [
    ("a card is placed {} your Life Deck", "Place a card from your hand {} your Life Deck."),
    ("you place a card {} your Life Deck", "Place a card from your hand {} your Life Deck."),
    ("a card is placed {} your discard pile",
     "Place the top card of your Life Deck {} your discard pile."),
]  # fmt: skip
ENDS = ("top", "bottom")
WHERE = {"top": "on top of", "bottom": "at the bottom of"}


def _told(what: str, done: str, same: bool) -> None:
    """What is waited for, and asked and counted afterwards, of one deed."""
    words = what.split()
    noun = "a card" if what.startswith("a card is") else what[what.index("a card") :]
    verb = {
        "draw": "drawn",
        "destroy": "destroyed",
        "discard": "discarded",
        "reveal": "revealed",
        "place": "placed",
    }
    past = words[3] if noun == "a card" else verb[words[1]]
    rest = what[what.index(words[3]) + len(words[3]) :] if noun == "a card" else noun[6:]
    you: dict[str, Any] = {
        "hand": ["Deed", "Asks", "Counts", "Filler"],
        "discard": ["Block", "Cold Block", "Spare Kick"],
        "play": ["Watch"],
        "stages": 2,
    }
    tell(
        card("Watch", DRILL, f"[constant] Whenever {what}, raise your opponent's anger 1."),
        card("Deed", EVENT, f"POWER: {done}"),
        card("Asks", EVENT, f"POWER: If a card was {past}{rest} this combat, your MP gains 3 "
             "stages."),
        card("Counts", EVENT, f"POWER: Your opponent's MP gains 2 stages for each card "
             f"{past}{rest} this combat."),
        steps=f"""
            play Deed
            {"choose Filler" if "from your hand" in done else ""}
            expect opponent's anger = {int(same)}
            opponent: pass
            play Asks
            expect your stages = {5 if same else 2}
            opponent: pass
            play Counts
            expect opponent's stages = {4 if same else 2}
        """,
        you=you,
        opponent={"stages": 2},
    )  # fmt: skip


@pytest.mark.parametrize("at", ENDS)
@pytest.mark.parametrize("asked", ENDS)
@pytest.mark.parametrize(("what", "done"), FROM)
def test_where_it_is_taken_from(what: str, done: str, asked: str, at: str) -> None:
    _told(what.format(asked), done.format(at), asked == at)


@pytest.mark.parametrize("at", ENDS)
@pytest.mark.parametrize("asked", ENDS)
@pytest.mark.parametrize(("what", "done"), TO)
def test_where_it_goes(what: str, done: str, asked: str, at: str) -> None:
    _told(what.format(WHERE[asked]), done.format(WHERE[at]), asked == at)


@pytest.mark.parametrize("at", ENDS)
@pytest.mark.parametrize(
    "note",
    [
        "If you draw this card from the bottom of your Life Deck during combat, gain 2 stages.",
        "When this card is drawn from the bottom of your Life Deck, gain 2 stages.",
    ],
)
def test_this_very_card(note: str, at: str) -> None:
    deep = card("Deep", PHYSICAL, f"({note}) [attack] Physical attack. DAMAGE: 1 stage.")
    tell(
        deep,
        card("Deed", EVENT, f"POWER: Draw the {at} card of your Life Deck."),
        steps=f"""
            play Deed
            expect you hand has Deep
            expect your stages = {7 if at == "bottom" else 5}
        """,
        you={
            "hand": ["Deed"],
            "life_deck": ["Deep", "Filler", "Deep"],
            "fill": 0,
            "stages": 5,
        },
    )


@pytest.mark.parametrize("at", ENDS)
def test_what_may_not_be_done_and_what_is_done_instead(at: str) -> None:
    deed = card("Deed", EVENT, f"POWER: Draw the {at} card of your Life Deck.")
    other = "gain 2 stages instead"
    for said, drawn, stages in (
        ("You cannot draw cards from the bottom of your Life Deck.", at == "top", 5),
        (
            f"Whenever you would draw a card from the bottom of your Life Deck, {other}.",
            at == "top",
            5 if at == "top" else 7,
        ),
    ):
        tell(
            deed,
            card("Lore", CardType.MASTERY, f"[constant] {said}"),
            steps=f"""
                play Deed
                expect your hand = {int(drawn)}
                expect your stages = {stages}
            """,
            you={"hand": ["Deed"], "mastery": "Lore", "stages": 5},
        )


def test_cards_that_are_drawn_as_always_come_from_the_top() -> None:
    tell(
        card("Deep", CardType.MASTERY, "[constant] Whenever you draw a card from the bottom of "
             "your Life Deck, gain 1 stage."),
        card("High", DRILL, "[constant] Whenever you draw a card from the top of your Life Deck, "
             "raise your anger 1."),
        card("Deal", EVENT, "POWER: Draw 2 cards."),
        card("Dig", EVENT, "POWER: Draw the bottom 2 cards of your Life Deck."),
        steps="""
            play Deal
            expect your stages = 2
            expect your anger = 2
            opponent: pass
            play Dig
            expect your stages = 4
            expect your anger = 2
        """,
        you={"hand": ["Deal", "Dig"], "mastery": "Deep", "play": ["High"], "stages": 2},
    )  # fmt: skip


def test_an_only_card_lies_at_both_ends_and_one_that_was_searched_for_at_none() -> None:
    lore = card("Lore", DRILL, "[constant] Whenever a card is banished from the bottom of your "
                "discard pile, raise your anger 1. Whenever a card is placed into your hand from "
                "the bottom of your Life Deck, gain 1 stage.")  # fmt: skip
    tell(
        lore,
        card("Deed", EVENT, "POWER: Banish the top card of your discard pile. Search your Life "
             "Deck for a Drill and place it into your hand."),
        steps="""
            play Deed
            choose Idle Drill
            expect your anger = 1
            expect your stages = 2
            expect you hand has Idle Drill
        """,
        you={
            "hand": ["Deed"],
            "play": ["Lore"],
            "discard": ["Block"],
            "life_deck": ["Idle Drill", "Other Drill", "Filler"],
            "stages": 2,
        },
    )  # fmt: skip
