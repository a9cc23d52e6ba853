"""Powering up that is barred, what is discarded off a Life Deck, and what comes into a pile."""

from __future__ import annotations

import pytest

from tests.rules.happening import ALLY, DRILL, EVENT, card
from tests.rules.staged import canonical, staged

SAID = (
    ("Your opponent's MP cannot power up.", "Your opponent's MP cannot power up."),
    ("Your opponent does not power up during his Power Up Step.",
     "Your opponent does not power up."),
    ("Life cards discarded from your opponent's Life Deck are banished instead.",
     "Life card damage from your attacks is banished."),
    ("Cards discarded from your opponent's Life Deck by your physical attacks are banished "
     "instead.", "Life card damage from your physical attacks is banished."),
    ("If your opponent would discard a card from his Life Deck, he banishes it instead.",
     "Life card damage from your attacks is banished."),
    ("Life card damage your opponent takes is banished.",
     "Life card damage from your attacks is banished."),
    ("Whenever your opponent places a card in his hand, gain 1 stage.",
     "Whenever your opponent places a card into his hand, gain 1 stage."),
    ("Your opponent's Allies are banished instead of being discarded.",
     "Whenever one of your opponent's Allies would be discarded, banish it instead."),
    ("Your Setups are banished instead of being discarded.",
     "Your Setups are banished after use."),
    ("While you control 2 Drills, skip your Draw Step.",
     "While you control 2 or more Drills, you skip each of your Draw Steps."),
    ("Whenever your opponent passes his action, gain 1 stage.",
     "Whenever your opponent passes, gain 1 stage."),
    ("Whenever your opponent uses Endurance to prevent damage, gain 1 stage.",
     "Whenever your opponent uses Endurance, gain 1 stage."),
    ("Whenever an Ally uses its Power, gain 1 stage.",
     "Whenever an Ally is used, gain 1 stage."),
    ("Whenever your MP uses its Power, gain 1 stage.",
     "Whenever you use your MP's Power, gain 1 stage."),
)  # fmt: skip


@pytest.mark.parametrize(("said", "printed"), SAID)
def test_it_is_read(said: str, printed: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {printed}"


PAL = card("Pal", ALLY, "POWER: Draw a card.", pur=2)


@pytest.mark.parametrize(
    ("barred", "mp", "ally"),
    [
        ("You cannot power up.", 2, 2),
        ("Your MP does not power up.", 2, 4),
        ("Your Allies cannot power up.", 3, 2),
        ("Allies cannot power up while you control a Setup.", 3, 4),
        ("Your MP cannot gain stages.", 2, 4),
        ("Your opponent cannot power up.", 3, 4),
    ],
)
def test_who_is_barred_from_powering_up_stays_where_he_is(barred: str, mp: int, ally: int) -> None:
    staged(
        f"""
            expect your stages = {mp}
            expect stages of Pal = {ally}
        """,
        card("Lead", DRILL, f"[constant] {barred}"),
        PAL,
        mine={"play": ["Lead", {"card": "Pal", "stages": 2}], "stages": 2},
        phase="planning",
    )


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("Next turn, your opponent's MP cannot power up.",
         "Your opponent's MP cannot power up during his next turn."),
        ("Your attacks deal +1 stage of damage next turn.",
         "Your attacks deal +1 stage of damage during your next turn."),
    ],
)  # fmt: skip
def test_the_next_turn_is_that_of_who_is_spoken_of(text: str, printed: str) -> None:
    assert canonical(f"POWER: {text}", EVENT) == f"POWER: {printed}"
