"""What came to light: the events by which a player learned something hidden, which going back
can't make unknown."""

from __future__ import annotations

from dbz_desktop.rules.kernel.events import (
    BOTH,
    CardMoved,
    CardsRevealed,
    CoinFlipped,
    Event,
    Shuffled,
    Zone,
)


def reveals(event: Event) -> bool:
    """Whether a player learned something by an event that going back can't make unknown."""
    if isinstance(event, CardsRevealed | Shuffled | CoinFlipped):
        return True
    return isinstance(event, CardMoved) and (event.source is Zone.LIFE_DECK or _at_random(event))


def _at_random(event: CardMoved) -> bool:
    """Whether a card of a hand was shown that its player didn't choose."""
    by_other = event.by >= 0 and event.by != event.player
    return event.source is Zone.HAND and by_other and event.seen == BOTH
