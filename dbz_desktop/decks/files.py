"""Deck files: TOML (or the same as JSON), made to be read and written by hand.

    name = "Saiyan starter"
    edition = "panini-2014"                              # optional: what it was built for
    notes = "Hold the drills back."                      # optional: your own, of any lines
    mp = ["PRE-S1", "PRE-S2", "PRE-S3", "PRE-S4"]
    mastery = "PRE-S25"

    [cards]
    "PRE-S36" = 3                                        # or: cards = ["3 PRE-S36", ...]

A card is named by its id, by the id of any of its printings, or by its title where only one card
has that title. Whether the deck may be played is another question, see `legality`.
"""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from dbz_desktop import intake
from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.cards.packs import Pack
from dbz_desktop.cards.tables import Tables
from dbz_desktop.decks.model import Deck, life_deck_type
from dbz_desktop.writing import write_whole

MAX_FILE_BYTES = 1_000_000
MAX_COPIES = 999
MAX_ENTRIES = 2_000
"""Far more different cards than any deck has."""
MAX_CARDS = 5_000
"""Of one deck, all copies counted; the rules know no upper bound, but games must stay playable."""
MAX_WRITTEN = 200
"""Characters of an id, a title or a name."""
MAX_GUESSES = 40
"""Guessing what was meant is slow work, and a deck of riddles is none."""
KEYS = ("name", "edition", "notes", "mp", "mastery", "cards")
MAX_NOTES = 4_000
"""Characters of the notes on a deck."""
_LINE = re.compile(r"\s*(?:(\d+)\s*[x×]?\s+)?(\S.*?)\s*$")


class DeckError(ValueError):
    """A deck file can't be read. The message names the file, the place and the remedy."""

    def __init__(self, message: str, path: Path | None = None, place: str = "") -> None:
        self.path = path
        self.place = place
        self.message = message
        super().__init__(": ".join(part for part in (str(path or ""), place, message) if part))


def read_deck(path: Path, pool: Pack, tables: Tables | None = None) -> Deck:
    """Read a deck file (.toml or .json) against the cards of `pool`.

    `tables` are what is known of the files already.
    Raises DeckError for what can't be read or names no known card; a deck that breaks the
    rules of deck building is read all the same.
    """

    def parse(data: bytes) -> Any:
        return table_of(intake.text_of(data, "deck"), path.suffix.lower() == ".json")

    try:
        data = (tables or Tables()).of(bytes_of_file(path), parse)
    except intake.Unreadable as error:
        raise DeckError(str(error), path) from error
    if not isinstance(data, dict):
        raise DeckError('must hold "name", "mp", "mastery" and "cards"', path)
    return deck_from_table(data, pool, path)


def text_of_file(path: Path) -> str:
    """The text of a deck's file. Raises intake.Unreadable."""
    return intake.text_of(bytes_of_file(path), "deck")


def bytes_of_file(path: Path) -> bytes:
    """The bytes of a deck's file. Raises intake.Unreadable."""
    return intake.read_bytes(path, MAX_FILE_BYTES, ", which no deck is")


def table_of(text: str, is_json: bool, hint: str = "; is a quote or a comma missing?") -> Any:
    """What a deck's text says, as TOML or as JSON. Raises intake.Unreadable."""
    read = intake.json_value if is_json else intake.toml_table
    return read(text, "deck", hint)


def deck_from_table(data: Mapping[str, Any], pool: Pack, path: Path | None = None) -> Deck:
    """Build a deck from the keys of a deck file. Raises DeckError as `read_deck` does."""
    unknown = sorted(set(data) - set(KEYS))
    if unknown:
        words = f"the key is not known; known are {', '.join(KEYS)}"
        raise DeckError(words, path, intake.shown(unknown[0]))
    finder = CardFinder(pool, path)
    name = data.get("name", path.stem if path else "")
    edition = data.get("edition", "")
    notes = data.get("notes", "")
    for key, value in (("name", name), ("edition", edition), ("notes", notes)):
        if not isinstance(value, str):
            raise DeckError("must be a text in quotes", path, key)
        if key != "notes" and len(value) > MAX_WRITTEN:
            raise DeckError(f"is longer than {MAX_WRITTEN} characters", path, key)
    mp = data.get("mp", [])
    if not isinstance(mp, list):
        raise DeckError(
            'must be a list of four ids, level 1 first, like ["PRE-S1", ...]', path, "mp"
        )
    if len(mp) > MAX_ENTRIES:
        raise _too_many(path, "mp")
    levels = [finder.find(item, f"mp {number}") for number, item in enumerate(mp, 1)]
    for card in levels:
        if card.type is not CardType.MAIN_PERSONALITY:
            raise DeckError(f"{card.name} is no Main Personality; it is {_kind(card)}", path, "mp")
    mastery = finder.find(data["mastery"], "mastery") if data.get("mastery") else None
    if mastery and mastery.type is not CardType.MASTERY:
        raise DeckError(f"{mastery.name} is no Mastery; it is {_kind(mastery)}", path, "mastery")
    counts: dict[str, tuple[Card, int]] = {}
    for place, item, count in entries_of(data.get("cards", []), path):
        card = finder.find(item, place)
        if not life_deck_type(card):
            key = "mp" if card.type is CardType.MAIN_PERSONALITY else "mastery"
            raise DeckError(
                f'{card.name} is {_kind(card)}, no Life Deck card; name it under "{key}"',
                path,
                place,
            )
        counts[card.id] = (card, counts.get(card.id, (card, 0))[1] + count)
    if sum(count for _, count in counts.values()) > MAX_CARDS:
        raise DeckError(f"holds more than {MAX_CARDS:,} cards, which no deck does", path, "cards")
    levels.sort(key=lambda card: (card.level or 0, card.id))
    return Deck(name, tuple(levels), mastery, tuple(counts.values()), edition, notes[:MAX_NOTES])


def write_deck(deck: Deck, path: Path) -> None:
    """Write a deck as TOML, each card with its title beside it; replaces the file in one go."""
    write_whole(path, deck_text(deck))


def deck_text(deck: Deck, as_ordered: bool = False) -> str:
    """The deck file's text, TOML with the titles as comments.

    Cards are sorted by type and name, unless they are to stay `as_ordered` in the deck.
    """
    lines = [f"name = {_quoted(deck.name)}"]
    if deck.edition:
        lines.append(f"edition = {_quoted(deck.edition)}")
    if deck.notes:
        lines.append(f"notes = {_quoted(deck.notes)}")
    lines.append("mp = [")
    lines += [f"    {_quoted(card.id)},  # {card.name}, level {card.level}" for card in deck.mp]
    lines.append("]")
    if deck.mastery:
        lines.append(f"mastery = {_quoted(deck.mastery.id)}  # {deck.mastery.name}")
    lines += ["", "[cards]"]
    heading = None
    for card, count in deck.counts if as_ordered else sorted(deck.counts, key=_by_type):
        if card.type is not heading:
            heading = card.type
            lines.append(f"# {heading.value}")
        lines.append(f"{_quoted(card.id)} = {count}  # {card.name}")
    return "\n".join(lines) + "\n"


class CardFinder:
    """Finds the card that a file means by an id, the id of a printing, or a title."""

    def __init__(self, pool: Pack, path: Path | None = None) -> None:
        self.pool = pool
        self.path = path
        self._guessed = 0

    def find(self, item: object, place: str) -> Card:
        """The card; raises DeckError with the nearest known ids or titles where there is none."""
        if not isinstance(item, str) or not item.strip():
            raise DeckError("must be a card id in quotes", self.path, place)
        text = item.strip()
        cards = self.pool.cards
        if text in cards:
            return cards[text]
        if text.upper() in cards:
            return cards[text.upper()]
        if len(text) > MAX_WRITTEN:
            raise DeckError(f'there is no card "{intake.shown(text)}"', self.path, place)
        found = self.pool.printed(text) or self.pool.titled(text)
        if len(found) == 1:
            return found[0]
        if found:
            ids = ", ".join(f"{card.id} ({card.name})" for card in found[:6])
            raise DeckError(
                f'"{text}" means more than one card; give the id: {ids}', self.path, place
            )
        raise DeckError(f'there is no card "{text}"{self._nearest(text)}', self.path, place)

    def _nearest(self, text: str) -> str:
        if not self.pool.cards:
            return "; no card pack has been read"
        self._guessed += 1
        if self._guessed > MAX_GUESSES:
            return ""
        names = {card.name.casefold(): card for card in self.pool.cards.values()}
        near = [names[name] for name in difflib.get_close_matches(text.casefold(), names, 2, 0.75)]
        if not near:
            ids = difflib.get_close_matches(text.upper(), self.pool.cards, 2, 0.7)
            near = [self.pool.cards[card_id] for card_id in ids]
        if not near:
            return '; look it up with "dbz-desktop cards show TITLE"'
        return "; did you mean " + " or ".join(f"{card.id} ({card.name})" for card in near) + "?"


def entries_of(cards: object, path: Path | None) -> list[tuple[str, object, int]]:
    """(place, card, copies) of each entry of "cards", written as a list or as a table."""
    entries: list[tuple[str, object, int]] = []
    if isinstance(cards, dict | list) and len(cards) > MAX_ENTRIES:
        raise _too_many(path, "cards")
    if isinstance(cards, dict):
        for key, count in cards.items():
            place = f"cards {intake.shown(key)}"
            if (
                isinstance(count, bool)
                or not isinstance(count, int)
                or not 1 <= count <= MAX_COPIES
            ):
                raise DeckError("the number of copies must be a whole number from 1", path, place)
            entries.append((place, key, count))
        return entries
    if not isinstance(cards, list):
        raise DeckError(
            'must be a list like ["3 PRE-S36"] or a table of id = copies', path, "cards"
        )
    for number, item in enumerate(cards, 1):
        place = f"cards {number}"
        match = _LINE.match(item) if isinstance(item, str) and len(item) <= MAX_WRITTEN else None
        if not match:
            raise DeckError('must be written like "3 PRE-S36"', path, place)
        count = int(match[1]) if match[1] and len(match[1]) <= 3 else 1 if not match[1] else 0
        if not 1 <= count <= MAX_COPIES:
            raise DeckError("the number of copies must be a whole number from 1", path, place)
        entries.append((place, match[2], count))
    return entries


def _too_many(path: Path | None, place: str) -> DeckError:
    return DeckError(f"names more than {MAX_ENTRIES:,} cards, which no deck does", path, place)


def _by_type(entry: tuple[Card, int]) -> tuple[int, str]:
    return list(CardType).index(entry[0].type), entry[0].name


def _kind(card: Card) -> str:
    article = "an" if card.type.value[0] in "AE" else "a"
    return f"{article} {card.type.value}"


def _quoted(text: str) -> str:
    # JSON's escapes are a subset of TOML's for basic strings.
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
