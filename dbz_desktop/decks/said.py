"""What the texts of cards say of the deck that holds them, as the card language reads it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, cast

from dbz_desktop.cards.model import Card
from dbz_desktop.decks.model import LIFE_DECK_SIZE

if TYPE_CHECKING:
    # The engine is read where a card first speaks of decks: the home page doesn't wait for it.
    from dbz_desktop.rules.kernel.cardtext import CardProgram
    from dbz_desktop.rules.language.sections.for_decks import ForDecks

_SPEAKS = re.compile(
    r"\b(?:include|contain|in a (?:life )?deck|in your (?:life )?deck|your deck)\b", re.IGNORECASE
)
"""What stands in every text that says more of decks than "Limit 1 per deck"."""


@lru_cache(maxsize=8_000)
def program(card: Card, text: str) -> CardProgram:
    """What a text says, as that of a card."""
    from dbz_desktop.rules.language.compiler import compile_text

    return compile_text(card, text)


def said_of_decks(card: Card, text: str) -> tuple[ForDecks, ...]:
    """What a card says of the cards that its deck holds."""
    if _SPEAKS.search(text) is None:
        return ()
    from dbz_desktop.rules.language.sections.for_decks import ForDecks

    notes = program(card, text).notes
    return tuple(n for n in notes if isinstance(n, ForDecks) and n.cards is not None)


def copies_said(card: Card, text: str) -> int | None:
    """How many copies of itself a card says that its deck may hold; None where it doesn't."""
    if _SPEAKS.search(text) is None:
        return None
    from dbz_desktop.rules.language.sections.notes import Counts, NumberNote

    for note in program(card, text).notes:
        if isinstance(note, NumberNote) and note.what is Counts.COPIES:
            return note.n or LIFE_DECK_SIZE
    return None


def fits(said: ForDecks, card: Card, text: str) -> bool:
    """Whether a card is one of those that are spoken of."""
    from dbz_desktop.rules.kernel.game import Source

    assert said.cards is not None
    return said.cards.fits(cast(Any, _Face((card,), (text,))), 0, Source(0, 0))


def words(said: ForDecks) -> str:
    """What is said, in the canonical wording."""
    from dbz_desktop.rules.language.compiler import sentence_text

    return sentence_text(said).rstrip(".")


class _Face:
    """A card as its face alone tells of it: what texts ask of cards, asked without a game."""

    spoken = with_notes = frozenset[Any]()
    considering = False

    def __init__(self, cards: Sequence[Card], texts: Sequence[str]) -> None:
        self.cards = cards
        self._texts = texts

    @property
    def programs(self) -> list[CardProgram]:
        """What the cards say."""
        return [program(card, text) for card, text in zip(self.cards, self._texts, strict=True)]
