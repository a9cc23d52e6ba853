"""The parts of what was read: the phrases that a phrase is made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from typing import Any


def nodes_of(part: Any) -> Sequence[Any]:
    """Whatever stands in a phrase or in several, outermost first, but plain words and numbers.

    Reading a text asks this some thousand times, mostly of the same phrases, so it is remembered
    of each of them: by which one it is, as they never change.
    """
    known = _NODES.get(id(part))
    if known is not None:
        return known
    found: list[Any] = []
    waiting = [part]
    while waiting:
        each = waiting.pop()
        kind = type(each)
        names = _BACKWARDS.get(kind)
        if names is None:
            names = _BACKWARDS[kind] = _backwards(kind)
        if not names:
            if kind is tuple or kind is list:
                waiting.extend(reversed(each))
            elif kind not in _PLAIN:
                found.append(each)
            continue
        known = _NODES.get(id(each))
        if known is not None:
            found += known
            continue
        found.append(each)
        waiting.extend([getattr(each, name) for name in names])
    if _BACKWARDS.get(type(part)):
        if len(_NODES) >= _REMEMBERED:
            _NODES.clear()
            _OF_KIND.clear()
            _KINDS.clear()
        # It is the first of them itself: so no other can take its number.
        _NODES[id(part)] = found
    return found


def of_kind(part: Any, kind: type[Any]) -> Sequence[Any]:
    """The phrases of a kind that stand anywhere in one, outermost first; remembered as they are."""
    kinds = _KINDS.get(id(part))
    if kinds is None:
        nodes = nodes_of(part)
        kinds = {base for each in nodes for base in type(each).__mro__}
        # Only what keeps its number is known by it.
        if _NODES.get(id(part)) is nodes:
            _KINDS[id(part)] = kinds
    if kind not in kinds:
        # Of most kinds that are asked for there is nothing.
        return ()
    key = (id(part), kind)
    found = _OF_KIND.get(key)
    if found is None:
        nodes = nodes_of(part)
        found = [each for each in nodes if isinstance(each, kind)]
        if _NODES.get(id(part)) is nodes:
            _OF_KIND[key] = found
    return found


_NODES: dict[int, list[Any]] = {}
_KINDS: dict[int, set[type[Any]]] = {}
_OF_KIND: dict[tuple[int, type[Any]], list[Any]] = {}
_REMEMBERED = 5_000
_PLAIN = frozenset((type(None), bool, int, str))
_BACKWARDS: dict[type[Any], tuple[str, ...]] = {}


def _backwards(kind: type[Any]) -> tuple[str, ...]:
    """The names of a dataclass's fields, the last one first; none for other types."""
    return tuple(each.name for each in reversed(fields(kind))) if is_dataclass(kind) else ()
