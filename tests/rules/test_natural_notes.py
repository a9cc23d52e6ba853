"""What a designer would say in parentheses is read, and its ways mean the same.

By default one in eight of the meanings is tried; with `DBZ_LONG` all of them are.
"""

from __future__ import annotations

from zlib import crc32

from dbz_desktop.rules.language.compiler import canonical_text, compile_text
from tests.long import LONG
from tests.rules.happening import card
from tests.rules.natural_notes import Cell, cells


def _wrong(cell: Cell) -> list[str]:
    """The ways that aren't read, with why not; or what the ways print, where that differs."""
    printed, unread = set(), []
    for text in cell.texts():
        program = compile_text(card("Tried", cell.kind, text), text)
        if program.failures:
            unread.append(f"{text}: {program.failures[0].message}")
        else:
            printed.add(canonical_text(program))
    return unread or (sorted(printed) if len(printed) > 1 else [])


def test_all_ways_of_saying_it_are_read_and_mean_the_same() -> None:
    each = 1 if LONG > 1 else 8
    tried = [cell for cell in cells() if not crc32(cell.said[0].encode()) % each]
    assert len(tried) > 60
    assert [wrong for wrong in map(_wrong, tried) if wrong] == []
