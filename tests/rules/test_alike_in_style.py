"""Cards that have a Style or a type in common with each other, or have none in common."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Style
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, tell

STYLED = (
    card("Blue Plan", SETUP, "POWER: Draw a card.", style=Style.BLUE),
    card("Red Plan", SETUP, "POWER: Draw a card.", style=Style.RED),
    card("Blue Rule", DRILL, "POWER: Draw a card.", style=Style.BLUE),
    card("Red Rule", DRILL, "POWER: Draw a card.", style=Style.RED),
    card("Blue Pal", ALLY, "POWER: Draw a card.", style=Style.BLUE),
)
PAIR = (
    "Banish a Setup and a Drill with the same Style from your discard pile to raise your anger 2."
)
TWO = "Banish 2 Drills with the same Style from your discard pile to raise your anger 2."
THREE = (
    "Banish a Drill, Setup, and Ally with the same Style from your discard pile to raise your "
    "anger 2."
)


def test_one_of_each_is_meant() -> None:
    meant = THREE.replace("Drill, Setup, and Ally with", "Drill, a Setup, and an Ally of")
    assert canonical(f"POWER: {THREE}") == f"POWER: {meant}"


@pytest.mark.parametrize(
    ("text", "pile", "banished"),
    [
        (PAIR, ["Blue Plan", "Red Rule", "Blue Rule"], ["Blue Plan", "Blue Rule"]),
        (PAIR, ["Red Plan", "Blue Rule"], []),
        (TWO, ["Red Rule", "Blue Rule", "Blue Rule"], ["Blue Rule", "Blue Rule"]),
        (TWO, ["Red Rule", "Blue Rule"], []),
        (THREE, ["Red Plan", "Blue Plan", "Red Rule", "Blue Rule", "Blue Pal"],
         ["Blue Plan", "Blue Rule", "Blue Pal"]),
        (THREE, ["Blue Plan", "Red Rule", "Blue Pal"], []),
    ],
)  # fmt: skip
def test_they_have_one_style_in_common(text: str, pile: list[str], banished: list[str]) -> None:
    has = "\n".join(f"expect you banished has {each}" for each in banished)
    tell(
        card("Pair", EVENT, f"POWER: {text}"),
        *STYLED,
        steps=f"play Pair\nexpect your banished = {len(banished)}\n{has}"
        if banished
        else "expect no option play Pair",
        you={"hand": ["Pair"], "discard": pile},
    )


def test_the_second_is_like_the_one_that_was_chosen() -> None:
    tell(
        card("Pair", EVENT, f"POWER: {PAIR}"),
        *STYLED,
        steps="play Pair\nchoose Red Plan\nexpect you banished has Red Rule",
        you={"hand": ["Pair"], "discard": ["Blue Plan", "Red Plan", "Blue Rule", "Red Rule"]},
    )


@pytest.mark.parametrize(
    ("what", "found"),
    [("2 Drills", ["Blue Rule", "Blue Rule"]), ("a Setup and a Drill", ["Red Plan", "Red Rule"])],
)
def test_such_cards_are_searched_for(what: str, found: list[str]) -> None:
    picks = "choose Red Plan\nchoose Red Rule" if "Setup" in what else ""
    tell(
        card("Pair", EVENT, f"POWER: Search your Life Deck for {what} with the same Style and "
             "place them into your hand."),
        *STYLED,
        steps=f"play Pair\n{picks}\nexpect your hand = 2\nexpect your hand has {found[1]}",
        you={"hand": ["Pair"], "life_deck": ["Red Rule", "Blue Rule", "Blue Rule", "Red Plan"]},
    )  # fmt: skip


def test_of_a_card_that_was_spoken_of_they_have_its_style() -> None:
    tell(
        card("Pair", EVENT, "POWER: Reveal the top card of your Life Deck. Banish 2 Drills of the "
             "same Style from your discard pile."),
        *STYLED,
        steps="play Pair\nexpect your banished = 2\nexpect your banished has Red Rule",
        you={
            "hand": ["Pair"],
            "life_deck": ["Red Plan"],
            "discard": ["Red Rule", "Blue Rule", "Red Rule", "Blue Rule"],
        },
    )  # fmt: skip


@pytest.mark.parametrize(
    ("asked", "top", "anger"),
    [
        ("both are the same type", "Filler", 1),
        ("both are the same type", "Idle Drill", 0),
        ("they have the same card type", "Idle Drill", 0),
        ("both are Physical Combat cards", "Filler", 1),
        ("both cards are Physical Combat cards", "Idle Drill", 0),
    ],
)
def test_both_are_those_that_came_one_by_one(asked: str, top: str, anger: int) -> None:
    tell(
        card("Deed", EVENT, f"POWER: Draw a card, then discard a card from your hand. If {asked}, "
             "raise your anger 1."),
        steps=f"play Deed\nchoose Block\nexpect your anger = {anger}",
        you={"hand": ["Deed", "Block"], "life_deck": [top]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Destroy 2 Drills with different Styles.", "Destroy 2 Drills of different Styles."),
        ("Search your Life Deck for an Ally of each Style and place them into your hand.",
         "Search your Life Deck for all Allies of different Styles and place them into your hand."),
        ("Destroy a Drill of each Style.", "Destroy all Drills of different Styles."),
        ("Choose one card of each card type from your discard pile and shuffle them into your Life "
         "Deck.", "Choose all cards of different types from your discard pile and "
         "shuffle them into your Life Deck."),
    ],
)  # fmt: skip
def test_how_it_is_said_that_they_differ(said: str, meant: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {meant}"


@pytest.mark.parametrize(
    ("text", "start", "steps"),
    [
        ("Banish 2 Drills of different Styles from your discard pile to raise your anger 2.",
         {"discard": ["Red Rule", "Blue Rule", "Blue Rule"]},
         "play Pair\nchoose Blue Rule\nexpect you banished has Blue Rule\nexpect you banished has "
         "Red Rule\nexpect you banished = 2"),
        ("Banish 2 Drills of different Styles from your discard pile to raise your anger 2.",
         {"discard": ["Blue Rule", "Blue Rule", "Idle Drill"]}, "expect no option play Pair"),
        ("Search your Life Deck for a Drill of each Style and place them into your hand.",
         {"life_deck": ["Red Rule", "Blue Rule", "Blue Rule", "Idle Drill"]},
         "play Pair\nexpect no option done\nchoose Blue Rule\nexpect no option done\nchoose Red Rule\n"
         "expect your hand = 2"),
        ("Choose a Drill of each Style from your discard pile and place them into your hand.",
         {"discard": ["Red Rule", "Blue Rule", "Blue Rule", "Idle Drill"]},
         "play Pair\nexpect no option done\nchoose Blue Rule\nexpect your hand has Red Rule\nexpect "
         "your hand = 2"),
        ("Destroy a Drill of each Style.", {"play": ["Red Rule", "Blue Rule", "Idle Drill"]},
         "play Pair\nexpect your play has Idle Drill\nexpect your play = 1"),
        ("Reveal your hand. Discard a Drill of each Style from among those cards.",
         {"hand": ["Pair", "Red Rule", "Blue Rule", "Blue Rule"]},
         "play Pair\nchoose Blue Rule\nexpect your hand has Blue Rule\nexpect your hand = 1"),
        ("Reveal your hand. Discard 2 Drills of different Styles from among those cards.",
         {"hand": ["Pair", "Red Rule", "Blue Rule", "Blue Rule"]},
         "play Pair\nchoose Blue Rule\nexpect your hand has Blue Rule\nexpect your hand = 1"),
        ("Search your Life Deck for 2 cards of different card types and place them into your hand.",
         {"life_deck": ["Red Rule", "Blue Rule", "Blue Plan"]},
         "play Pair\nchoose Blue Rule\nchoose Blue Plan\nexpect your hand = 2"),
        ("Draw X cards. X = the number of Drills of different Styles you control.",
         {"play": ["Red Rule", "Blue Rule", "Blue Rule", "Idle Drill"]},
         "play Pair\nexpect your hand = 2"),
        ("If you control 2 Drills of the same Style, draw a card.",
         {"play": ["Red Rule", "Blue Rule"]}, "play Pair\nexpect your hand = 0"),
        ("If you control 2 Drills of the same Style, draw a card.",
         {"play": ["Red Rule", "Blue Rule", "Blue Rule"]}, "play Pair\nexpect your hand = 1"),
        ("If there are 2 cards of the same type in your discard pile, draw a card.",
         {"discard": ["Red Rule", "Blue Plan"]}, "play Pair\nexpect your hand = 0"),
        ("If there are 2 cards of the same type in your discard pile, draw a card.",
         {"discard": ["Red Rule", "Blue Rule"]}, "play Pair\nexpect your hand = 1"),
    ],
)  # fmt: skip
def test_they_differ_or_are_alike(text: str, start: dict[str, list[str]], steps: str) -> None:
    tell(
        card("Pair", EVENT, f"POWER: {text}"),
        *STYLED,
        steps=steps,
        you={"hand": ["Pair"], **start},
    )


def test_of_a_single_card_it_is_not_said() -> None:
    text = "[constant] Your attacks of different Styles deal +1 stage of damage."
    assert compile_text(card("Pair", DRILL, text), text).failures


@pytest.mark.parametrize(
    ("said", "shown", "drawn"),
    [
        ("that card has the same card type as that attack", "Filler", 1),
        ("it has the same card type as the stopped attack", "Idle Drill", 0),
    ],
)
def test_what_a_card_has_in_common_with_the_stopped_attack(
    said: str, shown: str, drawn: int
) -> None:
    tell(
        card("Meet", PHYSICAL, "[defense] Stops a physical attack. Your opponent reveals the top card "
             f"of his Life Deck. If {said}, draw a card."),
        steps=f"""
            opponent: play Spare Kick
            play Meet
            expect your hand = {drawn}
        """,
        you={"hand": ["Meet"]},
        opponent={"hand": ["Spare Kick"], "life_deck": [shown]},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


@pytest.mark.parametrize(("shown", "drawn"), [("Filler", 1), ("Idle Drill", 0)])
def test_both_are_what_was_moved_and_what_was_shown(shown: str, drawn: int) -> None:
    tell(
        card("Meet", PHYSICAL, "[defense] Stops a physical attack. Your opponent banishes that attack "
             "card and reveals the top card of his Life Deck. If both cards share a type, draw a "
             "card."),
        steps=f"""
            opponent: play Spare Kick
            play Meet
            expect your hand = {drawn}
        """,
        you={"hand": ["Meet"]},
        opponent={"hand": ["Spare Kick"], "life_deck": [shown]},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip
