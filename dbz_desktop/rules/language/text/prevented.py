"""What somebody may do so that something isn't done, or that less damage is dealt (EFF-5)."""

from __future__ import annotations

import re

from dbz_desktop.rules.language.text.drafts import Draft
from dbz_desktop.wording import paradigm

DEFINES = re.compile(r"(?:where )?X (?:=|is|equals)\s", re.IGNORECASE)


_PREVENTS = re.compile(
    r"(?:(your opponent|he)|(you)) may (\w+) ([^.]*) to (?:prevent|avoid|cancel) "
    r"(?:this|it|that)(?: effect)?$",
    re.IGNORECASE,
)
"""A price for which what the sentence before does isn't done (EFF-5)."""


def prevented(draft: Draft | None, words: str) -> bool:
    """Say of the sentence before that it isn't done where somebody pays for that."""
    price = _PREVENTS.match(words)
    if price is None or draft is None or not draft.lines:
        return False
    # What X is, that sentence says of the one before.
    at = max((n for n, line in enumerate(draft.lines) if not DEFINES.match(line[1])), default=0)
    kind, said, column = draft.lines[at]
    verb = price[3].lower()
    pays = f"you {verb}" if price[2] else f"your opponent {paradigm(verb)['third']}"
    draft.lines[at] = (kind, f"{said} unless {pays} {price[4]}", column)
    return True


_WEAKENS = re.compile(
    r"(your opponent|he|you) (may \w+ [^.]*?) to (?:(prevent (?:\d+|X|all) [^.]*? from this attack"
    r"|halve [^.]*?this attack(?:'s damage)?(?:, rounded (?:up|down))?)"
    r"|(?P<half>reduce (?:this(?: attack's)? damage|the damage (?:of|from) this attack) by half)"
    r"|have this (?:card|attack) (?P<stays>(?:stay|remain) (?:in play|on the table)\b[^.]*)"
    r"|(?P<none>reduce (?:this(?: attack's)? damage|the damage (?:of|from) this attack) to 0)"
    r"|reduce (?:this damage|this attack's damage|the damage (?:of|from) this attack) by "
    r"(?P<n>\d+|X)(?P<unit> stages?| life cards?)(?: of damage)?"
    r"|have this attack deal (?P<deal>(?:-|half\b)[^.]*)"
    r"|(?P<stops>stop|block) (?:this attack|it))$",
    re.IGNORECASE,
)
"""A price for which an attack deals less, or is stopped, or its card stays (EFF-5)."""


def _weaker(price: re.Match[str]) -> str:
    """What is so of this attack where the price is paid."""
    if price["stops"]:
        return "this attack is stopped"
    if price["half"]:
        return "halve the damage of this attack"
    if price["stays"]:
        verb, rest = price["stays"].split(" ", 1)
        return f"this card {verb}s {rest}"
    if price["none"]:
        return "prevent all damage from this attack"
    less = price["deal"] or f"-{price['n']}{price['unit']} of damage"
    return price[3] or f"this attack deals {less}"


_IN_ITS_PLACE = re.compile(
    r"^((?:you may )?(?:destroy|banish|discard|lose|pay|lower|shuffle) [^,.]*?)"
    r" to (?:prevent|avoid) (?:it|this|that(?: (?:Ally|Drill|Setup|card))?)(?: from being \w+ed)?$"
    r"|^prevent (?:it|this|that) and ([^,.]*?)$",
    re.IGNORECASE,
)
"""What is done in the place of what a text waits for (EFF-5)."""


_MP_TAKES = re.compile(r"^use when your MP (?:takes|is dealt) (?=[^,.]*\bdamage\b)", re.IGNORECASE)


def weakened(draft: Draft) -> None:
    """Say what somebody may do, and in a sentence of its own what that does to the damage.

    What is done to prevent that for which the text waits is done instead of it.
    """
    told = draft.lines[1:] if draft.icon == "instant" else []
    if any(re.search(r"\bprevent\b", said, re.IGNORECASE) for _, said, _ in told):
        # What is prevented isn't taken yet (ATK-7).
        kind, said, column = draft.lines[0]
        draft.lines[0] = (kind, _MP_TAKES.sub("use when you take ", said), column)
    for at, (kind, said, column) in reversed([*enumerate(draft.lines)]):
        if at == 1 and draft.icon == "instant" and (instead := _IN_ITS_PLACE.match(said)):
            done = instead[1] or instead[2]
            draft.lines[at] = (kind, f"{done[:1].upper()}{done[1:]} instead", column)
            continue
        price = _WEAKENS.match(said)
        if price is not None:
            done = "if you do, " if price[1].lower() == "you" else "if he does, "
            draft.lines[at : at + 1] = [
                (kind, f"{price[1]} {price[2]}", column),
                (kind, done + _weaker(price), column + price.end(2)),
            ]


_TEXT_WAITS = re.compile(
    r"^(?:while attached,? )?(?:when|whenever|if) [^.]*, you may [^,.]*$", re.IGNORECASE
)
_MAY_WHEN = re.compile(
    r"^(?P<held>while attached,? )?(?P<may>you may [^,.]*?) (?P<waits>when(?:ever)? [^,.]*)$",
    re.IGNORECASE,
)
_IS_NOT_DONE = re.compile(
    r"^if you do, (?:prevent (?:it|this|that)|(?:it|that \w+|he|you|your [\w' ]+?) (?:(?:is|are)(?:"
    r" not|n't) (\w+)ed|(?:does|do)(?: not|n't) (\w+)(?: (?:it|them|that \w+|those \w+))?"
    r"|(gain|lose|draw|discard)s? no \w+))$",
    re.IGNORECASE,
)
"""That what a text waits for isn't done, for what was done; with the word that says what."""


def put_in_its_place(draft: Draft) -> None:
    """Say in one sentence what may be done to prevent that for which the text waits (EFF-5)."""
    for at, (_, said, _) in reversed([*enumerate(draft.lines)]):
        not_done = _IS_NOT_DONE.match(said) if at else None
        if not_done is None:
            continue
        kind, before, column = draft.lines[at - 1]
        if (may := _MAY_WHEN.match(before)) is not None:
            # What is waited for is said first.
            before = f"{may['held'] or ''}{may['waits']}, {may['may']}"
        word = (not_done[1] or not_done[2] or not_done[3] or "").lower()
        if _TEXT_WAITS.match(before) and word in before.lower():
            draft.lines[at - 1 : at + 1] = [(kind, f"{before} to prevent it", column)]
