"""What no player knows of the Life Decks, and how it is shuffled anew.

Players who take an answer back have seen what chance had in store after it. That must not come
again, so what nobody knows is left to chance once more: the order of the cards that no player
knows the place of, and whatever chance decides from then on. What a player has rightly learned,
such as a card that was put on top of a Life Deck, stays where it lies.
"""

from __future__ import annotations

from dbz_desktop.rules.kernel.events import (
    LIFE_DECK,
    CardMoved,
    CardsRevealed,
    Shuffled,
)
from dbz_desktop.rules.kernel.game import Game


def known_places(game: Game, player: int) -> set[int]:
    """The cards of a player's Life Deck whose place at least one of the players knows."""
    known: set[int] = set()
    for event in game.events:
        if isinstance(event, CardMoved):
            if event.target is LIFE_DECK and event.to_player == player:
                # What is moved within a Life Deck stays known to who had looked at it.
                if event.seen:
                    known.add(event.card)
                elif event.source is not LIFE_DECK:
                    known.discard(event.card)
            elif event.source is LIFE_DECK:
                known.discard(event.card)
        elif isinstance(event, CardsRevealed):
            known.update(event.cards if event.seen else ())
        elif isinstance(event, Shuffled) and event.player == player:
            known.clear()
    decision = game.decision
    if decision is not None:
        known.update(decision.looked_at, (decision.card,))
        known.update(option.card for option in decision.options)
    return known.intersection(game.state.players[player].life_deck)


def shuffle_anew(game: Game, number: int) -> None:
    """Leave what no player knows to chance again; `number` makes it another chance each time."""
    game.chance.renew(number)
    for player, side in enumerate(game.state.players):
        known = known_places(game, player)
        unknown = [card for card in side.life_deck if card not in known]
        game.mix(player, unknown)
