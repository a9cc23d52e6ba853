"""What an attack is, as its first sentence says, and its DAMAGE (ATK-2, ATK-5 to ATK-8)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import InitVar, dataclass, replace
from enum import Enum
from typing import Any, ClassVar

from dbz_desktop.rules.flow import stages
from dbz_desktop.rules.kernel.attack_events import AttackKind
from dbz_desktop.rules.kernel.base import Condition, Line
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.matters import COST
from dbz_desktop.rules.kernel.quantities import Weighing
from dbz_desktop.rules.language.nouns.terms import Unit
from dbz_desktop.rules.language.text.sentences import WHOLE
from dbz_desktop.rules.language.values.values import AT_MOST, TABLE, Counted, Number, Value
from dbz_desktop.wording import Phrase, Spec, phrase, words


@words
class HeaderKind(Enum):
    """The kind of an attack, at the beginning of its sentence."""

    PHYSICAL = "Physical"
    ENERGY = "Energy"


_KIND_OF = {each: AttackKind(each.value.lower()) for each in HeaderKind}


class Header(Line):
    """The first sentence of an attack: "2: Energy attack"."""

    cost: int
    focused: bool
    unstoppable: bool
    unpreventable: bool

    @property
    def kind(self) -> AttackKind:
        """Physical or energy."""
        raise TypeError(type(self).__name__)

    def printed_cost(self, game: Game, source: Source) -> int:
        """The stages that it costs by its own words: a number, X, or all there are (ATK-2)."""
        raise TypeError(type(self).__name__)

    @property
    def varies(self) -> bool:
        """Whether what it costs is counted."""
        return False

    @property
    def is_open(self) -> bool:
        """Whether no number says what it costs."""
        return False

    @property
    def most(self) -> int | None:
        """How many stages its player may pay at most, where he chooses how many."""
        return None


class Open(Enum):
    """What an attack costs that has no number: all stages, or as many as one likes."""

    ALL = "all"
    CHOSEN = "chosen"


_KEYWORDS = {
    "": (),
    "Focused ": ("focused",),
    "Unstoppable ": ("unstoppable",),
    "Unpreventable ": ("unpreventable",),
    "Unstoppable, Unpreventable ": ("unstoppable", "unpreventable"),
}
_NAMES = ("focused", "unstoppable", "unpreventable")


def _headers() -> Iterator[Spec]:
    for words_, names in _KEYWORDS.items():
        marks = {name: name in names for name in _NAMES}
        yield f"{words_}{{style}} attack", {"cost": 0, "counted": None, **marks}
        yield f"{{cost}}: {words_}{{style}} attack", {**marks, "counted": None}
        yield f"{{counted:@brief}}: {words_}{{style}} attack", {**marks, "cost": 0}
        stages = "(costing|that costs|that cost|costs|cost)"
        for each, n in (("each {things}", {"n": 1}), ("every {n} {things:pl}", {})):
            such = {**marks, **n, "counted": None}
            yield f"{words_}{{style}} attack costing {{cost}} stage(s) for {each}", such
        yield f"{words_}{{style}} attack costing stages equal to {{counted}}", {**marks, "cost": 0}
        for much, told in (("cost", {"counted": None}), ("counted:@brief", {"cost": 0})):
            yield f"~{words_}{{style}} attack[,] {stages} {{{much}}} stage(s)", {**marks, **told}
        yield f"~{words_}{{style}} attack costing no stages", {**marks, "cost": 0, "counted": None}
        costing = f"{words_}{{style}} attack costing"
        free: dict[str, Any] = {**marks, "cost": 0, "counted": None}
        yield f"{costing} all stages", {**free, "open": Open.ALL}
        yield (
            f"~{costing} all [of] (your|his|its|your MP's|the) [remaining|current] "
            "(stages|power stages)",
            {**free, "open": Open.ALL},
        )
        chosen = {**marks, "open": Open.CHOSEN}
        yield f"{costing} any number of stages", {**free, "open": Open.CHOSEN}
        yield f"{costing} {{cost}} or more stages", {**chosen, "counted": None}
        yield f"~{costing} at least {{cost}} stage(s)", {**chosen, "counted": None}
        yield f"~{costing} any (amount|number) of [power] stages", {**free, "open": Open.CHOSEN}
        yield f"{costing} up to {{up_to}} stage(s)", {**free, "open": Open.CHOSEN}
        yield f"{costing} {{cost}} to {{up_to}} stages", {**chosen, "counted": None}
        for said in ("from {cost} [up] to {up_to}", "between {cost} and {up_to}"):
            yield f"~{costing} {said} [power] stages", {**chosen, "counted": None}


@phrase(*_headers())
@dataclass(frozen=True, slots=True)
class AttackHeader(Header):
    """Kind, cost in stages, and keywords of an attack (ATK-2, ATK-15)."""

    rules: ClassVar[str] = "ATK-2 ATK-15"

    style: HeaderKind
    cost: int = 0
    focused: bool = False
    unstoppable: bool = False
    unpreventable: bool = False
    counted: Value | None = None
    open: Open | None = None
    up_to: int | None = None
    things: Counted | None = None
    n: int = 1
    """Of what it costs so much for each one, or for every `n`."""

    def __post_init__(self) -> None:
        if isinstance(self.counted, Number) or self.n < 1:
            raise ValueError("a number is one, and of none there is always one more")
        if self.open and self.up_to is not None and self.cost >= self.up_to:
            raise ValueError("who chooses has a choice")

    @property
    def varies(self) -> bool:
        return self.counted is not None or self.things is not None

    @property
    def is_open(self) -> bool:
        return self.open is not None

    @property
    def most(self) -> int | None:
        if self.open is not Open.CHOSEN:
            return None
        return stages.TOP if self.up_to is None else self.up_to

    def printed_cost(self, game: Game, source: Source) -> int:
        if self.open is Open.ALL:
            mp = game.state.players[source.player].mp_card
            return stages.current(game, mp if source.performer < 0 else source.performer)
        if not self.varies:
            return self.cost
        if (COST, source.card) in game.weighing:
            # What depends on itself, as on how many attacks in a hand cost so much, is 0.
            return 0
        with Weighing(game, COST, source.card):
            if self.counted is not None:
                return self.counted.value(game, source)
            assert self.things is not None
            return self.cost * (self.things.count(game, source) // self.n)

    @property
    def kind(self) -> AttackKind:
        return _KIND_OF[self.style]


# ---------------------------------------------------------------------------- damage


class Terms(Phrase):
    """A sum of damage: a base, then modifiers (ATK-8)."""

    counts = True

    def parts(self, game: Game, source: Source) -> list[tuple[str, int]]:
        """Labels ("base", "AT" or "modifier") and amounts."""
        raise TypeError(type(self).__name__)


@phrase("{amount}", ("{amount:@brief}", {}, "brief"))
@dataclass(frozen=True, slots=True)
class Base(Terms):
    """What the damage begins with."""

    amount: Value

    def __post_init__(self) -> None:
        if self.amount.is_added_up:
            raise ValueError("what is added to damage is a modifier of it (ATK-8)")

    def parts(self, game: Game, source: Source) -> list[tuple[str, int]]:
        label = "AT" if self.amount == TABLE else "base"
        return [(label, self.amount.value(game, source))]


@phrase(
    ("{terms} +{more}", {"less": False}),
    ("{terms} -{more}", {"less": True}),
    ("~{terms} plus {more}", {"less": False}),
    ("{terms:@brief} +{more:@brief}", {"less": False}, "brief"),
    ("{terms:@brief} -{more:@brief}", {"less": True}, "brief"),
)
@dataclass(frozen=True, slots=True)
class Modified(Terms):
    """A modifier upwards or downwards (ATK-8)."""

    rules: ClassVar[str] = "ATK-8"

    terms: Terms
    more: Value
    less: bool = False

    def parts(self, game: Game, source: Source) -> list[tuple[str, int]]:
        more = self.more.value(game, source)
        return [*self.terms.parts(game, source), ("modifier", -more if self.less else more)]


class DamagePart(Phrase):
    """Damage of one unit."""

    def terms(self, game: Game, source: Source) -> list[tuple[str, int, str]]:
        """Label, amount and unit of each term."""
        raise TypeError(type(self).__name__)


def _so_much(damage: str, **pinned: Any) -> Iterator[Spec]:
    """Damage as templates: so much, or so much for each of some things, perhaps to a maximum."""
    yield damage, {**pinned, **_ONCE}
    for each, n in (("each {things}", {"n": 1}), ("every {n} {things:pl}", {})):
        yield f"{damage} for {each}", {**pinned, **n, "most": None}
        yield f"{damage} for {each}, to a maximum of {{most}}", {**pinned, **n}
        yield f"~{damage} for {each}{AT_MOST}", {**pinned, **n}


_ONCE: dict[str, Any] = {"things": None, "n": 1, "most": None}


@phrase(
    *_so_much("{sum:@brief} {unit:s}"),
    ("{unit:pl} equal to {sum}", _ONCE),
    *_so_much("{sum} {unit:s}"),
    ("~{sum} {unit} of damage", _ONCE),
    # Of an attack that a text makes what it deals is said in its sentence.
    *(
        (*spec, "each")
        for spec in (*_so_much("{sum:@brief} {unit:s} of damage"),)
        if "for" in spec[0]
    ),
    ("~{unit:pl} of damage equal to {sum}", _ONCE),
    ("~(a number|an amount) of {unit:pl} [of damage] equal to {sum}", _ONCE),
)
@dataclass(frozen=True, slots=True)
class Part(DamagePart):
    """A sum of stages or of life cards; with `things` so much for each, or every `n`, of them.

    With `most` what is so much for each comes to no more than that.
    Of a sum only the last term is so much for each: "AT +2 stages for each Drill you control".
    """

    sum: Terms
    unit: Unit
    things: Counted | None = None
    n: int = 1
    most: int | None = None

    def terms(self, game: Game, source: Source) -> list[tuple[str, int, str]]:
        *before, (label, last) = self.sum.parts(game, source)
        last = _all_told(self, last, game, source)
        return [(name, n, self.unit.label) for name, n in (*before, (label, last))]


def _all_told(part: Part | ExtraPart, much: int, game: Game, source: Source) -> int:
    """So much for each of the things of a part, and no more than it says."""
    if part.things is not None:
        much *= part.things.count(game, source) // max(1, part.n)
    return much if part.most is None else min(much, part.most)


@phrase(*_so_much("+{amount} {unit:s}", first=None), *_so_much("{first} +{amount} {unit:s}"))
@dataclass(frozen=True, slots=True)
class ExtraPart(DamagePart):
    """Damage that is a modifier as a whole: "and +2 life cards", "2 stages +1 stage" (ATK-8).

    With `things` it is so much for each of them, or for every `n`, and at `most` so much.
    """

    rules: ClassVar[str] = "ATK-8"

    amount: Value
    unit: Unit
    first: Part | None = None
    things: Counted | None = None
    n: int = 1
    most: int | None = None

    def __post_init__(self) -> None:
        if self.first is not None and self.first.things is not None:
            raise ValueError("so much for each is said last")

    def terms(self, game: Game, source: Source) -> list[tuple[str, int, str]]:
        much = _all_told(self, self.amount.value(game, source), game, source)
        more = ("modifier", much, self.unit.label)
        return [more] if self.first is None else [*self.first.terms(game, source), more]


_SO_MANY = ((", or {n}", ""), (" or {n}", ""), (" \\([or] {n} [instead]", "\\)"))
"""How it is said that it is so much otherwise, with the same unit."""


def _so_much_of(parts: tuple[DamagePart, ...], n: Value) -> Part:
    """So much damage of the unit that the parts have."""
    part = parts[0]
    if len(parts) > 1 or not isinstance(part, Part):
        raise ValueError("of which unit it would be isn't said")
    return Part(Base(n), part.unit)


def _with_base(other: DamagePart, parts: tuple[DamagePart, ...]) -> DamagePart:
    """Another modifier of the same damage: "AT +2 stages, or +4 stages if …"."""
    if not isinstance(other, ExtraPart) or other.first is not None or other.things is not None:
        return other
    told = [each for each in parts if isinstance(each, Part) and each.unit is other.unit]
    if len(told) != 1 or len(parts) > 1 or told[0].things is not None:
        raise ValueError("of which damage it is a modifier isn't said")
    before = told[0].sum.terms if isinstance(told[0].sum, Modified) else told[0].sum
    return replace(told[0], sum=Modified(before, other.amount))


@phrase(
    "{parts:and}",
    ("{parts:and:@each}", {}, "each"),
    ("{parts:and}, divided as you choose among your opponent's personalities", {"divided": True}),
    *(
        (
            f"~{{parts:and}}[,] divided [(as you choose|any way you choose)] {among}",
            {"divided": True},
        )
        for among in (
            "(among|between) [any number of] your opponent's personalities",
            "(among|between) your opponent's MP and [his] Allies",
            "(among|between) your opponent's MP and any number of his Allies",
            "(among|between) your opponent and his Allies",
        )
    ),
    "{parts:and}, or {other:and} if {condition}",
    "~{parts:and} or {other:and}[,] if {condition}",
    "~{parts:and}[,] or {other:and} instead[,] if {condition}",
    "~{parts:and}[,] or[,] if {condition}, {other:and} [instead]",
    "~{other:and} if {condition}[,] otherwise {parts:and}",
    "~{parts:and} \\([or] {other:and} [instead] if {condition}\\)",
    *(f"~{{parts:and}}{so_many} if {{condition}}{ends}" for so_many, ends in _SO_MANY),
)
@dataclass(frozen=True, slots=True)
class Damage(Line):
    """All that stands after DAMAGE; perhaps `other` damage in its place if something is so.

    Its stages may be `divided` among the personalities of who takes it (COM-7); life cards are
    those of the player.
    """

    parts: tuple[DamagePart, ...]
    other: tuple[DamagePart, ...] = ()
    condition: Condition | None = None
    divided: bool = False
    n: InitVar[Value | None] = None
    """How much it is otherwise, of the same unit."""

    def __post_init__(self, n: Value | None) -> None:
        if n is not None:
            object.__setattr__(self, "other", (_so_much_of(self.parts, n),))
        elif self.other:
            other = tuple(_with_base(each, self.parts) for each in self.other)
            object.__setattr__(self, "other", other)
        if self.divided and Unit.STAGE not in every(self.parts, Unit):
            raise ValueError("life cards are the player's, and aren't divided")

    def now(self, game: Game, source: Source) -> tuple[DamagePart, ...]:
        """The parts of what is dealt, as things are now."""
        other = self.condition is not None and self.condition.holds(game, source)
        return self.other if other else self.parts


WHOLE.add(Damage)
