"""What the benchmarks of the table share: a full table in the real window, and how it is watched.

Run as `python measured.py moving|thinking|fan|memory WIDTH HEIGHT`, it prints its figures as JSON.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QPoint, Qt, QTimer
from PySide6.QtTest import QTest

from dbz_desktop.decks import read_deck
from dbz_desktop.match.content.library import load_pool, starter_decks
from dbz_desktop.match.course.setup import MatchSetup
from dbz_desktop.match.match import Match
from dbz_desktop.match.scenarios.full_table import Fullness, full_table
from dbz_desktop.players import RandomPlayer
from dbz_desktop.players.making import choosing, load_levels
from dbz_desktop.players.thinking import Thinker
from dbz_desktop.rules.kernel.decisions import Ask
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.ui.app import make_application
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.game.game_page import GamePage
from dbz_desktop.ui.kit.theme import apply_theme
from dbz_desktop.ui.session.conductor import LOOK_MS
from dbz_desktop.ui.table.widget import TableWidget
from dbz_desktop.ui.tableside import table_page

MOVING = 6
PATIENCE = 20.0
"""Seconds after which a measurement that doesn't come to its end is given up."""


class WatchedTable(TableWidget):
    """Counts its pictures."""

    painted = 0

    def paintEvent(self, event) -> None:
        """Paint, and count it."""
        super().paintEvent(event)
        WatchedTable.painted += 1


table_page.TableWidget = WatchedTable  # type: ignore[misc]


class Stage:
    """The game page of a full table in a window of a size, painted and at rest."""

    def __init__(self, width: int, height: int, full: Fullness | None = None) -> None:
        self.app = make_application()
        self.settings = Settings()
        self.settings.motion = "off"
        apply_theme(self.app, "dark", 1.0)
        self.match = full_table(load_pool(), full=full)
        self.page = GamePage(self.match, FaceCache(), self.settings)
        self.page.resize(width, height)
        self.page.show()
        self.page.begin()
        self.table = self.page.table
        self.idle(1.0)
        if self.page.curtain.isVisible():
            self.page.curtain.lift_now()
        self.table.skipAnimations()
        self.idle(0.5)

    def idle(self, seconds: float) -> None:
        """Let everything that waits happen."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            self.app.processEvents()
            time.sleep(0.002)

    def until(self, done: Callable[[], bool]) -> None:
        """Let everything that waits happen until something is so."""
        end = time.monotonic() + PATIENCE
        while not done():
            assert time.monotonic() < end, "it never came to its end"
            self.app.processEvents()


def moving(width: int, height: int) -> dict[str, object]:
    """Frames while six cards fly right across the table, one frame from tick to tick.

    A frame holds all that the GUI thread does in it: stepping the motions, painting, handing the
    picture over. `cpu` is the thread's own time, which other programs don't lengthen.
    """
    stage = Stage(width, height)
    scene = stage.table.table
    director = scene.director
    ticks = 0
    tick = director.tick

    def counted() -> None:
        nonlocal ticks
        ticks += 1
        tick()

    director._timer.timeout.disconnect()
    director._timer.timeout.connect(counted)
    own = scene.viewer
    cards = [
        item
        for item in scene.cards.values()
        if item.row.zone is Zone.HAND and item.row.seat == own and item.card is not None
    ][:MOVING]
    assert len(cards) == MOVING, "the hand must hold six cards"
    frames: list[float] = []
    cpu: list[float] = []
    for flight in range(14):
        for i, item in enumerate(cards):
            # From another corner each time: long ways over all that lies there.
            x = width * (0.15 + 0.12 * i)
            item.setPos(x if flight % 2 else width * 0.7 - x * 0.3, height * 0.06 + 20 * i)
            scene.travel(item, 560)
        director._timer.start()
        spent = spent_cpu = 0.0
        seen = ticks
        first = True
        while director._motions:
            begun, begun_cpu = time.perf_counter(), time.thread_time()
            before = ticks
            stage.app.processEvents()
            now, now_cpu = time.perf_counter() - begun, time.thread_time() - begun_cpu
            if ticks > before:
                if not first and flight > 1:
                    frames.append(spent * 1000)
                    cpu.append(spent_cpu * 1000)
                first = ticks == seen + 1
                spent, spent_cpu = now, now_cpu
            else:
                spent += now
                spent_cpu += now_cpu
            time.sleep(0.0003)
        stage.idle(0.05)
    return {"frames": frames, "cpu": cpu, "paints": WatchedTable.painted, "ticks": ticks}


def thinking(width: int, height: int) -> dict[str, object]:
    """`moving` while the strongest level thinks without a pause, as it does in a game: in a process
    of its own, that is looked after every so often. `answers` is how many it has found meanwhile.
    """
    match = _middle_of_a_game()
    assert match.decision is not None
    chance = random.Random(1)
    sight = match._sight(match.decision.player)
    world, level = sight.world(chance), load_levels().levels[-1]
    assert world is not None
    thinker = Thinker(partial(choosing, level.name, 1))
    answers = -1

    def look() -> None:
        nonlocal answers
        if answers < 0 or thinker.found() is not None:
            answers += 1
            assert thinker.ask(world, *sight.told)

    thinker.read(sight.unread())
    make_application()
    timer = QTimer(interval=LOOK_MS)
    timer.timeout.connect(look)
    timer.start()
    told = moving(width, height)
    timer.stop()
    thinker.stop()
    return told | {"answers": answers}


def _middle_of_a_game() -> Match:
    """A game in which somebody has more to choose among than an attack and a pass."""
    pool = load_pool()
    one, other = (read_deck(path, pool) for path in starter_decks()[:2])
    match = Match.new(MatchSetup(("Anna", "Bert"), (one, other), "fanz", 5, 0), pool)
    by_chance = RandomPlayer(1)
    while (asked := match.decision) is not None:
        if asked.ask is Ask.ACTION and len(asked.options) > 3:
            return match
        match.course.answer(by_chance.choose(asked))
    raise AssertionError("nobody had a choice")


def fan(width: int, height: int) -> dict[str, object]:
    """From the click on a discard pile of 60 cards to the picture of the open fan, in ms.

    `first` is the first picture with the fan in it, `whole` the one in which the last of the
    faces is drawn. The first opening draws faces that no opening drew before.
    """
    stage = Stage(width, height, Fullness(discard=60))
    table = stage.table
    scene = table.table
    pile = scene.piles[Zone.DISCARD][scene.viewer]
    at: QPoint = table.mapFromScene(pile.rect.center())
    first: list[float] = []
    whole: list[float] = []
    first_cpu: list[float] = []
    whole_cpu: list[float] = []
    for _ in range(6):
        WatchedTable.painted = 0
        begun, begun_cpu = time.perf_counter(), time.thread_time()
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert table.fan is not None, "the click opens the pile"
        stage.until(lambda: WatchedTable.painted > 0)
        first.append((time.perf_counter() - begun) * 1000)
        first_cpu.append((time.thread_time() - begun_cpu) * 1000)
        stage.until(lambda: all(item._face is not None for item in table.fan.items))
        whole.append((time.perf_counter() - begun) * 1000)
        whole_cpu.append((time.thread_time() - begun_cpu) * 1000)
        assert len(table.fan.items) == 60
        table.closeFan()
        stage.idle(0.2)
    return {"first": first, "whole": whole, "first_cpu": first_cpu, "whole_cpu": whole_cpu}


def memory(width: int, height: int) -> dict[str, object]:
    """What the process holds in memory with the full table painted, in MB."""
    stage = Stage(width, height)
    table = stage.table
    for zone in (Zone.DISCARD, Zone.BANISHED):
        table.openFan(0, zone)
        stage.idle(0.4)
        table.closeFan()
    for item in list(table.table.cards.values())[:40]:
        stage.page.point_at(item.instance)
        stage.idle(0.02)
    stage.idle(0.3)
    return {"rss_mb": resident(), "cards": len(table.table.cards)}


def resident() -> float:
    """The resident memory of this process in MB (where that can't be read, its highest so far)."""
    status = Path("/proc/self/status")
    if status.exists():
        for line in status.read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    if sys.platform == "win32":
        import ctypes
        from ctypes import wintypes

        class Counters(ctypes.Structure):
            _fields_ = [("cb", wintypes.DWORD), ("faults", wintypes.DWORD)] + [
                (name, ctypes.c_size_t) for name in ("peak", "now", "a", "b", "c", "d", "e", "f")
            ]

        found = Counters()
        found.cb = ctypes.sizeof(found)
        process = ctypes.windll.kernel32.GetCurrentProcess()
        ctypes.windll.psapi.GetProcessMemoryInfo(process, ctypes.byref(found), found.cb)
        return found.now / 1e6
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e6


if __name__ == "__main__":
    name, width, height = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    told = {"moving": moving, "thinking": thinking, "fan": fan, "memory": memory}[name](
        width, height
    )
    QCoreApplication.quit()
    print(json.dumps(told))
