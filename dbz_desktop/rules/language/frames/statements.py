"""Statements on attacks: which attacks, what is said of them, and for how long.

Within a [constant] Power a statement holds; with a window it is a floating effect (EFF-4); said of
"this attack" or "that attack" it belongs to that one; said of the next one it waits for it.
"""

from __future__ import annotations

from dataclasses import InitVar, dataclass, replace
from typing import Any, ClassVar

from dbz_desktop.rules.kernel import floating
from dbz_desktop.rules.kernel.base import Continuous
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.matters import Matter
from dbz_desktop.rules.language.attacks.attack_words import ANY_ATTACK, AttackThat, AttackWords
from dbz_desktop.rules.language.attacks.attacks import Attacks, AttacksOf
from dbz_desktop.rules.language.attacks.attacks_said import all_but
from dbz_desktop.rules.language.attacks.coming_attacks import NextAttack
from dbz_desktop.rules.language.attacks.performed_by import PerformedBy
from dbz_desktop.rules.language.attacks.performers import Performers, Performing, said_of_them
from dbz_desktop.rules.language.attacks.predicates import NOT_PAID, Deals, Says, Told, keep_whole
from dbz_desktop.rules.language.deeds.protecting import Cannot as CannotBe
from dbz_desktop.rules.language.deeds.protecting import Touched
from dbz_desktop.rules.language.frames.when import begins_later
from dbz_desktop.rules.language.frames.windows import hold, unsaid, until_of
from dbz_desktop.rules.language.happenings.predicates_of_use import Costs, paid
from dbz_desktop.rules.language.nouns.attack_facts import Fact
from dbz_desktop.rules.language.nouns.terms import Duration, Whose
from dbz_desktop.rules.language.standing.parts_of_attacks import TAKEN, of_part, taken_from
from dbz_desktop.rules.language.text.sentences import sentence_text
from dbz_desktop.rules.language.values.joining import Clause
from dbz_desktop.rules.language.values.personalities import Personality
from dbz_desktop.rules.language.values.portions import Portion
from dbz_desktop.rules.language.values.values import Counted, Number
from dbz_desktop.wording import phrase


class OfAttacks(Continuous):
    """What holds of attacks. The rules ask for what is said, by its matter.

    `attacks` says of which ones.
    """

    attacks: Attacks

    @property
    def says(self) -> Any:
        """What is said; a statement that needs no subject of its own says itself."""
        return self

    @property
    def asked_as(self) -> Matter | None:
        matter: Matter | None = self.says.matter
        return matter

    @property
    def once(self) -> bool:
        return self.attacks.once


@dataclass(frozen=True, slots=True)
class Said(OfAttacks):
    """One thing that is said of attacks. Made of statements, never printed."""

    attacks: Attacks
    predicate: Says

    @property
    def says(self) -> Says:
        return self.predicate

    def now(self, game: Game, source: Source) -> Said:
        """The same of an attack that will be over by then."""
        return replace(self, predicate=self.predicate.now(game, source))


def _of_those(statement: Any, those: Personality | None, way: Performing) -> None:
    """Say of the attacks who performs them, where it is said of him."""
    if those is not None:
        said = Performers(way, PerformedBy(None, those=those))
        object.__setattr__(statement, "says", (said,))
        attacks = statement.attacks
        whose = said.by.whose or (Whose.YOUR if way is Performing.MAY else None)
        if whose is not None and attacks.whose is None:
            object.__setattr__(statement, "attacks", replace(attacks, whose=whose))


_EACH: dict[str, Any] = {"of_damage": False}


@phrase(
    ("your damage modifiers on {attacks} are doubled", {"says": (Told(Fact.DOUBLED),), **_EACH}),
    *of_part("{attacks}", _EACH),
    *taken_from(_EACH),
    *paid(_EACH),
    ("{attacks} {says:and:s}", _EACH),
    *said_of_them(_EACH),
    # What can be done to some only, cannot be done to the others.
    ("~only {attacks} (can|may) {may:or}", {"says": (), **_EACH}),
    *(
        (f"~{{attacks:@{form}}} {{says:and:s}} to {whom}", _EACH)
        for whom, form in (
            ("(you|your MP)", "against_you"),
            ("(your opponent|him|your opponent's MP|his MP)", "against_him"),
            ("(players|MPs|an MP)", "against_all"),
        )
    ),
    (
        f"~{NOT_PAID} {{attacks}}",
        {"says": (Told(Fact.FREE),), **_EACH},
    ),
)
@dataclass(frozen=True, slots=True)
class Statement(Continuous):
    """Something is so of attacks, or of their damage."""

    rules: ClassVar[str] = "EFF-7"

    attacks: Attacks
    says: tuple[Says, ...]
    of_damage: bool = False
    those: InitVar[Personality | None] = None
    way: InitVar[Performing] = Performing.MAY
    may: InitVar[tuple[Touched, ...]] = ()

    def __post_init__(
        self, those: Personality | None, way: Performing, may: tuple[Touched, ...]
    ) -> None:
        if may:
            if not isinstance(self.attacks, AttacksOf):
                raise ValueError("of the others than one attack to come nothing is said")
            object.__setattr__(self, "attacks", all_but(self.attacks))
            object.__setattr__(self, "says", (CannotBe(may),))
        _of_those(self, those, way)
        keep_whole(self)

    @property
    def parts(self) -> tuple[Continuous, ...]:
        """The statements one by one."""
        return tuple(Said(self.attacks, part) for each in self.says for part in each.parts)

    def for_each(
        self, things: Counted, most: int | None = None, least: int = 0, throughout: bool = False
    ) -> Statement:
        """The same as so much for each of some things: the last of what is said, or all of it.

        What they deal more may come to no more than `most`, and what they cost to no less than
        `least`.
        """
        before = () if throughout else self.says[:-1]
        counted = [each for each in self.says if each not in before]
        for each in counted:
            if isinstance(each, Costs):
                if most is not None:
                    raise ValueError("what an attack costs has no maximum")
            elif not isinstance(each, Deals) or each.before is not None or each.most is not None:
                raise ValueError("only damage and costs are so much for each")
            elif least:
                raise ValueError("what an attack costs has a minimum")
        said = (_for_each(each, things, most, least) for each in counted)
        return replace(self, says=(*before, *said))

    @property
    def once(self) -> bool:
        return self.attacks.once

    @property
    def deeds(self) -> tuple[str, ...]:
        """What it does, in the words of "does:"."""
        return tuple(name for each in self.says for name in each.does)


def _for_each(says: Says, things: Counted, most: int | None, least: int) -> Says:
    if isinstance(says, Costs):
        return replace(says, times=things, least=least or says.least)
    assert isinstance(says, Deals)
    return Deals(tuple(replace(each, times=things, most=most) for each in says.deltas))


def _to_meet(attacks: Attacks) -> Attacks:
    """The next attack as what one meets: one's own is none to stop or prevent damage from."""
    if isinstance(attacks, NextAttack) and not (attacks.whose or attacks.that or attacks.each):
        return replace(attacks, whose=Whose.OPPONENT)
    return attacks


_NEXT_FEW: dict[str, Any] = {"in_all": True}
_YOU = "(you|your MP|your personalities)"
_HIS = AttacksOf(Whose.OPPONENT, ANY_ATTACK)


@phrase(
    ("prevent all damage from {attacks}", {"amounts": ()}),
    ("~prevent all [of] the damage (from|of) {attacks}", {"amounts": ()}),
    ("~all [of] [the] damage from {attacks} is prevented", {"amounts": ()}),
    "prevent {amounts:and:@brief} of damage from {attacks}",
    "~prevent {amounts:and} of damage from {attacks}",
    "prevent {amounts:and:@told} from {attacks}",
    "~prevent {amounts:and} of damage from all [of] {attacks}",
    "~prevent {amounts:and} from {attacks}",
    "~prevent the first {amounts:and} [of damage] from {attacks}",
    ("prevent the next {amounts:and:@brief} of damage from {attacks}", _NEXT_FEW),
    ("~prevent the next {amounts:and} from {attacks}", _NEXT_FEW),
    ("~prevent the next {amounts:and}", {**_NEXT_FEW, "attacks": _HIS}),
    *(
        (f"~prevent the next {{amounts:and}} {taken}", {**_NEXT_FEW, "attacks": _HIS})
        for taken in (
            f"[that] {_YOU} would (take|be dealt) [from (attacks|an attack)]",
            f"[that would be] dealt to {_YOU} [by (attacks|an attack)]",
        )
    ),
    *(
        spec
        for takes, form in TAKEN
        for spec in (
            (
                f"~prevent all [of] [the] damage [that] {takes} from {{attacks:@{form}}}",
                {"amounts": ()},
            ),
            (f"~prevent {{amounts:and}} of damage [that] {takes} from {{attacks:@{form}}}", {}),
            (f"~{takes} no damage from {{attacks:@{form}}}", {"amounts": ()}),
            (f"~{takes} {{amounts:and:@none}} from {{attacks:@{form}}}", {}),
        )
    ),
)
@dataclass(frozen=True, slots=True)
class Prevents(OfAttacks):
    """Damage of attacks is prevented: so much, or all where no amount is said (ATK-7)."""

    rules: ClassVar[str] = "ATK-7"
    matter: ClassVar[Matter | None] = Matter.PREVENTED

    amounts: tuple[Portion, ...]
    attacks: Attacks
    in_all: bool = False
    """Whether it is so much of all of them together, and then no more."""
    deeds: ClassVar[tuple[str, ...]] = ("prevent",)

    @property
    def runs_out(self) -> bool:
        return self.in_all

    def without(self, unit: str, amount: int) -> Prevents | None:
        left = []
        for each in self.amounts:
            n = each.amount.n if isinstance(each.amount, Number) else 0
            n -= amount if each.unit.label == unit else 0
            left += [Portion(Number(n), each.unit)] if n > 0 else []
        return replace(self, amounts=tuple(left)) if left else None

    def __post_init__(self) -> None:
        if self.in_all and any(each.amount is None or each.but for each in self.amounts):
            raise ValueError("of all of them together it is a number")
        object.__setattr__(self, "attacks", _to_meet(self.attacks))

    def now(self, game: Game, source: Source) -> Prevents:
        """The same with amounts as they are now: they speak of an attack that will be over."""
        return replace(self, amounts=fixed(game, source, self.amounts))


def fixed(game: Game, source: Source, amounts: tuple[Portion, ...]) -> tuple[Portion, ...]:
    """Amounts as they are now."""
    return tuple(
        p if p.amount is None else Portion(Number(p.number(game, source)), p.unit) for p in amounts
    )


@phrase(
    "(stop|block) {attacks}",
    "~(stops|blocks) {attacks}",
    "~{attacks} (is|are) (stopped|blocked)",
)
@dataclass(frozen=True, slots=True)
class StopsAttacks(OfAttacks):
    """Attacks are stopped of themselves (ATK-4)."""

    rules: ClassVar[str] = "ATK-4"
    matter: ClassVar[Matter | None] = Matter.STOPPED

    attacks: Attacks

    def __post_init__(self) -> None:
        if getattr(self.attacks, "whose", None) is Whose.YOUR:
            raise ValueError("nobody stops attacks of his own")
        object.__setattr__(self, "attacks", _to_meet(self.attacks))

    @property
    def deeds(self) -> tuple[str, ...]:
        """What it does, in the words of "does:"."""
        what: AttackWords | None = getattr(self.attacks, "what", None)
        return tuple(f"stop-{kind.value}" for kind in sorted(what.kinds)) if what else ()


@phrase(
    ("your AT damage is considered to be {n} for your {what:pl}", {"whose": Whose.YOUR}),
    ("AT damage is considered to be {n} for all {what:pl}", {"whose": None}),
    "AT damage is considered to be {n} for {whose} {what:pl}",
    (
        "~your opponent's AT damage is considered to be {n} for (his|your opponent's) {what:pl}",
        {"whose": Whose.OPPONENT},
    ),
    ("~{whose} AT [damage] is considered [to be] {n}", {"what": ANY_ATTACK}),
    ("~the AT [damage] of {whose} {what:pl} is [considered] [to be] {n}", {}),
    ("~{whose} AT [damage] is +{n}", {"what": ANY_ATTACK, "more": True}),
    ("the AT of {whose} {what:pl} is +{n}", {"more": True}),
    ("~the AT of {whose} {what:pl} is (increased|raised) by {n}", {"more": True}),
)
@dataclass(frozen=True, slots=True)
class TableIs(OfAttacks):
    """The Attack Table gives a fixed value for attacks of a kind, of one player or all (ATK-5).

    Or so much `more` than it says.
    """

    rules: ClassVar[str] = "ATK-5"
    matter: ClassVar[Matter | None] = Matter.TABLE
    deeds: ClassVar[tuple[str, ...]] = ("boost",)

    n: int
    what: AttackWords
    whose: Whose | None
    more: bool = False

    @property
    def attacks(self) -> Attacks:  # type: ignore[override]
        """The attacks that it speaks of."""
        return AttacksOf(self.whose, self.what)


# ---------------------------------------------------------------------------- for a time


_OF_ATTACKS: dict[str, Any] = {"of_damage": False, "that": None, "have": False}
_WITHOUT: dict[str, Any] = {"of_damage": False, "duration": None}


@phrase(
    (
        "your damage modifiers on {attacks} {duration} are doubled",
        {**_OF_ATTACKS, "says": (Told(Fact.DOUBLED),)},
    ),
    ("{attacks} {duration} {says:and:s}", _OF_ATTACKS),
    *of_part("{attacks} {duration}", _OF_ATTACKS, ends=False),
    ("if {attacks} {duration} is {that}, it {says:and}", {"of_damage": False, "have": False}),
    ("if {attacks} {duration} is a {what}, it {says:and}", _OF_ATTACKS),
    ("if {attacks} is {that}, it {says:and}", {**_WITHOUT, "have": False}),
    ("if {attacks} is a {what}, it {says:and}", {**_WITHOUT, "that": None, "have": False}),
    ("have {attacks} {says:and:pl} {duration}", {**_OF_ATTACKS, "have": True}),
    ("~have {attacks} {duration} {says:and:pl}", {**_OF_ATTACKS, "have": True}),
    ("have {attacks} {says:and:pl}", {**_OF_ATTACKS, "have": True, "duration": None}),
)
@dataclass(frozen=True, slots=True)
class SaidForATime(Clause):
    """The window stands after the attacks: "your next attack this combat cannot be stopped".

    With `that` or `what`, nothing is said of a next attack that isn't so: "… is performed by an
    Ally, it …", "… is an energy attack, it …".
    After "to" one has it so, which only words it: "discard a card to have your attacks deal …".
    Of the next attack it is so without a time, too.
    """

    rules: ClassVar[str] = "EFF-4"

    attacks: Attacks
    duration: Duration | None
    says: tuple[Says, ...]
    of_damage: bool = False
    that: AttackThat | None = None
    have: bool = False
    what: AttackWords | None = None

    @property
    def deeds(self) -> tuple[str, ...]:
        return Statement(self.attacks, self.says).deeds

    def __post_init__(self) -> None:
        keep_whole(self)
        asked = self.that is not None or self.what is not None
        if (self.have or asked) and self.of_damage:
            raise ValueError("what is had, or asked, is said of the attacks, not of their damage")
        if asked and not isinstance(self.attacks, NextAttack):
            raise ValueError("only of one attack to come it is asked how it is")
        if self.duration is None and not self.attacks.once:
            raise ValueError("how long it is so must be said, but of the next attack")
        # What can't be said of them for good, can't for a time either.
        Statement(self.attacks, self.says)

    def do(self, game: Game, source: Source) -> None:
        attacks = self.attacks
        if isinstance(attacks, NextAttack):
            attacks = replace(attacks, only=self.that or self.what)
        if not begins_later(game, self, self.duration, source):
            statement = Statement(attacks, self.says)
            timed = self.duration
            until = unsaid(game) if timed is None else until_of(game, timed, source)
            hold(game, statement, source, until, sentence_text(self))
        source.memory.done = True


_OF_THEM = "(this|that|their)"


@phrase(
    "they {says:and:pl}",
    f"~{_OF_THEM} [stage] (cost|costs) {{says:and:@cost}}",
    f"~{_OF_THEM} damage {{says:and:@damage}}",
)
@dataclass(frozen=True, slots=True)
class SaidOfThose(Clause):
    """Something is so of the attacks of the sentence before, for as long as that one says."""

    rules: ClassVar[str] = "EFF-4"

    says: tuple[Says, ...]

    @property
    def deeds(self) -> tuple[str, ...]:
        return tuple(name for each in self.says for name in each.does)

    def do(self, game: Game, source: Source) -> None:
        memory = source.memory
        spoken: dict[Attacks, floating.Until] = {
            each.effect.attacks: each.until
            for each in game.state.floating
            if each.ident in memory.lasting and isinstance(each.effect, OfAttacks)
        }
        if not spoken:
            # That sentence was left out, for this one takes its place.
            attacks = next(every(memory.previous, Attacks), None)
            duration = next(every(memory.previous, Duration), None)
            if attacks is not None and duration is not None:
                spoken[attacks] = until_of(game, duration, source)
        for attacks, until in spoken.items():
            hold(game, Statement(attacks, self.says), source, until, sentence_text(self))
