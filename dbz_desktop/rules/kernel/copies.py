"""Copies of attacks that are going on, and of the sources that speak in their name.

An attack and its sources refer to each other, so they are copied together: what was one thing
before is one thing among the copies. Whatever never changes is shared.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any


class Copies:
    """The copies made for one copy of a game."""

    __slots__ = ("_attacks", "_sources")

    def __init__(self) -> None:
        self._attacks: dict[int, Any] = {}
        self._sources: dict[int, Any] = {}

    def attack(self, attack: Any) -> Any:
        """A copy of an attack that is going on, and of those during which it is performed."""
        if attack is None:
            return None
        made = self._attacks.get(id(attack))
        if made is None:
            made = self._attacks[id(attack)] = replace(attack)
            made.source = self.source(attack.source)
            made.bound = [(clause, self.source(source)) for clause, source in attack.bound]
            made.waiting = [replace(w, source=self.source(w.source)) for w in attack.waiting]
            made.counted = dict(attack.counted)
            made.outer = self.attack(attack.outer)
        return made

    def source(self, source: Any) -> Any:
        """A copy of a source, with a memory of its own."""
        made = self._sources.get(id(source))
        if made is None:
            made = self._sources[id(source)] = source.but(memory=source.memory.twin())
            made.attack = self.attack(source.attack)
        return made

    def floating(self, floating: tuple[Any, ...]) -> tuple[Any, ...]:
        """The floating effects, those anew that speak in the name of a copied attack."""
        if not any(self._is_copied(each.source) for each in floating):
            return floating
        return tuple(
            replace(each, source=self.source(each.source)) if self._is_copied(each.source) else each
            for each in floating
        )

    def _is_copied(self, source: Any) -> bool:
        return id(source) in self._sources or id(source.attack) in self._attacks
