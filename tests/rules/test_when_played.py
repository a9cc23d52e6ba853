"""When a card may be played, what is done at will so often, stages moved, and powering up."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import canonical_text, compile_text
from tests.rules.happening import ALLY, DRILL, EVENT, SETUP, card
from tests.rules.staged import canonical, tell

_CAMP = card("Camp", SETUP, "POWER: Draw a card.")
_PLANNING = {"phase": "planning"}


@pytest.mark.parametrize(
    ("note", "with_setup", "without"),
    [
        ("This Ally can only be played if you control a Setup.", True, False),
        ("You can only play this card if you control a Setup.", True, False),
        ("This card cannot be played unless you control a Setup.", True, False),
        ("This card cannot be played if you control a Setup.", False, True),
    ],
)
def test_a_note_keeps_what_stays_from_being_played(
    note: str, with_setup: bool, without: bool
) -> None:
    # EFF-12
    for setups, able in ((["Camp"], with_setup), ([], without)):
        tell(
            card("Pal", ALLY, f"({note}) POWER: Draw a card."),
            _CAMP,
            steps=f"""
                {"play Pal" if able else "expect no option play Pal"}
                expect you hand = {0 if able else 1}
            """,
            you={"hand": ["Pal"], "play": setups},
            start=_PLANNING,
        )


def test_what_is_placed_into_play_is_not_played() -> None:
    # EFF-6
    tell(
        card("Pal", ALLY, "(Play this card only if you control a Setup.) POWER: Draw a card."),
        card("Call", EVENT, "POWER: Place an Ally from your hand into play."),
        steps="""
            play Call
            expect you hand = 0
        """,
        you={"hand": ["Pal", "Call"]},
    )  # fmt: skip


def test_what_a_constant_text_says_of_playing_its_card_holds_before_that() -> None:
    # EFF-12
    text = "[constant] This card cannot be played while you control a Setup."
    assert canonical(text, DRILL) == "(This card cannot be played while you control a Setup.)"
    idle = card("Idle", DRILL, text)
    for setups, steps in (([], "play Idle"), (["Camp"], "expect no option play Idle")):
        you = {"hand": ["Idle"], "play": setups}
        tell(idle, _CAMP, steps=f"{steps}\nexpect your play = 1", you=you, start=_PLANNING)


@pytest.mark.parametrize(
    "note",
    [
        "You may only control 1 copy of this card.",
        "You can only have one copy of this Drill in play.",
        "You cannot control more than one copy of this card.",
    ],
)
def test_one_copy_of_the_very_card(note: str) -> None:
    text = f"({note}) POWER: Draw a card."
    read = canonical_text(compile_text(card("Lone Drill", DRILL, ""), text))
    assert read.startswith('(You may have only one "Lone Drill" in play.)')


def test_what_may_be_done_so_often_is_done_at_will() -> None:
    tell(
        card("Trade", DRILL,
             "[constant] Once per turn, you may discard a card from your hand to draw 2 cards."),
        steps="""
            use Trade
            yes
            choose Filler
            expect you hand = 3
            expect no option use Trade
            expect you discard = 1
        """,
        you={"hand": ["Filler", "Filler"], "play": ["Trade"]},
        start=_PLANNING,
    )  # fmt: skip


def test_what_has_a_moment_is_not_done_at_will() -> None:
    text = canonical(
        "[constant] Once per turn, you may draw a card when your opponent passes.", DRILL
    )
    assert text == "[constant] Once per turn when your opponent passes, you may draw a card."


@pytest.mark.parametrize(("have", "left", "got"), [(3, 1, 5), (1, 1, 3)])
def test_stages_that_are_not_there_are_not_transferred(have: int, left: int, got: int) -> None:
    # EFF-5: without the whole of it nothing comes of it.
    tell(
        card("Lend", EVENT, "POWER: Transfer 2 stages from your MP to one of your Allies."),
        steps=f"""
            play Lend
            expect you stages = {left}
            expect stages of Old Friend = {got}
            expect you life deck = 30
        """,
        you={"hand": ["Lend"], "play": ["Old Friend"], "stages": have},
    )


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("Whenever your MP powers up, draw a card.", 1),
        ("Whenever you power up, draw a card.", 1),
        ("Whenever an Ally powers up, draw a card.", 1),
        ("Whenever one of your personalities powers up, draw a card.", 2),
    ],
)
def test_powering_up_is_waited_for(text: str, drawn: int) -> None:
    # TRN-2
    tell(
        card("Warm", DRILL, f"[constant] {text}"),
        card("Pal", ALLY, "POWER: Draw a card.", pur=2),
        steps=f"""
            no combat this turn
            expect you hand = {drawn}
        """,
        you={"play": ["Warm", "Pal"], "stages": 3},
        start=_PLANNING,
    )


def test_stages_gained_otherwise_are_no_powering_up() -> None:
    tell(
        card("Warm", DRILL, "[constant] Whenever your MP powers up, draw a card."),
        card("Rest", EVENT, "POWER: Your MP gains 2 stages."),
        steps="""
            play Rest
            expect you hand = 0
        """,
        you={"hand": ["Rest"], "play": ["Warm"], "stages": 3},
    )


@pytest.mark.parametrize(("who", "drawn"), [("Your MP", 1), ("An Ally", 0)])
def test_what_an_ally_gains_is_not_gained_by_the_mp(who: str, drawn: int) -> None:
    # TYP-8
    tell(
        card("Warm", DRILL, "[constant] Whenever your MP gains stages, draw a card."),
        card("Rest", EVENT, f"POWER: {who} gains 2 stages."),
        steps=f"""
            play Rest
            expect you hand = {drawn}
        """,
        you={"hand": ["Rest"], "play": ["Warm", "Old Friend"], "stages": 3},
    )
