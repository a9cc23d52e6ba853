"""States, times and what is done instead, as a designer would say them, are read in one way.

All ways of one meaning are printed alike. What isn't read is listed with a reason. By default a
sample of the cells is tried; with `DBZ_LONG` all of them are.
"""

from __future__ import annotations

from functools import cache
from itertools import chain
from zlib import crc32

from dbz_desktop.cards import Card, CardType
from dbz_desktop.rules.language.compiler import canonical_text, compile_text
from tests.long import LONG
from tests.rules import natural_instead, natural_states, natural_times
from tests.rules.natural_states import Cell

COURSE = "one may always pass and pay, and what one looks at or shows is not replaced"
DAMAGE = "damage is prevented, redirected or modified, and what it takes is not replaced (ATK-9)"
WINNING = "of winning only the MPPV is asked about before; nobody is said to lose"
RARE = "known in other words: nobody need say it so"
WHEN = "no record is kept of how it stood then"
PARTLY = "there is no word yet for all of something being so"
ENDS = "combat ends by passes, too; what would end it is an effect"
ACTIONS = "of an action it is told when it begins, and for a time only of the next one"
LIMITS = "how many copies are used is limited by their title"
DUTY = "a choice of duties is none of one deed"
ELSEWHERE = "no [constant] Power is in force where the card lies then"
ITSELF = "what becomes of the card itself is a note, which has no time"

REFUSED: dict[str, str] = {
    "would pass": COURSE,
    "would pay": COURSE,
    "would search": COURSE,
    "would reveal": COURSE,
    "would use Endurance": "Endurance is used whole or not at all (ATK-12)",
    "would take": DAMAGE,
    "would deal": DAMAGE,
    "would skip": "what is skipped isn't done, so that nothing is there to be replaced",
    "would win by Dragon": WINNING,
    "would lose the game": WINNING,
    "combat would end": ENDS,
    "Use when your opponent would end": "that combat would end is a moment of its own",
    "POWER: If this card would": ITSELF,
    "MP than your opponent": RARE,
    "MP as your opponent": RARE,
    "stage is at its highest": RARE,
    "level is at its highest": RARE,
    "performed by you this": RARE,
    "performed by your opponent": RARE,
    "this combat than your opponent": RARE,
    "only performed": PARTLY,
    "performed only": PARTLY,
    "attack while both players'": RARE,
    "attack while each player's": RARE,
    "attack while your MP is level 2 or higher and": RARE,
    "attack while your MP's level is at least 2 and": RARE,
    "anger was raised this turn at the start of": RARE,
    "all attacks you have performed": PARTLY,
    "critical damage to you": RARE,
    "taken no other actions": RARE,
    "Drills more than": RARE,
    "[constant] As long as this card is in your discard": ELSEWHERE,
    "[constant] While this card is in your discard": ELSEWHERE,
    "[constant] If this card is in your discard": ELSEWHERE,
    "of damage as long as this card is in your discard": ELSEWHERE,
    "of damage while this card is in your discard": ELSEWHERE,
    "of damage if this card is in your discard": ELSEWHERE,
    "is in the discard pile": RARE,
    "at the start of this turn": WHEN,
    "at the start of the turn": WHEN,
    "you draw cards during": RARE,
    "During your Planning Step, draw": "a step is long: at its beginning, or at its end",
    "After each of your opponent's actions": ACTIONS,
    "At the end of each of your opponent's actions": ACTIONS,
    "After your opponent's actions": ACTIONS,
    "your actions this combat": ACTIONS,
    "next action, if you control": ACTIONS,
    "After your next action, you may": ACTIONS,
    "After your opponent's next action, you may": ACTIONS,
    "For the remainder of combat, at the": ACTIONS,
    "would enter combat": RARE,
    "At the start of your Discard Step this turn": RARE,
    "this turn's": RARE,
    "each combat this turn": RARE,
    "Only one copy of this card may be used": LIMITS,
    "Use only during your Planning Step.": "it is a limit and no moment",
    "POWER: This turn, your opponent skips": RARE,
    "actions must be an attack": DUTY,
    "pass or perform": DUTY,
    "physical attack or pass": DUTY,
}
"""What isn't read, by words that are in it, and why."""


def why_refused(text: str) -> str:
    """Why a sentence isn't read; "" where it is."""
    return next((reason for words, reason in REFUSED.items() if words in text), "")


def _kind(frame: str, text: str) -> CardType:
    if frame.endswith("MASTERY"):
        return CardType.MASTERY
    if "hysical attack. " in text or "nergy attack costing" in text:
        return CardType.PHYSICAL_COMBAT
    always = text.startswith("[constant]") or frame.endswith("DRILL")
    return CardType.DRILL if always else CardType.EVENT


@cache
def _read(frame: str, text: str) -> str:
    """How it is printed; "" if it isn't read, or not as it is printed."""
    kind = _kind(frame, text)
    program = compile_text(Card("NAT-1", "Tried", kind, text), text)
    if program.failures:
        return ""
    printed = canonical_text(program)
    again = compile_text(Card("NAT-1", "Tried", kind, printed), printed)
    return printed if not again.failures and canonical_text(again) == printed else ""


def _tried() -> list[Cell]:
    cells = chain(natural_states.cells(), natural_times.cells(), natural_instead.cells())
    each = 1 if LONG > 1 else 29
    return [c for c in cells if not crc32(f"{c.frame} {c.said}".encode()) % each]


def test_what_makes_sense_is_read_alike_and_what_is_not_has_a_reason() -> None:
    unread, now_read, apart = [], [], []
    for cell in _tried():
        prints = set()
        for text in cell.ways:
            printed, reason = _read(cell.frame, text), why_refused(text)
            if printed:
                prints.add(printed)
            if not printed and not reason:
                unread.append(text)
            if printed and reason:
                now_read.append(text)
        if len(prints) > cell.prints:
            apart.append((cell.said, sorted(prints)))
    assert unread == []
    assert now_read == [], f"these are read now: take the reason out: {now_read}"
    assert apart == [], "ways of one meaning, told apart"


def test_every_frame_is_tried() -> None:
    assert len({cell.frame for cell in _tried()}) > 50
