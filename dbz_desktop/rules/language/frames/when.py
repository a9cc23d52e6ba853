"""Sentences that wait: "Whenever you stop an attack, draw a card" (EFF-2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import InitVar, dataclass, replace
from typing import Any, ClassVar

from dbz_desktop.rules.kernel import floating
from dbz_desktop.rules.kernel.abilities import Listener
from dbz_desktop.rules.kernel.attack_events import DamageDealt, DamagePrevented
from dbz_desktop.rules.kernel.base import Condition, Effect, Trigger
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.deed import AngerVerb, AttackVerb
from dbz_desktop.rules.kernel.events import NOBODY, Event
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.memory import Memory
from dbz_desktop.rules.kernel.note import Note
from dbz_desktop.rules.language.attacks.attacks import THIS_ATTACK, TheAttack
from dbz_desktop.rules.language.deeds.choices import May
from dbz_desktop.rules.language.deeds.endless import does_it_again
from dbz_desktop.rules.language.frames.conditional import If
from dbz_desktop.rules.language.frames.windows import of_its_kind, unsaid, until_of
from dbz_desktop.rules.language.happenings.acts_done import Act
from dbz_desktop.rules.language.happenings.adverbs import With
from dbz_desktop.rules.language.happenings.happening import Happening, this_time
from dbz_desktop.rules.language.happenings.happenings import (
    EitherHappens,
    Qualified,
    while_fighting,
)
from dbz_desktop.rules.language.happenings.moments import AtSpan, Edge, Moment
from dbz_desktop.rules.language.happenings.moments_of_combat import EndOfCombat, EnteringCombat
from dbz_desktop.rules.language.happenings.occasions import (
    ComesAbout,
    Given,
    Occasion,
    Whenever,
    prices_in,
)
from dbz_desktop.rules.language.happenings.past import Did
from dbz_desktop.rules.language.happenings.predicates_of_use import Costs, Way
from dbz_desktop.rules.language.nouns.terms import Duration, Period, Span, SpanOf, check_times
from dbz_desktop.rules.language.text.sentences import sentence_text
from dbz_desktop.rules.language.values.joining import Joinable, ToDo
from dbz_desktop.rules.language.values.values import CardsHandled
from dbz_desktop.wording import phrase

Events = tuple[type[Event], ...]


class Waiting(Effect):
    """An effect that waits; within a [constant] Power always, else as a floating effect."""

    trigger: Trigger
    effect: Effect

    @property
    def times(self) -> int:
        """How often it happens under its key."""
        return 1

    @property
    def last(self) -> bool:
        """Whether it is only the last of those times."""
        return False

    def key(self, source: Source) -> tuple[Any, ...] | None:
        """Under which key its uses are counted, if it is limited."""
        return None

    def passes(self) -> bool:
        """Whether a chance that is left counts as a use: "the first time …, you may …"."""
        return False

    def before(self, game: Game, source: Source, until: int) -> int:
        """How often it has come in its period before an event, waited for or not."""
        return 0

    def until(self, game: Game) -> floating.Until:
        """How long it waits where the text gives it no time."""
        return unsaid(game)

    def from_now(self, game: Game) -> Effect:
        """The same as it is put in force, where it counts from that turn."""
        return self

    def do(self, game: Game, source: Source) -> None:
        self.begin(game, source, _text(self))

    def begin(self, game: Game, source: Source, text: str) -> None:
        """Put it in force, told in these words."""
        if source.memory.detached:
            # ATK-16: an invisible copy isn't attached, so nothing holds while it is.
            return
        source = of_its_kind(game, self, source)
        until, once = self.until(game), isinstance(self, AtMoment)
        if source.memory.attached == source.card != NOBODY:
            until, once = floating.Until("attached", card=source.card), False
        elif any(each.before for each in every(self.trigger, With)):
            until = self._since_before(game, source, until)
        floating.begin(game, self.from_now(game), source, until, text, once=once)
        if isinstance(self.trigger, ComesAbout) and self.trigger.so_already(game, source):
            game.set_off(self.effect, text, source.but(memory=Memory()))

    def _since_before(self, game: Game, source: Source, until: floating.Until) -> floating.Until:
        """As long as what the sentence before began; what that one did at once counts as well."""
        history = game.state.history
        events = history.of(self.trigger.listens, history.since(source.memory.began))
        for event in reversed([e for e in events if self.trigger.matches(game, e, source)]):
            told = self.trigger.spoken(game, event, source)
            own = source.but(event=event, memory=Memory(chosen=told))
            game.set_off(self.effect, _text(self), own)
        lasting = (f.until for f in game.state.floating if f.ident in source.memory.lasting)
        return next(lasting, until)


_ANY: dict[str, Any] = {
    "duration": None,
    "once": False,
    "first": False,
    "after": False,
    "last": False,
}
_OFTEN: dict[str, Any] = {**_ANY, "times": 1}
_ALWAYS: dict[str, Any] = {**_OFTEN, "limit": None}
_FIRST: dict[str, Any] = {**_OFTEN, "first": True}
_FIRST_FEW: dict[str, Any] = {**_ANY, "first": True}
_FOR_A_TIME: dict[str, Any] = {
    "limit": None,
    "times": 1,
    "once": False,
    "first": False,
    "after": False,
    "last": False,
}
_NEXT: dict[str, Any] = {**_FOR_A_TIME, "once": True}
_FIRST_OF: dict[str, Any] = {**_NEXT, "first": True}
_NTH = ("second", "third", "fourth", "fifth")
_NEVER_IN_COMBAT = (
    *(Act.DECLARE, Act.SKIP, Act.POWER_UP),
    *(Span.DRAW, Span.PLANNING, Span.DISCARD, Span.REJUVENATION),
)


def _comes_after_combat(trigger: Occasion) -> bool:
    """Whether what is waited for is done outside of combat alone (TRN-1 to TRN-5)."""
    told = (*every(trigger, Act), *every(trigger, Span))
    return any(each in _NEVER_IN_COMBAT for each in told)


def _at_the_first() -> Iterator[tuple[str, dict[str, Any]]]:
    """The first time in a while, the first few times, or the second time alone."""
    for limit in (Period.TURN, Period.COMBAT, Period.GAME):
        while_ = limit.key
        first = {**_FIRST, "limit": limit}
        yield f"the first time {{trigger}} each {while_}, {{effect}}", first
        yield f"~the first time [in] each {while_}[,] [when|that] {{trigger}}, {{effect}}", first
        yield f"~{{effect}} the first time {{trigger}} each {while_}", first
        yield f"~{{effect}} the first time each {while_} [when|that] {{trigger}}", first
        few = {**_FIRST_FEW, "limit": limit}
        yield f"the first {{times}} times {{trigger}} each {while_}, {{effect}}", few
        said = f"~the first {{times}} times each {while_}[,] [when|that] {{trigger}}, {{effect}}"
        yield said, few
        for n, nth in enumerate(_NTH, 2):
            alone = {**first, "times": n, "last": True}
            yield f"the {nth} time {{trigger}} each {while_}, {{effect}}", alone
            yield (
                f"~the {nth} time [in] each {while_}[,] [when|that] {{trigger}}, {{effect}}",
                alone,
            )
            yield f"~{{effect}} the {nth} time {{trigger}} each {while_}", alone
            yield f"~{{effect}} the {nth} time each {while_} [when|that] {{trigger}}", alone
    in_combat = {**_FIRST, "limit": Period.COMBAT, "fighting": True}
    yield "~the first time {trigger} during [each] combat, {effect}", in_combat


@phrase(
    ("once {limit} when {trigger}, {effect}", _OFTEN),
    ("{times} times {limit} when {trigger}, {effect}", _ANY),
    ("whenever {trigger}, {effect}", _ALWAYS),
    ("~(when|after) {trigger}, {effect}", _ALWAYS),
    ("~(whenever|when|after) {trigger} {effect}", {**_ALWAYS, "run_on": True}),
    ("~once {limit} (whenever|after) {trigger}, {effect}", _OFTEN),
    ("~once {limit}, (when|whenever|after) {trigger}, {effect}", _OFTEN),
    # What happens sets it off; what is so is asked for.
    ("~once {limit}[,] if {trigger:@deed}, {effect}", _OFTEN),
    ("~[up to] {times} times {limit}[,] (when|whenever|after) {trigger}, {effect}", _ANY),
    *_at_the_first(),
    ("~(whenever|when|after) {trigger}, {effect}[,] [but] [only] once {limit}", _OFTEN),
    ("~(whenever|when|after) {trigger}, but [only] once {limit}, {effect}", _OFTEN),
    ("~(whenever|when|after) {trigger}, {effect}[,] [but] [only] {times} times {limit}", _ANY),
    *((f"~while attached[,] {said.lstrip('~')}", told) for said, told in _at_the_first()),
    ("~while attached[,] (whenever|when|after) {trigger}, {effect}", _ALWAYS),
    ("~while attached[,] (whenever|when|after) {trigger} {effect}", _ALWAYS),
    ("~while attached[,] if {trigger:@deed}, {effect}", _ALWAYS),
    ("~while attached[,] once {limit}[,] (whenever|when|after) {trigger}, {effect}", _OFTEN),
    ("{effect} when {trigger}", {**_ALWAYS, "after": True}),
    ("~{effect} (whenever|after) {trigger}", {**_ALWAYS, "after": True}),
    ("~{effect} (whenever|when|after) {trigger} {duration}", {**_FOR_A_TIME, "trails": True}),
    ("~{duration}, {effect} (whenever|when|after) {trigger}", {**_FOR_A_TIME, "trails": True}),
    ("{duration}, whenever {trigger}, {effect}", _FOR_A_TIME),
    ("~{duration}, (when|after) {trigger}, {effect}", _FOR_A_TIME),
    ("~{duration}, whenever {trigger} {effect}", {**_FOR_A_TIME, "run_on": True}),
    ("~(whenever|when) {trigger} {duration}, {effect}", _FOR_A_TIME),
    ("the next time {trigger} {duration}, {effect}", _NEXT),
    ("~the next time {duration}[,] [when|that] {trigger}, {effect}", _NEXT),
    # What is still to happen in a time is waited for.
    ("~if {trigger:@deed} {duration}, {effect}", {**_NEXT, "still": True}),
    ("the first time {trigger} {duration}, {effect}", _FIRST_OF),
    ("~{duration}, the first time {trigger}, {effect}", _FIRST_OF),
    ("~{duration}, the next time {trigger}, {effect}", _NEXT),
    ("~the first time {duration}[,] [when|that] {trigger}, {effect}", _FIRST_OF),
    # Without a time it is waited for in this combat, as of any attack that is spoken of; what
    # doesn't come in combat, until it comes.
    ("~the next time {trigger}, {effect}", {**_NEXT, "duration": Duration.COMBAT, "untold": True}),
)
@dataclass(frozen=True, slots=True)
class Triggered(Waiting):
    """A contextual effect: always or for a time, perhaps so often only, or `once`.

    At the `first` time alone there is that one chance; "once per combat" it may be another time.
    It happens so many `times` in its period; with `last` only at the last of them.
    `after` only words it: "banish this card when …".
    """

    trigger: Occasion
    effect: Effect
    limit: Period | None = None
    duration: Duration | None = None
    once: bool = False
    first: bool = False
    after: bool = False
    times: int = 1
    last: bool = False
    run_on: InitVar[bool] = False
    still: InitVar[bool] = False
    fighting: InitVar[bool] = False
    untold: InitVar[bool] = False
    trails: InitVar[bool] = False

    def __post_init__(
        self, run_on: bool, still: bool, fighting: bool, untold: bool, trails: bool
    ) -> None:
        check_times(self.times)
        if trails and isinstance(self.effect, If):
            raise ValueError("what is asked first is asked before anything is waited for")
        if fighting and isinstance(self.trigger, Whenever):
            # What is done when entering combat is not done during combat (COM-1).
            told = replace(self.trigger, deed=while_fighting(self.trigger.deed))
            object.__setattr__(self, "trigger", told)
        if untold and _comes_after_combat(self.trigger):
            object.__setattr__(self, "duration", Duration.GAME)
        if still and any(each is Act.SKIP for each in every(self.trigger, Act)):
            raise ValueError("that it isn't done is known once that time is over")
        if run_on and isinstance(self.effect, AtMoment):
            raise ValueError("a moment without a comma before it is that of the timing")
        if run_on and isinstance(done_with(self.effect), ToDo):
            if any(each is Act.PAY for each in every(self.trigger, Act)):
                # "Whenever you pay 2 stages to perform an attack, you may …".
                raise ValueError("what is paid for is said of the paying")
        given = self.trigger.condition if isinstance(self.trigger, Given) else None
        if self.first and self.duration not in (None, Duration.COMBAT, Duration.TURN):
            raise ValueError("of a first time it is said in which turn or combat")
        if self.duration is not None and isinstance(given, Did) and given.window is None:
            raise ValueError("the time behind a condition on the past is how far that looks back")
        then = self.effect
        if self.after and isinstance(then, May):
            object.__setattr__(self, "after", False)
        elif self.after and not isinstance(then, Joinable):
            raise ValueError("the timing of what is more than done stands first")
        done = getattr(then, "effect", then)
        if isinstance(self.trigger, ComesAbout) and hasattr(done, "goes_through"):
            if getattr(done, "attack", None) != THIS_ATTACK:
                raise ValueError("no attack goes on as that comes about")
        step = getattr(done, "step", None)
        turns = {turn.name for turn in getattr(done, "turns", ())}
        same = turns & {verb.name for verb in self.trigger.verbs if isinstance(verb, AngerVerb)}
        again = self.limit is None and not self.once and does_it_again(self.trigger, then)
        if again or (getattr(step, "more", False) and same):
            raise ValueError("more of what is done is an increase of its amount")
        told_of = {DamageDealt, DamagePrevented} & set(self.trigger.listens)
        dealt = told_of and not self.trigger.before_damage
        if dealt and then.changes_damage:
            raise ValueError("the damage is dealt then; nothing of it can be changed any more")
        if told_of and isinstance(getattr(done_with(then), "things", None), CardsHandled):
            raise ValueError("what a critical damage effect does is done only after that (ATK-13)")
        if isinstance(then, Triggered) and then.duration is None and not then.once:
            raise ValueError("a timing within a timing")
        check_prices(self.trigger, then)

    @property
    def rules(self) -> str:
        """The rules that it touches."""
        return "EFF-2" if self.duration is None else "EFF-2 EFF-4"

    def key(self, source: Source) -> tuple[Any, ...] | None:
        if self.limit is None:
            return None
        return (self.limit.key, "trigger", source.player, source.card, source.section, self.trigger)

    def passes(self) -> bool:
        return self.first

    def before(self, game: Game, source: Source, until: int) -> int:
        if self.limit is None or (self.times > 1 and self.trigger.as_one):
            return 0
        return self.trigger.came(game, this_time(game, self.limit, until), source)

    def _came_before(self, game: Game, source: Source) -> bool:
        """Whether the first time was before this was said, so that none is left."""
        history = game.state.history
        stretch = history.since(history.combat if self.duration is Duration.COMBAT else 0)
        told = history.of(self.trigger.listens, stretch)
        return any(self.trigger.matches(game, event, source) for event in told)

    def do(self, game: Game, source: Source) -> None:
        if self.duration is None:
            Waiting.do(self, game, source)
            return
        if begins_later(game, self, self.duration, source):
            return
        if self.first and self._came_before(game, source):
            return
        source = of_its_kind(game, self, source)
        until = until_of(game, self.duration, source)
        floating.begin(game, self, source, until, _text(self), once=self.once)


def done_with(effect: Effect) -> Effect:
    """What is done, where one may do it."""
    task: Effect = getattr(effect, "task", effect)
    return task


def check_prices(trigger: Occasion, effect: Effect) -> None:
    """Refuse what an attack costs where it is paid already, or could be more than there is."""
    said = [says for told in prices_in((effect,)) for says in told.says]
    on = trigger.trigger if isinstance(trigger, Given) else trigger
    if said and not getattr(on, "tells_price", False):
        raise ValueError("what that attack costs is paid already (ATK-2)")
    if any(isinstance(each, Costs) and each.way is not Way.LESS for each in said):
        raise ValueError("what attacks cost more is said of them, before one is performed")


@phrase(
    "{trigger}, {effect}",
    "~{trigger} {effect}",
    "~while attached[,] {trigger}, {effect}",
    "~while attached[,] {effect} {trigger}",
    # What a step brings besides comes after what the rules bring.
    "~[while attached,] (during|in) {trigger:@during}, {effect}",
    "~while attached[,] {effect} during {trigger:@during}",
    ("~(during|in) {trigger:@in}, {effect}", {"within": True}),
    # A moment right after what is asked says when it is asked.
    "~if {given} {trigger}, {effect}",
    "~{effect} (when|whenever) {given} {trigger}",
    ("~{effect} if {given} {trigger}", {"last": True}),
    "~{trigger} while {given}, {effect}",
    # At such a moment of a combat it is once in each anyway.
    ("~once per combat, {trigger}, {effect}", {"each": True}),
)
@dataclass(frozen=True, slots=True)
class AtMoment(Waiting):
    """A contextual effect at a moment: "At the end of combat, draw a card".

    What is `given` is asked at that moment.
    """

    rules: ClassVar[str] = "EFF-2"

    trigger: Moment
    effect: Effect
    given: InitVar[Condition | None] = None
    within: InitVar[bool] = False
    last: InitVar[bool] = False
    each: InitVar[bool] = False

    def __post_init__(self, given: Condition | None, within: bool, last: bool, each: bool) -> None:
        if each and not isinstance(self.trigger, EndOfCombat | EnteringCombat):
            raise ValueError("it isn't said of a combat")
        if last and isinstance(self.trigger, EndOfCombat):
            raise ValueError("that moment has such words of its own")
        if within and isinstance(self.effect, May):
            raise ValueError("what one may do in the step one does when one likes")
        if self.effect.after_use:
            raise ValueError("its card is put away as soon as it was used, and not then")
        if given is not None and getattr(self.trigger, "of_attack", True) is False:
            raise ValueError("what was so in a combat is asked of that combat")
        of_this = isinstance(getattr(self.trigger, "attack", None), TheAttack)
        if of_this and "end-combat" in self.effect.deeds:
            raise ValueError("combat ends once the attack is over, whenever that is said")
        if given is not None:
            object.__setattr__(self, "effect", If(given, self.effect))
        if getattr(self.trigger, "edge", self) is None:
            raise ValueError("what comes by itself comes at one moment")

    def from_now(self, game: Game) -> AtMoment:
        return replace(self, trigger=self.trigger.said_in(game.state.turn))

    def until(self, game: Game) -> floating.Until:
        # Said once, it speaks of the moment that comes next.
        return Waiting.until(self, game) if self.trigger.in_combat else floating.Until("once")


_BEGINS: dict[Duration, tuple[Moment, Duration]] = {
    Duration.IN_NEXT_TURN: (AtSpan(Edge.BEGINNING, SpanOf.YOUR, Span.TURN), Duration.TURN),
    Duration.IN_THEIR_NEXT_TURN: (
        AtSpan(Edge.BEGINNING, SpanOf.OPPONENT, Span.TURN),
        Duration.TURN,
    ),
    Duration.IN_NEXT_COMBAT: (EnteringCombat(), Duration.COMBAT),
    Duration.IN_YOUR_NEXT_COMBAT: (EnteringCombat(as_defender=False), Duration.COMBAT),
}
"""At which moment a time begins that is still to come, and how it is called from then on."""


def begins_later(game: Game, effect: Any, duration: Duration | None, source: Source) -> bool:
    """Put off what holds for a time to the moment when that begins; False where it has begun.

    `effect` is a phrase with a `duration`.
    """
    if duration not in _BEGINS:
        return False
    moment, then = _BEGINS[duration]
    later = AtMoment(moment, replace(effect, duration=then))
    own = source.but(memory=source.memory.twin())
    floating.begin(game, later, own, floating.Until("once"), _text(effect), once=True)
    return True


def about_this_attack(deed: Happening, answered: bool = False) -> bool:
    """Whether a happening is one of the attack that the text belongs to, or that it answers."""
    while isinstance(deed, Qualified | EitherHappens):
        deed = deed.deed
    return any(
        THIS_ATTACK in said or (answered and TheAttack(answered=True) in said)
        for said in (
            (part, getattr(part, "attack", None))
            for part in (getattr(deed, name, None) for name in ("what", "attack", "agent"))
        )
    )


@phrase(
    ("if {trigger}, {effect}", {"after": False}),
    ("{effect} if {trigger}", {"after": True}),
)
@dataclass(frozen=True, slots=True)
class IfThisAttack(Waiting):
    """What happens if something happens to the attack that the text belongs to (EFF-2).

    `after` only words it.
    """

    rules: ClassVar[str] = "EFF-2"

    trigger: Occasion
    effect: Effect
    after: bool = False

    def __post_init__(self) -> None:
        if self.after and isinstance(self.effect, May):
            object.__setattr__(self, "after", False)
        elif self.after and not isinstance(self.effect, Joinable):
            raise ValueError("the timing of what is more than done stands first")
        on = self.trigger.trigger if isinstance(self.trigger, Given) else self.trigger
        if not isinstance(on, Whenever) or not about_this_attack(on.deed, answered=True):
            raise ValueError("an attack's text waits for that attack")
        effect: Any = self.effect
        deals = getattr(effect, "changes_damage", False) and hasattr(effect, "goes_through")
        if AttackVerb.STOP in on.deed.verbs_meant and deals and not effect.goes_through:
            raise ValueError("an attack that is stopped deals no damage (ATK-4)")
        if getattr(effect, "changes_price", False):
            raise ValueError("what this attack costs is paid by then (ATK-2)")
        object.__setattr__(self, "effect", getattr(self.effect, "of_this_attack", self.effect))

    def do(self, game: Game, source: Source) -> None:
        attack = source.attack
        if attack is None:
            return
        said = game.programs[source.card].going_on(source.section, self)
        history = game.state.history
        for event in history.of(self.trigger.listens, history.since(attack.began)):
            if self.trigger.matches(game, event, source):
                # HIT comes after the damage: that has happened already (ATK-1).
                memory = Memory(chosen=self.trigger.spoken(game, event, source))
                own = source.but(event=event, memory=memory)
                game.set_off(self.effect, _text(self), own, said)
                return
        attack.waiting.append(Listener(self, _text(self), source, said))


def _text(effect: Effect | Note) -> str:
    return sentence_text(effect)
