"""A text that can't be so is refused with the reason; reading one never raises (EFF-12)."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, card


@pytest.mark.parametrize(
    "text",
    [
        "[constant] This attack costs +1 stage to perform if your opponent's anger is 0.",
        "[constant] If your MP is level 3 or higher, this attack costs 0 stages.",
        "[constant] If your MP is Villain, this attack costs only 1 stage.",
    ],
)
def test_what_a_drill_says_of_an_attack_of_its_own_is_refused(text: str) -> None:
    failures = compile_text(card("Sword", DRILL, ""), text).failures
    assert [failure.message for failure in failures] == [
        "a [constant] Power can't do this by itself"
    ]
