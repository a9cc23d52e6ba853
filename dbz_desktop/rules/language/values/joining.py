"""How effects combine: and, or, you may, A to B, if, unless, for each (EFF-5).

The nesting of the categories is what gives every sentence exactly one reading: a clause does one
thing; clauses join with "and"; a task may have a stipulation before "to"; "may" takes a task.
Another doer's clauses have the forms "bare" ("your opponent may draw a card") and "third"
("your opponent reveals his hand and draws a card"), see `doing`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import InitVar, dataclass, field, replace
from enum import Enum
from typing import Any, ClassVar

from dbz_desktop.rules.kernel.base import Amount, Continuous, Effect
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.deed import CardVerb
from dbz_desktop.rules.kernel.game import Attack, Game, Source, Steps
from dbz_desktop.rules.kernel.matters import Matter
from dbz_desktop.rules.kernel.parts import nodes_of
from dbz_desktop.rules.language.nouns.doing import Doer
from dbz_desktop.rules.language.nouns.people import OPPONENT
from dbz_desktop.rules.language.nouns.places import Owner
from dbz_desktop.rules.language.values.personalities import Personality, ThatOne, Word
from dbz_desktop.rules.language.values.values import Number
from dbz_desktop.wording import phrase


class Opening(Effect):
    """What can stand before "and you may …"."""

    stipulates: ClassVar[bool] = False
    """It says what must be done for the rest of it, and isn't offered where that can't be."""


class Task(Opening):
    """What "may" can allow."""


class Doable(Task):
    """What can be done for a price: clauses, or one of two as one chooses."""


class Price(Doable):
    """What can stand before "to", as what must be done for the rest."""

    def pay(self, game: Game, source: Source) -> Steps:
        """Carry it out as a price, which is the whole of it (EFF-5)."""
        yield from self.resolve(game, source)


class Repeatable(Opening):
    """What can be done, or left, for each of several things."""


class Joinable(Price, Repeatable):
    """Clauses, one or more."""

    of_each: ClassVar[bool] = False
    """Each player does it: what "and" joins to it without another doer is done by each as well."""

    goes_on: ClassVar[bool] = False
    """What each player does is said like what you do: "players draw a card and discard one"."""


class Clause(Joinable):
    """One thing done.

    What is `untimed` waits for something to come without saying how long. What holds for a time
    `takes_in` what is untimed before it: a time that is said at the end is said of both. What
    `sets_off` something has what stands behind it as a part of that.
    """

    sets_off: ClassVar[bool] = False

    untimed: ClassVar[bool] = False
    takes_in: ClassVar[bool] = False

    finds: ClassVar[bool] = False
    """It finds cards and does something with them, so that "it" after it is what it has found."""

    shows: ClassVar[bool] = False
    """It shows hidden cards: what is chosen right after it is one of those."""
    of_used: ClassVar[bool] = False
    """It is of another card that is being used."""

    @property
    def told_of(self) -> Personality | None:
        """Of which personality it is told as its deed."""
        return None

    def said_of(self, who: Personality) -> Clause | None:
        """The same as a deed of a personality, where it can be one."""
        return None

    @property
    def chooses_anywhere(self) -> bool:
        """Whether it chooses cards and doesn't say where they are."""
        return False


class Cost(Clause):
    """A clause that tells, in `memory.done`, whether it was carried out."""


@phrase(
    "{first} and {second}",
    "~{first} and then {second}",
    "~{first}, and {second}",
    "~{first}, and then {second}",
    ("~{first}, {second}", {"comma": True}),
    "~{first}, then {second}",
    ("~{first} and {second:@third}", {"third": True}),
    ("~{first} and then {second:@third}", {"third": True}),
    ("~{first}, {second:@third}", {"comma": True, "third": True}),
    # "Place one into your hand and the other on top": the verb is said once.
    ("~{first} and {second:@placed}", {"placed": True}),
    ("~{first}, {second:@placed}", {"placed": True, "comma": True}),
    ("~{first}, and {second:@placed}", {"placed": True}),
    ("{first:@bare} and {second:@bare}", {}, "bare"),
    ("{first:@third} and {second:@third}", {}, "third"),
    ("{first:@gerund} and {second:@gerund}", {}, "gerund"),
    ("{first:@his_gerund} and {second:@his_gerund}", {}, "his_gerund"),
)
@dataclass(frozen=True, slots=True)
class Both(Joinable):
    """One thing, then another."""

    first: Joinable
    second: Clause
    placed: InitVar[bool] = False
    comma: InitVar[bool] = False
    third: InitVar[bool] = False
    by_comma: bool = field(init=False, default=False, compare=False, repr=False)
    """Whether no "and" stands between them: in a list that is the mark of the list."""

    def __post_init__(self, placed: bool, comma: bool, third: bool) -> None:
        if third:
            object.__setattr__(self, "second", of_the_same(self.first, self.second))
        object.__setattr__(self, "by_comma", comma or getattr(self.first, "by_comma", False))
        before = self.first.second if isinstance(self.first, Both) else self.first
        if placed and getattr(before, "card_verb", None) in _TAKEN:
            raise ValueError("what is placed is said with that verb")
        if before.of_each and done_by(self.second) is Doer.OPPONENT:
            raise ValueError("what each player does is said of each")
        if before.goes_on and not any(map(_is_yours, every(self.second, Enum))):
            raise ValueError("what players do after it is said like what you do")
        if getattr(before, "shows", False) and self.second.chooses_anywhere:
            raise ValueError("what is chosen is among what is seen")
        if getattr(before, "says", ()) and _uses_hits_twice(self.second):
            raise ValueError("that its HIT effects are used twice is said of the attack")
        if getattr(before, "ahead", False):
            raise ValueError("all that follows is done so often")
        if getattr(before, "sets_off", False):
            raise ValueError("what stands behind it is set off by it")
        if getattr(before, "untimed", False) and self.second.takes_in:
            raise ValueError("a time that is said at the end is said of both")
        if before.of_each and getattr(before, "may", False):
            raise ValueError("what comes after it he may do as well")

    @property
    def had(self) -> Both:
        """The same as what one may do."""
        first: Any = getattr(self.first, "had", self.first)
        second: Any = getattr(self.second, "had", self.second)
        return replace(self, first=first, second=second)

    def resolve(self, game: Game, source: Source) -> Steps:
        memory = source.memory
        memory.done = True
        yield from self.first.resolve(game, source)
        first, memory.done = memory.done, True
        yield from self.second.resolve(game, source)
        # Who did one of both didn't do it (EFF-5).
        memory.done = memory.done and first

    def resolve_often(self, game: Game, source: Source, times: int) -> Steps:
        """What adds up is one total also where more is done for each (EFF-7), unless that speaks
        of what was done just before for the same one."""
        parts = (self.first, self.second)
        if any(map(_adds_up, parts)) and not _speaks_of_before(self.second):
            for part in parts:
                yield from part.resolve_often(game, source, times)
        else:
            yield from Effect.resolve_often(self, game, source, times)

    def possible(self, game: Game, source: Source) -> bool:
        return self.first.possible(game, source) or self.second.possible(game, source)

    def possible_in_part(self, game: Game, source: Source) -> bool:
        return any(e.possible_in_part(game, source) for e in (self.first, self.second))


def _adds_up(part: Joinable) -> bool:
    """Whether it, or one of several things, happens once where it is done for each of some."""
    if isinstance(part, Both):
        return _adds_up(part.first) or _adds_up(part.second)
    return type(part).resolve_often is not Effect.resolve_often


def _speaks_of_before(part: Clause) -> bool:
    """Whether it may speak of what was done before it, or of how much of it: not by a number."""
    nodes = nodes_of(part)
    amounts = (each for each in nodes if isinstance(each, Amount))
    back = any(getattr(each, "refers_back", False) for each in nodes)
    return back or not all(isinstance(each, Number) for each in amounts)


def of_the_same(first: Any, second: Any, once: bool = True) -> Any:
    """What is said in the third person behind something, of whom that was said.

    Of one that was chosen for the first it is said as of "it", unless it is done `once` at most.
    Raises ValueError where that isn't a player.
    """
    before = first.second if isinstance(first, Both) else first
    who = getattr(before, "told_of", None)
    if who is None:
        holds = getattr(before, "clauses", ())
        if holds and OPPONENT not in map(_doer, holds):
            raise ValueError("of what holds no player was said to do something")
        return second
    said_of = getattr(second, "said_of", lambda who: None)
    same = said_of(ThatOne(Word.IT) if who.chooses and once else who)
    if same is None and who.side is not Owner.OPPONENT:
        raise ValueError("a personality does it, which is no player")
    return second if same is None else same


def _doer(holds: Any) -> Any:
    """Of whom it is said what he cannot do, or must, if of anybody."""
    while (deed := getattr(holds, "deed", None)) is not None:
        holds = deed
    return getattr(holds, "agent", None)


def done_by(clause: Any, otherwise: Doer | None = None) -> Doer | None:
    """Who does something, also where he does it for each of some, or several things."""
    if isinstance(clause, Both):
        one, other = done_by(clause.first, otherwise), done_by(clause.second, otherwise)
        return one if one is other else otherwise
    done = clause if hasattr(clause, "who") else getattr(clause, "effect", None)
    return getattr(done, "who", otherwise)


_TAKEN = (CardVerb.BANISH, CardVerb.DESTROY, CardVerb.DISCARD)


def _uses_hits_twice(clause: Any) -> bool:
    hits: bool = getattr(getattr(clause, "effect", None), "hits", False)
    return hits and getattr(clause, "n", 0) == 2


def _is_yours(word: Enum) -> bool:
    return word.name == "YOUR"


def clauses_of(effect: Price) -> tuple[Price, ...]:
    """The clauses that "and" joins, in order."""
    return (*clauses_of(effect.first), effect.second) if isinstance(effect, Both) else (effect,)


def put_off(task: Any) -> Any:
    """The same, where it is done at a later time, at which one decides about it as well."""
    return task if hasattr(task, "delay") else None


def check_at_once(task: Task) -> None:
    """Refuse what somebody does where a part of it is put off: it is put off as a whole."""
    if any(map(put_off, every(task, Clause))):
        raise ValueError("what somebody does is put off as a whole")


@phrase(
    ("have (your opponent|him) {task:@bare}", {"named": False}),
    ("have {task:@had}", {"named": True}),
    ("have {task:@had}", {"named": True}, "bare"),
)
@dataclass(frozen=True, slots=True)
class Have(Cost):
    """Make the opponent do something, or a personality that is `named`."""

    task: Clause
    named: bool = False

    def __post_init__(self) -> None:
        check_at_once(self.task)

    def resolve(self, game: Game, source: Source) -> Steps:
        yield from self.task.resolve(game, source)

    def resolve_often(self, game: Game, source: Source, times: int) -> Steps:
        yield from self.task.resolve_often(game, source, times)

    def possible(self, game: Game, source: Source) -> bool:
        return not self.named or self.task.possible(game, source)


def one_answers(each: Sequence[Effect], game: Game, attack: Attack, source: Source) -> bool | str:
    """Whether any of these can answer an attack; False where one is only too dear for that."""
    told = [effect.answers(game, attack, source) for effect in each]
    if True in told or False in told:
        return True in told
    return " or ".join(dict.fromkeys(map(str, told)))


_BENEFITS = frozenset(("draw", "place", "raise-anger", "gain-stages", "capture", "critical"))


def benefits(one: Any, price: Any) -> bool:
    """Whether one thing only brings its player something, where the other may be a price.

    So does what stops an attack: it is no price of stopping another one.
    """

    def brings(part: Any) -> bool:
        if getattr(part, "meets_attack", False):
            return True
        does = frozenset(getattr(part, "deeds", ()))
        return bool(does) and does <= _BENEFITS and done_by(part, Doer.YOU) is Doer.YOU

    return brings(one) and price is not None and not brings(price)


class Branch(Task):
    """What one can choose with "or"."""


@phrase(
    "{cost} to {task}",
    "~{task} by {cost:@gerund}",
    ("{cost:@bare} to {task:@bare}", {}, "bare"),
    ("~{task:@bare} by {cost:@his_gerund}", {}, "bare"),
    ("{cost:@elided} to {task}", {}, "elided"),
    # What one does it for is said first.
    ("to {task}, you may {cost}", {}, "turned"),
    ("by {cost:@gerund}, you may {task}", {}, "turned"),
    ("to {task:@bare}, your opponent may {cost:@bare}", {}, "his_turned"),
    ("by {cost:@his_gerund}, your opponent may {task:@bare}", {}, "his_turned"),
)
@dataclass(frozen=True, slots=True)
class ToDo(Branch):
    """Do A to do B: without the whole of A no B (EFF-5)."""

    rules: ClassVar[str] = "EFF-5"
    stipulates: ClassVar[bool] = True

    cost: Price
    task: Doable

    def __post_init__(self) -> None:
        if any(part.always or part.always_if for part in clauses_of(self.cost)):
            raise ValueError("what holds for good is no price")
        had_done = self.cost.task if isinstance(self.cost, Have) else self.cost
        if getattr(had_done, "of_each", False):
            raise ValueError("what each player does is no price of what one does")
        either = getattr(self.cost, "each", ())
        if isinstance(either, tuple) and either and benefits(either[0], either[-1]):
            raise ValueError("what one gains by is no price of anything")
        for part in ("cost", "task"):
            said = getattr(self, part)
            object.__setattr__(self, part, getattr(said, "had", said))
        doers = [getattr(part, "who", None) for part in (self.cost, self.task)]
        stops = getattr(self.task, "meets_attack", False) or any(
            each.matter is Matter.STOPPED for each in every(self.task, Continuous)
        )
        if doers == [Doer.OPPONENT, Doer.YOU] or (doers[0] is Doer.OPPONENT and stops):
            raise ValueError("who pays for something does it")

    @property
    def stipulation(self) -> Price:
        return self.cost

    def answers(self, game: Game, attack: Attack, source: Source) -> bool | str:
        if self.task.meets_attack and not self.payable(game, source):
            return False
        return self.task.answers(game, attack, source)

    def resolve(self, game: Game, source: Source) -> Steps:
        memory = source.memory
        if not self.possible(game, source):
            memory.done = False
            return
        for part in clauses_of(self.cost):
            # A clause that tells nothing else was done.
            memory.done = True
            yield from part.pay(game, source)
            if not memory.done:
                return
        if memory.then is not None and memory.then.takes_place(game, source):
            # "If the discarded card was Styled, … instead" is asked once the price is paid.
            memory.previous = self.task
            return
        yield from self.task.resolve(game, source)
        memory.done = True

    def possible(self, game: Game, source: Source) -> bool:
        return all(part.possible(game, source) for part in clauses_of(self.cost))

    def payable(self, game: Game, source: Source) -> bool:
        return all(part.payable(game, source) for part in clauses_of(self.cost))
