"""Versions of a deck: what it was at earlier times, with notes, in one file of lines beside it.

A version is only ever added at the end, so that a program that is killed can lose no older one;
a last line that was cut off is left out when reading, and the next version begins a new line.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from dbz_desktop import intake
from dbz_desktop.cards.packs import Pack
from dbz_desktop.decks.files import DeckError, deck_from_table
from dbz_desktop.decks.model import Deck

SUFFIX = ".versions.jsonl"
MAX_BYTES = 20_000_000
MAX_NOTE = 400


@dataclass(frozen=True, slots=True)
class Version:
    """A deck as it was at a time. `deck` is None where `problem` says why it can't be read."""

    number: int
    when: datetime
    note: str
    deck: Deck | None
    problem: str = ""


def versions_file(deck_file: Path) -> Path:
    """Where the versions of a deck file are kept."""
    return deck_file.with_name(deck_file.stem + SUFFIX)


def deck_table(deck: Deck) -> dict[str, Any]:
    """A deck as the keys of a deck file."""
    table: dict[str, Any] = {"name": deck.name}
    if deck.edition:
        table["edition"] = deck.edition
    if deck.notes:
        table["notes"] = deck.notes
    table["mp"] = [card.id for card in deck.mp]
    if deck.mastery is not None:
        table["mastery"] = deck.mastery.id
    table["cards"] = {card.id: count for card, count in deck.counts}
    return table


def keep_version(deck_file: Path, deck: Deck, note: str, when: datetime) -> None:
    """Add a version of a deck; raises OSError when it can't be written."""
    line = json.dumps(
        {
            "when": when.isoformat(timespec="seconds"),
            "note": note[:MAX_NOTE],
            "deck": deck_table(deck),
        },
        ensure_ascii=False,
    )
    path = versions_file(deck_file)
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab+") as file:
        if file.tell() and _last_byte(path) != b"\n":
            file.write(b"\n")
        file.write(line.encode() + b"\n")
        file.flush()
        os.fsync(file.fileno())


def _last_byte(path: Path) -> bytes:
    with path.open("rb") as file:
        file.seek(-1, os.SEEK_END)
        return file.read(1)


def read_versions(deck_file: Path, pool: Pack) -> list[Version]:
    """The versions of a deck, the oldest first. Raises DeckError when the file can't be read."""
    path = versions_file(deck_file)
    if not path.exists():
        return []
    try:
        data = intake.read_bytes(path, MAX_BYTES, "; move it away to begin anew")
    except intake.Unreadable as error:
        raise DeckError(str(error), path) from error
    return list(_versions(data.split(b"\n"), pool, path))


def _versions(lines: Iterable[bytes], pool: Pack, path: Path) -> Iterable[Version]:
    number = 0
    for line in lines:
        if not line.strip():
            continue
        number += 1
        try:
            data = intake.json_value(line)
            when = datetime.fromisoformat(data["when"])
            note = str(data["note"])
            table = data["deck"]
        except (ValueError, TypeError, KeyError):
            # A line that was cut off when the program was killed.
            continue
        try:
            if not isinstance(table, dict):
                raise DeckError("the version holds no deck", path, f"version {number}")
            yield Version(number, when, note, deck_from_table(table, pool, path))
        except DeckError as error:
            yield Version(number, when, note, None, error.message)


def when_words(when: datetime) -> str:
    """A moment as it is told: "20 Nov 2026, 14:05"."""
    return f"{when.day} {when:%b %Y, %H:%M}"


def version_words(version: Version) -> str:
    """A version in one line: when, and its note."""
    note = " ".join(version.note.split())
    return f"{when_words(version.when)} · {note}" if note else when_words(version.when)
