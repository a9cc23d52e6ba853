"""Levels and Endurance that are considered to be others: for whom, how far, and for what."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, staged, tell

HIGHER = "Your MP's level is considered to be 1 higher for your card effects, to a maximum of 4."


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Your MP's level is considered to be 1 higher for your card effects (to a maximum of 4).",
         HIGHER),
        ("Your MP is considered to be 1 level higher for your card effects, up to a maximum of 4.",
         HIGHER),
        ("Your MP's level is considered 1 higher.", "Your MP's level is considered to be 1 higher."),
        ("Your MP's level is considered to be 2 lower for all card effects.",
         "Your MP's level is considered to be 2 lower."),
        ("Your MP's level is considered to be 4 for your card effects.",
         "Your MP is considered to be level 4 for your card effects."),
        ("While you control an Ally, your MP's level is considered to be 1 higher.",
         "While you control an Ally, your MP's level is considered to be 1 higher."),
    ],
)  # fmt: skip
def test_levels_in_other_words(said: str, meant: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {meant}"


@pytest.mark.parametrize(
    "said",
    [
        "Your MP's level is considered to be 7 higher.",
        "Your MP's level is 1 higher.",
        "Your MP's level is considered to be 1 higher, to a maximum of 5.",
    ],
)
def test_there_are_four_levels(said: str) -> None:
    text = f"[constant] {said}"
    assert compile_text(card("Sword", DRILL, text), text).failures


ASK = card("Ask", EVENT, "POWER: If your MP's level is 3 or higher, draw a card.")
HIS = card("His", EVENT, "POWER: If your opponent's MP's level is 3 or higher, draw a card.")
FIVE = card("Five", EVENT, "POWER: If your MP's level is 5 or higher, draw a card.")
FOUR = card("Four", EVENT, "POWER: If your MP's level is 4 or higher, draw a card.")


@pytest.mark.parametrize(("level", "drawn"), [(1, 0), (2, 1), (3, 1)])
def test_ones_own_effects_see_it_one_higher(level: int, drawn: int) -> None:
    deed = card("Deed", DRILL, f"[constant] {HIGHER}")
    tell(deed, ASK, you={"hand": ["Ask"], "play": ["Deed"], "level": level},
         steps=f"play Ask\nexpect your hand = {drawn}")  # fmt: skip


@pytest.mark.parametrize(("whose", "drawn"), [(" for your card effects", 0), ("", 1)])
def test_whether_his_effects_see_it(whose: str, drawn: int) -> None:
    deed = card("Deed", DRILL, f"[constant] Your MP's level is considered to be 1 higher{whose}.")
    tell(deed, HIS, you={"hand": ["His"]}, opponent={"play": ["Deed"], "level": 2},
         steps=f"play His\nexpect your hand = {drawn}")  # fmt: skip


@pytest.mark.parametrize(("most", "drawn"), [(", to a maximum of 4", 0), ("", 1)])
def test_no_higher_than_said(most: str, drawn: int) -> None:
    said = f"[constant] Your MP's level is considered to be 1 higher for your card effects{most}."
    deed = card("Deed", DRILL, said)
    tell(deed, FIVE, FOUR, you={"hand": ["Five"], "play": ["Deed"], "level": 4},
         steps=f"play Five\nexpect your hand = {drawn}")  # fmt: skip
    tell(deed, FIVE, FOUR, you={"hand": ["Four"], "play": ["Deed"], "level": 4},
         steps="play Four\nexpect your hand = 1")  # fmt: skip


def test_to_advance_it_is_the_level_that_it_is() -> None:
    deed = card("Deed", DRILL, f"(This card is not discarded when you advance a level.) [constant] "
                f"{HIGHER}")  # fmt: skip
    roar = card("Roar", EVENT, "POWER: Raise your anger 5.")
    tell(deed, roar, you={"hand": ["Roar"], "play": ["Deed"], "level": 2},
         steps="play Roar\nexpect your level = 3")  # fmt: skip


# ---------------------------------------------------------------------------- Endurance


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("While your anger level is 3 or higher, this card's Endurance is considered to be 3.",
         "If your anger is 3 or more, this card's Endurance is considered to be 3."),
        ("While your anger is 3 or more, this card gains Endurance 3.",
         "If your anger is 3 or more, this card's Endurance is considered to be 3."),
        ("This card's Endurance is considered to be 4 for your card effects.",
         "This card's Endurance is considered to be 4 for your card effects."),
        ("While you control a Drill, this card is considered Styled.",
         "If you control a Drill, this card is considered Styled."),
    ],
)  # fmt: skip
def test_notes_in_other_words(said: str, meant: str) -> None:
    attack = "[attack] Physical attack. DAMAGE: 2 stages."
    assert canonical(f"({said}) {attack}", PHYSICAL) == f"({meant}) {attack}"


STORM = card("Storm", PHYSICAL, "[attack] Energy attack. DAMAGE: 4 life cards.")


@pytest.mark.parametrize(
    ("note", "anger", "left"),
    [
        (
            "While your anger level is 3 or higher, this card's Endurance is considered to be 3.",
            3,
            9,
        ),
        (
            "While your anger level is 3 or higher, this card's Endurance is considered to be 3.",
            2,
            7,
        ),
        ("This card's Endurance is considered to be 3.", 0, 9),
        ("This card's Endurance is considered to be 3 for your card effects.", 0, 7),
    ],
)
def test_what_it_prevents(note: str, anger: int, left: int) -> None:
    tough = card("Tough", PHYSICAL, f"({note}) [defense] Stops a physical attack.", endurance=1)
    staged(
        f"opponent: play Storm\nyou: pass\nyou: yes\nexpect you life_deck = {left}", STORM, tough,
        mine={"life_deck": ["Tough"], "fill": 9, "anger": anger},
        theirs={"hand": ["Storm"]}, action="opponent",
    )  # fmt: skip


@pytest.mark.parametrize(("anger", "found"), [(3, 1), (2, 0)])
def test_effects_see_it_too(anger: int, found: int) -> None:
    tough = card("Tough", PHYSICAL, "(While your anger is 3 or more, this card's Endurance is "
                 "considered to be 3.) [defense] Stops a physical attack.", endurance=1)  # fmt: skip
    seek = card("Seek", EVENT, "POWER: Search your Life Deck for a card with Endurance 2 or more "
                "and place it into your hand.")  # fmt: skip
    tell(tough, seek, you={"hand": ["Seek"], "life_deck": ["Tough"], "fill": 5, "anger": anger},
         steps=f"play Seek\nexpect your hand = {found}")  # fmt: skip


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Styled cards you banish for Endurance have their Endurance increased by 1.",
         "Your Styled cards have their Endurance increased by 1."),
        ("Cards your opponent banishes for their Endurance have their Endurance reduced by 1.",
         "Your opponent's cards have their Endurance reduced by 1."),
        ("Drills you use for Endurance gain +1 Endurance.",
         "Your Drills have their Endurance increased by 1."),
    ],
)  # fmt: skip
def test_what_is_banished_for_it(said: str, meant: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {meant}"


def test_it_prevents_one_more() -> None:
    deed = card("Deed", DRILL, "[constant] Cards you banish for Endurance have their Endurance "
                "increased by 1.")  # fmt: skip
    tough = card("Tough", PHYSICAL, "[defense] Stops a physical attack.", endurance=1)
    for play, left in ((["Deed"], 8), ([], 7)):
        staged(
            f"opponent: play Storm\nyou: pass\nyou: yes\nexpect you life_deck = {left}",
            STORM, tough, deed, mine={"life_deck": ["Tough"], "fill": 9, "play": play},
            theirs={"hand": ["Storm"]}, action="opponent",
        )  # fmt: skip
