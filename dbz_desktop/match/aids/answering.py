"""What is answered at once, and what is answered for players who need not be asked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from dbz_desktop.match.aids.autopass import Ahead, AutoPass, Passing, words
from dbz_desktop.match.seats.seat import Seat
from dbz_desktop.rules.kernel.decisions import Ask, Decision, Option


@dataclass
class Answers:
    """An answer, and those that go with it, given at once. `index` is the next one to be given:
    what couldn't be written down can be given again from there on. `then` says what is answered
    to the next question, None where a player is to be asked it."""

    index: int | None
    then: Callable[[Decision | None], int | None] = lambda asked: None
    auto: bool = False

    def given(self, asked: Decision | None) -> None:
        """One is given, and that is asked now: the players have answered once, the rest follows."""
        self.auto = True
        self.index = self.then(asked)


def without_the_idle(decision: Decision, does_nothing: Callable[[Option], bool]) -> Decision:
    """A question with the [instant] Powers marked that would surely do nothing if they were used:
    nobody need be asked about those (EFF-1)."""
    if decision.ask not in (Ask.YES_NO, Ask.ORDER):
        return decision
    options = tuple(
        replace(option, idle="nothing to do")
        if option.performer >= 0 and does_nothing(option)
        else option
        for option in decision.options
    )
    return decision if options == decision.options else replace(decision, options=options)


class Automatic(AutoPass):
    """What is answered for the two players of a table, and what is told of it."""

    def __init__(self) -> None:
        super().__init__()
        self.since: list[Passing] = []
        """What was answered for them since one of them last decided."""
        self._heard = 0

    def passing(self, decision: Decision, asked: Seat) -> Passing | None:
        """The answer that is given for who sits in the `asked` seat, or None where he is asked."""
        if not self.holds(decision):
            decision = without_the_idle(decision, asked.does_nothing)
        return self.answer_to(decision, len(asked.view().sides[asked.viewer].hand))

    def hear(self, seat: Seat) -> None:
        """Learn what has happened, of which both seats know enough."""
        events, self._heard = seat.events_since(self._heard)
        self.told(events)

    def begin_anew(self) -> None:
        """Another match is played: nothing of the last one counts in it."""
        self.forget()
        self.since.clear()
        self._heard = 0

    def gone_back(self, decision: Decision | None) -> None:
        """The match went back: what is asked there is asked, whatever its answers are."""
        self.stop_all()
        self.hold(decision)

    def note(self, viewer: int | None) -> str:
        """What was answered for a player since a person last decided, for his eyes alone; "" for
        both (None)."""
        lines = [words(passing) for passing in self.since if passing.player == viewer]
        return " ".join(dict.fromkeys(lines))

    def who_passes(self, names: tuple[str, str], viewer: int | None) -> str:
        """Who passes ahead, "" for nobody; up to when is for his own eyes."""
        return " · ".join(
            f"You pass ahead {mode}" if seat == viewer else f"{names[seat]} passes ahead"
            for seat, mode in enumerate(self.ahead)
            if mode is not None
        )


def ahead_barred(fighting: bool, over: bool) -> dict[Ahead, str]:
    """Why nobody can pass ahead so far now; "" where one can."""
    ended = "The game is over." if over else ""
    no_combat = ended or ("" if fighting else "No combat goes on now (TRN-3).")
    return {Ahead.ATTACKED: no_combat, Ahead.COMBAT: no_combat, Ahead.TURN: ended}
