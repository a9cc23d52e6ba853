"""Cards that lie hidden: who knows them, and how they act without anything being taken on trust."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dbz_desktop.rules.kernel import door
from dbz_desktop.rules.kernel.deed import CardVerb
from dbz_desktop.rules.kernel.events import (
    BOTH,
    HAND,
    LIFE_DECK,
    NOBODY,
    CardMoved,
    CardsRevealed,
    Event,
    Shuffled,
    ShuffledAnew,
)
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.kernel.matters import Matter
from dbz_desktop.rules.kernel.redaction import HIDING


def hand_is_revealed(game: Game, player: int) -> bool:
    """Whether an effect makes this player show his hand."""
    return any(clause.opens(player, by) for clause, by in game.holding(Matter.HAND_REVEALED))


def show_what_lies_open(game: Game) -> None:
    """Show what players must show all the time and not both know yet, before anybody is asked.

    That is a hand, or the top card of a Life Deck, since what shows it came about, or since it came
    to lie there.
    """
    before, game.lying_open = game.lying_open, {}
    for matter in (Matter.HAND_REVEALED, Matter.TOP_REVEALED):
        for clause, by in game.holding(matter):
            for seat in (0, 1):
                if not clause.opens(seat, by):
                    continue
                side = game.state.players[seat]
                cards = side.hand if matter is Matter.HAND_REVEALED else side.life_deck[-1:]
                since, known = before.get((matter, seat), (0, _NO_CARDS))
                if unknown := _not_shown(game, seat, cards, since, known):
                    game.reveal(seat, unknown, cause=by.card)
                game.lying_open[matter, seat] = len(game.events), frozenset(cards)


_NO_CARDS: frozenset[int] = frozenset()


def _not_shown(
    game: Game, player: int, cards: Sequence[int], since: int, known: frozenset[int]
) -> tuple[int, ...]:
    """Those of some cards of a player of which not both know where they lie.

    Of those that were `known` only what happened from event `since` on is looked through.
    """
    asked, unknown = set(cards), set[int]()
    for number in range(len(game.events) - 1, -1, -1):
        if number < since:
            asked -= known
        if not asked:
            break
        event = game.events[number]
        if isinstance(event, CardsRevealed) and event.seen == BOTH:
            asked.difference_update(event.cards)
        elif isinstance(event, CardMoved) and event.card in asked:
            asked.remove(event.card)
            if event.seen != BOTH:
                unknown.add(event.card)
        elif isinstance(event, Shuffled | ShuffledAnew) and event.player == player:
            lost = {card for card in asked if game.state.where[card] is LIFE_DECK}
            unknown |= lost
            asked -= lost
    return tuple(card for card in cards if card in unknown or card in asked)


def acts_unseen(game: Game, source: Source) -> bool:
    """Whether the card of a text lies where not both players know it (ZON-1).

    Both know it where they saw what set the text off: it is Rejuvenated, or was shown.
    """
    card = source.card
    if card < 0 or not game.state.where[card].is_hidden:
        return False
    event = source.event
    if event is None:
        return False
    tells_of = getattr(event, "cards", ()) or (getattr(event, "card", NOBODY),)
    seen = type(event) not in HIDING or getattr(event, "seen", 0) == BOTH
    if seen and card in tells_of:
        return False
    in_hand = game.state.where[card] is HAND
    return not (in_hand and hand_is_revealed(game, game.owners[card]))


def was_shown(game: Game, card: int) -> bool:
    """Whether both players know which card it is: it was revealed where it lies."""
    for event in reversed(game.events):
        if isinstance(event, CardsRevealed) and card in event.cards and event.seen == BOTH:
            return True
        if isinstance(event, Shuffled | CardMoved) and event.player == game.owners[card]:
            if isinstance(event, Shuffled) or event.card == card:
                return False
    return False


def who_knows(game: Game, card: int) -> int:
    """Who knows which card it is that lies there in a Life Deck, as a mask of seats (ZON-1).

    They saw it come to lie there, or were shown it since. A shuffle ends that, but for what lies
    apart from it: a card that was found and waits for what becomes of it (EFF-9).
    """
    eyes = 0
    for event in reversed(game.events):
        if isinstance(event, CardsRevealed) and card in event.cards:
            eyes |= event.seen
        elif isinstance(event, CardMoved) and event.card == card:
            return eyes | event.seen
        elif isinstance(event, Shuffled | ShuffledAnew) and event.player == game.owners[card]:
            apart = len(event.order) - event.count if isinstance(event, Shuffled) else 0
            if card not in event.order[:apart]:
                return eyes
    return eyes


def in_no_order(game: Game, player: int, cards: Sequence[int]) -> list[int]:
    """Cards as a player is shown them: those of the other hand by numbers, which tell nothing.

    As they lie there they would say which of them was drawn last.
    """
    where, theirs = game.state.where, 1 - player
    held = iter(sorted(c for c in cards if where[c] is HAND and game.owners[c] == theirs))
    return [next(held) if where[c] is HAND and game.owners[c] == theirs else c for c in cards]


def may_show(game: Game, source: Source) -> bool:
    """Whether the card of a text may be revealed (EFF-4)."""
    return door.may(game, door.of_cards(game, CardVerb.REVEAL, (source.card,), source))


def show(game: Game, source: Source) -> None:
    """Show the card of a text to both players, before it does anything (HSE-9)."""
    game.reveal(game.owners[source.card], (source.card,), cause=source.card, in_passing=True)


def openly(game: Game, steps: Steps, asks_first: bool, source: Source, told: Event) -> Steps:
    """Carry out a text of a card that lies hidden, which is shown first; then `told` is told.

    Where it begins by asking its player whether he wants it, he is asked before that: a card that
    he doesn't use stays hidden. One that can't be shown does nothing (HSE-9).
    """
    if not may_show(game, source):
        return
    answer: Any = None
    left = False
    if asks_first:
        try:
            asked = next(steps)
        except StopIteration:
            # Nothing of it could be done.
            return
        answer = yield asked
        left = asked.options[answer].leaves
    if not left:
        show(game, source)
        game.emit(told)
    while True:
        try:
            asked = steps.send(answer)
        except StopIteration:
            return
        answer = yield asked
