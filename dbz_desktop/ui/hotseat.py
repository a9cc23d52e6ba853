"""Hot seat: two players at one computer, and whose eyes the screen is for.

Cards that only one player may know are on the screen while that player has the computer. When the
other one must decide, the curtain goes down first, and lifts when the computer has changed hands.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from dbz_desktop.match.match import Match
from dbz_desktop.match.undo import reveals
from dbz_desktop.rules.decisions import Decision
from dbz_desktop.rules.events import Event, redact


def public_view(event: Event) -> Event:
    """The event as both players may see it."""
    return redact(redact(event, 0), 1)


def reveals_something(event: Event) -> bool:
    """True when a player learned something by the event that going back can't make unknown."""
    return reveals(event)


class HotSeat(QObject):
    """Watches the match and says when a question may be shown and to whom.

    `promptReady` carries a decision of the player who has the computer, `curtainNeeded` the seat
    that must take it, `gameOver` the way the game ended. All three wait for the table to be at
    rest, so that both players see what happened.
    """

    promptReady = Signal(object)
    curtainNeeded = Signal(int)
    gameOver = Signal(object)
    moving = Signal()

    def __init__(self, match: Match, viewer: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match = match
        self.viewer = viewer
        self._busy = False
        self._shown: Decision | None = None
        self.curtain_down = False

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

    def settle(self) -> None:
        """Show what is to be shown now, once the table is at rest."""
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
        if decision.player != self.viewer:
            if self.needs_curtain(decision):
                self.curtain_down = True
                self.curtainNeeded.emit(decision.player)
                return
            self.viewer = decision.player
        self._shown = decision
        self.promptReady.emit(decision)

    def needs_curtain(self, decision: Decision) -> bool:
        """True when passing the screen on would show, or has shown, a hidden card.

        Both hands empty and nothing to look at: then there is nothing to hide.
        """
        sides = self.match.seat(decision.player).view().sides
        return bool(sides[0].hand or sides[1].hand or decision.looked_at) or any(
            option.card >= 0 for option in decision.options
        )

    def lift(self, seat: int) -> None:
        """The player of a seat has the computer now."""
        self.curtain_down = False
        self.viewer = seat
        self.settle()

    # --- going back ---

    def can_undo(self) -> bool:
        """True when there is an answer to take back."""
        return bool(self.match.answers)

    def undo_reveals(self) -> list[Event]:
        """What was revealed since the last answer and can't be made unknown by going back."""
        if not self.match.answers:
            return []
        since = self.match.seat(0).history()[self.match.answers[-1].events :]
        return [event for event in since if reveals_something(event)]
