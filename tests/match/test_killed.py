"""A match whose process is killed at any moment stands where it stood."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.match import Match
from dbz_desktop.match.replays.replay import digest
from tests.long import LONG

PLAYER = """
import sys
from pathlib import Path
from dbz_desktop.decks import read_deck
from dbz_desktop.match.content.library import load_pool, starter_decks
from dbz_desktop.match.match import Match
from dbz_desktop.match.course.setup import MatchSetup
from dbz_desktop.players import RandomPlayer

pool = load_pool()
decks = {path.stem: read_deck(path, pool) for path in starter_decks()}
setup = MatchSetup(("Ann", "Bob"), (decks["saiyan"], decks["orange"]), seed=3)
match = Match.new(setup, pool, Path(sys.argv[1]))
players = RandomPlayer(1), RandomPlayer(2)
print("ready", flush=True)
while match.decision is not None:
    match.course.answer(players[match.decision.player].choose(match.decision))
    print(len(match.answers), flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL is not there")
def test_killed_at_any_moment(tmp_path: Path, pool: Pack) -> None:
    whole = tmp_path / "whole.dbzreplay"
    subprocess.run(
        [sys.executable, "-c", PLAYER, str(whole)], check=True, stdout=subprocess.DEVNULL
    )
    reference = Match.resume(whole, pool, write=False)
    total = len(reference.answers)
    chance = random.Random(12)
    for attempt in range(4 * LONG):
        path = tmp_path / f"{attempt}.dbzreplay"
        wait_for = chance.randrange(1, total)
        child = subprocess.Popen(
            [sys.executable, "-c", PLAYER, str(path)], stdout=subprocess.PIPE, text=True
        )
        assert child.stdout is not None
        told = 0
        for line in child.stdout:
            told = int(line) if line.strip().isdigit() else 0
            if told >= wait_for:
                os.kill(child.pid, signal.SIGKILL)
                break
        # What it still told before the signal came.
        told = max([told, *(int(line) for line in child.stdout if line.strip().isdigit())])
        child.wait()
        match = Match.resume(path, pool)
        # One answer more may be in the file than the process lived to tell.
        assert told <= len(match.answers) <= told + 1
        assert [a.value for a in match.answers] == [
            a.value for a in reference.answers[: len(match.answers)]
        ]
        if len(match.answers) < total:
            reference.course.rewind(len(match.answers))
        assert digest(match.game.events) == digest(reference.game.events)
        assert match.decision == reference.decision
        reference = Match.resume(whole, pool, write=False)
