"""What moved to `seats.seat`, until the windows have moved."""

from __future__ import annotations

from dbz_desktop.match.seats.seat import Seat

__all__ = ["Seat"]
