"""Readings: what the texts of cards say, kept between two starts so that few are read again.

Reading nine hundred texts takes seconds, and they say the same tomorrow. What is kept is found
by the card's contents and its wording, and holds for one state of the language alone. It is never
believed as it stands: the file must be whole and of this language, each row of the right kind,
and some cards are read anew each time; if one says something else, nothing of it is used.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from dbz_desktop import __version__, intake, paths
from dbz_desktop.cards.model import Card
from dbz_desktop.rules.insight.deeds import deeds
from dbz_desktop.rules.kernel.editions import Edition
from dbz_desktop.rules.language.compiler import canonical_text, compile_card
from dbz_desktop.writing import write_whole

FORMAT = 1
MAX_BYTES = 16_000_000
MAX_ROWS = 40_000
"""Ten times what there ever was of the game, in four editions."""
PROBES = 6
"""So many cards are read anew before the others are believed."""


@dataclass(frozen=True, slots=True)
class CardReading:
    """What a card's text says in an edition: its canonical wording, and what it does."""

    text: str
    does: frozenset[str]
    marks: frozenset[str]
    numbers: dict[str, tuple[int, ...]]


def read_card(card: Card, edition: Edition) -> CardReading:
    """Read a card's text in an edition, as if it never was before."""
    program = compile_card(card, edition)
    found = deeds(program)
    text = program.text if program.failures else canonical_text(program)
    return CardReading(text, found.does, found.marks, dict(found.numbers))


class Readings:
    """The readings of cards: those of a file where they can be believed, the others made."""

    def __init__(self, file: Path | None = None) -> None:
        """`file` is where they are kept; without one, all are made. It need not exist."""
        self.file = file
        self._kept: dict[str, CardReading] = _kept(file) if file else {}
        self._new = False

    def verify(self, cards: Iterable[Card], edition: Edition) -> bool:
        """Read some of the cards anew; where one says something else, forget all that was kept."""
        known = [card for card in cards if _key(card, edition) in self._kept]
        probes = random.sample(known, min(PROBES, len(known)))
        right = all(self._kept[_key(card, edition)] == read_card(card, edition) for card in probes)
        if not right:
            self._kept.clear()
        return right

    def of(self, card: Card, edition: Edition) -> CardReading:
        """What a card's text says in an edition."""
        key = _key(card, edition)
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = read_card(card, edition)
            self._new = True
        return found

    def keep(self) -> None:
        """Write what was read, if anything is new. That it can't be written harms nobody."""
        if self.file is None or not self._new:
            return
        rows = {
            key: [row.text, sorted(row.does), sorted(row.marks), row.numbers]
            for key, row in list(self._kept.items())[-MAX_ROWS:]
        }
        said = _words(rows)
        whole = {"format": FORMAT, "language": language(), "sum": _sum(said), "rows": said}
        with suppress(OSError):
            self.file.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.file, json.dumps(whole))
            self._new = False


def kept_readings() -> Readings:
    """The readings of this installation's user."""
    return Readings(paths.user_cache_folder() / "readings.json")


@lru_cache(maxsize=1)
def language() -> str:
    """The state of the language: changes with every file that has a say in what a text says."""
    package = Path(__file__).resolve().parents[1]
    folders = (package / "rules", package / "wording", package / "cards")
    files = sorted(file for folder in folders for file in folder.rglob("*.py"))
    # An installed program has no sources beside it; then it is one with its own file.
    told = [__version__, FORMAT, sys.version_info[:2]]
    for file in files or [Path(sys.executable)]:
        about = file.stat()
        told.append((file.name, about.st_size, about.st_mtime_ns))
    return _sum(repr(told))


def _key(card: Card, edition: Edition) -> str:
    return _sum(f"{card.content_hash}\n{edition.wording(card)}")


def _sum(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def _words(rows: Any) -> str:
    return json.dumps(rows, ensure_ascii=False, separators=(",", ":"))


def _kept(file: Path) -> dict[str, CardReading]:
    """The rows of a file; none where anything about it isn't as it was written."""
    try:
        whole = json.loads(intake.read_bytes(file, MAX_BYTES))
        if (whole["format"], whole["language"]) != (FORMAT, language()):
            return {}
        said = whole["rows"]
        if whole["sum"] != _sum(said):
            return {}
        return {key: _row(row) for key, row in json.loads(said).items()}
    except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return {}


def _row(row: Any) -> CardReading:
    text, does, marks, numbers = row
    words = [text, *does, *marks, *numbers]
    figures = [figure for each in numbers.values() for figure in each]
    if not all(isinstance(word, str) for word in words):
        raise TypeError("a word is none")
    if not all(isinstance(figure, int) for figure in figures):
        raise TypeError("a number is none")
    return CardReading(
        text,
        frozenset(does),
        frozenset(marks),
        {name: tuple(each) for name, each in numbers.items()},
    )
