"""A fault is shown where it stands in the text that was written, drawn icons and all."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from dbz_desktop.rules.language.expected import expected_at
from tests.rules.happening import DRILL, card

WRONG = "\u2694 Physical attack. DAMAGE: 1 stage. HIT: Frobnicate 2 cards."


@pytest.mark.parametrize("icon", ["\u2694", "[attack]", "[crossed swords icon]", '"sword icon"'])
def test_a_fault_stands_where_it_was_written(icon: str) -> None:
    text = WRONG.replace("\u2694", icon)
    fault = compile_text(card("Sword", DRILL, text), text).failures[0]
    assert text[fault.column : fault.end] == "Frobnicate"
    assert text[: fault.place].endswith("HIT: ")


@pytest.mark.parametrize("icon", ["\u221e", "[constant]"])
def test_what_can_follow_an_icon_begins_a_sentence(icon: str) -> None:
    text = f"{icon} Your attacks d"
    found = expected_at(text, len(text))
    assert "deal" in found.words
    assert (found.start, found.typed) == (len(text) - 1, "d")
