"""Who looks at the screen that two players share, as one value, and how it passes to another.

Cards that only one player may know are in sight while he has the computer. When the other one must
decide, a curtain goes down first, and lifts when the computer has changed hands. Where nothing
hidden has a part in the question there is no curtain: both hands lie face down instead, and stay
so until somebody is asked who must see his own.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Eyes(Enum):
    """For whose eyes the screen is."""

    UNCLAIMED = "the game was just opened, and nobody has said in whose hands the computer is"
    ONE = "one player has the computer, and his hand is shown"
    BOTH = "both players look, and both hands lie face down"
    NOBODY = "the curtain is down until a player says that he has the computer"


@dataclass(frozen=True, slots=True)
class Looking:
    """Who looks. `seat` has the computer, or had it last; his side of the table is below.

    While the curtain is down, `awaited` is whom it waits for. `kept` tells that `seat` had the
    computer in hand up to then: he may have kept it, and say for the other what that one calls.
    """

    eyes: Eyes
    seat: int
    awaited: int = -1
    kept: bool = False

    @property
    def covered(self) -> bool:
        """True while the curtain is down."""
        return self.eyes is Eyes.NOBODY

    @property
    def openly(self) -> bool:
        """True while no more is shown than both players may see."""
        return self.eyes is Eyes.BOTH

    @property
    def viewer(self) -> int | None:
        """The player whose hand is in sight, None where no hand is."""
        return self.seat if self.eyes is Eyes.ONE else None


@dataclass(frozen=True, slots=True)
class Asked:
    """A player is asked: `openly` where both may read the question, `hidden` where passing the
    screen on to him would show, or has shown, a card that is not for both. With `hand` he wants
    to see his own cards first."""

    player: int
    openly: bool
    hidden: bool
    hand: bool = False


class Lift(Enum):
    """How the curtain lifts, or has nothing to cover any more."""

    TAKEN = "the player whom it waited for has the computer"
    KEPT = "who had the computer has kept it"
    UNSEEN = "the question is answered without a look at any hand"
    OVER = "the game is over"


def after(now: Looking, what: Asked | Lift) -> Looking:
    """Who looks once that has happened."""
    if isinstance(what, Lift):
        return _lifted(now, what)
    if now.covered:
        return now
    if now.eyes is Eyes.ONE and now.seat == what.player:
        return now
    if not what.hidden:
        return Looking(Eyes.ONE, what.player)
    # Of a game that was just opened nobody has kept the computer from before.
    seat = what.player if now.eyes is Eyes.UNCLAIMED else now.seat
    if what.openly and not what.hand:
        return Looking(Eyes.BOTH, seat)
    return Looking(Eyes.NOBODY, seat, what.player, now.eyes is Eyes.ONE)


def _lifted(now: Looking, how: Lift) -> Looking:
    if not now.covered:
        return now
    if how is Lift.TAKEN:
        return Looking(Eyes.ONE, now.awaited)
    if how is Lift.UNSEEN or not now.kept:
        return Looking(Eyes.BOTH, now.seat)
    return Looking(Eyes.ONE, now.seat)
