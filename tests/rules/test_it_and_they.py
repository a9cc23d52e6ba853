"""What "it", "they", "one of them" and "the other" are, wherever a personality or its doing can
stand."""

from __future__ import annotations

import pytest

from tests.rules.happening import ALLY, EVENT, card
from tests.rules.staged import canonical, staged

THREE = [{"card": "Old Friend", "stages": 5}, {"card": "New Friend", "stages": 5}]
NEW = card("New Friend", ALLY, "POWER: Raise your anger 1.")


@pytest.mark.parametrize(
    ("said", "chosen", "old", "new", "mp"),
    [
        ("Choose 2 Allies. They gain 2 stages.", (), 7, 7, 5),
        ("Choose 2 Allies. Each of them gains 2 stages.", (), 7, 7, 5),
        ("Choose 2 Allies. They each gain 2 stages.", (), 7, 7, 5),
        ("Choose 2 Allies. Those Allies lose 2 stages.", (), 3, 3, 5),
        ("Choose 2 Allies. Both personalities gain 2 stages.", (), 7, 7, 5),
        (
            "Choose 2 Allies. 1 of them gains 2 stages and the other loses 3 stages.",
            ("Old Friend",),
            7,
            2,
            5,
        ),
        (
            "Choose 2 Allies. Either of those Allies gains 2 stages. The other loses 1 stage.",
            ("New Friend",),
            4,
            7,
            5,
        ),
        ("Your MP and each of your Allies gain 2 stages.", (), 7, 7, 7),
        ("Your MP and one of your Allies gain 2 stages.", ("New Friend",), 5, 7, 7),
        ("Your MP and up to 2 of your Allies lose 2 stages.", ("Old Friend", "done"), 3, 5, 3),
        ("Choose an Ally. Your MP and that Ally gain 1 stage.", ("Old Friend",), 6, 5, 6),
    ],
)
def test_stages_go_to_those_that_are_meant(
    said: str, chosen: tuple[str, ...], old: int, new: int, mp: int
) -> None:
    staged(
        "\n".join(
            [
                "play Deed",
                *(each if each == "done" else f"choose {each}" for each in chosen),
                f"expect stages of Old Friend = {old}",
                f"expect stages of New Friend = {new}",
                f"expect your stages = {mp}",
            ]
        ),
        card("Deed", EVENT, f"POWER: {said}"),
        NEW,
        mine={"hand": ["Deed"], "stages": 5, "play": THREE},
    )


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        ("It cannot perform attacks this combat.", "That personality cannot perform attacks this"),
        ("Its attacks deal no damage this combat.", "Attacks performed by that personality deal"),
        ("Its Power cannot be used this combat.", "It cannot be used this combat."),
        ("It loses its effects this combat.", "It loses all effects this combat."),
        ("That Ally has no effect this combat.", "That Ally loses all effects this combat."),
        ("Its effects are canceled this combat.", "It loses all effects this combat."),
    ],
)
def test_it_is_read_in_one_way(said: str, printed: str) -> None:
    text = canonical(f"POWER: Choose an Ally. {said}")
    assert text.startswith(f"POWER: Choose an Ally. {printed}")


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("Choose an opponent's Ally. It cannot perform attacks this combat.", True),
        (
            "Choose up to 2 of your opponent's Allies. They cannot perform attacks this combat.",
            True,
        ),
        ("Choose up to 2 of your opponent's Drills. They lose all effects this combat.", False),
    ],
)
def test_who_was_chosen_is_kept_from_attacking_and_nobody_else(said: str, kept: bool) -> None:
    staged(
        f"""
            play Deed
            choose {"Old Friend" if kept else "Idle Drill"}
            {"done" if kept and "up to" in said else ""}
            expect {"no " if kept else ""}option play Filler with Old Friend
            expect {"" if kept else "no "}option use Idle Drill
            opponent: play Filler
            expect event AttackBegan player=opponent
        """,
        card("Deed", EVENT, f"POWER: {said}"),
        NEW,
        mine={"hand": ["Deed"]},
        theirs={
            "hand": ["Filler"],
            "stages": 0,
            "play": ["Old Friend", "New Friend", "Idle Drill"],
        },
        auto="pass",
    )


@pytest.mark.parametrize(
    ("said", "stages"),
    [
        ("Its attacks deal +2 stages of damage this combat.", 6),
        ("Attacks performed by it deal +2 stages of damage this combat.", 6),
        ("The next attack it performs this combat deals +2 stages of damage.", 6),
        ("The next attack your MP performs this combat deals +2 stages of damage.", 8),
    ],
)
def test_its_attacks_are_those_that_it_performs(said: str, stages: int) -> None:
    staged(
        f"""
            play Deed
            pass
            play Filler with Old Friend
            no defense
            expect opponent.stages = {stages}
        """,
        card("Deed", EVENT, f"POWER: Choose an Ally you control. {said}"),
        mine={"hand": ["Deed", "Filler"], "stages": 0, "play": ["Old Friend"]},
        theirs={"stages": 10},
        auto="pass",
    )


def test_a_power_of_it_is_not_used() -> None:
    staged(
        """
            play Deed
            expect no option use Idle Drill
        """,
        card(
            "Deed",
            EVENT,
            "POWER: Choose an opponent's Drill. Its Power cannot be used this combat.",
        ),
        mine={"hand": ["Deed"]},
        theirs={"play": ["Idle Drill"]},
        auto="pass",
    )


def test_they_are_a_player_where_nobody_else_was_spoken_of() -> None:
    said = "POWER: Choose 2 Drills. They cannot perform attacks this combat."
    assert "Your opponent cannot perform attacks" in canonical(said)
