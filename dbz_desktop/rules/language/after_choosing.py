"""What is done, in a sentence of its own, with a card that was chosen after something else (EFF-5).

"If you control a Drill, draw a card and choose a card in your discard pile. Rejuvenate that card":
what is so is asked of all of it.
"""

from __future__ import annotations

import re

from dbz_desktop.rules.language.drafts import Draft

_AND_CHOOSES = re.compile(
    r"^(?!.*\b(?:look|reveal|search|show|name)(?:s|es)?\b).*\w,? and (?:then )?choose "
    r"(?P<n>an?|one|up to (?:1|one)|(?:up to )?\w+) [^.]*$",
    re.IGNORECASE,
)
_WITH_IT = re.compile(
    r"^(?P<does>(?:Rejuvenate|banish|discard|destroy|place|shuffle|return|put)) "
    r"(?:(?P<one>it|that (?:card|Drill|Setup|Ally|Event|Dragon Ball))"
    r"|them|those (?:cards|Drills|Setups|Allies|Events|Dragon Balls))\b(?P<where>[^.]*)$",
    re.IGNORECASE,
)
_SINGLE = re.compile(r"(?:an?|(?:up to )?(?:one|1))$", re.IGNORECASE)


def with_what_was_chosen(draft: Draft | None, words: str) -> bool:
    """Say in one sentence what is chosen after something else, and what becomes of that."""
    then = _WITH_IT.match(words)
    if then is None or draft is None or not draft.lines:
        return False
    kind, said, column = draft.lines[-1]
    chosen = _AND_CHOOSES.match(said)
    if chosen is None or bool(_SINGLE.fullmatch(chosen["n"])) is not bool(then["one"]):
        return False
    does = then["does"]
    does = does if does.startswith("Rejuvenate") else does.lower()
    those = "it" if then["one"] else "them"
    draft.lines[-1] = (kind, f"{said} and {does} {those}{then['where']}", column)
    return True
