"""The events as one seat may see them: what is hidden from it stands there as HIDDEN."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from dbz_desktop.rules.kernel.events import (
    BOTH,
    HIDDEN,
    LIFE_DECK,
    CardMoved,
    CardsReturned,
    CardsRevealed,
    Event,
    GameStarted,
    Shuffled,
    ShuffledAnew,
)


def redact(event: Event, viewer: int) -> Event:
    """The event as a seat (0 or 1) may see it: cards that are hidden from it become HIDDEN."""
    if type(event) is CardMoved and event.seen >> viewer & 1:
        # Most of what hides anything is a card that goes where all see it.
        return _of_card(event, event.card) if event.ends and event.source is LIFE_DECK else event
    hide = _HIDES.get(type(event))
    return event if hide is None else hide(event, viewer)


def openly(event: Event, viewer: int) -> Event:
    """The event as a seat may see it where both hands lie open: what either player sees is shown,
    what lies face down for both stays hidden."""
    eyes = getattr(event, "seen", BOTH)
    return redact(event, 1 if eyes == 2 else 0 if eyes == 1 else viewer)


def _hide_card(event: CardMoved, viewer: int) -> Event:
    return _of_card(event, HIDDEN)


def _of_card(event: CardMoved, card: int) -> Event:
    """The same of this card, without where it lay: who looked through a Life Deck alone knows."""
    # Field by field: this is done for every card that is drawn, and `replace` takes its time.
    return CardMoved(
        card,
        event.source,
        event.target,
        event.player,
        event.to_player,
        event.why,
        event.cause,
        event.by,
        event.at_bottom,
        event.seen,
        event.attached_to,
        event.stages,
        event.rule,
        event.place,
        event.giver,
        event.doer,
    )


def _hide_cards(event: CardsRevealed, viewer: int) -> Event:
    unseen = event.cards if event.seen >> viewer & 1 else (HIDDEN,) * len(event.cards)
    return replace(event, cards=unseen, ends=0)


def _hide_returned(event: CardsReturned, viewer: int) -> Event:
    return replace(event, cards=()) if event.hidden else event


_HIDES: dict[type[Event], Callable[[Any, int], Event]] = {
    CardMoved: _hide_card,
    CardsRevealed: _hide_cards,
    CardsReturned: _hide_returned,
    Shuffled: lambda event, viewer: Shuffled(event.player, (), event.count),
    ShuffledAnew: lambda event, viewer: ShuffledAnew(event.player, (), event.count),
    GameStarted: lambda event, viewer: replace(event, seed=0),
}

HIDING = frozenset(_HIDES)
"""The events of which a seat may be told less than happened; every other goes to both alike."""
