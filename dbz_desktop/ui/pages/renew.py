"""A game page made anew in another look, at the same place of the same match."""

from __future__ import annotations

from dbz_desktop.ui.pages.game import GamePage


def renew(old: GamePage, new: GamePage) -> None:
    """Bring a fresh page of the same match to where the old one stands, before it begins.

    The seat that had the computer keeps it. Where the other seat is asked now, the fresh page
    draws its curtain as the old one did, so that no hand is shown on the way.
    """
    seat = old.hotseat.viewer
    new.hotseat.viewer = seat
    new._take_seat(seat)
    new._seen = list(old._seen)
    new.passing.take_over(old.passing)
    new.by_hand.take_over(old.by_hand)
