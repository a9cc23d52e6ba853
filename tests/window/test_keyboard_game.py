"""A whole game through the real window by the keyboard alone, from the home page to a rematch."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from xserver import XServer

HERE = Path(__file__).parent
SEED = 5
LONGEST = 600
"""Seconds until it is given up, on however busy a machine."""

pytestmark = pytest.mark.window


def test_a_whole_game_by_the_keyboard_alone(tmp_path):
    shots = Path(os.environ.get("DBZ_SHOTS") or tmp_path / "shots")
    shots.mkdir(parents=True, exist_ok=True)
    server = XServer()
    env = server.environment(tmp_path / "home")
    root = str(HERE.parents[1])
    env["PYTHONPATH"] = os.pathsep.join(filter(None, (root, env.get("PYTHONPATH"))))
    process = subprocess.Popen(
        [sys.executable, str(HERE / "keydriver.py"), str(SEED), str(shots)],
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    told: dict[str, dict] = {}
    deadline = time.monotonic() + LONGEST
    try:
        assert process.stdout is not None and process.stderr is not None
        for line in process.stdout:
            if line.startswith("{"):
                said = json.loads(line)
                assert said["what"] != "failed", (said, told)
                told[said["what"]] = said
            assert time.monotonic() < deadline, told
        assert process.wait(20) == 0, process.stderr.read()
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()
        server.stop()
    assert told["over"]["kind"] in ("survival", "mppv", "dragon balls")
    assert told["speed"]["ok"] and told["back on the table"]["ok"]
    rematch = told["rematch"]
    assert rematch["answers"] == 0
    assert rematch["clicks"] == rematch["drags"] == rematch["card clicks"] == 0
    assert rematch["keys"] > told["over"]["answers"]
    for way in ("card", "key", "button", "marked", "confirmed"):
        assert rematch["ways"][way] > 0, way
