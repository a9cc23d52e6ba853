"""What a player would do, as his action or by an effect, and something else is done instead (EFF-5)."""

from __future__ import annotations

from typing import Any

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, tell

RAISE = card("Rage", EVENT, "POWER: Raise your anger 1.")
WALL = card("Wall", PHYSICAL, "[defense] Stops a physical attack. Draw a card.")
BREAK = card("Break", EVENT, "POWER: Destroy a Drill.")
FETCH = card("Fetch", EVENT, "POWER: Place a Drill from your hand into play.")
CALL = card("Call", EVENT, "POWER: End combat.")
AIM = card("Aim", EVENT, "POWER: Use a critical damage effect.")
TRAP = card("Trap", SETUP, "POWER: Raise your anger 1.")

DONE: list[tuple[str, str, str, dict[str, Any], str]] = [
    # What is in force, what your opponent does, what he has, what is so then.
    (
        "Whenever your opponent would play an Event, banish it instead.",
        "play Rage",
        "opponent banished has Rage; expect opponent anger = 0",
        {"hand": ["Rage"]},
        "[constant]",
    ),
    (
        "Whenever your opponent would use an Event, instead shuffle it into its owner's Life Deck.",
        "play Rage",
        "opponent hand has no Rage; expect opponent discard has no Rage; expect opponent anger = 0",
        {"hand": ["Rage"]},
        "[constant]",
    ),
    (
        "Whenever your opponent would use a Setup, draw a card instead.",
        "use Trap",
        "opponent anger = 0; expect opponent play has Trap; expect your hand = 1",
        {"play": ["Trap"]},
        "[constant]",
    ),
    (
        "If your opponent would perform an attack, he discards a card instead.",
        "play Filler",
        "opponent hand = 0; expect no event AttackBegan",
        {"hand": ["Filler"]},
        "[constant]",
    ),
    (
        "If your opponent would perform an energy attack, he discards a card instead.",
        "play Filler",
        "event AttackBegan",
        {"hand": ["Filler"]},
        "[constant]",
    ),
    (
        "If a Drill would enter play under your opponent's control, banish it instead.",
        "play Fetch",
        "opponent banished has Idle Drill; expect opponent play = 0",
        {"hand": ["Fetch", "Idle Drill"]},
        "[constant]",
    ),
    (
        "If your opponent would end combat, raise your anger 1 instead.",
        "play Call",
        "your anger = 1; expect combat",
        {"hand": ["Call"]},
        "[constant]",
    ),
]


@pytest.mark.parametrize(("said", "does", "then", "theirs", "icon"), DONE)
def test_what_he_would_do(
    said: str, does: str, then: str, theirs: dict[str, Any], icon: str
) -> None:
    tell(
        card("Watch", DRILL, f"{icon} {said}"),
        *(RAISE, FETCH, CALL, TRAP),
        steps="\n".join((does, f"expect {then}".replace("; ", "\n"))),
        you={"play": ["Watch"]},
        opponent=theirs,
        start={"action": "opponent"},
    )


def test_a_critical_damage_effect() -> None:
    said = (
        "[constant] Whenever your opponent would use a critical damage effect, draw a card instead."
    )
    tell(
        card("Watch", DRILL, said),
        AIM,
        steps="""
            play Aim
            lower
            expect your hand = 1
            expect your anger = 2
        """,
        you={"play": ["Watch"], "anger": 2},
        opponent={"hand": ["Aim"]},
        start={"action": "opponent"},
    )


def test_a_drill_that_is_played_in_the_planning_step() -> None:
    tell(
        card("Watch", DRILL, "[constant] If a Drill would enter play, banish it instead."),
        steps="""
            play Idle Drill
            expect opponent banished has Idle Drill
            expect opponent play = 0
        """,
        you={"play": ["Watch"]},
        opponent={"hand": ["Idle Drill"]},
        start={"phase": "planning", "turn": "opponent"},
    )


@pytest.mark.parametrize("way", ["Destroy", "Banish"])
def test_what_would_leave_play_in_any_way(way: str) -> None:
    said = "[constant] If one of your Setups would leave play, draw a card instead."
    tell(
        card("Watch", DRILL, said),
        card("Deed", EVENT, f"POWER: {way} one of your opponent's Setups."),
        TRAP,
        steps="""
            play Deed
            expect your play has Trap
            expect your hand = 1
        """,
        you={"play": ["Watch", "Trap"]},
        opponent={"hand": ["Deed"]},
        start={"action": "opponent"},
    )


def test_it_goes_where_the_text_says_and_leaves_play_then() -> None:
    said = "[constant] Whenever this card would leave play, return it to your hand instead."
    tell(
        card("Watch", DRILL, said),
        BREAK,
        steps="""
            play Break
            expect your hand has Watch
            expect your discard has no Watch
        """,
        you={"play": ["Watch"]},
        opponent={"hand": ["Break"]},
        start={"action": "opponent"},
    )


def test_the_next_attack_that_would_be_stopped() -> None:
    said = "POWER: The next time your opponent would stop one of your attacks this combat, instead draw a card."
    tell(
        card("Deed", EVENT, said),
        WALL,
        steps="""
            play Deed
            pass
            play Filler
            play Wall
            expect your hand = 2
            expect opponent.stages < 10
            pass
            play Filler
            play Wall
            expect your hand = 1
        """,
        you={"hand": ["Deed", "Filler", "Filler"]},
        opponent={"hand": ["Wall", "Wall"], "stages": 10},
    )


@pytest.mark.parametrize(("said", "anger"), [("your opponent", 0), ("you", 1)])
def test_combat_that_would_be_declared(said: str, anger: int) -> None:
    tell(
        card(
            "Watch",
            DRILL,
            f"[constant] If {said} would declare combat, raise your anger 1 instead.",
        ),
        steps=f"""
            yes
            expect your anger = {anger}
            expect {"no combat" if anger else "combat"}
        """,
        you={"play": ["Watch"]},
        start={"phase": "declare"},
    )


def test_who_would_win_by_mppv_stays_as_who_cannot() -> None:
    tell(
        card("Watch", DRILL, "[constant] If your opponent would win by MPPV, draw a card instead."),
        RAISE,
        steps="""
            play Rage
            expect no winner
            expect your hand = 1
            expect opponent anger = 0
            expect opponent.stages = 10
        """,
        you={"play": ["Watch"]},
        opponent={"hand": ["Rage"], "anger": 4, "level": 4},
        start={"action": "opponent"},
    )


def test_of_no_other_victory_it_is_asked() -> None:
    text = "[constant] If your opponent would win by Survival Victory, draw a card instead."
    assert compile_text(card("Watch", DRILL, text), text).failures


def test_an_instant_power_in_its_place() -> None:
    said = "[instant] POWER: Use when your opponent would play an Event. Banish it instead."
    tell(
        card("Watch", SETUP, said),
        RAISE,
        steps="""
            play Rage
            yes
            expect opponent banished has Rage
            expect your discard has Watch
        """,
        you={"play": ["Watch"]},
        opponent={"hand": ["Rage"]},
        start={"action": "opponent"},
    )


SAID = [
    ("Whenever you would draw a card, instead gain 1 stage.",
     "Whenever you would draw a card, gain 1 stage instead."),
    ("If one of your Drills would be destroyed, you may instead discard it.",
     "Whenever one of your Drills would be destroyed, you may discard it instead."),
    ("The first time you would draw a card each combat, gain 1 stage instead.",
     "The first time each combat you would draw a card, gain 1 stage instead."),
]  # fmt: skip


@pytest.mark.parametrize(("said", "meant"), SAID)
def test_instead_is_said_first_too(said: str, meant: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {meant}"


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Whenever your opponent would search his Life Deck, he draws a card instead.",
         "Whenever your opponent would search his Life Deck, your opponent draws a card instead."),
        ("If your opponent would search his discard pile, you may destroy this card instead.",
         "Whenever your opponent would search his discard pile, you may destroy this card "
         "instead."),
        ("Whenever your opponent searches his Life Deck, you may search yours for a Drill and "
         "place it into play.",
         "Whenever your opponent searches his Life Deck, you may search your Life Deck for a Drill "
         "and place it into play."),
    ],
)  # fmt: skip
def test_what_is_done_instead_of_a_search_or_for_one(text: str, meant: str) -> None:
    assert canonical(f"[constant] {text}", DRILL) == f"[constant] {meant}"


TOP = "Whenever your opponent would search his Life Deck, he destroys the top card of it instead."
SELF = "Whenever your opponent would search his Life Deck, you may destroy this card instead."
FIND = (
    "Search your Life Deck for a Drill and place it into your hand. If you do, raise your anger 1."
)


@pytest.mark.parametrize(
    ("text", "search", "steps", "then"),
    [
        (TOP, FIND, "", "your hand = 0; expect your discard has Filler; expect your anger = 0"),
        (TOP, "Search your Life Deck for a Drill. Place it into your hand.", "",
         "your hand = 0; expect your discard has Filler"),
        (TOP, "Search the top 3 cards of your Life Deck for a Drill and place it into your hand.",
         "choose Idle Drill", "your hand = 1"),
        (TOP, "Search your discard pile for a Drill and place it into your hand.",
         "", "your hand = 1"),
        (SELF, FIND, "opponent: yes", "your hand = 0; expect opponent discard = 1"),
        (SELF, FIND, "opponent: no\nchoose Idle Drill", "your hand = 1; expect your anger = 1"),
    ],
)  # fmt: skip
def test_a_search_is_replaced(text: str, search: str, steps: str, then: str) -> None:
    expected = "\n".join(("expect " + then).split("; "))
    tell(
        card("Watch", DRILL, f"[constant] {text}"),
        card("Find", EVENT, f"POWER: {search}"),
        steps=f"play Find\n{steps}\n{expected}",
        you={
            "hand": ["Find"],
            "life_deck": ["Filler", "Idle Drill", "Other Drill"],
            "discard": ["Idle Drill"],
        },
        opponent={"play": ["Watch"]},
    )
