"""What has been done since a time, what befalls a player, how much is too much."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import tell

TAP = card("Tap", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 life card.")
BLAST = card("Blast", ENERGY, "[attack] Energy attack. DAMAGE: 1 life card.")
BIG = card("Big", PHYSICAL, "[attack] Physical attack. DAMAGE: 6 life cards.")
UP = card("Up", EVENT, "POWER: Raise your anger 1.")


@pytest.mark.parametrize(
    ("said", "drawn"),
    [
        ("If your opponent has raised his anger since your last action, draw a card.", 1),
        ("If your opponent raised his anger since his last action, draw a card.", 0),
        ("If your opponent has raised his anger since your last turn, draw a card.", 1),
        ("If you have raised your anger since your last action, draw a card.", 0),
        ("If you have not raised your anger since your last action, draw a card.", 1),
        ("If you have raised your anger since your opponent's last action, draw a card.", 0),
        ("If you have raised your anger since your last turn, draw a card.", 1),
        ("Draw a card for each Event your opponent played since your last action.", 1),
    ],
)
def test_since_a_time(said: str, drawn: int) -> None:
    tell(
        UP,
        card("Ask", EVENT, f"POWER: {said}"),
        steps=f"""
            play Up
            play Up
            play Ask
            expect your hand = {drawn}
        """,
        you={"hand": ["Up", "Ask"]},
        opponent={"hand": ["Up"]},
    )


def test_since_the_last_turn_that_is_over() -> None:
    tell(
        UP,
        card("Ask", EVENT, "POWER: If your opponent raised his anger since your last turn, gain 3 "
             "stages."),
        steps="""
            play Up
            until turn ends
            declare combat
            expect your stages = 1
            play Ask
            expect your stages = 4
        """,
        you={"hand": ["Ask"], "stages": 0},
        opponent={"hand": ["Up"]},
        start={"turn": "opponent"},
    )  # fmt: skip


BEFALLEN = [
    ("Whenever you are attacked, raise your anger 1.", 2),
    ("The first time you are attacked each combat, raise your anger 1.", 1),
    ("After being attacked, raise your anger 1.", 2),
    ("Whenever your opponent is attacked, raise your anger 1.", 0),
    ("Whenever you are dealt damage, raise your anger 1.", 2),
    ("Whenever you are dealt damage by an energy attack, raise your anger 1.", 1),
    ("Whenever you are dealt critical damage, raise your anger 1.", 1),
    ("Whenever your MP is dealt 3 or more life cards of damage, raise your anger 1.", 1),
    ("Whenever your opponent is dealt damage, raise your anger 1.", 0),
    ("At the end of combat, if you were attacked this combat, raise your anger 1.", 1),
    ("At the end of combat, if you have not been attacked this combat, raise your anger 1.", 0),
    ("At the end of combat, if you were dealt critical damage this combat, raise your anger 1.", 1),
    ("At the end of combat, if you were not dealt critical damage this combat, raise your anger 1.", 0),
    ("At the end of combat, if you have been attacked 2 or more times this combat, raise your anger 1.",
     1),
]  # fmt: skip


@pytest.mark.parametrize(("said", "anger"), BEFALLEN)
def test_what_befalls_a_player(said: str, anger: int) -> None:
    tell(
        card("Watch", DRILL, f"[constant] {said}"),
        BIG,
        BLAST,
        steps=f"""
            attack with Big
            no defense
            pass
            attack with Blast
            no defense
            until combat ends
            expect your anger = {anger}
        """,
        you={"play": ["Watch"], "anger": 0},
        opponent={"hand": ["Big", "Blast"]},
        start={"turn": "opponent"},
    )


@pytest.mark.parametrize(
    ("said", "one", "two"),
    [
        ("Whenever another Drill you control is destroyed, gain 1 stage.", 0, 1),
        ("Whenever another of your Drills is discarded or destroyed, gain 1 stage.", 0, 1),
        ("Whenever another Drill your opponent controls is destroyed, gain 1 stage.", 1, 1),
        ("Whenever one of your other Allies is destroyed, gain 1 stage.", 0, 0),
    ],
)
def test_another_one_of_his(said: str, one: int, two: int) -> None:
    tell(
        card("Watch", DRILL, f"[constant] {said}"),
        card("Other", DRILL, "[constant] Your attacks deal +0 stages of damage."),
        card("Deed", EVENT, "POWER: Destroy a Drill."),
        steps=f"""
            play Deed
            choose Other
            expect your stages = {one}
            pass
            play Deed
            choose Other
            expect your stages = {two}
        """,
        you={"play": ["Watch", "Other"], "hand": ["Deed", "Deed"], "stages": 0},
        opponent={"play": ["Other"]},
    )


CAPS = [
    ("Your opponent cannot raise his anger more than 2 levels each turn.", (2, 2, 2)),
    ("Your opponent cannot raise his anger more than 3 levels each turn.", (2, 3, 3)),
    ("Your opponent cannot raise his anger more than once per turn.", (2, 2, 2)),
    ("Your opponent cannot raise his anger more than twice each turn.", (2, 4, 4)),
    ("Players cannot gain more than 2 anger each combat.", (2, 2, 2)),
    ("Your opponent's anger cannot be raised more than 1 level each turn.", (1, 1, 1)),
    ("Your anger cannot be raised more than 1 level each turn.", (2, 4, 4)),
]


@pytest.mark.parametrize(("said", "anger"), CAPS)
def test_so_much_and_no_more_in_a_turn(said: str, anger: tuple[int, int, int]) -> None:
    tell(
        card("Lid", DRILL, f"[constant] {said}"),
        card("Up", EVENT, "POWER: Raise your anger 2."),
        card("Nothing", EVENT, "POWER: Gain 1 stage."),
        steps=f"""
            play Up
            expect opponent anger = {anger[0]}
            pass
            play Up
            expect opponent anger = {anger[1]}
            pass
            play Nothing
            expect opponent anger = {anger[2]}
        """,
        you={"play": ["Lid"]},
        opponent={"hand": ["Up", "Up", "Nothing"]},
        start={"turn": "opponent"},
    )


def test_the_next_turn_counts_anew() -> None:
    tell(
        card(
            "Lid", DRILL, "[constant] Players cannot raise their anger more than 1 level per turn."
        ),
        card("Up", EVENT, "POWER: Raise your anger 2."),
        steps="""
            play Up
            expect your anger = 1
            play Up
            expect opponent anger = 1
            until turn ends
            declare combat
            play Up
            expect opponent anger = 2
        """,
        you={"play": ["Lid"], "hand": ["Up"]},
        opponent={"hand": ["Up", "Up"]},
    )


@pytest.mark.parametrize(
    "said",
    [
        "Your opponent cannot draw cards more than once each turn.",
        "Your opponent cannot raise his anger each turn.",
        "Your opponent cannot raise his anger more than 2 levels more than once each turn.",
        "Your opponent cannot raise his anger more than once per game.",
        "Whenever your opponent uses a [constant] Power, draw a card.",
    ],
)
def test_what_cannot_be_counted_so(said: str) -> None:
    assert compile_text(card("Lid", DRILL, ""), f"[constant] {said}").failures


@pytest.mark.parametrize(
    ("asked", "first", "second"),
    [
        ("this is your first successful attack this combat", 1, 1),
        ("this is your second successful attack this combat", 0, 1),
        ("you have performed 2 or more successful attacks this combat", 0, 1),
        ("you have performed a successful attack this combat", 0, 1),
    ],
)
def test_the_attack_that_hits_is_successful(asked: str, first: int, second: int) -> None:
    tell(
        card("Strike", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages. HIT: If " + asked
             + ", raise your anger 1."),
        TAP,
        steps=f"""
            attack with Tap
            defend with Block
            pass
            attack with Strike
            no defense
            expect your anger = {first}
            pass
            attack with Strike
            no defense
            expect your anger = {second}
        """,
        you={"hand": ["Tap", "Strike", "Strike"]},
        opponent={"hand": ["Block"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "anger"),
    [
        ("Whenever your opponent raises his anger, he raises it 1 less level.", 1),
        ("Whenever your opponent raises his anger, raise it 1 less level.", 1),
        ("Whenever your opponent's anger would be raised, it is raised 2 less levels.", 0),
        ("Whenever your opponent would raise his anger, he raises it by 1 less.", 1),
        ("Whenever your opponent gains anger, he raises it 1 additional level.", 3),
    ],
)
def test_so_much_less_of_it(said: str, anger: int) -> None:
    tell(
        card("Lid", DRILL, f"[constant] {said}"),
        card("Up", EVENT, "POWER: Raise your anger 2."),
        steps=f"""
            play Up
            expect opponent anger = {anger}
        """,
        you={"play": ["Lid"]},
        opponent={"hand": ["Up"]},
        start={"turn": "opponent"},
    )


@pytest.mark.parametrize(
    ("said", "mine", "both"),
    [
        ("Whenever a card is placed into your Banished Zone, gain 1 stage.", 1, 1),
        ("Whenever a card enters your opponent's Banished Zone, gain 1 stage.", 0, 1),
        ("Whenever a card is placed into a Banished Zone, gain 1 stage.", 1, 2),
    ],
)
def test_whose_banished_zone(said: str, mine: int, both: int) -> None:
    tell(
        card("Watch", DRILL, f"[constant] {said}"),
        card("Deed", EVENT, "POWER: Banish the top card of your Life Deck."),
        steps=f"""
            play Deed
            expect your stages = {mine}
            play Deed
            expect your stages = {both}
        """,
        you={"play": ["Watch"], "hand": ["Deed"], "stages": 0},
        opponent={"hand": ["Deed"]},
    )
