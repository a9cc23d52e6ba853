"""The compiled grammar: symbols, rules, and which rules can start with which word.

A *symbol* is something that can be read at a place: a category or class, a list,
a number, an enum. A *rule* is one template as a tuple of steps. Symbols that can
begin with one another (left recursion) form a *loop* and are read together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from .kinds import Phrase
from .template import Lit
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
    "looked",
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


class Look:
    """What there is to see at a place: its key, the next one, whether a small letter is there.

    There is one object of each (see `looked`), so that it is found by what it is.
    """

    __slots__ = ("after", "key", "small")

    def __init__(self, key: str, after: str, small: bool) -> None:
        self.key, self.after, self.small = key, after, small


@lru_cache(maxsize=20_000)
def looked(key: str, after: str, small: bool) -> Look:
    """What there is to see where it is this."""
    return Look(key, after, small)


Step = tuple[int, Any, str]
"""(LIT, keys, label) | (ALT, tuple of tuples of (keys, label), "") | (READ, symbol, "") | RAW"""


@dataclass(eq=False, slots=True)
class Symbol:
    """What all symbols have: `first`, the keys a reading can begin with."""

    id: int
    first: set[str] = field(default_factory=set)
    loop: Loop | None = None

    def begins(self, look: Look) -> bool:
        """Whether a reading can begin so, as far as is easily told."""
        return True


@dataclass(eq=False, slots=True)
class Number(Symbol):
    """Digits, or one of the words one to ten."""

    def begins(self, look: Look) -> bool:
        return look.key.isdecimal() or look.key in NUMBERS


@dataclass(eq=False, slots=True)
class Enumeration(Symbol):
    """Members of an enum, as they are `spelled`."""

    spelled: Mapping[Any, tuple[tuple[Lit, ...], ...]] = field(default_factory=dict)
    _by_key: dict[str, list[tuple[tuple[frozenset[str], ...], Any]]] = field(default_factory=dict)

    def begins(self, look: Look) -> bool:
        return look.key in self.first

    def at(self, key: str) -> Sequence[tuple[tuple[frozenset[str], ...], Any]]:
        """Return the keys of the spellings that begin with `key`, and their members."""
        if not self._by_key:
            for member, variants in self.spelled.items():
                for variant in variants:
                    keys = tuple(lit.keys() for lit in variant)
                    for each in keys[0]:
                        self._by_key.setdefault(each, []).append((keys, member))
        return self._by_key.get(key, ())

    @property
    def labels(self) -> list[str]:
        """The canonical spellings."""
        return [
            "".join(" " * lit.space + lit.text for lit in variants[0])
            for variants in self.spelled.values()
        ]


@dataclass(eq=False, slots=True)
class Listing(Symbol):
    """One or more of `item`. A word as separator allows commas too: "a, b, and c"."""

    item: Symbol = None  # type: ignore[assignment]  # always given
    separator: tuple[str, ...] = ()
    worded: bool = False
    least: int = 1

    def begins(self, look: Look) -> bool:
        return self.item.begins(look)


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

    def goes_on(self, at: int, key: str, after: str) -> bool:
        """Whether the words from the step `at` on can be these two, as far as easily told."""
        steps = self.steps
        if at == len(steps):
            return True
        kind, payload, _ = steps[at]
        if kind == LIT:
            return key in payload and follows(steps, at + 1, after)
        if kind != ALT or () in payload:
            return follows(steps, at, key)
        return any(
            key in variant[0][0]
            and (after in variant[1][0] if len(variant) > 1 else follows(steps, at + 1, after))
            for variant in payload
        )

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
    capital: bool = False
    """Whether no reading begins with a small letter."""


class Lead:
    """Rules that begin with the same symbol, by what follows it.

    With many templates that begin with the same slot (a subject, above all), this spares
    trying every one of them wherever such a thing stands.
    """

    __slots__ = ("index", "rules", "symbol")

    def __init__(self, rules: list[Rule]) -> None:
        self.symbol: Symbol = rules[0].steps[0][1]
        self.rules = rules
        self.index = Index(rules, at=1)


Production = Rule | Terminal | Lead


class Group:
    """The rules of one class in one form, and what they begin with: `keys`, and symbols by
    number, of which `alone` can be all there is."""

    __slots__ = ("alone", "cls", "form", "keys", "leads", "rules")

    def __init__(self, cls: type[Phrase], form: str) -> None:
        self.cls, self.form = cls, form
        self.rules: list[Rule] = []
        self.keys: set[str] = set()
        self.leads: dict[int, Symbol] = {}
        self.alone: dict[int, Symbol] = {}

    def add(self, rule: Rule) -> None:
        """Put a rule into it."""
        self.rules.append(rule)
        kind, payload, _ = rule.steps[0]
        if kind == LIT:
            self.keys |= payload
        elif kind == ALT:
            self.keys.update(*(variant[0][0] for variant in payload))
        else:
            self.leads[payload.id] = payload
            if all(step[0] == ALT and () in step[1] for step in rule.steps[1:]):
                self.alone[payload.id] = payload


@dataclass(eq=False, slots=True)
class Choice(Symbol):
    """A category or class in a form: any of its rules and terminals."""

    cls: type[Phrase] = Phrase
    form: str = ""
    groups: list[Group] = field(default_factory=list)
    rules: list[Rule] = field(default_factory=list)
    terminals: list[Terminal] = field(default_factory=list)
    index: Index = field(default_factory=lambda: Index(()))

    def begins(self, look: Look) -> bool:
        index = self.index if self.loop is None else self.loop.plain
        plain, leads = index.before(look)
        return bool(plain or leads)


@dataclass(eq=False, slots=True)
class Loop:
    """Symbols that can begin with one another, and the rules that make it so.

    `plain` are the rules that begin with something else; `driven` those that begin with a
    symbol of the loop, by that symbol, then by what follows.
    `owners` are the symbols of the loop a rule's phrases belong to; `nothing` is that none of them
    can be read, by symbol.
    """

    symbols: list[Symbol]
    nothing: dict[int, Any] = field(default_factory=dict)
    plain: Index = field(default_factory=lambda: Index(()))
    driven: dict[int, Index] = field(default_factory=dict)
    every: dict[int, list[Rule]] = field(default_factory=dict)
    listings: dict[int, list[Listing]] = field(default_factory=dict)
    owners: dict[int, tuple[Symbol, ...]] = field(default_factory=dict)


_LOOKS = 2_000
_END: Step = (RAW, None, "")  # anything can stand where a rule ends, as in quotation marks

Found = tuple[tuple[Any, ...], tuple[Lead, ...]]
"""Rules and terminals of an index, and its leads."""


class Index:
    """Rules and terminals by what stands at a place: where they begin, or, of rules, where they
    go on behind their first step (`at` 1).

    It is made when it is first asked, as most of them never are for most texts.
    """

    __slots__ = ("_at", "_by_key", "_by_look", "_open", "_open_at", "_rules", "_terminals")

    def __init__(
        self, rules: Iterable[Rule], terminals: Iterable[Terminal] = (), at: int = 0
    ) -> None:
        self._rules, self._terminals, self._at = rules, terminals, at
        self._by_key: dict[str, list[Rule]] | None = None
        self._by_look: dict[Look, Found] = {}
        # What is told by more than a word: leads, terminals, and rules that go on with a symbol.
        self._open: list[Production] = []
        self._open_at: dict[str, list[Production]] = {}

    def _by_word(self) -> dict[str, list[Rule]]:
        at, by_key = self._at, dict[str, list[Rule]]()
        leads: dict[int, list[Rule]] = {}
        for rule in self._rules:
            kind, payload, _ = rule.steps[at] if at < len(rule.steps) else _END
            if kind == LIT:
                for key in payload:
                    by_key.setdefault(key, []).append(rule)
            elif kind == ALT and () not in payload:
                for key in frozenset().union(*(variant[0][0] for variant in payload)):
                    by_key.setdefault(key, []).append(rule)
            elif kind == READ and not at:
                leads.setdefault(payload.id, []).append(rule)
            else:
                self._open.append(rule)
        self._open += [*map(Lead, leads.values()), *self._terminals]
        self._by_key = by_key
        return by_key

    def at(self, key: str) -> Found:
        """Return the productions that `key` fits."""
        return _apart([*self._words(key), *self._opened(key)])

    def _words(self, key: str) -> Sequence[Rule]:
        by_key = self._by_word() if self._by_key is None else self._by_key
        return by_key.get(key, ())

    def _opened(self, key: str) -> list[Production]:
        """Which of those that more than a word tells of `key` fits; most are for other words."""
        found = self._open_at.get(key)
        if found is None:
            found = [each for each in self._open if self._fits(each, key)]
            if len(self._open_at) < _LOOKS:
                self._open_at[key] = found
        return found

    def _fits(self, production: Production, key: str) -> bool:
        if isinstance(production, Rule):
            return follows(production.steps, self._at, key)
        first = production.symbol.first if isinstance(production, Lead) else production.first
        return among(first, key)

    def before(self, look: Look) -> Found:
        """Return those that fit where there is so much to see, as far as easily told.

        Of the rules that begin with a word most have another one behind it than the text, and
        most symbols that others begin with begin with nothing that stands there.
        """
        found = self._by_look.get(look)
        if found is None:
            if len(self._by_look) >= _LOOKS:
                self._by_look.clear()
            found = self._by_look[look] = self._found(look)
        return found

    def _found(self, look: Look) -> Found:
        at, key, after = self._at, look.key, look.after
        found: list[Production] = [
            rule for rule in self._words(key) if rule.goes_on(at, key, after)
        ]
        for each in self._opened(key):
            if isinstance(each, Rule):
                fits = each.goes_on(at, key, after)
            elif isinstance(each, Lead):
                fits = each.symbol.begins(look)
            else:
                fits = not (look.small and each.capital)
            if fits:
                found.append(each)
        return _apart(found)


def _apart(found: list[Production]) -> Found:
    leads = tuple([each for each in found if isinstance(each, Lead)])
    return tuple([each for each in found if not isinstance(each, Lead)] if leads else found), leads


def among(first: AbstractSet[str], key: str) -> bool:
    """Whether a key is one of those that something can begin with."""
    return key in first or ANY in first or (DIGITS in first and key.isdecimal())


def follows(steps: tuple[Step, ...], at: int, key: str) -> bool:
    """Whether `key` can stand where the steps go on from `at`, or behind them."""
    for step in range(at, len(steps)):
        kind, payload, _ = steps[step]
        if kind == LIT:
            return key in payload
        if kind == READ:
            return among(payload.first, key)
        if kind == RAW:
            return True
        if any(variant and key in variant[0][0] for variant in payload):
            return True
        if () not in payload:
            return False
    return True
