"""What an effect requires is met by something else: always, and as an [instant] Power's use."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, staged

PAY = card("Pay", EVENT, "POWER: Discard a card from your hand to raise your anger 1.")
MEETS = (
    "{} one of your effects requires you to discard a card, you may banish a card from your "
    "discard pile instead."
)
ALWAYS = card("Spare", DRILL, "[constant] " + MEETS.format("Whenever"))
ONCE = card("Spare", DRILL, "[instant] POWER: " + MEETS.format("When"))
USED = card(
    "Spare",
    DRILL,
    "[instant] POWER: Use when one of your effects would require you to discard a card. You may "
    "banish a card from your discard pile instead.",
)
MINE = {
    "hand": ["Pay", "Pay", "Filler"],
    "play": ["Spare"],
    "discard": ["Ball", "Block"],
}


def test_it_is_met_whenever_it_is_required() -> None:
    """EFF-5: what is required is met by what replaces it."""
    staged(
        """
        play Pay
        choose Filler
        yes
        choose Block
        opponent: pass
        play Pay
        yes
        choose Ball
        expect your hand has Filler
        expect your anger = 2
        """,
        ALWAYS,
        PAY,
        mine=MINE,
    )


@pytest.mark.parametrize("drill", [ONCE, USED], ids=["when", "use when"])
def test_as_an_instant_power_it_is_one_use(drill: object) -> None:
    """COM-4: a Drill's Power is used once a combat."""
    staged(
        f"""
        play Pay
        choose Filler
        yes
        {"yes" if drill is USED else ""}
        choose Block
        opponent: pass
        play Pay
        expect your hand = 0
        expect your anger = 2
        expect your banished has Block
        """.replace("        \n", ""),
        drill,  # type: ignore[arg-type]
        PAY,
        mine=MINE,
    )


def test_what_the_opponent_makes_you_do_is_no_price_of_yours() -> None:
    """EFF-5: "one of your effects" requires it."""
    staged(
        """
        opponent: play Force
        expect asked you never: Spare
        expect your hand = 0
        """,
        ALWAYS,
        card("Force", EVENT, "POWER: Your opponent discards a card from his hand."),
        mine={"hand": ["Filler"], "play": ["Spare"], "discard": ["Ball"]},
        theirs={"hand": ["Force"]},
        turn="opponent",
        action="opponent",
    )


def test_cards_are_told_by_the_attacks_that_they_stop() -> None:
    """A card that names no kind stops both (ATK-3)."""
    staged(
        """
        play Find
        expect no option Ward
        choose Block
        expect your hand has Block
        """,
        card("Ward", PHYSICAL, "[defense] Stops an energy attack."),
        card(
            "Find",
            SETUP,
            "POWER: Search your discard pile for a card that can stop a physical attack and place "
            "it into your hand.",
        ),
        mine={"play": ["Find"], "discard": ["Filler", "Ward", "Block", "Lasting Block"]},
    )


def test_of_several_things_the_last_is_so_much_for_each() -> None:
    text = (
        "POWER: For the remainder of combat, your Drills cannot be destroyed and your attacks deal "
        "+1 stage of damage for each Drill you control."
    )
    assert canonical(text).endswith("for each Drill you control this combat.")
