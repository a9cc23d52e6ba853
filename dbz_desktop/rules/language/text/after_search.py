"""Which Life Deck is shuffled after a search, where a text leaves that to its reader (ZON-1)."""

from __future__ import annotations

import re

from dbz_desktop.rules.language.text.drafts import Draft

_LOOKED_IN = re.compile(
    r"\bsearch(?:es)? (your|his|your opponent's|that player's) Life Deck\b", re.IGNORECASE
)
_SHUFFLED = re.compile(
    r"(?:(?P<first>[^.]+?)(?:,? (?:and )?then |,? and |, ))?"
    r"(?P<does>shuffles?)(?: (?:it|the deck|that (?:Life )?Deck|(?:your|his|their) Life Deck)"
    r"| afterwards?)?(?:,? (?:and then|then|and) (?P<then>(?:place|put|play|draw|return)s? [^.]+?)"
    r"(?P<top> of it)?)?$",
    re.IGNORECASE,
)
"""What is shuffled after a search, and what of it is done only then."""
_DECK = r"(?:your|his|your opponent's|a|their|th(?:e|at)) (?:Life )?Deck"
_AFTERWARDS = re.compile(
    rf"^((?:whenever|when|after) [^,.]*\bsearch(?:es)? {_DECK}\b[^,.]*, [^.]*?),? "
    rf"(?:after|once|when) (?:it|{_DECK}) (?:is|has been|was) shuffled$",
    re.IGNORECASE,
)
"""What waits for a search comes after what belongs to that, so it is shuffled by then (EFF-9)."""


def shuffled(draft: Draft) -> None:
    """Say which Life Deck is shuffled, where that is the one that was searched (ZON-1)."""
    whose, lines = "", list[tuple[str, str, int]]()
    for kind, told, column in draft.lines:
        said = _AFTERWARDS.sub(r"\1", told)
        looked = _LOOKED_IN.search(said)
        whose = looked[1].lower() if looked is not None else whose
        found = _SHUFFLED.fullmatch(said) if whose and kind in ("do", "hit") else None
        first = found and found["first"]
        if found is None or (first and looked is None) or (first or "").lower().startswith("if "):
            lines.append((kind, said, column))
            continue
        then, does = found["then"], f"{found['does'].lower()} {whose} Life Deck"
        if then is not None:
            then += f" of {whose} Life Deck" if found["top"] or then.endswith("on top") else ""
            does += f" and {then}"
        if first and then is None and not first.lower().startswith("search "):
            lines.append((kind, f"{first} and {does}", column))
            continue
        if first:
            lines.append((kind, first, column))
        given = (first or "").lower().startswith("you may ")
        after = f"If you do, {does}" if given else does[:1].upper() + does[1:]
        lines.append((kind, after, column + found.start("does")))
    draft.lines[:] = lines
