"""Reading: all readings of a symbol at a place, each worked out once.

A table maps the place where a reading ends to the readings that end there, each
with its depth. Left recursion is read from the left corner: what was read so far
is offered to every rule that begins with such a thing, until nothing new comes.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextvars import ContextVar
from typing import Any

from .symbols import (
    ALT,
    LIT,
    NUMBERS,
    READ,
    Choice,
    Enumeration,
    Found,
    Index,
    Lead,
    Listing,
    Number,
    Rule,
    Step,
    Symbol,
    Terminal,
    looked,
)
from .tokens import Tokens
from .watch import Watch

__all__ = ["MAX_DEPTH", "Chart", "TooComplex", "nested"]

MAX_DEPTH = 40
_MAX_CALLS = 90  # categories within categories, also those that lead nowhere
_MAX_WORK = 100_000
_MAX_READINGS = 16  # of one symbol between the same two places

Value = tuple[Any, int]
Table = dict[int, list[Value]]
State = tuple[tuple[Any, ...], int]
Made = Sequence[tuple[int, Any, int]]
"""What a production reads at a place: each with the place where it ends, and its depth."""

_EMPTY: Table = {}
# What a text within a text, read by a terminal, shares with the text around it.
_outer: ContextVar[tuple[int, list[int]] | None] = ContextVar("wording_outer", default=None)


def nested() -> bool:
    """Tell whether we are being called by a terminal, from within another text."""
    return _outer.get() is not None


class TooComplex(Exception):
    """The text is nested too deeply or can be read in too many ways; args[0] says which."""


class Chart:
    """One text being read. Raises TooComplex rather than run long or deep."""

    def __init__(self, tokens: Tokens, watch: Watch | None = None) -> None:
        self.tokens = tokens
        self.keys = [token.key for token in tokens]
        # These match nothing, so no step, and no look at the next key, has to look for the end.
        self.keys += ("", "")
        small = [token.text[0].islower() for token in tokens]
        self.looks = [*map(looked, self.keys, (*self.keys[1:], ""), (*small, False, False))]
        self.watch = watch
        self.calls, self.work = _outer.get() or (0, [0])
        # By place, then by symbol or production: a key of both would be made at each look.
        self.memo: list[dict[int, Table]] = [{} for _ in self.keys]
        self.done: list[dict[int, Made]] = [{} for _ in self.keys]

    @property
    def reached(self) -> int:
        """The farthest place where anything that was read ends."""
        tables = (table for here in self.memo for table in here.values())
        return max((end for table in tables for end in table), default=0)

    def read(self, symbol: Symbol, pos: int) -> Table:
        """Return all readings of `symbol` that begin at token `pos`."""
        table = self.memo[pos].get(symbol.id)
        if table is None:
            self.calls += 1
            if self.calls > _MAX_CALLS:
                raise TooComplex("deep")
            if self.watch is not None:
                self.watch.note(symbol, pos)
            if symbol.loop is not None:
                self._grow(symbol, pos)
                table = self.memo[pos][symbol.id]
            else:
                table = self._fresh(symbol, pos)
                self.memo[pos][symbol.id] = table
            self.calls -= 1
        return table

    def _fresh(self, symbol: Symbol, pos: int) -> Table:
        key = self.keys[pos]
        if isinstance(symbol, Choice):
            found = self._sift(symbol.index, pos)
            if not found:
                return _EMPTY
            table: Table = {}
            done = self.done[pos]
            for production in found:
                made = done.get(production.id)
                if made is None:
                    made = self._produce(production, pos)
                for end, value, depth in made:
                    self._add(table, end, value, depth)
            return table
        if isinstance(symbol, Number):
            if key.isdecimal():
                return {pos + 1: [(int(key), 0)]}
            return {pos + 1: [(NUMBERS[key], 0)]} if key in NUMBERS else _EMPTY
        if isinstance(symbol, Enumeration):
            return self._member(symbol, pos)
        assert isinstance(symbol, Listing)
        table = {}
        for end, values in self.read(symbol.item, pos).items():
            for value, depth in values:
                for stop, items, deep in self._list(symbol, end, value, depth):
                    self._add(table, stop, items, deep)
        return table

    def _candidates(self, index: Index, pos: int) -> Found:
        """What of an index can begin, or go on, at `pos`."""
        if self.watch is not None:
            # Then what is expected next is wanted, too, of what goes on otherwise.
            return index.at(self.keys[pos])
        return index.before(self.looks[pos])

    def _sift(self, index: Index, pos: int) -> Sequence[Rule | Terminal]:
        """What of an index can begin at `pos`; of leads the rules whose second step can match."""
        plain, leads = self._candidates(index, pos)
        kept: list[Rule | Terminal] = []
        here, looks, watched = self.memo[pos], self.looks, self.watch is not None
        for lead in leads:
            # Most are known already, and most begin nothing here.
            table = here.get(lead.symbol.id)
            if table is None:
                table = self.read(lead.symbol, pos)
            if not table:
                continue
            if watched:
                kept += self._led(lead, table)
            elif len(table) == 1:
                (end,) = table
                kept += lead.index.before(looks[end])[0]
            else:
                kept += {rule: 0 for end in table for rule in lead.index.before(looks[end])[0]}
        return (*plain, *kept) if kept else plain

    def _led(self, lead: Lead, table: Table) -> dict[Rule, int]:
        """The rules of a lead that can go on, or that are wanted as they would, where it ends."""
        return {
            rule: 0
            for end in table
            for rule in (lead.rules if self._wants(end) else self._candidates(lead.index, end)[0])
        }

    def _wants(self, pos: int) -> bool:
        """Whether it shall be known what rules that can't go on at `pos` would go on with.

        Nearer ones than the farthest place that was reached have nothing to tell.
        """
        return self.watch is not None and pos >= self.watch.far

    def _produce(self, production: Rule | Terminal, pos: int) -> Made:
        """What a rule or terminal reads at `pos`, worked out and remembered."""
        if isinstance(production, Rule):
            made = self._apply(production, 0, pos, (), 0)
        else:
            made = self._terminal(production, pos)
        self.done[pos][production.id] = made
        return made

    def _apply(self, rule: Rule, at: int, pos: int, bound: tuple[Any, ...], depth: int) -> Made:
        ends = self._run(rule.steps, at, pos, bound, depth)
        if not ends:
            return ()
        found = []
        for end, states in ends.items():
            for values, deep in states:
                value = rule.build(values)
                if value is not None:
                    if deep >= MAX_DEPTH:
                        raise TooComplex("deep")
                    found.append((end, value, deep + 1))
        return found

    def _terminal(self, terminal: Terminal, pos: int) -> Made:
        if pos >= len(self.tokens):
            return []
        # A terminal may parse text within this text; its depth counts on from ours.
        mark = _outer.set((self.calls, self.work))
        try:
            return [
                (end, value, 1)
                for end, value in terminal.parse(self.tokens, pos)
                if pos < end <= len(self.tokens)
            ]
        except ValueError:
            return []
        finally:
            _outer.reset(mark)

    def _run(
        self, steps: tuple[Step, ...], at: int, pos: int, bound: tuple[Any, ...], depth: int
    ) -> dict[int, list[State]]:
        """Follow `steps` from `at` on; as long as there is but one way, without a frontier."""
        keys = self.keys
        self.work[0] += 1
        if self.work[0] > _MAX_WORK:
            raise TooComplex("many")
        for index in range(at, len(steps)):
            kind, payload, label = steps[index]
            if kind == LIT:
                if keys[pos] not in payload:
                    if self.watch is not None:
                        self.watch.expect(pos, label)
                    return {}
                pos += 1
            elif kind == READ:
                table = self.memo[pos].get(payload.id)
                if table is None:
                    table = self.read(payload, pos)
                if not table:
                    return {}
                if len(table) > 1:
                    return self._spread(steps, index, {pos: [(bound, depth)]})
                ((end, values),) = table.items()
                if len(values) > 1:
                    return self._spread(steps, index, {pos: [(bound, depth)]})
                value, deep = values[0]
                bound = (*bound, value)
                pos, depth = end, deep if deep > depth else depth
            elif kind == ALT:
                ends = self._alternatives(payload, pos)
                if len(ends) != 1:
                    if not ends:
                        return {}
                    return self._spread(steps, index, {pos: [(bound, depth)]})
                pos = ends[0]
            else:
                closing = self._closing_quote(pos)
                if closing is None:
                    return {}
                bound = (*bound, self._raw(pos, closing))
                pos = closing
        return {pos: [(bound, depth)]}

    def _spread(
        self, steps: tuple[Step, ...], at: int, frontier: dict[int, list[State]]
    ) -> dict[int, list[State]]:
        """Follow `steps` from `at` on, from several places at once."""
        for kind, payload, label in steps[at:]:
            after: dict[int, list[State]] = {}
            for pos, states in frontier.items():
                if kind == LIT:
                    if self.keys[pos] in payload:
                        after[pos + 1] = states
                    elif self.watch is not None:
                        self.watch.expect(pos, label)
                elif kind == READ:
                    for end, values in self.read(payload, pos).items():
                        self._combine(after.setdefault(end, []), states, values)
                elif kind == ALT:
                    for end in self._alternatives(payload, pos):
                        after.setdefault(end, []).extend(states)
                else:
                    closing = self._closing_quote(pos)
                    if closing is not None:
                        raw = self._raw(pos, closing)
                        self._combine(after.setdefault(closing, []), states, [(raw, 0)])
            frontier = after
            if not frontier:
                break
        return frontier

    def _combine(self, target: list[State], states: list[State], values: list[Value]) -> None:
        for bound, depth in states:
            for value, deep in values:
                self.work[0] += 1
                if len(target) >= _MAX_READINGS:
                    return
                target.append(((*bound, value), max(depth, deep)))
        if self.work[0] > _MAX_WORK:
            raise TooComplex("many")

    def _alternatives(self, variants: tuple[Any, ...], pos: int) -> list[int]:
        ends: list[int] = []
        for variant in variants:
            at = pos
            for keys, label in variant:
                if self.keys[at] not in keys:
                    # Of an optional group, only what was begun is worth expecting.
                    if self.watch is not None and (at > pos or () not in variants):
                        self.watch.expect(at, label)
                    break
                at += 1
            else:
                if at not in ends:
                    ends.append(at)
        return ends

    def _closing_quote(self, pos: int) -> int | None:
        for end in range(pos, len(self.tokens)):
            if self.keys[end] == '"':
                return end if end > pos else None
        if self.watch is not None:
            self.watch.expect(len(self.tokens), '"')
        return None

    def _raw(self, pos: int, end: int) -> str:
        return self.tokens.source[self.tokens[pos - 1].end : self.tokens[end].start]

    def _member(self, symbol: Enumeration, pos: int) -> Table:
        table: Table = {}
        for spelling, member in symbol.at(self.keys[pos]):
            at = pos
            for keys in spelling:
                if self.keys[at] not in keys:
                    if self.watch is not None:
                        self.watch.expect(at, min(keys))
                    break
                at += 1
            else:
                self._add(table, at, member, 0)
        return table

    def _list(
        self, symbol: Listing, pos: int, first: Any, depth: int
    ) -> list[tuple[int, Any, int]]:
        """Return all lists whose first item is `first`, read up to `pos`."""
        complete = [(pos, (first,), depth)] if symbol.least == 1 else []
        frontier: dict[int, list[State]] = {pos: [((first,), depth)]}
        while frontier:
            after: dict[int, list[State]] = {}
            last: dict[int, list[State]] = {}
            for at, states in frontier.items():
                comma = symbol.worded and self.keys[at] == ","
                if comma:
                    for end, values in self.read(symbol.item, at + 1).items():
                        self._combine(after.setdefault(end, []), states, values)
                for start in {at, at + comma}:
                    begin = self._separator(symbol, start)
                    if begin is not None:
                        for end, values in self.read(symbol.item, begin).items():
                            self._combine(last.setdefault(end, []), states, values)
                if symbol.worded and self.watch is not None:
                    self.watch.expect(at, ",")
            complete += [(at, items, deep) for at, found in last.items() for items, deep in found]
            frontier = after if symbol.worded else last
        return complete

    def _separator(self, symbol: Listing, pos: int) -> int | None:
        for word in symbol.separator:
            if self.keys[pos] != word:
                if self.watch is not None:
                    self.watch.expect(pos, word)
                return None
            pos += 1
        return pos

    def _grow(self, symbol: Symbol, pos: int) -> None:
        """Fill the tables of all symbols of a loop at `pos`."""
        loop = symbol.loop
        assert loop is not None
        tables: dict[int, Table] = {}
        agenda: list[tuple[int, int, Any, int]] = []

        def put(owner: Symbol, end: int, value: Any, depth: int) -> None:
            table = tables.get(owner.id)
            if table is None:
                table = tables[owner.id] = {}
            if self._add(table, end, value, depth):
                agenda.append((owner.id, end, value, depth))

        done = self.done[pos]
        for production in self._sift(loop.plain, pos):
            made = done.get(production.id)
            if made is None:
                made = self._produce(production, pos)
            for end, value, depth in made:
                for owner in loop.owners[production.id]:
                    put(owner, end, value, depth)
        for start, end, value, depth in agenda:  # grows while we go through it
            if self._wants(end):
                driven: Any = loop.every.get(start, ())
            else:
                index = loop.driven.get(start)
                driven = () if index is None else self._candidates(index, end)[0]
            for rule in driven:
                for stop, phrase, deep in self._apply(rule, 1, end, (value,), depth):
                    for owner in loop.owners[rule.id]:
                        put(owner, stop, phrase, deep)
            for listing in loop.listings.get(start, ()):
                for stop, items, deep in self._list(listing, end, value, depth):
                    put(listing, stop, items, deep)
        # Mostly nothing of a loop can be read.
        here = self.memo[pos]
        here.update(loop.nothing)
        here.update(tables)

    def _add(self, table: Table, end: int, value: Any, depth: int) -> bool:
        known = table.get(end)
        if known is None:
            table[end] = [(value, depth)]
            return True
        self.work[0] += 1
        if len(known) >= _MAX_READINGS or any(other == value for other, _ in known):
            return False
        known.append((value, depth))
        return True
