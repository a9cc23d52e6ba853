"""Possible worlds: a game with everything dealt anew that one of its players doesn't know.

Whoever thinks ahead does it in such a world, never in the real game: what a player can't see is
chance for him, and nothing of how it really lies can guide his answer.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence

from dbz_desktop.cards.model import Card
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.engine import Undealable
from dbz_desktop.rules.kernel.unknown import known_places

TRIES = 4
"""So many deals are tried where not every one agrees with what was answered a moment ago."""


def deal(
    game: Game, viewer: int, known: Collection[int], stock: Sequence[Card], chance: random.Random
) -> Game | None:
    """A world that agrees with all that player `viewer` (0 or 1) knows, or None.

    `known` are the instance numbers of the cards that he has been shown. His own unknown cards
    change places among themselves, for he knows his deck; the other player's are drawn from
    `stock`, cards that may be in such a deck. None where no deal agrees (see `Engine.dealt`), or
    where the stock is too small.
    """
    hidden = unknown_cards(game, viewer, known)
    mine = [card for card in hidden if game.owners[card] == viewer]
    theirs = [card for card in hidden if game.owners[card] != viewer]
    if len(stock) < len(theirs):
        return None
    for _ in range(TRIES):
        # Not in the order in which they lie: that would guide what chance makes of them.
        faces = sorted((game.printed[card] for card in mine), key=lambda card: card.id)
        _shuffle(faces, chance)
        drawn = _sample(stock, len(theirs), chance)
        cards = dict(zip((*mine, *theirs), (*faces, *drawn), strict=True))
        try:
            return game.dealt(cards, int(chance.random() * 2**53))
        except Undealable:
            continue
    return None


def opened(game: Game, chance: random.Random) -> Game | None:
    """A world for who sees both hands and neither Life Deck: what nobody knows the place of lies
    otherwise there. None where no deal agrees (see `Engine.dealt`)."""
    fixed, hidden_of = _spoken_of(game), []
    for side in (0, 1):
        deck, known = game.state.players[side].life_deck, known_places(game, side)
        hidden_of.append([c for c in deck if c not in known and game.state.faces[c] not in fixed])
    for _ in range(TRIES):
        cards: dict[int, Card] = {}
        for hidden in hidden_of:
            faces = sorted((game.printed[card] for card in hidden), key=lambda card: card.id)
            _shuffle(faces, chance)
            cards.update(zip(hidden, faces, strict=True))
        try:
            return game.dealt(cards, int(chance.random() * 2**53))
        except Undealable:
            continue
    return None


def unknown_cards(game: Game, viewer: int, known: Collection[int]) -> list[int]:
    """The instances of which a player doesn't know which card they are, in the order of numbers.

    A card that he has seen, and that is somewhere in a Life Deck, could be any of it.
    """
    seen = set(known)
    state = game.state
    for side in (0, 1):
        deck = game.state.players[side].life_deck
        inside = seen.intersection(deck)
        if inside:
            seen -= inside - known_places(game, side)
    fixed = _spoken_of(game)
    hidden: list[int] = []
    for player in state.players:
        hidden += [
            card
            for card in (*player.life_deck, *player.hand)
            if card not in seen and state.faces[card] not in fixed
        ]
    return sorted(hidden)


def _spoken_of(game: Game) -> set[int]:
    """The faces of the cards of which the game still speaks: each is what it was, wherever it has
    gone since. A card that was shuffled has another number then, but what it did is told by the
    old one."""
    spoken = [each.source.card for each in game.state.floating]
    if game.state.combat is not None:
        for past in game.state.combat.attacks:
            spoken += (past.card, past.performer, past.original)
    if game.attack is not None:
        spoken += (game.attack.card, game.attack.performer)
    return {game.state.faces[card] for card in spoken if card >= 0}


def _shuffle(items: list[Card], chance: random.Random) -> None:
    # Of Random's methods only random() is promised to repeat in every version of Python.
    for i in range(len(items) - 1, 0, -1):
        j = int(chance.random() * (i + 1))
        items[i], items[j] = items[j], items[i]


def _sample(stock: Sequence[Card], count: int, chance: random.Random) -> list[Card]:
    """So many of the stock, each at most once."""
    left = list(stock)
    drawn = []
    for _ in range(count):
        place = int(chance.random() * len(left))
        left[place], left[-1] = left[-1], left[place]
        drawn.append(left.pop())
    return drawn
