"""One thing or another, as the player chooses who does it (EFF-1, EFF-5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import InitVar, dataclass, replace
from typing import Any, ClassVar

from dbz_desktop.rules.kernel.base import Effect
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.decisions import Act, Ask, Option
from dbz_desktop.rules.kernel.game import Attack, Game, Source, Steps
from dbz_desktop.rules.language.deeds.looking import PutBack
from dbz_desktop.rules.language.happenings.bans import Cannot
from dbz_desktop.rules.language.nouns.doing import Doer
from dbz_desktop.rules.language.nouns.turned import OTHER_SIDE, turned
from dbz_desktop.rules.language.references.cards import Cards
from dbz_desktop.rules.language.references.ends_of_zones import AtEnd
from dbz_desktop.rules.language.references.said_before import Those
from dbz_desktop.rules.language.text.sentences import sentence_text
from dbz_desktop.rules.language.values.joining import (
    Both,
    Branch,
    Clause,
    Have,
    Joinable,
    Price,
    Repeatable,
    Task,
    benefits,
    clauses_of,
    done_by,
    of_the_same,
    one_answers,
)
from dbz_desktop.wording import Spec, phrase


def either_of(game: Game, source: Source, seat: int, able: Sequence[Effect]) -> Steps:
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


def asked_in_full(source: Source) -> bool:
    """Whether the sentence that comes next asks if this one was done: that is the whole of it
    (EFF-5)."""
    then = source.memory.then
    return then is not None and bool(then.asks_of_done)


def can_be_done(game: Game, source: Source, effect: Effect, in_full: bool) -> bool:
    """Whether an effect is worth choosing: the whole of it, or any part of it (EFF-1, EFF-5)."""
    return effect.possible(game, source) if in_full else effect.possible_in_part(game, source)


_PLAIN: dict[str, Any] = {"both": False, "apart": False}
_TWO: dict[str, Any] = {"third": None, "fourth": None, "listed": False, **_PLAIN}
_TWO_APART: dict[str, Any] = {**_TWO, "apart": True}
_HIS_CHOICE: dict[str, Any] = {**_TWO, "his": True}
_LISTED_TWO: dict[str, Any] = {**_TWO, "listed": True}
_LISTED_APART: dict[str, Any] = {**_LISTED_TWO, "apart": True}
_THREE: dict[str, Any] = {"fourth": None, **_PLAIN}
_HIS_THREE: dict[str, Any] = {**_THREE, "listed": False, "his": True}
_HE_CHOOSES = "your opponent (chooses|must choose)"
_HE_MUST = "(your opponent|he) (chooses to|must [choose to]) [either]"
_HAVE = "(have|let|allow)"
_HE_HAS = f"{_HE_MUST} {_HAVE} you [to]"


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


_OF_ACTIONS = frozenset(("more-actions", "skip"))
"""What gives a player actions, and what takes them away."""


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
    (f"~{_HE_CHOOSES} [one] : {{first:@bare}}[,|;] or {{second:@bare}}", _TWO),
    (f"~{_HE_CHOOSES} [one] : {{first}}[,|;] or {{second}}", _HIS_CHOICE),
    ("your opponent chooses: {first}, {second}, or {third}", _HIS_THREE),
    *(
        (f"~{_HE_CHOOSES} [one] : {{first{at}}}{mark} {{second{at}}}{mark} [or] {{third{at}}}", how)
        for mark in ("[,]", ";")
        for at, how in (("", _HIS_THREE), (":@bare", {**_THREE, "listed": False}))
    ),
    ("your opponent chooses: {first} or {second}", _HIS_CHOICE),
    (
        "~your opponent (chooses|must choose) [one] : {first:@bare}[,|;] or you {second}",
        _HIS_CHOICE,
    ),
    ("~{first}[,] or you {second}", _HIS_CHOICE),
    # What he has you do, or your personalities, he chooses.
    (f"~{_HE_MUST} {{first:@bare}}[,] or {{second:@bare}}", _HIS_CHOICE),
    (f"~{_HE_HAS} {{first}}[,] or {{second:@bare}}", _HIS_CHOICE),
    (f"~{_HE_MUST} {{first:@bare}}[,] or {_HAVE} you [to] {{second}}", _HIS_CHOICE),
    ("{first:@bare} or {second:@bare}", _TWO, "bare"),
    ("{first:@third} or {second:@third}", _TWO, "third"),
    ("{first:@gerund} or {second:@gerund}", _TWO, "gerund"),
    ("{first:@his_gerund} or {second:@his_gerund}", _TWO, "his_gerund"),
    ("{first}, {second}, or {third}", {**_THREE, "listed": False}),
    ("~{first}, {second} or {third}", {**_THREE, "listed": False}),
    *_listed(),
)
@dataclass(frozen=True, slots=True)
class EitherClause(Price, Repeatable):
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
        last: Any = self.each[-1]
        for name in ("second", "third", "fourth") if isinstance(_cards(self.first), AtEnd) else ():
            object.__setattr__(self, name, _of_those(getattr(self, name), self.first))
        joined: list[Any] = [each for each in self.each if isinstance(each, Both)]
        # Without a comma it ends with what is done to the cards of the first.
        goes_on = joined == [self.each[-1]] and (
            joined[0].second is not last.second or self._goes_on_alone(last)
        )
        if (joined and not (self.apart or goes_on)) or any(each.by_comma for each in joined):
            raise ValueError("of several things that belong together it is said where they end")
        object.__setattr__(self, "apart", bool(joined))
        first, *others = map(done_by, self.each)
        if self.first.of_each and (self.first.goes_on or Doer.OPPONENT in others):
            raise ValueError("one of two things that each player does is his to choose")
        if self.his:
            for name in ("first", "second"):
                had = getattr(self, name)
                if isinstance(had, Have) and had.named:
                    object.__setattr__(self, name, had.task)
            if Doer.OPPONENT not in (first, *others):
                raise ValueError("what is yours to do is yours to choose")
            mine = any(done_by(each, Doer.YOU) is Doer.YOU for each in self.each)
            object.__setattr__(self, "his", mine)
        elif first is not Doer.OPPONENT:
            of_three = self.fourth is None and not self.both
            listed = bool(joined) or (self.listed and not of_three)
            object.__setattr__(self, "listed", listed)
        elif not self.listed and Doer.YOU in others:
            raise ValueError("what he does is said of him each time")
        turns = [done_by(each) for each in self.each if {*each.deeds} & _OF_ACTIONS]
        if len(set(turns)) < len(turns):
            raise ValueError("whether he acts once more or not at all is said of another action")
        back = any(getattr(each.what, "refers_back", False) for each in self.others)
        if back and getattr(self.first, "finds", False):
            raise ValueError("what is done with what is found is chosen when that is found")
        if any(getattr(each, "ahead", False) for each in self.each):
            raise ValueError("of all that follows one is chosen so often")
        if any(every(self.each[:-1], Cannot)):
            raise ValueError("what is forbidden or not isn't one of two things to do")

    def _goes_on_alone(self, last: Any) -> bool:
        """Whether the last thing goes on with cards of which only it speaks."""
        shown = getattr(last.first, "shows", False) and isinstance(last.second, PutBack)
        return shown and not any(isinstance(_cards(each), Cards) for each in self.each[:-1])

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
        yield from self._chosen(game, source, asked_in_full(source))

    def pay(self, game: Game, source: Source) -> Steps:
        yield from self._chosen(game, source, in_full=True)

    def _chosen(self, game: Game, source: Source, in_full: bool) -> Steps:
        """Do what the player chooses of what can be done, in part where that is enough.

        Your opponent doesn't get out of it by a part of the one where he could do the other.
        """
        doers = {done_by(each, Doer.YOU) for each in self.each}
        his = self.his or (doers == {Doer.OPPONENT} and not self.listed)
        seat = source.opponent if his else source.player
        in_full = in_full or (his and self.possible(game, source))
        able = [e for e in self.each if can_be_done(game, source, e, in_full)]
        attack = source.attack
        if self.is_answer and attack is not None:
            able = [e for e in able if e.answers(game, attack, source) is True]
        chosen = yield from either_of(game, source, seat, able)
        if self.both:
            rest = (e for e in able if e is not chosen)
            able = [e for e in rest if can_be_done(game, source, e, in_full)]
            yield from either_of(game, source, seat, able)

    def possible(self, game: Game, source: Source) -> bool:
        return any(e.possible(game, source) for e in self.each)

    def possible_in_part(self, game: Game, source: Source) -> bool:
        return any(e.possible_in_part(game, source) for e in self.each)

    @property
    def is_answer(self) -> bool:  # type: ignore[override]
        """Whether both are for the attack that is performed."""
        return all(e.is_answer for e in self.each)

    def answers(self, game: Game, attack: Attack, source: Source) -> bool | str:
        return one_answers(self.each, game, attack, source)


def _cards(part: Any) -> Any:
    """What something is done to."""
    return getattr(part, "what", None)


def _of_those(part: Any, first: Any) -> Any:
    """What is done instead of the first to the cards at that end, where it speaks of them: nothing
    has been done to them then."""
    if isinstance(part, Both):
        if _cards(part.first) is not None and _of_those(part.first, first) is part.first:
            return part
        before, then = _of_those(part.first, first), _of_those(part.second, first)
        same = before is part.first and then is part.second
        return part if same else replace(part, first=before, second=then)
    said = _cards(part)
    spoken = isinstance(said, Those) and said.by is None and not said.word.left
    return replace(part, what=_cards(first)) if spoken and said.where is None else part


@phrase(
    ("{first} or {second}", {"elided": False, "plain": None}),
    ("{first} or {second:@elided}", {"elided": True, "plain": None}),
    ("{plain} or {second}", {"elided": False, "first": None}),
    ("~{plain}, or {second}", {"elided": False, "first": None}),
)
@dataclass(frozen=True, slots=True)
class EitherTask(Task):
    """One of two tasks with stipulations, as the player chooses.

    The verb of the second may be that of the first: "discard a Drill to X or a Setup to Y". Or the
    first asks for nothing, which is `plain` where it is no price: "draw a card or discard 1 to X".
    """

    rules: ClassVar[str] = "EFF-5"
    stipulates: ClassVar[bool] = True

    first: Branch | None
    second: Branch
    elided: bool = False
    plain: Clause | None = None

    def __post_init__(self) -> None:
        if self.plain is not None and not benefits(self.plain, getattr(self.second, "cost", None)):
            raise ValueError("what may be a price of the rest is one like the other")
        if not self.elided:
            return
        first, second = (getattr(each, "cost", None) for each in (self.first, self.second))
        last = clauses_of(first)[-1] if first is not None else None
        if type(last) is not type(second):
            raise ValueError("the verb of the second is not that of the first")

    @property
    def each(self) -> tuple[Task, ...]:
        """Both of them."""
        return tuple(e for e in (self.plain, self.first, self.second) if e is not None)

    def resolve(self, game: Game, source: Source) -> Steps:
        able = self.useful(game, source)
        yield from either_of(game, source, source.player, able)

    def useful(self, game: Game, source: Source) -> list[Task]:
        """Those that can be done, and do something to the attack that is answered."""
        able = [task for task in self.each if task.possible(game, source)]
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
        return one_answers(self.each, game, attack, source)
