"""Attacks that are not paid for."""

from __future__ import annotations

import pytest

from tests.rules.happening import EVENT, PHYSICAL, card
from tests.rules.staged import tell


@pytest.mark.parametrize("said", [
    "If you control exactly 1 Ally, you do not have to pay power stage costs for this attack.",
    "You do not need to pay the cost of this attack if you control exactly 1 Ally.",
    "While you control exactly 1 Ally, you do not pay for this attack.",
    "You do not have to pay stages to perform this attack if you control exactly 1 Ally.",
])  # fmt: skip
def test_who_need_not_pay_pays_nothing(said: str) -> None:
    text = f"[attack] Physical attack costing 2 stages. {said} DAMAGE: 1 stage."
    tried = card("Tried", PHYSICAL, text)
    for allies, left in (([], 3), (["Old Friend"], 5), (["Old Friend", "Mate"], 3)):
        mate = card("Mate", card("x", EVENT, "").type.ALLY, "POWER: Draw a card.")
        you = {"hand": ["Tried"], "stages": 5, "play": allies}
        tell(tried, mate, steps=f"play Tried\nexpect your stages = {left}", you=you)
