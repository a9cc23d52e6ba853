"""A newcomer finds the lessons and takes two of them in the real window, by mouse and by keys."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from xserver import XServer

HERE = Path(__file__).parent
LONGEST = 300
"""Seconds until it is given up, on however busy a machine."""

pytestmark = pytest.mark.window


def test_two_lessons_are_taken_by_hand(tmp_path):
    shots = Path(os.environ.get("DBZ_SHOTS") or tmp_path / "shots")
    shots.mkdir(parents=True, exist_ok=True)
    home = tmp_path / "home"
    server = XServer()
    try:
        env = server.environment(home)
        root = str(HERE.parents[1])
        env["PYTHONPATH"] = os.pathsep.join(filter(None, (root, env.get("PYTHONPATH"))))
        ended = subprocess.run(
            [sys.executable, str(HERE / "learndriver.py"), str(shots)],
            env=env,
            capture_output=True,
            text=True,
            timeout=LONGEST,
        )
    finally:
        server.stop()
    lines = [line for line in ended.stdout.splitlines() if line.startswith("{")]
    told = {fact["what"]: fact for fact in map(json.loads, lines)}
    assert ended.returncode == 0, (told, ended.stderr[-3000:])
    assert told["by mouse"]["done"] and told["by keys"]["done"]
    assert told["taken"]["keys_by_mouse"] == 0 and told["taken"]["keys"] >= 7
    # A lesson is no game of the user's.
    assert not list(home.rglob("*.jsonl"))
