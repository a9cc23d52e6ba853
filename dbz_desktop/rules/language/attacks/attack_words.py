"""The words that stand beside "attack": before it, what it is; after it, what is said of it."""

from __future__ import annotations

from dataclasses import InitVar, dataclass, replace
from enum import Enum
from typing import Any

from dbz_desktop.cards import CardType, Style
from dbz_desktop.rules.flow.attacks import has_hit, in_force, told_cost
from dbz_desktop.rules.flow.damage import deals, would_be_critical
from dbz_desktop.rules.kernel import considered
from dbz_desktop.rules.kernel.attack_events import AttackKind
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.rules.kernel.game import Attack, Game, Source
from dbz_desktop.rules.kernel.matters import Matter
from dbz_desktop.rules.language.nouns.attack_facts import AttackFact
from dbz_desktop.rules.language.nouns.kinds import Suffix
from dbz_desktop.rules.language.nouns.suffixes import CardFact, WithWord
from dbz_desktop.rules.language.nouns.suffixes import That as CardThat
from dbz_desktop.rules.language.nouns.terms import Comparison, Unit
from dbz_desktop.rules.language.nouns.titles import OfTitle
from dbz_desktop.rules.language.values.features import OfFeature
from dbz_desktop.rules.language.values.printed_numbers import WithEndurance
from dbz_desktop.wording import Phrase, negatable, phrase, words

# ---------------------------------------------------------------------------- words before


@words
@negatable
class AttackWord(Enum):
    """What an attack can be: its kind, the type and the Style of its card."""

    PHYSICAL = "physical"
    ENERGY = "energy"
    STYLED = "Styled"
    FREESTYLE = "Freestyle"
    BLACK = "Black|Black Style|Black-Styled"
    BLUE = "Blue|Blue Style|Blue-Styled"
    NAMEKIAN = "Namekian|Namekian Style|Namekian-Styled"
    ORANGE = "Orange|Orange Style|Orange-Styled"
    RED = "Red|Red Style|Red-Styled"
    SAIYAN = "Saiyan|Saiyan Style|Saiyan-Styled"
    NAMED = "Named"
    PHYSICAL_COMBAT = "Physical Combat"
    ENERGY_COMBAT = "Energy Combat"
    COPIED = "copied"
    FOCUSED = "Focused"
    UNSTOPPABLE = "Unstoppable"
    UNPREVENTABLE = "Unpreventable"

    @property
    def kind(self) -> AttackKind | None:
        """The one kind of attack that can be so; None where either can."""
        return _KIND_OF.get(self)

    @property
    def sort(self) -> str:
        """With which words it can stand in a list."""
        if self in _KINDS:
            return "kind"
        if self in _KEYWORDS:
            return "keyword"
        return "type" if self in _COMBAT else "card"

    def _given(self, game: Game, attack: Attack) -> bool:
        """Whether something in force, or its own text, gives the attack this keyword (ATK-15).

        What is given to attacks with a keyword gives no others: of them the face is asked.
        """
        if game.considering:
            return False
        game.considering = True
        try:
            matters = (Matter.PROTECTED, Matter.STOPPERS)
            said = (each for matter in matters for each, _ in in_force(game, attack, matter))
            return any(self.name.lower() in getattr(each, "keywords", ()) for each in said)
        finally:
            game.considering = False

    def fits(self, game: Game, attack: Attack) -> bool:
        """Whether it is so of the attack (ATK-2, DCK-5, DCK-6, ATK-16)."""
        if self in _KINDS:
            return self.kind in attack.kinds
        if self in _COMBAT:
            return attack.facts.type is CardType(self.value)
        if self is AttackWord.COPIED:
            return attack.is_copy
        if self in _KEYWORDS:
            own = bool(getattr(attack.section.header, self.name.lower()))
            return own or self._given(game, attack)
        if self is AttackWord.NAMED:
            own = considered.is_named(game, attack.card, attack.player)
            return own or attack.counts_as_named
        if self is AttackWord.STYLED:
            return attack.is_styled
        if self is AttackWord.FREESTYLE:
            return not attack.is_styled
        return Style[self.name] in attack.styles and attack.is_styled


_KINDS = (AttackWord.PHYSICAL, AttackWord.ENERGY)
_KEYWORDS = (AttackWord.FOCUSED, AttackWord.UNSTOPPABLE, AttackWord.UNPREVENTABLE)
_KIND_OF = {each: AttackKind(each.value) for each in _KINDS}
_STYLES = (
    AttackWord.STYLED,
    AttackWord.FREESTYLE,
    *(AttackWord[style.name] for style in Style if style.is_styled),
)
_COMBAT = (AttackWord.PHYSICAL_COMBAT, AttackWord.ENERGY_COMBAT)


class AttackWords(Phrase):
    """Which attacks, without whose: "Styled energy attacks"."""

    @property
    def kinds(self) -> frozenset[AttackKind]:
        """The kinds of attack that can be so."""
        raise TypeError(type(self).__name__)

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        """Whether the attack is of that kind, in the eyes of the text's player."""
        raise TypeError(type(self).__name__)


@phrase("attack(s)", ("attack's(attacks')", {}, "of"))
@dataclass(frozen=True, slots=True)
class AnyAttack(AttackWords):
    """Every attack."""

    @property
    def kinds(self) -> frozenset[AttackKind]:
        return frozenset(AttackKind)

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        return True


ANY_ATTACK = AnyAttack()


@phrase(
    ("{words:or}", {"negated": False}),
    ("~{words:and}", {"negated": False}),
    ("{words:or:@non}", {"negated": True}),
)
@dataclass(frozen=True, slots=True)
class AttackIs(Phrase):
    """One of some words, or none of them: "physical or energy", "non-Styled"."""

    words: tuple[AttackWord, ...]
    negated: bool = False

    def __post_init__(self) -> None:
        if len({each.sort for each in self.words}) > 1:
            raise ValueError("what stands in a list is of one sort")

    @property
    def rules(self) -> str:
        """The rules that it leans on: on keywords, or on Styles where it names one."""
        if any(each in _KEYWORDS for each in self.words):
            return "ATK-15"
        return "DCK-5" if any(each in _STYLES for each in self.words) else ""

    @property
    def kinds(self) -> frozenset[AttackKind]:
        """The kinds of attack that can be so."""
        named = [each.kind for each in self.words]
        if None in named:
            return frozenset(AttackKind)
        kinds = frozenset(kind for kind in named if kind is not None)
        return frozenset(AttackKind) - kinds if self.negated else kinds

    def fits(self, game: Game, attack: Attack) -> bool:
        """Whether it is so of the attack."""
        for each in self.words:
            if each.fits(game, attack):
                return not self.negated
        return self.negated


EITHER_KIND = AttackIs(_KINDS)
_ALL: dict[str, Any] = {"adjective": EITHER_KIND, "rest": ANY_ATTACK}


@phrase(
    "{adjective} {rest:s}",
    ("{adjective} {rest:s:@of}", {}, "of"),
    # "Physical attacks and energy attacks", or "… or …": either kind.
    *(
        (f"~{{adjective}} attack(s) {word} {{second}} {attacks}", {"rest": ANY_ATTACK}, form)
        for word in ("and", "or", "and/or")
        for attacks, form in (("attack(s)", ""), ("attack's(attacks')", "of"))
    ),
    *(
        (f"~{attacks} (other than|except [for]) [a] {{but}} attack(s)", _ALL, form)
        for attacks, form in (("attack(s)", ""), ("attack's(attacks')", "of"))
    ),
    ("~{whole:s} (that is|that are|that was|that were) {so}", _ALL),
    ("~{whole:s} (that is|that are|that was|that were) not {but}", _ALL),
    # "Styled physical or Styled energy attack": either kind, and the same said of both.
    ("~{adjective} physical or {adjective} energy attack(s)", {"rest": ANY_ATTACK}),
)
@dataclass(frozen=True, slots=True)
class Described(AttackWords):
    """Attacks that are so: "Styled attacks", "non-Styled physical attacks"."""

    adjective: AttackIs
    rest: AttackWords
    second: InitVar[AttackIs | None] = None
    """What others are that are meant as well."""
    but: InitVar[AttackIs | None] = None
    """What those are that are not meant."""
    whole: InitVar[AttackWords | None] = None
    so: InitVar[AttackIs | None] = None
    """What is said behind them of those that are meant, or `but` of the others."""

    @property
    def kinds(self) -> frozenset[AttackKind]:
        return self.adjective.kinds & self.rest.kinds

    def __post_init__(
        self,
        second: AttackIs | None,
        but: AttackIs | None,
        whole: AttackWords | None,
        so: AttackIs | None,
    ) -> None:
        if so is not None:
            object.__setattr__(self, "adjective", so)
        if whole is not None:
            object.__setattr__(self, "rest", whole)
        if but is not None:
            object.__setattr__(self, "adjective", replace(but, negated=not but.negated))
        if second is not None:
            if second.negated or self.adjective.negated:
                raise ValueError("what is not one or not the other is all of them")
            both = AttackIs((*self.adjective.words, *second.words))
            object.__setattr__(self, "adjective", both)
        if isinstance(self.rest, OnCard):
            raise ValueError("what stands behind is said of all that stands before")

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        return self.adjective.fits(game, attack) and self.rest.fits(game, attack, source)


_OF_CARDS = (OfFeature, OfTitle, WithEndurance, WithWord)
"""What is said of attacks and means their cards."""


@phrase("{what:s} {suffix:s}")
@dataclass(frozen=True, slots=True)
class OnCard(AttackWords):
    """Attacks by what is printed on their card: its title, a word in it, its Endurance."""

    what: AttackWords
    suffix: Suffix

    def __post_init__(self) -> None:
        named = self.suffix in (CardThat(CardFact.NAMED), CardThat(CardFact.SAME_TITLE))
        of_cards = named or isinstance(self.suffix, _OF_CARDS)
        if not of_cards or getattr(self.suffix, "cost", False):
            raise ValueError("what is said of a card, and not of its attack")

    @property
    def kinds(self) -> frozenset[AttackKind]:
        return self.what.kinds

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        if not self.what.fits(game, attack, source):
            return False
        if isinstance(self.suffix, OfFeature):
            return self.suffix.fits_attack(game, attack, source)
        return self.suffix.fits(game, attack.card, source)


# ---------------------------------------------------------------------------- clauses after


class AttackThat(Phrase):
    """What is said after "attacks": "that raise your anger"."""

    @property
    def comes_with_damage(self) -> bool:
        """Whether it comes about with the damage of the attack."""
        return False

    @property
    def comes_later(self) -> bool:
        """Whether it can't be so yet as the attack begins."""
        return self.comes_with_damage

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        """Whether it is so of the attack."""
        raise TypeError(type(self).__name__)


SUCH_AS_ARE = "[that is|that are|that was|that were]"


FROM_WHERE = (AttackFact.FROM_ELSEWHERE, AttackFact.FROM_HAND, AttackFact.FROM_PILE)
"""From where it was performed."""

_HIS_OWN = "(your|his|a|the|their|your opponent's|their player's|its owner's)"
_FROM_ELSEWHERE = {"dealt": None, "fact": AttackFact.FROM_ELSEWHERE}
_FROM_PILE = {"dealt": None, "fact": AttackFact.FROM_PILE}
_FROM_THE_HAND = {"dealt": None, "fact": AttackFact.FROM_HAND}
_COSTING = {"dealt": None, "fact": None}
_JUST = {**_COSTING, "side": None}
_PAST: dict[str, Any] = {**_COSTING, "cost": None, "side": None}
_HIT = {"dealt": None, "fact": AttackFact.HITS}
_A_POWER = {"dealt": None, "fact": AttackFact.POWER}
_ANY_POWER = {"dealt": None, "fact": AttackFact.ANY_POWER}
_CRITICAL = {"dealt": None, "fact": AttackFact.CRITICAL}
_NO_HIT = {"dealt": None, "fact": AttackFact.HITLESS}
_AT_MOST = {"fact": None, "least": False}
_POWERS = "(a POWER|POWERs)"
_LIFE_CARDS = {"fact": None, "dealt": 1, "unit": Unit.LIFE_CARD}
_STAGES = {**_LIFE_CARDS, "unit": Unit.STAGE}


@phrase(
    ("that raises(raise) your anger", {"dealt": None, "fact": AttackFact.RAISES}),
    ("that is(are) not banished after use", {"dealt": None, "fact": AttackFact.STAYS}),
    ("with a HIT effect", _HIT),
    ("~(with HIT effects|that (has|have) (a HIT effect|HIT effects))", _HIT),
    ("without a HIT effect", _NO_HIT),
    ("~(without HIT effects|(with|that has|that have) no HIT (effect|effects))", _NO_HIT),
    ("that would deal critical damage", _CRITICAL),
    ("~that would have dealt critical damage", _CRITICAL),
    ("~that deals(deal) critical damage", _CRITICAL),
    ("would deal critical damage", _CRITICAL, "does"),
    ("~would have dealt critical damage", _CRITICAL, "does"),
    ("that was(were) not played from (your|his|a) hand", _FROM_ELSEWHERE),
    ("performed from the hand", _FROM_THE_HAND),
    ("performed from the hand", _FROM_THE_HAND, "is"),
    ("performed from your discard pile", _FROM_PILE),
    ("performed from your discard pile", _FROM_PILE, "from_where"),
    ("performed from your hand", _FROM_THE_HAND, "from_where"),
    (f"~(performed|played) from {_HIS_OWN} discard pile", _FROM_PILE, "from_where"),
    (f"~(performed|played) from [{_HIS_OWN}] hand", _FROM_THE_HAND, "from_where"),
    (f"~from {_HIS_OWN} discard pile", _FROM_PILE, "from"),
    (f"~from {_HIS_OWN} hand", _FROM_THE_HAND, "from"),
    (f"~{SUCH_AS_ARE} (performed|played) from {_HIS_OWN} discard pile", _FROM_PILE),
    (f"~{SUCH_AS_ARE} (performed|played) from [{_HIS_OWN}] hand", _FROM_THE_HAND),
    ("from (a personality's POWER|(personality|personalities') POWERs)", _A_POWER),
    ("~(from|performed (by|with)) a personality POWER", _A_POWER),
    ("~performed (by|with) a personality's POWER", _A_POWER),
    ("from a personality's POWER", _A_POWER, "is"),
    ("~performed (by|with) a personality's POWER", _A_POWER, "is"),
    ("from (a POWER|POWERs)", _ANY_POWER),
    (f"~{SUCH_AS_ARE} [performed] (by|with|by using|using|with the use of) {_POWERS}", _ANY_POWER),
    (f"~{SUCH_AS_ARE} performed from {_POWERS}", _ANY_POWER),
    ("from a POWER", _ANY_POWER, "is"),
    (f"~performed (by|with|from|by using|using) {_POWERS}", _ANY_POWER, "is"),
    ("that deals(deal) {dealt} or more {unit:pl} of damage", {"fact": None}),
    ("that deals(deal) {dealt} or (less|fewer) {unit:pl} of damage", _AT_MOST),
    ("~that would (deal|have dealt) {dealt} or more {unit:pl} of damage", {"fact": None}),
    ("~that would (deal|have dealt) {dealt} or (less|fewer) {unit:pl} of damage", _AT_MOST),
    ("that costs(cost) {cost} {side} stages", _COSTING),
    ("that costs(cost) {cost} stage(s)", _JUST),
    ("~(that costs|that cost|costing) {cost} stage(s) {side}", _COSTING),
    ("~(that costs|that cost|costing) {cost} {side} stage(s) to perform", _COSTING),
    ("~(that deals|that deal|dealing) (life card|life cards) [of] damage", _LIFE_CARDS),
    ("~(that deals|that deal|dealing) [(stage|stages) of] stage damage", _STAGES),
    ("~(that deals|that deal|dealing) (stage|stages) of damage", _STAGES),
    ("(costs|cost) {cost} {side} stages [to (perform|use|play)]", _COSTING, "does"),
    ("(costs|cost) {cost} stage(s) [to (perform|use|play)]", _JUST, "does"),
    *(
        (f"~{said} {than} {{{slot}}} [stage|stages] [to (perform|use|play)]", _PAST, form)
        for slot, than in (("over", "(more|higher) than"), ("under", "(less|fewer) than"))
        for said, form in (("(costs|cost)", "does"), ("(that costs|that cost|costing)", ""))
    ),
    ("~costing {cost} {side} [stage|stages]", _COSTING),
    ("~costing {cost} stage(s)", _JUST),
    ("~(that costs|that cost|costing) (no stages|nothing)", {**_JUST, "cost": 0}),
    *(
        (f"~(that does|that do) not {said}[,]", {**_JUST, "cost": 0})
        for said in (
            "have a [printed] [power] [stage] cost",
            "(cost any|cost) [power] stages",
            "cost anything",
        )
    ),
    ("~(with no|without a) [printed] [power] [stage] cost", {**_JUST, "cost": 0}),
    ("~with a [printed] [stage] cost of {cost} {side} [stage|stages]", _COSTING),
    ("~with a [printed] [stage] cost of {cost} (stage|stages) {side}", _COSTING),
    ("~with a [printed] [stage] cost of {cost} [stage|stages]", _JUST),
)
@dataclass(frozen=True, slots=True)
class That(AttackThat):
    """They raised anger at once, aren't banished after use, have a HIT, dealt or cost so much.

    What they cost is what is printed, whatever changes it.
    """

    fact: AttackFact | None
    dealt: int | None = None
    unit: Unit = Unit.LIFE_CARD
    cost: int | None = None
    side: Comparison | None = None
    least: bool = True
    over: InitVar[int | None] = None
    under: InitVar[int | None] = None

    def __post_init__(self, over: int | None, under: int | None) -> None:
        if over is not None:
            object.__setattr__(self, "cost", over + 1)
            object.__setattr__(self, "side", Comparison.MORE)
        elif under:
            object.__setattr__(self, "cost", under - 1)
            object.__setattr__(self, "side", Comparison.LESS)

    @property
    def rules(self) -> str:
        """The rule that it leans on."""
        if self.fact is None:
            return "ATK-9" if self.cost is None else "ATK-2"
        if self.fact is AttackFact.CRITICAL:
            return "ATK-13"
        return "ANG-2" if self.fact is AttackFact.RAISES else "ATK-1"

    @property
    def comes_with_damage(self) -> bool:
        return self.dealt is not None

    @property
    def comes_later(self) -> bool:
        return self.comes_with_damage or self.fact is AttackFact.RAISES

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        if self.dealt is not None:
            much = deals(game, attack, self.unit.label)
            return much >= self.dealt if self.least else 0 <= much <= self.dealt
        if self.cost is not None:
            printed = told_cost(game, attack)
            return printed == self.cost if self.side is None else self.side.test(printed, self.cost)
        if self.fact is AttackFact.RAISES:
            return attack.raised_anger
        if self.fact is AttackFact.CRITICAL:
            return would_be_critical(game, attack)
        if self.fact in (AttackFact.HITS, AttackFact.HITLESS):
            return has_hit(game, attack) is (self.fact is AttackFact.HITS)
        if self.fact in (AttackFact.FROM_ELSEWHERE, AttackFact.FROM_HAND):
            return attack.from_hand is (self.fact is AttackFact.FROM_HAND)
        if self.fact is AttackFact.FROM_PILE:
            return attack.origin is Zone.DISCARD
        if self.fact is AttackFact.POWER:
            return attack.facts.type.is_personality
        if self.fact is AttackFact.ANY_POWER:
            # Of a Setup, a Drill, a Mastery or an Event too: all but an attack card (COM-2).
            return attack.facts.type not in (CardType.PHYSICAL_COMBAT, CardType.ENERGY_COMBAT)
        return not game.programs[attack.card].banished_after_use


WITH_HIT = That(AttackFact.HITS)
WITHOUT_HIT = That(AttackFact.HITLESS)
