"""Sentences that wait for a timing: "Whenever you stop an attack, draw a card" (EFF-2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from dbz_desktop.rules import floating
from dbz_desktop.rules.effects.base import Effect, Source, Trigger
from dbz_desktop.rules.effects.structure import Joinable
from dbz_desktop.rules.effects.terms import Duration, Period
from dbz_desktop.rules.effects.triggers import Moment
from dbz_desktop.wording import phrase

if TYPE_CHECKING:
    from dbz_desktop.rules.game import Game


@phrase(
    ("{limit} when {trigger}, {effect}", {}),
    ("whenever {trigger}, {effect}", {"limit": None}),
    ("~(when|after|each time|if) {trigger}, {effect}", {"limit": None}),
    ("~{limit} (whenever|after) {trigger}, {effect}", {}),
    ("~the first time {trigger} each combat, {effect}", {"limit": Period.COMBAT}),
    ("~the first time {trigger} during combat, {effect}", {"limit": Period.COMBAT}),
    ("~(whenever|when) {trigger} {effect}", {"limit": None}),
    ("~while attached, (whenever|when|after) {trigger}, {effect}", {"limit": None}),
    ("~while attached, (whenever|when|after) {trigger} {effect}", {"limit": None}),
    ("~while attached (whenever|when|after) {trigger}, {effect}", {"limit": None}),
)
@dataclass(frozen=True, slots=True)
class Triggered(Effect):
    """A contextual effect; within a [constant] Power always, else as a floating effect."""

    trigger: Trigger
    effect: Effect
    limit: Period | None = None

    def key(self, source: Source) -> tuple[Any, ...] | None:
        """Under which key its uses are counted, if it is limited."""
        if self.limit is None:
            return None
        return (self.limit.key, "trigger", source.player, source.card, source.section, self.trigger)

    def do(self, game: Game, source: Source) -> None:
        _wait(game, self, source)


@phrase("{trigger}, {effect}")
@dataclass(frozen=True, slots=True)
class AtMoment(Effect):
    """A contextual effect at a moment: "At the end of each combat, draw a card"."""

    trigger: Moment
    effect: Effect

    def key(self, source: Source) -> tuple[Any, ...] | None:
        """Moments come when they come; there is no limit to count."""
        return None

    def do(self, game: Game, source: Source) -> None:
        # Said once, it speaks of the moment that comes next.
        _wait(game, self, source, None if self.trigger.in_combat else floating.Until("once"))


@phrase(
    "{effect} when {trigger}",
    "~{effect} (whenever|after) {trigger}",
    "~while attached, {effect} whenever {trigger}",
)
@dataclass(frozen=True, slots=True)
class TriggeredAfter(Effect):
    """A contextual effect whose timing stands last: "Banish this card when …"."""

    effect: Joinable
    trigger: Trigger

    def key(self, source: Source) -> tuple[Any, ...] | None:
        """Not limited."""
        return None

    def do(self, game: Game, source: Source) -> None:
        _wait(game, self, source)


@phrase(
    "{duration}, whenever {trigger}, {effect}",
    "~{duration}, whenever {trigger} {effect}",
    "~whenever {trigger} {duration}, {effect}",
)
@dataclass(frozen=True, slots=True)
class TriggeredFor(Effect):
    """A contextual effect for a time."""

    duration: Duration
    trigger: Trigger
    effect: Effect

    def key(self, source: Source) -> tuple[Any, ...] | None:
        """Not limited."""
        return None

    def do(self, game: Game, source: Source) -> None:
        from dbz_desktop.rules.effects.timing import until_of

        floating.begin(game, self, source, until_of(game, self.duration, source), _text(self))


@phrase("the next time {trigger} {duration}, {effect}")
@dataclass(frozen=True, slots=True)
class NextTime(Effect):
    """A contextual effect that happens once, within a time."""

    trigger: Trigger
    duration: Duration
    effect: Effect

    def key(self, source: Source) -> tuple[Any, ...] | None:
        """It ends with its first use; nothing is counted."""
        return None

    def do(self, game: Game, source: Source) -> None:
        from dbz_desktop.rules.effects.timing import until_of

        floating.begin(
            game, self, source, until_of(game, self.duration, source), _text(self), once=True
        )


def _wait(
    game: Game,
    line: Triggered | AtMoment | TriggeredAfter,
    source: Source,
    until: floating.Until | None = None,
) -> None:
    """Let a sentence without a time of its own wait: while it is attached, else this combat.

    Outside of combat it waits for the rest of the turn.
    """
    if source.memory.detached:
        # ATK-16: an invisible copy isn't attached, so nothing holds while it is.
        return
    once = isinstance(line, AtMoment)
    if source.memory.attached:
        until, once = floating.Until("attached", card=source.card), False
    if until is None:
        until = floating.Until("combat" if game.state.combat is not None else "turn")
    floating.begin(game, line, source, until, _text(line), once=once)


def _text(effect: Effect) -> str:
    from dbz_desktop.rules.compiler import sentence_text

    return sentence_text(effect)
