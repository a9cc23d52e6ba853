"""What is done only if something is so, or otherwise (EFF-2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from dbz_desktop.rules.kernel import floating
from dbz_desktop.rules.kernel.base import Condition, Effect
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.language.choices import Allowed
from dbz_desktop.rules.language.joining import Opening
from dbz_desktop.wording import phrase


@phrase(
    ("if {condition}, {effect}", {"so": True, "instead": False}),
    ("unless {condition}, {effect}", {"so": False, "instead": False}),
    ("if {condition}, {effect} instead", {"so": True, "instead": True}),
    ("~if {condition}, instead {effect}", {"so": True, "instead": True}),
)
@dataclass(frozen=True, slots=True)
class If(Effect):
    """Only if something is so now, or if it is not.

    With `instead` it is in the place of the sentence before: then that one doesn't happen.
    """

    rules: ClassVar[str] = "EFF-2"

    condition: Condition
    effect: Effect
    so: bool = True
    instead: bool = False

    def __post_init__(self) -> None:
        done = (self.effect, getattr(self.effect, "task", None))
        if self.instead and any(getattr(each, "chosen", False) for each in done):
            raise ValueError('"instead" belongs to what is chosen for the attack')

    @property
    def depends(self) -> bool:  # type: ignore[override]
        """Whether it does nothing unless what stands before it was done (EFF-5)."""
        return not self.instead or (self.so and self.condition.looks_at_text)

    @property
    def asks_first(self) -> bool:
        return self.effect.asks_first and not self.instead

    def takes_place(self, game: Game, source: Source) -> bool:
        if not self.instead or self.effect.after_use:
            return False
        return self.condition.holds(game, source)

    def repeats(self, line: Any) -> bool:
        return self.instead and type(self.effect) is type(line)

    def was_left(self, source: Source) -> bool:
        return not source.memory.done and self.condition.asks_if_done

    def resolve(self, game: Game, source: Source) -> Steps:
        held = self.condition.holds(game, source) is self.so
        before = source.memory.lasting
        if held and self.instead and isinstance(self.effect, Allowed):
            yield from self._as_one_likes(game, source)
        elif held:
            yield from self.effect.resolve(game, source)
        elif isinstance(self.effect, Allowed) and not self.instead:
            # What one may not do now isn't done: "if you do" after it speaks of that (EFF-5).
            source.memory.done = False
        if not self.instead:
            source.memory.held = held
        elif held:
            # Where it came to be so by the sentence before, what that one left in force is over.
            for each in game.state.floating:
                if each.ident in before:
                    floating.end(game, each)

    def _as_one_likes(self, game: Game, source: Source) -> Steps:
        """ "You may … instead": who leaves it does what it would have taken the place of."""
        memory = source.memory
        earlier, memory.declined = memory.declined, False
        yield from self.effect.resolve(game, source)
        if memory.declined and memory.previous is not None:
            yield from memory.previous.resolve(game, source)
        memory.declined = memory.declined or earlier

    def possible(self, game: Game, source: Source) -> bool:
        if self.instead:
            return True
        held = self.condition.holds(game, source) is self.so
        return held and self.effect.possible(game, source)


@dataclass(frozen=True, slots=True)
class Denied(Condition):
    """Something is not so: what "otherwise" goes by. Never printed."""

    condition: Condition

    def holds(self, game: Game, source: Source) -> bool:
        return not self.condition.holds(game, source)


@phrase(
    ("{effect} if {condition}", {"so": True}),
    ("{effect} unless {condition}", {"so": False}),
)
@dataclass(frozen=True, slots=True)
class IfAfter(Effect):
    """The same, said after what is done."""

    rules: ClassVar[str] = "EFF-2"

    effect: Opening
    condition: Condition
    so: bool = True

    def __post_init__(self) -> None:
        if self.effect.always:
            raise ValueError("of what holds while a card is attached, that is a part")

    def resolve(self, game: Game, source: Source) -> Steps:
        yield from If(self.condition, self.effect, self.so).resolve(game, source)

    def possible(self, game: Game, source: Source) -> bool:
        return If(self.condition, self.effect, self.so).possible(game, source)


@phrase("otherwise, {effect}")
@dataclass(frozen=True, slots=True)
class Otherwise(Effect):
    """What happens where the condition of the sentence before wasn't met."""

    rules: ClassVar[str] = "EFF-2"

    effect: Effect

    def was_left(self, source: Source) -> bool:
        return source.memory.held

    def resolve(self, game: Game, source: Source) -> Steps:
        if not source.memory.held:
            yield from self.effect.resolve(game, source)
