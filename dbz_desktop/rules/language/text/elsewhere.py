"""What a card says for a time when it doesn't lie in play: that is always a note (EFF-12).

No Power of it is in force there. "When this card is discarded from your hand" is said of it outside
of parentheses, too.
"""

from __future__ import annotations

import re
from typing import Any

from dbz_desktop.rules.kernel.note import Note
from dbz_desktop.rules.language.text.drafts import Draft
from dbz_desktop.rules.language.text.failing import Failure
from dbz_desktop.rules.language.text.sentences import read
from dbz_desktop.wording import ParseError

_THIS = r"this (?:card|Drill|Ally|Setup|Event)"
_PILES = r"(?:hand|Life Deck|discard pile|Banished Zone)\b"
_WAITS = re.compile(
    rf"^(?:if|when|whenever|after|at)\b(?: (?:{_THIS} is|you \w+ {_THIS}) [^,]*\bfrom your {_PILES}"
    rf"|[^.]*\b{_THIS} from your {_PILES})"
    rf"|^(?:(?:as an action|during combat|once per \w+),? )*you may [^.]*\b{_THIS} from your "
    rf"{_PILES}",
    re.IGNORECASE,
)
"""What waits for the card where it doesn't lie in play, or takes it from there."""

_LIES = re.compile(
    rf"^(?:while|if|as long as) {_THIS} (?:is|lies) in (?:your|a|its owner's) {_PILES}",
    re.IGNORECASE,
)
_USE_WHEN = re.compile(
    rf"^use (?:when|after|if) ((?:{_THIS} is|you \w+ {_THIS}) [^,]*\bfrom your {_PILES}[^,]*)$",
    re.IGNORECASE,
)
_LEAVES_PLAY = re.compile(
    rf"^use (?:when|after|if) ({_THIS} (?:is (?:destroyed|discarded|banished|captured|returned)"
    rf"|leaves play)\b(?![^,]*\bfrom your {_PILES})[^,]*)$",
    re.IGNORECASE,
)
_IF_YOU_DO = re.compile(r"if you do, ", re.IGNORECASE)
_NOT_THERE = "no [constant] Power is in force where the card lies then"


def notes_elsewhere(draft: Draft, failures: list[Failure]) -> list[Any]:
    """The notes that lines of a [constant] text are; they are taken out of it."""
    notes: list[Any] = []
    for line in [*draft.lines]:
        kind, words, column = line
        if kind != "do" or not (_WAITS.match(words) or _LIES.match(words)):
            continue
        at = draft.lines.index(line)
        more = draft.lines[at + 1 : at + 2]
        done = _IF_YOU_DO.match(more[0][1]) if more else None
        # "You may do this. If you do, do that" is this that is done for that.
        note = read(Note, words if done is None else f"{words} to {more[0][1][done.end() :]}")
        if isinstance(note, ParseError) or _LIES.match(words):
            failures.append(Failure(words, column, column + len(words), _NOT_THERE))
            continue
        notes.append(note)
        del draft.lines[at : at + (1 if done is None else 2)]
    return notes


_UNDONE = re.compile(r"\bcannot be (?:stopped or )?cancell?ed\b", re.IGNORECASE)


def of_its_effects(draft: Draft) -> list[Any]:
    """What cannot be done to what the card does, said among that: it holds before it is done."""
    notes: list[Any] = []
    for line in [*draft.lines]:
        kind, words, _ = line
        note = read(Note, words) if kind == "do" and _UNDONE.search(words) else None
        if getattr(note, "anywhere", ()):
            notes.append(note)
            draft.lines.remove(line)
    return notes


def as_it_leaves(draft: Draft) -> None:
    """Say in a [constant] text what an [instant] one lets its player do as its card leaves play.

    By then it is no card of which a Power is used, but what it waits for is heard (EFF-12).
    """
    when = _LEAVES_PLAY.match(draft.lines[0][1]) if draft.lines else None
    if when is None or any(kind != "do" for kind, *_ in draft.lines[1:]):
        return
    done = " and ".join(said[:1].lower() + said[1:] for _, said, _ in draft.lines[1:])
    draft.icon, draft.power = "constant", False
    draft.lines[:] = [("do", f"Whenever {when[1]}, you may {done}", draft.lines[0][2])]


def use_elsewhere(draft: Draft) -> list[Any]:
    """The note that an [instant] text is which is used as its card leaves a hand or a pile."""
    said = draft.lines[0][1] if len(draft.lines) == 2 else ""
    when = _USE_WHEN.match(said) or _LEAVES_PLAY.match(said)
    if when is None:
        return []
    note = read(Note, f"if {when[1]}, {draft.lines[1][1][:1].lower()}{draft.lines[1][1][1:]}")
    if isinstance(note, ParseError):
        return []
    draft.lines.clear()
    return [note]


_NAMES = re.compile(
    rf"(?:if|when|whenever|as) ({_THIS} (?:enters|comes into) play, (?:you )?name an?\b[^,.]*)$",
    re.IGNORECASE,
)
_OF_THE_NAMED = re.compile(r"\bnamed (?:card|title|name)\b|\bcard you named\b|\bthat name\b", re.I)


_AS_IF_IT_STOPS = re.compile(
    r"you may ([^,.]*?) to (?:(?:play|use) (?:it|this card) as (?:though|if) it "
    r"(?:stops|stopped|could stop)|have (?:it|this card) stop) (an? [^,.]*?attack)(?: instead)?$",
    re.IGNORECASE,
)
_STOPS = re.compile(r"stops? (an? [^,.]*?attack)$", re.IGNORECASE)


def _as_if_it_stops(note: str, drafts: list[Draft]) -> bool:
    """Say of what a card stops that it stops another attack for the price of which a note tells."""
    other = _AS_IF_IT_STOPS.match(note)
    stops = [draft for draft in drafts if draft.icon == "defense" and draft.lines]
    plain = _STOPS.match(stops[0].lines[0][1]) if len(stops) == 1 else None
    if other is None or plain is None:
        return False
    kind, _, column = stops[0].lines[0]
    said = f"Stop {plain[1]} or {other[1]} to stop {other[2]}"
    stops[0].lines[0] = (kind, said, column)
    return True


def told_in_text(notes: list[tuple[str, int]], drafts: list[Draft]) -> list[tuple[str, int]]:
    """The notes without those of which it is said in the text itself.

    Something is named as the card enters play of which a [constant] text speaks: what holds of it
    does so from then on (EFF-10). Or a card stops another attack for a price.
    """
    kept: list[tuple[str, int]] = []
    for words, column in notes:
        if _as_if_it_stops(words, drafts):
            continue
        names = _NAMES.match(words)
        of_it = [
            draft
            for draft in drafts
            if draft.icon == "constant" and any(_OF_THE_NAMED.search(x) for _, x, _ in draft.lines)
        ]
        if names is None or len(of_it) != 1:
            kept.append((words, column))
        else:
            of_it[0].lines.insert(0, ("do", f"Whenever {names[1]}", column))
    return kept
