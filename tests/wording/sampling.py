"""Phrase trees of any grammar by chance, repeatable by a seed: for whole cards to be played.

`trees` draws the same trees for properties, where a failure is to be made small; here thousands
are wanted fast.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from dbz_desktop.wording import Grammar, Kind, OfClass, OfEnum, OfInt, OfStr, OfTuple, Phrase, Shape

FAR = 10_000
"""Higher than any phrase: it can't be made at all."""
ATTEMPTS = 200
"""So often it is tried to make one, for most of what is drawn says nothing that can be meant."""


class Sampler:
    """Makes phrases of a grammar; `leaves` are values for what templates alone can't make."""

    def __init__(
        self, grammar: Grammar, leaves: Mapping[type, Sequence[Any]], numbers: Sequence[int]
    ) -> None:
        self.grammar = grammar
        self.leaves = leaves
        self.numbers = numbers
        self.heights: dict[tuple[type, str], int] = {(each, ""): 0 for each in leaves}
        self.options: dict[tuple[type, str], dict[type, list[tuple[Shape, int]]]] = {}
        self._measure()

    def make(self, chance: random.Random, cls: type[Phrase], depth: int, form: str = "") -> Any:
        """A phrase of a class, at most `depth` deep if possible."""
        for _ in range(ATTEMPTS):
            made = self._try(chance, cls, max(depth, 0), form)
            if made is not None:
                return made
        raise LookupError(f"no phrase of {cls.__name__} came of {ATTEMPTS} attempts")

    def _try(self, chance: random.Random, cls: type[Phrase], depth: int, form: str) -> Any:
        classes = self._options(cls, form)
        leaves = [each for each in self.leaves if issubclass(each, cls)]
        able = {c: [s for s, height in found if height <= depth] for c, found in classes.items()}
        able = {c: found for c, found in able.items() if found}
        if leaves and (not able or chance.random() < len(leaves) / (len(leaves) + len(able))):
            return chance.choice(self.leaves[chance.choice(leaves)])
        if not able:
            lowest = min((h for found in classes.values() for _, h in found), default=FAR)
            if lowest >= FAR:
                return None
            able = {c: [s for s, h in found if h == lowest] for c, found in classes.items()}
            able = {c: found for c, found in able.items() if found}
        shape = chance.choice(able[chance.choice(list(able))])
        values = {}
        for name, kind in shape.slots.items():
            values[name] = self._of_kind(chance, kind, depth - 1)
            if values[name] is None:
                return None
        try:
            return shape.cls(**values, **shape.fixed)
        except ValueError:  # the class says that this is no phrase
            return None

    def _options(self, cls: type[Phrase], form: str) -> dict[type, list[tuple[Shape, int]]]:
        key = cls, form
        if key not in self.options:
            found: dict[type, list[tuple[Shape, int]]] = {}
            for each in self.grammar.phrases(cls):
                if each in self.leaves:
                    continue
                shapes = [s for s in self.grammar.shapes(each) if s.form == form]
                heights = [(s, self._height(s)) for s in shapes]
                if able := [(s, height) for s, height in heights if height < FAR]:
                    found[each] = able
            self.options[key] = found
        return self.options[key]

    def _of_kind(self, chance: random.Random, kind: Kind, depth: int) -> Any:
        if isinstance(kind, OfClass):
            return self._try(chance, kind.cls, max(depth, 0), kind.form)
        if isinstance(kind, OfInt):
            return chance.choice(self.numbers)
        if isinstance(kind, OfStr):
            return chance.choice(self.leaves[str])
        if isinstance(kind, OfEnum):
            return chance.choice(list(kind.cls))
        assert isinstance(kind, OfTuple)
        count = max(kind.least, chance.choice((1, 1, 1, 2, 2, 3)))
        items = tuple(self._of_kind(chance, kind.item, depth) for _ in range(count))
        return None if None in items else items

    def _measure(self) -> None:
        """Find, by fixpoint, how deep the flattest phrase of each class is."""
        grown = True
        while grown:
            grown = False
            for cls in self.grammar.phrases(Phrase):
                for shape in self.grammar.shapes(cls):
                    height = self._height(shape)
                    for base in cls.__mro__:
                        if height < self.heights.get((base, shape.form), FAR):
                            self.heights[base, shape.form] = height
                            grown = True

    def _height(self, shape: Shape) -> int:
        return min(
            FAR, 1 + max((self._kind_height(kind) for kind in shape.slots.values()), default=0)
        )

    def _kind_height(self, kind: Kind) -> int:
        if isinstance(kind, OfTuple):
            kind = kind.item
        if not isinstance(kind, OfClass):
            return 0
        below = [0 for each in self.leaves if issubclass(each, kind.cls)]
        return min([self.heights.get((kind.cls, kind.form), FAR), *below])
