"""The process that thinks: it answers what was asked last, and ends with whoever started it."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest

from dbz_desktop.cards.model import Card
from dbz_desktop.players.making import choosing
from dbz_desktop.players.thinking import Reading, Thinker
from dbz_desktop.rules.kernel.editions import Edition
from tests.players.seen import Seen

ROOT = Path(__file__).resolve().parents[2]

STARTER = """
import sys, time
from functools import partial
from dbz_desktop.players.making import choosing
from dbz_desktop.players.thinking import Thinker
if __name__ == "__main__":
    thinker = Thinker(partial(choosing, "champion", 1))
    print(thinker._process.pid, flush=True)
    time.sleep(600)
"""


def wait(found, seconds: float = 60):
    until = time.monotonic() + seconds
    while (result := found()) is None and time.monotonic() < until:
        time.sleep(0.02)
    return result


def test_what_was_asked_last_is_answered() -> None:
    seen = Seen(4)
    decision = next(d for d in seen.decisions() if len(d.options) > 2)
    sight = seen.sight(decision.player)
    world = sight.world(random.Random(1))
    assert world is not None
    thinker = Thinker(partial(choosing, "champion", 1))
    try:
        assert thinker.ask(world, *sight.told) and thinker.ask(world, *sight.told)
        assert wait(thinker.found) in range(len(decision.options))
        assert thinker.found() is None
    finally:
        thinker.stop()
    assert not thinker._process.is_alive()


@dataclass
class Slow:
    """Rules that take their time for a card, and note it in a file."""

    path: Path

    def compile(self, card: Card, _edition: Edition) -> None:
        time.sleep(0.05)
        with self.path.open("a") as file:
            file.write(f"{card.id}\n")


def test_cards_are_read_while_nothing_is_asked(tmp_path: Path) -> None:
    seen = Seen(4)
    decision = next(d for d in seen.decisions() if len(d.options) > 2)
    sight, path = seen.sight(decision.player), tmp_path / "read"
    world, unread = sight.world(random.Random(1)), sight.unread()
    assert world is not None and len(unread.cards) > 40
    thinker = Thinker(partial(choosing, "veteran", 1))
    try:
        few = unread.cards[:3]
        thinker.read(Reading(Slow(path), unread.edition, few))
        ids = [card.id for card in few]
        assert wait(lambda: (path.exists() and path.read_text().split() == ids) or None)
        # A question doesn't wait for the rest.
        thinker.read(Reading(Slow(path), unread.edition, unread.cards * 40))
        assert thinker.ask(world, *sight.told)
        assert wait(thinker.found) in range(len(decision.options))
        assert len(path.read_text().split()) < 40 * len(unread.cards)
    finally:
        thinker.stop()


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks into /proc")
def test_it_ends_with_a_program_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "starter.py"
    script.write_text(STARTER)
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    starter = subprocess.Popen(
        [sys.executable, str(script)], stdout=subprocess.PIPE, text=True, env=environment
    )
    assert starter.stdout is not None
    pid = int(starter.stdout.readline())
    time.sleep(2)
    assert alive(pid)
    starter.kill()
    starter.wait()
    assert wait(lambda: None if alive(pid) else True, 20)
