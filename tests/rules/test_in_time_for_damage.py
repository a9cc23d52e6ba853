"""What is set off by damage that is taken, and changes it: it comes in time, or is refused."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import tell

KICK = card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 4 stages.")
BOLT = card("Bolt", ENERGY, "[attack] Energy attack costing 1 stage. DAMAGE: 1 stage.")
STRIKE = card("Strike", PHYSICAL, "[attack] Physical attack. DAMAGE: 4 stages.")


@pytest.mark.parametrize(
    ("said", "prevented"),
    [
        ("prevent 3 stages of that damage", 3),
        ("prevent 3 stages of damage from that attack", 3),
        ("prevent all of that damage", 4),
        ("raise your anger 1 and prevent 2 stages of that damage", 2),
    ],
)
@pytest.mark.parametrize("take", ["take", "would take"])
def test_the_next_damage_of_a_kind_is_prevented_once(said: str, prevented: int, take: str) -> None:
    if take == "would take" and said.startswith("raise"):
        take = "take"
    tell(
        card("Plan", EVENT, f"POWER: The next time you {take} damage from a physical attack this "
             f"combat, {said}."),
        KICK, BOLT, STRIKE,
        steps=f"""
            play Plan
            opponent: play Bolt
            no defense
            expect you stages = 9
            pass
            opponent: play Kick
            play Block
            expect you stages = 9
            pass
            opponent: play Strike
            expect you stages = {5 + prevented}
            pass
            opponent: play Kick
            expect you stages = {1 + prevented}
        """,
        you={"hand": ["Plan", "Block"], "stages": 10},
        opponent={"hand": ["Kick", "Kick", "Bolt", "Strike"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("rule", "answer", "lost"),
    [
        ("Whenever you would take damage from an attack, prevent 1 stage of that damage.", "", 3),
        ("Whenever you take damage, prevent 1 stage of that damage.", "", 3),
        ("Whenever you take damage from an energy attack, prevent 1 stage of that damage.", "", 4),
        ("Whenever you would take damage from an attack, you may discard a card from your hand to "
         "prevent 3 stages of that damage.", "yes", 1),
        ("Whenever you would take damage from an attack, you may discard a card from your hand to "
         "prevent 3 stages of that damage.", "no\nno", 4),
        # What changes nothing of the damage comes after it.
        ("Whenever you take damage, raise your anger 1.", "", 4),
    ],
)  # fmt: skip
def test_all_such_damage_is_prevented(rule: str, answer: str, lost: int) -> None:
    tell(
        card("Law", DRILL, f"[constant] {rule}"),
        KICK,
        steps=f"""
            pass
            opponent: play Kick
            {answer}
            expect you stages = {10 - lost}
        """,
        you={"hand": ["Filler"], "play": ["Law"], "stages": 10},
        opponent={"hand": ["Kick"]},
    )


@pytest.mark.parametrize(
    "text",
    [
        "Whenever your opponent prevents damage from one of your attacks, that attack deals +1 stage "
        "of damage.",
        "Whenever one of your attacks deals damage, that attack deals +1 stage of damage.",
    ],
)
def test_what_was_dealt_is_changed_no_more(text: str) -> None:
    assert compile_text(card("Law", DRILL, ""), f"[constant] {text}").failures


@pytest.mark.parametrize(
    ("rule", "banished"),
    [
        ("The first attack you stop each combat is banished.", 1),
        ("The second physical attack you stop each combat is banished.", 1),
        ("The first energy attack you stop each combat is banished.", 0),
        ("Attacks you stop are banished.", 2),
        ("Each physical attack you stop is banished.", 2),
    ],
)
def test_attacks_that_are_stopped_are_banished(rule: str, banished: int) -> None:
    tell(
        card("Law", DRILL, f"[constant] {rule}"),
        KICK,
        steps=f"""
            pass
            opponent: play Kick
            play Block
            pass
            opponent: play Kick
            play Block
            expect opponent banished = {banished}
            expect opponent discard = {2 - banished}
        """,
        you={"hand": ["Block", "Block"], "play": ["Law"]},
        opponent={"hand": ["Kick", "Kick"]},
    )


def test_the_first_event_played_each_turn_is_banished() -> None:
    tell(
        card("Law", DRILL, "[constant] The first Event you play each turn is banished."),
        card("Plan", EVENT, "POWER: Raise your anger 1."),
        steps="""
            play Plan
            opponent: pass
            play Plan
            expect you anger = 2
            expect you banished = 1
            expect you discard = 1
        """,
        you={"hand": ["Plan", "Plan"], "play": ["Law"]},
    )
