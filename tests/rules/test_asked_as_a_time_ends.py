"""What is asked of the past: of the time that ends, in all, of both players, of whoever did it."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import tell

TAP = card("Tap", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 life card.")


@pytest.mark.parametrize(
    ("said", "anger"),
    [
        ("At the end of combat, if you took 5 or more life cards of damage, raise your anger 1.", 1),
        ("At the end of combat, if you took 3 or less life cards of damage, raise your anger 1.", 0),
        ("At the end of combat, if your opponent performed an attack, raise your anger 1.", 1),
        ("At the end of combat, if you stopped an attack, raise your anger 1.", 0),
        ("At the end of combat, if you did not stop an attack, raise your anger 1.", 1),
        ("At the end of combat, raise your anger 1 if you did not stop an attack.", 1),
        ("At the end of your opponent's turn, if he played an Event, raise your anger 1.", 1),
        ("At the end of your opponent's turn, if he played no Setups, raise your anger 1.", 1),
        ("At the end of your opponent's turn, if he played no Events, raise your anger 1.", 0),
        ("At the end of combat, if you took damage and you control a Drill, raise your anger 1.",
         1),
    ],
)  # fmt: skip
def test_what_was_done_in_the_time_that_ends(said: str, anger: int) -> None:
    tell(
        card("Watch", DRILL, f"[constant] {said}"),
        card("Three", PHYSICAL, "[attack] Physical attack. DAMAGE: 3 life cards."),
        card("Nothing", EVENT, "POWER: Gain 1 stage."),
        steps=f"""
            attack with Three
            no defense
            pass
            attack with Three
            no defense
            pass
            play Nothing
            until turn ends
            expect your anger = {anger}
        """,
        you={"play": ["Watch"]},
        opponent={"hand": ["Three", "Three", "Nothing"]},
        start={"turn": "opponent"},
    )


@pytest.mark.parametrize(
    ("asked", "so"),
    [
        ("your opponent has taken 5 or more life cards of damage this combat", True),
        ("your opponent took 6 or more life cards of damage this turn", True),
        ("your opponent has taken 4 or less life cards of damage this combat", False),
        ("your opponent took 5 or more life cards of damage from an attack this combat", False),
        ("your opponent took 3 or more life cards of damage from an attack this combat", True),
    ],
)
def test_damage_is_counted_in_all(asked: str, so: bool) -> None:
    tell(
        card("Three", PHYSICAL, "[attack] Physical attack. DAMAGE: 3 life cards."),
        card("Ask", EVENT, f"POWER: If {asked}, raise your anger 1."),
        steps=f"""
            attack with Three
            no defense
            pass
            attack with Three
            no defense
            pass
            play Ask
            expect your anger = {int(so)}
        """,
        you={"hand": ["Three", "Three", "Ask"]},
    )


@pytest.mark.parametrize(
    ("asked", "so"),
    [
        ("you performed no attacks", False),
        ("your opponent performed no attacks", True),
        ("your opponent did not perform an attack", True),
        ("you performed an attack", True),
        ("your opponent took damage", True),
        ("you took damage", False),
    ],
)
def test_used_at_the_end_of_a_combat_in_which_it_was_so(asked: str, so: bool) -> None:
    tell(
        card("Watch", CardType.SETUP, f"[instant] POWER: Use at the end of combat if {asked}. "
             "Raise your anger 1."),
        card("Late", EVENT, f"POWER: At the end of combat, if {asked}, raise your anger 1."),
        TAP,
        steps=f"""
            attack with Tap
            no defense
            pass
            play Late
            pass
            pass
            {"yes" if so else ""}
            expect your anger = {2 * so}
        """,
        you={"play": ["Watch"], "hand": ["Tap", "Late"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("asked", "one", "two"),
    [
        ("both players have performed an attack this combat", False, True),
        ("each player has performed an attack this combat", False, True),
        ("a player has performed an attack this combat", True, True),
        ("neither player has performed an attack this combat", False, False),
    ],
)
def test_both_is_each_of_them(asked: str, one: bool, two: bool) -> None:
    tell(
        card("Ask", EVENT, f"POWER: If {asked}, raise your anger 1."),
        TAP,
        steps=f"""
            attack with Tap
            no defense
            pass
            play Ask
            expect your anger = {int(one)}
            attack with Tap
            no defense
            play Ask
            expect your anger = {one + two}
        """,
        you={"hand": ["Tap", "Ask", "Ask"]},
        opponent={"hand": ["Tap"]},
    )


def test_only_a_personality_has_another_attack() -> None:
    for who, read in (("One of your Allies", True), ("One of your Drills", False)):
        text = f"POWER: {who} may perform another physical attack after this action."
        assert (compile_text(card("Sword", EVENT, ""), text).failures == ()) is read
