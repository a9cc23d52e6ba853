"""Declaring combat with the first action of it: two questions that a player answers as one.

Both answers are written down by themselves.
"""

from __future__ import annotations

from dbz_desktop.match import consequences
from dbz_desktop.match.match import Match
from dbz_desktop.match.seats.seat import Seat
from dbz_desktop.rules.insight import opening
from dbz_desktop.rules.kernel.decisions import Ask, Option


def first_actions(match: Match) -> tuple[Option, ...]:
    """What who may declare combat now could do first, as far as he can tell (TRN-3).

    For his eyes alone. Empty where that isn't asked, or something else would be asked between.
    """
    asked = match.decision
    if asked is None or asked.ask is not Ask.DECLARE:
        return ()
    try:
        return opening.first_actions(match.game, asked.player)
    except Exception:
        # The engine fails on a text of this; answering tells that if it comes to it.
        return ()


def following(match: Match, player: int, action: Option) -> int | None:
    """See `following_action`."""
    return following_action(match.seat(player), action)


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
