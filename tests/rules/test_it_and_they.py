"""What "it", "they", "one of them" and "the other" are, wherever a personality or its doing can
stand."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, staged, tell

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


@pytest.mark.parametrize(
    ("said", "mine", "theirs", "steps"),
    [
        (
            "If a Drill is in your discard pile, place it into play.",
            {"discard": ["Idle Drill", "Filler"]},
            {},
            "expect your play has Idle Drill",
        ),
        (
            "If you control an Ally, it gains 2 stages.",
            {"play": [{"card": "Old Friend", "stages": 3}]},
            {},
            "expect stages of Old Friend = 5",
        ),
        (
            "If your opponent controls an Ally, destroy it.",
            {},
            {"play": ["Old Friend", "New Friend"]},
            "choose New Friend; expect opponent discard has New Friend; "
            "expect opponent play has Old Friend",
        ),
        (
            "If your opponent controls 2 or more Drills, destroy one of them.",
            {},
            {"play": ["Idle Drill", "Other Drill"]},
            "choose Other Drill; expect opponent discard has Other Drill",
        ),
        (
            "If there are 2 or more Drills in your opponent's discard pile, banish them.",
            {},
            {"discard": ["Idle Drill", "Filler", "Other Drill"]},
            "expect opponent banished has Idle Drill; expect opponent banished has Other Drill; "
            "expect opponent discard has Filler",
        ),
        (
            "If you control a Drill, you may discard it to draw a card.",
            {"play": ["Idle Drill"]},
            {},
            "yes; expect your discard has Idle Drill; expect your hand has 1 Filler",
        ),
        (
            "If your opponent has 3 or more cards in his hand, he discards one of them.",
            {},
            {"hand": ["Filler", "Block", "Filler"]},
            "opponent: choose Block; expect opponent discard has Block",
        ),
        (
            "Choose a Drill in your discard pile. If you control an Ally, place it into play.",
            {"discard": ["Idle Drill"], "play": ["Old Friend"]},
            {},
            "expect your play has Idle Drill",
        ),
    ],
)
def test_what_a_condition_counts_is_it_where_nothing_was_spoken_of(
    said: str, mine: dict[str, list[str]], theirs: dict[str, list[str]], steps: str
) -> None:
    staged(
        "\n".join(["play Deed", *steps.split("; ")]),
        card("Deed", EVENT, f"POWER: {said}"),
        NEW,
        mine={"hand": ["Deed"], **mine},
        theirs=theirs,
    )


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        ("All Drills cannot be destroyed.", "Drills cannot be destroyed."),
        ("Each of your Drills cannot be destroyed.", "Your Drills cannot be destroyed."),
        ("All Allies you control cannot leave play.", "Your Allies cannot leave play."),
        (
            "Your opponent cannot destroy any of your other Drills.",
            "Your opponent cannot destroy your other Drills.",
        ),
    ],
)
def test_what_all_of_them_are_kept_from_each_is(said: str, printed: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {printed}"
    staged(
        """
            play Deed
            expect your play has Idle Drill
            expect opponent discard has Idle Drill
        """,
        card("Deed", EVENT, "POWER: Destroy all Drills."),
        card("Guard", DRILL, "[constant] Each of your Drills cannot be destroyed."),
        mine={"hand": ["Deed"], "play": ["Idle Drill", "Guard"]},
        theirs={"play": ["Idle Drill"]},
    )


def test_all_of_them_destroyed_is_more_than_one_of_them() -> None:
    text = "[constant] Whenever all of your Drills are destroyed, draw a card."
    assert compile_text(card("Watch", DRILL, text), text).failures


@pytest.mark.parametrize(
    ("said", "hand"),
    [
        ("The other player discards a card.", (1, 0)),
        ("Choose a player. The other player discards a card.", (0, 1)),
        ("Destroy an Ally. That Ally's controller discards a card.", (1, 0)),
    ],
)
def test_the_other_player_is_who_was_not_spoken_of(said: str, hand: tuple[int, int]) -> None:
    staged(
        f"""
            play Deed
            {"choose Your opponent" if "player." in said[:20] else ""}
            expect your hand = {hand[0]}
            expect opponent hand = {hand[1]}
        """,
        card("Deed", EVENT, f"POWER: {said}"),
        mine={"hand": ["Deed", "Filler"]},
        theirs={"hand": ["Block"], "play": ["Old Friend"]},
    )


@pytest.mark.parametrize(
    "said",
    [
        "shuffle those cards into your Life Deck if they are still in your hand",
        "if those cards are still in your hand, shuffle them into your Life Deck",
        "if any of those cards is in your hand, shuffle those cards into your Life Deck",
    ],
)
@pytest.mark.parametrize(("played", "gone"), [(0, 2), (1, 1)])
def test_those_that_still_lie_there_go(said: str, played: int, gone: int) -> None:
    tell(
        card("Deed", EVENT, f"POWER: Draw 2 cards. At the end of combat, {said}."),
        card("Jab", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage."),
        card("Other", DRILL, "POWER: Raise your anger 1."),
        steps=f"""
            play Deed
            opponent: pass
            {"play Jab" if played else "pass"}
            {"opponent: no defense" if played else ""}
            {"opponent: pass" if played else ""}
            {"pass" if played else ""}
            expect no combat
            expect your hand = 0
            expect you discard has {played} Jab
            expect event CardMoved why=shuffle {"once" if gone == 1 else "twice"}
        """,
        you={"hand": ["Deed"], "life_deck": ["Jab", "Other"]},
        opponent={"hand": ["Block"]},
    )
