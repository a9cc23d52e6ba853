"""Which cards have lost their effects, and what keeps them from losing them (EFF-4)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Set
from typing import Any

from dbz_desktop.rules.kernel import door
from dbz_desktop.rules.kernel.deed import CardVerb
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.matters import EFFECTS_LOST

NOBODY_SILENT: frozenset[int] = frozenset()


def is_so(game: Game, source: Source) -> bool:
    """Whether what must be so for a statement is so, if anything must."""
    return source.given is None or bool(source.given.holds(game, source))


def has_lost_effects(game: Game, card: int) -> bool:
    """Whether a card in play has lost its effects."""
    return any(not clause.immediate for clause, _ in immediate_lost(game, card))


def has_lost_immediate(game: Game, card: int) -> bool:
    """Whether what a card does at once is lost, with all its effects or alone."""
    return any(True for _ in immediate_lost(game, card))


def immediate_lost(game: Game, card: int) -> Iterator[tuple[Any, Source]]:
    """The statements in force by which what a card does at once is lost."""
    if EFFECTS_LOST not in game.spoken:
        return
    for clause, source in game.holding(EFFECTS_LOST):
        if not clause.constant and clause.covers(game, card, source):
            if door.may(game, door.of_cards(game, CardVerb.AFFECT, (card,), source)):
                yield clause, source


Guards = Callable[[], Iterable[tuple[Any, Source]]]
"""What would keep cards from being affected, if no card lost its effects."""


def silenced(game: Game, guards: Guards) -> tuple[Set[int], Set[int]]:
    """The cards in play that have lost all effects, and those without [constant] ones (EFF-4)."""
    if not game.with_silencing and not game.state.floating:
        return NOBODY_SILENT, NOBODY_SILENT
    taken = [
        (clause, card, source)
        for clause, source in _speaking(game)
        if not clause.immediate
        for side in game.state.players
        for card in (side.mp_card, side.mastery, *side.play)
        if clause.covers(game, card, source)
    ]
    if taken:
        taken = _affecting(game, taken, list(guards()))
    silent = {card for clause, card, _ in taken if not clause.constant}
    return silent, {card for clause, card, _ in taken if clause.constant}


Taken = list[tuple[Any, int, Source]]
"""The statements that take effects, each with one of the cards and its source."""


def _speaking(game: Game) -> Iterator[tuple[Any, Source]]:
    """What takes effects now: of that the state alone is asked, as nothing is in force yet."""
    for each in game.state.floating:
        # One that waits for something is no statement.
        if getattr(each.effect, "matter", None) is EFFECTS_LOST and is_so(game, each.source):
            yield each.effect, each.source
    for player, side in enumerate(game.state.players):
        cards = (side.mp_card, side.mastery, *side.play)
        for card in () if game.with_silencing.isdisjoint(cards) else cards:
            for section, given, clause in game.programs[card].silencing:
                source = Source(
                    player, card, section.index, definitions=section.definitions, given=given
                )
                if is_so(game, source):
                    yield clause, source


def _affecting(game: Game, taken: Taken, guards: list[tuple[Any, Source]]) -> Taken:
    """Without what something keeps from being affected: itself, or what has its own effects still.

    A floating effect has them anyway (EFF-4).
    """
    floating = {id(each.effect) for each in game.state.floating}

    def kept(card: int, by: Source, silent: Set[int]) -> bool:
        deed = door.of_cards(game, CardVerb.AFFECT, (card,), by)
        return any(
            clause.forbids(game, deed, source)
            for clause, source in guards
            if source.card == card or id(clause) in floating or source.card not in silent
        )

    before = len(taken) + 1
    while guards and len(taken) < before:
        before, silent = len(taken), {card for _, card, _ in taken}
        taken = [each for each in taken if not kept(each[1], each[2], silent)]
    return taken
