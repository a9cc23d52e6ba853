"""What the other player does likewise: "your opponent does the same" (EFF-1); or "do both".

It is said of the sentence before, and stands for that sentence with the players changed, or with
both of its things done: that is what it is printed as.
"""

from __future__ import annotations

import re
from typing import Any

from dbz_desktop.rules.kernel.base import Line
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.language.deeds.choices import May, MayBy
from dbz_desktop.rules.language.deeds.either import EitherClause
from dbz_desktop.rules.language.nouns.doing import Doer
from dbz_desktop.rules.language.nouns.people import Others
from dbz_desktop.rules.language.nouns.turned import OTHER_SIDE, turned
from dbz_desktop.rules.language.text.sentences import grammar, read, sentence_text
from dbz_desktop.rules.language.values.joining import Both, Clause, Joinable, Task
from dbz_desktop.wording import ParseError

_SAME = re.compile(
    r"^(?:then,? )?(?:your opponent|he) (?P<may>may |must )?(?:does|do) the same$", re.IGNORECASE
)
_HIS = ("HIS_OWN", "OPPONENT")
_LIKEWISE = {**OTHER_SIDE, "YOU": _HIS, "YOUR": _HIS, "YOURS": ("HIS", "THEIRS")}
_SIDES = (
    _LIKEWISE,
    # "2 of your Drills" are "2 of your opponent's Drills", and never his.
    {**_LIKEWISE, "YOU": ("OPPONENT",)},
    # Where a personality does it, no player is named besides.
    {name: to for name, to in _LIKEWISE.items() if name != "YOU"},
)
_BOTH = re.compile(
    r"^(?P<given>(?:if|unless) [^.]*?, )(?P<may>you may |(?:he|your opponent) may )?"
    r"(?:(?:you|he|your opponent) )?(?:must )?(?:do|does|choose|use) both(?: instead)?$",
    re.IGNORECASE,
)
"""That both of the things that the sentence before lets one choose from are done."""


def why_nothing_like_it(words: str) -> str:
    """Why such a sentence speaks of nothing that stands before it."""
    if _BOTH.match(words):
        return "there are no two things before it of which one is chosen"
    return "there is nothing before it that your opponent could do likewise"


def says_the_same(words: str) -> bool:
    """Whether a sentence speaks of the one before as what the other player does, too."""
    return (_SAME.match(words) or _BOTH.match(words)) is not None


def the_same(words: str, before: Any) -> Line | None:
    """The sentence that is meant, of the one `before` it; None where that makes no sense."""
    both = _BOTH.match(words)
    if both is not None:
        return _both(both, before)
    found = _SAME.match(words)
    task = before.task if isinstance(before, May) else before
    if found is None or not isinstance(task, Task if found["may"] else Joinable):
        return None
    offered = found["may"] == "may " or isinstance(before, May)
    if Doer.OPPONENT in every(task, Doer):
        # It is he who does it in the first place.
        return None
    for sides in _SIDES:
        meant: Any = turned(task, sides)
        if meant == task:
            continue
        read = _as_printed(MayBy(Others.OPPONENT, meant) if offered else meant)
        if read is not None:
            return read
    return None


def _both(found: re.Match[str], before: Any) -> Line | None:
    """One thing and the other instead of one of them, under the condition that is said."""
    two = before.task if isinstance(before, May) else before
    if not isinstance(two, EitherClause) or two.third is not None:
        return None
    if not isinstance(two.second, Clause):
        return None
    try:
        done = sentence_text(Both(two.first, two.second)).rstrip(".")
    except ValueError:
        return None
    may = "you may " if found["may"] or isinstance(before, May) else ""
    meant = read(Line, f"{found['given']}{may}{done[:1].lower()}{done[1:]} instead")
    return None if isinstance(meant, ParseError) else meant


def _as_printed(meant: Any) -> Line | None:
    """The sentence as its print is read; None of what can't be said of the other player."""
    try:
        text = sentence_text(meant)
    except TypeError:
        return None
    read = grammar().readings(Line, text.rstrip("."))
    return read[0] if len(read) == 1 else None
