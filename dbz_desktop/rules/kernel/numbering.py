"""Numbers of cards that tell nothing: dealt by chance, and anew whenever cards are shuffled.

A card's instance number is told to whoever sees the card. If it kept that number, who has seen it
once could tell it later from another copy of the same card, which nobody can at a real table: it
would say which of two was drawn, and that one had come out of the very deck into which the other
was shuffled. So the cards of a Life Deck that is shuffled take numbers that no card has had yet, in
an order that has nothing to do with where they lie. The numbers before stand for no card any more;
what happened to them is still told under their names.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dbz_desktop.rules.kernel.controls import NumbersDealt
from dbz_desktop.rules.kernel.events import CardMoved
from dbz_desktop.rules.kernel.game import Game, Source

_APART = 0x6E756D62
"""Makes the chance of the numbers another one than that of the order."""


def deal(game: Game, player: int, cards: Sequence[int]) -> None:
    """Give cards of a player's Life Deck other numbers.

    No text refers to a card in a hidden zone, where that rule holds (ZON-3). In the other editions
    everybody follows the card of which a text speaks, so that keeps its number.
    """
    if not game.edition.rules.hidden_zone_rule:
        spoken_of = set(_spoken_of(game))
        cards = [card for card in cards if card not in spoken_of]
    if not cards:
        return
    first = len(game.state.faces)
    # Beside the course of chance, which is the same as in a game whose numbers stay.
    chance = game.chance.copy()
    chance.renew(_APART + first)
    fresh = chance.shuffled(list(range(first, first + len(cards))))
    game.keep(NumbersDealt(player, tuple(cards), fresh))


def deal_due(game: Game) -> None:
    """Give other numbers to what was shuffled by hand, now that no text or question is about it."""
    due = game.state.due
    for player in (0, 1):
        deck = game.state.players[player].life_deck
        deal(game, player, [card for card in due if card in deck])


def own_card(game: Game, source: Source) -> int:
    """The card of a text, by the number that it has now.

    One that left play and was shuffled away with that still does what it says of it (ZON-3).
    """
    card, event, state = source.card, source.event, game.state
    if card not in state.gone or not isinstance(event, CardMoved) or event.card != card:
        return card
    deck = state.players[event.to_player].life_deck
    return next((c for c in deck if state.faces[c] == state.faces[card]), card)


def _spoken_of(game: Game) -> Iterable[int]:
    """The cards that live texts may refer to."""
    sources = [*game.speaking(), *(each.source for each in game.state.floating)]
    for floating in game.state.floating:
        yield from floating.about
    for source in sources:
        memory = source.memory
        yield from (source.card, *memory.chosen, *memory.moved, *memory.discarded, *memory.seen)
        yield from (*(memory.rest or ()), *memory.shown)
    attack = game.attack
    while attack is not None:
        yield attack.card
        attack = attack.outer
