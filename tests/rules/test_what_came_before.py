"""What a text has done itself: "this way", and the card it discarded before it drew another."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, EVENT, card
from tests.rules.staged import tell

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
