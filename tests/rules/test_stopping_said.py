"""What is used to stop attacks and against which, what becomes of it, and what is paid for them."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Style
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

STYLED = card("Red Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages.", style=Style.RED)


PLAIN_KICK = card("Jab", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages.")


FRIEND = card("Pal", ALLY, "POWER: [attack] Physical attack. DAMAGE: 3 stages.")


@pytest.mark.parametrize(
    ("limit", "stops"),
    [
        ("This card cannot be used against Styled attacks.", "Jab"),
        ("This card can only be used against Styled attacks.", "Red Kick"),
        ("(Use only against a Styled attack.)", "Red Kick"),
        ("(This card may only be used to stop attacks performed by Allies.)", "Pal"),
        ("This card cannot stop Styled attacks.", "Jab"),
        ("(Use only against physical attacks that deal 3 or more stages of damage.)", "Pal"),
        ("(Only use this card to block Red physical attacks.)", "Red Kick"),
        ("(May only stop attacks performed by Allies.)", "Pal"),
    ],
)
@pytest.mark.parametrize("attack", ["Jab", "Red Kick", "Pal"])
def test_against_which_attacks_a_card_is_used(limit: str, stops: str, attack: str) -> None:
    wall = card("Wall", PHYSICAL, f"[defense] Stops a physical attack. {limit}")
    plain = attack != "Red Kick"
    can = stops == attack or (stops == "Jab" and plain)
    dealt = 3 if attack == "Pal" else 2
    tell(
        wall, STYLED, PLAIN_KICK, FRIEND,
        steps=f"""
            {"use" if attack == "Pal" else "play"} {attack}
            {"opponent: play Wall" if can else "opponent: no defense"}
            expect opponent stages = {8 if can else 8 - dealt}
        """,
        you={"hand": ["Jab", "Red Kick"], "play": ["Pal"], "stages": 0},
        opponent={"hand": ["Wall"], "stages": 8},
    )  # fmt: skip


def test_what_was_used_to_stop_it() -> None:
    text = "[defense] Stops a physical attack. If this card was used against a Styled attack, draw a card."
    assert canonical(text, PHYSICAL).endswith("If this card stopped a Styled attack, draw a card.")
    for attack, drawn in (("Jab", 0), ("Red Kick", 1)):
        tell(
            card("Wall", PHYSICAL, text), STYLED, PLAIN_KICK,
            steps=f"""
                play {attack}
                opponent: play Wall
                expect opponent hand = {drawn}
            """,
            you={"hand": [attack]},
            opponent={"hand": ["Wall"]},
        )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "banished"),
    [
        ("Each time your opponent uses a card to stop one of your attacks this combat, banish that "
         "card.", 2),
        ("The first card used to stop one of your attacks this combat is banished.", 1),
        ("All cards used to stop your attacks this combat are banished after use.", 2),
        ("Cards your opponent uses to stop your energy attacks this combat are banished.", 0),
    ],
)  # fmt: skip
def test_what_becomes_of_the_cards_that_stop_attacks(said: str, banished: int) -> None:
    tell(
        card("Plan", EVENT, f"POWER: {said}"), PLAIN_KICK, STYLED,
        steps=f"""
            play Plan
            opponent: pass
            play Jab
            opponent: play Block
            opponent: pass
            play Red Kick
            opponent: play Cold Block
            expect opponent banished = {banished}
            expect opponent discard = {2 - banished}
        """,
        you={"hand": ["Plan", "Jab", "Red Kick"]},
        opponent={"hand": ["Block", "Cold Block"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "where"),
    [
        ("Place the stopped attack at the bottom of its owner's Life Deck after use.", "life_deck"),
        ("The stopped attack is shuffled into its owner's Life Deck after use.", "life_deck"),
        ("Return that attack to its owner's hand after use.", "hand"),
        ("Banish that card after use.", "banished"),
        ("If it was Styled, banish it after use.", "banished"),
        ("If it was non-Styled, banish it after use.", "discard"),
    ],
)
def test_what_becomes_of_an_attack_that_was_stopped(said: str, where: str) -> None:
    counts = {"life_deck": 30, "hand": 0, "banished": 0, "discard": 0}
    counts[where] += 1
    expected = "\n".join(f"expect your {zone} = {n}" for zone, n in counts.items())
    tell(
        card("Wall", PHYSICAL, f"[defense] Stops a physical attack. {said}"), STYLED,
        steps=f"""
            play Red Kick
            opponent: play Wall
            {expected}
            expect opponent discard has Wall
        """,
        you={"hand": ["Red Kick"]},
        opponent={"hand": ["Wall"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "mine", "his"),
    [
        ("If your opponent stops this attack with a Styled card, banish that card after use.",
         "discard", "banished"),
        ("If this attack is stopped, banish the card he used to stop it after use.",
         "discard", "banished"),
        ("If this attack is stopped, return it to your hand after use.", "hand", "discard"),
        ("If this attack is stopped, banish it after use.", "banished", "discard"),
    ],
)  # fmt: skip
def test_after_use_of_which_card(said: str, mine: str, his: str) -> None:
    wall = card("Wall", PHYSICAL, "[defense] Stops a physical attack.", style=Style.RED)
    tell(
        card("Kick", PHYSICAL, f"[attack] Physical attack. {said} DAMAGE: 2 stages."), wall,
        steps=f"""
            play Kick
            opponent: play Wall
            expect your {mine} has Kick
            expect opponent {his} has Wall
        """,
        you={"hand": ["Kick"]},
        opponent={"hand": ["Wall"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("answer", "drawn"), [("Block", 1), ("Shield", 1), ("Thin Shield", 0), ("no defense", 0)]
)
@pytest.mark.parametrize(
    "said", ["If this attack is stopped or prevented", "If this attack is stopped or all its damage "
             "is prevented"],
)  # fmt: skip
def test_stopped_or_prevented(said: str, answer: str, drawn: int) -> None:
    tell(
        card("Kick", PHYSICAL, f"[attack] Physical attack. {said}, draw a card. DAMAGE: 2 stages."),
        card("Shield", EVENT, "[defense] POWER: Prevent all damage from a physical attack."),
        card("Thin Shield", EVENT, "[defense] POWER: Prevent 1 stage of damage from an attack."),
        steps=f"""
            play Kick
            opponent: {answer if answer == "no defense" else f"play {answer}"}
            expect your hand = {drawn}
        """,
        you={"hand": ["Kick"]},
        opponent={"hand": ["Block", "Shield", "Thin Shield"], "stages": 8},
    )


@pytest.mark.parametrize(
    ("said", "gained"),
    [
        ("Your MP gains 1 stage for each stage paid for the stopped attack.", 4),
        ("Your MP gains the number of stages your opponent paid to perform the stopped attack.", 4),
        ("Your MP gains X stages. X = the number of stages paid for that attack.", 4),
        ("Your MP gains 1 stage for each 2 stages of the stopped attack's cost.", 2),
        ("If your opponent paid 3 or more stages for that attack, your MP gains 1 stage.", 1),
        ("If no stages were paid for that attack, your MP gains 1 stage.", 0),
    ],
)
def test_what_was_paid_for_the_attack(said: str, gained: int) -> None:
    # The cost was raised from 3 to 4 by the Drill.
    tell(
        card("Bolt", ENERGY, "[attack] 3: Energy attack. DAMAGE: 2 life cards."),
        card("Law", DRILL, "[constant] Energy attacks cost +1 stage."),
        card("Wall", ENERGY, f"[defense] Stops an energy attack. {said}"),
        steps=f"""
            play Bolt
            opponent: play Wall
            expect opponent stages = {2 + gained}
        """,
        you={"hand": ["Bolt"], "stages": 8, "play": ["Law"]},
        opponent={"hand": ["Wall"], "stages": 2},
    )


def test_prevented_stages_are_gained() -> None:
    tell(
        card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 6 stages."),
        card("Wall", PHYSICAL, "[defense] Prevent up to 4 stages of damage from an attack. Your MP "
             "gains as many stages as were prevented."),
        steps="""
            play Kick
            opponent: play Wall
            expect opponent stages = 6
        """,
        you={"hand": ["Kick"]},
        opponent={"hand": ["Wall"], "stages": 4},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("[constant] Whenever you successfully stop an attack, draw a card.",
         "[constant] Whenever you stop an attack, draw a card."),
        ("[constant] Whenever you successfully perform a Styled attack, draw a card.",
         "[constant] Whenever you perform a successful Styled attack, draw a card."),
        ("[instant] POWER: Use after you successfully capture a Dragon Ball. Draw a card.",
         "[instant] POWER: Use when you capture a Dragon Ball. Draw a card."),
        ("POWER: Your MP may perform an additional attack.",
         "POWER: You may perform another attack after this action."),
        ("POWER: Take another action before your opponent's next action.",
         "POWER: Take another action after this one."),
    ],
)  # fmt: skip
def test_idle_words(text: str, meant: str) -> None:
    assert canonical(text, DRILL if "[constant]" in text else EVENT) == meant


@pytest.mark.parametrize(
    ("text", "cost", "dealt"),
    [
        ("Energy attack costing X stages. DAMAGE: X life cards. (X cannot be more than 3.)", 3, 3),
        ("Energy attack. Costs X stages. DAMAGE: X +1 life cards. X cannot exceed 3.", 3, 4),
        ("Energy attack costing X stages (maximum of 3). DAMAGE: X life cards.", 3, 3),
        ("Energy attack costing X stages. DAMAGE: X life cards, to a maximum of 3.", 3, 3),
        ("Energy attack costing X stages. DAMAGE: X life cards.", 5, 5),
        ("Energy attack costing X stages. DAMAGE: 2 life cards. HIT: Your opponent loses X stages. "
         "X = the number of stages paid.", 2, 2),
    ],
)  # fmt: skip
def test_x_is_chosen_as_it_is_paid(text: str, cost: int, dealt: int) -> None:
    tell(
        card("Bolt", ENERGY, f"[attack] {text}"),
        steps=f"""
            play Bolt
            choose {cost}
            opponent: no defense
            expect you stages = {8 - cost}
            expect opponent discard = {dealt}
        """,
        you={"hand": ["Bolt"], "stages": 8},
    )


def test_no_more_than_its_maximum_is_paid() -> None:
    text = "[attack] Energy attack costing X stages. DAMAGE: X life cards. X cannot be more than 3."
    assert "costing up to 3 stages" in canonical(text, ENERGY)


def test_x_that_is_told_otherwise_is_not_chosen() -> None:
    text = "[attack] Energy attack costing X stages. DAMAGE: 1 life card. X = the number of Drills you control."
    assert "any number" not in canonical(text, ENERGY)
    assert compile_text(card("Bolt", ENERGY, ""), text).failures == ()
