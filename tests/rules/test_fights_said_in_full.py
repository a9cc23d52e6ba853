"""What is said of attacks in full: this action, its end, what is left of it, and what stopped it."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

JAB = card("Jab", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage.")
BEAM = card("Beam", ENERGY, "[attack] Energy attack. DAMAGE: 3 stages and 3 life cards.")
WALL = card("Wall", PHYSICAL, "[defense] Stop an attack.")


def test_what_holds_in_this_action_is_over_with_it() -> None:
    # EFF-4
    tell(
        card("Feint", PHYSICAL, "[attack] Physical attack. Your attacks deal +2 stages of damage "
             "this action. DAMAGE: 1 stage."),
        JAB,
        steps="""
            play Feint
            opponent: no defense
            expect opponent stages = 6
            opponent: pass
            play Jab
            opponent: no defense
            expect opponent stages = 5
        """,
        you={"hand": ["Feint", "Jab"]},
        opponent={"stages": 9},
    )  # fmt: skip


def test_what_has_happened_in_this_action_is_asked_of_it_alone() -> None:
    tell(
        card("Echo", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage. HIT: If you discarded a "
             "card this action, raise your anger 2."),
        card("Drop", EVENT, "POWER: Discard a card from your hand."),
        steps="""
            play Drop
            discard Ball
            opponent: pass
            play Echo
            opponent: no defense
            expect you anger = 0
        """,
        you={"hand": ["Drop", "Echo", "Ball", "Ball"]},
    )  # fmt: skip


@pytest.mark.parametrize("answer", ["play Wall", "no defense"])
def test_after_an_attack_is_after_it_whatever_became_of_it(answer: str) -> None:
    tell(
        card("Follow", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage. After this attack, "
             "raise your anger 1."),
        WALL,
        steps=f"""
            play Follow
            expect you anger = 0
            opponent: {answer}
            expect you anger = 1
        """,
        you={"hand": ["Follow"]},
        opponent={"hand": ["Wall"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "stages", "lost"),
    [
        ("Prevent half of the damage, rounded down.", 7, 2),
        ("Prevent half of the damage from an energy attack.", 8, 1),
        ("Prevent half of the stages of damage from an energy attack, rounded down.", 7, 3),
        ("Reduce the damage of an energy attack to 1 life card.", 9, 1),
        ("Reduce the damage of that attack to 2 stages and 1 life card.", 7, 1),
    ],
)
def test_how_much_is_left_of_the_damage(text: str, stages: int, lost: int) -> None:
    # ATK-7
    tell(
        card("Veil", ENERGY, f"[defense] {text}"),
        BEAM,
        steps=f"""
            play Beam
            opponent: play Veil
            expect opponent stages = {stages}
            expect opponent life_deck = {30 - lost}
        """,
        you={"hand": ["Beam"]},
        opponent={"hand": ["Veil"], "stages": 9},
    )


def test_the_card_that_stopped_an_attack_is_known_later() -> None:
    # ATK-4
    tell(
        card("Spite", PHYSICAL, "[attack] Physical attack. If this attack is stopped, banish the "
             "card that stopped it. DAMAGE: 1 stage."),
        WALL,
        steps="""
            play Spite
            opponent: play Wall
            expect opponent banished has Wall
            expect you discard has Spite
        """,
        you={"hand": ["Spite"]},
        opponent={"hand": ["Wall"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "gained"),
    [
        ("Stop an attack. Gain stages equal to its cost.", 2),
        ("Stop an attack. Gain stages equal to that attack's cost.", 2),
        ("Stop an attack and gain stages equal to its damage.", 4),
        ("Stop an attack. Discard an energy attack from your hand. Gain stages equal to its cost.",
         3),
    ],
)  # fmt: skip
def test_its_cost_and_its_damage_are_those_of_the_attack(text: str, gained: int) -> None:
    tell(
        card("Drain", ENERGY, f"[defense] {text}"),
        card("Bolt", ENERGY, "[attack] Energy attack costing 2 stages. DAMAGE: 4 life cards."),
        card("Ray", ENERGY, "[attack] Energy attack costing 3 stages. DAMAGE: 1 life card."),
        steps=f"""
            play Bolt
            opponent: play Drain
            expect opponent stages = {3 + gained}
        """,
        you={"hand": ["Bolt"]},
        opponent={"hand": ["Drain", "Ray"], "stages": 3},
    )


def test_so_many_or_more_stages_are_paid_and_counted_together() -> None:
    # ATK-2
    tell(
        card("Surge", ENERGY, "[attack] Energy attack costing 2 or more stages. "
             "DAMAGE: X life cards. X = the number of stages paid."),
        steps="""
            play Surge
            choose 4
            opponent: no defense
            expect you stages = 5
            expect opponent life_deck = 26
        """,
        you={"hand": ["Surge"], "stages": 9},
    )  # fmt: skip


def test_who_cannot_pay_the_least_cannot_perform_it() -> None:
    tell(
        card("Surge", ENERGY, "[attack] Energy attack costing 2 or more stages. "
             "DAMAGE: 1 life card."),
        steps="""
            expect no option play Surge
        """,
        you={"hand": ["Surge"], "stages": 1},
    )  # fmt: skip


@pytest.mark.parametrize(("anger", "paid"), [(3, 1), (2, 2)])
def test_what_it_costs_less_in_a_case_stands_behind_it(anger: int, paid: int) -> None:
    tell(
        card("Flare", ENERGY, "[attack] Energy attack costing 2 stages. Costs 1 less stage if your "
             "anger is 3 or higher. DAMAGE: 1 life card."),
        steps=f"""
            play Flare
            expect you stages = {5 - paid}
        """,
        you={"hand": ["Flare"], "stages": 5, "anger": anger},
    )  # fmt: skip


@pytest.mark.parametrize(("answer", "stages", "lost"), [("yes", 9, 3), ("no", 4, 0)])
def test_the_attacker_chooses_which_damage_it_deals(answer: str, stages: int, lost: int) -> None:
    # ATK-6
    tell(
        card("Fork", PHYSICAL, "[attack] Physical attack. DAMAGE: 5 stages or 3 life cards."),
        steps=f"""
            play Fork
            {answer}
            opponent: no defense
            expect opponent stages = {stages}
            expect opponent life_deck = {30 - lost}
        """,
        you={"hand": ["Fork"]},
        opponent={"stages": 9},
    )


@pytest.mark.parametrize(("anger", "lost"), [(3, 6), (2, 4)])
def test_damage_behind_a_condition_takes_the_place_of_the_other(anger: int, lost: int) -> None:
    tell(
        card("Rage", PHYSICAL, "[attack] Physical attack. DAMAGE: 4 stages. If your anger is 3 or "
             "higher, DAMAGE: 6 stages instead."),
        steps=f"""
            play Rage
            opponent: no defense
            expect opponent stages = {9 - lost}
        """,
        you={"hand": ["Rage"], "anger": anger},
        opponent={"stages": 9},
    )  # fmt: skip


@pytest.mark.parametrize(("before", "anger"), [("pass", 1), ("play Jab", 0)])
def test_the_first_time_this_combat_is_no_later_one(before: str, anger: int) -> None:
    # EFF-4
    tell(
        card("Vow", EVENT, "POWER: The first time you perform an attack this combat, raise your "
             "anger 1."),
        JAB,
        steps=f"""
            {before}
            opponent: no defense
            opponent: pass
            play Vow
            opponent: pass
            play Jab
            expect you anger = {anger}
        """ if before != "pass" else f"""
            play Vow
            opponent: pass
            play Jab
            expect you anger = {anger}
        """,
        you={"hand": ["Vow", "Jab", "Jab"]},
    )  # fmt: skip


@pytest.mark.parametrize(("attack", "anger"), [("Beam", 1), ("Jab", 0)])
def test_what_the_next_action_is_brings_something(attack: str, anger: int) -> None:
    tell(
        card("Lead", PHYSICAL, "[attack] Physical attack. If your next action is an energy attack, "
             "raise your anger 1. DAMAGE: 1 stage."),
        JAB,
        BEAM,
        steps=f"""
            play Lead
            opponent: no defense
            opponent: pass
            play {attack}
            expect you anger = {anger}
        """,
        you={"hand": ["Lead", "Jab", "Beam"]},
        opponent={"stages": 9},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "canonical_"),
    [
        ("Physical attack. If this attack is critical, draw a card.",
         "[attack] Physical attack. If this attack deals critical damage, draw a card."),
        ("[defense] Stop a physical attack. Banish the attack card after use.",
         "[defense] Stop a physical attack. That attack is banished after use."),
        ("[defense] Stop a physical attack. Banish that attack's card.",
         "[defense] Stop a physical attack. Banish that attack card."),
        ("Physical attack. If your next attack this combat is performed by an Ally, draw a card.",
         "[attack] Physical attack. Your next attack this combat gains \"If this attack is "
         "performed by an Ally, draw a card.\""),
        ("Physical attack. If your opponent's next action is an energy attack, it costs 1 more "
         "stage.",
         "[attack] Physical attack. Your opponent's next energy attack in his next action costs +1 "
         "stage to perform."),
        ("Energy attack costing at least 1 stage. DAMAGE: 4 life cards.",
         "[attack] Energy attack costing 1 or more stages. DAMAGE: 4 life cards."),
    ],
)  # fmt: skip
def test_the_same_in_other_words(text: str, canonical_: str) -> None:
    assert canonical(text, PHYSICAL) == canonical_
    assert canonical(canonical_, PHYSICAL) == canonical_


def test_whoever_performs_an_attack_is_that_ally() -> None:
    # COM-6
    said = "[constant] Whenever an Ally performs an attack, that Ally gains 1 stage."
    assert canonical(said, DRILL) == said


def test_what_happens_in_a_time_to_come_is_waited_for() -> None:
    # EFF-4
    tell(
        card("Snare", EVENT, "POWER: If your opponent performs an attack this combat, raise your "
             "anger 1."),
        JAB,
        steps="""
            play Snare
            expect you anger = 0
            opponent: play Jab
            expect you anger = 1
            no defense
            pass
            opponent: play Jab
            expect you anger = 1
        """,
        you={"hand": ["Snare"]},
        opponent={"hand": ["Jab", "Jab"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        # It would be waited for all the time, and so each time.
        (DRILL, "[constant] The next time you stop an attack this combat, draw a card."),
        (DRILL, "[constant] If you stop an attack this combat, draw a card."),
    ],
)  # fmt: skip
def test_what_would_be_asked_too_early_or_too_often_is_refused(kind: CardType, text: str) -> None:
    assert compile_text(card("Law", kind, ""), text).failures


@pytest.mark.parametrize(("dealt", "hand"), [(2, 1), (5, 0)])
def test_what_is_asked_of_the_damage_is_asked_once_it_is_dealt(dealt: int, hand: int) -> None:
    tell(
        card("Ray", ENERGY, f"[attack] Energy attack. DAMAGE: {dealt} stages."),
        card("Wall", ENERGY, "[defense] Prevent 3 stages of damage from an energy attack. If you took "
             "no damage from that attack, draw a card."),
        steps=f"""
            attack with Ray
            opponent: defend with Wall
            expect opponent hand = {hand}
        """,
        you={"hand": ["Ray"], "stages": 8},
        opponent={"hand": ["Wall"], "stages": 9},
    )  # fmt: skip
