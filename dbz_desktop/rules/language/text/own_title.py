"""A card that calls itself by its title: '"Kibito" gains 2 stages' on Kibito's own card (TYP-8)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from dbz_desktop.cards import Card, CardType

_THIS_CARD = re.compile(r"\bthis (?:card|personality)\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Itself:
    """How a card may speak of itself: by its `title`, and as what it is."""

    title: str
    kind: CardType

    @classmethod
    def of(cls, card: Card) -> Itself:
        """How this card may."""
        return cls(card.title, card.type)

    def ways(self, words: str) -> Iterator[str]:
        """A sentence that isn't read, with the card as the grammar speaks of it."""
        mine = {CardType.ALLY: "this Ally", CardType.MAIN_PERSONALITY: "your MP"}.get(self.kind)
        name = re.escape(self.title)
        called = re.compile(rf'"{name}([.,]?)"' + ("" if mine is None else rf"|\b{name}\b()"))
        if called.search(words) is not None:
            for itself in filter(None, ("this card", mine)):
                yield _as_begun(called.sub(rf"{itself}\1", words))
        elif mine is not None and _THIS_CARD.search(words) is not None:
            yield _as_begun(_THIS_CARD.sub(mine, words))


def _as_begun(words: str) -> str:
    return words[:1].upper() + words[1:]
