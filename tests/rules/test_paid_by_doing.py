"""What is paid "by" doing something, prices of what one may do, and players of whom it is so."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.happening import DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        (
            "You may draw 2 cards by destroying a Drill you control.",
            "You may destroy a Drill you control to draw 2 cards.",
        ),
        (
            "By lowering your anger 1 level, you may draw 2 cards.",
            "You may lower your anger 1 to draw 2 cards.",
        ),
        (
            "To draw 2 cards, you may lose 3 stages.",
            "You may lose 3 stages to draw 2 cards.",
        ),
        (
            "You may draw 2 cards by discarding a card from your hand and paying 2 stages.",
            "You may discard a card from your hand and pay 2 stages to draw 2 cards.",
        ),
        (
            "You may draw 2 cards by discarding a card from your hand or destroying a Drill.",
            "You may discard a card from your hand or destroy a Drill to draw 2 cards.",
        ),
        (
            "Your opponent may draw a card by banishing a Drill he controls.",
            "Your opponent may banish a Drill he controls to draw a card.",
        ),
    ],
)
def test_it_is_paid_by_doing_it(said: str, printed: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {printed}"


def test_cards_are_drawn_by_destroying_a_drill() -> None:
    deal = card("Deal", EVENT, "POWER: You may draw 2 cards by destroying a Drill you control.")
    tell(
        deal,
        you={"hand": ["Deal"], "play": ["Idle Drill"]},
        steps="""
        play Deal
        yes
        expect your play = 0
        expect your hand = 2
    """,
    )
    tell(
        deal,
        you={"hand": ["Deal"]},
        steps="""
        play Deal
        expect your hand = 0
    """,
    )


def test_he_draws_by_banishing_what_is_his() -> None:
    deal = card(
        "Deal", EVENT, "POWER: Your opponent may draw a card by banishing a Drill he controls."
    )
    tell(
        deal,
        you={"hand": ["Deal"], "play": ["Other Drill"]},
        opponent={"play": ["Idle Drill"]},
        steps="""
        play Deal
        opponent: yes
        expect your play = 1
        expect opponent play = 0
        expect opponent banished has Idle Drill
        expect opponent hand = 1
    """,
    )


@pytest.mark.parametrize(
    "said",
    [
        "Your opponent cannot play Events unless he discards a card from his hand.",
        "Your opponent can only play Events by discarding a card from his hand.",
        "Unless he discards a card from his hand, your opponent cannot play Events.",
    ],
)
def test_events_cost_him_a_card(said: str) -> None:
    wall = card("Wall", DRILL, f"[constant] {said}")
    paid = "[constant] Your opponent must discard a card from his hand to play an Event."
    assert canonical(wall.text, DRILL) == canonical(paid, DRILL).replace("an Event", "Events")
    cheer = card("Cheer", EVENT, "POWER: Raise your anger 1.")
    for hand, offered in ((["Cheer", "Filler"], ""), (["Cheer"], "no ")):
        tell(
            wall,
            cheer,
            you={"play": ["Wall"]},
            opponent={"hand": hand},
            steps=f"""
            pass
            expect {offered}option opponent play Cheer
        """
            if offered
            else """
            pass
            opponent: play Cheer
            expect opponent anger = 1
            expect opponent hand = 0
        """,
        )


DRILLS = ["Idle Drill", "Other Drill"]


@pytest.mark.parametrize(
    ("who", "mine", "theirs", "you", "he"),
    [
        ("each player with 2 or more Drills", {"play": DRILLS}, {}, 1, 0),
        ("any player controlling 2 or more Drills", {"play": DRILLS[:1]}, {"play": DRILLS}, 0, 1),
        ("each player with no Drills", {"play": DRILLS}, {}, 0, 1),
        ("each player without a Drill", {}, {"play": DRILLS}, 1, 0),
        ("each player at 2 or more anger", {"anger": 2}, {"anger": 1}, 1, 0),
        ("each player with an anger of 2 or more", {"anger": 1}, {"anger": 3}, 0, 1),
        ("each player whose MP is level 2 or higher", {"level": 2}, {}, 1, 0),
        ("each player with a level 2 or higher MP", {}, {"level": 3}, 0, 1),
        ("whoever controls the most Drills", {"play": DRILLS}, {"play": DRILLS[:1]}, 1, 0),
        ("the player with more Drills", {}, {"play": DRILLS[:1]}, 0, 1),
        ("the player who has the fewest cards in his hand", {}, {"hand": ["Filler"]}, 1, 0),
        ("the player whose MP has the lowest level", {"level": 2}, {"level": 3}, 1, 0),
    ],
)
def test_of_which_players_it_is_so(
    who: str, mine: dict[str, Any], theirs: dict[str, Any], you: int, he: int
) -> None:
    said = card("Said", EVENT, f"POWER: {who[0].upper()}{who[1:]} Rejuvenates 1.")
    tell(
        said,
        you={**mine, "hand": ["Said"], "discard": ["Block"]},
        opponent={**theirs, "discard": ["Block"]},
        steps=f"""
        play Said
        expect your life deck = {30 + you}
        expect opponent life deck = {30 + he}
    """,
    )


def test_either_player_may() -> None:
    offer = card("Offer", EVENT, "POWER: Either player may destroy a Drill he controls.")
    tell(
        offer,
        you={"hand": ["Offer"], "play": ["Idle Drill"]},
        opponent={"play": ["Other Drill"]},
        steps="""
        play Offer
        no
        opponent: yes
        expect your play = 1
        expect opponent play = 0
    """,
    )


@pytest.mark.parametrize(
    "said",
    [
        "As an action, you may raise your anger 2 levels by discarding a card from your hand.",
        "You may, as an action, discard a card from your hand to raise your anger 2 levels.",
    ],
)
def test_as_an_action_by_doing_it(said: str) -> None:
    deal = card("Deal", DRILL, f"[constant] {said}")
    tell(
        deal,
        card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages."),
        you={"hand": ["Filler"], "play": ["Deal"]},
        steps="""
        use Deal
        expect your anger = 2
        expect your hand = 0
    """,
    )


def test_once_per_combat_is_said_last() -> None:
    said = "You may discard a card from your hand to raise your anger 1 level once per combat."
    first = "Once per combat, you may discard a card from your hand to raise your anger 1."
    assert canonical(f"[constant] {said}", DRILL) == canonical(f"[constant] {first}", DRILL)


@pytest.mark.parametrize(
    "said",
    [
        "Both players discard a card from their hands.",
        "You and your opponent each discard a card from their hands.",
    ],
)
def test_what_both_do_is_each_ones_own(said: str) -> None:
    both = card("Both", EVENT, f"POWER: {said}")
    assert canonical(both.text) == "POWER: Each player discards a card from his hand."
    tell(
        both,
        you={"hand": ["Both", "Filler"]},
        opponent={"hand": ["Block"]},
        steps="""
        play Both
        expect your hand = 0
        expect opponent hand = 0
    """,
    )


@pytest.mark.parametrize("said", ["Discard a card from it.", "Choose a card in it and discard it."])
def test_a_card_from_the_hand_that_was_looked_at(said: str) -> None:
    look = card("Look", EVENT, f"POWER: Look at your opponent's hand. {said}")
    tell(
        look,
        you={"hand": ["Look", "Spare Kick"]},
        opponent={"hand": ["Block", "Filler"]},
        steps="""
        play Look
        choose Block
        expect your hand = 1
        expect opponent hand = 1
        expect opponent discard has Block
    """,
    )


def test_he_prevents_it_for_a_price() -> None:
    rage = card(
        "Rage",
        EVENT,
        "POWER: Raise your anger 3 levels. Your opponent may discard a card from his hand to "
        "prevent this effect.",
    )
    for answer, anger in (("yes", 0), ("no", 3)):
        tell(
            rage,
            you={"hand": ["Rage"]},
            opponent={"hand": ["Block"]},
            steps=f"""
            play Rage
            opponent: {answer}
            expect your anger = {anger}
        """,
        )
