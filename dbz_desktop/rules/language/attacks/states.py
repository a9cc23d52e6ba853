"""What is so: "your MP is level 3 or more", "that card is Styled", "your anger is 0"."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import InitVar, dataclass, field, replace
from typing import Any, cast

from dbz_desktop.rules.kernel.base import Condition
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.attacks.attack_words import AttackWord
from dbz_desktop.rules.language.nouns.kinds import (
    ATTACK_CARDS,
    Adjective,
    AnyCard,
    Headed,
    OfCombat,
    OfType,
    Suffix,
    TypeName,
)
from dbz_desktop.rules.language.nouns.places import Owner
from dbz_desktop.rules.language.nouns.qualities import Is as Has
from dbz_desktop.rules.language.nouns.qualities import Quality
from dbz_desktop.rules.language.nouns.starts import NO_RECORD, QUIET_START, Start
from dbz_desktop.rules.language.nouns.state import State, is_so
from dbz_desktop.rules.language.nouns.terms import Whose
from dbz_desktop.rules.language.values.features import OfFeature
from dbz_desktop.rules.language.values.measured import (
    EVERYBODY,
    OF_MPS,
    Measure,
    MeasureOf,
    OfAll,
    measure_of,
)
from dbz_desktop.rules.language.values.personalities import MpOf, Personality, ThatOne, Word
from dbz_desktop.rules.language.values.predicates_of_cards import Lies, Named, Of, OfKind, Predicate
from dbz_desktop.rules.language.values.ranges import (
    AHEAD,
    ANY,
    Against,
    AnyOrNo,
    Bound,
    Range,
    Reaches,
    Than,
    has_owner,
)
from dbz_desktop.rules.language.values.subjects import (
    THAT_ATTACK,
    THIS_CARD,
    Mentioned,
    Subject,
    ThePersonality,
    Whichever,
)
from dbz_desktop.rules.language.values.values import (
    Number,
    OfPlayer,
    PlayerMeasure,
    Value,
    is_the_same,
)
from dbz_desktop.wording import Spec, first_spelling, phrase


def _has(rest: str, subject: str = "{subject}") -> tuple[Spec, ...]:
    """A state said with "has", in the present and the past, meant and denied."""
    return (
        (f"{subject} has(have) {rest}", {"so": True}),
        (f"{subject} does(do) not have {rest}", {"so": False}),
        (f"~{subject} had {rest}", {"so": True}),
        (f"~{subject} did not have {rest}", {"so": False}),
    )


_SIDES = (Quality.HERO, Quality.VILLAIN)


def _is_trait(adjective: Adjective) -> bool:
    return isinstance(adjective, Has) and adjective.trait is not None and not adjective.negated


def _is_side(adjective: Adjective) -> bool:
    return isinstance(adjective, Has) and adjective.quality in _SIDES and not adjective.negated


_SINGLE: dict[str, Any] = {"many": False}
_BOTH_MPS = "(your MP and your opponent's MP|[both] [players'] MPs|both players)"
_HIS_MP = ThePersonality(MpOf(Owner.OPPONENT))
_OWN = (OfKind(AnyCard(), owned=True),)


@phrase(
    ("that attack was {predicates:or}", {"subject": THAT_ATTACK, "so": True, **_SINGLE}),
    ("that attack was not {predicates:or}", {"subject": THAT_ATTACK, "so": False, **_SINGLE}),
    *is_so("{predicates:or}", many=False),
    *is_so("{predicates:or:@many}", many=True),
    *(
        (f"~{{subject}} (are|were) {word} {{predicates:or{form}}}", {"so": True, **pinned})
        for word, pair in (("both", True), ("all", False))
        for form, many in (("", False), (":@many", True))
        for pinned in ({"many": many, "pair": pair},)
    ),
    ("~{subject} (reaches|becomes) {predicates:or:@reached}", {"so": True, **_SINGLE}),
    ("~you own {subject}", {"predicates": _OWN, "so": True, **_SINGLE}),
    ("~you do not own {subject}", {"predicates": _OWN, "so": False, **_SINGLE}),
    ("whose MP is {predicates:or}", {"subject": _HIS_MP, "so": True, **_SINGLE}, "who"),
    ("whose MP is not {predicates:or}", {"subject": _HIS_MP, "so": False, **_SINGLE}, "who"),
    ("~whose MP is at {predicates:or}", {"subject": _HIS_MP, "so": True, **_SINGLE}, "who"),
)
@dataclass(frozen=True, slots=True)
class Is(State):
    """Something is said of a card: "your MP is Gohan", "that card is Styled or a Dragon Ball".

    Of `many` cards a kind is said in the plural: "those cards are Drills".
    """

    subject: Subject
    predicates: tuple[Predicate, ...]
    so: bool = True
    many: bool = False
    pair: InitVar[bool] = False
    """Whether it is said of both of two."""

    def __post_init__(self, pair: bool) -> None:
        if pair and isinstance(self.subject, Mentioned):
            object.__setattr__(self, "subject", replace(self.subject, pair=True))
        elif pair and getattr(self.subject, "n", 0) != 2:
            raise ValueError("both are two")
        if len(self.predicates) > 1 and any(isinstance(p, Named) for p in self.predicates):
            raise ValueError("names are a list of their own")
        if self.subject.either_number:
            many = self.subject.plural and any(p.countable for p in self.predicates)
            object.__setattr__(self, "many", many)
        if self.many is not (self.subject.plural and any(p.countable for p in self.predicates)):
            raise ValueError("of several cards a kind is said in the plural")
        if self.many and not all(p.countable or isinstance(p, Of | Lies) for p in self.predicates):
            raise ValueError("beside a kind in the plural stands nothing that is said of one card")
        of_mp = any(isinstance(p, Named) and p.mp for p in self.predicates)
        if of_mp and not isinstance(self.subject, Mentioned):
            raise ValueError("which personality a player's MP is, is said of the MP")
        if isinstance(self.subject, Whichever) and self.subject.within is not None:
            if {Quality.CAPTURED, Quality.ATTACHED} & {*every(self.predicates, Quality)}:
                raise ValueError("that one of them comes to be so is a deed")
            if any(isinstance(each, Lies) for each in self.predicates):
                raise ValueError("what somebody has in play is counted")
        attacks = ATTACK_CARDS in every(self.predicates, Headed)
        adjectives = [p.adjective for p in self.predicates if isinstance(p, Of)]
        several = self.subject.plural or self.subject.either_number
        if self.subject.plural and any(map(_is_trait, adjectives)):
            raise ValueError("of several cards a Trait is said in the plural")
        if several and any(map(_is_side, adjectives)):
            raise ValueError('of several cards it is said as what they are: "Villains"')
        kinds = [p.kind for p in self.predicates if isinstance(p, OfKind) and p.countable]
        if self.many and sum(isinstance(each, OfType | OfCombat) for each in kinds) > 1:
            raise ValueError("types are a list of their own")
        traits = [each.trait for each in kinds if isinstance(each, Headed)]
        if self.many and any(trait is not None and trait.is_style for trait in traits):
            raise ValueError("of such personalities the Style's word is said")
        words = (*every(adjectives, Quality), *every(adjectives, TypeName))
        attacks = attacks or any(word.name in AttackWord.__members__ for word in words)
        if self.subject == THAT_ATTACK and attacks:
            raise ValueError("what is said of an attack is asked of it, not of its card")

    @property
    def lasts(self) -> bool:  # type: ignore[override]
        """Whether a text can wait for it: not for what is said of a card that came before."""
        return self.subject.lasts

    @property
    def of_whom(self) -> Personality | None:
        return self.subject.who if isinstance(self.subject, ThePersonality) else None

    def ally(self, game: Game, source: Source) -> list[int]:
        asked = TypeName.ALLY in every(self.predicates, TypeName)
        if not self.so or not asked or self.of_whom is None or self.of_whom.refers_back:
            return []
        return [c for c in self.of_whom.able(game, source) if c in game.state.permanents]

    @property
    def is_of_some(self) -> bool:
        return self.subject.is_of_some

    @property
    def counts_one(self) -> bool:
        return self.is_of_some and isinstance(self.subject, Whichever)

    def cards(self, game: Game, source: Source) -> list[int]:
        if not self.is_of_some:
            return []
        cards = self.subject.cards(game, source)
        return [card for card in cards if self._fits(game, card, source) is self.so]

    def _fits(self, game: Game, card: int, source: Source) -> bool:
        return any(p.fits(game, card, source) for p in self.predicates)

    def mention(self, game: Game, source: Source, held: bool) -> None:
        self.subject.mention(game, source)
        if self.subject == THIS_CARD and any(isinstance(p, Lies) for p in self.predicates):
            source.memory.speak_of((source.card,))

    def holds(self, game: Game, source: Source) -> bool:
        cards = self.subject.cards(game, source)
        fits = [self._fits(game, card, source) for card in cards]
        return self.subject.holds(fits, self.so, game, source)


@phrase(
    *_has("{what:@had}"),
    *(
        (f"~{{what:@{form}_{whose}}}", {"subject": ThePersonality(mp), "so": True, "deed": deed})
        for whose, mp in (("yours", MpOf(Owner.YOUR)), ("his", MpOf(Owner.OPPONENT)))
        for form, deed in (("on", False), ("put_on", True))
    ),
    ("~{what:@spoken}", {"subject": Mentioned(AnyCard()), "so": True}),
    ("~{subject} all have {what:@had}", {"so": True}),
    ("~{subject} shares(share) {what:@in_common}", {"so": True}),
    ("~{subject} does(do) not share {what:@in_common}", {"so": False}),
    ("~{subject} (is|was) {what:@as_other}", {"so": True}),
    ("~{subject} (is|was) not {what:@as_other}", {"so": False}),
    ("~{subject} (are|were) [all] of {what:@common}", {"so": True}),
)
@dataclass(frozen=True, slots=True)
class HasIt(State):
    """A card has something: "your MP has 2 or less Traits", "that card has Endurance"."""

    subject: Subject
    what: Suffix
    so: bool = True
    deed: InitVar[bool] = False
    waited_for: bool = field(init=False, default=True, compare=False, repr=False)

    def __post_init__(self, deed: bool) -> None:
        if not self.so and isinstance(getattr(self.what, "within", None), AnyOrNo):
            raise ValueError('said with "no"')
        if isinstance(self.what, OfFeature) and self.what.alike and not self.subject.plural:
            raise ValueError("only several cards have something in common")
        if deed and getattr(self.what, "within", None) == ANY:
            object.__setattr__(self, "waited_for", False)

    @property
    def lasts(self) -> bool:  # type: ignore[override]
        """Whether a text can wait for it: not for what is said of a card that came before.

        Nor where it is said as a deed: "a card is attached to your MP".
        """
        return self.subject.lasts and self.waited_for

    @property
    def of_whom(self) -> Personality | None:
        return self.subject.who if isinstance(self.subject, ThePersonality) else None

    def mention(self, game: Game, source: Source, held: bool) -> None:
        self.subject.mention(game, source)

    def holds(self, game: Game, source: Source) -> bool:
        cards = self.subject.cards(game, source)
        if isinstance(self.what, OfFeature) and self.what.alike:
            if len(cards) == 1 and (before := source.memory.earlier[:1]):
                # Of one card alone that isn't asked: of those that were spoken of one by one.
                cards = [*(card for card in before[0] if card not in cards), *cards]
            return self.what.are_alike(game, cards, source) is self.so
        fits = [self.what.fits(game, card, source) for card in cards]
        return self.subject.holds(fits, self.so, game, source)


_BEFORE: dict[str, Any] = {"already": True}
_GONE = Reaches(0, Bound.JUST)
_AS_HIS = Against(Than.EQUAL, whose=Whose.OPPONENT)


_ALL_OF_THEM = "[of all personalities|of all personalities in play|in play]"


def _foremost() -> Iterator[Spec]:
    """Who goes furthest of all personalities, or of some of them. Only read."""
    made = {"so": True, "value": MeasureOf(MpOf(Owner.YOUR), Measure.LEVEL), "within": _AS_HIS}
    yield f"~{{who}} has(have) the {{top}} {{measure}} {_ALL_OF_THEM}", made
    yield f"~{{who:@of}} {{measure}} is the {{top}} {_ALL_OF_THEM}", made
    yield "~{who} has(have) the {top} {measure} (of|among) {among}", made
    yield "~{who} is the personality with the {top} {measure} [in play]", made
    yield "~you have the {top} {measure} in play", {**made, "who": MpOf(Owner.YOUR)}


@phrase(
    *_foremost(),
    ("{value:@each} {within}", {"so": True, "each": True}),
    ("{value:@each} not {within}", {"so": False, "each": True}),
    ("~{value:@each_at} {within:@stages}", {"so": True, "each": True}),
    *is_so("{within}", "{value}"),
    (
        "~{value} (becomes|become|reaches|reach|is now|are now|is at|falls to|drops to) {within}",
        {"so": True},
    ),
    ("{value:@whose} is {within}", {"so": True}, "who"),
    ("~{value:@whose_at} {within:@stages}", {"so": True}, "who"),
    *(
        (f"~{{value{form}}} {was}{{within{stages}}} {QUIET_START}", {"so": so})
        for form, was, stages, so in (
            ("", "was ", "", True),
            ("", "was not ", "", False),
            ("", "was at ", "", True),
            (":@was_at", "", ":@stages", True),
            (":@was_not_at", "", ":@stages", False),
        )
    ),
    ("~{value:@began} {since} [at] {within:@stages}", {"so": True}),
    ("~{value:@anger_began} {since} [at] {within}", {"so": True}),
    (f"~{{value:@had}} {{within}} anger {QUIET_START}", {"so": True}),
    (f"~{{value:@had}} no anger {QUIET_START}", {"so": True, "within": _GONE}),
    ("{value} was already {within}", {"so": True, **_BEFORE}),
    ("{value} was not already {within}", {"so": False, **_BEFORE}),
    ("~{value} (is|was) already [at] {within}", {"so": True, **_BEFORE}),
    ("~{value} (is|was) not already [at] {within}", {"so": False, **_BEFORE}),
    ("~{value} (is|was|had been) {within} before this [effect]", {"so": True, **_BEFORE}),
    ("~{value:@at} {within:@stages}", {"so": True}),
    ("~{value:@not_at} {within:@stages}", {"so": False}),
    ("~{value:@loses_last} [remaining] [power] stage", {"so": True, "within": _GONE}),
    ("~{value:@deals_stages} {within:@many} (stage|stages) of damage", {"so": True}),
    ("~{value:@deals_life_cards} {within:@many} (life card|life cards) of damage", {"so": True}),
    ("~{value:@having} {within}", {"so": True}),
    ("~{value:@costs} {within:@stages}", {"so": True}),
    ("~{value:@already} {within:@stages}", {"so": True, **_BEFORE}),
    *(
        (f"~{{value:@{mark}{degree}}} {{within:@{degree}}}", {"so": True, "each": bool(mark)})
        for degree in ("higher", "lower", "same")
        for mark in ("", "each_")
    ),
    *(
        (
            f"~(both players|you and your opponent) have the same {first_spelling(each)}",
            {"so": True, "value": OfPlayer(Whose.YOUR, each), "within": _AS_HIS},
        )
        for each in PlayerMeasure
    ),
    *(
        (
            f"~{_BOTH_MPS} (have|are [at|on]) the same ({each.value})",
            {"so": True, "value": MeasureOf(MpOf(Owner.YOUR), each), "within": _AS_HIS},
        )
        for each in OF_MPS
    ),
    *((f"~{{value:@{form}}}", {"so": True, "within": within}) for form, within in AHEAD),
)
@dataclass(frozen=True, slots=True)
class Measured(State):
    """A value compared: "your opponent's anger is 0", "your MP's power level is over 9,000".

    Or as it was `already`, before the text changed it.
    """

    value: Value
    within: Range
    so: bool = True
    already: bool = False
    each: bool = False
    """Whether it is so of several that are measured, of all of them or of whichever one it is."""
    since: InitVar[Start | None] = None
    who: InitVar[Personality | None] = None
    measure: InitVar[Measure | None] = None
    top: InitVar[OfAll | None] = None
    among: InitVar[Personality | None] = None

    def __post_init__(
        self,
        since: Start | None,
        who: Personality | None,
        measure: Measure | None,
        top: OfAll | None,
        among: Personality | None,
    ) -> None:
        if who is not None and measure is not None:
            if top is OfAll.TOTAL:
                raise ValueError("the sum of all is nobody's")
            one = measure_of(who, measure)
            all_of_them = MeasureOf(among or EVERYBODY, measure, of_all=top)
            object.__setattr__(self, "value", one)
            object.__setattr__(self, "each", one.each)
            object.__setattr__(self, "within", Against(Than.EQUAL, all_of_them))
        if since is not None:
            if getattr(self.value, "since", since) is not None:
                raise ValueError(NO_RECORD)
            object.__setattr__(self, "value", replace(cast(Any, self.value), since=since))
        if (then := getattr(self.within, "since", None)) is not None:
            if getattr(self.value, "since", self) is not None:
                raise ValueError(NO_RECORD)
            # What no record is kept of refuses it.
            replace(cast(Any, self.value), since=then)
        if isinstance(self.value, Number):
            raise ValueError("a number is what it is")
        other = getattr(self.within, "amount", None)
        if other is not None and is_the_same(self.value, other):
            raise ValueError("each of both has the same number of those: say whose they are")
        if self.already and not self.value.has_before:
            raise ValueError("what that was before isn't told")
        self._of_mp()
        rival = getattr(self.within, "rival", False)
        if (rival or getattr(self.within, "whose", None)) and not has_owner(self.value):
            raise ValueError("a value that nobody else has")
        if getattr(self.within, "who", None) and not hasattr(self.value, "who"):
            raise ValueError("no value of a personality")

    def _of_mp(self) -> None:
        """A player's, compared with an Ally's, is his MP's."""
        whose, within = getattr(self.within, "whose", None), self.within
        if whose is None or has_owner(self.value) or not isinstance(self.value, MeasureOf):
            return
        owner = Owner.THAT_PLAYER if whose is Whose.THAT else Owner[whose.name]
        other = replace(self.value, who=MpOf(owner), each=False)
        object.__setattr__(self, "within", replace(cast(Any, within), whose=None, amount=other))

    @property
    def lasts(self) -> bool:  # type: ignore[override]
        """Whether a text can wait for it: not for what was before, or any one (`StandsAt`)."""
        return not self.already and not self.counts_one

    @property
    def counts_one(self) -> bool:
        return self.each and isinstance(self.value, MeasureOf) and self.value.who.chooses

    @property
    def is_of_some(self) -> bool:
        """Whether an Ally is asked that was spoken of: "if that Ally is at 0 stages"."""
        return getattr(self.value, "who", None) == ThatOne(Word.ALLY)

    def cards(self, game: Game, source: Source) -> list[int]:
        if self.is_of_some and isinstance(self.value, MeasureOf):
            return self.value.who.able(game, source)
        return self.personalities(game, source) if self.counts_one else []

    def personalities(self, game: Game, source: Source) -> list[int]:
        value = self.value
        if not (self.each and isinstance(value, MeasureOf)):
            return State.personalities(self, game, source)
        able = value.who.able(game, source)
        found = zip(able, value.values(game, source), strict=True)
        return [one for one, n in found if self.within.meets(n, game, source, value) is self.so]

    @property
    def of_whom(self) -> Personality | None:
        if not isinstance(self.value, MeasureOf) or self.value.who.refers_back:
            return None
        return self.value.who

    def mention(self, game: Game, source: Source, held: bool) -> None:
        if held and any(each.is_spoken_of for each in every(self.value, Value)):
            source.memory.amount = self.value.value(game, source)

    def holds(self, game: Game, source: Source) -> bool:
        value = self.value
        if self.each and isinstance(value, MeasureOf):
            found = value.values(game, source)
            so = [self.within.meets(n, game, source, value) is self.so for n in found]
            return any(so) and (value.who.chooses or all(so))
        if any(each.is_of_nobody(game, source) for each in every((value, self.within), MeasureOf)):
            # Nothing is so of nobody: neither that it is at 0 nor that it isn't.
            return False
        if not value.is_there(game, source):
            return not self.so
        now = value.before(game, source) if self.already else value.value(game, source)
        return self.within.meets(now, game, source, value) is self.so


@phrase(("{parts:and:2}", {"joint": True}), ("{parts:or:2}", {"joint": False}))
@dataclass(frozen=True, slots=True)
class Joined(Condition):
    """Several conditions, all of them or any."""

    parts: tuple[Condition, ...]
    joint: bool

    def __post_init__(self) -> None:
        if any(isinstance(each, Joined) for each in self.parts):
            raise ValueError("conditions are joined in one list")

    @property
    def asks_if_done(self) -> bool:
        return self.joint and any(each.asks_if_done for each in self.parts)

    def cards(self, game: Game, source: Source) -> list[int]:
        # Of the last of them that counts cards, where all of them must be so.
        told = (each.cards(game, source) for each in reversed(self.parts))
        return next(filter(None, told), []) if self.joint else []

    def personalities(self, game: Game, source: Source) -> list[int]:
        told = (each.personalities(game, source) for each in self.parts)
        return next(filter(None, told), [])

    @property
    def counts_one(self) -> bool:
        return all(each.counts_one for each in self.parts)

    def mention(self, game: Game, source: Source, held: bool) -> None:
        for each in self.parts:
            each.mention(game, source, held)

    def holds(self, game: Game, source: Source) -> bool:
        return (all if self.joint else any)(each.holds(game, source) for each in self.parts)
