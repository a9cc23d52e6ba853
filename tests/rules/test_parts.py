"""The parts of what was read are all of them, in order, however often and of what they are asked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from dbz_desktop.match.content.editions import load_edition
from dbz_desktop.match.content.library import load_pool
from dbz_desktop.rules.kernel import parts
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.language.compiler import compile_card
from dbz_desktop.rules.language.values.values import Number
from dbz_desktop.wording import Phrase


def walked(part: Any) -> Iterator[Any]:
    """The phrases of a part, outermost first, by recursion."""
    if isinstance(part, tuple | list):
        for each in part:
            yield from walked(each)
    elif is_dataclass(part) and not isinstance(part, type):
        yield part
        for each in fields(part):
            yield from walked(getattr(part, each.name))


@pytest.mark.parametrize("remembered", [5_000, 3])
def test_every_part_is_found_in_order(remembered: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "_REMEMBERED", remembered)
    edition = load_edition()
    for card in list(load_pool().cards.values())[::9]:
        program = compile_card(card, edition)
        for section in program.sections:
            # First of what is within: the whole is put together of that.
            for part in (*section.sentences, section.sentences, section, program.sections):
                told = [each for each in walked(part) if isinstance(each, Phrase)]
                assert [*map(id, every(part, Phrase))] == [*map(id, told)]


def test_what_is_gone_is_not_taken_for_what_comes_after() -> None:
    for n in range(2_000):
        assert [each.n for each in every(Number(n), Number)] == [n]
