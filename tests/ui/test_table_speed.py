"""How long the table takes to paint a frame while it animates, offscreen in software."""

from __future__ import annotations

import time

import scripts
from fake_match import FakeMatch, ask
from PySide6.QtTest import QTest

from dbz_desktop.ui.bridge import EngineBridge
from dbz_desktop.ui.table import TableWidget


class Timed(TableWidget):
    """Notes how long each paint takes, in milliseconds."""

    def __init__(self, *arguments) -> None:
        self.frames: list[float] = []
        super().__init__(*arguments)

    def paintEvent(self, event) -> None:
        start = time.perf_counter()
        super().paintEvent(event)
        self.frames.append((time.perf_counter() - start) * 1000)


def test_frames_are_fast_enough(qtbot):
    events = [*scripts.opening(), *scripts.attack_hits(), *scripts.planning()]
    widget = Timed(EngineBridge(FakeMatch([(events, None)], first=ask())))
    widget.setSpeed("fast")
    qtbot.addWidget(widget)
    widget.resize(1920, 1080)
    widget.show()
    qtbot.waitExposed(widget)
    QTest.qWait(50)
    widget.frames.clear()
    widget.bridge.answer(0)
    qtbot.waitUntil(lambda: not widget.busy, timeout=20000)
    frames = sorted(widget.frames)
    late = frames[int(len(frames) * 0.95)]
    print(f"{len(frames)} frames, 95th percentile {late:.1f} ms, longest {frames[-1]:.1f} ms")
    assert len(frames) > 60
    assert late < 16
