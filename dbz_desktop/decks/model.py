"""Deck: one Main Personality set, one Mastery and the cards of the Life Deck (SET-1)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from dbz_desktop.cards.model import Card, CardType

LIFE_DECK_SIZE = 60
"""Cards in a Life Deck (DCK-1)."""

LEVELS = 4
"""Levels of a Main Personality set (SET-1)."""


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck as its player wrote it, legal or not; `legality.check_deck` tells which.

    `mp` holds the Main Personality cards, sorted by level. `counts` are the Life Deck's cards
    with their number of copies, in the file's order. `edition` is the edition that the deck was
    built for, or "" where its file doesn't say. `notes` are its player's own, of any lines.
    """

    name: str
    mp: tuple[Card, ...]
    mastery: Card | None
    counts: tuple[tuple[Card, int], ...]
    edition: str = ""
    notes: str = ""

    @property
    def size(self) -> int:
        """Cards in the Life Deck."""
        return sum(count for _, count in self.counts)

    @property
    def life(self) -> tuple[Card, ...]:
        """The Life Deck card by card, copies side by side; the match shuffles it (SET-2)."""
        cards: list[Card] = []
        for card, count in self.counts:
            cards += [card] * count
        return tuple(cards)

    @property
    def personality(self) -> str:
        """The name of the MP, or "" without one."""
        return self.mp[0].title if self.mp else ""

    @property
    def is_whole(self) -> bool:
        """True when a match can be set up with it: four levels and a Mastery, any Life Deck."""
        levels = [card.level for card in self.mp]
        return levels == [1, 2, 3, 4] and self.mastery is not None and self.size > 0

    def cards(self) -> tuple[Card, ...]:
        """Every different card of the deck: the MP's levels, the Mastery, the Life Deck's cards."""
        mastery = (self.mastery,) if self.mastery else ()
        return (*self.mp, *mastery, *(card for card, _ in self.counts))


def make_deck(
    name: str,
    mp: Iterable[Card],
    mastery: Card | None,
    life: Iterable[Card],
    edition: str = "",
) -> Deck:
    """A deck from its cards in any order; equal Life Deck cards are counted together."""
    counts: dict[str, int] = {}
    cards: dict[str, Card] = {}
    for card in life:
        cards[card.id] = card
        counts[card.id] = counts.get(card.id, 0) + 1
    return Deck(
        name,
        tuple(sorted(mp, key=lambda card: (card.level or 0, card.id))),
        mastery,
        tuple((cards[card_id], count) for card_id, count in counts.items()),
        edition,
    )


def life_deck_type(card: Card) -> bool:
    """True for a card that may lie in a Life Deck: neither a Main Personality nor a Mastery."""
    return card.type not in (CardType.MAIN_PERSONALITY, CardType.MASTERY)
