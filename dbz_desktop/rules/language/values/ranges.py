"""Comparing: "3 or more", "less than 5", "higher than your opponent's MP's level".

One bound serves every value. Before a noun it has the form "many" ("more than 3 cards"), after
"is" none ("is over 3").
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator
from dataclasses import InitVar, dataclass, replace
from enum import Enum
from typing import Any, ClassVar, cast

from dbz_desktop.rules.kernel.base import Amount
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.nouns.places import Owner
from dbz_desktop.rules.language.nouns.starts import AT_START, QUIET_START, Start
from dbz_desktop.rules.language.nouns.terms import Whose
from dbz_desktop.rules.language.values.personalities import Personality, ThatOne, single
from dbz_desktop.rules.language.values.values import THE_X, Number, Value
from dbz_desktop.wording import Phrase, phrase, words


class Range(Phrase):
    """What a value is compared with."""

    counts: ClassVar[bool] = True

    @property
    def denied(self) -> Range | None:
        """What has all the values that this one hasn't, where it is one range."""
        return None

    def meets(self, value: int, game: Game, source: Source, of: Amount | None = None) -> bool:
        """Whether a value is on the right side; `of` is what was measured."""
        raise TypeError(type(self).__name__)


@words
class Than(Enum):
    """On which side of another value."""

    OVER = "higher than|more than|greater than|above|over"
    UNDER = "lower than|less than|fewer than|below|under"
    AT_LEAST = (
        "at least|greater than or equal to|higher than or equal to"
        "|equal to or (higher|greater|more) than"
    )
    AT_MOST = (
        "at most|less than or equal to|lower than or equal to|equal to or (lower|less|fewer) than"
    )
    EQUAL = "equal to|the same as"

    def compare(self, value: int, other: int) -> bool:
        """Whether a value is on that side of the other one."""
        if self is Than.OVER:
            return value > other
        if self is Than.UNDER:
            return value < other
        if self is Than.AT_LEAST:
            return value >= other
        return value <= other if self is Than.AT_MOST else value == other

    def by(self, much: int, value: int, other: int) -> bool:
        """Whether it is on that side by so much, or by more than that."""
        side = much - 1
        return self.compare(value + (side if self is Than.UNDER else -side), other)


class Bound(Enum):
    """On which side of a number."""

    MORE = "at least"
    LESS = "at most"
    JUST = "exactly"
    OVER = "over"
    UNDER = "under"
    EVEN = "even"
    ODD = "odd"

    def test(self, value: int, n: int) -> bool:
        """Whether a value is on that side of the number."""
        return _TESTS[self](value, n)


_TESTS: dict[Bound, Callable[[int, int], bool]] = {
    Bound.MORE: operator.ge,
    Bound.LESS: operator.le,
    Bound.JUST: operator.eq,
    Bound.OVER: operator.gt,
    Bound.UNDER: operator.lt,
    Bound.EVEN: lambda value, _: value % 2 == 0,
    Bound.ODD: lambda value, _: value % 2 == 1,
}

_SAID = {
    Bound.MORE: (
        "{n} (or more|or higher|or above|or greater)",
        "~(at least|no less than|a minimum of) {n}",
    ),
    Bound.LESS: (
        "{n} (or less|or fewer|or lower|or below)",
        "~(at most|no more than|a maximum of|up to) {n}",
    ),
    Bound.JUST: ("{n}", "~(exactly|equal to) {n}"),
    Bound.OVER: ("over {n}", "~(higher|more|greater) than {n}", "~above {n}"),
    Bound.UNDER: ("under {n}", "~(lower|less|fewer) than {n}", "~below {n}"),
}
_SAID_BEFORE_A_NOUN = {
    **_SAID,
    Bound.JUST: ("exactly {n}", "~only {n}"),
    Bound.OVER: ("more than {n}", "~over {n}"),
    Bound.UNDER: ("less than {n}", "~fewer than {n}"),
}


def _of_stages(template: str) -> Iterator[str]:
    """How it is said of stages: "3 or more stages", "3 stages or more", "stage 3"."""
    quiet = template.replace("~", "")
    yield f"{template} stage(s)"
    yield f"~{quiet} (power stage|power stages)"
    yield f"~{quiet} [power] (stage|stages) above (0|zero)"
    before, number, after = quiet.partition("{n}")
    if after:
        yield f"~{before}{number} [power] stage(s){after}"
        yield f"~{before}{number} [power] stage(s) above 0{after}"
    if not before:
        yield f"~[power] stage {quiet}"


_DENIED: dict[Bound, tuple[Bound, int]] = {
    Bound.MORE: (Bound.LESS, -1),
    Bound.LESS: (Bound.MORE, 1),
    Bound.OVER: (Bound.LESS, 0),
    Bound.UNDER: (Bound.MORE, 0),
    Bound.EVEN: (Bound.ODD, 0),
    Bound.ODD: (Bound.EVEN, 0),
}
_NO_STAGES: dict[str, Any] = {"n": 0, "bound": Bound.JUST}


@phrase(
    *(
        (template, {"bound": bound}, form)
        for form, said in (
            ("", _SAID),
            ("many", _SAID_BEFORE_A_NOUN),
            ("place", _SAID_BEFORE_A_NOUN),
        )
        for bound, templates in said.items()
        for template in templates
    ),
    # Who has 5 of something has them when he has more, too; a stage or a level is just that one.
    ("~{n}", {"bound": Bound.MORE, "bare": True}, "many"),
    ("~{n}", {"bound": Bound.JUST}, "place"),
    ("{n} or {other}", {"bound": Bound.JUST}),
    *(("{n} or {other}", {"bound": Bound.JUST}, form) for form in ("many", "place")),
    *(
        (said, {"bound": bound}, "stages")
        for bound, templates in _SAID.items()
        for template in templates
        for said in _of_stages(template)
    ),
    *(
        (said, {"n": 0, "bound": bound}, form)
        for bound in (Bound.EVEN, Bound.ODD)
        for said, form in (
            (bound.value, ""),
            (f"~an {bound.value} number", ""),
            (f"an {bound.value} number of", "many"),
            (f"an {bound.value} number of stages", "stages"),
        )
    ),
    ("no stages", {"n": 0, "bound": Bound.JUST}, "stages"),
    ("~(0|zero|zero stages [above (0|zero)]|its lowest [power] stage)", _NO_STAGES, "stages"),
    ("~no [more] [power] stages [(left|remaining)]", {"n": 0, "bound": Bound.JUST}, "stages"),
    (
        "~(above|over) {n} [power] stage(s) [above (0|zero)]",
        {"bound": Bound.OVER, "side": True},
        "side",
    ),
    ("~(below|under) {n} [power] stage(s) [above (0|zero)]", {"bound": Bound.UNDER}, "side"),
    # The last one that somebody has is the lowest above 0.
    ("~(its|his|their) last [remaining] [power] stage", {"n": 1, "bound": Bound.JUST}, "stages"),
    ("~(its|his|their) (highest|maximum) [power] stage", {"n": 10, "bound": Bound.JUST}, "stages"),
    ("~[only] {n} [power] stage(s) (left|remaining)", {"bound": Bound.JUST}, "stages"),
)
@dataclass(frozen=True, slots=True)
class Reaches(Range):
    """A number, or what is on one side of it; or any even number, or any odd one.

    A `bare` number before what is counted is reached by more of them as well, as "5 Dragon Balls"
    are there when there are 6; but 1 is said for the only one ("while you control 1 Ally, it …").
    """

    n: int
    bound: Bound
    other: int | None = None
    bare: InitVar[bool] = False
    side: InitVar[bool] = False

    def __post_init__(self, bare: bool, side: bool) -> None:
        if bare and self.n < 2:
            object.__setattr__(self, "bound", Bound.JUST)
        if self.bound is Bound.OVER and not self.n and side:
            raise ValueError("what is above 0 is at any stage")
        if self.bound is Bound.UNDER and self.n == 1:
            object.__setattr__(self, "n", 0)
            object.__setattr__(self, "bound", Bound.JUST)
        if self.bound is Bound.UNDER and not self.n:
            raise ValueError("less than none there never is")
        if self.bound in (Bound.EVEN, Bound.ODD) and (self.n or self.other is not None):
            raise ValueError("it isn't told from a number whether one is even")

    @property
    def denied(self) -> Range | None:
        bound, step = _DENIED.get(self.bound, (None, 0))
        n = self.n + step
        if bound is None or self.other is not None or n < (2 if bound is Bound.UNDER else 0):
            return None
        return NONE if (n, bound) == (0, Bound.LESS) else Reaches(n, bound)

    def meets(self, value: int, game: Game, source: Source, of: Amount | None = None) -> bool:
        return self.bound.test(value, self.n) or value == self.other


@phrase(
    ("a", {"there": True}, "many"),
    ("~any", {"there": True}, "many"),
    ("no", {"there": False}, "many"),
)
@dataclass(frozen=True, slots=True)
class AnyOrNo(Range):
    """At least one, or none: "a Drill", "no Drills"."""

    there: bool

    @property
    def denied(self) -> Range | None:
        return NONE if self.there else ANY

    def meets(self, value: int, game: Game, source: Source, of: Amount | None = None) -> bool:
        return (value > 0) is self.there


ANY, NONE = AnyOrNo(True), AnyOrNo(False)


_NO_AMOUNT: dict[str, Any] = {"amount": None}
_OF_WHOM: tuple[tuple[str, dict[str, Any]], ...] = (
    ("{amount}", {"whose": None}),
    ("yours", {**_NO_AMOUNT, "whose": Whose.YOUR}),
    ("you", {**_NO_AMOUNT, "whose": Whose.YOUR}),
    ("{whose}", _NO_AMOUNT),
    ("{whose} MP", _NO_AMOUNT),
    ("{whose} MP's", _NO_AMOUNT),
    ("(your opponent|him|he has)", {**_NO_AMOUNT, "whose": Whose.OPPONENT}),
    ("you have", {**_NO_AMOUNT, "whose": Whose.YOUR}),
    ("{who}", {**_NO_AMOUNT, "whose": None}),
    ("{who:@of}", {**_NO_AMOUNT, "whose": None}),
)
"""Than whose the measure is, where the measure was said before: "a higher level than …"."""


_OF_ITSELF: dict[str, Any] = {"amount": None, "whose": None, "who": None}


@phrase(
    (f"~{{than}} it was {QUIET_START}", _OF_ITSELF),
    *(
        (f"{by}{{than}} {other}", pinned)
        for by in ("", "at least {by} ", "~{by} ", "~{by} or more [levels|stages] ")
        for other, pinned in (
            ("{amount}", {"whose": None}),
            ("yours", {"amount": None, "whose": Whose.YOUR}),
            ("{whose}", {"amount": None}),
            ("{who:@of}", {"amount": None, "whose": None}),
            ("his opponent's", {**_OF_ITSELF, "rival": True}),
            (f"it was {AT_START}", _OF_ITSELF),
        )
    ),
    ("~{than} {whose} MP", _NO_AMOUNT),
    ("~{than} {whose} MP's", _NO_AMOUNT),
    ("~{than} that of {whose} MP", _NO_AMOUNT),
    ("~{than} that of your opponent", {**_NO_AMOUNT, "whose": Whose.OPPONENT}),
    ("~{than} that of {who}", {**_NO_AMOUNT, "whose": None}),
    *(
        (f"{than} {other}", {"than": side, **pinned}, form)
        for form, side, than in (
            ("higher", Than.OVER, "than"),
            ("lower", Than.UNDER, "than"),
            ("same", Than.EQUAL, "as"),
        )
        for other, pinned in _OF_WHOM
    ),
)
@dataclass(frozen=True, slots=True)
class Against(Range):
    """On a side of another value, or of the same of the other: "higher than your opponent's".

    Higher or lower `by` so much, or by more than that.
    """

    than: Than
    amount: Value | None = None
    whose: Whose | None = None
    who: Personality | None = None
    rival: bool = False
    """Whether it is that of the other player than whose is measured."""
    by: int = 1
    since: Start | None = None
    """At the start of which time it was that itself."""

    def __post_init__(self) -> None:
        if self.by < 1 or (self.by > 1 and self.than not in (Than.OVER, Than.UNDER)):
            raise ValueError("by so much is only higher or lower")
        if isinstance(self.amount, Number) or self.amount == THE_X:
            raise ValueError("a number is said more shortly")
        if self.who is not None:
            if not isinstance(self.who, ThatOne):
                raise ValueError("a player's is said of the player")
            single(self.who)

    def meets(self, value: int, game: Game, source: Source, of: Amount | None = None) -> bool:
        other: Any = self.amount
        if self.who is not None and of is not None:
            other = replace(cast(Any, of), who=self.who)
        elif self.since is not None:
            other = replace(cast(Any, of), since=self.since)
        elif self.rival:
            mine = Whose.OPPONENT if _owner(of) in (Whose.YOUR, Owner.YOUR) else Whose.YOUR
            other = _with_owner(of, mine)
        elif self.whose is not None:
            other = _with_owner(of, self.whose)
        assert isinstance(other, Amount)
        return self.than.by(self.by, value, other.value(game, source))


AHEAD = (
    ("first", Against(Than.OVER, whose=Whose.OPPONENT)),
    ("last", Against(Than.UNDER, whose=Whose.OPPONENT)),
    ("higher", Against(Than.OVER, rival=True)),
    ("lower", Against(Than.UNDER, rival=True)),
)
"""Who is ahead, or behind, where it isn't said of whom: of the other player."""


def _with_owner(of: Any, whose: Whose) -> Any:
    """The same thing of another player's, who has but one of it."""
    if not hasattr(of, "whose"):
        one = {"each": False} if getattr(of, "each", False) else {}
        return replace(of, who=_with_owner(of.who, whose), **one)
    owner = Owner.THAT_PLAYER if whose is Whose.THAT else Owner[whose.name]
    return replace(of, whose=whose if isinstance(of.whose, Whose) else owner)


def _owner(of: Any) -> Any:
    """Whose it is that is measured."""
    return of.whose if hasattr(of, "whose") else _owner(of.who)


def has_owner(of: Any) -> bool:
    """Whether what is measured is somebody's, so that it can be the other player's too."""
    return hasattr(of, "whose") or (hasattr(of, "who") and has_owner(of.who))
