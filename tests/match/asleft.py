"""A match as its file is left, while whoever plays it still has it open."""

from __future__ import annotations

import shutil
from pathlib import Path

from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.match import Match


def as_left(path: Path, pool: Pack) -> Match:
    """Resume from a copy of the file: what a crash at this moment would leave."""
    copy = path.with_name(f"left-{path.name}")
    shutil.copyfile(path, copy)
    match = Match.resume(copy, pool)
    match.close()
    return match
