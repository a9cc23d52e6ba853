"""Who performs attacks, how many of them and of which kind, and whose attack it is."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Style
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import tell

IDLE = card("Idle", EVENT, "POWER: Raise your anger 1.")


STYLED = card("Red Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages.", style=Style.RED)


PLAIN_KICK = card("Jab", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages.")


FRIEND = card("Pal", ALLY, "POWER: [attack] Physical attack. DAMAGE: 3 stages.")


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
