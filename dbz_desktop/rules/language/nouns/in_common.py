"""Cards that have something in common with each other: one title, one Style, one card type."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from enum import Enum
from functools import lru_cache
from typing import Any, cast

from dbz_desktop.rules.flow.choosing import pick
from dbz_desktop.rules.kernel.base import CardFilter
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.deed import CardVerb
from dbz_desktop.rules.kernel.events import CardMoved
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.language.nouns.kinds import AnyCard, OfType, Suffix

Key = Callable[[Game, int, Source], Any]
"""What cards have in common: the title, the Style or the type of one of them."""


SAME_TITLE = "(with|of|sharing|that share) (the|a) [same] (title|name)"
"""How it is said of cards that they are of one title."""


class Titles(Enum):
    """How cards are counted by their titles: one of each, or the most that are of one."""

    DIFFERENT = "of each title one"
    SAME = "the most of one title"

    def count(self, game: Game, cards: Iterable[int]) -> int:
        """How many of some cards that is."""
        each = Counter(game.cards[card].title for card in cards)
        return len(each) if self is Titles.DIFFERENT else max(each.values(), default=0)


_PLAIN = (AnyCard, OfType)
"""Kinds of cards of which nothing more is said."""


def title_of(game: Game, card: int, source: Source) -> str:
    """The title, of cards "with the same title"."""
    return game.cards[card].title


def common(cards: CardFilter, source: Source) -> Key | None:
    """What cards of a kind have in common with each other: "2 Drills of the same Style".

    Where a card was spoken of before, it is what they have in common with that one.
    """
    if isinstance(cards, _PLAIN) or source.memory.chosen or source.memory.lost:
        return None
    return _with_each_other(cards)


@lru_cache(maxsize=1_000)
def _with_each_other(cards: CardFilter) -> Key | None:
    said = (each for each in every(cards, Suffix) if each.in_common and not each.apart)
    return next((each.in_common for each in said), None)


@lru_cache(maxsize=1_000)
def loosely(cards: CardFilter) -> CardFilter:
    """A kind of card without what such cards have in common with each other."""
    suffix = getattr(cards, "suffix", None)
    if isinstance(suffix, Suffix) and suffix.in_common and not suffix.apart:
        return cast(Any, cards).what  # type: ignore[no-any-return]
    kinds = getattr(cards, "kinds", None)
    if kinds is None:
        return cards
    return replace(cast(Any, cards), kinds=tuple(map(loosely, kinds)))  # type: ignore[no-any-return]


def of_kind(game: Game, cards: CardFilter, there: Iterable[int], source: Source) -> list[int]:
    """The cards of a kind among some; the most that have in common what is said of the kind."""
    kind = cards if common(cards, source) is None else loosely(cards)
    found = [card for card in there if kind.fits(game, card, source)]
    if (key := common(cards, source)) is not None:
        groups = [alike(game, found, (card,), 1, key, source) for card in found]
        mine = [[card, *group] for card, group in zip(found, groups, strict=True)]
        return max(mine, key=len, default=[])
    if (key := apart(cards)) is not None:
        return list({key(game, card, source): card for card in found}.values())
    return found


def apart(cards: CardFilter) -> Key | None:
    """What no two cards of a kind may have in common: "3 Drills of different Styles"."""
    return None if isinstance(cards, _PLAIN) else _apart(cards)


@lru_cache(maxsize=1_000)
def _apart(cards: CardFilter) -> Key | None:
    return next((each.in_common for each in every(cards, Suffix) if each.apart), None)


def unlike(
    game: Game, cards: Sequence[int], taken: Sequence[int], key: Key, source: Source
) -> list[int]:
    """Those that have that in common with none of those that are taken."""
    had = {key(game, card, source) for card in taken}
    return [card for card in cards if card not in taken and key(game, card, source) not in had]


def kinds_of(game: Game, cards: Sequence[int], key: Key, source: Source) -> int:
    """How many cards there are of which no two have that in common."""
    return len({key(game, card, source) for card in cards})


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


def pick_alike(
    game: Game,
    source: Source,
    how: Any,
    able: list[int],
    bounds: tuple[int, int],
    key: Key,
    every: bool = False,
) -> Steps:
    """Let a player choose cards alike: the first of those of which there are enough.

    Where `every` one that is like the first is meant, he chooses only that.
    """
    low, high = bounds
    first = list({game.cards[card].title: card for card in able}.values())
    least = 1 if every else min(low, 1)
    one = yield from pick(game, how.seat, first, least, 1, how.prompt, source, how.rule)
    if not one:
        return []
    same = [card for card in alike(game, able, one, 1, key, source) if card not in one]
    if how.beside is not None:
        same = [card for card in same if how.beside(card, one)]
    if every:
        return [*one, *same]
    more = yield from pick(
        game, how.seat, same, max(0, low - 1), high - 1, how.prompt, source, how.rule
    )
    return [*one, *more]


def pick_apart(
    game: Game, source: Source, how: Any, able: list[int], bounds: tuple[int, int], key: Key
) -> Steps:
    """Let a player choose cards of which no two have that in common, one by one."""
    low, high = bounds
    found: list[int] = []
    while len(found) < high and (left := unlike(game, able, found, key, source)):
        if low - len(found) >= len(left) == kinds_of(game, left, key, source):
            return [*found, *left]
        least = int(len(found) < low)
        if how.beside is not None:
            left = [card for card in left if how.beside(card, found)]
        one = yield from pick(game, how.seat, left, least, 1, how.prompt, source, how.rule)
        if not one:
            break
        found += one
    return found


def done_to(
    game: Game, verb: CardVerb | None, moved: tuple[int, ...], source: Source
) -> tuple[int, ...]:
    """The cards last moved, or where something else was done to those, those to which this text
    did that before (EFF-5).

    "Destroy any number of Drills. Place a card into play. Gain 1 stage for each card destroyed."
    """
    history = game.state.history
    done = dict.fromkeys(
        card
        for event in history.of((CardMoved,), history.since(source.memory.began))
        for deed in game.deeds_of(event)
        if deed.verb is verb and deed.cause == source.card
        for card in deed.cards
    )
    return moved if not done or not done.keys().isdisjoint(moved) else tuple(done)
