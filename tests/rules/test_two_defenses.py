"""More than one [defense] card against an attack, where a text allows it (ATK-3)."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

KICK = card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 4 stages.")
BEAM = card("Beam", ENERGY, "[attack] Energy attack. DAMAGE: 4 life cards.")
SOFT = card("Soft", PHYSICAL, "[defense] Prevent 1 stage of damage. Raise your anger 1.")
HAND = {"hand": ["Soft", "Soft", "Soft"], "stages": 10}


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("You may use two [defense] cards against an attack.",
         "You may use 2 [defense] cards against each attack."),
        ("You can use up to two [defense] effects against each of your opponent's attacks.",
         "You may use 2 [defense] cards against each of your opponent's attacks."),
        ("You may use an additional [defense] card against your opponent's energy attacks.",
         "You may use 1 more [defense] card against your opponent's energy attacks."),
        ("Players may use 2 [defense] cards against each attack.",
         "Each player may use 2 [defense] cards against each attack."),
    ],
)  # fmt: skip
def test_in_other_words(said: str, meant: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {meant}"


@pytest.mark.parametrize(
    "said",
    [
        "You may use 2 [defense] cards against your attacks.",
        "You may use 1 [defense] card against each attack.",
        "You may use 0 more [defense] cards against each attack.",
    ],
)
def test_what_is_nothing_is_not_read(said: str) -> None:
    text = f"[constant] {said}"
    assert compile_text(card("Deed", DRILL, text), text).failures


def test_two_and_no_third() -> None:
    deed = card("Deed", DRILL, "[constant] You may use two [defense] cards against an attack.")
    tell(deed, KICK, SOFT, you={**HAND, "play": ["Deed"]}, opponent={"hand": ["Kick"]},
         start={"action": "opponent"},
         steps="opponent: play Kick\nyou: play Soft\nexpect asked you 2 times: [defense] card\n"
         "you: play Soft\nexpect you.stages = 8\nexpect you.anger = 2\nexpect your hand has Soft")  # fmt: skip
    tell(KICK, SOFT, you=HAND, opponent={"hand": ["Kick"]}, start={"action": "opponent"},
         steps="opponent: play Kick\nyou: play Soft\nexpect you.stages = 7\nexpect you.anger = 1")  # fmt: skip


def test_one_need_not_use_it() -> None:
    deed = card("Deed", DRILL, "[constant] You may use two [defense] cards against an attack.")
    tell(deed, KICK, SOFT, you={**HAND, "play": ["Deed"]}, opponent={"hand": ["Kick"]},
         start={"action": "opponent"},
         steps="opponent: play Kick\nyou: play Soft\nyou: no defense\nexpect you.stages = 7\n"
         "expect you.hand = 2")  # fmt: skip


def test_of_which_attacks() -> None:
    deed = card("Deed", DRILL, "[constant] You may use an additional [defense] card against your "
                "opponent's energy attacks.")  # fmt: skip
    calm = card("Calm", PHYSICAL, "[defense] Prevent 1 life card of damage. Raise your anger 1.")
    you = {"hand": ["Soft", "Soft", "Calm", "Calm"], "play": ["Deed"], "stages": 10}
    for attack, defense, anger in (("Kick", "Soft", 1), ("Beam", "Calm", 2)):
        more = f"you: play {defense}\n" * anger
        tell(deed, KICK, BEAM, SOFT, calm, you=you, opponent={"hand": [attack]},
             start={"action": "opponent"},
             steps=f"opponent: play {attack}\n{more}expect you.anger = {anger}")  # fmt: skip


def test_against_his_next_attack_alone() -> None:
    deed = card("Deed", EVENT, "POWER: You may use two [defense] cards against your opponent's next "
                "attack.")  # fmt: skip
    tell(deed, KICK, SOFT, you={**HAND, "hand": ["Deed", *["Soft"] * 4]},
         opponent={"hand": ["Kick", "Kick"]},
         steps="play Deed\nopponent: play Kick\nyou: play Soft\nyou: play Soft\nyou: pass\n"
         "opponent: play Kick\nyou: play Soft\nexpect you.anger = 3\nexpect you.stages = 5")  # fmt: skip


def test_a_defense_lets_another_follow() -> None:
    more = card("More", PHYSICAL, "[defense] Prevent 1 stage of damage. You may use another "
                "[defense] card against this attack.")  # fmt: skip
    tell(more, KICK, SOFT, you={"hand": ["More", "Soft", "Soft"], "stages": 10},
         opponent={"hand": ["Kick"]}, start={"action": "opponent"},
         steps="opponent: play Kick\nyou: play More\nyou: play Soft\nexpect you.stages = 8\n"
         "expect you.hand = 1")  # fmt: skip


def test_an_attack_gives_the_other_player_two() -> None:
    easy = card("Easy", PHYSICAL, "[attack] Physical attack. DAMAGE: 4 stages. Your opponent may use "
                "2 [defense] cards against this attack.")  # fmt: skip
    tell(easy, SOFT, you={"hand": ["Easy"]}, opponent=HAND,
         steps="play Easy\nopponent: play Soft\nopponent: play Soft\nexpect opponent.stages = 8")  # fmt: skip
