"""How effects combine: and, you may, A to B, if, for each (EFF-5).

The nesting of the categories is what gives every sentence exactly one reading: a clause does one
thing; clauses join with "and"; a task may have a stipulation before "to"; "you may" takes a task.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from dbz_desktop.rules.effects.base import Condition, Effect, Source, Steps
from dbz_desktop.wording import phrase

if TYPE_CHECKING:
    from dbz_desktop.rules.game import Game


class Opening(Effect):
    """What can stand before "and you may …"."""


class Task(Opening):
    """What "you may" can allow."""


class Joinable(Task):
    """Clauses, one or more."""


class Clause(Joinable):
    """One thing done."""


class Cost(Clause):
    """A clause that can be a stipulation. It sets `memory.done` to whether it was carried out."""


@phrase(
    "{first} and {second}",
    "~{first} and then {second}",
    "~{first}, and {second}",
    "~{first}, and then {second}",
    "~{first}, {second}",
    "~{first} and {second:@third}",
    "~{first} and then {second:@third}",
)
@dataclass(frozen=True, slots=True)
class Both(Joinable):
    """One thing, then another."""

    first: Joinable
    second: Clause

    def resolve(self, game: Game, source: Source) -> Steps:
        yield from self.first.resolve(game, source)
        yield from self.second.resolve(game, source)

    def possible(self, game: Game, source: Source) -> bool:
        return self.first.possible(game, source) or self.second.possible(game, source)


@phrase("have your opponent {task:@bare}")
@dataclass(frozen=True, slots=True)
class HaveThem(Cost):
    """Make the opponent do something."""

    task: Cost

    def resolve(self, game: Game, source: Source) -> Steps:
        yield from self.task.resolve(game, source)

    def possible(self, game: Game, source: Source) -> bool:
        return True


@phrase("{cost} to {task}")
@dataclass(frozen=True, slots=True)
class ToDo(Task):
    """Do A to do B: without A no B (EFF-5)."""

    rules: ClassVar[str] = "EFF-5"

    cost: Cost
    task: Joinable

    def resolve(self, game: Game, source: Source) -> Steps:
        if not self.cost.possible(game, source):
            source.memory.done = False
            return
        yield from self.cost.resolve(game, source)
        if source.memory.done:
            yield from self.task.resolve(game, source)
            source.memory.done = True

    def possible(self, game: Game, source: Source) -> bool:
        return self.cost.possible(game, source)


@phrase(
    "you may {task}",
    "~when you perform this attack you may {task}",
    "~when you perform this attack, you may {task}",
)
@dataclass(frozen=True, slots=True)
class May(Opening):
    """The player decides; he isn't asked when it can't be done at all."""

    task: Task

    def resolve(self, game: Game, source: Source) -> Steps:
        from dbz_desktop.rules.compiler import sentence_text

        memory = source.memory
        memory.done = False
        if not self.task.possible(game, source):
            memory.declined = True
            return
        prompt = sentence_text(self.task).rstrip(".") + "?"
        if not (yield from game.confirm(source.player, prompt, "EFF-1", source)):
            memory.declined = True
            return
        memory.done = True
        yield from self.task.resolve(game, source)


@phrase("{first} and {second}")
@dataclass(frozen=True, slots=True)
class AndMay(Effect):
    """One thing, and another that the player may leave."""

    first: Opening
    second: May

    def resolve(self, game: Game, source: Source) -> Steps:
        yield from self.first.resolve(game, source)
        yield from self.second.resolve(game, source)


@phrase("if {condition}, {effect}", "~if {condition} {effect}")
@dataclass(frozen=True, slots=True)
class If(Effect):
    """Only if something is so now."""

    rules: ClassVar[str] = "EFF-2"

    condition: Condition
    effect: Effect

    def resolve(self, game: Game, source: Source) -> Steps:
        held = self.condition.holds(game, source)
        if held:
            yield from self.effect.resolve(game, source)
        source.memory.held = held

    def possible(self, game: Game, source: Source) -> bool:
        return self.condition.holds(game, source) and self.effect.possible(game, source)


@phrase("if {condition}, {effect} instead")
@dataclass(frozen=True, slots=True)
class Instead(Effect):
    """In the place of the sentence before, if something is so: then that one doesn't happen."""

    rules: ClassVar[str] = "EFF-2"

    condition: Condition
    effect: Effect

    def resolve(self, game: Game, source: Source) -> Steps:
        if self.condition.holds(game, source):
            yield from self.effect.resolve(game, source)


def _either(game: Game, source: Source, able: Sequence[Effect]) -> Steps:
    """Let the effect's player choose one of the effects that could do anything."""
    from dbz_desktop.rules.compiler import sentence_text
    from dbz_desktop.rules.decisions import Act, Ask, Option

    index = 0
    if len(able) > 1:
        options = tuple(Option(Act.PICK, sentence_text(e), value=i) for i, e in enumerate(able))
        index = yield from game.ask(
            source.player, Ask.CHOOSE_OPTION, "Which of the two?", "EFF-1", options, source
        )
    if able:
        yield from able[index].resolve(game, source)


@phrase("{first} or {second}")
@dataclass(frozen=True, slots=True)
class EitherClause(Task):
    """One of two things, as the player chooses."""

    first: Clause
    second: Clause

    def resolve(self, game: Game, source: Source) -> Steps:
        able = [e for e in (self.first, self.second) if e.possible(game, source)]
        yield from _either(game, source, able)

    def possible(self, game: Game, source: Source) -> bool:
        return self.first.possible(game, source) or self.second.possible(game, source)


@phrase("{first} or {second}")
@dataclass(frozen=True, slots=True)
class EitherMay(Effect):
    """One of two things, or none, as the player chooses."""

    first: May
    second: May

    def resolve(self, game: Game, source: Source) -> Steps:
        able = [e.task for e in (self.first, self.second) if e.task.possible(game, source)]
        source.memory.done = False
        if len(able) < 2:
            yield from (self.first if self.first.task in able else self.second).resolve(
                game, source
            )
            return
        if (yield from game.confirm(source.player, "Do one of the two?", "EFF-1", source)):
            source.memory.done = True
            yield from _either(game, source, able)


@phrase("otherwise, {effect}")
@dataclass(frozen=True, slots=True)
class Otherwise(Effect):
    """What happens where the condition of the sentence before wasn't met."""

    rules: ClassVar[str] = "EFF-2"

    effect: Effect

    def resolve(self, game: Game, source: Source) -> Steps:
        if not source.memory.held:
            yield from self.effect.resolve(game, source)


@phrase("{first} or {second}")
@dataclass(frozen=True, slots=True)
class EitherTask(Task):
    """One of two tasks with stipulations, as the player chooses."""

    first: ToDo
    second: ToDo

    def resolve(self, game: Game, source: Source) -> Steps:
        from dbz_desktop.rules.compiler import sentence_text
        from dbz_desktop.rules.decisions import Act, Ask, Option

        able = [task for task in (self.first, self.second) if task.possible(game, source)]
        index = 0
        if len(able) == 2:
            options = tuple(
                Option(Act.PICK, sentence_text(task), value=i) for i, task in enumerate(able)
            )
            index = yield from game.ask(
                source.player, Ask.CHOOSE_OPTION, "Which of the two?", "EFF-1", options, source
            )
        if able:
            yield from able[index].resolve(game, source)

    def possible(self, game: Game, source: Source) -> bool:
        return self.first.possible(game, source) or self.second.possible(game, source)
