"""What can be said of attacks, without them: "deal +2 stages of damage", "cannot be stopped".

The rules ask for what is in force by its matter (see `attacks.in_force`); which attacks it is
said of, and for how long, is said around them (see `statements`). Their verbs agree with the
subject before them; the form "damage" is what is said of "damage from" the attacks.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from dbz_desktop.cards import Style
from dbz_desktop.rules.flow import stages
from dbz_desktop.rules.kernel.attack_events import AttackKind
from dbz_desktop.rules.kernel.base import Amount, Continuous
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.matters import Matter
from dbz_desktop.rules.language.nouns.attack_facts import FROM_BOTTOM, Fact
from dbz_desktop.rules.language.nouns.terms import Unit, Whose
from dbz_desktop.rules.language.values.personalities import ThatOne, Word
from dbz_desktop.rules.language.values.values import Counted, Number
from dbz_desktop.wording import Phrase, Spec, phrase


class Says(Phrase):
    """What is said of attacks. `alters`: it comes too late once the damage is dealt (ATK-1).

    `matter` is what it tells the rules, of each of its `parts`.
    """

    alters: ClassVar[bool] = True
    matter: ClassVar[Matter | None] = None
    of_whole: ClassVar[bool] = False
    """Whether it is said of the attacks, and not of their damage."""

    def check(self, attacks: Any) -> None:
        """Refuse attacks of which that is never said."""

    def now(self, game: Game, source: Source) -> Says:
        """The same with what is known of an attack that will be over by then."""
        return self

    @property
    def stands_before(self) -> bool:
        """Whether the attacks are said behind it: "your opponent must … to stop your attacks"."""
        return False

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
    ("~{amount} (more|additional|extra) {unit}", {"less": False}),
    ("~[an] (additional|extra) {amount} {unit}", {"less": False}),
    ("~an (additional|extra) {unit}", {"amount": Number(1), "less": False}),
    ("~{amount} (fewer|less) {unit}", {"less": True}),
    ("-{amount} {unit:s}", {"less": True}),
    ("~+{amount} {unit} of damage", {"less": False}),
    ("~-{amount} {unit} of damage", {"less": True}),
    ("~(additional|extra) {unit:pl} [of damage] equal to {amount}", {"less": False}),
    ("{amount} {unit:s}", {"less": False}, "up"),
    ("{amount} {unit:s}", {"less": True}, "down"),
    ("+{amount:@brief} {unit:s}", {"less": False}, "brief"),
    ("-{amount:@brief} {unit:s}", {"less": True}, "brief"),
    ("additional {unit:pl} of damage equal to {amount}", {"less": False}, "told"),
    ("fewer {unit:pl} of damage equal to {amount}", {"less": True}, "told"),
)
@dataclass(frozen=True, slots=True)
class Delta(Phrase):
    """More damage, or less: "+3 stages"."""

    amount: Amount
    unit: Unit
    less: bool = False
    times: Counted | None = None
    """Of what it is so much for each one, and how much it comes to at `most`.

    That is said behind it (see `MuchForEach`), never here.
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


def _changed() -> Iterator[Spec]:
    """More damage or less, as what is done to the damage; it is only read."""
    for form, done in (("up", "(increased|raised)"), ("down", "(reduced|decreased|lowered)")):
        for unit in ("", " of damage"):
            by = f"{done} by {{deltas:and:@{form}}}{unit}"
            yield f"~has(have) (its|their) damage {by}", {"before": None, **_FREELY}
            yield f"~is {by}", {"before": None, **_FREELY}, "damage"
            only = by.removeprefix(done).lstrip()
            yield f"~{only}", {"before": None, **_FREELY}, f"damage_{form}"
    for unit in ("", " of damage"):
        add = f"~add {{deltas:and:@up}}{unit} to"
        yield f"{add} [the] damage (of|from)", {"before": None, **_FREELY}, "before"
        yield add, {"before": None, **_FREELY}, "before"
        yield add, {"before": None, **_FREELY}, "before_its"
    for taken in ("{deltas:and}", "{deltas:and} of damage"):
        yield f"~{taken}", {"before": None, **_FREELY}, "taken"


@phrase(
    ("deals(deal) {deltas:and:@brief} of damage", {"before": None, **_FREELY}),
    ("deals(deal) {deltas:and:@told}", {"before": None, **_FREELY}),
    ("~deals(deal) {deltas:and} of damage [each]", {"before": None, **_FREELY}),
    ("~(gains(gain)|gets(get)|has(have)) {deltas:and} of damage", {"before": None, **_FREELY}),
    ("~deals(deal) {deltas:and}", {"before": None, **_FREELY}),
    ("deals(deal) {deltas:and:@brief} of damage instead of +{before}", _FREELY),
    ("~deals(deal) {deltas:and} instead of +{before}", _FREELY),
    ("deals(deal) {deltas:and:@brief} of damage instead of +{before} {before_unit:s}", _PRINTED),
    ("~deals(deal) {deltas:and} instead of +{before} {before_unit}", _PRINTED),
    *_changed(),
    ("deals(deal) no {unit:pl} of damage", {**_AT_MOST, "most": 0}),
    ("~deals(deal) no {unit} damage", {**_AT_MOST, "most": 0}),
    ("cannot deal more than {most} {unit:s} of damage", _AT_MOST),
    ("~cannot cause more than {most} {unit} of damage", _AT_MOST),
    ("~deals(deal) (at most|no more than|a maximum of) {most} {unit} of damage", _AT_MOST),
    ("~(cannot|may not) (exceed|be more than) {most} {unit} [of damage]", _AT_MOST, "damage"),
    ("~more than {most} {unit} [of damage]", _AT_MOST, "not_taken"),
    ("cannot deal less than {most} {unit:s} of damage", _AT_LEAST),
    ("~cannot deal fewer than {most} {unit} of damage", _AT_LEAST),
    ("~deals(deal) (at least|no less than|a minimum of) {most} {unit} of damage", _AT_LEAST),
    ("~cannot be (reduced|lowered) below {most} {unit} [of damage]", _AT_LEAST, "damage"),
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
    of_whole: ClassVar[bool] = True

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


def keep_whole(part: Any) -> None:
    """Say of the attacks what changes their damage, and of that what comes of it (`of_damage`).

    Raises ValueError where what stands before them is said with something else, or never of them.
    """
    if len(part.says) > 1 and any(each.stands_before for each in part.says):
        raise ValueError("what is said before the attacks is a sentence of its own")
    for each in part.says:
        each.check(getattr(part, "attacks", None))
    if part.says == (Told(Fact.BANISHED),):
        object.__setattr__(part, "of_damage", True)
    elif part.of_damage and any(each.of_whole for each in part.says):
        object.__setattr__(part, "of_damage", False)
    if isinstance(part.says[0], Told):
        # For its MP an Ally takes stages: of attacks of the other player (COM-7).
        attacks: Any = getattr(part, "attacks", None)
        whose = _TAKEN_OF.get(part.says[0].fact)
        if whose is not None and getattr(attacks, "whose", whose) is None:
            object.__setattr__(part, "attacks", replace(attacks, whose=whose))


NOT_PAID = (
    "you do not (have to pay|need to pay|pay) "
    "([any] ([power] stage costs|costs|stages) (for|of|to perform)"
    "|the [stage] cost (of|for)|for|to perform)"
)
"""How it is said before attacks that they cost nothing."""

_STYLES = (Fact.STYLED, Fact.FREESTYLE, Fact.THAT_STYLE)
_TOLD: dict[Fact, tuple[Matter, str, tuple[str, ...]]] = {
    Fact.NO_DAMAGE: (Matter.NO_DAMAGE, "ATK-8", ()),
    Fact.NO_HITS: (Matter.NO_HITS, "ATK-4", ("forbid",)),
    Fact.HITS_TWICE: (Matter.HITS_TWICE, "ATK-1", ()),
    Fact.AS_STAGES: (Matter.DAMAGE_UNIT, "ATK-6", ("convert",)),
    Fact.AS_LIFE_CARDS: (Matter.DAMAGE_UNIT, "ATK-6", ("convert",)),
    Fact.CRITICAL: (Matter.CRITICAL, "ATK-13", ("critical",)),
    **{fact: (Matter.STYLED, "EFF-11", ()) for fact in Fact if fact.style or fact in _STYLES},
    Fact.NAMED: (Matter.NAMED, "EFF-11", ()),
    Fact.BANISHED: (Matter.DAMAGE_BANISHED, "ATK-9", ("banish-life",)),
    Fact.FROM_BOTTOM: (Matter.DAMAGE_FROM_BOTTOM, "ATK-9", ()),
    Fact.UNSTOPPED: (Matter.UNSTOPPED, "ATK-4", ()),
    Fact.FREE: (Matter.FREE, "ATK-2", ("cheapen",)),
    Fact.DOUBLED: (Matter.OWN_DOUBLED, "ATK-8", ("boost",)),
    Fact.ALL_DOUBLED: (Matter.ALL_DOUBLED, "ATK-8", ("boost",)),
    Fact.STAGES_DOUBLED: (Matter.ALL_DOUBLED, "ATK-8", ("boost",)),
    Fact.LIFE_CARDS_DOUBLED: (Matter.ALL_DOUBLED, "ATK-8", ("boost",)),
    Fact.HALVED: (Matter.ALL_DOUBLED, "ATK-8", ("weaken",)),
    Fact.HALVED_DOWN: (Matter.ALL_DOUBLED, "ATK-8", ("weaken",)),
    Fact.PHYSICAL: (Matter.KIND, "ATK-1", ()),
    Fact.ENERGY: (Matter.KIND, "ATK-1", ()),
    Fact.ALSO_PHYSICAL: (Matter.KIND, "ATK-1", ()),
    Fact.ALSO_ENERGY: (Matter.KIND, "ATK-1", ()),
    Fact.BOTH_KINDS: (Matter.KIND, "ATK-1", ()),
    Fact.BACK: (Matter.TARGET, "ATK-6", ()),
    Fact.TO_MINE: (Matter.TARGET, "COM-7", ()),
    Fact.TO_HIS: (Matter.TARGET, "COM-7", ()),
    Fact.TO_THIS: (Matter.TARGET, "COM-7", ()),
    Fact.TO_THAT: (Matter.TARGET, "COM-7", ()),
}
"""Of each: the matter that it speaks to, its rule, and what it does in the words of "does:"."""

_BESIDES = {
    Fact.ALSO_PHYSICAL: frozenset((AttackKind.PHYSICAL,)),
    Fact.ALSO_ENERGY: frozenset((AttackKind.ENERGY,)),
    Fact.BOTH_KINDS: frozenset(AttackKind),
}
"""Of which kinds they are, too, as well as of their own."""

_DOUBLED_ALONE = {Fact.STAGES_DOUBLED: Unit.STAGE, Fact.LIFE_CARDS_DOUBLED: Unit.LIFE_CARD}
"""Of which unit alone the damage is doubled."""

WHERE_TO = (
    (Fact.TO_MINE, "(one of your Allies|an Ally|an Ally you control|your Allies)"),
    (Fact.TO_HIS, "one of your opponent's Allies"),
    (Fact.TO_THIS, "(this Ally|this card)"),
    (Fact.TO_THAT, "(that Ally|the chosen Ally)"),
    (Fact.BACK, "(the attacker|the attacking player|the attacking personality|your opponent)"),
)
"""To whom damage goes, and how it is said."""

_THAT_ALLY = ThatOne(Word.ALLY)
_TAKEN_OF = {
    Fact.TO_MINE: Whose.OPPONENT,
    Fact.TO_THIS: Whose.OPPONENT,
    Fact.TO_HIS: Whose.YOUR,
}
"""Of whose attacks Allies take stages."""

_STAGES = "(stages|stage damage|stages of damage)"
_LIFE_CARDS = "(life cards|life card damage|life cards of damage)"
_INSTEAD = "[instead|instead of you|instead of your MP|instead of to your MP]"


@phrase(
    "{fact:s}",
    # What one has an attack do is said of that one.
    *(
        (said.replace("deals(deal) its(their)", "deal its"), {"fact": fact}, "had")
        for fact, _ in WHERE_TO
        for said in fact.value.split("|")[:1]
    ),
    ("use its HIT effects twice", {"fact": Fact.HITS_TWICE}, "had"),
    ("is banished", {"fact": Fact.BANISHED}, "damage"),
    (
        f"~is (discarded|taken|dealt|lost) {FROM_BOTTOM} [instead]",
        {"fact": Fact.FROM_BOTTOM},
        "damage",
    ),
    ("is doubled", {"fact": Fact.ALL_DOUBLED}, "damage"),
    ("is halved", {"fact": Fact.HALVED}, "damage"),
    ("~is (halved, rounded up|reduced to half|reduced by half)", {"fact": Fact.HALVED}, "damage"),
    *(
        (f"~is (dealt|redirected) to {whom} {_INSTEAD}", {"fact": fact}, form)
        for fact, whom in WHERE_TO
        for form in ("damage", "stage_damage")[: 1 if fact is Fact.BACK else 2]
    ),
    ("is halved, rounded down", {"fact": Fact.HALVED_DOWN}, "damage"),
    ("~is reduced (to|by) half, rounded down", {"fact": Fact.HALVED_DOWN}, "damage"),
    ("~deals(deal) (its|their) life card damage as stages of damage", {"fact": Fact.AS_STAGES}),
    (
        "~deals(deal) [its|their] (stages of|stage) damage as life (card|cards of) damage",
        {"fact": Fact.AS_LIFE_CARDS},
    ),
    *(
        (f"~deals(deal) [all] [of] (its|their) damage as {of} [instead of {other}]", {"fact": fact})
        for fact, of, other in (
            (Fact.AS_STAGES, _STAGES, _LIFE_CARDS),
            (Fact.AS_LIFE_CARDS, _LIFE_CARDS, _STAGES),
        )
    ),
    ("~costs(cost) (zero stages|0|zero|nothing)", {"fact": Fact.FREE}),
    *(
        spec
        for fact, one, other in (
            (Fact.AS_STAGES, "life (cards|card damage|cards of damage)", "(stages|stage damage)"),
            (
                Fact.AS_LIFE_CARDS,
                "(stages|stage damage|stages of damage)",
                "life (cards|card damage)",
            ),
        )
        for spec in (
            (f"~deals(deal) {other} [of damage] instead of {one}", {"fact": fact}),
            (f"~is (dealt|taken) as {other} [of damage]", {"fact": fact}, "damage"),
        )
    ),
    ("~is reduced to (0|zero) [stages]", {"fact": Fact.FREE}, "cost"),
    *(
        (
            f"~deals(deal) [all] [of] [its|their] {one} as {other} instead",
            {"fact": fact},
        )
        for fact, one, other in (
            (Fact.AS_STAGES, "life (card damage|cards of damage)", "stages [of damage]"),
            (Fact.AS_LIFE_CARDS, "(stage damage|stages of damage)", "life (cards|card damage)"),
            (Fact.AS_LIFE_CARDS, "(stage damage|stages of damage)", "life cards of damage"),
        )
    ),
    ("~you do not have to pay [power] stage costs for (it|them)", {"fact": Fact.FREE}),
)
@dataclass(frozen=True, slots=True)
class Told(Says):
    """Something is so of them: they deal nothing, cost nothing, count as Styled.

    Or their damage goes elsewhere: to Allies of a side, or all of it to who performs them.
    """

    fact: Fact

    def check(self, attacks: Any) -> None:
        if self.fact is Fact.UNSTOPPED and attacks is not None:
            raise ValueError("one attack that was stopped goes through after all")

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
    def in_one_unit(self) -> bool:
        """Whether they deal that unit instead of the other, so that it needn't be said again."""
        return self.unit is not None

    @property
    def of_whole(self) -> bool:  # type: ignore[override]
        """Whether it is said of the attacks, and not of their damage."""
        elsewhere = self.matter in (Matter.TARGET, Matter.DAMAGE_FROM_BOTTOM)
        return self.unit is not None or elsewhere

    @property
    def kind(self) -> AttackKind:
        """What kind of attack they become, where that is told."""
        return AttackKind.PHYSICAL if self.fact is Fact.PHYSICAL else AttackKind.ENERGY

    @property
    def besides(self) -> bool:
        """Whether they are of a kind besides their own, where one is told."""
        return self.fact in _BESIDES

    @property
    def kinds(self) -> frozenset[AttackKind]:
        """Of which kinds they are besides."""
        return _BESIDES.get(self.fact, frozenset())

    @property
    def is_styled(self) -> bool:
        """Whether they count as Styled, where that is told."""
        return self.fact is not Fact.FREESTYLE

    def style(self, source: Source) -> Style | None:
        """The Style that they count as, by its name or the one that was said; None for none."""
        said = source.memory.feature if self.fact is Fact.THAT_STYLE else self.fact.style
        return said if isinstance(said, Style) else None

    def again(self, amount: int, unit: str) -> int:
        """By how much damage changes that is doubled, or halved and then rounded (ATK-8)."""
        if self.fact is Fact.HALVED:
            return -(amount // 2)
        if self.fact is Fact.HALVED_DOWN:
            return -((amount + 1) // 2)
        only = _DOUBLED_ALONE.get(self.fact)
        return amount if only is None or only.label == unit else 0

    @property
    def goes_back(self) -> bool:
        """Whether all they deal goes to who performs them."""
        return self.fact is Fact.BACK

    def allies(self, game: Game, source: Source) -> list[int]:
        """The Allies that lose their stages of damage, one of them as the text's player chooses."""
        if self.fact is Fact.TO_THAT:
            spoken = _THAT_ALLY.able(game, source)
            if game.attack is None or game.attack.player != source.player:
                return spoken
            # One's own attacks are performed against the other player, and so his Allies (COM-7).
            return [card for card in spoken if stages.owner_of(game, card) != source.player]
        seat = source.opponent if self.fact is Fact.TO_HIS else source.player
        found = stages.personalities(game, seat)[1:]
        return [card for card in found if self.fact is not Fact.TO_THIS or card == source.card]

    @property
    def does(self) -> tuple[str, ...]:
        return _TOLD[self.fact][2]


@phrase(
    "the damage modifiers on {whose} MP's \\[constant\\] powers are doubled",
    "~[all] damage modifiers on {whose} MP's \\[constant\\] powers are doubled",
    "~double [all] [the] damage modifiers on {whose} MP's \\[constant\\] powers",
)
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
