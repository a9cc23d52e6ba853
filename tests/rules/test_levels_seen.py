"""The level on which card effects see a personality, and whose level is asked in a noun (ANG-3)."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Alignment, CardType
from tests.rules.happening import ALLY, DRILL, EVENT, LADDER, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, tell

PAL = card("Pal", ALLY, "POWER: Draw a card.", level=1)
PRINCE = [
    card("Vegeta", CardType.MAIN_PERSONALITY, "POWER: Draw a card.", level=n, pur=1,
         stages=LADDER, alignment=Alignment.VILLAIN, subtitle=f"Level {n}")
    for n in range(1, 5)
]  # fmt: skip


@pytest.mark.parametrize(
    ("said", "there"),
    [
        ("This Ally is considered to be level 3.", 0),
        ("This Ally is considered to be at Level 3 for all card effects.", 0),
        ("This Ally is considered to be level 2.", 1),
        ("If you control a Drill, this Ally is considered to be Level 3 for all card effects.", 1),
        ("If you control a Setup, this Ally is considered to be Level 1 for all card effects.", 1),
        ("Your Allies are considered to be level 4.", 0),
        ("Your opponent's MP is considered to be level 4.", 1),
        ("Your MP is considered to be level 4.", 1),
    ],
)
@pytest.mark.parametrize(
    "asked", ["with a level of 3 or more", "at level 3 or higher", "of level 3 or higher"]
)
def test_an_ally_is_seen_on_the_level_it_is_considered_to_be_on(
    said: str, there: int, asked: str
) -> None:
    tell(
        card("Twin", ALLY, f"[constant] {said}", level=1),
        card("Sweep", EVENT, f"POWER: Destroy all Allies {asked}."),
        steps=f"play Sweep\nexpect you play = {there}",
        you={"hand": ["Sweep"], "play": [{"card": "Twin", "stages": 3}]},
    )


@pytest.mark.parametrize("so", [True, False])
def test_it_is_seen_there_as_long_as_something_is_so(so: bool) -> None:
    tell(
        card("Twin", ALLY, "[constant] If you control Pal, this Ally is considered to be Level 2."),
        PAL,
        card("Sweep", EVENT, "POWER: Destroy all level 2 Allies."),
        steps=f"play Sweep\nexpect you play has {'no' if so else '1'} Twin",
        you={"hand": ["Sweep"], "play": ["Twin", *["Pal"] * so]},
    )


@pytest.mark.parametrize(
    ("condition", "drawn"),
    [
        ("your MP's level is 4", 1),
        ("your MP is level 4", 1),
        ("your MP is at level 3 or higher", 1),
        ("your MP's level is higher than your opponent's", 1),
        ("your MP is at a higher level than your opponent's MP", 1),
        ("your MP is level 1", 0),
        ("your MP's level is 1 or 2", 0),
        ("your opponent's MP's level is 4", 0),
    ],
)
def test_an_mp_is_seen_there_by_every_card(condition: str, drawn: int) -> None:
    tell(
        card("Pride", DRILL, "[constant] Your MP is considered to be level 4."),
        card("Ask", EVENT, f"POWER: If {condition}, draw a card."),
        steps=f"play Ask\nexpect you hand = {drawn}",
        you={"hand": ["Ask"], "play": ["Pride"]},
    )


def test_it_is_on_its_own_level_all_the_same() -> None:
    """What it is considered to be is no step on its way: it still has to advance (ANG-4)."""
    tell(
        card("Pride", DRILL, "[constant] Your MP is considered to be level 4."),
        card("Rise", EVENT, "POWER: Advance your MP 1 level."),
        steps="expect you level = 1\nplay Rise\nexpect you level = 2\nexpect no winner",
        you={"hand": ["Rise"], "play": ["Pride"]},
    )


@pytest.mark.parametrize(("span", "drawn"), [("this combat", 1), ("this action", 0)])
def test_it_is_seen_there_for_a_time(span: str, drawn: int) -> None:
    tell(
        card("Boast", EVENT, f"POWER: Your MP is considered to be level 3 {span}."),
        card("Ask", EVENT, "POWER: If your MP is level 3, draw a card."),
        steps=f"play Boast\nopponent: pass\nplay Ask\nexpect you hand = {drawn}",
        you={"hand": ["Boast", "Ask"]},
    )


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        ("This Ally's level is considered 2.", "This Ally is considered to be level 2."),
        ("This Ally is considered level 2.", "This Ally is considered to be level 2."),
    ],
)
def test_how_it_is_printed(said: str, printed: str) -> None:
    assert canonical(f"[constant] {said}", ALLY) == f"[constant] {printed}"


OF_MPS = [
    ("an MP of level 2 or lower", (True, True, False)),
    ("an MP at level 2", (False, True, False)),
    ("a level 2 or lower MP", (True, True, False)),
    ("MPs of level 3", (False, False, True)),
    ("an MP with a level of 3 or more", (False, False, True)),
    ("an MP of a higher level than yours", (False, False, True)),
    ("an MP with a level lower than yours", (True, False, False)),
    ("a Hero MP", (True, True, True)),
    ("a Villain MP", (False, False, False)),
]


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize(("who", "stopped"), OF_MPS)
def test_an_attack_by_an_mp_of_a_level_is_stopped(
    who: str, stopped: tuple[bool, ...], level: int
) -> None:
    """The defender's MP is on level 2."""
    tell(
        card("Wall", PHYSICAL, f"[defense] Stops a physical attack performed by {who}."),
        card("Poke", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages."),
        steps=f"""
            play Poke
            expect {"option" if stopped[level - 1] else "no option"} defend with Wall
        """,
        you={"hand": ["Poke"], "level": level},
        opponent={"hand": ["Wall", "Block"], "level": 2},
    )


def test_no_attack_by_an_ally_is_one_by_an_mp() -> None:
    tell(
        card("Wall", PHYSICAL, "[defense] Stops a physical attack performed by an MP of level 1."),
        card("Poke", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages."),
        PAL,
        steps="""
            play Poke with Pal
            expect no option defend with Wall
        """,
        you={"hand": ["Poke"], "stages": 0, "play": [{"card": "Pal", "stages": 3}]},
        opponent={"hand": ["Wall", "Block"]},
    )


@pytest.mark.parametrize(("level", "drawn"), [(1, 0), (3, 1)])
def test_it_is_asked_by_whom_that_attack_was_performed(level: int, drawn: int) -> None:
    text = "[defense] Stops an attack. If that attack was performed by an MP of level 3 or higher, draw a card."
    tell(
        card("Wall", PHYSICAL, text),
        card("Poke", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages."),
        steps=f"play Poke\ndefend with Wall\nexpect opponent hand = {drawn}",
        you={"hand": ["Poke"], "level": level},
        opponent={"hand": ["Wall"]},
    )


def test_attacks_by_mps_of_a_level_deal_less() -> None:
    text = "[constant] Attacks performed by MPs of level 1 deal -2 stages of damage."
    for level, left in ((1, 7), (2, 5)):
        tell(
            card("Haze", DRILL, text),
            card("Poke", PHYSICAL, "[attack] Physical attack. DAMAGE: 5 stages."),
            steps=f"play Poke\nexpect opponent stages = {left}",
            you={"hand": ["Poke"], "level": level},
            opponent={"play": ["Haze"], "stages": 10},
        )


@pytest.mark.parametrize(
    ("condition", "level", "drawn"),
    [
        ("your MP is Vegeta at level 3 or higher", 3, 1),
        ("your MP is Vegeta at level 3 or higher", 2, 0),
        ("your MP is Vegeta on level 2", 2, 1),
        ("your MP is Vegeta and is level 2 or lower", 2, 1),
        ("your MP is Vegeta and is level 2 or lower", 3, 0),
        ("your MP is Goku at level 3 or higher", 3, 0),
        ("your MP is a Villain at level 3 or higher", 3, 1),
        ("your MP is a Villain at level 3 or higher", 1, 0),
        ("your MP is Vegeta and has 5 or more stages", 1, 1),
        ("your MP is Vegeta and has 9 or more stages", 1, 0),
        ("your opponent's MP is Vegeta at level 1", 1, 0),
    ],
)
def test_an_mp_of_a_name_on_a_level(condition: str, level: int, drawn: int) -> None:
    tell(
        *PRINCE,
        card("Ask", EVENT, f"POWER: If {condition}, draw a card."),
        steps=f"play Ask\nexpect you hand = {drawn}",
        you={"mp": "Vegeta", "level": level, "hand": ["Ask"], "stages": 5},
    )


@pytest.mark.parametrize(("level", "option"), [(2, "no option"), (3, "option")])
def test_a_card_is_used_only_by_such_an_mp(level: int, option: str) -> None:
    tell(
        *PRINCE,
        card("Blast", PHYSICAL, "(Use only if your MP is Vegeta at level 3 or higher.) [attack] "
             "Physical attack. DAMAGE: 3 stages."),
        steps=f"expect {option} play Blast",
        you={"mp": "Vegeta", "level": level, "hand": ["Blast"], "stages": 5},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("condition", "mine", "his", "drawn"),
    [
        ("your opponent's MP has an anger level higher than yours", 1, 2, 1),
        ("your opponent's MP has an anger level higher than yours", 2, 2, 0),
        ("your opponent has an anger level lower than yours", 2, 1, 1),
        ("your opponent's MP has an anger level of 2 or more", 0, 2, 1),
        ("your opponent's MP has an anger level of 2 or more", 3, 1, 0),
        ("you have an anger level of 3", 3, 0, 1),
        ("you have an anger level of 3", 2, 3, 0),
    ],
)
def test_whose_anger_level_is_asked(condition: str, mine: int, his: int, drawn: int) -> None:
    tell(
        card("Ask", EVENT, f"POWER: If {condition}, draw a card."),
        steps=f"play Ask\nexpect you hand = {drawn}",
        you={"hand": ["Ask"], "anger": mine},
        opponent={"anger": his},
    )


@pytest.mark.parametrize(
    ("said", "apart"),
    [
        ("the difference between both MPs' personality levels", 2),
        ("the difference between both MPs' levels", 2),
        ("the difference between the levels of both MPs", 2),
        ("the difference between both players' anger", 3),
        ("the difference between both players' anger levels", 3),
        ("the difference between the anger levels of both MPs", 3),
        ("the difference in both MPs' power stages", 4),
    ],
)
@pytest.mark.parametrize("mine", [True, False])
def test_how_far_both_are_apart(said: str, apart: int, mine: bool) -> None:
    high = {"level": 3, "anger": 4, "stages": 6}
    low = {"level": 1, "anger": 1, "stages": 2}
    tell(
        card("Gap", EVENT, f"POWER: Draw X cards. X = {said}."),
        steps=f"play Gap\nexpect you hand = {apart}",
        you={"hand": ["Gap"], **(high if mine else low)},
        opponent=low if mine else high,
    )


def test_a_level_that_is_lowered_or_advanced() -> None:
    tell(
        card("Fall", EVENT, "POWER: Lower your opponent's personality level."),
        card("Watch", ALLY, "[constant] Whenever you lower your MP's personality level, draw 2 cards."),
        card("Trip", SETUP, "POWER: Lower your personality level."),
        steps="""
            play Fall
            expect opponent level = 1
            opponent: pass
            play Trip
            expect you level = 1
            expect you hand = 2
        """,
        you={"hand": ["Fall"], "play": ["Watch", "Trip"], "level": 2},
        opponent={"level": 2},
    )  # fmt: skip
