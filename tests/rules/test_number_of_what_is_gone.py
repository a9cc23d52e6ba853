"""A number of a card that was discarded is what it was, wherever the card has gone (ZON-3)."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, EVENT, card
from tests.rules.staged import tell

POWER = (
    "POWER: Discard a card with Endurance from your hand to perform a physical attack dealing 1 + X "
    "stages of damage. X = the Endurance of the discarded card."
)
BACK = "(If this card is discarded from your hand, {}.) POWER: Draw a card."


@pytest.mark.parametrize(
    "goes", ["raise your anger 1", "Rejuvenate it", "shuffle it into your Life Deck"]
)
def test_what_was_discarded_is_counted_though_it_is_hidden_since(goes: str) -> None:
    tell(
        card("Trade", EVENT, POWER),
        card("Pillow", DRILL, BACK.format(goes), endurance=4),
        you={"hand": ["Trade", "Pillow"]},
        opponent={"stages": 8},
        steps="""
        play Trade
        expect opponent.stages = 3
        """,
    )
