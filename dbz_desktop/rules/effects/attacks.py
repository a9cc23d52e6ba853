"""What an attack card says of its attack: kind and cost, DAMAGE, and changes to this attack."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any, ClassVar

from dbz_desktop.rules.effects.base import Line, Source
from dbz_desktop.rules.effects.filters import ThisAttack
from dbz_desktop.rules.effects.lasting import (
    AttackModifier,
    CannotBeStopped,
    CannotBeStoppedBy,
    CannotPreventDamage,
    DamageIsBanished,
    Delta,
    Plus,
)
from dbz_desktop.rules.effects.terms import CombatWord, Unit
from dbz_desktop.rules.events import AttackKind
from dbz_desktop.rules.language.joining import Clause
from dbz_desktop.rules.language.values import TableValue, Value
from dbz_desktop.wording import Phrase, phrase, words

if TYPE_CHECKING:
    from dbz_desktop.rules.game import Game


@words
class HeaderKind(Enum):
    """The kind of an attack, at the beginning of its sentence."""

    PHYSICAL = "Physical"
    ENERGY = "Energy"


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


@phrase(
    ("{style} attack", {"cost": 0, "focused": False, "unstoppable": False, "unpreventable": False}),
    ("{cost}: {style} attack", {"focused": False, "unstoppable": False, "unpreventable": False}),
    (
        "~{style} attack costing {cost} stage(s)",
        {"focused": False, "unstoppable": False, "unpreventable": False},
    ),
    (
        "Focused {style} attack",
        {"cost": 0, "focused": True, "unstoppable": False, "unpreventable": False},
    ),
    (
        "{cost}: Focused {style} attack",
        {"focused": True, "unstoppable": False, "unpreventable": False},
    ),
    (
        "Unstoppable {style} attack",
        {"cost": 0, "focused": False, "unstoppable": True, "unpreventable": False},
    ),
    (
        "{cost}: Unstoppable {style} attack",
        {"focused": False, "unstoppable": True, "unpreventable": False},
    ),
    (
        "Unpreventable {style} attack",
        {"cost": 0, "focused": False, "unstoppable": False, "unpreventable": True},
    ),
    (
        "{cost}: Unpreventable {style} attack",
        {"focused": False, "unstoppable": False, "unpreventable": True},
    ),
    (
        "Unstoppable, Unpreventable {style} attack",
        {"cost": 0, "focused": False, "unstoppable": True, "unpreventable": True},
    ),
    (
        "{cost}: Unstoppable, Unpreventable {style} attack",
        {"focused": False, "unstoppable": True, "unpreventable": True},
    ),
)
@dataclass(frozen=True, slots=True)
class AttackHeader(Header):
    """Kind, cost in stages, and keywords of an attack (ATK-2, ATK-15)."""

    rules: ClassVar[str] = "ATK-2 ATK-15"

    style: HeaderKind
    cost: int = 0
    focused: bool = False
    unstoppable: bool = False
    unpreventable: bool = False

    @property
    def kind(self) -> AttackKind:
        return AttackKind(self.style.value.lower())


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
        label = "AT" if isinstance(self.amount, TableValue) else "base"
        return [(label, self.amount.value(game, source))]


@phrase("{terms} +{more}")
@dataclass(frozen=True, slots=True)
class MoreTerms(Terms):
    """A modifier upwards (ATK-8)."""

    rules: ClassVar[str] = "ATK-8"

    terms: Terms
    more: Value

    def parts(self, game: Game, source: Source) -> list[tuple[str, int]]:
        return [*self.terms.parts(game, source), ("modifier", self.more.value(game, source))]


@phrase("{terms} -{less}")
@dataclass(frozen=True, slots=True)
class LessTerms(Terms):
    """A modifier downwards."""

    rules: ClassVar[str] = "ATK-8"

    terms: Terms
    less: Value

    def parts(self, game: Game, source: Source) -> list[tuple[str, int]]:
        return [*self.terms.parts(game, source), ("modifier", -self.less.value(game, source))]


class DamagePart(Phrase):
    """Damage of one unit."""

    def terms(self, game: Game, source: Source) -> list[tuple[str, int, str]]:
        """Label, amount and unit of each term."""
        raise TypeError(type(self).__name__)


@phrase("{sum} {unit:s}", "~{sum} {unit} of damage")
@dataclass(frozen=True, slots=True)
class Part(DamagePart):
    """A sum of stages or of life cards."""

    sum: Terms
    unit: Unit

    def terms(self, game: Game, source: Source) -> list[tuple[str, int, str]]:
        return [(label, n, self.unit.label) for label, n in self.sum.parts(game, source)]


@phrase("+{amount} {unit:s}")
@dataclass(frozen=True, slots=True)
class ExtraPart(DamagePart):
    """Further damage that is a modifier as a whole: "and +2 life cards" (ATK-8)."""

    rules: ClassVar[str] = "ATK-8"

    amount: Value
    unit: Unit

    def terms(self, game: Game, source: Source) -> list[tuple[str, int, str]]:
        return [("modifier", self.amount.value(game, source), self.unit.label)]


@phrase("{parts:and}")
@dataclass(frozen=True, slots=True)
class Damage(Line):
    """All that stands after DAMAGE."""

    parts: tuple[DamagePart, ...]


# ---------------------------------------------------------------------------- this attack


def _bind(source: Source, clause: Any) -> None:
    """Let something hold for the attack that the text belongs to, or for the copy to come."""
    if source.attack is not None:
        source.attack.bound.append((clause, source))
    else:
        source.memory.bound.append((clause, source))


@phrase(
    ("this attack deals {deltas:and} of damage", {"that": False}),
    ("that attack deals {deltas:and} of damage", {"that": True}),
    ("~this attack deals {deltas:and}", {"that": False}),
    ("~this deals {deltas:and} of damage", {"that": False}),
    ("~that attack deals {deltas:and}", {"that": True}),
)
@dataclass(frozen=True, slots=True)
class ThisAttackDeals(Clause):
    """This attack deals more or less; such a change is a modifier (ATK-8).

    `that` only words it: "that attack" is one that a sentence before spoke of.
    """

    rules: ClassVar[str] = "ATK-8"

    alters_attack: ClassVar[bool] = True

    deltas: tuple[Delta, ...]
    that: bool = False

    def do(self, game: Game, source: Source) -> None:
        _bind(source, AttackModifier(ThisAttack(), self.deltas))


@phrase("have this attack deal {deltas:and}", "~have this attack deal {deltas:and} of damage")
@dataclass(frozen=True, slots=True)
class HaveThisAttackDeal(Clause):
    """The same after "to": do A to have this attack deal more."""

    rules: ClassVar[str] = "ATK-8"

    alters_attack: ClassVar[bool] = True

    deltas: tuple[Delta, ...]

    def do(self, game: Game, source: Source) -> None:
        _bind(source, AttackModifier(ThisAttack(), self.deltas))


@phrase("have this attack deal +{amount} {unit:s} instead of +{before}")
@dataclass(frozen=True, slots=True)
class DealInstead(Clause):
    """A larger modifier in the place of the printed one."""

    rules: ClassVar[str] = "ATK-8"

    alters_attack: ClassVar[bool] = True

    amount: int
    unit: Unit
    before: int

    def do(self, game: Game, source: Source) -> None:
        from dbz_desktop.rules.language.values import Number

        more = Plus(Number(self.amount - self.before), self.unit)
        _bind(source, AttackModifier(ThisAttack(), (more,)))


@phrase("this attack cannot be stopped", "~it cannot be stopped")
@dataclass(frozen=True, slots=True)
class ThisCannotBeStopped(Clause):
    """This attack can't be stopped (ATK-15)."""

    rules: ClassVar[str] = "ATK-15"

    def do(self, game: Game, source: Source) -> None:
        _bind(source, CannotBeStopped(ThisAttack()))


@phrase(
    "this attack cannot be stopped or have its damage prevented by {by} cards",
)
@dataclass(frozen=True, slots=True)
class ThisCannotBeStoppedBy(Clause):
    """Cards of a type neither stop this attack nor prevent its damage."""

    rules: ClassVar[str] = "ATK-15"

    by: CombatWord

    def do(self, game: Game, source: Source) -> None:
        _bind(source, CannotBeStoppedBy(ThisAttack(), self.by))


@phrase("damage from this attack cannot be prevented")
@dataclass(frozen=True, slots=True)
class ThisCannotBePrevented(Clause):
    """Damage of this attack can't be prevented (ATK-15)."""

    rules: ClassVar[str] = "ATK-15"

    alters_attack: ClassVar[bool] = True

    def do(self, game: Game, source: Source) -> None:
        _bind(source, CannotPreventDamage(ThisAttack()))


@phrase("life card damage from this attack is banished", "~damage from this attack is banished")
@dataclass(frozen=True, slots=True)
class ThisDamageIsBanished(Clause):
    """Life cards of damage are discarded, then banished (ATK-9)."""

    rules: ClassVar[str] = "ATK-9"

    alters_attack: ClassVar[bool] = True

    def do(self, game: Game, source: Source) -> None:
        _bind(source, DamageIsBanished(ThisAttack()))


@phrase(
    (
        "if this attack deals critical damage, you may use {n} critical damage effects instead of "
        "one",
        {"different": False},
    ),
    (
        "if this attack deals critical damage, you may use {n} different critical damage effects "
        "instead of one",
        {"different": True},
    ),
    (
        "~if you deal critical damage with this attack, you may use {n} different critical "
        "effects instead of one",
        {"different": True},
    ),
    (
        "~if you deal critical damage with this attack, you may use {n} critical effects instead "
        "of one",
        {"different": False},
    ),
)
@dataclass(frozen=True, slots=True)
class MoreCriticalEffects(Clause):
    """Several critical damage effects instead of one (ATK-13)."""

    rules: ClassVar[str] = "ATK-13"

    alters_attack: ClassVar[bool] = True

    n: int
    different: bool = False

    def do(self, game: Game, source: Source) -> None:
        if source.attack is not None:
            source.attack.critical_effects = self.n
            source.attack.critical_again = not self.different


@phrase(
    "Remain {n}",
    ("~this attack stays in play to be used a second time this combat", {"n": 1}),
    ("~it stays in play to be used a second time this combat", {"n": 1}),
    ("~this attack stays in play to be used a second and third time this combat", {"n": 2}),
)
@dataclass(frozen=True, slots=True)
class Remain(Clause):
    """The card stays on the table for more uses this combat (ATK-15)."""

    rules: ClassVar[str] = "ATK-15"

    n: int

    def do(self, game: Game, source: Source) -> None:
        if source.attack is not None and source.attack.card == source.card:
            source.attack.remain = self.n
