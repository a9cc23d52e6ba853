"""Declaring combat with the first action of it: two questions that a player answers as one.

Both answers are written down by themselves.
"""

from __future__ import annotations

from dbz_desktop.match.aids import consequences
from dbz_desktop.match.seats.seat import Seat
from dbz_desktop.rules.kernel.decisions import Ask, Option


def following_action(seat: Seat, action: Option) -> int | None:
    """The index of the action that a seat declared combat with, None where it must be asked.

    So it must where that can't be done after all, or would lose what is asked about first.
    """
    asked = seat.decision
    if asked is None or asked.ask is not Ask.ACTION or action not in asked.options:
        return None
    index = asked.options.index(action)
    lost = consequences.loss(seat, asked, index)
    return index if lost is None else None
