"""Cards that have something in common with each other: one title, one Style, one card type."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any

from dbz_desktop.rules.kernel.base import CardFilter
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.kinds import Suffix

Key = Callable[[Game, int, Source], Any]
"""What cards have in common: the title, the Style or the type of one of them."""


def title_of(game: Game, card: int, source: Source) -> str:
    """The title, of cards "with the same title"."""
    return game.cards[card].title


def common(cards: CardFilter, source: Source) -> Key | None:
    """What cards of a kind have in common with each other: "2 Drills of the same Style".

    Where a card was spoken of before, it is what they have in common with that one.
    """
    if source.memory.chosen or source.memory.lost:
        return None
    return _with_each_other(cards)


@lru_cache(maxsize=1_000)
def _with_each_other(cards: CardFilter) -> Key | None:
    return next((each.in_common for each in every(cards, Suffix) if each.in_common), None)


def alike(
    game: Game, cards: Sequence[int], taken: Sequence[int], least: int, key: Key, source: Source
) -> list[int]:
    """Those of so many cards alike that can still be taken, after those that are."""
    keys = {card: key(game, card, source) for card in (*cards, *taken)}
    many = Counter(keys[card] for card in cards)
    wanted = {keys[card] for card in taken}
    return [
        card
        for card in cards
        if card not in taken and many[keys[card]] >= least and (not wanted or keys[card] in wanted)
    ]


def keys_of_all(
    game: Game, groups: Iterable[Sequence[int]], key: Key, source: Source
) -> frozenset[Any]:
    """What a card of each of several groups can have in common."""
    found = [frozenset(key(game, card, source) for card in group) for group in groups]
    return frozenset.intersection(*found) if found else frozenset()
