"""Cards that are played out of another place than a hand, as though they were in it (EFF-6)."""

from __future__ import annotations

from dbz_desktop.rules.kernel import floating
from dbz_desktop.rules.kernel.controls import Counted
from dbz_desktop.rules.kernel.events import BANISHED, DISCARD, HAND, LIFE_DECK, Zone
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.matters import Matter

LIKE_A_HAND = frozenset((DISCARD, BANISHED))
"""The zones out of which a card may be played as though it were in hand: they lie open (ZON-1)."""


def _lies_known(game: Game, card: int, player: int) -> bool:
    """Whether a card of which it was said lies open, or where it was seen, out of his own hand.

    Of one that was shuffled in nobody knows (ZON-3).
    """
    where, owner = game.state.where[card], game.owners[card]
    if where is LIFE_DECK:
        return card in game.state.players[owner].life_deck
    if where is HAND:
        return owner != player and card in game.state.players[owner].hand
    return where in LIKE_A_HAND


def as_in_hand(game: Game, player: int) -> list[int]:
    """The cards out of his hand that a player may play as though they were in it (EFF-6)."""
    noted = game.with_plays_elsewhere
    in_force = game.state.floating
    if not in_force and not noted:
        return []
    found = [
        card
        for each in in_force
        if each.about and getattr(each.effect, "matter", None) is Matter.AS_IN_HAND
        for card in each.about
        if each.source.player == player and _lies_known(game, card, player)
    ]
    side = game.state.players[player]
    lying = (*side.discard, *side.banished) if noted else ()
    for card in [card for card in lying if card in noted]:
        note = game.programs[card].plays_elsewhere
        if card not in found and note.lets_play(game, Source(player, card)):
            found.append(card)
    return found


def played(game: Game, card: int, where: Zone) -> None:
    """What let a card be played by who doesn't have it in hand is over (EFF-4)."""
    for each in game.state.floating:
        if card in each.about and getattr(each.effect, "matter", None) is Matter.AS_IN_HAND:
            floating.end(game, each)
    note = game.programs[card].plays_elsewhere if where in LIKE_A_HAND else None
    key = None if note is None else note.play_key(game.owners[card], card)
    if key is not None:
        game.keep(Counted(key, game.state.used.get(key, 0) + 1))
