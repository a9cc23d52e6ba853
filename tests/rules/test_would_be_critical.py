"""What an attack would deal: critical damage, whether it is stopped or not (ATK-13)."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, ENERGY, PHYSICAL, card
from tests.rules.staged import canonical, tell

BLAST = card("Blast", ENERGY, "[attack] Energy attack. DAMAGE: 6 life cards.")
BEAM = card("Beam", ENERGY, "[attack] Energy attack. DAMAGE: 4 life cards.")
CRUSH = card("Crush", PHYSICAL, "[attack] Physical attack. DAMAGE: 6 stages.")
STOP = card("Stop", PHYSICAL, "[defense] Stops an attack. If that attack would have dealt critical "
            "damage, raise your anger 1.")  # fmt: skip


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Whenever you stop an attack that would have dealt critical damage, draw a card.",
         "Whenever you stop an attack that would deal critical damage, draw a card."),
        ("Your attacks that would deal critical damage cannot be stopped.",
         "Your attacks that would deal critical damage cannot be stopped."),
    ],
)  # fmt: skip
def test_in_other_words(said: str, meant: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {meant}"


@pytest.mark.parametrize(
    ("attack", "stages", "anger"),
    [("Blast", 5, 1), ("Beam", 5, 0), ("Crush", 0, 1), ("Crush", 2, 0), ("Crush", 1, 1)],
)
def test_what_the_stopped_attack_would_have_dealt(attack: str, stages: int, anger: int) -> None:
    tell(STOP, BLAST, BEAM, CRUSH, you={"hand": ["Stop"], "stages": stages},
         opponent={"hand": [attack]}, start={"action": "opponent"},
         steps=f"opponent: play {attack}\nplay Stop\nexpect you.anger = {anger}")  # fmt: skip


def test_it_is_heard_as_an_attack_is_stopped() -> None:
    hears = card("Hears", DRILL, "[constant] Whenever your opponent stops an attack that would have "
                 "dealt critical damage, raise your anger 1.")  # fmt: skip
    fend = card("Fend", PHYSICAL, "[defense] Stops an energy attack.")
    for attack, anger in (("Blast", 1), ("Beam", 0)):
        tell(hears, BLAST, BEAM, fend, you={"hand": [attack], "play": ["Hears"]},
             opponent={"hand": ["Fend"]},
             steps=f"play {attack}\nopponent: play Fend\nexpect you.anger = {anger}")  # fmt: skip


def test_what_makes_it_more_or_less_counts_and_no_text_goes_round_in_circles() -> None:
    more = card("More", DRILL, "[constant] Your attacks that would deal critical damage deal +2 life "
                "cards of damage.")  # fmt: skip
    one = card("One", DRILL, "[constant] Your energy attacks deal +1 life card of damage.")
    tell(more, one, BEAM, you={"hand": ["Beam"], "play": ["More", "One"]},
         steps="play Beam\nopponent: no defense\nexpect event DamageDealt life_cards=7")  # fmt: skip
    tell(more, BEAM, you={"hand": ["Beam"], "play": ["More"]},
         steps="play Beam\nopponent: no defense\nexpect event DamageDealt life_cards=4")  # fmt: skip


def test_only_such_an_attack_is_stopped() -> None:
    only = card("Only", PHYSICAL, "[defense] Stops an attack that would deal critical damage.")
    for attack, able in (("Blast", ""), ("Beam", "no ")):
        tell(only, BLAST, BEAM, you={"hand": ["Only"]}, opponent={"hand": [attack]},
             start={"action": "opponent"},
             steps=f"opponent: play {attack}\nexpect {able}option play Only")  # fmt: skip


def test_such_attacks_cannot_be_stopped() -> None:
    sure = card("Sure", DRILL, "[constant] Your attacks that would deal critical damage cannot be "
                "stopped. Your attacks that would deal critical damage are considered to deal "
                "critical damage.")  # fmt: skip
    fend = card("Fend", PHYSICAL, "[defense] Stops an energy attack.")
    for attack, left in (("Blast", 6), ("Beam", 0)):
        steps = f"play {attack}\nopponent: play Fend\nexpect opponent.discard = {left + 1}"
        tell(sure, BLAST, BEAM, fend, you={"hand": [attack], "play": ["Sure"]},
             opponent={"hand": ["Fend"]}, steps=steps)  # fmt: skip
