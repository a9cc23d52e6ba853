"""Another deed in the place of one, as one may or must, always, for a time or once (EFF-5)."""

from __future__ import annotations

from dataclasses import InitVar, dataclass, replace
from typing import Any, ClassVar

from dbz_desktop.cards import CardType
from dbz_desktop.rules.flow import powers, uses
from dbz_desktop.rules.flow.legality import why_not_wait
from dbz_desktop.rules.kernel import floating
from dbz_desktop.rules.kernel.abilities import WAITS_IN
from dbz_desktop.rules.kernel.base import Continuous, Effect, Line
from dbz_desktop.rules.kernel.cardtext import every, holds
from dbz_desktop.rules.kernel.controls import Counted
from dbz_desktop.rules.kernel.deed import (
    NO_SEAT,
    AttackVerb,
    CardVerb,
    DamageVerb,
    Deed,
    Verb,
)
from dbz_desktop.rules.kernel.door import ASKED_WHOLE, HANDED_OVER, REPLACEABLE
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.kernel.memory import Memory
from dbz_desktop.rules.language.attacks.attacks import BoundAttack
from dbz_desktop.rules.language.deeds.handling import IT
from dbz_desktop.rules.language.frames.replaceable import check_met_otherwise, check_replaced
from dbz_desktop.rules.language.frames.windows import of_its_kind, unsaid, until_of
from dbz_desktop.rules.language.happenings.adverbs import As, During
from dbz_desktop.rules.language.happenings.cards_done import CardsDone
from dbz_desktop.rules.language.happenings.happening import Happening, this_time
from dbz_desktop.rules.language.happenings.happenings import Qualified, doer_of, plain, thing_of
from dbz_desktop.rules.language.happenings.replacements import (
    AmountChange,
    Changes,
    is_price,
    over,
)
from dbz_desktop.rules.language.nouns.kinds import AnyCard
from dbz_desktop.rules.language.nouns.people import Others, Person, Player
from dbz_desktop.rules.language.nouns.terms import Duration, Period, Span, SpanOf
from dbz_desktop.rules.language.nouns.things import SomeCards, Theirs, TheOne
from dbz_desktop.rules.language.nouns.turned import OWN_SIDE, turned
from dbz_desktop.rules.language.references.cards import This
from dbz_desktop.rules.language.text.sentences import sentence_text
from dbz_desktop.rules.language.values.joining import Clause, Joinable
from dbz_desktop.wording import Phrase, Spec, phrase

_MAY: dict[str, Any] = {"limit": None, "wish": False, "must": False, "for_once": False}
_MUST: dict[str, Any] = {**_MAY, "must": True}
_OWN: dict[str, Any] = {"own": True}
_MAY_FOR: dict[str, Any] = {**_MAY, **_OWN}
_LEFT: dict[str, Any] = {**_MAY, "effect": None}
_FIRST_LEFT: dict[str, Any] = {**_LEFT, "limit": Period.COMBAT}
_YOURSELF: dict[str, Any] = {**_LEFT, "yourself": True}


def _limited(limit: Period) -> tuple[Spec, ...]:
    """How it is said of what is replaced at the first time only, or once in a time."""
    time = limit.name.lower()
    first, once = {**_MAY, "limit": limit}, {**_MAY, "limit": limit, "again": True}
    return (
        (f"the first time each {time} {{deed:@present}}, you may {{effect}} instead", first),
        (f"~the first time each {time} {{deed:@would}}, you may {{effect}} instead", first),
        (
            f"the first time each {time} {{deed:@would}}, {{effect}} instead",
            {**first, "must": True},
        ),
        (
            f"~the first time each {time} {{deed:@present}}, {{effect}} instead",
            {**first, "must": True},
        ),
        (f"~the first time {{deed:@would}} each {time}, you may {{effect}} instead", first),
        (
            f"~the first time {{deed:@would}} each {time}, {{effect}} instead",
            {**first, "must": True},
        ),
        (f"~the first time {{deed:@present}} each {time}, you may {{effect}} instead", first),
        (
            f"~the first time {{deed:@present}} each {time}, {{effect}} instead",
            {**first, "must": True},
        ),
        *(
            spec
            for at in (
                f"the first time each {time} {{deed:@would}}",
                f"~the first time {{deed:@would}} each {time}",
            )
            for spec in (
                (f"{at}, {{who}} {{effect:@third}} instead", {**first, "must": True}),
                (f"{at}, {{who}} may {{effect:@bare}} instead", first),
            )
        ),
        (f"once per {time} when {{deed:@would}}, you may {{effect}} instead", once),
        (
            f"~once per {time}[,] (when|whenever) {{deed:@present}}, you may {{effect}} instead",
            once,
        ),
        (f"~once per {time} (whenever|if) {{deed:@would}}, you may {{effect}} instead", once),
        (f"~once per {time}, (when|whenever|if) {{deed:@would}}, you may {{effect}} instead", once),
        (f"~once per {time}, instead of {{deed:@gerund}}, you may {{effect}}", {**once, **_OWN}),
        (f"~once per {time}, you may {{effect}} instead of {{deed:@gerund}}", {**once, **_OWN}),
        (
            f"~{{deed:@undergonefirst}} each {time} (is|are) {{effect:@undergone}} instead",
            {**first, "must": True},
        ),
        (f"~{{deed:@undergonefirst}} each {time} may be {{effect:@undergone}} instead", first),
    )


def _of_each_one(deed: Happening) -> Happening:
    """The same done to a single card: of those that one effect takes, each is asked for itself."""
    if isinstance(deed, Qualified):
        return replace(deed, deed=_of_each_one(deed.deed))
    what = deed.what if isinstance(deed, CardsDone) else None
    if (
        isinstance(deed, CardsDone)
        and isinstance(what, SomeCards | Theirs)
        and what.cards is not None
        and what.plural
    ):
        one: Any = replace(what, plural=False)
        # Of one of those that a player controls it isn't said that it lies in play.
        return replace(deed, what=replace(one, in_play=False) if isinstance(what, Theirs) else one)
    return deed


def _asked_so(pattern: Happening, deed: Deed) -> bool:
    """Whether it is of all that one effect does it to that is asked once, or of a card for each.

    Of what damage turns over only a text is asked that says so (ATK-9).
    """
    if deed.on is DamageVerb.TAKE:
        return holds(pattern, As)
    if deed.verb not in ASKED_WHOLE:
        return True
    told = plain(pattern)
    so_many = getattr(told, "within", None) is not None
    return deed.whole is (so_many or bool(getattr(thing_of(told), "plural", False)))


def _does_it(deed: Deed) -> int:
    """The player who does something: of what is in play the one whose effect does it (EFF-14)."""
    return deed.by if deed.source is Zone.IN_PLAY and deed.by != NO_SEAT else deed.doer


@phrase(
    ("whenever {deed:@would}, you may {effect} instead", _MAY),
    ("~(whenever|when) {deed:@present}, you may {effect} instead", _MAY),
    ("whenever {deed:@would}, {effect} instead, if you wish", {**_MAY, "wish": True}),
    ("whenever {deed:@would}, {effect} instead", _MUST),
    ("~whenever {deed:@present}, {effect} instead", _MUST),
    ("~(if|when) {deed:@would}, you may {effect} instead", _MAY),
    (
        "~(whenever|if|when) {deed:@would}, you may {effect} to keep (it|this card|that card) in "
        "play",
        _MAY,
    ),
    ("~(if|when) {deed:@would}, {effect} instead", _MUST),
    ("~(whenever|if|when) {deed:@would}, instead {effect}", _MUST),
    ("~(whenever|if|when) {deed:@would}, you may instead {effect}", _MAY),
    ("~(whenever|if|when) {deed:@would}, instead you may {effect}", _MAY),
    ("~instead of {deed:@gerund}, you may {effect}", _MAY_FOR),
    ("~you may {effect} instead of {deed:@gerund}", _MAY_FOR),
    ("~instead of {deed:@gerund}, {effect}", {**_MUST, **_OWN}),
    ("~during your {step}, you may {effect} instead of {deed:@gerund}", _MAY_FOR),
    *(spec for limit in (Period.COMBAT, Period.TURN) for spec in _limited(limit)),
    ("whenever {deed:@would}, {who} {effect:@third} instead", _MUST),
    ("~(if|when) {deed:@would}, {who} {effect:@third} instead", _MUST),
    ("whenever {deed:@would}, {who} may {effect:@bare} instead", _MAY),
    ("~(if|when) {deed:@would}, {who} may {effect:@bare} instead", _MAY),
    ("~[all] {deed:@undergone} (is|are) {effect:@undergone} instead", _MUST),
    ("~[all] {deed:@undergone} may be {effect:@undergone} instead", _MAY),
    ("whenever {deed:@would}, you may do so instead", _YOURSELF),
    (
        "the first time each turn {deed:@would}, you may do so instead",
        {**_YOURSELF, "limit": Period.TURN},
    ),
    (
        "~the first time each turn [when] {deed:@present}, you may search and choose that card "
        "instead of your opponent",
        {**_YOURSELF, "limit": Period.TURN},
    ),
    ("whenever {deed:@would}, that player may choose not to", _LEFT),
    ("~whenever {deed:@would}, (he|you) may choose not to", _LEFT),
    ("the first time each combat {deed:@would}, that player may choose not to", _FIRST_LEFT),
    ("~the first time each combat {deed:@would}, (he|you) may choose not to", _FIRST_LEFT),
    (
        "~each combat, the first Rejuvenation effect for (both players|each player) is optional",
        {
            **_FIRST_LEFT,
            "deed": CardsDone(
                (CardVerb.REJUVENATE,), SomeCards(AnyCard(), plural=True), Player(Person.ANY)
            ),
        },
    ),
    ("the next time {deed:@would}, {effect} instead", {**_MUST, "for_once": True}),
    ("the next time {deed:@would}, you may {effect} instead", {**_MAY, "for_once": True}),
)
@dataclass(frozen=True, slots=True)
class Instead(Continuous):
    """In a deed's place something else is done, or may be, perhaps the first time only.

    A deed that is replaced was not done; what an effect requires is met by what replaces it
    (EFF-5, EFF-14). Without an `effect` whoever would do it may leave it, or its player does it
    `yourself`. `wish` only words it; with `for_once` it is over with the first. At the first time
    within a `limit` there is that one chance; `again` it may be another time, until it is taken.
    `who` does it, where that isn't the one whose text it is.
    """

    rules: ClassVar[str] = "EFF-5"
    deeds: ClassVar[tuple[str, ...]] = ("replace",)

    deed: Happening
    effect: Joinable | None
    limit: Period | None = None
    wish: bool = False
    yourself: bool = False
    must: bool = False
    for_once: bool = False
    again: bool = False
    who: Others | None = None
    own: InitVar[bool] = False
    step: InitVar[Span | None] = None

    def __post_init__(self, own: bool, step: Span | None) -> None:
        if step is not None:
            meanwhile = During(None, SpanOf.YOUR, step)
            object.__setattr__(self, "deed", Qualified(self.deed, meanwhile))
        if isinstance(getattr(self.deed, "what", None), TheOne) and any(every(self.effect, This)):
            raise ValueError("what becomes of this card is said of its use")
        if self.who is not None and self.who not in (Others.PLAYER, Others.OPPONENT):
            raise ValueError("he does it who would have done the other thing, or your opponent")
        if self.who is Others.OPPONENT and self.must:
            raise ValueError("what he does is said of him by the verb itself")
        if self.who is Others.PLAYER and not isinstance(doer_of(self.deed), Player):
            raise ValueError("no player was spoken of")
        if own and AttackVerb.PERFORM in self.deed.verbs_meant:
            raise ValueError("what is done as another action than an attack is done as one")
        if getattr(self.effect, "what", None) == IT:
            object.__setattr__(self, "deed", _of_each_one(self.deed))
        check_replaced(self.deed, HANDED_OVER if self.yourself else REPLACEABLE)
        if self.effect is None and is_price(self.deed):
            raise ValueError("what is required is not left")
        if AttackVerb.PERFORM in self.deed.verbs_meant and any(every(self.effect, BoundAttack)):
            raise ValueError("an attack in whose place something else is done isn't performed")
        if self.effect and is_price(self.deed):
            check_met_otherwise(self.deed)

    @property
    def once(self) -> bool:
        """Whether it speaks of one deed to come."""
        return self.for_once

    @property
    def unasked(self) -> bool:
        return self.must

    @property
    def asks(self) -> bool:
        """Whether an [instant] Power offers it, whose use it is then (COM-3)."""
        return not self.must and self.effect is not None and self.limit is None

    @property
    def answers(self) -> tuple[Verb, ...]:
        return self.deed.verbs_meant

    def takes_over(self, game: Game, deed: Deed, source: Source) -> bool:
        if not self.yourself or deed.doer == source.player:
            return False
        return self._fits(game, deed, source)

    def replaces(self, game: Game, deed: Deed, source: Source) -> bool:
        return not self.yourself and self._fits(game, deed, source)

    def _fits(self, game: Game, deed: Deed, source: Source) -> bool:
        if not _asked_so(self.deed, deed):
            return False
        if not self.deed.fits(game, deed, source) or deed.required is not is_price(self.deed):
            return False
        if self.asks and uses.used_up(game, source):
            return False
        if self.limit is None:
            return self.effect is None or self._possible(game, deed, source)
        if self.limit is Period.COMBAT and game.state.combat is None:
            return False
        if self.again and self.effect and not self._possible(game, deed, source):
            return False
        first = not game.state.used.get(self._key(self.limit, deed, source), 0)
        if not self.again:
            game.keep(Counted(self._key(self.limit, deed, source), 1))
            return first and not self._came(game, self.limit, deed, source)
        return first

    def _came(self, game: Game, limit: Period, deed: Deed, source: Source) -> bool:
        """Whether it was done before in its time, for the same player; this in force or not."""
        if not self.deed.listens or is_price(self.deed):
            return False
        who, told = self.decider(deed, source), self.deed.told(game, this_time(game, limit), source)
        done = (d for e in told if self.deed.matches(game, e, source) for d in game.deeds_of(e))
        return any(
            self.deed.fits(game, each, source) and self.decider(each, source) == who
            for each in done
        )

    def accepted(self, game: Game, source: Source) -> None:
        uses.count_offer(game, source)

    def _key(self, limit: Period, deed: Deed, source: Source) -> tuple[Any, ...]:
        """Under which it is counted that this was used."""
        return (limit.key, "instead", self.decider(deed, source), source.card, source.section)

    @property
    def only_leaves(self) -> bool:  # type: ignore[override]
        """Whether nothing is done instead."""
        return self.effect is None

    def decider(self, deed: Deed, source: Source) -> int:
        if self.effect is None:
            return deed.whose
        return source.player if self.who is None else self._doing(deed, source)[1].doer

    def _possible(self, game: Game, deed: Deed, source: Source) -> bool:
        effect, own = self._doing(deed, source)
        return effect.possible(game, own)

    def _doing(self, deed: Deed, source: Source) -> tuple[Joinable, Source]:
        """What is done in its place, and the text as whoever does that carries it out."""
        assert self.effect is not None
        own = self._own(deed, source)
        if self.who is None:
            return self.effect, own
        seat = _does_it(deed) if self.who is Others.PLAYER else source.opponent
        if seat == source.player:
            return turned(self.effect, OWN_SIDE), own.but(doer=seat)
        return self.effect, own.but(doer=seat)

    def do_instead(self, game: Game, deed: Deed, source: Source) -> Steps:
        if self.for_once:
            over(game, self, source)
        if self.again and self.limit is not None:
            game.keep(Counted(self._key(self.limit, deed, source), 1))
        if self.effect is None:
            return
        if self.asks:
            self.accepted(game, source)
        effect, own = self._doing(deed, source)
        own.memory.began = game.state.history.length
        # What is done instead was done, unless it tells that it wasn't (EFF-5).
        own.memory.done = True
        yield from effect.resolve(game, own)
        yield from game.settle()
        rest = game.section(source.card, source.section).after(self) if source.card >= 0 else ()
        if rest:
            yield from game.run(rest, own, goes_on=True)

    def _own(self, deed: Deed, source: Source) -> Source:
        memory = Memory(chosen=deed.cards, amount=deed.amount)
        if isinstance(doer_of(self.deed), Player):
            memory.player = _does_it(deed)
        return source.but(memory=memory, attack=None, given=None)


@dataclass(frozen=True, slots=True)
class InstantInstead(Continuous):
    """What an [instant] Power does in the place of a deed. Made by a timing, never printed."""

    rules: ClassVar[str] = "EFF-5"

    deed: Happening
    use: Line

    def __post_init__(self) -> None:
        if is_price(self.deed):
            check_met_otherwise(self.deed)

    @property
    def words(self) -> Phrase:
        return self.use

    @property
    def answers(self) -> tuple[Verb, ...]:
        return self.deed.verbs_meant

    def replaces(self, game: Game, deed: Deed, source: Source) -> bool:
        if deed.required is not is_price(self.deed):
            return False
        if not self.deed.fits(game, deed, source) or uses.used_up(game, source):
            return False
        if not _asked_so(self.deed, deed):
            return False
        player, card = source.player, source.card
        if (
            WAITS_IN.get(game.cards[card].type, game.state.where[card])
            is not game.state.where[card]
        ):
            return False
        section = game.section(card, source.section)
        first = section.sentences[0].line if section.sentences else None
        own = source.but(memory=Memory(chosen=deed.cards, amount=deed.amount))
        if isinstance(first, Effect) and not first.possible(game, own):
            # What can't be done takes the place of nothing (EFF-5).
            return False
        performer = self._performer(game, source)
        return why_not_wait(game, player, card, section, performer, source) is None

    def _performer(self, game: Game, source: Source) -> int:
        ally = game.cards[source.card].type is CardType.ALLY
        return source.card if ally else game.state.players[source.player].mp_card

    def do_instead(self, game: Game, deed: Deed, source: Source) -> Steps:
        memory = Memory(chosen=deed.cards, amount=deed.amount)
        moment = Source(source.player, source.card, source.section, memory=memory)
        performer, used = self._performer(game, source), source.section
        first = game.section(source.card, used).sentences[:1]
        task = getattr(first[0].line, "task", None) if first else None
        carried_out: list[bool] = []

        def look(game: Game, own: Source) -> Steps:
            # "You may … instead" is used and left: then the deed takes place (EFF-5).
            carried_out.append(task is None or task not in own.memory.left)
            yield from ()

        yield from powers.use(game, source.player, source.card, used, performer, moment, look)
        return not any(carried_out)


_UNTIMED: dict[str, Any] = {"duration": None}
_AS_SAID: dict[str, Any] = {"effect": None, "may": False, "once": False}
_OTHERWISE: dict[str, Any] = {"change": None, "may": False, "once": False}
_MAY_OTHERWISE: dict[str, Any] = {**_OTHERWISE, "may": True}


@phrase(
    ("whenever {deed:@present} {duration}, {change}", _AS_SAID),
    ("whenever {deed:@present} {duration}, you may {change}", {**_AS_SAID, "may": True}),
    ("~(whenever|if|when) {deed:@would} {duration}, {change} [instead]", _AS_SAID),
    ("~(whenever|if|when) {deed:@would} {duration}, instead {change}", _AS_SAID),
    ("~the next time {deed:@would} {duration}, {change} [instead]", {**_AS_SAID, "once": True}),
    ("~the next time {deed:@would} {duration}, instead {change}", {**_AS_SAID, "once": True}),
    ("~the next time {duration}[,] {deed:@would}, {change} [instead]", {**_AS_SAID, "once": True}),
    ("the next time {deed:@present} {duration}, {change}", {**_AS_SAID, "once": True}),
    (
        "the next time {deed:@present} {duration}, you may {change}",
        {**_AS_SAID, "may": True, "once": True},
    ),
    ("whenever {deed:@would} {duration}, {effect} instead", _OTHERWISE),
    ("whenever {deed:@would} {duration}, you may {effect} instead", {**_OTHERWISE, "may": True}),
    ("~(if|when) {deed:@would} {duration}, {effect} instead", _OTHERWISE),
    ("~(if|when) {deed:@would} {duration}, you may {effect} instead", {**_OTHERWISE, "may": True}),
    ("~instead of {deed:@gerund} {duration}, you may {effect}", _MAY_OTHERWISE),
    ("the next time {deed:@would} {duration}, {effect} instead", {**_OTHERWISE, "once": True}),
    *(
        (said, {**_OTHERWISE, **fixed})
        for said, fixed in (
            ("~the next time {deed:@would} {duration}, instead {effect}", {"once": True}),
            (
                "~the next time {duration}[,] [when|that] {deed:@would}, {effect} instead",
                {"once": True},
            ),
            ("~(whenever|if|when) {deed:@would} {duration}, instead {effect}", {}),
        )
    ),
    ("~[all] {deed:@undergone} {duration} (is|are) {effect:@undergone} instead", _OTHERWISE),
    ("~[all] {deed:@undergone} {duration} may be {effect:@undergone} instead", _MAY_OTHERWISE),
    *(
        (f"~{{deed:@undergonenext}}{time} {done} instead", {**said, "once": True, **timed})
        for time, timed in ((" {duration}", {}), ("", _UNTIMED))
        for done, said in (
            ("is {effect:@undergone}", _OTHERWISE),
            ("may be {effect:@undergone}", _MAY_OTHERWISE),
        )
    ),
    ("the next time {deed:@would}, {effect} instead", {**_OTHERWISE, "once": True, **_UNTIMED}),
    (
        "the next time {deed:@would}, you may {effect} instead",
        {**_OTHERWISE, "once": True, "may": True, **_UNTIMED},
    ),
    (
        "the next time {deed:@would} {duration}, you may {effect} instead",
        {**_OTHERWISE, "may": True, "once": True},
    ),
)
@dataclass(frozen=True, slots=True)
class ChangesFor(Clause):
    """For a time, more or less of something is done whenever it is, or the next time only.

    Or something else is done in its place. Where no time is said of the next one, it is waited
    for in this combat, else this turn.
    """

    rules: ClassVar[str] = "EFF-4"

    deed: Happening
    duration: Duration | None
    change: AmountChange | None
    effect: Joinable | None = None
    may: bool = False
    once: bool = False

    def __post_init__(self) -> None:
        if self.duration is not None and self.duration.later:
            raise ValueError("it holds from when it is said")
        object.__setattr__(self, "deed", self._lasting().deed)

    @property
    def untimed(self) -> bool:  # type: ignore[override]
        """Whether it waits for the next deed without saying how long."""
        return self.duration is None

    @property
    def held(self) -> tuple[Changes | Instead, ...]:
        """What it puts in force."""
        return (self._lasting(),)

    def _lasting(self) -> Changes | Instead:
        if self.change is not None:
            return Changes(self.deed, self.change, may=self.may, for_once=self.once)
        assert self.effect is not None
        return Instead(self.deed, self.effect, must=not self.may, for_once=self.once)

    def do(self, game: Game, source: Source) -> None:
        until = unsaid(game) if self.duration is None else until_of(game, self.duration, source)
        own = of_its_kind(game, self, source)
        floating.begin(game, self._lasting(), own, until, _text(self), once=self.once)


def _text(effect: Any) -> str:
    return sentence_text(effect)
