"""What a card does in two or three signs, for its simplified face."""

from __future__ import annotations

import pytest

from dbz_desktop.cards.keys import keys_of
from dbz_desktop.cards.model import Card, CardType


@pytest.mark.parametrize(
    ("kind", "text", "expected"),
    [
        (CardType.ENERGY_COMBAT, "[attack] 2: Energy attack. DAMAGE: 5 life cards.", ("attack", "energy", "2", "5 LIFE")),
        (CardType.ENERGY_COMBAT, "[attack] Energy attack costing 3 stages. DAMAGE: 1 life card.", ("attack", "energy", "3", "1 LIFE")),
        (CardType.PHYSICAL_COMBAT, "[attack] Physical attack. DAMAGE: AT +3 stages. HIT: Draw a card.", ("attack", "physical", "", "AT+3")),
        (CardType.PHYSICAL_COMBAT, "[attack] Physical attack. DAMAGE: AT stages.", ("attack", "physical", "", "AT")),
        (CardType.PHYSICAL_COMBAT, "[defense] Stops an energy attack.", ("defense", "energy", "", "STOP")),
        (CardType.PHYSICAL_COMBAT, "[attack] Physical attack. DAMAGE: AT +2 stages and 2 life cards.", ("attack", "physical", "", "AT+2·2L")),
        (CardType.ENERGY_COMBAT, "[attack] Energy attack. DAMAGE: 4 life cards and 3 stages.", ("attack", "energy", "", "3S·4L")),
        (CardType.DRILL, "[constant] You need 1 less anger.", ("constant", "", "", "")),
    ],
)  # fmt: skip
def test_keys_of_the_simplified_face(kind, text, expected):
    keys = keys_of(Card("T-1", "T", kind, text=text))
    assert (keys.use, keys.kind, keys.cost, keys.key) == expected
