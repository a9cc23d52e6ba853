"""Stages that are lost as damage are lost like others (COM-7), only by no effect (ATK-1, EFF-7)."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import tell

FOUR = card("Four", PHYSICAL, "[attack] Physical attack. DAMAGE: 4 stages.")
DRAIN = card("Drain", EVENT, "POWER: Your opponent's MP loses 2 stages.")


@pytest.mark.parametrize(
    ("waits", "anger"),
    [
        ("Whenever your opponent's MP loses stages", 1),
        ("Whenever your opponent's MP loses 4 or more stages", 1),
        ("Whenever your opponent's MP loses 5 or more stages", 0),
        ("The first time your opponent's MP loses stages each combat", 1),
        ("Whenever your MP loses stages", 0),
        ("Whenever your opponent's MP loses stages from a Freestyle attack", 1),
        ("Whenever your opponent's MP loses stages from a Styled attack", 0),
        ("Whenever your opponent's MP loses stages from a card effect", 0),
        ("Whenever one of your effects causes your opponent's MP to lose stages", 0),
    ],
)
def test_damage_is_heard_as_stages_that_are_lost(waits: str, anger: int) -> None:
    tell(
        FOUR,
        card("Watcher", DRILL, f"[constant] {waits}, raise your anger 1."),
        you={"hand": ["Four"], "play": ["Watcher"]},
        steps=f"play Four\nno defense\nexpect you.anger = {anger}",
    )


@pytest.mark.parametrize(
    ("asked", "hand"),
    [
        ("If your opponent's MP has lost 6 or more stages this combat, draw a card.", 1),
        ("If your opponent's MP lost 6 or more stages this turn, draw a card.", 1),
        ("If your opponent's MP has lost 7 or more stages this combat, draw a card.", 0),
        ("If your MP has lost stages this combat, draw a card.", 0),
        ("Draw X cards. X = the number of stages your opponent's MP lost this combat.", 6),
        ("Draw X cards. X = the number of stages your opponent's MP lost from card effects this "
         "combat.", 2),
    ],
)  # fmt: skip
def test_damage_is_counted_with_what_effects_took(asked: str, hand: int) -> None:
    tell(
        FOUR,
        DRAIN,
        card("Watcher", SETUP, f"POWER: {asked}"),
        you={"hand": ["Four", "Drain"], "play": ["Watcher"]},
        opponent={"stages": 8},
        steps=f"""
        play Four
        no defense
        opponent: pass
        play Drain
        opponent: pass
        use Watcher
        expect you.hand = {hand}
        """,
    )


def test_stages_past_zero_are_not_lost() -> None:
    """ATK-7: they turned into life cards; what an Ally lost in its place, the MP didn't lose."""
    tell(
        FOUR,
        card("Watcher", SETUP, "POWER: If your opponent's MP lost 3 or more stages this combat, "
             "draw a card."),
        you={"hand": ["Four"], "play": ["Watcher"]},
        opponent={"stages": 2},
        steps="""
        play Four
        no defense
        expect opponent.discard = 2
        opponent: pass
        use Watcher
        expect you.hand = 0
        """,
    )  # fmt: skip
