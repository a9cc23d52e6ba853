"""Cards that work with a card: by what both do, by what one says of the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from math import log

from dbz_desktop.cards.model import CardType
from dbz_desktop.cards.search import Entry, fold
from dbz_desktop.rules.insight.deeds import DEEDS

_NAMED = 4.0
"""How much it counts that the text of one card names the other."""

_SAME_STYLE = 0.6
_LEAST = 1.0


@dataclass(frozen=True, slots=True)
class Related:
    """A card that works with another, and why, in a few words."""

    entry: Entry
    score: float
    why: str


class Relations:
    """What the cards of a pool have in common. Rare deeds count more than common ones."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        self._entries = list(entries)
        counts: Counter[str] = Counter(deed for entry in self._entries for deed in entry.does)
        whole = max(1, len(self._entries))
        self._weight = {deed: log(whole / count) for deed, count in counts.items()}

    def of(self, entry: Entry, most: int = 12) -> list[Related]:
        """The cards that work with one, the nearest first."""
        found = []
        for other in self._entries:
            if other.card.id == entry.card.id or not playable_together(entry, other):
                continue
            related = self._related(entry, other)
            if related is not None:
                found.append(related)
        found.sort(key=lambda each: (-each.score, each.entry.name, each.entry.card.id))
        return _each_name_once(found)[:most]

    def _related(self, entry: Entry, other: Entry) -> Related | None:
        shared = entry.does & other.does
        score = sum(self._weight.get(deed, 0.0) for deed in shared)
        reasons = []
        if _names(entry, other) or _names(other, entry):
            score += _NAMED
            reasons.append("one names the other")
        if not score:
            return None
        if entry.card.is_styled and other.card.style is entry.card.style:
            score += _SAME_STYLE
        if score < _LEAST:
            return None
        strongest = sorted(shared, key=lambda deed: -self._weight.get(deed, 0.0))[:2]
        reasons += [DEEDS[deed] for deed in strongest if deed in DEEDS]
        return Related(other, score, ", ".join(reasons))


def _names(one: Entry, other: Entry) -> bool:
    """Whether the text of one card has the title of the other."""
    title = fold(other.card.title)
    return len(title) > 3 and f'"{title}"' in one.folded_text


def playable_together(one: Entry, other: Entry) -> bool:
    """Whether one deck may hold both: Style, alignment and character don't speak against it."""
    first, second = one.card, other.card
    if first.is_styled and second.is_styled and first.style is not second.style:
        return False
    sides = {side for entry in (one, other) for side in ("hero", "villain") if side in entry.marks}
    if len(sides) > 1:
        return False
    if one.names and other.names and CardType.ALLY not in (first.type, second.type):
        return bool(one.names & other.names)
    return True


def _each_name_once(found: list[Related]) -> list[Related]:
    """Printings of one name are one card to a player."""
    seen: set[str] = set()
    kept = []
    for each in found:
        if each.entry.name not in seen:
            seen.add(each.entry.name)
            kept.append(each)
    return kept
