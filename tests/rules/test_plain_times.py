"""Bans and duties within plain times: "cannot act", "2 more attacks", "during his next Draw Step"."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, EVENT, card
from tests.rules.staged import canonical, tell
from tests.rules.unseen_forms import TAP

HIS = {"turn": "opponent", "action": "opponent"}


@pytest.mark.parametrize(
    "text",
    [
        "Your opponent can only perform 1 more attack this combat.",
        "Your opponent can only perform 1 attack for the remainder of combat.",
        "Your opponent cannot perform more than 1 further attack this combat.",
    ],
)
def test_so_many_more_are_counted_from_now_on(text: str) -> None:
    tell(
        card("Deed", EVENT, f"POWER: {text}"),
        TAP,
        steps="""
            opponent: play Tap
            no defense
            play Deed
            opponent: play Tap
            no defense
            pass
            expect no option play Tap
        """,
        you={"hand": ["Deed"]},
        opponent={"hand": ["Tap", "Tap", "Tap"]},
        start=HIS,
    )


@pytest.mark.parametrize(
    "text",
    [
        "Your opponent cannot act this combat.",
        "Your opponent cannot perform actions this combat.",
        "Your opponent takes no actions for the remainder of combat.",
        "Your opponent must pass this combat.",
    ],
)
def test_who_takes_no_action_passes(text: str) -> None:
    assert canonical(f"POWER: {text}") == "POWER: Your opponent must pass this combat."
    tell(
        card("Deed", EVENT, f"POWER: {text}"),
        TAP,
        steps="""
            play Deed
            play Tap
            opponent: play Block
            expect opponent hand = 1
            you: pass
            expect no combat
        """,
        you={"hand": ["Deed", "Tap"]},
        opponent={"hand": ["Block", "Tap"]},
    )


def test_it_holds_in_any_time_and_is_told_why() -> None:
    tell(
        card("Deed", EVENT, "POWER: Your opponent cannot act until you pass."),
        TAP,
        steps="""
            play Deed
            play Tap
            no defense
            you: pass
            expect no combat
        """,
        you={"hand": ["Deed", "Tap"]},
        opponent={"hand": ["Tap"]},
    )
    tell(
        card("Rule", DRILL, "[constant] While you have no cards in hand, your opponent must pass."),
        TAP,
        steps="""
            pass
            expect why not Tap: COM-2
        """,
        you={"play": ["Rule"]},
        opponent={"hand": ["Tap"]},
    )


@pytest.mark.parametrize(
    ("text", "stopped"),
    [
        ("Your opponent cannot play Drills during his next Planning Step.", True),
        ("During his next Planning Step, your opponent cannot play Drills.", True),
        ("Your opponent cannot play Allies during his next Planning Step.", False),
    ],
)
def test_it_holds_in_the_next_step_of_that_name(text: str, stopped: bool) -> None:
    tell(
        card("Deed", EVENT, f"POWER: {text}"),
        steps=f"""
            play Deed
            until turn ends
            {"" if stopped else "opponent: play Idle Drill"}
            opponent: no combat
            expect opponent play = {0 if stopped else 1}
        """,
        you={"hand": ["Deed"]},
        opponent={"hand": ["Idle Drill"], "fill_with": "Idle Drill"},
    )


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("Your opponent cannot draw cards during his next Draw Step.", 0),
        ("During your opponent's next turn, he skips his Draw Step.", 0),
        ("You cannot draw cards during your next Draw Step.", 3),
    ],
)
def test_no_cards_are_drawn_in_the_next_draw_step(text: str, drawn: int) -> None:
    tell(
        card("Deed", EVENT, f"POWER: {text}"),
        steps=f"""
            play Deed
            until turn ends
            expect opponent hand = {drawn}
        """,
        you={"hand": ["Deed"]},
    )


@pytest.mark.parametrize(
    "text",
    [
        "After this combat, there is another combat.",
        "There is an additional combat this turn.",
        "You may enter combat again this turn.",
        "Declare another combat after this one.",
    ],
)
def test_there_is_another_combat(text: str) -> None:
    tell(
        card("Deed", EVENT, f"POWER: {text}"),
        steps="""
            play Deed
            until combat ends
            expect asked you
            declare combat
            expect combat
        """,
        you={"hand": ["Deed"]},
    )


@pytest.mark.parametrize(
    "text",
    [
        "The next card your opponent plays this combat costs him 2 stages.",
        "Your opponent's next Event costs 2 stages to play.",
    ],
)
def test_the_next_card_alone_has_a_price(text: str) -> None:
    tell(
        card("Deed", EVENT, f"POWER: {text}"),
        card("Calm", EVENT, "POWER: Draw a card."),
        steps="""
            play Deed
            opponent: play Calm
            expect opponent stages = 3
            pass
            opponent: play Calm
            expect opponent stages = 3
            expect opponent discard = 2
        """,
        you={"hand": ["Deed"]},
        opponent={"hand": ["Calm", "Calm"], "stages": 5},
    )


def test_cards_cost_stages_to_play() -> None:
    for text, mine, his in (
        ("Events cost 1 stage to play.", 4, 4),
        ("Your opponent's Events cost 1 stage to play.", 5, 4),
        ("Setups cost your opponent 1 stage to play.", 5, 5),
    ):
        tell(
            card("Rule", DRILL, f"[constant] {text}"),
            card("Calm", EVENT, "POWER: Draw a card."),
            steps=f"""
                play Calm
                expect you stages = {mine}
                opponent: play Calm
                expect opponent stages = {his}
            """,
            you={"play": ["Rule"], "hand": ["Calm"], "stages": 5},
            opponent={"hand": ["Calm"], "stages": 5},
        )
