"""What is used to stop attacks and against which, what becomes of it, and what is paid for them."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Style
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

IDLE = card("Idle", EVENT, "POWER: Raise your anger 1.")
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


@pytest.mark.parametrize(
    "said",
    [
        "You may choose an Ally to perform this attack.",
        "You may have one of your Allies perform this attack.",
        "This attack may be performed by an Ally you control.",
    ],
)
def test_an_ally_is_chosen_to_perform_it(said: str) -> None:
    tell(
        card("Kick", PHYSICAL, f"[attack] Physical attack. {said} If this attack is performed by an "
             "Ally, draw a card. DAMAGE: 2 stages."),
        FRIEND,
        steps="""
            play Kick with Pal
            opponent: no defense
            expect your hand = 1
        """,
        you={"hand": ["Kick"], "play": ["Pal"], "stages": 7},
        opponent={"stages": 8},
    )  # fmt: skip


@pytest.mark.parametrize("doer", ["You", "Your MP"])
def test_another_attack_and_nothing_else(doer: str) -> None:
    tell(
        card("Plan", EVENT, f"POWER: {doer} may perform an attack before your opponent's next action."),
        PLAIN_KICK, IDLE,
        steps="""
            play Plan
            play Jab
            opponent: no defense
            opponent: pass
            expect opponent stages = 6
        """,
        you={"hand": ["Plan", "Jab", "Idle"]},
        opponent={"stages": 8},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "lost", "drawn"),
    [
        ("This attack deals +2 stages of damage for each card your opponent used to stop one of your "
         "attacks this combat.", 4, 0),
        ("This attack deals +3 stages of damage for each of your attacks that was stopped this "
         "combat.", 5, 0),
        ("If your opponent used a card to stop your last attack, draw a card.", 2, 1),
        ("Draw a card. If it is stopped, draw 2 cards.", 2, 1),
    ],
)  # fmt: skip
def test_attacks_that_were_stopped(said: str, lost: int, drawn: int) -> None:
    tell(
        card("Kick", PHYSICAL, f"[attack] Physical attack. {said} DAMAGE: 2 stages."), PLAIN_KICK,
        steps=f"""
            play Jab
            opponent: play Block
            opponent: pass
            play Kick
            opponent: no defense
            expect opponent stages = {8 - lost}
            expect your hand = {drawn}
        """,
        you={"hand": ["Jab", "Kick"]},
        opponent={"hand": ["Block"], "stages": 8},
    )  # fmt: skip


@pytest.mark.parametrize(("attack", "stops"), [("Red Kick", False), ("Jab", True)])
def test_next_attack_and_with_what_it_is_stopped(attack: str, stops: bool) -> None:
    tell(
        card("Plan", EVENT, "POWER: Your opponent cannot stop your next Styled attack this combat with "
             "a Physical Combat card."),
        STYLED, PLAIN_KICK,
        steps=f"""
            play Plan
            opponent: pass
            play {attack}
            opponent: play Block
            expect opponent stages = {8 if stops else 6}
        """,
        you={"hand": ["Plan", attack]},
        opponent={"hand": ["Block"], "stages": 8},
    )  # fmt: skip


@pytest.mark.parametrize(("second", "can"), [("Jab", True), ("Bolt", False)])
def test_another_attack_of_a_kind(second: str, can: bool) -> None:
    tell(
        card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage. HIT: You may perform an "
             "additional physical attack."),
        PLAIN_KICK,
        card("Bolt", ENERGY, "[attack] Energy attack. DAMAGE: 3 life cards."),
        steps=f"""
            play Kick
            opponent: no defense
            expect {"" if can else "no "}option play {second}
        """,
        you={"hand": ["Kick", "Jab", "Bolt"]},
        opponent={"stages": 8},
    )  # fmt: skip


def test_what_the_stopper_was() -> None:
    for kind, zone in ((EVENT, "banished"), (PHYSICAL, "discard")):
        tell(
            card("Kick", PHYSICAL, "[attack] Physical attack. If the card that stops this attack is an "
                 "Event, banish it. DAMAGE: 1 stage."),
            card("Wall", kind, "[defense] POWER: Stops an attack."
                 if kind is EVENT else "[defense] Stops a physical attack."),
            steps=f"""
                play Kick
                opponent: play Wall
                expect opponent {zone} has Wall
            """,
            you={"hand": ["Kick"]},
            opponent={"hand": ["Wall"]},
        )  # fmt: skip


def test_how_often_this_attack_was_performed() -> None:
    tell(
        card("Kick", PHYSICAL, "[attack] Physical attack. If this is the second time you performed this "
             "attack this combat, draw 2 cards. This attack stays in play to be used a second time "
             "this combat. DAMAGE: 1 stage."),
        PLAIN_KICK,
        steps="""
            play Jab
            opponent: no defense
            opponent: pass
            play Kick
            opponent: no defense
            opponent: pass
            expect your hand = 0
            use Kick
            opponent: no defense
            expect your hand = 2
        """,
        you={"hand": ["Kick", "Jab"]},
        opponent={"stages": 8},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "defense", "drawn"),
    [
        ("If you have successfully performed 2 or more attacks this combat", "no defense", 2),
        ("If you have successfully performed 2 or more attacks this combat", "play Block", 0),
        ("If 1 of your attacks was stopped this combat", "play Block", 2),
        ("If none of your attacks were stopped this combat", "play Block", 0),
        ("If none of your attacks were stopped this combat", "no defense", 2),
    ],
)
def test_how_many_attacks_were_successful(said: str, defense: str, drawn: int) -> None:
    tell(
        card("Kick", PHYSICAL, f"[attack] Physical attack. {said}, draw 2 cards. DAMAGE: 1 stage."),
        PLAIN_KICK,
        steps=f"""
            play Jab
            opponent: {defense}
            opponent: pass
            play Filler
            opponent: no defense
            opponent: pass
            play Kick
            opponent: no defense
            expect your hand = {drawn}
        """,
        you={"hand": ["Kick", "Jab", "Filler"]},
        opponent={"hand": ["Block"], "stages": 8},
    )


@pytest.mark.parametrize(("who", "dealt"), [("Pal", 5), ("Bud", 3)])
def test_by_whom_an_attack_is_performed_by_his_name(who: str, dealt: int) -> None:
    tell(
        card("Law", DRILL, "[constant] Attacks performed by Pal deal +2 stages of damage."),
        FRIEND,
        card("Bud", ALLY, "POWER: [attack] Physical attack. DAMAGE: 3 stages."),
        steps=f"""
            use {who}
            opponent: no defense
            expect opponent stages = {8 - dealt}
        """,
        you={"play": ["Law", "Pal", "Bud"], "stages": 0},
        opponent={"stages": 8},
    )


@pytest.mark.parametrize("option", ["use Pal", "play Jab with Pal"])
@pytest.mark.parametrize("said", [
    "You may choose an Ally you control to perform an additional physical attack.",
    "One of your Allies may perform a physical attack.",
    "Have one of your Allies perform a physical attack immediately.",
])  # fmt: skip
def test_another_attack_that_an_ally_performs(said: str, option: str) -> None:
    tell(
        card("Kick", PHYSICAL, f"[attack] Physical attack. DAMAGE: 1 stage. HIT: {said}"),
        PLAIN_KICK, FRIEND,
        steps=f"""
            play Kick
            opponent: no defense
            {option}
            opponent: no defense
            opponent: pass
            expect opponent stages = {7 - (3 if option == "use Pal" else 2)}
            expect no option use Pal
        """,
        you={"hand": ["Kick", "Jab"], "play": ["Pal"], "stages": 7},
        opponent={"stages": 8},
    )  # fmt: skip


def test_no_other_personality_performs_it() -> None:
    tell(
        card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage. HIT: One of your Allies may "
             "perform another attack."),
        PLAIN_KICK, FRIEND,
        steps="""
            play Kick
            opponent: no defense
            expect options = 3
        """,
        you={"hand": ["Kick", "Jab"], "play": ["Pal"], "stages": 7},
        opponent={"stages": 8},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("steps", "mine", "his"),
    [
        ("play Jab\nopponent: play Block", 4, 5),
        ("pass\nopponent: play Jab\nplay Block", 5, 4),
    ],
)
def test_whose_attack_it_is_that_was_stopped(steps: str, mine: int, his: int) -> None:
    tell(
        card("Law", DRILL, "[constant] Whenever an attack is stopped, its owner loses 1 stage."),
        PLAIN_KICK,
        steps=f"""
            {steps}
            expect you.stages = {mine}
            expect opponent.stages = {his}
        """,
        you={"hand": ["Jab", "Block"], "stages": 5, "play": ["Law"]},
        opponent={"hand": ["Block", "Jab"], "stages": 5},
    )


def test_whose_attack_it_is_that_is_answered() -> None:
    tell(
        card("Wall", PHYSICAL, "[defense] Stops a physical attack. Its owner loses 2 stages."),
        PLAIN_KICK,
        steps="""
            play Jab
            opponent: play Wall
            expect you.stages = 3
            expect opponent.stages = 5
        """,
        you={"hand": ["Jab"], "stages": 5},
        opponent={"hand": ["Wall"], "stages": 5},
    )


@pytest.mark.parametrize(
    "said",
    [
        "Whenever you stop an attack performed by an Ally, destroy that Ally.",
        "Whenever an attack performed by one of your opponent's Allies is stopped, that Ally loses 5 "
        "stages.",
    ],
)
def test_the_ally_whose_attack_was_stopped(said: str) -> None:
    tell(
        card("Guard", DRILL, f"[constant] {said}"),
        FRIEND,
        card("Bud", ALLY, "POWER: Draw a card."),
        steps=f"""
            use Pal
            opponent: play Block
            expect your play has Bud
            expect {"your play has no Pal" if "destroy" in said else "stages of Pal = 0"}
        """,
        you={"play": [{"card": "Pal", "stages": 5}, {"card": "Bud", "stages": 5}], "stages": 0},
        opponent={"hand": ["Block"], "play": ["Guard"], "stages": 8},
    )


@pytest.mark.parametrize(
    "said",
    [
        "your opponent did not use a [defense] card",
        "no defense was used",
        "your opponent did not use a [defense] card during this attack",
        "your opponent did not attempt to stop this attack",
    ],
)
@pytest.mark.parametrize(("answer", "drawn"), [("no defense", 1), ("play Block", 0)])
def test_that_no_defense_was_used_is_asked_of_this_attack(
    said: str, answer: str, drawn: int
) -> None:
    """ATK-3: also one that stops nothing was used against it."""
    tell(
        card("Break", PHYSICAL, "[attack] Physical attack. This attack cannot be stopped. DAMAGE: 1 "
             f"stage. HIT: If {said}, draw a card."),
        steps=f"""
            play Break
            opponent: {answer}
            expect your hand = {drawn}
        """,
        you={"hand": ["Break"]},
        opponent={"hand": ["Block"]},
    )  # fmt: skip
