"""Declaring combat with the first action of it: two questions that a player answers as one.

Both answers are written down by themselves.
"""

from __future__ import annotations

from dbz_desktop.match import consequences
from dbz_desktop.match.match import Match
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
    """The index of the action that a player declared combat with, None where he must be asked.

    So he must where it can't be done after all, or would lose what is asked about first.
    """
    asked = match.decision
    if asked is None or asked.player != player or asked.ask is not Ask.ACTION:
        return None
    if action not in asked.options:
        return None
    index = asked.options.index(action)
    lost = consequences.loss(match.seat(player), asked, index)
    return index if lost is None else None
