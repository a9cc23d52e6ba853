"""Sentences of which nothing comes, so that it is told: nobody would see it otherwise (EFF-1).

Where hidden cards may have a part in it nothing is told: that somebody could not do what he may do
would tell more of his cards than that he did not.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

from dbz_desktop.rules.kernel.base import Effect
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.events import NOBODY, CameToNothing, Searched, Zone
from dbz_desktop.rules.kernel.game import Source
from dbz_desktop.rules.kernel.hidden import acts_unseen
from dbz_desktop.rules.kernel.parts import nodes_of
from dbz_desktop.rules.kernel.telling import Telling

SEEN = frozenset(
    (
        *("advance", "attach", "banish", "banish-pile", "capture", "destroy", "destroy-life"),
        *("draw", "gain-stages", "lose-stages", "lower-anger", "lower-level", "place"),
        *("raise-anger", "recycle", "rejuvenate", "return"),
    )
)
"""What can't be done without an event that tells of it; the rest may be in force and unseen."""

Mark = tuple[int, ...]


def begin(game: Telling, source: Source) -> Mark:
    """Note how the game stands before a sentence is carried out; for `tell`."""
    source.memory.asked, source.memory.barred = False, NOBODY
    return _mark(game)


def tell(game: Telling, line: Any, source: Source, before: Mark) -> None:
    """Tell where nothing came of a sentence, and nobody chose so."""
    if source.memory.asked:
        return
    barred = source.memory.barred
    if barred != NOBODY and all(isinstance(each, Searched) for each in game.events[before[0] :]):
        told = CameToNothing(source.player, source.card, "", False, "EFF-4", source.giver, barred)
        game.emit(told)
        return
    if _mark(game) != before:
        return
    effects = list(every(line, Effect))
    deeds = {deed for part in effects for deed in part.deeds}
    unmet = line.unmet(game, source)
    plain = deeds and deeds <= SEEN and not line.changes_damage
    later = any(part.after_use or part.is_end_of_combat for part in effects)
    if (unmet or (plain and not later)) and not _hides(game, line, source):
        deed = min(deeds) if len(deeds) == 1 else ""
        game.emit(CameToNothing(source.player, source.card, deed, unmet, giver=source.giver))


def _mark(game: Telling) -> Mark:
    attack = game.attack
    return len(game.events), game.due, len(attack.waiting) if attack is not None else 0


def _hides(game: Telling, line: Any, source: Source) -> bool:
    """Whether hidden cards may have a part in what a sentence does."""
    if any(_is_hidden(each) for each in (*nodes_of(line), *_unsaid_places(line))):
        return True
    memory, where = source.memory, game.state.where
    spoken = chain(memory.chosen, memory.moved, memory.seen, memory.picked, memory.shown)
    if any(card >= 0 and where[card].is_hidden for card in spoken):
        return True
    # A card that both saw come to lie there hides nothing: it was Rejuvenated (EFF-8).
    return acts_unseen(game, source)


def _unsaid_places(line: Any) -> Iterator[Any]:
    """Where the cards are that are spoken of, where the text leaves that unsaid."""
    for part in every(line, Effect):
        what = getattr(part, "what", None)
        if getattr(what, "where", what) is None and hasattr(part, "default"):
            yield from nodes_of(part.default())


def _is_hidden(part: Any) -> bool:
    zone = part if isinstance(part, Zone) else getattr(part, "zone", None)
    return isinstance(zone, Zone) and zone.is_hidden
