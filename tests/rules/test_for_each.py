"""So much for each of some things, or for every few of them: of whatever there is so much."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Style
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.crossed import DRILL, EVENT, Frame, Noun, all_wrong
from tests.rules.happening import ALLY, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, tell

THINGS = tuple(
    Noun(said)
    for said in (
        "for each Drill you control",
        "for each Ally in play",
        "for each anger level you are at",
        "for each card in your opponent's hand",
        "for every 2 cards in your discard pile",
    )
)
SAID = (
    Frame("[constant] Your MP's power level is considered to be 2 stages higher X."),
    Frame("[constant] Your opponent's MP's power level is considered to be 1000 lower X."),
    Frame("[constant] Your MP's PUR is +1 X."),
    Frame("[constant] Your Allies' PUR is +1 X."),
    Frame("[constant] Your maximum hand size is +1 during the Discard Step X."),
    Frame("[constant] Your opponent needs 1 more anger to advance a level X."),
    Frame("[constant] You draw 1 additional card during your Draw Step X."),
    Frame("[constant] The Endurance of your cards is increased by 1 X."),
    Frame("[constant] Your attacks need to deal +1 life card to use a critical damage effect X."),
    Frame("[constant] Your attacks cost 1 less stage to perform X."),
    Frame("[constant] Your energy attacks deal +2 life cards of damage X."),
    Frame("[constant] When you gain stages, gain 2 more stages X."),
    Frame("[constant] Whenever you raise your anger, raise it 1 additional level X."),
    Frame("[constant] If your anger would be lowered, reduce that amount by 1 X."),
    Frame("POWER: Your next attack deals +2 stages of damage X.", EVENT),
    Frame("POWER: Your opponent's next attack costs 1 more stage X.", EVENT),
    Frame("POWER: Your attacks deal +2 life cards of damage X for the remainder of combat.", EVENT),
    Frame("POWER: Lower your opponent's anger 2 X.", EVENT),
)


def test_whatever_is_so_much_is_so_much_for_each() -> None:
    assert all_wrong(THINGS, SAID, every=True) == []


def test_what_is_said_before_it_is_the_same() -> None:
    behind = canonical("POWER: Your next attack deals +2 stages of damage for each Ally in play.")
    assert "for each Ally in play" in behind
    ahead = canonical("POWER: For each Ally in play, your next attack deals +2 stages of damage.")
    assert ahead.replace("For each Ally in play, your", "Your").rstrip(".") in behind


TWO = {"play": ["Grow", "Idle Drill"], "hand": ["Plan"], "stages": 2, "anger": 1}


@pytest.mark.parametrize(
    ("holds", "does", "expected"),
    [
        (
            "Your MP's power level is considered to be 3 stages higher for each Drill you control",
            "If your MP's power level is higher than your opponent's MP's power level, draw 4 cards",
            "your hand = 4",
        ),
        (
            "Your MP's power level is considered to be 1 stage higher for every 2 Drills you "
            "control",
            "If your MP's power level is higher than your opponent's MP's power level, draw 4 cards",
            "your hand = 0",
        ),
        (
            "When you gain stages, gain 1 more stage for each Drill you control",
            "Gain 1 stage",
            "you.stages = 5",
        ),
        (
            "Whenever you raise your anger, raise it 1 additional level for each Drill you control",
            "Raise your anger 1",
            "you.anger = 4",
        ),
        (
            "You need 1 less anger to advance a level for each Drill you control",
            "Raise your anger 2",
            "you.level = 2",
        ),
    ],
)
def test_what_holds_is_played(holds: str, does: str, expected: str) -> None:
    tell(
        card("Grow", DRILL, f"[constant] {holds}."),
        card("Plan", EVENT, f"POWER: {does}."),
        you=TWO,
        opponent={"stages": 6},
        steps=f"""
        play Plan
        expect {expected}
    """,
    )


def test_the_next_attack_counts_as_it_is_performed() -> None:
    # Two Drills: 1 stage of the kick, and 2 for each of them.
    tell(
        card(
            "Plan",
            EVENT,
            "POWER: Your next attack deals +2 stages of damage for each Drill you control.",
        ),
        card("Kick", DRILL.PHYSICAL_COMBAT, "[attack] Physical attack. DAMAGE: 1 stage."),
        you={"play": ["Other Drill", "Idle Drill"], "hand": ["Plan", "Kick"], "stages": 5},
        opponent={"stages": 9},
        steps="""
        play Plan
        pass
        play Kick
        no defense
        expect opponent.stages = 4
    """,
    )


def test_of_every_none_there_is_no_end() -> None:
    text = (
        "[constant] Your MP's power level is considered to be 1 higher for every 0 Drills in play."
    )
    assert compile_text(card("Tried", DRILL, text), text).failures


@pytest.mark.parametrize(
    ("holds", "steps"),
    [
        # What changes a quantity and asks for it is told what it is by itself.
        (
            "Your MP's power level is considered to be X higher. X = your MP's power level.",
            "your MP's power level is higher than your opponent's MP's power level",
        ),
        ("Your MP's PUR is +X. X = your MP's PUR.", "your MP's PUR is 2"),
        (
            "Your MP's power level is considered to be X higher. X = your opponent's MP's power "
            "level.",
            "your MP's power level is higher than your opponent's MP's power level",
        ),
    ],
)
def test_what_asks_for_itself_comes_to_an_end(holds: str, steps: str) -> None:
    tell(
        card("Grow", DRILL, f"[constant] {holds}"),
        card("Plan", EVENT, f"POWER: If {steps}, draw 3 cards."),
        you={"play": ["Grow"], "hand": ["Plan"], "stages": 3},
        opponent={"stages": 3},
        steps="""
        play Plan
        expect your hand = 3
    """,
    )


@pytest.mark.parametrize(
    ("said", "yours", "his"),
    [
        ("Draw a card for each of your Setups destroyed this way.", 2, 0),
        ("Draw a card for each of your opponent's Setups destroyed this way.", 1, 0),
        ("Your opponent draws a card for each of his Setups destroyed this way.", 0, 1),
        ("Each player draws a card for each of his Setups destroyed this way.", 2, 1),
        ("Each player draws a card for each Setup destroyed this way.", 3, 3),
    ],
)
def test_whose_was_destroyed_is_counted(said: str, yours: int, his: int) -> None:
    # Nobody controls what has left play: it is counted as it was there (ZON-2).
    tell(
        card("Plan", EVENT, f"POWER: Destroy all Setups in play. {said}"),
        *(card(f"Set {n}", SETUP, "POWER: Draw a card.") for n in "ABC"),
        you={"hand": ["Plan"], "play": ["Set A", "Set B"]},
        opponent={"play": ["Set C"]},
        steps=f"play Plan\nexpect your hand = {yours}\nexpect opponent hand = {his}",
    )


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        (
            "Each player loses 2 stages. Gain 1 stage for each stage lost this way.",
            "you.stages = 4",
        ),
        (
            "Each player lowers his anger 2. Draw a card for each level lowered this way.",
            "your hand = 3",
        ),
        (
            "Each player loses 2 stages and raises his anger 1. Gain 1 stage for each stage lost "
            "this way.",
            "you.stages = 4",
        ),
        (
            "Lose 2 stages. Each player raises his anger by that amount.",
            "opponent anger = 3",
        ),
    ],
)
def test_what_both_did_is_counted_together(said: str, expected: str) -> None:
    # You have 1 anger to lower and 2 stages to lose, he has 2 of each; he had 1 for the last.
    anger = 1 if "by that amount" in said else 2
    tell(
        card("Plan", EVENT, f"POWER: {said}"),
        you={"hand": ["Plan"], "stages": 2, "anger": 1},
        opponent={"stages": 4, "anger": anger},
        steps=f"play Plan\nexpect {expected}",
    )


def test_what_else_is_said_of_the_attack_that_counts_them() -> None:
    said = canonical(
        "POWER: Your next attack this combat deals +1 stage of damage for each Drill you control. It "
        "cannot be stopped."
    )
    assert said.endswith("Your next attack this combat cannot be stopped.")
    tell(
        card("Plan", EVENT, "POWER: Your next attack this combat deals +1 stage of damage for each "
             "Drill you control and cannot be stopped. If it is successful, draw a card."),
        card("Jab", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage."),
        steps="""
            play Plan
            opponent: pass
            play Jab
            opponent: play Block
            expect opponent stages = 5
            expect your hand = 1
        """,
        you={"hand": ["Plan", "Jab"], "play": ["Idle Drill", "Other Drill"]},
        opponent={"hand": ["Block"], "stages": 8},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "stages"),
    [
        ("Your MP gains 2 stages for each Styled card discarded and 1 for each other card discarded.", 4),
        ("Your MP gains 2 stages for each Drill and 1 stage for each Setup you control.", 5),
        ("If you control a Drill, your MP gains 1 stage for each Drill you control and 3 stages for "
         "each Setup you control.", 5),
    ],
)  # fmt: skip
def test_so_much_for_each_of_some_and_so_much_for_each_of_others(said: str, stages: int) -> None:
    tell(
        card("Plan", EVENT, f"POWER: Discard 3 cards from your hand. {said}"),
        card("Red Jab", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage.", style=Style.RED),
        card("Stand", SETUP, "POWER: Draw a card."),
        steps=f"""
            play Plan
            expect your stages = {2 + stages}
        """,
        you={"hand": ["Plan", "Red Jab", "Filler", "Filler"],
             "play": ["Idle Drill", "Other Drill", "Stand"], "stages": 2},
        opponent={"play": ["Idle Drill"]},
    )  # fmt: skip


def test_other_things_that_are_not_told_are_not_read() -> None:
    text = "POWER: Raise your anger 1 for each Drill you control and 1 for each other card in play."
    assert compile_text(card("Plan", EVENT, ""), text).failures


def test_those_allies_are_the_ones_that_were_counted() -> None:
    tell(
        card("Call", EVENT, "POWER: Draw a card for each of your Allies with a power level of 0. "
             "Those Allies gain 3 stages."),
        card("Pal", ALLY, "POWER: Draw a card."),
        you={"hand": ["Call"], "play": [{"card": "Old Friend", "stages": 0},
                                        {"card": "Pal", "stages": 4}]},
        steps="""
        play Call
        expect you hand = 1
        expect stages of Old Friend = 3
        expect stages of Pal = 4
    """,
    )  # fmt: skip


OFTEN = [
    ("POWER: Draw a card 3 times.", "you.hand = 3"),
    ("POWER: Draw a card and raise your anger 1 twice.", "you.anger = 2"),
    ("POWER: Power up your MP twice.", "you.stages = 4"),
    ("POWER: Your opponent powers up his MP twice.", "opponent.stages = 4"),
    ("POWER: Destroy the top 2 cards of your opponent's Life Deck twice.", "opponent discard = 4"),
]


@pytest.mark.parametrize(("does", "expected"), OFTEN)
def test_what_is_done_so_many_times(does: str, expected: str) -> None:
    tell(
        card("Plan", EVENT, does),
        you={"hand": ["Plan"], "stages": 2},
        opponent={"stages": 2},
        steps=f"you: play Plan\nexpect {expected}",
    )


def test_who_powers_up_twice_in_that_step_does_so_instead_of_once() -> None:
    doubled = "[constant] Your MP's PUR is doubled."
    for said in ("Your MP powers up twice.", "During your Power Up Step, your MP powers up twice."):
        assert canonical(f"[constant] {said}", DRILL) == doubled


AS_MANY = [
    ("Draw that many cards plus 1.", "you.hand = 3"),
    ("Draw twice that many cards.", "you.hand = 4"),
    ("Gain twice that many stages.", "you.stages = 6"),
    ("Gain that many stages, minus 1.", "you.stages = 3"),
    ("Raise your anger half that many levels.", "you.anger = 1"),
    ("Rejuvenate that many.", "you discard = 1"),
    ("Destroy twice that many cards from the top of your opponent's Life Deck.",
     "opponent discard = 4"),
    ("Destroy that many of your opponent's Drills.", "opponent play = 1"),
]  # fmt: skip


@pytest.mark.parametrize(("does", "expected"), AS_MANY)
def test_what_was_done_is_counted_for_what_comes_after(does: str, expected: str) -> None:
    drills = [f"Drill {n}" for n in (1, 2, 3)]
    chosen = "choose Drill 1\nchoose Drill 2\n" if "of your opponent's Drills" in does else ""
    tell(
        card("Plan", EVENT, f"POWER: Discard any number of cards from your hand. {does}"),
        *(card(name, DRILL, "[constant] Your maximum hand size is +1.") for name in drills),
        you={"hand": ["Plan", "Filler", "Filler"], "stages": 2},
        opponent={"play": drills},
        steps=f"you: play Plan\nchoose Filler\nchoose Filler\n{chosen}expect {expected}",
    )


def test_the_last_number_counts() -> None:
    # One level of anger was raised before two cards were discarded.
    tell(
        card(
            "Plan",
            EVENT,
            "POWER: Raise your anger 1. Discard any number of cards from your hand. Gain twice that "
            "many stages.",
        ),
        you={"hand": ["Plan", "Filler", "Filler"], "stages": 2},
        steps="you: play Plan\nchoose Filler\nchoose Filler\nexpect you.stages = 6",
    )
