"""What a player must do in a fight: the attack that he performs, the one that he stops (EFF-4)."""

from __future__ import annotations

import pytest

from tests.rules.happening import ALLY, DRILL, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, staged, tell

GOADS = card("Goad", EVENT, "POWER: Your opponent must perform an attack in his next action.")
BLAST = card("Blast", PHYSICAL, "[attack] 3: Energy attack. DAMAGE: 1 life card.")


def test_who_must_attack_may_neither_pass_nor_do_anything_else() -> None:
    tell(
        GOADS,
        you={"hand": ["Goad"]},
        opponent={"hand": ["Filler", "Block"], "play": ["Idle Drill"]},
        steps="""
        play Goad
        expect options = 1
        expect option play Filler
        expect why not Idle Drill: EFF-4
        opponent: play Filler
        no defense
        you: pass
        expect option pass
        expect option use Idle Drill
    """,
    )


@pytest.mark.parametrize(
    "theirs",
    [
        {"hand": ["Block"]},
        {"hand": ["Blast"], "stages": 2},
        {"hand": ["Filler"], "play": ["Truce"]},
    ],
    ids=["none in hand", "not enough stages", "forbidden"],
)
def test_who_can_not_attack_need_not(theirs: dict[str, object]) -> None:
    staged(
        """
        play Goad
        expect option pass
        opponent: pass
        expect your discard has Goad
        """,
        GOADS,
        BLAST,
        card("Truce", DRILL, "[constant] You cannot perform attacks."),
        mine={"hand": ["Goad"]},
        theirs=theirs,
    )


def test_only_attacks_of_the_kind_are_a_duty() -> None:
    text = "[constant] Your opponent must perform an energy attack."
    tell(
        card("Taunt", DRILL, text),
        BLAST,
        you={"play": ["Taunt"]},
        opponent={"hand": ["Filler", "Blast"], "stages": 4},
        start={"turn": "opponent", "action": "opponent"},
        steps="""
        expect options = 1
        opponent: play Blast
        no defense
        you: pass
        expect option play Filler
        expect option pass
    """,
    )


def test_an_instant_may_come_before_the_duty() -> None:
    tell(
        GOADS,
        card("Breath", DRILL, "[instant] POWER: Use when needed. Draw a card."),
        you={"hand": ["Goad"]},
        opponent={"hand": ["Filler"], "play": ["Breath"]},
        steps="""
        play Goad
        opponent: use Breath
        expect opponent hand = 2
        expect no option pass
    """,
    )


def test_an_ally_must_attack() -> None:
    text = (
        "POWER: Choose one of your opponent's Allies. That Ally must perform an attack this combat."
    )
    tell(
        card("Goad", EVENT, text),
        card("Fighter", ALLY, "POWER: [attack] Physical attack. DAMAGE: 1 stage."),
        you={"hand": ["Goad"]},
        opponent={"hand": ["Filler"], "play": ["Fighter"], "stages": 0},
        steps="""
        play Goad
        expect no option pass
        expect option play Filler with Fighter
        expect option use Fighter
    """,
    )


BLOCKED = "[attack] Physical attack. Your opponent must stop this attack. DAMAGE: 3 stages."


def test_who_must_stop_an_attack_uses_a_defense() -> None:
    tell(
        card("Bait", PHYSICAL, BLOCKED),
        you={"hand": ["Bait", "Filler"]},
        opponent={"hand": ["Block", "Block", "Filler"]},
        steps="""
        play Bait
        expect options = 2
        expect no option no defense
        opponent: play Block
        opponent: pass
        you: play Filler
        expect option no defense
    """,
    )


def test_without_a_defense_nothing_is_asked() -> None:
    tell(
        card("Bait", PHYSICAL, BLOCKED),
        you={"hand": ["Bait"]},
        opponent={"hand": ["Filler"], "stages": 9},
        steps="""
        play Bait
        opponent: no defense
        expect opponent.stages = 6
    """,
    )


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Your opponent must attack if able this turn.", "must perform an attack this turn."),
        ("He must perform a physical attack if able.", "must perform a physical attack."),
        ("Your opponent must use a [defense] card if able.", "must stop an attack."),
        ("Your opponent must block an energy attack if he can.", "must stop an energy attack."),
    ],
)
def test_it_is_said_in_other_words(said: str, meant: str) -> None:
    assert canonical(f"POWER: {said}", SETUP) == f"POWER: Your opponent {meant}"


@pytest.mark.parametrize("joined", [" and", ", then", " and must"])
def test_who_must_do_the_first_does_the_second(joined: str) -> None:
    said = f"POWER: Your opponent must discard a card from his hand{joined} raise his anger 2."
    assert canonical(said) == (
        "POWER: Your opponent discards a card from his hand and raises his anger 2."
    )
    tell(
        card("Levy", EVENT, said),
        you={"hand": ["Levy", "Block"]},
        opponent={"hand": ["Filler"]},
        steps="""
            play Levy
            expect you hand = 1
            expect opponent hand = 0
            expect you anger = 0
            expect opponent anger = 2
        """,
    )


def test_what_a_player_chooses_of_his_own_is_said_to_be_his() -> None:
    said = "POWER: Your opponent must choose a Drill he controls and banish it."
    assert canonical(said) == "POWER: Your opponent chooses a Drill he controls and banishes it."
