"""The demo: one match through the real windows, with a picture of every page."""

from __future__ import annotations

import os
from functools import partial

import pytest
from PySide6.QtGui import QImage

from dbz_desktop.match.replays.curve import Care
from dbz_desktop.match.replays.kept_curve import work_out_beside
from dbz_desktop.ui.demo import run
from dbz_desktop.ui.demo.run import run_demo


def test_the_demo_takes_every_picture_and_leaves_no_game_behind(qapp, tmp_path, monkeypatch):
    home = tmp_path / "home"
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(home))
    # How well the chances to win are worked out is asked elsewhere; here they are shown.
    hasty = partial(work_out_beside, care=Care(2, 1, 1, 1, 2))
    monkeypatch.setattr("dbz_desktop.ui.replay.win_curve.work_out_beside", hasty)
    files = run_demo(tmp_path / "out", ((1280, 720),), ("light",), (1.0,))
    names = {path.stem.removesuffix("-1280x720-light-100") for path in files}
    assert names >= {
        "new-game",
        "about",
        "settings-look",
        "table-early",
        "combat",
        "defense",
        "curtain",
        "search",
        "keys",
        "game-over",
        "replay",
        "replay-chances",
        "continue",
        "replays",
        "menu",
        "crash",
        "stops",
        "fan-discard",
        "table-full",
        "moment-level",
        "moment-stopped",
        "victory-mppv",
        "settings-pictures",
        "settings-pictures-read",
        "pack-file",
        "deck-file",
        "packs",
        "packs-empty",
        "table-pictures",
        "puzzle-wrong",
        "puzzle-solved",
        "sandbox-none",
        "statistics-empty",
    }
    for path in files:
        picture = QImage(str(path))
        assert (picture.width(), picture.height()) == (1280, 720), path.name
    assert not home.exists()
    assert os.environ["DBZ_DESKTOP_HOME"] == str(home)


@pytest.mark.parametrize(
    ("themes", "scales", "looks"),
    [
        (("dark", "light", "paper"), (1.0, 2.0), [("dark", 1.0), ("light", 2.0), ("paper", 1.0)]),
        (("dark",), (1.0, 2.0), [("dark", 1.0), ("dark", 2.0)]),
        (("dark", "light"), (1.5,), [("dark", 1.5), ("light", 1.5)]),
    ],
)
def test_every_theme_and_text_size_is_taken(tmp_path, monkeypatch, themes, scales, looks):
    taken = []
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    monkeypatch.setattr(
        run, "_tour", lambda out, sizes, seed, known, look: taken.append(look) or []
    )
    run.run_demo(tmp_path, ((1280, 720),), themes, scales)
    assert taken == looks
