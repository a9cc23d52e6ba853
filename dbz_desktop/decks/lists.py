"""Plain text deck lists: what players write, paste and swap, in all its spellings.

    MP: Somebody                     headings are read or skipped
    3 Rising Kick                    also "3x …", "… x3", "3 PRE-C50 …", "… (C50)"

What can't be found is guessed by its spelling, and every guess is told.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from dataclasses import dataclass

from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.cards.packs import Pack
from dbz_desktop.cards.search import fold
from dbz_desktop.decks.model import Deck, life_deck_type, make_deck

MAX_CHARACTERS = 200_000
MAX_LINES = 2_000
MAX_GUESSES = 400
"""Far more than any deck has; guessing is slow work, and a list of a thousand riddles is none."""

_ALIKE = 0.72
"""How alike a guess must be to what was written, 0 to 1."""


class ListError(ValueError):
    """A text that is no deck list at all; the message says why and what to do."""


@dataclass(frozen=True, slots=True)
class Guess:
    """A line that was read as a card it doesn't quite name. `line` counts from 1.

    `others` are the cards that it may mean as well.
    """

    line: int
    written: str
    card: Card
    count: int
    others: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Unread:
    """A line that no card was found for, with the reason. `line` counts from 1."""

    line: int
    written: str
    reason: str


@dataclass(frozen=True, slots=True)
class Reading:
    """A list as it was read: the deck, the guesses it rests on, and what was left out."""

    deck: Deck
    guesses: tuple[Guess, ...] = ()
    unread: tuple[Unread, ...] = ()


_COUNT = re.compile(
    r"^\s*[-*•]?\s*(\d{1,3})\s*[x×]?\s+(?=\S)|^\s*[-*•]?\s*(\d{1,3})[x×]\s*(?=\S)", re.I
)
_COUNT_AFTER = re.compile(
    r"\s*[,;:]?\s*[x×]\s*(\d{1,3})\s*$|\s+[(\[]\s*[x×]?\s*(\d{1,2})\s*[x×]?\s*[)\]]\s*$", re.I
)
_NUMBER = re.compile(
    r"[(\[]?\b(?:(pre|hnv|mov|evo|per|ven|awa)[\s#-]*)?((?:ur|dr|[scrup])\s?\d{1,3})\b[)\]]?", re.I
)
_LEVEL = re.compile(r"[,(\s-]*\b(?:level|lvl?\.?|mp)\s*#?([1-4])\b\)?", re.I)
_COMMENT = re.compile(r"\s*(?://|#|;).*$")
_HEADINGS = (
    "main personality|mp|personality|personalities|mastery|life deck|main deck|deck|physical combat"
    "|physical|physicals|energy combat|energy|energies|event|events|setup|setups|drill|drills|ally"
    "|allies|dragon ball|dragon balls|sideboard|attacks|blocks|non-combat|cards|total"
)
_HEADING = re.compile(rf"^\W*(?:{_HEADINGS})(?:\s+cards?)?\W*(?:\d+\W*)?$", re.I)
_LABEL = re.compile(r"^\s*(name|deck name|deck|title|mp|main personality|mastery)\s*[:=]\s*", re.I)


def read_list(text: str, pool: Pack, name: str = "Imported deck") -> Reading:
    """Read a list against the cards of a pool. Raises ListError for what is no list."""
    if "\0" in text or sum(not (c.isprintable() or c in "\r\n\t") for c in text[:4000]) > 20:
        raise ListError("this is no text; choose a list with one card a line")
    if len(text) > MAX_CHARACTERS:
        raise ListError(
            f"the list has {len(text):,} characters; {MAX_CHARACTERS:,} are read at most, "
            "and a deck needs a few thousand"
        )
    lines = text.lstrip("\ufeff").splitlines()
    if len(lines) > MAX_LINES:
        raise ListError(
            f"the list has {len(lines):,} lines; {MAX_LINES:,} are read at most, and a deck "
            "needs about forty"
        )
    return _Reader(pool, name).read(lines)


class _Reader:
    def __init__(self, pool: Pack, name: str) -> None:
        self.name = name
        self.numbers: dict[str, list[Card]] = {}
        self.titles: dict[str, list[Card]] = {}
        for card in pool.cards.values():
            for printing in card.printings or (card.id,):
                self.numbers.setdefault(printing.casefold(), []).append(card)
            for spelling in {_spelt(card.title), _spelt(card.name)}:
                self.titles.setdefault(spelling, []).append(card)
        self.life: list[Card] = []
        self.mp: dict[int, Card] = {}
        self.mastery: Card | None = None
        self.guesses: list[Guess] = []
        self.unread: list[Unread] = []
        self.tried = 0

    def read(self, lines: Iterable[str]) -> Reading:
        for number, line in enumerate(lines, 1):
            self._line(number, line)
        deck = make_deck(self.name, self.mp.values(), self.mastery, self.life)
        return Reading(deck, tuple(self.guesses), tuple(self.unread))

    def _line(self, number: int, line: str) -> None:
        written = _COMMENT.sub("", line).strip()
        if not written or _HEADING.match(written):
            return
        label = _LABEL.match(written)
        if label:
            if label[1].casefold() in ("name", "deck name", "deck", "title"):
                self.name = written[label.end() :].strip()[:80] or self.name
                return
            written = written[label.end() :]
        written, count = _count(written)
        if not written:
            return
        found, guessed = self._find(written)
        if not found:
            reason = "there is no such card, nor one spelt like it"
            if self.tried > MAX_GUESSES:
                reason = "unknown, and too many lines were guessed at already"
            self.unread.append(Unread(number, written, reason))
            return
        taken = _likeliest(found, levels=label is not None)
        others = tuple(card for card in found if card not in taken)
        if guessed or others:
            self.guesses += [Guess(number, written, card, count, others) for card in taken]
        for card in taken:
            self._take(number, written, card, count)

    def _take(self, number: int, written: str, card: Card, count: int) -> None:
        if card.type is CardType.MAIN_PERSONALITY:
            there = self.mp.setdefault(card.level or 0, card)
            if there is not card:
                reason = f"level {card.level} is {there.name} already"
                self.unread.append(Unread(number, written, reason))
        elif card.type is CardType.MASTERY:
            if self.mastery not in (None, card):
                reason = f"the Mastery is {self.mastery.name if self.mastery else ''} already"
                self.unread.append(Unread(number, written, reason))
            else:
                self.mastery = card
        elif life_deck_type(card):
            self.life += [card] * count

    # --- finding one card ---

    def _find(self, written: str) -> tuple[list[Card], bool]:
        """The cards that a line may mean, and whether that is only a guess."""
        level = _LEVEL.search(written)
        bare = _LEVEL.sub("", written) if level else written
        for spelling in dict.fromkeys((written, bare)):
            found = self.titles.get(_spelt(spelling))
            if found:
                return self._one_level(found, level), False
        number = _NUMBER.search(written)
        if number:
            rest = (written[: number.start()] + written[number.end() :]).strip(" -–,:()[]")
            found = self._numbered(number, rest)
            if found:
                return found, False
            bare = rest or bare
            titled = self.titles.get(_spelt(bare))
            if titled:
                return self._one_level(titled, level), False
        self.tried += 1
        if self.tried > MAX_GUESSES:
            return [], False
        near = difflib.get_close_matches(_spelt(bare)[:80], self.titles, 1, _ALIKE)
        return (self._one_level(self.titles[near[0]], level), True) if near else ([], False)

    def _numbered(self, number: re.Match[str], rest: str) -> list[Card]:
        """By the number of a printing; the title beside it decides between sets."""
        code = number[2].replace(" ", "").casefold()
        if number[1]:
            found = self.numbers.get(f"{number[1].casefold()}-{code}", [])
        else:
            found = [
                card
                for printing, cards in self.numbers.items()
                if printing.partition("-")[2] == code
                for card in cards
            ]
        found = list(dict.fromkeys(found))
        if not rest or not found:
            return found
        spelt = _spelt(rest)

        def alike(card: Card) -> float:
            names = (_spelt(card.title), _spelt(card.name))
            return max(difflib.SequenceMatcher(None, spelt, name).ratio() for name in names)

        best = max(found, key=alike)
        return [best] if alike(best) >= _ALIKE else []

    @staticmethod
    def _one_level(found: list[Card], level: re.Match[str] | None) -> list[Card]:
        if level and len(found) > 1:
            wanted = [card for card in found if card.level == int(level[1])]
            mains = [card for card in wanted if card.type is CardType.MAIN_PERSONALITY]
            return mains or wanted or found
        return found


def _likeliest(found: list[Card], levels: bool) -> list[Card]:
    """The one card of several that a line most likely means: the lowest level, a starter's first.

    With `levels`, a bare name stands for all levels of a Main Personality, one card each.
    """
    ordered = sorted(found, key=_rank)
    mains = [card for card in ordered if card.type is CardType.MAIN_PERSONALITY]
    if not levels or not mains:
        return ordered[:1]
    first: dict[int, Card] = {}
    for card in mains:
        first.setdefault(card.level or 0, card)
    return list(first.values())


def _rank(card: Card) -> tuple[bool, int, bool, str]:
    ally = card.type is not CardType.MAIN_PERSONALITY
    return ally, card.level or 0, not card.number.startswith("S"), card.id


def _count(written: str) -> tuple[str, int]:
    """A line without its number of copies, and that number."""
    before = _COUNT.match(written)
    if before:
        return written[before.end() :].strip(), max(1, int(before[1] or before[2]))
    after = _COUNT_AFTER.search(written)
    if after:
        return written[: after.start()].strip(), max(1, int(after[1] or after[2]))
    return written, 1


def _spelt(text: str) -> str:
    """A title for comparing: letters and digits only, one blank between words."""
    kept = "".join(mark if mark.isalnum() else " " for mark in fold(text).replace("'", ""))
    return " ".join(kept.split())


def list_text(deck: Deck, numbers: bool = True) -> str:
    """A deck as a plain text list that `read_list` reads back."""

    def entry(card: Card) -> str:
        return f"{card.name} ({card.id})" if numbers else card.name

    lines = [f"Name: {deck.name}", "", "Main Personality"]
    lines += [f"1 {entry(card)}" for card in deck.mp]
    lines += ["", "Mastery"]
    if deck.mastery is not None:
        lines.append(f"1 {entry(deck.mastery)}")
    for kind in CardType:
        cards = sorted(
            ((card, count) for card, count in deck.counts if card.type is kind),
            key=lambda row: row[0].name,
        )
        if cards:
            lines += ["", f"{kind.value} ({sum(count for _, count in cards)})"]
            lines += [f"{count} {entry(card)}" for card, count in cards]
    return "\n".join(lines) + "\n"
