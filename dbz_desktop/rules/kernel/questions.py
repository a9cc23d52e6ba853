"""What a question is about: the sentences that ask it, and the cards that were looked at for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dbz_desktop.rules.kernel.cardtext import Section, Sentence
from dbz_desktop.rules.kernel.decisions import Decision
from dbz_desktop.rules.kernel.events import (
    HAND,
    LIFE_DECK,
    CardsRevealed,
)
from dbz_desktop.rules.kernel.game import Game, Source, Steps

_GOES_ON = ("If you do", "Otherwise")
"""How sentences begin that say what comes of the one before."""


def whole_text(
    game: Game, source: Source, text: str, after: tuple[Sentence, ...], use: Section | None = None
) -> str:
    """A sentence with all that belongs to it: what comes of it, and what it takes away.

    `after` are the sentences that follow it. An [instant] Power, `use`, is asked about as a whole.
    """
    words = [text]
    if use is not None:
        words = [sentence.text for sentence in use.sentences] or words
    for sentence in after:
        if not sentence.text.startswith(_GOES_ON):
            break
        words.append(sentence.text)
    notes = game.programs[source.credit].notes if source.credit >= 0 else ()
    words += [game.text_of(note) for note in notes if note.forfeits is not None]
    return " ".join(word for word in words if word)


def with_text(
    game: Game, steps: Steps, source: Source, text: Callable[[], str], begun: int
) -> Steps:
    """Carry out a part of a card's text; its questions tell the text, and show the cards that
    the player has looked at for it and can't see otherwise.

    `begun` is how long the turn's history was before the text. Questions of other cards keep
    their own text.
    """
    sent: Any = None
    while True:
        try:
            asked = steps.send(sent)
        except StopIteration as end:
            return end.value
        source.memory.asked = True
        if isinstance(asked, Decision) and asked.card in (source.card, source.credit):
            looked_at = asked.looked_at or _looked_at(game, asked.player, begun)
            shown = asked.open and not looked_at and is_open(game, asked.card)
            asked = Decision(
                asked.player,
                asked.ask,
                asked.prompt,
                asked.rule,
                asked.options,
                asked.card,
                asked.text or text(),
                looked_at,
                asked.again,
                shown,
                asked.row,
            )
        sent = yield asked


def _looked_at(game: Game, player: int, begun: int) -> tuple[int, ...]:
    """The cards that a player was shown since, and that still lie where he can't see them."""
    seen: list[int] = []
    history = game.state.history
    shown = [*history.of((CardsRevealed,), history.since(begun))]
    for event in reversed(shown):
        if event.seen >> player & 1:
            seen += [card for card in event.cards if card not in seen]
    where = game.state.where
    own = game.state.players[player].hand
    return tuple(card for card in seen if where[card].is_hidden and card not in own)


def is_open(game: Game, card: int) -> bool:
    """Whether a card lies where both players see it, or there is none."""
    return card < 0 or game.state.where[card] not in (HAND, LIFE_DECK)
