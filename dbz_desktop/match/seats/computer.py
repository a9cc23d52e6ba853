"""A computer player at a seat of a match: it is asked there, and answers there."""

from __future__ import annotations

from dbz_desktop.match.seats.messages import Refused
from dbz_desktop.match.seats.seat import Seat
from dbz_desktop.players.base import Player, Sight


class Computer:
    """Somebody without a person behind him at a seat. `sight` is what he may look at."""

    def __init__(self, seat: Seat, player: Player, sight: Sight) -> None:
        self._seat, self._player, self._sight = seat, player, sight

    def answer(self) -> Refused | None:
        """Answer what the seat is asked; None where it was taken, or where nothing is asked."""
        decision = self._seat.decision
        if decision is None:
            return None
        return self._seat.answer(self._player.choose(decision, self._sight))
