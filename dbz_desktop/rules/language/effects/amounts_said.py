"""Another amount of the same thing, which takes the place of what the sentence before says (EFF-4).

"Whenever you raise your anger, increase that amount by 1. While you control a Drill, increase that
amount by 2 instead": of which deed that is said stands in the first.
"""

from __future__ import annotations

import re
from typing import Any

from dbz_desktop.rules.language.frames.always import Always
from dbz_desktop.rules.language.happenings.replacements import Changes
from dbz_desktop.rules.language.text.drafts import Draft
from dbz_desktop.rules.language.text.sentences import sentence_text
from dbz_desktop.wording import Ambiguous

_CHANGE = r"(?:(?:increase|reduce|decrease|lower|change|double|halve) that amount\b[^.]*?)"
_TOLD = re.compile(rf"^(?P<deed>.*?), {_CHANGE}\.?$", re.IGNORECASE)
_OTHER = re.compile(
    rf"^(?P<so>(?:while|if) (?:(?!, (?:when|the first)).)*?), (?P<change>{_CHANGE}) instead$",
    re.IGNORECASE,
)

_AND_ALSO = re.compile(
    r"(?P<change>(?:increase|reduce|decrease|lower|change|double|halve) that amount\b[^,.]*?),?"
    r" and (?:then )?(?P<also>(?!by\b|to\b|(?:increase|reduce|decrease|double|halve)\b)[^.]*)",
    re.IGNORECASE,
)


def changed_first(draft: Draft) -> None:
    """Say in a sentence of its own what is done besides changing how much of a deed is done."""
    for at, (kind, said, column) in reversed([*enumerate(draft.lines)]):
        found = _AND_ALSO.fullmatch(said) if kind == "do" else None
        if found is None or draft.icon == "constant":
            continue
        also = f"{found['also'][:1].upper()}{found['also'][1:]}"
        begins = column + found.start("also")
        draft.lines[at : at + 1] = [(kind, found["change"], column), (kind, also, begins)]


def _changes(line: Any) -> Changes | None:
    """What a [constant] sentence says of how much of one deed is done, and nothing else."""
    said = line.clauses if isinstance(line, Always) else ()
    return said[0] if len(said) == 1 and isinstance(said[0], Changes) else None


def of_that_amount(words: str, before: Any) -> str:
    """The words, with the deed of which another amount is said in the place of the one before."""
    other, told = _OTHER.match(words), _changes(before)
    if other is None or told is None or before.condition is not None:
        return words
    deed = _TOLD.match(sentence_text(before))
    if deed is None:
        return words
    said = deed["deed"]
    return f"{other['so']}, {said[0].lower()}{said[1:]}, {other['change']} instead"


def of_the_same_deed(node: Ambiguous, before: Any) -> Any:
    """Of two readings the one in the place of the sentence before, where that is of the same deed.

    Where it isn't, "instead" is said of the amount itself.
    """
    told, readings = _changes(before), node.readings
    if len(readings) != 2 or not all(map(_changes, readings)):
        return node
    same = [told is not None and told.is_like(_changes(each)) for each in readings]
    instead = all(same) and getattr(before, "condition", None) is None
    return next((each for each in readings if getattr(each, "instead", 0) is instead), node)
