"""Lists of which one does one thing, or two (EFF-1)."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

TWO = "Choose two: gain 2 stages, draw a card, or raise your anger 1."
ONE = "Gain 2 stages, draw a card, or raise your anger 1."
LISTED = "Gain 2 stages. Draw a card. Raise your anger 1."


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (f"Do two of the following: {LISTED}", TWO),
        (f"Choose two of the following effects: {LISTED}", TWO),
        (f"Choose any two: {LISTED}", TWO),
        ("Do two of the following: gain 2 stages; draw a card; raise your anger 1.", TWO),
        (f"Do one of the following: {LISTED}", ONE),
        (f"Choose one: {LISTED}", ONE),
        (f"Choose one. {LISTED}", ONE),
        ("Choose one: Gain 2 stages. Draw a card. Or raise your anger 1.", ONE),
        ("Do one of the following: gain 2 stages; draw a card.", "Gain 2 stages or draw a card."),
        ("Choose one: Gain X stages. Draw a card. X = your anger.",
         "Gain X stages or draw a card. X = your anger."),
        ("Choose one: gain 2 stages or draw a card. Rejuvenate 1.",
         "Gain 2 stages or draw a card. Rejuvenate 1."),
        ("Choose two: gain 2 stages; draw a card; raise your anger 1. Rejuvenate 1.",
         f"{TWO} Rejuvenate 1."),
    ],
)  # fmt: skip
def test_in_other_words(said: str, meant: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {meant}"


def test_a_list_ends_with_its_part_of_the_text() -> None:
    text = (
        f"[attack] Physical attack. Choose two: {LISTED} DAMAGE: 1 stage. HIT: Choose one: Draw a "
        "card. Gain 1 stage."
    )
    assert canonical(text, PHYSICAL) == (
        f"[attack] Physical attack. {TWO} DAMAGE: 1 stage. HIT: Draw a card or gain 1 stage."
    )


@pytest.mark.parametrize("said", ["Choose one: Gain 2 stages.", "Choose two.", "Do one of these:"])
def test_what_offers_nothing_to_choose_is_not_read(said: str) -> None:
    assert compile_text(card("Deed", EVENT, ""), f"POWER: {said}").failures


@pytest.mark.parametrize(
    ("steps", "stages", "hand", "anger"),
    [
        ("choose Gain 2 stages\nchoose Draw a card", 7, 1, 0),
        ("choose Draw a card\nchoose Raise your anger 1", 5, 1, 1),
    ],
)
def test_two_are_done_and_the_third_is_not(steps: str, stages: int, hand: int, anger: int) -> None:
    tell(
        card("Deed", EVENT, f"POWER: Do two of the following: {LISTED}"),
        you={"hand": ["Deed"]},
        steps=f"""
            play Deed
            {steps}
            expect you stages = {stages}
            expect you hand = {hand}
            expect you anger = {anger}
        """,
    )  # fmt: skip


def test_one_is_done_and_no_other() -> None:
    tell(
        card("Deed", EVENT, f"POWER: Do one of the following: {LISTED}"),
        you={"hand": ["Deed"]},
        steps="""
            play Deed
            choose Raise your anger 1
            expect you stages = 5
            expect you hand = 0
            expect you anger = 1
        """,
    )
