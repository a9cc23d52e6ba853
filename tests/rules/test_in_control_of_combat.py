"""An Ally in control of combat: it acts for its player until another personality does (COM-6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.happening import ALLY, DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

KICK = card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages.")
COSTLY = card("Costly", PHYSICAL, "[attack] Physical attack costing 2 stages. DAMAGE: 2 stages.")
PUPIL = card("Pupil", ALLY, "POWER: Raise your anger 1.")
LEADS = "one of your Allies is in control of combat"
TRIED = card("Tried", EVENT, f"POWER: If {LEADS}, draw a card.")
REST = "opponent: no defense\nopponent: pass"


def _mine(stages: int, *hand: str, play: tuple[str, ...] = ()) -> dict[str, Any]:
    pupil = {"card": "Pupil", "stages": 5}
    return {"stages": stages, "hand": [*hand], "play": [pupil, *play]}


@pytest.mark.parametrize(("who", "left"), [("Pupil", 6), ("Hero", 7)])
def test_while_it_attacks(who: str, left: int) -> None:
    """Also as the damage of its own first attack is reckoned."""
    for lead in (
        "While an Ally is in control of combat, your attacks deal +1 stage of damage.",
        "Your attacks performed by an Ally in control of combat deal +1 stage of damage.",
        "While you control an Ally in control of combat, your attacks deal +1 stage of damage.",
        "While your MP is not in control of combat, your attacks deal +1 stage of damage.",
    ):
        tell(
            KICK,
            PUPIL,
            card("Lead", DRILL, f"[constant] {lead}"),
            steps=f"play Kick with {who}\nopponent: no defense\nexpect opponent stages = {left}",
            you=_mine(1, "Kick", play=("Lead",)),
            opponent={"stages": 9},
        )


def test_its_first_attack_costs_less() -> None:
    """Who would perform it is in control as its cost is asked; "that Ally" is the one."""
    lasting = "[constant] While an Ally is in control of combat, that Ally's attacks cost -1 stage."
    tell(
        COSTLY,
        PUPIL,
        card("Lead", DRILL, lasting),
        steps="""
            expect no option play Costly with Hero
            play Costly with Pupil
            expect stages of Pupil = 4
        """,
        you=_mine(1, "Costly", play=("Lead",)),
    )


@pytest.mark.parametrize(
    ("steps", "hand"),
    [
        # It keeps control while its opponent acts and as an Event is played.
        (f"play Kick with Pupil\n{REST}\nplay Tried", 1),
        (f"play Kick with Hero\n{REST}\nplay Tried", 0),
        ("use Pupil\nopponent: pass\nplay Tried", 2),
        ("use Pupil\nopponent: pass\nuse Hero\nopponent: pass\nplay Tried", 2),
        ("use Hero\nopponent: pass\nuse Pupil\nopponent: pass\nplay Tried", 3),
        ("use Hero\nopponent: pass\nplay Tried", 2),
        ("play Tried", 1),
    ],
)
def test_who_acted_last(steps: str, hand: int) -> None:
    tell(
        KICK,
        PUPIL,
        TRIED,
        steps=f"{steps}\nexpect you hand = {hand}",
        you=_mine(1, "Kick", "Tried"),
        opponent={"stages": 9},
    )


def test_not_once_the_mp_stands_higher() -> None:
    tell(
        KICK,
        PUPIL,
        card("Rise", EVENT, "POWER: Your MP gains 4 stages."),
        TRIED,
        steps=f"play Kick with Pupil\n{REST}\nplay Rise\nopponent: pass\nplay Tried\nexpect you hand = 0",
        you=_mine(1, "Kick", "Rise", "Tried"),
        opponent={"stages": 9},
    )


def test_the_attack_is_its_own_until_it_is_over() -> None:
    """That the MP rises meanwhile takes nothing from it."""
    text = (
        "[attack] Physical attack. Your MP gains 4 stages. DAMAGE: 2 stages. HIT: If this attack is "
        "performed by an Ally in control of combat, draw a card."
    )
    tell(
        card("Blow", PHYSICAL, text),
        PUPIL,
        steps="play Blow with Pupil\nopponent: no defense\nexpect you hand = 1",
        you=_mine(1, "Blow"),
        opponent={"stages": 9},
    )


def test_an_attack_that_an_ally_may_perform_gives_no_control() -> None:
    """One that is let perform a single attack at any stage doesn't act in the MP's place."""
    text = (
        "[attack] Physical attack. If this attack is performed by an Ally in control of combat, raise "
        "your anger 1. DAMAGE: 2 stages. (An Ally you control may perform this attack regardless of "
        "your MP's power stage.)"
    )
    for stages, anger in ((1, 1), (5, 0)):
        tell(
            card("Blow", PHYSICAL, text),
            PUPIL,
            steps=f"play Blow with Pupil\nopponent: no defense\nexpect your anger = {anger}",
            you=_mine(stages, "Blow"),
            opponent={"stages": 9},
        )


def test_while_the_opponent_acts() -> None:
    lasting = f"[constant] While {LEADS}, your opponent's attacks deal -1 stage of damage."
    tell(
        KICK,
        PUPIL,
        card("Lead", DRILL, lasting),
        steps="""
            play Kick with Pupil
            opponent: no defense
            opponent: play Kick
            you: no defense
            expect log contains 2 - 1 (Lead)
        """,
        you=_mine(0, "Kick", play=("Lead",)),
        opponent={"stages": 9, "hand": ["Kick"]},
    )


def test_given_for_a_time() -> None:
    """It acts then, and is in control without having acted."""
    text = (
        "POWER: Choose one of your Allies. For the remainder of combat, that Ally is in control of "
        "combat regardless of your MP's power stage."
    )
    tell(
        KICK,
        PUPIL,
        TRIED,
        card("Rule", EVENT, text),
        steps="""
            expect no option play Kick with Pupil
            play Rule
            opponent: pass
            play Tried
            expect you hand = 2
            opponent: pass
            play Kick with Pupil
            expect you hand = 1
        """,
        you=_mine(6, "Rule", "Tried", "Kick"),
    )
    assert canonical(text) == (
        "POWER: Choose an Ally you control. That Ally is in control of combat regardless of your MP's "
        "power stage this combat."
    )


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "an Ally you control is in control of combat",
            "any of your Allies is in control of combat",
        ),
        ("a Drill you control is Styled", "any of your Drills is Styled"),
        ("an Ally is level 2", "any Ally in play is level 2"),
        ("no Ally you control is level 2", "none of your Allies are level 2"),
        ("no Ally is level 2", "no Ally in play is level 2"),
    ],
)
def test_any_of_a_kind(said: str, meant: str) -> None:
    assert canonical(f"POWER: If {said}, draw a card.") == f"POWER: If {meant}, draw a card."


@pytest.mark.parametrize(
    ("said", "mine", "theirs", "drawn"),
    [
        ("an Ally you control is level 2", 2, 1, 1),
        ("an Ally you control is level 2", 1, 2, 0),
        ("an Ally is level 2", 1, 2, 1),
        ("an Ally is level 2", 1, 1, 0),
        ("no Ally is level 2", 1, 1, 1),
        ("no Ally you control is level 2", 1, 2, 1),
    ],
)
def test_any_of_a_kind_is_asked(said: str, mine: int, theirs: int, drawn: int) -> None:
    tell(
        card("First", ALLY, "", level=mine),
        card("Other", ALLY, "", level=theirs),
        card("Asked", EVENT, f"POWER: If {said}, draw a card."),
        steps=f"play Asked\nexpect you hand = {drawn}",
        you={"hand": ["Asked"], "play": ["First"]},
        opponent={"play": ["Other"]},
    )
