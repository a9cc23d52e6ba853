"""What attacks deal, keep, cost and who performs them, in more words: played."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell


@pytest.mark.parametrize("unit", ["of damage", ""])
def test_both_units_of_more_damage_are_said_in_full(unit: str) -> None:
    tell(
        card("Law", DRILL, f"[constant] Your attacks deal +2 stages {unit} and +1 life card of "
             "damage."),
        card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages."),
        steps="""
            play Kick
            expect opponent stages = 6
            expect opponent discard = 1
        """,
        you={"hand": ["Kick"], "play": ["Law"]},
        opponent={"stages": 10},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "option"),
    [
        ("An Ally may perform this attack regardless of your MP's power stage.", ""),
        ("One of your Allies may perform this attack.", ""),
        ("", "no "),
    ],
)
def test_who_performs_an_attack_is_said_outside_of_a_note(said: str, option: str) -> None:
    tell(
        card("Pal", ALLY, "POWER: Draw a card."),
        card("Kick", PHYSICAL, f"[attack] Physical attack. DAMAGE: 2 stages. {said}"),
        steps=f"""
            expect {option}option Play Kick with Pal
            expect no option Use Pal
        """,
        you={"hand": ["Kick"], "play": ["Pal"], "stages": 9},
    )


@pytest.mark.parametrize(
    ("said", "lost", "down"),
    [
        ("Stage damage from this attack cannot be prevented.", 3, 0),
        ("Life card damage from this attack cannot be prevented.", 0, 2),
        ("All life cards of damage dealt by this attack cannot be prevented.", 0, 2),
        ("This attack cannot have its stage damage prevented.", 3, 0),
        ("Damage from this attack cannot be prevented.", 3, 2),
        ("", 0, 0),
    ],
)
def test_damage_of_one_unit_cannot_be_prevented(said: str, lost: int, down: int) -> None:
    tell(
        card("Kick", PHYSICAL, f"[attack] Physical attack. {said} DAMAGE: 3 stages and 2 life "
             "cards."),
        card("Wall", DRILL, "[constant] Prevent all damage from your opponent's attacks."),
        steps=f"""
            play Kick
            expect opponent stages = {8 - lost}
            expect opponent discard = {down}
        """,
        you={"hand": ["Kick"]},
        opponent={"stages": 8, "play": ["Wall"]},
    )  # fmt: skip


@pytest.mark.parametrize(("unit", "lost", "down"), [("Stage", 2, 0), ("Life card", 0, 2)])
def test_it_holds_of_attacks_of_a_kind(unit: str, lost: int, down: int) -> None:
    tell(
        card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 3 stages and 2 life cards."),
        card("Law", DRILL, f"[constant] {unit} damage from your attacks cannot be prevented."),
        card("Wall", DRILL, "[constant] Prevent 2 stages and 2 life cards of damage from your "
             "opponent's attacks."),
        steps=f"""
            play Kick
            expect opponent stages = {7 - lost}
            expect opponent discard = {down}
        """,
        you={"hand": ["Kick"], "play": ["Law"]},
        opponent={"stages": 8, "play": ["Wall"]},
    )  # fmt: skip


@pytest.mark.parametrize(("unit", "down"), [("Life card", 4), ("Stage", 1)])
def test_endurance_prevents_life_cards(unit: str, down: int) -> None:
    tell(
        card("Bolt", ENERGY, f"[attack] Energy attack. {unit} damage from this attack cannot be "
             "prevented. DAMAGE: 4 life cards."),
        steps=f"""
            play Bolt
            opponent: no defense
            expect opponent discard = {down}
        """,
        you={"hand": ["Bolt"]},
        opponent={"life_deck": ["Lasting Block"]},
    )  # fmt: skip


def test_only_prevention_is_asked_of_each_unit() -> None:
    text = "[attack] Physical attack. This attack cannot have its stage damage modified. DAMAGE: 2 stages."
    assert compile_text(card("Kick", PHYSICAL, ""), text).failures


@pytest.mark.parametrize(
    ("said", "text"),
    [
        ("All life cards of damage dealt by this attack are banished.", ""),
        ("", "[constant] The life cards of damage from your energy attacks are banished."),
        ("", "[constant] All life card damage dealt by your attacks is banished."),
    ],
)
def test_life_cards_of_damage_are_banished(said: str, text: str) -> None:
    tell(
        card("Bolt", ENERGY, f"[attack] Energy attack. {said} DAMAGE: 3 life cards."),
        card("Law", DRILL, text or "POWER: Draw a card."),
        steps="""
            play Bolt
            expect opponent discard = 0
            expect opponent banished = 3
        """,
        you={"hand": ["Bolt"], "play": ["Law"]},
    )


@pytest.mark.parametrize(
    ("end", "of", "anger"), [("top", "of", 3), ("top", "in", 3), ("bottom", "from", 1)]
)
def test_the_hit_effects_of_the_outermost_attack_of_a_pile(end: str, of: str, anger: int) -> None:
    tell(
        card("Kick", PHYSICAL, "[attack] Physical attack. This attack gains the HIT effects of the "
             f"{end} attack card {of} your discard pile. DAMAGE: 2 stages."),
        card("First", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages. HIT: Raise your anger 3."),
        card("Second", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages. HIT: Raise your anger 1."),
        card("Plan", EVENT, "POWER: Draw a card."),
        steps=f"""
            play Kick
            expect you anger = {anger}
        """,
        you={"hand": ["Kick"], "discard": ["Plan", "First", "Second", "Plan"]},
    )  # fmt: skip


def test_the_hit_effects_of_the_topmost_attack_are_used() -> None:
    tell(
        card("Plan", EVENT, "POWER: Use the HIT effects of the top attack of your discard pile."),
        card(
            "First",
            PHYSICAL,
            "[attack] Physical attack. DAMAGE: 2 stages. HIT: Raise your anger 2.",
        ),
        card("Drill", DRILL, "POWER: Draw a card."),
        steps="""
            play Plan
            expect you anger = 2
        """,
        you={"hand": ["Plan"], "discard": ["First", "Drill"]},
    )


@pytest.mark.parametrize(
    "said",
    [
        "Use the HIT effects of the top attack of your Life Deck.",
        "Use the HIT effects of the top card of your Life Deck.",
    ],
)
def test_into_a_hidden_zone_nobody_sees(said: str) -> None:
    assert compile_text(card("Plan", EVENT, ""), f"POWER: {said}").failures


@pytest.mark.parametrize("cost", ["3 or more", "3 or more stages", "3 stages or more"])
def test_a_printed_cost(cost: str) -> None:
    tell(
        card("Plan", EVENT, f"POWER: Search your Life Deck for an attack with a printed cost of {cost} "
             "and place it into your hand."),
        card("Weak", ENERGY, "[attack] Energy attack costing 2 stages. DAMAGE: 1 life card."),
        card("Strong", ENERGY, "[attack] Energy attack costing 3 stages. DAMAGE: 1 life card."),
        steps="""
            play Plan
            expect no option Weak
            choose Strong
            expect you hand = 1
        """,
        you={"hand": ["Plan"], "life_deck": ["Weak", "Strong"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("[attack] (Focused.) Physical attack. DAMAGE: 2 stages.",
         "[attack] Focused Physical attack. DAMAGE: 2 stages."),
        ("(Unpreventable. Banish after use.) [attack] Physical attack. DAMAGE: 2 stages.",
         "[attack] Unpreventable Physical attack. DAMAGE: 2 stages. (Banish after use.)"),
        ("[attack] 2: Unstoppable Energy attack. DAMAGE: 2 life cards. (Unpreventable.)",
         "[attack] 2: Unstoppable, Unpreventable Energy attack. DAMAGE: 2 life cards."),
    ],
)  # fmt: skip
def test_a_keyword_as_a_note(text: str, meant: str) -> None:
    assert canonical(text, PHYSICAL) == meant


@pytest.mark.parametrize("text", ["POWER: Draw a card. (Focused.)", "[constant] Your attacks deal "
                                  "+1 stage of damage. (Unstoppable.)"])  # fmt: skip
def test_a_keyword_is_one_of_an_attack(text: str) -> None:
    assert compile_text(card("Plan", DRILL, ""), text).failures


def test_a_focused_attack_is_stopped_by_combat_cards_alone() -> None:
    tell(
        card("Kick", PHYSICAL, "[attack] (Focused.) Physical attack. DAMAGE: 2 stages."),
        card("Guard", DRILL, "[defense] POWER: Stop a physical attack."),
        steps="""
            play Kick
            opponent: use Guard
            expect opponent stages = 4
        """,
        you={"hand": ["Kick"]},
        opponent={"play": ["Guard"], "stages": 6},
    )


@pytest.mark.parametrize(
    ("most", "chosen", "paid", "rule"),
    [
        ("up to 5", 3, 3, ""),
        ("", 4, 4, ""),
        # What else changes the cost is no part of X.
        ("up to 5", 2, 3, "[constant] Energy attacks cost +1 stage."),
    ],
)
def test_x_is_any_number(most: str, chosen: int, paid: int, rule: str) -> None:
    tell(
        card("Wave", ENERGY, "[attack] Energy attack costing X stages. DAMAGE: X +1 life cards. HIT: "
             f"Raise your anger X. X is any number {most}."),
        card("Law", DRILL, rule or "POWER: Draw a card."),
        steps=f"""
            play Wave
            choose {chosen}
            opponent: no defense
            expect you stages = {7 - paid}
            expect opponent discard = {chosen + 1}
            expect you anger = {chosen}
        """,
        you={"hand": ["Wave"], "play": ["Law"], "stages": 7},
    )  # fmt: skip


def test_no_more_than_the_number_can_be_chosen() -> None:
    tell(
        card("Wave", ENERGY, "[attack] Energy attack costing X stages. DAMAGE: X life cards. X is any "
             "number up to 2."),
        steps="""
            play Wave
            expect option 2
            expect no option 3
        """,
        you={"hand": ["Wave"], "stages": 7},
    )  # fmt: skip


@pytest.mark.parametrize("does", ["may perform", "can make"])
def test_for_how_long_an_ally_acts_is_said_first(does: str) -> None:
    tell(
        card("Plan", EVENT, f"POWER: Choose one of your Allies. It {does} actions this combat "
             "regardless of your MP's power stage."),
        card("Pal", ALLY, "POWER: Draw a card."),
        card("Bud", ALLY, "POWER: Draw a card."),
        steps="""
            expect no option Use Pal
            play Plan
            choose Pal
            opponent: pass
            expect option Use Pal
            expect no option Use Bud
        """,
        you={"hand": ["Plan"], "play": ["Pal", "Bud"], "stages": 9},
    )  # fmt: skip


BEAM = card("Beam", ENERGY, "[attack] 3: Energy attack. DAMAGE: 1 life card.")


@pytest.mark.parametrize(
    "text",
    [
        "Whenever you perform an energy attack, that attack costs 1 less.",
        "Whenever you play an energy attack, reduce its cost by 1.",
        "Your energy attacks' costs are reduced by 1.",
    ],
)
def test_what_an_attack_costs_whenever_it_is_performed_is_so_before_it_is_paid(text: str) -> None:
    meant = "[constant] Your energy attacks cost -1 stage to perform."
    assert canonical(f"[constant] {text}", DRILL) == meant


@pytest.mark.parametrize(
    "text",
    [
        "Whenever you perform an energy attack, you may discard a card from your hand. If you do, "
        "that attack costs 2 less stages.",
        "Whenever you play an energy attack, you may discard a card from your hand to have that "
        "attack cost 2 less.",
        "Whenever you perform an energy attack, you may discard a card from your hand to reduce "
        "its cost by 2.",
    ],
)
def test_what_one_may_do_for_it_is_done_before_it_is_paid(text: str) -> None:
    for answer, stages in (("yes", 4), ("no", 2)):
        tell(
            card("Rule", DRILL, f"[constant] {text}"),
            BEAM,
            steps=f"""
                play Beam
                {answer}
                opponent: no defense
                expect your stages = {stages}
                expect your discard has Beam
            """,
            you={"play": ["Rule"], "hand": ["Beam", "Spare Kick"], "stages": 5},
        )


@pytest.mark.parametrize(
    "text",
    [
        "[defense] Stops a physical attack. That attack costs +1 stage.",
        "POWER: Whenever you stop an attack this combat, that attack costs -1 stage.",
    ],
)
def test_what_was_paid_is_not_changed_any_more(text: str) -> None:
    assert compile_text(card("Rule", EVENT, ""), text).failures


@pytest.mark.parametrize(
    "text",
    [
        "Reduce this attack's cost by 1 for each Drill you control. Energy attack costing 3 "
        "stages. DAMAGE: 1 life card.",
        "Energy attack costing 3 stages. Reduce the cost by 1 for each Drill you control. DAMAGE: "
        "1 life card.",
        "This attack costs 1 less stage for each Drill you control. Energy attack costing 3 "
        "stages. DAMAGE: 1 life card.",
    ],
)
def test_what_it_costs_may_be_said_before_the_attack(text: str) -> None:
    tell(
        card("Ray", ENERGY, text),
        steps="""
            play Ray
            opponent: no defense
            expect your stages = 3
        """,
        you={"play": ["Idle Drill"], "hand": ["Ray"], "stages": 5},
    )
