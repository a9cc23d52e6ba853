"""What tests of moves by hand share."""

from __future__ import annotations

from pathlib import Path

import pytest

from dbz_desktop.match.match import Match
from dbz_desktop.match.telling.log import GameLog

AGREED = True


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.dbzreplay"


def log_of(match: Match, viewer: int) -> list[str]:
    seat = match.seat(viewer)
    return [
        line.text for line in GameLog(seat.names, lambda c: seat.card(c).name).lines(seat.history())
    ]
