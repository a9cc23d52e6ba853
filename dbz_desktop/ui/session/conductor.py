"""Conductor: whom a game asks when, who looks, and how answers are given, all of it Qt signals.

Widgets never see the match. They get what one seat may see: redacted events, that seat's question,
and cards that it has been shown. At one computer both players look at the same screen, one after
the other; `looking` says who does, and for whom the curtain waits. What players decide is said
here, is written down before it takes effect, and comes back as events and the next question. A
recorded game is shown by the same object; there its place is what can be changed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from dbz_desktop.match.aids.answering import Answers, Automatic
from dbz_desktop.match.aids.autopass import Passing
from dbz_desktop.match.aids.marking import Marking
from dbz_desktop.match.aids.opening import following_action
from dbz_desktop.match.seats.messages import Refused
from dbz_desktop.match.seats.seat import Seat
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision, IllegalAnswer, Option
from dbz_desktop.ui.session.looking import Asked, Eyes, Lift, Looking, after
from dbz_desktop.ui.session.seat_signals import SeatSignals

Told = tuple[str, str]
ANSWER = ("This answer could not be saved.", "This answer could not be taken.")
"""What is told where something can't be written down, and where it can't be done."""


PAUSES = {"slow": 900, "normal": 400, "fast": 120, "off": 400}
"""Before an answer that no person gives, once the table is at rest, in ms by the table's speed."""
LOOK_MS = 30
"""While it thinks, it is looked after so many ms whether it has found an answer."""


def _looks_first(match: Any) -> int:
    """Who looks at a match that two persons play: who is asked."""
    return int(match.seat(1).decision is not None)


class Sitting(Protocol):
    """Who sits at a seat without a person behind him: a computer player, a lesson, a search."""

    trouble: str
    """Why he can't think as he should, "" where he can."""

    def think(self) -> bool:
        """Begin to think, or look how far that is; True once he has an answer. It never waits."""

    def answer(self) -> Refused | None:
        """Answer what the seat is asked; None where that was taken."""


class Conductor(SeatSignals):
    """A match as signals, a few questions about it, and the answers of its players.

    Until `begin` is called it only shows: nobody is asked.
    """

    lookingChanged = Signal(object)
    """Who looks now, a `Looking`: the curtain falls or lifts, both hands are turned face down."""
    asks = Signal(object)
    """A question that may be shown now, as it is asked: the table is at rest, its player looks."""
    questionLeft = Signal()
    """The question was answered, or the match went back: all that belongs to it goes."""
    moves = Signal()
    """The table moves, and nobody is asked."""
    thinks = Signal(int)
    """A computer player is asked, by its seat; the table is at rest."""
    passed = Signal(object)
    """A `Passing`: this is answered for a player."""
    gameOver = Signal(object)
    unsaved = Signal(str, object, object)
    """What couldn't be written down and so has not happened: its title, the JournalError, and
    what tries it once more."""
    refused = Signal(str, str)
    """What couldn't be done: its title, and why."""

    guided = False
    """Whether something else says what is right, such as a lesson: nobody is asked once more
    before he loses something, or offered to answer the same every time."""

    def __init__(
        self, match: Any, viewer: int | None = None, parent: QObject | None = None
    ) -> None:
        viewer = _looks_first(match) if viewer is None else viewer
        super().__init__(match, viewer, parent)
        self.looking = Looking(Eyes.ONE, viewer)
        self.asked: Decision | None = None
        """The question that is shown now and can be answered, or None."""
        self._begun = self._busy = self._settling = self._again = self._over = False
        self._quiet = 0
        self._shown: Decision | None = None
        self._wants_hand: Decision | None = None
        self._seen = [0, 0]
        self.auto = Automatic()
        self.computers: dict[int, Sitting] = {}
        """Who answers at a seat where no person sits."""
        self.think_ms = PAUSES["normal"]
        self.paused = False
        """While it is, computer players answer one step at a time, when they are told to."""
        self._step: Decision | None = None
        self.held: Callable[[], bool] = lambda: False
        """While it says True, every question is asked: something is being set right by hand."""

    # --- the course of the game --------------------------------------------------------------

    def show_match(self, match: Any, viewer: int | None = None) -> None:
        """Show another match from now on, and ask nobody until `begin`."""
        viewer = _looks_first(match) if viewer is None else viewer
        self._leave()
        self._begun = self._over = False
        self._shown = self._wants_hand = None
        self._seen = [0, 0]
        self.computers = {}
        self.looking = Looking(Eyes.ONE, viewer)
        super().show_match(match, viewer)
        self.auto.begin_anew()

    @property
    def begun(self) -> bool:
        """Whether the players are asked; until then `begin` is still to come."""
        return self._begun

    @property
    def alone(self) -> bool:
        """Whether nobody has to be asked for his consent: one person decides at the computer."""
        return bool(self.computers) or self.open_hands

    def begin(self, unclaimed: bool = False) -> None:
        """Ask the players from now on; where the game is `unclaimed`, behind a curtain until
        somebody says that the computer is in the hands of the player who is asked."""
        self._begun = True
        if unclaimed and not self.computers:
            self.looking = Looking(Eyes.UNCLAIMED, self.looking.seat)
        self.refresh()

    def set_busy(self, busy: bool) -> None:
        """The table begins to move, or is at rest."""
        self._busy = busy
        if not busy:
            self.settle()

    def refresh(self) -> None:
        """Pass on what happened since the last time, and ask what is asked now."""
        self._quiet += 1
        try:
            self._shown = None
            super().refresh()
        finally:
            self._quiet -= 1
        self.settle()

    def settle(self) -> None:
        """Show what is to be shown now, once the table is at rest."""
        self._again = True
        if self._settling or self._quiet or not self._begun:
            return
        self._settling = True
        try:
            while self._again:
                self._again = False
                self._settle()
        finally:
            self._settling = False

    def seat_computers(self, computers: Mapping[int, Sitting]) -> None:
        """Let computer players sit at these seats; whoever looks is the other one."""
        self.computers = dict(computers)

    def ask_again(self) -> None:
        """Somebody else sits at a seat: ask what is asked now once more."""
        self._shown = None
        self._leave()
        self.settle()

    def _let_answer(self, decision: Decision) -> None:
        """Let a computer player answer after as long as its move takes to be followed."""
        if decision is not self._shown:
            self._shown = decision
            self.asked = None
            self.thinks.emit(decision.player)
            QTimer.singleShot(self.think_ms, self, partial(self._answer_for, decision))

    @property
    def decision(self) -> Decision | None:
        """What the looker is asked, as he is asked it; nothing where a computer player sits."""
        return None if self.viewer in self.computers else super().decision

    def pause(self, on: bool) -> None:
        """Let computer players wait before each of their answers, or go on."""
        self.paused = on
        if not on:
            self.step()

    def step(self) -> None:
        """Let the computer player who is asked answer this one question, even while paused."""
        self._step = decision = self._shown
        if decision is not None and decision.player in self.computers:
            self._answer_for(decision)

    def _answer_for(self, decision: Decision) -> None:
        computer = self.computers[decision.player]
        if self.question is not decision or (self.paused and self._step is not decision):
            return
        if not computer.think():
            QTimer.singleShot(LOOK_MS, self, partial(self._answer_for, decision))
            return
        self.auto.since.clear()
        self._do(ANSWER, computer.answer)

    def _settle(self) -> None:
        decision = self.question
        if self._busy:
            if not self.looking.covered:
                self.asked = None
                self.moves.emit()
            return
        if self.outcome is not None:
            self._end()
            return
        self._over = False
        if self.looking.covered or decision is None or decision is self._shown:
            return
        if decision.player in self.computers:
            self._let_answer(decision)
            return
        if self.looking.eyes is Eyes.UNCLAIMED and not self._turn_to(decision):
            return
        passing = self._passing(decision)
        if passing is not None:
            self._pass(decision, passing)
            return
        if not self._turn_to(decision):
            return
        self._shown = decision
        self.asked = self.as_asked(decision)
        self._seen[decision.player] = len(self.history())
        self.asks.emit(self.asked)

    def _end(self) -> None:
        self.asked = None
        self._turn(Lift.OVER)
        if not self._over:
            self._over = True
            self.gameOver.emit(self.outcome)

    def reopen(self) -> None:
        """The players come back from the end of the game; `settle` tells it again."""
        self._over = False

    # --- who looks ---------------------------------------------------------------------------

    def _asking(self, decision: Decision) -> Asked:
        """Whom a question is for. Where both hands are empty and there is nothing to look at,
        nothing is hidden."""
        sides = self._players[decision.player].view().sides
        hidden = bool(sides[0].hand or sides[1].hand or decision.looked_at) or any(
            option.card >= 0 for option in decision.options
        )
        hidden = hidden and not self.open_hands
        return Asked(decision.player, decision.open, hidden, decision is self._wants_hand)

    def _turn(self, what: Asked | Lift) -> None:
        before, self.looking = self.looking, after(self.looking, what)
        if self.looking == before:
            return
        if self.looking.covered:
            self.asked = None
        else:
            seat = self.looking.seat
            self.look_through(self.both(seat) if self.looking.openly else self._players[seat])
        self.lookingChanged.emit(self.looking)

    def _turn_to(self, decision: Decision) -> bool:
        """Turn the screen to who is asked; False where he can't be shown the question yet."""
        self._turn(self._asking(decision))
        return not self.looking.covered and decision is self.question

    def look_as(self, seat: int) -> None:
        """Let a seat look, as whoever watches a recorded game may choose."""
        self.looking = Looking(Eyes.ONE, seat)
        self.look_through(self._players[seat])

    def lift(self) -> None:
        """The player whom the curtain waits for has the computer now."""
        self._turn(Lift.TAKEN)
        self.settle()

    def show_hand(self) -> None:
        """The player who is asked openly wants to see his hand first: that takes a curtain."""
        self._wants_hand, self._shown = self.question, None
        self.settle()

    @property
    def speaker(self) -> int:
        """The seat that speaks at the computer: who is asked openly, else who has it in hand."""
        asked = self.waiting_for
        return asked if self.looking.openly and asked is not None else self.looking.seat

    def seat_of(self, seat: int) -> Seat:
        """A player's own seat, for what is said to him alone."""
        return self._players[seat]

    def both(self, seat: int) -> Seat:
        """What both players may see, from the side of a seat."""
        return self._match.seat(seat, True)

    def seen(self, seat: int) -> int:
        """How many events of the game a player knew when he last decided."""
        return self._seen[seat]

    # --- answering ---------------------------------------------------------------------------

    def answer(self, index: int) -> None:
        """Answer the question to the looker with the index of one of its options."""
        decision = self.decision
        if decision is None:
            raise IllegalAnswer("nothing is asked of this seat now")
        if not 0 <= index < len(decision.options):
            raise IllegalAnswer(
                f"answer {index} is not among the {len(decision.options)} options of "
                f"“{decision.prompt}”"
            )
        first, *others = self.way(index)
        rest = iter(others)
        self._answer(Answers(first, lambda asked: next(rest, None)))

    def way(self, index: int) -> tuple[int, ...]:
        """The answers to the match's own questions that an option of the present one stands for,
        as it is asked."""
        asked = self.waiting_for
        joined = None if asked is None else self._players[asked].joined()
        return (index,) if joined is None else joined.ways[index]

    def answer_marked(self, marking: Marking) -> None:
        """Answer with the cards that are marked."""
        row = marking.answers()
        self._answer(Answers(row.next(self.question), row.next))

    def first_actions(self) -> tuple[Option, ...]:
        """What could be done first by who may declare combat now (TRN-3)."""
        return self._players[self.speaker].first_actions()

    def declare_with(self, action: Option) -> None:
        """Declare combat and take that action, where nothing else is to be asked between."""
        decision = self.question
        if decision is None or decision.ask is not Ask.DECLARE:
            return
        acts = [option.act for option in decision.options]
        seat = self._players[decision.player]
        then = iter((partial(following_action, seat, action),))
        self._answer(Answers(acts.index(Act.YES), lambda asked: next(then, lambda: None)()))

    def _answer(self, answers: Answers) -> None:
        self._leave()
        self._do(ANSWER, partial(self._give, answers))

    def _give(self, answers: Answers) -> Refused | None:
        """Give what is left of some answers, until one is refused."""
        while answers.index is not None and (asked := self.waiting_for) is not None:
            refused = self._players[asked].answer(answers.index, answers.auto)
            if refused is not None:
                return refused
            answers.given(self.question)
        return None

    def _leave(self) -> None:
        """A person decides: the question goes, and what was passed before is told no more."""
        self.asked = None
        self.auto.since.clear()
        self.questionLeft.emit()

    def _do(
        self, told: Told, say: Callable[[], Refused | None], again: Callable[[], None] | None = None
    ) -> bool:
        """Say something to the match; True where it was taken. Nothing is shown or asked until
        all of it is done, and what is refused is told once the question is back."""
        self._quiet += 1
        refused = say()
        error = self._match.unsaved if refused is not None and refused.unsaved else None
        self._quiet -= 1
        self.refresh()
        if refused is None:
            return True
        asked = self.question

        def retry() -> None:
            if self.question is asked:
                self._do(told, say)

        if error is not None:
            self.unsaved.emit(told[0], error, again or retry)
        else:
            self.refused.emit(told[1], str(refused))
        return False

    # --- answered for the players --------------------------------------------------------------

    @property
    def hands_free(self) -> bool:
        """Whether both have agreed to set things right by hand."""
        return self._players[0].hands

    def _passing(self, decision: Decision) -> Passing | None:
        """The answer that is given for the player who is asked, or None where he is asked."""
        self.auto.hear(self._players[0])
        if self.held() or self.hands_free:
            return None
        return self.auto.passing(decision, self._players[decision.player])

    def _pass(self, decision: Decision, passing: Passing) -> None:
        self.asked = None
        self.passed.emit(passing)

        def give() -> Refused | None:
            refused = self._players[passing.player].answer(passing.index, auto=True)
            if refused is None:
                self.auto.since.append(passing)
            else:
                self.auto.hold(decision)
            return refused

        self._do(ANSWER, give)
