"""A card that stops an attack of another kind for a price of which a note tells (ATK-3)."""

from __future__ import annotations

import pytest

from tests.rules.happening import ENERGY, PHYSICAL, card
from tests.rules.staged import tell

WAVE = card("Wave", ENERGY, "[attack] Energy attack. DAMAGE: 1 stage.")
JAB = card("Jab", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage.")


@pytest.mark.parametrize("way", ["to play this card as though it stops", "to have this card stop"])
@pytest.mark.parametrize(
    ("attack", "held", "stopped", "returned"),
    [
        ("Jab", ["Ball"], True, False),
        ("Jab", [], True, False),
        ("Wave", ["Ball"], True, True),
        ("Wave", [], False, False),
    ],
)
def test_another_attack_is_stopped_for_a_price(
    way: str, attack: str, held: list[str], stopped: bool, returned: bool
) -> None:
    """Where the price can't be paid the energy attack isn't stopped (EFF-5)."""
    parry = card("Parry", PHYSICAL, f"(You may return a Dragon Ball you control to its owner's hand "
                 f"{way} an energy attack.) [defense] Stops a physical attack.")  # fmt: skip
    tell(
        WAVE,
        JAB,
        parry,
        you={"hand": ["Parry"], "play": held},
        opponent={"hand": [attack]},
        start={"action": "opponent"},
        steps=f"""opponent: play {attack}
            {"play Parry" if stopped else "expect no option play Parry"}
            {"" if stopped else "no defense"}
            expect your.stages = {5 if stopped else 4}
            expect your hand {"has" if returned else "has no"} Ball""",
    )
