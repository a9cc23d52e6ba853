"""Plain text deck lists: what players write, paste and swap, in all its spellings.

    MP: Somebody                     headings are read or skipped
    3 Rising Kick                    also "3x …", "… x3", "3 PRE-C50 …", "… (C50)"

What can't be found is guessed by its spelling, and every guess is told and can be put right.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.cards.packs import Pack
from dbz_desktop.decks.editing import MOST_COPIES
from dbz_desktop.decks.model import Deck, make_deck
from dbz_desktop.decks.nearness import NearTitles, likeness, spelt

MAX_CHARACTERS = 200_000
MAX_LINES = 2_000
MAX_LINE = 300
"""Characters of a line that is looked at: several times the longest entry that anybody writes."""

MAX_GUESSES = 400
"""Far more than any deck has; guessing is slow work, and a list of a thousand riddles is none."""

_ALIKE = 0.72
"""How alike a guess must be to what was written, 0 to 1."""

_FAINT = 0.5
"""How alike a card must be to be offered for a line that none is taken for."""

_OFFERED = 5
"""Near titles that are offered beside a guess."""

_TOLD_EVERY = 10
"""Lines between two reports of how far the reading is."""

Tell = Callable[[int, int], None]
"""Called with the lines that are read and the lines there are; what it raises ends the reading."""


class ListError(ValueError):
    """A text that is no deck list at all; the message says why and what to do."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line that should be a card. `number` counts from 1.

    `card` is what was taken for it, None where there is none, and `reason` says why. `options`
    are the cards it may mean, the likeliest first, the one that was taken among them. `sure` is
    False for a guess.
    """

    number: int
    written: str
    count: int
    card: Card | None
    options: tuple[Card, ...] = ()
    sure: bool = True
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Guess:
    """A line that was read as a card it doesn't quite name. `line` counts from 1.

    `others` are the cards that it may mean as well; `place` is the line among `Reading.lines`.
    """

    line: int
    written: str
    card: Card
    count: int
    others: tuple[Card, ...] = ()
    place: int = 0


@dataclass(frozen=True, slots=True)
class Unread:
    """A line that is not in the deck, with the reason. `line` counts from 1."""

    line: int
    written: str
    reason: str
    place: int = 0


@dataclass(frozen=True, slots=True)
class Reading:
    """A list as it was read: the deck, the guesses it rests on, and what was left out.

    `lines` are all that were taken for cards, understood or not.
    """

    deck: Deck
    guesses: tuple[Guess, ...] = ()
    unread: tuple[Unread, ...] = ()
    lines: tuple[Line, ...] = ()

    def choose(self, chosen: Mapping[int, Card | None]) -> Reading:
        """The same list with other cards for some lines, by their place among `lines`.

        None leaves the line out. What was chosen goes before what the list says where both are
        the same level of the Main Personality, or the Mastery (SET-1).
        """
        return settle(self.deck.name, self.lines, chosen, self.deck.edition)


def settle(
    name: str,
    lines: tuple[Line, ...],
    chosen: Mapping[int, Card | None] | None = None,
    edition: str = "",
) -> Reading:
    """Make a deck of lines that were read. `chosen` are the player's own answers, see `choose`."""
    chosen = chosen or {}
    mp: dict[int, Card] = {}
    mastery: Card | None = None
    counts: dict[int, int] = {}
    cards: dict[int, Card] = {}
    copies: dict[str, int] = {}
    unread: dict[int, str] = {}
    for place in sorted(range(len(lines)), key=lambda place: place not in chosen):
        line = lines[place]
        card = chosen.get(place, line.card)
        if card is None:
            unread[place] = "you left it out" if place in chosen else line.reason
        elif card.type is CardType.MAIN_PERSONALITY:
            there = mp.setdefault(card.level or 0, card)
            if there is not card:
                unread[place] = f"level {card.level} is {there.name} already"
        elif card.type is CardType.MASTERY:
            mastery = mastery or card
            if mastery is not card:
                unread[place] = f"the Mastery is {mastery.name} already"
        else:
            room = MOST_COPIES - copies.get(card.id, 0)
            if room <= 0:
                unread[place] = f"{MOST_COPIES} copies of {card.name} are read at most"
                continue
            cards[place] = card
            counts[place] = min(line.count, room)
            copies[card.id] = copies.get(card.id, 0) + counts[place]
    life = [cards[place] for place in sorted(cards) for _ in range(counts[place])]
    deck = make_deck(name, mp.values(), mastery, life, edition)
    guesses = tuple(
        Guess(
            line.number,
            line.written,
            line.card,
            line.count,
            tuple(card for card in line.options if card is not line.card),
            place,
        )
        for place, line in enumerate(lines)
        if line.card is not None and not line.sure and place not in chosen
    )
    left_out = tuple(
        Unread(lines[place].number, lines[place].written, unread[place], place)
        for place in sorted(unread)
    )
    return Reading(deck, guesses, left_out, lines)


_COUNT = re.compile(
    r"^\s*[-*•]?\s*(\d{1,3})\s*[x×]?\s+(?=\S)|^\s*[-*•]?\s*(\d{1,3})[x×]\s*(?=\S)", re.I
)
_COUNT_AFTER = re.compile(
    r"\s*[,;:]?\s*[x×]\s*(\d{1,3})\s*$|\s+[(\[]\s*[x×]?\s*(\d{1,2})\s*[x×]?\s*[)\]]\s*$", re.I
)
_NUMBER = re.compile(
    r"[(\[]?\b(?:(pre|hnv|mov|evo|per|ven|awa)[\s#-]*)?((?:ur|dr|[scrup])\s?\d{1,3})\b[)\]]?", re.I
)
_IDENT = re.compile(r"[(\[]([^()\[\]]{2,40})[)\]]\s*$")
_LEVEL = re.compile(r"[,(\s-]*\b(?:level|lvl?\.?|mp)\s*#?([1-4])\b\)?", re.I)
_COMMENT = re.compile(r"\s*(?://|#|;).*$")
_HEADINGS = (
    "main personality|mp|personality|personalities|mastery|life deck|main deck|deck|physical combat"
    "|physical|physicals|energy combat|energy|energies|event|events|setup|setups|drill|drills|ally"
    "|allies|dragon ball|dragon balls|sideboard|attacks|blocks|non-combat|cards|total"
)
_HEADING = re.compile(rf"^\W*(?:{_HEADINGS})(?:\s+cards?)?\W*(?:\d+\W*)?$", re.I)
_LABEL = re.compile(r"^\s*(name|deck name|deck|title|mp|main personality|mastery)\s*[:=]\s*", re.I)


def read_list(
    text: str, pool: Pack, name: str = "Imported deck", tell: Tell | None = None
) -> Reading:
    """Read a list against the cards of a pool. Raises ListError for what is no list."""
    if "\0" in text or sum(not (c.isprintable() or c in "\r\n\t") for c in text[:4000]) > 20:
        raise ListError("this is no text; choose a list with one card a line")
    if len(text) > MAX_CHARACTERS:
        raise ListError(
            f"the list has {len(text):,} characters; {MAX_CHARACTERS:,} are read at most, "
            "and a deck needs a few thousand"
        )
    return read_lines(enumerate(text.lstrip("\ufeff").splitlines(), 1), pool, name, tell)


def read_lines(
    lines: Iterable[tuple[int, str]],
    pool: Pack,
    name: str = "Imported deck",
    tell: Tell | None = None,
) -> Reading:
    """Read lines with their numbers; see `read_list`."""
    wanted = list(lines)
    if len(wanted) > MAX_LINES:
        raise ListError(
            f"the list has {len(wanted):,} lines; {MAX_LINES:,} are read at most, and a deck "
            "needs about forty"
        )
    reader = _Reader(pool, name)
    for done, (number, line) in enumerate(wanted):
        if tell is not None and done % _TOLD_EVERY == 0:
            tell(done, len(wanted))
        reader.read(number, line)
    return settle(reader.name, tuple(reader.lines))


class _Reader:
    def __init__(self, pool: Pack, name: str) -> None:
        self.name = name
        self.numbers: dict[str, list[Card]] = {}
        self.titles: dict[str, list[Card]] = {}
        for card in pool.cards.values():
            for ident in dict.fromkeys((card.id, *card.printings)):
                self.numbers.setdefault(ident.casefold(), []).append(card)
            for spelling in {spelt(card.title), spelt(card.name)}:
                self.titles.setdefault(spelling, []).append(card)
        self.near = NearTitles(self.titles)
        self.lines: list[Line] = []
        self.tried = 0

    def read(self, number: int, line: str) -> None:
        """Read one line."""
        # One blank for many: the patterns try each run of blanks from every place in it.
        written = _COMMENT.sub("", " ".join(line.split())).strip()
        if len(written) > MAX_LINE:
            reason = f"longer than {MAX_LINE} characters, which no card's name is"
            self.lines.append(Line(number, f"{written[:80]}…", 1, None, (), False, reason))
            return
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
        found, faint = self._find(written)
        if not found:
            reason = "there is no such card, nor one spelt like it"
            if faint:
                reason = "there is no such card; the nearest can be chosen"
            if self.tried > MAX_GUESSES:
                reason = "unknown, and too many lines were guessed at already"
            self.lines.append(Line(number, written, count, None, faint, False, reason))
            return
        for card in _likeliest(found, levels=label is not None):
            same = [other for other in found if label is None or other.level == card.level]
            options = tuple(dict.fromkeys((card, *sorted(same, key=_rank), *faint)))
            sure = len(found) == 1 and not faint
            self.lines.append(Line(number, written, count, card, options, sure))

    # --- finding one card ---

    def _find(self, written: str) -> tuple[list[Card], tuple[Card, ...]]:
        """The cards that a line means, and those it may mean by their spelling.

        The latter are there only for a guess: none where the line names a card.
        """
        level = _LEVEL.search(written)
        bare = _LEVEL.sub("", written) if level else written
        for spelling in dict.fromkeys((written, bare)):
            found = self.titles.get(spelt(spelling))
            if found:
                return self._one_level(found, level), ()
        ident = _IDENT.search(written)
        found = self.numbers.get((ident[1] if ident else written).strip().casefold(), [])
        if len(found) == 1:
            return found, ()
        number = _NUMBER.search(written)
        if number:
            rest = (written[: number.start()] + written[number.end() :]).strip(" -–,:()[]")
            found = self._numbered(number, rest)
            if found:
                return found, ()
            bare = rest or bare
            titled = self.titles.get(spelt(bare))
            if titled:
                return self._one_level(titled, level), ()
        self.tried += 1
        if self.tried > MAX_GUESSES:
            return [], ()
        near = self.near.near(spelt(bare)[:80], _OFFERED, _FAINT)
        cards = {title: self._one_level(self.titles[title], level) for title, _ in near}
        offered = tuple(dict.fromkeys(card for found in cards.values() for card in found))
        if near and near[0][1] >= _ALIKE:
            return cards[near[0][0]], offered
        return [], offered

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
        title = spelt(rest)

        def alike(card: Card) -> float:
            return max(likeness(title, spelt(name)) for name in (card.title, card.name))

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
