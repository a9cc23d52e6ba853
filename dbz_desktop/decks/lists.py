"""Plain text deck lists: what players write, paste and swap, in all its spellings.

    MP: Somebody                     headings and labels tell what part of the deck follows
    3 Rising Kick                    also "3x …", "… x3", "…: 3", "3 PRE-C50 …", "… (C50)"
    Sideboard                        what the list itself leaves out is told, and left out

What can't be found is guessed by its spelling, and every guess is told and can be put right.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.cards.packs import Pack
from dbz_desktop.cards.sets import set_place
from dbz_desktop.decks import notation
from dbz_desktop.decks.files import MAX_NOTES
from dbz_desktop.decks.model import LEVELS, Deck
from dbz_desktop.decks.notation import Part, Section
from dbz_desktop.decks.reading import Line, Reading, settle
from dbz_desktop.decks.titles import Found, TitleBook

MAX_CHARACTERS = 200_000
MAX_LINES = 2_000
MAX_LINE = 300
"""Characters of an entry that is looked at: several times the longest that anybody writes."""

MAX_GUESSES = 400
"""Far more than any deck has; guessing is slow work, and a list of a thousand riddles is none."""

_TOLD_EVERY = 10
"""Lines between two reports of how far the reading is."""

Tell = Callable[[int, int], None]
"""Called with the lines that are read and the lines there are; what it raises ends the reading."""

Readings = Sequence[tuple[str, int | None]]
"""A line taken apart into names and counts, the likeliest first."""


T = TypeVar("T")


class ListError(ValueError):
    """A text that is no deck list at all; the message says why and what to do."""


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
    reader = _Reader(pool, name, notation.ordinals(wanted))
    _each(wanted, tell, lambda line: reader.read(*line))
    return reader.settled()


@dataclass(frozen=True, slots=True)
class Item:
    """A card of another program's file: its name, how often, and the part of the deck it is in."""

    line: int
    name: str
    count: int = 1
    section: str = ""


def read_items(
    items: Iterable[Item], pool: Pack, name: str = "Imported deck", tell: Tell | None = None
) -> Reading:
    """Read cards that another program has taken apart already; see `read_list`."""
    wanted = list(items)
    reader = _Reader(pool, name, frozenset())
    _each(wanted, tell, reader.read_item)
    return reader.settled()


def _each(wanted: Sequence[T], tell: Tell | None, read: Callable[[T], None]) -> None:
    if len(wanted) > MAX_LINES:
        raise ListError(
            f"the list has {len(wanted):,} lines; {MAX_LINES:,} are read at most, and a deck "
            "needs about forty"
        )
    for done, each in enumerate(wanted):
        if tell is not None and done % _TOLD_EVERY == 0:
            tell(done, len(wanted))
        read(each)


@dataclass(frozen=True, slots=True)
class _Meaning:
    """The cards of one name, of certain levels where it says so."""

    found: Found
    levels: tuple[int, ...] = ()


class _Reader:
    def __init__(self, pool: Pack, name: str, ordinals: frozenset[int]) -> None:
        self.name = name
        self.book = TitleBook(pool)
        self.lines: list[Line] = []
        self.section: Section = Part.DECK
        self.heading = ""
        self.notes: list[str] = []
        self.tried = 0
        self._ordinals = ordinals
        self._columns: dict[str, int] = {}

    def settled(self) -> Reading:
        """What was read so far as a deck."""
        notes = "\n".join(self.notes).strip()[:MAX_NOTES]
        return settle(Deck(self.name, (), None, (), notes=notes), tuple(self.lines))

    # --- lines ---

    def read(self, number: int, line: str) -> None:
        """Read one line."""
        if number in self._ordinals:
            line = notation.without_ordinal(line)
        if self.section is Part.TALK and self._is_note(line):
            self.notes.append(line.strip()[: 2 * MAX_LINE])
            return
        if self._row(number, line):
            return
        text, remark = notation.clean(line)
        if remark:
            # A comment, unless it is how the list writes a heading.
            self._head(text)
            return
        for entry in notation.entries(text):
            if len(self.lines) > MAX_LINES:
                raise ListError(
                    f"line {number} names more than {MAX_LINES:,} cards, which is no deck"
                )
            self._entry(number, entry)

    def read_item(self, item: Item) -> None:
        """Read one card of another program's file."""
        section = notation.heading(item.section)
        where = item.section if section is Part.ASIDE else ""
        self._take(item.line, [(item.name, item.count)], section or Part.DECK, where)

    def _entry(self, number: int, text: str) -> None:
        if len(text) > MAX_LINE:
            reason = f"longer than {MAX_LINE} characters, which no card's name is"
            self.lines.append(Line(number, f"{text[:80]}…", 1, None, (), False, reason))
            return
        if not text or (self.book.named(text) is None and self._head(text)):
            return
        section, where = self.section, self.heading
        label = notation.label(text)
        if label is not None and self.book.named(text) is None:
            if label.section is Part.NAME:
                self.name = label.rest[:80]
            if label.section is Part.TALK:
                self.notes.append(label.rest)
            if label.section in (Part.NAME, Part.TALK, Part.SAID):
                return
            text, section = label.rest, label.section
            where = label.said if section is Part.ASIDE else where
            if not any(letter.isalpha() for letter in text):
                return
        if any(letter.isalpha() for letter in text):
            whole: Readings = [(text, None)] if self.book.is_title(text) else []
            self._take(number, whole or notation.counted(text), section, where)

    def _is_note(self, line: str) -> bool:
        """Whether a line below "Notes" is one: it begins no other part, and counts no card."""
        text, _ = notation.clean(line[: 2 * MAX_LINE])
        return notation.heading(text) is None and not any(
            count is not None and self.book.named(name) for name, count in notation.counted(text)
        )

    def _head(self, text: str) -> bool:
        """Whether a line is a heading; what follows belongs to it."""
        section = notation.heading(text)
        if section is None:
            return False
        if section is Part.NAME:
            section = Part.DECK
        ends = (Part.DECK, CardType.MAIN_PERSONALITY, CardType.MASTERY)
        if section is not Part.SAID and (self.section is not Part.ASIDE or section in ends):
            self.section = section
            self.heading = text.strip(" *#=-–—_:|[]()<>")
        return True

    def _row(self, number: int, line: str) -> bool:
        """Whether a line is a row of a table; it is read then."""
        if line.lstrip().startswith("//"):
            return False
        row = notation.cells(notation.uncommented(line[: 2 * MAX_LINE]))
        if not row or notation.is_rule(row):
            return bool(row)
        columns = notation.columns(row)
        if columns:
            self._columns = columns
            return True
        if len(row) > max(self._columns.values(), default=len(row)):
            self._columned(number, row)
            return True
        if not any(cell.isdigit() for cell in row):
            return False
        readings = notation.row_readings(row)
        if readings:
            self._take(number, readings, self.section, self.heading)
        return True

    def _columned(self, number: int, row: Sequence[str]) -> None:
        """A row below a head that says what its cells are."""

        def cell(column: str) -> str:
            # A sheet's program would reckon with such a cell; see `sheets.sheet_text`.
            return row[self._columns[column]].lstrip("'") if column in self._columns else ""

        name, ident = cell("name"), cell("ident")
        if cell("subtitle"):
            name = f"{name} - {cell('subtitle')}"
        elif cell("level") and cell("level") != "0":
            name = f"{name}, level {cell('level')}"
        if ident and cell("set") and "-" not in ident:
            ident = f"{cell('set')[:3].upper()}-{ident}"
        name = f"{name} ({ident})" if name and ident else name or ident
        count = cell("count").strip("x× ")
        if not name or (count and not count.isdigit()):
            return
        section = notation.heading(cell("section")) or notation.heading(cell("type"))
        where = cell("section") if section is Part.ASIDE else self.heading
        readings = [(name, int(count[:3]) if count else 1)]
        self._take(number, readings, section or self.section, where)

    # --- what a line means ---

    def _take(self, number: int, readings: Readings, section: Section, where: str) -> None:
        aside = section in (Part.ASIDE, Part.TALK)
        for name, count in readings:
            meanings = self._meanings(name, section)
            if meanings:
                for meaning in meanings:
                    self._add(number, name, count, meaning, section, where)
                return
        if aside:
            self._leave(number, *readings[0], Found(), where)
            return
        self.tried += 1
        if self.tried > MAX_GUESSES:
            reason = "unknown, and too many lines were guessed at already"
            self.lines.append(Line(number, name, _copies(count), None, (), False, reason))
            return
        best: tuple[str, int | None, _Meaning] | None = None
        for name, count in [each for each in readings if each[1] is not None] or readings:
            bare, levels, said = notation.levels(name)
            found = self.book.guess(bare if said else name)
            guessed = bool(found.cards) or found.reason.startswith("probably")
            if best is None or guessed:
                best = name, count, _Meaning(found, levels if said else ())
            if guessed:
                break
        assert best is not None
        name, count, meaning = best
        self._add(number, name, count, meaning, section, where)

    def _meanings(self, name: str, section: Section) -> list[_Meaning]:
        """The cards that a name means for sure, several for a range; none where it isn't one."""
        for several in (notation.numbers_of(name), notation.names_of(name)):
            found = [each for one in several if (each := self.book.named(one)) and each.cards]
            if several and len(found) == len(several):
                return [_Meaning(each) for each in _of_one_title(found)]
        one = self._meaning(name, section)
        if one is not None:
            return [one]
        for parts in notation.parts(name):
            meanings = self._several(parts, section)
            if meanings:
                return meanings
        return []

    def _meaning(self, name: str, section: Section, title: str = "") -> _Meaning | None:
        """What a name means; a subtitle is one of `title`, or of the MP that was named before."""
        bare, levels, said = notation.levels(name)
        leveled = self.book.named(bare) if levels else None
        if said and leveled is not None:
            return _Meaning(leveled, levels)
        found = self.book.subtitled(name, title) if title else None
        found = found or self.book.named(name)
        if found is not None:
            return _Meaning(found)
        kind = CardType.MAIN_PERSONALITY
        if leveled is not None and any(card.type is kind for card in leveled.cards):
            return _Meaning(leveled, levels)
        mains = [line.card for line in self.lines if line.card and line.card.type is kind]
        if section is kind or mains:
            found = self.book.subtitled(bare if said else name, mains[0].title if mains else "")
            if found is not None:
                return _Meaning(replace(found, sure=found.sure and section is kind))
        return None

    def _several(self, parts: Sequence[str], section: Section) -> list[_Meaning]:
        """Names side by side, if every one of them is one: "Somebody - First / Second"."""
        meanings: list[_Meaning] = []
        title = ""
        for part in parts:
            meaning = self._meaning(part, section, title)
            if meaning is None or not meaning.found.cards:
                return []
            first = meaning.found.cards[0]
            title = title or (first.title if first.type.is_personality else "")
            meanings.append(meaning)
        same = _of_one_title([meaning.found for meaning in meanings]) if meanings else []
        return [replace(each, found=of) for each, of in zip(meanings, same, strict=True)]

    # --- what is taken ---

    def _add(
        self,
        number: int,
        name: str,
        count: int | None,
        meaning: _Meaning,
        section: Section,
        where: str,
    ) -> None:
        found = meaning.found
        if section in (Part.ASIDE, Part.TALK):
            self._leave(number, name, count, found, where)
            return
        if not found.cards:
            reason = found.reason
            line = Line(number, name, _copies(count), None, found.offered, False, reason)
            self.lines.append(line)
            return
        cards = [card for card in found.cards if card.type is section] or list(found.cards)
        mains = [card for card in cards if card.type is CardType.MAIN_PERSONALITY]
        levels = meaning.levels
        whole = found.whole or not mains or len({card.title for card in mains}) > 1
        if not levels and not whole and (section is mains[0].type or count == LEVELS):
            # A bare name stands for the four levels, and four bare names do so together.
            if any(line.card in mains for line in self.lines):
                return
            levels = tuple(sorted({card.level or 0 for card in mains}))
        if not levels:
            self._pick(number, name, _copies(count), cards, found)
            return
        for level in levels:
            same = [card for card in mains or cards if card.level == level]
            if same:
                self._pick(number, name, min(1, _copies(count)), same, found)
            else:
                reason = f"there is no level {level} of {cards[0].title}"
                self.lines.append(Line(number, name, 1, None, (), False, reason))

    def _pick(self, number: int, name: str, count: int, cards: list[Card], found: Found) -> None:
        ordered = sorted(cards, key=_rank)
        sure = found.sure and all(_same_print(card, ordered[0]) for card in ordered)
        options = tuple(dict.fromkeys((*ordered, *found.offered)))
        self.lines.append(Line(number, name, count, ordered[0], options, sure))

    def _leave(self, number: int, name: str, count: int | None, found: Found, where: str) -> None:
        """Keep a line that the list itself leaves out, so that it can be taken all the same."""
        options = tuple(sorted(found.cards, key=_rank))
        reason = f"it stands under “{where}”"
        line = Line(number, name, _copies(count), None, options, False, reason, aside=True)
        self.lines.append(line)


def _copies(count: int | None) -> int:
    return 1 if count is None else count


def _same_print(one: Card, other: Card) -> bool:
    """Whether two cards differ in their number alone, as a promotional printing may."""
    return replace(one, id="", printings=(), gold_title=False) == replace(
        other, id="", printings=(), gold_title=False
    )


def _rank(card: Card) -> tuple[bool, int, int, bool, str]:
    """The likeliest card of several: the lowest level, the oldest set's, a starter's first."""
    ally = card.type is not CardType.MAIN_PERSONALITY
    return ally, card.level or 0, set_place(card), not card.number.startswith("S"), card.id


def _of_one_title(found: list[Found]) -> list[Found]:
    """Numbers that stand side by side, as cards of one title and set where they can be that."""
    ways = []
    for first in found[0].cards:
        same = [
            tuple(c for c in each.cards if (c.title, c.set_code) == (first.title, first.set_code))
            for each in found
        ]
        if all(same):
            ways.append([replace(each, cards=c) for each, c in zip(found, same, strict=True)])
    if len(found) > 1 and len(ways) == 1:
        return [replace(each, sure=True) for each in ways[0]]
    return ways[0] if ways else found


def list_text(deck: Deck, numbers: bool = True) -> str:
    """A deck as a plain text list by types that `read_list` reads back.

    Without `numbers` it has the names alone, as most lists on paper and in forums do.
    """

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
    if deck.notes:
        lines += ["", "Notes", *deck.notes.splitlines()]
    return "\n".join(lines) + "\n"
