"""What a text has done itself: "this way", and the card it discarded before it drew another."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, EVENT, card
from tests.rules.staged import canonical, tell

GAIN = card("Deed", EVENT, "POWER: Gain 1 stage.")
MILL = "discard the top 3 cards of your Life Deck. If you discarded a Drill this way, raise your anger 1."  # fmt: skip


@pytest.mark.parametrize(
    ("first", "anger"), [("Idle Drill", 1), ("Filler", 0)], ids=["a Drill", "none"]
)
@pytest.mark.parametrize(
    ("text", "answer"),
    [
        (f"[constant] Whenever you play an Event, {MILL}", ""),
        (f"[instant] POWER: Use when you play an Event. {MILL[0].upper()}{MILL[1:]}", "yes"),
    ],
    ids=["whenever", "instant"],
)
def test_this_way_is_what_a_text_that_waited_did_from_its_first_word(
    text: str, answer: str, first: str, anger: int
) -> None:
    """EFF-2, EFF-5."""
    tell(
        card("Rule", DRILL, text),
        GAIN,
        steps=f"""
            play Deed
            {answer}
            expect you discard = 4
            expect you anger = {anger}
        """,
        you={"hand": ["Deed"], "play": ["Rule"], "anger": 0, "life_deck": [first]},
    )


def test_this_way_is_nothing_that_was_done_before_the_text_began() -> None:
    rule = card("Rule", DRILL, "[constant] Whenever your anger is raised, gain 1 stage. If you "
                "discarded a Drill this way, draw a card.")  # fmt: skip
    tell(
        rule,
        card("Deed", EVENT, "POWER: Discard a Drill from your hand. Raise your anger 1."),
        steps="""
            play Deed
            expect you discard has Idle Drill
            expect your hand = 0
        """,
        you={"hand": ["Deed", "Idle Drill"], "play": ["Rule"], "anger": 0},
    )


@pytest.mark.parametrize("kind", ["Filler", "Idle Drill"])
@pytest.mark.parametrize(
    ("first", "up"),
    [
        ("Discard a card from your hand.", "discarded"),
        ("Discard a card from your hand to gain 1 stage.", "discarded"),
        ("Choose a card in your hand.", "chosen"),
        ("Reveal a card from your hand.", "revealed"),
    ],
)
def test_a_card_is_called_by_what_was_done_to_it_when_another_was_drawn_since(
    first: str, up: str, kind: str
) -> None:
    """EFF-1: "the discarded card" is no card that was drawn after it."""
    other = {"Filler": "Idle Drill", "Idle Drill": "Filler"}[kind]
    text = f"{first} Draw a card. If the {up} card is a Drill, raise your anger 1. Banish the {up} card."  # fmt: skip
    assert canonical(f"POWER: {text}") == f"POWER: {text}"
    tell(
        card("Deed", EVENT, f"POWER: {text}"),
        steps=f"""
            play Deed
            expect you banished has {kind}
            expect you hand has {other}
            expect you anger = {int(kind == "Idle Drill")}
        """,
        you={"hand": ["Deed", kind], "anger": 0, "life_deck": [other]},
    )


@pytest.mark.parametrize("up", ["drawn", "discarded"])
def test_it_is_so_of_a_text_that_waited_and_of_its_own_card(up: str) -> None:
    rule = card("Rule", DRILL, "[constant] Whenever you discard a card, draw a card. If the "
                f"{up} card is a Drill, raise your anger 1.")  # fmt: skip
    tell(
        rule,
        card("Deed", EVENT, "POWER: Discard a card from your hand."),
        steps=f"""
            play Deed
            expect you discard has Idle Drill
            expect you hand has Filler
            expect you anger = {int(up == "discarded")}
        """,
        you={"hand": ["Deed", "Idle Drill"], "play": ["Rule"], "anger": 0,
             "life_deck": ["Filler"]},
    )  # fmt: skip


def test_the_endurance_of_the_discarded_card_is_not_that_of_the_drawn_one() -> None:
    text = "Discard a card from your hand. Draw a card. Gain X stages. X = the Endurance of the discarded card."  # fmt: skip
    tell(
        card("Deed", EVENT, f"POWER: {text}"),
        steps="""
            play Deed
            expect you hand has Filler
            expect you stages = 5
        """,
        you={"hand": ["Deed", "Lasting Block"], "stages": 3, "life_deck": ["Filler"]},
    )


@pytest.mark.parametrize(
    ("said", "cards", "anger"),
    [
        ("those cards are Drills", ["Idle Drill", "Other Drill"], 1),
        ("those cards are Drills", ["Idle Drill", "Filler"], 0),
        ("those cards are Drills or Styled", ["Idle Drill", "Filler"], 0),
        ("those cards are not Drills", ["Block", "Filler"], 1),
        ("any of those cards is a Drill", ["Idle Drill", "Filler"], 1),
        ("any of the discarded cards is a Drill", ["Filler", "Block"], 0),
    ],
)
def test_of_several_cards_it_is_said_in_the_plural(said: str, cards: list[str], anger: int) -> None:
    text = f"POWER: Discard the top 2 cards of your Life Deck. If {said}, raise your anger 1."
    assert canonical(text) == text
    tell(
        card("Deed", EVENT, text),
        steps=f"play Deed\nexpect you anger = {anger}",
        you={"hand": ["Deed"], "anger": 0, "life_deck": cards},
    )
