"""Who "that Ally" is where it is asked who performed the attack that was answered (ATK-1)."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import tell


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("If the stopped attack was performed by an Ally, destroy that Ally.", "discard has Old Friend"),
        ("If you stopped an Ally's attack, destroy that Ally.", "discard has Old Friend"),
        ("If you stopped an Ally's attack, its controller discards that Ally.",
         "discard has Old Friend"),
        ("If that attack was performed by an Ally, you may shuffle that Ally into its owner's Life "
         "Deck.", "play = 0"),
    ],
)  # fmt: skip
def test_it_is_the_one_that_performed_it(text: str, expected: str) -> None:
    tell(
        card("Wall", PHYSICAL, f"[defense] Stops a physical attack. {text}"),
        you={"hand": ["Wall"]},
        opponent={
            "hand": ["Filler"],
            "play": [{"card": "Old Friend", "stages": 5}],
            "stages": 0,
        },
        steps=f"""
        pass
        opponent: play Filler with Old Friend
        you: play Wall
        {"you: yes" if "may" in text else ""}
        expect opponent {expected}
    """,
    )


def test_its_stages_are_lost_and_an_mp_is_no_ally() -> None:
    wall = card(
        "Wall",
        PHYSICAL,
        "[defense] Stops a physical attack. If the stopped attack was performed by an Ally, that "
        "Ally loses 3 stages.",
    )
    friend = {"card": "Old Friend", "stages": 5}
    for who, left in (("Old Friend", 2), ("Hero", 5)):
        tell(
            wall,
            you={"hand": ["Wall"]},
            opponent={"hand": ["Filler"], "play": [friend], "stages": 0},
            steps=f"""
            pass
            opponent: play Filler with {who}
            you: play Wall
            expect stages of Old Friend = {left}
        """,
        )


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Whenever one of your opponent's Allies performs an attack, that Ally loses 2 stages.", 3),
        ("Whenever an opponent's Ally performs an attack, it loses 2 stages.", 3),
        ("Whenever an attack performed by an Ally is stopped, that Ally loses 4 stages.", 1),
        ("Whenever you stop an attack performed by an Ally, that Ally loses 4 stages.", 1),
    ],
)
def test_what_is_waited_for_tells_it_too(text: str, left: int) -> None:
    tell(
        card("Tool", DRILL, f"[constant] {text}"),
        you={"play": ["Tool"], "hand": ["Block"]},
        opponent={
            "hand": ["Filler"],
            "play": [{"card": "Old Friend", "stages": 5}],
            "stages": 0,
        },
        steps=f"""
        pass
        opponent: play Filler with Old Friend
        you: play Block
        expect stages of Old Friend = {left}
    """,
    )


def test_it_is_that_ally_whose_attack_it_is_and_not_the_attack() -> None:
    tell(
        card(
            "Tool",
            DRILL,
            "[constant] Whenever one of your Allies performs an attack, destroy that Ally.",
        ),
        you={
            "play": ["Tool", {"card": "Old Friend", "stages": 5}],
            "hand": ["Filler"],
            "stages": 0,
        },
        steps="""
        play Filler with Old Friend
        no defense
        expect you discard has Old Friend
        expect opponent.stages = 3
    """,
    )


@pytest.mark.parametrize(
    "text",
    [
        "Whenever an attack performed by one of your Allies is successful, that Ally gains 2 stages.",
        "Whenever one of your Allies performs a successful attack, that Ally gains 2 stages.",
        "Whenever an attack performed by one of your Allies deals damage, that Ally gains 2 stages.",
    ],
)
def test_its_success_and_its_damage_tell_it(text: str) -> None:
    tell(
        card("Tool", DRILL, f"[constant] {text}"),
        you={
            "play": ["Tool", {"card": "Old Friend", "stages": 5}],
            "hand": ["Filler"],
            "stages": 0,
        },
        steps="""
        play Filler with Old Friend
        no defense
        expect stages of Old Friend = 7
    """,
    )


def test_an_instant_power_speaks_of_it() -> None:
    tell(
        card("Tool", SETUP, "[instant] POWER: Use when an opponent's Ally performs an attack. "
             "Destroy that Ally."),
        you={"play": ["Tool"]},
        opponent={"hand": ["Filler"], "play": [{"card": "Old Friend", "stages": 5}], "stages": 0},
        steps="""
        pass
        opponent: play Filler with Old Friend
        you: yes
        expect opponent discard has Old Friend
    """,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("then", "mine", "his"),
    [("who does gains 2 stages", 7, 5), ("who does not gains 2 stages", 5, 7)],
)
def test_who_did_what_each_player_had_to_do(then: str, mine: int, his: int) -> None:
    tell(
        card("Toll", EVENT, f"POWER: Each player destroys one of his Drills. Each player {then}."),
        you={"hand": ["Toll"], "play": ["Idle Drill"], "stages": 5},
        opponent={"stages": 5},
        steps=f"""
        play Toll
        expect you.stages = {mine}
        expect opponent.stages = {his}
    """,
    )


@pytest.mark.parametrize("said", ["cannot use its Powers", "'s Powers cannot be used"])
def test_while_attached_its_powers_are_not_used(said: str) -> None:
    bound = f"that Ally{' ' * (said[0] != chr(39))}{said}"
    tell(
        card("Bind", SETUP, f"POWER: Attach to an opponent's Ally. While attached, {bound}."),
        steps="""
            use Bind
            expect Bind is attached to Old Friend
            expect no option use Old Friend
        """,
        you={"play": ["Bind"]},
        opponent={"play": ["Old Friend"], "stages": 0},
    )
