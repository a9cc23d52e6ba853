"""Which card a picture file shows, told from its name and the folders that it lies in.

People name their scans in many ways: "C50-Rising-Kick-2.jpg", "Premiere Set/S005-Somebody.png",
"PRE C50.png", "Rising Kick.webp". Set, number and title are looked for, and must not
contradict each other; a file that could be two cards is left to be matched by hand.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import PurePath

from dbz_desktop.cards.model import Card
from dbz_desktop.cards.search import fold
from dbz_desktop.cards.search.fields import SETS

PICTURES = (".png", ".jpg", ".jpeg", ".webp", ".bmp", ".gif", ".tif", ".tiff")
"""Endings of files that may be pictures of cards."""

_ALIKE = 0.72
_NUMBER = re.compile(r"(?<![a-z0-9])(ur|dr|[scrup])[\s_]?0*(\d{1,3})(?![0-9a-z])")
_SET = re.compile(rf"(?<![a-z])({'|'.join(SETS)})(?![a-z])")
_LEVEL = re.compile(r"(?<![a-z])(?:level|lvl|lv|mp)\s?([1-4])(?![0-9])")
_SET_TITLES = {
    " ".join(re.findall(r"[a-z0-9]+", fold(title))): code for code, title in SETS.items()
}


@dataclass(slots=True)
class Matches:
    """What became of the files: the best picture of each card, and those that fit none.

    `cards` maps a card's id to a file; `unmatched` are the files nothing was found for, with the
    reason.
    """

    cards: dict[str, PurePath] = field(default_factory=dict)
    unmatched: list[tuple[PurePath, str]] = field(default_factory=list)


class ScanMatcher:
    """Matches file names against the cards of a pool."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self.cards = {card.id: card for card in cards}
        self._numbers: dict[str, dict[str, list[Card]]] = {}
        self._titles: dict[str, list[Card]] = {}
        for card in self.cards.values():
            for printing in card.printings or (card.id,):
                code, _, number = fold(printing).partition("-")
                self._numbers.setdefault(number, {}).setdefault(code, []).append(card)
            for name in {_words(card.title), _words(card.name)}:
                self._titles.setdefault(name, []).append(card)

    def match(self, files: Iterable[PurePath], by_hand: Mapping[str, str] | None = None) -> Matches:
        """Match files (relative to the folder of scans); `by_hand` maps file names to card ids."""
        found = Matches()
        scores: dict[str, float] = {}
        for file in files:
            chosen = (by_hand or {}).get(file.as_posix())
            if chosen in self.cards:
                found.cards[chosen], scores[chosen] = file, 9.0
                continue
            card, score, reason = self.card_of(file)
            if card is None:
                found.unmatched.append((file, reason))
            elif score > scores.get(card.id, 0.0):
                found.cards[card.id], scores[card.id] = file, score
        return found

    def card_of(self, file: PurePath) -> tuple[Card | None, float, str]:
        """The card that a file shows, how sure that is (more is better), or why it isn't known."""
        stem = _words(file.stem)
        folders = [_words(part) for part in reversed(file.parts[:-1])]
        code = _set_code(stem, folders)
        number = _NUMBER.search(stem)
        rest = _SET.sub(" ", stem)
        level = None
        if number:
            rest = rest.replace(number[0], " ", 1)
        else:
            level = _LEVEL.search(rest)
            rest = _LEVEL.sub(" ", rest)
        for title in _SET_TITLES:
            rest = rest.replace(title, " ")
        # A number at the end counts copies or sizes: "-2", "-300x420".
        rest = re.sub(
            r"(?: (?:\d+x)?\d{1,4}| copy| front| scan)+$", "", f" {' '.join(rest.split())}"
        )
        rest = rest.strip()
        if number:
            card, score, reason = self._numbered(f"{number[1]}{number[2]}", code, rest)
            if card is not None or not rest:
                return card, score, reason
        return self._titled(rest, int(level[1]) if level else None)

    def _numbered(
        self, number: str, code: str | None, title: str
    ) -> tuple[Card | None, float, str]:
        sets = self._numbers.get(number, {})
        found = sets.get(code, []) if code else [card for each in sets.values() for card in each]
        found = list(dict.fromkeys(found))
        if not found:
            where = f" in {SETS.get(code, code)}" if code else ""
            return None, 0.0, f"no card has the number {number.upper()}{where}"
        if title:
            best = max(found, key=lambda card: _alike(title, card))
            alike = _alike(title, best)
            if alike >= _ALIKE:
                return best, 2.0 + alike + (0.5 if code else 0.0), ""
            return None, 0.0, f'{number.upper()} is {found[0].name}, and the name says "{title}"'
        if len(found) == 1:
            return found[0], 2.0 + (0.5 if code else 0.0), ""
        names = ", ".join(f"{card.set_code} {card.name}" for card in found[:3])
        return None, 0.0, f"{number.upper()} may be {names}"

    def _titled(self, title: str, level: int | None) -> tuple[Card | None, float, str]:
        if not title:
            return None, 0.0, "the name holds neither a number nor a title"
        found = self._titles.get(title, [])
        score = 1.5
        if not found:
            near = difflib.get_close_matches(title[:80], self._titles, 1, 0.86)
            found, score = (self._titles[near[0]], 1.0) if near else ([], 0.0)
        if level is not None:
            found = [card for card in found if card.level == level] or found
        found = list(dict.fromkeys(found))
        if len(found) == 1:
            return found[0], score, ""
        if found:
            names = ", ".join(f"{card.id} {card.name}" for card in found[:3])
            return None, 0.0, f"may be {names}"
        return None, 0.0, f'no card is called "{title}"'


def _words(text: str) -> str:
    """Lower-case words with one blank between them."""
    return " ".join(re.findall(r"[a-z0-9]+", fold(text).replace("'", "")))


_SET_TITLES = {_words(title): code for code, title in SETS.items()}


def _set_code(stem: str, folders: list[str]) -> str | None:
    for text in (stem, *folders):
        for title, code in _SET_TITLES.items():
            if title in text:
                return code
        match = _SET.search(text)
        if match:
            return match[1]
    return None


def _alike(title: str, card: Card) -> float:
    """How alike a written title is to a card's; its beginning alone is enough."""
    names = (_words(card.title), _words(card.name))
    if any(name.startswith(title) or title.startswith(name) for name in names):
        return 1.0
    return max(difflib.SequenceMatcher(None, title, name).ratio() for name in names)
