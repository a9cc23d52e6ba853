"""What is drawn where it lies, what comes of cards in use, more copies, and to which end cards go."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType, Style
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import BALL, DRILL, EVENT, SETUP, card
from tests.rules.staged import tell

PLAIN_DRILL = "[constant] Your attacks deal +1 stage of damage."


MINE, THEIRS = card("Mine", DRILL, PLAIN_DRILL), card("Theirs", DRILL, PLAIN_DRILL)


SEEN = (
    "POWER: Reveal the top card of your Life Deck. If it is an Event, you may draw it. Otherwise, "
)


@pytest.mark.parametrize(("top", "hand", "banished"), [("Cheer", 1, 0), ("Filler", 0, 1)])
def test_what_was_revealed_is_drawn(top: str, hand: int, banished: int) -> None:
    deed = card("Deed", EVENT, SEEN + "banish it.")
    cheer = card("Cheer", EVENT, "POWER: Raise your anger 1.")
    tell(
        deed, cheer,
        you={"hand": ["Deed"], "life_deck": [top]},
        steps=f"""
            play Deed
            {"yes" if hand else ""}
            expect you.hand = {hand}
            expect you.banished = {banished}
        """,
    )  # fmt: skip


def test_drawing_it_is_a_draw() -> None:
    deed = card("Deed", EVENT, "POWER: Look at the top 3 cards of your Life Deck. Draw 1 of them and "
                "place the rest at the bottom of your Life Deck.")  # fmt: skip
    joy = card("Joy", DRILL, "[constant] Whenever you draw a card, raise your anger 1.")
    tell(
        deed, joy,
        you={"hand": ["Deed"], "play": ["Joy"], "life_deck": ["Block", "Filler", "Spare Kick"]},
        steps="play Deed\nchoose Block\nexpect you hand has Block\nexpect you.anger = 1",
    )  # fmt: skip


@pytest.mark.parametrize(
    "text", ["cancel that Event's effects", "cancel the effects of that Event", "cancel that Event"]
)
def test_an_event_that_was_played_does_nothing(text: str) -> None:
    cheer = card("Cheer", EVENT, "POWER: Raise your anger 1. Draw a card.")
    ward = card(
        "Ward",
        DRILL,
        f"[constant] Whenever your opponent plays an Event, you may banish this card to {text}.",
    )
    tell(
        cheer, ward,
        you={"hand": ["Cheer"]},
        opponent={"play": ["Ward"]},
        steps="""
            play Cheer
            opponent: yes
            expect you.anger = 0
            expect you discard has Cheer
            expect opponent banished has Ward
        """,
    )  # fmt: skip


def test_nor_do_the_effects_of_a_ball_that_is_captured() -> None:
    ball = card("Deep Ball", BALL, "Raise your anger 1.")
    ward = card("Ward", SETUP, "[instant] POWER: Use when your opponent captures a Dragon Ball. "
                "Cancel that Dragon Ball's effects.")  # fmt: skip
    deed = card("Deed", EVENT, "POWER: Capture a Dragon Ball.")
    tell(
        ball, ward, deed,
        you={"hand": ["Deed"]},
        opponent={"play": ["Deep Ball", "Ward"]},
        steps="""
            play Deed
            opponent: yes
            expect asked you never: Deep Ball
            expect you.anger = 0
            expect you play has Deep Ball
        """,
    )  # fmt: skip


TWIN = card("Red Twin", DRILL, "[constant] Your attacks deal +1 stage of damage.", style=Style.RED)


RED_MASTERY = card("Red Mastery", CardType.MASTERY, "POWER: Draw a card.", style=Style.RED)


@pytest.mark.parametrize(
    ("text", "drills"),
    [
        ("You may have any number of Styled Drills in play.", 4),
        ("You may control one more copy of each Styled Drill.", 3),
        ("You may control any number of copies of Black Drills.", 2),
        ("Your opponent may control any number of Styled Drills.", 2),
    ],
)
def test_more_copies_of_a_styled_drill_are_let_in(text: str, drills: int) -> None:
    lore = card("Lore", DRILL, f"[constant] {text}")
    deed = card("Deed", EVENT, "POWER: Place a Drill from your hand into play.")
    tell(
        lore, deed, TWIN, RED_MASTERY,
        you={"mastery": "Red Mastery", "hand": ["Deed", "Deed", *["Red Twin"] * 2],
             "play": ["Lore", "Red Twin"]},
        steps=f"""
            play Deed
            {"choose Red Twin" if drills > 2 else ""}
            opponent: pass
            play Deed
            expect you.play = {drills}
        """,
    )  # fmt: skip


UNDER = "POWER: Place a Drill you control at the bottom of your Life Deck."


OVER = "POWER: Place a Drill you control on top of your Life Deck."


@pytest.mark.parametrize(("deed", "end", "banished"), [
    (UNDER, "at the bottom", 1), (OVER, "at the bottom", 0),
    (UNDER, "on top", 0), (OVER, "on top", 1),
])  # fmt: skip
def test_to_which_end_a_card_would_go(deed: str, end: str, banished: int) -> None:
    lore = card(
        "Lore", DRILL, f"[constant] Whenever a Drill would be placed {end} of your Life Deck, banish "
        f"it instead of placing it {end} of your Life Deck.",
    )  # fmt: skip
    tell(
        lore, card("Deed", EVENT, deed), MINE,
        you={"hand": ["Deed"], "play": ["Lore", "Mine"]},
        steps=f"play Deed\nchoose Mine\nexpect you.banished = {banished}",
    )  # fmt: skip


@pytest.mark.parametrize(("deed", "anger"), [(UNDER, 1), (OVER, 0)])
def test_to_which_end_a_card_went(deed: str, anger: int) -> None:
    joy = card("Joy", DRILL, "[constant] Whenever a card is placed at the bottom of your Life Deck, "
               "raise your anger 1.")  # fmt: skip
    tell(
        joy, card("Deed", EVENT, deed), MINE,
        you={"hand": ["Deed"], "play": ["Joy", "Mine"]},
        steps=f"play Deed\nchoose Mine\nexpect you.anger = {anger}",
    )  # fmt: skip


def test_what_cannot_go_to_an_end_goes_to_the_other() -> None:
    bar = card("Bar", DRILL, "[constant] Cards cannot be placed at the bottom of your Life Deck.")
    both = card("Both", EVENT, UNDER + " Place a Drill you control on top of your Life Deck.")
    tell(
        bar, both, MINE,
        you={"hand": ["Both"], "play": ["Bar", "Mine"]},
        steps="play Both\nchoose Mine\nexpect you.play = 1\nexpect you life_deck has Mine",
    )  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "[constant] If a Dragon Ball would be placed at the bottom of your Life Deck, banish it "
        "instead.",
        "[constant] Whenever a card is placed on top of your hand, draw a card.",
    ],
)
def test_where_nothing_is_placed(text: str) -> None:
    assert compile_text(card("Sword", DRILL, text), text).failures
