"""Cards are shown together; what waits for a card to be revealed hears of each (EFF-2).

So it is with cards that are discarded, banished or drawn: "whenever you draw a card" comes twice of
"Draw 2 cards."
"""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Style
from tests.rules.happening import EVENT, KICK, PHYSICAL, SETUP, card
from tests.rules.staged import staged

TWO = "Reveal 2 cards from your hand."
HAND = "Reveal your hand."
TOP = "Reveal the top 2 cards of your Life Deck."
BOTH = "Reveal 2 cards from your hand. Reveal the top 2 cards of your Life Deck."


@pytest.mark.parametrize(
    ("does", "watch", "times"),
    [
        (TWO, "Whenever you reveal a card from your hand", 2),
        (HAND, "Whenever you reveal a card from your hand", 2),
        (TOP, "Whenever you reveal a card from your Life Deck", 2),
        (BOTH, "Whenever you reveal a card", 4),
        (BOTH, "Whenever you reveal a card from your hand", 2),
        (HAND, "Whenever one of your card effects banishes or reveals a card from your hand", 2),
        ("Banish 2 cards from your hand.",
         "Whenever one of your card effects banishes or reveals a card from your hand", 2),
        (HAND, "Whenever you draw a card or reveal a card from your hand", 2),
        (HAND, "Whenever you reveal a Styled card from your hand", 1),
        (HAND, "Whenever your opponent reveals a card from his hand", 0),
        # Of the hand, and of cards, it is told once.
        (HAND, "Whenever you reveal your hand", 1),
        (TWO, "Whenever you reveal cards from your hand", 1),
        # Once is once, of however many.
        (HAND, "The next time you reveal a card from your hand", 1),
        (HAND, "The first time each combat you reveal a card from your hand", 1),
        (HAND, "Once per combat, whenever you reveal a card from your hand", 1),
        (HAND, "The second time each combat you reveal a card from your hand", 1),
    ],
)  # fmt: skip
def test_each_card_that_is_revealed_is_heard(does: str, watch: str, times: int) -> None:
    staged(
        f"""
        play Deed
        expect you anger = {times}
        """,
        card("Deed", EVENT, f"POWER: {does}"),
        card("Red Stone", PHYSICAL, KICK, style=Style.RED),
        mine={
            "hand": ["Deed", "Red Stone", "Filler"],
            "lasting": [{"text": f"{watch}, raise your anger 1."}],
        },
        auto="first",
    )


def test_each_is_that_card_for_what_it_sets_off() -> None:
    """One is kept, and the other goes: each of them is asked about by itself."""
    staged(
        """
        play Deed
        yes
        no
        expect you hand has 1 Spare Kick
        expect you hand has no Filler
        expect you banished has 1 Filler
        """,
        card("Deed", EVENT, f"POWER: {HAND}"),
        mine={
            "hand": ["Deed", "Filler", "Spare Kick"],
            "lasting": [
                {"text": "Whenever you reveal a card from your hand, you may banish that card."}
            ],
        },
    )


def test_what_happens_to_cards_themselves_is_heard_of_each() -> None:
    note = "(Whenever this card is revealed from your hand, raise your anger 1.)"
    staged(
        """
        play Deed
        Shown
        expect you anger = 2
        """,
        card("Deed", EVENT, f"POWER: {HAND}"),
        card("Shown", PHYSICAL, f"{note} {KICK}"),
        mine={"hand": ["Deed", "Shown", "Shown", "Filler"]},
        auto="first",
    )


def test_an_instant_power_is_offered_once_of_several() -> None:
    staged(
        """
        play Deed
        no
        expect asked once: Quick
        expect no event StagesChanged
        """,
        card("Deed", EVENT, f"POWER: {HAND}"),
        card("Quick", SETUP, "[instant] POWER: Use when you reveal a card from your hand. Your "
             "MP gains 1 stage."),
        mine={"hand": ["Deed", "Filler", "Spare Kick"], "play": ["Quick"]},
    )  # fmt: skip
