"""What can be said of attacks: what they cost, their base damage, and where their cards go.

See :mod:`.predicates`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, ClassVar

from dbz_desktop.rules.kernel.base import Amount
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.matters import Matter
from dbz_desktop.rules.language.attacks.damages_told import DamageSaid
from dbz_desktop.rules.language.attacks.predicates import Says
from dbz_desktop.rules.language.happenings.amounts_done import AmountDone
from dbz_desktop.rules.language.happenings.sums import Times
from dbz_desktop.rules.language.nouns.terms import Unit
from dbz_desktop.rules.language.values.values import Counted, Number
from dbz_desktop.wording import Spec, phrase, words


class Way(Enum):
    """How a number changes what an attack costs."""

    MORE = "more"
    LESS = "less"
    EXACTLY = "exactly"
    LEAST = "at least"
    MOST = "at most"
    TWICE = "twice"
    HALF = "half"


def _of_the_cost() -> Iterator[Spec]:
    """The same as what is done to the cost, and in another order; it is only read."""
    for way, times, done in (
        (Way.TWICE, "(twice|double)", "doubled"),
        (Way.HALF, "half", "halved"),
    ):
        told: dict[str, Any] = {"way": way, "amount": None}
        yield f"~costs(cost) {times} (as much|as many) [to perform]", told
        yield f"~costs(cost) {times} (its|their) [stage] (cost|costs) [to perform]", told
        yield f"~has(have) (its|their) [stage] (cost|costs) {done}", told
        yield f"~is {done}", told, "cost"
    yield "~costs(cost) double [to perform]", {"way": Way.TWICE, "amount": None}
    for way, done in (
        (Way.MORE, "(increased|raised) by"),
        (Way.LESS, "(reduced|decreased|lowered) by"),
        (Way.EXACTLY, "(reduced|increased|changed|set) to"),
    ):
        for rest, pinned in (("", {"least": 0}), (", to a minimum of {least}", {})):
            if way is Way.LESS or not rest:
                told = {**pinned, "way": way}
                n = f"{done} {{amount}} [stage|stages]{rest}"
                yield f"~has(have) (its|their) [stage] (cost|costs) {n}", told
                yield f"~is {n}", told, "cost"
                if way is not Way.EXACTLY:
                    form = "cost_up" if way is Way.MORE else "cost_down"
                    yield f"~by {{amount}} [stage|stages]{rest}", told, form
    yield "~costs(cost) {amount} stage(s) more [to perform]", {"way": Way.MORE}
    yield "~costs(cost) {amount} stage(s) (less|fewer) [to perform]", {"way": Way.LESS}
    yield "~is [only|exactly] {amount} stage(s)", {"way": Way.EXACTLY}, "cost"
    # Of who performs them: what he pays.
    yield "~{amount} (additional|more|extra) stage(s)", {"way": Way.MORE}, "paid"
    yield "~an (additional|extra) stage", {"way": Way.MORE, "amount": Number(1)}, "paid"
    yield "~{amount} (less|fewer) stage(s)", {"way": Way.LESS}, "paid"
    for way, less, below, least in (
        (Way.LEAST, "(less|fewer)", "(reduced|lowered|decreased) below", "(at least|a minimum of)"),
        (Way.MOST, "more", "(increased|raised) above", "(at most|a maximum of)"),
    ):
        told, n = {"way": way}, "{amount} [stage|stages]"
        yield f"cannot cost {less.strip('()').split('|')[0]} than {{amount:@brief}} stage(s)", told
        yield f"~(cannot|can never|may not) cost {less} than {n} [to perform]", told
        yield f"~costs(cost) {least} {n} [to perform]", told
        yield f"~cannot be {below} {n}", told, "cost"
        yield f"~cannot be {less} than {n}", told, "cost"
        yield f"~cannot have (its|their) [stage] (cost|costs) {below} {n}", told


@phrase(
    ("costs(cost) +{amount} stage(s) to perform", {"way": Way.MORE}),
    ("costs(cost) -{amount} stage(s) to perform", {"way": Way.LESS}),
    ("costs(cost) exactly {amount} stage(s) to perform", {"way": Way.EXACTLY}),
    ("costs(cost) twice as many stages to perform", {"way": Way.TWICE, "amount": None}),
    ("~costs(cost) (twice|double) as many stages", {"way": Way.TWICE, "amount": None}),
    ("costs(cost) half as many stages to perform", {"way": Way.HALF, "amount": None}),
    ("~costs(cost) half as many stages", {"way": Way.HALF, "amount": None}),
    ("costs(cost) -{amount} stage(s) to perform, to a minimum of {least}", {"way": Way.LESS}),
    ("~costs(cost) -{amount} [stage(s)] [to perform], to a minimum of {least}", {"way": Way.LESS}),
    (
        "~costs(cost) {amount} (less|fewer) stage(s) [to perform], to a minimum of {least}",
        {"way": Way.LESS},
    ),
    ("~costs(cost) +{amount} [stage(s)] [to perform]", {"way": Way.MORE}),
    ("~costs(cost) -{amount} [stage(s)] [to perform]", {"way": Way.LESS}),
    ("~costs(cost) [an] additional {amount} stage(s) [to perform]", {"way": Way.MORE}),
    ("~costs(cost) {amount} (more|additional) [stage(s)] [to perform]", {"way": Way.MORE}),
    ("~costs(cost) an additional stage [to perform]", {"amount": Number(1), "way": Way.MORE}),
    ("~costs(cost) {amount} (less|fewer) [stage(s)] [to perform]", {"way": Way.LESS}),
    ("~costs(cost) [only|exactly] {amount} stage(s) [to perform]", {"way": Way.EXACTLY}),
    *_of_the_cost(),
)
@dataclass(frozen=True, slots=True)
class Costs(Says):
    """They cost more or less, or exactly so much whatever is printed (ATK-2).

    Or twice or half of what is printed, rounded up; or nothing else makes them cost less than so
    much, or more.
    """

    rules: ClassVar[str] = "ATK-2"
    matter: ClassVar[Matter | None] = Matter.COST

    amount: Amount | None
    way: Way
    least: int = 0
    times: Counted | None = None
    """Of what it is so much for each one; that is said behind it (see `MuchForEach`)."""

    def __post_init__(self) -> None:
        if self.bounds is not None and self.times is not None:
            raise ValueError("how little or how much they cost is one number")
        if (self.amount is None) is not (self.way in _TIMES) or (self.times and not self.amount):
            raise ValueError("how much more or less, or how often as much?")
        if self.exactly and self.amount == Number(0):
            raise ValueError("what costs nothing is said so")
        if self.way is Way.EXACTLY and isinstance(self.amount, Times):
            if self.amount.amount == AmountDone():
                raise ValueError("twice as many as an attack costs else is said without a number")

    @property
    def bounds(self) -> Callable[[int, int], int] | None:
        """How what they cost is kept within `much`, where that is all it does."""
        return {Way.LEAST: max, Way.MOST: min}.get(self.way)

    @property
    def exactly(self) -> bool:
        """Whether `much` takes the place of what is printed."""
        return self.way is Way.EXACTLY or self.way in _TIMES

    def much(self, game: Game, source: Source, printed: int = 0) -> int:
        """How much, for each of the things; or so often of what is `printed`."""
        if self.amount is None:
            return 2 * printed if self.way is Way.TWICE else (printed + 1) // 2
        n = self.amount.value(game, source)
        return n if self.times is None else n * self.times.count(game, source)

    def shift(self, game: Game, source: Source) -> int:
        """The change of what they cost otherwise, with its sign."""
        much = self.much(game, source)
        return much if self.way is Way.MORE else -much

    @property
    def does(self) -> tuple[str, ...]:
        return ("tax" if self.way in (Way.MORE, Way.LEAST, Way.TWICE) else "cheapen",)


_TIMES = (Way.TWICE, Way.HALF)
_IS_BASE: dict[str, Any] = {"way": Way.EXACTLY}
_AS_ANOTHER: dict[str, Any] = {"way": Way.EXACTLY, "amount": None, "unit": None}


def _of_the_base() -> Iterator[Spec]:
    """The base damage, and what is done to it; all but one is only read."""
    for way, done in (
        (Way.MORE, "(increased|raised) by {amount} {unit} [of damage]"),
        (Way.LESS, "(reduced|decreased|lowered) by {amount} {unit} [of damage]"),
        (Way.EXACTLY, "(changed|increased|reduced) to {amount} {unit} [of damage]"),
    ):
        told = {"way": way}
        yield f"~has(have) (its|their) base damage {done}", told
        yield f"~is {done}", told, "base"
    # Where all of it is said anew, what is changed is the base of it (ATK-5).
    yield "is changed to {amount} {unit:s}", _IS_BASE, "damage"
    yield "~(is changed to|becomes) {amount} {unit} [of damage] [instead]", _IS_BASE, "damage"
    for usual in ("", " of (its|their) (normal|printed|base|usual) damage"):
        yield f"~deals(deal) {{amount}} {{unit}} of damage instead{usual}", _IS_BASE


@phrase(
    ("has(have) a base damage of {amount:@brief} {unit:s} instead", _IS_BASE),
    ("has(have) a base damage of {unit:pl} equal to {amount} instead", _IS_BASE),
    ("is {amount:@brief} {unit:s} instead", _IS_BASE, "base"),
    ("is {unit:pl} equal to {amount} instead", _IS_BASE, "base"),
    ("~has(have) a base damage of {amount} {unit:s} instead", _IS_BASE),
    ("~is {amount} {unit:s} instead", _IS_BASE, "base"),
    ("~is {amount} instead", {**_IS_BASE, "unit": Unit.STAGE}, "base"),
    ("~is [considered|now] [to be] {amount} {unit} [of damage]", _IS_BASE, "base"),
    ("~has(have) a base damage of {amount} {unit} [of damage]", _IS_BASE),
    ("deals(deal) {amount} more {unit:s} of base damage", {"way": Way.MORE}),
    ("deals(deal) {amount} less {unit:s} of base damage", {"way": Way.LESS}),
    *_of_the_base(),
    ("deals(deal) the same damage as {said:@same}", _AS_ANOTHER),
    *(
        (f"~{deals} {same}", _AS_ANOTHER)
        for deals in ("deals(deal)", "has(have)")
        for same in (
            "[the] same [base|total] [amount of] damage as {said:@same} [did|does|has|dealt]",
            "[the] same [base|total] [amount of] damage (as|that) {said:@same} would have [dealt]",
            "[a] [base] damage equal to {said:@same}",
            "[a] [base] damage equal to {said}",
        )
    ),
    ("~is (equal to|the same as) {said}", _AS_ANOTHER, "base"),
)
@dataclass(frozen=True, slots=True)
class BaseIs(Says):
    """Another number in the place of the printed damage; modifiers come on top (ATK-8).

    Or that of another attack, in both units, as it is `said`; of one that a text answers as it is
    when that is said. Or what is printed is so much more, or less; that is no modifier.
    """

    rules: ClassVar[str] = "ATK-8"
    matter: ClassVar[Matter | None] = Matter.BASE
    of_whole: ClassVar[bool] = True

    amount: Amount | None
    unit: Unit | None
    way: Way = Way.EXACTLY
    said: DamageSaid | None = None
    # How much that was.
    known: tuple[int, int] | None = None

    def check(self, attacks: Any) -> None:
        said = self.said
        if said is not None and said.unit is not None:
            raise ValueError("of one unit it is said how many")
        if said is not None and attacks is None and not said.of_other:
            raise ValueError("what it deals itself, it deals anyway")

    def now(self, game: Game, source: Source) -> BaseIs:
        if self.said is None or self.said.last is not None:
            return self
        return replace(self, known=self.said.in_units(game, source))

    @property
    def replaces(self) -> bool:
        """Whether it takes the place of what is printed."""
        return self.way is Way.EXACTLY

    def terms(self, game: Game, source: Source) -> list[tuple[int, str]]:
        """How much base damage it is, or by how much it changes, and of which unit."""
        if self.said is not None:
            both = self.known or self.said.in_units(game, source)
            return [(n, unit.label) for n, unit in zip(both, Unit, strict=True)]
        assert self.amount is not None and self.unit is not None
        n = self.amount.value(game, source)
        return [(-n if self.way is Way.LESS else n, self.unit.label)]

    @property
    def does(self) -> tuple[str, ...]:
        return () if self.replaces else ("weaken" if self.way is Way.LESS else "boost",)


def paid(more: dict[str, Any]) -> Iterator[Spec]:
    """The cost of attacks as what somebody pays to perform them; it is only read."""
    for pays, form in (
        ("you pay", "against_him"),
        ("(your opponent|he) pays", "against_you"),
        ("(each player pays|players pay|both players pay|all players pay)", "against_all"),
    ):
        perform = "(to perform|for) [his|their]"
        yield f"~{pays} {{says:and:@paid}} {perform} {{attacks:@{form}}}", more


A_SECOND_TIME = "(a second time|again|one more time|another time|an additional time|1 more time)"
_AS_OFTEN = {
    1: A_SECOND_TIME,
    2: "(a second and third time|two more times)",
    3: "a second, third, and fourth time",
}


def used_again(is_used: str, **fixed: Any) -> Iterator[Spec]:
    """The ways to say how often a card is used again that stays in play, as templates."""
    for when in ("", " [during] (this|that) (combat|turn)"):
        for n, time in _AS_OFTEN.items():
            yield f"{is_used} {time}{when}", {**fixed, "n": n}
        yield f"{is_used} {{n}} (more|additional) times{when}", fixed


_ITS_OWNERS = "(its owner's|their owners'|his|your opponent's)"


@words
class Fate(Enum):
    """Where a card goes after its use, instead of the discard pile."""

    TOP = "placed on top of your Life Deck"
    BOTTOM = "placed at the bottom of your Life Deck"
    SHUFFLED = "shuffled into your Life Deck"
    BANISHED = "banished"
    DISCARDED = "discarded"
    HAND = "placed into your hand|returned to your hand"
    REJUVENATED = "Rejuvenated"
    ITS_TOP = f"placed on top of {_ITS_OWNERS} Life Deck"
    ITS_BOTTOM = f"placed at the bottom of {_ITS_OWNERS} Life Deck"
    ITS_SHUFFLED = f"shuffled into {_ITS_OWNERS} Life Deck"
    ITS_HAND = f"placed into {_ITS_OWNERS} hand|returned to {_ITS_OWNERS} hand"

    @property
    def code(self) -> int:
        """How `putaway.AFTER_USE` calls it: a card goes to its owner's zones in any case."""
        return list(Fate).index(Fate[self.name.removeprefix("ITS_")]) + 1


_GOES: dict[str, Any] = {"n": 0}
_STAYS: dict[str, Any] = {"fate": None}


@phrase(
    ("is(are) {fate} after use", _GOES),
    ("be {fate} after use", _GOES, "had"),
    ("~is(are) {fate} [after use][,] instead of [being] (discarded|banished)", _GOES),
    ("~is(are) {fate} instead of (discarded|banished) after use", _GOES),
    ("stays(stay) in play to be used a second time", {**_STAYS, "n": 1}),
    ("stays(stay) in play to be used a second and third time", {**_STAYS, "n": 2}),
    ("stays(stay) in play to be used {n} more times", _STAYS),
    *used_again("~(stays(stay)|remains(remain)) in play to be used", **_STAYS),
    *(
        (f"~(may|can) be (performed|used|played) {often}", {**_STAYS, "n": n})
        for n, often in (*_AS_OFTEN.items(), (1, "twice"))
    ),
)
@dataclass(frozen=True, slots=True)
class AfterUse(Says):
    """Where their cards go after use (ATK-1), or for how many more uses they stay (ATK-15)."""

    alters: ClassVar[bool] = False

    fate: Fate | None
    n: int = 0

    @property
    def matter(self) -> Matter:  # type: ignore[override]
        """What it tells the rules."""
        return Matter.AFTER_USE if self.stays is None else Matter.REMAINS

    @property
    def stays(self) -> int | None:
        """For how many more uses they stay, where they do."""
        return self.n if self.fate is None else None

    @property
    def rules(self) -> str:
        """The rules that it touches."""
        return "ATK-1 ZON-3" if self.stays is None else "ATK-15"
