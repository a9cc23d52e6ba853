"""What is so, in natural words, asked in games: counted, compared, even or odd, in any frame."""

from __future__ import annotations

from typing import Any

import pytest

from dbz_desktop.rules.language.compiler import canonical_text, compile_text
from tests.rules.happening import DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

OTHER = ["Idle Drill", "Filler", "Filler"]
SO: list[tuple[str, dict[str, Any], dict[str, Any], bool]] = [
    ("you have as many cards in your hand as your opponent", {}, {"hand": ["Filler"]}, False),
    ("you have as many cards in hand as your opponent does", {}, {}, True),
    ("you control the same number of Drills as your opponent", {"play": OTHER[:1]}, {}, False),
    (
        "you control as many Drills as your opponent",
        {"play": OTHER[:1]},
        {"play": OTHER[:1]},
        True,
    ),
    ("you control at least as many Drills as your opponent", {"play": OTHER[:1]}, {}, True),
    ("you control at least as many Drills as your opponent", {}, {"play": OTHER[:1]}, False),
    ("you control no more Drills than your opponent", {}, {"play": OTHER[:1]}, True),
    ("you control no more Drills than your opponent", {"play": OTHER[:1]}, {}, False),
    ("your anger is even", {"anger": 2}, {}, True),
    ("your anger is even", {"anger": 3}, {}, False),
    ("your anger is odd", {"anger": 3}, {}, True),
    ("your opponent has an odd number of cards in his hand", {}, {"hand": ["Filler"]}, True),
    ("your opponent has an odd number of cards in his hand", {}, {"hand": OTHER[1:]}, False),
    ("you do not control a Drill or a Setup", {"play": OTHER[:1]}, {}, False),
    ("you do not control a Drill or a Setup", {}, {"play": OTHER[:1]}, True),
    ("you control neither a Setup nor a Drill", {"play": OTHER[:1]}, {}, False),
    ("you don't control any Drills", {}, {}, True),
    ("you don't control any Drills", {"play": OTHER[:1]}, {}, False),
    ("neither player has any cards in his hand", {}, {}, True),
    ("neither player has cards in hand", {}, {"hand": ["Filler"]}, False),
    ("you have taken no actions this combat", {}, {}, False),
    ("you have taken at least 1 action this combat", {}, {}, True),
    ("your opponent has taken 1 or more actions this combat", {}, {}, False),
    ("your opponent's MP is at 0", {}, {"stages": 0}, True),
    ("your opponent's MP is at 0", {}, {"stages": 1}, False),
]


@pytest.mark.parametrize(("said", "mine", "theirs", "so"), SO)
def test_it_is_asked(said: str, mine: dict[str, Any], theirs: dict[str, Any], so: bool) -> None:
    tell(
        card("Deed", EVENT, f"POWER: If {said}, gain 1 stage."),
        steps=f"""
            play Deed
            expect you stages = {int(so)}
        """,
        you={"stages": 0, **mine, "hand": ["Deed", *mine.get("hand", [])]},
        opponent=theirs,
    )


def test_what_is_asked_at_a_moment_is_asked_then() -> None:
    said = "[constant] If you control a Drill when entering combat, gain 1 stage."
    assert canonical(said, DRILL) == (
        "[constant] When entering combat, if you control a Drill, gain 1 stage."
    )
    # Of the end of combat it stays what it was: a combat in which it was so.
    said = "[constant] If your anger is 3 at the end of combat, draw a card."
    assert canonical(said, DRILL).startswith("[constant] At the end of any combat in which ")


def test_if_it_is_so_something_becomes_of_the_card_itself() -> None:
    watch = "[constant] If your opponent has 1 or more anger, destroy this card."
    tell(
        card("Watch", DRILL, watch),
        card("Deed", EVENT, "POWER: Raise your opponent's anger 1."),
        steps="""
            expect your play = 1
            play Deed
            expect your play = 0
        """,
        you={"hand": ["Deed"], "play": ["Watch"]},
    )


def test_after_what_is_waited_for_it_goes_on_from_that() -> None:
    said = "[constant] Whenever you stop an attack, draw a card. If you control no Allies, gain 1 stage."
    assert canonical(said, DRILL) == said


KEPT = [
    ("You cannot use this card if your anger is 3.", True),
    ("This card cannot be used while your anger is 3.", True),
    ("You may not use this card if your anger is 2.", False),
    ("You can only use this card if your anger is 2.", True),
]


@pytest.mark.parametrize(("note", "kept"), KEPT)
def test_a_note_keeps_a_card_from_being_used(note: str, kept: bool) -> None:
    tell(
        card("Deed", EVENT, f"({note}) POWER: Draw a card."),
        steps=f"expect {'no option' if kept else 'option'} play Deed",
        you={"hand": ["Deed"], "anger": 3},
    )


def test_an_attack_that_costs_nothing_then() -> None:
    text = "(This attack costs 0 if your anger is 3.) [attack] Physical attack costing 2 stages."
    program = compile_text(card("Deed", PHYSICAL, text), text)
    assert canonical_text(program).startswith(
        "(If your anger is 3, this attack costs no stages to perform.)"
    )


FOUGHT = [
    ("you have performed more attacks than your opponent this combat", True),
    ("you have performed fewer attacks than your opponent this combat", False),
    ("you have taken no damage this combat", True),
    ("your opponent has not taken any damage this combat", False),
    ("both players' MPs are level 1", True),
    ("both players' MPs are level 2 or higher", False),
    ("you or your opponent controls a Drill", True),
    ("you have more Allies than your opponent", False),
]


@pytest.mark.parametrize(("said", "so"), FOUGHT)
def test_it_is_asked_of_the_fight(said: str, so: bool) -> None:
    tell(
        card("Deed", EVENT, f"POWER: If {said}, raise your anger 1."),
        steps=f"""
            attack with Filler
            pass
            play Deed
            expect your anger = {int(so)}
        """,
        you={"hand": ["Filler", "Deed"]},
        opponent={"play": ["Idle Drill"]},
    )


@pytest.mark.parametrize(
    "said",
    [
        "POWER: If your MP was level 1 at the start of this turn, draw a card.",
        "POWER: Draw a card unless your MP was level 1 at the start of the turn.",
    ],
)
def test_how_it_stood_then_is_not_read_as_what_comes(said: str) -> None:
    assert compile_text(card("Deed", EVENT, said), said).failures


def test_that_amount_is_doubled_instead() -> None:
    tell(
        card(
            "Watch", DRILL, "[constant] Whenever you would gain stages, double that amount instead."
        ),
        card("Deed", EVENT, "POWER: Gain 2 stages."),
        steps="""
            play Deed
            expect you stages = 4
        """,
        you={"hand": ["Deed"], "play": ["Watch"], "stages": 0},
    )


@pytest.mark.parametrize(
    "said",
    [
        "Destroy this card if you have a card attached to your MP",
        "Destroy this card when there is a card attached to your MP",
        "Destroy this card when your MP has a card attached",
    ],
)
def test_a_card_that_is_attached_is_waited_for(said: str) -> None:
    """Also one that is attached already as the text comes into force, unlike what is done."""
    frail = card("Frail", DRILL, f"[constant] Your attacks deal +1 stage of damage. {said}.")
    knot = card(
        "Knot", EVENT, "POWER: Attach to your MP. While attached, your attacks cost -1 stage."
    )
    tell(
        frail,
        knot,
        steps="play Knot\nexpect you discard has Frail",
        you={"hand": ["Knot"], "play": ["Frail"]},
    )
    tell(
        frail,
        knot,
        steps="play Frail\nexpect you discard has Frail",
        you={"hand": ["Frail"], "play": [{"card": "Knot", "attached_to": "mp"}]},
        start={"phase": "planning"},
    )
