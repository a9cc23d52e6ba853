"""What a deed becomes before it is done: more of it, or less (EFF-4).

The door asks these after the bans: "whenever one of your effects destroys cards from the top of
your opponent's Life Deck, increase that amount by 1".
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import InitVar, dataclass, field, replace
from enum import Enum
from typing import Any, ClassVar

from dbz_desktop.rules.flow import uses
from dbz_desktop.rules.kernel import controls, floating
from dbz_desktop.rules.kernel.base import Amount, Continuous, Effect, Line, Trigger
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.deed import Ahead, AngerVerb, CardVerb, Deed, StageVerb, Verb
from dbz_desktop.rules.kernel.door import CHANGEABLE
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.kernel.memory import Memory
from dbz_desktop.rules.language.happenings.acts_done import Act, ActDone
from dbz_desktop.rules.language.happenings.cards_done import CardsDone
from dbz_desktop.rules.language.happenings.happening import Happening, this_time, times
from dbz_desktop.rules.language.happenings.happenings import (
    Caused,
    CauseVerb,
    EitherHappens,
    Qualified,
    doer_of,
    plain,
    thing_of,
    while_fighting,
)
from dbz_desktop.rules.language.happenings.occasions import Whenever
from dbz_desktop.rules.language.happenings.uses_done import EnduranceUsed
from dbz_desktop.rules.language.nouns.kinds import AnyCard
from dbz_desktop.rules.language.nouns.origins import Origin
from dbz_desktop.rules.language.nouns.people import Person, Player
from dbz_desktop.rules.language.nouns.terms import Period, Pile, Whose
from dbz_desktop.rules.language.nouns.things import SomeCards, Theirs
from dbz_desktop.rules.language.text.sentences import sentence_text
from dbz_desktop.rules.language.values.joining import Clause, Joinable
from dbz_desktop.rules.language.values.values import Counted, Number
from dbz_desktop.wording import Phrase, Spec, paradigm, phrase, words


@words
class Shift(Enum):
    """What becomes of an amount."""

    INCREASE = "increase that amount by"
    REDUCE = "reduce that amount by|decrease that amount by|lower that amount by"
    CHANGE_TO = "change that amount to"
    REDUCE_TO = "reduce that amount to"


_UP_OR_DOWN = (AngerVerb.RAISE, AngerVerb.LOWER)
_REDUCED: dict[str, Any] = {"shift": Shift.REDUCE}
_INCREASED: dict[str, Any] = {"shift": Shift.INCREASE}


def _said_again() -> Iterator[Spec]:
    """So much more of what is done, or less, in words that say again who does it."""
    for verb in (
        *(CardVerb.DESTROY, CardVerb.BANISH, CardVerb.REJUVENATE, CardVerb.DRAW),
        *(CardVerb.DISCARD, StageVerb.GAIN, StageVerb.LOSE),
    ):
        forms = paradigm(verb.value)
        stages = isinstance(verb, StageVerb)
        things = "[(stage|stages)]" if stages else "[(card|cards)]"
        subjects: tuple[tuple[str, Person | None], ...] = (
            (f"[you] {forms['base']}", Person.YOU),
            (f"(he {forms['third']}|they {forms['base']})", Person.OPPONENT),
            *([(f"it {forms['third']}", None)] if stages else ()),
        )
        for does, by in subjects:
            told: dict[str, Any] = {"does": verb, "by": by}
            yield f"~{does} {{amount}} (less|fewer) {things}", {**_REDUCED, **told}
            none = {"shift": Shift.REDUCE_TO, "amount": Number(0), **told}
            yield f"~{does} no {things.strip('[]')}", none
            yield f"~{does} {{amount}} (more|additional|extra) {things}", {**_INCREASED, **told}
            if stages:
                more = {**_INCREASED, **told}
                yield f"~{does} [an] additional {{amount}} stage(s)", more
                yield f"~{does} +{{amount}} stage(s)", more


@phrase(
    "{shift} {amount}",
    ("double that amount", {"shift": Shift.INCREASE, "amount": None}),
    ("reduce that amount by half", {**_REDUCED, "amount": None}),
    ("~halve that amount", {**_REDUCED, "amount": None}),
    (
        "~prevent (it|that|this|that (Ally|Drill|Setup|card|loss|gain|discard)) "
        "[from being (discarded|destroyed|banished|captured|returned|lowered)]",
        {"shift": Shift.REDUCE_TO, "amount": Number(0)},
    ),
    ("reduce that amount by half, rounded down", {**_REDUCED, "amount": None, "down": True}),
    *(
        (
            f"~(he|it|you|they) (gain|gains|lose|loses) half that amount{rounded} instead",
            {**_REDUCED, "amount": None, "down": down},
        )
        for rounded, down in (("", True), (", rounded down[,]", False))
    ),
    *(
        (f"~{said} {{amount}} instead", {"shift": Shift.REDUCE_TO, "does": verb})
        for verb in _UP_OR_DOWN
        for lower in (paradigm(verb.value),)
        for said in (
            f"it is {lower['participle']} by",
            f"[(he|you|they)] ({lower['base']}|{lower['third']}) it [by]",
        )
    ),
    *_said_again(),
    *(
        (f"~{said} {{amount}} {more} [(level|levels)]", told)
        for said in (
            "[(he|you|they)] (lower|lowers|raise|raises) it [by]",
            "it is (lowered|raised) [by]",
        )
        for more, told in (("(less|fewer)", _REDUCED), ("(more|additional|extra)", _INCREASED))
    ),
    ("~it is (raised|lowered) [by] an additional {amount} level(s)", _INCREASED),
    *(
        (
            f"{'~' * more.startswith('[')}{verb.value} {{whose}} anger {more}",
            {"verb": verb, **told},
        )
        for verb in _UP_OR_DOWN
        for more, told in (
            ("{amount} additional level(s)", _INCREASED),
            ("[by] {amount} (additional|more|extra) [(level|levels)]", _INCREASED),
            ("[by] an (additional|extra) level", {**_INCREASED, "amount": Number(1)}),
            ("{amount} less level(s)", _REDUCED),
            ("[by] {amount} (less|fewer) [(level|levels)]", _REDUCED),
        )
    ),
)
@dataclass(frozen=True, slots=True)
class AmountChange(Phrase):
    """What becomes of the amount of a deed.

    It is increased by itself where nothing is said, or reduced by its half, rounded up unless
    it is said otherwise: of 5 that leaves 2.
    """

    shift: Shift
    amount: Amount | None
    # Of which verb it is said, and of whose anger.
    verb: AngerVerb | None = None
    whose: Whose | None = None
    down: bool = False
    does: InitVar[Verb | None] = None
    by: InitVar[Person | None] = None
    # What is said again of the deed, and of whom; it is never printed.
    again: tuple[Verb | None, Person | None] = field(init=False, compare=False)
    times: Counted | None = None
    """Of what it is so much for each one; that is said behind it (see `for_each`), never here."""

    def __post_init__(self, does: Verb | None, by: Person | None) -> None:
        object.__setattr__(self, "again", (does, by))
        if self.amount is None and self.shift not in (Shift.INCREASE, Shift.REDUCE):
            raise ValueError("by or to what?")

    def is_of(self, deed: Happening) -> bool:
        """Whether it may be this deed of which so much more is done, or less."""
        doer = doer_of(deed)
        person = doer.person if isinstance(doer, Player) else None
        does, by = self.again
        if does is not None and set(deed.verbs_meant) != {does}:
            return False
        if by is Person.YOU:
            return person in (None, Person.YOU)
        return by is None or person is not Person.YOU

    def of(self, game: Game, amount: int, source: Source) -> int:
        """The amount as it becomes; the door keeps it from going below 0."""
        by = amount if self.amount is None else self.amount.value(game, source)
        if self.times is not None:
            by *= self.times.count(game, source)
        if self.amount is None and self.shift is Shift.REDUCE:
            by = (amount + (not self.down)) // 2
        if self.shift is Shift.INCREASE:
            return amount + by
        if self.shift is Shift.REDUCE:
            return amount - by
        return by if self.shift is Shift.CHANGE_TO else min(amount, by)


@phrase("{change}")
@dataclass(frozen=True, slots=True)
class ThatAmountChanges(Line):
    """How much of the deed is done that this is used for: "increase that amount by 1"."""

    rules: ClassVar[str] = "EFF-4"

    change: AmountChange

    def __post_init__(self) -> None:
        if self.change.verb is not None:
            raise ValueError("by itself it is done besides")

    @property
    def changes_amount(self) -> bool:
        return True

    def resolve(self, game: Game, source: Source) -> Steps:
        yield from ()
        if isinstance(source.event, Ahead):
            amounts = source.event.amounts
            amounts.append(max(0, self.change.of(game, amounts[-1], source)))


@dataclass(frozen=True, slots=True)
class MayChange(Effect):
    """A player may change how much is done of what is ahead. Made by a phrase, never printed."""

    change: ThatAmountChanges

    @property
    def changes_amount(self) -> bool:
        return True

    def resolve(self, game: Game, source: Source) -> Steps:
        prompt = sentence_text(self.change).rstrip(".") + "?"
        if (yield from game.confirm(source.player, prompt, "EFF-4", source)):
            yield from self.change.resolve(game, source)
        else:
            source.memory.declined = True


_PLAIN: dict[str, Any] = {"limit": None, "also": None, "may": False, "for_once": False}


def is_price(deed: Happening) -> bool:
    """Whether a happening is what an effect requires, before it is done."""
    while isinstance(deed, Qualified):
        deed = deed.deed
    return isinstance(deed, Caused) and deed.verb is CauseVerb.REQUIRE


def _is_heralded(deed: Happening) -> bool:
    """Whether cards are taken off a Life Deck: that is asked about before it is done."""
    off = any(each.piles == (Pile.LIFE_DECK,) for each in every(deed, Origin))
    return off and of_one_kind(deed, frozenset((CardVerb.DESTROY, CardVerb.BANISH)))


def of_one_kind(deed: Happening, verbs: frozenset[Verb]) -> bool:
    meant = set(deed.verbs_meant)
    if isinstance(deed, EitherHappens) or isinstance(plain(deed), EnduranceUsed):
        # Endurance is used whole or not at all (ATK-12).
        return False
    return bool(meant) and meant <= verbs


def _is_counted(deed: Happening) -> bool:
    """Whether it is asked how many cards it is done to: of a hand or a Life Deck."""
    verbs = set(deed.verbs_meant)
    if verbs <= set(_HAND):
        # From anywhere else cards are discarded one by one.
        found = {pile for each in every(deed, Origin) for pile in each.piles}
        in_play = getattr(thing_of(deed), "in_play", False)
        return not in_play and found <= {_HAND[verb] for verb in verbs}
    if deed.counted or deed.fixed:
        return False
    off, back = verbs <= {CardVerb.DESTROY, CardVerb.BANISH}, verbs <= _BACK
    if not (off or back):
        return True
    what = thing_of(deed)
    if getattr(what, "in_play", False) or (off and isinstance(what, Theirs) and what.plural):
        return False
    pile = Pile.LIFE_DECK if off else Pile.DISCARD
    return all(each.piles == (pile,) for each in every(deed, Origin))


def _of_cards(deed: Happening) -> Happening:
    """A happening in which somebody Rejuvenates, as that of so many cards (EFF-8)."""
    if isinstance(deed, Qualified):
        return replace(deed, deed=_of_cards(deed.deed))
    if isinstance(deed, ActDone) and deed.act is Act.REJUVENATE:
        return CardsDone((CardVerb.REJUVENATE,), SomeCards(AnyCard(), plural=True), deed.agent)
    return deed


_BACK = frozenset((CardVerb.REJUVENATE, CardVerb.SHUFFLE))
_HAND: dict[Any, Pile] = {CardVerb.DISCARD: Pile.HAND, CardVerb.DRAW: Pile.LIFE_DECK}
"""Where that comes from which fills a hand, and which empties it."""


@phrase(
    ("whenever {deed:@present}, {change_to}", _PLAIN),
    (
        "whenever {deed:@present}, {change_to} and {also}",
        {"limit": None, "may": False, "for_once": False},
    ),
    ("whenever {deed:@present}, you may {change_to}", {**_PLAIN, "may": True}),
    ("~when {deed:@present}, you may {change_to}", {**_PLAIN, "may": True}),
    ("~(whenever|if|when) {deed:@would}, {change_to} [instead]", _PLAIN),
    ("~(whenever|if|when) {deed:@would}, instead {change_to}", _PLAIN),
    ("~(whenever|if|when) {deed:@would}, you may {change_to} instead", {**_PLAIN, "may": True}),
    ("~whenever {deed:@present}, {change_to} instead", _PLAIN),
    ("~when {deed:@present}, {change_to} [instead]", _PLAIN),
    ("the first time each turn {deed:@present}, {change_to}", {**_PLAIN, "limit": Period.TURN}),
    (
        "~the first time each turn {deed:@would}, {change_to} [instead]",
        {**_PLAIN, "limit": Period.TURN},
    ),
    ("the first time each combat {deed:@present}, {change_to}", {**_PLAIN, "limit": Period.COMBAT}),
    (
        "~the first time each combat {deed:@would}, {change_to} [instead]",
        {**_PLAIN, "limit": Period.COMBAT},
    ),
    *(
        (
            f"~the first time during combat {{deed:@{form}}}, {{change_to}} [instead]",
            {**_PLAIN, "limit": Period.COMBAT, "fighting": True},
        )
        for form in ("would", "present")
    ),
    *(
        (f"~the first time {{deed:@{form}}} each {time}, {{change_to}} [instead]", fixed)
        for form in ("would", "present")
        for time, fixed in (
            ("combat", {**_PLAIN, "limit": Period.COMBAT}),
            ("turn", {**_PLAIN, "limit": Period.TURN}),
        )
    ),
)
@dataclass(frozen=True, slots=True)
class Changes(Continuous):
    """Whenever something is done, more or less of it is done, perhaps the first time only.

    It may set off something `also`, right after what is done. The player `may` leave it where
    it is asked what something requires of him, or as cards are about to be taken off a Life Deck.
    With `once` it is over with the first.
    """

    rules: ClassVar[str] = "EFF-4"

    deed: Happening
    change_to: AmountChange
    limit: Period | None = None
    also: Joinable | None = None
    may: bool = False
    for_once: bool = False
    fighting: InitVar[bool] = False

    def __post_init__(self, fighting: bool) -> None:
        if fighting:
            # What is done when entering combat is not done during combat (COM-1).
            object.__setattr__(self, "deed", while_fighting(self.deed))
        object.__setattr__(self, "deed", _of_cards(self.deed))
        verb, told = self.change_to.verb, plain(self.deed)
        if verb is not None:
            of_that = set(self.deed.verbs_meant) == {verb}
            if not of_that or getattr(told, "whose", None) is not self.change_to.whose:
                raise ValueError("more of what is done is that of the same anger")
        if not self.change_to.is_of(self.deed):
            raise ValueError("more of something else, or by somebody else, is done besides")
        if not of_one_kind(self.deed, CHANGEABLE) or not (
            is_price(self.deed) or _is_counted(self.deed)
        ):
            raise ValueError("nothing asks how much of it is done")
        if self.may and not is_price(self.deed) and not _is_heralded(self.deed):
            raise ValueError("what is done is not asked about")

    def is_like(self, other: Changes | None) -> bool:
        """Whether that says of the same deed how much of it is done, as often as this."""
        return other is not None and replace(other, change_to=self.change_to) == self

    def for_each(self, things: Counted) -> Changes | None:
        change = self.change_to
        adds = change.shift in (Shift.INCREASE, Shift.REDUCE) and change.amount is not None
        if not adds or change.times is not None or self.also is not None:
            return None
        return replace(self, change_to=replace(change, times=things))

    @property
    def asks(self) -> bool:
        return self.may and is_price(self.deed)

    @property
    def trigger(self) -> Trigger | None:
        return Whenever(self.deed) if self.may and not self.asks else None

    @property
    def changes_amount(self) -> bool:
        """Whether it is asked about before the deed is done."""
        return self.trigger is not None

    @property
    def effect(self) -> Effect:
        """What is asked as that happens."""
        return MayChange(ThatAmountChanges(self.change_to))

    times: ClassVar[int] = 1
    last: ClassVar[bool] = False

    def key(self, source: Source) -> tuple[Any, ...] | None:
        """Under which key its uses are counted, if it is limited."""
        if self.limit is None:
            return None
        return (self.limit.key, "change", source.player, source.card, source.section, self.deed)

    def accepted(self, game: Game, source: Source) -> None:
        uses.count_offer(game, source)

    @property
    def answers(self) -> tuple[Verb, ...]:
        return self.deed.verbs_meant if self.trigger is None else ()

    def change(self, game: Game, deed: Deed, source: Source) -> int:
        if not self.deed.fits(game, deed, source) or deed.required is not is_price(self.deed):
            return deed.amount
        if self.may and uses.used_up(game, source):
            return deed.amount
        if self.limit is not None and not self._is_first(game, self.limit, source):
            return deed.amount
        if self.also is not None:
            own = source.but(memory=Memory())
            game.set_off(self.also, sentence_text(self), own)
        if self.for_once:
            over(game, self, source)
        return self.change_to.of(game, deed.amount, source)

    def _is_first(self, game: Game, limit: Period, source: Source) -> bool:
        """Whether the first time is now, which is counted; it may have been before."""
        key = self.key(source)
        if key is None or game.state.used.get(key, 0) or not game.state.runs(key[0]):
            return False
        game.keep(controls.Counted(key, 1))
        if is_price(self.deed):
            return True
        return not times(self.deed, game, this_time(game, limit), source)

    def goes_by(self, game: Game, deed: Deed, source: Source) -> None:
        if self.limit is None or deed.required is not is_price(self.deed):
            return
        if self.deed.fits(game, deed, source):
            self._is_first(game, self.limit, source)

    @property
    def deeds(self) -> tuple[str, ...]:
        """What it does, in the single words that "does:" searches for."""
        if AngerVerb.RAISE in self.answers:
            return ("anger-lock",)
        return ("protect",) if AngerVerb.LOWER in self.answers else ()


@phrase(("your other Drills are not discarded", {"n": None}), "reduce that Endurance to {n}")
@dataclass(frozen=True, slots=True)
class RuleHeldBack(Clause):
    """What goes on by rule does less: a change of level discards none of your Drills (TYP-5), or
    the Endurance that is being used prevents so much and no more (ATK-12).
    """

    n: int | None

    @property
    def rules(self) -> str:
        """The rule that it touches."""
        return "TYP-5" if self.n is None else "ATK-12"

    @property
    def spares_drills(self) -> bool:  # type: ignore[override]
        """Whether it keeps Drills from being discarded."""
        return self.n is None

    @property
    def cuts_endurance(self) -> bool:  # type: ignore[override]
        """Whether it changes what Endurance prevents."""
        return self.n is not None

    def do(self, game: Game, source: Source) -> None:
        if self.n is None:
            game.keep(controls.Counted(("drills spared", source.player), 1))
        elif game.attack is not None:
            game.attack.endurance = min(game.attack.endurance, self.n)


def over(game: Game, said: Continuous, source: Source) -> None:
    """What was said of the next time only is over."""
    for each in game.state.floating:
        if each.effect is said and each.source is source:
            floating.end(game, each)


def _text(effect: Any) -> str:
    return sentence_text(effect)
