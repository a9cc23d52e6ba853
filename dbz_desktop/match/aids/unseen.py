"""What a player may answer behind the curtain, before anybody's hand is shown: that he passes.

It is offered by the kind of the question and by what lies open, whatever the hands hold, so that
neither the offer nor its words tell anything. The answer is an ordinary one.
"""

from __future__ import annotations

from dataclasses import dataclass

from dbz_desktop.match.aids.autopass import passing_index
from dbz_desktop.match.aids.consequences import opponent_passed
from dbz_desktop.match.seats.seat import Seat
from dbz_desktop.rules.kernel.decisions import Ask

_WORDS = {
    Ask.PLANNING: "Power up",
    Ask.DECLARE: "No combat",
    Ask.ACTION: "Pass",
    Ask.DEFEND: "No defense",
    Ask.DISCARD: "Discard nothing",
}
"""Every other question is a secret while the curtain is down, and so is what it may be answered."""


@dataclass(frozen=True, slots=True)
class Unseen:
    """An answer that is given without a look at the hand: its index, and what it does."""

    index: int
    words: str


def passing_unseen(seat: Seat) -> Unseen | None:
    """What can be answered unseen at a seat now, or None where there is nothing such.

    A pass that ends combat says so: nobody asks again whether that is meant (COM-2).
    """
    decision = seat.decision
    if decision is None or decision.ask not in _WORDS:
        return None
    index = passing_index(decision)
    if index is None:
        # More cards are held than may be kept, which both players see (TRN-4).
        return None
    words = _WORDS[decision.ask]
    if decision.ask is Ask.ACTION:
        # Both players see who has passed.
        if opponent_passed(seat.history(), decision.player):
            words = "Pass, end combat"
    return Unseen(index, words)
