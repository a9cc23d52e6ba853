"""Decks from outside: a file or a text that somebody has, whatever it is written as.

Deck files (TOML or JSON) are read by their keys, XML as the deck of another program, anything
else as a plain list or a table. A deck file that
names a card wrongly is read line by line like a list, so that one slip costs one card and not
the deck.
"""

from __future__ import annotations

import json
import re
import struct
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from dbz_desktop import intake
from dbz_desktop.cards.packs import Pack
from dbz_desktop.decks.files import (
    KEYS,
    MAX_FILE_BYTES,
    MAX_NOTES,
    DeckError,
    deck_from_table,
    read_deck,
    table_of,
)
from dbz_desktop.decks.lists import ListError, Tell, read_items, read_lines, read_list
from dbz_desktop.decks.model import Deck
from dbz_desktop.decks.programs import is_xml, read_program
from dbz_desktop.decks.reading import Line, Reading
from dbz_desktop.decks.versions import deck_table

DECK_KEYWORD = "DBZ Desktop deck"
"""Under this name a picture of a deck carries the deck as a list (an iTXt chunk of PNG)."""

_MAX_PICTURE_BYTES = 50_000_000
_PNG = b"\x89PNG\r\n\x1a\n"
_TOML = re.compile(
    r'^[ \t]*+(?:mp[ \t]*+=[ \t]*+\[|mastery[ \t]*+=[ \t]*+"|cards[ \t]*+=[ \t]*+\[|\[cards\])',
    re.M,
)
_KINDS = (
    (b"\x89PNG", "a picture"),
    (b"\xff\xd8\xff", "a picture"),
    (b"GIF8", "a picture"),
    (b"RIFF", "a picture or a sound"),
    (b"%PDF", "a PDF"),
    (b"PK\x03\x04", "a ZIP archive or an office document"),
    (b"\x1f\x8b", "a packed archive"),
    (b"\xd0\xcf\x11\xe0", "an office document"),
)
_WANTED = "choose a text list, a sheet (.csv), or a deck file (.toml, .json, .o8d, .dek, .cod)"


def file_text(path: Path) -> str:
    """The text of a file that should hold a deck. Raises ListError saying why it can't."""
    try:
        if path.is_dir():
            raise ListError(f"“{path.name}” is a folder; {_WANTED}")
        picture = path.suffix.lower() == ".png"
        most = _MAX_PICTURE_BYTES if picture else MAX_FILE_BYTES
        data = intake.read_bytes(path, most, f", which no deck is; {_WANTED}")
        carried = _carried(data) if picture else ""
        if carried:
            return carried
    except intake.Unreadable as error:
        raise ListError(f"“{path.name}”: {error}") from error
    except OSError as error:
        raise ListError(f"“{path.name}” can't be opened: {error.strerror or error}") from error
    return text_of(data, path.name)


def text_of(data: bytes, name: str = "this") -> str:
    """Bytes as text in the encoding they are in. Raises ListError for what is no text."""
    called = name if name == "this" else f"“{name}”"
    for start, kind in _KINDS:
        if data.startswith(start):
            raise ListError(f"{called} is {kind}, no list of cards; {_WANTED}")
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", errors="replace")
    if b"\0" in data:
        raise ListError(f"{called} is no text; {_WANTED}")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        # Written by an older program on Windows; every byte means something there.
        return data.decode("cp1252", errors="replace")


def _carried(data: bytes) -> str:
    """The list that a picture of a deck carries, or "" for any other picture."""
    start = DECK_KEYWORD.encode() + b"\0"
    at = len(_PNG)
    while data.startswith(_PNG) and at + 8 <= len(data):
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        chunk = data[at + 8 : at + 8 + length]
        if kind == b"iTXt" and chunk.startswith(start + b"\0\0"):
            # After the two flags: the language and the translated name, both ended by a zero.
            parts = chunk[len(start) + 2 :].split(b"\0", 2)
            return parts[2].decode("utf-8", errors="replace") if len(parts) == 3 else ""
        at += length + 12
    return ""


def read_any(path: Path, pool: Pack) -> Reading:
    """Read a deck from a file of whatever form. Raises DeckError for what is no deck.

    A deck file (.toml, .json) means what it says to the letter; anything else is read as it is
    when it is imported, guesses and all.
    """
    if path.suffix.lower() in (".toml", ".json"):
        return _sure(read_deck(path, pool))
    try:
        return read_incoming(file_text(path), pool, path.stem)
    except ListError as error:
        raise DeckError(str(error), path) from error


def read_incoming(
    text: str, pool: Pack, name: str = "Imported deck", tell: Tell | None = None
) -> Reading:
    """Read a deck out of a text in whatever form. Raises ListError for what is no deck.

    `name` is the deck's where the text has none. For `tell` see `lists.read_list`.
    """
    table = None if is_xml(text) else _table(text)
    if is_xml(text):
        reading = _read_program(text, pool, name, tell)
    elif table is None:
        reading = read_list(text, pool, name, tell)
    else:
        reading = _read_table(text, table, pool, name, tell)
    if not reading.lines:
        raise ListError(
            "there is no card in it; write one card a line, like “3 ” and a card's title"
        )
    return reading


def _read_program(text: str, pool: Pack, name: str, tell: Tell | None) -> Reading:
    if len(text) > MAX_FILE_BYTES:
        raise ListError("the file is larger than 1 MB, which no deck is")
    try:
        called, notes, items = read_program(text)
    except intake.Unreadable as error:
        raise ListError(f"the file {error}") from error
    reading = read_items(items, pool, called or name, tell)
    return replace(reading, deck=replace(reading.deck, notes=notes[:MAX_NOTES]))


def _table(text: str) -> Mapping[str, Any] | None:
    """The keys of a deck file, or None where the text is a list."""
    start = text.lstrip("\ufeff \t\r\n")
    is_json = start.startswith("{")
    if not is_json and not _TOML.search(text):
        return None
    try:
        data = table_of(start if is_json else text.lstrip("\ufeff"), is_json)
    except intake.Unreadable as error:
        raise ListError(f"the deck file {error}") from error
    return data if isinstance(data, dict) else None


def _read_table(
    text: str, table: Mapping[str, Any], pool: Pack, name: str, tell: Tell | None
) -> Reading:
    known = {key: table[key] for key in KEYS if key in table}
    if not {"mp", "mastery", "cards"} & set(known):
        raise ListError('this is no deck: a deck file holds "name", "mp", "mastery" and "cards"')
    try:
        deck = deck_from_table({"name": name, **known}, pool)
    except DeckError:
        title = known.get("name")
        title = title.strip() if isinstance(title, str) and title.strip() else name
        reading = read_lines(_lines(text, known), pool, title, tell)
        return replace(reading, deck=replace(reading.deck, **_words(known)))
    return _sure(deck)


def _words(table: Mapping[str, Any]) -> dict[str, Any]:
    """What a deck file says beside its cards, as far as it is text."""
    words = {key: table.get(key) for key in ("edition", "notes")}
    return {key: word[:MAX_NOTES] for key, word in words.items() if isinstance(word, str)}


def _sure(deck: Deck) -> Reading:
    """A deck without a doubt as a reading."""
    lines = [Line(0, card.id, 1, card, (card,)) for card in deck.mp]
    if deck.mastery is not None:
        lines.append(Line(0, deck.mastery.id, 1, deck.mastery, (deck.mastery,)))
    lines += [Line(0, card.id, count, card, (card,)) for card, count in deck.counts]
    return Reading(deck, lines=tuple(lines))


def _lines(text: str, table: Mapping[str, Any]) -> Iterator[tuple[int, str]]:
    """The entries of a deck file as lines of a list, with the lines they stand in."""
    rows = text.splitlines()

    def place(item: str) -> int:
        return next((number for number, row in enumerate(rows, 1) if item in row), 1)

    mp = table.get("mp", [])
    single = [*(mp if isinstance(mp, list) else [mp]), table.get("mastery")]
    for item in single:
        if item is not None and item != "":
            yield place(str(item)), f"1 {item}"
    cards = table.get("cards", [])
    if isinstance(cards, dict):
        for key, count in cards.items():
            whole = isinstance(count, int) and not isinstance(count, bool) and count > 0
            yield place(key), f"{count if whole else 1} {key}"
    else:
        for item in cards if isinstance(cards, list) else [cards]:
            yield place(str(item)), str(item)


def deck_json(deck: Deck) -> str:
    """A deck as JSON with the keys of a deck file; `read_deck` reads it back."""
    return json.dumps(deck_table(deck), ensure_ascii=False, indent=2) + "\n"
