"""Steps that a text says in one sentence, each in a sentence of its own (EFF-1)."""

from __future__ import annotations

import re

from dbz_desktop.rules.language.text.drafts import Draft

_FOUND_FOR = re.compile(
    r"(?P<cost>(?:you may )?(?:lower|raise|lose|pay|discard|destroy|banish|reveal|shuffle|return)\b"
    r"[^,.]*?) to (?P<finds>(?:search|choose)\b(?![^.]*\b(?:and|to|or) (?:\w+ly )?(?:place|put|play"
    r"|discard|banish|destroy|shuffle|return|draw|attach|reveal|use|Rejuvenate|capture|gain|have"
    r"|raise|lower)\b)[^.]*)",
    re.IGNORECASE,
)
"""Cards that are found for a price, with which something is done in the next sentence."""

_AND_MAY = re.compile(
    r"(?P<does>your opponent (?!may\b|chooses\b|and\b)\w+s\b[^,.]*?),? and (?:he )?may "
    r"(?P<may>[^.]*)",
    re.IGNORECASE,
)

_THEN_SHUFFLE = re.compile(
    r"(?P<does>(?:you may )?(?:place|put)\b[^,.]*? (?:into|on|at) [^,.]*? or [^,.]*?),? and "
    r"(?:then )?(?P<then>shuffle (?:your|his|your opponent's|that) (?:Life )?Deck)",
    re.IGNORECASE,
)
"""A Life Deck that is shuffled in any case, once one of two things was done."""

_AND_ACTS = re.compile(
    r"(?P<does>(?P<who>it|they|(?:that|this|those|your|the chosen) (?:[\w-]+ )?(?:Ally|Allies))"
    r" (?:gains?|loses?|pays?) [^,.\"]*?),? and "
    r"(?P<acts>(?:may|can) (?:(?:make|take|perform) (?:an )?actions?|act)\b[^.]*)",
    re.IGNORECASE,
)
"""An Ally to which something is done, and which may act then (COM-6)."""

_KEEPS = re.compile(
    r"(?P<may>(?:its|that \w+'s) controller may [^,.]*?) to keep (?:it|that \w+)", re.IGNORECASE
)
_OTHERWISE_LOST = re.compile(r"(if (?:he|that player) does not, )his (opponent )", re.IGNORECASE)


def _kept(draft: Draft) -> None:
    """Say for what a card's controller keeps it as what is done if he doesn't do that."""
    for at, (kind, said, column) in enumerate(draft.lines[:-1]):
        may, (_, other, begins) = _KEEPS.fullmatch(said), draft.lines[at + 1]
        if may is not None and re.match(r"if (?:he|that player) does not, ", other, re.IGNORECASE):
            other = _OTHERWISE_LOST.sub(r"\1that player's \2", other)
            draft.lines[at : at + 2] = [(kind, may["may"], column), (kind, other, begins)]


def said_apart(draft: Draft) -> None:
    """Say what is done first, and then in a sentence of its own what comes of that, or may."""
    _kept(draft)
    last = len(draft.lines) - 1
    for at, (kind, said, column) in reversed([*enumerate(draft.lines)]):
        if kind not in ("do", "hit"):
            continue
        first, then = said, ""
        if at < last and (found := _FOUND_FOR.fullmatch(said)) is not None:
            first, then = found["cost"], f"If you do, {found['finds']}"
        elif (both := _AND_MAY.fullmatch(said)) is not None:
            first, then = both["does"], f"He may {both['may']}"
        elif (both := _AND_ACTS.fullmatch(said)) is not None:
            first, then = both["does"], f"{both['who'][0].upper()}{both['who'][1:]} {both['acts']}"
        elif (both := _THEN_SHUFFLE.fullmatch(said)) is not None:
            first, then = both["does"], f"S{both['then'][1:]}"
        if then:
            begins = column + len(said) - len(then.partition(" ")[2])
            draft.lines[at : at + 1] = [(kind, first, column), (kind, then, begins)]
