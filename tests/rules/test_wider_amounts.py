"""Amounts that are counted, halved or equal to something stand wherever a number does."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import tell

DRILLS = {"play": ["Idle Drill", "Other Drill"]}


def played(text: str, *expected: str, you: dict | None = None, theirs: dict | None = None) -> None:
    """Play an Event with that text, and expect what is said then."""
    steps = "\n".join(("play Tried", *(f"expect {each}" for each in expected)))
    tell(
        card("Tried", EVENT, f"POWER: {text}"),
        card("Helper", ALLY, "POWER: Draw a card.", level=1),
        steps=steps,
        you={"hand": ["Tried"], **(you or {})},
        opponent=theirs or {},
    )


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Your opponent discards cards equal to the number of Drills you control.", 2),
        ("Your opponent discards a number of cards from his hand equal to your anger.", 1),
    ],
)
def test_so_many_cards_as_something_is(text: str, left: int) -> None:
    hand = {"hand": ["Filler"] * 4}
    choices = "\n".join("opponent: choose Filler" for _ in range(4 - left))
    steps = f"play Tried\n{choices}\nexpect opponent hand = {left}"
    you = {"hand": ["Tried"], "anger": 3, **DRILLS}
    tell(card("Tried", EVENT, f"POWER: {text}"), steps=steps, you=you, opponent=hand)


def test_so_many_cards_of_an_end() -> None:
    for text in (
        "Destroy cards from the top of your opponent's Life Deck equal to your anger.",
        "Destroy the top cards of your opponent's Life Deck equal to your anger.",
    ):
        played(text, "opponent discard = 3", you={"anger": 3})
        played(text, "opponent discard = 0", you={"anger": 0})
    played("Destroy 2 cards from the top of your opponent's Life Deck.", "opponent discard = 2")


def test_anger_by_half_and_by_what_is_equal() -> None:
    half = "Lower your opponent's anger by half."
    for before, after in ((4, 2), (3, 1), (1, 0), (0, 0)):
        played(half, f"opponent anger = {after}", theirs={"anger": before})
    played("Raise your anger equal to the number of Drills you control.", "your anger = 2",
           you=DRILLS)  # fmt: skip
    played("Raise your anger by an amount equal to your opponent's anger.", "your anger = 3",
           theirs={"anger": 3})  # fmt: skip


def test_anger_is_lost_as_a_whole() -> None:
    both = {"anger": 3}
    played("Your opponent loses all his anger.", "opponent anger = 0", "your anger = 3",
           you=both, theirs=both)  # fmt: skip
    played("Lose all anger.", "opponent anger = 3", "your anger = 0", you=both, theirs=both)
    played("Both players lose all anger.", "opponent anger = 0", "your anger = 0",
           you=both, theirs=both)  # fmt: skip


def test_stages_by_half_all_and_in_other_words() -> None:
    half = "Your opponent's MP loses half of his stages."
    for before, after in ((7, 3), (6, 3), (0, 0)):
        played(half, f"opponent stages = {after}", theirs={"stages": before})
    played("Your MP gains all its stages.", "your stages = 10", you={"stages": 3})
    there = {"play": [{"card": "Helper", "stages": 2}]}
    played("Each of your Allies gains all its stages.", "stages of Helper = 10", you=there)
    played("Lower an opponent's Ally 2 stages.", "stages of Helper = 0", theirs=there)
    played("Raise your MP 3 stages.", "your stages = 6", you={"stages": 3})
    played("Lower your opponent's MP to 0 stages.", "opponent stages = 0", theirs={"stages": 7})
    played("Move your MP to full power.", "your stages = 10", you={"stages": 7})
    for text in ("Gain all stages.", "Your opponent loses half of his stages."):
        assert compile_text(card("Sword", EVENT, ""), f"POWER: {text}").failures


@pytest.mark.parametrize(
    ("meaning", "stages"),
    [
        ("twice your anger + 1", 7),
        ("half your anger", 2),
        ("half your anger, rounded down", 1),
        ("the difference between your anger and your opponent's anger", 2),
        ("the difference between your opponent's anger and your anger", 2),
    ],
)
def test_what_an_amount_may_be(meaning: str, stages: int) -> None:
    text = f"[attack] Physical attack. DAMAGE: X stages. X = {meaning}."
    tell(
        card("Tried", PHYSICAL, text),
        steps=f"play Tried\nopponent: no\nexpect opponent stages = {10 - stages}",
        you={"hand": ["Tried"], "anger": 3},
        opponent={"stages": 10, "anger": 1},
    )


def test_damage_equal_to_something() -> None:
    text = "[attack] Physical attack. DAMAGE: Stages equal to twice your anger."
    tell(
        card("Tried", PHYSICAL, text),
        steps="play Tried\nopponent: no\nexpect opponent stages = 4",
        you={"hand": ["Tried"], "anger": 3},
        opponent={"stages": 10},
    )


def test_cards_by_what_they_do_not_in_a_fight() -> None:
    sides = {"play": ["Idle Drill"], "hand": ["Filler", "Ball"]}
    text = "Look at your opponent's hand. Choose up to 2 non-attack cards and banish them."
    tell(
        card("Tried", EVENT, f"POWER: {text}"),
        steps="play Tried\nexpect no option choose Filler\nchoose Ball\nexpect opponent banished = 1",
        you={"hand": ["Tried"]},
        opponent=sides,
    )
    text = "Discard a non-combat card from your hand."
    tell(
        card("Tried", EVENT, f"POWER: {text}"),
        steps="play Tried\nexpect your hand has Filler\nexpect your discard has Other Drill",
        you={"hand": ["Tried", "Filler", "Other Drill"]},
    )


def test_the_second_attack_whoever_performs_it() -> None:
    text = "[constant] Whenever a player performs a second attack in a combat, raise your anger 1."
    tell(
        card("Watcher", DRILL, text),
        steps="""
        play Filler
        opponent: no
        opponent: play Filler
        you: no
        expect your anger = 0
        play Filler
        opponent: no
        expect your anger = 1
        """,
        you={"hand": ["Filler", "Filler"], "play": ["Watcher"]},
        opponent={"hand": ["Filler"]},
    )


@pytest.mark.parametrize(
    "seen", ["Look at your opponent's hand.", "Your opponent reveals his hand."]
)
@pytest.mark.parametrize(
    ("chosen", "options"),
    [
        ("Choose a Drill and discard it.", ["Other Drill"]),
        ("Choose a card and banish it.", ["Other Drill", "Ball", "Filler"]),
        ("Choose an Event or Setup and discard it.", []),
    ],
)
def test_right_after_cards_were_shown_one_of_those_is_chosen(
    seen: str, chosen: str, options: list[str]
) -> None:
    steps = ["play Tried", "expect no option choose Idle Drill"]
    if len(options) > 1:
        steps += [f"choose {options[0]}"]
    steps += [f"expect opponent hand = {3 - min(1, len(options))}", "expect opponent play = 1"]
    tell(
        card("Tried", EVENT, f"POWER: {seen} {chosen}"),
        steps="\n".join(steps),
        you={"hand": ["Tried"]},
        opponent={"hand": ["Other Drill", "Ball", "Filler"], "play": ["Idle Drill"]},
    )
