"""Readings: what the texts of cards say, kept between two starts so that few are read again.

Reading nine hundred texts takes seconds, and they say the same tomorrow. What is kept is found
by the card's contents and its wording, and holds for one state of the language alone. It is never
believed as it stands: the file must be whole and of this language, each row of the right kind,
and some cards are read anew each time; if one says something else, nothing of it is used.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from dbz_desktop import kept, paths
from dbz_desktop.cards.model import Card
from dbz_desktop.rules.insight.deeds import deeds
from dbz_desktop.rules.kernel.editions import Edition
from dbz_desktop.rules.language.compiler import canonical_text, compile_card

FORMAT = 2
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
        kept.write_kept(self.file, language(), rows)
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
    return kept.state_of(files, FORMAT)


def _key(card: Card, edition: Edition) -> str:
    return kept.sum_of(f"{card.content_hash}\n{edition.wording(card)}")


def _kept(file: Path) -> dict[str, CardReading]:
    """The rows of a file; none where anything about it isn't as it was written."""
    try:
        rows = kept.read_kept(file, language(), MAX_BYTES)
        return {key: _row(row) for key, row in rows.items()}
    except (ValueError, TypeError, AttributeError):
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
