"""What is left of cards that were seen, cards taken from where they came to lie, and all but so
many stages."""

from __future__ import annotations

import pytest

from tests.rules.happening import ALLY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell


@pytest.mark.parametrize(
    ("said", "stages"),
    [
        ("Your MP loses all but 1 of its stages.", 1),
        ("Your MP loses all of its stages but one.", 1),
        ("Your MP loses all but 2 stages.", 2),
        ("Your MP loses all but X stages. X = your anger.", 3),
        ("Your MP loses all but 9 stages.", 5),
    ],
)
def test_all_but_so_many_stages_are_lost(said: str, stages: int) -> None:
    tell(
        card("Weaken", EVENT, f"POWER: {said}"),
        steps=f"""
            play Weaken
            expect you stages = {stages}
        """,
        you={"hand": ["Weaken"], "stages": 5, "anger": 3},
    )


@pytest.mark.parametrize(
    "said",
    [
        "Discard a Drill you control. Place that Drill back into play from your discard pile.",
        "Discard a Drill you control. Return it to play from your discard pile.",
        "Discard a Drill you control. Place that card from your discard pile into play.",
    ],
)
def test_what_was_discarded_is_taken_from_there(said: str) -> None:
    tell(
        card("Lift", EVENT, f"POWER: {said}"),
        steps="""
            play Lift
            expect you play = 1
        """,
        you={"hand": ["Lift"], "play": ["Idle Drill"]},
    )


def test_what_lies_elsewhere_is_not_taken() -> None:
    tell(
        card("Lift", EVENT, "POWER: Discard a Drill you control. You may place that card back into "
             "your hand from your Banished Zone."),
        steps="""
            play Lift
            expect you hand = 0
            expect you discard has Idle Drill
        """,
        you={"hand": ["Lift"], "play": ["Idle Drill"]},
    )  # fmt: skip


def test_one_of_the_remaining_cards_and_the_other() -> None:
    tell(
        card("Sift", EVENT, "POWER: Reveal the top 3 cards of your Life Deck. Your opponent "
             "chooses one and banishes it. Place one of the remaining cards into your hand and the "
             "other on top of your Life Deck."),
        steps="""
            play Sift
            opponent: Block
            Spare Kick
            expect you banished has Block
            expect you hand has Spare Kick
        """,
        you={"hand": ["Sift"], "life_deck": ["Block", "Spare Kick", "Old Friend"]},
    )  # fmt: skip


def test_some_of_the_others_after_one_was_taken() -> None:
    tell(
        card("Sift", EVENT, "POWER: Look at the top 4 cards of your Life Deck. Place 1 into your "
             "hand. Banish 2 of the others."),
        steps="""
            play Sift
            Block
            Spare Kick
            Old Friend
            expect you hand has Block
            expect you banished has Spare Kick
            expect you banished has Old Friend
        """,
        you={
            "hand": ["Sift"],
            "life_deck": ["Block", "Spare Kick", "Old Friend", "Idle Drill"],
        },
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Whenever an attack of yours is stopped, draw a card.",
         "Whenever one of your attacks is stopped, draw a card."),
        ("Whenever an attack of your opponent's is stopped, draw a card.",
         "Whenever one of your opponent's attacks is stopped, draw a card."),
    ],
)  # fmt: skip
def test_an_attack_of_yours_is_one_of_your_attacks(said: str, meant: str) -> None:
    assert canonical(f"[constant] {said}", ALLY) == f"[constant] {meant}"


@pytest.mark.parametrize(
    "when", ["During this attack, {}.", "While this attack is being performed, {}."]
)
def test_as_long_as_an_attack_goes_on(when: str) -> None:
    said = when.format("your opponent cannot use [instant] Powers")
    read = canonical(f"[attack] Physical attack. {said} DAMAGE: 1 stage.", PHYSICAL)
    assert "Your opponent cannot use [instant] cards this action." in read
