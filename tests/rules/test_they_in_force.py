"""What a [constant] text says of the attacks of its sentence before, as "they" (EFF-4)."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, PHYSICAL, card
from tests.rules.staged import canonical, tell


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "If your anger is 3 or more, they",
            "While your anger is 3 or more, your physical attacks",
        ),
        ("They", "Your physical attacks"),
    ],
)
def test_what_a_constant_text_says_of_them_is_of_the_attacks_before(said: str, meant: str) -> None:
    first = "[constant] Your physical attacks deal +1 stage of damage."
    assert canonical(f"{first} {said} cannot be stopped.", DRILL) == (
        f"{first} {meant} cannot be stopped."
    )


@pytest.mark.parametrize(("anger", "lost"), [(2, 0), (3, 2)])
def test_they_are_the_attacks_before_as_long_as_something_is_so(anger: int, lost: int) -> None:
    tell(
        card("Edge", DRILL, "[constant] Your physical attacks deal +1 stage of damage. If your anger "
             "is 3 or more, they deal +2 life cards of damage."),
        card("Jab", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage."),
        steps=f"""
            play Jab
            no defense
            expect opponent stages = 3
            expect opponent life deck = {30 - lost}
        """,
        you={"play": ["Edge"], "hand": ["Jab"], "anger": anger},
    )  # fmt: skip


@pytest.mark.parametrize("second", ["If your anger is 4, they cannot be stopped."])
def test_of_two_conditions_it_must_be_said_which_holds(second: str) -> None:
    first = "[constant] While your anger is 3 or more, your attacks deal +1 stage of damage."
    assert compile_text(card("Edge", DRILL, ""), f"{first} {second}").failures
