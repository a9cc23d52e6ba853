"""Listening to whole games: which of many happenings are heard, and where they are remembered.

A probe listens where a card's text would: always (a [constant] text), for a time (a floating
effect, which speaks of cards that came before), in the text of an attack, and in a note on the
very card. It notes what it hears, and lets the game go on as it would.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from typing import Any

from dbz_desktop.rules.kernel import telling
from dbz_desktop.rules.kernel.abilities import Listener
from dbz_desktop.rules.kernel.attack_events import AttackStep
from dbz_desktop.rules.kernel.cardtext import CardProgram, every
from dbz_desktop.rules.kernel.deed import Ahead
from dbz_desktop.rules.kernel.events import CardMoved, Event
from dbz_desktop.rules.kernel.game import Source
from dbz_desktop.rules.kernel.memory import Memory
from dbz_desktop.rules.language.attacks.attacks import BoundAttack, TheAttack
from dbz_desktop.rules.language.happenings.adverbs import With
from dbz_desktop.rules.language.happenings.happening import Happening
from dbz_desktop.rules.language.happenings.occasions import Whenever
from dbz_desktop.rules.language.nouns.things import NamedOne, TheOne, ThisCard
from dbz_desktop.rules.language.values.membership import SpokenOf

ALWAYS, FOR_A_TIME, IN_ATTACK, IN_NOTE = "always", "for a time", "in an attack", "in a note"
WHERE = (ALWAYS, FOR_A_TIME, IN_ATTACK, IN_NOTE)
LASTING = (ALWAYS, FOR_A_TIME)


class Probe:
    """What is still to be heard, and `heard`: the places in which each was.

    `forgotten` are the happenings of which the history of the turn knew nothing as they were heard.
    """

    def __init__(self, deeds: Iterable[Any]) -> None:
        self.heard: dict[Any, set[str]] = defaultdict(set)
        self.forgotten: set[Any] = set()
        self.left: dict[str, dict[type[Event], list[Any]]] = {}
        for where in WHERE:
            by_event: dict[type[Event], list[Any]] = {}
            for deed in deeds:
                if where in places(deed):
                    for kind in deed.listens:
                        by_event.setdefault(kind, []).append(deed)
            self.left[where] = by_event

    def hear(self, where: str, game: Any, event: Event, source: Source) -> None:
        """Try all that isn't heard there yet."""
        waiting = self.left[where].get(type(event))
        if not waiting:
            return
        done = {each.verb for each in game.deeds_of(event)}
        found = [
            deed
            for deed in waiting
            # Where cards move, only what waits for the verb of that is asked.
            if not (isinstance(event, CardMoved) and _verbs(deed) and done.isdisjoint(_verbs(deed)))
            and deed.matches(game, event, source)
        ]
        for deed in found:
            self._drop(deed, where)
            if not self.heard[deed] and isinstance(deed, Happening) and where in LASTING:
                if not deed.among(game, game.state.history.since(0), source):
                    self.forgotten.add(deed)
            self.heard[deed].add(where)

    def _drop(self, deed: Any, where: str) -> None:
        # Of this card a text may hear in play or in a note: one of them is enough.
        for each in (where,) if where not in (ALWAYS, IN_NOTE) else (ALWAYS, IN_NOTE):
            for kind in deed.listens:
                waiting = self.left[each].get(kind, ())
                if deed in waiting:
                    waiting.remove(deed)

    @property
    def is_done(self) -> bool:
        """Whether everything was heard somewhere."""
        return not any(deeds for waiting in self.left.values() for deeds in waiting.values())


@cache
def _verbs(what: Any) -> tuple[Any, ...]:
    """The verbs by which the engine finds what waits for it."""
    trigger = Whenever(what) if isinstance(what, Happening) else what
    return tuple(trigger.verbs)


def places(deed: Any) -> tuple[str, ...]:
    """Where a text could wait for it: what it speaks of must be known there."""
    parts = [deed]
    if any(every(parts, TheAttack)) or any(every(parts, BoundAttack)):
        return (IN_ATTACK,)
    if SpokenOf.THIS in every(parts, SpokenOf):
        return (ALWAYS,)
    if any(True for kind in (TheOne, NamedOne, SpokenOf) for _ in every(parts, kind)):
        return (FOR_A_TIME,)
    if any(every(parts, ThisCard)):
        return (ALWAYS, IN_NOTE)
    if any(each.before for each in every(parts, With)):
        return (FOR_A_TIME,)
    return (ALWAYS,)


class _Ear:
    """A text that hears everything and does nothing: the trigger of a listener."""

    rest = ()
    verbs = ()
    one_by_one = False

    def __init__(self, probe: Probe, where: str) -> None:
        self.probe = probe
        self.where = where
        self.trigger = self
        self.effect = None

    def key(self, source: Source) -> None:
        return None

    def matches(self, game: Any, event: Event, source: Source) -> bool:
        if self.where == ALWAYS and isinstance(event, AttackStep) and event.step == 3:
            # The text of an attack has begun to wait.
            attack = game.attack
            ear = _Ear(self.probe, IN_ATTACK)
            if attack is not None and not any(x.line == ear for x in attack.waiting):
                # Its own text, and that of the [defense] card that answers it.
                answers = Source(attack.defender, attack.card, attack=attack)
                attack.waiting += [Listener(ear, "", s) for s in (attack.source, answers)]
        if self.where == FOR_A_TIME:
            cards = tuple(c for d in game.deeds_of(event) for c in d.cards if c >= 0)
            if game.attack is not None:
                cards = (*cards, game.attack.performer)
            titles = tuple(dict.fromkeys(game.cards[c].title for c in cards))
            memory = Memory(chosen=cards)
            memory.names = titles
            source = replace(source, memory=memory)
        self.probe.hear(self.where, game, event, source)
        return False

    def heard_for(self, effect: Any, rest: Any = ()) -> tuple[type[Event], ...]:
        return tuple(self.probe.left[self.where])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Ear) and other.probe is self.probe

    def __hash__(self) -> int:
        return id(self.probe)


class _Note:
    """A note that hears what happens to its card."""

    about_card = True

    def __init__(self, probe: Probe) -> None:
        self.probe = probe

    def matches(self, game: Any, event: Event, source: Source) -> bool:
        self.probe.hear(IN_NOTE, game, event, source)
        return False


@contextmanager
def listening(probe: Probe) -> Iterator[None]:
    """Let a probe hear every game that is made and played meanwhile."""
    plain = telling.look_up
    triggers, speaks = CardProgram.self_triggers, CardProgram.speaks
    place = telling.Telling.with_self_triggers
    ears = {where: _Ear(probe, where) for where in (ALWAYS, FOR_A_TIME)}

    def look_up(game: Any, speeches: Any) -> Any:
        found = plain(game, speeches)
        for player, side in enumerate(game.state.players):
            for card in (side.mp_card, side.mastery, *side.play):
                for where in (ALWAYS, FOR_A_TIME):
                    _listen(found, probe, ears[where], Source(player, card))
            for card in side.in_use:
                _listen(found, probe, ears[FOR_A_TIME], Source(player, card))
        return found

    telling.look_up = look_up
    CardProgram.self_triggers = property(lambda self: ((_Note(probe), frozenset()),))  # type: ignore[assignment]
    # A card that says nothing itself listens with the others as soon as it is in play.
    CardProgram.speaks = property(lambda self: True)  # type: ignore[assignment]
    every_card = property(
        lambda self: frozenset(range(len(self.programs))), lambda self, value: None
    )
    telling.Telling.with_self_triggers = every_card  # type: ignore[assignment]
    try:
        yield
    finally:
        telling.look_up = plain
        CardProgram.self_triggers = triggers  # type: ignore[method-assign]
        CardProgram.speaks = speaks  # type: ignore[method-assign]
        telling.Telling.with_self_triggers = place  # type: ignore[method-assign]


def _listen(found: Any, probe: Probe, ear: _Ear, source: Source) -> None:
    kinds = {kind for kind, deeds in probe.left[ear.where].items() if deeds}
    if ear.where == ALWAYS:
        kinds.add(AttackStep)
    kinds.discard(Ahead)
    if kinds:
        found.listen(tuple(kinds), Listener(ear, "", source))
