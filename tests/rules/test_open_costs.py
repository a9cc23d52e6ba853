"""What attacks cost that has no number, or another one, and how little and how much they deal."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, ENERGY, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, tell


@pytest.mark.parametrize(
    ("cost", "chosen", "paid", "text"),
    [
        ("up to 5 stages", "choose 3", 3, ""),
        ("up to 5 stages", "choose 0", 0, ""),
        ("any number of stages", "choose 6", 6, ""),
        ("all of your remaining power stages", "", 6, ""),
        # What changes the cost comes on top of what is chosen; free is free.
        ("up to 5 stages", "choose 3", 4, "[constant] Energy attacks cost +1 stage."),
        ("any number of stages", "", 0, "[constant] Your energy attacks cost no stages."),
    ],
)
def test_a_cost_without_a_number(cost: str, chosen: str, paid: int, text: str) -> None:
    more = card("Law", DRILL, text or "POWER: Draw a card.")
    dealt = paid
    tell(
        card("Wave", ENERGY, f"[attack] Energy attack costing {cost}. DAMAGE: 1 life card for each "
             "stage paid."),
        more,
        steps=f"""
            play Wave
            {chosen}
            opponent: no defense
            expect you stages = {6 - paid}
            expect opponent discard = {dealt}
        """,
        you={"hand": ["Wave"], "play": ["Law"], "stages": 6},
    )  # fmt: skip


def test_it_can_be_performed_with_any_stages() -> None:
    wave = card("Wave", ENERGY, "[attack] Energy attack costing up to 5 stages. DAMAGE: 2 life "
                "cards. HIT: Draw a card for each stage paid.")  # fmt: skip
    tell(
        wave,
        steps="""
            play Wave
            choose 2
            opponent: no defense
            expect you stages = 0
            expect you hand = 2
        """,
        you={"hand": ["Wave"], "stages": 2},
    )


@pytest.mark.parametrize(
    ("said", "anger", "paid"),
    [
        ("If your MP is Hero, this attack costs only 1 stage.", 0, 1),
        ("If your MP is Villain, this attack costs only 1 stage.", 0, 4),
        ("This attack costs -X stages to perform. X = your anger.", 3, 1),
        ("Reduce the cost of this attack by X. X = your anger.", 2, 2),
    ],
)
def test_an_attack_says_what_it_costs_itself(said: str, anger: int, paid: int) -> None:
    tell(
        card("Bolt", ENERGY, f"[attack] Energy attack costing 4 stages. {said} DAMAGE: 1 life card."),
        steps=f"""
            play Bolt
            expect you stages = {5 - paid}
        """,
        you={"hand": ["Bolt"], "stages": 5, "anger": anger},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("rule", "paid"),
    [
        ("Your energy attacks cost 2 stages to perform.", 2),
        ("The first energy attack you perform each combat costs only 1 stage.", 1),
        ("Your energy attacks cost exactly 2 stages to perform.", 2),
        ("Your energy attacks cost -X stages. X = your anger.", 1),
    ],
)
def test_what_holds_says_what_attacks_cost(rule: str, paid: int) -> None:
    tell(
        card("Bolt", ENERGY, "[attack] Energy attack costing 3 stages. DAMAGE: 1 life card."),
        card("Law", DRILL, f"[constant] {rule}"),
        steps=f"""
            play Bolt
            expect you stages = {5 - paid}
        """,
        you={"hand": ["Bolt"], "play": ["Law"], "stages": 5, "anger": 2},
    )


@pytest.mark.parametrize(
    "text",
    [
        "[attack] Energy attack costing X stages. Lower your anger 2. X = the amount lowered. "
        "DAMAGE: 3 life cards.",
        "[attack] Energy attack costing 3 stages. This attack costs -X stages. Discard any number "
        "of cards from your hand. X = the number of cards discarded. DAMAGE: 3 life cards.",
        "[attack] Energy attack costing 3 stages. This attack costs -X stages. DAMAGE: 1 life card.",
        "(This attack costs -X stages to perform.) [attack] Energy attack. DAMAGE: 1 life card.",
    ],
)
def test_no_cost_is_what_the_text_only_does_later(text: str) -> None:
    assert compile_text(card("Bolt", ENERGY, ""), text).failures


@pytest.mark.parametrize(
    ("rule", "damage", "lost"),
    [
        ("Physical attacks deal a minimum of 4 stages of damage.", "2 stages", (4, 0)),
        ("Physical attacks deal a minimum of 4 stages of damage.", "5 stages", (5, 0)),
        ("Your attacks deal at least 3 life cards of damage.", "1 life card", (0, 3)),
        # It is no damage of a unit of which they deal none.
        ("Your attacks deal at least 3 life cards of damage.", "2 stages", (2, 0)),
        ("Your attacks deal half damage.", "5 stages", (3, 0)),
        ("Your physical attacks deal half of their damage, rounded up.", "3 life cards", (0, 2)),
        ("Damage from your attacks is halved.", "4 stages and 2 life cards", (2, 1)),
    ],
)
def test_how_little_and_how_much_they_deal(rule: str, damage: str, lost: tuple[int, int]) -> None:
    tell(
        card("Jab", PHYSICAL, f"[attack] Physical attack. DAMAGE: {damage}."),
        card("Law", DRILL, f"[constant] {rule}"),
        steps=f"""
            play Jab
            opponent: no defense
            expect opponent stages = {8 - lost[0]}
            expect opponent discard = {lost[1]}
        """,
        you={"hand": ["Jab"], "play": ["Law"]},
        opponent={"stages": 8},
    )


@pytest.mark.parametrize(
    ("said", "canonical_"),
    [
        ("Attacks performed against you deal -1 stage.", "Your opponent's attacks deal -1 stage of "
         "damage."),
        ("The first attack performed against you each combat deals -2 stages of damage.",
         "Your opponent's first attack each combat deals -2 stages of damage."),
        ("Energy attacks you perform with a HIT effect cost +1 stage.",
         "Your energy attacks with a HIT effect cost +1 stage to perform."),
        ("Whenever an energy attack is performed against you, draw a card.",
         "Whenever your opponent performs an energy attack, draw a card."),
        ("Whenever your opponent declares a Styled attack, draw a card.",
         "Whenever your opponent performs a Styled attack, draw a card."),
        ("Whenever you stop an attack performed against you, draw a card.",
         "Whenever you stop one of your opponent's attacks, draw a card."),
    ],
)  # fmt: skip
def test_against_whom_an_attack_is_performed(said: str, canonical_: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {canonical_}"


def test_the_next_attack_against_a_player() -> None:
    tell(
        card("Veil", EVENT, "POWER: The next energy attack performed against you this combat deals "
             "half damage."),
        card("Zap", ENERGY, "[attack] Energy attack. DAMAGE: 5 life cards."),
        card("Rest", SETUP, "POWER: Draw a card."),
        steps="""
            play Veil
            opponent: play Zap
            no defense
            expect you discard = 4
        """,
        you={"hand": ["Veil"]},
        opponent={"hand": ["Zap"]},
    )  # fmt: skip


STOP = card("Guard", EVENT, "[defense] POWER: Stops an energy attack.")


@pytest.mark.parametrize(
    ("said", "guard", "stopped"),
    [
        ("Your attacks gain Unstoppable.", "Guard", False),
        ("Your attacks are Focused.", "Guard", False),
        ("Your attacks are Focused.", "Block", True),
        ("Your physical attacks gain Focused.", "Guard", True),
    ],
)
def test_a_keyword_that_is_given(said: str, guard: str, stopped: bool) -> None:
    tell(
        card("Zap", ENERGY, "[attack] Energy attack. DAMAGE: 2 life cards."),
        card("Law", DRILL, f"[constant] {said}"),
        STOP,
        steps=f"""
            play Zap
            opponent: use {guard}
            expect opponent discard = {1 if stopped else 3}
        """,
        you={"hand": ["Zap"], "play": ["Law"]},
        opponent={"hand": [guard]},
    )


@pytest.mark.parametrize(("keyword", "lost"), [("Focused ", 3), ("", 2)])
def test_attacks_with_a_keyword(keyword: str, lost: int) -> None:
    tell(
        card("Zap", ENERGY, f"[attack] {keyword}Energy attack. DAMAGE: 2 life cards."),
        card("Law", DRILL, "[constant] Your Focused attacks deal +1 life card of damage."),
        steps=f"""
            play Zap
            opponent: no defense
            expect opponent discard = {lost}
        """,
        you={"hand": ["Zap"], "play": ["Law"]},
    )


def test_what_is_unstoppable_is_stopped_by_no_text() -> None:
    assert compile_text(STOP, "[defense] POWER: Stops an Unstoppable attack.").failures


@pytest.mark.parametrize("whose", ["your Styled attack", "your energy attacks"])
def test_nobody_stops_attacks_of_his_own(whose: str) -> None:
    text = f"[instant] POWER: Use when you play an Event to stop {whose}. Draw a card."
    assert compile_text(STOP, text).failures


@pytest.mark.parametrize(("attack", "lost"), [("Zap", 0), ("Spare Kick", 2)])
def test_the_next_attack_if_it_is_of_a_kind(attack: str, lost: int) -> None:
    tell(
        card("Veil", EVENT, "POWER: If your opponent's next attack this combat is an energy attack, "
             "it deals no damage."),
        card("Zap", ENERGY, "[attack] Energy attack. DAMAGE: 5 life cards."),
        steps=f"""
            play Veil
            opponent: play {attack}
            no defense
            expect you discard = 1
            expect you stages = {5 - lost}
        """,
        you={"hand": ["Veil"]},
        opponent={"hand": [attack]},
    )  # fmt: skip


@pytest.mark.parametrize(
    "said",
    [
        "remains in play to be used again this combat",
        "stays in play to be used one more time",
        "remains in play to be used 1 more time that combat",
    ],
)
def test_a_card_that_stays_to_be_used_again(said: str) -> None:
    assert canonical(
        f"[attack] Physical attack. This attack {said}. DAMAGE: 2 stages.", PHYSICAL
    ) == (
        "[attack] Physical attack. This attack stays in play to be used a second time. DAMAGE: 2 stages."
    )


@pytest.mark.parametrize(
    ("damage", "drills", "lost"),
    [
        ("2 stages for each Drill you control (maximum 3)", 2, 3),
        ("2 stages for each Drill you control, to a maximum of 6", 2, 4),
        ("1 stage +1 stage for every 2 Drills you control, up to 1 stage", 4, 2),
        ("3 +2 stages for each Drill you control, up to a maximum of +2 stages", 2, 5),
    ],
)
def test_so_much_for_each_comes_to_no_more(damage: str, drills: int, lost: int) -> None:
    tell(
        card("Jab", PHYSICAL, f"[attack] Physical attack. DAMAGE: {damage}."),
        steps=f"""
            play Jab
            opponent: no defense
            expect opponent stages = {8 - lost}
        """,
        you={"hand": ["Jab"], "play": ["Idle Drill"] * drills},
        opponent={"stages": 8},
    )


@pytest.mark.parametrize(
    "counted",
    [
        "the number of cards costing 2 or less stages in your hand",
        "the number of attacks in your hand costing 2 or less stages",
        "the number of cards costing 0 stages in your hand",
        # It is no card of the hand that it is played from.
        "the number of cards in your hand",
    ],
)
def test_a_cost_that_depends_on_itself_is_worked_out_once(counted: str) -> None:
    tell(
        card("Wave", ENERGY, f"[attack] X: Energy attack. DAMAGE: 2 life cards. X = {counted}."),
        card("Poke", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage."),
        steps="""
            play Wave
            opponent: no defense
            expect you stages = 5
            expect opponent discard = 2
        """,
        you={"hand": ["Wave", "Poke"], "stages": 6},
    )


def test_the_cost_of_an_attack_is_not_what_it_costs() -> None:
    tell(
        card("Wave", ENERGY, "[attack] X: Energy attack. DAMAGE: 2 life cards. X = the cost of that "
             "attack."),
        steps="""
            play Wave
            opponent: no defense
            expect you stages = 6
        """,
        you={"hand": ["Wave"], "stages": 6},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (DRILL, "[constant] Whenever a Drill played from the hand raises your anger, draw a card."),
        (DRILL, "[constant] Whenever damage is prevented with Drills played from the hand, draw a "
                "card."),
        (DRILL, "[constant] Your attacks cannot be stopped by Drills played from the hand."),
        (EVENT, "POWER: Switch the stages of your MP and that personality and your opponent's MP."),
        (EVENT, "POWER: Use the HIT effects of the top card of your Life Deck."),
        (PHYSICAL, "[attack] Physical attack. Use the HIT effects of the top card of your "
                   "opponent's Life Deck. DAMAGE: 2 stages."),
    ],
)  # fmt: skip
def test_what_never_comes_is_refused(kind, text: str) -> None:
    assert compile_text(card("Idle", kind, text), text).failures


@pytest.mark.parametrize(
    "said",
    [
        "costing X stages. X = any amount from 1 to 5",
        "costing X stages. X = any number between 1 and 5",
        "costing 1 to 5 stages. X = that number",
    ],
)
def test_an_open_cost_has_a_least_and_a_most(said: str) -> None:
    """ATK-2: who can't pay the least can't perform it."""
    wave = card("Wave", ENERGY, f"[attack] Energy attack {said}. DAMAGE: 2 +X life cards.")
    assert "costing 1 to 5 stages. X = that number." in canonical(wave.text, ENERGY)
    tell(
        wave,
        steps="""
            play Wave
            expect options = 5
            expect no option choose 0
            choose 5
            opponent: no defense
            expect you stages = 3
            expect opponent discard = 7
        """,
        you={"hand": ["Wave"], "stages": 8},
    )
    tell(
        wave,
        steps="""
            play Wave
            expect options = 2
            choose 1
            expect you stages = 1
        """,
        you={"hand": ["Wave"], "stages": 2},
    )
    tell(wave, steps="expect no option play Wave", you={"hand": ["Wave"], "stages": 0})
