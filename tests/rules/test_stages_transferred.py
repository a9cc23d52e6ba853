"""Stages go from one personality to another: as many as are taken of the one, and no more."""

from __future__ import annotations

from typing import Any

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, EVENT, card
from tests.rules.staged import canonical, tell


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("Your opponent's MP transfers 3 stages to your MP.",
         "Transfer 3 stages from your opponent's MP to your MP."),
        ("You may move any number of power stages from your MP to an Ally you control.",
         "You may transfer any amount of stages from your MP to one of your Allies."),
        ("Transfer a number of stages equal to your anger from your opponent's MP to your MP.",
         "Transfer stages equal to your anger from your opponent's MP to your MP."),
        ("Your opponent transfers 2 stages from his MP to your MP.",
         "Your opponent transfers 2 stages from his MP to your MP."),
        ("Discard a card to move up to 2 stages from your MP to one of your Allies.",
         "Discard a card to transfer up to 2 stages from your MP to one of your Allies."),
    ],
)  # fmt: skip
def test_transferring_is_one_verb(said: str, read: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {read}"


def test_stages_do_not_go_to_where_they_are() -> None:
    assert compile_text(
        card("Round", EVENT, ""), "POWER: Transfer 2 stages from your MP to your MP."
    ).failures


def _played(how_many: str, steps: str, **sides: Any) -> None:
    text = f"POWER: Transfer {how_many} from your MP to one of your Allies. If you do, draw a card."
    you = {"hand": ["Lend"], "play": ["Old Friend"], **sides.pop("you", {})}
    tell(card("Lend", EVENT, text), *sides.pop("cards", ()), steps=f"play Lend\n{steps}", you=you,
         **sides)  # fmt: skip


@pytest.mark.parametrize(
    ("how_many", "have", "answer", "left", "got", "drawn"),
    [
        ("2 stages", 3, "", 1, 5, 1),
        ("2 stages", 1, "", 1, 3, 0),
        ("all stages", 4, "", 0, 7, 1),
        ("up to 4 stages", 3, "3", 0, 6, 1),
        ("up to 4 stages", 6, "2", 4, 5, 1),
        ("any amount of stages", 6, "5", 1, 8, 1),
        ("up to 4 stages", 0, "", 0, 3, 0),
        ("all stages", 0, "", 0, 3, 0),
    ],
)
def test_as_many_are_gained_as_are_taken(
    how_many: str, have: int, answer: str, left: int, got: int, drawn: int
) -> None:
    """EFF-5, EFF-7: where nothing was taken, nothing is gained, and it was not done."""
    _played(
        how_many,
        f"""{answer}
        expect you stages = {left}
        expect stages of Old Friend = {got}
        expect you hand = {drawn}
        expect you life deck = {30 - drawn}
        """,
        you={"stages": have},
    )


def test_without_one_to_get_them_no_stages_are_taken() -> None:
    _played("2 stages", "expect you stages = 5\nexpect you hand = 0",
            you={"stages": 5, "play": []})  # fmt: skip


def test_who_does_it_chooses_how_many_the_other_one_gives() -> None:
    tell(
        card("Drain", EVENT, "POWER: Transfer up to 4 stages from your opponent's MP to your MP."),
        steps="""
            play Drain
            you: 3
            expect you stages = 5
            expect opponent stages = 5
        """,
        you={"hand": ["Drain"], "stages": 2},
        opponent={"stages": 8},
    )


def test_what_cannot_be_gained_was_taken() -> None:
    """EFF-4: the one is no condition of the other."""
    bar = card("Bar", DRILL, "[constant] Allies cannot gain stages.")
    _played("2 stages", "expect you stages = 3\nexpect stages of Old Friend = 3",
            cards=(bar,), you={"stages": 5, "play": ["Old Friend", "Bar"]})  # fmt: skip
