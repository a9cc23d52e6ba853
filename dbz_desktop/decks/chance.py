"""Random legal decks, so that self-play meets every card of a pool, not only those of the
starter decks."""

from __future__ import annotations

import random
from typing import TypeVar

from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.cards.packs import Pack
from dbz_desktop.decks.legality import (
    Names,
    check_deck,
    copies_allowed,
    is_legal,
    lent_alignments,
    suits_side,
)
from dbz_desktop.decks.model import LEVELS, LIFE_DECK_SIZE, Deck, make_deck
from dbz_desktop.decks.rules import DeckRules, plain

T = TypeVar("T")

TRIES = 200
"""Pairings of an MP and a Mastery that are tried before giving up."""


COLLECTORS = 1 / 3
"""The share of random decks that hold every Dragon Ball of a set."""


class NoDeck(ValueError):
    """The pool has no legal deck in it."""


def random_deck(pool: Pack, rules: DeckRules, seed: int) -> Deck:
    """A random legal deck; the same seed, pool and rules give the same one.

    The Frozen List is not asked (DCK-10). Raises NoDeck when the pool is too small.
    """
    chance = random.Random(seed)
    cards = sorted(pool.cards.values(), key=lambda card: card.id)
    masteries = [card for card in cards if card.type is CardType.MASTERY]
    levels: dict[tuple[str, str], dict[int, list[Card]]] = {}
    for card in cards:
        if card.type is CardType.MAIN_PERSONALITY and card.level and card.alignment:
            sets = levels.setdefault((card.title, card.alignment.value), {})
            sets.setdefault(card.level, []).append(card)
    whole = [by_level for by_level in levels.values() if len(by_level) == LEVELS]
    names = Names(pool)
    for _ in range(TRIES if masteries and whole else 0):
        mastery = _pick(chance, masteries)
        by_level = _pick(chance, whole)
        mp = [_pick(chance, by_level[level]) for level in sorted(by_level)]
        life = _life(chance, cards, mp, mastery, rules, names)
        deck = make_deck(f"{mp[0].title}, {mastery.title}, {seed}", mp, mastery, life)
        if is_legal(check_deck(deck, rules, pool, official=False)):
            return deck
    raise NoDeck("no legal deck could be made of these cards; there are too few of them")


def _life(
    chance: random.Random,
    cards: list[Card],
    mp: list[Card],
    mastery: Card,
    rules: DeckRules,
    names: Names,
) -> list[Card]:
    """Sixty cards that fit the MP and the Mastery; `check_deck` has the last word."""
    fitting = []
    side = mp[0].alignment
    lent = lent_alignments(mp, rules.chain)
    for card in cards:
        if not card.type.in_life_deck or (card.is_styled and card.style is not mastery.style):
            continue
        name = names.of(card)
        if name is not None and plain(name) != plain(mp[0].title):
            continue
        if side is not None and not suits_side(card, side, lent, rules.chain):
            continue
        if card.type is CardType.ALLY and plain(card.title) == plain(mp[0].title):
            continue
        fitting.append(card)
    life: list[Card] = []
    spare: list[Card] = []
    singles: set[str] = set()
    ball_set: str | None = None
    if chance.random() < COLLECTORS:
        # Seven Dragon Balls hardly ever come together by chance, so some decks collect them,
        # with every card that speaks of them.
        balls = [card for card in fitting if card.type is CardType.DRAGON_BALL]
        ball_set = _pick(chance, balls).dragon_ball_set if balls else None
        for card in fitting:
            if card.title in singles or "Dragon Ball" not in card.text + card.title:
                continue
            if card.type is not CardType.DRAGON_BALL or card.dragon_ball_set == ball_set:
                one = card.type in (CardType.ALLY, CardType.DRAGON_BALL)
                copies = 1 if one else copies_allowed(card, rules.chain)
                life += [card] * min(copies, _room(life))
                singles.add(card.title)
    while fitting and len(life) < LIFE_DECK_SIZE:
        card = fitting.pop(_below(chance, len(fitting)))
        copies = copies_allowed(card, rules.chain)
        if card.type is CardType.DRAGON_BALL:
            ball_set = ball_set or card.dragon_ball_set
            if card.dragon_ball_set != ball_set:
                continue
        if card.type in (CardType.ALLY, CardType.DRAGON_BALL):
            copies = 1
            if card.title in singles:
                continue
        elif card.title in singles:
            continue
        singles.add(card.title)
        wanted = min(copies, 1 + _below(chance, copies), _room(life))
        life += [card] * wanted
        spare += [card] * (copies - wanted)
    # A small pool only makes sixty when more copies are taken of what is there.
    return life + spare[: _room(life)]


def _room(life: list[Card]) -> int:
    return LIFE_DECK_SIZE - len(life)


def _below(chance: random.Random, limit: int) -> int:
    # Of Random's methods only random() is promised to repeat in every version of Python.
    return int(chance.random() * limit)


def _pick(chance: random.Random, items: list[T]) -> T:
    return items[_below(chance, len(items))]
