"""Durations: continuous effects in [constant] Powers, and for a time (EFF-4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import InitVar, dataclass, replace
from itertools import pairwise
from typing import Any, ClassVar, cast

from dbz_desktop.rules.kernel import floating
from dbz_desktop.rules.kernel.base import Amount, Condition, Continuous, Line
from dbz_desktop.rules.kernel.cardtext import every, flat
from dbz_desktop.rules.kernel.deed import AttackVerb, CombatVerb, PlayVerb
from dbz_desktop.rules.kernel.events import NOBODY
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.matters import Matter
from dbz_desktop.rules.language.attacks.attack_words import ANY_ATTACK, AttackWords
from dbz_desktop.rules.language.attacks.attacks import (
    AnAttack,
    Attacks,
    AttacksOf,
    OneAttack,
    SomeAttack,
)
from dbz_desktop.rules.language.deeds.protecting import Cannot as CannotBe
from dbz_desktop.rules.language.frames.always import lasting
from dbz_desktop.rules.language.frames.for_each import MuchForEach, statements
from dbz_desktop.rules.language.frames.instead import Instead
from dbz_desktop.rules.language.frames.statements import Prevents, Statement, StopsAttacks
from dbz_desktop.rules.language.frames.tolls import Toll, stages_for
from dbz_desktop.rules.language.frames.when import AtMoment, Triggered, begins_later
from dbz_desktop.rules.language.frames.windows import (
    Over,
    Within,
    hold,
    of_its_kind,
    unsaid,
    until_of,
)
from dbz_desktop.rules.language.happenings.bans import Cannot, CanOnly
from dbz_desktop.rules.language.happenings.counting import TimesDone
from dbz_desktop.rules.language.happenings.fight_done import AttackDone
from dbz_desktop.rules.language.happenings.happening import Happening
from dbz_desktop.rules.language.happenings.happenings import about_this
from dbz_desktop.rules.language.happenings.moments import AtSpan
from dbz_desktop.rules.language.happenings.occasions import ComesAbout, Occasion, Whenever
from dbz_desktop.rules.language.happenings.past import Did
from dbz_desktop.rules.language.happenings.predicates_of_use import Costs
from dbz_desktop.rules.language.happenings.replacements import Changes
from dbz_desktop.rules.language.nouns.people import OPPONENT, YOU, Agent, Player
from dbz_desktop.rules.language.nouns.terms import AT_ANY_STAGE, Duration, Span, Who, Whose
from dbz_desktop.rules.language.standing.standing import Standing, StandingRule
from dbz_desktop.rules.language.text.sentences import sentence_text, told_once
from dbz_desktop.rules.language.values.joining import Clause
from dbz_desktop.wording import Spec, phrase

_NEXT_ONES = (
    *(Duration.IN_NEXT_TURN, Duration.IN_THEIR_NEXT_TURN),
    *(Duration.IN_NEXT_COMBAT, Duration.IN_YOUR_NEXT_COMBAT),
)


_NOW: dict[str, Any] = {"until": None}
_TIMED: dict[str, Any] = {**_NOW, "least": 0, "condition": None}
_OF_ATTACKS: dict[str, Any] = {**_TIMED, "clauses": ()}
_HIS_ATTACKS = AttacksOf(Whose.OPPONENT, ANY_ATTACK)
_SAFE: dict[str, Any] = {**_TIMED, "clauses": (Prevents((), _HIS_ATTACKS),)}
_NO_TIME: dict[str, Any] = {**_NOW, "duration": None, "least": 0, "condition": None}
_UNTIL: dict[str, Any] = {"duration": None, "least": 0, "condition": None}
_WITHIN: dict[str, Any] = {**_UNTIL, "until": None}


def _next_is() -> Iterator[Spec]:
    """Of what kind a player's next attack, his next action or all his attacks must be."""
    attack = "(attack|attacks|an attack)"
    either = f"({attack} or [a] pass|[a] pass or {attack})"
    for whose, does, him, who, duration in (
        (
            "(your opponent's|his)",
            "(your opponent|he) performs",
            OPPONENT,
            Who.OPPONENT,
            Duration.NEXT_ACTION,
        ),
        ("your", "you perform", YOU, Who.YOU, Duration.YOUR_NEXT_ACTION),
    ):
        told = {**_OF_ATTACKS, "him": him}
        must = "(must|can only|may only) be a {kind}"
        any_one = AttackDone(AttackVerb.PERFORM, AnAttack(ANY_ATTACK), him)
        # Without a time the next one is that of this combat (EFF-4).
        next_one = {**told, "duration": Duration.COMBAT, "ends": Whenever(any_one)}
        yield f"~{whose} next attack [this combat|during this combat] {must}", next_one
        yield f"~the next attack {does} [this combat|during this combat] {must}", next_one
        acts = {
            **_TIMED,
            "clauses": (StandingRule(Standing.ONLY_ATTACKS, None, who),),
            "duration": duration,
        }
        yield f"~{whose} next action [this combat] (must|can only) be {either}", acts
        yield f"~{whose} attacks {{duration}} (must|can only|may only) be {{kind:pl}}", told


@phrase(
    ("{clauses:and} {duration}", _TIMED),
    ("{clauses:and}", {**_TIMED, "duration": None}),
    ("~{stopped} {duration} (is|are) (stopped|blocked)", _OF_ATTACKS),
    (
        "~(your opponent|he|players) cannot (stop|block) {stopped} {duration} "
        "unless {price:@unless}",
        _OF_ATTACKS,
    ),
    ("~[all] [of] [the] damage from {prevented} {duration} is prevented", _OF_ATTACKS),
    *(
        (
            f"~{whose} next action must be {said}",
            {**_OF_ATTACKS, "duration": duration, "him": him},
        )
        for whose, duration, him in (
            ("(your opponent's|his)", Duration.NEXT_ACTION, OPPONENT),
            ("your", Duration.YOUR_NEXT_ACTION, YOU),
        )
        for said in ("{must}", "to perform {must}")
    ),
    *_next_is(),
    ("~{priced:@undergonenext} {duration} costs (him|them) {stages} stage(s)", _OF_ATTACKS),
    ("~prevent all [of] [the] damage [dealt to you|you would take|you take] {duration}", _SAFE),
    ("~(you take|your MP takes) no damage {duration}", _SAFE),
    *((f"~{{acts:@begun}} {{duration}} {anyway}", _OF_ATTACKS) for anyway in AT_ANY_STAGE),
    ("~{duration}, {clauses:and}", _TIMED),
    ("~{duration} {clauses:and}", _TIMED),
    ("{clauses:and} until {until:@until}", _UNTIL),
    ("~until {until:@until}, {clauses:and}", _UNTIL),
    ("{clauses:and} during {within:@within}", _WITHIN),
    ("~during {within:@within}, {clauses:and}", _WITHIN),
    ("{clauses:and} until {ends}", _NO_TIME),
    ("{clauses:and} {duration} until {ends}", _TIMED),
    ("~until {ends}, {clauses:and}", _NO_TIME),
    ("{clauses:and} {duration}, to a minimum of {least}", {**_NOW, "condition": None}),
    ("while {condition}, {clauses:and} {duration}", {**_NOW, "least": 0}),
    ("~{duration}, while {condition}[,] {clauses:and}", {**_NOW, "least": 0}),
    ("~while {condition} {duration}, {clauses:and}", {**_NOW, "least": 0, "behind": True}),
    ("~{clauses:and} {duration} while {condition}", {**_NOW, "least": 0}),
    ("~{duration}, {clauses:and} while {condition}", {**_NOW, "least": 0}),
)
@dataclass(frozen=True, slots=True)
class Lasting(Clause):
    """Continuous effects for a time, or within it as long as something is so.

    What is said of the next attack alone needs no time. A time may end `until` a step begins or
    ends, or be that step alone which comes next.
    """

    rules: ClassVar[str] = "EFF-4"

    clauses: tuple[Continuous, ...]
    duration: Duration | None
    least: int = 0
    condition: Condition | None = None
    until: AtSpan | None = None
    ends: Occasion | None = None
    within: AtSpan | None = None
    stopped: InitVar[Attacks | None] = None
    prevented: InitVar[Attacks | None] = None
    price: InitVar[CannotBe | None] = None
    must: InitVar[OneAttack | None] = None
    him: InitVar[Agent | None] = None
    priced: InitVar[Happening | None] = None
    stages: InitVar[Amount | None] = None
    acts: InitVar[Continuous | None] = None
    kind: InitVar[AttackWords | None] = None
    behind: InitVar[bool] = False
    """Whether its time is said right behind the condition."""

    def __post_init__(
        self,
        stopped: Attacks | None,
        prevented: Attacks | None,
        price: CannotBe | None,
        must: OneAttack | None,
        him: Agent | None,
        priced: Happening | None,
        stages: Amount | None,
        acts: Continuous | None,
        kind: AttackWords | None,
        behind: bool,
    ) -> None:
        if behind and any(getattr(each, "nth", None) for each in every(self.condition, Condition)):
            raise ValueError("the time behind it is that in which it is the second one")
        if acts is not None:
            object.__setattr__(self, "clauses", (acts,))
        if priced is not None and stages is not None:
            toll = Toll(OPPONENT, stages_for(stages), priced, for_once=True)
            object.__setattr__(self, "clauses", (toll,))
        # The time may stand with the attacks: "your opponent's next attack this combat is stopped".
        if stopped is not None and price is not None:
            object.__setattr__(self, "clauses", (Statement(stopped, (price,)),))
        elif stopped is not None:
            object.__setattr__(self, "clauses", (StopsAttacks(stopped),))
        elif prevented is not None:
            object.__setattr__(self, "clauses", (Prevents((), prevented),))
        elif must is not None:
            performs = AttackDone(AttackVerb.PERFORM, must, him)
            object.__setattr__(self, "clauses", (Cannot(performs, must=True),))
        elif kind is not None:
            performs = AttackDone(AttackVerb.PERFORM, SomeAttack(kind, plural=True), None)
            object.__setattr__(self, "clauses", (CanOnly(cast(Player, him), performs),))
        if any(clause.only_attached for clause in self.clauses):
            raise ValueError("these words are an effect, unless they hold while attached")
        if any(isinstance(clause, Changes) for clause in self.clauses[:-1]):
            raise ValueError("what stands behind it is set off by it")
        if any(first.tells(then) for first, then in pairwise(self.clauses)):
            raise ValueError("that is said by what stands before it")
        if self.ends is not None:
            _check_end(self.ends)
            return
        if self.until is not None:
            if self.until.span is Span.ACTION:
                raise ValueError("until an action is said in words of its own")
            if self.until.span is Span.TURN:
                raise ValueError("how long a turn's time is has words of its own")
            return
        if self.duration in _ACTIONS and any(_passes(clause) for clause in self.clauses):
            raise ValueError("in which actions a player passes has words of its own")
        if self.within is not None:
            if self.within.span in (Span.TURN, Span.ACTION):
                raise ValueError("that time has words of its own")
            return
        if self.duration is None and not all(x.once or x.runs_out for x in self.clauses):
            raise ValueError("without a time it holds as long as its card is there")
        done = getattr(getattr(self.clauses[-1], "way", None), "effect", None)
        done = getattr(done, "task", done)
        if done is not None and self.duration in _NEXT_ONES:
            raise ValueError("what comes of it would be in that time, and not what may be done")
        if self.duration is Duration.COMBAT and getattr(done, "says_combat", False):
            raise ValueError("the combat is that of what is done last")
        if self.duration is None and isinstance(self.clauses[-1], Instead | Changes):
            raise ValueError("the next deed that is done otherwise is waited for by another")
        if any(done.window is None for done in every(self.condition, Did)):
            raise ValueError("the time behind a condition on the past is how far that looks back")
        last = self.clauses[-1]
        counted = getattr(last, "things", None) or getattr(last, "times", None)
        if isinstance(counted, TimesDone) and counted.window is None:
            raise ValueError("the time behind a count is how far that looks back")
        if self.least and not all(isinstance(x, Costs) for x in _predicates(self.clauses)):
            raise ValueError("only what is paid has a minimum")

    @property
    def untimed(self) -> bool:  # type: ignore[override]
        """Whether it waits for what is to come without saying how long."""
        ends = (self.duration, self.until, self.ends, self.within)
        return all(each is None for each in ends)

    @property
    def takes_in(self) -> bool:  # type: ignore[override]
        """Whether what is untimed before it is held with it."""
        return self.condition is None

    def do(self, game: Game, source: Source) -> None:
        if begins_later(game, self, self.duration, source):
            return
        if self.within is not None:
            begins = AtMoment(replace(self.within, next=False), Within(self))
            own = source.but(memory=source.memory.twin())
            floating.begin(game, begins, own, floating.Until("once"), _text(self), once=True)
            return
        self.hold(game, source, self._until(game, source))

    def hold(self, game: Game, source: Source, until: floating.Until) -> None:
        """Put it in force, as long as that is."""
        ends, before = self.ends, game.state.ident
        if isinstance(ends, ComesAbout) and ends.state.holds(game, source):
            return
        own = source if self.condition is None else source.but(given=self.condition)
        for n, clause in enumerate(self.clauses):
            said = _named(game, _part_text(self, n), of_its_kind(game, clause, source))
            hold(game, self._limited(clause), own, until, said)
            if clause.awaits is not None:
                source.memory.awaited = (clause.awaits, until)
        if any(clause.matter is Matter.HAND_REVEALED for clause in flat(self.clauses)):
            game.note_revealed_hands()
        if ends is not None:
            over = Triggered(ends, Over(tuple(range(before + 1, game.state.ident + 1))))
            floating.begin(game, over, source, until, _text(self), once=True)

    def _until(self, game: Game, source: Source) -> floating.Until:
        if self.ends is not None and self.duration is None:
            return floating.Until("once")
        if self.until is not None:
            return self.until.until(game, source)
        if self.duration is None:
            return unsaid(game)
        return until_of(game, self.duration, source)

    def _limited(self, clause: Continuous) -> Continuous:
        if self.least and isinstance(clause, MuchForEach):
            return replace(clause, least=self.least)
        if not self.least or not isinstance(clause, Statement):
            return clause
        costs = tuple(replace(x, least=self.least) for x in clause.says if isinstance(x, Costs))
        return replace(clause, says=costs)


_ACTIONS = (Duration.NEXT_ACTION, Duration.YOUR_NEXT_ACTION)


def _passes(clause: Continuous) -> bool:
    """Whether a player must pass."""
    return isinstance(clause, Cannot) and clause.must and clause.answers == (CombatVerb.PASS,)


def _check_end(ends: Occasion) -> None:
    """Refuse an end of a time that has words of its own."""
    if isinstance(ends, Whenever) and not ends.ahead:
        if set(ends.verbs) & {CombatVerb.END} or (
            PlayVerb.LEAVE in ends.verbs and about_this(ends.deed)
        ):
            raise ValueError("how long that is has words of its own")


def _named(game: Game, text: str, source: Source) -> str:
    """What is told to be in force, with the name of the Ally that was chosen for it."""
    names = " and ".join(game.cards[card].name for card in source.memory.chosen)
    return text.replace("That Ally ", f"{names} ", 1) if names else text


def _predicates(clauses: tuple[Continuous, ...]) -> list[Any]:
    """What is said of attacks, and all else that holds as it is."""
    found: list[Any] = []
    for clause in clauses:
        said = statements((clause,))
        found += said[0].says if said else (clause,)
    return found


@phrase(
    ("while attached, {clauses:and}", {"condition": None}),
    "while attached, if {condition}, {clauses:and}",
    "~while attached, {clauses:and} (if|while) {condition}",
    "~while attached[,] [and] while {condition}, {clauses:and}",
    "~while attached and {condition}, {clauses:and}",
    (
        "~{clauses:and} while [it is] attached "
        "[to (him|her|it|your MP|that personality|a personality)]",
        {"condition": None},
    ),
)
@dataclass(frozen=True, slots=True)
class WhileAttached(Clause):
    """Continuous effects as long as this card is attached, maybe while something is so (TYP-7).

    Of a text that attached another card, as long as that is.
    """

    rules: ClassVar[str] = "TYP-7"

    clauses: tuple[Continuous, ...]
    condition: Condition | None = None

    @property
    def always(self) -> tuple[Continuous, ...]:
        return self.clauses if self.condition is None else ()

    @property
    def always_if(self) -> tuple[Continuous, ...]:
        return () if self.condition is None else self.clauses

    @property
    def given(self) -> Condition | None:
        return self.condition

    @property
    def sets_off(self) -> bool:  # type: ignore[override]
        """Whether it ends with a deed that is changed, so that more may be done then."""
        return isinstance(self.clauses[-1], Changes)

    def __post_init__(self) -> None:
        lasting(self.clauses, attached=True)

    def do(self, game: Game, source: Source) -> None:
        card = source.memory.attached
        if card != NOBODY:
            until = floating.Until("attached", card=card)
            own = source if self.condition is None else source.but(given=self.condition)
            for clause in self.clauses:
                hold(game, clause, own, until, _text(self))


def _text(effect: Line) -> str:
    return sentence_text(effect)


@told_once
def _part_text(whole: Lasting, n: int) -> str:
    """One clause of several as a sentence of its own."""
    return sentence_text(replace(whole, clauses=(whole.clauses[n],)))
