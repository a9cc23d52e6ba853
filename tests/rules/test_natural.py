"""What a designer would say next is read, in exactly one way; what isn't is listed with a reason.

By default one in twenty-four of the sentences is tried; with `DBZ_LONG` all of them are.
"""

from __future__ import annotations

from zlib import crc32

from dbz_desktop.cards import Card, CardType
from dbz_desktop.rules.language.compiler import canonical_text, compile_text
from tests.long import LONG
from tests.rules.natural import BY, FRAMES, SAID, Sentence, sentences

REPLACED = ("may, instead", "if, instead", "first, instead", "next, instead", "use when it would")
FORBIDDEN = (
    "cannot",
    "cannot for a time",
    "cannot if",
    "cannot while",
    "never",
    "never for a time",
)

COURSE = "one may always pass and pay, and what one looks at or shows is not replaced"
ENDURANCE = "Endurance is used whole or not at all (ATK-12)"
AHEAD = "that combat would end is a moment of its own"
DAMAGE = "damage is prevented, redirected or modified, and what it takes is not replaced (ATK-9)"
OF_ATTACKS = "of damage from attacks, and of whether they are stopped, it is said of all of them"
WHICH_ONE = "of one of several attacks nobody can tell which it is that isn't stopped"
NEITHER = "that one of both did not do it is not that neither did; it is asked of each player"
NO_LEVELS = "an Ally has no levels to gain or lose (ANG-3)"
BY_WHAT = "which Drills stay as a level changes has words of its own (TYP-5)"

REFUSED = (
    (REPLACED, ("pass", "pay", "search", "reveal"), COURSE),
    (REPLACED, ("deal", "take", "prevent"), DAMAGE),
    (FORBIDDEN, ("take",), DAMAGE),
)
"""The frames, the verbs, and why these aren't read there."""


def why_refused(sentence: Sentence) -> str:
    """Why a sentence isn't read; "" where it is."""
    verb, frame = sentence.said.verb, sentence.frame.name
    if frame in FORBIDDEN and (verb, sentence.about) == ("take", "critical damage"):
        return ""
    for frames, verbs, reason in REFUSED:
        if frame in frames and verb in verbs:
            return reason
    if frame in REPLACED and sentence.about == "Endurance":
        return ENDURANCE
    if frame == "use when it would" and verb == "end":
        return AHEAD
    if sentence.doer == "a player" and frame.startswith("if") and " not " in sentence.text:
        return NEITHER
    if "Ally" in sentence.doer and "level" in sentence.about:
        return NO_LEVELS
    passive = not sentence.doer
    if verb == "discard" and frame in REPLACED and "hand" not in sentence.text:
        attack = "attack" in sentence.doer or sentence.more in BY[3:]
        return DAMAGE if attack else ""
    one = "one of" in sentence.about and not sentence.more
    if verb == "stop" and frame.startswith("cannot") and one:
        return WHICH_ONE
    if verb in ("prevent", "stop") and passive and frame in FORBIDDEN:
        return OF_ATTACKS
    if verb == "discard" and passive and not sentence.more and frame.startswith("never"):
        return BY_WHAT
    return ""


def _read(text: str) -> bool:
    kind = CardType.DRILL if text.startswith("[constant]") else CardType.EVENT
    program = compile_text(Card("NAT-1", "Tried", kind, text), text)
    if program.failures:
        return False
    printed = canonical_text(program)
    again = compile_text(Card("NAT-1", "Tried", kind, printed), printed)
    return not again.failures and canonical_text(again) == printed


def _tried() -> list[Sentence]:
    each = 1 if LONG > 1 else 24
    return [s for s in sentences() if not crc32(s.text.encode()) % each]


def test_what_makes_sense_is_read_and_what_is_not_has_a_reason() -> None:
    tried = _tried()
    assert len(tried) > 500
    refused = [s.text for s in tried if not why_refused(s) and not _read(s.text)]
    assert refused == []
    read = [s.text for s in tried if why_refused(s) and _read(s.text)]
    assert read == [], "these are read now: take the reason out"


def test_every_verb_and_frame_is_tried() -> None:
    tried = _tried()
    assert {s.said for s in tried} == set(SAID)
    assert {s.frame for s in tried} == set(FRAMES)
