"""What somebody may do or leave, and one thing or another (EFF-5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import InitVar, dataclass, replace
from typing import Any, ClassVar

from dbz_desktop.rules.kernel.base import Effect
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.decisions import Act, Ask, Option
from dbz_desktop.rules.kernel.game import Attack, Game, Source, Steps
from dbz_desktop.rules.language.bans import Cannot
from dbz_desktop.rules.language.doing import Doer
from dbz_desktop.rules.language.features import NameFeature
from dbz_desktop.rules.language.joining import (
    Both,
    Branch,
    Clause,
    Cost,
    Joinable,
    Opening,
    Price,
    Repeatable,
    Task,
    ToDo,
    clauses_of,
    done_by,
    of_the_same,
    one_answers,
    put_off,
)
from dbz_desktop.rules.language.nouns import Cards, This
from dbz_desktop.rules.language.people import SOMEONE, Others
from dbz_desktop.rules.language.places import Owner, choose_seat
from dbz_desktop.rules.language.protecting import BY_HIM
from dbz_desktop.rules.language.protecting import Cannot as CannotBe
from dbz_desktop.rules.language.sentences import sentence_text
from dbz_desktop.rules.language.turned import OTHER_SIDE, OWN_SIDE, turned
from dbz_desktop.wording import Spec, phrase


class Allowed(Opening):
    """What somebody may do or leave."""


def _as_doer(source: Source, seat: int) -> Source:
    """The same text, carried out by a player."""
    return source if seat == source.player else source.but(doer=seat)


def offer(game: Game, source: Source, seat: int, task: Effect, prompt: str) -> Steps:
    """Let a player do something, or leave it. He isn't asked when it can't be done at all."""
    memory = source.memory
    memory.done = False
    own = _as_doer(source, seat)
    if task.possible(game, own) and (
        task.optional or (yield from game.confirm(seat, prompt, "EFF-1", source))
    ):
        memory.done = True
        memory.leave(task, False)
        yield from task.resolve(game, own)
    else:
        memory.declined = True
        memory.leave(task, True)
        if not memory.chosen and any(map(_brings_up, every(task, Cards))):
            # "You may discard a card. Banish it": then there is none (EFF-5).
            memory.speak_of(())


def _brings_up(cards: Cards) -> bool:
    """Whether these are cards of which what follows can speak, and not the text's own one."""
    return not cards.refers_back and not isinstance(cards, This)


def question(task: Effect) -> str:
    return sentence_text(task).rstrip(".") + "?"


@phrase(
    "you may {task}",
    "~when you perform this attack you may {task}",
    "~when you perform this attack, you may {task}",
    "~{task:@turned}",
)
@dataclass(frozen=True, slots=True)
class May(Allowed, Repeatable):
    """The player decides; he isn't asked when it can't be done at all."""

    task: Task

    def __post_init__(self) -> None:
        # One has an attack do it: what is so of it is nothing that one may do.
        object.__setattr__(self, "task", getattr(self.task, "had", self.task))

    @property
    def asks_first(self) -> bool:
        return True

    def answers(self, game: Game, attack: Attack, source: Source) -> bool | str:
        if self.task.stipulates and not self.task.payable(game, source):
            return False
        return self.task.answers(game, attack, source)

    def resolve(self, game: Game, source: Source) -> Steps:
        if (later := put_off(self.task)) is not None:
            later.delay(game, source, May(later.effect))
            return
        yield from offer(game, source, source.player, self.task, question(self.task))


def check_duty(task: Task, duty: bool) -> None:
    """Refuse to read as done at once what one must do each time to do something else."""
    if duty and any(every(task, ToDo)):
        raise ValueError("what one must do to do something is a price of it")


@phrase(
    ("{who} may {task:@bare}", {"must": False}),
    ("{who} {task:@third}", {"must": True}),
    ("~{who} must {task:@bare}", {"must": True, "duty": True}),
    ("{task:@may}", {"who": None, "must": False}),
    ("~{task:@his_turned}", {"who": Others.OPPONENT, "must": False}),
)
@dataclass(frozen=True, slots=True)
class MayBy(Allowed):
    """Another player than "you" does something, or decides; or both, one after the other.

    Without `who` a personality is named of whom you decide: "your MP may pay 2 stages".
    """

    who: Others | None
    task: Task
    must: bool = False
    duty: InitVar[bool] = False

    def __post_init__(self, duty: bool) -> None:
        check_duty(self.task, duty)
        if self.must and self.who in (Others.OPPONENT, Others.BOTH, None):
            raise ValueError("what these players do is said of them by the verb itself")

    @property
    def asks_first(self) -> bool:
        return self.who is None

    def resolve(self, game: Game, source: Source) -> Steps:
        if self.who is None:
            yield from May(self.task).resolve(game, source)
            return
        if not self.must and (later := put_off(self.task)) is not None:
            later.delay(game, source, replace(self, task=later.effect))
            return
        memory = source.memory
        memory.doers = ()
        for seat in (yield from self._seats(game, source)):
            # Read for the opponent, it says "his"; for "you" the same words mean your own.
            mine = turned(self.task, OWN_SIDE)
            task = mine if seat == source.player else self.task
            if self.must:
                yield from task.resolve(game, _as_doer(source, seat))
                continue
            seen = mine if seat == source.player else turned(self.task, OTHER_SIDE)
            yield from offer(game, source, seat, task, question(seen))
            memory.doers += (seat,) if memory.done else ()
        if self.who is Others.BOTH:
            # "If you do" asks of the one whose effect it is.
            memory.done = source.player in memory.doers

    def _seats(self, game: Game, source: Source) -> Steps:
        """Who it is: of any player it is said first which one."""
        seats: tuple[int, ...] = () if self.who is None else self.who.seats(game, source)
        if self.who is Others.ANY:
            seats = yield from choose_seat(game, Owner.PLAYER, "Which player?", source)
        if self.who in SOMEONE:
            (source.memory.player,) = seats
        return seats


_UNLESS_HE = {"who": Doer.OPPONENT}


def _either(game: Game, source: Source, seat: int, able: Sequence[Effect]) -> Steps:
    """Let a player choose one of the effects that could do anything; returns which."""
    index = 0
    if len(able) > 1:
        told = [e if seat == source.player else turned(e, OTHER_SIDE) for e in able]
        options = tuple(Option(Act.PICK, sentence_text(e), value=i) for i, e in enumerate(told))
        index = yield from game.ask(
            seat,
            Ask.CHOOSE_OPTION,
            "Which of the two?" if len(able) == 2 else "Which of them?",
            "EFF-1",
            options,
            source,
        )
    if not able:
        return None
    yield from able[index].resolve(game, source)
    return able[index]


_PLAIN: dict[str, Any] = {"both": False, "apart": False}
_TWO: dict[str, Any] = {"third": None, "fourth": None, "listed": False, **_PLAIN}
_TWO_APART: dict[str, Any] = {**_TWO, "apart": True}
_HIS_CHOICE: dict[str, Any] = {**_TWO, "his": True}
_LISTED_TWO: dict[str, Any] = {**_TWO, "listed": True}
_LISTED_APART: dict[str, Any] = {**_LISTED_TWO, "apart": True}
_THREE: dict[str, Any] = {"fourth": None, **_PLAIN}


def _listed() -> Iterator[Spec]:
    """Three or four things in a list, one or two of which are done."""
    for word, both in (("one", False), ("two", True)):
        for sign, apart in ((",", False), (";", True)):
            told = {"listed": True, "both": both, "apart": apart}
            three = f"choose {word}: {{first}}{sign} {{second}}{sign}"
            yield f"{three} or {{third}}", {**told, "fourth": None}
            yield f"{three} {{third}}{sign} or {{fourth}}", told
            mark = sign if apart else "[,]"
            said = f"~choose {word} : {{first}}{mark} [or] {{second}}{mark}"
            yield f"{said} [or] {{third}}", {**told, "fourth": None}
            yield f"{said} [or] {{third}}{mark} [or] {{fourth}}", told
        # What is joined by "and" alone ends at the comma, too.
        told = {"listed": True, "both": both, "apart": True}
        said = f"~choose {word} : {{first}}, {{second}}, [or] {{third}}"
        yield said, {**told, "fourth": None}
        yield f"{said}, [or] {{fourth}}", told


@phrase(
    ("{first} or {second}", _TWO),
    ("~{first} or {second:@third}", {**_TWO, "told": True}),
    ("~{first}, or {second:@third}", {**_TWO_APART, "told": True}),
    ("{first}, or {second}", _TWO_APART),
    ("~either {first}[,] or {second}", _TWO_APART),
    # "Discard a card to draw a card or to gain 2 stages".
    ("~{first}[,] or to {second}", _TWO),
    ("choose one: {first} or {second}", _LISTED_TWO),
    ("choose one: {first}; or {second}", _LISTED_APART),
    ("~choose one : {first}, or {second}", _LISTED_APART),
    ("~choose one : {first} or {second}", _LISTED_TWO),
    ("~choose one : {first}; or {second}", _LISTED_APART),
    ("~your opponent (chooses|must choose) [one] : {first:@bare}[,|;] or {second:@bare}", _TWO),
    ("~your opponent (chooses|must choose) [one] : {first}[,|;] or {second}", _HIS_CHOICE),
    ("your opponent chooses: {first} or {second}", _HIS_CHOICE),
    ("~your opponent chooses to {first:@bare} or {second:@bare}", _TWO),
    ("~(your opponent|he) must [choose to] {first:@bare} or {second:@bare}", _TWO),
    ("{first:@bare} or {second:@bare}", _TWO, "bare"),
    ("{first:@third} or {second:@third}", _TWO, "third"),
    ("{first:@gerund} or {second:@gerund}", _TWO, "gerund"),
    ("{first:@his_gerund} or {second:@his_gerund}", _TWO, "his_gerund"),
    ("{first}, {second}, or {third}", {**_THREE, "listed": False}),
    ("~{first}, {second} or {third}", {**_THREE, "listed": False}),
    *_listed(),
)
@dataclass(frozen=True, slots=True)
class EitherClause(Price):
    """One of two things, or of up to four, as the player who does them chooses; or `both` of two.

    What your opponent does is yours to choose where the words call for a choice first: they are
    `listed` then, which changes nothing of what you do yourself; so they are set `apart` where one
    of them is several. Or the choice is `his`, also between what he does and what you do.
    """

    first: Joinable
    second: Joinable
    third: Joinable | None = None
    fourth: Joinable | None = None
    listed: bool = False
    his: bool = False
    both: bool = False
    apart: bool = False
    told: InitVar[bool] = False

    def __post_init__(self, told: bool) -> None:
        if told:
            object.__setattr__(self, "second", of_the_same(self.first, self.second, once=False))
        joined = [each for each in self.each if isinstance(each, Both)]
        if (joined and not self.apart) or any(each.by_comma for each in joined):
            raise ValueError("of several things that belong together it is said where they end")
        object.__setattr__(self, "apart", bool(joined))
        first, *others = map(done_by, self.each)
        if self.first.of_each and (self.first.goes_on or Doer.OPPONENT in others):
            raise ValueError("one of two things that each player does is his to choose")
        if self.his:
            if Doer.OPPONENT not in (first, *others):
                raise ValueError("what is yours to do is yours to choose")
            object.__setattr__(self, "his", Doer.YOU in (first, *others))
        elif first is not Doer.OPPONENT:
            of_three = self.fourth is None and not self.both
            listed = bool(joined) or (self.listed and not of_three)
            object.__setattr__(self, "listed", listed)
        elif not self.listed and Doer.YOU in others:
            raise ValueError("what he does is said of him each time")
        back = any(getattr(each.what, "refers_back", False) for each in self.others)
        if back and getattr(self.first, "finds", False):
            raise ValueError("what is done with what is found is chosen when that is found")
        if any(every(self.each[:-1], Cannot)):
            raise ValueError("what is forbidden or not isn't one of two things to do")

    @property
    def others(self) -> tuple[Any, ...]:
        """All but the first, as far as they are done to cards."""
        return tuple(each for each in self.each[1:] if hasattr(each, "what"))

    @property
    def each(self) -> tuple[Joinable, ...]:
        """The things that there are to choose from."""
        more = (each for each in (self.third, self.fourth) if each is not None)
        return (self.first, self.second, *more)

    def resolve(self, game: Game, source: Source) -> Steps:
        able = [e for e in self.each if e.possible(game, source)]
        attack = source.attack
        if self.is_answer and attack is not None:
            able = [e for e in able if e.answers(game, attack, source) is True]
        doers = {done_by(each, Doer.YOU) for each in self.each}
        his = self.his or (doers == {Doer.OPPONENT} and not self.listed)
        seat = source.opponent if his else source.player
        chosen = yield from _either(game, source, seat, able)
        if self.both:
            able = [e for e in able if e is not chosen and e.possible(game, source)]
            yield from _either(game, source, seat, able)

    def possible(self, game: Game, source: Source) -> bool:
        return any(e.possible(game, source) for e in self.each)

    @property
    def is_answer(self) -> bool:  # type: ignore[override]
        """Whether both are for the attack that is performed."""
        return all(e.is_answer for e in self.each)

    def answers(self, game: Game, attack: Attack, source: Source) -> bool | str:
        return one_answers(self.each, game, attack, source)


@phrase(
    ("{first} or {second}", {"elided": False}),
    ("{first} or {second:@elided}", {"elided": True}),
)
@dataclass(frozen=True, slots=True)
class EitherTask(Task):
    """One of two tasks with stipulations, as the player chooses.

    The verb of the second may be that of the first: "discard a Drill to X or a Setup to Y".
    """

    rules: ClassVar[str] = "EFF-5"
    stipulates: ClassVar[bool] = True

    first: Branch
    second: Branch
    elided: bool = False

    def __post_init__(self) -> None:
        if not self.elided:
            return
        first, second = (getattr(each, "cost", None) for each in (self.first, self.second))
        last = clauses_of(first)[-1] if first is not None else None
        if type(last) is not type(second):
            raise ValueError("the verb of the second is not that of the first")

    def resolve(self, game: Game, source: Source) -> Steps:
        able = self.useful(game, source)
        yield from _either(game, source, source.player, able)

    def useful(self, game: Game, source: Source) -> list[Branch]:
        """Those that can be done, and do something to the attack that is answered."""
        able = [task for task in (self.first, self.second) if task.possible(game, source)]
        attack = source.attack
        if attack is None:
            return able
        return [task for task in able if task.answers(game, attack, source) is True]

    def possible(self, game: Game, source: Source) -> bool:
        return bool(self.useful(game, source))

    def payable(self, game: Game, source: Source) -> bool:
        return any(task.payable(game, source) for task in self.useful(game, source))

    @property
    def stipulation(self) -> EitherTask:
        """One or the other must be paid for, so that nothing comes of it where neither can be."""
        return self

    def answers(self, game: Game, attack: Attack, source: Source) -> bool | str:
        return one_answers((self.first, self.second), game, attack, source)


@phrase(
    ("{effect} unless you {other}", {"who": Doer.YOU}),
    ("{effect}[,] unless {other}", _UNLESS_HE),
    ("~(your opponent|he|the attacker) must {other:@bare}[,] or you {effect}", _UNLESS_HE),
)
@dataclass(frozen=True, slots=True)
class Unless(Clause):
    """A thing happens, unless a player does another in its place."""

    rules: ClassVar[str] = "EFF-5"

    effect: Clause
    other: Cost
    who: Doer

    def __post_init__(self) -> None:
        if getattr(self.other, "who", None) is not self.who:
            raise ValueError("what one does instead is said of him")
        if self.who is _HE and any(each.by == BY_HIM for each in every(self.effect, CannotBe)):
            raise ValueError("for what he stops attacks is asked each time that he does")
        if getattr(self.effect, "ahead", False):
            raise ValueError("all that follows is done so often")

    def resolve(self, game: Game, source: Source) -> Steps:
        if (later := put_off(self.effect)) is not None:
            later.delay(game, source, replace(self, effect=later.effect))
            return
        seat = self.who.seat(source)
        seen = self.other if seat == source.player else turned(self.other, OTHER_SIDE)
        yield from offer(game, source, seat, self.other, question(seen))
        if not source.memory.done:
            yield from self.effect.resolve(game, source)

    def possible(self, game: Game, source: Source) -> bool:
        return self.effect.possible(game, source)


@phrase(
    ("{first} and {second}", {"either": False}),
    ("~{first}, [and] {second}", {"either": False}),
    ("{first} or {second}", {"either": True}),
)
@dataclass(frozen=True, slots=True)
class JoinedMay(Effect):
    """One thing, and another that somebody may leave.

    Or `either`: one of two that you may, or none, as you choose. Or the opponent does the first, as
    he likes; if he doesn't, you may do the other.
    """

    first: Opening
    second: Allowed
    either: bool = False

    def __post_init__(self) -> None:
        if not self.either:
            return
        if not isinstance(self.second, May):
            raise ValueError("of two the other is yours")
        if isinstance(self.first, May):
            return
        if not isinstance(self.first, Cost) or getattr(self.first, "who", None) is not _HE:
            raise ValueError("you choose between your own yourself")

    @property
    def rules(self) -> str:
        """The rule of one in the place of another."""
        return "EFF-5" if self.either else ""

    def answers(self, game: Game, attack: Attack, source: Source) -> bool | str:
        if not self.either:
            return self.first.answers(game, attack, source)
        return one_answers((self.first, self.second), game, attack, source)

    def resolve(self, game: Game, source: Source) -> Steps:
        if not self.either:
            yield from self.first.resolve(game, source)
            yield from self.second.resolve(game, source)
            return
        if isinstance(self.first, May) and isinstance(self.second, May):
            yield from self._one(game, source, (self.first, self.second))
            return
        seen = turned(self.first, OTHER_SIDE)
        yield from offer(game, source, source.opponent, self.first, question(seen))
        if not source.memory.done:
            source.memory.declined = False
            yield from self.second.resolve(game, source)

    def _one(self, game: Game, source: Source, offered: tuple[May, May]) -> Steps:
        """Let the player do one of two things, or none."""
        first, second = offered
        able = [e.task for e in offered if e.task.possible(game, source)]
        if (attack := source.attack) is not None and all(e.task.meets_attack for e in offered):
            able = [task for task in able if task.answers(game, attack, source) is True]
        source.memory.done = False
        if len(able) < 2:
            yield from (first if first.task in able else second).resolve(game, source)
        elif (yield from game.confirm(source.player, "Do one of the two?", "EFF-1", source)):
            source.memory.done = True
            yield from _either(game, source, source.player, able)


_HE = Doer.OPPONENT


def of_one_player(part: Any) -> bool:
    """Whether a player is chosen by it, or does it, or has what it is done to, whoever he is."""
    named = any(each.of_player for each in every(part, NameFeature))
    someone = any(each.who in SOMEONE for each in every(part, MayBy))
    return named or someone or Owner.PLAYER in every(part, Owner)
