"""What is [constant] is lost, what is said of attacks counts for itself, and nobody hits himself."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

MASTERY = CardType.MASTERY
POKE = card("Poke", PHYSICAL, "[attack] 3: Physical attack. DAMAGE: 3 stages.")
MATE = card("Mate", ALLY, "POWER: Draw a card.", level=1)
HARD = card("Hard", DRILL, "[constant] Your physical attacks deal +2 stages of damage.")


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("Your opponent cannot use [constant] Drills this combat.",
         "Your opponent's Drills lose all [constant] effects this combat."),
        ("Your opponent cannot use [constant] cards this combat.",
         "Your opponent's cards lose all [constant] effects this combat."),
        ("Players cannot use [constant] Powers this combat.",
         "Cards lose all [constant] effects this combat."),
        ("Your opponent's [constant] Powers cannot be used this turn.",
         "Your opponent's cards lose all [constant] effects this turn."),
    ],
)  # fmt: skip
def test_what_is_constant_is_lost_where_it_cannot_be_used(said: str, read: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {read}"


@pytest.mark.parametrize(("icon", "left"), [("[constant]", 5), ("[attack]", 3)])
def test_constant_drills_that_cannot_be_used_do_nothing(icon: str, left: int) -> None:
    """RB3, EFF-4: nobody uses what is in force; another icon's Drills do what they did."""
    tell(
        card("Bar", EVENT, f"POWER: Your opponent cannot use {icon} Drills this combat."),
        POKE, HARD,
        steps=f"""
            play Bar
            opponent: play Poke
            you: no defense
            expect your stages = {left}
        """,
        you={"hand": ["Bar"], "stages": 8},
        opponent={"hand": ["Poke"], "play": ["Hard"], "stages": 8},
    )  # fmt: skip


_BOTH = "your physical attacks cost -1 stage to perform and deal +2 stages of damage"


@pytest.mark.parametrize(
    ("text", "paid"),
    [
        (f"Y{_BOTH[1:]} for each Ally you control.", 2),
        (f"For each Ally you control, {_BOTH}.", 1),
    ],
)
def test_so_much_for_each_is_said_of_what_stands_nearest(text: str, paid: int) -> None:
    """EFF-7, ATK-2, ATK-8: said before, it counts for all that follows."""
    assert canonical(f"[constant] {text}", DRILL) == f"[constant] {text}"
    tell(
        card("Crowd", DRILL, f"[constant] {text}"), POKE, MATE,
        steps=f"""
            play Poke
            opponent: no defense
            expect your stages = {8 - paid}
            expect opponent stages = 1
        """,
        you={"hand": ["Poke"], "play": ["Crowd", "Mate", "Mate"], "stages": 8},
        opponent={"stages": 8},
    )  # fmt: skip


@pytest.mark.parametrize(
    "text",
    ["Whenever you hit you with an attack, draw a card.",
     "Whenever your opponent hits him with an attack, draw a card."],
)  # fmt: skip
def test_nobody_hits_himself(text: str) -> None:
    """ATK-1: an attack is performed against the other player."""
    assert compile_text(card("Self", DRILL, ""), f"[constant] {text}").failures


def test_who_hits_the_other_one_is_read() -> None:
    assert canonical("[constant] Whenever you hit him with an attack, draw a card.", DRILL) == (
        "[constant] Whenever you perform a successful attack, draw a card."
    )


@pytest.mark.parametrize(
    "text",
    ["Banish all Drills, attached cards, and Setups.",
     "Banish all Styled Drills and Freestyle Setups in play.",
     "Destroy all Allies and Drills."],
)  # fmt: skip
def test_all_of_several_kinds_are_said_in_the_plural(text: str) -> None:
    assert canonical(f"POWER: {text}") == f"POWER: {text}"


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("If a Styled Drill is in play, draw a card.",
         "If there is a Styled Drill in play, draw a card."),
        ("If 3 or more Drills are in play, draw a card.",
         "If there are 3 or more Drills in play, draw a card."),
        ("If an Ally or a Setup is in play, draw a card.",
         "If there is an Ally or a Setup in play, draw a card."),
    ],
)  # fmt: skip
def test_what_is_in_play_is_there(said: str, read: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {read}"
    assert canonical(f"POWER: {read}") == f"POWER: {read}"


@pytest.mark.parametrize(
    ("mine", "theirs", "left"), [([], [], 5), (["Hard"], [], 4), ([], ["Hard"], 4)]
)
def test_what_holds_while_something_is_in_play(
    mine: list[str], theirs: list[str], left: int
) -> None:
    """EFF-4: on whichever side it is."""
    tell(
        card("Watch", MASTERY, "[constant] While a Drill is in play, your attacks deal +1 stage of "
             "damage."),
        card("Jab", ENERGY, "[attack] 0: Energy attack. DAMAGE: 3 stages."),
        HARD,
        steps=f"""
            play Jab
            opponent: no defense
            expect opponent stages = {left}
        """,
        you={"hand": ["Jab"], "play": mine, "mastery": "Watch", "stages": 8},
        opponent={"stages": 8, "play": theirs},
    )  # fmt: skip
