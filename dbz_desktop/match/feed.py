"""What moved to `notes`, `mentions` and `seats.reader`, until the windows have moved."""

from __future__ import annotations

from dbz_desktop.match.mentions import NAMERS, mentioned, on_table
from dbz_desktop.match.notes import Given, Rewound
from dbz_desktop.match.seats.reader import HiddenCard

__all__ = ["NAMERS", "Given", "HiddenCard", "Rewound", "mentioned", "on_table"]
