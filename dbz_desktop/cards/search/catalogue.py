"""Entry: one card as the search sees it, with everything that a query may ask worked out before.

What a card does comes from its compiled effects, which this room doesn't know: whoever makes the
entries passes it in as plain words and numbers.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field

from dbz_desktop.cards.model import Card


def fold(text: str) -> str:
    """Text as it is compared: no case, no accents, straight quotes and dashes."""
    text = text.replace("’", "'").replace("“", '"').replace("”", '"').replace("–", "-")
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(mark for mark in decomposed if not unicodedata.combining(mark))


@dataclass(frozen=True, slots=True, eq=False)
class Entry:
    """A card with its wording in one edition.

    `does` are the names of what its effects do ("draw", "stop-energy"), `marks` what else is so
    of it ("attack", "focused"), `numbers` figures such as the cost of its attacks, several where
    it has several. `legal` are the ids of the editions that allow the card in a deck, `frozen`
    those that have it on their Frozen List (DCK-10). `names` are the characters it is named
    after, folded (DCK-6).
    """

    card: Card
    text: str
    does: frozenset[str] = frozenset()
    marks: frozenset[str] = frozenset()
    numbers: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    names: frozenset[str] = frozenset()
    legal: frozenset[str] = frozenset()
    frozen: frozenset[str] = frozenset()
    name: str = ""
    kind: str = ""
    folded_text: str = ""
    sets: frozenset[str] = frozenset()
    rarities: frozenset[str] = frozenset()

    @staticmethod
    def of(card: Card, text: str, **facts: object) -> Entry:
        """An entry with the folded texts worked out; `facts` are the other fields by name."""
        printings = card.printings or (card.id,)
        codes = [printing.partition("-") for printing in printings]
        return Entry(
            card,
            text,
            name=fold(card.name),
            kind=fold(f"{card.style.value if card.is_styled else ''} {card.type.value}"),
            folded_text=fold(text),
            sets=frozenset(code.casefold() for code, _, _ in codes),
            rarities=frozenset(
                number.rstrip("0123456789").casefold() for _, _, number in codes if number
            ),
            **facts,  # type: ignore[arg-type]
        )
