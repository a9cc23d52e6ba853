"""How a card that is spoken of came up: "the discarded card", whatever was drawn since."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum

from dbz_desktop.rules.kernel.attack_events import AttackStopped
from dbz_desktop.rules.kernel.deed import CardVerb
from dbz_desktop.rules.kernel.events import (
    NOBODY,
    CardMoved,
    CardsReturned,
    CardsRevealed,
    CardUsed,
    Event,
)
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.history import OPEN
from dbz_desktop.rules.language.nouns.terms import Whose
from dbz_desktop.wording import formed, words


@formed(
    "past",
    REVEALED="revealed",
    DISCARDED="discarded",
    BANISHED="banished",
    DESTROYED="destroyed",
    DRAWN="drew",
    REJUVENATED="Rejuvenated",
    SHUFFLED="shuffled",
    PLACED="placed",
    RETURNED="returned",
)
@words
class Brought(Enum):
    """By what this text came to speak of a card."""

    CHOSEN = "chosen"
    REVEALED = "revealed"
    DISCARDED = "discarded"
    BANISHED = "banished"
    DESTROYED = "destroyed"
    DRAWN = "drawn"
    REJUVENATED = "Rejuvenated"
    SHUFFLED = "shuffled"
    PLACED = "placed"
    RETURNED = "returned"
    STOPPING = "stopping"

    def of(self, game: Game, source: Source, doer: Whose | None = None) -> list[int]:
        """The cards that came up so last, of those that the text spoke of; none where none did.

        Or those that a player brought up so.
        """
        memory = source.memory
        if self is Brought.STOPPING:
            return _stopping(game, source)
        if self is Brought.CHOSEN:
            so = set(memory.picked)
        else:
            verb = _VERBS[self]
            deeds = (deed for event in _told(game, source) for deed in game.deeds_of(event))
            seat = None if doer is None else doer.seat(source)
            done = (d for d in deeds if d.verb is verb and seat in (None, d.doer))
            so = {card for deed in done for card in deed.cards}
        fits: Callable[[int], bool] = so.__contains__
        return memory.spoken(fits)


_VERBS = {
    Brought.REVEALED: CardVerb.REVEAL,
    Brought.DISCARDED: CardVerb.DISCARD,
    Brought.BANISHED: CardVerb.BANISH,
    Brought.DESTROYED: CardVerb.DESTROY,
    Brought.DRAWN: CardVerb.DRAW,
    Brought.REJUVENATED: CardVerb.REJUVENATE,
    Brought.SHUFFLED: CardVerb.SHUFFLE,
    Brought.PLACED: CardVerb.PLACE,
    Brought.RETURNED: CardVerb.RETURN,
}


def _stopping(game: Game, source: Source) -> list[int]:
    """The card that has stopped the attack which a text belongs to or was set off by (ATK-4)."""
    number = getattr(source.event, "number", 0) if source.attack is None else source.attack.number
    history = game.state.history
    told = reversed([*history.of((AttackStopped,), history.since(history.combat))])
    return [each.by for each in told if each.number == number and each.by != NOBODY][:1]


def stopped_by(game: Game, source: Source) -> tuple[int, ...]:
    """The card by which the attack was stopped that set a text off, else a player's last one."""
    told, history = source.event, game.state.history
    if isinstance(told, AttackStopped):
        cards = [told.by]
    else:
        stopped = history.of((AttackStopped,), history.since(history.combat))
        # The latest one is told of first.
        cards = [each.by for each in stopped if each.player != source.player]
    return tuple(card for card in cards[:1] if card != NOBODY)


def last_played(game: Game, seat: int, source: Source) -> tuple[int, ...]:
    """The card that a player played last from his hand; before an attack, where it is asked of one:
    what answers that attack is asked itself."""
    until = OPEN if source.attack is None else source.attack.began
    used = game.state.history.of((CardUsed,), (0, until))
    return next(((each.card,) for each in used if each.player == seat and each.from_hand), ())


def _told(game: Game, source: Source) -> Iterator[Event]:
    """What happened since the text began, with what set it off; of an attack, since that began."""
    began, attack = source.memory.began, source.attack
    if attack is not None and attack.card == source.card:
        began = min(began, attack.began)
    if source.event is not None:
        yield source.event
    history = game.state.history
    yield from history.of((CardMoved, CardsRevealed, CardsReturned), history.since(began))
