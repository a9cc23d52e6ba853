"""What can be said of attacks, without them: "deal +2 stages of damage", "cannot be stopped".

The rules ask for what is in force by its matter (see `attacks.in_force`); which attacks it is
said of, and for how long, is said around them (see `statements`). Their verbs agree with the
subject before them; the form "damage" is what is said of "damage from" the attacks.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar

from dbz_desktop.rules.flow import stages
from dbz_desktop.rules.kernel.attack_events import AttackKind
from dbz_desktop.rules.kernel.base import Amount, CardFilter, Continuous
from dbz_desktop.rules.kernel.events import NOBODY, Zone
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.matters import Matter, Touch
from dbz_desktop.rules.language.gained import GainedText
from dbz_desktop.rules.language.kinds import OfCombat, TypeName
from dbz_desktop.rules.language.people import check_played
from dbz_desktop.rules.language.terms import Unit, Whose
from dbz_desktop.rules.language.values import Counted, Number
from dbz_desktop.wording import Phrase, Spec, phrase, words


class Says(Phrase):
    """What is said of attacks. `alters`: it comes too late once the damage is dealt (ATK-1).

    `matter` is what it tells the rules, of each of its `parts`.
    """

    alters: ClassVar[bool] = True
    matter: ClassVar[Matter | None] = None

    @property
    def parts(self) -> tuple[Says, ...]:
        """The predicates that the engine asks for."""
        return (self,)

    @property
    def does(self) -> tuple[str, ...]:
        """What it does, said of attacks in general, in the words of "does:"."""
        return ()


# ---------------------------------------------------------------------------- damage


@phrase(
    ("+{amount} {unit:s}", {"less": False}),
    ("~an additional +{amount} {unit}", {"less": False}),
    ("~additional +{amount} {unit}", {"less": False}),
    ("-{amount} {unit:s}", {"less": True}),
    ("~+{amount} {unit} of damage", {"less": False}),
    ("~-{amount} {unit} of damage", {"less": True}),
    ("~additional {unit:pl} of damage equal to {amount}", {"less": False}),
)
@dataclass(frozen=True, slots=True)
class Delta(Phrase):
    """More damage, or less: "+3 stages"."""

    amount: Amount
    unit: Unit
    less: bool = False
    times: Counted | None = None
    """Of what it is so much for each one, and how much it comes to at `most`.

    That is said behind it (see `Statement`), never here.
    """
    most: int | None = None

    def signed(self, game: Game, source: Source) -> int:
        """By how much, with its sign."""
        amount = self.amount.value(game, source)
        if self.times is not None:
            amount *= self.times.count(game, source)
        if self.most is not None:
            amount = min(amount, self.most)
        return -amount if self.less else amount


_PRINTED: dict[str, Any] = {"most": None, "unit": None}
_FREELY: dict[str, Any] = {**_PRINTED, "before_unit": None}
_AT_MOST: dict[str, Any] = {"deltas": (), "before": None, "before_unit": None}
_AT_LEAST: dict[str, Any] = {**_AT_MOST, "upwards": True}


@phrase(
    ("deals(deal) {deltas:and} of damage", {"before": None, **_FREELY}),
    ("~deals(deal) {deltas:and}", {"before": None, **_FREELY}),
    ("deals(deal) {deltas:and} of damage instead of +{before}", _FREELY),
    ("~deals(deal) {deltas:and} instead of +{before}", _FREELY),
    ("deals(deal) {deltas:and} of damage instead of +{before} {before_unit:s}", _PRINTED),
    ("~deals(deal) {deltas:and} instead of +{before} {before_unit}", _PRINTED),
    ("cannot deal more than {most} {unit:s} of damage", _AT_MOST),
    ("~cannot cause more than {most} {unit} of damage", _AT_MOST),
    ("~deals(deal) (at most|no more than|a maximum of) {most} {unit} of damage", _AT_MOST),
    ("cannot deal less than {most} {unit:s} of damage", _AT_LEAST),
    ("~cannot deal fewer than {most} {unit} of damage", _AT_LEAST),
    ("~deals(deal) (at least|no less than|a minimum of) {most} {unit} of damage", _AT_LEAST),
)
@dataclass(frozen=True, slots=True)
class Deals(Says):
    """They deal more or less damage; every such change is a modifier (ATK-8).

    With `before`, the modifier takes the place of a printed one, perhaps of another unit. Or they
    deal so much of a unit at `most`, whatever adds to it; stages past zero are life cards of
    damage, too (ATK-7). Or so much at least, where they deal any of that unit: the bound looks
    `upwards` then.
    """

    rules: ClassVar[str] = "ATK-8"

    deltas: tuple[Delta, ...]
    before: int | None = None
    most: int | None = None
    unit: Unit | None = None
    before_unit: Unit | None = None
    upwards: bool = False

    @property
    def matter(self) -> Matter:  # type: ignore[override]
        """What it tells the rules."""
        if self.most is None:
            return Matter.DAMAGE
        return Matter.LEAST if self.upwards else Matter.MOST

    def __post_init__(self) -> None:
        numbers = all(isinstance(delta.amount, Number) for delta in self.deltas)
        if self.before is not None and (len(self.deltas) > 1 or not numbers):
            raise ValueError("one number takes the place of another")
        if self.before_unit is not None and self.before_unit is self.deltas[0].unit:
            raise ValueError("the unit is said once")

    @property
    def parts(self) -> tuple[Says, ...]:
        if self.before is None:
            return (self,)
        (delta,) = self.deltas
        assert isinstance(delta.amount, Number)
        if self.before_unit is not None:
            taken = Delta(Number(self.before), self.before_unit, not delta.less)
            return (Deals((delta, taken)),)
        more = (-delta.amount.n if delta.less else delta.amount.n) - self.before
        return (Deals((Delta(Number(abs(more)), delta.unit, more < 0),)),)

    @property
    def does(self) -> tuple[str, ...]:
        if self.most is not None:
            return ("boost" if self.upwards else "weaken",)
        signs = ("weaken" if delta.less else "boost" for delta in self.deltas)
        return tuple(dict.fromkeys(signs))


@words
class Fact(Enum):
    """What can be so of attacks, said with a verb."""

    NO_DAMAGE = "deals(deal) no damage"
    NO_HITS = "loses(lose) all HIT effects|loses(lose) (its|their) HIT (effect|effects)"
    AS_STAGES = "deals(deal) life card damage as stages of damage"
    AS_LIFE_CARDS = "deals(deal) stages of damage as life card damage"
    CRITICAL = "is(are) considered to deal critical damage"
    STYLED = "is(are) considered Styled|is(are) considered to be Styled"
    FREESTYLE = (
        "is(are) considered Freestyle|is(are) considered [to be] non-Styled"
        "|is(are) considered to be Freestyle|is(are) not considered [to be] Styled"
    )
    BANISHED = (
        "its(their) life card damage is banished|its damage is banished|their damage is banished"
    )
    FREE = (
        "costs(cost) no stages to perform|costs(cost) 0 stages [to perform]|costs(cost) no stages"
        "|does(do) not cost [any] stages [to perform]"
    )
    DOUBLED = "has(have) your damage modifiers doubled"
    ALL_DOUBLED = "deals(deal) double damage|has(have) (its|their) damage doubled"
    HALVED = (
        "deals(deal) half damage|deals(deal) half damage, rounded up"
        "|deals(deal) half of its(their) damage|deals(deal) half of its(their) damage, rounded up"
        "|has(have) (its|their) damage halved|has(have) (its|their) damage halved, rounded up"
    )
    PHYSICAL = (
        "becomes(become) a physical attack|is(are) a physical attack instead"
        "|is(are) considered [to be] a physical attack"
    )
    ENERGY = (
        "becomes(become) an energy attack|is(are) an energy attack instead"
        "|is(are) considered [to be] an energy attack"
    )
    BACK = "deals(deal) its(their) damage to the attacker"
    TO_MINE = "deals(deal) its(their) stages of damage to one of your Allies"
    TO_THIS = "deals(deal) its(their) stages of damage to this Ally"
    TO_HIS = "deals(deal) its(their) stages of damage to one of your opponent's Allies"


_TOLD: dict[Fact, tuple[Matter, str, tuple[str, ...]]] = {
    Fact.NO_DAMAGE: (Matter.NO_DAMAGE, "ATK-8", ()),
    Fact.NO_HITS: (Matter.NO_HITS, "ATK-4", ("forbid",)),
    Fact.AS_STAGES: (Matter.DAMAGE_UNIT, "ATK-6", ("convert",)),
    Fact.AS_LIFE_CARDS: (Matter.DAMAGE_UNIT, "ATK-6", ("convert",)),
    Fact.CRITICAL: (Matter.CRITICAL, "ATK-13", ("critical",)),
    Fact.STYLED: (Matter.STYLED, "EFF-11", ()),
    Fact.FREESTYLE: (Matter.STYLED, "EFF-11", ()),
    Fact.BANISHED: (Matter.DAMAGE_BANISHED, "ATK-9", ("banish-life",)),
    Fact.FREE: (Matter.FREE, "ATK-2", ("cheapen",)),
    Fact.DOUBLED: (Matter.OWN_DOUBLED, "ATK-8", ("boost",)),
    Fact.ALL_DOUBLED: (Matter.ALL_DOUBLED, "ATK-8", ("boost",)),
    Fact.HALVED: (Matter.ALL_DOUBLED, "ATK-8", ("weaken",)),
    Fact.PHYSICAL: (Matter.KIND, "ATK-1", ()),
    Fact.ENERGY: (Matter.KIND, "ATK-1", ()),
    Fact.BACK: (Matter.TARGET, "ATK-6", ()),
    Fact.TO_MINE: (Matter.TARGET, "COM-7", ()),
    Fact.TO_HIS: (Matter.TARGET, "COM-7", ()),
    Fact.TO_THIS: (Matter.TARGET, "COM-7", ()),
}
"""Of each: the matter that it speaks to, its rule, and what it does in the words of "does:"."""


@phrase(
    "{fact:s}",
    ("is banished", {"fact": Fact.BANISHED}, "damage"),
    ("is doubled", {"fact": Fact.ALL_DOUBLED}, "damage"),
    ("is halved", {"fact": Fact.HALVED}, "damage"),
    ("~is (halved, rounded up|reduced to half|reduced by half)", {"fact": Fact.HALVED}, "damage"),
    ("~deals(deal) (its|their) life card damage as stages of damage", {"fact": Fact.AS_STAGES}),
    (
        "~deals(deal) [its|their] (stages of|stage) damage as life (card|cards of) damage",
        {"fact": Fact.AS_LIFE_CARDS},
    ),
    ("~costs(cost) zero stages", {"fact": Fact.FREE}),
    ("~you do not have to pay stage costs for (it|them)", {"fact": Fact.FREE}),
)
@dataclass(frozen=True, slots=True)
class Told(Says):
    """Something is so of them: they deal nothing, cost nothing, count as Styled.

    Or their damage goes elsewhere: to Allies of a side, or all of it to who performs them.
    """

    fact: Fact

    @property
    def matter(self) -> Matter:  # type: ignore[override]
        """What it tells the rules."""
        return _TOLD[self.fact][0]

    @property
    def rules(self) -> str:
        """The rule that it touches."""
        return _TOLD[self.fact][1]

    @property
    def unit(self) -> Unit | None:
        """The one unit of all their damage, where that is told."""
        return {Fact.AS_STAGES: Unit.STAGE, Fact.AS_LIFE_CARDS: Unit.LIFE_CARD}.get(self.fact)

    @property
    def kind(self) -> AttackKind:
        """What kind of attack they become, where that is told."""
        return AttackKind.PHYSICAL if self.fact is Fact.PHYSICAL else AttackKind.ENERGY

    @property
    def is_styled(self) -> bool:
        """Whether they count as Styled, where that is told."""
        return self.fact is Fact.STYLED

    def again(self, amount: int) -> int:
        """By how much damage changes that is doubled, or halved and then rounded up (ATK-8)."""
        return -(amount // 2) if self.fact is Fact.HALVED else amount

    @property
    def goes_back(self) -> bool:
        """Whether all they deal goes to who performs them."""
        return self.fact is Fact.BACK

    def allies(self, game: Game, source: Source) -> list[int]:
        """The Allies that lose their stages of damage, one of them as the text's player chooses."""
        seat = source.opponent if self.fact is Fact.TO_HIS else source.player
        found = stages.personalities(game, seat)[1:]
        return [card for card in found if self.fact is not Fact.TO_THIS or card == source.card]

    @property
    def does(self) -> tuple[str, ...]:
        return _TOLD[self.fact][2]


@phrase("the damage modifiers on {whose} MP's \\[constant\\] powers are doubled")
@dataclass(frozen=True, slots=True)
class ModifiersDoubled(Continuous):
    """What an MP's [constant] Powers add to damage, or take from it, counts twice (ATK-8)."""

    rules: ClassVar[str] = "ATK-8"
    matter: ClassVar[Matter | None] = Matter.DOUBLED
    deeds: ClassVar[tuple[str, ...]] = ("boost",)

    whose: Whose

    def covers(self, game: Game, modifier: Source, source: Source) -> bool:
        """Whether that is where a modifier comes from."""
        if modifier.card not in game.state.players[self.whose.seat(source)].mp:
            return False
        return game.section(modifier.card, modifier.section).is_constant


# ---------------------------------------------------------------------------- stop, prevent


@phrase(
    ("be stopped", {"how": (Touch.STOPPED,), "unit": None}),
    ("have its(their) damage {how:or}", {"unit": None}),
    "have its(their) {unit} damage {how:or}",
    ("~be {how:or}", {"unit": None}),
    ("~be {how:nor}", {"unit": None}),
    ("~have (its|their|his) damage {how:or}", {"unit": None}),
    ("~have (its|their|his) damage {how:nor}", {"unit": None}),
    "~have (its|their|his) {unit} damage {how:nor}",
    ("~have (its|their) {unit:pl} of damage {how:or}", {}),
    ("be {how:or}", {"unit": None}, "damage"),
    ("~be {how:nor}", {"unit": None}, "damage"),
)
@dataclass(frozen=True, slots=True)
class Touched(Phrase):
    """What is done to attacks: "be stopped", "have their damage modified or prevented".

    Damage of one `unit` alone may be kept from being prevented, for that is done to each (ATK-7).
    """

    how: tuple[Touch, ...]
    unit: Unit | None = None

    def __post_init__(self) -> None:
        if self.unit is not None and self.how != (Touch.PREVENTED,):
            raise ValueError("only whether damage is prevented is asked of each of its units")

    def covers(self, touch: Touch, unit: str) -> bool:
        """Whether that is so done, to damage of a unit or to all of it."""
        return touch in self.how and (self.unit is None or self.unit.label == unit)

    @property
    def apart(self) -> tuple[Touched, ...]:
        """What is done to the attack, and what to its damage."""
        rest = tuple(each for each in self.how if each is not Touch.STOPPED)
        if not rest or len(rest) == len(self.how):
            return (self,)
        return (Touched((Touch.STOPPED,)), Touched(rest))


@phrase(
    ("{cards:pl}", {"whose": None, "played": False}),
    ("~a {cards}", {"whose": None, "played": False}),
    ("{cards:pl} played from the hand", {"whose": None, "played": True}),
    (
        "~{cards:pl} [played] from (the|a|his|her|their|your|your opponent's) hand",
        {"whose": None, "played": True},
    ),
    (
        "~a {cards} [played] from (the|a|his|her|their|your|your opponent's) hand",
        {"whose": None, "played": True},
    ),
    ("{whose} {cards:pl}", {"played": False}),
    ("{whose} card effects", {"cards": None, "played": False}),
    ("~your opponent", {"cards": None, "played": False, "whose": Whose.OPPONENT}),
    ("~{whose} effects", {"cards": None, "played": False}),
)
@dataclass(frozen=True, slots=True)
class Toucher(Phrase):
    """By what an attack is stopped, or its damage touched.

    Cards of a kind, anybody's or one player's, by whatever they do or only as they are `played`
    from a hand; or effects of a player's cards.
    """

    cards: CardFilter | None = None
    whose: Whose | None = None
    played: bool = False

    def __post_init__(self) -> None:
        if self.played:
            check_played(self.cards)

    def covers(self, game: Game, by: Source, source: Source) -> bool:
        """Whether the effect `by` is such a one, in the eyes of the text's player."""
        if self.whose is not None and by.player != self.whose.seat(source):
            return False
        if self.cards is None:
            return self.whose is not None
        if by.card == NOBODY or (self.played and game.state.where[by.card] is not Zone.IN_USE):
            return False
        return self.cards.fits(game, by.card, source)


def _as_keywords() -> Iterator[Spec]:
    """The keywords of attacks, given to others: what they mean is said (ATK-15)."""
    for said in ("gains(gain)", "is(are)"):
        for keyword, touch in (("Unstoppable", Touch.STOPPED), ("Unpreventable", Touch.PREVENTED)):
            pinned = {"what": (Touched((touch,)),), "by": None, "only": False}
            yield f"~{said} {keyword}", pinned
        combat_cards = Toucher(OfCombat((TypeName.PHYSICAL_COMBAT, TypeName.ENERGY_COMBAT)))
        only = {"what": (Touched((Touch.STOPPED,)),), "by": combat_cards, "only": True}
        yield f"~{said} Focused", only


@phrase(
    ("cannot {what:or:s}", {"by": None, "only": False}),
    ("cannot {what:or:s} by {by}", {"only": False}),
    ("~cannot {what:nor:s}", {"by": None, "only": False}),
    ("~cannot {what:nor:s} by {by}", {"only": False}),
    ("cannot {what:or:@damage}", {"by": None, "only": False}, "damage"),
    ("cannot {what:or:@damage} by {by}", {"only": False}, "damage"),
    ("can only be stopped by {by}", {"what": (Touched((Touch.STOPPED,)),), "only": True}),
    *_as_keywords(),
)
@dataclass(frozen=True, slots=True)
class Cannot(Says):
    """They can't be stopped, nor their damage prevented, modified, redirected, by some or at all.

    Attacks that can't be modified lose every "+" and "-", their own too (ATK-8). With `only`,
    nothing else stops them (ATK-3).
    """

    what: tuple[Touched, ...]
    by: Toucher | None = None
    only: bool = False

    def __post_init__(self) -> None:
        apart = tuple(each for what in self.what for each in what.apart)
        object.__setattr__(self, "what", apart)

    @property
    def matter(self) -> Matter:  # type: ignore[override]
        """What it tells the rules."""
        return Matter.STOPPERS if self.only else Matter.PROTECTED

    @property
    def rules(self) -> str:
        """The rule that it touches."""
        return "ATK-3" if self.only else "ATK-15"

    def covers(
        self, game: Game, touch: Touch, by: Source | None, source: Source, unit: str = ""
    ) -> bool:
        """Whether this is kept from them; `by` is what would do it, None for no card at all."""
        if not any(each.covers(touch, unit) for each in self.what):
            return False
        return self.by is None or (by is not None and self.by.covers(game, by, source))

    @property
    def does(self) -> tuple[str, ...]:
        return ("sure",)


UNSTOPPABLE = Cannot((Touched((Touch.STOPPED,)),))


# ---------------------------------------------------------------------------- what else


@phrase('gains(gain) "{text}"', '~gains(gain), "{text}"')
@dataclass(frozen=True, slots=True)
class Gains(Says):
    """They have more text."""

    matter: ClassVar[Matter | None] = Matter.TEXT

    text: GainedText
