"""Mentions: which cards a view of the table shows, and which an event or a question names."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from operator import attrgetter
from typing import Any

from dbz_desktop.match.telling.table import TableView
from dbz_desktop.rules.kernel.attack_events import DamageCalculated
from dbz_desktop.rules.kernel.decisions import Decision
from dbz_desktop.rules.kernel.events import CardsReturned, CardsRevealed, Event


def on_table(table: TableView) -> list[int]:
    """Every card that a view of the table shows."""
    shown: list[int] = []
    for side in table.sides:
        shown += [*side.mp, side.mastery, *side.hand, *side.in_use]
        shown += [*side.discard, *side.banished, *side.aside]
        shown += [entry.card for entry in side.play]
    return [card for card in shown if card >= 0]


def asked_of(decision: Decision) -> list[int]:
    """The instance numbers of every card that a question shows to who is asked."""
    shown = [option.card for option in decision.options]
    shown += [option.performer for option in decision.options]
    return [card for card in (*shown, *decision.looked_at, decision.card) if card >= 0]


_CARD_FIELDS = {"card", "cause", "attached_to", "performer", "barred"}
_INSTANCE_BY = ("AttackStopped", "StopFailed")
Namer = Callable[[Any], tuple[int, ...]]


def mentioned(event: Event) -> list[int]:
    """The instance numbers of every card that a redacted event names."""
    named = NAMERS[type(event)]
    return [] if named is None else [card for card in named(event) if card >= 0]


class _Namers(dict[type[Event], Namer | None]):
    def __missing__(self, kind: type[Event]) -> Namer | None:
        found = self[kind] = _namer_of(kind)
        return found


NAMERS = _Namers()
"""What finds the cards that events of a kind name, or HIDDEN and NOBODY; None if they don't."""


def _namer_of(kind: type[Event]) -> Namer | None:
    wanted = _CARD_FIELDS | ({"by"} if kind.__name__ in _INSTANCE_BY else set())
    if kind.__name__ == "CombatEnded":
        wanted = wanted | {"by_effect"}
    names = [each.name for each in fields(kind) if each.name in wanted]
    if not names:
        single: Namer = _none
    else:
        single = attrgetter(*names) if len(names) > 1 else _in_tuple(names[0])
    if kind in (CardsRevealed, CardsReturned):
        return lambda event: (*single(event), *event.cards)
    if kind is DamageCalculated:
        return lambda event: (*single(event), *(term.card for term in event.terms))
    return single if names else None


def _none(event: Event) -> tuple[int, ...]:
    return ()


def _in_tuple(name: str) -> Callable[[Any], tuple[int, ...]]:
    """What one field of an event holds, in a tuple as `attrgetter` gives several."""
    value = attrgetter(name)
    return lambda event: (value(event),)
