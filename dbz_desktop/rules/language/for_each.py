"""As often as there are so many of something: "for each Drill you control, …" (EFF-7)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from dbz_desktop.rules.kernel.base import Effect
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.language.joining import Clause, Have, Repeatable
from dbz_desktop.rules.language.performing import Performs
from dbz_desktop.rules.language.values import AT_MOST, Counted, Number
from dbz_desktop.wording import phrase


def _often(
    game: Game, source: Source, things: Counted, n: int, effect: Effect, most: int | None = None
) -> Steps:
    times = things.count(game, source) // max(1, n)
    if most is not None:
        times = min(times, most // _unit(effect))
    yield from effect.resolve_often(game, source, times)


def _unit(effect: Effect) -> int:
    """How much an effect does each time."""
    return next((each.n for each in every(effect, Number) if each.n), 1)


@phrase(
    ("for each {things}, {effect}", {"n": 1}),
    ("~for each {things} {effect}", {"n": 1}),
    "for every {n} {things:pl}, {effect}",
)
@dataclass(frozen=True, slots=True)
class ForEach(Effect):
    """As often as there are so many of something; asked once where it adds up (EFF-7)."""

    rules: ClassVar[str] = "EFF-7"

    things: Counted
    effect: Repeatable
    n: int = 1

    def __post_init__(self) -> None:
        if getattr(self.effect, "untimed", False):
            raise ValueError("what holds counts for itself")

    def resolve(self, game: Game, source: Source) -> Steps:
        yield from _often(game, source, self.things, self.n, self.effect)

    def possible(self, game: Game, source: Source) -> bool:
        return self.effect.possible(game, source)


@phrase(
    ("{effect} for each {things}", {"n": 1, "most": None}),
    ("{effect} for every {n} {things:pl}", {"most": None}),
    ("{effect} for each {things}, to a maximum of {most}", {"n": 1}),
    "{effect} for every {n} {things:pl}, to a maximum of {most}",
    *(
        (f"~{{effect{form}}} {each}{AT_MOST}", n, f)
        for form, f in (("", ""), (":@third", "third"), (":@bare", "bare"))
        for each, n in (("for each {things}", {"n": 1}), ("for every {n} {things:pl}", {}))
    ),
    ("{effect:@third} for each {things}", {"n": 1, "most": None}, "third"),
    ("{effect:@bare} for each {things}", {"n": 1, "most": None}, "bare"),
    ("{effect:@third} for every {n} {things:pl}", {"most": None}, "third"),
    ("{effect:@bare} for every {n} {things:pl}", {"most": None}, "bare"),
    ("{effect:@third} for each {things}, to a maximum of {most}", {"n": 1}, "third"),
    ("{effect:@bare} for each {things}, to a maximum of {most}", {"n": 1}, "bare"),
    ("{effect:@third} for every {n} {things:pl}, to a maximum of {most}", {}, "third"),
    ("{effect:@bare} for every {n} {things:pl}, to a maximum of {most}", {}, "bare"),
)
@dataclass(frozen=True, slots=True)
class DoneForEach(Clause):
    """The same, said after what is done; with `most` no more of it than that."""

    rules: ClassVar[str] = "EFF-7"

    effect: Clause
    things: Counted
    n: int = 1
    most: int | None = None

    def __post_init__(self) -> None:
        if self.effect.of_each:
            raise ValueError("of each player they are counted for himself")
        if isinstance(self.effect, Have) and not self.effect.named:
            raise ValueError("what your opponent is made to do is counted with that")
        if isinstance(self.effect, Performs):
            raise ValueError("an attack that is performed tells its damage itself")
        if getattr(self.effect, "damage", None) is not None:
            raise ValueError("of an attack that is made the damage is counted")
        if isinstance(self.effect, DoneForEach):
            raise ValueError("things are counted once")
        if getattr(self.effect, "damage", None) is not None:
            raise ValueError("so much damage for each is said of the damage of that attack")
        if len(getattr(self.effect, "clauses", ())) > 1:
            raise ValueError("of several things that hold the last one is so much for each")
        if self.effect.always or self.effect.always_if or self.effect.untimed:
            raise ValueError("what holds counts for itself")
        if self.most is not None and self.most % _unit(self.effect):
            raise ValueError("that many can't be reached in these steps")

    @property
    def had(self) -> DoneForEach:
        """The same as what one may do."""
        return replace(self, effect=getattr(self.effect, "had", self.effect))

    def resolve(self, game: Game, source: Source) -> Steps:
        yield from _often(game, source, self.things, self.n, self.effect, self.most)

    def possible(self, game: Game, source: Source) -> bool:
        return self.effect.possible(game, source)
