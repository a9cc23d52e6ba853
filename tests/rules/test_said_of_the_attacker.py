"""Who performed an attack, as whom something is said of for longer; and "its" on an Ally's card."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import canonical_text, compile_text
from tests.rules.happening import ALLY, DRILL, EVENT, card
from tests.rules.staged import staged

GUARD = "[defense] POWER: Stops a physical or energy attack."
TWO = {"play": [{"card": "Old Friend", "stages": 5}], "stages": 0}


@pytest.mark.parametrize(
    "who",
    [
        "The personality that performed that attack",
        "The personality performing that attack",
        "The personality who performed it",
        "The attacking personality",
        "That personality",
    ],
)
@pytest.mark.parametrize(("first", "other"), [("Old Friend", "Hero"), ("Hero", "Old Friend")])
def test_the_personality_that_attacked_attacks_no_more(who: str, first: str, other: str) -> None:
    """It is that one alone, for as long as is said (EFF-4): another still attacks."""
    staged(
        f"""
        pass
        opponent: play Filler with {first}
        you: play Chain
        pass
        expect no option: play Spare Kick with {first}
        expect option: play Spare Kick with {other}
        """,
        card("Chain", EVENT, f"{GUARD} {who} cannot perform physical attacks this combat."),
        mine={"hand": ["Chain"]},
        theirs={"hand": ["Filler", "Spare Kick"], **TWO},
    )


@pytest.mark.parametrize(("attacks", "stages"), [("Old Friend", 5), ("Hero", 6)])
def test_what_is_said_of_the_attacker_in_force_is_asked_as_it_attacks(
    attacks: str, stages: int
) -> None:
    """A [constant] text has no attack of its own: it is the one that goes on then (ATK-5)."""
    staged(
        f"""
        pass
        opponent: play Filler with {attacks}
        you: play Cheer
        expect stages of Old Friend = {stages}
        """,
        card("Cheer", EVENT, f"{GUARD} Your opponent's Allies gain 1 stage."),
        card("Hush", DRILL, "[constant] The attacking personality cannot gain stages."),
        mine={"hand": ["Cheer"], "play": ["Hush"]},
        theirs={"hand": ["Filler"], **TWO},
    )


def test_without_an_attack_nobody_attacks() -> None:
    text = "POWER: The attacking personality cannot perform attacks this combat."
    assert compile_text(card("Sword", EVENT, ""), text).failures


REBORN = "If this card would leave play while its power level is above 0, you may set its power level to 0 instead."


@pytest.mark.parametrize(("stages", "stays"), [(3, True), (0, False)])
def test_an_ally_says_its_of_itself(stages: int, stays: bool) -> None:
    """Nobody else was spoken of before (TYP-8)."""
    staged(
        f"""
        play Blast Off
        {"opponent: yes" if stays else ""}
        expect opponent play = {1 if stays else 0}
        expect you anger = 1
        """,
        card("Blast Off", EVENT, "POWER: Destroy one of your opponent's Allies. Raise your anger 1."),
        card("Fat Friend", ALLY, f"[constant] {REBORN}"),
        mine={"hand": ["Blast Off"]},
        theirs={"play": [{"card": "Fat Friend", "stages": stages}]},
    )  # fmt: skip


@pytest.mark.parametrize(("stages", "taken"), [(3, 2), (0, 1)])
def test_its_power_level_is_a_condition_of_what_it_says(stages: int, taken: int) -> None:
    staged(
        f"""
        play Filler
        opponent: no defense
        expect opponent stages = {5 - taken - 1}
        """,
        card("Strong Friend", ALLY, "[constant] If its power level is above 0, your attacks deal "
             "+1 stage of damage."),
        mine={"hand": ["Filler"], "play": [{"card": "Strong Friend", "stages": stages}]},
        theirs={"stages": 5},
    )  # fmt: skip


def test_what_is_no_personality_has_no_power_level() -> None:
    text = "[constant] If its power level is above 0, your attacks deal +1 stage of damage."
    assert compile_text(card("Sword", DRILL, ""), text).failures


@pytest.mark.parametrize(("anger", "hand"), [(0, 1), (1, 0)])
def test_what_would_be_done_while_something_is_so_is_done_otherwise(anger: int, hand: int) -> None:
    staged(
        f"""
        play Refresh
        expect your hand = {hand}
        expect you stages = {5 + (not hand)}
        """,
        card("Refresh", EVENT, "POWER: Draw a card."),
        card("Rage", DRILL, "[constant] Whenever you would draw a card while your anger is 1 or "
             "higher, gain 1 stage instead."),
        mine={"hand": ["Refresh"], "play": ["Rage"], "anger": anger, "stages": 5},
    )  # fmt: skip


def test_what_is_his_of_any_player_is_not_told() -> None:
    text = (
        "[constant] Whenever a player would draw a card while his anger is 1 or higher, that "
        "player discards a card instead."
    )
    assert compile_text(card("Sword", DRILL, ""), text).failures


def test_that_personality_is_the_one_that_was_chosen_before() -> None:
    """Only where nobody else was spoken of it is who performs the attack (ATK-5)."""
    text = (
        "[defense] POWER: Stops an attack. Choose an Ally your opponent controls. That personality "
        "loses 2 stages."
    )
    program = compile_text(card("Sword", EVENT, ""), text)
    assert "the attacking personality" not in canonical_text(program).lower()


def test_who_lost_stages_gains_none_then() -> None:
    """Of one subject two things are said, and each is said of it (EFF-4)."""
    staged(
        """
        pass
        opponent: play Filler with Old Friend
        you: play Chain
        pass
        opponent: play Cheer
        expect stages of Old Friend = 3
        """,
        card("Chain", EVENT, f"{GUARD} The personality that performed it loses 2 stages and cannot "
             "gain stages this combat."),
        card("Cheer", EVENT, "POWER: One of your Allies gains 1 stage."),
        mine={"hand": ["Chain"]},
        theirs={"hand": ["Filler", "Cheer"], **TWO},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Whenever you stop an attack, that personality loses 1 stage.", 4),
        ("Whenever an attack is stopped, that personality loses 1 stage.", 4),
        ("Whenever your opponent performs an attack, that personality loses 2 stages.", 3),
        ("Whenever you stop an energy attack, that personality loses 1 stage.", 5),
    ],
)
def test_it_is_who_performs_the_attack_that_is_waited_for(text: str, left: int) -> None:
    staged(
        f"""
        pass
        opponent: play Filler with Old Friend
        you: play Block
        expect stages of Old Friend = {left}
        expect opponent stages = 0
        """,
        card("Hush", DRILL, f"[constant] {text}"),
        mine={"hand": ["Block"], "play": ["Hush"]},
        theirs={"hand": ["Filler"], **TWO},
    )
