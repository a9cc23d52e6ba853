"""Set-up of the windows' tests: offscreen, the shipped fonts and theme, cards by script.

A test leaves no window behind: Qt deletes later what is closed, once its loop turns again, which a
test that ended has none of. Each window that stayed would be dressed again with every later test.
"""

from __future__ import annotations

import os
import sys
from functools import partial
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parent))

PATIENCE_MS = 60_000
"""So long it is waited for what a test waits for, in milliseconds."""


@pytest.fixture(scope="session")
def collector(qapp):
    """As in the program: Python destroys widgets in the GUI thread, and never under Qt's hands."""
    from dbz_desktop.ui.system.cycle_collector import CycleCollector

    return CycleCollector()


@pytest.fixture(scope="session")
def dress_plainly(qapp):
    """Puts the dark theme in force where a test has put on another look."""
    from dbz_desktop.ui.kit.theme import apply_theme, theme

    worn: list[object] = []

    def dress() -> None:
        if [theme(), qapp.styleSheet()] != worn:
            worn[:] = apply_theme(qapp), qapp.styleSheet()

    return dress


@pytest.fixture(autouse=True)
def window_test(request):
    """Every test of a window sees the dark theme, and its windows end with it."""
    if not {"qapp", "qtbot"} & set(request.fixturenames):
        yield
        return
    request.getfixturevalue("dress_plainly")()
    collector = request.getfixturevalue("collector")
    yield
    from PySide6.QtCore import QCoreApplication, QEvent

    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    collector.look()


@pytest.fixture
def qtbot(qtbot):
    """What is waited for comes, also where the machine is busy: only what never comes takes long."""
    for wait in ("waitUntil", "waitSignal", "waitSignals", "waitActive", "waitExposed"):
        setattr(qtbot, wait, partial(getattr(qtbot, wait), timeout=PATIENCE_MS))
    return qtbot
