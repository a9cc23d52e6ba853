"""How far X goes: a text may say it where X is used, the grammar where X is defined."""

from __future__ import annotations

import re

from dbz_desktop.rules.language.text.drafts import Draft

_USED = re.compile(
    r"\bX( (?:stages?|levels?|cards?|life cards?|anger)\b[^,.()]*?)"
    r"(?:,? \((?P<in>[^()]*)\)|, (?P<after>(?:up )?to an? maximum of \d+)\b)",
    re.IGNORECASE,
)
_BOUND = re.compile(r"(?:(?:up )?to )?(?:an? )?maximum(?: of)? (\d+)", re.IGNORECASE)
_X = re.compile(r"\bX\b")
_DEFINED = re.compile(r"X (?:=|is|equals) ", re.IGNORECASE)


def bound_of_x(draft: Draft) -> None:
    """Say in the definition of X how far it goes, where that is said of what is done X times."""
    defined = [at for at, (_, said, _) in enumerate(draft.lines) if _DEFINED.match(said)]
    uses = sum(len(_X.findall(said)) for _, said, _ in draft.lines)
    if len(defined) != 1 or uses != 2:
        # What is said of one use isn't said of all.
        return
    for at, (kind, said, column) in enumerate(draft.lines):
        used = _USED.search(said)
        bound = _BOUND.fullmatch(used["in"] or used["after"]) if used is not None else None
        if used is None or bound is None:
            continue
        draft.lines[at] = (kind, said[: used.end(1)] + said[used.end() :], column)
        label, meaning, where = draft.lines[defined[0]]
        told = f"{meaning}, to a maximum of {bound[1]}"
        draft.lines[defined[0]] = (label, told, where)
