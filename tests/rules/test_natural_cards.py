"""Cards, prices and players as designers would say them: each meaning in several ways.

Every way has exactly one reading; those that only differ in words are printed as one. By default
one cell in nine is tried; with `DBZ_LONG` all of them are.
"""

from __future__ import annotations

from zlib import crc32

from dbz_desktop.cards import Card, CardType
from dbz_desktop.rules.language.compiler import canonical_text, compile_text
from tests.long import LONG
from tests.rules import natural_cards, natural_costs
from tests.rules.natural_kinds import Cell

NO_SUCH_PLACE = "in this game no card lies face down, or under another one"
NO_SUCH_WORD = "what a card deals or raises is asked of its attack as it is performed"
TWO_PRICES = "a price of two things is said of oneself, not yet of what he does to play something"
CHOSEN = "a player of one's choice is chosen in a sentence of its own"
OPEN = "no Life Deck lies open, and nothing is played from there or from a pile for good"
EFFECTS = "of cards elsewhere than in play only Powers and HIT effects are used"
NOT_YET = "a form that isn't read yet"

REFUSED = {
    ("search to: face down", ""): NO_SUCH_PLACE,
    ("search to: under", ""): NO_SUCH_PLACE,
    ("", "raises"): NO_SUCH_WORD,
    ("", "deals"): NO_SUCH_WORD,
    ("", "base damage"): NO_SUCH_WORD,
    **dict.fromkeys([("cost: must to play", each) for each in ("shuffle", "reveal")], NOT_YET),
    ("cost: prevent", "either"): TWO_PRICES,
    ("cost: cannot be stopped unless", "two"): TWO_PRICES,
    ("cost: as an action", "either"): TWO_PRICES,
    **dict.fromkeys(
        [
            (f"cost: must to {frame}", each)
            for frame in ("perform", "declare", "use")
            for each in ("either", "two")
        ],
        TWO_PRICES,
    ),
    ("", "of choice"): CHOSEN,
    **dict.fromkeys([("other", each) for each in ("revealed top",)], OPEN),
    **dict.fromkeys([("other", each) for each in ("play from top",)], OPEN),
    **dict.fromkeys(
        [("other", each) for each in ("use from pile", "use Event from pile")], EFFECTS
    ),
    **dict.fromkeys(
        [
            ("other", each)
            for each in (
                "exchange hands",
                "name a number",
                "rearrange pile",
                "copy",
                "same title",
                "or if",
                "choose one",
                "that stopped",
                "another",
                "the first",
                "for each revealed",
                "his pile from top",
            )
        ],
        NOT_YET,
    ),
}
"""The frames and what stands in them, "" for any, and why that isn't read in all its ways."""


def why_refused(cell: Cell) -> str:
    """Why not every way of a cell is read as that; "" where it is."""
    axis = cell.axis.split(" / ")
    names = ("", *axis, cell.axis)
    found = ((frame, name) for frame in (cell.frame, "") for name in names)
    return next((REFUSED[each] for each in found if each in REFUSED), "")


def _kind(text: str) -> CardType:
    if "attack]" in text[:9]:
        return CardType.ENERGY_COMBAT if "Energy" in text else CardType.PHYSICAL_COMBAT
    return CardType.DRILL if text.startswith("[constant]") else CardType.EVENT


def _printed(text: str) -> str:
    kind = _kind(text)
    program = compile_text(Card("NAT-2", "Tried", kind, text), text)
    if program.failures:
        return ""
    printed = canonical_text(program)
    again = compile_text(Card("NAT-2", "Tried", kind, printed), printed)
    return printed if not again.failures and canonical_text(again) == printed else ""


def _good(cell: Cell) -> bool:
    printed = {_printed(way) for way in cell.ways}
    return "" not in printed and len(printed) == 1 and all(map(_printed, cell.others))


def cells() -> list[Cell]:
    """All of both files."""
    return [*natural_cards.cells(), *natural_costs.cells()]


def _tried() -> list[Cell]:
    each = 1 if LONG > 1 else 9
    return [c for c in cells() if not crc32((c.frame + c.axis).encode()) % each]


def test_what_is_said_in_several_ways_is_read_as_one() -> None:
    tried = _tried()
    assert len(tried) > 150
    bad = [(c.frame, c.axis) for c in tried if not why_refused(c) and not _good(c)]
    assert bad == []
    good = [(c.frame, c.axis) for c in tried if why_refused(c) and _good(c)]
    assert good == [], "these are read now: take the reason out"


def test_no_two_cells_are_called_the_same() -> None:
    names = [(c.frame, c.axis, c.ways[0]) for c in cells()]
    assert len(names) == len(set(names))
