"""What each player does, or each of whom something is so, may do or must (EFF-5)."""

from __future__ import annotations

from dataclasses import InitVar, dataclass, field, replace
from typing import Any, ClassVar

from dbz_desktop.rules.flow.choosing import pick
from dbz_desktop.rules.kernel.base import Condition
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.language.deeds.choices import check_duty, offer, question
from dbz_desktop.rules.language.frames.conditional import speaks_of_them
from dbz_desktop.rules.language.happenings.happenings import doer_of
from dbz_desktop.rules.language.happenings.past import Did
from dbz_desktop.rules.language.happenings.sums import Sum
from dbz_desktop.rules.language.nouns.people import Player
from dbz_desktop.rules.language.nouns.turned import OTHER_SIDE, OWN_SIDE, turned
from dbz_desktop.rules.language.values.joining import Cost, Task, check_at_once, put_off
from dbz_desktop.wording import phrase

_EVERYBODY: dict[str, Any] = {"given": None, "may": False}
_SOME = {"may": False}
_MUST = {**_EVERYBODY, "duty": True, "bare": True}
_MUST_SOME = {**_SOME, "duty": True, "bare": True}


@phrase(
    ("each player {task:@third}", _EVERYBODY),
    ("each player {task:@bare}", _EVERYBODY, "had"),
    ("~(both players|players|all players|you each) {task:@bare}", {**_EVERYBODY, "bare": True}),
    ("~(each player|both players|players|all players) must {task:@bare}", _MUST),
    ("~(both players|all players) {task:@bare}", {**_EVERYBODY, "bare": True}, "had"),
    ("each player {given:@who} {task:@third}", _SOME),
    ("each player {given:@who} may {task:@bare}", {"may": True}),
    *(
        (f"~{said} {{given:@{form}}} {does}", how)
        for form, one in (("who", "(any|a|the) player"), ("with", "(each|any|a|the) player"))
        for said, does, how in (
            (one, "{task:@third}", _SOME),
            (one, "may {task:@bare}", {"may": True}),
            ("(players|all players)", "may {task:@bare}", {"may": True}),
            ("(players|all players)", "{task:@bare}", {**_SOME, "bare": True}),
            ("[each|any|a|the|all] (player|players)", "must {task:@bare}", _MUST_SOME),
        )
    ),
    ("each player who does {task:@third}", {**_EVERYBODY, "did": True}),
    ("each player who does not {task:@third}", {**_EVERYBODY, "did": False}),
    *(
        (f"~{who} {so} {{task:@third}}", {**_EVERYBODY, "did": did})
        for who in ("(each|any|a|the) player who", "whoever")
        for so, did in (
            ("(does|did) [so|this]", True),
            ("(does|did) not [do so|do this]", False),
            ("(cannot|could not|is unable to) [do so|do this]", False),
        )
    ),
)
@dataclass(frozen=True, slots=True)
class EachDoes(Cost):
    """Each player does something, the one whose effect it is first; "his" is each one's own.

    Or each of whom something is so, which is said like of your opponent; he does it, or may. Or
    each who `did` what each player could do before, or who didn't.
    """

    of_each: ClassVar[bool] = True

    task: Task
    given: Condition | None = None
    may: bool = False
    did: bool | None = None
    duty: InitVar[bool] = False
    bare: InitVar[bool] = False
    goes_on: bool = field(init=False, default=False, compare=False, repr=False)  # type: ignore[misc]

    def __post_init__(self, duty: bool, bare: bool) -> None:
        object.__setattr__(self, "goes_on", bare or self.may)
        check_duty(self.task, duty)
        if self.given is not None or not self.may:
            check_at_once(self.task)
        if isinstance(self.given, Did) and not isinstance(doer_of(self.given.deed), Player):
            raise ValueError("of a player it is asked what he did himself")
        if any(each.most is not None for each in every(self.task, Sum)):
            raise ValueError("what both have is not each one's own")

    def resolve(self, game: Game, source: Source) -> Steps:
        if (later := put_off(self.task)) is not None:
            later.delay(game, source, replace(self, task=later.effect))
            return
        # By what was done before them all, what each of them does may be counted.
        memory, former, counted = source.memory, source.memory.moved, source.memory.amounts
        moved: tuple[int, ...] = ()
        done, spoken, seen, doers, rest = True, moved, moved, moved, memory.rest
        totals: dict[str, int] = {}
        left: tuple[int, ...] = ()
        memory.nobody, picked = not (seats := self._who(game, source)), memory.picked
        for seat in seats:
            before, looked = memory.chosen, memory.seen
            memory.leave_none()
            memory.done, memory.moved, memory.amounts = True, former, counted
            task = self._of(seat, source)
            yield from self._tell(game, seat, source)
            if self.may:
                told = task if seat == source.player else turned(task, OTHER_SIDE)
                yield from offer(game, source, seat, task, question(told))
                doers += (seat,) if memory.done else ()
            else:
                yield from task.resolve(game, source)
                doers += (seat,) if memory.done else ()
            for each in reversed(memory.amounts):
                if not any(each is old for old in counted):
                    totals[each[0]] = totals.get(each[0], 0) + each[1]
            mine = () if memory.moved is former else memory.moved
            done, moved = done and memory.done, (*moved, *mine)
            spoken += mine or (memory.chosen if memory.chosen != before else ())
            seen += memory.seen if memory.seen != looked else ()
            if memory.rest is not None:
                rest = left = (*left, *memory.rest)
        memory.picked = picked if memory.picked == picked else spoken
        memory.done, memory.moved, memory.amounts = done, moved, counted
        for verb, amount in totals.items():
            memory.count(verb, amount)
        if self.did is None:
            memory.doers = doers
        memory.seen, memory.rest = seen or memory.seen, rest
        memory.speak_of(spoken)

    @property
    def is_plain(self) -> bool:
        """Whether they do it, and don't only may, or go by what was done before."""
        return not self.may and self.did is None

    def _who(self, game: Game, source: Source) -> list[int]:
        """The players who do it, of whom that is so before anybody begins."""
        given, seats = self.given, (source.player, source.opponent)
        if self.did is not None:
            return [seat for seat in seats if (seat in source.memory.doers) is self.did]
        if given is None:
            return list(seats)
        asked = (turned(given, OWN_SIDE), given)
        return [seat for seat, so in zip(seats, asked, strict=True) if so.holds(game, source)]

    def _tell(self, game: Game, seat: int, source: Source) -> Steps:
        """Let what he does speak of the card of his that the condition asks for."""
        given, memory = self.given, source.memory
        if given is None or not given.counts_one or not speaks_of_them(self.task):
            return
        if not given.is_of_some and (memory.chosen or memory.lost):
            return
        asked: Condition = turned(given, OWN_SIDE) if seat == source.player else given
        cards = asked.cards(game, source)
        if len(cards) > 1:
            prompt = "Which card is meant?"
            cards = yield from pick(game, seat, cards, 1, 1, prompt, source)
        if cards:
            memory.speak_of(cards)

    def _of(self, seat: int, source: Source) -> Task:
        """What that player does."""
        if seat != source.player:
            return self.task
        mine: Task = turned(self.task, OWN_SIDE)
        return mine

    def possible(self, game: Game, source: Source) -> bool:
        who = self._who(game, source)
        return bool(who) and all(self._of(s, source).possible(game, source) for s in who)
