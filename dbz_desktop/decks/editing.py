"""Editing a deck: each edit makes a new Deck, so that undoing is going back to the one before."""

from __future__ import annotations

from dataclasses import replace

from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.cards.packs import Pack
from dbz_desktop.decks.model import Deck

MOST_COPIES = 99
"""Copies of one card that an edit may reach; legality says how many are allowed (DCK-4)."""


def copies(deck: Deck, card: Card) -> int:
    """How many copies of a card a deck holds, as a level or Mastery too."""
    if card.type is CardType.MAIN_PERSONALITY:
        return int(any(level.id == card.id for level in deck.mp))
    if card.type is CardType.MASTERY:
        return int(deck.mastery is not None and deck.mastery.id == card.id)
    return next((count for each, count in deck.counts if each.id == card.id), 0)


def add(deck: Deck, card: Card, count: int = 1) -> Deck:
    """A deck with a card more.

    A Main Personality takes the place of the card of its level, a Mastery that of the Mastery
    (SET-1); other cards are added to the Life Deck `count` times.
    """
    return set_copies(deck, card, copies(deck, card) + count)


def remove(deck: Deck, card: Card, count: int = 1) -> Deck:
    """A deck with a card less; without copies left the card is gone."""
    return set_copies(deck, card, copies(deck, card) - count)


def set_copies(deck: Deck, card: Card, count: int) -> Deck:
    """A deck with so many copies of a card, 0 for none. What is there already keeps its place."""
    count = max(0, min(MOST_COPIES, count))
    if card.type is CardType.MAIN_PERSONALITY:
        others = [level for level in deck.mp if level.level != card.level] if count else deck.mp
        kept = [level for level in others if level.id != card.id]
        levels = [*kept, card] if count else kept
        levels.sort(key=lambda level: (level.level or 0, level.id))
        return replace(deck, mp=tuple(levels))
    if card.type is CardType.MASTERY:
        if count:
            return replace(deck, mastery=card)
        return replace(deck, mastery=None) if deck.mastery == card else deck
    if not any(each.id == card.id for each, _ in deck.counts):
        counts = (*deck.counts, (card, count)) if count else deck.counts
        return replace(deck, counts=counts)
    changed = ((each, count if each.id == card.id else n) for each, n in deck.counts)
    return replace(deck, counts=tuple((each, n) for each, n in changed if n))


def rename(deck: Deck, name: str) -> Deck:
    """A deck of another name; blanks at its ends and line breaks are taken off."""
    return replace(deck, name=" ".join(name.split())[:80])


def merge(deck: Deck, more: Deck) -> Deck:
    """A deck with the cards of another: levels and Mastery in their places, copies added up."""
    for card in (*more.mp, *((more.mastery,) if more.mastery else ())):
        deck = set_copies(deck, card, 1)
    for card, count in more.counts:
        deck = add(deck, card, count)
    return deck


def in_pool(deck: Deck, pool: Pack) -> Deck:
    """A deck with its cards as a pool has them, itself where that changes none.

    Cards that the pool doesn't have stay as they are.
    """

    def now(card: Card) -> Card:
        return pool.cards.get(card.id, card)

    if all(now(card) is card for card in deck.cards()):
        return deck
    return replace(
        deck,
        mp=tuple(now(card) for card in deck.mp),
        mastery=now(deck.mastery) if deck.mastery is not None else None,
        counts=tuple((now(card), count) for card, count in deck.counts),
    )
