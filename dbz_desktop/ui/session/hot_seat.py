"""Hot seat: two players at one computer, and whose eyes the screen is for.

Cards that only one player may know are on the screen while that player has the computer. When the
other one must decide, the curtain goes down first, and lifts when the computer has changed hands.
Where nothing hidden has a part in the question there is no curtain: both hands are turned face
down instead, and stay so until somebody is asked who must see his own.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from dbz_desktop.match import undo
from dbz_desktop.match.autopass import AutoPass, Passing
from dbz_desktop.match.match import Match
from dbz_desktop.rules.kernel.decisions import Decision
from dbz_desktop.rules.kernel.events import Event, redact


def public_view(event: Event) -> Event:
    """The event as both players may see it."""
    return redact(redact(event, 0), 1)


class HotSeat(QObject):
    """Watches the match and says when a question may be shown and to whom.

    `promptReady` carries a decision of the player who has the computer, `curtainNeeded` the seat
    that must take it, `gameOver` the way the game ended, `passed` an answer that is to be given
    for a player. All wait for the table to be at rest, so that both players see what happened.
    """

    promptReady = Signal(object)
    curtainNeeded = Signal(int)
    passed = Signal(object)
    """A `Passing`: nobody has to be asked, whoever has the computer."""
    gameOver = Signal(object)
    moving = Signal()

    def __init__(self, match: Match, viewer: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match = match
        self.viewer = viewer
        self._busy = False
        self._shown: Decision | None = None
        self._settling = self._again = self._quiet = False
        self._cursor = 0
        self.curtain_down = False
        self.face_down = False
        """True while both hands lie face down, because both players may look at the screen."""
        self._wants_hand: Decision | None = None
        self.unclaimed = False
        """True while nobody has said whose hands the computer is in: the game was just opened."""
        self.auto = AutoPass()
        self.held: Callable[[], bool] = lambda: False
        """While it says True, every question is asked: something is being set right by hand."""

    @property
    def speaker(self) -> int:
        """The seat that speaks at the computer: who is asked openly, else who has it in hand."""
        decision = self.match.decision
        return decision.player if self.face_down and decision is not None else self.viewer

    @property
    def decision(self) -> Decision | None:
        """What is asked now, of whichever seat."""
        return self.match.decision

    def set_busy(self, busy: bool) -> None:
        """The table begins to move, or is at rest."""
        self._busy = busy
        if not busy:
            self.settle()

    def changed(self) -> None:
        """The match went on or back."""
        self._shown = None
        self.settle()

    def went_back(self) -> None:
        """The match went back: what is asked now is asked, whatever its answers are."""
        self.auto.stop_all()
        self.auto.hold(self.match.decision)

    def hush(self, quiet: bool) -> None:
        """Ask nobody while a row of answers is given (True), or go on (False)."""
        self._quiet = quiet
        if not quiet:
            self.changed()

    def settle(self) -> None:
        """Show what is to be shown now, once the table is at rest."""
        self._again = True
        if self._settling or self._quiet:
            return
        self._settling = True
        try:
            while self._again:
                self._again = False
                self._settle()
        finally:
            self._settling = False

    def _settle(self) -> None:
        if self._busy:
            if not self.curtain_down:
                self.moving.emit()
            return
        if self.match.outcome is not None:
            self.curtain_down = False
            self.gameOver.emit(self.match.outcome)
            return
        if self.curtain_down:
            return
        decision = self.match.decision
        if decision is None or decision is self._shown:
            return
        unclaimed, self.unclaimed = self.unclaimed, False
        if unclaimed and self.needs_curtain(decision):
            # Nobody has kept it from before.
            self.viewer = decision.player
            if not decision.open:
                self.curtain_down = True
                self.curtainNeeded.emit(decision.player)
                return
            self.face_down = True
        passing = self.passing(decision)
        if passing is not None:
            self.passed.emit(passing)
            return
        if self.face_down or decision.player != self.viewer:
            if not self.needs_curtain(decision):
                self.face_down = False
                self.viewer = decision.player
            elif decision.open and decision is not self._wants_hand:
                self.face_down = True
            else:
                self.curtain_down = True
                self.curtainNeeded.emit(decision.player)
                return
        self._shown = decision
        self.promptReady.emit(decision)

    def passing(self, decision: Decision) -> Passing | None:
        """The answer that is given for the player who is asked, or None where he is asked."""
        events, self._cursor = self.match.seat(0).events_since(self._cursor)
        self.auto.told(events)
        if self.held():
            return None
        side = self.match.seat(decision.player).view().sides[decision.player]
        return self.auto.answer_to(decision, len(side.hand))

    def needs_curtain(self, decision: Decision) -> bool:
        """True when passing the screen on would show, or has shown, a hidden card.

        Both hands empty and nothing to look at: then there is nothing to hide.
        """
        sides = self.match.seat(decision.player).view().sides
        return bool(sides[0].hand or sides[1].hand or decision.looked_at) or any(
            option.card >= 0 for option in decision.options
        )

    def show_hand(self) -> None:
        """The player who is asked openly wants to see his hand first: that takes a curtain."""
        self._wants_hand = self.match.decision
        self._shown = None
        self.settle()

    def lift(self, seat: int) -> None:
        """The player of a seat has the computer now."""
        self.curtain_down = self.face_down = False
        self.viewer = seat
        self.settle()

    def turn_down(self) -> None:
        """The curtain lifts with both hands face down: its question is answered unseen.

        Nobody has said that he has the computer, so a hand is shown behind a curtain only.
        """
        self.curtain_down = False
        self.face_down = True

    @property
    def keeper(self) -> int | None:
        """While the curtain is down: the seat that had the computer before it, None for nobody.

        He may have kept it, and tell for the other what that one says aloud.
        """
        decision = self.match.decision
        if not self.curtain_down or self.face_down or decision is None:
            return None
        return self.viewer if self.viewer != decision.player else None

    def keep(self) -> None:
        """The curtain lifts for who had the computer before it: it never changed hands."""
        self.curtain_down = False

    # --- going back ---

    def can_undo(self) -> bool:
        """True when there is an answer to take back."""
        return undo.last_given(self.match.course) is not None
