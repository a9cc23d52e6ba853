"""Lists of which a player chooses one thing or two, as the one sentence that the grammar reads."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import takewhile

from dbz_desktop.rules.language.text.drafts import Draft

_LIST = re.compile(
    r"^(?P<head>(?:choose|do|perform|use|pick|resolve) (?:any )?(?:one|two|1|2)"
    r"(?: (?:effects?|options?))?"
    r"(?: (?:of|from|among) (?:the following|these)(?: effects?| options?| actions?)?)?)"
    r"(?::? *$|: *(?P<first>.+)$)",
    re.IGNORECASE,
)
_MARK = re.compile(r"^(?:[•*–-] *)?(?:or )?", re.IGNORECASE)
_IN_ONE = re.compile(
    r", or |\bor (?:[a-z]+|Rejuvenate) (?:an?|the|your|his|\d+|X|one|up|all|it|that)\b"
)
"""What is between the two parts of a list: "or", and another verb behind it."""
_TELLS_X = re.compile(r"X (?:=|is\b|equals\b)", re.IGNORECASE)


def lists_in_one(draft: Draft) -> None:
    """Say as one sentence what a list offers whose parts are sentences of their own.

    "Choose one: Gain 2 stages. Draw a card." Nothing tells where such a list ends but the next
    part of the text: DAMAGE, HIT, what X is, or another Power.
    """
    at = 0
    while at < len(draft.lines):
        kind, said, column = draft.lines[at]
        found = _LIST.match(said)
        at += 1
        if found is None:
            continue
        rest = _options(kind, draft.lines[at:])
        first = found["first"] or ""
        if "; " in first or _IN_ONE.search(first):
            # It is a list in one sentence; what stands behind it is no part of it.
            rest, parts = [], first.split("; ")
        else:
            parts = [first] * bool(first) + rest
        parts = [_MARK.sub("", part) for part in parts]
        if len(parts) > 1:
            parts = [f"{part[:1].lower()}{part[1:]}" for part in parts]
            words = f"{found['head']}: {'; '.join(parts[:-1])}; or {parts[-1]}"
            draft.lines[at - 1 : at + len(rest)] = [(kind, words, column)]


def _options(kind: str, lines: Sequence[tuple[str, str, int]]) -> list[str]:
    """The sentences that stand first in the same part of a text, up to one that tells what X is."""
    alike = takewhile(lambda line: line[0] == kind and not _TELLS_X.match(line[1]), lines)
    return [words for _, words, _ in alike]
