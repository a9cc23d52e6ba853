"""What its controller does to keep a card, and who has it otherwise."""

from __future__ import annotations

import pytest

from tests.rules.happening import EVENT, card
from tests.rules.staged import tell

DEED = card("Deed", EVENT, "POWER: Choose an Ally or Setup in play. That card's controller may "
            "discard a card from his hand to keep it. If he does not, his opponent gains control "
            "of the chosen card.")  # fmt: skip


@pytest.mark.parametrize("mine", [True, False])
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_controller_keeps_it_or_loses_it(mine: bool, answer: str) -> None:
    own, other = ("your", "opponent") if mine else ("opponent", "your")
    holds = {"play": ["Old Friend"]}
    tell(
        DEED,
        you={"hand": ["Deed", "Filler"], **(holds if mine else {})},
        opponent={"hand": ["Filler"], **({} if mine else holds)},
        steps=f"""play Deed
            {"you" if mine else "opponent"}: {answer}
            expect {own if answer == "yes" else other} play has Old Friend
            expect {own} hand = {int(answer == "no")}
            expect {other} hand = 1""",
    )
