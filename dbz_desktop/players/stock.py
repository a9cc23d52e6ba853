"""Stock: which cards may lie hidden in the deck of an opponent, by what is open to see of it."""

from __future__ import annotations

import random
from collections.abc import Iterable

from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.decks.legality import copies_allowed

MOST = 240
"""A stock holds so many cards, copies counted; a Life Deck has sixty to eighty."""

_SINGLE = (CardType.ALLY, CardType.DRAGON_BALL)


def stock_against(
    mastery: Card, pool: Iterable[Card], chain: tuple[str, ...], seed: int
) -> list[Card]:
    """Cards of a pool that fit a Mastery's Style (DCK-4), each as often as a deck may hold it.

    `chain` are the editions whose wordings hold. Of more than are wanted, chance takes some.
    """
    fitting = sorted(
        (
            card
            for card in pool
            if card.type.in_life_deck
            and (card.style is mastery.style or not card.is_styled)
            and card.type is not CardType.DRAGON_BALL
        ),
        key=lambda card: card.id,
    )
    chance = random.Random(seed)
    # What bears the Style of the Mastery is what such a deck is made of.
    styled = [card for card in fitting if card.is_styled]
    others = [card for card in fitting if not card.is_styled]
    stock: list[Card] = []
    for group, most in ((styled, MOST * 2 // 3), (others, MOST)):
        left = list(group)
        while left and len(stock) < most:
            card = left.pop(int(chance.random() * len(left)))
            copies = 1 if card.type in _SINGLE else copies_allowed(card, chain)
            stock += [card] * min(copies, most - len(stock))
    return stock
