"""What is said to be so is read, however it is said; what isn't is listed with a reason.

By default one in four of the meanings is tried; with `DBZ_LONG` all of them are.
"""

from __future__ import annotations

from zlib import crc32

from dbz_desktop.cards import Card, CardType
from dbz_desktop.rules.language.compiler import canonical_text, compile_text
from tests.long import LONG
from tests.rules.natural_statements import Cell, cells

NOTHING_IS_CALLED = "the rules have no measure of it that could be another one"
OF_THE_STEP = "in which step it may be done besides is for the rules (TRN-5), and none changes that"
OPEN = "not yet: it would need a text that other cards have while they are in use"
AFFECTED = (
    "which effects affect a card isn't defined by the rulebooks; say what can't be done to it"
)
HIS_OWN = "nobody uses Endurance on his own attacks (ATK-12)"

REFUSED = {
    ("attacks", "not prevented by Endurance", "his"): HIS_OWN,
    ("one attack", "not prevented by Endurance", "his next"): HIS_OWN,
    ("this attack", "not doubled", ""): OPEN,
    ("players", "Rejuvenates +1", "you"): OF_THE_STEP,
    ("players", "Rejuvenates in combat", ""): OF_THE_STEP,
    ("players", "two critical effects", "you"): "its time is said in front of it, not behind",
    ("players", "Endurance lost", ""): "that Endurance cannot be used is said (ATK-12)",
    ("players", "skips Draw", "players"): "each player skips it; that is said of each",
    ("awaited", "next prevented", ""): "of an attack it is said that damage is prevented",
    ("lines", "banish", ""): "said as an order: banish after use",
    ("lines", "to stop instead", ""): "a card is played to stop an attack, and not used",
    ("cards", "not affected", ""): AFFECTED,
    ("cards", "Drills not affected", ""): AFFECTED,
    ("cards", "anger considered", ""): "for whose card effects is said with it (ANG-1)",
    ("cards", "effects reduced", ""): OPEN,
    ("cards", "his cards gain", ""): OPEN,
    ("cards", "banished instead", ""): OPEN,
    ("cards", "play from the pile", ""): OPEN,
    ("cards", "stage floor", ""): NOTHING_IS_CALLED,
}
"""Of which meanings, by group, what is said and whose, some way isn't read, and why."""


def why_refused(cell: Cell) -> str:
    """Why some way to say this isn't read; "" where all are."""
    for whose in (cell.whose, ""):
        reason = REFUSED.get((cell.group, cell.what, whose))
        if reason is not None:
            return reason
    return ""


def _type(text: str) -> CardType:
    if text.startswith("[constant]") or "one copy of this card" in text:
        return CardType.DRILL
    if text.startswith("(") and "power stage" in text and "attack]" not in text:
        return CardType.ALLY
    if "once per" in text or "twice per" in text or "2 times per" in text:
        return CardType.ALLY
    attack = "[attack]" in text or text.startswith("[defense]")
    return CardType.PHYSICAL_COMBAT if attack else CardType.EVENT


def _read(text: str) -> str | None:
    """How a text is printed; None where it isn't read, or printed as it isn't read again."""
    kind = _type(text)
    program = compile_text(Card("NAT-1", "Tried", kind, text), text)
    if program.failures:
        return None
    printed = canonical_text(program)
    again = compile_text(Card("NAT-1", "Tried", kind, printed), printed)
    return printed if not again.failures and canonical_text(again) == printed else None


def wrong(cell: Cell) -> list[str]:
    """The ways that aren't read, or read as something else than the first."""
    alike = {way: _read(way) for way in cell.alike}
    meant = next(iter(alike.values()), None)
    found = [way for way, printed in alike.items() if printed is None or printed != meant]
    return found + [way for way in cell.own if _read(way) is None]


def _tried() -> list[Cell]:
    each = 1 if LONG > 1 else 4
    return [cell for cell in cells() if not crc32(repr(cell).encode()) % each]


def test_all_ways_to_say_it_are_read_alike_and_what_is_not_has_a_reason() -> None:
    tried = _tried()
    assert len(tried) > 200
    found = [way for cell in tried if not why_refused(cell) for way in wrong(cell)]
    assert found == []


def test_what_has_a_reason_is_not_read() -> None:
    told = {(cell.group, cell.what): False for cell in cells() if why_refused(cell)}
    for cell in cells():
        key = (cell.group, cell.what)
        if key in told and not told[key] and why_refused(cell) and wrong(cell):
            told[key] = True
    assert [key for key, refused in told.items() if not refused] == [], "take the reason out"
