"""The scenarios that the program ships: which there are, found by rule, ruling, card or words."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from dbz_desktop.match.content.rule_texts import place_of, rule_text
from dbz_desktop.paths import resources_folder

STAND_INS = "stand-ins.toml"
CLOSE = 3
"""A scenario of more rules than this is about none of them more than about the others."""
_FIRST_TABLE = re.compile(r"^\[", re.MULTILINE)
_QUOTED = re.compile(r'"([^"\n]+)"')
_STEPS = re.compile(r"^\[play\]", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Listed:
    """A scenario on the shelf: what its file says of itself. `cards` are the names in it."""

    path: Path
    title: str
    rules: tuple[str, ...]
    rulings: tuple[str, ...]
    source: str
    editions: tuple[str, ...]
    cards: frozenset[str]
    words: str
    """All of it to search in, casefolded."""


class Shelf:
    """Scenarios in the order of the rulebook."""

    def __init__(self, listed: Iterable[Listed]) -> None:
        self.listed = tuple(
            sorted(listed, key=lambda each: (place_of(each.rules[0]), each.path.name))
        )

    @classmethod
    def of(cls, folder: Path) -> Shelf:
        """The scenarios in a folder; card packs, and what can't be read, are left out."""
        found = (_listed(path) for path in sorted(folder.glob("*.toml")))
        return cls(each for each in found if each is not None)

    def of_rule(self, rule: str) -> tuple[Listed, ...]:
        """What shows a rule: those first that are about nothing else."""

        def apart(each: Listed) -> tuple[int, int, int]:
            return each.rules.index(rule), len(each.rules), len(each.rulings)

        return tuple(sorted((e for e in self.listed if rule in e.rules), key=apart))

    def of_ruling(self, ruling: str) -> tuple[Listed, ...]:
        """What shows a row of rulings.toml."""
        return tuple(each for each in self.listed if ruling in each.rulings)

    def of_card(self, *names: str) -> tuple[Listed, ...]:
        """What a card lies in, by its id, its title or its title with subtitle."""
        return tuple(each for each in self.listed if each.cards.intersection(names))

    def find(self, words: str) -> tuple[Listed, ...]:
        """Those in which every one of some words stands."""
        wanted = words.casefold().split()
        return tuple(e for e in self.listed if all(word in e.words for word in wanted))

    def beside(self, rule: str) -> tuple[str, ...]:
        """The rules that play together with one, in the order of the book.

        What is about a single card, or a whole turn, joins rules by chance.
        """
        close = [e for e in self.listed if not e.rulings and len(e.rules) <= CLOSE]
        together = {other for each in close if rule in each.rules for other in each.rules}
        return tuple(sorted(together - {rule}, key=place_of))


@lru_cache(maxsize=1)
def shelf() -> Shelf:
    """The shipped scenarios; read at the first call."""
    return Shelf.of(resources_folder() / "rulings")


def _listed(path: Path) -> Listed | None:
    # The head alone is read as TOML; that there are hundreds of files must take nobody's time.
    try:
        text = path.read_text(encoding="utf-8")
        first = _FIRST_TABLE.search(text)
        data = tomllib.loads(text[: first.start() if first else None])
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError):
        return None
    rules = _names(data, "rule")
    if not rules:
        return None
    title, source = str(data.get("title", path.stem)), str(data.get("source", ""))
    rulings, editions = _names(data, "ruling"), _names(data, "edition")
    steps = _STEPS.search(text)
    position = text[first.start() if first else 0 : steps.start() if steps else None]
    cards = frozenset(_QUOTED.findall(position))
    about = (rule_text(rule).title for rule in rules)
    words = " ".join((title, source, *rules, *about, *rulings, *sorted(cards))).casefold()
    return Listed(path, title, rules, rulings, source, editions, cards, words)


def _names(data: dict[str, object], key: str) -> tuple[str, ...]:
    value = data.get(f"{key}s", data.get(key, ()))
    if isinstance(value, str):
        return (value,)
    return tuple(str(each) for each in value) if isinstance(value, list) else ()
