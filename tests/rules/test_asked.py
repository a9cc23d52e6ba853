"""What is in force is asked about all that it speaks of: each was silent before it was asked."""

from __future__ import annotations

from typing import Any

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import tell


def in_force(text: str, steps: str, *cards: Any, **sides: Any) -> None:
    """Play the steps with a Drill of yours that says so."""
    you = sides.pop("you", {})
    you = {**you, "play": ["Law", *you.get("play", [])]}
    tell(card("Law", DRILL, f"[constant] {text}"), *cards, you=you, steps=steps, **sides)


FETCH = card("Fetch", EVENT, "POWER: Place a Drill from your discard pile into your hand.")


@pytest.mark.parametrize(
    ("text", "placed"),
    [
        ("Players cannot place Drills.", 0),
        ("Cards cannot be placed into your hand.", 0),
        ("Your opponent cannot place cards.", 1),
        ("You cannot place Allies.", 1),
        ("Your Drills cannot be placed from your discard pile.", 0),
    ],
)
def test_placing_is_forbidden(text: str, placed: int) -> None:
    in_force(
        text,
        f"""
        play Fetch
        expect your hand = {placed}
        expect your discard = {2 - placed}
        """,
        FETCH,
        you={"hand": ["Fetch"], "discard": ["Idle Drill"]},
    )


GOAD = card("Goad", EVENT, "POWER: Raise your opponent's anger 1.")


def test_who_may_not_raise_the_others_anger() -> None:
    for by, text, anger in (
        ("opponent", "Your opponent cannot raise your anger.", 1),
        ("opponent", "Your opponent cannot raise his anger.", 2),
        ("you", "You cannot raise your opponent's anger.", 1),
        ("opponent", "Your anger cannot be raised to 2.", 1),
        ("opponent", "Your anger cannot be raised to 3.", 2),
        ("you", "Whenever your opponent's anger would be raised and your opponent's anger is "
                "already 1, draw a card instead.", 1),
        ("you", "Whenever your opponent's anger would be raised and your opponent's anger is "
                "already 2, draw a card instead.", 2),
    ):  # fmt: skip
        other = "you" if by == "opponent" else "opponent"
        sides: dict[str, Any] = {"you": {"anger": 1}, "opponent": {"anger": 1}}
        sides[by]["hand"] = ["Goad"]
        in_force(
            text,
            f"""
            {by}: play Goad
            expect {other}.anger = {anger}
            """,
            GOAD,
            start={"turn": by, "action": by},
            **sides,
        )


def test_a_text_plays_nothing_that_it_may_not() -> None:
    call = card("Call", EVENT, "POWER: Play an Ally from your discard pile.")
    for text, stands in (
        ("Your opponent's effects cannot play cards.", 1),
        ("Your effects cannot play cards.", 0),
        ("Cards cannot enter play by your effects.", 0),
    ):
        in_force(
            text,
            f"""
            play Call
            expect your play = {1 + stands}
            """,
            call,
            you={"hand": ["Call"], "discard": ["Old Friend"]},
        )


def test_a_discard_pile_that_may_not_be_searched() -> None:
    dig = card("Dig", EVENT, "POWER: Search your discard pile for a Drill and place it into your "
               "hand. Draw a card.")  # fmt: skip
    for text, hand in (
        ("A player cannot search a discard pile.", 1),
        ("Your opponent cannot search his discard pile.", 2),
        ("A player cannot search a Life Deck.", 2),
    ):
        in_force(
            text,
            f"""
            play Dig
            expect your hand = {hand}
            """,
            dig,
            you={"hand": ["Dig"], "discard": ["Idle Drill"]},
        )


HARD = card("Hard Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 5 life cards.")


@pytest.mark.parametrize(
    ("text", "choice", "expected"),
    [
        ("Whenever your anger would be lowered, draw a card instead.", "anger", "you.anger = 3"),
        (
            "Whenever one of your Allies would be discarded, draw a card instead.",
            "Ally",
            "your play has Old Friend",
        ),
    ],
)
def test_critical_damage_has_something_else_done_instead(
    text: str, choice: str, expected: str
) -> None:
    in_force(
        text,
        f"""
        opponent: play Hard Kick
        you: no defense
        opponent: {choice}
        expect {expected}
        expect your hand = 1
        """,
        HARD,
        you={"anger": 3, "play": ["Old Friend"]},
        opponent={"hand": ["Hard Kick"]},
        start={"turn": "opponent", "action": "opponent"},
    )


def test_drills_that_may_not_be_discarded_stay_as_a_level_changes() -> None:
    fall = card("Fall", EVENT, "POWER: Advance your MP 1 level.")
    for text, stay in (
        ("Your Drills cannot be discarded.", 2),
        ("Cards cannot be discarded as you advance a level.", 2),
        ("Your Drills cannot be discarded by your opponent's effects.", 0),
        ("Your Drills cannot leave play.", 2),
        ("Your Drills cannot leave play by card effects.", 0),
    ):
        in_force(
            text,
            f"""
            play Fall
            expect your play = {stay}
            """,
            fall,
            you={"hand": ["Fall"], "play": ["Idle Drill"]},
        )


def test_a_card_may_not_leave_play_for_one_zone() -> None:
    home = card("Home", EVENT, "POWER: Return an Ally you control to your hand.")
    for text, hand in (
        ("Cards cannot leave play to their owner's hand.", 0),
        ("Cards cannot leave play to their owner's Life Deck.", 1),
    ):
        in_force(
            text,
            f"""
            play Home
            expect your hand = {hand}
            """,
            home,
            you={"hand": ["Home"], "play": ["Old Friend"]},
        )


def test_nothing_is_drawn_into_a_hand_that_is_closed() -> None:
    in_force(
        "Cards cannot be drawn into your hand.",
        """
        play Draw
        expect your hand = 0
        """,
        card("Draw", EVENT, "POWER: Draw 2 cards."),
        you={"hand": ["Draw"]},
    )


def test_a_floating_effect_stops_nothing_that_it_may_not() -> None:
    guard = card("Guard", EVENT, "POWER: Stop your opponent's next attack this combat.")
    for text, stages in (("Floating effects cannot stop attacks.", 3), ("", 5)):
        law = text or "Floating effects cannot stop energy attacks."
        in_force(
            law,
            f"""
            play Guard
            opponent: play Filler
            you: no defense
            expect you.stages = {stages}
            """,
            guard,
            you={"hand": ["Guard"], "stages": 5},
            opponent={"hand": ["Filler"]},
        )


@pytest.mark.parametrize(
    "text",
    [
        "Whenever you destroy your Drills, increase that amount by 1.",
        "Whenever cards in play are destroyed, increase that amount by 1.",
        "Whenever a card is banished from a hand, increase that amount by 1.",
        "Whenever a card is shuffled from a Banished Zone, increase that amount by 1.",
        "Those Drills cannot be captured.",
    ],
)
def test_what_nothing_asks_about_is_not_read(text: str) -> None:
    assert compile_text(card("Law", DRILL, ""), f"[constant] {text}").failures


@pytest.mark.parametrize(
    ("text", "deed", "expected"),
    [
        ("Your hand cannot be revealed.", "You reveal your hand", "no event CardsRevealed"),
        ("You cannot lose exactly 1 stage.", "Your MP loses 1 stage", "your stages = 5"),
        ("You cannot lose 1 or less stages.", "Your MP loses 2 stages", "your stages = 3"),
        (
            "Cards cannot be Rejuvenated from the top of your discard pile.",
            "Rejuvenate 1",
            "your discard has Block",
        ),
        (
            "Whenever a card would be Rejuvenated from the top of your discard pile, draw a card "
            "instead.",
            "Rejuvenate 1",
            "your hand = 1",
        ),
        ("Cards cannot be attached to your MP.", "Attach this card to your MP", "your play = 1"),
        (
            "Cards cannot be attached to your opponent's MP.",
            "Attach this card to your MP",
            "your play = 2",
        ),
    ],
)
def test_it_is_asked(text: str, deed: str, expected: str) -> None:
    in_force(
        text,
        f"""
        play Deed
        expect {expected}
        """,
        card("Deed", EVENT, f"POWER: {deed}."),
        you={"hand": ["Deed"], "stages": 5, "discard": ["Filler", "Block"]},
    )


def test_endurance_is_forbidden_on_one_attack() -> None:
    text = "[attack] Physical attack. Your opponent cannot use Endurance on this attack. DAMAGE: 3 life cards."
    tell(
        card("Deep Kick", PHYSICAL, text),
        you={"hand": ["Deep Kick"]},
        opponent={"life_deck": ["Lasting Block"] * 3},
        steps="""
        play Deep Kick
        opponent: pass
        expect opponent discard = 3
    """,
    )
