"""A legal deck is built from nothing by the mouse alone, in the real window, and played with."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from xserver import XServer

from dbz_desktop.decks import check_deck, is_legal, load_deck_rules, read_deck
from dbz_desktop.match.content.library import load_pool
from dbz_desktop.paths import resources_folder

HERE = Path(__file__).parent
LONGEST = 600
"""Seconds until it is given up, on however busy a machine."""

pytestmark = pytest.mark.window


def test_a_deck_is_built_by_mouse_and_played(tmp_path):
    shots = Path(os.environ.get("DBZ_SHOTS") or tmp_path / "shots")
    shots.mkdir(parents=True, exist_ok=True)
    home = tmp_path / "home"
    server = XServer()
    try:
        env = server.environment(home)
        root = str(HERE.parents[1])
        env["PYTHONPATH"] = os.pathsep.join(filter(None, (root, env.get("PYTHONPATH"))))
        ended = subprocess.run(
            [sys.executable, str(HERE / "deckdriver.py"), str(shots)],
            env=env,
            capture_output=True,
            text=True,
            timeout=LONGEST,
        )
    finally:
        server.stop()
    told = {}
    for line in ended.stdout.splitlines():
        if line.startswith("{"):
            fact = json.loads(line)
            told[fact["what"]] = fact
    assert ended.returncode == 0, (told, ended.stderr[-3000:])
    built = told["built"]
    assert built["legal"] and built["size"] == 60
    assert built["levels"] == [1, 2, 3, 4] and built["mastery"]
    assert built["double clicks"] > 20 and built["card drags"] >= 4 and built["menus"] == 1
    assert told["plays"]["keys"] == 0
    # What was built lies in its file, and whoever reads it finds it legal too.
    (path,) = (home / "data" / "decks").glob("*.toml")
    pool = load_pool()
    deck = read_deck(path, pool)
    rules = load_deck_rules("fanz", resources_folder() / "editions")
    assert deck.size == 60 and is_legal(check_deck(deck, rules, pool))
    assert (home / "data" / "matches").exists()
