"""What is done, in a sentence of its own, with a card that was chosen after something else (EFF-5).

"If you control a Drill, draw a card and choose a card in your discard pile. Rejuvenate that card":
what is so is asked of all of it.
"""

from __future__ import annotations

import re

from dbz_desktop.rules.language.text.drafts import Draft

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


_CHOOSES_AND = re.compile(
    r"^(?P<first>choose (?:an?|one|(?:up to )?\w+) [^.]*?),? and (?:then )?(?P<then>"
    r"(?:attach this card to (?:it|that \w+)"
    r"|(?:banish|destroy|discard|shuffle|Rejuvenate|return|place) (?:all|every|each) "
    r"(?:other )?cop(?:y|ies) of (?:it|that \w+)|(?:draw|gain) (?:an?|\d+|X)"
    r"|(?:raise|lower) (?:your|his|your opponent's))\b[^.]*)$",
    re.IGNORECASE,
)
_HIS_OR_YOURS = re.compile(
    r"^your opponent (?:must choose|chooses)(?: one)?(?: of the following| of these)?(?: ?: ?| to )"
    r"(?P<his>(?:discard|destroy|banish|lower|lose|pay|reveal|pass|skip|return|shuffle)\b[^.:]*?)"
    r",? or (?P<yours>you may [^.:]*)$",
    re.IGNORECASE,
)


def apart_from_choice(draft: Draft) -> None:
    """Say in a sentence of its own what is done besides what is chosen, and what one may do where
    the other player chooses not to do something himself (EFF-5)."""
    for at, (kind, said, column) in reversed([*enumerate(draft.lines)]):
        chosen = _CHOOSES_AND.match(said) if kind != "damage" else None
        his = _HIS_OR_YOURS.match(said) if kind != "damage" else None
        if chosen is not None:
            then = chosen["then"]
            draft.lines[at : at + 1] = [
                (kind, chosen["first"], column),
                (kind, f"{then[0].upper()}{then[1:]}", column + chosen.start("then")),
            ]
        elif his is not None:
            draft.lines[at : at + 1] = [
                (kind, f"Your opponent may {his['his']}", column),
                (kind, f"If he does not, {his['yours']}", column + his.start("yours")),
            ]
