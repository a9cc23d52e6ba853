"""What a text says as a note does, not in parentheses: its cost, who performs it, its timing."""

from __future__ import annotations

import re

from dbz_desktop.rules.language.text.drafts import (
    ATTACK,
    Draft,
)

WHAT_IT_COSTS = re.compile(
    r"(?!\s*if (?:you do\b|it (?!is (?:not )?(?:your|during|combat))|that (?!attack)\w+ |those "
    r"|they |the \w+ed )|[^.]*\bthis way\b|[^,]*\bnext [^,]*, it costs )\s*"
    r"(?:(?:if|while) [^.]*, )?(?:you do not (?:(?:have|need) to )?pay (?:[^.,]* )?this attack\b"
    r"|costs [+-]?\d+ (?:(?:more|less|additional) )?stages? (?:if|for)\b"
    r"|(?:this attack|it) (?:(?:cannot )?costs? |has no (?:stage )?costs?\b"
    r"|is free\b)|this attack has its (?:power |stage )*costs? "
    r"|(?:this (?:attack|card)'s|its) (?:power |stage )*cost (?:is|cannot) |this card costs "
    r"(?:\d+ (?:less|more|fewer)\b|[+-])|(?:reduce|increase) (?:this (?:attack|card)'s|its|the) "
    r"(?:stage )?cost by |(?:reduce |increase )?the "
    r"(?:power |stage )*cost of this (?:attack|card) (?:is \w+ |cannot be )?(?:by|to|\w+ below"
    r"|less) )",
    re.IGNORECASE,
)
"""What this attack costs, which is known before it is paid, and so before its effects (ATK-2)."""


def is_timing(drafts: list[Draft], words: str) -> bool:
    """Whether it tells the moment of an [instant] text: "use only when you stop an attack"."""
    if not drafts or drafts[-1].icon != "instant" or drafts[-1].lines:
        return False
    return _TIMING.match(words) is not None


_TIMING = re.compile(
    r"\s*use (?:this (?:\w+'s )?\w+ only|only(?: this (?:\w+'s )?\w+)?) "
    r"(?:when|while|during|after|as|at)\b",
    re.IGNORECASE,
)


BY_WHOM = re.compile(
    r"\s*(?:(?:an?|one of your|your|any) (?:[\w-]+ )*?(?:Ally|Allies)(?: you control)? (?:may|can) "
    r"perform this attack\b|(?:you (?:may|can) )?(?:choose|have|use|select|allow|let) "
    r"(?:an?|one of your|any) (?:[\w-]+ )*?(?:Ally|Allies)(?: you control)? (?:to )?perform this "
    r"attack\b|this attack (?:may|can) be performed by (?:an?|one of your|your|any)\b"
    r"|(?:only (?:your MP|an Ally|Allies) (?:may|can)|(?:your|an) (?:MP|Ally) must) perform this "
    r"attack\b|(?:your )?(?:Allies|MP) cannot perform this attack\b"
    r"|this attack (?:(?:can|may) only|cannot|must) be performed by\b)",
    re.IGNORECASE,
)
"""Who else performs this attack, which is known before it is performed (COM-6)."""


def is_noted(drafts: list[Draft], words: str) -> bool:
    """Whether it tells what the attack costs whose text it is, or who may perform it."""
    noted = WHAT_IT_COSTS.match(words) or BY_WHOM.match(words)
    if noted is None or not drafts or not drafts[-1].lines:
        return False
    return ATTACK.match(drafts[-1].lines[0][1]) is not None


_BARS = re.compile(
    r"(?:you|your opponent|players|both players|neither player) (?:cannot|may not) [^,.]*"
    r"\bth(?:is|e) (?:turn|combat|game)$",
    re.IGNORECASE,
)


def barred_first(note: str, drafts: list[Draft], stays: bool) -> list[Draft]:
    """The Powers of which a note says what cannot be done in the turn in which they are used.

    That is so before anything else is done: the card may do just that (EFF-12).
    """
    if stays or _BARS.match(note.rstrip(".")) is None:
        return []
    uses = [draft for draft in drafts if draft.lines and draft.icon != "constant"]
    plain = [
        draft
        for draft in uses
        if not draft.icon and not any(ATTACK.match(words) for _, words, _ in draft.lines[:1])
    ]
    return plain if plain == uses else []


_NOT_OF_THOSE = re.compile(
    r"^you (?:may not|cannot) use this (?:Power|card|effect) to use the Powers? of "
    r"(?:another |an? )?(?P<title>\"[^\"]+\"|(?-i:[A-Z])[\w' -]*)\.?$",
    re.IGNORECASE,
)
_USES = re.compile(r"(?<!\w)use the Powers? of [^,.]*?(?= even\b|,|$)", re.IGNORECASE)


def but_for(note: str, drafts: list[Draft]) -> bool:
    """Say where a Power uses those of other cards which cards it doesn't, as a note tells."""
    said = _NOT_OF_THOSE.match(note)
    if said is None:
        return False
    title = said["title"].strip('"')
    found = [(d, n) for d in drafts for n, line in enumerate(d.lines) if _USES.search(line[1])]
    for draft, n in found:
        kind, words, column = draft.lines[n]
        told = _USES.sub(lambda of: f'{of[0]} other than "{title}"', words)
        draft.lines[n] = (kind, told, column)
    return bool(found)


def defined(note: str, column: int) -> list[tuple[str, str, int]]:
    """The lines of a note that is done: what it says, and what X is in it."""
    said, stop, meaning = note.partition(". X ")
    lines = [("do", said, column)]
    return [*lines, ("do", f"X {meaning}", column + len(said) + 2)] if stop else lines
