"""Compiling spellings to the symbols and rules of :mod:`.symbols` (the "freeze")."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from .kinds import Annotations, Kind, OfClass, OfEnum, OfInt, OfTuple, Phrase, spellings
from .spelling import Spelling
from .symbols import (
    ALT,
    DIGITS,
    LIT,
    NUMBERS,
    RAW,
    READ,
    Choice,
    Enumeration,
    Group,
    Index,
    Listing,
    Loop,
    Number,
    Rule,
    Step,
    Symbol,
    Terminal,
)
from .template import Group as Alternatives
from .template import Lit, Slot
from .tokens import tokenize

__all__ = ["Compiled"]


class Compiled:
    """A frozen grammar, ready to parse with.

    Raises TypeError for slots whose annotation can't be a slot, for a string slot that
    isn't between double quotes, and for phrases that could contain nothing but themselves.
    """

    def __init__(self, entries: Iterable[Spelling], terminals: Iterable[Terminal]) -> None:
        self.symbols: list[Symbol] = []
        self._cached: dict[object, Symbol] = {}
        self._rule_count = 0
        self.terminals = list(terminals)
        self._groups: dict[tuple[type[Phrase], str], Group] = {}
        # What stands in very many templates is kept once.
        self._words: dict[tuple[str, str | None], Step] = {}
        self._choices: dict[Step, Step] = {}
        self._reads: dict[int, Step] = {}
        entries = list(entries)
        wanted: dict[type[Phrase], None] = {}
        annotations = Annotations()
        for entry in entries:
            entry.resolve(annotations)
            for base in entry.cls.__mro__[1:]:
                if issubclass(base, Phrase) and base is not Phrase:
                    wanted[base] = None
            group = self._groups.get((entry.cls, entry.form))
            if group is None:
                group = self._groups[entry.cls, entry.form] = Group(entry.cls, entry.form)
            for rule in self._compile(entry):
                group.add(rule)
        for terminal in self.terminals:
            wanted[terminal.category] = None
        for cls in wanted:
            self._choice(cls)
        for symbol in self.symbols:
            if isinstance(symbol, Choice):
                self._fill(symbol)
        self._find_loops()

    def choice(self, cls: type[Phrase], form: str = "") -> Choice:
        """Return the symbol of `cls`, made now if no slot or category asked for it before."""
        symbol = self._cached.get(OfClass(cls, form))
        if symbol is None:
            # Nothing refers to a symbol made this late, so it can't be part of a loop.
            symbol = self._choice(cls, form)
            self._fill(symbol)
            symbol.first = _own_first(symbol).union(
                *(other.first for other in _begins(symbol, unit=False))
            )
        assert isinstance(symbol, Choice)
        return symbol

    def _choice(self, cls: type[Phrase], form: str = "") -> Choice:
        kind = OfClass(cls, form)
        symbol = self._cached.get(kind)
        if symbol is None:
            symbol = self._add(kind, Choice(len(self.symbols), cls=cls, form=form))
        assert isinstance(symbol, Choice)
        return symbol

    def _add(self, key: object, symbol: Any) -> Any:
        self._cached[key] = symbol
        self.symbols.append(symbol)
        return symbol

    def _fill(self, symbol: Choice) -> None:
        own = self._groups.get((symbol.cls, symbol.form))
        symbol.groups = (
            [own]
            if own is not None
            else [
                group
                for group in self._groups.values()
                if group.form == symbol.form and issubclass(group.cls, symbol.cls)
            ]
        )
        symbol.rules = [rule for group in symbol.groups for rule in group.rules]
        symbol.terminals = [
            terminal
            for terminal in self.terminals
            if not symbol.form and issubclass(terminal.category, symbol.cls)
        ]
        symbol.index = Index(symbol.rules, symbol.terminals)

    def _symbol(self, kind: Kind) -> Symbol:
        if kind in self._cached:
            return self._cached[kind]
        if isinstance(kind, OfClass):
            return self._choice(kind.cls, kind.form)
        if isinstance(kind, OfInt):
            number = Number(len(self.symbols), {DIGITS, *NUMBERS})
            return self._add(kind, number)  # type: ignore[no-any-return]
        if isinstance(kind, OfEnum):
            return self._add(kind, _enumeration(len(self.symbols), kind))  # type: ignore[no-any-return]
        assert isinstance(kind, OfTuple)
        item = self._symbol(kind.item)
        separator = tuple(token.key for token in tokenize(kind.separator))
        worded = separator[0].isalpha()
        listing = Listing(
            len(self.symbols), item=item, separator=separator, worded=worded, least=kind.least
        )
        return self._add(kind, listing)  # type: ignore[no-any-return]

    def _compile(self, entry: Spelling) -> Iterator[Rule]:
        steps = []
        for index, part in enumerate(entry.parts):
            if isinstance(part, Slot):
                steps.append(self._slot_step(entry, index, part))
            elif isinstance(part, Lit):
                steps.append(self._word(part))
            else:
                steps.append(self._alternatives(part))
        for variant, quiet in _starts(tuple(steps)):
            self._rule_count += 1
            names = entry.names
            yield Rule(
                self._rule_count, entry.cls, variant, names, entry.fixed,
                quiet or not entry.printed, len(set(names)) < len(names),
            )  # fmt: skip

    def _word(self, lit: Lit) -> Step:
        known = (lit.text, lit.plural)
        step = self._words.get(known)
        if step is None:
            step = self._words[known] = (LIT, lit.keys(), lit.text)
        return step

    def _alternatives(self, group: Alternatives) -> Step:
        variants = [tuple([self._word(lit)[1:] for lit in variant]) for variant in group.variants]
        step = (ALT, (*variants, ()) if group.optional else tuple(variants), "")
        return self._choices.setdefault(step, step)

    def _slot_step(self, entry: Spelling, index: int, slot: Slot) -> Step:
        kind = entry.kinds[slot.name]
        if isinstance(kind, OfTuple | OfClass | OfInt | OfEnum):
            symbol = self._symbol(kind)
            step = self._reads.get(symbol.id)
            if step is None:
                step = self._reads[symbol.id] = (READ, symbol, "")
            return step
        around = [part for part in entry.parts[max(0, index - 1) : index + 2] if part is not slot]
        if len(around) != 2 or not all(isinstance(p, Lit) and p.text == '"' for p in around):
            raise TypeError(
                f"the slot {{{slot.name}}} of {entry.cls.__name__} should be between double quotes"
            )
        return (RAW, None, "")

    def _find_loops(self) -> None:
        edges = {symbol.id: _begins(symbol, unit=False) for symbol in self.symbols}
        # What others begin with comes before them.
        for group in _components(self.symbols, edges):
            first = set[str]().union(*map(_own_first, group))
            first.update(*(other.first for each in group for other in edges[each.id]))
            for symbol in group:
                symbol.first = first
            if len(group) > 1 or group[0] in edges[group[0].id]:
                loop = Loop(group)
                for symbol in group:
                    symbol.loop = loop
                _fill_loop(loop)
        units = {symbol.id: _begins(symbol, unit=True) for symbol in self.symbols}
        for group in _components(self.symbols, units):
            if len(group) > 1 or group[0] in units[group[0].id]:
                names = sorted(each.cls.__name__ for each in group if isinstance(each, Choice))
                raise TypeError(
                    f"a phrase of {' / '.join(names)} could consist of nothing but another of them"
                )


def _own_first(symbol: Symbol) -> set[str]:
    """The keys that a symbol can begin with by itself, not by another one."""
    if not isinstance(symbol, Choice):
        return symbol.first
    keys = (group.keys for group in symbol.groups)
    return set[str]().union(*keys, *(terminal.first for terminal in symbol.terminals))


def _starts(steps: tuple[Step, ...]) -> Iterator[tuple[tuple[Step, ...], bool]]:
    """Split off optional words at the start, so that every rule begins with a real token."""
    kind, payload, label = steps[0]
    if kind == ALT and () in payload:
        yield ((ALT, tuple(filter(None, payload)), label), *steps[1:]), True
        yield from _starts(steps[1:])
    else:
        yield steps, False


def _enumeration(number: int, kind: OfEnum) -> Enumeration:
    symbol = Enumeration(number, spelled=spellings(kind.cls, kind.form))
    for variants in symbol.spelled.values():
        symbol.first.update(*(variant[0].keys() for variant in variants))
    return symbol


def _begins(symbol: Symbol, unit: bool) -> list[Symbol]:
    """Return the symbols that `symbol` can begin with, or (`unit`) consist of."""
    if isinstance(symbol, Listing):
        return [symbol.item] if not unit or symbol.least == 1 else []
    found: dict[int, Symbol] = {}
    if isinstance(symbol, Choice):
        for group in symbol.groups:
            found |= group.alone if unit else group.leads
    return list(found.values())


def _components(symbols: list[Symbol], edges: dict[int, list[Symbol]]) -> list[list[Symbol]]:
    """Return the strongly connected components (Tarjan)."""
    order: dict[int, int] = {}
    low: dict[int, int] = {}
    stack: list[Symbol] = []
    held: set[int] = set()
    found: list[list[Symbol]] = []

    def visit(symbol: Symbol) -> None:
        order[symbol.id] = low[symbol.id] = len(order)
        stack.append(symbol)
        held.add(symbol.id)
        for other in edges[symbol.id]:
            if other.id not in order:
                visit(other)
                low[symbol.id] = min(low[symbol.id], low[other.id])
            elif other.id in held:
                low[symbol.id] = min(low[symbol.id], order[other.id])
        if low[symbol.id] == order[symbol.id]:
            group = []
            while True:
                last = stack.pop()
                held.discard(last.id)
                group.append(last)
                if last is symbol:
                    break
            found.append(group)

    for symbol in symbols:
        if symbol.id not in order:
            visit(symbol)
    return found


def _fill_loop(loop: Loop) -> None:
    members = {symbol.id for symbol in loop.symbols}
    loop.nothing = {number: {} for number in members}
    plain: dict[int, Rule | Terminal] = {}
    # Very many belong to the same symbols.
    together: dict[tuple[Symbol, tuple[Symbol, ...]], tuple[Symbol, ...]] = {}
    for symbol in loop.symbols:
        if isinstance(symbol, Listing):
            loop.listings.setdefault(symbol.item.id, []).append(symbol)
        if not isinstance(symbol, Choice):
            continue
        productions: list[Rule | Terminal] = [*symbol.rules, *symbol.terminals]
        for production in productions:
            held = loop.owners.get(production.id, ())
            loop.owners[production.id] = together.setdefault((symbol, held), (*held, symbol))
            if held:
                continue
            if isinstance(production, Rule) and production.steps[0][0] == READ:
                start = production.steps[0][1].id
                if start in members:
                    loop.every.setdefault(start, []).append(production)
                    continue
            plain[production.id] = production
    loop.plain = Index(
        [each for each in plain.values() if isinstance(each, Rule)],
        [each for each in plain.values() if isinstance(each, Terminal)],
    )
    loop.driven = {start: Index(driven, at=1) for start, driven in loop.every.items()}
