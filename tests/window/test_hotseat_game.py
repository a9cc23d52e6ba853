"""A whole game of two people at one computer, through the real window, by pointer and keys.

The screenshots go to the folder that DBZ_SHOTS names, or to the test's own.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from xserver import XServer

HERE = Path(__file__).parent
SEED = 11
ANSWERS_BEFORE_THE_KILL = 30
LONGEST = 600
"""Seconds until it is given up, on however busy a machine."""

pytestmark = pytest.mark.window


@pytest.fixture
def server():
    server = XServer()
    yield server
    server.stop()


@pytest.fixture
def shots(tmp_path):
    folder = Path(os.environ.get("DBZ_SHOTS") or tmp_path / "shots")
    folder.mkdir(parents=True, exist_ok=True)
    return folder


class Session:
    """The app under its driver, in a process of its own."""

    def __init__(self, server: XServer, home: Path, shots: Path, mode: str, answers: int) -> None:
        env = server.environment(home)
        root = str(HERE.parents[1])
        env["PYTHONPATH"] = os.pathsep.join(filter(None, (root, env.get("PYTHONPATH"))))
        self.process = subprocess.Popen(
            [sys.executable, str(HERE / "driver.py"), mode, str(SEED), str(answers), str(shots)],
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.told: list[dict] = []

    def wait_for(self, what: str, deadline: float) -> dict:
        """Read on until the driver tells of something."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith("{"):
                self.told.append(json.loads(line))
                assert self.told[-1]["what"] != "failed", self.told[-1]
                if self.told[-1]["what"] == what:
                    return self.told[-1]
            assert time.monotonic() < deadline, f"{what} did not come: {self.told}"
        assert self.process.stderr is not None
        pytest.fail(f"the app ended before {what}: {self.told}\n{self.process.stderr.read()}")

    def said(self, what: str) -> dict:
        return next(told for told in self.told if told["what"] == what)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


def answers_in(home: Path) -> list[int]:
    """The answers that the one journal holds."""
    (journal,) = (home / "data" / "matches").glob("*.dbzreplay")
    lines = [json.loads(line) for line in journal.read_bytes().splitlines()[1:]]
    return [line["a"] for line in lines if "a" in line]


def test_a_whole_game_survives_a_kill(server, shots, tmp_path):
    home = tmp_path / "home"
    deadline = time.monotonic() + LONGEST
    first = Session(server, home, shots, "new", ANSWERS_BEFORE_THE_KILL)
    second = None
    try:
        ready = first.wait_for("ready", deadline)
        first.kill()
        # What was passed for a player may come on top of the last answer given.
        assert len(answers_in(home)) == ready["answers"] >= ANSWERS_BEFORE_THE_KILL

        second = Session(server, home, shots, "resume", 0)
        resumed = second.wait_for("resumed", deadline)
        for key in ("answers", "player", "prompt", "options"):
            assert resumed[key] == ready[key], key

        over = second.wait_for("over", deadline)
        assert over["kind"] in ("survival", "mppv", "dragon balls")
        assert over["answers"] > ready["answers"]

        rematch = second.wait_for("rematch", deadline)
        assert rematch["answers"] == 0
        for small in ("log folded by key", "zoomed", "undone"):
            assert second.said(small)["ok"], small
        replayed = second.said("replayed")
        assert 0 < replayed["position"] < replayed["last"]
        assert ready["drags"] + rematch["drags"] > 0
        assert ready["skips"] > 0
        assert ready["card clicks"] + rematch["card clicks"] > 0
        assert second.process.wait(20) == 0
    finally:
        for session in (first, second):
            if session is not None and session.process.poll() is None:
                session.kill()
    for name in ("new-game", "combat", "defense", "curtain", "continue-offered", "game-over"):
        assert (shots / f"{name}.png").stat().st_size > 10_000, name
