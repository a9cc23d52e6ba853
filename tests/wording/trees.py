"""Hypothesis strategies for the phrase trees of any grammar.

`trees(grammar, category, depth, leaves)` draws phrases whose text the grammar can print:
a class, one of its printable templates, and values for that template's slots.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from dbz_desktop.wording import (
    Grammar,
    Kind,
    OfClass,
    OfEnum,
    OfInt,
    OfStr,
    OfTuple,
    Phrase,
    Shape,
)

Leaves = Mapping[type, SearchStrategy[Any]]

_NUMBERS = st.one_of(st.integers(0, 9), st.integers(0, 2_000_000))
_TITLES = st.lists(
    st.sampled_from(["Sword", "Namekian", "Goku's", "Non-Combat", "Z", "18", "The", "!", "(2)"]),
    min_size=1,
    max_size=3,
).map(" ".join)


def trees(
    grammar: Grammar, category: type[Phrase], max_depth: int, leaves: Leaves | None = None
) -> SearchStrategy[Any]:
    """Return a strategy for the phrases of `category`, at most `max_depth` deep if possible.

    `leaves` gives strategies of one's own: for `int`, `str`, an enum or a phrase class
    it is used instead of what would be drawn; for a category, besides it (needed where
    a terminal is the only way).
    """
    return _builder(grammar, tuple((leaves or {}).items())).of_class(category, max_depth)


@cache
def _builder(grammar: Grammar, leaves: tuple[tuple[type, SearchStrategy[Any]], ...]) -> _Builder:
    """Kept, because to look through a whole vocabulary takes far longer than to draw from it."""
    return _Builder(grammar, dict(leaves))


class _Builder:
    def __init__(self, grammar: Grammar, leaves: Leaves) -> None:
        self.grammar = grammar
        self.leaves = leaves
        self.made: dict[tuple[type, str, int], SearchStrategy[Any]] = {}
        self.heights: dict[tuple[type, str], float] = {}
        self._measure()

    def of_class(self, cls: type[Phrase], depth: int, form: str = "") -> SearchStrategy[Any]:
        depth = max(depth, 0)
        key = (cls, form, depth)
        if key not in self.made:
            # Deferred, because a category may contain itself.
            self.made[key] = st.deferred(lambda: self._choose(cls, depth, form))
        return self.made[key]

    def _choose(self, cls: type[Phrase], depth: int, form: str) -> SearchStrategy[Any]:
        classes = self.grammar.phrases(cls)
        if cls in self.leaves and cls in classes:
            return self.leaves[cls]
        options = [self.leaves[each] for each in self.leaves if issubclass(each, cls)]
        if depth == 0 and options:
            return st.one_of(options)
        shapes = [
            shape
            for each in classes
            if each not in self.leaves
            for shape in self.grammar.shapes(each)
            if shape.form == form and self._height(shape) < float("inf")
        ]
        allowed = [shape for shape in shapes if self._height(shape) <= depth]
        if not allowed and not options:
            lowest = min(map(self._height, shapes), default=0)
            allowed = [shape for shape in shapes if self._height(shape) == lowest]
        # The classes are chosen evenly, however many templates each has.
        by_class: dict[type, list[SearchStrategy[Any]]] = {}
        for shape in allowed:
            by_class.setdefault(shape.cls, []).append(self._build(shape, depth))
        return st.one_of([*options, *(st.one_of(found) for found in by_class.values())])

    def _build(self, shape: Shape, depth: int) -> SearchStrategy[Any]:
        fields = {name: self._of_kind(kind, depth - 1) for name, kind in shape.slots.items()}
        drawn = st.fixed_dictionaries(fields)
        return drawn.flatmap(lambda values: _made(shape, values))

    def _of_kind(self, kind: Kind, depth: int) -> SearchStrategy[Any]:
        if isinstance(kind, OfClass):
            return self.of_class(kind.cls, depth, kind.form)
        if isinstance(kind, OfInt):
            return self.leaves.get(int, _NUMBERS)
        if isinstance(kind, OfStr):
            return self.leaves.get(str, _TITLES)
        if isinstance(kind, OfEnum):
            return self.leaves.get(kind.cls, st.sampled_from(list(kind.cls)))
        assert isinstance(kind, OfTuple)
        items = self._of_kind(kind.item, depth)
        return st.lists(items, min_size=kind.least, max_size=3).map(tuple)

    def _measure(self) -> None:
        """Find, by fixpoint, how deep the flattest phrase of each class is."""
        for each in self.leaves:
            self.heights[each, ""] = 0
        grown = True
        while grown:
            grown = False
            for cls in self.grammar.phrases(Phrase):
                for shape in self.grammar.shapes(cls):
                    height = self._height(shape)
                    for base in cls.__mro__:
                        if height < self.heights.get((base, shape.form), float("inf")):
                            self.heights[base, shape.form] = height
                            grown = True

    def _height(self, shape: Shape) -> float:
        return 1 + max((self._kind_height(kind) for kind in shape.slots.values()), default=0)

    def _kind_height(self, kind: Kind) -> float:
        if isinstance(kind, OfTuple):
            kind = kind.item
        if not isinstance(kind, OfClass):
            return 0
        below = [self.heights[each, ""] for each in self.leaves if issubclass(each, kind.cls)]
        return min([self.heights.get((kind.cls, kind.form), float("inf")), *below])


def _made(shape: Shape, values: dict[str, Any]) -> SearchStrategy[Any]:
    try:
        return st.just(shape.cls(**values, **shape.fixed))
    except ValueError:  # the class says that this is no phrase
        return st.nothing()
