"""The Combat Step begins before it is decided whether combat is declared (TRN-3); and what happens
if somebody does not do what is waited for: that is known as its time ends (EFF-2)."""

from __future__ import annotations

import pytest

from tests.rules.happening import ALLY, DRILL, EVENT, SETUP, card
from tests.rules.staged import canonical, tell

MEETING = card("Meeting", SETUP, "[instant] POWER: Use at the start of your opponent's Combat Step. "
               "If your opponent declares combat this turn, his attacks deal -1 stage of damage this "
               "combat. If he does not, Rejuvenate 2.")  # fmt: skip
HIS_TURN = {"turn": "opponent", "phase": "planning"}


def test_he_declares_combat() -> None:
    tell(
        MEETING,
        steps="""
        you: yes
        opponent: declare combat
        opponent: attack Filler
        no defense
        expect you.stages = 4
        until combat ends
        expect you discard has Block
        """,
        you={"play": ["Meeting"], "discard": ["Block"], "stages": 5},
        opponent={"hand": ["Filler"]},
        start=HIS_TURN,
    )


def test_he_does_not() -> None:
    tell(
        MEETING,
        steps="""
        you: yes
        opponent: no combat
        until combat ends
        expect you.discard = 0
        """,
        you={"play": ["Meeting"], "discard": ["Block"]},
        start=HIS_TURN,
    )


@pytest.mark.parametrize("asked", ["opponent: declare combat", "opponent: no combat"])
def test_it_was_left(asked: str) -> None:
    tell(
        MEETING,
        steps=f"""
        you: no
        {asked}
        until combat ends
        expect you.discard = 1
        expect you play has Meeting
        """,
        you={"play": ["Meeting"], "discard": ["Block"]},
        start=HIS_TURN,
    )


@pytest.mark.parametrize(("whose", "asked"), [("your", 1), ("your opponent's", 0), ("each", 1)])
@pytest.mark.parametrize("answer", ["declare combat", "no combat"])
def test_it_comes_whatever_is_decided(whose: str, asked: int, answer: str) -> None:
    """And only once."""
    tell(
        card("Drum", DRILL, f"[constant] At the beginning of {whose} Combat Step, raise your anger "
             "1."),
        steps=f"""
        you: {answer}
        until combat ends
        expect you.anger = {asked}
        """,
        you={"play": ["Drum"]},
        # He is asked something in his Planning Step, before his Combat Step begins.
        opponent={"hand": ["Idle Drill"]},
        start={"phase": "planning"},
    )  # fmt: skip


def test_it_comes_before_combat_is_entered() -> None:
    tell(
        card("Drum", DRILL, "[constant] At the beginning of your Combat Step, raise your anger 1."),
        card("Horn", DRILL, "[constant] When entering combat, lower your anger 1."),
        steps="""
        expect you.anger = 1
        declare combat
        expect you.anger = 0
        """,
        you={"play": ["Drum", "Horn"]},
        start={"phase": "planning"},
    )


def test_a_step_that_is_skipped_does_not_begin() -> None:
    tell(
        card("Drum", DRILL, "[constant] At the beginning of your Combat Step, raise your anger 1."),
        card("Rest", ALLY, "(When this card enters play, skip your next Combat Step.)"),
        steps="""
        play Rest
        until combat ends
        expect you.anger = 0
        """,
        you={"play": ["Drum"], "hand": ["Rest"]},
        start={"phase": "planning"},
    )


# ---------------------------------------------------------------------------- if he does not


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("If your opponent performs an attack this combat, draw a card. If he does not, gain 3 "
         "stages.",
         "The next time your opponent performs an attack this combat, draw a card. At the end of "
         "combat, if your opponent has not performed an attack this combat, gain 3 stages."),
        ("The next time you stop an attack this combat, your opponent discards a card from his hand. "
         "If you do not, gain 3 stages.",
         "The next time you stop an attack this combat, your opponent discards a card from his hand. "
         "At the end of combat, if you have not stopped an attack this combat, gain 3 stages."),
        # Nobody fails to do that.
        (
            "If you perform an energy attack this combat, raise your anger 1. If you do not, draw a "
            "card.",
            "The next time you perform an energy attack this combat, raise your anger 1. At the end "
            "of combat, if you have not performed an energy attack this combat, draw a card.",
        ),
        # He may leave that, or fail to do it: it is that of which is asked.
        ("If your opponent performs an attack this combat, he may discard a card from his hand. If "
         "he does not, gain 3 stages.",
         "The next time your opponent performs an attack this combat, your opponent may discard a "
         "card from his hand. If he does not, gain 3 stages."),
        ("If your opponent performs an attack this combat, he must discard a card from his hand. If "
         "he does not, stop that attack.",
         "The next time your opponent performs an attack this combat, your opponent discards a card "
         "from his hand. If he does not, stop that attack."),
        ("If your opponent performs an attack this combat, he may discard a card from his hand. "
         "Otherwise, gain 3 stages.",
         "The next time your opponent performs an attack this combat, your opponent may discard a "
         "card from his hand. If you do not, gain 3 stages."),
    ],
)  # fmt: skip
def test_what_is_not_done(said: str, meant: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {meant}"
    assert canonical(f"POWER: {meant}") == f"POWER: {meant}"


@pytest.mark.parametrize(
    ("steps", "stages", "hand"),
    [("opponent: attack Filler\nno defense", 3, 1), ("opponent: pass", 8, 0)],
)
def test_he_attacks_or_does_not(steps: str, stages: int, hand: int) -> None:
    tell(
        card("Dare", EVENT, "POWER: If your opponent performs an attack this combat, draw a card. If "
             "he does not, gain 3 stages."),
        steps=f"""
        play Dare
        {steps}
        expect you.hand = {hand}
        until combat ends
        expect you.stages = {stages}
        """,
        you={"hand": ["Dare"], "stages": 5},
        opponent={"hand": ["Filler"]},
    )  # fmt: skip


@pytest.mark.parametrize(("answer", "hand", "stages"), [("yes", 0, 3), ("no", 1, 6)])
def test_he_may_leave_it(answer: str, hand: int, stages: int) -> None:
    tell(
        card("Dare", EVENT, "POWER: If your opponent performs an attack this combat, he may discard "
             "a card from his hand. Otherwise, gain 3 stages."),
        steps=f"""
        play Dare
        opponent: attack Filler
        opponent: {answer}
        no defense
        expect opponent.hand = {hand}
        expect you.stages = {stages}
        """,
        you={"hand": ["Dare"], "stages": 5},
        opponent={"hand": ["Filler", "Block"]},
    )  # fmt: skip
