"""What depends on how much an attack would deal, and what is prevented of that."""

from __future__ import annotations

import pytest

from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import tell


def _beam(n: int, unit: str = "life cards") -> str:
    return f"[attack] Energy attack. DAMAGE: {n} {unit}."


@pytest.mark.parametrize(
    "said",
    [
        "If an attack would deal 5 or more life cards of damage to you, it deals 1 less.",
        "Attacks that deal 5 or more life cards of damage to you deal 1 less.",
        "Whenever you would take 5 or more life cards of damage from an attack, prevent 1 of that "
        "damage.",
        "Prevent 1 life card of damage from your opponent's attacks that deal 5 or more life cards of "
        "damage.",
    ],
)
@pytest.mark.parametrize(
    ("printed", "modifier", "dealt"),
    [(5, 0, 4), (4, 0, 4), (4, 1, 4), (5, -1, 4), (7, 0, 6)],
)
def test_what_deals_so_much_deals_less(said: str, printed: int, modifier: int, dealt: int) -> None:
    tell(
        card("Beam", ENERGY, _beam(printed)),
        card("Law", DRILL, f"[constant] Your attacks deal {modifier:+} life cards of damage."
             if modifier else "POWER: Draw a card."),
        card("Ward", DRILL, f"[constant] {said}"),
        steps=f"""
            play Beam
            opponent: no defense
            expect opponent discard = {dealt}
        """,
        you={"hand": ["Beam"], "play": ["Law"]},
        opponent={"play": ["Ward"]},
    )  # fmt: skip


def test_your_own_attacks_that_deal_so_much() -> None:
    tell(
        card("Beam", ENERGY, _beam(5)),
        card("Bolt", ENERGY, _beam(4)),
        card("Law", DRILL, "[constant] If one of your attacks would deal 5 or more life cards of "
             "damage, it deals +2 life cards of damage."),
        steps="""
            play Beam
            opponent: no defense
            opponent: pass
            expect opponent discard = 7
            play Bolt
            opponent: no defense
            expect opponent discard = 11
        """,
        you={"hand": ["Beam", "Bolt"], "play": ["Law"]},
    )  # fmt: skip


def test_the_first_time_each_combat() -> None:
    tell(
        card("Bolt", ENERGY, _beam(3)),
        card("Beam", ENERGY, _beam(4)),
        card("Wave", ENERGY, _beam(6)),
        card("Ward", DRILL, "[constant] The first time each combat you would take 4 or more life "
             "cards of damage from an attack, prevent 2 of that damage."),
        steps="""
            play Bolt
            opponent: no defense
            opponent: pass
            expect opponent discard = 3
            play Beam
            opponent: no defense
            opponent: pass
            expect opponent discard = 5
            play Wave
            opponent: no defense
            expect opponent discard = 11
        """,
        you={"hand": ["Bolt", "Beam", "Wave"]},
        opponent={"play": ["Ward"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("use", "printed", "offered"),
    [
        ("[instant] POWER: Use when your MP would take life cards of damage from an attack.", 3, True),
        ("[instant] POWER: Use when you would take 4 or more life cards of damage from an attack.", 3,
         False),
        ("[instant] POWER: Use when you would take 4 or more life cards of damage from an attack.", 4,
         True),
    ],
)  # fmt: skip
def test_a_power_that_is_used_when_one_would_take_it(use: str, printed: int, offered: bool) -> None:
    tell(
        card("Beam", ENERGY, _beam(printed)),
        card("Pal", ALLY, f"{use} Prevent 2 life cards of that damage."),
        steps=f"""
            play Beam
            opponent: no defense
            {"yes" if offered else ""}
            expect opponent discard = {printed - 2 if offered else printed}
        """,
        you={"hand": ["Beam"]},
        opponent={"play": ["Pal"], "stages": 0},
    )


@pytest.mark.parametrize(("printed", "can"), [("3 life cards", False), ("4 life cards", True),
                                              ("4 stages", False)])  # fmt: skip
def test_a_defense_that_is_used_when_one_would_take_so_much(printed: str, can: bool) -> None:
    cards = int(printed[0]) if "life" in printed else 0
    tell(
        card("Beam", ENERGY, f"[attack] Energy attack. DAMAGE: {printed}."),
        card("Pal", ALLY, "[defense] POWER: Use when your MP would take 4 or more life cards of "
             "damage from an attack. Prevent 2 life cards of that damage and this Ally loses 2 "
             "stages."),
        steps=f"""
            play Beam
            expect {"" if can else "no "}option use Pal
            opponent: {"use Pal" if can else "no defense"}
            expect opponent discard = {cards - 2 * can}
        """,
        you={"hand": ["Beam"]},
        opponent={"play": [{"card": "Pal", "stages": 5}], "stages": 0},
    )  # fmt: skip


def test_the_first_that_is_dealt_is_prevented() -> None:
    tell(
        card("Jab", PHYSICAL, "[attack] Physical attack. Prevent the first 3 life cards of damage dealt "
             "to you this combat. DAMAGE: 1 stage."),
        card("Bolt", ENERGY, _beam(2)),
        card("Beam", ENERGY, _beam(4)),
        steps="""
            play Jab
            opponent: no defense
            opponent: play Bolt
            no defense
            pass
            expect your discard = 1
            opponent: play Beam
            no defense
            expect your discard = 4
        """,
        you={"hand": ["Jab"]},
        opponent={"hand": ["Bolt", "Beam"], "stages": 8},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "energy", "hand"),
    [
        ("Your opponent cannot perform energy attacks during his next action this combat.", "", 0),
        ("If your opponent performs an energy attack for his next action this combat, draw a card.",
         "opponent: play Bolt", 1),
    ],
)  # fmt: skip
def test_his_next_action(text: str, energy: str, hand: int) -> None:
    tell(
        card("Plan", EVENT, f"POWER: {text}"),
        card("Bolt", ENERGY, _beam(2)),
        card("Jab", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage."),
        steps=f"""
            play Plan
            {energy or "opponent: play Jab"}
            no defense
            expect your hand = {hand}
            expect your discard = {1 + 2 * bool(energy)}
        """,
        you={"hand": ["Plan"], "stages": 8},
        opponent={"hand": ["Bolt", "Jab"]},
    )


@pytest.mark.parametrize(("first", "stopped"), [("Bolt", False), ("Jab", True)])
def test_my_previous_action(first: str, stopped: bool) -> None:
    tell(
        card("Kick", PHYSICAL, "[attack] Physical attack. If your previous action this combat was an "
             "energy attack, this attack cannot be stopped. DAMAGE: 3 stages."),
        card("Bolt", ENERGY, _beam(1)),
        card("Jab", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage."),
        steps=f"""
            play {first}
            opponent: no defense
            opponent: pass
            play Kick
            opponent: {"play Block" if stopped else "no defense"}
            expect opponent stages = {7 if stopped else 5}
        """,
        you={"hand": ["Kick", first], "stages": 8},
        opponent={"hand": ["Block"], "stages": 8},
    )  # fmt: skip


def test_whose_attack_is_prevented_is_that_ally() -> None:
    tell(
        card("Wall", EVENT, "[defense] POWER: Prevent all damage from an attack performed by an "
             "opponent's Ally. Destroy that Ally."),
        card("Pal", ALLY, "POWER: [attack] Physical attack. DAMAGE: 3 stages."),
        card("Bud", ALLY, "POWER: Draw a card."),
        steps="""
            use Pal
            opponent: play Wall
            expect opponent stages = 8
            expect your play has no Pal
            expect your play has Bud
            expect opponent play has Bud
        """,
        you={"play": ["Bud", "Pal"], "stages": 0},
        opponent={"hand": ["Wall"], "stages": 8, "play": ["Bud"]},
    )  # fmt: skip


@pytest.mark.parametrize(("beam", "dealt"), [("3 life cards", 4), ("1 life card", 1)])
def test_attacks_of_a_time_that_are_such(beam: str, dealt: int) -> None:
    cost = 2 if beam[0] == "3" else 1
    tell(
        card("Plan", EVENT, "POWER: Your attacks this combat that cost 2 or more stages deal +1 life "
             "card of damage."),
        card("Beam", ENERGY, f"[attack] {cost}: Energy attack. DAMAGE: {beam}."),
        steps=f"""
            play Plan
            opponent: pass
            play Beam
            opponent: no defense
            expect opponent discard = {dealt}
        """,
        you={"hand": ["Plan", "Beam"], "stages": 5},
    )  # fmt: skip


def test_each_of_them_loses_so_much() -> None:
    tell(
        card("Plan", EVENT, "POWER: Your opponent's Allies lose 2 stages each."),
        card("Pal", ALLY, "POWER: Draw a card."),
        card("Bud", ALLY, "POWER: Draw a card."),
        steps="""
            play Plan
            expect stages of Pal = 3
            expect stages of Bud = 2
        """,
        you={"hand": ["Plan"]},
        opponent={"play": [{"card": "Pal", "stages": 5}, {"card": "Bud", "stages": 4}]},
    )


def test_the_first_attack_of_his_next_turn() -> None:
    tell(
        card("Jab", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage. HIT: The first attack your "
             "opponent performs next turn deals -3 life cards of damage."),
        card("Beam", ENERGY, _beam(4)),
        card("Bolt", ENERGY, _beam(4)),
        steps="""
            play Jab
            opponent: no defense
            opponent: play Bolt
            no defense
            expect your discard = 5
            pass
            opponent: pass
            opponent: declare combat
            opponent: play Beam
            no defense
            expect your discard = 6
        """,
        you={"hand": ["Jab"]},
        opponent={"hand": ["Beam", "Bolt"], "stages": 8},
    )  # fmt: skip


@pytest.mark.parametrize(("answer", "drawn"), [("no defense", 1), ("play Thin", 0)])
def test_what_was_not_prevented(answer: str, drawn: int) -> None:
    tell(
        card("Beam", ENERGY, f"{_beam(4)} HIT: If the damage from this attack was not prevented, draw a "
             "card."),
        card("Thin", EVENT, "[defense] POWER: Prevent 1 life card of damage from an attack."),
        steps=f"""
            play Beam
            opponent: {answer}
            expect your hand = {drawn}
        """,
        you={"hand": ["Beam"]},
        opponent={"hand": ["Thin"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "steps", "discard", "banished"),
    [
        ("Banish the cards destroyed by this attack's damage.", "", 0, 3),
        ("Banish the attack cards discarded by this attack.", "", 2, 1),
        ("Look at the cards discarded by this attack. Choose one of them and banish it.",
         "choose Jab", 2, 1),
    ],
)  # fmt: skip
def test_the_cards_that_an_attack_took(said: str, steps: str, discard: int, banished: int) -> None:
    tell(
        card("Beam", ENERGY, f"{_beam(3)} HIT: {said}"),
        card("Jab", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage."),
        steps=f"""
            play Beam
            opponent: no defense
            {steps}
            expect opponent discard = {discard}
            expect opponent banished = {banished}
        """,
        you={"hand": ["Beam"]},
        opponent={"life_deck": ["Idle Drill", "Jab", "Other Drill"]},
    )


@pytest.mark.parametrize(
    ("said", "gained"),
    [
        ("Your MP gains 1 stage for each stage of damage that attack would have dealt.", 5),
        ("Your MP gains 1 stage for every 2 stages of the stopped attack's damage.", 2),
        ("Your MP gains 1 stage for each life card of damage the attack would have dealt.", 0),
    ],
)
def test_how_much_a_stopped_attack_would_have_dealt(said: str, gained: int) -> None:
    tell(
        card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 3 stages."),
        card("Law", DRILL, "[constant] Your attacks deal +2 stages of damage."),
        card("Wall", PHYSICAL, f"[defense] Stops a physical attack. {said}"),
        steps=f"""
            play Kick
            opponent: play Wall
            expect opponent stages = {2 + gained}
        """,
        you={"hand": ["Kick"], "play": ["Law"]},
        opponent={"hand": ["Wall"], "stages": 2},
    )
