"""What an [instant] text is used for as its card leaves play, and a card that was named before."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, EVENT, SETUP, card
from tests.rules.staged import canonical, tell

AXE = card("Axe", EVENT, "POWER: Destroy an opponent's Drill.")


def test_what_is_used_as_its_drill_is_destroyed() -> None:
    # Of a card that has left play no Power is used; what it waits for is heard.
    tell(
        AXE,
        card("Seed", DRILL, "[instant] POWER: Use when this Drill is destroyed. Place it at the "
             "bottom of your Life Deck. Draw a card."),
        steps="""
            opponent: play Axe
            yes
            expect you discard = 0
            expect you hand = 1
        """,
        you={"play": ["Seed"]},
        opponent={"hand": ["Axe"]},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


def test_it_may_be_left() -> None:
    text = "[instant] POWER: Use when this Ally leaves play. Draw a card."
    meant = "[constant] Whenever this card leaves play, you may draw a card."
    assert canonical(text, ALLY) == meant


def test_what_a_setup_is_used_for_as_it_is_destroyed_is_a_note() -> None:
    tell(
        card("Plan", SETUP, "[instant] POWER: Use when this Setup is destroyed. Draw a card."),
        card("Wreck", EVENT, "POWER: Destroy an opponent's Setup."),
        steps="""
            opponent: play Wreck
            expect you hand = 1
        """,
        you={"play": ["Plan"]},
        opponent={"hand": ["Wreck"]},
        start={"turn": "opponent", "action": "opponent"},
    )


def test_an_event_that_is_discarded_by_the_other_player() -> None:
    tell(
        card("Plan", EVENT, "[instant] POWER: Use when this card is discarded by your opponent's "
             "card effects. Draw a card."),
        card("Snatch", EVENT, "POWER: Discard a random card from your opponent's hand."),
        steps="""
            opponent: play Snatch
            expect you hand = 1
        """,
        you={"hand": ["Plan"]},
        opponent={"hand": ["Snatch"]},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


def test_no_power_of_what_has_left_play_is_used() -> None:
    # Of several sentences no note is made.
    text = "[instant] POWER: Use when this Setup is destroyed. Draw a card. Raise your anger 1."
    assert compile_text(card("Plan", SETUP, text), text).failures


@pytest.mark.parametrize(
    "asked",
    [
        "that card is in your opponent's hand",
        "your opponent has that card in his hand",
        "he has the named card in his hand",
    ],
)
@pytest.mark.parametrize(("named", "left"), [("Block", 1), ("Old Friend", 2)])
def test_whether_somebody_has_the_card_that_was_named(asked: str, named: str, left: int) -> None:
    tell(
        card("Guess", EVENT, f"POWER: Name a card. If {asked}, he discards it."),
        steps=f"""
            play Guess
            name {named}
            expect opponent hand = {left}
        """,
        you={"hand": ["Guess"]},
        opponent={"hand": ["Block", "Spare Kick"], "life_deck": ["Old Friend"]},
    )


def test_all_stages_of_a_personality_are_lost() -> None:
    tell(
        card("Pal", ALLY, "POWER: Lose all of this Ally's stages. Your MP gains that many stages "
             "plus 1."),
        steps="""
            use Pal
            expect stages of Pal = 0
            expect you stages = 5
        """,
        you={"play": ["Pal"], "stages": 1},
    )  # fmt: skip
