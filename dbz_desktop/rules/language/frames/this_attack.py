"""What is said of the attack that a text belongs to, or that it answers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import InitVar, dataclass
from typing import Any, ClassVar

from dbz_desktop.rules.flow.critical import CHOICES
from dbz_desktop.rules.kernel.base import Condition
from dbz_desktop.rules.kernel.cardtext import CardProgram, Section, every
from dbz_desktop.rules.kernel.controls import UsesLeft
from dbz_desktop.rules.kernel.decisions import Act, Ask, Option
from dbz_desktop.rules.kernel.events import NOBODY, Zone
from dbz_desktop.rules.kernel.game import Attack, Game, Source, Steps
from dbz_desktop.rules.kernel.matters import PERFORMERS, UNSTOPPED, Matter, Touch
from dbz_desktop.rules.kernel.note import Note
from dbz_desktop.rules.language.attacks.attack_words import ANY_ATTACK, That
from dbz_desktop.rules.language.attacks.attacks import (
    AttacksOf,
    BoundAttack,
    TheAttack,
)
from dbz_desktop.rules.language.attacks.predicates import NOT_PAID, WHERE_TO, Says, Told, keep_whole
from dbz_desktop.rules.language.deeds.handling import YOUR_PILE
from dbz_desktop.rules.language.deeds.protecting import BY_HIM, Cannot, Gains, Touched
from dbz_desktop.rules.language.frames.statements import Said, Statement
from dbz_desktop.rules.language.frames.windows import hold
from dbz_desktop.rules.language.happenings.predicates_of_use import (
    AfterUse,
    BaseIs,
    Fate,
    used_again,
)
from dbz_desktop.rules.language.nouns.attack_facts import Fact
from dbz_desktop.rules.language.nouns.gained import Gained
from dbz_desktop.rules.language.nouns.terms import Unit
from dbz_desktop.rules.language.references.cards import Cards, How, OfKind
from dbz_desktop.rules.language.references.ends_of_zones import in_sight
from dbz_desktop.rules.language.standing.parts_of_attacks import for_each, of_part
from dbz_desktop.rules.language.text.sentences import sentence_text
from dbz_desktop.rules.language.values.joining import Clause, Cost
from dbz_desktop.rules.language.values.values import Counted
from dbz_desktop.wording import Ambiguous, Spec, phrase

_PRICE = (Matter.COST, Matter.FREE)


def bind(source: Source, says: tuple[Says, ...]) -> None:
    """Let something hold for the attack that the text belongs to, or for the copy to come."""
    bound = source.attack.bound if source.attack is not None else source.memory.bound
    bound += [(part, source) for each in says for part in each.parts]
    if source.attack is not None and any(each.matter is UNSTOPPED for each in says):
        source.attack.stopped, source.attack.stopped_by = False, NOBODY


class OfThisAttack(Clause):
    """Something is so of the attack that the text belongs to."""

    attack: BoundAttack
    says: tuple[Says, ...]

    def happens_anyway(self, game: Game, source: Source) -> bool:
        return False

    @property
    def changes_damage(self) -> bool:
        return any(each.alters for each in self.says)

    @property
    def changes_price(self) -> bool:
        """Whether it says what the attack costs, which is paid before its effects (ATK-2)."""
        return any(each.matter in _PRICE for each in self.says)

    @property
    def deeds(self) -> tuple[str, ...]:
        does = [name for each in self.says for name in each.does]
        if isinstance(self.attack, TheAttack) and self.attack.answered:
            return tuple(does)
        # An attack's own damage is no help to others.
        return tuple(name for name in does if name not in ("boost", "weaken"))

    def do(self, game: Game, source: Source) -> None:
        awaited = source.memory.awaited
        if source.attack is None and awaited is not None:
            attacks, until = awaited
            hold(game, Statement(attacks, self.says), source, until, _text(self))
        else:
            bind(source, self.says)


_ALL_OF_IT = "[the|all|all of the|all the] [stage|stages of] damage [dealt]"


def _redirected() -> Iterator[Spec]:
    """Where the damage of an attack goes, said as what is done with it; it is only read."""
    for fact, whom in WHERE_TO:
        told: dict[str, Any] = {"says": (Told(fact),), "of_damage": False}
        for way in (
            f"redirect {_ALL_OF_IT} (from|of|by) {{attack}} to {whom} [instead]",
            f"redirect {{attack}} to {whom} [instead]",
            f"[the|all|all the] damage from {{attack}} is dealt to {whom} [instead] [of you]",
            f"{{attack}} deals its [stage] damage to {whom} [instead]",
        ):
            yield f"~{way}", told
        said = f"redirect {_ALL_OF_IT} (from|of|by) (an|the) attack to {whom} [instead]"
        yield f"~{said}", {**told, "attack": _ANSWERED}
        yield f"~redirect (an|the) attack to {whom} [instead]", {**told, "attack": _ANSWERED}
    back: dict[str, Any] = {"says": (Told(Fact.BACK),), "of_damage": False}
    takes = "(the attacker|your opponent) takes (the|all) damage from {attack}"
    yield f"~{takes} [instead] [of you]", back


_ANSWERED = TheAttack(answered=True)
_ITS_OWNERS = "(your|his|your opponent's|its owner's)"
_PUT_AWAY: tuple[tuple[Fate, str], ...] = (
    (Fate.BANISHED, "banish (that attack|it|the attack|the attack card|that attack card)"),
    (Fate.DISCARDED, "discard {it}"),
    (Fate.REJUVENATED, "Rejuvenate {it}"),
    (Fate.ITS_TOP, f"place {{it}} on [the] top of {_ITS_OWNERS} Life Deck"),
    (Fate.ITS_BOTTOM, f"place {{it}} (at|on) the bottom of {_ITS_OWNERS} Life Deck"),
    (Fate.ITS_SHUFFLED, f"shuffle {{it}} into {_ITS_OWNERS} Life Deck"),
    (Fate.ITS_HAND, f"(place|return) {{it}} (into|to) {_ITS_OWNERS} hand"),
)
"""Where an attack goes after use: a card goes to its owner's zones in any case (ZON-2)."""


def _put_away() -> Iterator[Spec]:
    """What becomes of the attack that is answered or waited for, as what is done with it."""
    for fate, done in _PUT_AWAY:
        told = {"attack": _ANSWERED, "says": (AfterUse(fate),), "of_damage": False}
        yield f"~{done.replace('{it}', '(that attack|that attack card)')} after use", told


@phrase(
    (
        "your damage modifiers on {attack} are doubled",
        {"says": (Told(Fact.DOUBLED),), "of_damage": False},
    ),
    *of_part("{attack}", {}),
    ("{attack} {says:and:s}", {"of_damage": False, "of_base": False}),
    ("{attack:@of} base damage {says:and:@base}", {"of_damage": False, "of_base": True}),
    (
        "~[the] base damage (of|from) {attack} {says:and:@base}",
        {"of_damage": False, "of_base": True},
    ),
    ("~{attack} {says:and:s} this combat", {"of_damage": False}),
    ("~{attack:@of} damage {says:and:@damage}", {"of_damage": True}),
    ("~{attack:@of} [stage] cost {says:and:@cost}", {"of_damage": False}),
    *_put_away(),
    (
        "~(your opponent|he) cannot redirect [the|any] [stage] damage (from|of) {attack} "
        "to (Allies|his Allies|an Ally|one of his Allies)",
        {"says": (Cannot((Touched((Touch.TO_ALLIES,)),), BY_HIM),), "of_damage": False},
    ),
    *_redirected(),
)
@dataclass(frozen=True, slots=True)
class SaidOfThis(OfThisAttack):
    """Something is so of this attack, or of its damage: "this attack deals +2 life cards"."""

    attack: BoundAttack
    says: tuple[Says, ...]
    of_damage: bool = False
    of_base: bool = False

    @property
    def goes_through(self) -> bool:
        """Whether it undoes that the attack was stopped (ATK-4)."""
        return any(each.matter is UNSTOPPED for each in self.says)

    @property
    def keeps_card(self) -> bool:
        return any(isinstance(each, AfterUse) for each in self.says)

    def __post_init__(self) -> None:
        keep_whole(self)
        base = isinstance(self.attack, TheAttack) and all(
            isinstance(each, BaseIs) and each.replaces and each.said is None for each in self.says
        )
        object.__setattr__(self, "of_base", base)

    @property
    def had(self) -> HaveThis:
        """The same as what one has the attack do."""
        return HaveThis(self.attack, self.says)


_BANISHED = (Told(Fact.BANISHED),)
_HAS_IT_BANISHED: dict[str, Any] = {"says": _BANISHED, "chosen": False, "either": False}


@phrase(
    ("have life card damage from {attack} banished", _HAS_IT_BANISHED),
    ("~have [the] damage (from|of) {attack} banished", _HAS_IT_BANISHED),
    *(
        (f"~choose for {damage} to be banished", _HAS_IT_BANISHED)
        for damage in ("[the] [life card] damage (from|of) {attack}", "{attack:@of} damage")
    ),
    ("have {attack} {says:and:@had}", {"chosen": False, "either": False}),
    ("have {attack} {says:and:pl}", {"chosen": False, "either": False}),
    ("choose for {attack} to {says:and:pl}", {"chosen": True, "either": False}),
    ("~choose for {attack} to {says:and:pl} instead", {"chosen": True, "either": False}),
    (
        "choose for {attack} to {says:and:pl} instead or vice versa",
        {"chosen": True, "either": True},
    ),
)
@dataclass(frozen=True, slots=True)
class HaveThis(OfThisAttack, Cost):
    """The same as what one may do, perhaps as a price: "to have this attack deal +4 stages".

    With `either`, all damage may be of one unit or all of the other (ATK-6).
    """

    rules: ClassVar[str] = "EFF-5"

    attack: BoundAttack
    says: tuple[Says, ...]
    chosen: bool = False
    either: bool = False

    def __post_init__(self) -> None:
        if self.says == _BANISHED:
            object.__setattr__(self, "chosen", False)
        if self.either and not all(getattr(each, "unit", None) for each in self.says):
            raise ValueError("only the unit of the damage has a reverse")
        if any(each.stands_before for each in self.says):
            raise ValueError("what has words before the attack is a sentence of its own")
        if self.changes_price and not getattr(self.attack, "answered", False):
            raise ValueError("what this attack costs is paid before its text does anything")

    def resolve(self, game: Game, source: Source) -> Steps:
        if not self.either:
            self.do(game, source)
            return
        ways = [Fact.AS_STAGES, Fact.AS_LIFE_CARDS]
        options = tuple(
            Option(Act.PICK, f"All of it in {unit.label}", value=i)
            for i, unit in enumerate((Unit.STAGE, Unit.LIFE_CARD))
        )
        index = yield from game.ask(
            source.player, Ask.CHOOSE_OPTION, "Deal which damage?", "ATK-6", options, source
        )
        bind(source, (Told(ways[index]),))
        source.memory.done = True

    def do(self, game: Game, source: Source) -> None:
        bind(source, self.says)
        source.memory.done = source.attack is not None

    def possible(self, game: Game, source: Source) -> bool:
        return source.attack is not None


@phrase(
    "{attack} gains the HIT effects of {what}",
    "~{attack} gains (all [of the] HIT effects|the HIT effect|all of the HIT effects) of {what}",
    "~{attack} has the [same] HIT effects of {what}",
)
@dataclass(frozen=True, slots=True)
class GainHits(Clause):
    """This attack has the HIT effects of another card's attack too, as its own (ATK-1)."""

    rules: ClassVar[str] = "ATK-1"
    alters_attack: ClassVar[bool] = True
    deeds: ClassVar[tuple[str, ...]] = ("copy",)

    attack: BoundAttack
    what: Cards

    def __post_init__(self) -> None:
        said = isinstance(self.what, OfKind) and self.what.where is not None
        said = said or in_sight(self.what)
        if not said and not self.what.refers_back:
            raise ValueError("it isn't said where that attack is")

    def _how(self, game: Game, source: Source) -> How:
        prompt = "Gain the HIT effects of which card?"
        programs = game.programs
        return How(source.actor, prompt, YOUR_PILE, "ATK-1", lambda card: _hits(programs[card]))

    def resolve(self, game: Game, source: Source) -> Steps:
        chosen = yield from self.what.gather(game, source, self._how(game, source))
        for card in chosen:
            attack = game.programs[card].attack
            if attack is not None and attack.hits:
                text = "HIT: " + " ".join(hit.text for hit in attack.hits)
                section = Section(hits=attack.hits, definitions=attack.definitions)
                bind(source, (Gains(Gained(text, section)),))
        source.memory.speak_of(chosen)

    def possible(self, game: Game, source: Source) -> bool:
        return bool(self.what.able(game, source, self._how(game, source)))


def _hits(program: CardProgram) -> bool:
    """Whether a card's attack has HIT effects."""
    return program.attack is not None and bool(program.attack.hits)


_EACH_EFFECT: dict[str, Any] = {"n": len(CHOICES), "different": True}


def _critical_effects() -> Iterator[Spec]:
    """Several critical damage effects, in other words; it is only read."""
    once = "if (this attack deals critical damage|you deal critical damage with this attack)"
    for effects, pinned in (
        ("{n} critical [damage] effects instead of (one|1)", {"different": False}),
        ("{n} different critical [damage] effects instead of (one|1)", {"different": True}),
        ("(each|every) critical [damage] effect [instead of (one|1)]", _EACH_EFFECT),
        ("all [of the] critical [damage] effects [instead of (one|1)]", _EACH_EFFECT),
    ):
        yield f"~{once}, [you may] (use|choose) {effects}", pinned


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
        "if this attack deals critical damage, you may use the same critical damage effect twice",
        {"n": 2, "same": True},
    ),
    *_critical_effects(),
)
@dataclass(frozen=True, slots=True)
class MoreCriticalEffects(Clause):
    """Several critical damage effects instead of one, or one of them again (ATK-13)."""

    rules: ClassVar[str] = "ATK-13"
    alters_attack: ClassVar[bool] = True
    deeds: ClassVar[tuple[str, ...]] = ("critical",)

    n: int
    different: bool = False
    same: bool = False

    def do(self, game: Game, source: Source) -> None:
        if source.attack is not None:
            source.attack.critical_effects = self.n
            source.attack.critical_again = not self.different
            source.attack.critical_same = self.same


@phrase(
    "Remain {n}",
    *used_again("~this card (stays|remains) in play to be used"),
    *used_again("~(perform|use|play) this (attack|card)"),
    ("~(perform|use|play) this (attack|card) twice [this combat]", {"n": 1}),
)
@dataclass(frozen=True, slots=True)
class Remain(Clause):
    """The card stays on the table for more uses this combat: as an attack, or against one."""

    rules: ClassVar[str] = "ATK-15"
    keeps_card: ClassVar[bool] = True

    n: int

    def do(self, game: Game, source: Source) -> None:
        if source.attack is not None and source.attack.card == source.card:
            bind(source, (AfterUse(None, self.n),))
        elif source.card >= 0 and game.state.where[source.card] is Zone.IN_USE:
            if source.card not in game.state.remaining:
                game.keep(UsesLeft(source.card, self.n + 1))


def _not_paid() -> Iterator[Spec]:
    """That the attack costs nothing, said of who would pay; it is only read."""
    free: dict[str, Any] = {"says": (Told(Fact.FREE),), "things": None}
    yield f"~{NOT_PAID} this attack", {**free, "condition": None}
    yield f"~(if|while) {{condition}}, {NOT_PAID} (this attack|it)", free
    yield f"~{NOT_PAID} this attack (if|while) {{condition}}", free


def _by_origin() -> Iterator[Spec]:
    """What is so where the attack comes from a hand or a pile; its cost is known by then."""
    alone: dict[str, Any] = {"condition": None, "things": None}
    yield "if this attack is {origin:@from_where}, it {says:and:s}", alone
    yield "~(if|when|while) this attack is {origin:@from_where}, this attack {says:and:s}", alone
    yield "~(when|while) this attack is {origin:@from_where}, it {says:and:s}", alone
    yield "~this attack {says:and:s} (if|when|while) [it is] {origin:@from_where}", alone
    yield "~(if|when|while) {origin:@from_where}, this attack {says:and:s}", alone


@phrase(
    ("this attack {says:and:s}", {"condition": None, "things": None}),
    ("if {condition}, this attack {says:and:s}", {"things": None}),
    *_by_origin(),
    *_not_paid(),
    ("~if {condition}, it {says:and:s}", {"things": None}),
    ("~if {condition}, (this attack|it) {says:and:s} instead", {"things": None, "instead": True}),
    ("~if {condition}, instead (this attack|it) {says:and:s}", {"things": None, "instead": True}),
    ("~this attack {says:and:s} instead if {condition}", {"things": None, "instead": True}),
    ("~this attack {says:and:s} (if|while) {condition}", {"things": None}),
    ("~while {condition}, (this attack|it) {says:and:s}", {"things": None}),
    ("this attack {says:and:s} for each {things}", {"condition": None}),
    ("this attack {says:and:s} for each {things}, to a minimum of {least}", {"condition": None}),
    "if {condition}, this attack {says:and:s} for each {things}",
    "if {condition}, this attack {says:and:s} for each {things}, to a minimum of {least}",
    *for_each("this attack", {"condition": None}),
    *(
        (f"~(this attack's|its) [stage] cost {{says:and:@cost}} for each {{things}}{least}", more)
        for least, more in (
            ("", {"condition": None, "least": 0}),
            (", to a minimum of {least} [stage|stages]", {"condition": None}),
        )
    ),
    *(
        spec
        for cost in (
            "[the] [stage] cost (of|for) this attack {says:and:@cost}",
            "(increase|raise) [the] [stage] cost (of|for) this attack {says:and:@cost_up}",
            "(reduce|decrease|lower) [the] [stage] cost (of|for) this attack {says:and:@cost_down}",
            "(this attack's|its) [stage] cost {says:and:@cost}",
        )
        for spec in (
            (f"~{cost}", {"condition": None, "things": None}),
            (f"~if {{condition}}, {cost}", {"things": None}),
            (f"~{cost} if {{condition}}", {"things": None}),
        )
    ),
)
@dataclass(frozen=True, slots=True)
class ThisAttackNote(Note):
    """Something is so of this attack, whatever else is said; perhaps in one case only (EFF-12).

    It is so before the cost is paid, and of an attack of which is only asked what it would cost.
    """

    rules: ClassVar[str] = "EFF-12"
    binds: ClassVar[bool] = True

    says: tuple[Says, ...]
    condition: Condition | None = None
    things: Counted | None = None
    """Of what it is so much for each one."""
    least: int = 0
    origin: That | None = None
    """From where it is performed in the one case in which it is so."""
    instead: InitVar[bool] = False
    """Whether it is said to be in the place of what is printed; so is any cost that it has."""

    def __post_init__(self, instead: bool) -> None:
        if instead and not all(getattr(each, "exactly", False) for each in self.says):
            raise ValueError("what it takes the place of isn't said")
        if any(each.stands_before for each in self.says):
            raise ValueError("what is said before the attack is a sentence of its own")
        if any(each.matter is PERFORMERS for each in self.says):
            raise ValueError("who performs this attack has words of its own")
        if any(each.matter is UNSTOPPED for each in self.says):
            raise ValueError("it isn't stopped yet")
        if self.origin is not None and not any(each.matter in _PRICE for each in self.says):
            raise ValueError("what else is so of it then is said as it is performed")
        self._said()

    def _said(self) -> tuple[Says, ...]:
        """What is said, so much for each one of the things."""
        if self.things is None:
            return self.says
        every = AttacksOf(None, ANY_ATTACK)
        of_all = Statement(every, self.says).for_each(self.things, least=self.least)
        return tuple(each.predicate for each in of_all.parts if isinstance(each, Said))

    def bind(self, game: Game, attack: Attack) -> None:
        source = attack.source
        if self.condition is not None and not self.condition.holds(game, source):
            return
        if self.origin is None or self.origin.fits(game, attack, source):
            bind(source, self._said())


def _text(effect: Clause) -> str:
    return sentence_text(effect)


def of_no_attack(node: Ambiguous, before: Iterable[tuple[str, str, int]]) -> Any:
    """Of several readings the one that speaks of no attack, where none is meant.

    The lines `before` speak of none; "it" is what was chosen in them then.
    """
    if any("attack" in words for _, words, _ in before):
        return node
    left = [each for each in node.readings if not any(every(each, SaidOfThis))]
    return left[0] if len(left) == 1 else node


def why_not_now(line: Any, fought: bool) -> str | None:
    """Why nothing can be said of an attack now: it is paid, or isn't stopped yet (ATK-2, ATK-4).

    It is paid where it is the text's own, or the one that is answered: `fought`.
    """
    if fought and getattr(line, "trigger", None) is None:
        if any(told.changes_price for told in every(line, OfThisAttack)):
            return "what an attack costs is paid before its text does anything"
    if isinstance(line, SaidOfThis) and line.goes_through:
        return "it isn't stopped yet"
    return None
