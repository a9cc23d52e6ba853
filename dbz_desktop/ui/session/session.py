"""GameSession: the one object that conducts a game window, with all that players do in it.

Beside the answers of its `Conductor` these are answers behind the curtain, passing ahead, going
back, setting things right by hand, and giving up.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from dbz_desktop.match.aids.answering import ahead_barred
from dbz_desktop.match.aids.autopass import Ahead
from dbz_desktop.match.aids.unseen import Unseen, passing_unseen
from dbz_desktop.match.seats.messages import May, Refused
from dbz_desktop.match.seats.seat import steps_of_both
from dbz_desktop.match.seats.steps import Step
from dbz_desktop.rules.judge_moves import JudgeMove
from dbz_desktop.ui.session.conductor import ANSWER, Conductor
from dbz_desktop.ui.session.looking import Lift

_BACK = ("This step back could not be saved.", "This answer could not be taken back.")
_BY_HAND = ("What is done by hand could not be saved.", "This could not be done by hand.")
_GIVING_UP = ("Giving up could not be saved.", "Nobody could give up now.")
"""What is told where something can't be written down, and where it can't be done."""


class GameSession(Conductor):
    """A match in a window: what is asked and answered, and what else its players do."""

    # --- answered without looking, passed ahead ------------------------------------------------

    @property
    def unseen(self) -> Unseen | None:
        """What the player whom the curtain waits for may answer without a look at his hand."""
        asked = self.waiting_for
        return None if asked is None else passing_unseen(self._players[asked])

    def answer_unseen(self, kept: bool = False) -> None:
        """Answer the question behind the curtain. Both hands lie face down from then on; or else
        its player says it aloud, and who has `kept` the computer enters it."""
        asked, found = self.waiting_for, self.unseen
        if not self.looking.covered or asked is None or found is None:
            return
        if kept and not self.looking.kept:
            return
        self._turn(Lift.KEPT if kept else Lift.UNSEEN)
        self._leave()
        known = len(self.history())

        def give() -> Refused | None:
            refused = self._players[asked].answer(found.index)
            if refused is None:
                self._seen[asked] = known
            return refused

        self._do(ANSWER, give, partial(self.answer_unseen, kept))

    @property
    def note(self) -> str:
        """What was answered for who looks since a person last decided."""
        return self.auto.note(self.looking.viewer)

    def pass_ahead(self, until: Ahead) -> None:
        """Pass for the player who speaks at the computer, up to a moment."""
        self.auto.pass_ahead(self.speaker, until)
        self.auto.since.clear()
        self.refresh()

    @property
    def passes_ahead(self) -> str:
        """Who passes ahead, in words for who looks, "" for nobody."""
        return self.auto.who_passes(self.names, self.looking.viewer)

    @property
    def ahead_barred(self) -> dict[Ahead, str]:
        """Why nobody can pass ahead so far now; "" where one can."""
        return ahead_barred(self.view().combat >= 0, self.outcome is not None)

    # --- going back, by hand, giving up ----------------------------------------------------------

    def _agreed(self, say: Callable[[], Refused | None]) -> Refused | None:
        """Say what both players have agreed to at the computer where they must."""
        left = self._players[0].proposal
        if left is not None:
            # It was agreed to, and could not be written down.
            self._players[left.by].consent(left.number, False)
        refused, proposed = say(), self._players[0].proposal
        if refused is not None or proposed is None:
            return refused
        return self._players[1 - proposed.by].consent(proposed.number, True)

    def steps(self, most: int) -> list[Step]:
        """What persons answered, and can be gone back to: the latest first, `most` at most."""
        persons = [seat for seat in self._players if seat.viewer not in self.computers]
        if len(persons) == len(self._players):
            return list(steps_of_both(*self._players, most))
        # What a computer player did comes with what was answered before it.
        return [step for seat in persons for step in seat.steps(most, own=True)]

    @property
    def undo_barred(self) -> str:
        """Why nothing can be taken back now; "" where something can."""
        if not self.looking.covered and self.steps(1):
            return ""
        return "Nobody has answered anything yet."

    def undo(self, step: Step | None) -> None:
        """Go back to before an answer, None for a concession; whoever must agree has agreed."""
        seat = self._players[self.speaker if step is None else step.player]

        def go_back() -> Refused | None:
            refused = self._agreed(partial(seat.undo, None if step is None else step.number))
            if refused is None:
                self.auto.gone_back(self.question)
                known = len(self.history())
                self._seen = [min(seen, known) for seen in self._seen]
                self._leave()
            return refused

        self._do(_BACK, go_back)

    def free_hands(self) -> None:
        """Set things right by hand until the next answer; both players have agreed."""
        seat = self._players[self.speaker]
        self._do(_BY_HAND, partial(self._agreed, seat.propose_by_hand))

    def end_by_hand(self) -> None:
        """Enough was set right by hand."""
        if self.hands_free:
            self._players[self.speaker].end_by_hand()

    def may(self, move: JudgeMove) -> May:
        """Whether something can be done by hand, and whether both must agree first."""
        return self._players[move.by].may(move)

    def judge(self, move: JudgeMove) -> bool:
        """Do something by hand, to which both have agreed where they must; True if it was done."""
        seat = self._players[move.by]
        return self._do(_BY_HAND, partial(self._agreed, partial(seat.judge, move)))

    def concede(self) -> None:
        """Give the game up for who speaks at the computer."""
        self._do(_GIVING_UP, self._players[self.speaker].concede)
