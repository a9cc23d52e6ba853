"""How long it takes from the wish for a lesson, a ruling or a puzzle until it stands on the table.

Run as `python opening.py lessons|rulings|puzzles|sandbox`, it opens one after the other in the real
window and prints, in ms as JSON: `ms` from the wish until the page with all its cards and words
is painted, `cpu` the processor time of the whole program in it, `turn_cpu` the longest turn of the
event loop (the GUI thread's own time) until nothing more comes. The first is the very
first one after the start, wished for once the program rests with its home page in sight.

Of the sandbox, `deeds_turn_cpu_ms` are the longest turns at each thing that is done in it.
"""

from __future__ import annotations

import json
import os
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

from PySide6.QtCore import QAbstractEventDispatcher, QEvent, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from run import percentile

from dbz_desktop.ui.app import make_application, open_window
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.system.threads import at_work
from dbz_desktop.ui.window.drawing_ahead import DrawingAhead
from dbz_desktop.ui.window.main_window import MainWindow

SEEN = 0.5
"""Seconds for which the home page is looked at before the first wish, and the Learn page; then
until all is read ahead, which on a quiet machine takes a second."""
QUIET = 0.25
"""An opening is over when nothing has happened for so many seconds."""
PATIENCE = 20.0
"""Seconds after which a measurement that doesn't come to its end is given up."""
FOLLOWED = 0.3
"""So many seconds it is watched what comes of a deed in the sandbox."""
TIMES = 5
"""So often each deed in the sandbox is done."""
RULINGS = 60
"""So many rulings are opened, spread over all of them."""


class Watch(QObject):
    """Watches the turns of the event loop, and when what was wished for is painted."""

    def __init__(self) -> None:
        super().__init__()
        self.turns: list[float] = []
        self._begun = time.thread_time()
        self._last = time.monotonic()
        self._loop = QEventLoop()
        self._stands: Callable[[], bool] = lambda: False
        self.rests: Callable[[], bool] = lambda: True
        self._over = 0.0, 0.0
        # Held, for its wrapper would take the connection with it.
        self._dispatcher = QAbstractEventDispatcher.instance()
        self._dispatcher.awake.connect(self._turn)

    def _turn(self) -> None:
        """The loop begins anew: timers and what is posted run between two of these."""
        now = time.thread_time()
        spent = (now - self._begun) * 1000
        if spent > 0.5:
            self.turns.append(spent)
            self._last = time.monotonic()
        self._begun = now

    def idle(self, seconds: float) -> None:
        """Let everything that waits happen for so long."""
        loop = QEventLoop()
        QTimer.singleShot(round(seconds * 1000), loop.quit)
        loop.exec()

    def look_on(self) -> None:
        """Look at a page for a while, and until nothing is done beside the window any more."""
        end = time.monotonic() + PATIENCE
        self.idle(SEEN)
        while (at_work() or not self.rests()) and time.monotonic() < end:
            self.idle(SEEN)

    def quiet(self) -> None:
        """Wait until nothing has happened for a while."""
        end = time.monotonic() + PATIENCE
        self._last = time.monotonic()
        rests = lambda: time.monotonic() - self._last >= QUIET and self.rests()  # noqa: E731
        while not rests() and time.monotonic() < end:
            self.idle(QUIET / 4)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Something was painted: once all of the window is, look whether it is what was wished."""
        if event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, self, self._look)
        return False

    def _look(self) -> None:
        if self._stands() and not self._over[0]:
            self._over = time.perf_counter(), time.process_time()
            self._loop.quit()

    def take(
        self, deed: Callable[[], object], stands: Callable[[], bool]
    ) -> tuple[float, float, float]:
        """Do something, and wait until it is painted and nothing more happens: the time until it
        was painted, the processor's, and the longest turn."""
        self.turns.clear()
        self._stands, self._over = stands, (0.0, 0.0)
        begun: list[float] = []

        def wish() -> None:
            begun.extend((time.perf_counter(), time.process_time()))
            deed()

        QTimer.singleShot(0, self, wish)
        guard = QTimer(self, singleShot=True)
        guard.timeout.connect(self._loop.quit)
        guard.start(round(PATIENCE * 1000))
        self._loop.exec()
        guard.stop()
        assert self._over[0], "it was never painted"
        self.quiet()
        over, over_cpu = self._over
        return (over - begun[0]) * 1000, (over_cpu - begun[1]) * 1000, max(self.turns)


def _end(kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
    traceback.print_exception(kind, fault, trace)
    sys.stderr.flush()
    os._exit(1)


class Stage:
    """The real window, as the app opens it."""

    def __init__(self) -> None:
        self.app = make_application()
        settings = Settings()
        settings.motion = "off"
        self.window: MainWindow = open_window(self.app, settings)
        # Nobody is there to read what the window says of a fault.
        sys.excepthook = _end
        self.window.resize(1920, 1080)
        self.watch = Watch()
        self.watch.rests = self._rests
        self.told: dict[str, Any] = {"wall": [], "cpu": [], "turn": []}
        loop = QEventLoop()
        if self.window.library.pool is None:
            self.window.library.ready.connect(loop.quit)
            loop.exec()
        self.watch.look_on()

    def _rests(self) -> bool:
        """Whether nothing is made or drawn ahead any more."""
        ahead = self.window.findChildren(DrawingAhead)
        return self.window.spares.resting and all(each.resting for each in ahead)

    def open(self, deed: Callable[[], object], page: Callable[[], Any]) -> None:
        """Open something, and take its figures down."""
        before = page()

        def arrived(there: QWidget) -> None:
            if there is not before and hasattr(there, "table"):
                there.table.viewport().installEventFilter(self.watch)

        def stands() -> bool:
            """Whether the page is there with its cards, each with its face."""
            there = page()
            if there is None or there is before:
                return False
            items = there.table.table.cards.values()
            return bool(items) and all(item._face is not None for item in items)

        self.window.pages.arrived.connect(arrived)
        wall, cpu, turn = self.watch.take(deed, stands)
        self.window.pages.arrived.disconnect(arrived)
        for key, value in (("wall", wall), ("cpu", cpu), ("turn", turn)):
            self.told[key].append(value)

    def do(self, name: str, deed: Callable[[], object]) -> None:
        """Do something on the page in sight, and take the longest turn down that comes of it: the
        deed, or what follows it beside the window or later."""
        turns, end, each = [], time.monotonic() + FOLLOWED, deed
        while not turns or time.monotonic() < end:
            begun = time.thread_time()
            each()
            QApplication.processEvents()
            turns.append((time.thread_time() - begun) * 1000)
            each = lambda: time.sleep(0.005)  # noqa: E731
        self.told.setdefault("deeds", {}).setdefault(name, []).append(max(turns))


def rulings(stage: Stage) -> None:
    """From a rule or a card's page, by "Show me"; each in place of the one before."""
    from dbz_desktop.match.scenarios.shelf import shelf

    ways = stage.window.ruling_pages
    every = shelf().listed
    for listed in every[:: max(1, len(every) // RULINGS)]:
        stage.open(lambda e=listed: ways.open(e, [e]), lambda: ways.show)


def lessons(stage: Stage) -> None:
    """From the Learn page, to which one comes back after each."""
    ways = stage.window.learn_pages
    ways.show_learn()
    stage.watch.look_on()
    for entry in [each for each in ways._lessons if not each.own]:
        stage.open(lambda e=entry: ways.open_lesson(e), lambda: ways.lesson)
        stage.window.go_back()
        stage.watch.quiet()


def puzzles(stage: Stage) -> None:
    """From the list of puzzles, to which one comes back after each."""
    ways = stage.window.puzzle_pages
    ways.show_puzzles()
    stage.watch.look_on()
    assert ways.puzzles is not None
    for entry in [each for each in ways.puzzles.puzzles if each.head]:
        stage.open(lambda e=entry: ways.open_puzzle(e), lambda: ways.puzzle)
        stage.window.go_back()
        stage.watch.quiet()


def sandbox(stage: Stage) -> None:
    """Every deed in the sandbox, some times each: what is told is the longest turn of each."""
    from dbz_desktop.cards.model import CardType
    from dbz_desktop.match.scenarios.scenes import write_scene
    from dbz_desktop.rules.judge_moves import JudgeMove
    from dbz_desktop.rules.kernel.events import Zone

    ways, watch, pool = stage.window.sandbox_pages, stage.watch, stage.window.library.pool
    assert pool is not None
    stage.open(ways.show_sandbox, lambda: ways.sandbox)
    watch.look_on()
    page = ways.sandbox
    assert page is not None
    cards = [card for card in pool.cards.values() if card.type.in_life_deck][::60]
    heroes = [
        c for c in pool.cards.values() if c.type is CardType.MAIN_PERSONALITY and c.level == 1
    ]
    file = Path(os.environ["DBZ_DESKTOP_HOME"]) / "tried.dbzscene"

    def save() -> None:
        page.keeping.path = file
        page.keeping.save()

    def away() -> None:
        card = page.session.view().sides[0].hand[0]
        page.session.judge(JudgeMove("move", 0, card, player=0, zone=Zone.DISCARD))

    def out() -> None:
        page.take_out(page.session.view().sides[0].discard[0])

    def stages(number: int) -> None:
        page.arrange.numbers["stages", 0].setValue(number + 1)

    def step(number: int) -> None:
        page.arrange.step.setCurrentIndex(1 + number % 4)

    def wish(seat: int) -> JudgeMove:
        return JudgeMove("move", seat, player=seat, zone=Zone.HAND)

    deeds: dict[str, Callable[[int], object]] = {
        "put a card": lambda n: page.put(cards[n], wish(0)),
        "carry a card": lambda _n: away(),
        "set stages": stages,
        "set the step": step,
        "put a personality": lambda n: page.put(heroes[n], wish(1)),
        "take a card out": lambda _n: out(),
        "undo": lambda _n: page.undo(),
        "copy": lambda _n: page.keeping.copy(),
        "paste": lambda _n: page.keeping.paste(),
        "save": lambda _n: save(),
        "open a file": lambda _n: ways.open_file(file),
        "tools by hand": lambda _n: page.toggle_by_hand(),
        "cards to add": lambda _n: page.toggle_pool(),
    }
    for name, deed in deeds.items():
        for number in range(TIMES):
            stage.do(name, lambda deed=deed, number=number: deed(number))
    write_scene(page.scene, file)
    for _ in range(TIMES):
        stage.do("play on", page.play_on)
        for _ in range(4):
            if page.asked is not None:
                stage.do("answer", lambda: page.answer(0))
        stage.do("undo an answer", page.undo)
        stage.do("to the start", page.to_start)
        stage.do("set up", page.set_up)


def summed(told: dict[str, Any]) -> dict[str, object]:
    """The figures of a kind: the first, and of all others the middle and what 95 % keep to."""
    found: dict[str, object] = {"count": len(told["wall"])}
    for name, times in (("", told["wall"]), ("cpu_", told["cpu"]), ("turn_cpu_", told["turn"])):
        found[f"{name}ms_first"] = round(times[0])
        if times[1:]:
            found[f"{name}ms_p50"] = round(percentile(times[1:], 0.5))
            found[f"{name}ms_p95"] = round(percentile(times[1:], 0.95))
    if "deeds" in told:
        found["deeds_turn_cpu_ms"] = {
            name: {"first": round(times[0]), "most": round(max(times))}
            for name, times in told["deeds"].items()
        }
    return found


def main() -> None:
    """Open them, and print the figures."""
    stage = Stage()
    kinds = {"rulings": rulings, "lessons": lessons, "puzzles": puzzles, "sandbox": sandbox}
    kinds[sys.argv[1]](stage)
    print(json.dumps(summed(stage.told)))
    stage.window.close()
    QApplication.quit()


if __name__ == "__main__":
    main()
