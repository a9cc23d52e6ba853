"""What [defense] cards do: stop, prevent (ATK-3, ATK-4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from dbz_desktop.rules.cardtext import Section
from dbz_desktop.rules.effects.base import Effect, Source, Steps
from dbz_desktop.rules.effects.terms import Kind
from dbz_desktop.rules.events import AttackKind
from dbz_desktop.rules.language.handling import Discard
from dbz_desktop.rules.language.joining import Clause, EitherTask, May, Task, ToDo
from dbz_desktop.rules.language.nouns import Some
from dbz_desktop.wording import phrase

if TYPE_CHECKING:
    from dbz_desktop.rules.game import Game


@phrase("stops a {kind} attack")
@dataclass(frozen=True, slots=True)
class Stops(Clause):
    """Stop the attack that is answered (ATK-4)."""

    rules: ClassVar[str] = "ATK-4"

    kind: Kind

    def do(self, game: Game, source: Source) -> None:
        from dbz_desktop.rules.attack import stop

        attack = source.attack
        if attack is not None and attack.kind in self.kind.kinds:
            stop(game, attack, source)


@phrase("stop a {kind} attack")
@dataclass(frozen=True, slots=True)
class Stop(Stops):
    """The same after "to": do A to stop the attack."""

    rules: ClassVar[str] = "ATK-4"


@phrase(
    "discard {first} to {does} or {second} to {otherwise}",
)
@dataclass(frozen=True, slots=True)
class DiscardEither(Task):
    """Discard one kind of card to do one thing, or another kind to do another (EFF-5)."""

    rules: ClassVar[str] = "EFF-5"

    first: Some
    does: Clause
    second: Some
    otherwise: Clause

    def _tasks(self) -> tuple[ToDo, ToDo]:
        return (
            ToDo(Discard(self.first), self.does),
            ToDo(Discard(self.second), self.otherwise),
        )

    def _useful(self, game: Game, source: Source) -> list[ToDo]:
        able = [task for task in self._tasks() if task.possible(game, source)]
        attack = source.attack
        if attack is None:
            return able
        fitting = [
            task
            for task in able
            if not isinstance(task.task, Stops) or attack.kind in task.task.kind.kinds
        ]
        return fitting

    def resolve(self, game: Game, source: Source) -> Steps:
        able = self._useful(game, source)
        if len(able) == 2:
            yield from EitherTask(*self._tasks()).resolve(game, source)
        elif able:
            yield from able[0].resolve(game, source)

    def possible(self, game: Game, source: Source) -> bool:
        return bool(self._useful(game, source))


class _PreventsAll:
    """Marks an attack whose whole damage is prevented."""

    prevents_all = True


@phrase(
    ("prevent all damage from an attack", {"kind": None}), "prevent all damage from a {kind} attack"
)
@dataclass(frozen=True, slots=True)
class PreventAll(Clause):
    """All damage of the attack that is answered is prevented; it isn't stopped."""

    rules: ClassVar[str] = "ATK-7"

    kind: Kind | None = None

    def do(self, game: Game, source: Source) -> None:
        if source.attack is not None:
            source.attack.bound.append((_PreventsAll(), source))


def stopped_kinds(game: Game, section: Section, source: Source) -> frozenset[AttackKind] | None:
    """Which kinds of attack a [defense] section answers; None when it answers any.

    A stipulation that can't be met gives the empty set.
    """
    first = section.sentences[0].line if section.sentences else None
    return _kinds(game, first, source)


def _kinds(game: Game, effect: Effect | None, source: Source) -> frozenset[AttackKind] | None:
    if isinstance(effect, Stops):
        return effect.kind.kinds
    if isinstance(effect, PreventAll) and effect.kind is not None:
        return effect.kind.kinds
    if isinstance(effect, May):
        if isinstance(effect.task, ToDo | DiscardEither) and not effect.task.possible(game, source):
            return frozenset()
        return _kinds(game, effect.task, source)
    if isinstance(effect, ToDo):
        if isinstance(effect.task, PreventAll) and not effect.possible(game, source):
            return frozenset()
        return _kinds(game, effect.task, source)
    return None
