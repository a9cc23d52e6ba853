"""The damage of an attack is halved, divided, of another unit, or prevented up to an amount."""

from __future__ import annotations

import pytest

from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import tell

PAL = card("Pal", ALLY, "POWER: Draw a card.")


HIS_ACTION = {"turn": "opponent", "action": "opponent"}


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Halve the damage of your opponent's attacks.", 5),
        ("Halve the damage of attacks performed against you.", 5),
        ("Halve the damage from your opponent's physical attacks (rounded up).", 5),
        ("Halve your opponent's attacks' damage (rounded down).", 6),
    ],
)
def test_damage_is_halved(text: str, left: int) -> None:
    """ATK-8: of 7 stages 4 are left, or 3."""
    tell(
        card("Veil", DRILL, f"[constant] {text}"),
        card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 7 stages."),
        steps=f"opponent: play Kick\nexpect you stages = {left}",
        you={"play": ["Veil"], "stages": 9},
        opponent={"hand": ["Kick"]},
        start=HIS_ACTION,
    )


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Your opponent's MP loses stages equal to the damage of that attack.", 2),
        ("Your opponent's MP loses stages equal to the stage damage of that attack.", 3),
        ("Your opponent's MP loses stages equal to half of the damage of that attack (rounded up).", 5),
        ("If that attack would have dealt 6 or more stages of damage, your opponent's MP loses 2 "
         "stages.", 7),
        ("If that attack would have dealt 7 or more stages of damage, your opponent's MP loses 2 "
         "stages.", 9),
        ("If the damage of that attack was 7 or more, your opponent's MP loses 3 stages.", 6),
        ("Your opponent's MP loses 1 stage for each life card of damage that attack dealt.", 9),
    ],
)  # fmt: skip
def test_of_an_attack_that_is_stopped_it_is_what_it_would_deal(text: str, left: int) -> None:
    """With what is in force: 5 stages and 1 more, and a life card."""
    tell(
        card("Wall", PHYSICAL, f"[defense] Stops a physical attack. {text}"),
        card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 5 stages and 1 life card."),
        card("Ring", DRILL, "[constant] Your attacks deal +1 stage of damage."),
        steps=f"opponent: play Kick\nplay Wall\nexpect opponent stages = {left}\nexpect you stages = 9",
        you={"hand": ["Wall"], "stages": 9},
        opponent={"hand": ["Kick"], "play": ["Ring"], "stages": 9},
        start=HIS_ACTION,
    )


@pytest.mark.parametrize(
    ("rounded", "left"), [("", 2), (" (rounded up)", 2), (" (rounded down)", 3)]
)
def test_half_of_the_stages_are_lost(rounded: str, left: int) -> None:
    tell(
        card("Deed", EVENT, f"POWER: Your opponent's MP loses half of its stages{rounded}."),
        steps=f"play Deed\nexpect opponent stages = {left}",
        you={"hand": ["Deed"]},
        opponent={"stages": 5},
    )


HITS = [
    card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages."),
    card("Beam", ENERGY, "[attack] Energy attack costing 0 stages. DAMAGE: 3 life cards."),
]


@pytest.mark.parametrize(
    "said",
    [
        "Prevent the next 3 stages of damage you would take this combat.",
        "Prevent the next 3 stages of damage dealt to your MP this combat.",
        "Prevent the next 3 stages of damage from your opponent's attacks this combat.",
        "Prevent the next X stages of damage your MP would take this combat. X = your anger.",
        "Prevent the next 3 stages of damage.",
    ],
)
def test_so_much_of_what_comes_is_prevented_and_no_more(said: str) -> None:
    """ATK-7: 2 of the first attack, 1 of the second, none of the third."""
    tell(
        *HITS,
        card("Aura", EVENT, f"POWER: {said}"),
        steps="""
            play Aura
            opponent: play Kick
            expect you stages = 9
            pass
            opponent: play Kick
            expect you stages = 8
            pass
            opponent: play Kick
            expect you stages = 6
        """,
        you={"hand": ["Aura"], "stages": 9, "anger": 3},
        opponent={"hand": ["Kick", "Kick", "Kick"]},
    )


def test_of_each_unit_it_runs_out_by_itself() -> None:
    tell(
        *HITS,
        card("Aura", EVENT, "POWER: Prevent the next 1 stage and 4 life cards of damage you would take "
             "this combat."),
        steps="""
            play Aura
            opponent: play Beam
            expect you discard = 1
            pass
            opponent: play Kick
            expect you stages = 8
            pass
            opponent: play Beam
            expect you discard = 3
        """,
        you={"hand": ["Aura"], "stages": 9},
        opponent={"hand": ["Kick", "Beam", "Beam"]},
    )  # fmt: skip


def test_two_of_them_are_used_one_after_the_other() -> None:
    tell(
        *HITS,
        card(
            "Aura", EVENT, "POWER: Prevent the next 3 stages of damage you would take this combat."
        ),
        steps="""
            play Aura
            opponent: play Kick
            play Aura
            opponent: play Kick
            pass
            opponent: play Kick
            expect you stages = 9
            pass
            opponent: play Kick
            expect you stages = 7
        """,
        you={"hand": ["Aura", "Aura"], "stages": 9},
        opponent={"hand": ["Kick", "Kick", "Kick", "Kick"]},
    )


@pytest.mark.parametrize(("anger", "left"), [(2, 5), (3, 3)])
@pytest.mark.parametrize(
    "damage",
    [
        "4 stages, or 6 stages if your anger is 3 or higher",
        "4 stages or 6 stages, if your anger is 3 or higher",
        "4 stages, or 6 stages instead if your anger is 3 or higher",
        "4 stages or, if your anger is 3 or higher, 6 stages",
    ],
)
def test_other_damage_is_dealt_if_something_is_so(damage: str, anger: int, left: int) -> None:
    tell(
        card("Kick", PHYSICAL, f"[attack] Physical attack. DAMAGE: {damage}."),
        steps=f"play Kick\nexpect opponent stages = {left}",
        you={"hand": ["Kick"], "anger": anger},
        opponent={"stages": 9},
    )


@pytest.mark.parametrize(("drills", "left", "discarded"), [(1, 6, 0), (0, 9, 2)])
def test_it_may_be_of_the_other_unit(drills: int, left: int, discarded: int) -> None:
    tell(
        card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 3 stages, or 2 life cards if your "
             "opponent controls no Drills. HIT: Draw a card."),
        steps=f"play Kick\nexpect opponent stages = {left}\nexpect opponent discard = {discarded}\n"
        "expect you hand = 1",
        you={"hand": ["Kick"]},
        opponent={"stages": 9, "play": ["Idle Drill"] * drills},
    )  # fmt: skip


DIVIDED = "[attack] Physical attack. DAMAGE: 6 stages, divided as you choose among your opponent's personalities."


@pytest.mark.parametrize(
    ("first", "mp", "ally", "discarded"), [(2, 7, 1, 0), (0, 9, 0, 1), (6, 3, 5, 0)]
)
def test_stages_are_divided_as_the_attacker_chooses(
    first: int, mp: int, ally: int, discarded: int
) -> None:
    """COM-7; what the Ally doesn't stand turns into life cards (ATK-7)."""
    tell(
        PAL,
        card("Sweep", PHYSICAL, DIVIDED),
        steps=f"play Sweep\nyou: choose {first}\nexpect opponent stages = {mp}\n"
        f"expect stages of Pal = {ally}\nexpect opponent discard = {discarded}",
        you={"hand": ["Sweep"]},
        opponent={"stages": 9, "play": [{"card": "Pal", "stages": 5}]},
    )


def test_one_alone_takes_it_all() -> None:
    tell(
        card("Sweep", PHYSICAL, DIVIDED),
        steps="play Sweep\nexpect opponent stages = 3",
        you={"hand": ["Sweep"]},
        opponent={"stages": 9},
    )


@pytest.mark.parametrize(("damage", "drawn"), [(4, 1), (5, 1), (6, 0)])
def test_all_of_it_was_prevented(damage: int, drawn: int) -> None:
    tell(
        card("Guard", PHYSICAL, "[defense] Prevent 5 stages of damage from an attack. If all of that "
             "damage was prevented, draw a card."),
        card("Kick", PHYSICAL, f"[attack] Physical attack. DAMAGE: {damage} stages."),
        steps=f"opponent: play Kick\nplay Guard\nexpect you hand = {drawn}",
        you={"hand": ["Guard"], "stages": 9},
        opponent={"hand": ["Kick"]},
        start=HIS_ACTION,
    )  # fmt: skip


@pytest.mark.parametrize(("damage", "left"), [(6, 5), (5, 4)])
def test_before_the_damage_an_attack_deals_what_its_words_say(damage: int, left: int) -> None:
    """Of 6 stages 2 less; of 5 none."""
    tell(
        card("Veil", DRILL, "[constant] Your opponent's attacks that deal 6 or more stages of damage "
             "deal -2 stages of damage."),
        card("Kick", PHYSICAL, f"[attack] Physical attack. DAMAGE: {damage} stages."),
        steps=f"opponent: play Kick\nexpect you stages = {left}",
        you={"play": ["Veil"], "stages": 9},
        opponent={"hand": ["Kick"]},
        start=HIS_ACTION,
    )  # fmt: skip


@pytest.mark.parametrize(
    "said",
    ["Halve the damage of a physical attack.", "Reduce the damage of a physical attack by half."],
)
@pytest.mark.parametrize(("damage", "left"), [("6 stages", 6), ("5 stages", 7)])
def test_a_defense_halves_the_damage(said: str, damage: str, left: int) -> None:
    # Of 5 stages 3 are prevented: a half is rounded up.
    tell(
        card("Guard", PHYSICAL, f"[defense] {said}"),
        card("Hit", PHYSICAL, f"[attack] Physical attack. DAMAGE: {damage}."),
        you={"hand": ["Guard"], "stages": 9},
        opponent={"hand": ["Hit"]},
        start={"turn": "opponent", "action": "opponent"},
        steps=f"opponent: play Hit\nyou: play Guard\nexpect you.stages = {left}",
    )
