"""Attacks: which ones a text speaks of.

One noun for statements ("your other Styled attacks"), one for what happens ("one of your attacks")
and one for the attack that a text belongs to ("this attack", "that attack", "it"). They share the
words before "attack", in any number and order and each with "non-", and the clauses after it.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import ClassVar

from dbz_desktop.cards import CardType, Style
from dbz_desktop.rules.flow.attacks import performed_before
from dbz_desktop.rules.kernel import considered
from dbz_desktop.rules.kernel.base import AttackFilter, CardFilter
from dbz_desktop.rules.kernel.events import AttackKind
from dbz_desktop.rules.kernel.game import Attack, Game, Source
from dbz_desktop.rules.language.kinds import NO_PERSONALITIES
from dbz_desktop.rules.language.terms import Comparison, Whose
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
    BLACK = "Black|Black Style"
    BLUE = "Blue|Blue Style"
    NAMEKIAN = "Namekian|Namekian Style"
    ORANGE = "Orange|Orange Style"
    RED = "Red|Red Style"
    SAIYAN = "Saiyan|Saiyan Style"
    NAMED = "Named"
    PHYSICAL_COMBAT = "Physical Combat"
    ENERGY_COMBAT = "Energy Combat"
    COPIED = "copied"

    @property
    def kind(self) -> AttackKind | None:
        """The one kind of attack that can be so; None where either can."""
        return _KIND_OF.get(self)

    @property
    def sort(self) -> str:
        """With which words it can stand in a list."""
        if self in _KINDS:
            return "kind"
        return "type" if self in _COMBAT else "card"

    def fits(self, game: Game, attack: Attack) -> bool:
        """Whether it is so of the attack (ATK-2, DCK-5, DCK-6, ATK-16)."""
        if self in _KINDS:
            return attack.kind is self.kind
        if self in _COMBAT:
            return attack.facts.type is CardType(self.value)
        if self is AttackWord.COPIED:
            return attack.is_copy
        if self is AttackWord.NAMED:
            return considered.is_named(game, attack.card, attack.player)
        if self is AttackWord.STYLED:
            return attack.is_styled
        if self is AttackWord.FREESTYLE:
            return not attack.is_styled
        return attack.style is Style[self.name]


_KINDS = (AttackWord.PHYSICAL, AttackWord.ENERGY)
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

    def fits(self, game: Game, attack: Attack) -> bool:
        """Whether the attack is of that kind."""
        raise TypeError(type(self).__name__)


@phrase("attack(s)")
@dataclass(frozen=True, slots=True)
class AnyAttack(AttackWords):
    """Every attack."""

    @property
    def kinds(self) -> frozenset[AttackKind]:
        return frozenset(AttackKind)

    def fits(self, game: Game, attack: Attack) -> bool:
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
        """The rules that it leans on: on Styles where it names one."""
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
        return any(each.fits(game, attack) for each in self.words) is not self.negated


EITHER_KIND = AttackIs(_KINDS)


@phrase(
    "{adjective} {rest:s}",
    # "Styled physical or Styled energy attack": either kind, and the same said of both.
    ("~{adjective} physical or {adjective} energy attack(s)", {"rest": ANY_ATTACK}),
)
@dataclass(frozen=True, slots=True)
class Described(AttackWords):
    """Attacks that are so: "Styled attacks", "non-Styled physical attacks"."""

    adjective: AttackIs
    rest: AttackWords

    @property
    def kinds(self) -> frozenset[AttackKind]:
        return self.adjective.kinds & self.rest.kinds

    def fits(self, game: Game, attack: Attack) -> bool:
        return self.adjective.fits(game, attack) and self.rest.fits(game, attack)


# ---------------------------------------------------------------------------- clauses after


@words
class SpokenOf(Enum):
    """How a sentence speaks of a personality that came before, as one that performs attacks."""

    ALLY = "that Ally"
    PERSONALITY = "that personality"

    @property
    def refers_back(self) -> bool:
        """Whether it speaks of what came before."""
        return True


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


@phrase(
    ("performed by {cards:pl}", {"who": None, "whose": None}),
    ("~performed by a {cards}", {"who": None, "whose": None}),
    ("performed by {who}", {"cards": None, "whose": None}),
    ("performed by {whose} MP", {"cards": None, "who": None}),
    ("performed by {whose} {cards:pl}", {"who": None}),
    ("~performed by one of {whose} {cards:pl}", {"who": None}),
    ("performed by a {cards}", {"who": None, "whose": None}, "is"),
    ("a {cards} performs", {"who": None, "whose": None}, "did"),
    ("~a {cards} performed", {"who": None, "whose": None}, "did"),
)
@dataclass(frozen=True, slots=True)
class PerformedBy(AttackThat):
    """Personalities of a kind perform them, a player's MP, or the one that was spoken of."""

    rules: ClassVar[str] = "COM-6"

    cards: CardFilter | None
    who: SpokenOf | None = None
    whose: Whose | None = None

    def __post_init__(self) -> None:
        if self.cards is not None and any(map(self.cards.allows, NO_PERSONALITIES)):
            raise ValueError("no personality, so it is performed with it")

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        if self.whose is not None:
            seat = self.whose.seat(source)
            if attack.player != seat:
                return False
            if self.cards is None:
                return attack.performer == game.state.players[seat].mp_card
        if self.cards is None:
            return attack.performer in source.memory.chosen
        return attack.performer >= 0 and self.cards.fits(game, attack.performer, source)


MP_PERFORMS = {whose: PerformedBy(None, whose=whose) for whose in Whose}


class AttackFact(Enum):
    """What can be so of attacks, as it is said after them."""

    RAISES = "raises anger"
    STAYS = "is not banished"
    HITS = "has a HIT effect"
    FROM_ELSEWHERE = "was not played from the hand"
    POWER = "is a personality's Power"


_FROM_ELSEWHERE = {"life_cards": None, "fact": AttackFact.FROM_ELSEWHERE}
_COSTING = {"life_cards": None, "fact": None}
_JUST = {**_COSTING, "side": None}


@phrase(
    ("that raises(raise) your anger", {"life_cards": None, "fact": AttackFact.RAISES}),
    ("that is(are) not banished after use", {"life_cards": None, "fact": AttackFact.STAYS}),
    ("with a HIT effect", {"life_cards": None, "fact": AttackFact.HITS}),
    ("~with HIT effects", {"life_cards": None, "fact": AttackFact.HITS}),
    ("that was(were) not played from your hand", _FROM_ELSEWHERE),
    ("~that was(were) not played from (his|a) hand", _FROM_ELSEWHERE),
    ("from a personality's POWER", {"life_cards": None, "fact": AttackFact.POWER}),
    ("~from (personality|personalities') POWERs", {"life_cards": None, "fact": AttackFact.POWER}),
    ("that deals(deal) {life_cards} or more life cards of damage", {"fact": None}),
    ("that costs(cost) {cost} {side} stage(s)", _COSTING),
    ("that costs(cost) {cost} stage(s)", _JUST),
    ("~that costs(cost) {cost} stage(s) {side}", _COSTING),
    ("~costing {cost} {side} stage(s)", _COSTING),
    ("~costing {cost} stage(s) {side}", _COSTING),
    ("~costing {cost} stage(s)", _JUST),
    ("~with a [stage] cost of {cost} {side}", _COSTING),
    ("~with a [stage] cost of {cost}", _JUST),
)
@dataclass(frozen=True, slots=True)
class That(AttackThat):
    """They raised anger at once, aren't banished after use, have a HIT, dealt or cost so much.

    What they cost is what is printed, whatever changes it.
    """

    fact: AttackFact | None
    life_cards: int | None = None
    cost: int | None = None
    side: Comparison | None = None

    @property
    def rules(self) -> str:
        """The rule that it leans on."""
        if self.fact is None:
            return "ATK-9" if self.cost is None else "ATK-2"
        return "ANG-2" if self.fact is AttackFact.RAISES else "ATK-1"

    @property
    def comes_with_damage(self) -> bool:
        return self.life_cards is not None

    @property
    def comes_later(self) -> bool:
        return self.comes_with_damage or self.fact is AttackFact.RAISES

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        if self.life_cards is not None:
            return attack.dealt_life >= self.life_cards
        if self.cost is not None:
            printed = attack.section.header.cost
            return printed == self.cost if self.side is None else self.side.test(printed, self.cost)
        if self.fact is AttackFact.RAISES:
            return attack.raised_anger
        if self.fact is AttackFact.HITS:
            return bool(attack.section.hits)
        if self.fact is AttackFact.FROM_ELSEWHERE:
            return not attack.from_hand
        if self.fact is AttackFact.POWER:
            return attack.facts.type.is_personality
        return not game.programs[attack.card].banished_after_use


WITH_HIT = That(AttackFact.HITS)


# ---------------------------------------------------------------------------- of statements


class Attacks(AttackFilter):
    """Attacks of which something is said: "your attacks", "your next attack".

    `once`: it speaks of one attack to come, and takes hold of that (EFF-4); with `successful`, an
    attack that is stopped doesn't use it up.
    """

    plural: ClassVar[bool] = True
    once: ClassVar[bool] = False

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        raise TypeError(type(self).__name__)


_PLAIN = {"that": None, "other": False, "successful": False}


@phrase(
    ("{whose} {what:pl}", _PLAIN),
    ("{whose} {what:pl} {that:pl}", {"other": False, "successful": False}),
    ("{whose} other {what:pl}", {"that": None, "other": True, "successful": False}),
    ("{whose} successful {what:pl}", {"that": None, "other": False, "successful": True}),
    ("{whose} successful {what:pl} {that:pl}", {"other": False, "successful": True}),
    ("all {what:pl}", {**_PLAIN, "whose": None}),
    ("{what:pl} {that:pl}", {"whose": None, "other": False, "successful": False}),
    ("~{what:pl}", {**_PLAIN, "whose": None}),
    ("~all [of] {whose} {what}", _PLAIN),
    ("~all of {whose} other {what}", {"that": None, "other": True, "successful": False}),
    ("~all {what} you perform", {**_PLAIN, "whose": Whose.YOUR}),
    ("~(both|all) players' {what:pl}", {**_PLAIN, "whose": None}),
    ("~your MP's {what:pl}", {**_PLAIN, "whose": Whose.YOUR, "that": MP_PERFORMS[Whose.YOUR]}),
    (
        "~your opponent's MP's {what:pl}",
        {**_PLAIN, "whose": Whose.OPPONENT, "that": MP_PERFORMS[Whose.OPPONENT]},
    ),
    ("each {what}", {**_PLAIN, "whose": None, "plural": False}),
    ("~each {what} you perform", {**_PLAIN, "whose": Whose.YOUR, "plural": False}),
    ("each of {whose} {what:pl}", {**_PLAIN, "plural": False}),
    (
        "~all other {what} you perform",
        {"that": None, "other": True, "successful": False, "whose": Whose.YOUR},
    ),
)
@dataclass(frozen=True, slots=True)
class AttacksOf(Attacks):
    """A player's attacks of a kind, or both players'; the others are those but this one."""

    whose: Whose | None
    what: AttackWords
    that: AttackThat | None = None
    other: bool = False
    successful: bool = False
    # How it is said: "each attack deals".
    plural: bool = field(default=True, compare=False)  # type: ignore[misc]

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        if self.whose is not None and attack.player != self.whose.seat(source):
            return False
        if self.other and source.attack is not None and source.attack.number == attack.number:
            return False
        if self.successful and attack.stopped:
            return False
        if not self.what.fits(game, attack):
            return False
        return self.that is None or self.that.fits(game, attack, source)


@words
class Ordinal(Enum):
    """Which one of several that come one after the other."""

    FIRST = "first"
    SECOND = "second"
    THIRD = "third"
    FOURTH = "fourth"

    @property
    def earlier(self) -> int:
        """How many come before it."""
        return list(Ordinal).index(self)


def _comes_as(
    game: Game, attack: Attack, what: AttackWords, nth: Ordinal, played: bool = False
) -> bool:
    """Whether it is a player's first, or second …, attack of a kind in this combat.

    Among those that are `played` the Powers don't count.
    """

    def counts(one: Attack) -> bool:
        return what.fits(game, one) and (one.from_hand or not played)

    if not counts(attack):
        return False
    before = performed_before(game, attack.player)
    if attack.number:
        before = [other for other in before if other.number < attack.number]
    return sum(counts(earlier) for earlier in before) == nth.earlier


_PERFORMED = {"played": False}


@phrase(
    ("{whose} {nth} {what} each turn", _PERFORMED),
    ("~{whose} {nth} {what} each combat", _PERFORMED),
    ("the {nth} {what} each player performs each turn", {**_PERFORMED, "whose": None}),
    (
        "~the {nth} {what} each player performs (during combat|each combat)",
        {**_PERFORMED, "whose": None},
    ),
    ("~each player's {nth} {what} each (combat|turn)", {**_PERFORMED, "whose": None}),
    ("~the {nth} {what} you perform each (combat|turn)", {**_PERFORMED, "whose": Whose.YOUR}),
    (
        "~the {nth} {what} (your opponent|he) performs each (combat|turn)",
        {**_PERFORMED, "whose": Whose.OPPONENT},
    ),
    ("the {nth} {what} you play each turn", {"whose": Whose.YOUR, "played": True}),
    ("~the {nth} {what} you play each combat", {"whose": Whose.YOUR, "played": True}),
    ("the {nth} {what} your opponent plays each turn", {"whose": Whose.OPPONENT, "played": True}),
    ("~the {nth} {what} he plays each turn", {"whose": Whose.OPPONENT, "played": True}),
    (
        "~the {nth} {what} (your opponent|he) plays each combat",
        {"whose": Whose.OPPONENT, "played": True},
    ),
)
@dataclass(frozen=True, slots=True)
class FirstEachTurn(Attacks):
    """A player's first attack of a kind in a turn, or either's; a turn has one combat at most.

    Or the second, or another one by its number; perhaps only of those that are `played`.
    """

    plural: ClassVar[bool] = False

    whose: Whose | None
    what: AttackWords
    nth: Ordinal = Ordinal.FIRST
    played: bool = False

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        mine = self.whose is None or attack.player == self.whose.seat(source)
        return mine and _comes_as(game, attack, self.what, self.nth, self.played)


@phrase(
    ("{whose} next {what}", {"successful": False}),
    ("{whose} next successful {what}", {"successful": True}),
    ("{whose} first {what}", {"successful": False, "first": True}),
    ("{whose} next {n} {what:pl}", {"successful": False}),
    ("{whose} next {n} successful {what:pl}", {"successful": True}),
    ("~the next {n} {what:pl} you perform", {"whose": Whose.YOUR, "successful": False}),
    (
        "~the next {n} {what:pl} your opponent performs",
        {"whose": Whose.OPPONENT, "successful": False},
    ),
    ("~the next {what} you perform", {"whose": Whose.YOUR, "successful": False}),
    ("~the next {what} your opponent performs", {"whose": Whose.OPPONENT, "successful": False}),
    ("~the next {what} performed against you", {"whose": Whose.OPPONENT, "successful": False}),
)
@dataclass(frozen=True, slots=True)
class NextAttack(Attacks):
    """A player's next attack of a kind, or the next `n`; each of them once (EFF-4).

    An attack that goes on while this is said is not the next one. With `only`, nothing is said of
    a next attack that isn't so, and it is used up nevertheless.
    """

    rules: ClassVar[str] = "EFF-4"
    once: ClassVar[bool] = True

    whose: Whose
    what: AttackWords
    successful: bool = False
    only: AttackThat | None = None
    n: int = 1
    # The number of the one that came last.
    after: int = 0
    # Whether it must be the player's first of this combat as well.
    first: bool = False

    @property
    def plural(self) -> bool:  # type: ignore[override]
        """Whether the verb after it has no "s"."""
        return self.n > 1

    def rest(self, attack: Attack) -> NextAttack | None:
        """What is left of them once this one has come."""
        return replace(self, n=self.n - 1, after=attack.number) if self.n > 1 else None

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        if source.attack is not None and source.attack.number == attack.number:
            return False
        if 0 < attack.number <= self.after:
            return False
        if self.first and not _comes_as(game, attack, self.what, Ordinal.FIRST):
            return False
        return attack.player == self.whose.seat(source) and self.what.fits(game, attack)

    def suits(self, game: Game, attack: Attack, source: Source) -> bool:
        """Whether what is said of the next attack holds for this one, which is it."""
        return self.only is None or self.only.fits(game, attack, source)


# ---------------------------------------------------------------------------- one attack


class OneAttack(AttackFilter):
    """The attack of a happening: "a Styled attack", "one of your attacks"."""

    plural: ClassVar[bool] = False

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        raise TypeError(type(self).__name__)


class Answered(OneAttack):
    """What a [defense] text can be about: "an energy attack", "that attack"."""


class BoundAttack(AttackFilter):
    """The attack that a text belongs to, or that it answers."""

    plural: ClassVar[bool] = False

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        return source.attack is attack


@phrase(("a {what}", {"that": None}), "a {what} {that}", ("~any {what}", {"that": None}))
@dataclass(frozen=True, slots=True)
class AnAttack(Answered):
    """Any attack of a kind."""

    what: AttackWords
    that: AttackThat | None = None

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        if not self.what.fits(game, attack):
            return False
        return self.that is None or self.that.fits(game, attack, source)


@phrase(
    ("one of {whose} {what:pl}", {"plural": False, "another": False}),
    ("~{whose} {what:s}", {"plural": False, "another": False}),
    ("{what:pl}", {"whose": None, "plural": True, "another": False}),
    ("~a {what} you (perform|performed)", {"whose": Whose.YOUR, "plural": False, "another": False}),
    (
        "~a {what} (your opponent|he) (performs|performed)",
        {"whose": Whose.OPPONENT, "plural": False, "another": False},
    ),
    ("another {what}", {"whose": None, "plural": False, "another": True}),
    ("{whose} {nth} {what} each turn", {"plural": False, "another": False}),
    ("~{whose} {nth} {what} (each|this) combat", {"plural": False, "another": False}),
    ("~{whose} {nth} {what} this turn", {"plural": False, "another": False}),
)
@dataclass(frozen=True)
class SomeAttack(OneAttack):
    """An attack of a player's or of anybody's, or another than the text's own."""

    what: AttackWords
    whose: Whose | None = None
    another: bool = False
    plural: bool = False  # type: ignore[misc]
    nth: Ordinal | None = None

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        if self.another and source.attack is attack:
            return False
        if self.whose is not None and attack.player != self.whose.seat(source):
            return False
        if self.nth is not None:
            return _comes_as(game, attack, self.what, self.nth)
        return self.what.fits(game, attack)


@phrase(("this attack", {"answered": False}), ("that attack", {"answered": True}))
@dataclass(frozen=True, slots=True)
class TheAttack(Answered, BoundAttack):
    """The attack that the text belongs to, or the one that it answers or that was spoken of."""

    answered: bool = False

    def fits(self, game: Game, attack: Attack, source: Source) -> bool:
        return source.attack is attack


@phrase("it", "~this")
@dataclass(frozen=True, slots=True)
class TheSameAttack(BoundAttack):
    """The same, once it was named."""


THIS_ATTACK = TheAttack()
