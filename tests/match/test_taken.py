"""A yes names the cards that it takes, where nobody would choose them; nothing hidden is named."""

from __future__ import annotations

from typing import Any

import pytest

from dbz_desktop.cards import Card, CardType
from dbz_desktop.match.aids.consequences import effect_of
from dbz_desktop.match.match import Match
from dbz_desktop.rules.kernel.decisions import Act, Ask

from .test_needless import match_of

DRILL = "Calm Drill"


def asked(text: str, **mine: Any) -> tuple[Match, list[str]]:
    """A match at the question that an Event's text asks, and what its answers do."""
    event = Card("T-V", "Paying Event", CardType.EVENT, f"POWER: {text}")
    you = {"hand": [event.title, *mine.pop("hand", [])], **mine}
    match = match_of(event, steps=(f"play {event.title}",), you=you)
    decision = match.decision
    assert decision is not None and decision.ask is Ask.YES_NO
    seat = match.seat(decision.player)
    return match, [effect_of(seat, decision, option) for option in decision.options]


@pytest.mark.parametrize(
    ("text", "mine", "told"),
    [
        ("You may discard a Drill to draw a card.", {"hand": [DRILL]}, f"with {DRILL}"),
        (
            "You may banish the top 2 cards of your discard pile to raise your anger 1.",
            {"discard": [DRILL, "Filler"]},
            f"with {DRILL} and Filler",
        ),
        ("You may banish a Drill you control to draw a card.", {"play": [DRILL]}, f"with {DRILL}"),
        # Which of two is another question.
        ("You may discard a Drill to draw a card.", {"hand": [DRILL, "First Drill"]}, ""),
        # Nobody knows which card that would be.
        ("You may destroy the top card of your Life Deck to draw a card.", {}, ""),
        ("You may discard a card at random to draw a card.", {"hand": [DRILL, "Filler"]}, ""),
        ("You may raise your anger 1.", {}, ""),
    ],
)
def test_a_yes_names_what_it_takes(text: str, mine: dict[str, Any], told: str) -> None:
    match, words = asked(text, **mine)
    events, answers = len(match.game.events), len(match.answers)
    assert match.decision is not None
    assert [option.act for option in match.decision.options] == [Act.YES, Act.NO]
    assert words == [told, ""]
    assert (len(match.game.events), len(match.answers)) == (events, answers), "nothing was done"


def test_nothing_of_the_other_hand_is_named() -> None:
    event = Card("T-V", "Robbing Event", CardType.EVENT,
                 "POWER: You may have your opponent discard a Drill. If you do, draw a card.")  # fmt: skip
    you, other = {"hand": [event.title]}, {"hand": [DRILL]}
    match = match_of(event, steps=(f"play {event.title}",), you=you, opponent=other)
    decision = match.decision
    assert decision is not None and decision.ask is Ask.YES_NO
    assert effect_of(match.seat(0), decision, decision.options[0]) == ""
