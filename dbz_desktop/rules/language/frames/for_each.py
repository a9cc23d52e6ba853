"""As often as is said, or as there are so many of something: "for each Drill, …" (EFF-7)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from dbz_desktop.rules.kernel.base import Continuous, Effect
from dbz_desktop.rules.kernel.cardtext import every, flat
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.language.deeds.performing import Performs
from dbz_desktop.rules.language.frames.repeating import Repeat
from dbz_desktop.rules.language.frames.statements import Statement
from dbz_desktop.rules.language.happenings.amounts_done import just_done
from dbz_desktop.rules.language.values.joining import Clause, Have, Repeatable
from dbz_desktop.rules.language.values.values import AT_MOST, Counted, InGroups, Number, Value
from dbz_desktop.wording import Spec, phrase

_ALONE: dict[str, Any] = {"most": None, "ahead": False, "plus": 0}
_FIRST: dict[str, Any] = {"most": None, "ahead": True, "plus": 0}
_OFTEN: dict[str, Any] = {"things": None, **_ALONE}


_MORE = "[additional|more|extra] [level|levels|stage|stages|card|cards]"


def _behind() -> Iterator[Spec]:
    """What is done, and behind it for what: in each form of a clause."""
    for form, f in (("", ""), (":@third", "third"), (":@bare", "bare")):
        for each, n in (("for each {things}", {"n": 1}), ("for every {n} {things:pl}", {})):
            said = f"{{effect{form}}} {each}"
            yield said, {**n, **_ALONE}, f
            yield f"{said}, to a maximum of {{most}}", {**n, "ahead": False, "plus": 0}, f
            yield f"~{said}{AT_MOST}", {**n, "ahead": False, "plus": 0}, f
            yield f"{said}, plus {{plus}}", {**n, "ahead": False, "most": None}, f
            yield f"~{said}[,] plus {{plus}} {_MORE}", {**n, "ahead": False, "most": None}, f
            yield f"{said}, plus {{plus}}, to a maximum of {{most}}", {**n, "ahead": False}, f
            if not n:
                yield f"{said}, rounded up", {**_ALONE, "up": True}, f
                yield f"~{said}, rounded down", _ALONE, f
        yield f"{{effect{form}}} twice", {"n": 2, **_OFTEN}, f
        yield f"{{effect{form}}} {{n}} times", _OFTEN, f


@phrase(
    *_behind(),
    ("for each {things}, {effect}", {**_FIRST, "n": 1}),
    ("~for each {things} {effect}", {**_FIRST, "n": 1}),
    ("for every {n} {things:pl}, {effect}", _FIRST),
)
@dataclass(frozen=True, slots=True)
class ForEach(Clause):
    """As often as there are so many of something, or `n` times; asked once if it adds up (EFF-7).

    With `most` no more of it is done than that, and so much more with `plus`. Where the last few
    are no `n`, they count as one if it is rounded `up`. `ahead` words it: then all that follows is
    done, or left, for each.
    """

    rules: ClassVar[str] = "EFF-7"

    effect: Repeatable
    things: Counted | None
    n: int = 1
    most: int | None = None
    ahead: bool = False
    plus: int = 0
    up: bool = False

    def __post_init__(self) -> None:
        effect: Any = self.effect
        if self.up and self.n < 2:
            raise ValueError("of each single one nothing is rounded")
        if self.things is None and (self.n < 2 or isinstance(effect, Repeat)):
            raise ValueError("how often is said of what is done more than once, and once of that")
        done = self.things is not None and just_done(self.things)
        if getattr(effect, "untimed", False) and not done:
            raise ValueError("what holds counts for itself")
        if self.plus:
            self._check_more(effect)
        if self.ahead:
            return
        if not isinstance(effect, Clause):
            raise ValueError("of what is joined the last is so much for each")
        if effect.of_each:
            raise ValueError("of each player they are counted for himself")
        if isinstance(effect, Have) and not effect.named:
            raise ValueError("what your opponent is made to do is counted with that")
        if isinstance(effect, Performs):
            raise ValueError("an attack that is performed tells its damage itself")
        if getattr(effect, "damage", None) is not None:
            raise ValueError("of an attack that is made the damage is counted")
        if isinstance(effect, ForEach):
            raise ValueError("things are counted once")
        if len(getattr(effect, "clauses", ())) > 1:
            raise ValueError("of several things that hold the last one is so much for each")
        if effect.always or effect.always_if:
            raise ValueError("what holds counts for itself")
        if self.most is not None and self.most % _unit(effect):
            raise ValueError("that many can't be reached in these steps")

    def _check_more(self, effect: Any) -> None:
        """Refuse so much more where what is done each time isn't one plain number of it."""
        amounts = [*every(effect, Value)]
        plain = all(isinstance(each, Number) for each in amounts) and len(amounts) < 2
        if not plain or self.ahead or self.things is None or self.plus % _unit(effect):
            raise ValueError("so much more isn't told in these steps")

    @property
    def had(self) -> ForEach:
        """The same as what one may do."""
        return replace(self, effect=getattr(self.effect, "had", self.effect))

    def resolve(self, game: Game, source: Source) -> Steps:
        things, times = self.things, self.n
        if things is not None:
            there, n = things.count(game, source), max(1, self.n)
            times = -(-there // n) if self.up else there // n
        counted = () if things is None else things.found(game, source)
        times += self.plus // _unit(self.effect)
        if self.most is not None:
            times = min(times, self.most // _unit(self.effect))
        yield from self.effect.resolve_often(game, source, times)
        if counted:
            # "Those Allies" are these, where the effect brought up none itself.
            source.memory.earlier = (counted, *source.memory.earlier)

    def possible(self, game: Game, source: Source) -> bool:
        return self.effect.possible(game, source)


def _unit(effect: Effect) -> int:
    """How much an effect does each time."""
    return next((each.n for each in every(effect, Number) if each.n), 1)


_PLAIN: dict[str, Any] = {"most": None, "least": 0, "ahead": False}
_BOUND: dict[str, Any] = {"n": 1, "ahead": False}
_AHEAD: dict[str, Any] = {"most": None, "least": 0, "ahead": True}


@phrase(
    ("{clause} for each {things}", {**_PLAIN, "n": 1}),
    ("{clause} for every {n} {things:pl}", _PLAIN),
    ("{clause} for each {things}, to a maximum of +{most}", {**_BOUND, "least": 0}),
    ("~{clause} for each {things}" + AT_MOST, {**_BOUND, "least": 0}),
    ("{clause} for each {things}, to a minimum of {least}", {**_BOUND, "most": None}),
    ("for each {things}, {clause}", {**_AHEAD, "n": 1}),
    ("for every {n} {things:pl}, {clause}", _AHEAD),
)
@dataclass(frozen=True, slots=True)
class MuchForEach(Continuous):
    """What holds, and is so much for each of some things, or for every few of them (EFF-7).

    Of several things that are said of attacks it is the last one that is so much, unless the things
    to count stand `ahead`.
    """

    clause: Continuous
    things: Counted
    n: int = 1
    most: int | None = None
    ahead: bool = False
    least: int = 0

    def __post_init__(self) -> None:
        if self.n < 1:
            raise ValueError("of none there is always one more")
        if just_done(self.things):
            raise ValueError("what was just done is counted once and for all")
        said = self.clause.says if isinstance(self.clause, Statement) else ()
        if self.ahead and len(said) <= 1:
            object.__setattr__(self, "ahead", False)
        if not self.parts:
            raise ValueError("that isn't so much")

    @property
    def parts(self) -> tuple[Continuous, ...]:
        """The statement with its amount, which is counted each time it is asked for."""
        things = self.things if self.n == 1 else InGroups(self.things, self.n)
        if isinstance(self.clause, Statement):
            return self.clause.for_each(things, self.most, self.least, self.ahead).parts
        if self.most is not None or self.least:
            raise ValueError("of attacks it is said how much that comes to")
        found = (clause.for_each(things) for clause in flat((self.clause,)))
        return tuple(each for each in found if each is not None)

    @property
    def once(self) -> bool:
        return self.clause.once

    @property
    def only_attached(self) -> bool:
        return self.clause.only_attached

    @property
    def rules(self) -> str:
        """The rules that it touches: those of what it says."""
        return getattr(self.clause, "rules", "")

    @property
    def deeds(self) -> tuple[str, ...]:
        """What it does, in the words of "does:"."""
        return getattr(self.clause, "deeds", ())


def statements(clauses: Iterable[Continuous]) -> list[Statement]:
    """What is said of attacks, of all that holds, without how often it counts."""
    said = (each.clause if isinstance(each, MuchForEach) else each for each in clauses)
    return [each for each in said if isinstance(each, Statement)]
