"""Cards of the same type or Style as the card by which an attack was stopped (ATK-4)."""

from __future__ import annotations

import pytest

from tests.rules.happening import ENERGY, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, tell

NEXT = "Your next physical attack this combat cannot be stopped by"
JAB = card("Jab", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages.")
ZAP = card("Zap", ENERGY, "[attack] Energy attack. DAMAGE: 2 stages.")
SHOUT = card("Shout", EVENT, "[defense] Stops a physical attack.")
WALL = card("Wall", PHYSICAL, "[defense] Stops an energy attack.")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("a card with the same type as the card that stopped your last attack", "same card type"),
        ("cards of the same type as the card that stopped it", "same card type"),
        ("cards that share a Style with the card that blocked that attack", "same Style"),
    ],
)
def test_in_other_words(said: str, meant: str) -> None:
    when = "[instant] POWER: Use when one of your attacks is stopped."
    assert canonical(f"{when} {NEXT} {said}.") == (
        f"{when} {NEXT} cards of the {meant} as the card that stopped your last attack."
    )


@pytest.mark.parametrize(("answer", "left"), [("defend Shout", 8), ("defend Block", 10)])
@pytest.mark.parametrize("between", ["", "play Zap\ndefend Wall\npass\n"])
def test_only_such_cards_do_not_stop_it(between: str, answer: str, left: int) -> None:
    """It is the card that stopped the attack for which the text waits, whatever stops another."""
    deed = card(
        "Deed",
        SETUP,
        "[instant] POWER: Use after one of your physical attacks is stopped. "
        f"{NEXT} a card with the same type as the card that stopped your last attack.",
    )
    tell(
        deed,
        JAB,
        ZAP,
        SHOUT,
        WALL,
        you={"play": ["Deed"], "hand": ["Jab", "Jab", "Zap"]},
        opponent={"stages": 10, "hand": ["Shout", "Shout", "Block", "Wall"]},
        steps=f"""play Jab
            defend Shout
            yes
            pass
            {between}
            play Jab
            {answer}
            expect opponent.stages = {left}""",
    )
