"""A deck as one file that travels from player to player: `.dbzdeck`.

It is a deck file as `files` describes it, TOML with each card's name beside its id, in the deck's
own order. Cards that are in no pack here don't make it unreadable: they are told by the name that
stands beside them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from dbz_desktop import intake
from dbz_desktop.cards.packs import Pack
from dbz_desktop.decks.files import (
    KEYS,
    CardFinder,
    DeckError,
    deck_from_table,
    deck_text,
    entries_of,
    table_of,
    text_of_file,
)
from dbz_desktop.decks.model import Deck

SUFFIX = ".dbzdeck"
MAX_NAME = 80


@dataclass(frozen=True, slots=True)
class MissingCard:
    """A card of the file that is in no pack here. `name` is what the file calls it, or ""."""

    written: str
    count: int
    reason: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class DeckFile:
    """A `.dbzdeck` as read: the deck of the cards that are known, and those that aren't."""

    path: Path
    deck: Deck
    missing: tuple[MissingCard, ...] = ()


def read_deck_file(path: Path, pool: Pack) -> DeckFile:
    """Read a deck file against the cards of `pool`. Raises DeckError for what is no deck."""
    try:
        text = text_of_file(path)
        hint = "; is it cut off, or a list? Lists come in on the Decks page, under Import"
        data = table_of(text, is_json=False, hint=hint)
    except intake.Unreadable as error:
        raise DeckError(str(error), path) from error
    if not {"mp", "mastery", "cards"} & set(data):
        raise DeckError('this is no deck: a deck file holds "mp", "mastery" and "cards"', path)
    known = {key: data[key] for key in KEYS if key in data}
    if isinstance(known.get("name", ""), str):
        known["name"] = " ".join(str(known.get("name", "")).split())[:MAX_NAME] or path.stem
    table, missing = _known_cards(known, CardFinder(pool, path), _names(text))
    return DeckFile(path, deck_from_table(table, pool, path), missing)


def deck_file_text(deck: Deck) -> str:
    """The text of a `.dbzdeck`. `read_deck_file` reads the very same deck back."""
    return deck_text(deck, as_ordered=True)


def same_cards(one: Deck, other: Deck) -> bool:
    """Whether two decks hold the same cards, whatever they are called and in whatever order."""
    blank: dict[str, Any] = {"name": "", "edition": "", "notes": ""}
    return deck_text(replace(one, **blank)) == deck_text(replace(other, **blank))


_BESIDE = re.compile(
    r'^[ \t]*+(?:mastery[ \t]*+=[ \t]*+)?"((?:[^"\\\n]|\\.)++)"[ \t]*+(?:,|=[ \t]*+\d++)?'
    r"[ \t]*+\#[ \t]*+(\S.*)$",
    re.M,
)


def _names(text: str) -> dict[str, str]:
    """The names that stand as comments beside ids."""
    return {match[1]: match[2].rstrip()[:MAX_NAME] for match in _BESIDE.finditer(text)}


def _known_cards(
    data: Mapping[str, Any], finder: CardFinder, names: Mapping[str, str]
) -> tuple[dict[str, Any], tuple[MissingCard, ...]]:
    """The keys of the file with the cards that are here, and the others."""
    missing: list[MissingCard] = []
    path = finder.path

    def here(item: object, count: int) -> bool:
        try:
            finder.find(item, "")
        except DeckError as error:
            if not isinstance(item, str):
                raise
            missing.append(MissingCard(item[:MAX_NAME], count, error.message, names.get(item, "")))
            return False
        return True

    table = dict(data)
    entries = entries_of(data.get("cards", []), path)
    mp = data.get("mp", [])
    if isinstance(mp, list):
        table["mp"] = [item for item in mp if here(item, 1)]
    if data.get("mastery") and not here(data["mastery"], 1):
        del table["mastery"]
    table["cards"] = [f"{count} {item}" for _, item, count in entries if here(item, count)]
    return table, tuple(missing)
