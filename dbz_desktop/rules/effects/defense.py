"""What [defense] cards do: stop, prevent (ATK-3, ATK-4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dbz_desktop.rules import moving
from dbz_desktop.rules.cardtext import Section
from dbz_desktop.rules.effects.base import Effect, Selection, Source, Steps
from dbz_desktop.rules.effects.piles import DiscardFromHand
from dbz_desktop.rules.effects.structure import Clause, EitherTask, May, Task, ToDo
from dbz_desktop.rules.effects.terms import Kind, Whose
from dbz_desktop.rules.events import AttackKind, Why, Zone
from dbz_desktop.wording import phrase

if TYPE_CHECKING:
    from dbz_desktop.rules.game import Game


@phrase("stops a {kind} attack")
@dataclass(frozen=True, slots=True)
class Stops(Clause):
    """Stop the attack that is answered (ATK-4)."""

    kind: Kind

    def resolve(self, game: Game, source: Source) -> Steps:
        from dbz_desktop.rules.attack import stop

        attack = source.attack
        if attack is not None and attack.kind in self.kind.kinds:
            if stop(game, attack, source):
                for effect, own in attack.on_stop:
                    yield from game.settle()
                    yield from effect.resolve(game, own)
                attack.on_stop.clear()


@phrase("stop a {kind} attack")
@dataclass(frozen=True, slots=True)
class Stop(Stops):
    """The same after "to": do A to stop the attack."""


@phrase(
    "discard {first} from your hand to {does} or {second} to {otherwise}",
)
@dataclass(frozen=True, slots=True)
class DiscardEither(Task):
    """Discard one kind of card to do one thing, or another kind to do another (EFF-5)."""

    first: Selection
    does: Clause
    second: Selection
    otherwise: Clause

    def _tasks(self) -> tuple[ToDo, ToDo]:
        return (
            ToDo(DiscardFromHand(self.first), self.does),
            ToDo(DiscardFromHand(self.second), self.otherwise),
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


@phrase("return it to {whose} hand")
@dataclass(frozen=True, slots=True)
class ReturnAttack(Clause):
    """The attack's card goes back to its player's hand, if he owns it (ZON-2)."""

    whose: Whose

    def do(self, game: Game, source: Source) -> None:
        attack, player = source.attack, self.whose.seat(source)
        if attack is None or attack.copy or game.owners[attack.card] != player:
            return
        if game.state.where[attack.card] is Zone.IN_USE:
            moving.move(game, attack.card, Zone.HAND, Why.RETURN, source, "EFF-1")


class _PreventsAll:
    """Marks an attack whose whole damage is prevented."""

    prevents_all = True


@phrase(
    ("prevent all damage from an attack", {"kind": None}), "prevent all damage from a {kind} attack"
)
@dataclass(frozen=True, slots=True)
class PreventAll(Clause):
    """All damage of the attack that is answered is prevented; it isn't stopped."""

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
