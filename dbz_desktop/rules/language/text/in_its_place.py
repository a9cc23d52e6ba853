"""What comes of it that something else is done instead, said in a sentence of its own (EFF-5).

"When your anger would be lowered, you may banish this card. If you do, raise your anger 1 instead":
to banish it is what takes the place, and what comes of that is done then.
"""

from __future__ import annotations

import re

from dbz_desktop.rules.language.text.drafts import Draft

_WOULD = (
    r"^(?P<when>(?:while attached,? )?(?:once per \w+,? )?"
    r"(?:when|whenever|if|the (?:first|next) time)\b[^.\"]*\bwould\b[^.\"]*?),? "
    r"(?P<may>you may (?!choose to\b)[^.\"]*?)"
)
_MAY_WOULD = re.compile(rf"{_WOULD}$", re.IGNORECASE)
_THEN = re.compile(r"^if you do, (?P<then>[^.\"]+) instead$", re.IGNORECASE)
_FOR_IT = re.compile(
    rf"{_WOULD} to (?P<then>(?:draw|raise|lower|gain|Rejuvenate|destroy|discard|banish|search"
    r"|choose|reveal|capture|place|return|shuffle|attach)\b[^.\"]*) instead$",
    re.IGNORECASE,
)


def in_its_place(draft: Draft | None, words: str) -> bool:
    """Say of what may be done that it is so instead, and then what comes of that."""
    then = _THEN.match(words)
    if then is None or draft is None or not draft.lines:
        return False
    kind, said, column = draft.lines[-1]
    one = _MAY_WOULD.match(said)
    if one is None or said.endswith(" instead"):
        return False
    draft.lines[-1:] = _both(one["when"], one["may"], then["then"], kind, column)
    return True


def for_what_comes(draft: Draft) -> None:
    """Take apart what is done instead, and what it is done for, where one sentence says both."""
    kind, said, column = draft.lines[-1]
    if (one := _FOR_IT.match(said)) is not None:
        draft.lines[-1:] = _both(one["when"], one["may"], one["then"], kind, column)


def _both(when: str, may: str, then: str, kind: str, column: int) -> list[tuple[str, str, int]]:
    return [(kind, f"{when}, {may} instead", column), (kind, f"If you do, {then}", column)]
