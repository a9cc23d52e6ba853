"""Another deed in the place of one: of any verb, for a time or once, as one may or must."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.happening import DRILL, EVENT, card
from tests.rules.staged import canonical, tell


@pytest.mark.parametrize(
    ("text", "deed", "outcome"),
    [
        (
            "Whenever one of your opponent's Drills would be destroyed, banish it instead.",
            "Destroy an opponent's Drill.",
            ["opponent banished has Idle Drill", "opponent discard = 1"],
        ),
        (
            "Whenever a Drill your opponent controls would be destroyed, banish it instead.",
            "Banish an opponent's Drill.",
            ["opponent banished has Idle Drill"],
        ),
        (
            "Whenever you would banish a Drill, shuffle it into its owner's Life Deck instead.",
            "Banish an opponent's Drill.",
            ["opponent banished = 0", "opponent life_deck = 31"],
        ),
        (
            "Whenever your opponent would discard a card, banish it instead.",
            "Your opponent discards a card from his hand.",
            ["opponent banished has Spare Kick", "opponent hand = 0"],
        ),
        (
            "Whenever you would Rejuvenate a card, place it into your hand instead.",
            "Rejuvenate 1.",
            ["you hand has Filler", "you life_deck = 30"],
        ),
        (
            "Whenever a card would be shuffled into your Life Deck, banish it instead.",
            "Shuffle a card from your discard pile into your Life Deck.",
            ["you banished has Filler", "you life_deck = 30"],
        ),
        (
            "Whenever you would return a card, banish it instead.",
            "Return an opponent's Drill to its owner's hand.",
            ["opponent banished has Idle Drill"],
        ),
        (
            "Whenever you would place a card, banish it instead.",
            "Place the top card of your discard pile on top of your Life Deck.",
            ["you banished has Filler"],
        ),
        (
            "Whenever your opponent would lose stages, lower your opponent's anger 1 instead.",
            "Your opponent loses 2 stages.",
            ["opponent stages = 5", "opponent anger = 2"],
        ),
        (
            "Whenever you would lose stages, lower your opponent's anger 1 instead.",
            "Your opponent loses 2 stages.",
            ["opponent stages = 3", "opponent anger = 3"],
        ),
        (
            "Whenever you would gain stages, raise your anger 1 instead.",
            "Gain 2 stages.",
            ["you stages = 5", "you anger = 1"],
        ),
        (
            "Whenever you would draw a card, gain 1 stage instead.",
            "Draw 2 cards.",
            ["you hand = 0", "you stages = 7"],
        ),
    ],
)
def test_another_thing_is_done_instead(text: str, deed: str, outcome: list[str]) -> None:
    _play(text, deed, outcome)


def _play(text: str, deed: str, outcome: list[str], *more: Any, **sides: Any) -> None:
    tell(
        card("Rule", DRILL, f"[constant] {text}"),
        card("Deed", EVENT, f"POWER: {deed}"),
        *more,
        you={"hand": ["Deed"], "play": ["Rule"], "discard": ["Filler"], "stages": 5, "anger": 0,
             **sides.get("you", {})},
        opponent={"hand": ["Spare Kick"], "play": ["Idle Drill"], "stages": 5, "anger": 3,
                  "discard": ["Filler"]},
        steps="\n".join(
            ["play Deed", *sides.get("steps", []), *(f"expect {each}" for each in outcome)]
        ),
    )  # fmt: skip


def test_what_one_may_do_instead_is_left_where_one_likes() -> None:
    text = "Whenever you would lose stages, you may raise your anger 1 instead."
    _play(text, "Lose 2 stages.", ["you stages = 5", "you anger = 1"], steps=["yes"])
    _play(text, "Lose 2 stages.", ["you stages = 3", "you anger = 0"], steps=["no"])


def test_the_same_text_replaces_no_deed_of_its_own() -> None:
    text = "Whenever you would draw a card, draw 2 cards instead."
    _play(text, "Draw a card.", ["you hand = 2", "you life_deck = 28"])


def test_two_texts_that_replace_each_other_come_to_an_end() -> None:
    other = card("Other Rule", DRILL, "[constant] Whenever you would gain stages, lose 1 stage "
                 "instead.")  # fmt: skip
    _play(
        "Whenever you would lose stages, gain 1 stage instead.",
        "Gain 2 stages.",
        ["you stages = 6"],
        other,
        you={"play": ["Rule", "Other Rule"]},
    )


@pytest.mark.parametrize(
    ("first", "where"),
    [("Rule: {}, banish it", "banished"), ("Other Rule: {}, place it into your hand", "hand")],
)
def test_whose_card_it_is_orders_what_replaces_it(first: str, where: str) -> None:
    other = card("Other Rule", DRILL, "[constant] Whenever you would Rejuvenate a card, place it "
                 "into your hand instead.")  # fmt: skip
    _play(
        "Whenever you would Rejuvenate a card, banish it instead.",
        "Rejuvenate 1.",
        [f"you {where} has Filler"],
        other,
        you={"play": ["Rule", "Other Rule"]},
        steps=[f"choose {first.format('Whenever you would Rejuvenate a card')} instead."],
    )


@pytest.mark.parametrize(
    ("timing", "stages"),
    [
        ("The next time you would lose stages this combat", 3),
        ("Whenever you would lose stages this turn", 5),
    ],
)
def test_it_is_done_instead_for_a_time_or_once(timing: str, stages: int) -> None:
    tell(
        card("Deed", EVENT, "POWER: Lose 2 stages."),
        card("Again", EVENT, "POWER: Lose 2 stages."),
        card("Shield", EVENT, f"POWER: {timing}, raise your anger 1 instead."),
        you={"hand": ["Deed", "Shield", "Again"], "stages": 5, "anger": 0},
        steps=f"""
        play Shield
        play Deed
        expect you stages = 5
        expect you anger = 1
        play Again
        expect you stages = {stages}
        """,
    )


@pytest.mark.parametrize(
    ("would", "does", "deed", "expected"),
    [
        ("one of your Drills would be destroyed", "Prevent it.",
         "Destroy a Drill.", "your play = 1"),
        ("one of your Drills would be destroyed", "Prevent it. Draw a card.",
         "Destroy a Drill.", "your hand = 1"),
        ("a Dragon Ball you control would be captured", "Prevent that. It cannot be captured this "
         "turn.", "Capture a Dragon Ball.", "your play = 1"),
        ("cards would be destroyed from your Life Deck", "Prevent it.",
         "Destroy the top 2 cards of your opponent's Life Deck.", "your life_deck = 30"),
    ],
)  # fmt: skip
def test_an_instant_prevents_what_would_be_done(
    would: str, does: str, deed: str, expected: str
) -> None:
    """EFF-5."""
    tell(
        card("Guard", EVENT, f"[instant] POWER: Use when {would}. {does}"),
        card("Deed", EVENT, f"POWER: {deed}"),
        steps=f"""
            opponent: play Deed
            yes
            expect {expected}
        """,
        you={"hand": ["Guard"], "play": ["Ball"] if "Ball" in would else ["Idle Drill"]},
        opponent={"hand": ["Deed"]},
        start={"turn": "opponent", "action": "opponent"},
    )


@pytest.mark.parametrize(
    ("answers", "lost", "anger"), [(["yes", "yes"], 0, 1), (["yes", "no"], 1, 0), (["no"], 1, 0)]
)
def test_what_may_be_done_instead_is_left_after_all(
    answers: list[str], lost: int, anger: int
) -> None:
    """EFF-5: an [instant] Power that is used and does nothing instead saves nothing."""
    steps = [
        "opponent: play Raze",
        *answers,
        f"expect your discard has {lost} Idle Drill",
        f"expect your anger = {anger}",
    ]
    tell(
        card("Save", EVENT, "[instant] POWER: Use when one of your Drills would be destroyed by an "
             "opponent's effect. You may raise your anger 1 instead."),
        card("Raze", EVENT, "POWER: Destroy an opponent's Drill."),
        you={"hand": ["Save"], "play": ["Idle Drill"]},
        opponent={"hand": ["Raze"]},
        start={"action": "opponent"},
        steps="\n".join(steps),
    )  # fmt: skip


@pytest.mark.parametrize(("drills", "saved"), [(["Idle Drill"], True), ([], False)])
def test_what_cannot_be_done_takes_the_place_of_nothing(drills: list[str], saved: bool) -> None:
    """EFF-5: without a Drill to destroy the Ally is."""
    steps = ["opponent: play Slay", *(["yes"] if saved else [])]
    steps.append(f"expect your play has {int(saved)} Old Friend")
    tell(
        card("Save", EVENT, "[instant] POWER: Use when one of your Allies would be destroyed. "
             "Destroy a Drill you control instead."),
        card("Slay", EVENT, "POWER: Destroy an opponent's Ally."),
        you={"hand": ["Save"], "play": ["Old Friend", *drills]},
        opponent={"hand": ["Slay"]},
        start={"action": "opponent"},
        steps="\n".join(steps),
    )  # fmt: skip


def test_that_player_may_leave_what_would_be_done_to_him() -> None:
    text = (
        "[constant] Whenever your opponent's anger would be lowered, that player may choose not to."
    )
    assert canonical(text, DRILL) == text
