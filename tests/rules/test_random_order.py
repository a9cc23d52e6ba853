"""Cards that are placed in a random order: nobody is asked, and nobody knows how they lie."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.kernel.events import ShuffledAnew
from dbz_desktop.rules.kernel.redaction import redact
from tests.rules.happening import EVENT, Row, card, play, position
from tests.rules.staged import canonical, tell

PILE = ["Ball", "Filler", "Block", "Idle Drill"]
UNDER = "Place 3 cards from your discard pile at the bottom of your Life Deck in a random order."


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Place 3 cards from your discard pile on the bottom of your Life Deck in random order.",
         UNDER),
        ("Shuffle your hand and place it on the bottom of your Life Deck.",
         "Place your hand at the bottom of your Life Deck in a random order."),
        ("Your opponent shuffles his hand and places it on top of his Life Deck.",
         "Your opponent places his hand on top of his Life Deck in a random order."),
        ("Choose up to 3 cards in your discard pile. Shuffle them, then place them on the bottom of "
         "your Life Deck.", "Choose up to 3 cards in your discard pile. Place them at the bottom of "
         "your Life Deck in a random order."),
        ("Shuffle the top 5 cards of your Life Deck.",
         "Rearrange the top 5 cards of your Life Deck in a random order."),
        ("Look at the top 3 cards of your opponent's Life Deck and put them back in random order.",
         "Look at the top 3 cards of your opponent's Life Deck and put them back in a random order."),
        ("Rejuvenate 3.", "Rejuvenate 3."),
        ("Shuffle a card from your hand into your Life Deck.",
         "Shuffle a card from your hand into your Life Deck."),
    ],
)  # fmt: skip
def test_in_other_words(said: str, meant: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {meant}"


def test_they_lie_there_and_nobody_is_asked_how() -> None:
    deed = card("Deed", EVENT, "POWER: Shuffle your hand and place it on the bottom of your Life "
                "Deck.")  # fmt: skip
    tell(deed, you={"hand": ["Deed", "Block", "Ball", "Idle Drill"]},
         steps="play Deed\nexpect event ShuffledAnew player=0 count=3 once\nexpect you.hand = 0\n"
         "expect asked never: next")  # fmt: skip


def test_chance_orders_them_and_tells_nobody() -> None:
    orders = set()
    row = Row("", f"POWER: {UNDER}", mine={"discard": PILE[1:], "fill": 20})
    for number in range(12):
        match = position(row, card("Watcher", EVENT, "POWER: Draw a card."), "")
        match.game.chance.renew(number + 1)
        play(row, match)
        state = match.game.state
        bottom = state.players[0].life_deck[:3]
        orders.add(tuple(match.game.cards[c].title for c in bottom))
        told = [e for e in match.game.events if isinstance(e, ShuffledAnew)]
        assert [each.count for each in told] == [3]
        assert all(redact(told[0], seat).order == () for seat in (0, 1))
        # By their numbers nobody knows them again.
        moved = [e for e in match.game.events if getattr(e, "card", -1) in bottom]
        assert not moved
    assert all(sorted(each) == sorted(PILE[1:]) for each in orders)
    assert len(orders) > 2


def test_the_rest_stays_where_it_lies() -> None:
    deed = card("Deed", EVENT, "POWER: Shuffle the top 3 cards of your Life Deck.")
    deck = ["Ball", "Block", "Idle Drill", "Filler"]
    tell(deed, you={"hand": ["Deed"], "life_deck": deck, "fill": 10},
         steps="play Deed\nexpect event ShuffledAnew player=0 count=3\n"
         "expect you.life_deck = 14")  # fmt: skip


def test_a_single_card_is_nothing_to_mix() -> None:
    deed = card("Deed", EVENT, f"POWER: {UNDER}")
    tell(deed, you={"hand": ["Deed"], "discard": ["Ball"]},
         steps="play Deed\nexpect no event ShuffledAnew\nexpect your life_deck bottom = Ball")  # fmt: skip
