"""Compiling spellings to the symbols and rules of :mod:`.symbols` (the "freeze")."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from .kinds import Kind, OfClass, OfEnum, OfInt, OfTuple, Phrase, spellings
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
    Lead,
    Listing,
    Loop,
    Number,
    Production,
    Rule,
    Step,
    Symbol,
    Terminal,
    first_of,
    make_index,
)
from .template import Lit, Part, Slot
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
        self._rules: dict[tuple[type[Phrase], str], list[Rule]] = {}
        entries = list(entries)
        wanted: dict[type[Phrase], None] = {}
        hints: dict[type[Phrase], dict[str, Any]] = {}
        for entry in entries:
            entry.resolve(hints)
            for base in entry.cls.__mro__[1:]:
                if issubclass(base, Phrase) and base is not Phrase:
                    wanted[base] = None
            for rule in self._compile(entry):
                self._rules.setdefault((entry.cls, entry.form), []).append(rule)
        for terminal in self.terminals:
            wanted[terminal.category] = None
        for cls in wanted:
            self._choice(cls)
        for symbol in self.symbols:
            if isinstance(symbol, Choice):
                self._fill(symbol)
        self._find_first(self.symbols)
        self._find_loops()
        for symbol in self.symbols:
            if isinstance(symbol, Choice) and symbol.loop is None:
                symbol.index = make_index(_entries(symbol.rules, symbol.terminals))

    def choice(self, cls: type[Phrase], form: str = "") -> Choice:
        """Return the symbol of `cls`, made now if no slot or category asked for it before."""
        symbol = self._cached.get(OfClass(cls, form))
        if symbol is None:
            # Nothing refers to a symbol made this late, so it can't be part of a loop.
            symbol = self._choice(cls, form)
            self._fill(symbol)
            self._find_first([symbol])
            symbol.index = make_index(_entries(symbol.rules, symbol.terminals))
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
        if (symbol.cls, symbol.form) in self._rules:
            symbol.rules = self._rules[symbol.cls, symbol.form]
        else:
            for (cls, form), rules in self._rules.items():
                if form == symbol.form and issubclass(cls, symbol.cls):
                    symbol.rules.extend(rules)
        symbol.terminals = [
            terminal
            for terminal in self.terminals
            if not symbol.form and issubclass(terminal.category, symbol.cls)
        ]

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
            else:
                steps.append(_literal_step(part))
        for variant, quiet in _starts(tuple(steps)):
            self._rule_count += 1
            names = entry.names
            yield Rule(
                self._rule_count, entry.cls, variant, names, entry.fixed,
                quiet or not entry.printed, len(set(names)) < len(names),
            )  # fmt: skip

    def _slot_step(self, entry: Spelling, index: int, slot: Slot) -> Step:
        kind = entry.kinds[slot.name]
        if isinstance(kind, OfTuple | OfClass | OfInt | OfEnum):
            return (READ, self._symbol(kind), "")
        around = [part for part in entry.parts[max(0, index - 1) : index + 2] if part is not slot]
        if len(around) != 2 or not all(isinstance(p, Lit) and p.text == '"' for p in around):
            raise TypeError(
                f"the slot {{{slot.name}}} of {entry.cls.__name__} should be between double quotes"
            )
        return (RAW, None, "")

    def _find_first(self, symbols: list[Symbol]) -> None:
        grown = True
        while grown:
            grown = False
            for symbol in symbols:
                before = len(symbol.first)
                if isinstance(symbol, Choice):
                    for rule in symbol.rules:
                        symbol.first |= first_of(rule.steps[:1])
                    for terminal in symbol.terminals:
                        symbol.first |= terminal.first
                elif isinstance(symbol, Listing):
                    symbol.first |= symbol.item.first
                grown = grown or len(symbol.first) > before

    def _find_loops(self) -> None:
        edges = {symbol.id: _begins(symbol, unit=False) for symbol in self.symbols}
        for group in _components(self.symbols, edges):
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


def _literal_step(part: Part) -> Step:
    if isinstance(part, Lit):
        return (LIT, part.keys(), part.text)
    assert not isinstance(part, Slot)
    variants = tuple(tuple((lit.keys(), lit.text) for lit in variant) for variant in part.variants)
    return (ALT, (*variants, ()) if part.optional else variants, "")


def _starts(steps: tuple[Step, ...]) -> Iterator[tuple[tuple[Step, ...], bool]]:
    """Split off optional words at the start, so that every rule begins with a real token."""
    kind, payload, label = steps[0]
    if kind == ALT and () in payload:
        yield ((ALT, tuple(filter(None, payload)), label), *steps[1:]), True
        yield from _starts(steps[1:])
    else:
        yield steps, False


def _enumeration(number: int, kind: OfEnum) -> Enumeration:
    symbol = Enumeration(number)
    for member, variants in spellings(kind.cls, kind.form).items():
        symbol.labels.append("".join(" " * lit.space + lit.text for lit in variants[0]))
        for variant in variants:
            keys = tuple(lit.keys() for lit in variant)
            for key in keys[0]:
                symbol.index.setdefault(key, []).append((keys, member))
    symbol.first = set(symbol.index)
    return symbol


def _begins(symbol: Symbol, unit: bool) -> list[Symbol]:
    """Return the symbols that `symbol` can begin with, or (`unit`) consist of."""
    if isinstance(symbol, Listing):
        return [symbol.item] if not unit or symbol.least == 1 else []
    if not isinstance(symbol, Choice):
        return []
    found = {}
    for rule in symbol.rules:
        kind, payload, _ = rule.steps[0]
        alone = all(step[0] == ALT and () in step[1] for step in rule.steps[1:])
        if kind == READ and (alone or not unit):
            found[payload.id] = payload
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
    plain: dict[int, Rule | Terminal] = {}
    for symbol in loop.symbols:
        if isinstance(symbol, Listing):
            loop.listings.setdefault(symbol.item.id, []).append(symbol)
        if not isinstance(symbol, Choice):
            continue
        productions: list[Rule | Terminal] = [*symbol.rules, *symbol.terminals]
        for production in productions:
            seen = production.id in loop.owners
            loop.owners.setdefault(production.id, []).append(symbol)
            if seen:
                continue
            if isinstance(production, Rule) and production.steps[0][0] == READ:
                start = production.steps[0][1].id
                if start in members:
                    loop.every.setdefault(start, []).append(production)
                    continue
            plain[production.id] = production
    rules = [each for each in plain.values() if isinstance(each, Rule)]
    loop.plain = make_index(
        _entries(rules, [each for each in plain.values() if isinstance(each, Terminal)])
    )
    for start, driven in loop.every.items():
        loop.driven[start] = make_index((rule, first_of(rule.steps[1:])) for rule in driven)


def _entries(
    rules: Iterable[Rule], terminals: Iterable[Terminal]
) -> Iterator[tuple[Production, Iterable[str]]]:
    leads: dict[int, list[Rule]] = {}
    for rule in rules:
        kind, payload, _ = rule.steps[0]
        if kind == READ:
            leads.setdefault(payload.id, []).append(rule)
        else:
            yield rule, first_of(rule.steps[:1])
    for led in leads.values():
        symbol = led[0].steps[0][1]
        after = make_index((rule, first_of(rule.steps[1:])) for rule in led)
        yield Lead(symbol, led, after), symbol.first
    for terminal in terminals:
        yield terminal, terminal.first
