"""What is said of copies of a named card as attacks: what they cost, and what they deal (EFF-10)."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, ENERGY, card
from tests.rules.staged import canonical, tell

NAMES = "(When this Drill enters play, name an attack card.) [constant] "
WAVE = card("Wave", ENERGY, "[attack] Energy attack costing 1 stage. DAMAGE: 3 life cards.")
BLOW = card("Blow", ENERGY, "[attack] Energy attack costing 1 stage. DAMAGE: 3 life cards.")


@pytest.mark.parametrize(
    "which",
    [
        "Copies of the named card",
        "Attacks performed with copies of the named card",
        "Attacks with the named title",
        "Attacks with the same title as the named card",
    ],
)
def test_which_attacks_are_meant(which: str) -> None:
    text = f"{NAMES}{which} cost +2 stages to perform and deal -1 life card of damage."
    said = "name an attack card. All attacks with that name cost +2 stages to perform and deal -1"
    assert said in canonical(text, DRILL)
    tell(
        card("Mark", DRILL, text),
        WAVE,
        BLOW,
        you={"hand": ["Mark", "Wave", "Blow"], "stages": 8},
        opponent={"fill": 10},
        start={"phase": "planning"},
        steps="""play Mark
            name Wave
            declare combat
            play Wave
            no defense
            expect your.stages = 6
            expect opponent life_deck = 5
            pass
            play Blow
            no defense
            expect your.stages = 5
            expect opponent life_deck = 2""",
    )


@pytest.mark.parametrize(
    "names", [NAMES, "[constant] Whenever this card enters play, name a card. "]
)
@pytest.mark.parametrize("barred", ["Copies of the named card cannot be used.",
                                    "Players must pay 6 stages to use copies of the named card."])  # fmt: skip
def test_a_card_that_was_named_is_not_used(names: str, barred: str) -> None:
    tell(
        card("Mark", DRILL, f"{names}{barred}"),
        WAVE,
        BLOW,
        you={"hand": ["Mark", "Wave", "Blow"], "stages": 4},
        start={"phase": "planning"},
        steps="""play Mark
            name Wave
            declare combat
            expect no option play Wave
            expect option play Blow""",
    )


def test_of_what_was_never_named_nothing_holds() -> None:
    for says in (
        "Copies of the named card cannot be used.",
        "Attacks with that name cost +1 stage.",
    ):
        assert compile_text(card("Mark", DRILL, ""), f"[constant] {says}").failures
