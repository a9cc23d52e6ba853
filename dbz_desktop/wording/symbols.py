"""The compiled grammar: symbols, rules, and which rules can start with which word.

A *symbol* is something that can be read at a place: a category or class, a list,
a number, an enum. A *rule* is one template as a tuple of steps. Symbols that can
begin with one another (left recursion) form a *loop* and are read together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from .kinds import Phrase
from .tokens import Tokens

__all__ = [
    "ALT",
    "ANY",
    "DIGITS",
    "LIT",
    "NUMBERS",
    "RAW",
    "READ",
    "Choice",
    "Enumeration",
    "Index",
    "Lead",
    "Listing",
    "Loop",
    "Number",
    "Production",
    "Rule",
    "Step",
    "Symbol",
    "Terminal",
    "first_of",
]  # fmt: skip

LIT, ALT, READ, RAW = range(4)
DIGITS, ANY = "#", "*"
"""In first-word sets: any number, anything at all. (A key "*" or "#" only costs speed.)"""

NUMBERS = {
    word: value
    for value, word in enumerate(
        ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"], start=1
    )
}

Step = tuple[int, Any, str]
"""(LIT, keys, label) | (ALT, tuple of tuples of (keys, label), "") | (READ, symbol, "") | RAW"""


@dataclass(eq=False, slots=True)
class Symbol:
    """What all symbols have: `first`, the keys a reading can begin with."""

    id: int
    first: set[str] = field(default_factory=set)
    loop: Loop | None = None


@dataclass(eq=False, slots=True)
class Number(Symbol):
    """Digits, or one of the words one to ten."""


@dataclass(eq=False, slots=True)
class Enumeration(Symbol):
    """Members by the first key of their spellings; `labels` are the canonical ones."""

    index: dict[str, list[tuple[tuple[frozenset[str], ...], Any]]] = field(default_factory=dict)
    labels: list[str] = field(default_factory=list)


@dataclass(eq=False, slots=True)
class Listing(Symbol):
    """One or more of `item`. A word as separator allows commas too: "a, b, and c"."""

    item: Symbol = None  # type: ignore[assignment]  # always given
    separator: tuple[str, ...] = ()
    worded: bool = False
    least: int = 1


@dataclass(eq=False, slots=True)
class Rule:
    """One way to read a phrase of `cls`. Its first step always takes a token.

    `quiet` rules begin with words that are accepted but not worth suggesting.
    """

    id: int
    cls: type[Phrase]
    steps: tuple[Step, ...]
    names: tuple[str, ...]
    fixed: dict[str, Any]
    quiet: bool
    repeats: bool
    ahead: set[str] | None = None

    def may_go_on(self, key: str) -> bool:
        """Whether `key` can follow the first word, of a rule that begins with one or has one
        right behind the symbol that it begins with."""
        ahead = self.ahead
        if ahead is None:
            ahead = self.ahead = self._ahead()
        return key in ahead or ANY in ahead or (DIGITS in ahead and key.isdecimal())

    def _ahead(self) -> set[str]:
        word = 0 if self.steps[0][0] == LIT else 1
        rest = self.steps[word:]
        if len(rest) < 2 or rest[0][0] != LIT or (word and self.steps[0][0] != READ):
            return {ANY}
        kind, payload, _ = rest[1]
        return payload.first if kind == READ else first_of(rest[1:])

    def build(self, values: tuple[Any, ...]) -> Any:
        """Return the phrase, or None when the values contradict each other.

        A class says that a combination of values is no phrase by a ValueError.
        """
        fields = dict(zip(self.names, values, strict=True))
        if self.repeats and any(
            fields[name] != value for name, value in zip(self.names, values, strict=True)
        ):
            return None
        try:
            return self.cls(**fields, **self.fixed)
        except ValueError:
            return None


@dataclass(eq=False, slots=True)
class Terminal:
    """A parser and printer written by hand, plugged into `category`."""

    id: int
    category: type[Phrase]
    parse: Callable[[Tokens, int], Iterable[tuple[int, Any]]]
    show: Callable[[Any], str]
    expects: str
    value_type: type
    first: frozenset[str]


@dataclass(eq=False, slots=True)
class Lead:
    """Rules that begin with the same symbol, by the key that follows it.

    With many templates that begin with the same slot (a subject, above all), this spares
    trying every one of them wherever such a thing stands.
    """

    symbol: Symbol
    rules: list[Rule]
    index: Index


Production = Rule | Terminal | Lead


@dataclass(eq=False, slots=True)
class Choice(Symbol):
    """A category or class in a form: any of its rules and terminals."""

    cls: type[Phrase] = Phrase
    form: str = ""
    rules: list[Rule] = field(default_factory=list)
    terminals: list[Terminal] = field(default_factory=list)
    index: Index = field(default_factory=lambda: make_index(()))


@dataclass(eq=False, slots=True)
class Loop:
    """Symbols that can begin with one another, and the rules that make it so.

    `plain` are the rules that begin with something else, by first key; `driven` those
    that begin with a symbol of the loop, by that symbol, then by the key that follows.
    `owners` are the symbols of the loop a rule's phrases belong to.
    """

    symbols: list[Symbol]
    plain: Index = field(default_factory=lambda: make_index(()))
    driven: dict[int, Index] = field(default_factory=dict)
    every: dict[int, list[Rule]] = field(default_factory=dict)
    listings: dict[int, list[Listing]] = field(default_factory=dict)
    owners: dict[int, list[Symbol]] = field(default_factory=dict)


_PAIRS = 2_000


class Index:
    """Productions by the key that they begin with, or go on with; made by :func:`make_index`."""

    __slots__ = ("_by_key", "_by_pair")

    def __init__(self, by_key: dict[str, tuple[Any, ...]]) -> None:
        self._by_key = by_key
        self._by_pair: dict[tuple[str, str], Found] = {}

    def at(self, key: str) -> tuple[Any, ...]:
        """Return the entries for `key`."""
        found = self._by_key.get(key)
        if found is None:
            found = self._by_key.get(DIGITS) if key.isdecimal() else None
            if found is None:
                found = self._by_key.get(ANY, ())
        return found

    def before(self, pair: tuple[str, str]) -> Found:
        """Return those for the key of a pair that the other can follow, as far as easily told.

        Of the rules that begin with a word most have another one behind it than the text.
        """
        found = self._by_pair.get(pair)
        if found is None:
            if len(self._by_pair) >= _PAIRS:
                self._by_pair.clear()
            key, after = pair
            found = self._by_pair[pair] = with_leads(
                each for each in self.at(key) if not isinstance(each, Rule) or each.may_go_on(after)
            )
        return found


Found = tuple[tuple[Any, ...], bool]
"""Productions of an index, and whether there are leads among them."""


def with_leads(entries: Iterable[Any]) -> Found:
    """Tell of productions whether there are leads among them."""
    found = tuple(entries)
    return found, any(isinstance(each, Lead) for each in found)


def make_index(entries: Iterable[tuple[Any, Iterable[str]]]) -> Index:
    """Index things by first key; what fits any key or any number is listed everywhere due."""
    listed: list[tuple[Any, frozenset[str]]] = [(each, frozenset(keys)) for each, keys in entries]
    index: dict[str, list[Any]] = {DIGITS: [], ANY: []}
    for _, keys in listed:
        for key in keys:
            index.setdefault(key, [])
    decimal = [key for key in index if key == DIGITS or key.isdecimal()]
    for each, keys in listed:
        if ANY in keys:
            places: Iterable[str] = index
        elif DIGITS in keys:
            places = keys.union(decimal)
        else:
            places = keys
        for key in places:
            index[key].append(each)
    return Index({key: tuple(found) for key, found in index.items()})


def first_of(steps: tuple[Step, ...]) -> set[str]:
    """Return the keys that `steps` can begin with; ANY when they may take nothing."""
    found: set[str] = set()
    for kind, payload, _ in steps:
        if kind == LIT:
            return found.union(payload)
        if kind == READ:
            return found.union(payload.first)
        if kind == RAW:
            return found | {ANY}
        for variant in payload:
            if variant:
                found |= variant[0][0]
        if () not in payload:
            return found
    return found | {ANY}
