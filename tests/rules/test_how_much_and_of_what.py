"""Amounts and references in other words, and what was done to other cards than the text means."""

from __future__ import annotations

import pytest

from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, SETUP, card
from tests.rules.staged import canonical, staged

PLANS = (card("Plan A", SETUP, "POWER: Draw a card."), card("Plan B", SETUP, "POWER: Draw a card."))
FRIENDS = ["Old Friend", "Old Friend"]


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        ("Draw a card for each of your Drills.", "Draw a card for each Drill you control."),
        (
            "Draw a card for each of your opponent's Allies.",
            "Draw a card for each Ally your opponent controls.",
        ),
        (
            "Draw as many cards as there are Drills in play.",
            "Draw cards equal to the number of Drills in play.",
        ),
        ("Draw as many cards as your anger.", "Draw cards equal to your anger."),
        (
            "Raise your anger a number of levels equal to the number of Drills you control.",
            "Raise your anger by an amount equal to the number of Drills you control.",
        ),
        ("Draw X cards. X = your anger times 2.", "Draw X cards. X = twice your anger."),
        (
            "Draw X cards. X = your anger (up to a maximum of 3).",
            "Draw X cards. X = your anger, to a maximum of 3.",
        ),
        ("Destroy every Drill you control.", "Destroy all of your Drills."),
        (
            "Destroy half of the Drills your opponent controls (rounded up).",
            "Destroy half of your opponent's Drills.",
        ),
        (
            "Banish all cards from your discard pile except one.",
            "Banish all but 1 card from your discard pile.",
        ),
        (
            "Destroy a number of Drills equal to your anger.",
            "Destroy Drills equal to your anger.",
        ),
        (
            "Your opponent discards cards from his hand until he has 2 cards in his hand.",
            "Your opponent discards all but 2 cards from his hand.",
        ),
        (
            "Draw cards until there are 4 cards in your hand.",
            "Draw cards until you have 4 cards in your hand.",
        ),
        (
            "Reveal cards from the top of your Life Deck until a Drill is revealed.",
            "Reveal cards from the top of your Life Deck until you reveal a Drill.",
        ),
    ],
)
def test_it_is_read_in_one_way(said: str, printed: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {printed}"


@pytest.mark.parametrize(
    "said",
    [
        "destroy 3 cards instead",
        "destroy the top 3 cards instead",
    ],
)
def test_so_many_instead_are_of_the_same_place(said: str) -> None:
    staged(
        """
            play Deed
            expect opponent discard has 3 Filler
            expect opponent play has Idle Drill
        """,
        card("Deed", EVENT, f"POWER: Destroy the top card of your opponent's Life Deck. If your "
             f"anger is 2 or more, {said}."),
        mine={"hand": ["Deed"], "anger": 2},
        theirs={"play": ["Idle Drill"]},
    )  # fmt: skip


def test_so_many_instead_are_of_the_same_kind() -> None:
    staged(
        """
            play Deed
            expect opponent discard has Plan A
            expect opponent discard has Plan B
            expect your play has Idle Drill
        """,
        card("Deed", EVENT, "POWER: Destroy a Setup. If you control a Drill, destroy 2 instead."),
        *PLANS,
        mine={"hand": ["Deed"], "play": ["Idle Drill"]},
        theirs={"play": ["Plan A", "Plan B"]},
        auto="first",
    )


def test_so_many_instead_are_of_the_same_pile() -> None:
    staged(
        """
            play Deed
            expect your banished has 2 Idle Drill
            expect your play has Other Drill
        """,
        card("Deed", EVENT, "POWER: Banish a Drill from your discard pile. If you control a Drill, "
             "banish 2 Drills instead."),
        mine={"hand": ["Deed"], "play": ["Other Drill"], "discard": ["Idle Drill", "Idle Drill"]},
        auto="first",
    )  # fmt: skip


@pytest.mark.parametrize("cards", ["1 card", "a card", "1"])
def test_without_a_place_the_top_cards_are_rejuvenated(cards: str) -> None:
    staged(
        """
            play Deed
            expect your discard has no Spare Kick
            expect your discard has no Ball
            expect your discard has Block
        """,
        card("Deed", EVENT, f"POWER: Rejuvenate {cards} for each Drill you control."),
        mine={
            "hand": ["Deed"],
            "play": ["Idle Drill", "Other Drill"],
            "discard": ["Spare Kick", "Ball", "Block"],
        },
    )


@pytest.mark.parametrize(("in_hand", "so"), [("Idle Drill", True), ("Filler", False)])
def test_of_a_whole_hand_any_of_them_is_known(in_hand: str, so: bool) -> None:
    staged(
        f"""
            play Deed
            expect your anger = {2 if so else 0}
        """,
        card("Deed", EVENT, "POWER: Your opponent reveals his hand. If any of those cards is a "
             "Drill, raise your anger 2."),
        mine={"hand": ["Deed"]},
        theirs={"hand": [in_hand, "Block"]},
    )  # fmt: skip


def test_what_is_done_to_one_of_them_is_done_to_one_that_is_so() -> None:
    staged(
        """
            play Deed
            expect your play has Idle Drill
            expect your play has no Old Friend
            expect your life_deck has Old Friend
        """,
        card("Deed", EVENT, "POWER: Reveal the top 3 cards of your Life Deck. If any of them is a "
             "Drill, place it into play."),
        mine={"hand": ["Deed"], "life_deck": ["Old Friend", "Idle Drill", "Filler"]},
    )  # fmt: skip


def test_what_is_used_up_in_combat_is_not_placed_into_play() -> None:
    staged(
        """
            play Deed
            expect your play has no Filler
        """,
        card("Deed", EVENT, "POWER: Reveal the top card of your Life Deck. Place it into play."),
        mine={"hand": ["Deed"]},
    )


@pytest.mark.parametrize("cost", ["the cost of that attack", "that card's cost"])
def test_an_attack_that_was_revealed_costs_what_is_printed(cost: str) -> None:
    staged(
        """
            play Deed
            expect your anger = 3
        """,
        card("Deed", EVENT, f"POWER: Reveal an attack from your hand. Raise your anger X. X = {cost}."),
        card("Dear Blast", ENERGY, "[attack] Energy attack costing 3 stages. DAMAGE: 1 life card."),
        mine={"hand": ["Deed", "Dear Blast"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("number", "anger"),
    [
        ("this attack's cost", 2),
        ("the number of Drills discarded by this attack", 1),
        ("the number of Drills this attack discarded", 1),
        ("the number of life cards of damage this attack dealt", 4),
        ("the amount of life card damage dealt by this attack", 4),
    ],
)
def test_an_attack_tells_its_own_numbers(number: str, anger: int) -> None:
    staged(
        f"""
            play Deed
            expect your anger = {anger}
        """,
        card("Deed", ENERGY, "[attack] Energy attack costing 2 stages. DAMAGE: 4 life cards. HIT: "
             f"Raise your anger X. X = {number}."),
        mine={"hand": ["Deed"]},
        theirs={"life_deck": ["Filler", "Idle Drill"]},
        auto="pass",
    )  # fmt: skip


def test_what_is_discarded_as_damage_may_be_the_others() -> None:
    staged(
        """
            play Deed
            expect your anger = 1
        """,
        card("Deed", ENERGY, "[attack] Energy attack. DAMAGE: 2 life cards. HIT: If a Drill was "
             "discarded as damage, raise your anger 1."),
        mine={"hand": ["Deed"]},
        theirs={"life_deck": ["Idle Drill"]},
        auto="pass",
    )  # fmt: skip


def test_for_each_one_may_do_it_or_leave_it() -> None:
    staged(
        """
            play Deed
            yes
            choose Idle Drill
            no
            expect opponent discard has Idle Drill
            expect opponent play has Other Drill
        """,
        card("Deed", EVENT, "POWER: For each Ally you control, you may destroy a Drill."),
        card("New Friend", ALLY, "POWER: Draw a card."),
        mine={"hand": ["Deed"], "play": ["Old Friend", "New Friend"]},
        theirs={"play": ["Idle Drill", "Other Drill"]},
    )


def test_one_of_each_kind_is_of_one_side() -> None:
    staged(
        """
            play Deed
            expect opponent discard has Idle Drill
            expect opponent discard has Plan A
            expect your play has Idle Drill
        """,
        card("Deed", EVENT, "POWER: Destroy a Drill and a Setup your opponent controls."),
        *PLANS,
        card("Mine", DRILL, "POWER: Draw a card."),
        mine={"hand": ["Deed"], "play": ["Idle Drill", "Plan B"]},
        theirs={"play": ["Idle Drill", "Plan A"]},
        auto="first",
    )


@pytest.mark.parametrize(
    ("more", "answer"),
    [
        ("destroy 2 more cards", ""),
        ("destroy 2 additional cards", ""),
        ("you may destroy 2 more cards", "yes"),
    ],
)
def test_so_many_more_are_of_the_same_place(more: str, answer: str) -> None:
    staged(
        f"""
            play Deed
            {answer}
            expect opponent discard has 3 Filler
            expect opponent play has Idle Drill
        """,
        card("Deed", EVENT, "POWER: Destroy the top card of your opponent's Life Deck. If your "
             f"anger is 2 or more, {more}."),
        mine={"hand": ["Deed"], "anger": 2},
        theirs={"play": ["Idle Drill"]},
    )  # fmt: skip


def test_another_is_of_the_same_pile() -> None:
    staged(
        """
            play Deed
            choose Idle Drill
            expect your banished has 2 Idle Drill
            expect your play has Other Drill
        """,
        card("Deed", EVENT, "POWER: Banish a Drill from your discard pile. If you control a Drill, "
             "banish another Drill."),
        mine={"hand": ["Deed"], "play": ["Other Drill"], "discard": ["Idle Drill", "Idle Drill"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("so", "top", "anger"),
    [
        ("those cards have the same title", ["Filler", "Filler"], 1),
        ("they have the same name", ["Filler", "Block"], 0),
        ("they all have the same type", ["Filler", "Block"], 1),
        ("those cards are of the same card type", ["Filler", "Idle Drill"], 0),
        ("they do not have the same title", ["Filler", "Block"], 1),
        ("both cards have the same name", ["Filler", "Filler"], 1),
    ],
)
def test_several_cards_have_something_in_common(so: str, top: list[str], anger: int) -> None:
    staged(
        f"""
            play Deed
            expect your anger = {anger}
        """,
        card("Deed", EVENT, "POWER: Reveal the top 2 cards of your Life Deck. If "
             f"{so}, raise your anger 1."),
        mine={"hand": ["Deed"], "life_deck": top},
    )  # fmt: skip


@pytest.mark.parametrize(
    "each",
    ["Drill among them", "of them that is a Drill", "of those cards that is a Drill"],
)
def test_of_those_cards_some_are_counted(each: str) -> None:
    staged(
        """
            play Deed
            expect your anger = 2
        """,
        card("Deed", EVENT, "POWER: Reveal the top 3 cards of your Life Deck. Raise your anger 1 "
             f"for each {each}."),
        mine={"hand": ["Deed"], "life_deck": ["Idle Drill", "Filler", "Other Drill"]},
    )  # fmt: skip


@pytest.mark.parametrize(("top", "anger"), [("Idle Drill", 1), ("Filler", 2)])
def test_what_is_not_so_comes_otherwise(top: str, anger: int) -> None:
    staged(
        f"""
            play Deed
            expect your anger = {anger}
        """,
        card("Deed", EVENT, "POWER: Reveal the top card of your Life Deck. If it is a Drill, raise "
             "your anger 1. If it is not, raise your anger 2."),
        mine={"hand": ["Deed"], "life_deck": [top]},
    )  # fmt: skip


def test_a_card_is_found_twice() -> None:
    staged(
        """
            play Deed
            expect no option Other Drill
            choose Idle Drill
            choose Idle Drill
            expect your hand has 2 Idle Drill
        """,
        card("Deed", EVENT, "POWER: Search your Life Deck for 2 Drills with the same name and place "
             "them into your hand."),
        mine={
            "hand": ["Deed"],
            "life_deck": ["Other Drill", "Idle Drill", "Filler", "Idle Drill"],
        },
    )  # fmt: skip


@pytest.mark.parametrize(
    ("endurance", "named", "drawn"), [(2, 2, 1), (2, 0, 0), (0, 0, 1), (None, 0, 0)]
)
def test_a_card_without_endurance_has_none_to_compare(
    endurance: int | None, named: int, drawn: int
) -> None:
    """ATK-12: without Endurance it isn't 0."""
    staged(
        f"play Guess\nchoose {named}\nexpect your hand = {drawn}",
        card("Guess", EVENT, "POWER: Name a number. Your opponent reveals the top card of his Life "
             "Deck. If the Endurance of that card is equal to that number, draw a card."),
        card("Shown", DRILL, "POWER: Draw a card.", endurance=endurance),
        mine={"hand": ["Guess"]},
        theirs={"life_deck": ["Shown"]},
        auto="pass",
    )  # fmt: skip
