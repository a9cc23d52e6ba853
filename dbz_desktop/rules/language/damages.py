"""What an attack is, as its first sentence says, and its DAMAGE (ATK-2, ATK-5 to ATK-8)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from dbz_desktop.rules.kernel.attack_events import AttackKind
from dbz_desktop.rules.kernel.base import Line
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.state import PastAttack
from dbz_desktop.rules.language.sentences import WHOLE
from dbz_desktop.rules.language.terms import Unit
from dbz_desktop.rules.language.values import TABLE, Counted, Symbolic, Value
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
        """The stages that it costs by its own words: a number, or X (ATK-2)."""
        raise TypeError(type(self).__name__)


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
        yield f"{{counted}}: {words_}{{style}} attack", {**marks, "cost": 0}
        yield f"~{words_}{{style}} attack costing {{cost}} stage(s)", {**marks, "counted": None}
        counting = f"~{words_}{{style}} attack costing {{counted}} stage(s)"
        yield counting, {**marks, "cost": 0}


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
    counted: Symbolic | None = None

    def printed_cost(self, game: Game, source: Source) -> int:
        return self.cost if self.counted is None else self.counted.value(game, source)

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


@phrase("{amount}")
@dataclass(frozen=True, slots=True)
class Base(Terms):
    """What the damage begins with."""

    amount: Value

    def parts(self, game: Game, source: Source) -> list[tuple[str, int]]:
        label = "AT" if self.amount == TABLE else "base"
        return [(label, self.amount.value(game, source))]


@phrase(("{terms} +{more}", {"less": False}), ("{terms} -{more}", {"less": True}))
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


@phrase(
    ("{sum} {unit:s}", {"things": None, "n": 1}),
    ("~{sum} {unit} of damage", {"things": None, "n": 1}),
    ("~{unit:pl} equal to {sum}", {"things": None, "n": 1}),
    ("{sum} {unit:s} for each {things}", {"n": 1}),
    "{sum} {unit:s} for every {n} {things:pl}",
)
@dataclass(frozen=True, slots=True)
class Part(DamagePart):
    """A sum of stages or of life cards; with `things` so much for each, or every `n`, of them.

    Of a sum only the last term is so much for each: "AT +2 stages for each Drill you control".
    """

    sum: Terms
    unit: Unit
    things: Counted | None = None
    n: int = 1

    def terms(self, game: Game, source: Source) -> list[tuple[str, int, str]]:
        *before, (label, last) = self.sum.parts(game, source)
        if self.things is not None:
            last *= self.things.count(game, source) // max(1, self.n)
        return [(name, n, self.unit.label) for name, n in (*before, (label, last))]


@phrase(
    ("+{amount} {unit:s}", {"first": None, "things": None, "n": 1}),
    ("{first} +{amount} {unit:s}", {"things": None, "n": 1}),
    ("{first} +{amount} {unit:s} for each {things}", {"n": 1}),
    "{first} +{amount} {unit:s} for every {n} {things:pl}",
)
@dataclass(frozen=True, slots=True)
class ExtraPart(DamagePart):
    """Damage that is a modifier as a whole: "and +2 life cards", "2 stages +1 stage" (ATK-8).

    With `things` it is so much for each of them, or for every `n`.
    """

    rules: ClassVar[str] = "ATK-8"

    amount: Value
    unit: Unit
    first: Part | None = None
    things: Counted | None = None
    n: int = 1

    def __post_init__(self) -> None:
        if self.first is not None and self.first.things is not None:
            raise ValueError("so much for each is said last")

    def terms(self, game: Game, source: Source) -> list[tuple[str, int, str]]:
        times = 1 if self.things is None else self.things.count(game, source) // max(1, self.n)
        more = ("modifier", times * self.amount.value(game, source), self.unit.label)
        return [more] if self.first is None else [*self.first.terms(game, source), more]


@phrase("{parts:and}")
@dataclass(frozen=True, slots=True)
class Damage(Line):
    """All that stands after DAMAGE."""

    parts: tuple[DamagePart, ...]


WHOLE.add(Damage)


@phrase("{amount} stages/life cards +{more} {unit:s}", "~{amount} stages/life cards +{more} {unit}")
@dataclass(frozen=True, slots=True)
class Mirrored(DamagePart):
    """The stages and life cards of another attack, and a modifier."""

    amount: Value
    more: Value
    unit: Unit
    deeds: ClassVar[tuple[str, ...]] = ("copy",)

    def terms(self, game: Game, source: Source) -> list[tuple[str, int, str]]:
        past = last_attack_of(game, source.opponent)
        found = []
        if past is not None:
            found.append(("base", past.calculated_stages, "stages"))
            found.append(("base", past.calculated_life, "life cards"))
        found.append(("modifier", self.more.value(game, source), self.unit.label))
        return found


@phrase("the damage of the last attack your opponent performed this combat, including modifiers")
@dataclass(frozen=True, slots=True)
class LastDamage(Value):
    """The damage of the opponent's last attack, as it was calculated."""

    rules: ClassVar[str] = "ATK-8"

    def value(self, game: Game, source: Source) -> int:
        past = last_attack_of(game, source.opponent)
        return past.calculated_stages + past.calculated_life if past is not None else 0


def last_attack_of(game: Game, player: int) -> PastAttack | None:
    """The last attack that a player performed this combat."""
    combat = game.state.combat
    if combat is not None:
        for past in reversed(combat.attacks):
            if past.player == player:
                return past
    return None
