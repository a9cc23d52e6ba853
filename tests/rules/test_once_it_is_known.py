"""What is done instead of what waits, and what comes otherwise of an attack's own fate (EFF-2)."""

from __future__ import annotations

from typing import Any

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import EVENT, PHYSICAL, SETUP, card
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


@pytest.mark.parametrize(("attacks", "drawn", "anger"), [(True, 1, 0), (False, 0, 1)])
def test_otherwise_is_known_as_the_time_ends(attacks: bool, drawn: int, anger: int) -> None:
    """EFF-2: what is waited for once, and what comes where it didn't happen."""
    tell(
        card("Wait", EVENT, "POWER: If your opponent performs an attack this combat, draw a card. "
             "Otherwise, raise your anger 1."),
        BASH,
        steps=f"""
            play Wait
            {"opponent: play Bash" if attacks else "opponent: pass"}
            {"no defense" if attacks else "expect your anger = 0"}
            expect your hand = {drawn}
            until combat ends
            expect your anger = {anger}
        """,
        you={"hand": ["Wait"]},
        opponent={"hand": ["Bash"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        ("If your opponent does not stop an attack this combat, draw a card.",
         "At the end of combat, if your opponent has not stopped an attack this combat, draw a "
         "card."),
        ("If you do not control a Drill, draw a card.",
         "If you control no Drills, draw a card."),
    ],
)  # fmt: skip
def test_what_is_not_done_in_a_time_is_known_as_it_ends(said: str, printed: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {printed}"
    late = "[instant] POWER: Use at the end of combat. If you {} this combat, draw a card."
    asked = late.format("do not perform an attack")
    assert canonical(asked) == late.format("have not performed an attack")


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        ("Use after your opponent performs his first attack each combat. If that attack was "
         "successful, draw a card.",
         "Use at the end of your opponent's first attack each combat. If that attack was not "
         "stopped, draw a card."),
        ("Use after you perform an energy attack. If it was stopped, draw a card.",
         "Use at the end of one of your energy attacks. If that attack was stopped, draw a card."),
    ],
)  # fmt: skip
def test_what_became_of_an_attack_is_asked_at_its_end(said: str, printed: str) -> None:
    """ATK-1: as it begins nothing has become of it."""
    assert canonical(f"[instant] POWER: {said}") == f"[instant] POWER: {printed}"


@pytest.mark.parametrize(("answer", "drawn", "anger"), [("no defense", 1, 0), ("play Block", 0, 1)])
def test_an_attack_that_is_over_was_stopped_or_not(answer: str, drawn: int, anger: int) -> None:
    """ATK-4."""
    tell(
        card("Watch", SETUP, "[instant] POWER: Use after your opponent's first attack each combat. If "
             "that attack was successful, draw a card. If it was stopped, raise your anger 1."),
        BASH,
        steps=f"""
            opponent: play Bash
            {answer}
            yes
            expect your hand = {drawn + (answer == "no defense")}
            expect your anger = {anger}
        """,
        you={"hand": ["Block"], "play": ["Watch"]},
        opponent={"hand": ["Bash"]},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


def test_what_comes_instead_ends_nothing_of_the_sentences_before() -> None:
    """EFF-4: of two sentences in HIT one comes instead; what was said before goes on."""
    tell(
        card("Tried", PHYSICAL, "[attack] Physical attack. Your opponent's next attack this combat "
             "deals -7 stages of damage. DAMAGE: 1 stage. HIT: Raise your anger 1. If your anger is 0, "
             "draw a card instead."),
        BASH,
        steps=f"""
            {THROUGH}
            expect your hand = 1
            opponent: play Bash
            no defense
            expect your stages = 5
        """,
        you={"hand": ["Tried"]},
        opponent={"hand": ["Block", "Bash"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "POWER: If your anger is 3 or more, draw 2 cards instead.",
        "[attack] Physical attack. DAMAGE: 3 stages. HIT: If your anger is 3 or more, draw 2 cards "
        "instead.",
    ],
)
def test_instead_of_nothing_is_refused(text: str) -> None:
    assert compile_text(card("Odd", EVENT if text[0] == "P" else PHYSICAL, text), text).failures


@pytest.mark.parametrize(("anger", "stages"), [(3, 6), (2, 9)])
def test_damage_of_the_other_unit_takes_the_place_of_what_is_printed(
    anger: int, stages: int
) -> None:
    """ATK-6: that "instead" is of the unit, and stands first."""
    tell(
        card("Turn", PHYSICAL, "[attack] Physical attack. If your anger is 3 or more, this attack "
             "deals its damage as stages of damage instead. DAMAGE: 3 life cards."),
        steps=f"""
            play Turn
            opponent: no defense
            expect opponent stages = {stages}
        """,
        you={"hand": ["Turn"], "anger": anger},
        opponent={"stages": 9},
    )  # fmt: skip
