"""What is done instead of what waits, and what comes otherwise of an attack's own fate (EFF-2)."""

from __future__ import annotations

from typing import Any

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

BASH = card("Bash", PHYSICAL, "[attack] Physical attack. DAMAGE: 7 stages.")
STOPPED, THROUGH = "play Tried\nopponent: play Block", "play Tried\nopponent: no"


def after(text: str, steps: str, kind: Any = PHYSICAL, anger: int = 2, **theirs: Any) -> None:
    """Play a card with that text, with some anger; what is expected are cards drawn and anger."""
    drawn, raised = (int(part) for part in steps.rsplit("\n", 1)[1].split())
    played = steps.rsplit("\n", 1)[0]
    tell(
        card("Tried", kind, text), BASH,
        steps=f"{played}\nuntil combat ends\nexpect your hand = {drawn}\nexpect your anger = {raised}",
        you={"hand": ["Tried"], "anger": anger, "stages": 9, "discard": []},
        opponent={"hand": ["Block"], "stages": 9, **theirs},
    )  # fmt: skip


WAITS = (
    "[attack] Physical attack. If this attack is stopped, draw a card. "
    "If your anger is 3 or more, draw 2 cards instead. DAMAGE: 3 stages."
)


@pytest.mark.parametrize(
    ("anger", "steps"),
    [
        (2, f"{STOPPED}\n1 2"),
        (3, f"{STOPPED}\n2 3"),
        (2, f"{THROUGH}\n0 2"),
        (3, f"{THROUGH}\n0 3"),
    ],
)
def test_what_is_done_instead_waits_as_that_does_in_whose_place_it_comes(
    anger: int, steps: str
) -> None:
    after(WAITS, steps, anger=anger)


def test_so_it_does_for_a_time_and_at_the_end_of_combat() -> None:
    whenever = (
        "This combat, whenever your opponent performs an attack, draw a card. "
        "If your anger is 3 or more, draw 2 cards instead."
    )
    twice = "play Tried\nopponent: play Bash\nyou: no\nyou: pass\nopponent: play Filler\nyou: no"
    hand = {"hand": ["Bash", "Filler"]}
    after(whenever, f"{twice}\n4 3", EVENT, anger=3, **hand)
    after(whenever, f"{twice}\n2 2", EVENT, anger=2, **hand)
    at_end = (
        "At the end of combat, draw a card. If your anger is 3 or more, draw 2 cards instead. "
        "Raise your anger 1."
    )
    after(at_end, "play Tried\n2 3", EVENT, anger=2)
    after(at_end, "play Tried\n1 2", EVENT, anger=1)


def test_what_does_the_same_at_once_is_what_it_takes_the_place_of() -> None:
    text = (
        "[attack] Physical attack. Draw a card. If this attack is stopped, raise your anger 1. "
        "If you have no cards in your discard pile, draw 3 cards instead. DAMAGE: 3 stages."
    )
    after(text, f"{STOPPED}\n3 3")


OTHERWISE = "[attack] Physical attack. If this attack {}, raise your anger 1. {} DAMAGE: {} stages."
ELSE = "Otherwise, draw a card."


@pytest.mark.parametrize(
    ("happens", "damage", "steps"),
    [
        ("is stopped", 3, f"{STOPPED}\n0 3"),
        ("is stopped", 3, f"{THROUGH}\n1 2"),
        ("is successful", 3, f"{STOPPED}\n1 2"),
        ("is successful", 3, f"{THROUGH}\n0 3"),
        ("deals critical damage", 3, f"{STOPPED}\n1 2"),
        ("deals critical damage", 3, f"{THROUGH}\n1 2"),
        ("deals critical damage", 15, f"{THROUGH}\n0 3"),
        ("is stopped by a Styled card", 3, f"{STOPPED}\n1 2"),
    ],
)
def test_what_comes_otherwise_of_an_attack_is_done_once_that_is_known(
    happens: str, damage: int, steps: str
) -> None:
    text = OTHERWISE.format(happens, ELSE, damage)
    assert canonical(text, PHYSICAL) == text
    after(text, steps)


@pytest.mark.parametrize("said", ["If not, draw a card.", "If it is not, draw a card."])
def test_it_is_said_in_other_words(said: str) -> None:
    text = OTHERWISE.format("is stopped", said, 3)
    assert canonical(text, PHYSICAL) == OTHERWISE.format("is stopped", ELSE, 3)


def test_what_one_may_leave_is_asked_after_as_before() -> None:
    text = (
        "[attack] Physical attack. If this attack is stopped, you may lower your anger 1. "
        "Otherwise, draw a card. DAMAGE: 3 stages."
    )
    after(text, f"{THROUGH}\n0 2")
    after(text, f"{STOPPED}\nyou: no\n1 2")


def test_of_critical_damage_a_hit_knows_it_already() -> None:
    text = (
        "[attack] Physical attack. DAMAGE: {} stages. "
        "HIT: If this attack deals critical damage, raise your anger 1. Otherwise, draw a card."
    )
    after(text.format(3), f"{THROUGH}\n1 2")
    after(text.format(15), f"{THROUGH}\n0 3")


@pytest.mark.parametrize(
    ("damage", "steps"), [(3, f"{STOPPED}\n0 3"), (3, f"{THROUGH}\n0 3"), (15, f"{THROUGH}\n0 2")]
)
def test_what_it_does_not_deal_is_asked_once_it_dealt(damage: int, steps: str) -> None:
    text = (
        "[attack] Physical attack. If this attack does not deal critical damage, "
        f"raise your anger 1. DAMAGE: {damage} stages."
    )
    after(text, steps)


@pytest.mark.parametrize(("attack", "steps"), [("Filler", "1 2"), ("Bash", "0 3")])
def test_so_does_a_defense_of_the_attack_that_it_answers(attack: str, steps: str) -> None:
    text = (
        "[defense] Prevent 3 stages of damage from an attack. If that attack deals no damage, "
        "draw a card. Otherwise, raise your anger 1."
    )
    played = f"you: pass\nopponent: play {attack}\nyou: play Tried"
    after(text, f"{played}\n{steps}", hand=[attack])


@pytest.mark.parametrize(
    ("said", "then"),
    [
        ("Shuffle the cards discarded as damage from this attack into your opponent's Life Deck.",
         "expect opponent life deck = 30"),
        ("Gain stages equal to the number of life cards of damage dealt by this attack.",
         "expect your stages = 9"),
        ("If a Physical Combat card was discarded by this attack, draw a card.",
         "expect your hand = 1"),
        ("If this attack dealt 3 or more life cards of damage, draw a card.",
         "expect your hand = 1"),
        ("If no Drills were discarded by this attack, raise your anger 1.", "expect your anger = 1"),
        ("Draw a card for each Physical Combat card discarded by this attack.",
         "expect your hand = 4"),
    ],
)  # fmt: skip
def test_what_an_attack_did_is_asked_once_it_did(said: str, then: str) -> None:
    text = f"[attack] Physical attack. {said} DAMAGE: 4 life cards."
    tell(
        card("Tried", PHYSICAL, text),
        steps=f"play Tried\nopponent: no\n{then}",
        you={"hand": ["Tried"], "stages": 5},
        opponent={"stages": 9},
    )
    tell(
        card("Tried", PHYSICAL, text),
        steps="play Tried\nopponent: play Block\nexpect your hand = 0\nexpect your stages = 5",
        you={"hand": ["Tried"], "stages": 5},
        opponent={"hand": ["Block"], "stages": 9},
    )


def test_what_has_happened_to_an_attack_by_now_is_not_waited_for() -> None:
    text = "[attack] Physical attack. If you did not perform this attack, draw a card. DAMAGE: 2 stages."
    assert compile_text(card("Kick", PHYSICAL, text), text).failures == ()
