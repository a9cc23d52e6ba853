"""GameSession: the one object that conducts a game window, all of it Qt signals.

Widgets never see the match. They get what one seat may see: redacted events, that seat's question,
and cards that it has been shown. At one computer both players look at the same screen, one after
the other; `looking` says who does, and for whom the curtain waits. What players decide is said
here, is written down before it takes effect, and comes back as events and the next question. A
recorded game is shown by the same object; there its place is what can be changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal

from dbz_desktop.cards.model import Card
from dbz_desktop.match import undo
from dbz_desktop.match.autopass import Ahead, AutoPass, Passing, words
from dbz_desktop.match.feed import Rewound
from dbz_desktop.match.joining import Joining
from dbz_desktop.match.journal import JournalError
from dbz_desktop.match.marking import Marking
from dbz_desktop.match.opening import first_actions, following
from dbz_desktop.match.seat import Seat
from dbz_desktop.match.setup import MatchError
from dbz_desktop.match.table import TableView
from dbz_desktop.match.unseen import Unseen, unseen_answer
from dbz_desktop.rules.insight.forecast import Forecast
from dbz_desktop.rules.judge_moves import JudgeMove, JudgeRefused
from dbz_desktop.rules.kernel.decisions import Act, Decision, IllegalAnswer, Option, WhyNot
from dbz_desktop.rules.kernel.events import Event
from dbz_desktop.ui.session.looking import Asked, Eyes, Lift, Looking, after

Then = Callable[[Decision | None], int | None]
"""What is answered to the next question, None where a player is to be asked it."""


@dataclass
class Answers:
    """An answer, and those that go with it, given at once. `index` is the next one to be given:
    what couldn't be written down can be given again from there on."""

    index: int | None
    then: Then = lambda asked: None
    auto: bool = False

    def give(self, match: Any) -> None:
        """Give what is left; the players have answered once, all but the first is automatic."""
        while self.index is not None:
            match.answer(self.index, self.auto)
            self.auto = True
            self.index = self.then(match.decision)


class GameSession(QObject):
    """A match as signals, a few questions about it, and what players do in it.

    Until `begin` is called it only shows: nobody is asked.
    """

    eventsArrived = Signal(list)
    """The looker's new redacted events, in order."""
    eventShown = Signal(object)
    """An event as it appears before the eye: the table paces these while it animates."""
    decisionChanged = Signal(object)
    """The looker's question, or None while the other player answers or the game is over."""
    viewerChanged = Signal(int)
    """Another seat is looking, or the match went back: everything is to be drawn afresh."""
    lookingChanged = Signal(object)
    """Who looks now, a `Looking`: the curtain falls or lifts, both hands are turned face down."""
    asks = Signal(object)
    """A question that may be shown now, as it is asked: the table is at rest, its player looks."""
    questionLeft = Signal()
    """The question was answered, or the match went back: all that belongs to it goes."""
    moves = Signal()
    """The table moves, and nobody is asked."""
    passed = Signal(object)
    """A `Passing`: this is answered for a player."""
    gameOver = Signal(object)
    unsaved = Signal(str, object, object)
    """What couldn't be written down and so has not happened: its title, the JournalError, and
    what tries it once more."""
    refused = Signal(str, str)
    """What couldn't be done: its title, and why."""

    def __init__(self, match: Any, viewer: int | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = match
        asked = match.decision
        if viewer is None:
            viewer = asked.player if asked is not None else 0
        self.looking = Looking(Eyes.ONE, viewer)
        self.asked: Decision | None = None
        """The question that is shown now and can be answered, or None."""
        self._seat: Seat = match.seat(viewer)
        self._cursor = self._seat.cursor
        self._pacers = 0
        self._begun = self._busy = self._settling = self._again = self._over = False
        self._quiet = 0
        self._shown: Decision | None = None
        self._wants_hand: Decision | None = None
        self._seen = [0, 0]
        self._joining = Joining(match)
        self.auto = AutoPass()
        self._heard = 0
        self._since: list[Passing] = []
        self.held: Callable[[], bool] = lambda: False
        """While it says True, every question is asked: something is being set right by hand."""

    # --- what is shown -----------------------------------------------------------------------

    @property
    def viewer(self) -> int:
        """The seat that is looking: its side of the table is below."""
        return self._seat.viewer

    @property
    def seat(self) -> Seat:
        """The looker's seat; while both look, one that sees what both may see."""
        return self._seat

    @property
    def names(self) -> tuple[str, str]:
        """The players' names, seat 0 first."""
        return self._seat.names

    @property
    def decision(self) -> Decision | None:
        """What the looker is asked, as he is asked it, or None."""
        asked = self._seat.decision
        return None if asked is None else self._joining.shown(asked)

    @property
    def waiting_for(self) -> int | None:
        """The seat that must answer now, or None when the game is over."""
        decision = self._match.decision
        return decision.player if decision is not None else None

    @property
    def outcome(self) -> Any:
        """How the match ended, or None."""
        return self._match.outcome

    def view(self) -> TableView:
        """The table as the looker sees it after everything that has happened so far."""
        return self._seat.view()

    def history(self) -> tuple[Event, ...]:
        """Everything that the looker has seen happen, without what was taken back."""
        return tuple(self._seat.history())

    def card(self, instance: int) -> Card | None:
        """A card that the looker has been shown, or None."""
        return self._seat.card(instance) if instance >= 0 and self._seat.knows(instance) else None

    def why_not(self, instance: int) -> WhyNot | None:
        """Why the looker can't use a card now, or None."""
        known = instance >= 0 and self._seat.knows(instance)
        return self._seat.why_not(instance) if known else None

    def forecast(self, what: Option | int | None = None) -> Forecast | None:
        """What an attack would do now: an option, a card of the looker's, or the incoming one;
        None for anything else."""
        if what is None:
            return self._seat.incoming()
        if not self._seat.knows(what if isinstance(what, int) else what.card):
            return None
        return self._seat.forecast(what)

    def pace(self, on: bool) -> None:
        """A table takes (or gives back) the pacing: it emits `eventShown` when it shows one."""
        self._pacers += 1 if on else -1

    # --- the course of the game --------------------------------------------------------------

    def begin(self, unclaimed: bool = False) -> None:
        """Ask the players from now on; where the game is `unclaimed`, behind a curtain until
        somebody says that the computer is in the hands of the player who is asked."""
        self._begun = True
        if unclaimed:
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
            events, self._cursor = self._seat.events_since(self._cursor)
            if any(isinstance(event, Rewound) for event in events):
                self._over = False
                self.viewerChanged.emit(self.viewer)
            elif events:
                self.eventsArrived.emit(list(events))
                if self._pacers <= 0:
                    for event in events:
                        self.eventShown.emit(event)
            self._shown = None
            self.decisionChanged.emit(self.decision)
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

    def _settle(self) -> None:
        decision = self._match.decision
        if self._busy:
            if not self.looking.covered:
                self.asked = None
                self.moves.emit()
            return
        if self._match.outcome is not None:
            self._end()
            return
        if self.looking.covered or decision is None or decision is self._shown:
            return
        if self.looking.eyes is Eyes.UNCLAIMED:
            self._turn(self._asking(decision))
        if self.looking.covered:
            return
        passing = self._passing(decision)
        if passing is not None:
            self._pass(decision, passing)
            return
        self._turn(self._asking(decision))
        if self.looking.covered:
            return
        self._shown = decision
        self.asked = self._joining.shown(decision)
        self._seen[decision.player] = len(self.history())
        self.asks.emit(self.asked)

    def _end(self) -> None:
        self.asked = None
        self._turn(Lift.OVER)
        if not self._over:
            self._over = True
            self.gameOver.emit(self._match.outcome)

    def reopen(self) -> None:
        """The players come back from the end of the game; `settle` tells it again."""
        self._over = False

    # --- who looks ---------------------------------------------------------------------------

    def _asking(self, decision: Decision) -> Asked:
        """Whom a question is for. Where both hands are empty and there is nothing to look at,
        nothing is hidden."""
        sides = self._match.seat(decision.player).view().sides
        hidden = bool(sides[0].hand or sides[1].hand or decision.looked_at) or any(
            option.card >= 0 for option in decision.options
        )
        return Asked(decision.player, decision.open, hidden, decision is self._wants_hand)

    def _turn(self, what: Asked | Lift) -> None:
        before, self.looking = self.looking, after(self.looking, what)
        if self.looking == before:
            return
        if self.looking.covered:
            self.asked = None
        else:
            self._look(self.looking)
        self.lookingChanged.emit(self.looking)

    def _look(self, looking: Looking) -> None:
        seat = self._match.seat(looking.seat, looking.openly)
        if (seat.viewer, seat.open) != (self._seat.viewer, self._seat.open):
            self._seat, self._cursor = seat, seat.cursor
            self.viewerChanged.emit(seat.viewer)
            self.decisionChanged.emit(self.decision)

    def look_as(self, seat: int) -> None:
        """Let a seat look, as whoever watches a recorded game may choose."""
        self.looking = Looking(Eyes.ONE, seat)
        self._look(self.looking)

    def lift(self) -> None:
        """The player whom the curtain waits for has the computer now."""
        self._turn(Lift.TAKEN)
        self.settle()

    def show_hand(self) -> None:
        """The player who is asked openly wants to see his hand first: that takes a curtain."""
        self._wants_hand, self._shown = self._match.decision, None
        self.settle()

    @property
    def speaker(self) -> int:
        """The seat that speaks at the computer: who is asked openly, else who has it in hand."""
        asked = self.waiting_for
        return asked if self.looking.openly and asked is not None else self.looking.seat

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
        first, *others = self._joining.way(index)
        rest = iter(others)
        self._answer(Answers(first, lambda asked: next(rest, None)))

    def answer_marked(self, marking: Marking) -> None:
        """Answer with the cards that are marked."""
        row = marking.answers()
        self._answer(Answers(row.next(self._match.decision), row.next))

    def first_actions(self) -> tuple[Option, ...]:
        """What could be done first by who may declare combat now; see `match.opening`."""
        return first_actions(self._match)

    def declare_with(self, action: Option) -> None:
        """Declare combat and take that action, where nothing else is to be asked between."""
        decision = self._match.decision
        acts = [option.act for option in decision.options]
        then = iter((partial(following, self._match, decision.player, action),))
        self._answer(Answers(acts.index(Act.YES), lambda asked: next(then, lambda: None)()))

    def _answer(self, answers: Answers) -> None:
        self._leave()
        self._do("This answer could not be", partial(answers.give, self._match))

    def _leave(self) -> None:
        """A person decides: the question goes, and what was passed before is told no more."""
        self.asked = None
        self._since.clear()
        self.questionLeft.emit()

    @contextmanager
    def _still(self) -> Iterator[None]:
        """Show and ask nothing until all of it is done."""
        self._quiet += 1
        try:
            yield
        finally:
            self._quiet -= 1
            self.refresh()

    def _do(
        self, what: str, act: Callable[[], None], again: Callable[[], None] | None = None
    ) -> bool:
        """Do something; True when it was. What can't be is told once the question is back."""
        try:
            with self._still():
                act()
        except JournalError as error:
            asked = self._match.decision

            def retry() -> None:
                if self._match.decision is asked:
                    self._do(what, act)

            self.unsaved.emit(f"{what} saved.", error, again or retry)
        except (MatchError, IllegalAnswer, JudgeRefused) as error:
            self.refused.emit(f"{what} taken.", str(error))
        else:
            return True
        return False

    # --- answered without looking, or for the players ------------------------------------------

    @property
    def unseen(self) -> Unseen | None:
        """What the player whom the curtain waits for may answer without a look at his hand."""
        return unseen_answer(self._match)

    def answer_unseen(self, kept: bool = False) -> None:
        """Answer the question behind the curtain. Both hands lie face down from then on; or else
        its player says it aloud, and who has `kept` the computer enters it."""
        asked, found = self._match.decision, self.unseen
        if not self.looking.covered or asked is None or found is None:
            return
        if kept and not self.looking.kept:
            return
        self._turn(Lift.KEPT if kept else Lift.UNSEEN)
        self._leave()
        known = len(self.history())

        def give() -> None:
            self._match.answer(found.index)
            self._seen[asked.player] = known

        self._do("This answer could not be", give, partial(self.answer_unseen, kept))

    def _passing(self, decision: Decision) -> Passing | None:
        """The answer that is given for the player who is asked, or None where he is asked."""
        events, self._heard = self._match.seat(0).events_since(self._heard)
        self.auto.told(events)
        if self.held():
            return None
        side = self._match.seat(decision.player).view().sides[decision.player]
        return self.auto.answer_to(decision, len(side.hand))

    def _pass(self, decision: Decision, passing: Passing) -> None:
        self.asked = None
        self.passed.emit(passing)

        def give() -> None:
            try:
                self._match.answer(passing.index, True)
            except Exception:
                self.auto.hold(decision)
                raise
            self._since.append(passing)

        self._do("This answer could not be", give)

    @property
    def note(self) -> str:
        """What was answered for the players since one of them last decided, for who looks."""
        names, viewer = self.names, self.looking.viewer
        lines = [words(p, names[p.player], p.player == viewer) for p in self._since]
        return " ".join(dict.fromkeys(lines))

    def pass_ahead(self, until: Ahead) -> None:
        """Pass for the player who speaks at the computer, up to a moment."""
        self.auto.pass_ahead(self.speaker, until)
        self._since.clear()
        self.refresh()

    @property
    def passes_ahead(self) -> str:
        """Who passes ahead, in words, "" for nobody; up to when is for his own eyes."""
        names, viewer = self.names, self.looking.viewer
        return " · ".join(
            f"You pass ahead {mode}" if seat == viewer else f"{names[seat]} passes ahead"
            for seat, mode in enumerate(self.auto.ahead)
            if mode is not None
        )

    @property
    def ahead_barred(self) -> dict[Ahead, str]:
        """Why nobody can pass ahead so far now; "" where one can."""
        over = "" if self.outcome is None else "The game is over."
        fighting = self.view().combat >= 0
        no_combat = over or ("" if fighting else "No combat goes on now (TRN-3).")
        return {Ahead.ATTACKED: no_combat, Ahead.COMBAT: no_combat, Ahead.TURN: over}

    # --- going back, by hand, giving up ----------------------------------------------------------

    @property
    def undo_barred(self) -> str:
        """Why nothing can be taken back now; "" where something can."""
        return "" if undo.last_given(self._match) is not None else "Nobody has answered anything yet."

    def undo(self, number: int | None) -> None:
        """Go back to before an answer, None for a concession; whoever must agree has agreed."""

        def go_back() -> None:
            self._match.undo(number)
            # What is asked there is asked, whatever its answers are.
            self.auto.stop_all()
            self.auto.hold(self._match.decision)
            known = len(self.history())
            self._seen = [min(seen, known) for seen in self._seen]
            self._leave()

        self._do("This step back could not be", go_back)

    def judge(self, move: JudgeMove, agreed: bool) -> bool:
        """Do something by hand; True when it was done."""
        act = partial(self._match.judge, move, (agreed, agreed))
        return self._do("What is done by hand could not be", act)

    def concede(self) -> None:
        """Give the game up for who speaks at the computer."""
        self._do("Giving up could not be", partial(self._match.concede, self.speaker))

    # --- a recorded game -------------------------------------------------------------------------

    @property
    def position(self) -> int:
        """How many answers of a recorded game have been given."""
        return self._match.position

    def go(self, position: int) -> None:
        """Show a recorded game after so many answers."""
        self._match.go(position)
        self.refresh()

    def show_hands(self, open_hands: bool) -> None:
        """Show both hands of a recorded game, or one seat's only."""
        self._match.show_hands(open_hands)
        self.refresh()
