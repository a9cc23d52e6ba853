"""Prices and uses in the plainest words: "(Discard a card to use this card.)" (EFF-5, ATK-2)."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, staged

ATTACK = "[attack] Physical attack. DAMAGE: 5 stages."
STOPS = "[defense] Stops an energy attack."
SAID = (
    ("(To use this card, discard a card.) POWER: Draw 2 cards.", EVENT,
     "(You must discard a card to use this card.) POWER: Draw 2 cards."),
    ("(Lose 2 stages to use this card.) POWER: Draw 2 cards.", EVENT,
     "(You must lose 2 stages to use this card.) POWER: Draw 2 cards."),
    ("(Discard a card to play this card.) POWER: Draw 2 cards.", EVENT,
     "(You must discard a card to play this card.) POWER: Draw 2 cards."),
    ("(Costs 2 stages to use.) POWER: Draw 2 cards.", EVENT,
     "(You must pay 2 stages to play this card.) POWER: Draw 2 cards."),
    (f"(To perform this attack, lower your anger 1 level.) {ATTACK}", PHYSICAL,
     f"(You must lower your anger 1 to use this card.) {ATTACK}"),
    ("(Discard this Ally after use.) POWER: Draw 2 cards.", ALLY,
     "POWER: Draw 2 cards. Discard this card after use."),
    (f"(If you have no cards in your hand, this card may be used from your discard pile.) {STOPS}",
     ENERGY, "(If you have no cards in your hand, you may play this card from your discard pile as "
     f"though it was in your hand.) {STOPS}"),
    (f"(Use only against an attack that would deal 5 or more life cards of damage.) {STOPS}",
     ENERGY, "(Use only if that attack was an attack that deals 5 or more life cards of damage.) "
     f"{STOPS}"),
)  # fmt: skip


@pytest.mark.parametrize(("said", "kind", "printed"), SAID)
def test_it_is_read(said: str, kind: CardType, printed: str) -> None:
    assert canonical(said, kind) == printed


def test_the_price_is_paid_first() -> None:
    staged(
        """
            use Trade
            expect your hand = 2
            expect your discard = 1
        """,
        card("Trade", DRILL, "(Discard a card to use this card.) POWER: Draw 2 cards."),
        mine={"hand": ["Filler"], "play": ["Trade"]},
    )


def test_the_attack_that_is_not_stopped_is_the_one_that_is_answered() -> None:
    staged(
        """
            opponent: attack with Jab
            use Guard
            expect your hand = 1
        """,
        card("Jab", PHYSICAL, "[attack] Physical attack. DAMAGE: 3 stages."),
        card(
            "Guard",
            PHYSICAL,
            "[defense] Prevent 1 stage of damage. If the attack is not stopped, draw a card.",
        ),
        mine={"hand": ["Guard"]},
        theirs={"hand": ["Jab"]},
        turn="opponent",
        auto="pass",
    )
