"""What somebody may do or leave, and what happens unless somebody does another thing (EFF-5)."""

from __future__ import annotations

from dataclasses import InitVar, dataclass, replace
from typing import Any, ClassVar

from dbz_desktop.rules.kernel.base import Effect
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.game import Attack, Game, Source, Steps
from dbz_desktop.rules.language.deeds.either import asked_in_full, can_be_done, either_of
from dbz_desktop.rules.language.deeds.protecting import BY_HIM
from dbz_desktop.rules.language.deeds.protecting import Cannot as CannotBe
from dbz_desktop.rules.language.nouns.doing import Doer
from dbz_desktop.rules.language.nouns.people import SOMEONE, Others
from dbz_desktop.rules.language.nouns.places import Owner, choose_seat
from dbz_desktop.rules.language.nouns.turned import OTHER_SIDE, OWN_SIDE, turned
from dbz_desktop.rules.language.references.cards import Cards, This
from dbz_desktop.rules.language.text.sentences import sentence_text
from dbz_desktop.rules.language.values.features import NameFeature
from dbz_desktop.rules.language.values.joining import (
    Clause,
    Cost,
    Opening,
    Repeatable,
    Task,
    ToDo,
    one_answers,
    put_off,
)
from dbz_desktop.wording import phrase


class Allowed(Opening):
    """What somebody may do or leave."""


def _as_doer(source: Source, seat: int) -> Source:
    """The same text, carried out by a player."""
    return source if seat == source.player else source.but(doer=seat)


def offer(
    game: Game, source: Source, seat: int, task: Effect, prompt: str, in_full: bool = True
) -> Steps:
    """Let a player do something, or leave it. He isn't asked when it can't be done at all, or not
    `in_full` where something depends on that."""
    memory = source.memory
    memory.done = False
    own = _as_doer(source, seat)
    if can_be_done(game, own, task, in_full) and (
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
        asked = question(self.task)
        yield from offer(game, source, source.player, self.task, asked, asked_in_full(source))


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
            yield from offer(game, source, seat, task, question(seen), asked_in_full(source))
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


@phrase(
    ("{effect} unless you {other}", {"who": Doer.YOU}),
    ("{effect}[,] unless {other}", _UNLESS_HE),
    ("~the attacker must {other:@bare}[,] or you {effect}", _UNLESS_HE),
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
            yield from either_of(game, source, source.player, able)


_HE = Doer.OPPONENT


def of_one_player(part: Any) -> bool:
    """Whether a player is chosen by it, or does it, or has what it is done to, whoever he is."""
    named = any(each.of_player for each in every(part, NameFeature))
    someone = any(each.who in SOMEONE for each in every(part, MayBy))
    return named or someone or Owner.PLAYER in every(part, Owner)
