"""What is so of attacks, in the ways that designers say it: played."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import tell

BOTH = card("Bolt", ENERGY, "[attack] Energy attack costing 2 stages. DAMAGE: 3 stages and 2 life "
            "cards.")  # fmt: skip


@pytest.mark.parametrize(
    ("law", "lost", "down"),
    [
        ("Your attacks have their stage damage doubled.", 6, 2),
        ("Your attacks deal twice as many stages of damage.", 6, 2),
        ("Energy attacks you perform deal double life card damage.", 3, 4),
        ("The damage of your energy attacks is doubled.", 6, 4),
        ("Double the damage of your energy attacks.", 6, 4),
        ("The damage of your attacks is increased by 1 stage and 1 life card.", 4, 3),
        ("Reduce the damage of your attacks by 1 life card.", 3, 1),
        ("Your attacks have their base damage increased by 2 stages.", 5, 2),
        ("The base damage of your attacks is reduced by 1 life card.", 3, 1),
        ("Your attacks deal 5 stages of damage instead of their normal damage.", 5, 0),
        ("Attacks your MP performs deal +1 stage of damage.", 4, 2),
        ("Attacks performed by Allies you control deal +1 stage of damage.", 3, 2),
        ("Attacks you perform from your hand deal +1 stage of damage.", 4, 2),
        ("Attacks you perform from your discard pile deal +1 stage of damage.", 3, 2),
        ("Your attacks deal 1 more stage of damage for each of your Drills.", 4, 2),
    ],
)
def test_what_attacks_deal(law: str, lost: int, down: int) -> None:
    tell(
        BOTH,
        card("Law", DRILL, f"[constant] {law}"),
        you={"hand": ["Bolt"], "play": ["Law"]},
        opponent={"stages": 10},
        steps=f"""
            play Bolt
            expect opponent stages = {10 - lost}
            expect opponent discard = {down}
        """,
    )


def test_base_damage_is_no_modifier() -> None:
    tell(
        BOTH,
        card("Law", DRILL, "[constant] Your attacks have their base damage increased by 2 stages."),
        card("Lock", DRILL, "[constant] Attacks cannot have their damage modified."),
        you={"hand": ["Bolt"], "play": ["Law", "Lock"]},
        opponent={"stages": 10},
        steps="""
            play Bolt
            expect opponent stages = 5
            expect opponent discard = 2
        """,
    )


@pytest.mark.parametrize(("answer", "lost", "down"), [("yes", 0, 4), ("no", 3, 2)])
def test_an_attack_may_deal_other_damage_instead(answer: str, lost: int, down: int) -> None:
    tell(
        card("Kick", PHYSICAL, "[attack] Physical attack. You may have this attack deal 4 life "
             "cards of damage instead. DAMAGE: 3 stages and 2 life cards."),
        you={"hand": ["Kick"]},
        opponent={"stages": 10},
        steps=f"""
            play Kick
            {answer}
            expect opponent stages = {10 - lost}
            expect opponent discard = {down}
        """,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("law", "paid"),
    [
        ("The cost of your energy attacks is reduced by 1.", 1),
        ("Your energy attacks cost 1 stage less to perform.", 1),
        ("Increase the cost of energy attacks by 2 stages.", 4),
        ("The cost of your attacks is reduced to 0.", 0),
        ("Your attacks have their costs reduced to 1.", 1),
        ("Increase the cost of your attacks by 1 for each Drill you control.", 3),
    ],
)
def test_what_attacks_cost(law: str, paid: int) -> None:
    tell(
        BOTH,
        card("Law", DRILL, f"[constant] {law}"),
        you={"hand": ["Bolt"], "play": ["Law"], "stages": 5},
        steps=f"""
            play Bolt
            expect you stages = {5 - paid}
        """,
    )


@pytest.mark.parametrize(
    ("said", "paid"),
    [
        ("This attack has its cost increased by 1.", 3),
        ("This attack's cost is reduced by 1.", 1),
        ("The cost of this attack is reduced to 0.", 0),
    ],
)
def test_what_this_attack_costs_is_known_before_it_is_paid(said: str, paid: int) -> None:
    tell(
        card("Bolt", ENERGY, f"[attack] Energy attack costing 2 stages. {said} DAMAGE: 1 stage."),
        you={"hand": ["Bolt"], "stages": 5},
        steps=f"""
            play Bolt
            expect you stages = {5 - paid}
        """,
    )


@pytest.mark.parametrize(
    ("law", "stopped"),
    [
        ("Only Events can stop your attacks.", False),
        ("Only Physical Combat cards may stop your attacks.", True),
        ("Physical Combat cards cannot stop attacks performed by your MP.", False),
        ("Your opponent's Physical Combat cards cannot stop your attacks.", False),
        ("Styled cards cannot stop your attacks.", True),
        ("Your attacks may not be stopped with Physical Combat cards.", False),
        ("Your attacks may not be stopped.", False),
        ("Your attacks may only be stopped by Events.", False),
    ],
)
def test_what_stops_attacks(law: str, stopped: bool) -> None:
    tell(
        BOTH,
        card("Law", DRILL, f"[constant] {law}"),
        you={"hand": ["Bolt"], "play": ["Law"]},
        opponent={"hand": ["Block"], "stages": 10},
        steps=f"""
            play Bolt
            play Block
            expect opponent stages = {10 if stopped else 7}
        """,
    )


@pytest.mark.parametrize(
    "said", ["The HIT effects of your attacks are cancelled.", "Your attacks have no HIT effects."]
)
def test_hit_effects_come_to_nothing(said: str) -> None:
    tell(
        card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage. HIT: Raise your anger "
             "1."),
        card("Law", DRILL, f"[constant] {said}"),
        you={"hand": ["Kick"], "play": ["Law"]},
        steps="""
            play Kick
            expect you anger = 0
        """,
    )  # fmt: skip


def test_damage_of_the_next_attack_is_banished() -> None:
    tell(
        BOTH,
        card(
            "Law", EVENT, "POWER: Life card damage from your next attack this combat is banished."
        ),
        you={"hand": ["Law", "Bolt"], "stages": 9},
        opponent={"stages": 10},
        steps="""
            play Law
            opponent: pass
            play Bolt
            expect opponent banished = 2
        """,
    )


@pytest.mark.parametrize(
    ("given", "lost"),
    [
        ("Your energy attacks gain Focused.", 4),
        ("Your attacks can only be stopped by Physical Combat or Energy Combat cards.", 4),
        ("Your physical attacks gain Focused.", 3),
        ("Your attacks gain Unstoppable.", 3),
    ],
)
def test_a_keyword_that_was_given_is_one_of_the_attack(given: str, lost: int) -> None:
    tell(
        BOTH,
        card("Gift", DRILL, f"[constant] {given}"),
        card("Law", DRILL, "[constant] Your Focused attacks deal +1 stage of damage."),
        you={"hand": ["Bolt"], "play": ["Gift", "Law"]},
        opponent={"stages": 10},
        steps=f"""
            play Bolt
            expect opponent stages = {10 - lost}
        """,
    )


@pytest.mark.parametrize(
    ("said", "defense", "anger"),
    [
        ("deals +1 stage of damage. If it is stopped, raise your anger 1.", "play Block", 1),
        ("deals +1 stage of damage. If it is stopped, raise your anger 1.", "no defense", 0),
        ("deals +1 stage of damage. If that attack is successful, raise your anger 1.",
         "no defense", 1),
        ("deals +1 stage of damage. If that attack is successful, raise your anger 1.",
         "play Block", 0),
    ],
)  # fmt: skip
def test_what_comes_of_the_next_attack(said: str, defense: str, anger: int) -> None:
    tell(
        BOTH,
        card("Law", EVENT, f"POWER: Your next attack this combat {said}"),
        you={"hand": ["Law", "Bolt", "Filler"], "stages": 9},
        opponent={"hand": ["Block"]},
        steps=f"""
            play Law
            opponent: pass
            play Bolt
            opponent: {defense}
            expect you anger = {anger}
        """,
    )


@pytest.mark.parametrize(
    ("said", "stopped"),
    [
        ("If your next attack this combat is stopped, raise your anger 1.", True),
        ("Raise your anger 1 if your next attack this combat is successful.", False),
    ],
)
@pytest.mark.parametrize("blocks", [True, False])
def test_whether_the_next_attack_is_stopped(said: str, stopped: bool, blocks: bool) -> None:
    tell(
        BOTH,
        card("Law", EVENT, f"POWER: {said}"),
        you={"hand": ["Law", "Bolt"], "stages": 9},
        opponent={"hand": ["Block"]},
        steps=f"""
            play Law
            opponent: pass
            play Bolt
            opponent: {"play Block" if blocks else "no defense"}
            expect you anger = {int(stopped is blocks)}
        """,
    )


@pytest.mark.parametrize(
    "said", ["Costs 2 stages.", "(costs 2 stages)", "Costs 2 stages to perform."]
)
def test_what_an_attack_costs_may_stand_behind_it(said: str) -> None:
    attack = "Energy attack" if said.startswith("(") else "Energy attack."
    tell(
        card("Beam", ENERGY, f"[attack] {attack} {said.removesuffix('.')}. DAMAGE: 1 life card."),
        you={"hand": ["Beam"], "stages": 5},
        steps="""
            play Beam
            expect you stages = 3
        """,
    )


def test_an_attack_may_be_redirected() -> None:
    tell(
        card("Kick", PHYSICAL, "[attack] Physical attack. You may redirect this attack to one of "
             "your opponent's Allies. DAMAGE: 4 stages."),
        you={"hand": ["Kick"]},
        opponent={"play": [{"card": "Old Friend", "stages": 5}], "stages": 8},
        steps="""
            play Kick
            yes
            expect opponent stages = 8
        """,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("law", "lost", "down"),
    [
        ("You take 2 less stages of damage from attacks.", 1, 2),
        ("Reduce the damage you take from energy attacks by 1 life card.", 3, 1),
        ("You take an additional life card of damage from attacks.", 3, 3),
        ("The damage you take from physical attacks is reduced by 1 stage.", 3, 2),
        ("Your opponent takes -1 stage of damage from attacks.", 3, 2),
        ("Players take -1 stage of damage from attacks.", 2, 2),
    ],
)
def test_what_is_taken_from_attacks(law: str, lost: int, down: int) -> None:
    tell(
        BOTH,
        card("Law", DRILL, f"[constant] {law}"),
        you={"hand": ["Bolt"]},
        opponent={"stages": 8, "play": ["Law"]},
        steps=f"""
            play Bolt
            expect opponent stages = {8 - lost}
            expect opponent discard = {down}
        """,
    )


@pytest.mark.parametrize(
    ("law", "lost"),
    [
        ("Your AT is +1.", 4),
        ("The AT of your attacks is increased by 2.", 5),
        ("Your AT is considered to be 4.", 7),
        ("The AT of your energy attacks is +1.", 3),
        ("Your opponent's AT is +1.", 3),
    ],
)
def test_the_attack_table(law: str, lost: int) -> None:
    tell(
        card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: AT +3 stages."),
        card("Law", DRILL, f"[constant] {law}"),
        you={"hand": ["Kick"], "play": ["Law"], "stages": 1},
        opponent={"stages": 10},
        steps=f"""
            play Kick
            expect opponent stages = {10 - lost}
        """,
    )


def test_it_has_another_base_damage() -> None:
    tell(
        BOTH,
        card("Law", DRILL, "[constant] Whenever you perform an energy attack, it has a base damage "
             "of 5 stages instead."),
        you={"hand": ["Bolt"], "play": ["Law"]},
        opponent={"stages": 8},
        steps="""
            play Bolt
            expect opponent stages = 3
            expect opponent discard = 0
        """,
    )  # fmt: skip
